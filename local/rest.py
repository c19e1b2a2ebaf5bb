"""REST v10: from a request to a handler and back, with authentication, limits, faults and a record of everything.

Resources register their handlers in `rest_*.py`; an unknown route answers 501 and names itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from aiohttp import web

from local.attachments import Upload
from local.errors import ApiError, unauthorized
from local.faults import Rule
from local.reply import answer, cut
from local.world import Json, World

if TYPE_CHECKING:
    from local.server import LocalTable

log = logging.getLogger(__name__)
PREFIX = "/api/v10"
BODY_LIMIT = 120 * 1024 * 1024
KEPT_REQUESTS = 20_000


@dataclass(slots=True)
class Call:
    """One request as a handler sees it."""

    table: LocalTable
    method: str
    route: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def world(self) -> World:
        """The table's world."""
        return self.table.world

    @property
    def json(self) -> Json:
        """The body as an object; 50035 when it is something else."""
        if not isinstance(self.body, dict):
            raise ApiError(50109)
        return self.body


class Route(NamedTuple):
    """A handler with its place. `token`: whether the bot's token is needed."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    token: bool = True


@dataclass(frozen=True, slots=True)
class Recorded:
    """A request that came in and what it was answered: for tests that check all of them."""

    method: str
    route: str
    path: str
    query: dict[str, str]
    body: Any
    files: tuple[tuple[str, int], ...]
    status: int
    response: Any
    at: float


@dataclass(slots=True)
class Rest:
    """The routes of one table."""

    table: LocalTable
    record: deque[Recorded] = field(default_factory=lambda: deque(maxlen=KEPT_REQUESTS))

    def add_to(self, app: web.Application, routes: list[Route]) -> None:
        """Put the routes into the web application, and the 501 behind them."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._serve(route))
        app.router.add_route("*", "/api/v{version}/{rest:.*}", self._unknown)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._handle(request, route)

        return serve

    async def _unknown(self, request: web.Request) -> web.Response:
        message = f"501: the local table does not know {request.method} {request.path}"
        return answer(501, {"message": message, "code": 0})

    async def _handle(self, request: web.Request, route: Route) -> web.StreamResponse:
        rule = self.table.faults.for_request(route.method, route.path)
        if rule is not None:
            return await self._faulty(request, route, rule)
        return await self._once(request, route)

    async def _faulty(self, request: web.Request, route: Route, rule: Rule) -> web.StreamResponse:
        if rule.action == "drop":
            return cut(request)
        if rule.action == "429":
            return self.table.rates.refuse(rule.seconds, rule.is_global)
        if rule.action == "5xx":
            return answer(rule.status, {"message": f"{rule.status}: Server Error", "code": 0})
        if rule.action == "delay":
            await asyncio.sleep(rule.seconds)
        if rule.action == "reorder":
            await self.table.wait_for_next(route.method, rule.pattern, rule.seconds)
        response = await self._once(request, route, twice=rule.action == "double")
        return cut(request) if rule.action == "close_after" else response

    async def _once(self, request: web.Request, route: Route, *, twice: bool = False) -> web.StreamResponse:
        rates = self.table.rates
        limited = rates.check(route, request)
        if limited is not None:
            return limited
        body: Any = None
        uploads: list[Upload] = []
        try:
            self._authenticate(request, route)
            body, uploads = await read(request)
            call = Call(self.table, route.method, route.path, request.match_info, request.query, body, uploads)
            if twice:
                await route.handler(call)
            result = await route.handler(call)
            response = answer(204, None) if result is None else answer(200, result)
            shown = result
        except ApiError as error:
            response, shown = answer(error.status, error.body), error.body
            rates.note_refusal(error.status)
        except Exception:
            log.exception("The local table failed at %s %s", route.method, request.path)
            shown = {"message": "500: Internal Server Error", "code": 0}
            response = answer(500, shown)
        rates.headers(route, request, response)
        self.record.append(
            Recorded(
                route.method,
                route.path,
                request.path.removeprefix(PREFIX),
                dict(request.query),
                body,
                tuple((upload.name, len(upload.data)) for upload in uploads),
                response.status,
                shown,
                self.table.clock.now(),
            )
        )
        self.table.handled(route.method, route.path)
        return response

    def _authenticate(self, request: web.Request, route: Route) -> None:
        if route.token and request.headers.get("Authorization") != f"Bot {self.table.token}":
            raise unauthorized()


async def read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body and the files of a request, from plain JSON or multipart with `payload_json`."""
    if not request.can_read_body:
        return None, []
    kind = request.content_type
    if kind == "application/json":
        return parse(await request.read()), []
    if kind != "multipart/form-data":
        message = 'Expected "Content-Type" header to be one of {\'application/json\'}.'
        raise ApiError(50035, message=message)
    body: Any = {}
    uploads = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        name = getattr(part, "name", None) or ""
        data = bytes(await part.read())  # type: ignore[union-attr]
        if name == "payload_json":
            body = parse(data)
        elif name.startswith("files[") and name.endswith("]") and name[6:-1].isdigit():
            uploads.append(Upload(int(name[6:-1]), getattr(part, "filename", None) or "file", data))
    return body, uploads


def parse(data: bytes) -> Any:
    """JSON, or Discord's refusal of what is none."""
    try:
        return json.loads(data)
    except ValueError:
        raise ApiError(50109) from None
