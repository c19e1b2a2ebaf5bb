"""Tables found: at a start, in a channel, of a user, by their clocks."""

from dataclasses import replace

from db.rows import MoveRow, SeatRow, TableCommit, TableRow
from db.store import Store
from tests.db.made import ANNA, BORIS, created, running


async def closed(store: Store, row: TableRow) -> TableRow:
    row = replace(row, revision=row.revision + 1, status="over", updated=row.updated + 1)
    await store.commit(TableCommit(row=row, move=MoveRow()))
    return row


async def test_a_start_finds_lobbies_and_running_tables_with_their_seats(store: Store) -> None:
    first = await running(store, "one", channel=1)
    await closed(store, await running(store, "two", channel=2))
    third = await created(store, "three", channel=3, seats=())
    assert await store.open_tables() == (first, third)


async def test_the_current_and_the_latest_table_of_a_channel(store: Store) -> None:
    assert await store.current(5) is None
    assert await store.latest(5) is None
    old = await closed(store, await running(store, "old"))
    assert await store.current(5) is None
    assert await store.latest(5) == old
    new = await created(store, "new", updated=5_000)
    assert await store.current(5) == new
    assert await store.latest(5) == new


async def test_the_tables_of_a_user_last_changed_first(store: Store) -> None:
    both = (SeatRow(seat=0, user=ANNA), SeatRow(seat=1, user=BORIS))
    early = await created(store, "early", channel=1, seats=both, updated=10)
    late = await created(store, "late", channel=2, seats=both, updated=20)
    over = await closed(store, await created(store, "over", channel=3, seats=both))
    await created(store, "other", channel=4, seats=(SeatRow(seat=0, user=ANNA),))
    assert await store.tables_of(BORIS) == (late, early)
    assert await store.tables_of(BORIS, statuses=("over", "abandoned")) == (over,)
    assert await store.tables_of(99) == ()


async def test_a_user_who_left_a_seat_is_no_longer_found_there(store: Store) -> None:
    row = await created(store)
    left = replace(row, revision=2, seats=(replace(row.seats[0], user=BORIS), row.seats[1]))
    await store.commit(TableCommit(row=left, move=MoveRow()))
    assert await store.tables_of(ANNA) == ()
    assert await store.tables_of(BORIS) == (left,)


async def test_clocks_of_open_tables_soonest_first(store: Store) -> None:
    await created(store, "b", channel=1, due=200)
    await created(store, "a", channel=2, due=100)
    await created(store, "none", channel=3)
    await closed(store, await created(store, "over", channel=4, due=50))
    assert await store.due() == (("a", 100), ("b", 200))
    assert await store.due(150) == (("a", 100),)
    assert await store.due(99) == ()


async def test_counts_for_the_health_page(store: Store) -> None:
    await created(store, "a", channel=1)
    await running(store, "b", channel=2)
    await closed(store, await running(store, "c", channel=3))
    counts = await store.counts()
    assert [counts[f"tables_{status}"] for status in ("lobby", "running", "over", "abandoned")] == [1, 1, 1, 0]
    assert counts["outbox_pending"] == 0
    assert counts["bytes"] > 10_000
