"""Driving a turn-based game over the wire by the buttons of its board message."""

from typing import Any

from cogs._table.opened import OpenTable
from local.person import Outcome, Person
from tests.wire.conftest import Json, Running, check_ok

HOST_BEGINS = {"sanctuary": {"first": "1"}}


class Turns:
    """A running game: its people, its channel, its table."""

    def __init__(self, bot: Running, channel: str, opened: OpenTable, people: dict[int, Person]) -> None:
        self.bot, self.channel, self.opened, self.people = bot, channel, opened, people

    @classmethod
    async def start(
        cls, bot: Running, people: list[Person], computers: int = 0, game: str = "sanctuary", **chosen: str
    ) -> "Turns":
        """A started table; `chosen` are options of the lobby. In The Sanctuary the host begins."""
        host = people[0]
        channel = await bot.opened(host, game, computers=computers, place="here")
        table = (await bot.store.tables_of(int(host.id)))[0].id
        lobby = await host.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
        for person in people[1:]:
            check_ok(await person.press(lobby, "Join"))
        check_ok(await host.press(lobby, "Options"))
        for name, value in {**HOST_BEGINS.get(game, {}), **chosen}.items():
            check_ok(await host.select(host.ephemerals(channel)[-1], f"l:{table}:set:0:{name}", [value]))
        check_ok(await host.press(lobby, "Start"))
        opened = await bot.app.session.open(table)
        turns = cls(bot, channel, opened, {int(p.id): p for p in people})
        await turns.settled()
        return turns

    async def settled(self) -> None:
        """Everything that had to be sent is out."""
        await self.bot.settled()

    def posts(self) -> list[Json]:
        """The bot's public messages about the game, oldest first."""
        anybody = next(iter(self.people.values()))
        return [m for m in anybody.messages(self.channel) if m["attachments"] and not m.get("flags", 0) & 64]

    def board(self) -> Json:
        """The newest board message."""
        return self.posts()[-1]

    def asked(self) -> Person:
        """The person whom the board asks."""
        user = self.opened.row.seats[self.opened.asked()[0]].user
        assert user is not None
        return self.people[user]

    def choices(self) -> list[tuple[Json, str]]:
        """(button or menu, value) of every choice under the board."""
        found: list[tuple[Json, str]] = []
        for row in self.board()["components"]:
            for item in row["components"]:
                if str(item.get("custom_id", "")).startswith("t:"):
                    found += [(item, o["value"]) for o in item["options"]] if "options" in item else [(item, "")]
        return found

    async def choose(self, index: int = 0, person: Person | None = None) -> Outcome:
        """Press a choice under the board, and wait until what follows is posted."""
        item, value = self.choices()[index]
        who, board = person or self.asked(), self.board()
        pressing: Any = who.select(board, item["custom_id"], [value]) if value else who.press(board, item["custom_id"])
        outcome: Outcome = check_ok(await pressing)
        await self.settled()
        return outcome

    async def until_turns(self) -> None:
        """Place volunteers until the first turn is being resolved."""
        while self.opened.prompts[0].kind == "place":
            await self.choose()
