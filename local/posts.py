"""Messages: writing, changing and deleting them, who is mentioned, what goes out to the bot and to people."""

from __future__ import annotations

import re
from typing import Any

from local import attachments
from local.attachments import MARK, Upload
from local.clock import moment_of
from local.components import media_of, walk
from local.errors import ApiError
from local.world import THREADS, Json, Post, World

EPHEMERAL, LOADING, SUPPRESS_EMBEDS, IS_V2 = 1 << 6, 1 << 7, 1 << 2, 1 << 15
SENDER_FLAGS = SUPPRESS_EMBEDS | IS_V2 | 1 << 12
NONCE_LIFE = 300
USER_MENTION = re.compile(r"<@!?(\d{1,20})>")
ROLE_MENTION = re.compile(r"<@&(\d{1,20})>")


def text_of(data: Json) -> str:
    """All words of a message in which somebody can be mentioned."""
    texts = [component["content"] for component in walk(data["components"]) if component["type"] == 10]
    return "\n".join([data["content"], *texts])


def create(
    world: World,
    channel: Json,
    author_id: str,
    payload: Json,
    uploads: list[Upload] | None = None,
    *,
    flags: int = 0,
    kind: int = 0,
    owner: str | None = None,
    extra: Json | None = None,
    nonce: str | None = None,
) -> Post:
    """Write a new message and tell everybody. The payload was validated before; `nonce` is an interaction's."""
    if payload.get("enforce_nonce") and (known := _same_nonce(world, channel, author_id, payload.get("nonce"))):
        return known
    data: Json = {
        "id": world.ids.next(),
        "type": kind,
        "channel_id": channel["id"],
        "author": world.users[author_id],
        "content": payload.get("content") or "",
        "timestamp": world.clock.iso(),
        "edited_timestamp": None,
        "tts": bool(payload.get("tts")),
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": flags | (int(payload.get("flags") or 0) & SENDER_FLAGS),
        **(extra or {}),
    }
    if payload.get("nonce") is not None:
        data["nonce"] = payload["nonce"]
    if owner is not None:
        data["flags"] |= EPHEMERAL
    _fill(world, data, payload, uploads or [], fresh=True)
    post = Post(data, owner)
    world.save_post(post)
    if owner is None:
        channel["last_message_id"] = data["id"]
        if channel["type"] in THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            world.join(channel["id"], author_id)
        world.save_channel(channel["id"])
    announce(world, post, "MESSAGE_CREATE", nonce)
    return post


def _same_nonce(world: World, channel: Json, author_id: str, nonce: object) -> Post | None:
    key = world.nonces.get((channel["id"], author_id, str(nonce)))
    if key is None or moment_of(key) < world.clock.now() - NONCE_LIFE:
        return None
    return world.posts[channel["id"]].get(key)


def edit(world: World, post: Post, payload: Json, uploads: list[Upload], *, edited: bool = True) -> None:
    """Change a message as Discord does: fields left out stay, `attachments` lists what is kept."""
    data = {**post.data}
    if edited:
        data["edited_timestamp"] = world.clock.iso()
    if "content" in payload:
        data["content"] = payload["content"] or ""
    if payload.get("flags") is not None:
        data["flags"] = data["flags"] & ~SUPPRESS_EMBEDS | (int(payload["flags"]) & (SUPPRESS_EMBEDS | IS_V2))
    _fill(world, data, payload, uploads, fresh=False)
    gone = _files(post.data) - _files(data)
    post.data = data
    world.save_post(post)
    for key in gone:
        world.store.drop_file(key)
    announce(world, post, "MESSAGE_UPDATE", None)


def _files(data: Json) -> set[str]:
    """Ids of a message's attachments: those in the list, and those that the embeds show instead."""
    found = {item["id"] for item in data["attachments"]}
    for embed in data["embeds"]:
        for slot in ("image", "thumbnail"):
            url = str(embed.get(slot, {}).get("url", ""))
            if url.startswith(MARK):
                found.add(url.split("/")[1])
    return found


def _fill(world: World, data: Json, payload: Json, uploads: list[Upload], *, fresh: bool) -> None:
    declared = payload.get("attachments")
    if declared is None and not fresh:
        declared = [{"id": item["id"]} for item in data["attachments"]]
    pool = attachments.keep(world, data["channel_id"], uploads, declared or [], data["attachments"])
    if "embeds" in payload:
        data["embeds"] = [_embed(embed) for embed in payload["embeds"] or []]
    if "components" in payload:
        data["components"] = _components(payload["components"] or [])
    by_name = {item["filename"]: item for item in pool}
    used = {_resolve(embed, slot, by_name) for embed in data["embeds"] for slot in ("image", "thumbnail")}
    for component in walk(data["components"]):
        _resolve_media(component, by_name)
    data["attachments"] = [item for item in pool if item["id"] not in used]
    if fresh or "content" in payload or "components" in payload:
        _mention(world, data, payload.get("allowed_mentions"))


def _embed(embed: Json) -> Json:
    return {**without_nulls(embed), "type": "rich", "content_scan_version": 0}


def _components(components: list[Json]) -> list[Json]:
    copied = [without_nulls(component) for component in components]
    for number, component in enumerate(walk(copied), start=1):
        component.setdefault("id", number)
    return copied


def without_nulls(value: Any) -> Any:
    """A deep copy of JSON without its null fields: Discord takes them as left out and never sends them on."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return [without_nulls(item) for item in value] if isinstance(value, list) else value


def _resolve(embed: Json, slot: str, by_name: dict[str, Json]) -> str | None:
    """Point an embed's picture at the attachment it names; the id of that attachment."""
    url = str((embed.get(slot) or {}).get("url", ""))
    item = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if item is None:
        return None
    shown = {"url": item["url"], "proxy_url": item["url"], "content_type": item["content_type"]}
    embed[slot] = shown | {key: item[key] for key in ("width", "height", "description") if key in item}
    return str(item["id"])


def _resolve_media(component: Json, by_name: dict[str, Json]) -> None:
    for media in media_of(component):
        item = by_name.get(str(media["url"]).removeprefix("attachment://"))
        if item is None or not media["url"].startswith("attachment://"):
            continue
        media |= {"url": item["url"], "proxy_url": item["url"], "content_type": item["content_type"]}
        media |= {"attachment_id": item["id"], "loading_state": 2, "flags": 0}
        media |= {key: item[key] for key in ("width", "height") if key in item}
        if component["type"] == 13:
            component |= {"name": item["filename"], "size": item["size"]}


def _mention(world: World, data: Json, allowed: Json | None) -> None:
    text = text_of(data)
    parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
    only_users = None if "users" in parse else {str(key) for key in (allowed or {}).get("users") or []}
    only_roles = None if "roles" in parse else {str(key) for key in (allowed or {}).get("roles") or []}
    users = [key for key in dict.fromkeys(USER_MENTION.findall(text)) if key in world.users]
    roles = {role["id"] for role in world.guild["roles"]}
    data["mentions"] = [world.users[key] for key in users if only_users is None or key in only_users]
    data["mention_roles"] = [
        key
        for key in dict.fromkeys(ROLE_MENTION.findall(text))
        if key in roles and (only_roles is None or key in only_roles)
    ]
    author, channel = data["author"]["id"], world.channels[data["channel_id"]]
    everyone = re.search(r"@(everyone|here)\b", text) is not None and "everyone" in parse
    data["mention_everyone"] = everyone and world.may(author, channel, "mention_everyone")
    replied = data.get("referenced_message")
    if replied and (allowed is None or allowed.get("replied_user")) and replied["author"] not in data["mentions"]:
        data["mentions"].append(replied["author"])


def delete(world: World, post: Post) -> None:
    """Remove a message, its files too, and tell everybody who saw it."""
    data = post.data
    channel = world.channels[data["channel_id"]]
    del world.posts[channel["id"]][data["id"]]
    world.store.drop("post", data["id"])
    for key in _files(data):
        world.store.drop_file(key)
    body = {"id": data["id"], "channel_id": channel["id"]}
    if channel["type"] != 1:
        body["guild_id"] = world.guild_id
    if post.owner is None:
        world.to_bot("MESSAGE_DELETE", body, channel["id"])
    world.to_people("MESSAGE_DELETE", body, channel["id"], post.owner)


def announce(world: World, post: Post, event: str, nonce: str | None) -> None:
    """Tell the bot (never of ephemeral messages) and the people who may see it. The bot's copy gets absolute addresses."""
    channel = world.channels[post.data["channel_id"]]
    if post.owner is None:
        world.to_bot(event, for_gateway(world, post), channel["id"])
    seen = attachments.expand(world, post.data, "")
    if nonce is not None:
        seen["nonce"] = nonce
    world.to_people(event, seen, channel["id"], post.owner)


def for_gateway(world: World, post: Post) -> Json:
    """A message as gateway events carry it: with the server's id and the author's member."""
    data = {**post.data}
    channel = world.channels[data["channel_id"]]
    data["channel_type"] = channel["type"]
    if channel["type"] != 1:
        data["guild_id"] = world.guild_id
        author = data["author"]["id"]
        if author in world.members:
            data["member"] = world.members[author]
        data["mentions"] = [
            {**user, "member": world.members[user["id"]]} if user["id"] in world.members else user
            for user in data["mentions"]
        ]
    return data


def visible(world: World, channel_id: str, reader: str, before: str | None, limit: int) -> list[Post]:
    """The newest messages of a channel that a person may see, oldest first."""
    found: list[Post] = []
    for post in reversed(world.posts[channel_id].values()):
        if len(found) == limit:
            break
        if (before is None or int(post.data["id"]) < int(before)) and post.owner in (None, reader):
            found.append(post)
    return found[::-1]


def referred(post: Post) -> Json:
    """A message as `referenced_message` of another: one level deep, as Discord nests them."""
    return {key: value for key, value in post.data.items() if key != "referenced_message"}


def require_author(post: Post, user_id: str) -> None:
    """Refuse (50005) when a message is somebody else's."""
    if post.data["author"]["id"] != user_id:
        raise ApiError(50005)
