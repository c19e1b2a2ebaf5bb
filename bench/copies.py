"""A temporary copy of the project in which code is spoiled on purpose, and the tests that should notice."""

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", "data", "out", "*.png")
MEMORY = 4 << 30
TIMEOUT = "(no end)"
"""What stands in for the failing test when the tests had to be stopped."""


class Copy:
    """The copied tree. At most one file differs from the original at any time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def spoiled(self, path: str, source: str) -> Iterator[None]:
        """The file with other contents, for as long as the block runs."""
        file = self.folder / path
        before = file.read_text()
        self._write(file, source)
        try:
            yield
        finally:
            self._write(file, before)

    def _write(self, file: Path, source: str) -> None:
        """Compiled code is told from its source by whole seconds and size only, so the old one has to go."""
        file.write_text(source)
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def failing(self, arguments: Iterable[str], seconds: float, *, lean: bool = False) -> list[str]:
        """The failing tests, each as `file::name`; [] when all pass. RuntimeError when no test ran.

        lean: without plugins and rewritten assertions, which takes half the time and is enough for the rules.
        """
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tb=no", *arguments]
        environment = dict(os.environ)
        if lean:
            command.append("--assert=plain")
            environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        try:
            run = subprocess.run(
                command,
                cwd=self.folder,
                env=environment,
                capture_output=True,
                text=True,
                timeout=seconds,
                preexec_fn=_bounded,
            )
        except subprocess.TimeoutExpired:
            return [TIMEOUT]
        found = re.findall(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
        if run.returncode != 0 and not found:
            raise RuntimeError(f"{' '.join(command)}\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
        return found


def _bounded() -> None:
    """A spoiled program may never end, and eat all memory before it is stopped."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@contextmanager
def copied() -> Iterator[Copy]:
    """A copy of this project without pictures, data and history; it is deleted in the end."""
    with tempfile.TemporaryDirectory(prefix="spoiled-") as folder:
        target = Path(folder) / "project"
        shutil.copytree(ROOT, target, ignore=LEFT_OUT)
        yield Copy(target)
