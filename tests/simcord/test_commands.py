"""Every command in simcord: each is answered, with and without a table, and what is private stays private."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.simcord.conftest import Simulated, custom_ids, parts

README = Path(__file__).parents[2] / "README.md"
ALONE = ("about", "setup", "games", "notify")
AT_A_TABLE = ("board", "me", "table log", "table repost", "table undo", "table hand-over", "table pause", "table resume")


async def table(bot: Simulated, game: str = "sanctuary") -> tuple[Any, Any]:
    """Ann and Bob at a running table in the channel."""
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game=game, place="here")
    await bot.click(bob, bot.newest("Join"), "Join")
    await bot.click(ann, bot.newest("Join"), "Start")
    return ann, bob


@pytest.mark.parametrize("name", [*ALONE, *AT_A_TABLE, "table leave", "table abandon"])
async def test_every_command_is_answered_where_there_is_no_table(bot: Simulated, name: str) -> None:
    ann = bot.member("Ann")
    result = await bot.slash(ann, name)
    said = result.response or result.followups[0]
    assert said.ephemeral
    assert said.content


@pytest.mark.parametrize("game", ["roar", "sanctuary"])
async def test_every_command_is_answered_at_a_running_table(bot: Simulated, game: str) -> None:
    ann, _ = await table(bot, game)
    for name in (*ALONE, *AT_A_TABLE):
        result = await bot.slash(ann, name)
        assert result.response is not None or result.followups, name


async def test_the_commands_are_those_of_the_readme(bot: Simulated) -> None:
    ann = bot.member("Ann")
    names = {name.split(" ")[0] for name in ann.available_commands(bot.channel)}
    table = "".join(line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith("| `/"))
    assert names == set(re.findall(r"`/([\w-]+)", table))


async def test_me_shows_my_secrets_to_me_alone(bot: Simulated) -> None:
    ann, bob = await table(bot)
    mine = (await bot.slash(ann, "me")).response
    assert mine.ephemeral
    assert mine.id not in [m.id for m in bot.messages(viewer=bob)]


async def test_board_brings_a_picture_and_its_views_are_completed(bot: Simulated) -> None:
    ann, _ = await table(bot)
    result = await bot.slash(ann, "board")
    answer = result.followups[0] if result.followups else result.response
    assert [a.filename for a in answer.attachments] == ["sanctuary-table.png"]
    choices = await ann.autocomplete(bot.channel, "board", "view", "")
    assert {"text", "board"} <= {choice["value"] for choice in choices}
    narrowed = await ann.autocomplete(bot.channel, "board", "view", choices[0]["name"][:4])
    assert 0 < len(narrowed) <= len(choices)


async def test_a_direct_message_calls_who_wants_one(bot: Simulated) -> None:
    ann, bob = bot.member("Ann"), bot.member("Bob")
    for person in (ann, bob):
        await bot.slash(person, "notify", way="direct")
    await bot.slash(ann, "play", game="sanctuary", place="here")
    await bot.click(bob, bot.newest("Join"), "Join")
    await bot.click(ann, bot.newest("Join"), "Start")
    board = bot.newest("My options")
    seat = int(custom_ids(board, "t:")[0].split(":")[2])
    asked = (ann, bob)[seat]
    told = [m.content for m in asked.user.dm_channel.history()]
    assert [f"/{board.id}" in words or f"/{bot.channel.id}" in words for words in told] == [True]


async def test_a_kicked_person_may_not_press_any_more(bot: Simulated) -> None:
    ann, bob = await table(bot)
    await bot.slash(ann, "table kick", seat="2")
    board = bot.newest("My options")
    refused = await bot.press(bob, board, custom_ids(board, "m:")[0])
    assert refused.response.ephemeral


async def test_a_replaced_seat_belongs_to_the_new_person(bot: Simulated) -> None:
    ann, _ = await table(bot)
    cleo = bot.member("Cleo")
    await bot.slash(ann, "table replace", seat="2", person=cleo)
    board = bot.newest("My options")
    mine = await bot.press(cleo, board, custom_ids(board, "m:")[0])
    assert mine.response.ephemeral
    assert (await bot.store.tables_of(cleo.id))[0].seats[1].name == "Cleo"


async def test_an_abandoned_table_frees_its_channel_and_can_be_played_again(bot: Simulated) -> None:
    ann, _ = await table(bot)
    await bot.slash(ann, "table abandon")
    await bot.env.settle()
    over = bot.newest("Rematch")
    assert not [part for part in parts(over) if part["custom_id"].startswith("t:")]
    await bot.click(ann, over, "Rematch")
    assert "Ann" in bot.newest("Join").content
