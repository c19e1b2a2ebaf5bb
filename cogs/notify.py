"""How a person is told that a game waits for them: /notify."""

from discord import app_commands
from discord.ext import commands

from cogs._table.answers import Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.notices import DEFAULT_INTERVAL, INTERVALS, WAYS
from cogs._translator import cmd


class Notify(commands.Cog):
    """A person's own settings of notices."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name=cmd("notify"), description=cmd("notify-about"))
    @app_commands.rename(way=cmd("option-way"), reminders=cmd("option-reminders"))
    @app_commands.describe(way=cmd("notify-way"), reminders=cmd("notify-reminders"))
    @app_commands.choices(
        way=[app_commands.Choice(name=cmd(f"way-{w}"), value=w) for w in WAYS],
        reminders=[app_commands.Choice(name=cmd(f"reminders-{i}"), value=i) for i in INTERVALS],
    )
    async def notify(self, interaction: Interaction, way: str | None = None, reminders: str | None = None) -> None:
        """Set one or both; without an option: say how it is."""
        words = words_of(interaction)
        changes = {"locale": words.locale}
        changes |= {} if way is None else {"notify": way}
        changes |= {} if reminders is None else {"reminders": reminders}
        now = await self.app.store.change_user(interaction.user.id, changes)
        told = words(f"notify-{now.get('notify', 'mention')}")
        reminded = words(f"reminders-{now.get('reminders', DEFAULT_INTERVAL)}")
        await tell(interaction, words("notify-set", way=told, reminders=reminded))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Notify(bot))
