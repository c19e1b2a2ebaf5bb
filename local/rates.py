"""Rate limits: per route and channel, for the whole bot, and for the address after too many refusals."""

from __future__ import annotations

import hashlib
import math
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from aiohttp import web

from local.clock import Clock
from local.reply import answer

if TYPE_CHECKING:
    from local.rest import Route

GLOBAL_A_SECOND = 50
REFUSALS, REFUSAL_SECONDS = 10_000, 600.0
OLD_EDITS, OLD_SECONDS, OLD_AGE = 30, 3_600.0, 3_600.0
VIA = "1.1 local-table"
# Requests per seconds of one bucket (route and major parameter). Discord promises none of these figures; the bot has to
# read them from the headers. The planning figure of five edits in five seconds and channel is kept.
DEFAULT = (10, 2.0)
LIMITS = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/channels/{channel_id}/threads"): (5, 5.0),
    ("POST", "/users/@me/channels"): (5, 2.0),
}
WEBHOOK = (5, 2.0)
MOST_BUCKETS = 2_000


@dataclass(slots=True)
class Bucket:
    """A window that starts with its first request."""

    limit: int
    seconds: float
    used: int = 0
    ends: float = 0.0


class Rates:
    """The limits of one table. `enabled = False` switches the buckets off (games of the tests)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.enabled = True
        self.limits = dict(LIMITS)
        self.refusals_allowed = REFUSALS
        self._buckets: dict[tuple[str, str, str], Bucket] = {}
        self._global = Bucket(GLOBAL_A_SECOND, 1.0)
        self._refusals: deque[float] = deque()
        self._old_edits: dict[str, Bucket] = {}

    def _bucket(self, route: Route, request: web.Request) -> Bucket | None:
        if route.path.startswith("/interactions/"):
            return None
        params = request.match_info
        major = params.get("token") or params.get("channel_id") or params.get("guild_id") or ""
        limit = WEBHOOK if route.path.startswith("/webhooks/") else self.limits.get((route.method, route.path), DEFAULT)
        name = "/webhooks" if route.path.startswith("/webhooks/") else route.path
        key = ("*" if name == "/webhooks" else route.method, name, major)
        bucket = self._buckets.get(key)
        if len(self._buckets) > MOST_BUCKETS:  # every interaction has one of its own
            now = self._clock.now()
            self._buckets = {name: one for name, one in self._buckets.items() if one.ends > now}
        if bucket is None or (bucket.limit, bucket.seconds) != limit:
            bucket = self._buckets[key] = Bucket(*limit)
        return bucket

    def check(self, route: Route, request: web.Request) -> web.Response | None:
        """Count a request; the refusal when it is one too many."""
        now = self._clock.now()
        while self._refusals and self._refusals[0] < now - REFUSAL_SECONDS:
            self._refusals.popleft()
        if len(self._refusals) >= self.refusals_allowed:  # blocked at the edge: no JSON, no Via
            return web.Response(status=429, text="<html>You are being blocked</html>", content_type="text/html")
        if not self.enabled:
            return None
        if not route.path.startswith(("/interactions/", "/webhooks/")) and not spend(self._global, now):
            return self.refuse(self._global.ends - now, True)
        bucket = self._bucket(route, request)
        if bucket is None or spend(bucket, now):
            return None
        response = self.refuse(bucket.ends - now, False)
        self.headers(route, request, response)
        return response

    def refuse(self, seconds: float, is_global: bool) -> web.Response:
        """A 429 as Discord's own servers send it."""
        self.note_refusal(429)
        wait = math.ceil(seconds * 1000) / 1000
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": is_global}
        response = answer(429, body)
        response.headers.update({"Via": VIA, "Retry-After": str(math.ceil(wait)), "X-RateLimit-Scope": "user"})
        if is_global:
            response.headers.update({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"})
        return response

    def note_refusal(self, status: int) -> None:
        """Count an answer of 401, 403 or 429 towards the block of the address."""
        if status in (401, 403, 429):
            self._refusals.append(self._clock.now())

    def headers(self, route: Route, request: web.Request, response: web.StreamResponse) -> None:
        """Put the state of the bucket on a response."""
        if response.content_type == "text/html":
            return  # the edge that blocks an address knows nothing of buckets
        bucket = self._bucket(route, request) if self.enabled else None
        response.headers.setdefault("Via", VIA)
        if bucket is None:
            return
        left = max(0.0, bucket.ends - self._clock.now())
        name = hashlib.sha256(f"{route.method} {route.path}".encode()).hexdigest()[:32]
        if route.path.startswith("/webhooks/"):
            name = hashlib.sha256(b"/webhooks").hexdigest()[:32]
        response.headers.update(
            {
                "X-RateLimit-Limit": str(bucket.limit),
                "X-RateLimit-Remaining": str(max(0, bucket.limit - bucket.used)),
                "X-RateLimit-Reset": f"{bucket.ends:.3f}",
                "X-RateLimit-Reset-After": f"{left:.3f}",
                "X-RateLimit-Bucket": name,
            }
        )

    def old_edit(self, channel_id: str) -> float | None:
        """Count an edit of a message older than an hour; seconds to wait when there were too many."""
        now = self._clock.now()
        bucket = self._old_edits.setdefault(channel_id, Bucket(OLD_EDITS, OLD_SECONDS))
        return None if spend(bucket, now) else bucket.ends - now


def spend(bucket: Bucket, now: float) -> bool:
    """Use one request of a bucket; False when it is empty."""
    if now >= bucket.ends:
        bucket.used, bucket.ends = 0, now + bucket.seconds
    if bucket.used >= bucket.limit:
        return False
    bucket.used += 1
    return True
