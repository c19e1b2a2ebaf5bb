"""What a board message says and for how long: a turn is one message, and what others did is never overwritten."""

import sys
from typing import Any

import pytest

from rules.core.game import Move
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns


async def test_what_others_did_comes_in_a_new_message_even_when_the_same_person_is_asked_again(bot: Running) -> None:
    ann = bot.person("Ann")
    turns = await Turns.start(bot, [ann], computers=1)
    await turns.choose()
    first, second = turns.posts()[-2:]
    assert turns.asked() is ann
    assert "Computer 1 places a volunteer" in second["content"]
    assert first["components"] == []
    assert "**Where does your volunteer stand?**" not in first["content"]
    assert first["content"].startswith("### Round 1 of 6")
    assert "Round 1 of 6: 10 new cards lie out." in first["content"]


async def test_the_steps_of_a_turn_are_one_message_that_tells_all_of_them(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    bot.table.rates.enabled = False
    turns = await Turns.start(bot, [ann, bob], game="sauria")
    actor, told, board = turns.asked(), "", turns.board()
    for _ in range(60):
        actor, told, board = turns.asked(), turns.board()["content"], turns.board()
        await turns.choose()
        lines = [line for line in told.split("\n") if line and not line.startswith(("###", "**", "<@", "-#"))]
        if turns.asked() is actor and turns.board()["id"] == board["id"] and len(lines) > 1:
            break
    else:
        raise AssertionError("nobody had a second step in one turn")
    assert all(line in turns.board()["content"] for line in lines), "what the message said is still told"


async def test_what_is_pressed_while_a_board_is_drawn_gives_it_no_buttons_of_a_later_moment(
    bot: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a button with the words of the old choice would be carried out as the new one with its number."""
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    opened, session, boards, post = turns.opened, bot.app.session, bot.app.boards, sys.modules["cogs._table.post"]
    draw, as_view = boards.draw, post.as_view
    moments: list[tuple[str, int]] = []
    guards: list[set[int]] = []

    async def draw_slowly(*job: Any) -> Any:
        if len(moments) < 3:
            (prompt,) = opened.prompts
            moments.append((prompt.kind, opened.guard(prompt)))
            async with opened.lock:
                await session.move(opened, Move(prompt.seat, prompt.choices[0], opened.guard(prompt)))
        return await draw(*job)

    def seen(panel: Any) -> Any:
        carried = [item.id.split(":") for row in panel for item in row if item.id.startswith("t:")]
        guards.append({int(parts[3]) for parts in carried})
        return as_view(panel)

    monkeypatch.setattr(boards, "draw", draw_slowly)
    monkeypatch.setattr(post, "as_view", seen)
    await turns.choose()
    assert [kind for kind, _ in moments] == ["place"] * 3
    assert guards[:3] == [{guard} for _, guard in moments]
    assert len({guard for _, guard in moments}) == 3


def offered(turns: Turns, text: str) -> int | None:
    """The place of the first choice under the board whose words hold `text`."""
    for i, (item, value) in enumerate(turns.choices()):
        words = next((o["label"] for o in item.get("options", ()) if o["value"] == value), item.get("label", ""))
        if text in words:
            return i
    return None


async def test_what_only_its_owner_sees_is_told_privately_at_once(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    bot.table.rates.enabled = False
    turns = await Turns.start(bot, [ann, bob], game="sauria")
    while (peek := offered(turns, "Read the tracks")) is None:
        await turns.choose(offered(turns, "Palaeontologist") or 0)
    who = turns.asked()
    before = {p.id: len(p.ephemerals(turns.channel)) for p in (ann, bob)}
    await turns.choose(peek)
    said = [m["content"] for m in who.ephemerals(turns.channel)[before[who.id] :]]
    assert len(said) == 1
    assert "top" in said[0].lower()
    other = bob if who is ann else ann
    assert len(other.ephemerals(turns.channel)) == before[other.id]
    public = [m["content"] for m in other.messages(turns.channel) if not m.get("flags", 0) & 64]
    assert not [text for text in public if said[0] in text]


async def test_a_long_last_story_can_be_read_after_the_end(bot: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], game="sauria")
    opened, session = turns.opened, bot.app.session
    async with opened.lock:
        while opened.row.status == "running":
            for prompt in opened.prompts:
                action = opened.game.timeout(opened.state, prompt.seat)
                await session.move(opened, Move(prompt.seat, action, opened.row.guards[prompt.seat]))
                break
            await session.run_on(opened)
    await bot.settled()
    assert "Rematch" in bot.buttons(turns.board())
    check_ok(await bob.press(turns.board(), "The whole story"))

    def told() -> str:
        return "\n".join(m["content"] for m in bob.ephemerals(turns.channel))

    await bob.wait_for(lambda: "Round 16" in told())
    assert "Round 1 " in told()
    monkeypatch.setattr(sys.modules["cogs.play"], "MOST_PARTS", 1)
    check_ok(await bob.press(turns.board(), "The whole story"))
    (file,) = bob.ephemerals(turns.channel)[-1]["attachments"]
    assert bob.file(file).decode() in told(), "as a file it is the same"
