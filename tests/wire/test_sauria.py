"""Whole games of Sauria by the buttons of the board, over the real wire."""

import random

from tests.wire.conftest import Running
from tests.wire.turns import Turns


async def test_two_people_and_a_computer_play_a_whole_game_by_its_buttons(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    bot.table.rates.enabled = False  # hundreds of posts: with the limits they take as long as with people
    turns = await Turns.start(bot, [ann, bob], computers=1, game="sauria")
    chance = random.Random(11)
    presses = 0
    while turns.opened.row.status == "running":
        await turns.choose(chance.randrange(len(turns.choices())))
        presses += 1
        assert presses < 3_000
    final = turns.board()
    assert "Rematch" in bot.buttons(final)
    result = turns.opened.game.result(turns.opened.state)
    assert result is not None
    assert len(await bot.store.results(game="sauria")) == 3
    assert all(m["components"] == [] for m in turns.posts()[:-1])


async def test_a_goal_is_shown_to_its_owner_alone(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], game="sauria", characters="random")
    while turns.opened.state.round < 1:
        await turns.choose()
    for person in (ann, bob):
        assert (await person.command("me", turns.channel)).ok
    mine = [m["content"] for m in ann.ephemerals(turns.channel)]
    others = [m["content"] for m in bob.ephemerals(turns.channel)]
    assert mine[-1] != others[-1]
    public = " ".join(m["content"] + str(m["attachments"]) for m in turns.posts())
    goals = [line for line in mine[-1].splitlines() if "goal" in line.lower()]
    assert goals, "the goal card is in /me"
    assert all(line not in public for line in goals)


async def test_a_long_story_is_cut_in_the_post_and_whole_behind_a_private_button(bot: Running) -> None:
    ann = bot.person("Ann")
    bot.table.rates.enabled = False
    turns = await Turns.start(bot, [ann], computers=4, game="sauria")
    chance = random.Random(3)
    while "The whole story" not in bot.buttons(turns.board()):
        assert turns.opened.row.status == "running", "a round with four computers is a long story"
        await turns.choose(chance.randrange(len(turns.choices())))
    board = turns.board()
    assert "more sentence" in board["content"]
    before = len(ann.ephemerals(turns.channel))
    assert (await ann.press(board, "The whole story")).ok
    shown = [line for line in board["content"].splitlines() if line and not line.startswith(("#", "-#", "**", "<@"))]

    def told() -> str:
        return "\n".join(m["content"] for m in ann.ephemerals(turns.channel)[before:])

    await ann.wait_for(lambda: shown[-1] in told())  # a very long story comes in several messages
    assert len(told().splitlines()) > len(shown)
