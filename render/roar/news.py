"""The lines at the bottom of the arena: what changed since the last picture, or how to play when nothing did."""

from render.core.face import Words
from render.core.scene import Sprite
from render.roar.board import Part
from render.roar.layout import AREAS, LINES
from render.roar.model import Mat

Line = tuple[Part, ...]
SECOND = 600  # px from the left of the second column
GLYPH = dict(AREAS)


def news(dinos: tuple[Mat, ...], before: tuple[Mat, ...], words: Words) -> tuple[Line, ...]:
    """At most three lines, the weightiest last: knock-outs, points, developments, damage. before: the same dinos then."""
    told: list[tuple[int, Line]] = []
    then = {dino.seat: dino for dino in before}
    for dino in dinos:
        old = then.get(dino.seat, dino)
        who: Line = (Sprite("dino", (dino.species, 56)), dino.name)
        if "state" in dino.changes and dino.state != "in":
            told.append((4, (*who, "K.O.!") if dino.state == "out" else (*who, words("roar-pic-away"))))
        elif dino.hurt:
            token = Sprite("damage", (46,)) if dino.hurt > 0 else Sprite("die", ("ahh", 46))
            sign = "+" if dino.hurt > 0 else "−"
            told.append((1, (*who, token, f"{sign}{abs(dino.hurt)} ({dino.damage}/{dino.limit})")))
        if dino.points > old.points:
            token = Sprite("egg", (50,)) if dino.victories > old.victories else Sprite("bone", (50,))
            told.append((3, (*who, token, f"+{dino.points - old.points} ({dino.points})")))
        told.extend(
            (2, (*who, Sprite("development", (GLYPH[name], 46)), words("roar-development", name=name)))
            for name in dino.changes
            if name in GLYPH
        )
    told.sort(key=lambda one: one[0])
    return tuple(line for _, line in told[-LINES:])


def hints(words: Words, awake: bool) -> tuple[Line, ...]:
    """How to play, in three lines: for the picture at the start of a round. awake: the volcano burns, which is news."""

    def two(first: str, second: str) -> Line:
        return (
            Sprite("die", (first, 50)),
            words("roar-pic-die", symbol=first),
            SECOND,
            Sprite("die", (second, 50)),
            words("roar-pic-die", symbol=second),
        )

    return two("grrrr", "roaar"), two("kaboom", "ahh"), (words("roar-pic-volcano" if awake else "roar-pic-three"),)
