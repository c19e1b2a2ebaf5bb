"""A part of the bench's forged presses: all of them are refused politely, and nothing changes."""

from pathlib import Path

from bench.forged import Forger, ids_of, play, running
from cogs._table.clock import Clock
from cogs._table.session import Session
from db.sqlite import SqliteStore
from rules import GAMES

MANY = 4000


async def test_forged_custom_ids_are_refused_in_one_sentence_and_change_nothing() -> None:
    answers = await play(MANY, "tests")
    refused = {key: n for key, n in answers.items() if key}
    assert sum(refused.values()) == MANY
    assert {"press-unknown", "press-watching", "press-old", "press-wrong-person", "table-gone"} <= set(refused)


async def test_the_forger_works_with_the_buttons_of_every_game(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    session = Session(store, GAMES, Clock())
    tables = await running(session)
    forger = Forger(tables, "tests")
    made = {forger().custom_id for _ in range(200)}
    await session.close()
    await store.close()
    assert {table.row.game for table in tables if ids_of(table)} >= {"roar", "sanctuary"}
    assert len(made) > 150, "hardly two forged buttons are the same"
