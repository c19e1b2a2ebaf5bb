"""The race is fair: the order of calls follows the snowflakes of the presses, never their arrival."""

from itertools import pairwise
from typing import Any

import pytest

from rules.core.game import Seat
from rules.roar.actions import Call
from rules.roar.events import Called
from tests.wire.conftest import Running, check_ok
from tests.wire.race import Race, newest, start_race


async def two_ready(bot: Running, first: str, second: str) -> tuple[Race, Seat, Seat]:
    """Ann and Bob each hold three of these symbols and have not called."""
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, table = await start_race(bot, [ann, bob], 0, mode="simple", pace="frantic")
    race = await Race.join(bot, [ann, bob], channel, table)
    await race.collect(race.seat(ann), first)
    await race.collect(race.seat(bob), second)
    return race, race.seat(ann), race.seat(bob)


async def called(bot: Running, race: Race) -> list[Called]:
    """Every call that counted, in the order in which they were carried out."""
    found: list[Any] = []
    for line in await bot.store.log(race.opened.id):
        if line.events is not None:
            found += [e for e in race.opened.codec.unpack(line.events) if isinstance(e, Called)]
    return found


@pytest.mark.rule("ROAR-TIMING-R01", "ROAR-TIMING-R02")
async def test_two_calls_whose_packets_arrive_in_the_wrong_order_count_in_the_right_one(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    race, first, second = await two_ready(bot, "grrrr", "roaar")
    bot.table.faults.dispatch("reorder", "INTERACTION_CREATE")
    early = await ann.press(race.panels[first][1], race.call(first, "grrrr"), raw=True, wait=False)
    late = await bob.press(race.panels[second][1], race.call(second, "roaar"), raw=True, wait=False)
    await race.skip(600)
    check_ok(await ann.outcome(early))
    check_ok(await bob.outcome(late))
    order = await called(bot, race)
    assert [c.seat for c in order] == [first, second], "Ann pressed first, though her packet arrived last"
    assert order[0].press < order[1].press


@pytest.mark.rule("ROAR-TIMING-R03")
async def test_a_call_that_arrives_after_a_later_kaboom_is_told_by_how_much_it_was_late(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    race, first, second = await two_ready(bot, "grrrr", "kaboom")
    early_call = race.call(first, "grrrr")
    bot.table.faults.dispatch("delay", "INTERACTION_CREATE", seconds=0.6)
    early = await ann.press(race.panels[first][1], early_call, raw=True, wait=False)
    late = await bob.press(race.panels[second][1], race.call(second, "kaboom"), raw=True, wait=False)
    await race.skip(400)
    check_ok(await bob.outcome(late))
    check_ok(await ann.outcome(early))
    assert "Too late by" in newest(ann, race.channel)["content"]
    assert [c.seat for c in await called(bot, race)] == [second], "nothing committed is taken back"


@pytest.mark.rule("ROAR-TIMING-R04")
async def test_a_button_from_before_a_kaboom_is_answered_with_a_fresh_panel_and_no_penalty(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    race, first, second = await two_ready(bot, "grrrr", "kaboom")
    old = race.call(first, "grrrr")
    late = await bob.press(race.panels[second][1], race.call(second, "kaboom"), raw=True, wait=False)
    await race.skip(400)
    check_ok(await bob.outcome(late))
    await race.until(lambda: race.opened.state.phase == "live", lambda action: not isinstance(action, Call))
    before = race.opened.row.revision
    check_ok(await ann.press(race.panels[first][1], old, raw=True))
    assert race.opened.row.revision == before, "nothing has changed"
    own: Any = race.opened.view(first).me
    assert own.locked_until <= bot.clock.now(), "no penalty"
    labels = bot.buttons(newest(ann, race.channel))
    assert "Roll" in labels, "the panel is fresh"


@pytest.mark.rule("ROAR-TIMING-R08", "ROAR-TIMING-R18")
async def test_every_press_of_a_race_is_answered_by_the_panel_itself_before_anything_is_drawn(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, table = await start_race(bot, [ann], 1, mode="simple", pace="frantic")
    race = await Race.join(bot, [ann], channel, table)
    before = len(bot.table.requests)
    await race.until(lambda: race.presses >= 25)
    callbacks = [r for r in list(bot.table.requests)[before:] if r.path.endswith("/callback")]
    assert len(callbacks) >= race.presses - 1
    assert {r.body["type"] for r in callbacks} == {7}, "each press changes the private panel, none asks for a second one"
    assert all(not r.files for r in callbacks)


@pytest.mark.rule("ROAR-TIMING-R09", "ROAR-TIMING-R11")
async def test_the_public_words_change_once_in_1250_ms_and_the_picture_only_at_great_moments(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, table = await start_race(bot, [ann], 2, mode="simple", pace="frantic")
    race = await Race.join(bot, [ann], channel, table)
    await race.until(lambda: race.opened.state.round >= 2 and race.opened.state.phase == "live")
    board = race.opened.messages["board"].message
    edits = [r for r in bot.table.requests if r.method == "PATCH" and r.path.endswith(f"/messages/{board}")]
    texts = [r.at for r in edits if not r.files]
    gaps = [b - a for a, b in pairwise(texts)]
    assert texts, "the words follow the game"
    assert min(gaps, default=9) >= 1.2
    assert 0 < len([r for r in edits if r.files]) < len(edits)


@pytest.mark.rule("ROAR-TIMING-R10")
async def test_after_a_kaboom_every_panel_is_refreshed_without_a_press(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    race, _, second = await two_ready(bot, "grrrr", "kaboom")
    edits = len(bot.table.requests)
    late = await bob.press(race.panels[second][1], race.call(second, "kaboom"), raw=True, wait=False)
    await race.skip(400)
    check_ok(await bob.outcome(late))
    await ann.wait_for(lambda: "in hand · in hand · in hand" in newest(ann, race.channel)["content"])
    pushed = [r for r in list(bot.table.requests)[edits:] if r.method == "PATCH" and r.path.endswith("/messages/@original")]
    assert 1 <= len(pushed) <= 2, "at most one edit per player"
