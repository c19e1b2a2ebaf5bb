"""Reports of rules problems: stored for a table, newest first, shown to and deleted with their writer."""

import pytest

from db.rows import ReportRow, SeatRow
from db.store import Store, UnknownTable
from tests.db.made import ANNA, BORIS, running


def report(key: str, user: int = ANNA, created: int = 5, table: str = "kx7") -> ReportRow:
    """A report of that person."""
    return ReportRow(id=key, table=table, revision=2, user=user, words="Ein Würfel fehlt 🎲", created=created)


async def test_reports_come_back_as_they_were_newest_first(store: Store) -> None:
    await running(store)
    old, new = report("a"), report("b", BORIS, 9)
    await store.put_report(old)
    await store.put_report(new)
    assert await store.reports() == (new, old)
    assert await store.reports(1) == (new,)


async def test_a_report_needs_a_table(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.put_report(report("a", table="nowhere"))
    assert await store.reports() == ()


async def test_a_person_sees_their_reports_and_takes_them_along(store: Store) -> None:
    await running(store, seats=(SeatRow(seat=0, strength="easy"), SeatRow(seat=1, user=BORIS, name="Boris")))
    await store.put_report(report("a"))
    await store.put_report(report("b", BORIS))
    assert [r["words"] for r in (await store.export_user(ANNA))["reports"]] == ["Ein Würfel fehlt 🎲"]
    await store.forget_user(ANNA)
    assert [r.id for r in await store.reports()] == ["b"]
