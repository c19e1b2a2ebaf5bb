"""What a server decides for its tables, over the wire. Anna owns the server of the local table."""

import asyncio

import pytest

from db.rows import TableRow
from local.person import Person
from tests.wire.conftest import Running, check_ok


def told(person: Person) -> str:
    """The newest private words."""
    return str(person.ephemerals()[-1]["content"])


async def the_table(bot: Running) -> TableRow:
    """The newest open table, as soon as there is one."""
    async with asyncio.timeout(5):
        while not (rows := await bot.store.open_tables()):
            await asyncio.sleep(0.01)
    return rows[-1]


async def test_everybody_sees_the_settings_and_only_who_manages_the_server_changes_them(bot: Running) -> None:
    anna, bob = bot.person("Anna"), bot.person("Bob")
    check_ok(await bob.command("settings"))
    assert "- tables are opened by: **everybody**" in told(bob)
    check_ok(await bob.command("settings", openers="managers"))
    assert told(bob) == "Only who may manage this server changes its settings. Nothing changed."
    check_ok(await anna.command("settings", openers="managers"))
    assert "- tables are opened by: **who may manage the server**" in told(anna)
    check_ok(await bob.command("play", game="roar"))
    assert told(bob) == "On this server only those who may manage it open tables. Nothing changed."
    check_ok(await anna.command("play", game="roar", place="here"))
    assert (await the_table(bot)).host == int(anna.id)


async def test_public_posts_are_in_the_language_that_the_server_chose(bot: Running) -> None:
    anna, bob = bot.person("Anna"), bot.person("Bob")
    check_ok(await anna.command("settings", language="pl"))
    check_ok(await bob.command("play", game="roar", place="here"))
    (row,) = await bot.store.open_tables()
    assert row.extra["language"] == "pl"
    assert [m for m in bob.messages() if "Dołącz" in bot.buttons(m)]
    check_ok(await anna.command("settings", language="server"))
    assert "the language of the server" in told(anna)


async def test_tables_open_only_in_allowed_channels_and_their_threads(bot: Running) -> None:
    anna, bob = bot.person("Anna"), bot.person("Bob")
    ids = {c["name"]: key for key, c in bot.table.world.channels.items()}
    check_ok(await anna.command("settings", channel=ids["sauria"]))
    check_ok(await bob.command("play", game="sauria"))
    assert told(bob) == f"On this server tables belong here: <#{ids['sauria']}>. Nothing changed."
    bob.go("sauria")
    check_ok(await bob.command("play", game="sauria"))
    row = await the_table(bot)
    assert row.channel != int(ids["sauria"]), "in a thread of that channel"
    check_ok(await anna.command("settings", channel=ids["sauria"]))
    assert "tables are allowed: everywhere" in told(anna)


async def test_a_new_table_opens_where_the_server_wants_it_unless_somebody_says_otherwise(bot: Running) -> None:
    anna = bot.person("Anna")
    check_ok(await anna.command("settings", place="here", archive="day"))
    channel = await bot.opened(anna, "roar")
    channels = bot.table.world.channels
    assert channels[channel]["type"] == 0
    check_ok(await anna.command("table abandon", channel))
    check_ok(await anna.command("play", game="sauria", place="thread"))
    row = await the_table(bot)
    assert channels[str(row.channel)]["thread_metadata"]["auto_archive_duration"] == 1440


@pytest.mark.parametrize(("server", "operator", "language"), [("en-US", "de", "de"), ("pl", "de", "pl"), ("fr", "de", "de")])
async def test_a_server_that_chose_no_language_has_that_of_the_operator(
    bot: Running, server: str, operator: str, language: str
) -> None:
    bob = bot.person("Bob")
    bot.app.config = bot.app.config._replace(language=operator)
    bot.table.world.guild["preferred_locale"] = server
    check_ok(await bob.command("play", game="roar", place="here"))
    assert (await the_table(bot)).extra["language"] == language
