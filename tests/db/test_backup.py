"""Copies while running, and the way back from one."""

import asyncio
from pathlib import Path

import pytest

from db.sqlite import restore
from db.store import Store, StoreError
from tests.db.made import move, moved, opened, running


async def test_a_backup_is_restored_to_the_moment_it_was_made(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    async with opened(path) as store:
        row = await moved(store, await running(store), 3)
        await store.backup(copy)
        await moved(store, row, 5)
    restore(copy, path)
    async with opened(path) as store:
        loaded = await store.load("kx7")
        assert loaded is not None
        assert (loaded.row, loaded.state) == (row, b"s3")
        await moved(store, row)


async def test_a_restore_does_not_replay_the_old_write_ahead_log(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    async with opened(path) as store:
        row = await running(store)
        await store.backup(copy)
        await moved(store, row, 5)
        crashed = {name: (tmp_path / name).read_bytes() for name in ("t.db", "t.db-wal")}
    for name, content in crashed.items():
        (tmp_path / name).write_bytes(content)
    restore(copy, path)
    async with opened(path) as store:
        assert await store.row("kx7") == row


async def test_moves_go_on_during_a_backup_which_holds_a_whole_number_of_them(store: Store, tmp_path: Path) -> None:
    row = await running(store)
    backup = asyncio.create_task(store.backup(tmp_path / "copy.db"))
    row = await moved(store, row, 30)
    await backup
    assert row.ply == 30
    async with opened(tmp_path / "copy.db") as copied:
        loaded = await copied.load("kx7")
        assert loaded is not None
        assert loaded.state == b"s%d" % loaded.row.ply
        assert [line.revision for line in await copied.log("kx7")] == list(range(1, loaded.row.revision + 1))


async def test_a_newer_backup_takes_the_place_of_the_older(store: Store, tmp_path: Path) -> None:
    row = await running(store)
    await store.backup(tmp_path / "copy.db")
    row = await moved(store, row)
    await store.backup(tmp_path / "copy.db")
    assert not (tmp_path / "copy.db.part").exists()
    async with opened(tmp_path / "copy.db") as copied:
        assert await copied.row("kx7") == row


async def test_a_damaged_backup_is_refused_and_the_file_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    async with opened(path) as store:
        row = await moved(store, await running(store), 60)
        await store.backup(copy)
    content = bytearray(copy.read_bytes())
    content[4096 * 2 : 4096 * 6] = b"\x5a" * (4096 * 4)
    copy.write_bytes(content)
    with pytest.raises(StoreError, match=r"the copy is bad: .*in database main"):
        restore(copy, path)
    async with opened(path) as store:
        assert await store.row("kx7") == row
        await store.commit(move(row))


async def test_a_backup_to_a_place_that_does_not_exist_fails_and_the_store_goes_on(store: Store, tmp_path: Path) -> None:
    row = await running(store)
    with pytest.raises(StoreError, match="unable to open"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    assert (await moved(store, row)).revision == 3
