"""Shared by all tests: a missing word or argument is an error, not a line in the log."""

import pytest

from render.words import Catalogue


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)
