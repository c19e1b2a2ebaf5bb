"""Responses: JSON as discord.py expects it, and no response at all."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web


def answer(status: int, body: Any) -> web.Response:
    """A JSON response; the content type is exactly what discord.py compares with."""
    if body is None:
        return web.Response(status=status)
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return web.Response(status=status, body=text.encode(), content_type="application/json")


def cut(request: web.Request) -> web.Response:
    """Close the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=499)
