"""What the pictures of Roar-a-Saurus show, taken from a view: no dice, no wishes, nothing that a seat keeps to itself."""

from render.core.face import Names, Words
from render.core.fonts import drawable
from rules.core.record import record
from rules.roar.view import PlayerView, View

SPECIES = {name: name for name in ("rex", "trike", "stego", "brachi", "ptera")}
"""The drawing of each dino of the rules."""


@record
class Mat:
    """A dino as the pictures show it.

    state: "in", "out", "withdrawn" or "watching". changes: what is new: "points", "state" and names of developments.
    hurt: damage since the last picture (negative: healed).
    """

    seat: int
    species: str
    name: str
    points: int
    victories: int
    knockouts: int
    damage: int
    limit: int
    developments: tuple[str, ...]
    state: str
    sleeping: bool = False
    hurt: int = 0
    changes: tuple[str, ...] = ()


def shown(names: Names, seat: int, words: Words) -> str:
    """A seat's name in a picture; "Player 2" when no font here can draw it."""
    return drawable(names[seat]) or words("roar-player", n=seat + 1)


def mats(view: View, since: View | None, names: Names, words: Words) -> tuple[Mat, ...]:
    """The dinos clockwise. Seats that watch the whole game have no mat. since: the view that the last picture showed."""
    before = {player.seat: player for player in since.players} if since is not None and since.round == view.round else {}
    return tuple(
        mat(view.players[seat], before.get(seat), shown(names, seat, words))
        for seat in view.order
        if view.players[seat].plays
    )


def mat(player: PlayerView, before: PlayerView | None, name: str) -> Mat:
    """One dino; what differs from `before` is marked as new."""
    changes: tuple[str, ...] = ()
    hurt = 0
    if before is not None:
        gained = {one for one in player.developments if player.developments.count(one) > before.developments.count(one)}
        changes = tuple(sorted(gained))
        if player.points != before.points:
            changes += ("points",)
        if player.status != before.status:
            changes += ("state",)
        hurt = player.damage - before.damage
    return Mat(
        player.seat,
        SPECIES[player.dino],
        name,
        player.points,
        player.victories,
        player.knockouts,
        player.damage,
        player.limit,
        player.developments,
        player.status,
        player.sleeping,
        hurt,
        changes,
    )
