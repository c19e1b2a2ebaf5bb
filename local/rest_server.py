"""REST: the application, users, the server with its members and roles, the gateway's address."""

from __future__ import annotations

from typing import Any

from local import shapes
from local.errors import ApiError
from local.rest import Call, Route


async def me(call: Call) -> Any:
    """GET the bot's own user."""
    return {**call.world.users[call.world.bot_id], "verified": True, "mfa_enabled": False, "locale": "en-US"}


async def application(call: Call) -> Any:
    """GET the application."""
    return shapes.application(call.world)


async def user(call: Call) -> Any:
    """GET a user."""
    found = call.world.users.get(call.params["user_id"])
    if found is None:
        raise ApiError(10013)
    return found


async def my_guilds(call: Call) -> Any:
    """GET the servers the bot is on."""
    guild = shapes.guild_out(call.world)
    return [{key: guild[key] for key in ("id", "name", "icon", "banner", "features")} | {"owner": False, "permissions": "0"}]


def _guild(call: Call) -> None:
    if call.params["guild_id"] != call.world.guild_id:
        raise ApiError(10004)


async def guild(call: Call) -> Any:
    """GET the server."""
    _guild(call)
    counts = {"approximate_member_count": len(call.world.members), "approximate_presence_count": len(call.world.members)}
    return shapes.guild_out(call.world) | counts


async def channels(call: Call) -> Any:
    """GET the server's channels (threads apart)."""
    _guild(call)
    return [dict(channel) for channel in call.world.channels.values() if channel["type"] == 0]


async def roles(call: Call) -> Any:
    """GET the server's roles."""
    _guild(call)
    return call.world.guild["roles"]


async def member(call: Call) -> Any:
    """GET a member."""
    _guild(call)
    return call.world.member(call.params["user_id"])


async def members(call: Call) -> Any:
    """GET the members, by id."""
    _guild(call)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    keys = sorted((key for key in call.world.members if int(key) > after), key=int)
    return [call.world.member(key) for key in keys[:limit]]


async def leave(call: Call) -> None:
    """DELETE: leave the server. Refused: no program should do that."""
    raise ApiError(50013)


async def gateway(call: Call) -> Any:
    """GET the gateway's address."""
    return {"url": call.table.gateway_url}


async def gateway_bot(call: Call) -> Any:
    """GET the gateway's address with the figures for bots."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.table.gateway_url, "shards": 1, "session_start_limit": limit}


GUILD = "/guilds/{guild_id}"
ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", GUILD, guild),
    Route("GET", GUILD + "/channels", channels),
    Route("GET", GUILD + "/roles", roles),
    Route("GET", GUILD + "/members", members),
    Route("GET", GUILD + "/members/{user_id}", member),
    Route("GET", "/gateway", gateway, token=False),
    Route("GET", "/gateway/bot", gateway_bot),
]
