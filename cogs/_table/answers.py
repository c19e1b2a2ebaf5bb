"""Answers to interactions: privately, in the reader's language, once."""

import logging
import secrets
from collections.abc import Iterable
from typing import Any

import discord

from cogs._table.refusal import Refused
from db.rows import Document
from render.core.face import Words
from render.words import LOCALES, catalogue

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()

THREADS = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)

UNCHOSEN = "en-US"

DROPPED = {10062, 40060, 50027}
"""Unknown interaction (too late, or the client has gone), already acknowledged, a token that is over 15 minutes old: nobody
is left to answer."""


def calling(users: Iterable[int]) -> discord.AllowedMentions:
    """A message that may mention these people and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


def words_of(interaction: Interaction) -> Words:
    """The catalogue of the person who pressed: private words are in the reader's language."""
    return catalogue(str(interaction.locale))


def public_words(interaction: Interaction, settings: Document, default: str) -> Words:
    """The catalogue of the server: public words are in the language that it chose, by /settings or in Discord.

    Discord calls every server "en-US" that has not chosen; there, and for a language that we lack, it is `default`.
    """
    chosen = str(settings.get("language") or interaction.guild_locale or UNCHOSEN)
    return catalogue(default if chosen == UNCHOSEN or chosen.split("-")[0] not in LOCALES else chosen)


def values_of(interaction: Interaction) -> list[str]:
    """What was chosen in the menu that somebody used; [] for a button."""
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(value) for value in data.get("values", [])]


def unposted(interaction: Interaction) -> str | None:
    """The name of the permission without which nothing can be posted where somebody pressed; None when all is well."""
    may, thread = interaction.app_permissions, getattr(interaction.channel, "type", None) in THREADS
    needed: tuple[str, ...] = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    if interaction.guild_id is None:
        return None
    if getattr(interaction.channel, "locked", False):
        needed = (*needed, "manage_threads")
    return next((words_of(interaction)(f"perm-{n.replace('_', '-')}") for n in needed if not getattr(may, n)), None)


def may_post(interaction: Interaction) -> None:
    """Refused where nothing can be posted."""
    if (perm := unposted(interaction)) is not None:
        raise Refused("perm-post", perm=perm)


async def tell(interaction: Interaction, text: str, view: discord.ui.View | None = None) -> None:
    """Say something to the person alone, as the first answer or as a later one."""
    extra: dict[str, Any] = {} if view is None else {"view": view}
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **extra)
    else:
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **extra)


async def failed(interaction: Interaction, error: BaseException) -> None:
    """Answer an interaction that raised: a refusal in one sentence, a mistake of ours with an ID that is in the log.

    Nothing was stored when an error of ours came before the commit; what was stored stays stored. Never raises.
    """
    try:
        if isinstance(error, Refused):
            await tell(interaction, words_of(interaction)(error.key, **error.args_))
            return
        if isinstance(error, discord.HTTPException) and error.code in DROPPED:
            log.warning("interaction %s could not be answered: %s", interaction.id, error)
            return
        mark = secrets.token_hex(4)
        log.error("error %s in interaction %s of %s", mark, interaction.id, interaction.data, exc_info=error)
        await tell(interaction, words_of(interaction)("error-ours", id=mark))
    except (discord.HTTPException, OSError) as second:
        log.warning("no answer to interaction %s: %s", interaction.id, second)
