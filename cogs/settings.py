"""What a server's admins decide for its tables: /settings. Every member sees it; who may manage the server changes it."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table.answers import Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.openings import ARCHIVES
from cogs._table.refusal import Refused
from cogs._translator import cmd, options
from db.rows import Document
from render.core.face import Words

LANGUAGES = ("server", "en", "de", "pl")
PLACES = ("thread", "here")
OPENERS = ("everybody", "managers")
MOST_CHANNELS = 20


class Settings(commands.Cog):
    """Settings of servers."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name=cmd("settings"), description=cmd("settings-about"))
    @app_commands.guild_only()
    @options(
        language="settings-language",
        place="play-place",
        openers="settings-openers",
        archive="settings-archive",
        channel="settings-channel",
    )
    @app_commands.choices(
        language=[app_commands.Choice(name=cmd(f"language-{one}"), value=one) for one in LANGUAGES],
        place=[app_commands.Choice(name=cmd(f"place-{one}"), value=one) for one in PLACES],
        openers=[app_commands.Choice(name=cmd(f"openers-{one}"), value=one) for one in OPENERS],
        archive=[app_commands.Choice(name=cmd(f"archive-{one}"), value=one) for one in ARCHIVES],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        place: str | None = None,
        openers: str | None = None,
        archive: str | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Change some of it; without an option: say how it is. channel: allowed for tables, or not any more."""
        guild, words = interaction.guild_id or 0, words_of(interaction)
        given = {"language": language, "place": place, "openers": openers, "archive": archive}
        changes: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
        if changes.get("language") == "server":
            changes["language"] = None
        if (changes or channel is not None) and not interaction.permissions.manage_guild:
            raise Refused("settings-not-you")
        if channel is not None:
            allowed = {int(c) for c in (await self.app.store.guild(guild)).get("channels") or ()} ^ {channel.id}
            if len(allowed) > MOST_CHANNELS:
                raise Refused("settings-channels-full", most=MOST_CHANNELS)
            changes["channels"] = sorted(allowed) or None
        now = await self.app.store.change_guild(guild, changes) if changes else await self.app.store.guild(guild)
        await tell(interaction, self._said(now, words))

    @staticmethod
    def _said(settings: Document, words: Words) -> str:
        channels = [f"<#{c}>" for c in settings.get("channels") or ()]
        return "\n".join(
            (
                words("settings-title"),
                words("settings-line-language", what=words(f"cmd-language-{settings.get('language') or 'server'}")),
                words("settings-line-place", what=words(f"cmd-place-{settings.get('place', 'thread')}")),
                words("settings-line-openers", what=words(f"cmd-openers-{settings.get('openers', 'everybody')}")),
                words("settings-line-archive", what=words(f"cmd-archive-{settings.get('archive', 'week')}")),
                words("settings-line-channels", what=" ".join(channels) or words("settings-everywhere")),
            )
        )


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Settings(bot))
