"""A finished game as a file and step by step, over the wire."""

import json
from typing import Any

import pytest

from cogs._table.record import moments, played_again
from local.person import Person
from rules import GAMES
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.race import Race, start_race
from tests.wire.turns import Turns


def shown(person: Person, channel: str) -> Json:
    """The newest private message."""
    return person.ephemerals(channel)[-1]


async def exported(ann: Person, channel: str) -> Any:
    """The file that /table export gives."""
    check_ok(await ann.command("table export", channel))
    (file,) = shown(ann, channel)["attachments"]
    return json.loads(ann.file(file))


@pytest.mark.parametrize("game", ["sanctuary", "sauria"])
async def test_the_file_of_a_game_plays_it_again_to_the_same_position(bot: Running, game: str) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    bot.table.rates.enabled = False
    turns = await Turns.start(bot, [ann, bob], game=game)
    for n in range(12):
        await turns.choose(n % len(turns.choices()))
    who = turns.asked()
    check_ok(await who.command("table undo", turns.channel))
    await bot.settled()
    await turns.choose()
    state = turns.opened.state
    check_ok(await ann.command("table abandon", turns.channel))
    data = await exported(bob, turns.channel)
    assert played_again(data, GAMES) == state
    text = json.dumps(data)
    assert not [secret for secret in ("Ann", "Bob", ann.id, bob.id) if secret in text]


async def test_the_file_of_a_race_plays_it_again_to_the_same_position(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, table = await start_race(bot, [ann, bob], 1)
    race = await Race.join(bot, [ann, bob], channel, table)
    await race.until(lambda: race.opened.row.ply > 40)
    opened = await bot.app.session.open(table)
    check_ok(await ann.command("table abandon", channel))
    data = await exported(ann, channel)
    assert len(data["moves"]) > 40
    assert played_again(data, GAMES) == opened.state


async def test_while_a_game_runs_there_is_no_file_and_no_replay(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    for command in ("table export", "table replay"):
        check_ok(await ann.command(command, turns.channel))
        assert shown(ann, turns.channel)["content"].startswith("This game still runs")
    check_ok(await ann.press(turns.board(), f"k:{turns.opened.id}:next:1", raw=True))
    assert shown(ann, turns.channel)["content"].startswith("This game still runs")


async def test_a_replay_goes_step_by_step_with_picture_and_words(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    for _ in range(5):
        await turns.choose()
    most = len(await moments(bot.store, turns.opened, bot.app.faces["sanctuary"])) - 1
    check_ok(await ann.command("table abandon", turns.channel))
    check_ok(await ann.command("table replay", turns.channel))
    first = await ann.wait_for_message(lambda m: m["content"].startswith("-# Step 0 of"), turns.channel)
    assert "Step back" not in bot.buttons(first)
    check_ok(await ann.press(first, "Next step"))
    second = await ann.wait_for_message(lambda m: m["content"].startswith("-# Step 1 of"), turns.channel)
    assert second["id"] == first["id"]
    assert second["attachments"][0]["description"]
    assert "Ann places a volunteer" in second["content"]
    check_ok(await ann.press(second, "End"))
    last = await ann.wait_for_message(lambda m: m["content"].startswith(f"-# Step {most} of {most}"), turns.channel)
    assert "Next step" not in bot.buttons(last)
    check_ok(await ann.press(last, f"k:{turns.opened.id}:next:²", raw=True))
    assert shown(ann, turns.channel)["content"].startswith("This button is not one of this table's.")
