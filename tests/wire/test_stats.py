"""Statistics and the leaderboard over the wire, from results in the store."""

from dataclasses import replace

from db.rows import MoveRow, ResultRow, SeatRow, TableCommit, TableRow
from local.person import Person
from tests.wire.conftest import Running, check_ok


def said(person: Person) -> str:
    """The newest private words."""
    return str(person.ephemerals()[-1]["content"])


async def finished(bot: Running, number: int, winner: Person, loser: Person, game: str = "roar") -> None:
    """A finished game on the server, in the store."""
    seats = tuple(SeatRow(seat=i, user=int(p.id), name=f"P{i}") for i, p in enumerate((winner, loser)))
    guild = bot.app.guilds[0].id
    row = TableRow(
        id=f"g{number}", game=game, channel=number, guild=guild, host=int(winner.id), seats=seats, revision=1, seed="s"
    )
    await bot.store.create(TableCommit(row=row, move=MoveRow(kind="table")))
    results = tuple(
        ResultRow(seat=i, place=i + 1, points=9 - i, won=i == 0, ending="points", user=seat.user, seats=2, finished=number)
        for i, seat in enumerate(seats)
    )
    over = replace(row, status="over", revision=2, ply=1)
    await bot.store.commit(TableCommit(row=over, move=MoveRow(kind="move"), state=b"", results=results))


async def test_the_leaderboard_has_the_best_first_without_calling_anybody(bot: Running) -> None:
    ann, bob, cy = (bot.person(name) for name in ("Ann", "Bob", "Cy"))
    check_ok(await ann.command("leaderboard", game="roar"))
    assert "No finished game here yet." in said(ann)
    await finished(bot, 1, bob, ann)
    await finished(bot, 2, bob, cy)
    check_ok(await ann.command("leaderboard", game="roar"))
    message = ann.ephemerals()[-1]
    first = message["content"].split("\n")[1]
    assert first.startswith(f"1. <@{bob.id}> · ")
    assert first.endswith("· 2 games, 2 won")
    assert message["mentions"] == []
    check_ok(await ann.command("leaderboard", game="sauria"))
    assert "No finished game here yet." in said(ann)


async def test_a_person_sees_games_wins_rating_and_place(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    await finished(bot, 1, bob, ann)
    await finished(bot, 2, bob, ann, "sanctuary")
    check_ok(await ann.command("stats"))
    assert "### Ann on this server" in said(ann)
    assert "**Roar-a-Saurus**: 1 game, 0 won · rating " in said(ann)
    assert "(place 2)" in said(ann)
    check_ok(await ann.command("stats", person=bob))
    assert "**The Sanctuary: Endangered Species**: 1 game, 1 won" in said(ann)


async def test_who_hides_is_seen_by_nobody_else(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    await finished(bot, 1, bob, ann)
    check_ok(await bob.command("stats", shown="hidden"))
    check_ok(await ann.command("stats", person=bob))
    assert said(ann) == "This person does not show statistics."
    check_ok(await ann.command("leaderboard", game="roar"))
    assert bob.id not in said(ann)
    assert f"1. <@{ann.id}>" in said(ann)
    check_ok(await bob.command("stats"))
    assert "1 game, 1 won" in said(bob)
    check_ok(await bob.command("stats", shown="visible"))
    check_ok(await ann.command("leaderboard", game="roar"))
    assert f"1. <@{bob.id}>" in said(ann)
