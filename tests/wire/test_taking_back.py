"""`/table undo` in Sauria: one's own choices one by one, until something was drawn or somebody else has chosen."""

from local.person import Person
from tests.rules.sauria.island import dino, island, person
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns


async def start(bot: Running, ann: Person, bob: Person) -> Turns:
    """Ann's turn in the bunker with Bob beside her, each with something to swap, and a dinosaur to hit."""
    people = person("hunter", "B2", "machete"), person("scientist", "B2", "wrench")
    state = island(*people, up=("bunker",), dinos=[dino("pachy", "B2")])
    return await Turns.start(bot, [ann, bob], game="sauria", state=state)


async def undo(turns: Turns, who: Person) -> str:
    """Take back; what was answered, "" when it was done."""
    revision = turns.opened.row.revision
    check_ok(await who.command("table undo", turns.channel))
    await turns.settled()
    return "" if turns.opened.row.revision > revision else str(who.ephemerals(turns.channel)[-1]["content"])


async def test_own_choices_are_taken_back_one_by_one_and_the_board_follows(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await start(bot, ann, bob)
    states, asked = [turns.opened.state], [turns.board()["content"].splitlines()[-1]]
    buttons: list[str] = []
    for label in ("Trade", "Give", "Get", "Send"):
        buttons += [item["custom_id"] for item, _ in turns.choices()]
        await turns.press(ann, label)
        states.append(turns.opened.state)
        asked.append(turns.board()["content"].splitlines()[-1])
    for state, question in zip(states[-2::-1], asked[-2::-1], strict=True):
        assert await undo(turns, ann) == ""
        assert turns.opened.state == state
        assert turns.board()["content"].splitlines()[-1] == question
        assert turns.asked() is ann
        assert not {item["custom_id"] for item, _ in turns.choices()} & set(buttons), "old buttons stay dead"
    assert await undo(turns, ann) == "There is no choice of yours to take back."


async def test_an_offer_that_was_answered_is_taken_back_by_who_answered(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await start(bot, ann, bob)
    for label in ("Trade", "Give", "Send"):
        await turns.press(ann, label)
    offered = turns.opened.state
    await turns.press(bob, "Accept")
    assert "Others have chosen" in await undo(turns, ann)
    assert await undo(turns, bob) == ""
    assert turns.opened.state == offered
    assert turns.opened.asked() == (1,)


async def test_what_was_drawn_or_rolled_or_turned_up_stands(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    for labels in (("Search",), ("Attack", "Machete"), ("Quiet move", "C2"), ("Quiet move", "C3")):
        turns = await start(bot, ann, bob)
        for label in labels:
            await turns.press(ann, label)
        state = turns.opened.state
        assert "Something was drawn, rolled or shown" in await undo(turns, ann), labels
        assert turns.opened.state == state
        check_ok(await ann.command("table abandon", turns.channel))
        await turns.settled()


async def test_a_turn_that_was_ended_is_taken_back_until_the_next_one_chooses(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await start(bot, ann, bob)
    state = turns.opened.state
    await turns.press(ann, "End turn")
    assert turns.asked() is bob
    assert await undo(turns, ann) == ""
    assert turns.opened.state == state
    await turns.press(ann, "End turn")
    await turns.press(bob, "Trade")
    assert "Others have chosen" in await undo(turns, ann)
    assert await undo(turns, bob) == ""
    assert await undo(turns, ann) == "", "what Bob chose is taken back itself"
    assert turns.opened.state == state


async def test_what_the_clock_or_the_computer_chose_for_somebody_is_not_their_own_choice(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    people = person("hunter", "B2", "machete"), person("scientist", "B2", "wrench")
    turns = await Turns.start(bot, [ann, bob], game="sauria", state=island(*people), tempo="live")
    await bot.clock.jump(bot.clock.now() + 241_000)
    await turns.settled()
    assert turns.asked() is bob
    assert "Others have chosen" in await undo(turns, ann)
    check_ok(await bob.command("table hand-over", turns.channel))
    await turns.settled()
    check_ok(await bob.command("table hand-over", turns.channel))
    await turns.settled()
    assert await undo(turns, bob) != ""


async def test_a_newcomer_does_not_take_back_what_another_person_chose(bot: Running) -> None:
    ann, bob, cid = bot.person("Ann"), bot.person("Bob"), bot.person("Cid")
    turns = await start(bot, ann, bob)
    await turns.press(ann, "Trade")
    check_ok(await ann.command("table replace", turns.channel, seat="1", person=cid))
    await turns.settled()
    turns.people[int(cid.id)] = cid
    assert "Others have chosen" in await undo(turns, cid)
    await turns.press(cid, "Give")
    assert await undo(turns, cid) == ""
