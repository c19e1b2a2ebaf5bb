"""A person's own data over the wire: seen, exported, deleted; a server that removes the bot is forgotten."""

import asyncio
import json

from local.person import Person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns


def shown(person: Person) -> Json:
    """The newest private message."""
    return person.ephemerals()[-1]


async def test_a_stranger_has_nothing_stored(bot: Running) -> None:
    eve = bot.person("Eve")
    check_ok(await eve.command("privacy"))
    assert shown(eve)["content"].split("\n")[1] == "Nothing."


async def test_what_is_stored_is_counted_and_comes_as_a_file(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    check_ok(await ann.command("privacy"))
    said = shown(ann)["content"]
    assert "- seats at 1 table " in said
    assert "moves with the time" in said
    check_ok(await ann.press(shown(ann), "Export as a file"))
    (file,) = shown(ann)["attachments"]
    assert file["filename"] == "my-data.json"
    stored = json.loads(ann.file(file))
    assert stored["user"] == ann.id
    assert stored["tables"][0]["table"] == turns.opened.id
    assert "Bob" not in json.dumps(stored)


async def test_who_sits_at_a_table_is_not_deleted_and_told_where(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await ann.command("privacy"))
    check_ok(await ann.press(shown(ann), "Delete…"))
    check_ok(await ann.press(shown(ann), "Delete (final)"))
    assert shown(ann)["content"].startswith(f"You still sit at tables: {turns.opened.link}.")
    assert (await bot.store.export_user(int(ann.id)))["tables"]


async def test_after_deleting_the_finished_game_has_a_nameless_seat_and_nothing_else_is_left(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await ann.command("table abandon", turns.channel))
    await bot.settled()
    check_ok(await ann.command("privacy"))
    check_ok(await ann.press(shown(ann), "Delete…"))
    check_ok(await ann.press(shown(ann), "Keep it"))
    check_ok(await ann.press(shown(ann), "Delete…"))
    check_ok(await ann.press(shown(ann), "Delete (final)"))
    assert shown(ann)["content"].startswith("Done: nothing about you is stored any more. 1 seat")
    left = await bot.store.export_user(int(ann.id))
    assert not any(value for name, value in left.items() if name != "user")
    opened = await bot.app.session.open(turns.opened.id)
    assert opened.names == ("", "Bob")


async def test_a_server_that_removes_the_bot_is_forgotten(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    bot.table.gateway.dispatch("GUILD_DELETE", {"id": str(turns.opened.row.guild)})
    async with asyncio.timeout(5):
        while await bot.store.open_tables():
            await asyncio.sleep(0.01)
    loaded = await bot.store.load(turns.opened.id)
    assert loaded is not None
    assert loaded.row.status == "abandoned"
    check_ok(await ann.press(turns.board(), turns.choices()[0][0]["custom_id"]))
    assert shown(ann)["content"].startswith("This game is over.")
