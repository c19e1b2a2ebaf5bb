"""The store under test, on a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db.sqlite import SqliteStore
from db.store import Store


@pytest_asyncio.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A fresh store, for tests that look inside. Closed even when a test fails: an open one keeps the process alive."""
    fresh = await SqliteStore.open(tmp_path / "table.db")
    yield fresh
    await fresh.close()


@pytest_asyncio.fixture
async def store(sqlite: SqliteStore) -> Store:
    """A fresh store, by its interface."""
    return sqlite
