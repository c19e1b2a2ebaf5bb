"""Settings of servers and users, small values."""

import asyncio

from db.store import Store


async def test_nothing_is_set_at_first(store: Store) -> None:
    assert await store.guild(9) == {}
    assert await store.user(71) == {}
    assert await store.get("commands") is None


async def test_changes_add_replace_and_remove(store: Store) -> None:
    assert await store.change_guild(9, {"locale": "de", "channels": [1, 2]}) == {"locale": "de", "channels": [1, 2]}
    assert await store.change_guild(9, {"locale": "pl", "channels": None}) == {"locale": "pl"}
    assert await store.guild(9) == {"locale": "pl"}
    assert await store.change_guild(9, {"locale": None}) == {}
    assert await store.guild(9) == {}


async def test_a_user_and_a_guild_of_one_number_are_two(store: Store) -> None:
    await store.change_user(9, {"notify": "none"})
    assert await store.guild(9) == {}
    assert await store.user(9) == {"notify": "none"}


async def test_several_users_at_once(store: Store) -> None:
    await store.change_user(1, {"locale": "en"})
    await store.change_user(3, {"locale": "de"})
    assert await store.users((1, 2, 3)) == {1: {"locale": "en"}, 3: {"locale": "de"}}
    assert await store.users(()) == {}


async def test_changes_at_the_same_time_do_not_overwrite_each_other(store: Store) -> None:
    await asyncio.gather(*(store.change_user(1, {f"k{n}": n}) for n in range(20)))
    assert await store.user(1) == {f"k{n}": n for n in range(20)}


async def test_small_values(store: Store) -> None:
    await store.set("commands", "abc")
    await store.set("commands", "def")
    assert await store.get("commands") == "def"
    await store.set("commands", None)
    assert await store.get("commands") is None
