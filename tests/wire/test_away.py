"""People who are away: the computer plays beside people, not among its like; clocks run for those who are there."""

from local.person import Person
from tests.rules.sauria.island import island, person
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns

TURN, REACT = 240_000, 90_000


async def skip(turns: Turns, ms: int) -> None:
    await turns.bot.clock.jump(turns.bot.clock.now() + ms)
    await turns.settled()


def left(turns: Turns, who: Person) -> int:
    """ms that the clock of a person still runs."""
    seat = turns.opened.seat_of(int(who.id))
    return int(turns.opened.row.extra["clocks"][str(seat)][1]) - turns.bot.clock.now()


async def test_a_game_whose_people_are_all_away_waits_for_one_of_them(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], computers=1, game="sauria")
    check_ok(await ann.command("table hand-over", turns.channel))
    check_ok(await bob.command("table hand-over", turns.channel))
    await turns.settled()
    ply = turns.opened.row.ply
    assert turns.opened.row.status == "running"
    assert turns.opened.state.round <= 1, "the computers do not play it to its end among themselves"
    assert any("nobody else is here: the game waits" in m["content"] for m in ann.messages(turns.channel))
    assert "Nobody is here to play" in turns.board()["content"]
    await bot.restart()
    turns.opened = await bot.app.session.open(turns.opened.id)
    await turns.settled()
    assert turns.opened.row.ply == ply
    check_ok(await bob.press(turns.board(), "My options"))
    await turns.settled()
    assert turns.opened.seat_of(int(bob.id)) is not None
    assert turns.asked() is bob
    assert turns.choices()
    assert "Nobody is here to play" not in turns.board()["content"]


async def test_who_leaves_behind_only_people_who_are_away_leaves_a_game_that_waits(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], game="sauria")
    check_ok(await bob.command("table hand-over", turns.channel))
    check_ok(await ann.command("table leave", turns.channel))
    await turns.settled()
    assert turns.opened.row.status == "running"
    assert turns.opened.row.host == int(bob.id)
    ply = turns.opened.row.ply
    check_ok(await bob.command("table hand-over", turns.channel))
    await turns.settled()
    assert turns.opened.row.ply >= ply
    assert turns.asked() is bob


async def test_live_clocks_that_ran_out_for_everybody_leave_a_game_that_waits(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], game="sauria", tempo="live", characters="random")
    for _ in range(40):
        await skip(turns, TURN + 1000)
    assert [bool(s.strength) for s in turns.opened.row.seats] == [True, True]
    assert turns.opened.row.status == "running"
    assert turns.opened.row.due is None, "nobody is there for whom a clock could run"
    check_ok(await ann.press(turns.board(), "My options"))
    await turns.settled()
    assert left(turns, ann) > REACT - 5000


async def test_who_is_away_is_back_by_the_button_of_their_panel(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], game="sauria")
    other = bob if turns.asked() is ann else ann
    check_ok(await other.command("table hand-over", turns.channel))
    await turns.settled()
    check_ok(await other.press(turns.board(), "My options"))
    await turns.settled()
    assert turns.opened.seat_of(int(other.id)) is not None


async def in_a_turn(bot: Running, ann: Person, bob: Person) -> Turns:
    """Ann's turn with Bob beside her, each with something to swap."""
    state = island(person("hunter", "B2", "machete"), person("scientist", "B2", "wrench"))
    return await Turns.start(bot, [ann, bob], game="sauria", state=state, tempo="live")


async def test_a_turn_has_one_clock_however_many_offers_and_choices_lie_in_it(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await in_a_turn(bot, ann, bob)
    await skip(turns, 100_000)
    for label in ("Trade", "Give", "Send"):
        await turns.press(ann, label)
    assert turns.opened.asked() == (1,)
    assert turns.opened.row.extra["clocks"].keys() == {"1"}, "who has made an offer waits, and no clock runs for that"
    assert REACT - 5000 < left(turns, bob) <= REACT
    await skip(turns, 60_000)
    await turns.press(bob, "Decline")
    assert TURN - 110_000 < left(turns, ann) <= TURN - 100_000, "the turn goes on where it was interrupted"
    check_ok(await bob.command("table undo", turns.channel))
    await turns.settled()
    assert turns.opened.asked() == (1,)
    await skip(turns, REACT + 1000)
    assert TURN - 120_000 < left(turns, ann) <= TURN - 100_000, "Bob's clock ran out: he declines"
    assert turns.opened.row.extra["idle"] == {"0": 0, "1": 1}


async def test_taking_back_gives_a_turn_no_new_time(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await in_a_turn(bot, ann, bob)
    await skip(turns, 200_000)
    await turns.press(ann, "Trade")
    check_ok(await ann.command("table undo", turns.channel))
    await turns.settled()
    assert turns.asked() is ann
    assert left(turns, ann) <= TURN - 200_000
    await skip(turns, TURN - 200_000)
    assert turns.asked() is bob


async def test_a_newcomer_has_the_whole_time_and_no_idle_turns_of_who_sat_there(bot: Running) -> None:
    ann, bob, cid = bot.person("Ann"), bot.person("Bob"), bot.person("Cid")
    turns = await in_a_turn(bot, ann, bob)
    await skip(turns, TURN - 1000)
    check_ok(await ann.command("table replace", turns.channel, seat="1", person=cid))
    await turns.settled()
    assert TURN - 5000 < left(turns, cid) <= TURN
    assert turns.opened.row.due == turns.opened.row.extra["clocks"]["0"][1]
    await skip(turns, TURN - 10_000)
    assert turns.opened.asked() == (0,)


async def test_what_the_computer_plays_for_somebody_counts_as_no_time_outs_of_theirs(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await in_a_turn(bot, ann, bob)
    check_ok(await ann.command("table hand-over", turns.channel))
    await turns.settled()
    check_ok(await ann.command("table hand-over", turns.channel))
    await turns.settled()
    assert turns.opened.row.extra["idle"].get("0", 0) == 0
