"""Places that go away in the middle of a game of Sauria: channels, threads, the right to send pictures."""

from bench.sauria_play import Match, busily
from render.sauria.face import FACE
from render.words import catalogue
from rules.sauria import GAME
from tests.rules.sauria.island import island, person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns


def lose(bot: Running, channel: str) -> Json:
    """Somebody deletes the channel or thread with all that is in it."""
    world = bot.table.world
    place: Json = world.channels.pop(channel)
    world.posts.pop(channel)
    world.to_bot("THREAD_DELETE" if place["type"] == 11 else "CHANNEL_DELETE", place, channel)
    return place


async def test_a_game_whose_thread_was_deleted_goes_on_where_one_of_its_people_asks_for_it(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await ann.command("play", game="sauria"))
    await ann.wait_for_message(lambda m: "opens a table" in m["content"])
    row = (await bot.store.tables_of(int(ann.id)))[0]
    home, thread = str(ann._channel(None)["id"]), str(row.channel)
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), thread)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await ann.press(lobby, "Start"))
    turns = Turns(bot, thread, await bot.app.session.open(row.id), {int(p.id): p for p in (ann, bob)})
    await turns.settled()
    await turns.choose()
    state = turns.opened.state
    lose(bot, thread)
    check_ok(await bob.command("table repost", home))
    await turns.settled()
    turns.channel = home
    assert turns.opened.state == state
    assert turns.board()["attachments"]
    await turns.choose()
    assert turns.opened.state != state
    bot.table.requests.clear()


async def a_turn(bot: Running) -> Turns:
    """Ann's turn, Bob beside her."""
    state = island(person("hunter", "B2", "machete"), person("scientist", "B2", "wrench"))
    return await Turns.start(bot, [bot.person("Ann"), bot.person("Bob")], game="sauria", state=state)


async def test_without_the_right_to_send_pictures_the_board_is_told_in_words_until_it_is_back(bot: Running) -> None:
    turns = await a_turn(bot)
    ann = turns.people[int(bot.person("Ann").id)]
    bot.table.take_permission("attach_files")
    await turns.press(ann, "Trade")
    shown = ann.messages(turns.channel)[-1]
    assert "Attach Files" in shown["content"].splitlines()[0]
    assert shown["content"].splitlines()[-1].startswith("**Your offer to Bob"), "the question is never cut"
    assert "Board as text" in bot.buttons(shown)
    check_ok(await ann.press(shown, "Board as text"))
    bot.table.give_permission("attach_files")
    check_ok(await ann.press(shown, "Back"))
    await turns.settled()
    again = turns.board()
    assert "Attach Files" not in again["content"]
    assert again["id"] == shown["id"]
    assert "Board as text" not in bot.buttons(again)


async def test_a_long_board_in_words_leaves_the_question_its_room(bot: Running) -> None:
    steps = (s for i in range(50) for s in Match(f"long{i}", 5, busily).play())
    long = (s.outcome.state for s in steps if s.outcome.state.round > 6 and GAME.prompts(s.outcome.state))
    names = ("Ann", "Bob", "Cid", "Dan", "Eve")
    state = next(s for s in long if len(FACE.text(GAME.view(s, None), catalogue("en"), names)) > 1900)
    bot.table.take_permission("attach_files")
    turns = await Turns.start(bot, [bot.person(name) for name in names], game="sauria", state=state)
    content = turns.people[int(bot.person("Ann").id)].messages(turns.channel)[-1]["content"]
    assert "Attach Files" in content.splitlines()[0]
    assert content.splitlines()[-1].startswith("**")
    assert content.splitlines()[-1].endswith("**")
    assert any(line.startswith("### ") for line in content.splitlines())


async def test_a_board_that_somebody_deleted_is_posted_anew_with_the_next_choice(bot: Running) -> None:
    turns = await a_turn(bot)
    ann = turns.people[int(bot.person("Ann").id)]
    board = turns.board()
    check_ok(await ann.command("me", turns.channel))
    panel = ann.ephemerals(turns.channel)[-1]
    del bot.table.world.posts[turns.channel][board["id"]]
    check_ok(await ann.press(panel, "Trade · 1 AP"))
    await turns.settled()
    assert turns.board()["id"] != board["id"]
    assert turns.board()["content"].splitlines()[-1].startswith("**Your offer to Bob")
    await turns.press(ann, "Give")
    assert len(turns.posts()) == 1
