"""kill -9 at random instants: no answered press is lost, none is carried out twice."""

import asyncio
import random
import signal
import sys
from pathlib import Path

from db.codec import codec_for
from db.rows import MoveRow, TableRow
from db.sqlite import SqliteStore
from local.person import Outcome, Person
from local.server import LocalTable
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec

PRESSES = 200
KILLS = 8
SEED = 20261130


class Process:
    """The bot as a process that may be killed."""

    def __init__(self, table: LocalTable, folder: Path) -> None:
        self.table, self.folder = table, folder
        self.process: asyncio.subprocess.Process

    async def start(self) -> None:
        online = asyncio.Event()
        told = self.table.gateway.on_status

        def status(on: bool) -> None:
            told(on)
            if on:
                online.set()

        self.table.gateway.on_status = status
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.faults.bot_process"),
            *(self.table.api_base, self.table.gateway_url, self.table.token, str(self.folder)),
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(20):
            await online.wait()
        self.table.gateway.on_status = told

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


async def begun(ann: Person, bot: Process) -> tuple[str, str]:
    """A Roar-a-Saurus table in its ready check: its id and the custom_id of the wish list's menu."""
    await ann.command("play", game="roar", computers=1, place="here")
    lobby = ann.messages()[-1]
    start = next(b["custom_id"] for row in lobby["components"] for b in row["components"] if b.get("label") == "Start")
    assert (await ann.press(lobby, start)).ok
    table = start.split(":")[1]
    board = await ann.wait_for_message(lambda m: "My panel" in str(m["components"]))
    assert (await ann.press(board, "My panel")).ok
    return table, str(board["id"])


async def test_200_presses_with_kills_between_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    server = await LocalTable.start()
    bot = Process(server, tmp_path)
    await bot.start()
    ann = server.person("Ann")
    table, board = await begun(ann, bot)
    kills = set(chance.sample(range(PRESSES), KILLS))
    answered: list[str] = []
    for number in range(PRESSES):
        panel = ann.ephemerals()[-1]
        menu = next(c for row in panel["components"] for c in row["components"] if ":wishes:" in c["custom_id"])
        value = menu["options"][chance.randrange(len(menu["options"]))]["value"] if "options" in menu else None
        pressing: asyncio.Task[Outcome] = asyncio.create_task(
            ann.press(panel, menu["custom_id"]) if value is None else ann.select(panel, menu["custom_id"], [value])
        )
        if number in kills:
            await asyncio.sleep(chance.uniform(0, 0.012))
            await bot.kill()
            await bot.start()
        outcome = await pressing
        if outcome.ok:
            assert outcome.interaction_id is not None
            answered.append(outcome.interaction_id)
        else:
            message = next(m for m in ann.messages() if m["id"] == board)
            assert (await ann.press(message, "My panel")).ok
    await bot.kill()
    await server.stop()

    assert len(answered) >= PRESSES - KILLS
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    lines = await store.log(table)
    loaded = await store.load(table)
    await store.close()
    stored = [str(line.interaction) for line in lines if line.interaction is not None]
    assert len(stored) == len(set(stored)), "a press was carried out twice"
    assert [i for i in answered if i not in set(stored)] == [], "an answered press was lost"

    assert [line.revision for line in lines] == list(range(1, len(lines) + 1))
    assert loaded is not None
    assert replayed(loaded.row, lines) == loaded.state, "the log and the stored state tell different games"


def replayed(row: TableRow, lines: tuple[MoveRow, ...]) -> bytes:
    """The game played again from its seed and its logged actions, as stored bytes."""
    game = GAMES[row.game]
    codec = codec_for(game)
    start = next(line for line in lines if line.kind == "start")
    seats = tuple(SeatSpec(not s.strength, tuple(sorted(s.options.items()))) for s in row.seats)
    state = game.setup(seats, row.options, Chance(row.seed), start.now).state
    for line in lines:
        if line.kind == "move":
            assert line.action is not None
            move = Move(line.seat, codec.unpack(line.action), line.guard, line.stamp, line.now)
            state = game.apply(state, move, Chance(row.seed, line.ply)).state
    return codec.pack(state)
