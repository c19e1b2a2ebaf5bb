"""HTTP for the page: the list of people, adding one, the page's files and its WebSocket."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from local.acts import Acts
from local.errors import Json

if TYPE_CHECKING:
    from local.server import LocalTable

PAGE = Path(__file__).parent / "page"
NAME_LENGTH, MOST_PEOPLE = 32, 50
LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR"),
        *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'"
)
TYPES = {".js": "text/javascript", ".webp": "image/webp", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def is_loopback(request: web.Request) -> bool:
    """Whether a request comes from this machine and was sent to it by a loopback name (not by a name of elsewhere)."""
    host = (request.url.host or "").strip("[]")
    try:
        near = ipaddress.ip_address(request.remote or "").is_loopback
        named = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
    return near and named


class PageServer:
    """The page's side of one table."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets: set[web.WebSocketResponse] = set()

    def add_to(self, app: web.Application) -> None:
        """Put the routes into the web application."""
        app.router.add_get("/api/local/people", self.people)
        app.router.add_post("/api/local/people", self.add)
        app.router.add_get("/api/local/ws", self.socket)
        app.router.add_get("/{path:.*}", self.file)

    async def people(self, request: web.Request) -> web.Response:
        """Who can sit at the table; tokens only for this machine."""
        near = is_loopback(request)
        return web.json_response([self._person(key, near) for key in self._table.world.people], headers=HEADERS)

    def _person(self, key: str, near: bool) -> Json:
        person, user = self._table.world.people[key], self._table.world.users[key]
        body = {name: user[name] for name in ("id", "username", "global_name")}
        body |= {"locale": person["locale"], "seat": person["seat"]}
        if near:
            body |= {"token": person["token"], "address": f"/table.html#token={person['token']}"}
        return body

    async def add(self, request: web.Request) -> web.Response:
        """Add a person: {name, locale}. Only from this machine."""
        if not is_loopback(request) or request.content_type != "application/json":
            raise web.HTTPForbidden(text="Only this machine may add people.")
        try:
            body = json.loads(await request.read())
            name, locale = str(body["name"]).strip(), str(body.get("locale", "en-GB"))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise web.HTTPBadRequest(text="A name is needed.") from None
        known = {user["global_name"] for user in self._table.world.users.values()}
        if not 0 < len(name) <= NAME_LENGTH or name in known or locale not in LOCALES:
            raise web.HTTPBadRequest(text="A new name of 1 to 32 characters and one of Discord's locales are needed.")
        if len(self._table.world.people) >= MOST_PEOPLE:
            raise web.HTTPBadRequest(text="The table has no more room.")
        person = self._table.world.add_person(name, locale)
        return web.json_response(self._person(person["id"], True), status=201, headers=HEADERS)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A file of the page."""
        path = (PAGE / (request.match_info["path"] or "index.html")).resolve()
        if not path.is_relative_to(PAGE) or not path.is_file():
            raise web.HTTPNotFound(text="There is no such page.")
        kind = TYPES.get(path.suffix)
        return web.FileResponse(path, headers=HEADERS if kind is None else HEADERS | {"Content-Type": kind})

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """One tab: identify first, then dispatches out and operations in."""
        origin = request.headers.get("Origin")
        if origin is not None and origin.split("://")[-1] != request.host:
            raise web.HTTPForbidden(text="The page of another address may not connect.")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=64 * 1024)
        await socket.prepare(request)
        self.sockets.add(socket)
        try:
            person = await self._identify(socket)
            if person is not None:
                await self._converse(socket, person)
        finally:
            self.sockets.discard(socket)
        return socket

    async def _identify(self, socket: web.WebSocketResponse) -> str | None:
        try:
            frame = json.loads(await socket.receive_str(timeout=10))
            token = str(frame["token"])
        except (ValueError, KeyError, TypeError, TimeoutError):
            await socket.close(code=4003, message=b"Identify first.")
            return None
        for key, person in self._table.world.people.items():
            if person["token"] == token:
                return key
        await socket.close(code=4004, message=b"Nobody has this address.")
        return None

    async def _converse(self, socket: web.WebSocketResponse, person: str) -> None:
        table = self._table
        queue: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        queue.put_nowait(("READY", table.hub.ready(person, online=table.gateway.online)))

        def listen(event: str, data: Any) -> None:
            queue.put_nowait((event, data))

        table.hub.add(person, listen)
        writer = asyncio.create_task(_write(socket, queue))
        acts = Acts(table.world, table.hub, table.interactions, person)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                try:
                    frame = json.loads(message.data)
                    op = frame["op"]
                except (ValueError, KeyError, TypeError):
                    await socket.close(code=4002, message=b"Not an operation.")
                    break
                acts.perform(op, frame)
        finally:
            table.hub.remove(person, listen)
            writer.cancel()


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[tuple[str, Any]]) -> None:
    while True:
        event, data = await queue.get()
        try:
            await socket.send_str(json.dumps({"t": event, "d": data}, ensure_ascii=False, separators=(",", ":")))
        except ConnectionError:
            return
