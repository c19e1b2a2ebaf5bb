"""A pytest plugin for `bench.mutants`: tries mistakes in function bodies without starting Python anew for each.

`-p bench.forked --mistakes FILE`: FILE holds a JSON list of [path, source], the mistaken file. When all tests are
collected, each mistake gets a fork of the process: there the code of the changed functions is replaced, and the tests run
until one fails. FILE.tried gets a line for each: "noticed", "survived", or "elsewhere" for one that is not in a function.
"""

import inspect
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

ENDS = {0: "survived", 3: "elsewhere"}
SECONDS = 60


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option."""
    parser.addoption("--mistakes", default="", help="a JSON list of [path, source]")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Instead of running the tests once."""
    name = session.config.getoption("--mistakes")
    if not name:
        return None
    with Path(f"{name}.tried").open("w", buffering=1) as tried:
        for path, source in json.loads(Path(name).read_text()):
            tried.write(_forked(session, path, source) + "\n")
    return True


def _forked(session: pytest.Session, path: str, source: str) -> str:
    child = os.fork()
    if child:
        return ENDS.get(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), "noticed")
    end = 1
    try:
        signal.alarm(SECONDS)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        end = _run(session) if _replace(path, source) else 3
    finally:
        os._exit(end)


def _run(session: pytest.Session) -> int:
    """1 at the first failure, 0 without one."""
    following: list[pytest.Item | None] = [*session.items[1:], None]
    for item, after in zip(session.items, following, strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return 1
    return 0


def _replace(path: str, source: str) -> bool:
    """Give the functions of the module the code of the new source. Whether that changed any."""
    module = sys.modules[path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")]
    new = {code.co_qualname: code for code in _codes(compile(source, str(module.__file__), "exec"))}
    changed = False
    for function in _functions(module):
        code = new.get(function.__code__.co_qualname)
        if code is not None and code != function.__code__:
            function.__code__ = code
            changed = True
    return changed


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions and methods that the module itself defines."""
    classes = [c for c in vars(module).values() if isinstance(c, type) and c.__module__ == module.__name__]
    for space in (module, *classes):
        for found in list(vars(space).values()):
            function = inspect.unwrap(getattr(found, "fget", None) or getattr(found, "__func__", found))
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                yield function
