"""Shared by the tests of The Sanctuary's pictures and words."""

from collections.abc import Iterator

import pytest

from render.words import Catalogue, catalogue


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A missing word or argument is an error, not a line in the log."""
    before, Catalogue.strict = Catalogue.strict, True
    yield
    Catalogue.strict = before


@pytest.fixture(params=["en", "de", "pl"])
def words(request: pytest.FixtureRequest) -> Catalogue:
    """Each language in turn."""
    return catalogue(request.param)


@pytest.fixture
def english() -> Catalogue:
    """English."""
    return catalogue("en")
