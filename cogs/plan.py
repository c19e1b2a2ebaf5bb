"""Plan my turn: the private panel on which a person chooses ahead, and its buttons."""


from discord.ext import commands

from cogs._table import planning
from cogs._table.answers import NOBODY, Interaction, values_of, words_of
from cogs._table.app import App
from cogs._table.opened import OpenTable
from cogs._table.panel import as_view
from cogs._table.plan_panel import BACK, DROP, plan_panel
from cogs._table.refusal import Refused
from rules.core.game import Seat


class Plan(commands.Cog):
    """The route p: of presses."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("p", self.pressed)

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """Open the panel, or one of its choices: stored first, then shown."""
        if len(rest) == 1:
            table = await self.app.session.open(rest[0])
            seat = table.seat_of(interaction.user.id)
            if seat is None:
                raise Refused("press-watching")
            await self._show(interaction, table, seat)
            return
        try:
            name, place, mark, choice = rest
            seat = int(place)
            chosen = values_of(interaction)[0] if choice == "m" else choice
        except (ValueError, IndexError):
            raise Refused("press-unknown") from None
        plans, user = self.app.session.plans, interaction.user.id
        if chosen in (BACK, DROP):
            table = await plans.shorten(name, seat, user, mark, whole=chosen == DROP)
        else:
            table = await plans.add(name, seat, user, mark, chosen)
        said = words_of(interaction)("plan-dropped") if chosen == DROP else ""
        await self._show(interaction, table, seat, said)

    async def _show(self, interaction: Interaction, table: OpenTable, seat: Seat, said: str = "") -> None:
        """The panel as it is now; in the place of the private message that was pressed, if it was one."""
        if (no := planning.refusal(table, seat)) is not None:
            raise no
        face, words = self.app.faces[table.row.game], words_of(interaction)
        content, panel = plan_panel(table, seat, face, words, [said] if said else [])
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.edit_message(content=content, view=as_view(panel))
        else:
            view = as_view(panel)
            await interaction.response.send_message(content, view=view, ephemeral=True, allowed_mentions=NOBODY)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Plan(bot))
