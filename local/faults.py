"""Fault switches: what a network and a busy Discord do to a bot, at will and in order.

A rule fits requests (by method and route template) or gateway dispatches (by event name), acts `times` times, then is gone.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal, Protocol

RequestAction = Literal["drop", "close_after", "delay", "reorder", "double", "429", "5xx"]
DispatchAction = Literal["drop", "delay", "reorder", "double"]


class Connections(Protocol):
    """What the switches need of the gateway."""

    async def close_all(self, code: int) -> None:
        """Close every connection."""

    def invalidate(self, resumable: bool) -> None:
        """Send opcode 9."""

    def ask_reconnect(self) -> None:
        """Send opcode 7."""


@dataclass(slots=True)
class Rule:
    """One switched-on fault. `hits` counts how often it acted."""

    action: str
    method: str = "*"
    pattern: str = "*"
    times: int = 1
    seconds: float = 0.0
    status: int = 500
    is_global: bool = False
    hits: int = 0
    released: asyncio.Event = field(default_factory=asyncio.Event)


class Faults:
    """The switches of one table."""

    def __init__(self) -> None:
        self._requests: list[Rule] = []
        self._dispatches: list[Rule] = []
        self._gateway: Connections | None = None

    def attach(self, gateway: Connections) -> None:
        """Name the gateway whose connections can be closed."""
        self._gateway = gateway

    async def close_gateway(self, code: int = 4000) -> None:
        """Close the bot's connection with a code; it can resume."""
        if self._gateway is not None:
            await self._gateway.close_all(code)

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Send opcode 9: unless resumable, what the bot missed is lost and it has to identify anew."""
        if self._gateway is not None:
            self._gateway.invalidate(resumable)

    def ask_reconnect(self) -> None:
        """Send opcode 7: the bot connects again and resumes."""
        if self._gateway is not None:
            self._gateway.ask_reconnect()

    def request(
        self,
        action: RequestAction,
        route: str = "*",
        *,
        method: str = "*",
        times: int = 1,
        seconds: float = 0.05,
        status: int = 500,
        is_global: bool = False,
    ) -> Rule:
        """Switch on a fault for REST requests whose route template fits, e.g. "/channels/{channel_id}/messages*".

        drop: the connection closes before anything is done (aiohttp itself repeats a GET once); close_after: it closes
        after the effect, without an answer;
        delay: `seconds` pass first; reorder: the request waits until the next that fits was done (at most `seconds`);
        double: it is carried out twice, as after a repeat on the line, and answered once; 429: refused, `retry_after`
        = `seconds`;
        5xx: refused with `status`, nothing done. The route "/gateway" is the handshake of the bot's connection: any action
        cuts it off.
        """
        rule = Rule(action, method, route.replace("[", "[[]"), times, seconds, status, is_global)
        self._requests.append(rule)
        return rule

    def dispatch(self, action: DispatchAction, event: str = "*", *, times: int = 1, seconds: float = 0.05) -> Rule:
        """Switch on a fault for gateway events.

        drop: it never arrives; delay: it arrives `seconds` later, others overtake it; reorder: it arrives right after
        the next event that fits; double: it arrives twice.
        """
        rule = Rule(action, "*", event, times, seconds)
        self._dispatches.append(rule)
        return rule

    def clear(self) -> None:
        """Switch everything off."""
        self._requests.clear()
        self._dispatches.clear()

    def for_request(self, method: str, route: str) -> Rule | None:
        """The rule that acts on a request, used up by one."""
        return _take(self._requests, method, route)

    def for_dispatch(self, event: str) -> Rule | None:
        """The rule that acts on an event, used up by one."""
        return _take(self._dispatches, "*", event)


def _take(rules: list[Rule], method: str, name: str) -> Rule | None:
    for rule in rules:
        if rule.method in ("*", method) and fnmatchcase(name, rule.pattern):
            rule.hits += 1
            if rule.hits >= rule.times:
                rules.remove(rule)
            return rule
    return None
