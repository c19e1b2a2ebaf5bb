"""REST v10: from a request to a handler and back, with authentication, limits, faults and a record of everything.

Resources register their handlers in `rest_*.py`; an unknown route answers 501 and names itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
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
        """The answer to a route that nobody serves; it is in the record, so that a test can fail on it."""
        body = {"message": f"501: the local table does not know {request.method} {request.path}", "code": 0}
        self._note(request, request.path, None, [], 501, body)
        return answer(501, body)

    async def _handle(self, request: web.Request, route: Route) -> web.StreamResponse:
        rule = self.table.faults.for_request(route.method, route.path)
        action = rule.action if rule is not None else ""
        if action == "drop":
            return cut(request)
        body: Any = None
        uploads: list[Upload] = []
        try:
            body, uploads = await read(request)
            if rule is not None and action == "delay":
                await asyncio.sleep(rule.seconds)
            if rule is not None and action == "reorder":
                await self.table.wait_for_next(route.method, rule.pattern, rule.seconds)
            response, shown = await self._outcome(request, route, rule, body, uploads)
        except ApiError as error:
            response, shown = answer(error.status, error.body), error.body
            self.table.rates.note_refusal(error.status)
        except Exception:
            log.exception("The local table failed at %s %s", route.method, request.path)
            shown = {"message": "500: Internal Server Error", "code": 0}
            response = answer(500, shown)
        if action not in ("429", "5xx"):
            self.table.rates.headers(route, request, response)
        self._note(request, route.path, body, uploads, response.status, shown)
        self.table.handled(route.method, route.path)
        return cut(request) if action == "close_after" else response

    async def _outcome(
        self, request: web.Request, route: Route, rule: Rule | None, body: Any, uploads: list[Upload]
    ) -> tuple[web.Response, Any]:
        """The response of a request and its JSON, by a fault, a limit or the handler."""
        action = rule.action if rule is not None else ""
        if rule is not None and action == "5xx":
            shown = {"message": f"{rule.status}: Server Error", "code": 0}
            return answer(rule.status, shown), shown
        refusal = self.table.rates.check(route, request)
        if rule is not None and action == "429":
            refusal = self.table.rates.refuse(rule.seconds, rule.is_global)
        if refusal is not None:
            return refusal, refusal.text
        self._authenticate(request, route)
        call = Call(self.table, route.method, route.path, request.match_info, request.query, body, uploads)
        result = await route.handler(call)
        if action == "double":
            with suppress(ApiError):  # the client sees the answer to one of the two
                await route.handler(call)
        return (answer(204, None) if result is None else answer(200, result)), result

    def _note(
        self, request: web.Request, route: str, body: Any, uploads: list[Upload], status: int, shown: Any
    ) -> None:
        path, files = request.path.removeprefix(PREFIX), tuple((one.name, len(one.data)) for one in uploads)
        now = self.table.clock.now()
        self.record.append(
            Recorded(request.method, route, path, dict(request.query), body, files, status, shown, now)
        )

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
