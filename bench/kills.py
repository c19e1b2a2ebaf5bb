"""kill -9 at random instants: `python -m bench.kills [KILLS] [SECONDS]` (1,000; 3,600). Lost or doubled presses last.

The same presses as in tests/faults: the mode in the lobby, then wishes on a private panel, with the bot in a process of its
own on the local table. After each kill the bot is started again on the same files. At the end every answered press has to be
in the log once, and the log played again has to give the stored state.
"""

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from db.sqlite import SqliteStore
from local.person import Outcome, Person
from local.resolve import Refused
from local.server import LocalTable
from tests.faults.test_kill import Process, choose_mode, control, replayed, wish

PRESSES_BETWEEN = 3
LONGEST_WAIT = 0.03
"""Seconds from a press to the kill, at most: before, during and after the transaction."""
KILLS_PER_TABLE = 20
"""Few enough that the wishes are over before the ready check is."""

Act = Callable[[Person, random.Random], Awaitable[Outcome]]


class Evening:
    """One table whose bot is killed again and again."""

    def __init__(self, folder: Path, server: LocalTable, chance: random.Random) -> None:
        self.folder, self.server, self.chance = folder, server, chance
        self.bot = Process(server, folder)
        self.ann, self.bob = server.person("Ann"), server.person("Bob")
        self.answered: list[str] = []
        self.kills = 0

    async def open(self) -> tuple[dict[str, Any], str]:
        """A lobby with both; its message and the table's id."""
        await self.bot.start()
        await self.ann.command("play", game="roar", place="here")
        lobby = self.ann.messages()[-1]
        await self.bob.press(lobby, "Join")
        await self.ann.press(lobby, "Options")
        return lobby, control(lobby, ":start")["custom_id"].split(":")[1]

    async def torment(self, act: Act, again: Callable[[], Awaitable[Any]], kills: int, until: float) -> None:
        """Presses, and a kill with every third of them."""
        end = self.kills + kills
        while self.kills < end and time.monotonic() < until:
            for number in range(PRESSES_BETWEEN):
                pressing = asyncio.ensure_future(act(self.ann, self.chance))
                if number == PRESSES_BETWEEN - 1:
                    await asyncio.sleep(self.chance.uniform(0, LONGEST_WAIT))
                    await self.bot.kill()
                    self.kills += 1
                    await self.bot.start()
                try:
                    outcome = await pressing
                except Refused:  # the panel changed in front of the person
                    await again()
                    continue
                if outcome.ok:
                    self.answered.append(str(outcome.interaction_id))
                else:
                    await again()

    async def run(self, kills: int, until: float) -> int:
        """So many kills; answered presses that were lost or carried out twice. AssertionError for a state that differs."""
        lobby, table = await self.open()
        await self.torment(choose_mode, lambda: self.ann.press(lobby, "Options"), kills // 2, until)
        await self.ann.press(lobby, "Options")
        options = self.ann.ephemerals()[-1]
        await self.ann.select(options, control(options, ":mode")["custom_id"], ["full"])
        await self.ann.press(lobby, "Start")
        board = await self.ann.wait_for_message(lambda m: "My panel" in str(m["components"]))
        await self.ann.press(board, "My panel")
        await self.torment(wish, lambda: self.ann.press(board, "My panel"), kills - kills // 2, until)
        await self.bot.kill()
        return await self.judge(table)

    async def judge(self, table: str) -> int:
        """Compare what was answered with what is stored."""
        store = await SqliteStore.open(self.folder / "tables.sqlite")
        lines, loaded = await store.log(table), await store.load(table)
        await store.close()
        stored = [str(line.interaction) for line in lines if line.interaction is not None]
        if loaded is None or replayed(loaded.row, lines) != loaded.state:
            raise AssertionError("the log and the stored state tell different games")
        return len(stored) - len(set(stored)) + len(set(self.answered) - set(stored))


async def main(kills: int, seconds: float) -> None:
    """Table after table until there were enough kills or the time is up."""
    until, chance = time.monotonic() + seconds, random.Random(20261130)
    done = answered = wrong = 0
    while done < kills and time.monotonic() < until:
        server = await LocalTable.start()
        with TemporaryDirectory() as folder:
            evening = Evening(Path(folder), server, chance)
            try:
                wrong += await evening.run(min(KILLS_PER_TABLE, kills - done), until)
            finally:
                with suppress(ProcessLookupError):
                    await evening.bot.kill()
                await server.stop()
        done += evening.kills
        answered += len(evening.answered)
    print(f"{done} of {kills} kills, {answered} answered presses")
    print(wrong)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, float(sys.argv[2]) if len(sys.argv) > 2 else 3600))
