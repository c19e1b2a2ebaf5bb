"""Application commands: registering them, and what is refused."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_limits import errors_of
from tests.local.test_traps import code_of


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "d", **more}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "game", "description": "d", **more}


def choices(count: int) -> list[dict[str, str]]:
    return [{"name": f"n{number}", "value": f"v{number}"} for number in range(count)]


def menu(count: int, kind: int) -> list[dict[str, Any]]:
    return [{"name": f"Menu {number}", "type": kind} for number in range(count)]


LONG = [{"name": "n" * 100, "value": letter * 100} for letter in "ab"]
BIG = [option(name=f"o{number}", description="d" * 100, choices=LONG) for number in range(25)]
TAKEN: dict[str, list[dict[str, Any]]] = {
    "100 chat, 15 user, 15 message": [
        *(command(name=f"c{number}") for number in range(100)),
        *menu(15, 2),
        *menu(15, 3),
    ],
    "25 options": [command(options=[option(name=f"o{number}") for number in range(25)])],
    "25 choices": [command(options=[option(choices=choices(25))])],
    "letters of any script": [command(name="zagraj-grę_ü"), command(name="वानर")],
    "groups of subcommands": [
        command(options=[option(type=2, options=[option(type=1, name="sub", options=[option()])])]),
    ],
}
REFUSED: dict[str, tuple[list[dict[str, Any]], list[str]]] = {
    "capitals": ([command(name="Play")], ["0.name"]),
    "a space": ([command(name="play now")], ["0.name"]),
    "name of 33": ([command(name="x" * 33)], ["0.name"]),
    "no description": ([{"name": "play"}], ["0.description"]),
    "description of 101": ([command(description="d" * 101)], ["0.description"]),
    "localized description of 101": (
        [command(description_localizations={"de": "d" * 101})],
        ["0.description_localizations.de"],
    ),
    "localized name with capitals": ([command(name_localizations={"de": "Spielen"})], ["0.name_localizations.de"]),
    "26 options": ([command(options=[option(name=f"o{number}") for number in range(26)])], ["0.options"]),
    "26 choices": ([command(options=[option(choices=choices(26))])], ["0.options.0.choices"]),
    "choice of 101": (
        [command(options=[option(choices=[{"name": "n", "value": "v" * 101}])])],
        ["0.options.0.choices.0.value"],
    ),
    "required after optional": ([command(options=[option(), option(name="b", required=True)])], ["0.options.1.required"]),
    "option twice": ([command(options=[option(), option()])], ["0.options.1.name"]),
    "subcommand beside an option": ([command(options=[option(type=1), option(name="b")])], ["0.options"]),
    "subcommand in a subcommand": (
        [command(options=[option(type=1, options=[option(type=1, name="b")])])],
        ["0.options.0.options.0.type"],
    ),
    "choices with autocomplete": (
        [command(options=[option(choices=choices(1), autocomplete=True)])],
        ["0.options.0.choices"],
    ),
    "name twice": ([command(), command()], ["1.name"]),
    "menu with a description": ([{"name": "Explain", "type": 3, "description": "d"}], ["0.description"]),
    "more than 8000 characters": ([command(options=BIG)], ["0"]),
}


@pytest.mark.parametrize("name", TAKEN)
async def test_commands_at_the_limit_are_taken(bot: Bot, table: LocalTable, name: str) -> None:
    kept = await bot.rest("PUT", f"/applications/{table.application_id}/commands", TAKEN[name])
    assert [item["name"] for item in kept] == [item["name"] for item in TAKEN[name]]


@pytest.mark.parametrize("name", REFUSED)
async def test_commands_above_a_limit_are_refused_with_their_path_and_the_old_ones_stay(
    bot: Bot, table: LocalTable, name: str
) -> None:
    path = f"/applications/{table.application_id}/commands"
    await bot.rest("PUT", path, [command(name="old")])
    body, places = REFUSED[name]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("PUT", path, body)
    assert code_of(caught) == (400, 50035)
    assert errors_of(caught.value) == places
    assert [item["name"] for item in await bot.rest("GET", path)] == ["old"]


@pytest.mark.parametrize(("kind", "count"), [(1, 101), (2, 16), (3, 16)])
async def test_too_many_commands_of_a_kind_are_refused_30032(
    bot: Bot, table: LocalTable, kind: int, count: int
) -> None:
    body = menu(count, kind) if kind != 1 else [command(name=f"c{number}") for number in range(count)]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("PUT", f"/applications/{table.application_id}/commands", body)
    assert code_of(caught) == (400, 30032)


async def test_a_command_keeps_its_id_and_changes_its_version_only_when_it_changes(bot: Bot, table: LocalTable) -> None:
    path = f"/applications/{table.application_id}/commands"
    (first,) = await bot.rest("PUT", path, [command()])
    (same,) = await bot.rest("PUT", path, [command()])
    (changed,) = await bot.rest("PUT", path, [command(description="new")])
    assert (same["id"], same["version"]) == (first["id"], first["version"])
    assert changed["id"] == first["id"]
    assert int(changed["version"]) > int(first["version"])


async def test_single_commands_and_those_of_the_server_have_their_own_routes(bot: Bot, table: LocalTable) -> None:
    everywhere = f"/applications/{table.application_id}/commands"
    here = f"/applications/{table.application_id}/guilds/{table.world.guild_id}/commands"
    one = await bot.rest("POST", everywhere, command())
    other = await bot.rest("POST", here, command(name="here"))
    assert [item["name"] for item in await bot.rest("GET", here)] == ["here"]
    edited = await bot.rest("PATCH", f"{everywhere}/{one['id']}", {"description": "new"})
    assert (await bot.rest("GET", f"{everywhere}/{one['id']}"))["description"] == edited["description"] == "new"
    await bot.rest("DELETE", f"{here}/{other['id']}")
    assert await bot.rest("GET", here) == []
    with pytest.raises(discord.NotFound) as caught:
        await bot.rest("GET", f"{here}/{other['id']}")
    assert code_of(caught) == (404, 10063)


async def test_autocomplete_answers_above_25_choices_are_refused(bot: Bot, table: LocalTable) -> None:
    refusals = []

    @bot.tree.command()
    async def rules(interaction: discord.Interaction, search: str) -> None:
        await interaction.response.send_message(search)

    @rules.autocomplete("search")
    async def suggest(interaction: discord.Interaction, typed: str) -> list[discord.app_commands.Choice[str]]:
        for count in (26, 25):
            body = {"type": 8, "data": {"choices": choices(count)}}
            place = {"key": interaction.id, "token": interaction.token}
            try:
                await bot.rest("POST", "/interactions/{key}/{token}/callback", body, **place)
            except discord.HTTPException as error:
                refusals.append((error.code, errors_of(error)))
        return []

    await bot.tree.sync()
    outcome = await table.person("Anna").autocomplete("rules", "search", "x")
    assert len(outcome.choices) == 25
    assert refusals == [(50035, ["data.choices"])]
