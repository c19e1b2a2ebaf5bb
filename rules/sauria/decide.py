"""Prompts: how frames ask."""

from typing import Any

from rules.core.game import Prompt
from rules.sauria.actions import Action
from rules.sauria.dinosaurs import R
from rules.sauria.places import chooser

Asked = tuple[Prompt[Action], ...]
MOST = 25


def ask(seat: int, kind: str, choices: tuple[Action, ...], about: tuple[Any, ...] = (), clock: str = "react") -> Asked:
    """One prompt for one seat."""
    return (Prompt(seat, kind, choices, 0, clock, about),)


def owner(run: R, seat: int) -> int:
    """The seat itself; for an event (seat -1) whoever makes the starting player's decisions."""
    return seat if seat >= 0 else chooser(run.draft)
