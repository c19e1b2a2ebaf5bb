"""kill -9 at random instants: no answered press is lost, none is carried out twice."""

import asyncio
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

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

Json = dict[str, Any]
Press = Callable[[Person, random.Random], Awaitable[Outcome]]


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


def control(message: Json, part: str) -> Json:
    """The button or menu of a message whose custom_id has this part."""
    found: list[Json] = [c for row in message["components"] for c in row["components"] if part in c["custom_id"]]
    return found[0]


async def choose_mode(ann: Person, chance: random.Random) -> Outcome:
    """One more choice of the game's mode in the lobby."""
    options = ann.ephemerals()[-1]
    return await ann.select(options, control(options, ":set:0:mode")["custom_id"], [chance.choice(["simple", "full"])])


async def wish(ann: Person, chance: random.Random) -> Outcome:
    """One more wish on Ann's panel, or all of them gone."""
    panel = ann.ephemerals()[-1]
    menu = control(panel, ":wishes:")
    if "options" not in menu:
        return await ann.press(panel, menu["custom_id"])
    return await ann.select(panel, menu["custom_id"], [chance.choice(menu["options"])["value"]])


async def test_200_presses_with_kills_between_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    server = await LocalTable.start()
    bot = Process(server, tmp_path)
    await bot.start()
    ann, bob = server.person("Ann"), server.person("Bob")
    answered: list[str] = []

    async def presses(press: Press, again: Callable[[], Awaitable[Any]]) -> None:
        """Half of the presses; a press that got no answer is followed by a fresh panel."""
        kills = set(chance.sample(range(PRESSES // 2), KILLS // 2))
        for number in range(PRESSES // 2):
            pressing = asyncio.ensure_future(press(ann, chance))
            if number in kills:
                await asyncio.sleep(chance.uniform(0, 0.012))
                await bot.kill()
                await bot.start()
            outcome = await pressing
            if outcome.ok:
                answered.append(str(outcome.interaction_id))
            else:
                await again()

    await ann.command("play", game="roar", place="here")
    lobby = ann.messages()[-1]
    table = control(lobby, ":start")["custom_id"].split(":")[1]
    assert (await bob.press(lobby, "Join")).ok
    assert (await ann.press(lobby, "Options")).ok
    await presses(choose_mode, lambda: ann.press(lobby, "Options"))
    assert (await ann.select(ann.ephemerals()[-1], f"l:{table}:set:0:mode", ["full"])).ok
    assert (await ann.press(lobby, "Start")).ok
    board = await ann.wait_for_message(lambda m: "My panel" in str(m["components"]))
    assert (await ann.press(board, "My panel")).ok  # the ready check waits for Bob: Ann may change her wishes
    await presses(wish, lambda: ann.press(board, "My panel"))
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
