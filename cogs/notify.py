"""How a person is told that a game waits for them, and when not: /notify."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs._table.answers import Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.notices import DEFAULT_INTERVAL, INTERVALS, WAYS
from cogs._table.panel import OPTIONS
from cogs._table.quiet import HOME, is_zone, quiet_until, span_of, span_text, zones
from cogs._table.refusal import Refused
from cogs._translator import cmd, options
from db.rows import Document
from render.core.face import Words

DAY = 86_400_000
SPANS = ("22:00–07:00", "23:00–07:00", "22:00–08:00", "00:00–08:00", "21:00–09:00")
"""Quiet hours that are offered; others may be typed."""
NEVER = ("off", "-", "0")


class Notify(commands.Cog):
    """A person's own settings of notices."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name=cmd("notify"), description=cmd("notify-about"))
    @options(
        way="notify-way",
        reminders="notify-reminders",
        quiet="notify-quiet",
        zone="notify-zone",
        vacation="notify-vacation",
    )
    @app_commands.choices(
        way=[app_commands.Choice(name=cmd(f"way-{w}"), value=w) for w in WAYS],
        reminders=[app_commands.Choice(name=cmd(f"reminders-{i}"), value=i) for i in INTERVALS],
    )
    async def notify(
        self,
        interaction: Interaction,
        way: str | None = None,
        reminders: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        vacation: app_commands.Range[int, 0, 60] | None = None,
    ) -> None:
        """Set some of it; without an option: say how it is. vacation: days from now, 0 ends it."""
        words, user = words_of(interaction), interaction.user.id
        changes: dict[str, Any] = {"locale": words.locale}
        changes |= {} if way is None else {"notify": way}
        changes |= {} if reminders is None else {"reminders": reminders}
        if zone is not None:
            if not is_zone(zone):
                raise Refused("notify-no-zone")
            changes["zone"] = zone
        if quiet is not None:
            span = span_of(quiet)
            if span is None and quiet.strip().lower() not in (*NEVER, words("notify-quiet-off").lower()):
                raise Refused("notify-no-span")
            changes["quiet"] = span
            if zone is None and "zone" not in await self.app.store.user(user):
                changes["zone"] = HOME.get(words.locale, "UTC")
        if vacation is not None:
            changes["vacation"] = self.app.session.now() + vacation * DAY if vacation else None
        now = await self.app.store.change_user(user, changes)
        await tell(interaction, self._said(now, words))

    def _said(self, settings: Document, words: Words) -> str:
        told = words(f"notify-{settings.get('notify', 'mention')}")
        reminded = words(f"reminders-{settings.get('reminders', DEFAULT_INTERVAL)}")
        lines = [words("notify-set", way=told, reminders=reminded)]
        if span := settings.get("quiet"):
            lines.append(words("notify-quiet-set", span=span_text(tuple(span)), zone=str(settings.get("zone", "UTC"))))
        now, vacation = self.app.session.now(), int(settings.get("vacation") or 0)
        if vacation > now:
            lines.append(words("notify-vacation-set", time=f"<t:{vacation // 1000}:D>"))
        elif (until := quiet_until(settings, now)) is not None:
            lines.append(words("notify-quiet-now", time=f"<t:{until // 1000}:t>"))
        return "\n".join(lines)

    @notify.autocomplete("quiet")
    async def spans(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What is typed, where it is a span; the usual ones; and none at all."""
        own = span_of(typed)
        found = ([span_text(own)] if own else []) + [span for span in SPANS if typed in span]
        never = words_of(interaction)("notify-quiet-off")
        choices = [app_commands.Choice(name=span, value=span) for span in dict.fromkeys(found)]
        return [*choices, app_commands.Choice(name=never, value="off")]

    @notify.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by any part of their name, that of the reader's language first."""
        home, low = HOME.get(words_of(interaction).locale, "UTC"), typed.strip().lower().replace(" ", "_")
        found = [zone for zone in (home, *(z for z in zones() if z != home)) if low in zone.lower()]
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:OPTIONS]]


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Notify(bot))
