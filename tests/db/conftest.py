"""The store under test, on a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db.store import Store
from tests.db.made import opened


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A fresh store."""
    async with opened(tmp_path / "table.db") as fresh:
        yield fresh
