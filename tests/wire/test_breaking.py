"""Attempts to break a table: each ends in one clear private sentence, and nothing has changed."""

from typing import Any

import pytest

from local.person import Person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns

MISTAKE = "Our mistake"


async def a_lobby(bot: Running, host: Person, game: str = "roar", computers: int = 0) -> tuple[str, str, Json]:
    """An open lobby: channel, table id, lobby message."""
    channel = await bot.opened(host, game, computers=computers, place="here")
    lobby = await host.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    return channel, (await bot.store.tables_of(int(host.id)))[0].id, lobby


def told(person: Person, channel: str) -> str:
    """The newest sentence that this person alone was told."""
    return str(person.ephemerals(channel)[-1]["content"])


async def revision(bot: Running, table: str) -> int:
    """The table's revision on the disk."""
    loaded = await bot.store.load(table)
    assert loaded is not None
    return loaded.row.revision


@pytest.mark.parametrize(
    "forged", ["l:{t}:seat:²", "l:{t}:strength:²", "l:{t}:strength:1", "l:{t}:remove:²", "l:{t}:seatset:²:0:x"]
)
async def test_a_forged_button_of_a_lobby_is_not_a_mistake_of_ours(bot: Running, forged: str) -> None:
    ann = bot.person("Ann")
    channel, table, lobby = await a_lobby(bot, ann, computers=1)
    before = await revision(bot, table)
    check_ok(await ann.press(lobby, forged.replace("{t}", table), raw=True))
    assert told(ann, channel).startswith("This button is not one of this table's.")
    assert await revision(bot, table) == before


async def test_a_choice_that_is_no_number_is_not_a_mistake_of_ours(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    prompt, before = turns.opened.prompts[0], turns.opened.row.revision
    forged = f"t:{turns.opened.id}:{prompt.seat}:{turns.opened.guard(prompt)}:{prompt.kind}:²"
    check_ok(await ann.press(turns.board(), forged, raw=True))
    assert told(ann, turns.channel).startswith("This button is not one of this table's.")
    assert await revision(bot, turns.opened.id) == before


@pytest.mark.parametrize("typed", ["²", "0", "3", "x", "-1"])
async def test_a_seat_that_does_not_exist_is_named_as_such(bot: Running, typed: str) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, _, lobby = await a_lobby(bot, ann)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await ann.command("table kick", channel, seat=typed))
    assert told(ann, channel) == "There is no such seat. Seats here: 1 to 2."


@pytest.mark.parametrize("command", ["table undo", "table pause", "table resume", "table hand-over", "table replace"])
async def test_in_a_lobby_a_command_for_a_game_says_that_it_has_not_started(bot: Running, command: str) -> None:
    ann = bot.person("Ann")
    channel, _, _ = await a_lobby(bot, ann)
    options: dict[str, Any] = {"seat": "1", "person": bot.person("Bob")} if command == "table replace" else {}
    check_ok(await ann.command(command, channel, **options))
    assert told(ann, channel).startswith("The game has not started yet.")


@pytest.mark.parametrize("asked", ["board", "words", "m", "v"])
async def test_a_table_that_was_closed_before_its_game_says_so(bot: Running, asked: str) -> None:
    ann = bot.person("Ann")
    channel, table, lobby = await a_lobby(bot, ann)
    check_ok(await ann.command("table abandon", channel))
    options: dict[str, Any] = {"view": "text"} if asked == "words" else {}
    if asked in ("board", "words"):
        check_ok(await ann.command("board", channel, **options))
    else:
        check_ok(await ann.press(lobby, f"{asked}:{table}", raw=True))
    assert told(ann, channel) == "This table is closed."
    assert (await ann.autocomplete("board", "view", "", channel)).choices
