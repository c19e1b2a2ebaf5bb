"""A race in simcord: private panels for their owners alone, wishes, the countdown in virtual time, dice, a restart."""

from typing import Any

from cogs._table.codes import encode
from rules.roar.actions import Call, Roll
from rules.roar.constants import HOLD_BACK
from tests.simcord.conftest import Simulated, custom_ids, labels, parts


async def ready(bot: Simulated) -> tuple[Any, Any, Any, Any]:
    """Ann and Bob at a started race; both have opened their panels: Ann, Bob and the two panels."""
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game="roar", place="here")
    await bot.click(bob, bot.newest("Join"), "Join")
    await bot.click(ann, bot.newest("Join"), "Start")
    board = bot.newest("My panel")
    own = (await bot.click(ann, board, "My panel")).response
    other = (await bot.click(bob, board, "My panel")).response
    return ann, bob, own, other


async def live(bot: Simulated, ann: Any) -> Any:
    """Let time pass until the dice may be rolled; the open table."""
    row = (await bot.store.tables_of(ann.id))[0]
    opened = await bot.app.session.open(row.id)
    for _ in range(80):
        if opened.state.phase == "live":
            return opened
        await bot.env.advance_time(0.5)
    raise AssertionError("the race does not begin")


async def test_a_panel_is_seen_by_its_owner_alone(bot: Simulated) -> None:
    ann, bob, own, other = await ready(bot)
    assert own.ephemeral
    assert other.ephemeral
    assert own.id in [m.id for m in bot.messages(viewer=ann)]
    assert own.id not in [m.id for m in bot.messages(viewer=bob)]
    assert other.id not in [m.id for m in bot.messages(viewer=ann)]


async def test_a_wish_is_answered_on_the_panel_itself(bot: Simulated) -> None:
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game="roar", place="here")
    lobby = bot.newest("Join")
    await bot.click(bob, lobby, "Join")
    options = (await bot.click(ann, lobby, "Options")).response
    await bot.select(ann, options, custom_ids(options)[0], "full")
    await bot.click(ann, lobby, "Start")
    panel = (await bot.click(ann, bot.newest("My panel"), "My panel")).response
    menu = next(part for part in parts(panel) if "options" in part)
    wished = menu["options"][0]["label"]
    count = len(bot.messages(viewer=ann))
    await bot.select(ann, panel, menu["custom_id"], menu["options"][0]["value"])
    assert wished in panel.content
    assert len(bot.messages(viewer=ann)) == count, "the same message shows it"


async def test_dice_are_rolled_and_seen_by_their_owner_alone(bot: Simulated) -> None:
    ann, _, own, other = await ready(bot)
    opened = await live(bot, ann)
    seat = opened.seat_of(ann.id)
    prompt = next(p for p in opened.prompts if p.seat == seat and p.kind == "race")
    before, theirs = own.content, other.content
    roll = next(i for i in custom_ids(own, "t:") if i.endswith(encode(Roll())))
    assert prompt.kind in roll
    await bot.press(ann, own, roll)
    dice = opened.view(seat).me.dice
    assert all(dice)
    assert own.content != before
    assert other.content == theirs


async def test_a_wrong_call_is_answered_after_the_hold_back_and_explained(bot: Simulated) -> None:
    ann, _, own, _ = await ready(bot)
    opened = await live(bot, ann)
    seat = opened.seat_of(ann.id)
    call = next(i for i in custom_ids(own, "t:") if i.endswith(encode(Call("kaboom"))))
    before = bot.clock.now()
    await bot.press(ann, own, call)
    assert bot.clock.now() - before >= HOLD_BACK
    assert opened.view(seat).me.locked_until > bot.clock.now(), "a wrong call locks for a moment (ROAR-ATTACK-R03)"


async def test_a_race_goes_on_after_a_restart_and_its_panel_button_works(bot: Simulated) -> None:
    ann, bob, _, _ = await ready(bot)
    await live(bot, ann)
    await bot.restart()
    opened = await live(bot, ann)
    panel = (await bot.click(bob, bot.newest("My panel"), "My panel")).response
    assert "Roll" in labels(panel)
    assert opened.state.phase == "live"
