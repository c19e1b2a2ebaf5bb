"""What a person can do, from a tab or a script: each act checks what Discord's client and servers check, then happens."""

from __future__ import annotations

from typing import Any

from local import posts, resolve
from local.attachments import expand
from local.components import walk
from local.hub import Hub
from local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interactions
from local.modals import submitted
from local.resolve import Refused
from local.world import THREADS, Json, Post, World

CONTENT_LIMIT, HISTORY_LIMIT = 2000, 100


class Acts:
    """The acts of one person. `scripted` (tests only) may set an interaction's id and press what is not there."""

    def __init__(
        self, world: World, hub: Hub, interactions: Interactions, person: str, *, scripted: bool = False
    ) -> None:
        self._world, self._hub, self._interactions, self.person = world, hub, interactions, person
        self._scripted = scripted

    def perform(self, op: str, frame: Json) -> None:
        """Carry out an operation of the page's wire; a Refused becomes an INTERACTION_FAILURE with its nonce."""
        try:
            channel = self._world.channels.get(str(frame.get("channel_id")))
            if channel is None or not self._world.sees(self.person, channel):
                raise Refused("unknown channel")
            act = getattr(self, f"_{op}", None) if op in OPERATIONS else None
            if act is None:
                raise Refused(f"unknown operation {op}")
            act(channel, frame)
        except (Refused, KeyError, TypeError, ValueError, AttributeError) as error:
            why = str(error) if isinstance(error, Refused) else f"malformed: {error}"
            self._tell("INTERACTION_FAILURE", {"nonce": frame.get("nonce"), "error": why})

    def _tell(self, event: str, data: Any) -> None:
        self._hub.send(event, data, None, self.person)

    def _say(self, channel: Json, frame: Json) -> None:
        content = str(frame["content"]).strip()
        if not 0 < len(content) <= CONTENT_LIMIT:
            raise Refused("a message has 1 to 2000 characters")
        need = "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"
        if not self._world.may(self.person, channel, need):
            raise Refused("you may not write here")
        if channel["type"] in THREADS:
            self._open_thread(channel)
        extra: Json = {}
        if frame.get("reply_to"):
            target = self._post(channel, frame["reply_to"])
            place = {"type": 0, "message_id": target.data["id"], "channel_id": channel["id"]}
            extra = {"message_reference": place, "referenced_message": posts.referred(target)}
        payload = {"content": content, "nonce": frame.get("nonce"), "enforce_nonce": frame.get("nonce") is not None}
        known = len(self._world.posts[channel["id"]])
        post = posts.create(self._world, channel, self.person, payload, kind=19 if extra else 0, extra=extra)
        if len(self._world.posts[channel["id"]]) == known:  # sent again after a lost line: only the echo was missing
            self._world.to_people("MESSAGE_CREATE", post.data, channel["id"], self.person)

    def _open_thread(self, thread: Json) -> None:
        """People's words wake an archived thread; a locked one stays shut."""
        meta = thread["thread_metadata"]
        if meta["locked"]:
            raise Refused("this thread is locked")
        if meta["archived"]:
            meta["archived"] = False
            self._world.save_channel(thread["id"])
            self._world.to_bot("THREAD_UPDATE", thread, thread["id"])
            self._world.to_people("CHANNEL_UPDATE", thread, thread["id"], None)

    def _typing(self, channel: Json, frame: Json) -> None:
        body: Json = {"channel_id": channel["id"], "user_id": self.person, "timestamp": int(self._world.clock.now())}
        self._world.to_people("TYPING_START", body, channel["id"], None)
        if channel["type"] != 1:
            body |= {"guild_id": self._world.guild_id, "member": self._world.member(self.person)}
        self._world.to_bot("TYPING_START", body, channel["id"])

    def _read(self, channel: Json, frame: Json) -> None:
        self._hub.read(self.person, channel["id"], str(int(frame["message_id"])))

    def _history(self, channel: Json, frame: Json) -> None:
        limit = max(1, min(HISTORY_LIMIT, int(frame.get("limit") or 50)))
        found = posts.visible(self._world, channel["id"], self.person, frame.get("before"), limit)
        messages = [expand(self._world, post.data, "") for post in found]
        self._tell("HISTORY", {"nonce": frame.get("nonce"), "channel_id": channel["id"], "messages": messages})

    def _dismiss(self, channel: Json, frame: Json) -> None:
        post = self._post(channel, frame["message_id"])
        if post.owner != self.person:
            raise Refused("only private messages can be dismissed")
        posts.delete(self._world, post)

    def _post(self, channel: Json, key: Any) -> Post:
        post = self._world.posts[channel["id"]].get(str(key))
        if post is None or post.owner not in (None, self.person):
            raise Refused("unknown message")
        return post

    # interactions ------------------------------------------------------------------------------------------------

    def _component(self, channel: Json, frame: Json) -> None:
        post = self._post(channel, frame["message_id"])
        kind = int(frame["component_type"])
        known = [item for item in walk(post.data["components"]) if item.get("custom_id") == frame["custom_id"]]
        data: Json = {"custom_id": frame["custom_id"], "component_type": kind, "id": 1}
        if not (self._scripted and frame.get("raw")):
            if not known or known[0]["type"] != kind:
                raise Refused("the message has no such component")
            if known[0].get("disabled"):
                raise Refused("the component is disabled")
            data["id"] = known[0]["id"]
        if kind != 2:
            values = [str(value) for value in frame.get("values") or []]
            data |= resolve.selection(self._world, known[0], values, self.person) if known else {"values": values}
        self._open(COMPONENT, channel, data, frame, source=post)

    def _command(self, channel: Json, frame: Json) -> None:
        definition = self._definition(frame["data"]["id"], 1)
        here = 1 if channel["type"] == 1 else 0
        if definition.get("contexts") is not None and here not in definition["contexts"]:
            raise Refused("this command does not work here")
        if channel["type"] != 1 and not self._world.may(self.person, channel, "use_application_commands"):
            raise Refused("you may not use commands here")
        data = resolve.command(self._world, definition, frame["data"], self.person)
        self._open(COMMAND, channel, data, frame, name=full_name(data))

    def _autocomplete(self, channel: Json, frame: Json) -> None:
        definition = self._definition(frame["data"]["id"], 1)
        data = resolve.command(self._world, definition, frame["data"], self.person, partial=True)
        self._open(AUTOCOMPLETE, channel, data, frame, name=full_name(data))

    def _message_command(self, channel: Json, frame: Json) -> None:
        definition = self._definition(frame["command_id"], 3)
        data = resolve.message(self._world, definition, self._post(channel, frame["target_id"]).data)
        self._open(COMMAND, channel, data, frame, name=definition["name"])

    def _user_command(self, channel: Json, frame: Json) -> None:
        definition = self._definition(frame["command_id"], 2)
        data = resolve.user(self._world, definition, str(frame["target_id"]), self.person)
        self._open(COMMAND, channel, data, frame, name=definition["name"])

    def _modal(self, channel: Json, frame: Json) -> None:
        opener = self._interactions.find(str(frame["interaction_id"]))
        if opener is None or opener.person != self.person or opener.modal is None:
            raise Refused("this form is no longer open")
        data = submitted(self._world, opener.modal, frame.get("components") or [], self.person)
        source = self._world.posts[channel["id"]].get(opener.source or "")
        self._open(MODAL, channel, data, frame, name=opener.name, source=source)

    def _definition(self, key: Any, kind: int) -> Json:
        definition = self._world.commands.get(str(key))
        if definition is None or definition["type"] != kind:
            raise Refused("unknown command")
        return definition

    def _open(
        self,
        kind: int,
        channel: Json,
        data: Json,
        frame: Json,
        *,
        name: str = "",
        source: Post | None = None,
    ) -> None:
        nonce = str(frame.get("nonce") or self._world.ids.next())
        snowflake = frame.get("snowflake") if self._scripted else None
        self._interactions.open(kind, self.person, channel, data, nonce, name=name, source=source, snowflake=snowflake)


OPERATIONS = frozenset(
    (
        *("say", "typing", "read", "history", "dismiss", "component"),
        *("command", "autocomplete", "message_command", "user_command", "modal"),
    )
)


def full_name(data: Json) -> str:
    """A command's name with its subcommands, as people type it."""
    names, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] <= 2:
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


