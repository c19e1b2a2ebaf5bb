"""Whole games of The Sanctuary by the buttons of the board, over the real wire."""

import random

from tests.wire.conftest import Running
from tests.wire.turns import Turns


async def test_two_people_and_a_computer_play_a_whole_game_by_its_buttons(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    bot.table.rates.enabled = False  # two hundred posts: with the limits they take as long as with people
    turns = await Turns.start(bot, [ann, bob], computers=1)
    chance = random.Random(4)
    presses = 0
    while turns.opened.row.status == "running":
        await turns.choose(chance.randrange(len(turns.choices())))
        presses += 1
        assert presses < 2_000
    final = turns.board()
    assert "Rematch" in bot.buttons(final)
    result = turns.opened.game.result(turns.opened.state)
    assert result is not None
    assert all(turns.opened.names[seat] in final["content"] for seat in result.winners)
    assert all(m["components"] == [] for m in turns.posts()[:-1])
    results = await bot.store.results(game="sanctuary")
    assert sorted(r.points for r in results) == sorted(result.points)


async def test_the_table_in_words_is_enough_to_decide(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.until_turns()
    words = turns.board()["attachments"][0]["description"]
    assert len(words) <= 1024
    assert turns.asked() is not None
    name = turns.opened.names[turns.opened.asked()[0]]
    assert name in words[:200], "whose turn it is"
