"""What this bot is (/about), and whether it may do here what it needs (/setup)."""


from discord import app_commands
from discord.ext import commands

from cogs._table.answers import Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.panel import CONTENT, cut
from cogs._translator import cmd

VERSION = "0.1.0"

NEEDED = (
    "view_channel",
    "send_messages",
    "attach_files",
    "embed_links",
    "create_public_threads",
    "send_messages_in_threads",
)
"""The permissions that the bot uses, by discord.py's names; Administrator is never among them."""


class About(commands.Cog):
    """About the bot itself."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name=cmd("about"), description=cmd("about-about"))
    async def about(self, interaction: Interaction) -> None:
        """Version, licences of art and fonts, uptime, latency."""
        words = words_of(interaction)
        up = self.app.started // 1000
        latency = self.app.latency * 1000
        text = words("about-text", version=VERSION, since=f"<t:{up}:R>", ms=round(latency) if latency == latency else 0)
        await tell(interaction, cut(text, CONTENT))

    @app_commands.command(name=cmd("setup"), description=cmd("setup-about"))
    @app_commands.guild_only()
    async def check(self, interaction: Interaction) -> None:
        """Every permission in this channel by name, and what stops working without the missing ones."""
        words, may = words_of(interaction), interaction.app_permissions
        lines = [words("setup-title", channel=f"<#{interaction.channel_id}>")]
        for name in NEEDED:
            ok = getattr(may, name)
            key = name.replace("_", "-")
            line = f"{'✅' if ok else '❌'} **{words(f'perm-{key}')}**"
            lines.append(line if ok else f"{line} – {words(f'perm-without-{key}')}")
        lines.append(words("setup-fine" if all(getattr(may, n) for n in NEEDED) else "setup-how"))
        await tell(interaction, cut("\n".join(lines), CONTENT))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(About(bot))
