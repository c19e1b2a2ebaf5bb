"""How many small mistakes in the rules the tests notice: `python -m bench.mutants rules/roar 150 [SEED]`.

The mistakes (mutants) are drawn from all that can be made in the folder: another comparison, operator or number, a
condition the wrong way round, a statement left out, nothing returned. Each is made alone, in a temporary copy, and meets
the quick tests of the folder and the recorded games until the first failure.
"""

import ast
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from pathlib import Path

from bench.copies import ROOT, Copy, copied

SEED = 20261130
SLOW = (
    *("test_random_games.py", "test_properties.py", "test_resume.py", "test_computers.py"),
    *("test_referee_island.py", "test_referee_dinosaurs.py"),
)
"""Whole random games notice a lot, but late: they are left out, so that the score is that of the written tests."""
PLAYERS = "rules/sauria/ai/"
"""Computer players: how well they play is measured by the benches of strength, and there is no one right choice."""

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COMPUTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake: in this file the text from `start` to `end` (characters) becomes `text`."""

    path: str
    line: int
    start: int
    end: int
    text: str
    inside: bool
    """In the body of a function."""

    def source(self, original: str) -> str:
        """The file with the mistake in it."""
        return original[: self.start] + self.text + original[self.end :]


class Finder:
    """All mistakes that can be made in one file."""

    def __init__(self, path: str, source: str) -> None:
        self.path, self.source = path, source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = source.splitlines()
        self._inside = False

    def _at(self, line: int, column: int) -> int:
        """The place in the text of a line and a column in bytes, as `ast` counts."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _instead(self, node: ast.expr | ast.stmt, text: str) -> Mutant:
        return Mutant(self.path, node.lineno, *self._span(node), text, self._inside)

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutant]:
        """An operator: it stands somewhere between its operands."""
        start, end = self._span(left)[1], self._span(right)[0]
        if (at := self.source[start:end].find(old)) >= 0:
            yield Mutant(self.path, left.lineno, start + at, start + at + len(old), new, self._inside)

    def all(self) -> Iterator[Mutant]:
        """In the order of the text, without annotations, docstrings, assertions and what only describes types."""
        yield from self._walk(ast.parse(self.source))

    def _walk(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.stmt):
            yield from self._statement(node)
        elif isinstance(node, ast.expr):
            yield from self._expression(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(node, ast.Call):
                continue
            outer, self._inside = self._inside, self._inside or (isinstance(node, ast.FunctionDef) and name == "body")
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not _left_alone(child):
                    yield from self._walk(child)
            self._inside = outer

    def _statement(self, node: ast.stmt) -> Iterator[Mutant]:
        match node:
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Raise():
                yield self._instead(node, "pass")
            case ast.Assign(targets=[ast.Attribute(), *_]):
                yield self._instead(node, "pass")
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield self._instead(node, "return None")
            case ast.If(test=test) | ast.While(test=test) if not isinstance(test, (ast.Constant, ast.Compare)):
                yield self._instead(test, f"(not ({self._text(test)}))")

    def _expression(self, node: ast.expr) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left=left, ops=ops, comparators=rest):
                for (a, b), op in zip(pairwise([left, *rest]), ops, strict=True):
                    yield from self._between(a, b, *COMPARED[type(op)])
            case ast.BinOp(left=a, op=op, right=b) if type(op) in COMPUTED:
                yield from self._between(a, b, *COMPUTED[type(op)])
            case ast.BoolOp(op=op, values=values):
                old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for a, b in pairwise(values):
                    yield from self._between(a, b, old, new)
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                yield self._instead(node, f"({self._text(inner)})")
            case ast.IfExp(test=test, body=a, orelse=b):
                yield self._instead(node, f"({self._text(b)} if {self._text(test)} else {self._text(a)})")
            case ast.Constant(value=bool() as truth):
                yield self._instead(node, str(not truth))
            case ast.Constant(value=int() as number):
                yield self._instead(node, str(number + 1))

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end]


def _left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
    return False


def possible(folder: str) -> list[Mutant]:
    """Every mistake in the modules of a folder of the project."""
    files = sorted((ROOT / folder).glob("**/*.py"))
    paths = [path for file in files if not (path := str(file.relative_to(ROOT))).startswith(PLAYERS)]
    return list(chain.from_iterable(Finder(path, (ROOT / path).read_text()).all() for path in paths))


def tried_anew(copy: Copy, mutant: Mutant, tests: list[str]) -> str:
    """"noticed" or "survived", in a process of its own. An endless run counts as noticed."""
    original = (copy.folder / mutant.path).read_text()
    with copy.spoiled(mutant.path, mutant.source(original)):
        return "noticed" if copy.failing(["-x", *tests], 90, lean=True) else "survived"


def tried_forked(copy: Copy, mutants: list[Mutant], tests: list[str]) -> list[str]:
    """How each mutant ended, as far as the list was tried: "noticed", "survived" or "elsewhere" (`bench.forked`)."""
    listed = copy.folder / "mistakes.json"
    listed.write_text(json.dumps([(m.path, m.source((ROOT / m.path).read_text())) for m in mutants]))
    copy.failing(["-p", "bench.forked", "--mistakes", str(listed), *tests], len(mutants) * 90, lean=True)
    return Path(f"{listed}.tried").read_text().split()


def shown(mutant: Mutant) -> str:
    """The mistake in one line of text."""
    original = (ROOT / mutant.path).read_text()
    old = " ".join(original[mutant.start : mutant.end].split())
    line = original.splitlines()[mutant.line - 1].strip()
    return f"{mutant.path}:{mutant.line}: `{old}` → `{mutant.text}` in `{line}`"


def main() -> None:
    """Draw, try and print: a line for each survivor, then the score."""
    folder, many = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else SEED
    written, recorded = Path("tests") / folder, Path("tests/games") / Path(folder).name
    quick = [f"--ignore={written / name}" for name in SLOW]
    tests = [str(written), str(recorded), f"--confcutdir={written}", *quick]
    everything = possible(folder)
    drawn = random.Random(seed).sample(everything, len(everything))[:many]
    began, ends = time.monotonic(), Counter[str]()
    with copied() as copy:
        if failing := copy.failing(tests, 600, lean=True):
            raise SystemExit(f"not even the original passes: {failing}")
        inside = [m for m in drawn if m.inside]
        known = dict(zip(inside, tried_forked(copy, inside, tests), strict=True))
        for mutant in drawn:
            end = known.get(mutant, "elsewhere")
            if end == "elsewhere":
                end = tried_anew(copy, mutant, tests)
            ends[end] += 1
            if end == "survived":
                print(shown(mutant), flush=True)
    print(f"seed {seed}: {len(drawn)} of {len(everything)} possible mutants of {folder}, {time.monotonic() - began:.0f} s")
    print(f"noticed {ends['noticed']}, survived {ends['survived']}: score {100 * ends['noticed'] / len(drawn):.1f} %")


if __name__ == "__main__":
    main()
