"""Measures every bar: `python -m bench` (= `make bench`), or some of them: `python -m bench store roar_engine`.

Writes docs/performance.md; what is not measured in this run stays in it as it was. The exit code is 1 when a figure that was
measured misses its "must".
"""

import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bench.bars import SECTIONS, Bar, Script

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs" / "performance.md"
SIGN = {"goal": "goal", "must": "must", "missed": "**missed**"}


class Measured(NamedTuple):
    """A script's whole output, how long it took, and on which day."""

    output: str
    seconds: float
    day: str


def measure(script: Script) -> Measured:
    """Run a script; what it prints is kept, also when it fails or has to be stopped."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "bench." + script.name, *script.arguments]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=script.limit, check=False)
        failed = done.stderr.strip().splitlines()[-1:] if done.returncode else []
        output = done.stdout if not failed else f"{done.stdout}failed: {failed[0]}\n"
    except subprocess.TimeoutExpired as error:
        said = error.stdout.decode() if isinstance(error.stdout, bytes) else error.stdout or ""
        output = f"{said}stopped after {script.limit:.0f} s\n"
    return Measured(output.strip(), time.perf_counter() - began, f"{datetime.now(UTC):%Y-%m-%d}")


def shown(value: float, unit: str = "") -> str:
    """A figure with as many digits as it is worth."""
    digits = 0 if value == int(value) else 1 if abs(value) >= 20 else 2
    return f"{value:,.{digits}f} {unit}".strip()


def row(bar: Bar, output: str) -> str:
    """One line of the table."""
    figure = bar.figure(output)
    measured = "–" if figure is None else shown(figure, bar.unit)
    sign = "≥" if bar.more else "≤"
    return f"| {bar.what} | {measured} | {sign} {shown(bar.must)} | {sign} {shown(bar.goal)} | {SIGN[bar.met(figure)]} |"


def machine() -> str:
    """What it was measured on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor())
    load = os.getloadavg()[0]
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}; load average at the start {load:.1f}"


HOW = """Ratios are taken within one run on one machine, both sides in turn, medians unless a percentile is named. Absolute
figures stand in what the scripts printed, at the end. The references are catanatron 3.2.1 with two random players (engine),
zlib level 1 over the picture's own palette bytes and a naive drawing (pictures), append + fdatasync (store), and the bot's
own bare `defer()` over the same loopback at the same time (presses). For the press bars the bot runs in a process of its
own against the local table, whose rate limits are off.
"""
HEAD = "| bar | measured | must | goal | met |\n|---|---|---|---|---|"
PRINTED = re.compile(r"^`python -m ([^`\n]+)` \((\d+) s, ([\d-]+)\)\n\n```\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def kept(text: str) -> dict[str, Measured]:
    """What the scripts printed, by title, out of an older report."""
    return {title: Measured(output, float(seconds), day) for title, seconds, day, output in PRINTED.findall(text)}


def report(found: dict[str, Measured], where: str) -> Iterator[str]:
    """The lines of docs/performance.md."""
    yield "# Performance\n"
    yield f"Written by `make bench`. Machine: {where}.\n"
    yield HOW
    for section, scripts in SECTIONS.items():
        yield f"## {section}\n"
        yield HEAD
        for script in scripts:
            said = found.get(script.title)
            yield from (row(bar, said.output if said else "") for bar in script.bars)
        yield ""
    yield "## What the scripts printed\n"
    for script in (script for scripts in SECTIONS.values() for script in scripts):
        if (said := found.get(script.title)) is not None:
            yield f"`python -m {script.title}` ({said.seconds:.0f} s, {said.day})\n"
            yield f"```\n{said.output}\n```\n"


def main(names: list[str]) -> int:
    """Measure what fits one of the names, or everything."""
    where, missed = machine(), 0
    found = kept(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    print(where)
    for section, scripts in SECTIONS.items():
        chosen = [s for s in scripts if not names or any(name in s.title for name in names)]
        if chosen:
            print(f"\n{section}\n{HEAD}", flush=True)
        for script in chosen:
            found[script.title] = measured = measure(script)
            for bar in script.bars:
                missed += bar.met(bar.figure(measured.output)) == "missed"
                print(row(bar, measured.output), flush=True)
    REPORT.write_text("\n".join(report(found, where)).rstrip() + "\n", encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
