"""The state in words: headline and text board. A decision can be made from the text board alone."""

from collections import Counter
from collections.abc import Iterable

from render.core.face import Names, Words
from render.sauria import terms
from render.sauria.forecast import share
from render.sauria.model import coming
from render.sauria.outcome import ending
from render.sauria.terms import joined
from rules.sauria.cards.goals import GOALS
from rules.sauria.dinosaurs import left, species
from rules.sauria.frames import Opening, Pause, Trade
from rules.sauria.inventory import load, spaces
from rules.sauria.map import AREAS, LOCATIONS, SHORE, ZONE, bits
from rules.sauria.places import chooser, face_down, find, is_night, powered, tile_at
from rules.sauria.state import HIDDEN, Dino, Player, State
from rules.sauria.survival import SIGNAL_LIMIT, reached
from rules.sauria.variants import target
from rules.sauria.view import View


def deciding(table: State) -> int | None:
    """The seat that the game waits for; None: nobody."""
    if table.over or not table.stack or isinstance(table.stack[-1], Pause):
        return None
    frame = table.stack[-1]
    if isinstance(frame, Opening):
        return frame.left[0] if frame.left else None
    if isinstance(frame, Trade) and frame.sent:
        return frame.partner
    seat = getattr(frame, "seat", -1)
    seat = seat if seat >= 0 else chooser(table)
    return seat if seat >= 0 else None


def moment(table: State, words: Words) -> str:
    """Round, day or night, phase."""
    night = words("sau-time", night="yes" if is_night(table.round) else "no")
    return words("sau-headline", round=table.round, time=night, phase=words("sau-phase", phase=table.phase))


def headline(view: View, words: Words, names: Names) -> str:
    """Round, phase, who decides."""
    table = view.table
    if table.over:
        return words("sau-headline-over")
    seat = deciding(table)
    if table.round == 0:
        return words("sau-headline-setup", player=names[seat or 0])
    base = moment(table, words)
    if seat is None:
        return base
    if seat == table.seat:
        return words("sau-headline-turn", base=base, player=names[seat], ap=table.players[seat].ap)
    return words("sau-headline-who", base=base, player=names[seat])


def wounds(p: Player, words: Words) -> str:
    """How many wounds, and the names of those that lie face up."""
    if not p.wounds:
        return words("sau-text-wounds-none")
    up = [words(f"sau-wound-{w.card}") for w in p.wounds if w.up]
    counts = words("sau-text-wounds", down=len(p.wounds) - len(up), up=len(up))
    return joined((counts, words("sau-text-wounds-names", list=joined(up)) if up else ""), " ")


def held(of: Iterable[str], words: Words) -> str:
    """What holds in a turn, of what the table may say."""
    known = {"+ap": "up", "-ap": "down", "dazed": "dazed"}
    return joined(words("sau-holds", what=known[what]) for what in of if what in known)


def player(view: View, seat: int, words: Words, names: Names) -> str:
    """One player in a line."""
    table, p = view.table, view.table.players[seat]
    if not p.character:
        return words("sau-text-player-none", player=names[seat])
    character = words(f"sau-character-{p.character}")
    if not p.alive:
        if not p.body:
            return words("sau-text-player-gone", player=names[seat], character=character)
        carried = terms.items(p.items, words) or words("sau-nothing")
        spot = terms.field(p.field, words)
        return words("sau-text-player-dead", player=names[seat], character=character, field=spot, items=carried)
    base = words(
        "sau-text-player",
        player=names[seat],
        character=character,
        place=terms.spot(table, p.field, words) if p.field >= 0 else "–",
        ap=p.ap,
        wounds=wounds(p, words),
        energy=terms.energy_left(p.energy, words) or words("sau-nothing"),
        load=load(table, seat, p.items),
        spaces=spaces(table, seat),
        items=terms.items(p.items, words) or words("sau-nothing"),
    )
    now, later = held(p.turn, words), held(p.coming, words)
    more = (
        words("sau-text-turn") if table.seat == seat else "",
        words("sau-text-starter") if table.starter == seat and table.round else "",
        words("sau-text-bleeding") if p.bleeding else "",
        words("sau-text-hidden") if p.hidden else "",
        words("sau-text-points", n=p.points) if p.points else "",
        words("sau-text-this-turn", list=now) if now else "",
        words("sau-text-coming", list=later) if later else "",
    )
    return joined((base, *more), " · ")


def dino(one: Dino, words: Words) -> str:
    """One dinosaur: kind, life points, dice, status."""
    kind = species(one)
    size = words("sau-kind", size="large" if kind.large else "small", eats="meat" if kind.carnivore else "plants")
    base = words(
        "sau-text-dino",
        dino=terms.dino_name(one.card, words),
        kind=size,
        left=left(one),
        max=kind.lp,
        dice=terms.dice(kind.dice, words),
    )
    return joined((base, words("sau-hostile") if kind.hostile else "", terms.states(one, words)), " · ")


def tile(table: State, f: int, words: Words) -> str:
    """An uncovered tile with its symbols and its power."""
    here = tile_at(table, f)
    if here is None:
        return ""
    more = [words("sau-tile-noise", n=here.noise) if here.noise else "", words("sau-tile-tunnel") if here.tunnel else ""]
    if here.power or table.sabotage >> f & 1:
        state = "sabotaged" if table.sabotage >> f & 1 else "on" if powered(table, f) else "off"
        more.append(words("sau-power", state=state))
    name = f"{terms.field(f, words)} {terms.tile(here.key, words)}"
    more.insert(0, words("sau-type", type=here.type) if here.type else "")
    return f"{name} ({joined(more)})"


def plant_state(table: State) -> str:
    """down, sabotaged, lost or on."""
    if not table.plant:
        return "down"
    f = find(table, "power_plant")
    if f < 0:
        return "lost"
    return "sabotaged" if table.plant == 1 or table.sabotage >> f & 1 else "on"


def top_stage(table: State) -> int:
    """The stage on the back of the top dinosaur card; 0: the deck is empty, or it is mixed."""
    return int(table.stock[-1].removeprefix(HIDDEN) or 0) if table.stock else 0


def event(table: State, words: Words) -> str:
    """The round's event with its words."""
    if not table.event:
        return words("sau-text-no-event")
    key = f"sau-event-{table.event}"
    return words("sau-text-event", card=words(key), text=words(f"{key}-text"))


def island(table: State, words: Words) -> list[str]:
    """What holds for the whole island: event, signal, power, boat, bunker, tunnels, deck."""
    signal, boat, bunker = ways(table, words)
    stage = top_stage(table)
    return [
        event(table, words),
        joined(
            (
                signal,
                words("sau-text-plant", state=plant_state(table)),
                boat,
                bunker,
                words("sau-text-tunnels", open="yes" if table.tunnels else "no"),
                words("sau-text-deck", n=len(table.stock), stage=stage),
            ),
            " ",
        ),
    ]


def bag(table: State, a: int, words: Words) -> str:
    """One noise bag and the lava cards of its colour."""
    black, red = table.bags[a]
    chance = share(red / (black + red), words) if black + red else "–"
    lava = table.erupted.count(AREAS[a])
    return words("sau-text-bag", area=words("sau-area-title", a=AREAS[a]), black=black, red=red, share=chance, lava=lava)


def next_lava(table: State, words: Words) -> str:
    """Which fields go next, where that is certain."""
    fields, round_ = coming(table)
    return words("sau-text-lava-next", list=terms.fields(bits(fields)), n=round_) if fields else ""


def ways(table: State, words: Words) -> list[str]:
    """How the ways off the island stand: helicopter, boat, bunker."""
    signal = "on" if 0 < table.signal <= SIGNAL_LIMIT else "late" if table.signal else "off"
    if not table.signal and table.round > SIGNAL_LIMIT:
        signal = "missed"
    near = terms.fields(bits(SHORE[table.boat_at])) if table.boat else ""
    covered = all(table.lava >> f & 1 for f in LOCATIONS if ZONE[f] == 1)
    bunker = "on" if table.once else "off" if find(table, "bunker") >= 0 else "lost" if covered else "down"
    return [
        words("sau-text-signal", state=signal, round=table.signal),
        words("sau-text-boat", state=("none", "broken", "ready")[table.boat], fields=near),
        words("sau-text-bunker", state=bunker),
    ]


def grounds(table: State, words: Words) -> list[str]:
    """The fields: tiles, locations face down, lava, markers, bodies, objects."""
    tiles = [tile(table, f, words) for f in LOCATIONS if table.up >> f & 1]
    down, lava = face_down(table), bits(table.lava)
    markers = bits(table.encounters & ~table.lava)
    bodies = [f"{terms.dino_name(b.card, words)} {terms.field(b.field, words)}" for b in table.bodies]
    lying = [
        f"{terms.item_name(kind, words)}{f' ×{n}' if n > 1 else ''} {terms.field(f, words)}"
        for (f, kind), n in Counter(table.objects).items()
    ]
    return [
        words("sau-text-tiles", list=joined(tiles)) if any(tiles) else "",
        words("sau-text-down", list=terms.fields(down)) if down else "",
        words("sau-text-lava", list=terms.fields(lava)) if lava else words("sau-text-no-lava"),
        next_lava(table, words),
        words("sau-text-encounters", list=terms.fields(markers)) if markers else "",
        words("sau-text-bodies", list=joined(bodies)) if bodies else "",
        words("sau-text-objects", list=joined(lying)) if lying else "",
    ]


def herd(table: State, words: Words) -> list[str]:
    """The dinosaurs in play by field."""
    if not table.dinos:
        return [words("sau-text-no-dinos")]
    places = sorted({d.field for d in table.dinos})
    return [
        words(
            "sau-text-at",
            place=terms.spot(table, f, words),
            list="; ".join(dino(d, words) for d in table.dinos if d.field == f),
        )
        for f in places
    ]


def text(view: View, words: Words, names: Names) -> str:
    """The whole visible state."""
    table = view.table
    players = [player(view, seat, words, names) for seat in range(len(table.players))]
    if table.over:
        return "\n".join((ending(view, words, names), *goals(view, words, names), *players))
    if not table.round:
        return "\n".join(players)
    bags = words("sau-text-bags", list=joined((bag(table, a, words) for a in range(len(AREAS))), "; "))
    if "coop" in table.modes:
        players += goals(view, words, names)
    lines = [*modes(table, words), *island(table, words), bags, *players, *herd(table, words), *grounds(table, words)]
    return "\n".join(line for line in lines if line)


def modes(table: State, words: Words) -> list[str]:
    """The variants, and what they ask for."""
    if not table.modes:
        return []
    found = [words("sau-text-modes", list=joined(words("sau-mode", mode=mode) for mode in table.modes))]
    return [*found, words("sau-text-target", n=target(table))] if target(table) else found


def goals(view: View, words: Words, names: Names) -> list[str]:
    """Everybody's goals where they are open (at the end, in a cooperative game), the fulfilled ones ticked."""
    lines = []
    for seat, p in enumerate(view.table.players):
        if p.goal in GOALS:
            counts = bool(p.way) or not view.table.over
            marks = ("✓" if counts and reached(view.table, seat, g) else "–" for g in GOALS[p.goal].goals)
            texts = (f"{g.points}: {words(f'sau-goal-{g.count}', n=g.n)}" for g in GOALS[p.goal].goals)
            shown = joined(map(" ".join, zip(marks, texts, strict=True)))
            lines.append(words("sau-goals-shown", player=names[seat], list=shown))
    return lines
