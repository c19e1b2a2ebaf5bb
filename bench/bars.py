"""The bars: which script measures what, where its figure stands in the output, and what must be reached.

A ratio is taken within one run on one machine; what has a unit is absolute. Reasons and references: design/bars.md.
"""

import re
from typing import NamedTuple

NUMBER = r"(-?[\d,]*\.?\d+)"
LAST = rf"{NUMBER}\s*\Z"
"""The figure that a script prints last."""


class Bar(NamedTuple):
    """One row. more: whether a larger figure is better. pattern: the figure is its first group."""

    what: str
    must: float
    goal: float
    unit: str = ""
    more: bool = False
    pattern: str = LAST

    def figure(self, output: str) -> float | None:
        """What was measured, None when the output does not say it."""
        found = re.search(self.pattern, output)
        return None if found is None else float(found[1].replace(",", ""))

    def met(self, figure: float | None) -> str:
        """ "goal", "must" or "missed"."""
        if figure is None:
            return "missed"
        reached = {"goal": self.goal, "must": self.must}
        return next((name for name, at in reached.items() if (figure >= at if self.more else figure <= at)), "missed")


class Script(NamedTuple):
    """`python -m bench.<name> <arguments>`, what it measures, and the seconds after which it is stopped."""

    name: str
    arguments: tuple[str, ...]
    bars: tuple[Bar, ...]
    limit: float = 120.0

    @property
    def title(self) -> str:
        """As it is called."""
        return " ".join(("bench." + self.name, *self.arguments))


def engine(game: str) -> Script:
    """The rules of a game against catanatron."""
    bars = (
        Bar(f"{game}: prompts + apply, random play ÷ catanatron", 1.0, 3.0, "", True, rf"random ÷ catanatron {NUMBER}"),
        Bar(f"{game}: prompts + apply, busy play ÷ catanatron", 1.0, 3.0, "", True, rf"busy ÷ catanatron {NUMBER}"),
        Bar(f"{game}: replay by folding events ÷ catanatron", 5.0, 15.0, "", True, rf"replay ÷ catanatron {NUMBER}"),
        Bar(f"{game}: trying an action ÷ catanatron copy + play", 1.0, 0.3, "", False, rf"copy \+ play {NUMBER}"),
        Bar(f"{game}: largest encoded state", 8192, 3072, "bytes", False, r"state \d+ bytes in the mean, (\d+)"),
        Bar(f"{game}: largest encoded event", 300, 100, "bytes", False, r"event \d+ bytes in the mean, (\d+)"),
    )
    return Script(f"{game}_engine", (), bars)


def pictures(game: str) -> tuple[Script, ...]:
    """The board of a game against zlib alone, and against the naive way."""
    arguments = (game,)
    return (
        Script("picture_whole", arguments, (Bar(f"{game}: whole picture ÷ zlib floor", 2.5, 1.5),)),
        Script("picture_move", arguments, (Bar(f"{game}: picture after a move ÷ zlib floor", 1.0, 0.4),)),
        Script("picture_naive_whole", arguments, (Bar(f"{game}: whole picture ÷ naive", 0.2, 0.05),)),
        Script("picture_naive_move", arguments, (Bar(f"{game}: picture after a move ÷ naive", 0.2, 0.05),)),
        Script("picture_bytes", arguments, (Bar(f"{game}: size of the board", 350, 250, "KB", False, rf"board {NUMBER}"),)),
        Script(
            "picture_quality", arguments, (Bar(f"{game}: PSNR of the worst picture", 38, 41, "dB", True, rf"{NUMBER} dB"),)
        ),
        Script(
            "picture_memory",
            arguments,
            (
                Bar(f"{game}: caches that all tables share", 64, 32, "MiB", False, rf"tiles {NUMBER}"),
                Bar(f"{game}: cache of an open table", 4, 2.2, "MiB", False, rf"open table {NUMBER}"),
            ),
        ),
    )


def press(game: str) -> Script:
    """The whole stack over loopback."""
    bars = [
        Bar(f"{game}: press → answered p95 ÷ bare defer, 25 presses/s, 50 tables", 30, 15),
        Bar(f"{game}: press → picture uploaded p95 ÷ one whole render", 6, 1.5, "", False, rf"÷ whole render {NUMBER}"),
        Bar(f"{game}: longest stall of the event loop at 25 presses/s", 50, 10, "ms", False, rf"longest stall {NUMBER}"),
        Bar(f"{game}: answered within 3 s at 250 presses/s", 100, 100, "%", True, rf"answered in time {NUMBER}"),
    ]
    if game != "roar":
        what = f"{game}: sustained presses/s with press → picture p99 < 250 ms"
        bars.insert(2, Bar(what, 25, 150, "/s", True, rf"sustained presses/s {NUMBER}"))
    return Script("press", (game,), tuple(bars), 240)


def games(game: str, many: int) -> Script:
    """Whole games at random; any exception ends the script."""
    bar = Bar(f"{game}: random whole games without an exception", many, many, "games", True, rf"{NUMBER} of {many} ")
    return Script(f"{game}_games", (str(many),), (bar,), 420)


STORE = (
    Script("store_commit", (), (Bar("one move committed ÷ append + fdatasync", 4, 2.5),)),
    Script("store_log", (), (Bar("a move with a log of 10,000 ÷ with 10", 1.5, 1.1),)),
    Script("store_games", (), (Bar("a move with 50,000 stored games ÷ with 100", 2.5, 1.7),)),
    Script("store_start", (), (Bar("start until ready with 10,000 running games", 3, 1, "s"),)),
    Script("store_load", (), (Bar("first press on a cold table: load, p95", 20, 5, "ms"),)),
    Script(
        "store_memory",
        (),
        (
            Bar("memory of a stored idle table", 10, 2, "KiB", False, rf"idle table {NUMBER}"),
            Bar("memory of a live table", 50, 10, "KiB", False, rf"live table {NUMBER}"),
        ),
    ),
)

RELIABILITY = (
    Script("forged", (), (Bar("forged custom_ids answered politely, nothing changed", 100_000, 100_000, "", True),), 300),
    Script(
        "kills",
        ("1000", "100"),
        (Bar("answered presses lost or carried out twice, kill -9 for 100 s", 0, 0, "presses"),),
        180,
    ),
    games("roar", 5000),
    games("sanctuary", 5000),
    games("sauria", 2000),
)

PLAYERS = (
    Script(
        "sauria_balance",
        ("survival", "120"),
        (
            Bar("sauria: seats alive at tables of hard computers, at least", 40, 50, "%", True, rf"alive {NUMBER}"),
            Bar("sauria: the same, at most", 75, 70, "%", False, rf"alive {NUMBER}"),
            Bar("sauria: rarest way off the island, of the survivors", 10, 15, "%", True, rf"rarest way {NUMBER} %"),
        ),
        240,
    ),
    Script(
        "sauria_strength",
        ("100", "200"),
        (Bar("sauria: share of the wins that hard seats take from as many normal ones", 60, 70, "%", True),),
        240,
    ),
)

SECTIONS: dict[str, tuple[Script, ...]] = {
    "Engine": (engine("roar"), engine("sanctuary"), engine("sauria")),
    "Picture": (*pictures("roar"), *pictures("sanctuary"), *pictures("sauria")),
    "Press to answer, press to picture": (press("sanctuary"), press("sauria"), press("roar")),
    "Store and memory": STORE,
    "Reliability": RELIABILITY,
    "Computer players": PLAYERS,
}
