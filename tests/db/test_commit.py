"""One press, one transaction."""

from dataclasses import replace
from pathlib import Path

import pytest

from db.rows import MessageRow, MoveRow, ResultRow, SeatRow, TableCommit
from db.store import AlreadyDone, ChannelTaken, StaleRevision, Store, StoreError, UnknownTable
from tests.db.made import ANNA, BORIS, created, lobby, move, moved, notice, opened, running, undo


async def test_a_created_table_is_loaded_as_it_was_given(store: Store) -> None:
    row = await created(store)
    loaded = await store.load("kx7")
    assert loaded is not None
    assert (loaded.row, loaded.state, loaded.messages) == (row, None, {})


async def test_a_commit_writes_row_state_log_line_and_outbox_together(store: Store) -> None:
    row = await running(store)
    commit = move(row, notice(nonce="n1"), interaction=900, stamp=77, guard=2, now=5_000, revealed=True)
    commit = replace(commit, row=replace(commit.row, guards=(2, 3), due=9_999, extra={"vote": [1, 2]}))
    await store.commit(commit)
    loaded = await store.load("kx7")
    assert loaded is not None
    assert (loaded.row, loaded.state) == (commit.row, b"s1")
    assert (await store.log("kx7"))[-1] == replace(commit.move, table="kx7", revision=3, ply=1)
    assert [(item.nonce, item.table, item.created) for item in await store.deliverable(0)] == [("n1", "kx7", 1_010)]


async def test_a_second_commit_of_a_revision_is_stale_and_changes_nothing(store: Store) -> None:
    row = await running(store)
    await moved(store, row)
    with pytest.raises(StaleRevision) as refused:
        await store.commit(move(row, notice(), events=b"other"))
    assert (refused.value.table, refused.value.stored) == ("kx7", 3)
    assert [line.events for line in await store.log("kx7")] == [None, b"e0", b"e1"]
    assert await store.deliverable(0) == ()


async def test_a_commit_from_the_future_is_stale_too(store: Store) -> None:
    row = await running(store)
    with pytest.raises(StaleRevision):
        await store.commit(move(replace(row, revision=7)))


async def test_a_repeated_delivery_is_told_which_revision_it_became(store: Store) -> None:
    row = await running(store)
    first = move(row, interaction=900)
    await store.commit(first)
    await moved(store, first.row)
    with pytest.raises(AlreadyDone) as refused:
        await store.commit(first)
    assert (refused.value.table, refused.value.revision) == ("kx7", 3)
    assert await store.done_as(900) == ("kx7", 3)
    assert await store.done_as(901) is None


async def test_a_repeated_delivery_is_recognised_at_another_table_too(store: Store) -> None:
    await moved(store, await running(store), interaction=900)
    other = await running(store, "p2m", channel=6)
    with pytest.raises(AlreadyDone):
        await store.commit(move(other, interaction=900))
    with pytest.raises(AlreadyDone):
        await store.create(TableCommit(row=lobby("q9z", channel=7), move=MoveRow(interaction=900)))
    assert await store.row("q9z") is None


async def test_moves_without_an_interaction_do_not_repeat_each_other(store: Store) -> None:
    row = await moved(store, await running(store), 3, interaction=None)
    assert row.revision == 5


async def test_a_channel_holds_one_open_table(store: Store) -> None:
    row = await running(store)
    with pytest.raises(ChannelTaken) as refused:
        await created(store, "p2m")
    assert (refused.value.channel, refused.value.table) == (5, "kx7")
    closed = replace(row, revision=3, status="over")
    await store.commit(TableCommit(row=closed, move=MoveRow()))
    assert await created(store, "p2m") == await store.current(5)


async def test_a_table_that_would_open_again_meets_the_one_that_took_its_channel(store: Store) -> None:
    closed = replace(await running(store), revision=3, status="over")
    await store.commit(TableCommit(row=closed, move=MoveRow()))
    await created(store, "p2m")
    again = replace(closed, revision=4, status="running")
    with pytest.raises(ChannelTaken):
        await store.commit(TableCommit(row=again, move=MoveRow(), outbox=(notice(),)))
    assert await store.row("kx7") == closed
    assert await store.deliverable(0) == ()


async def test_an_id_is_given_once(store: Store) -> None:
    await created(store)
    with pytest.raises(StoreError, match="kx7 was refused"):
        await created(store, channel=6)


async def test_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.commit(move(lobby()))
    assert await store.load("kx7") is None


async def test_a_commit_without_a_state_leaves_the_stored_one(store: Store) -> None:
    row = await moved(store, await running(store))
    joined = replace(row, revision=row.revision + 1, seats=(*row.seats, SeatRow(seat=2, user=BORIS)), host=BORIS, channel=8)
    await store.commit(TableCommit(row=joined, move=MoveRow(kind="table", user=BORIS)))
    loaded = await store.load("kx7")
    assert loaded is not None
    assert (loaded.row, loaded.state) == (joined, b"s1")


@pytest.mark.parametrize(("kind", "ply"), [("move", 3), ("move", 5), ("table", 4), ("undo", 3), ("undo", -1), ("start", 0)])
async def test_a_log_line_that_breaks_the_count_of_plies_is_refused(store: Store, kind: str, ply: int) -> None:
    row = await moved(store, await running(store), 3)
    line = replace(row, revision=row.revision + 1, ply=ply)
    with pytest.raises(StoreError, match=f"a {kind} line cannot lead from ply 3 to ply {ply}"):
        await store.commit(TableCommit(row=line, move=MoveRow(kind=kind), state=b"s"))  # type: ignore[arg-type]


async def test_a_table_begins_at_revision_1(store: Store) -> None:
    with pytest.raises(StoreError, match="revision 1 and ply 0"):
        await created(store, revision=2)


async def test_results_know_who_sat_where(store: Store) -> None:
    row = await running(store)
    end = move(replace(row, status="over"))
    results = (
        ResultRow(seat=1, place=1, points=30, won=True, ending="points"),
        ResultRow(seat=0, place=2, points=20, won=False, ending="points"),
    )
    await store.commit(replace(end, results=results))
    anna, computer = await store.results(game="roar")
    assert (anna.table, anna.user, anna.place, anna.points, anna.won, anna.seats) == ("kx7", ANNA, 2, 20, False, 2)
    assert (computer.user, computer.strength, computer.won, computer.guild) == (None, "easy", True, 9)
    assert await store.results(user=ANNA) == (anna,)
    assert await store.results(guild=1) == ()


async def test_taking_back_the_end_takes_back_the_results(store: Store) -> None:
    row = await running(store)
    end = move(replace(row, status="over"))
    await store.commit(replace(end, results=(ResultRow(seat=0, place=1, points=1, won=True, ending="points"),)))
    await store.commit(undo(replace(end.row, status="running"), 0))
    assert await store.results() == ()


async def test_messages_are_kept_beside_the_table_one_of_each_kind(store: Store) -> None:
    row = await created(store)
    await store.set_message("kx7", MessageRow(kind="lobby", channel=5, message=100))
    await store.set_message("kx7", MessageRow(kind="board", channel=5, message=101, revision=3))
    await store.set_message("kx7", MessageRow(kind="board", channel=6, message=102, revision=4))
    await store.forget_message("kx7", "lobby")
    loaded = await store.load("kx7")
    assert loaded is not None
    assert loaded.messages == {"board": MessageRow(kind="board", channel=6, message=102, revision=4)}
    assert loaded.row == row
    with pytest.raises(UnknownTable):
        await store.set_message("zzz", MessageRow(kind="board", channel=5, message=1))


async def test_everything_is_there_after_reopening_the_file(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as store:
        row = await moved(store, await running(store), 3)
    async with opened(tmp_path / "t.db") as store:
        loaded = await store.load("kx7")
        assert loaded is not None
        assert (loaded.row, loaded.state) == (row, b"s3")
