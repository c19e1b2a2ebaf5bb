"""What is to be sent: in order within a lane, lanes apart, nothing that became void."""

from dataclasses import replace

from db.rows import MessageRow
from db.store import Store
from tests.db.made import created, move, notice, running


async def nonces(store: Store, now: int = 0) -> list[str]:
    return [item.nonce for item in await store.deliverable(now)]


async def test_an_item_comes_out_as_it_went_in(store: Store) -> None:
    await created(store)
    await store.put(notice("u:72", "n1", kind="notice", target=72, payload={"a": [1, "ü"]}), now=4, table="kx7")
    (item,) = await store.deliverable(10)
    assert (item.lane, item.kind, item.target, item.payload, item.nonce) == ("u:72", "notice", 72, {"a": [1, "ü"]}, "n1")
    assert (item.table, item.state, item.attempts, item.error, item.created) == ("kx7", "pending", 0, "", 4)


async def test_a_lane_shows_one_item_at_a_time_in_order(store: Store) -> None:
    await store.put(notice("c:5", "a"), notice("c:6", "x"), notice("c:5", "b"), now=0)
    assert await nonces(store) == ["a", "x"]
    first = (await store.deliverable(0))[0]
    await store.sent(first.id)
    assert await nonces(store) == ["x", "b"]


async def test_no_more_than_asked_for(store: Store) -> None:
    await store.put(*(notice(f"c:{n}", str(n)) for n in range(5)), now=0)
    assert [item.nonce for item in await store.deliverable(0, limit=2)] == ["0", "1"]


async def test_a_failed_try_holds_its_lane_and_no_other(store: Store) -> None:
    await store.put(notice("c:5", "a"), notice("c:5", "b"), notice("c:6", "x"), now=0)
    await store.retry((await store.deliverable(0))[0].id, 500, "503")
    assert await nonces(store, 499) == ["x"]
    assert await nonces(store, 500) == ["a", "x"]
    again = (await store.deliverable(500))[0]
    assert (again.attempts, again.error, again.next_try) == (1, "503", 500)


async def test_one_given_up_lets_its_lane_go_on(store: Store) -> None:
    await store.put(notice("c:5", "a"), notice("c:5", "b"), now=0)
    await store.failed((await store.deliverable(0))[0].id, "403")
    assert await nonces(store) == ["b"]
    assert (await store.counts())["outbox_failed"] == 1


async def test_one_that_waits_for_its_hour_does_not_hold_up_the_lane(store: Store) -> None:
    await store.put(notice("u:72", "night", not_before=800), notice("u:72", "now"), now=0)
    assert await nonces(store, 10) == ["now"]
    await store.sent((await store.deliverable(10))[0].id)
    assert await nonces(store, 799) == []
    assert await nonces(store, 800) == ["night"]


async def test_a_deferred_item_waits_aside_even_after_a_failed_try(store: Store) -> None:
    await store.put(notice("u:72", "night"), notice("u:72", "now"), now=0)
    (item,) = await store.deliverable(0)
    await store.retry(item.id, 5, "503")
    await store.defer(item.id, 800)
    assert await nonces(store, 10) == ["now"]
    assert await nonces(store, 800) == ["night"]


async def test_the_next_try_is_when_something_can_be_delivered_and_not_before(store: Store) -> None:
    assert await store.next_try() is None
    await store.put(notice("c:5", "a"), notice("c:5", "b"), now=0)
    assert await store.next_try() == 0
    await store.retry((await store.deliverable(0))[0].id, 700, "503")
    assert await store.next_try() == 700
    await store.put(notice("c:6", "later", not_before=300), now=0)
    await store.put(notice("c:6", "sooner", not_before=200), now=0)
    assert await store.next_try() == 200
    await store.sent((await store.deliverable(200))[0].id)
    assert await store.next_try() == 300
    assert await nonces(store, 300) == ["later"]


async def test_a_new_item_withdraws_the_pending_one_with_its_key_in_its_lane(store: Store) -> None:
    await store.put(notice("c:5", "old", collapse="board"), notice("c:6", "other", collapse="board"), now=0)
    await store.put(notice("c:5", "keep"), notice("c:5", "new", collapse="board"), now=0)
    assert await nonces(store) == ["other", "keep"]
    await store.sent((await store.deliverable(0))[1].id)
    assert await nonces(store) == ["other", "new"]


async def test_a_commit_withdraws_what_it_made_void(store: Store) -> None:
    row = await running(store)
    await store.put(notice("u:72", "ping", collapse="turn:kx7"), now=0)
    await store.commit(replace(move(row), withdraw=(("u:72", "turn:kx7"),)))
    assert await nonces(store) == []
    assert await store.withdraw("u:72", "turn:kx7") == 0


async def test_what_was_withdrawn_during_its_delivery_ends_as_sent_and_is_never_retried(store: Store) -> None:
    await store.put(notice("c:5", "a", collapse="k"), notice("c:5", "b", collapse="l"), now=0)
    first = (await store.deliverable(0))[0]
    assert await store.withdraw("c:5", "k") == 1
    await store.retry(first.id, 0, "503")
    await store.failed(first.id, "503")
    assert await nonces(store) == ["b"]
    assert (await store.counts())["outbox_failed"] == 0


async def test_the_message_that_an_item_became_is_stored_with_it(store: Store) -> None:
    row = await running(store)
    await store.commit(move(row, notice()))
    (item,) = await store.deliverable(0)
    await store.sent(item.id, MessageRow(kind="board", channel=5, message=321, revision=3))
    loaded = await store.load("kx7")
    assert loaded is not None
    assert loaded.messages["board"].message == 321
    assert await nonces(store) == []


async def test_old_deliveries_are_pruned_and_waiting_ones_kept(store: Store) -> None:
    await store.put(notice("c:5", "a"), notice("c:6", "b"), notice("c:7", "c"), now=100)
    sent, failed, _ = await store.deliverable(100)
    await store.sent(sent.id)
    await store.failed(failed.id, "404")
    assert await store.prune(100) == 0
    assert await store.prune(101) == 1
    assert (await store.counts())["outbox_failed"] == 1
    assert await nonces(store, 100) == ["c"]
