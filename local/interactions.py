"""Interactions: what a person did, on its way to the bot and back; three seconds to answer, tokens of 15 minutes."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict, dataclass, field
from typing import Any

from local import limits, shapes
from local.errors import ApiError
from local.gateway import Gateway
from local.world import THREADS, Json, Post, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER_SECONDS, TOKEN_SECONDS = 3.0, 900.0


@dataclass(slots=True)
class Interaction:
    """One press, command or sent modal. `ack` is the callback type it was answered with."""

    id: str
    token: str
    kind: int
    person: str
    channel: str
    created: float
    nonce: str
    data: Json
    name: str = ""
    source: str | None = None
    ack: int | None = None
    failed: bool = False
    original: str | None = None
    modal: Json | None = None
    messages: list[str] = field(default_factory=list)


class Interactions:
    """The open ones; answered ones stay until their token ends, also across a restart."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world, self._gateway = world, gateway
        self._all: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._timers: set[asyncio.Task[None]] = set()
        for _, body in list(world.store.all("interaction")):
            self._remember(Interaction(**body))

    def _remember(self, one: Interaction) -> None:
        self._all[one.id] = one
        self._by_token[one.token] = one

    def save(self, one: Interaction) -> None:
        """Write an answered interaction, so that its token outlives a restart."""
        self._world.store.put("interaction", one.id, asdict(one))

    def open(
        self,
        kind: int,
        person: str,
        channel: Json,
        data: Json,
        nonce: str,
        *,
        name: str = "",
        source: Post | None = None,
        snowflake: int | None = None,
    ) -> Interaction:
        """Make an interaction and send it to the bot. `snowflake` sets its id (the order of a race), not its deadline."""
        world = self._world
        self._forget_old()
        one = Interaction(
            id=str(snowflake) if snowflake is not None else world.ids.next(),
            token=f"aW50ZXJhY3Rpb246{secrets.token_urlsafe(48)}",
            kind=kind,
            person=person,
            channel=channel["id"],
            created=world.clock.now(),
            nonce=nonce,
            data=data,
            name=name,
            source=source.data["id"] if source else None,
        )
        self._remember(one)
        if not self._gateway.reachable:
            self.fail(one, "offline")
            return one
        self._gateway.dispatch("INTERACTION_CREATE", self._payload(one, channel, source))
        timer = asyncio.create_task(self._expire(one))
        self._timers.add(timer)
        timer.add_done_callback(self._timers.discard)
        return one

    def _payload(self, one: Interaction, channel: Json, source: Post | None) -> Json:
        world = self._world
        person = world.people[one.person]
        thread = channel["type"] in THREADS
        shown = shapes.thread_out(world, channel, one.person) if thread else shapes.channel_out(world, channel, world.bot_id)
        payload: Json = {
            "id": one.id,
            "application_id": world.bot_id,
            "type": one.kind,
            "token": one.token,
            "version": 1,
            "data": one.data,
            "channel_id": channel["id"],
            "channel": {**shown, "permissions": str(world.permissions(one.person, channel))},
            "locale": person["locale"],
            "app_permissions": str(world.permissions(world.bot_id, channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": limits.FILE_BYTES,
        }
        if channel["type"] == 1:
            payload |= {"user": world.users[one.person], "context": 1, "authorizing_integration_owners": {"0": "0"}}
        else:
            rights, language = str(world.permissions(one.person, channel)), world.guild.get("preferred_locale", "en-US")
            payload |= {
                "guild_id": world.guild_id,
                "guild": {"id": world.guild_id, "locale": language, "features": []},
                "guild_locale": language,
                "member": {**world.member(one.person), "permissions": rights, "unusual_dm_activity_until": None},
                "context": 0,
                "authorizing_integration_owners": {"0": world.guild_id},
            }
        if source is not None:
            payload["message"] = source.data
        return payload

    async def _expire(self, one: Interaction) -> None:
        await self._world.clock.sleep_until(one.created + ANSWER_SECONDS)
        if one.ack is None:
            self.fail(one, "timeout")

    def fail(self, one: Interaction, why: str) -> None:
        """Tell the person that the bot did not answer; a later answer is unknown (10062)."""
        one.failed = True
        self._tell(one, "INTERACTION_FAILURE", {"nonce": one.nonce, "id": one.id, "error": why})

    def _tell(self, one: Interaction, event: str, data: Json) -> None:
        self._world.to_people(event, data, None, one.person)

    def _forget_old(self) -> None:
        end = self._world.clock.now() - 2 * TOKEN_SECONDS
        while self._all:
            key, oldest = next(iter(self._all.items()))
            if oldest.created >= end:
                return
            del self._all[key], self._by_token[oldest.token]
            self._world.store.drop("interaction", key)

    # the bot's answers -------------------------------------------------------------------------------------------

    def answerable(self, key: str, token: str) -> Interaction:
        """The interaction that a callback names: 10062 when unknown, foreign or too late, 40060 when answered."""
        one = self._all.get(key)
        if one is None or not secrets.compare_digest(one.token, token) or one.failed:
            raise ApiError(10062)
        if one.ack is not None:
            raise ApiError(40060)
        if self._world.clock.now() >= one.created + ANSWER_SECONDS:
            raise ApiError(10062)
        return one

    def by_token(self, token: str) -> Interaction:
        """The answered interaction of a webhook token: 50027 when the token has ended, 10015 when not yet answered."""
        one = self._by_token.get(token)
        if one is None or self._world.clock.now() >= one.created + TOKEN_SECONDS:
            raise ApiError(50027)
        if one.ack is None:
            raise ApiError(10015)
        return one

    def acknowledge(self, one: Interaction, kind: int) -> None:
        """Note the answer and tell the person at once."""
        one.ack = kind
        if kind == 8:
            return
        if kind == 9:
            event = {**(one.modal or {}), "nonce": one.nonce, "id": one.id, "channel_id": one.channel}
            event["application"] = {"id": self._world.bot_id, "name": self._world.users[self._world.bot_id]["global_name"]}
            self._tell(one, "INTERACTION_MODAL_CREATE", event)
            return
        self._tell(one, "INTERACTION_SUCCESS", {"nonce": one.nonce, "id": one.id})

    def suggest(self, one: Interaction, choices: list[Any]) -> None:
        """Hand the person the bot's autocomplete choices."""
        self.acknowledge(one, 8)
        self._tell(one, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", {"nonce": one.nonce, "choices": choices})

    def find(self, key: str) -> Interaction | None:
        """An interaction by id, or None."""
        return self._all.get(key)

    def metadata(self, one: Interaction) -> Json:
        """`interaction_metadata` of the messages that answer it."""
        user = self._world.users[one.person]
        owners = {"0": self._world.guild_id}
        body: Json = {"id": one.id, "type": one.kind, "user": user, "authorizing_integration_owners": owners}
        if one.kind == COMMAND:
            body |= {"name": one.name, "command_type": one.data.get("type", 1)}
        if one.kind == COMPONENT:
            body["interacted_message_id"] = one.source
        if one.kind == MODAL:
            body["triggering_interaction_metadata"] = {**body, "type": COMPONENT if one.source else COMMAND}
        return body

    async def close(self) -> None:
        """Stop the timers."""
        for timer in list(self._timers):
            timer.cancel()
        await asyncio.gather(*self._timers, return_exceptions=True)
