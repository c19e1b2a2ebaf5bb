"""Cards made for a test leave the game with it."""

from collections.abc import Iterator

import pytest

from tests.rules.sanctuary.tables import take_back


@pytest.fixture(autouse=True)
def made_cards() -> Iterator[None]:
    yield
    take_back()
