"""Planned turns: stored beside their table, changed with its commits, found by a start."""

from dataclasses import replace
from pathlib import Path

import pytest

from db.rows import PlanRow
from db.store import StaleRevision, Store, UnknownTable
from tests.db.made import ANNA, BORIS, move, opened, running

STEP = {"kind": "turn", "action": ["#Do", "move"], "words": ["Move · 1 AP", ""], "basis": [[3, 5], True]}
FIRST = PlanRow(seat=0, user=ANNA, steps=(STEP, {**STEP, "kind": "field"}), revision=2)
SECOND = PlanRow(seat=1, user=BORIS, revision=2, done=3, stopped=True)


async def plans(store: Store, table: str = "kx7") -> tuple[PlanRow, ...]:
    loaded = await store.load(table)
    assert loaded is not None
    return loaded.plans


async def test_a_plan_comes_back_as_it_was_and_takes_the_place_of_the_one_before(store: Store) -> None:
    await running(store)
    await store.set_plan("kx7", SECOND)
    await store.set_plan("kx7", FIRST)
    assert await plans(store) == (FIRST, SECOND)
    shorter = replace(FIRST, steps=FIRST.steps[:1])
    await store.set_plan("kx7", shorter)
    assert await plans(store) == (shorter, SECOND)


async def test_a_plan_that_is_withdrawn_is_gone_and_the_others_stay(store: Store) -> None:
    await running(store)
    await store.set_plan("kx7", FIRST)
    await store.set_plan("kx7", SECOND)
    await store.forget_plan("kx7", 0)
    assert await plans(store) == (SECOND,)


async def test_a_commit_names_the_plans_that_are_left_or_leaves_them_alone(store: Store) -> None:
    row = await running(store)
    await store.set_plan("kx7", FIRST)
    commit = move(row)
    await store.commit(commit)
    assert await plans(store) == (FIRST,)
    rest = replace(FIRST, steps=FIRST.steps[1:], done=1)
    commit = replace(move(commit.row), plans=(rest, SECOND))
    await store.commit(commit)
    assert await plans(store) == (rest, SECOND)
    await store.commit(replace(move(commit.row), plans=()))
    assert await plans(store) == ()


async def test_a_commit_that_is_refused_leaves_the_plans(store: Store) -> None:
    row = await running(store)
    await store.set_plan("kx7", FIRST)
    with pytest.raises(StaleRevision):
        await store.commit(replace(move(replace(row, revision=7)), plans=()))
    assert await plans(store) == (FIRST,)


async def test_a_plan_needs_a_table(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.set_plan("none", FIRST)


async def test_a_start_finds_the_running_tables_with_a_plan_that_waits(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as store:
        await running(store)
        await running(store, "p2m", channel=6)
        over = await running(store, "q9z", channel=7)
        await store.set_plan("kx7", FIRST)
        await store.set_plan("p2m", SECOND)
        await store.set_plan("q9z", FIRST)
        await store.commit(move(replace(over, status="over")))
    async with opened(tmp_path / "t.db") as store:
        assert await store.planned() == ("kx7",)
        assert await plans(store) == (FIRST,)
