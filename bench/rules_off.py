"""Rules disabled one by one, to see that their tests fail: `python -m bench.rules_off roar|sauria [ID …]`.

The IDs were drawn from the ledger (`drawn`); how each is disabled had to be written by hand. For each, the file is changed
in a temporary copy and the tests that carry the mark of the rule run. Prints a table: ID, what was disabled, which failed.
"""

import random
import re
import sys

from bench import rules_off_roar, rules_off_sauria
from bench.copies import ROOT, Copy, copied
from bench.off import Off

SEED = 20261130
MANY = 30
GAMES = {"roar": ("roar-a-saurus.md", rules_off_roar.OFF), "sauria": ("sauria.md", rules_off_sauria.OFF)}
"""The ledger of each game, and what is switched off."""
LINE = re.compile(r"^- (?:RULING )?((?:ROAR|SAU)-[A-Z]+-[A-Z0-9]+) \||^  - RULING (R-\d+):", re.MULTILINE)


def drawn(ledger: str) -> list[str]:
    """The IDs of the sample, in the order of the ledger. A ruling R-054 is called SAU-R-054."""
    found = LINE.findall((ROOT / "docs/rules" / ledger).read_text())
    rules = [line or f"SAU-{ruling}" for line, ruling in found]
    return sorted(random.Random(SEED).sample(rules, MANY), key=rules.index)


def failing(copy: Copy, off: Off) -> list[str]:
    """The tests of the rule that fail without it. ValueError when the text to change is not there once."""
    source = (copy.folder / off.path).read_text()
    if source.count(off.old) != 1:
        raise ValueError(f"{off.rule}: `{off.old}` stands {source.count(off.old)} times in {off.path}")
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    files = [str(file.relative_to(ROOT)) for file in tests if f'"{off.rule}"' in file.read_text()]
    with copy.spoiled(off.path, source.replace(off.old, off.new)):
        return copy.failing(["-p", "bench.marked", "--only-rule", off.rule, *files], 180)


def main() -> int:
    """Print the table; 1 when a rule can be missing without a failing test."""
    ledger, offs = GAMES[sys.argv[1]]
    if drawn(ledger) != [off.rule for off in offs]:
        raise SystemExit(f"the ledger has changed: seed {SEED} draws {drawn(ledger)}")
    unnoticed = 0
    print("| rule | disabled | failing tests |\n|---|---|---|")
    with copied() as copy:
        for off in offs:
            if len(sys.argv) > 2 and off.rule not in sys.argv[2:]:
                continue
            names = sorted({re.sub(r".*/|\[.*", "", test) for test in failing(copy, off)})
            unnoticed += not names
            print(f"| {off.rule} | {off.what} (`{off.path}`) | {', '.join(names) or '**none**'} |", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
