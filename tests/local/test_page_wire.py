"""The page's side: people, tokens, the WebSocket, who sees what."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp.test_utils import make_mocked_request

from local import people
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_interactions import button, row
from tests.local.test_traps import MESSAGES


class Tab:
    """One open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seen: list[tuple[str, Any]] = []

    async def send(self, op: str, **body: Any) -> None:
        await self.socket.send_json({"op": op, **body})

    async def get(self, event: str) -> Any:
        """The next dispatch of a kind."""
        while True:
            frame = json.loads(await self.socket.receive_str(timeout=4))
            self.seen.append((frame["t"], frame["d"]))
            if frame["t"] == event:
                return frame["d"]


Opener = Callable[[str], Awaitable[Tab]]


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


@pytest.fixture
async def open_tab(table: LocalTable, session: aiohttp.ClientSession) -> Opener:
    async def opener(name: str) -> Tab:
        socket = await session.ws_connect(table.base_url + "/api/local/ws")
        tab = Tab(socket)
        await tab.send("identify", token=table.world.people[table.person(name).id]["token"])
        return tab

    return opener


async def test_the_list_of_people_has_their_addresses_on_this_machine(table: LocalTable, session: Any) -> None:
    async with session.get(table.base_url + "/api/local/people") as response:
        listed = await response.json()
    assert [person["global_name"] for person in listed] == ["Anna", "Bartek", "Jürgen", "Zofia Łęcka"]
    assert [person["locale"] for person in listed] == ["en-GB", "pl", "de", "pl"]
    assert len({person["token"] for person in listed}) == 4
    assert listed[0]["address"] == f"/table.html#token={listed[0]['token']}"


@pytest.mark.parametrize(
    ("remote", "host", "near"),
    [
        ("127.0.0.1", "127.0.0.1:80", True),
        ("127.0.0.1", "localhost:80", True),
        ("::1", "[::1]:80", True),
        ("192.168.0.7", "192.168.0.2:80", False),
        ("127.0.0.1", "evil.example:80", False),
    ],
)
def test_only_a_loopback_request_to_a_loopback_name_is_near(remote: str, host: str, near: bool) -> None:
    request = make_mocked_request("GET", "/api/local/people", headers={"Host": host}).clone(remote=remote, host=host)
    assert people.is_loopback(request) is near


async def test_from_elsewhere_the_list_has_no_tokens_and_nobody_can_be_added(
    table: LocalTable, session: Any
) -> None:
    elsewhere = {"Host": "192.168.0.2"}
    async with session.get(table.base_url + "/api/local/people", headers=elsewhere) as response:
        listed = await response.json()
    assert [key for person in listed for key in person if key in ("token", "address")] == []
    body = {"name": "Eve", "locale": "en-GB"}
    async with session.post(table.base_url + "/api/local/people", json=body, headers=elsewhere) as response:
        assert response.status == 403


async def test_a_person_can_be_added_once_and_sits_down(table: LocalTable, session: Any, open_tab: Opener) -> None:
    anna = await open_tab("Anna")
    await anna.get("READY")
    address = table.base_url + "/api/local/people"
    async with session.post(address, json={"name": "  Ola ", "locale": "pl"}) as response:
        assert response.status == 201
        added = await response.json()
    assert (added["global_name"], added["locale"], added["seat"]) == ("Ola", "pl", 4)
    assert (await anna.get("USER_CREATE"))["global_name"] == "Ola"
    refused: list[Any] = [{"name": "Ola"}, {"name": ""}, {"name": "x" * 33}, {"name": "Jo", "locale": "xx"}, {}, []]
    for wrong in refused:
        async with session.post(address, json=wrong) as response:
            assert response.status == 400, wrong
    async with session.post(address, data="name=Jo") as response:
        assert response.status == 403
    ola = await open_tab("Ola")
    assert (await ola.get("READY"))["user"]["id"] == added["id"]


async def test_a_wrong_first_frame_or_token_closes_the_line(table: LocalTable, session: Any) -> None:
    for frame, code in (("{}", 4003), ("nonsense", 4003), ('{"op": "identify", "token": "x"}', 4004)):
        socket = await session.ws_connect(table.base_url + "/api/local/ws")
        await socket.send_str(frame)
        message = await socket.receive(timeout=2)
        assert message.type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_the_page_of_another_origin_may_not_connect(table: LocalTable, session: Any) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await session.ws_connect(table.base_url + "/api/local/ws", origin="http://evil.example")
    assert caught.value.status == 403


async def test_ready_shows_the_world_as_one_person_sees_it(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    bartek = table.person("Bartek")
    await (await bot.fetch_user(int(bartek.id))).send("for Bartek")
    await welcome.send(f"hello {bartek.mention}")
    for number in range(60):
        await table.person("Anna").say(str(number))
    ready = await (await open_tab("Bartek")).get("READY")
    assert ready["user"] | {"global_name": "Bartek", "locale": "pl", "seat": 1} == ready["user"]
    assert ready["guild"]["bot"] == str(table.application_id)
    assert ready["bot_online"] is True
    assert {user["global_name"] for user in ready["users"]} >= {"Anna", "Bartek", "Game table"}
    direct = [channel for channel in ready["channels"] if channel["type"] == 1]
    assert [channel["recipients"][0]["id"] for channel in direct] == [str(table.application_id)]
    room = ready["messages"][str(welcome.id)]
    assert [message["content"] for message in room] == [str(number) for number in range(10, 60)]
    states = {state["channel_id"]: state for state in ready["read_states"]}
    assert states[str(welcome.id)]["mention_count"] == 1
    assert states[direct[0]["id"]]["mention_count"] == 1
    other = await (await open_tab("Jürgen")).get("READY")
    assert [channel for channel in other["channels"] if channel["type"] == 1] == []
    assert "for Bartek" not in json.dumps(other)


async def test_what_was_read_is_remembered_and_older_messages_can_be_asked_for(
    table: LocalTable, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    anna, room = table.person("Anna"), str(welcome.id)
    keys = [(await anna.say(str(number)))["id"] for number in range(60)]
    tab = await open_tab("Bartek")
    ready = await tab.get("READY")
    assert ready["read_states"] == [{"channel_id": room, "from": keys[0], "mention_count": 0}]
    await tab.send("read", channel_id=room, message_id=keys[-1])
    await tab.send("history", nonce="h", channel_id=room, before=ready["messages"][room][0]["id"], limit=5)
    history = await tab.get("HISTORY")
    assert (history["nonce"], history["channel_id"]) == ("h", room)
    assert [message["content"] for message in history["messages"]] == ["5", "6", "7", "8", "9"]
    assert (await (await open_tab("Bartek")).get("READY"))["read_states"] == []


async def test_a_press_reaches_every_tab_and_its_answer_carries_the_nonce(
    bot: Bot, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    class Board(discord.ui.View):
        @discord.ui.button(label="Go", custom_id="go")
        async def press(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.edit_message(content="went")

        @discord.ui.button(label="Me", custom_id="me")
        async def private(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_message("yours", ephemeral=True)

    message = await welcome.send("Board", view=Board(timeout=None))
    tabs = [await open_tab(name) for name in ("Anna", "Anna", "Bartek")]
    for tab in tabs:
        await tab.get("READY")
    place = {"channel_id": str(welcome.id), "message_id": str(message.id), "component_type": 2}
    began = time.perf_counter()
    await tabs[0].send("component", nonce="n1", custom_id="go", **place)
    assert (await tabs[0].get("INTERACTION_SUCCESS"))["nonce"] == "n1"
    for tab in tabs:
        assert (await tab.get("MESSAGE_UPDATE"))["content"] == "went"
    print(f"press to every tab: {(time.perf_counter() - began) * 1000:.1f} ms")
    await tabs[0].send("component", nonce="n2", custom_id="me", **place)
    for tab in tabs[:2]:
        private = await tab.get("MESSAGE_CREATE")
        assert (private["content"], private["flags"] & 64, private["nonce"]) == ("yours", 64, "n2")
    await tabs[2].send("say", nonce="n3", channel_id=str(welcome.id), content="and I?")
    assert (await tabs[2].get("MESSAGE_CREATE"))["content"] == "and I?"
    assert "yours" not in json.dumps(tabs[2].seen)
    await tabs[0].send("dismiss", nonce="n4", channel_id=str(welcome.id), message_id=private["id"])
    assert (await tabs[1].get("MESSAGE_DELETE"))["id"] == private["id"]


async def test_a_page_cannot_act_where_it_sees_nothing_nor_press_forged_things(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    secret = await welcome.create_thread(name="secret", type=discord.ChannelType.private_thread)
    hidden = await secret.send("hidden")
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "go"))}, channel_id=welcome.id)
    message = table.person("Anna").messages()[-1]
    place = {"channel_id": str(welcome.id), "message_id": message["id"]}
    tab = await open_tab("Bartek")
    frames: list[dict[str, Any]] = [
        {"op": "history", "channel_id": str(secret.id)},
        {"op": "say", "channel_id": str(secret.id), "content": "x"},
        {"op": "say", "channel_id": str(welcome.id), "content": "x" * 2001},
        {"op": "component", **place, "custom_id": "forged", "component_type": 2},
        {"op": "component", **place, "custom_id": "forged", "component_type": 2, "raw": True},
        {"op": "component", **place, "custom_id": "go", "component_type": 3, "values": []},
        {"op": "component", **place, "message_id": str(hidden.id), "custom_id": "x", "component_type": 2},
        {"op": "dismiss", **place},
        {"op": "modal", "channel_id": str(welcome.id), "interaction_id": "1", "components": []},
        {"op": "command", "channel_id": str(welcome.id), "data": {"id": "1"}},
        {"op": "command", "channel_id": str(welcome.id)},
        {"op": "command", "channel_id": str(welcome.id), "data": "x"},
        {"op": "modal", "channel_id": str(welcome.id), "interaction_id": "1", "components": ["x"]},
        {"op": "perform", "channel_id": str(welcome.id)},
        {"op": "read", "channel_id": str(welcome.id), "message_id": "x"},
    ]
    for number, frame in enumerate(frames):
        await tab.send(**frame, nonce=str(number))
        assert (await tab.get("INTERACTION_FAILURE"))["nonce"] == str(number)
    assert bot.heard == []


async def test_words_sent_again_after_a_lost_line_are_echoed_but_not_doubled(
    table: LocalTable, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    tab = await open_tab("Bartek")
    for _ in range(2):
        await tab.send("say", nonce="again", channel_id=str(welcome.id), content="hello")
    first, second = await tab.get("MESSAGE_CREATE"), await tab.get("MESSAGE_CREATE")
    assert (first["id"], first["nonce"]) == (second["id"], "again")
    assert [message["content"] for message in table.person("Anna").messages()] == ["hello"]


async def test_a_page_cannot_choose_the_id_of_its_interactions(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "go"))}, channel_id=welcome.id)
    anna = table.person("Anna")
    message = anna.messages()[-1]
    tab = await open_tab("Bartek")
    place = {"channel_id": str(welcome.id), "message_id": message["id"], "component_type": 2, "custom_id": "go"}
    await tab.send("component", nonce="n", snowflake=1, **place)
    await anna.wait_for(lambda: bot.heard)
    assert bot.heard[0].id > int(message["id"])


async def test_commands_typing_threads_and_the_bots_presence_are_told(
    bot: Bot, welcome: discord.TextChannel, open_tab: Opener
) -> None:
    tab, other = await open_tab("Anna"), await open_tab("Bartek")
    await tab.get("READY")
    await other.get("READY")

    @bot.tree.command()
    async def play(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("playing")

    await bot.tree.sync()
    (command,) = await tab.get("APPLICATION_COMMANDS")
    assert (command["name"], command["type"]) == ("play", 1)
    await other.send("typing", channel_id=str(welcome.id))
    assert (await tab.get("TYPING_START"))["channel_id"] == str(welcome.id)
    await tab.send("command", nonce="c", channel_id=str(welcome.id), data={"id": command["id"], "name": "play", "type": 1})
    assert (await tab.get("INTERACTION_SUCCESS"))["nonce"] == "c"
    assert (await tab.get("MESSAGE_CREATE"))["nonce"] == "c"
    thread = await welcome.create_thread(name="island", type=discord.ChannelType.public_thread)
    told = await tab.get("CHANNEL_CREATE")
    assert (told["id"], told["parent_id"], told["type"]) == (str(thread.id), str(welcome.id), 11)
    await thread.edit(archived=True)
    assert (await tab.get("CHANNEL_UPDATE"))["thread_metadata"]["archived"] is True
    await bot.end()
    assert (await tab.get("BOT_STATUS")) == {"online": False}


async def test_the_files_of_the_page_carry_a_strict_policy_and_nothing_outside_is_served(
    table: LocalTable, session: Any
) -> None:
    async with session.get(table.url) as response:
        assert response.status == 200
        assert response.content_type == "text/html"
        assert response.headers["Content-Security-Policy"].startswith("default-src 'none'; script-src 'self'")
    for path in ("/nothing.js", "/../server.py", "/%2e%2e/server.py", "/js"):
        async with session.get(table.base_url + path) as response:
            assert response.status == 404, path


async def test_another_address_than_loopback_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    table = await LocalTable.start("0.0.0.0")
    assert "everybody who reaches this address" in caplog.text
    assert table.base_url.startswith("http://127.0.0.1:")
    await table.stop()
    caplog.clear()
    quiet = await LocalTable.start("127.0.0.1")
    assert caplog.text == ""
    await quiet.stop()
    await asyncio.sleep(0)
