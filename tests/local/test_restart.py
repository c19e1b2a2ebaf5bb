"""Either side may be started again: buttons, messages, pictures, people and tokens are still there."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import discord
import pytest

from local.client import point_discord_at
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_interactions import PNG


class Board(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", custom_id="join")
    async def join(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} joined")


class Lasting(Bot):
    async def setup_hook(self) -> None:
        self.add_view(Board())


async def test_a_button_works_after_the_bot_was_started_again(table: LocalTable) -> None:
    anna = table.person("Anna")
    first, second = Lasting(), Lasting()
    await first.go(table.token)
    channel = first.get_channel(int(table.channel_id("welcome")))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("Who plays?", view=Board())
    await first.end()
    await second.go(table.token)
    assert (await anna.press(anna.messages()[-1], "Join")).ok
    assert anna.messages()[-1]["content"] == "Anna joined"
    await second.end()


async def test_everything_is_there_after_the_table_was_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda self: 0.05)
    monkeypatch.setattr(discord.Client, "before_identify_hook", _no_pause)
    path = tmp_path / "world" / "local.sqlite3"
    table = await LocalTable.start(path=path)
    point_discord_at(table)
    bot = Lasting()
    await bot.go(table.token)
    channel = bot.get_channel(int(table.channel_id("welcome")))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("Board", view=Board(), file=discord.File(io.BytesIO(PNG), "a.png"))
    thread = await channel.create_thread(name="island", type=discord.ChannelType.public_thread)
    await thread.send("in the thread")
    nina = table.person("Nina")
    nina.locale = "de"
    await nina.press(nina.messages()[0], "Join")
    await bot.heard[-1].followup.send("psst", ephemeral=True)
    old = (table.token, table.application_id, nina.id, table.world.people[nina.id]["token"], table.port)
    port = table.port
    await table.stop()

    table = await LocalTable.start(port=port, path=path)
    nina = table.person("Nina")
    assert (table.token, table.application_id, nina.id, table.world.people[nina.id]["token"], table.port) == old
    assert nina.locale == "de"
    board, announced = (m for m in nina.messages() if m["flags"] & 64 == 0)
    assert (board["content"], announced["type"]) == ("Nina joined", 18)
    assert nina.file(board["attachments"][0]) == PNG
    assert [message["content"] for message in nina.ephemerals()] == ["psst"]
    assert [message["content"] for message in nina.messages("island")] == ["in the thread"]
    await nina.wait_for(lambda: table.gateway.online, 8)
    assert (await table.person("Anna").press(board, "Join")).ok
    await bot.heard[0].followup.send("the token still holds", ephemeral=True)
    newest = await table.person("Anna").say("after")
    assert int(newest["id"]) > max(int(message["id"]) for message in nina.ephemerals())
    await bot.end()
    await table.stop()


async def _no_pause(client: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits five seconds before it identifies again."""


async def test_what_was_written_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "local.sqlite3"
    table = await LocalTable.start(path=path)
    said = await table.person("Anna").say("still here")
    other = await LocalTable.start(path=path)  # opened while the first never closed its file
    assert [message["id"] for message in other.person("Anna").messages()] == [said["id"]]
    await other.stop()
    await table.stop()
