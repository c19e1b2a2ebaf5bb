"""What Discord refuses in application commands."""

from __future__ import annotations

from local.world import Json


def bulk(commands: list[Json]) -> None:
    """Refuse a list of commands that Discord would refuse."""


def one(command: Json) -> None:
    """Refuse one command that Discord would refuse."""


def counts(commands: list[Json]) -> None:
    """Refuse too many commands of a kind."""
