"""Who is looking: every open tab or scripted person is a listener; dispatches reach those who may see them, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from local import posts, shapes
from local.attachments import expand
from local.world import THREADS, Json, World

Listener = Callable[[str, Any], None]
FIRST_MESSAGES = 50


class Hub:
    """The listeners of all people."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._listeners: dict[str, list[Listener]] = {}

    def add(self, person: str, listener: Listener) -> None:
        """Start telling a listener what its person may see."""
        self._listeners.setdefault(person, []).append(listener)

    def remove(self, person: str, listener: Listener) -> None:
        """Stop telling it."""
        self._listeners[person].remove(listener)

    def send(self, event: str, data: Any, channel_id: str | None, only: str | None) -> None:
        """Dispatch an event to everybody who sees the channel, or to one person only."""
        channel = self._world.channels.get(channel_id) if channel_id else None
        for person, listeners in self._listeners.items():
            if not listeners or (only is not None and person != only):
                continue
            if channel is not None and not self._world.sees(person, channel):
                continue
            body = self._for_person(event, data, person)
            for listener in list(listeners):
                listener(event, body)

    def _for_person(self, event: str, data: Any, person: str) -> Any:
        if event in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"):
            return shapes.channel_out(self._world, data, person)
        if event == "APPLICATION_COMMANDS":
            return commands_for(self._world, person)
        return data

    def ready(self, person: str, *, online: bool) -> Json:
        """The READY of the page's wire: the world as this person sees it."""
        world = self._world
        seen = [channel for channel in world.channels.values() if world.sees(person, channel)]
        messages = {
            channel["id"]: [
                expand(world, post.data, "") for post in posts.visible(world, channel["id"], person, None, FIRST_MESSAGES)
            ]
            for channel in seen
        }
        roles = [{"id": role["id"], "name": role["name"]} for role in world.guild["roles"]]
        me = world.people[person]
        return {
            "user": {**world.users[person], "locale": me["locale"], "seat": me["seat"]},
            "guild": {"id": world.guild_id, "name": world.guild["name"], "bot": world.bot_id, "roles": roles},
            "users": [{**user, "seat": world.people.get(key, {}).get("seat")} for key, user in world.users.items()],
            "channels": [shapes.channel_out(world, channel, person) for channel in seen],
            "commands": commands_for(world, person),
            "messages": messages,
            "read_states": [state for channel in seen if (state := self._unread(person, channel))],
            "bot_online": online,
        }

    def _unread(self, person: str, channel: Json) -> Json | None:
        """{channel_id, from, mention_count} when there is something the person has not read."""
        world = self._world
        last = int(world.reads.get(f"{person}/{channel['id']}", 0))
        unread = [
            post.data
            for post in world.posts[channel["id"]].values()
            if int(post.data["id"]) > last and post.owner in (None, person) and post.data["author"]["id"] != person
        ]
        if not unread or (not last and channel["type"] in THREADS and person not in world.thread_members[channel["id"]]):
            return None
        direct = channel["type"] == 1
        count = sum(
            direct or data["mention_everyone"] or any(user["id"] == person for user in data["mentions"]) for data in unread
        )
        return {"channel_id": channel["id"], "from": unread[0]["id"], "mention_count": count}

    def read(self, person: str, channel_id: str, message_id: str) -> None:
        """Note how far a person has read."""
        key = f"{person}/{channel_id}"
        if int(message_id) > int(self._world.reads.get(key, 0)):
            self._world.reads[key] = message_id
            self._world.store.put("read", key, message_id)


def commands_for(world: World, person: str) -> list[Json]:
    """The commands a person may use: `default_member_permissions` hides those of administrators."""
    owner = person == world.guild["owner_id"]
    base = int(world.guild["roles"][0]["permissions"])

    def allowed(command: Json) -> bool:
        need = command.get("default_member_permissions")
        return owner or need is None or (int(need) != 0 and base & int(need) == int(need))

    return [command for command in world.commands.values() if allowed(command)]
