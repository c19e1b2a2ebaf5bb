"""REST: messages of channels, typing, pins."""

from __future__ import annotations

from typing import Any

from local import attachments, permissions, posts, validate
from local.clock import moment_of
from local.errors import ApiError, form_error
from local.rates import OLD_AGE
from local.rest import Call, Route
from local.world import THREADS, Json, Post, World


def open_channel(call: Call, *needs: str) -> Json:
    """The channel of a request: 10003 unknown, 50001 unseen, 50013 without one of the permissions."""
    channel = call.world.channel(call.params["channel_id"])
    bot = call.world.bot_id
    if not call.world.sees(bot, channel):
        raise ApiError(50001)
    for name in needs:
        if not call.world.may(bot, channel, name):
            raise ApiError(50013)
    return channel


def refuse_closed(world: World, channel: Json) -> None:
    """Refuse a locked (160005) or archived (50083) thread."""
    if channel["type"] not in THREADS:
        return
    if channel["thread_metadata"]["locked"] and not world.may(world.bot_id, channel, "manage_threads"):
        raise ApiError(160005)
    if channel["thread_metadata"]["archived"]:
        raise ApiError(50083)


def shown(call: Call, post: Post) -> Any:
    """A message as REST answers it."""
    return attachments.expand(call.world, post.data, call.table.base_url)


def need_for(payload: Json, uploads: list[attachments.Upload]) -> list[str]:
    """Permissions that the parts of a message need beside that of sending."""
    needs = []
    if uploads:
        needs.append("attach_files")
    if payload.get("embeds"):
        needs.append("embed_links")
    return needs


def reference(call: Call, channel: Json, payload: Json) -> Json:
    """`message_reference` and `referenced_message` of a reply; an unknown one is refused unless told otherwise."""
    wanted = payload.get("message_reference")
    if not wanted or wanted.get("message_id") is None:
        return {}
    key = str(wanted["message_id"])
    post = call.world.posts[channel["id"]].get(key)
    if post is None or post.owner is not None:
        if wanted.get("fail_if_not_exists") is False:
            return {}
        raise form_error(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    if not call.world.may(call.world.bot_id, channel, "read_message_history"):
        raise ApiError(160002, message="Cannot reply without permission to read message history")
    place = {"type": 0, "message_id": key, "channel_id": channel["id"]}
    if channel["type"] != 1:
        place["guild_id"] = call.world.guild_id
    return {"message_reference": place, "referenced_message": posts.referred(post)}


async def send(call: Call) -> Any:
    """POST a message."""
    channel, payload = open_channel(call), call.json
    world = call.world
    if channel["type"] == 1 and not world.people[channel["recipient_id"]]["dms"]:
        raise ApiError(50007)
    refuse_closed(world, channel)
    sending = "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"
    for name in (sending, *need_for(payload, call.uploads)):
        if not world.may(world.bot_id, channel, name):
            raise ApiError(50013)
    validate.new_message(payload, call.uploads)
    extra = reference(call, channel, payload)
    post = posts.create(world, channel, world.bot_id, payload, call.uploads, kind=19 if extra else 0, extra=extra)
    return shown(call, post)


def message(call: Call, channel: Json) -> Post:
    """The message of a request; the bot never finds ephemeral ones here."""
    post = call.world.post(channel["id"], call.params["message_id"])
    if post.owner is not None:
        raise ApiError(10008)
    return post


async def edit(call: Call) -> Any:
    """PATCH a message."""
    channel, payload = open_channel(call), call.json
    post = message(call, channel)
    posts.require_author(post, call.world.bot_id)
    refuse_closed(call.world, channel)
    validate.changed_message(post.data, payload, call.uploads)
    if call.uploads and not call.world.may(call.world.bot_id, channel, "attach_files"):
        raise ApiError(50013)
    if call.world.clock.now() - moment_of(post.data["id"]) > OLD_AGE and call.table.rates.enabled:
        wait = call.table.rates.old_edit(channel["id"])
        if wait is not None:
            raise ApiError(30046, retry_after=wait)
    posts.edit(call.world, post, payload, call.uploads)
    return shown(call, post)


async def delete(call: Call) -> None:
    """DELETE a message: one's own, or another's with permission."""
    channel = open_channel(call)
    post = message(call, channel)
    if post.data["author"]["id"] != call.world.bot_id:
        if channel["type"] == 1:
            raise ApiError(50003)
        if not call.world.may(call.world.bot_id, channel, "manage_messages"):
            raise ApiError(50013)
    refuse_closed(call.world, channel)
    posts.delete(call.world, post)


async def get(call: Call) -> Any:
    """GET one message."""
    channel = open_channel(call, "read_message_history")
    return shown(call, message(call, channel))


async def history(call: Call) -> Any:
    """GET messages, newest first; without permission to read history there are none."""
    channel, query = open_channel(call), call.query
    limit = int(query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise form_error(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if not call.world.may(call.world.bot_id, channel, "read_message_history"):
        return []
    found = [post for post in call.world.posts[channel["id"]].values() if post.owner is None]
    if "before" in query:
        found = [post for post in found if int(post.data["id"]) < int(query["before"])]
    if "after" in query:
        found = [post for post in found if int(post.data["id"]) > int(query["after"])][:limit]
    if "around" in query:
        middle = int(query["around"])
        # By place, not by time: ids of one millisecond lie closer together than those of the next.
        older = sum(int(post.data["id"]) < middle for post in found)
        start = max(0, older - limit // 2)
        found = found[start : start + limit]
    return [shown(call, post) for post in found[-limit:][::-1]]


async def typing(call: Call) -> None:
    """POST: the bot is writing."""
    channel = open_channel(call)
    body = {"channel_id": channel["id"], "user_id": call.world.bot_id, "timestamp": int(call.world.clock.now())}
    call.world.to_people("TYPING_START", body, channel["id"], None)


async def pin(call: Call) -> None:
    """PUT: pin a message."""
    await _set_pinned(call, True)


async def unpin(call: Call) -> None:
    """DELETE: unpin a message."""
    await _set_pinned(call, False)


async def _set_pinned(call: Call, pinned: bool) -> None:
    channel = open_channel(call)
    rights = call.world.permissions(call.world.bot_id, channel)
    if channel["type"] != 1 and not rights & (permissions.bits("pin_messages") | permissions.bits("manage_messages")):
        raise ApiError(50013)
    post = message(call, channel)
    post.data = {**post.data, "pinned": pinned}
    call.world.save_post(post)
    posts.announce(call.world, post, "MESSAGE_UPDATE", None)


async def pins(call: Call) -> Any:
    """GET the pinned messages, newest first."""
    channel = open_channel(call, "read_message_history")
    found = [post for post in call.world.posts[channel["id"]].values() if post.data["pinned"]]
    items = [{"pinned_at": post.data["timestamp"], "message": shown(call, post)} for post in found[::-1]]
    return {"items": items, "has_more": False}


MESSAGES = "/channels/{channel_id}/messages"
ROUTES = [
    Route("GET", MESSAGES + "/pins", pins),
    Route("PUT", MESSAGES + "/pins/{message_id}", pin),
    Route("DELETE", MESSAGES + "/pins/{message_id}", unpin),
    Route("POST", MESSAGES, send),
    Route("GET", MESSAGES, history),
    Route("GET", MESSAGES + "/{message_id}", get),
    Route("PATCH", MESSAGES + "/{message_id}", edit),
    Route("DELETE", MESSAGES + "/{message_id}", delete),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
