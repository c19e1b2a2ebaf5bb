"""The check of requests: what our own traffic passes, and what it finds."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from local import openapi
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_interactions import PNG, button, row
from tests.local.test_limits import MODALS, REFUSED
from tests.local.test_traps import public_thread

SEND = "/channels/1/messages"


async def test_every_request_of_an_ordinary_evening_fits_the_description(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, spec: openapi.Spec
) -> None:
    anna = table.person("Anna")

    class Form(discord.ui.Modal, title="Plan"):
        note: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Note", custom_id="note")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message("noted", ephemeral=True)

    class Board(discord.ui.View):
        @discord.ui.button(label="Go", custom_id="go", emoji="🦖")
        async def go(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            file = discord.File(io.BytesIO(PNG), "b.png", description="board")
            await interaction.response.edit_message(content="went", attachments=[file])
            await interaction.followup.send("and more", ephemeral=True)
            await interaction.edit_original_response(content="went on")

        @discord.ui.button(label="Plan", custom_id="plan")
        async def plan(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_modal(Form())

        @discord.ui.select(custom_id="s", options=[discord.SelectOption(label="a", description="b", default=True)])
        async def choose(self, interaction: discord.Interaction, _: discord.ui.Select[Any]) -> None:
            await interaction.response.defer()

    @bot.tree.command()
    @discord.app_commands.default_permissions(manage_guild=True)
    async def play(interaction: discord.Interaction, game: str, who: discord.Member | None = None) -> None:
        file = discord.File(io.BytesIO(PNG), "a.png", description="board")
        embed = discord.Embed(title="Board").set_image(url="attachment://a.png")
        await interaction.response.send_message("Who?", view=Board(timeout=None), embed=embed, file=file)

    await bot.tree.sync()
    await anna.command("play", game="roar", who=table.person("Bartek"))
    board = anna.messages()[-1]
    await anna.press(board, "Go")
    await anna.wait_for_message(lambda message: message["content"] == "went on")
    await anna.submit_modal(await anna.press(board, "Plan"), note="north")
    await anna.select(board, "s", ["a"])
    thread = await public_thread(welcome)
    message = await thread.send("x", view=Board(timeout=None), nonce=3)
    await message.edit(content="y", view=None, attachments=[])
    await message.delete()
    await thread.add_user(discord.Object(int(anna.id)))
    await thread.edit(archived=True)
    await (await bot.fetch_user(int(anna.id))).send("hello")
    faults = [
        fault
        for request in table.requests
        for fault in openapi.check_request(request.method, request.path, request.body, spec)
    ]
    assert faults == []
    assert {request.status for request in table.requests} == {200, 204}
    assert len(table.requests) >= 19


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", SEND, {"content": 5}),
        ("POST", SEND, {"content": "x", "components": [{"type": 1, "components": [{"type": 2}]}]}),
        ("POST", SEND, {"embeds": [{"title": "t" * 257}]}),
        ("POST", SEND, None),
        ("GET", "/no/such/route", None),
        ("POST", "/interactions/1/token/callback", {"type": 4, "data": {"content": "x" * 2001}}),
        ("PUT", "/applications/1/commands", [{"name": "x" * 33}]),
        ("PATCH", "/webhooks/1/token/messages/@original", {"components": [{"type": 99}]}),
        ("DELETE", "/channels/1/messages/2", {"content": "x"}),
    ],
)
def test_what_the_description_forbids_is_found(method: str, path: str, body: Any, spec: openapi.Spec) -> None:
    assert spec.errors(method, path, body) != []


def test_ids_may_be_integers_and_permissions_text(spec: openapi.Spec) -> None:
    body: Any = {"attachments": [{"id": 0, "filename": "a.png"}], "content": "x"}
    assert openapi.check_request("POST", SEND, body, spec) == []
    command = [{"name": "x", "type": 1, "description": "d", "default_member_permissions": "32"}]
    assert openapi.check_request("PUT", "/applications/1/commands", command, spec) == []


@pytest.mark.parametrize("name", [name for name in REFUSED if "not sent" not in name])
def test_what_the_table_refuses_in_messages_is_found_by_hand(name: str) -> None:
    assert openapi.by_hand("POST", SEND, REFUSED[name][0]) != []
    callback = {"type": 4, "data": REFUSED[name][0]}
    assert openapi.by_hand("POST", "/interactions/1/token/callback", callback) != []


@pytest.mark.parametrize("name", MODALS)
def test_what_the_table_refuses_in_forms_is_found_by_hand(name: str) -> None:
    assert openapi.by_hand("POST", "/interactions/1/token/callback", {"type": 9, "data": MODALS[name][0]}) != []


def test_pictures_that_come_with_a_request_are_not_missed_by_hand() -> None:
    gallery = [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]
    body: Any = {"flags": 1 << 15, "components": gallery, "attachments": [{"id": 0, "filename": "a.png"}]}
    assert openapi.by_hand("POST", SEND, body) == []
    assert openapi.by_hand("PATCH", SEND + "/2", {"components": row(button("b", "c"))}) == []
