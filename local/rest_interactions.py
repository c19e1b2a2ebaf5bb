"""REST: answers to interactions, and the webhook of an answered interaction (original answer and followups)."""

from __future__ import annotations

from typing import Any

from local import posts, validate, validate_modal
from local.errors import ApiError, form_error
from local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from local.rest import Call, Route
from local.rest_messages import shown
from local.world import Json, Post

MESSAGE, THINKING, LATER, UPDATE, CHOICES, DIALOG = 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: {MESSAGE, THINKING, DIALOG},
    COMPONENT: {MESSAGE, THINKING, LATER, UPDATE, DIALOG},
    MODAL: {MESSAGE, THINKING, LATER, UPDATE},
    AUTOCOMPLETE: {CHOICES},
}


async def callback(call: Call) -> Any:
    """POST the first answer to an interaction."""
    payload = call.json
    one = call.table.interactions.answerable(call.params["interaction_id"], call.params["token"])
    kind, data = payload.get("type"), payload.get("data") or {}
    if kind not in ALLOWED[one.kind] or (kind in (LATER, UPDATE) and one.source is None):
        known = ", ".join(str(item) for item in sorted(ALLOWED[one.kind]))
        raise form_error(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")
    interactions = call.table.interactions
    post: Post | None = None
    if kind == CHOICES:
        validate_modal.autocomplete(data)
        interactions.suggest(one, data.get("choices") or [])
    elif kind == DIALOG:
        validate_modal.modal(data)
        one.modal = posts.without_nulls(data)
        interactions.acknowledge(one, kind)
    elif kind == LATER:
        one.original = one.source
        interactions.acknowledge(one, kind)
        post = _source(call, one)
    elif kind == UPDATE:
        post = _source(call, one)
        if post is None:
            raise ApiError(10008)
        validate.changed_message(post.data, data, call.uploads)
        one.original = one.source
        interactions.acknowledge(one, kind)
        posts.edit(call.world, post, data, call.uploads)
    else:
        if kind == MESSAGE:
            validate.new_message(data, call.uploads)
        interactions.acknowledge(one, kind)
        post = _create(call, one, data, loading=kind == THINKING)
        one.original = post.data["id"]
    interactions.save(one)
    return _callback_body(call, one, kind, post) if call.query.get("with_response") in ("1", "true", "True") else None


def _source(call: Call, one: Interaction) -> Post | None:
    return call.world.posts[one.channel].get(one.source or "")


def _create(call: Call, one: Interaction, data: Json, *, loading: bool = False) -> Post:
    """A message that answers: seen by all, or by the person alone when it is ephemeral."""
    flags = int(data.get("flags") or 0)
    payload = {"flags": flags & posts.EPHEMERAL} if loading else data
    first = one.original is None
    extra: Json = {
        "application_id": call.world.bot_id,
        "webhook_id": call.world.bot_id,
        "interaction_metadata": call.table.interactions.metadata(one),
    }
    kind = 20 if one.kind == COMMAND and first else 0
    if one.kind == COMMAND and first:
        user = call.world.users[one.person]
        extra["interaction"] = {"id": one.id, "type": COMMAND, "name": one.name, "user": user}
    elif one.kind == COMPONENT and first and one.source:
        kind = 19
        place = {"type": 0, "channel_id": one.channel, "message_id": one.source}
        extra["message_reference"] = place | ({} if _is_direct(call, one) else {"guild_id": call.world.guild_id})
        source = _source(call, one)
        hidden = source is not None and source.owner is not None and not flags & posts.EPHEMERAL
        extra["referenced_message"] = posts.referred(source) if source and not hidden else None
    post = posts.create(
        call.world,
        call.world.channel(one.channel),
        call.world.bot_id,
        payload,
        call.uploads,
        flags=posts.LOADING if loading else 0,
        kind=kind,
        owner=one.person if flags & posts.EPHEMERAL else None,
        extra=extra,
        nonce=one.nonce if first else None,
    )
    one.messages.append(post.data["id"])
    return post


def _is_direct(call: Call, one: Interaction) -> bool:
    return bool(call.world.channels[one.channel]["type"] == 1)


def _callback_body(call: Call, one: Interaction, kind: int, post: Post | None) -> Json:
    about: Json = {"id": one.id, "type": one.kind}
    resource: Json = {"type": kind}
    if post is not None:
        about |= {
            "response_message_id": post.data["id"],
            "response_message_loading": bool(post.data["flags"] & posts.LOADING),
            "response_message_ephemeral": post.owner is not None,
            "channel_id": one.channel,
        }
        if kind in (MESSAGE, UPDATE):
            resource["message"] = shown(call, post)
    return {"interaction": about, "resource": resource}


# the webhook of an interaction -------------------------------------------------------------------------------------


def _webhook(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.world.bot_id:
        raise ApiError(10015)
    return call.table.interactions.by_token(call.params["token"])


def _message(call: Call, one: Interaction) -> Post:
    """A message that the token may touch: its original answer or one of its followups."""
    key = call.params["message_id"]
    if key == "@original":
        key = one.original or ""
    elif key not in one.messages and key != one.original:
        raise ApiError(10008)
    return call.world.post(one.channel, key)


async def followup(call: Call) -> Any:
    """POST a further message; after a "thinking" answer the first one takes its place."""
    one, payload = _webhook(call), call.json
    validate.new_message(payload, call.uploads)
    waiting = call.world.posts[one.channel].get(one.original or "") if one.ack == THINKING else None
    if waiting is not None and waiting.data["flags"] & posts.LOADING:
        _finish(call, waiting, payload)
        return shown(call, waiting)
    post = _create(call, one, payload)
    call.table.interactions.save(one)
    return shown(call, post)


def _finish(call: Call, post: Post, payload: Json) -> None:
    """Turn a "thinking" message into the real one. Whether it is ephemeral was settled by the first answer."""
    keep = post.data["flags"] & ~posts.LOADING
    post.data = {**post.data, "flags": keep | (int(payload.get("flags") or 0) & posts.SENDER_FLAGS)}
    posts.edit(call.world, post, payload, call.uploads, edited=False)


async def get(call: Call) -> Any:
    """GET a message of the token."""
    return shown(call, _message(call, _webhook(call)))


async def edit(call: Call) -> Any:
    """PATCH a message of the token."""
    one, payload = _webhook(call), call.json
    post = _message(call, one)
    validate.changed_message(post.data, payload, call.uploads)
    if post.data["flags"] & posts.LOADING:
        _finish(call, post, payload)
    else:
        posts.edit(call.world, post, payload, call.uploads)
    return shown(call, post)


async def delete(call: Call) -> None:
    """DELETE a message of the token."""
    one = _webhook(call)
    posts.delete(call.world, _message(call, one))


HOOK = "/webhooks/{webhook_id}/{token}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{token}/callback", callback, token=False),
    Route("POST", HOOK, followup, token=False),
    Route("GET", HOOK + "/messages/{message_id}", get, token=False),
    Route("PATCH", HOOK + "/messages/{message_id}", edit, token=False),
    Route("DELETE", HOOK + "/messages/{message_id}", delete, token=False),
]
