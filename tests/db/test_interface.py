"""The interface and its implementation say the same, and the interface speaks of no one product."""

import inspect
import re
from pathlib import Path

import pytest

import db.rows
import db.store
from db.sqlite import SqliteStore
from db.store import Store
from tests.db.made import opened

METHODS = sorted(name for name in dir(Store) if not name.startswith("_"))


@pytest.mark.parametrize("name", METHODS)
def test_a_method_has_the_signature_that_the_interface_gives_it(name: str) -> None:
    wanted = list(inspect.signature(getattr(Store, name)).parameters.values())
    found = list(inspect.signature(getattr(SqliteStore, name)).parameters.values())
    assert [(p.kind, p.default, p.annotation) for p in found] == [(p.kind, p.default, p.annotation) for p in wanted]


def test_sqlite_offers_nothing_that_the_interface_lacks() -> None:
    public = {name for name in dir(SqliteStore) if not name.startswith("_")}
    assert public - set(METHODS) == {"open"}


@pytest.mark.parametrize("module", [db.store, db.rows])
def test_the_interface_knows_no_database(module: object) -> None:
    source = inspect.getsource(module).replace("`db.sqlite` implements it now, PostgreSQL can later", "")  # type: ignore[arg-type]
    assert re.findall(r"(?i)sqlite|postgres|pragma|rowid|cursor", source) == []


async def test_a_closed_store_refuses_reading_and_writing(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as store:
        pass
    with pytest.raises(db.store.StoreError, match="closed"):
        await store.get("x")
    with pytest.raises(db.store.StoreError, match="closed"):
        await store.set("x", "y")
    with pytest.raises(db.store.StoreError, match="closed"):
        await store.backup(tmp_path / "b.db")
