"""Driving a turn-based game over the wire by the buttons of its board message."""

from typing import Any, cast

from cogs._table.opened import OpenTable
from local.person import Outcome, Person
from rules.core.game import Outcome as SetUp
from tests.wire.conftest import Json, Running, check_ok

HOST_BEGINS = {"sanctuary": {"first": "1"}}


class Laid:
    """A game whose setup is a position that was laid out by hand."""

    def __init__(self, game: Any, state: Any) -> None:
        self._game, self._state = game, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, *given: Any) -> Any:
        """That position; nothing happened on the way to it."""
        return SetUp(self._state, ())


class Turns:
    """A running game: its people, its channel, its table."""

    def __init__(self, bot: Running, channel: str, opened: OpenTable, people: dict[int, Person]) -> None:
        self.bot, self.channel, self.opened, self.people = bot, channel, opened, people

    @classmethod
    async def start(
        cls,
        bot: Running,
        people: list[Person],
        computers: int = 0,
        game: str = "sanctuary",
        state: Any = None,
        **chosen: str,
    ) -> "Turns":
        """A started table; `chosen` are options of the lobby. In The Sanctuary the host begins.

        state: the position in which it starts instead of the game's own.
        """
        host = people[0]
        channel = await bot.opened(host, game, computers=computers, place="here")
        table = (await bot.store.tables_of(int(host.id)))[0].id
        lobby = await host.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
        for person in people[1:]:
            check_ok(await person.press(lobby, "Join"))
        check_ok(await host.press(lobby, "Options"))
        for name, value in {**HOST_BEGINS.get(game, {}), **chosen}.items():
            await cls._set(host, channel, name, value)
        opened = await bot.app.session.open(table)
        real: Any = opened.game
        if state is not None:
            opened.game = cast(Any, Laid(real, state))
        check_ok(await host.press(lobby, "Start"))
        opened.game = real
        turns = cls(bot, channel, opened, {int(p.id): p for p in people})
        await turns.settled()
        return turns

    @staticmethod
    async def _set(host: Person, channel: str, name: str, value: str) -> None:
        """Choose an option on whichever page of the host's panel it is."""
        for _ in range(3):
            panel = host.ephemerals(channel)[-1]
            ids = [str(item.get("custom_id", "")) for row in panel["components"] for item in row["components"]]
            if (found := next((i for i in ids if i.endswith(f":{name}")), None)) is not None:
                check_ok(await host.select(panel, found, [value]))
                return
            check_ok(await host.press(panel, next(i for i in ids if ":options:" in i)))
        raise AssertionError(f"the lobby has no option {name}")

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

    async def press(self, who: Person, label: str) -> Outcome:
        """Press the choice under the board that begins with this label, and wait until what follows is posted."""
        board = self.board()
        for item, value in self.choices():
            text = item["label"] if not value else next(o["label"] for o in item["options"] if o["value"] == value)
            if text.startswith(label):
                pressing = who.select(board, item["custom_id"], [value]) if value else who.press(board, item["custom_id"])
                outcome: Outcome = check_ok(await pressing)
                await self.settled()
                return outcome
        raise AssertionError(f"no {label!r} under {board['content']!r}")

    async def until_turns(self) -> None:
        """Place volunteers until the first turn is being resolved."""
        while self.opened.prompts[0].kind == "place":
            await self.choose()
