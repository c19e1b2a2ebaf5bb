"""A scripted person for tests: does what a tab does, in the same process, while the bot sits at the real wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from local.acts import Acts
from local.attachments import expand
from local.clock import Snowflakes
from local.components import walk
from local.hub import Hub
from local.interactions import Interactions
from local.resolve import Refused
from local.world import Json, World

WAIT, POLL = 5.0, 0.01


@dataclass(slots=True)
class Outcome:
    """How an interaction went. Awaitable parts are done when it is returned: the bot answered, or three seconds passed."""

    nonce: str
    ok: bool = False
    error: str | None = None
    interaction_id: str | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)


class Person:
    """One person at the table."""

    def __init__(self, world: World, hub: Hub, interactions: Interactions, key: str) -> None:
        self.id = key
        self.events: list[tuple[str, Any]] = []
        self._world, self._hub, self._interactions = world, hub, interactions
        self._acts = Acts(world, hub, interactions, key, scripted=True)
        self._news = asyncio.Event()
        self._place: str | None = None
        hub.add(key, self._hear)

    def _hear(self, event: str, data: Any) -> None:
        self.events.append((event, data))
        self._news.set()

    @property
    def mention(self) -> str:
        """How others mention this person."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """Discord's code of the person's language."""
        return str(self._world.people[self.id]["locale"])

    @locale.setter
    def locale(self, value: str) -> None:
        self._world.people[self.id]["locale"] = value
        self._world.save_person(self.id)

    def close_dms(self, closed: bool = True) -> None:
        """Refuse direct messages of the bot (50007), or take them again."""
        self._world.people[self.id]["dms"] = not closed
        self._world.save_person(self.id)

    def go(self, channel: str) -> None:
        """Make a channel (by name or id) the one this person acts in."""
        self._place = self._channel(channel)["id"]

    def _channel(self, channel: str | None) -> Json:
        world = self._world
        if channel is None:
            if self._place is None:
                self._place = next(key for key, item in world.channels.items() if item["type"] == 0)
            return world.channels[self._place]
        if channel == "dm":
            return world.direct(self.id)
        for key, item in world.channels.items():
            if channel in (key, item.get("name")):
                return item
        raise KeyError(channel)

    # seeing ------------------------------------------------------------------------------------------------------

    def messages(self, channel: str | None = None) -> list[Json]:
        """The messages of a channel that this person sees, oldest first."""
        return list(self._newest_first(channel))[::-1]

    def _newest_first(self, channel: str | None) -> Iterator[Json]:
        place = self._channel(channel)
        if self._world.sees(self.id, place):
            for post in reversed(self._world.posts[place["id"]].values()):
                if post.owner in (None, self.id):
                    yield expand(self._world, post.data, "")

    def ephemerals(self, channel: str | None = None) -> list[Json]:
        """The messages that only this person sees, everywhere or in one channel."""
        places = self._world.posts if channel is None else {self._channel(channel)["id"]: None}
        return [
            expand(self._world, post.data, "")
            for key in places
            for post in self._world.posts[key].values()
            if post.owner == self.id
        ]

    def file(self, attachment: Json) -> bytes:
        """The bytes of an attachment of a message; a KeyError when they are gone."""
        found = self._world.store.file(attachment["id"])
        if found is None:
            raise KeyError(attachment["id"])
        return found[2]

    async def wait_for(self, predicate: Callable[[], Any], seconds: float = WAIT) -> Any:
        """The first true value of `predicate()`, tried after everything this person hears and every 10 ms."""
        async with asyncio.timeout(seconds):
            while not (value := predicate()):
                self._news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), POLL)
            return value

    async def wait_for_message(
        self, test: Callable[[Json], Any], channel: str | None = None, seconds: float = WAIT
    ) -> Json:
        """The newest message that passes the test, as soon as there is one."""

        def newest() -> Json | None:
            return next((data for data in self._newest_first(channel) if test(data)), None)

        found: Json = await self.wait_for(newest, seconds)
        return found

    # doing -------------------------------------------------------------------------------------------------------

    async def say(self, content: str, channel: str | None = None) -> Json:
        """Write a message."""
        nonce = self._world.ids.next()
        place = self._channel(channel)
        self._perform("say", {"channel_id": place["id"], "content": content, "nonce": nonce})
        return next(data for data in self._newest_first(place["id"]) if data.get("nonce") == nonce)

    def type(self, channel: str | None = None) -> None:
        """Be seen writing."""
        self._perform("typing", {"channel_id": self._channel(channel)["id"], "nonce": self._world.ids.next()})

    def _perform(self, op: str, frame: Json) -> None:
        before = len(self.events)
        self._acts.perform(op, frame)
        for event, data in self.events[before:]:
            if event == "INTERACTION_FAILURE" and data["nonce"] == frame["nonce"] and "id" not in data:
                raise Refused(data["error"])

    async def command(
        self, name: str, channel: str | None = None, /, *, snowflake: int | None = None, wait: bool = True, **options: Any
    ) -> Outcome:
        """Use a slash command such as "play" or "table leave"; options by name, users and channels by id or Person."""
        data = self._command_data(name, options)
        return await self._interact("command", channel, {"data": data}, snowflake, wait)

    def _command_data(self, name: str, options: Json, focused: str | None = None) -> Json:
        first, *rest = name.split(" ")
        definition = next(
            (item for item in self._world.commands.values() if item["name"] == first and item["type"] == 1), None
        )
        if definition is None:
            raise Refused(f"unknown command {first}")
        level, wrap = definition.get("options") or [], []
        for sub in rest:
            inner = next(item for item in level if item["name"] == sub)
            wrap.append(inner)
            level = inner.get("options") or []
        types = {item["name"]: item["type"] for item in level}
        filled: list[Json] = []
        for key, value in options.items():
            entry = {"name": key, "type": types.get(key, 3), "value": value.id if isinstance(value, Person) else value}
            filled.append({**entry, "focused": True} if key == focused else entry)
        for inner in reversed(wrap):
            filled = [{"name": inner["name"], "type": inner["type"], "options": filled}]
        return {"id": definition["id"], "name": first, "type": 1, "options": filled}

    async def autocomplete(
        self, name: str, option: str, typed: str, channel: str | None = None, /, **options: Any
    ) -> Outcome:
        """What the bot suggests while `option` holds `typed`; see `choices` of the outcome."""
        data = self._command_data(name, {**options, option: typed}, option)
        return await self._interact("autocomplete", channel, {"data": data}, None, True)

    async def message_command(self, name: str, message: Json) -> Outcome:
        """Use a command of a message's menu."""
        key = next(key for key, item in self._world.commands.items() if item["name"] == name and item["type"] == 3)
        frame = {"command_id": key, "target_id": message["id"]}
        return await self._interact("message_command", message["channel_id"], frame, None, True)

    async def press(
        self, message: Json, button: str, *, snowflake: int | None = None, raw: bool = False, wait: bool = True
    ) -> Outcome:
        """Press a button by custom_id or label. `raw` sends a custom_id that the message does not have."""
        now = self._world.posts[message["channel_id"]].get(message["id"])
        components = list(walk((now.data if now else message)["components"]))
        found = next((item for item in components if button in (item.get("custom_id"), item.get("label"))), None)
        if found is None and not raw:
            raise Refused(f"no button {button}")
        custom_id = button if raw or found is None else found["custom_id"]
        frame = {"message_id": message["id"], "custom_id": custom_id, "component_type": 2, "raw": raw}
        return await self._interact("component", message["channel_id"], frame, snowflake, wait)

    async def select(
        self, message: Json, custom_id: str, values: list[str], *, snowflake: int | None = None, wait: bool = True
    ) -> Outcome:
        """Choose values in a select."""
        components = walk(self._world.post(message["channel_id"], message["id"]).data["components"])
        found = next((item for item in components if item.get("custom_id") == custom_id), None)
        if found is None:
            raise Refused(f"no select {custom_id}")
        frame = {"message_id": message["id"], "custom_id": custom_id, "component_type": found["type"], "values": values}
        return await self._interact("component", message["channel_id"], frame, snowflake, wait)

    async def submit_modal(self, opened: Outcome, **values: Any) -> Outcome:
        """Fill in and send the modal of an outcome: values by custom_id."""
        if opened.modal is None:
            raise Refused("no modal is open")
        fields = [
            {"custom_id": key, **({"values": value} if isinstance(value, list) else {"value": value})}
            for key, value in values.items()
        ]
        frame = {"interaction_id": opened.interaction_id, "custom_id": opened.modal["custom_id"], "components": fields}
        return await self._interact("modal", opened.modal["channel_id"], frame, None, True)

    async def _interact(
        self, op: str, channel: str | None, frame: Json, snowflake: int | None, wait: bool
    ) -> Outcome:
        nonce = self._world.ids.next()
        frame = {**frame, "channel_id": self._channel(channel)["id"], "nonce": nonce, "snowflake": snowflake}
        start = len(self.events)
        self._perform(op, frame)
        if not wait:
            return Outcome(nonce)
        outcome: Outcome = await self.wait_for(lambda: self._outcome(nonce, start))
        return outcome

    def _outcome(self, nonce: str, start: int) -> Outcome | None:
        for event, data in self.events[start:]:
            if not isinstance(data, dict) or data.get("nonce") != nonce:
                continue
            if event == "INTERACTION_SUCCESS":
                return Outcome(nonce, True, interaction_id=data["id"])
            if event == "INTERACTION_MODAL_CREATE":
                return Outcome(nonce, True, interaction_id=data["id"], modal=data)
            if event == "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
                return Outcome(nonce, True, choices=data["choices"])
            if event == "INTERACTION_FAILURE":
                return Outcome(nonce, False, data.get("error"), data.get("id"))
        return None

    async def outcome(self, pending: Outcome) -> Outcome:
        """The end of an interaction that was begun with `wait=False`."""
        outcome: Outcome = await self.wait_for(lambda: self._outcome(pending.nonce, 0))
        return outcome

    def snowflake_at(self, moment: float) -> int:
        """An interaction id of a moment (seconds since 1970), to order presses in a test."""
        return Snowflakes.at(moment)
