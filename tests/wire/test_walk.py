"""The skeleton: /play, a lobby, a whole game of Roar-a-Saurus by pressing buttons, over the real wire."""

import asyncio
from typing import Any

from cogs._table.panel import press_id
from local.person import Person
from rules.core.chance import Chance
from rules.core.game import Seat
from tests.wire.conftest import Json, Running, check_ok


def newest(person: Person, channel: str) -> Json:
    """The newest message that this person alone sees."""
    return person.ephemerals(channel)[-1]


async def start_race(bot: Running, people: list[Person], computers: int, **chosen: str) -> tuple[str, str]:
    """A started race: (channel, table id). `chosen` are options of the table."""
    channel = await bot.opened(people[0], "roar", computers=computers, place="here")
    lobby = await people[0].wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    for person in people[1:]:
        check_ok(await person.press(lobby, "Join"))
    table = (await bot.store.tables_of(int(people[0].id)))[0].id
    if chosen:
        check_ok(await people[0].press(lobby, "Options"))
        options = people[0].ephemerals(channel)[-1]
        for name, value in chosen.items():
            check_ok(await people[0].select(options, f"l:{table}:set:{name}", [value]))
    check_ok(await people[0].press(lobby, "Start"))
    return channel, table


async def play_out(bot: Running, people: list[Person], channel: str, table: str) -> int:
    """Press on the private panels until the game is over; how many presses it took."""
    opened = await bot.app.session.open(table)
    board = await people[0].wait_for_message(lambda m: "My panel" in bot.buttons(m), channel)
    panels: dict[Seat, tuple[Person, Json]] = {}
    for person in people:
        check_ok(await person.press(board, "My panel"))
        seat = opened.seat_of(int(person.id))
        assert seat is not None
        panels[seat] = person, person.ephemerals(channel)[-1]
    presses, dice = 0, Chance("the people of this test")
    async with asyncio.timeout(60):
        while opened.row.status == "running":
            waits = [1000]
            for seat, (person, panel) in panels.items():
                for prompt in [p for p in opened.prompts if p.seat == seat]:
                    decision: Any = opened.game.decide(opened.view(seat), prompt, "hard", dice, bot.clock.now())
                    if decision.action is not None and decision.wait == 0:
                        choice = press_id(table, prompt, prompt.guard, prompt.choices.index(decision.action))
                        pressing = asyncio.create_task(person.press(panel, choice, raw=True))
                        while not pressing.done():
                            await bot.clock.jump(bot.clock.now() + 20)
                        check_ok(pressing.result())
                        presses += 1
                        waits.append(0)
                        break
                    waits.append(decision.wait)
            await bot.clock.jump(bot.clock.now() + min(w for w in waits))
    return presses


async def test_a_simple_game_of_two_people_is_played_to_its_final_picture(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, table = await start_race(bot, [ann, bob], 0, mode="simple")
    presses = await play_out(bot, [ann, bob], channel, table)
    assert presses > 20
    final = await ann.wait_for_message(lambda m: "Rematch" in bot.buttons(m), channel)
    opened = await bot.app.session.open(table)
    result = opened.game.result(opened.state)
    assert result is not None
    assert max(result.points) >= 10
    winner = opened.names[result.winners[0]]
    assert winner in final["content"]
    assert winner in final["attachments"][0]["description"]
    await ann.wait_for(lambda: f"{winner} wins" in newest(ann, channel)["content"])
    await bob.wait_for(lambda: f"{winner} wins" in newest(bob, channel)["content"])
    assert newest(ann, channel)["components"] == [], "a finished game asks nothing more"


async def test_a_full_game_of_one_person_and_four_computers_is_played_to_its_end(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, table = await start_race(bot, [ann], 4, mode="full", pace="frantic")
    await play_out(bot, [ann], channel, table)
    final = await ann.wait_for_message(lambda m: "Rematch" in bot.buttons(m), channel)
    assert final["attachments"][0]["filename"] == "roar-final.png"
    boards = [m for m in ann.messages(channel) if m["attachments"]]
    assert len(boards) == 1, "a race has one message for the whole game (ROAR-TIMING-R09)"
    assert (await bot.store.results(user=int(ann.id)))[0].table == table


async def test_a_rematch_keeps_the_seats_and_shows_the_tally(bot: Running) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    channel, table = await start_race(bot, [ann, bob], 0, mode="simple", pace="frantic")
    await play_out(bot, [ann, bob], channel, table)
    final = await ann.wait_for_message(lambda m: "Rematch" in bot.buttons(m), channel)
    check_ok(await bob.press(final, "Rematch"))
    lobby = await eve.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    assert "Won this evening" in lobby["content"]
    check_ok(await eve.press(lobby, "Join"))
    lobby = await eve.wait_for_message(lambda m: "Eve" in m["content"], channel)
    assert all(name in lobby["content"] for name in ("Ann", "Bob", "Eve"))


async def test_a_restart_in_the_middle_of_a_race_goes_on_after_a_countdown(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, table = await start_race(bot, [ann], 2, mode="simple")
    board = await ann.wait_for_message(lambda m: "My panel" in bot.buttons(m), channel)
    check_ok(await ann.press(board, "My panel"))
    opened = await bot.app.session.open(table)
    while opened.state.phase != "live":
        await bot.clock.jump(bot.clock.now() + 500)
    await bot.restart()
    opened = await bot.app.session.open(table)
    await bot.clock.jump(bot.clock.now() + 200)
    assert opened.state.phase == "pause"
    check_ok(await ann.press(board, "My panel"))
    await play_out(bot, [ann], channel, table)
    assert opened.row.status == "over"
