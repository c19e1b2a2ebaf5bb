"""The menu of a board message over the wire: the board in words, and a report of a rules problem."""

from local.person import Person
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns


def told(person: Person, channel: str) -> str:
    """The newest private words."""
    return str(person.ephemerals(channel)[-1]["content"])


async def test_a_board_is_explained_in_words_to_whoever_asks(bot: Running) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await eve.message_command("Explain this board", turns.board()))
    said = "\n".join(m["content"] for m in eve.ephemerals(turns.channel))
    assert "Ann: 0 points" in said
    assert "not the newest" not in said
    old = turns.board()
    await turns.choose()
    check_ok(await eve.message_command("Explain this board", old))
    assert "This is not the newest board" in "\n".join(m["content"] for m in eve.ephemerals(turns.channel))


async def test_other_messages_have_no_board(bot: Running) -> None:
    ann = bot.person("Ann")
    message = await ann.say("hello")
    check_ok(await ann.message_command("Explain this board", message))
    assert told(ann, message["channel_id"]) == "Open this menu on a board of a game. Nothing happened."


async def test_a_rules_problem_is_stored_with_the_position_and_answered_with_an_id(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    form = check_ok(await bob.message_command("Report a rules problem", turns.board()))
    await bot.restart()
    check_ok(await bob.submit_modal(form, words="Card C4 should copy twice."))
    (report,) = await bot.store.reports()
    assert (report.table, report.revision, report.user) == (turns.opened.id, turns.opened.row.revision, int(bob.id))
    assert report.words == "Card C4 should copy twice."
    assert told(bob, turns.channel).startswith(f"Thank you. Report **{report.id}** is stored")
    check_ok(await bob.command("privacy"))
    assert "- 1 report of rules problems" in bob.ephemerals()[-1]["content"]
