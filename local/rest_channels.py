"""REST: channels, threads and who is in them, direct messages, permissions of a channel."""

from __future__ import annotations

from typing import Any

from local import posts, shapes
from local.errors import ApiError, FormErrors, form_error
from local.rest import Call, Route
from local.rest_messages import message, open_channel, refuse_closed
from local.world import THREADS, Json, World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def tell(world: World, event: str, channel: Json) -> None:
    """Announce a channel or thread to the bot by its own event names, to people always as a channel."""
    thread = channel["type"] in THREADS
    body = shapes.thread_out(world, channel, world.bot_id) if thread else channel
    if event == "CREATE" and thread:
        body["newly_created"] = True
    world.to_bot(f"{'THREAD' if thread else 'CHANNEL'}_{event}", body, channel["id"])
    world.to_people(f"CHANNEL_{event}", channel, channel["id"], None)


async def get(call: Call) -> Any:
    """GET a channel."""
    channel = open_channel(call)
    if channel["type"] in THREADS:
        return shapes.thread_out(call.world, channel, call.world.bot_id)
    return shapes.channel_out(call.world, channel, call.world.bot_id)


async def modify(call: Call) -> Any:
    """PATCH a channel or thread."""
    channel, body = open_channel(call), call.json
    if channel["type"] == 1:
        raise ApiError(50003)
    errors = FormErrors()
    if body.get("name") is not None:
        errors.length(("name",), body["name"], 1, 100)
    if body.get("topic") is not None:
        errors.length(("topic",), body["topic"], 0, 1024)
    if channel["type"] in THREADS:
        _modify_thread(call.world, channel, body, errors)
    else:
        if not call.world.may(call.world.bot_id, channel, "manage_channels"):
            raise ApiError(50013)
        errors.check()
        known = ("name", "topic", "position", "nsfw", "rate_limit_per_user", "permission_overwrites")
        channel |= {key: body[key] for key in known if key in body}
    call.world.save_channel(channel["id"])
    tell(call.world, "UPDATE", channel)
    return channel


def _modify_thread(world: World, thread: Json, body: Json, errors: FormErrors) -> None:
    meta, me = thread["thread_metadata"], world.bot_id
    manages = world.may(me, thread, "manage_threads")
    opening = body.get("archived") is False
    if meta["locked"] and not manages:
        raise ApiError(160005)
    if meta["archived"] and not opening and not body.keys() <= {"archived", "locked"}:
        raise ApiError(50083)
    owns = thread["owner_id"] == me
    if not manages and not owns and not opening:
        raise ApiError(50013)
    if "locked" in body and not manages:
        raise ApiError(50013)
    if body.get("auto_archive_duration") is not None:
        _check_archive(body, errors)
    errors.check()
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if body.get(key) is not None:
            meta[key] = body[key]
    if body.get("archived") is not None:
        meta["archive_timestamp"] = world.clock.iso()
    if body.get("name") is not None:
        thread["name"] = body["name"]


def _check_archive(body: Json, errors: FormErrors) -> None:
    if body["auto_archive_duration"] not in ARCHIVE_MINUTES:
        known = ", ".join(str(item) for item in ARCHIVE_MINUTES)
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of ({known}).")


async def remove(call: Call) -> Any:
    """DELETE a channel or thread."""
    channel = open_channel(call)
    if channel["type"] == 1:
        return shapes.channel_out(call.world, channel, call.world.bot_id)
    need = "manage_threads" if channel["type"] in THREADS else "manage_channels"
    if not call.world.may(call.world.bot_id, channel, need):
        raise ApiError(50013)
    world = call.world
    for child in [other for other in world.channels.values() if other.get("parent_id") == channel["id"]]:
        _forget(world, child)
    _forget(world, channel)
    return channel


def _forget(world: World, channel: Json) -> None:
    tell(world, "DELETE", channel)
    for key in world.posts.pop(channel["id"]):
        world.store.drop("post", key)
    for user in world.thread_members.pop(channel["id"], {}):
        world.store.drop("thread-member", f"{channel['id']}/{user}")
    del world.channels[channel["id"]]
    world.store.drop("channel", channel["id"])


async def start_thread(call: Call) -> Any:
    """POST a thread without a message; a public one is announced in its channel."""
    channel, body = open_channel(call), call.json
    kind = body.get("type", 12)
    if kind not in (11, 12):
        raise form_error(("type",), "BASE_TYPE_CHOICES", "Value must be one of (10, 11, 12).")
    thread = _new_thread(call, channel, body, kind, None)
    if kind == 11:
        place = {"type": 0, "channel_id": thread["id"], "guild_id": call.world.guild_id}
        extra = {"message_reference": place}
        posts.create(call.world, channel, call.world.bot_id, {"content": thread["name"]}, kind=18, extra=extra)
    return shapes.thread_out(call.world, thread, call.world.bot_id)


async def start_thread_at(call: Call) -> Any:
    """POST a thread at a message; it gets the message's id."""
    channel, body = open_channel(call), call.json
    post = message(call, channel)
    if post.data["id"] in call.world.channels:
        raise ApiError(160004)
    thread = _new_thread(call, channel, body, 11, post.data["id"])
    post.data = {**post.data, "flags": post.data["flags"] | 1 << 5, "thread": thread}
    call.world.save_post(post)
    posts.announce(call.world, post, "MESSAGE_UPDATE", None)
    return shapes.thread_out(call.world, thread, call.world.bot_id)


def _new_thread(call: Call, channel: Json, body: Json, kind: int, key: str | None) -> Json:
    world = call.world
    if channel["type"] != 0:
        raise ApiError(50024)
    if not world.may(world.bot_id, channel, "create_private_threads" if kind == 12 else "create_public_threads"):
        raise ApiError(50013)
    errors = FormErrors()
    errors.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        _check_archive(body, errors)
    errors.check()
    now = world.clock.iso()
    meta: Json = {
        "archived": False,
        "auto_archive_duration": body.get("auto_archive_duration") or 4320,
        "archive_timestamp": now,
        "locked": False,
        "create_timestamp": now,
    }
    if kind == 12:
        meta["invitable"] = bool(body.get("invitable", True))
    body = {
        "type": kind,
        "name": body["name"],
        "parent_id": channel["id"],
        "owner_id": world.bot_id,
        "thread_metadata": meta,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
    }
    thread = world.add_channel(body if key is None else {"id": key, **body})
    world.join(thread["id"], world.bot_id)
    tell(world, "CREATE", thread)
    return thread


def _thread(call: Call) -> Json:
    thread = open_channel(call)
    if thread["type"] not in THREADS:
        raise ApiError(50024)
    return thread


def _user(call: Call) -> str:
    key = call.params.get("user_id", "@me")
    key = call.world.bot_id if key == "@me" else key
    if key not in call.world.users:
        raise ApiError(10013)
    return key


async def add_member(call: Call) -> None:
    """PUT somebody into a thread."""
    thread, user = _thread(call), _user(call)
    refuse_closed(call.world, thread)
    if user in call.world.thread_members[thread["id"]]:
        return
    member = call.world.join(thread["id"], user)
    _members_changed(call.world, thread, [{**member, "member": call.world.member(user), "presence": None}], [])
    call.world.to_people("CHANNEL_CREATE", thread, thread["id"], user)


async def remove_member(call: Call) -> None:
    """DELETE somebody from a thread."""
    thread, user = _thread(call), _user(call)
    refuse_closed(call.world, thread)
    if user != call.world.bot_id and not call.world.may(call.world.bot_id, thread, "manage_threads"):
        raise ApiError(50013)
    if call.world.thread_members[thread["id"]].pop(user, None) is None:
        return
    call.world.store.drop("thread-member", f"{thread['id']}/{user}")
    _members_changed(call.world, thread, [], [user])
    if user in call.world.people and not call.world.sees(user, thread):
        call.world.to_people("CHANNEL_DELETE", thread, None, user)


def _members_changed(world: World, thread: Json, added: list[Json], removed: list[str]) -> None:
    thread["member_count"] = len(world.thread_members[thread["id"]])
    world.save_channel(thread["id"])
    body: Json = {"id": thread["id"], "guild_id": world.guild_id, "member_count": thread["member_count"]}
    world.to_bot("THREAD_MEMBERS_UPDATE", {**body, "added_members": added, "removed_member_ids": removed}, thread["id"])


async def members(call: Call) -> Any:
    """GET the members of a thread."""
    return list(call.world.thread_members[_thread(call)["id"]].values())


async def get_member(call: Call) -> Any:
    """GET one member of a thread."""
    found = call.world.thread_members[_thread(call)["id"]].get(_user(call))
    if found is None:
        raise ApiError(10007)
    return found


async def active_threads(call: Call) -> Any:
    """GET the threads of the server that are not archived."""
    world, me = call.world, call.world.bot_id
    threads = [
        channel
        for channel in world.channels.values()
        if channel["type"] in THREADS and not channel["thread_metadata"]["archived"] and world.sees(me, channel)
    ]
    joined = [world.thread_members[thread["id"]].get(me) for thread in threads]
    return {"threads": [shapes.thread_out(world, thread, me) for thread in threads], "members": [m for m in joined if m]}


async def archived_threads(call: Call) -> Any:
    """GET the archived public threads of a channel, newest first."""
    channel, world = open_channel(call, "read_message_history"), call.world
    threads = [
        other
        for other in world.channels.values()
        if other["type"] == 11 and other["parent_id"] == channel["id"] and other["thread_metadata"]["archived"]
    ]
    threads.sort(key=lambda thread: str(thread["thread_metadata"]["archive_timestamp"]), reverse=True)
    shown = [shapes.thread_out(world, thread, world.bot_id) for thread in threads]
    return {"threads": shown, "members": [], "has_more": False}


async def open_direct(call: Call) -> Any:
    """POST: the direct channel with somebody."""
    key = str(call.json.get("recipient_id"))
    if key == call.world.bot_id:
        raise ApiError(50007)
    if key not in call.world.people:
        raise ApiError(10013)
    return shapes.channel_out(call.world, call.world.direct(key), call.world.bot_id)


async def put_overwrite(call: Call) -> None:
    """PUT the permissions of a role or member in a channel."""
    channel, body = open_channel(call, "manage_roles"), call.json
    key = call.params["target"]
    entry: Json = {"id": key, "type": body.get("type", 0)}
    entry |= {name: str(body.get(name) or 0) for name in ("allow", "deny")}
    others = [item for item in channel["permission_overwrites"] if item["id"] != key]
    channel["permission_overwrites"] = [*others, entry]
    call.world.save_channel(channel["id"])
    tell(call.world, "UPDATE", channel)


async def drop_overwrite(call: Call) -> None:
    """DELETE the permissions of a role or member in a channel."""
    channel = open_channel(call, "manage_roles")
    left = [item for item in channel["permission_overwrites"] if item["id"] != call.params["target"]]
    channel["permission_overwrites"] = left
    call.world.save_channel(channel["id"])
    tell(call.world, "UPDATE", channel)


CHANNEL = "/channels/{channel_id}"
MEMBERS = CHANNEL + "/thread-members"
ROUTES = [
    Route("GET", CHANNEL, get),
    Route("PATCH", CHANNEL, modify),
    Route("DELETE", CHANNEL, remove),
    Route("POST", CHANNEL + "/threads", start_thread),
    Route("POST", CHANNEL + "/messages/{message_id}/threads", start_thread_at),
    Route("GET", MEMBERS, members),
    Route("PUT", MEMBERS + "/{user_id}", add_member),
    Route("DELETE", MEMBERS + "/{user_id}", remove_member),
    Route("GET", MEMBERS + "/{user_id}", get_member),
    Route("GET", CHANNEL + "/threads/archived/public", archived_threads),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("PUT", CHANNEL + "/permissions/{target}", put_overwrite),
    Route("DELETE", CHANNEL + "/permissions/{target}", drop_overwrite),
    Route("POST", "/users/@me/channels", open_direct),
]
