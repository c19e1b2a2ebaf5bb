"""The bot's gateway, version 10: hello, identify, heartbeats, dispatches, resume with replay."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from aiohttp import WSMsgType, web

from local import attachments, shapes
from local.clock import Clock
from local.compression import Stream, stream_for
from local.faults import Faults
from local.reply import cut
from local.world import Json, World

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.03
"""Seconds: a network takes as long. A library that notes the time after sending would else measure a whole interval."""
REPLAY = 2_000
SENDS_A_MINUTE = 120
IDENTIFIES_A_DAY = 1_000
SESSION_LIFE, GRACE = 600, 5
GUILDS, MEMBERS, PRESENCES, MESSAGES, TYPING = 1 << 0, 1 << 1, 1 << 8, 1 << 9, 1 << 11
DM_MESSAGES, DM_TYPING, MESSAGE_CONTENT = 1 << 12, 1 << 14, 1 << 15
ALL_INTENTS = (1 << 26) - 1
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT


@dataclass(slots=True, eq=False)
class Session:
    """What a resume needs: the events since identify, and the connection if there is one."""

    key: str
    intents: int
    seq: int = 0
    log: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))
    link: Link | None = None
    left_at: float = 0.0


@dataclass(slots=True, eq=False)
class Link:
    """One connection. Frames go through a queue so that their order is the order of dispatch."""

    socket: web.WebSocketResponse
    stream: Stream | None
    queue: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)
    session: Session | None = None
    held: list[tuple[str, Json]] = field(default_factory=list)
    sent_at: deque[float] = field(default_factory=lambda: deque(maxlen=SENDS_A_MINUTE))
    later: set[asyncio.Task[None]] = field(default_factory=set)
    thrown_out: bool = False


class Refuse(Exception):
    """Close the connection with one of the gateway's codes."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(f"{code} {reason}")


class Gateway:
    """All sessions of the bot (usually one)."""

    def __init__(self, world: World, clock: Clock, faults: Faults, *, privileged: int) -> None:
        self._world, self._clock, self._faults = world, clock, faults
        self._privileged = privileged
        self._sessions: dict[str, Session] = {}
        self._links: set[Link] = set()
        self.identified: deque[float] = deque(maxlen=IDENTIFIES_A_DAY)
        self.base_url = ""
        self.gateway_url = ""
        self.on_status: Callable[[bool], None] = lambda online: None
        faults.attach(self)

    @property
    def online(self) -> bool:
        """Whether a bot is connected and identified."""
        return any(session.link for session in self._sessions.values())

    @property
    def reachable(self) -> bool:
        """Whether a bot is there, or left so lately that it may yet resume in time to answer."""
        end = self._clock.now() - GRACE
        return any(session.link or session.left_at > end for session in self._sessions.values())

    # events out --------------------------------------------------------------------------------------------------

    def dispatch(self, event: str, data: Json, channel_id: str | None = None) -> None:
        """Send an event to every session whose intents and permissions cover it; it is kept for a resume."""
        channel = self._world.channels.get(channel_id) if channel_id else None
        if channel is not None and not self._world.sees(self._world.bot_id, channel):
            return
        expanded: Json | None = None
        for session in self._sessions.values():
            if not self._wanted(session.intents, event, channel):
                continue
            if expanded is None:
                expanded = attachments.expand(self._world, data, self.base_url)
            self._push(session, event, self._stripped(session.intents, event, expanded, channel))

    def _push(self, session: Session, event: str, data: Json) -> None:
        session.seq += 1
        frame = {"op": 0, "t": event, "s": session.seq, "d": data}
        session.log.append(frame)
        if session.link:
            session.link.queue.put_nowait(frame)

    @staticmethod
    def _wanted(intents: int, event: str, channel: Json | None) -> bool:
        direct = channel is not None and channel["type"] == 1
        if event.startswith("MESSAGE_"):
            return bool(intents & (DM_MESSAGES if direct else MESSAGES))
        if event == "TYPING_START":
            return bool(intents & (DM_TYPING if direct else TYPING))
        if event.startswith("GUILD_MEMBER_"):
            return bool(intents & MEMBERS)
        if event.startswith(("CHANNEL_", "THREAD_", "GUILD_")):
            return bool(intents & GUILDS)
        return True

    def _stripped(self, intents: int, event: str, data: Json, channel: Json | None) -> Json:
        """Without the message content intent, other people's words are empty unless they address the bot."""
        if not event.startswith("MESSAGE_") or intents & MESSAGE_CONTENT or "author" not in data:
            return data
        me = self._world.bot_id
        named = any(user["id"] == me for user in data["mentions"])
        if data["author"]["id"] == me or named or channel is None or channel["type"] == 1:
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    # connections -------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection of a bot until it ends. A fault for the route "/gateway" cuts the handshake off."""
        if self._faults.for_request("GET", "/gateway") is not None:
            return cut(request)
        socket = web.WebSocketResponse(max_msg_size=16_384, compress=False)
        await socket.prepare(request)
        try:
            link = Link(socket, stream_for(request.query.get("compress")))
        except ValueError as error:
            await socket.close(code=4002, message=str(error).encode())
            return socket
        self._links.add(link)
        writer = asyncio.create_task(self._write(link))
        link.queue.put_nowait({"op": 10, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(link, message.data)
        except Refuse as refusal:
            await socket.close(code=refusal.code, message=refusal.reason.encode())
        finally:
            self._links.discard(link)
            self._leave(link)
            writer.cancel()
            for task in link.later:
                task.cancel()
        return socket

    def _leave(self, link: Link) -> None:
        session = link.session
        if session is None or session.link is not link:
            return
        session.link, session.left_at = None, self._clock.now()
        if not link.thrown_out and link.socket.close_code in (1000, 1001):  # a goodbye ends the session: no resume
            self._sessions.pop(session.key, None)
        self.on_status(self.online)

    def _receive(self, link: Link, text: str) -> None:
        now = self._clock.now()
        if len(link.sent_at) == SENDS_A_MINUTE and now - link.sent_at[0] < 60:
            raise Refuse(4008, "You are being rate limited.")
        link.sent_at.append(now)
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            raise Refuse(4002, "Error while decoding payload.") from None
        if op == 1:
            asyncio.get_running_loop().call_later(ACK_AFTER, link.queue.put_nowait, {"op": 11, "d": None})
        elif op == 2:
            self._identify(link, data)
        elif op == 6:
            self._resume(link, data)
        elif link.session is None:
            raise Refuse(4003, "Not authenticated.")
        elif op == 8:
            self._members(link.session, data)
        elif op not in (3, 4):
            raise Refuse(4001, "Unknown opcode.")

    def _identify(self, link: Link, data: Json) -> None:
        if link.session is not None:
            raise Refuse(4005, "Already authenticated.")
        if data.get("token") != self._world.meta["token"]:
            raise Refuse(4004, "Authentication failed.")
        intents = data.get("intents", 0)
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            raise Refuse(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self._privileged:
            raise Refuse(4014, "Disallowed intent(s).")
        now = self._clock.now()
        for old in [one for one in self._sessions.values() if not one.link and one.left_at < now - SESSION_LIFE]:
            del self._sessions[old.key]
        if len(self.identified) == IDENTIFIES_A_DAY and now - self.identified[0] < 86_400:
            raise Refuse(4004, "Too many identifies: the token was reset.")
        self.identified.append(now)
        session = Session(secrets.token_hex(16), intents, link=link)
        link.session = session
        self._sessions[session.key] = session
        world = self._world
        ready: Json = {
            "v": 10,
            "user": {**world.users[world.bot_id], "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": world.guild_id, "unavailable": True}],
            "session_id": session.key,
            "resume_gateway_url": self.gateway_url,
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
            "session_type": "normal",
            "shard": data.get("shard", [0, 1]),
            "_trace": [],
        }
        self._push(session, "READY", ready)
        if intents & GUILDS:
            self._push(session, "GUILD_CREATE", shapes.guild_create(world, bool(intents & MEMBERS)))
        self.on_status(True)

    def _resume(self, link: Link, data: Json) -> None:
        session = self._sessions.get(data.get("session_id", ""))
        if data.get("token") != self._world.meta["token"]:
            raise Refuse(4004, "Authentication failed.")
        oldest = session.log[0]["s"] if session and session.log else 1
        stale = session is not None and session.link is None and self._clock.now() - session.left_at > SESSION_LIFE
        seen = int(data.get("seq") or 0)
        if session is None or stale or not oldest - 1 <= seen <= session.seq:
            link.queue.put_nowait({"op": 9, "d": False})
            return
        link.session, session.link = session, link
        for frame in session.log:
            if frame["s"] > seen:
                link.queue.put_nowait(frame)
        self._push(session, "RESUMED", {"_trace": []})
        self.on_status(True)

    def _members(self, session: Session, data: Json) -> None:
        world, wanted = self._world, data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        query, limit = str(data.get("query") or "").lower(), int(data.get("limit") or 0) or None
        found = [
            world.member(key)
            for key, user in world.users.items()
            if (key in map(str, wanted) if wanted is not None else user["username"].startswith(query))
        ]
        body: Json = {"guild_id": world.guild_id, "members": found[:limit], "not_found": []}
        body |= {"chunk_index": 0, "chunk_count": 1}
        if data.get("nonce") is not None:
            body["nonce"] = data["nonce"]
        self._push(session, "GUILD_MEMBERS_CHUNK", body)

    # writing, with faults ----------------------------------------------------------------------------------------

    async def _write(self, link: Link) -> None:
        while (frame := await link.queue.get()) is not None:
            rule = self._faults.for_dispatch(frame["t"]) if frame["op"] == 0 else None
            if rule is None:
                await self._send(link, frame)
                due = [entry for entry in link.held if fnmatchcase(frame.get("t") or "", entry[0])]
                link.held = [entry for entry in link.held if entry not in due]
                for _, late in due:
                    await self._send(link, late)
            elif rule.action == "delay":
                task = asyncio.create_task(self._send_later(link, frame, rule.seconds))
                link.later.add(task)
                task.add_done_callback(link.later.discard)
            elif rule.action == "reorder":
                link.held.append((rule.pattern, frame))
            elif rule.action == "double":
                await self._send(link, frame)
                await self._send(link, frame)

    async def _send_later(self, link: Link, frame: Json, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._send(link, frame)

    @staticmethod
    async def _send(link: Link, frame: Json) -> None:
        if link.socket.closed:
            return
        text = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
        try:
            if link.stream is None:
                await link.socket.send_str(text)
            else:
                await link.socket.send_bytes(link.stream.pack(text.encode()))
        except ConnectionError:
            return  # it stays in the session's log; the bot resumes

    # control -----------------------------------------------------------------------------------------------------

    async def close_all(self, code: int) -> None:
        """Close every connection with a code; the sessions can be resumed."""
        for link in list(self._links):
            link.thrown_out = True
            await link.socket.close(code=code)

    def invalidate(self, resumable: bool = False) -> None:
        """Tell the bot that its session is invalid (opcode 9); what it missed is lost unless resumable."""
        if not resumable:
            self._sessions.clear()
        self._say_all({"op": 9, "d": resumable})

    def ask_reconnect(self) -> None:
        """Ask the bot to connect again and resume (opcode 7)."""
        self._say_all({"op": 7, "d": None})

    def _say_all(self, frame: Json) -> None:
        for link in self._links:
            link.queue.put_nowait(frame)
