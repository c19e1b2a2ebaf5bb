"""A person sees and deletes what is stored; finished games keep an anonymous seat."""

from dataclasses import replace

import msgspec
import pytest

from db.rows import MoveRow, PlanRow, ResultRow, SeatRow, TableCommit
from db.store import StillSeated, Store
from tests.db.made import ANNA, BORIS, created, move, moved, notice, running

BOTH = (SeatRow(seat=0, user=ANNA, name="Anna"), SeatRow(seat=1, user=BORIS, name="Boris"))


async def finished(store: Store) -> None:
    row = await moved(store, await running(store, seats=BOTH, extra={"votes": {str(ANNA): "yes"}}))
    results = (
        ResultRow(seat=0, place=1, points=9, won=True, ending="points"),
        ResultRow(seat=1, place=2, points=5, won=False, ending="points"),
    )
    await store.commit(replace(move(replace(row, status="over")), results=results))
    await store.change_user(ANNA, {"locale": "de"})
    await store.change_user(BORIS, {"locale": "pl"})
    await store.put(notice(f"u:{ANNA}", "ping", target=ANNA), notice(f"u:{BORIS}", "other", target=BORIS), now=0)


async def test_the_export_holds_everything_and_nobody_else(store: Store) -> None:
    await finished(store)
    export = await store.export_user(ANNA)
    assert export["user"] == str(ANNA)
    assert export["settings"] == {"locale": "de"}
    assert [(t["table"], t["seat"], t["name"]) for t in export["tables"]] == [("kx7", 0, "Anna")]
    assert [(m["table"], m["revision"], m["kind"]) for m in export["moves"]] == [
        ("kx7", 1, "table"), ("kx7", 3, "move"), ("kx7", 4, "move"),
    ]  # fmt: skip
    assert [(r["place"], r["points"]) for r in export["results"]] == [(1, 9)]
    assert [n["payload"] for n in export["notices"]] == ['{"text":"your turn"}']
    assert [t["table"] for t in export["hosted"]] == ["kx7"]
    assert "Boris" not in msgspec.json.encode(export).decode()


async def test_forgetting_leaves_an_anonymous_seat_and_the_game(store: Store) -> None:
    await finished(store)
    assert await store.forget_user(ANNA) == 1
    loaded = await store.load("kx7")
    assert loaded is not None
    assert loaded.row.seats == (SeatRow(seat=0), BOTH[1])
    assert (loaded.row.host, loaded.row.extra, loaded.state) == (0, {}, b"s2")
    assert [line.user for line in await store.log("kx7")] == [None] * 4
    assert [(r.seat, r.user, r.place) for r in await store.results()] == [(0, None, 1), (1, BORIS, 2)]


async def test_after_forgetting_the_export_is_empty_and_the_others_is_not(store: Store) -> None:
    await finished(store)
    await store.forget_user(ANNA)
    export = await store.export_user(ANNA)
    assert [value for name, value in export.items() if name != "user"] == [{}, [], [], [], [], [], [], []]
    assert (await store.export_user(BORIS))["settings"] == {"locale": "pl"}
    assert [item.nonce for item in await store.deliverable(0)] == ["other"]


async def test_whoever_sits_at_an_open_table_is_not_forgotten(store: Store) -> None:
    await finished(store)
    await created(store, "p2m", channel=6)
    with pytest.raises(StillSeated) as refused:
        await store.forget_user(ANNA)
    assert refused.value.tables == ("p2m",)
    assert await store.user(ANNA) == {"locale": "de"}


async def test_a_server_that_removed_the_bot_is_forgotten_and_its_tables_are_abandoned(store: Store) -> None:
    row = await running(store)
    await store.commit(move(row, notice()))
    elsewhere = await running(store, "p2m", channel=6, guild=10)
    await store.change_guild(9, {"locale": "de"})
    await store.forget_guild(9)
    assert await store.guild(9) == {}
    gone = await store.row("kx7")
    assert gone is not None
    assert (gone.status, gone.revision, gone.due) == ("abandoned", 4, None)
    assert [line.revision for line in await store.log("kx7")] == [1, 2, 3, 4]
    assert await store.deliverable(0) == ()
    assert await store.open_tables() == (elsewhere,)


async def test_a_session_that_still_holds_an_abandoned_table_is_stale(store: Store) -> None:
    row = await running(store)
    await store.forget_guild(9)
    with pytest.raises(Exception, match="revision 3 already"):
        await store.commit(TableCommit(row=replace(row, revision=3), move=MoveRow()))


async def test_whoever_left_a_seat_before_the_end_is_forgotten_in_its_log_too(store: Store) -> None:
    row = await moved(store, await running(store, seats=BOTH), user=BORIS)
    row = replace(row, revision=row.revision + 1, seats=(BOTH[0], SeatRow(seat=1, strength="easy")), status="over")
    await store.commit(TableCommit(row=row, move=MoveRow(user=ANNA)))
    assert [line["revision"] for line in (await store.export_user(BORIS))["moves"]] == [3]
    assert await store.forget_user(BORIS) == 0
    assert [line.user for line in await store.log("kx7")] == [ANNA, None, None, ANNA]


async def test_what_a_person_has_planned_is_in_their_export_and_goes_with_them(store: Store) -> None:
    row = await running(store, seats=BOTH)
    await store.set_plan("kx7", PlanRow(seat=0, user=ANNA, steps=({"kind": "turn"},), revision=2))
    await store.set_plan("kx7", PlanRow(seat=1, user=BORIS, steps=({"kind": "place"},), revision=2))
    plan = {"table": "kx7", "seat": 0, "steps": '[{"kind":"turn"}]', "revision": 2, "done": 0, "stopped": 0}
    assert (await store.export_user(ANNA))["plans"] == [plan]
    await store.commit(TableCommit(row=replace(row, revision=3, status="abandoned"), move=MoveRow()))
    await store.forget_user(ANNA)
    loaded = await store.load("kx7")
    assert loaded is not None
    assert [kept.user for kept in loaded.plans] == [BORIS]


async def test_the_plans_at_the_tables_of_a_server_go_with_it(store: Store) -> None:
    await running(store)
    await store.set_plan("kx7", PlanRow(seat=0, user=ANNA, steps=({"kind": "turn"},)))
    await store.forget_guild(9)
    assert (await store.export_user(ANNA))["plans"] == []
