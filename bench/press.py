"""Bars: press to answer, press to picture, with the whole stack over loopback: `python -m bench.press [GAME] [SECONDS]`.

Fifty running tables; presses come at random times (Poisson), each on what the table shows at that moment. Among them are
presses that a bare `defer()` answers, and whole pictures are drawn before: what the bars are ratios of. A race draws only at
great moments: there the pictures are those that follow the press on Start. The last line is press to answer ÷ bare defer.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable

from bench.press_tables import Hall, Pending, Place, hall
from local.resolve import Refused
from render import FACES
from render.core import paint
from render.words import catalogue
from rules import GAMES
from rules.core.chance import Chance
from tests.rules.contract.drivers import DRIVERS, START

TABLES = 50
RATE = 25.0
BARE_SHARE = 0.2
"""Bare defers for each press."""
SECONDS = 20.0
BURST_SECONDS = 4.0
WARM = 0.5
"""Seconds of presses on Start before those that are measured."""
STEPS = (25, 40, 60, 90, 130, 200)
STEP_SECONDS = 6.0
PICTURE_LIMIT = 0.25
ANSWER_LIMIT = 3.0
SETTLE, LOOK = 15.0, 0.02
PLIES = 60
"""Moves of the game whose boards are the whole renders; the first half is there to warm the sprites."""

Press = Callable[[Place], Awaitable[Pending | None]]


def quantile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed, in ms."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def spread(values: list[float]) -> str:
    """Median and p95."""
    return f"median {quantile(values, 0.5):.1f} ms, p95 {quantile(values, 0.95):.1f}"


def one_render(game: str) -> float:
    """Median ms of a whole board, each another move of a random game; sprites are warm, no picture is kept."""
    rules, face, words, driver = GAMES[game], FACES[game], catalogue("en"), DRIVERS[game]
    seats, options = driver.settings[1]
    state, now = rules.setup(seats, options, Chance("bench"), START).state, START
    names, times = [f"Player {n}" for n in range(len(seats))], []
    for ply in range(1, PLIES):
        move = driver.move(rules, state, Chance("bench", -ply), now)
        state, now = rules.apply(state, move, Chance("bench", ply)).state, max(now, move.now)
        paint.CANVASES.clear()
        began = time.perf_counter()
        face.picture(rules.view(state, None), words, names)
        times.append(time.perf_counter() - began)
    return statistics.median(times[PLIES // 2 :]) * 1000


class Load:
    """Presses at random times."""

    def __init__(self, room: Hall) -> None:
        self.room = room
        self.busy = 0
        """Presses that found no table ready for one."""

    async def start(self, place: Place) -> Pending | None:
        """The press that begins the game; its first picture follows."""
        if place.open is not None:
            return None
        place.waits = await self.room.start(place)
        return place.waits

    async def move(self, place: Place) -> Pending | None:
        """A move that is answered as soon as it is stored; in a game of turns a picture follows."""
        choices = self.room.choices(place)
        if not choices:
            return None
        try:
            pending = await self.room.press(self.room.chance.choice(choices), "move")
        except Refused:  # the menu is being replaced at this moment
            return None
        if not self.room.live:
            place.waits = pending
        return pending

    async def run(
        self, press: Press, rate: float, seconds: float, *, bare: float = 0.0, patient: bool = True
    ) -> list[Pending]:
        """Press for so long; bare: share of bare defers. patient: only where the last press is answered and shown."""
        clock, chance = time.perf_counter, self.room.chance
        begun: list[Pending] = []
        at = end = clock()
        end += seconds
        while (at := at + chance.expovariate(rate * (1 + bare))) < end:
            await asyncio.sleep(max(0.0, at - clock()))
            if chance.random() < bare / (1 + bare):
                begun.append(await self.room.bare())
                continue
            places = list(self.room.places.values())
            chance.shuffle(places)
            for place in places:
                if (place.free or not patient) and (pending := await press(place)) is not None:
                    place.open = pending
                    begun.append(pending)
                    break
            else:
                self.busy += 1
        await self._settle(begun)
        return begun

    async def _settle(self, begun: list[Pending]) -> None:
        """Wait for the last answers and pictures."""
        places = self.room.places.values()
        for _ in range(int(SETTLE / LOOK)):
            if all(p.answered for p in begun) and all(place.waits is None for place in places):
                return
            await asyncio.sleep(LOOK)


def answers(begun: list[Pending], kind: str) -> list[float]:
    """Seconds from press to answer."""
    return [p.answered - p.began for p in begun if p.kind == kind and p.answered and not p.error]


def pictures(begun: list[Pending]) -> list[float]:
    """Seconds from press to picture; one that did not come counts as the whole time of waiting."""
    return [p.shown - p.began if p.shown else SETTLE for p in begun if p.kind != "bare" and not p.error]


async def bars(game: str, seconds: float) -> float:
    """Measure and print every row; the ratio of answers to bare defers."""
    render = one_render(game)
    async with hall(game, TABLES) as room:
        load = Load(room)
        await load.run(load.start, RATE, WARM)
        shown = pictures(await load.run(load.start, RATE, TABLES / RATE * 2))
        for place in room.places.values() if room.live else ():
            for person in place.people:
                await room.panel(place, person)
        await load.run(load.move, RATE, 3.0, bare=BARE_SHARE)
        await room.stall()
        load.busy = 0
        moved = await load.run(load.move, RATE, seconds, bare=BARE_SHARE)
        stall = await room.stall()
        bare, whole = quantile(answers(moved, "bare"), 0.5), answers(moved, "move")
        print(f"{game}: {len(whole)} presses at {RATE:.0f}/s over {TABLES} tables, {load.busy} found no free table")
        print(f"press to answer: {spread(whole)}; bare defer {bare:.2f}")
        if not room.live:
            shown = pictures(moved)
        print(f"press to picture: {spread(shown)}; whole render {render:.1f}")
        sustained = None if room.live else await ladder(load)
        burst = await load.run(load.move, RATE * 10, BURST_SECONDS, patient=False)
        in_time = [p for p in burst if p.answered and not p.error and p.answered - p.began < ANSWER_LIMIT]
        slowest = quantile([p.answered - p.began for p in burst if p.answered], 1.0)
        print(f"{len(burst)} presses at {RATE * 10:.0f}/s: slowest answer {slowest:.0f} ms")
    print(f"press to picture p95 ÷ whole render {quantile(shown, 0.95) / render:.2f}")
    if sustained is not None:
        print(f"sustained presses/s {sustained:.0f}")
    print(f"longest stall {stall:.1f} ms")
    print(f"answered in time {100 * len(in_time) / len(burst):.1f} %")
    return quantile(whole, 0.95) / bare


async def ladder(load: Load) -> float:
    """The highest rate of presses at which 99 % of the pictures come within the limit."""
    reached = 0.0
    for rate in STEPS:
        begun = await load.run(load.move, rate, STEP_SECONDS)
        shown = pictures(begun)
        p99, real = quantile(shown, 0.99), len(shown) / STEP_SECONDS
        print(f"{rate} presses/s wanted, {real:.0f} made: p99 of press to picture {p99:.0f} ms")
        if p99 >= PICTURE_LIMIT * 1000:
            break
        reached = real
    return reached


if __name__ == "__main__":
    named = sys.argv[1] if len(sys.argv) > 1 else "sanctuary" if "sanctuary" in FACES else "roar"
    print(f"{asyncio.run(bars(named, float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS)):.3f}")
