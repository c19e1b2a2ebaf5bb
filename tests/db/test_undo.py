"""Plies go back, revisions never."""

from dataclasses import replace

import pytest

from db.rows import MoveRow, TableCommit
from db.store import Store, StoreError, UnknownTable
from tests.db.made import move, moved, running, undo


async def assert_past_is(store: Store, ply: int, state: bytes, events: list[bytes]) -> None:
    past = await store.past("kx7", ply)
    assert (past.ply, past.state, list(past.events)) == (ply, state, events)


async def test_any_ply_is_the_last_whole_state_before_it_and_the_events_since(store: Store) -> None:
    await moved(store, await running(store), 120)
    await assert_past_is(store, 0, b"s0", [])
    await assert_past_is(store, 49, b"s0", [b"e%d" % n for n in range(1, 50)])
    await assert_past_is(store, 50, b"s50", [])
    await assert_past_is(store, 103, b"s100", [b"e101", b"e102", b"e103"])
    await assert_past_is(store, 120, b"s100", [b"e%d" % n for n in range(101, 121)])


async def test_an_undo_sets_the_ply_back_and_the_revision_forward(store: Store) -> None:
    row = await moved(store, await running(store), 4)
    await store.commit(undo(row, 1))
    loaded = await store.load("kx7")
    assert loaded is not None
    assert (loaded.row.revision, loaded.row.ply, loaded.state) == (7, 1, b"s1")


async def test_moves_taken_back_are_marked_with_the_undo_and_shown_only_on_request(store: Store) -> None:
    row = await moved(store, await running(store), 3)
    await store.commit(undo(row, 1))
    assert [(line.kind, line.ply) for line in await store.log("kx7")] == [
        ("table", 0), ("start", 0), ("move", 1), ("undo", 1),
    ]  # fmt: skip
    every = await store.log("kx7", undone=True)
    assert [(line.revision, line.undone) for line in every] == [(1, None), (2, None), (3, None), (4, 6), (5, 6), (6, None)]


async def test_after_an_undo_the_new_line_is_folded_not_the_old_one(store: Store) -> None:
    row = await moved(store, await running(store), 52)
    back = undo(row, 48)
    await store.commit(back)
    await moved(store, back.row, 3, events=b"new")
    await assert_past_is(store, 49, b"s0", [b"e%d" % n for n in range(1, 49)] + [b"new"])
    await assert_past_is(store, 51, b"s50", [b"new"])


async def test_an_undo_of_an_undo_is_not_confused(store: Store) -> None:
    row = await moved(store, await running(store), 3)
    back = undo(row, 1)
    await store.commit(back)
    again = undo(await moved(store, back.row, 2, events=b"second"), 2)
    await store.commit(again)
    await assert_past_is(store, 2, b"s0", [b"e1", b"second"])
    assert [line.undone for line in await store.log("kx7", undone=True)] == [None, None, None, 6, 6, None, None, 9, None]


async def test_an_undo_exactly_to_a_whole_state_keeps_it(store: Store) -> None:
    row = await moved(store, await running(store), 51)
    back = undo(row, 50)
    await store.commit(back)
    await moved(store, back.row, 1, events=b"new")
    await assert_past_is(store, 51, b"s50", [b"new"])


async def test_other_log_lines_between_moves_do_not_disturb_the_folding(store: Store) -> None:
    row = await moved(store, await running(store), 50)
    for _ in range(2):
        row = replace(row, revision=row.revision + 1)
        await store.commit(TableCommit(row=row, move=MoveRow(kind="table", events=b"never"), state=b"elsewhere"))
        row = await moved(store, row)
    await assert_past_is(store, 50, b"s50", [])
    await assert_past_is(store, 52, b"s50", [b"e51", b"e52"])


async def test_a_ply_never_reached_or_taken_back_is_refused(store: Store) -> None:
    row = await moved(store, await running(store), 3)
    await store.commit(undo(row, 1))
    for ply in (2, 9, -1):
        with pytest.raises(StoreError, match=f"no ply {ply}"):
            await store.past("kx7", ply)
    with pytest.raises(UnknownTable):
        await store.past("zzz", 0)


async def test_undo_points_are_the_decisions_that_stand_newest_first(store: Store) -> None:
    row = await moved(store, await running(store), 2)
    row = await moved(store, row, 1, point=False, seat=None, revealed=True)
    row = await moved(store, row, 2)
    await store.commit(undo(row, 4))
    points = await store.undo_points("kx7")
    assert [(line.ply, line.revealed, line.seat) for line in points] == [(4, False, 0), (2, False, 0), (1, False, 0)]
    assert [line.ply for line in await store.undo_points("kx7", 1)] == [4]
    assert [(line.ply, line.kind) for line in await store.recent("kx7", 3)] == [(4, "undo"), (4, "move"), (3, "move")]


async def test_the_log_is_read_in_parts(store: Store) -> None:
    row = await moved(store, await running(store), 5)
    assert [line.revision for line in await store.log("kx7", after=3, limit=2)] == [4, 5]
    assert await store.log("kx7", after=row.revision) == ()


async def test_the_old_revision_stays_dead_after_an_undo(store: Store) -> None:
    row = await moved(store, await running(store), 2)
    await store.commit(undo(row, 0))
    with pytest.raises(StoreError, match="revision 5 already"):
        await store.commit(move(replace(row, revision=2, ply=0)))
