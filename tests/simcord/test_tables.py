"""Opening a table, the lobby, a game of turns, a restart and a Discord that fails: by simcord's reading of the platform."""

from typing import Any

import pytest
import simcord

from tests.simcord.conftest import Simulated, custom_ids, labels, parts


async def started(bot: Simulated, game: str = "sanctuary") -> tuple[Any, Any, Any]:
    """Ann and Bob at a running table in the channel; Ann, Bob, and the one whose turn it is not."""
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game=game, place="here")
    await bot.click(bob, bot.newest("Join"), "Join")
    await bot.click(ann, bot.newest("Join"), "Start")
    return ann, bob, bot.newest("My options" if game != "roar" else "My panel")


def turn(board: Any, *people: Any) -> tuple[Any, Any]:
    """Who is asked on this board, and who is not."""
    seat = int(custom_ids(board, "t:")[0].split(":")[2])
    return people[seat], people[1 - seat]


async def test_a_table_opens_in_a_thread_of_its_own(bot: Simulated) -> None:
    ann = bot.member("Ann")
    result = await bot.slash(ann, "play", game="roar")
    threads = bot.channel.threads
    assert [t.is_thread for t in threads] == [True]
    assert threads[0].mention in result.response.content
    assert "Join" in labels(bot.newest("Join", threads[0]))


async def test_the_lobby_shows_who_sits_down_and_what_is_chosen(bot: Simulated) -> None:
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game="roar", place="here")
    lobby = bot.newest("Join")
    await bot.click(bob, lobby, "Join")
    await bot.click(bob, lobby, "Add computer")
    options = (await bot.click(ann, lobby, "Options")).response
    assert options.ephemeral
    menu = custom_ids(options)[0]
    chosen = await bot.select(ann, options, menu, parts(options)[0]["options"][-1]["value"])
    assert chosen.acknowledged
    words = bot.newest("Join").content
    assert all(name in words for name in ("Ann", "Bob", "Computer 1"))
    assert parts(options)[0]["options"][-1]["label"].split(": ")[1] in words, "the choice is shown to everybody"


async def test_only_the_host_starts_and_everybody_else_is_told_why_not(bot: Simulated) -> None:
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game="sanctuary", place="here")
    lobby = bot.newest("Join")
    await bot.click(bob, lobby, "Join")
    refused = await bot.click(bob, lobby, "Start")
    assert refused.response.ephemeral
    assert "Ann" in refused.response.content
    assert "Start" in labels(bot.newest("Start")), "nothing has changed"


async def test_the_board_comes_with_its_picture_and_calls_whose_turn_it_is(bot: Simulated) -> None:
    ann, bob, board = await started(bot)
    asked, _ = turn(board, ann, bob)
    assert [a.content_type or a.filename.rsplit(".")[-1] for a in board.attachments] in (["image/png"], ["png"])
    sent = [r for r in bot.env.http_requests if r.method == "POST" and r.path == f"/channels/{bot.channel.id}/messages"][-1]
    assert sent.json["attachments"][0]["description"], "a picture has its alt text"
    assert sent.json["allowed_mentions"]["users"] in ([], [asked.id], [str(asked.id)])


async def test_presses_move_the_game_on_and_the_old_board_loses_its_buttons(bot: Simulated) -> None:
    ann, bob, board = await started(bot)
    seen = set()
    for _ in range(8):
        asked, _ = turn(board, ann, bob)
        first = parts(board)[0]
        if "options" in first:
            await bot.select(asked, board, first["custom_id"], first["options"][0]["value"])
        else:
            await bot.press(asked, board, first["custom_id"])
        seen.add(board.id)
        board = next(m for m in reversed(bot.messages()) if custom_ids(m, "t:"))
    assert len(seen) > 1, "a new board for a new turn"
    assert [m.id for m in bot.messages() if custom_ids(m, "t:")] == [board.id], "one board has buttons"
    row = (await bot.store.tables_of(ann.id))[0]
    assert row.ply >= 8


async def test_somebody_elses_button_is_refused_privately_and_changes_nothing(bot: Simulated) -> None:
    ann, bob, board = await started(bot)
    _, other = turn(board, ann, bob)
    before = (await bot.store.tables_of(ann.id))[0].revision
    refused = await bot.press(other, board, custom_ids(board, "t:")[0])
    assert refused.response.ephemeral
    assert (await bot.store.tables_of(ann.id))[0].revision == before


async def test_buttons_work_after_a_restart(bot: Simulated) -> None:
    ann, bob, board = await started(bot)
    await bot.restart()
    asked, _ = turn(board, ann, bob)
    before = (await bot.store.tables_of(ann.id))[0].revision
    result = await bot.press(asked, board, custom_ids(board, "t:")[0])
    assert result.deferred or result.response is not None
    assert (await bot.store.tables_of(ann.id))[0].revision > before


async def test_lobby_buttons_work_after_a_restart(bot: Simulated) -> None:
    ann, bob = bot.member("Ann"), bot.member("Bob")
    await bot.slash(ann, "play", game="roar", place="here")
    await bot.restart()
    await bot.click(bob, bot.newest("Join"), "Join")
    assert "Bob" in bot.newest("Join").content


async def test_what_discord_failed_to_take_is_sent_again_later(bot: Simulated, caplog: pytest.LogCaptureFixture) -> None:
    ann, bob, board = await started(bot)
    asked, _ = turn(board, ann, bob)
    bot.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035, times=1)
    bot.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    await bot.press(asked, board, custom_ids(board, "t:")[0])
    await bot.env.advance_time(30)
    row = (await bot.store.tables_of(ann.id))[0]
    assert (await bot.store.deliverable(bot.clock.now())) == ()
    assert row.ply >= 1, "the move was stored before anything was sent"
    caplog.clear()


async def test_a_press_whose_answer_discord_does_not_know_any_more_is_stored_all_the_same(bot: Simulated) -> None:
    ann, bob, board = await started(bot)
    asked, _ = turn(board, ann, bob)
    before = (await bot.store.tables_of(ann.id))[0].revision
    bot.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    await asked.click(board, custom_id=custom_ids(board, "t:")[0])
    assert (await bot.store.tables_of(ann.id))[0].revision > before


async def test_a_real_user_cannot_press_what_a_retired_board_showed(bot: Simulated) -> None:
    ann, bob, board = await started(bot)
    asked, _ = turn(board, ann, bob)
    old = custom_ids(board, "t:")[0]
    while (now := next(m for m in reversed(bot.messages()) if custom_ids(m, "t:"))).id == board.id:
        first = parts(now)[0]
        if "options" in first:
            await bot.select(asked, now, first["custom_id"], first["options"][0]["value"])
        else:
            await bot.press(asked, now, first["custom_id"])
    with pytest.raises(simcord.SetupError):
        await asked.click(board, custom_id=old)
