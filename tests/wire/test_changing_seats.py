"""Seats of Sauria that change hands in the middle of a decision: the game goes on, and secrets go with the seat."""

import pytest

from local.person import Person
from tests.rules.sauria.island import island, person
from tests.wire.conftest import Running, check_ok
from tests.wire.test_nested import found
from tests.wire.turns import Turns


async def offered(bot: Running, *people: Person) -> Turns:
    """Ann has offered Bob a swap; Cid is far away."""
    seats = person("hunter", "B2", "machete"), person("scientist", "B2", "wrench"), person("ranger", "D23")
    turns = await Turns.start(bot, list(people), game="sauria", state=island(*seats))
    for label in ("Trade", "Give", "Send"):
        await turns.press(people[0], label)
    assert turns.asked() is people[1]
    return turns


def mine(who: Person, turns: Turns) -> str:
    """What that person was told last, privately."""
    return str(who.ephemerals(turns.channel)[-1]["content"])


async def test_a_newcomer_answers_the_open_offer_and_has_the_secrets_of_the_seat(bot: Running) -> None:
    ann, bob, cid, eve = (bot.person(name) for name in ("Ann", "Bob", "Cid", "Eve"))
    turns = await offered(bot, ann, bob, cid)
    check_ok(await bob.command("me", turns.channel))
    panel, goal = bob.ephemerals(turns.channel)[-1], mine(bob, turns)
    old = [(item["custom_id"], row) for row in panel["components"] for item in row["components"]]
    check_ok(await bob.command("table replace", turns.channel, seat="2", person=eve))
    await turns.settled()
    turns.people[int(eve.id)] = eve
    check_ok(await eve.command("me", turns.channel))
    assert mine(eve, turns) == goal.replace("Bob", "Eve")
    check_ok(await bob.command("me", turns.channel))
    assert mine(bob, turns).startswith("You are watching this game.")
    revision = turns.opened.row.revision
    check_ok(await bob.press(panel, old[0][0], raw=True))
    assert turns.opened.row.revision == revision
    await turns.press(eve, "Accept")
    assert [sorted(i.key for i in p.items) for p in turns.opened.state.players[:2]] == [[], ["machete", "wrench"]]


@pytest.mark.parametrize("command", ["kick", "leave", "hand-over"])
@pytest.mark.parametrize("seat", [0, 1])
async def test_an_open_offer_does_not_block_when_one_of_the_two_is_gone(bot: Running, command: str, seat: int) -> None:
    ann, bob, cid = (bot.person(name) for name in ("Ann", "Bob", "Cid"))
    turns = await offered(bot, ann, bob, cid)
    who = (ann, bob)[seat]
    if command == "kick" and seat == 0:
        check_ok(await ann.command("table replace", turns.channel, seat="1", person=bot.person("Eve")))
        check_ok(await bot.person("Eve").command("table leave", turns.channel))
    elif command == "kick":
        check_ok(await ann.command("table kick", turns.channel, seat=str(seat + 1)))
    else:
        check_ok(await who.command(f"table {command}", turns.channel))
    await turns.settled()
    assert turns.asked() is (bob, ann)[seat], "the one who is there is asked, now or about the offer still"
    if seat == 0:
        await turns.press(bob, "Decline")
        assert turns.asked() in (bob, cid), "Ann's turn was ended by the computer"


@pytest.mark.parametrize("command", ["leave", "hand-over"])
async def test_who_decides_ties_may_go_and_the_computer_decides_them(bot: Running, command: str) -> None:
    state = found()["a decision of the starting player in the dinosaur phase"]
    people = [bot.person(name) for name in ("Ann", "Bob", "Cid", "Dan")[: len(state.players)]]
    turns = await Turns.start(bot, people, game="sauria", state=state)
    decider = turns.asked()
    check_ok(await decider.command(f"table {command}", turns.channel))
    await turns.settled()
    assert turns.opened.row.status != "running" or turns.asked() is not decider
    assert turns.opened.state != state
