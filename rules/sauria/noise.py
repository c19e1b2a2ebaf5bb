"""Noise: what an action costs in markers, and drawing them (chapters Noises, Noises at Night)."""

from typing import NamedTuple

from rules.sauria import dinosaurs
from rules.sauria import events as e
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.dinosaurs import R
from rules.sauria.map import AREA, BOAT, KIND
from rules.sauria.places import carries, dark, sheltered, tile_at
from rules.sauria.state import Board
from rules.sauria.variants import bag_players


class Sound(NamedTuple):
    """What an action shows: movement symbols (bool), noise symbols, lowered noise."""

    movement: bool = False
    symbols: int = 0
    less: int = 0


SILENT = Sound()
SPRINTS: dict[str, Sound] = {c.key: Sound(True, c.sprint[1]) for c in CHARACTERS.values()}
SOUNDS: dict[str, Sound] = {
    "move": Sound(True),
    "sneak": Sound(True, 0, 1),
    "sprint": Sound(True, 1),
    "evade": Sound(True),
    "tunnel": Sound(True),
    "burst": Sound(False, 1),
    "quick_search": Sound(False, 1),
}
"""Actions that are not listed are silent; a quiet move draws nothing at all (SAU-R-056)."""


def sound_of(b: Board, seat: int, what: str) -> Sound:
    """The symbols of an action for this character (SAU-ACT-34)."""
    return SPRINTS[b.players[seat].character] if what == "sprint" else SOUNDS.get(what, SILENT)


def terrain(b: Board, f: int) -> tuple[int, int]:
    """(jungle, location symbols) of entering a field (SAU-NOISE-15, -16, SAU-R-034)."""
    if f < BOAT and KIND[f] == "jungle":
        return 1 - (b.lava >> f & 1), 0
    tile = tile_at(b, f)
    return 0, tile.noise if tile else 0


def total(b: Board, seat: int, what: str, symbols: int, jungle: int, places: int, end: int = -1) -> e.NoiseMade:
    """The sum for an action that ends where the figure stands now, or on `end` (SAU-R-059)."""
    f = b.players[seat].field if end < 0 else end
    sound = sound_of(b, seat, what)
    if jungle > 1 and carries(b, seat, "machete"):
        jungle = 1
    night = int(sound.movement) + int(symbols > 0)
    if night and not dark(b, seat):
        night = 0
    count = symbols + jungle + places + night - sound.less
    if count < 0 or what == "quiet" or sheltered(b, f):
        count = 0
    return e.NoiseMade(seat, AREA[f], symbols, jungle, places, night, sound.less, count)


def make(run: R, seat: int, what: str, symbols: int, jungle: int, places: int) -> None:
    """The noise of a whole action, drawn where it ended (SAU-NOISE-07). One without any symbol is not spoken of."""
    heard = symbols or jungle or places
    if not heard and not (sound_of(run.draft, seat, what).movement and dark(run.draft, seat)):
        return
    made = total(run.draft, seat, what, symbols, jungle, places)
    if made.total or heard:
        run.emit(made)
        draw(run, seat, made.total)


def draw(run: R, seat: int, n: int) -> None:
    """Draw n markers one by one from the bag of the area where the figure stands; each red one brings a dinosaur at once.

    Nothing is drawn on the boat, in the protected bunker, or when the dinosaur deck is empty (SAU-NOISE-18 to -21).
    """
    b = run.draft
    f = b.players[seat].field
    if not n or sheltered(b, f):
        return
    area = AREA[f]
    for _ in range(n):
        if not b.stock:
            break
        black, red = b.bags[area]
        is_red = run.chance.below(black + red) < red
        black, red = (black, red - 1) if is_red else (black - 1, red)
        run.emit(e.MarkerDrawn(seat, area, is_red, black, red))
        if black + red == 0:
            refill(run, area)
        if is_red:
            dinosaurs.draw(run, f)


def refill(run: R, area: int) -> None:
    """All drawn markers go back: 4 black and 1 red per player (SAU-SETUP-10, SAU-NOISE-09, SAU-R-054)."""
    n = bag_players(len(run.draft.players))
    run.emit(e.BagFilled(area, 4 * n, n))
