"""A small bot of the tests that uses what the page has to show: every kind of message, control and answer."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

RULES = ("SAU-LAVA-R01 Lava flows downhill", "SAU-MOVE-R02 Moving", "ROAR-KABOOM-01 Kaboom", "SAN-EXP-03 Reactions")
ALT = "A green field with a red meeple on D4. Anna is to move."
Interaction = discord.Interaction[Any]


def picture(number: int = 0, size: tuple[int, int] = (800, 500)) -> discord.File:
    """A drawn board whose words change with `number`."""
    image = Image.new("RGB", size, "#2f4d40")
    pen = ImageDraw.Draw(image)
    for x in range(0, size[0], 50):
        pen.line((x, 0, x, size[1]), fill="#3e6252", width=2)
    pen.ellipse((size[0] // 2 - 60, size[1] // 2 - 60, size[0] // 2 + 60, size[1] // 2 + 60), fill="#d94a41")
    pen.text((20, 20), f"Board {number}", fill="#fcf6e8", font_size=40)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, f"board-{number}.png", description=ALT)


class Board(ui.View):
    """A public board: a menu, a multiple menu, buttons of every style."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.moves = 0
        self.add_item(ui.Button(label="How a turn goes", url="https://example.org/turn", row=2))

    @ui.select(
        placeholder="Move to …",
        options=[discord.SelectOption(label=f"D{n}", description="1 noise" if n == 5 else None) for n in range(3, 8)],
        row=0,
    )
    async def move(self, interaction: Interaction, chosen: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"You go to **{chosen.values[0]}**.", ephemeral=True)

    @ui.select(
        placeholder="Keep dice: choose what you want to collect in this round, up to three of them",
        min_values=1,
        max_values=3,
        options=[discord.SelectOption(label=f"Die {n}", value=str(n), emoji="🎲") for n in range(1, 6)],
        row=1,
    )
    async def dice(self, interaction: Interaction, chosen: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Kept: {', '.join(sorted(chosen.values))}", ephemeral=True)

    @ui.button(label="Fight", style=discord.ButtonStyle.primary, emoji="🎲", row=2)
    async def fight(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        self.moves += 1
        await interaction.response.edit_message(
            content=f"### Round {self.moves}\n{interaction.user.mention}, it is your turn.", view=self
        )

    @ui.button(label="Draw again", row=2)
    async def draw(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        self.moves += 1
        await interaction.response.edit_message(attachments=[picture(self.moves)], view=self)

    @ui.button(label="Hide", disabled=True, row=2)
    async def hide(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button cannot be pressed")

    @ui.button(label="Slow", style=discord.ButtonStyle.success, row=3)
    async def slow(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        await asyncio.sleep(1)
        await interaction.response.defer()

    @ui.button(label="Never", style=discord.ButtonStyle.danger, row=3)
    async def never(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        """Does not answer: the table reports it after three seconds."""

    @ui.button(label="Plan", row=3)
    async def plan(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Plan())

    @ui.button(label="My secrets", emoji="🔒", row=3)
    async def secrets(self, interaction: Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_message(f"Only for {interaction.user.display_name}: the goal card.", ephemeral=True)


class Plan(ui.Modal, title="Plan my turn"):
    """A modal with every kind of field."""

    note: ui.Label[Any] = ui.Label(text="Note", description="What to do first", component=ui.TextInput(max_length=40))
    field: ui.Label[Any] = ui.Label(
        text="Field", component=ui.Select(options=[discord.SelectOption(label="D4"), discord.SelectOption(label="D5")])
    )
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Calm", value="calm"),
                discord.RadioGroupOption(label="Fast", value="fast"),
            ]
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label="Hide", value="hide"),
                discord.CheckboxGroupOption(label="Search", value="search"),
            ],
            required=False,
            min_values=0,
            max_values=2,
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure", component=ui.Checkbox())

    async def on_submit(self, interaction: Interaction) -> None:
        parts = [
            self.note.component.value,  # type: ignore[attr-defined]
            *self.field.component.values,  # type: ignore[attr-defined]
            self.pace.component.value,  # type: ignore[attr-defined]
            *self.extras.component.values,  # type: ignore[attr-defined]
            str(self.sure.component.value),  # type: ignore[attr-defined]
        ]
        await interaction.response.send_message("Queued: " + " · ".join(parts), ephemeral=True)


class Panel(ui.View):
    """A private panel of a race: four rows of buttons, each of which edits the panel at once."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0
        for n in range(20):
            button: ui.Button[Any] = ui.Button(label=f"Die {n + 1}", row=n // 5, custom_id=f"die-{n}")
            button.callback = self.pressed  # type: ignore[method-assign]
            self.add_item(button)

    async def pressed(self, interaction: Interaction) -> None:
        self.presses += 1
        await interaction.response.edit_message(content=f"Presses: {self.presses}", view=self)


class Sheet(ui.LayoutView):
    """A message of V2 components."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        again: ui.Button[Any] = ui.Button(label="Again", custom_id="again", style=discord.ButtonStyle.primary)
        again.callback = self.again  # type: ignore[method-assign]
        self.words: ui.TextDisplay[Any] = ui.TextDisplay("Press it 0 times")
        self.presses = 0
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0x2B7A4B))
        box.add_item(ui.TextDisplay("## Animal sheet\nA **lynx** in *A4*."))
        box.add_item(ui.Section(self.words, accessory=again))
        box.add_item(ui.Separator())
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board-7.png", description=ALT)))
        self.add_item(box)

    async def again(self, interaction: Interaction) -> None:
        self.presses += 1
        self.words.content = f"Press it {self.presses} times"
        await interaction.response.edit_message(view=self)


class DemoBot(discord.Client):
    """Registers its commands at start, as our bot does."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        commands: list[Any] = [play, board, panel, sheet, story, rule, letter, slow, silent, table]
        for command in commands:
            self.tree.add_command(command)
        self.tree.add_command(app_commands.ContextMenu(name="Explain this board", callback=explain))

    async def setup_hook(self) -> None:
        await self.tree.sync()


GAMES = [app_commands.Choice(name="Roar-a-Saurus", value="roar"), app_commands.Choice(name="Sauria", value="sauria")]


@app_commands.command(description="Open a table")
@app_commands.describe(game="Which game", computers="Seats the computer takes", invite="Keep a seat for this person")
@app_commands.choices(game=GAMES)
async def play(
    interaction: Interaction,
    game: app_commands.Choice[str],
    computers: app_commands.Range[int, 0, 4] = 0,
    invite: discord.Member | None = None,
) -> None:
    guest = f", {invite.mention}" if invite else ""
    await interaction.response.send_message(f"**{game.name}**: {computers} computers{guest}")
    message = await interaction.original_response()
    thread = await message.create_thread(name=f"{game.name} table")
    await thread.send("The game begins here.")


@app_commands.command(description="A board with controls")
async def board(interaction: Interaction) -> None:
    await interaction.response.send_message(
        f"### Round 0\n{interaction.user.mention}, it is your turn until <t:1893456000:f>.", file=picture(), view=Board()
    )


@app_commands.command(description="A private panel of a race")
async def panel(interaction: Interaction) -> None:
    await interaction.response.send_message("Presses: 0", view=Panel(), ephemeral=True)


@app_commands.command(description="A sheet of V2 components")
async def sheet(interaction: Interaction) -> None:
    await interaction.response.send_message(view=Sheet(), file=picture(7))


@app_commands.command(description="An embed with fields")
async def story(interaction: Interaction) -> None:
    embed = discord.Embed(title="A table is open", description="Half of a game is **not being heard**.", colour=0x2B7A4B)
    embed.add_field(name="Seats", value=f"1. {interaction.user.mention}\n2. *free*")
    embed.add_field(name="Length", value="90 minutes")
    embed.set_footer(text="Closes in 7 days")
    embed.set_image(url="attachment://board-3.png")
    await interaction.response.send_message(embed=embed, file=picture(3))


@app_commands.command(description="A rule, found by words or number")
@app_commands.describe(search="Words or a number")
async def rule(interaction: Interaction, search: str) -> None:
    await interaction.response.send_message(f"Rule: {search}", ephemeral=True)


@rule.autocomplete("search")
async def find_rule(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=r, value=r.split()[0]) for r in RULES if typed.lower() in r.lower()]


@app_commands.command(description="A direct message")
async def letter(interaction: Interaction) -> None:
    await interaction.user.send("It is your turn in #sauria.")
    await interaction.response.send_message("Sent.", ephemeral=True)


@app_commands.command(description="Thinks, then answers")
async def slow(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(0.5)
    await interaction.followup.send("Thought about it.")


@app_commands.command(description="Never answers")
async def silent(interaction: Interaction) -> None:
    """The table reports it after three seconds."""


async def explain(interaction: Interaction, message: discord.Message) -> None:
    alt = message.attachments[0].description if message.attachments else "There is no board here."
    await interaction.response.send_message(f"**In words:** {alt}", ephemeral=True)


table = app_commands.Group(name="table", description="This table")


@table.command(name="leave", description="Leave the table")
async def leave(interaction: Interaction) -> None:
    await interaction.response.send_message("You left.", ephemeral=True)


@table.command(name="log", description="What happened")
async def log(interaction: Interaction, lines: app_commands.Range[int, 1, 50] = 10) -> None:
    await interaction.response.send_message(f"The last {lines} lines.", ephemeral=True)
