"""A pytest plugin: `-p bench.marked --only-rule ROAR-DICE-05` runs the tests alone that carry the mark of that rule."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option."""
    parser.addoption("--only-rule", default="", help="run the tests alone whose mark `rule` names this line")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out every other test."""
    rule = config.getoption("--only-rule")
    if not rule:
        return
    kept = [item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
