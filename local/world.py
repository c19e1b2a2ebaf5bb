"""The world of the local table: one server, its channels, people and messages. Kept in memory, written through to the store.

Everything has the JSON shape of Discord's API, so that what is stored is what is sent. Two sinks hear what happened:
`to_bot(event, data, channel_id)` and `to_people(event, data, channel_id, only)`; it knows neither sockets nor requests.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from local import permissions
from local.clock import Clock, Snowflakes
from local.errors import ApiError
from local.store import Store

Json = dict[str, Any]
THREADS = (10, 11, 12)
PEOPLE = (("Anna", "en-GB"), ("Bartek", "pl"), ("Jürgen", "de"), ("Zofia Łęcka", "pl"))
CHANNELS = (
    ("welcome", "Open a table with /play"),
    ("roar-a-saurus", "Roar-a-Saurus, five loud minutes"),
    ("the-sanctuary", "The Sanctuary, one move a day"),
    ("sauria", "Sauria, an island for an evening"),
)


@dataclass(slots=True)
class Post:
    """A message as stored. `owner` is set on ephemeral ones: the only person who sees it."""

    data: Json
    owner: str | None = None


@dataclass(slots=True)
class World:
    """All data of the local table; see the module's words."""

    clock: Clock
    store: Store
    ids: Snowflakes
    meta: Json = field(default_factory=dict)
    guild: Json = field(default_factory=dict)
    users: dict[str, Json] = field(default_factory=dict)
    members: dict[str, Json] = field(default_factory=dict)
    channels: dict[str, Json] = field(default_factory=dict)
    thread_members: dict[str, dict[str, Json]] = field(default_factory=dict)
    posts: dict[str, dict[str, Post]] = field(default_factory=dict)
    commands: dict[str, Json] = field(default_factory=dict)
    people: dict[str, Json] = field(default_factory=dict)
    reads: dict[str, str] = field(default_factory=dict)
    nonces: dict[tuple[str, str, str], str] = field(default_factory=dict)
    to_bot: Callable[[str, Json, str | None], None] = lambda event, data, channel: None
    to_people: Callable[[str, Any, str | None, str | None], None] = lambda event, data, channel, only: None

    @property
    def bot_id(self) -> str:
        """Id of the bot's user, which is also the application's."""
        return str(self.meta["bot_id"])

    @property
    def guild_id(self) -> str:
        """Id of the one server, also that of its @everyone role."""
        return str(self.guild["id"])

    @classmethod
    def open(cls, path: Path | None, clock: Clock) -> World:
        """Load the world of a file, or make a new one."""
        store = Store(path)
        meta = store.get("meta", "world")
        world = cls(clock, store, Snowflakes(clock), meta or {})
        if meta is None:
            world._create()
        else:
            world._load()
        return world

    def _create(self) -> None:
        guild_id, bot_id, role_id = (self.ids.next() for _ in range(3))
        self.meta = {"bot_id": bot_id, "token": f"local.{secrets.token_urlsafe(24)}", "secret": secrets.token_hex(16)}
        self.store.put("meta", "world", self.meta)
        self.guild = {
            "id": guild_id,
            "name": "Local table",
            "owner_id": "",
            "joined_at": self.clock.iso(),
            "roles": [
                role(guild_id, "@everyone", permissions.MEMBER, 0),
                role(role_id, "Bot", permissions.BOT, 1, {"bot_id": bot_id}),
            ],
        }
        self.add_user({"id": bot_id, "username": "table", "global_name": "Game table", "bot": True}, [role_id])
        for name, locale in PEOPLE:
            self.add_person(name, locale)
        self.guild["owner_id"] = next(iter(self.people))
        self.store.put("guild", guild_id, self.guild)
        for position, (name, topic) in enumerate(CHANNELS):
            self.add_channel({"type": 0, "name": name, "topic": topic, "position": position})

    def _load(self) -> None:
        store = self.store
        _, self.guild = next(iter(store.all("guild")))
        for kind, table in (
            ("user", self.users),
            ("member", self.members),
            ("channel", self.channels),
            ("command", self.commands),
            ("person", self.people),
            ("read", self.reads),
        ):
            table.update(store.all(kind))
        self.posts = {key: {} for key in self.channels}
        self.thread_members = {key: {} for key, channel in self.channels.items() if channel["type"] in THREADS}
        for key, body in store.all("thread-member"):
            thread, user = key.split("/")
            self.thread_members[thread][user] = body
        last = 0
        for key, body in store.all("post"):
            last = max(last, int(key))
            self._keep(Post(**body))
        self.ids = Snowflakes(self.clock, max(last, int(store.get("meta", "last-id") or 0)))

    # people ------------------------------------------------------------------------------------------------------

    def add_user(self, user: Json, roles: list[str]) -> None:
        """A user who is a member of the server."""
        blank = {"avatar": None, "discriminator": "0", "bot": False, "system": False, "public_flags": 0, "flags": 0}
        user = {**blank, **user}
        member = {
            "roles": roles,
            "nick": None,
            "avatar": None,
            "joined_at": self.clock.iso(),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }
        self.users[user["id"]] = user
        self.members[user["id"]] = member
        self.store.put("user", user["id"], user)
        self.store.put("member", user["id"], member)

    def add_person(self, name: str, locale: str) -> Json:
        """Somebody who can sit at the table: a user with a token of their own. Names are unique."""
        key = self.ids.next()
        username = "".join(c for c in name.lower().replace(" ", "_") if c.isascii() and (c.isalnum() or c == "_"))
        self.add_user({"id": key, "username": f"{username or 'guest'}{len(self.people)}", "global_name": name}, [])
        person = {"id": key, "locale": locale, "token": secrets.token_urlsafe(24), "dms": True, "seat": len(self.people)}
        self.people[key] = person
        self.store.put("person", key, person)
        if self.guild.get("owner_id"):
            self.to_bot("GUILD_MEMBER_ADD", {**self.member(key), "guild_id": self.guild_id}, None)
            self.to_people("USER_CREATE", self.users[key], None, None)
        return person

    def save_person(self, key: str) -> None:
        """Write a person's changed settings."""
        self.store.put("person", key, self.people[key])

    def member(self, user_id: str) -> Json:
        """The member object of a user (with the user inside); 10007 when there is none."""
        if user_id not in self.members:
            raise ApiError(10007)
        return {"user": self.users[user_id], **self.members[user_id]}

    # channels ----------------------------------------------------------------------------------------------------

    def add_channel(self, channel: Json) -> Json:
        """A new channel, thread or direct message; announced by the caller (events differ)."""
        key = channel.get("id") or self.ids.next()
        full: Json = {"id": key, "last_message_id": None, "flags": 0, **channel}
        if full["type"] != 1:
            full["guild_id"] = self.guild_id
        if full["type"] == 0:
            full = {"permission_overwrites": [], "nsfw": False, "rate_limit_per_user": 0, "parent_id": None, **full}
            full.setdefault("topic", None)
        self.channels[key] = full
        self.posts[key] = {}
        if full["type"] in THREADS:
            self.thread_members[key] = {}
        self.save_channel(key)
        return full

    def save_channel(self, key: str) -> None:
        """Write a channel that was changed."""
        self.store.put("channel", key, self.channels[key])

    def channel(self, key: str) -> Json:
        """A channel by id; 10003 when there is none."""
        if key not in self.channels:
            raise ApiError(10003)
        return self.channels[key]

    def direct(self, person_id: str) -> Json:
        """The direct channel between the bot and a person, made on first use."""
        for channel in self.channels.values():
            if channel["type"] == 1 and channel["recipient_id"] == person_id:
                return channel
        channel = self.add_channel({"type": 1, "recipient_id": person_id})
        self.to_people("CHANNEL_CREATE", channel, channel["id"], None)
        return channel

    def join(self, thread_id: str, user_id: str) -> Json:
        """Put a user into a thread; the membership, new or old."""
        members = self.thread_members[thread_id]
        if user_id not in members:
            body = {"id": thread_id, "user_id": user_id, "join_timestamp": self.clock.iso(), "flags": 0}
            members[user_id] = body
            self.store.put("thread-member", f"{thread_id}/{user_id}", body)
        return members[user_id]

    # who may what ------------------------------------------------------------------------------------------------

    def permissions(self, user_id: str, channel: Json) -> int:
        """What a member may do in a channel; threads follow their parent."""
        if channel["type"] == 1:
            return permissions.DIRECT
        if user_id == self.guild["owner_id"]:
            return permissions.ALL
        roles = self.members[user_id]["roles"]
        base = 0
        for one in self.guild["roles"]:
            if one["id"] == self.guild_id or one["id"] in roles:
                base |= int(one["permissions"])
        place = self.channels[channel["parent_id"]] if channel["type"] in THREADS else channel
        return permissions.compute(base, roles, self.guild_id, user_id, place["permission_overwrites"])

    def may(self, user_id: str, channel: Json, name: str) -> bool:
        """Whether a member has one permission in a channel."""
        return bool(self.permissions(user_id, channel) & permissions.bits(name))

    def sees(self, user_id: str, channel: Json) -> bool:
        """Whether a user sees a channel: direct messages their owner's, private threads their members'."""
        if channel["type"] == 1:
            return user_id in (channel["recipient_id"], self.bot_id)
        if not self.may(user_id, channel, "view_channel"):
            return False
        if channel["type"] != 12:
            return True
        return user_id in self.thread_members[channel["id"]] or self.may(user_id, channel, "manage_threads")

    # posts -------------------------------------------------------------------------------------------------------

    def post(self, channel_id: str, key: str) -> Post:
        """A message by id; 10008 when there is none."""
        found = self.posts[channel_id].get(key)
        if found is None:
            raise ApiError(10008)
        return found

    def _keep(self, post: Post) -> None:
        data = post.data
        self.posts[data["channel_id"]][data["id"]] = post
        if data.get("nonce") is not None:
            self.nonces[data["channel_id"], data["author"]["id"], str(data["nonce"])] = data["id"]

    def save_post(self, post: Post) -> None:
        """Write a message, new or changed."""
        self._keep(post)
        self.store.put("post", post.data["id"], {"data": post.data, "owner": post.owner})

    def close(self) -> None:
        """Write the last id and close the file."""
        self.store.put("meta", "last-id", int(self.ids.next()))
        self.store.close()


def role(key: str, name: str, granted: int, position: int, tags: Json | None = None) -> Json:
    """A role object."""
    body: Json = {
        "id": key,
        "name": name,
        "permissions": str(granted),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": tags is not None,
        "mentionable": False,
        "flags": 0,
    }
    return body if tags is None else {**body, "tags": tags}
