"""The skeleton: /play, a lobby, a whole game of Roar-a-Saurus by pressing buttons, over the real wire."""

from local.person import Person
from tests.wire.conftest import Running, check_ok
from tests.wire.race import Race, newest, start_race


async def play_out(bot: Running, people: list[Person], channel: str, table: str) -> int:
    """Press on the private panels until the game is over; how many presses it took."""
    race = await Race.join(bot, people, channel, table)
    await race.until(lambda: race.opened.row.status != "running")
    return race.presses


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
