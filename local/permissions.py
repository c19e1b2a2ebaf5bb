"""Permission bits and how Discord computes them: owner, roles, then the channel's overwrites."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]

BITS = {
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "manage_webhooks": 1 << 29,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "use_external_apps": 1 << 50,
    "pin_messages": 1 << 51,
}
ALL = sum(BITS.values())
TALK = (
    *("add_reactions", "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"),
    *("use_external_emojis", "use_application_commands"),
)
THREAD = ("create_public_threads", "create_private_threads", "send_messages_in_threads", "use_external_apps")
MEMBER = sum(BITS[name] for name in TALK + THREAD)
BOT = MEMBER | BITS["manage_messages"] | BITS["manage_threads"] | BITS["mention_everyone"] | BITS["pin_messages"]
DIRECT = sum(BITS[name] for name in (*TALK, "mention_everyone"))


def bits(name: str) -> int:
    """The bit of a permission by its name; an unknown name is a KeyError."""
    return BITS[name]


def compute(base: int, roles: Iterable[str], everyone: str, member: str, overwrites: Iterable[Json]) -> int:
    """Permissions in a channel from the guild-wide ones and the channel's overwrites, in Discord's order."""
    if base & BITS["administrator"]:
        return ALL
    held = set(roles)
    by_id = {overwrite["id"]: overwrite for overwrite in overwrites}
    if everyone in by_id:
        base = base & ~int(by_id[everyone]["deny"]) | int(by_id[everyone]["allow"])
    deny = allow = 0
    for key, overwrite in by_id.items():
        if overwrite["type"] == 0 and key in held:
            deny |= int(overwrite["deny"])
            allow |= int(overwrite["allow"])
    base = base & ~deny | allow
    if member in by_id:
        base = base & ~int(by_id[member]["deny"]) | int(by_id[member]["allow"])
    if not base & BITS["view_channel"]:
        return 0
    return base
