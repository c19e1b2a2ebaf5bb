"""Setup (chapter Setup, steps 1 to 8): the table before anybody lands."""

from rules.core.chance import Chance
from rules.core.game import Options, OptionSpec, Seats
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.dinosaurs import PACK
from rules.sauria.cards.items import DECKS
from rules.sauria.cards.tiles import BY_ZONE
from rules.sauria.cards.wounds import DECK as WOUNDS
from rules.sauria.frames import Opening
from rules.sauria.map import AREAS, ENCOUNTER_FIELDS, mask
from rules.sauria.state import Player, State
from rules.sauria.variants import OPTIONS as VARIANTS
from rules.sauria.variants import (
    bag_players,
    dinosaur_deck,
    encounter_deck,
    event_decks,
    item_deck,
    modes_of,
    open_island,
)

ANY = "any"
OPTIONS = (
    OptionSpec("ties", "flag", (), True),
    OptionSpec("characters", "choice", ("choose", "random"), "choose"),
    OptionSpec("character", "choice", (ANY, *CHARACTERS), ANY, per_seat=True),
    *VARIANTS,
)
"""ties: the bot decides ties. characters: chosen in turn, or dealt by chance. character: a seat's wish."""
LAVA_CARDS = tuple(colour for colour in AREAS for _ in range(3))
SEATS = (1, 2, 3, 4, 5)


def table(seats: int, options: Options, chance: Chance) -> State:
    """Everything shuffled and laid out; the frame asks for characters."""
    modes = modes_of(seats, options)
    stock, discard = dinosaur_deck(seats, modes, chance)
    day, night = event_decks(modes, chance)
    bag = bag_players(seats)
    tiles = tuple(t for zone in BY_ZONE for t in chance.shuffled(zone))
    return State(
        round=0,
        phase="setup",
        starter=chance.below(seats),
        seat=-1,
        ties=bool(options.get("ties", True)),
        players=tuple(Player() for _ in range(seats)),
        dinos=(),
        bodies=(),
        next_id=10,
        arrivals=1,
        bags=tuple((4 * bag, bag) for _ in AREAS),
        tiles=tiles,
        up=0,
        lava=0,
        encounters=mask(ENCOUNTER_FIELDS),
        stock=stock,
        discard=discard,
        aside=PACK,
        day=day,
        night=night,
        past=(),
        event="",
        meetings=chance.shuffled(encounter_deck(modes)),
        met=(),
        wounds=chance.shuffled(WOUNDS),
        eruptions=chance.shuffled(LAVA_CARDS),
        erupted=(),
        items=tuple(chance.shuffled(item_deck(d, modes)) for d in DECKS),
        gone=(),
        drawn=(),
        objects=(),
        dug=0,
        plant=0,
        generator=0,
        petrol=0,
        sabotage=0,
        mended=0,
        deeds=0,
        nursery=False,
        once=False,
        saved=False,
        tunnels=False,
        signal=int(open_island(modes)),
        boat=0,
        boat_at=-1,
        own_power=open_island(modes),
        modes=modes,
        over=False,
        stack=(Opening("character", tuple(range(seats))),),
    )


def wishes(seats: Seats, options: Options, chance: Chance) -> tuple[str, ...]:
    """A character per seat, "" where it is still to be chosen. ValueError: two seats wish the same, or an unknown option."""
    unknown = set(options) - {o.name for o in OPTIONS if not o.per_seat}
    if unknown or len(seats) not in SEATS:
        raise ValueError(f"sauria: {len(seats)} seats, unknown options {sorted(unknown)}")
    wished = [str(s.option("character", ANY)) for s in seats]
    named = [w for w in wished if w != ANY]
    if len(set(named)) < len(named) or set(named) - set(CHARACTERS):
        raise ValueError(f"sauria: characters {wished}")
    if options.get("characters", "choose") != "random":
        return tuple("" if w == ANY else w for w in wished)
    free = iter(chance.shuffled([c for c in CHARACTERS if c not in named]))
    return tuple(next(free) if w == ANY else w for w in wished)
