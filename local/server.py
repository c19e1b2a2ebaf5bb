"""The local table: a small Discord-compatible server for the unmodified client, and a page for people in a browser."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import deque
from fnmatch import fnmatchcase
from pathlib import Path

from aiohttp import web

from local import attachments, permissions, rest_channels, rest_commands, rest_interactions, rest_messages, rest_server
from local.clock import Clock
from local.faults import Faults
from local.gateway import Gateway
from local.hub import Hub
from local.interactions import Interactions
from local.people import PageServer
from local.person import Person
from local.rates import Rates
from local.rest import BODY_LIMIT, PREFIX, Recorded, Rest
from local.rest_commands import Creations
from local.world import World

log = logging.getLogger(__name__)
ROUTES = [
    *rest_server.ROUTES,
    *rest_commands.ROUTES,
    *rest_interactions.ROUTES,
    *rest_messages.ROUTES,
    *rest_channels.ROUTES,
]


class LocalTable:
    """A running server. Make one with `await LocalTable.start(...)`, end it with `await table.stop()`."""

    def __init__(self, path: Path | None, clock: Clock, privileged: int) -> None:
        self.clock = clock
        self.world = World.open(path, clock)
        self.faults = Faults()
        self.rates = Rates(clock)
        self.creations = Creations()
        self.gateway = Gateway(self.world, clock, self.faults, privileged=privileged)
        self.hub = Hub(self.world)
        self.interactions = Interactions(self.world, self.gateway)
        self.base_url = ""
        self._rest = Rest(self)
        self._page = PageServer(self)
        self._waiting: list[tuple[str, str, asyncio.Event]] = []
        self._persons: dict[str, Person] = {}
        self.world.to_bot = self.gateway.dispatch
        self.world.to_people = self.hub.send
        self.gateway.on_status = lambda online: self.hub.send("BOT_STATUS", {"online": online}, None, None)

    @classmethod
    async def start(
        cls,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        path: Path | None = None,
        clock: Clock | None = None,
        privileged_intents: int = 0,
    ) -> LocalTable:
        """Start a table. `path`: the file of its world (None: in memory); port 0: any free one.

        An address other than loopback is allowed but warned of: everybody who reaches it can see the page.
        """
        if host != "localhost" and not ipaddress.ip_address(host).is_loopback:
            log.warning("The local table listens on %s: everybody who reaches this address can open its page.", host)
        table = cls(path, clock or Clock(), privileged_intents)
        await table._listen(host, port)
        return table

    async def _listen(self, host: str, port: int) -> None:
        app = web.Application(client_max_size=BODY_LIMIT)
        self._rest.add_to(app, ROUTES)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{path:.*}", self._attachment)
        self._page.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port, reuse_address=True)
        await site.start()
        self.port = self._runner.addresses[0][1]
        near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        name = f"[{near}]" if ":" in near else near
        self.base_url = self.gateway.base_url = f"http://{name}:{self.port}"
        self.gateway.gateway_url = self.gateway_url

    async def _attachment(self, request: web.Request) -> web.Response:
        return attachments.fetch(self.world, request)

    async def stop(self) -> None:
        """Close every connection and the world's file; the bot may reconnect to a table started again on it."""
        self.gateway.on_status = lambda online: None
        await self.interactions.close()
        await self.gateway.close_all(1012)
        for socket in list(self._page.sockets):
            await socket.close(code=1012)
        await self._runner.cleanup()
        self.world.close()

    @property
    def url(self) -> str:
        """Address of the page."""
        return f"{self.base_url}/"

    @property
    def api_base(self) -> str:
        """What `discord.http.Route.BASE` has to be."""
        return self.base_url + PREFIX

    @property
    def gateway_url(self) -> str:
        """What `DiscordWebSocket.DEFAULT_GATEWAY` has to be."""
        return self.base_url.replace("http://", "ws://") + "/gateway/"

    @property
    def token(self) -> str:
        """The bot token that this table accepts."""
        return str(self.world.meta["token"])

    @property
    def application_id(self) -> int:
        """Id of the bot's application."""
        return int(self.world.bot_id)

    @property
    def requests(self) -> deque[Recorded]:
        """Every REST request so far, the oldest forgotten after 20,000."""
        return self._rest.record

    # for tests ---------------------------------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """A scripted person by name: one of those who are there, or a new one."""
        if name not in self._persons:
            world = self.world
            key = next((key for key in world.people if world.users[key]["global_name"] == name), None)
            if key is None:
                key = world.add_person(name, "en-GB")["id"]
            self._persons[name] = Person(world, self.hub, self.interactions, key)
        return self._persons[name]

    def take_permission(self, name: str, channel: str | None = None) -> None:
        """Take a permission from the bot in one channel (by name or id) or in all of them."""
        self._set_permission(name, channel, deny=True)

    def give_permission(self, name: str, channel: str | None = None) -> None:
        """Give back what `take_permission` took."""
        self._set_permission(name, channel, deny=False)

    def _set_permission(self, name: str, channel: str | None, *, deny: bool) -> None:
        bit, me = permissions.bits(name), self.world.bot_id
        for place in self.world.channels.values():
            if place["type"] != 0 or channel not in (None, place["id"], place["name"]):
                continue
            others = [item for item in place["permission_overwrites"] if item["id"] != me]
            mine = next((item for item in place["permission_overwrites"] if item["id"] == me), None)
            denied = int(mine["deny"]) if mine else 0
            denied = denied | bit if deny else denied & ~bit
            place["permission_overwrites"] = [*others, {"id": me, "type": 1, "allow": "0", "deny": str(denied)}]
            self.world.save_channel(place["id"])
            self.world.to_bot("CHANNEL_UPDATE", place, None)

    def channel_id(self, name: str) -> str:
        """Id of a channel or thread by its name; a KeyError when there is none."""
        for channel in self.world.channels.values():
            if channel.get("name") == name:
                return str(channel["id"])
        raise KeyError(name)

    # between the parts -------------------------------------------------------------------------------------------

    async def wait_for_next(self, method: str, pattern: str, seconds: float) -> None:
        """Return when the next fitting request was handled, or after `seconds`."""
        done = asyncio.Event()
        entry = (method, pattern, done)
        self._waiting.append(entry)
        try:
            async with asyncio.timeout(seconds):
                await done.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting.remove(entry)

    def handled(self, method: str, route: str) -> None:
        """Release requests that wait for this one."""
        for wanted, pattern, done in self._waiting:
            if wanted == method and fnmatchcase(route, pattern):
                done.set()
