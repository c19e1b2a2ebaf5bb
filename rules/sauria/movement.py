"""Moving: steps, leave attacks, entering, uncovering, tunnels (chapters Movement, Locations, Tunnels; SAU-R-046)."""

from rules.sauria import events as e
from rules.sauria.actions import Aim, Go, Stop, each
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.marks import AGGRESSIVE, FRIGHTENED, IDLE, PANICKED
from rules.sauria.cards.tiles import TILES
from rules.sauria.combat import attack_player
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R, at, get, haunts, pack_of, species
from rules.sauria.frames import Leave, Mooring, Perform, Step
from rules.sauria.harm import hurt
from rules.sauria.map import LOCATION_MASK, PLACE, WATERS
from rules.sauria.noise import terrain
from rules.sauria.places import chooser, find, has_trait, on_lava, powered, protected, steps
from rules.sauria.state import Board, Dino
from rules.sauria.variants import open_island

LAVA_DAMAGE = 5
MOVES = ("move", "quiet", "sneak", "sprint", "evade", "tunnel")


def provoked(b: Board, seat: int, dino: Dino) -> bool:
    """Whether a dinosaur on the field attacks a player who leaves it (SAU-MOVE-07, -08, -13, SAU-HERB-02, SAU-R-078)."""
    if dino.marks & IDLE:
        return False
    kind = CARDS[dino.card]
    if kind.carnivore or kind.hostile or dino.marks & (AGGRESSIVE | PANICKED | FRIGHTENED):
        return True
    return frightened(b, seat, dino)


def frightened(b: Board, seat: int, dino: Dino) -> bool:
    """Whether the player frightens this dinosaur by leaving: a herbivore that it met this turn (SAU-HERB-02, SAU-R-078)."""
    return dino.id in b.players[seat].met and not has_trait(b, seat, "calm")


def leave_units(b: Board, seat: int) -> tuple[tuple[int, ...], ...]:
    """Units that attack a leaving player, in order of printed life points (SAU-R-050). None in the protected bunker."""
    f = b.players[seat].field
    if not haunts(b) >> f & 1 or protected(b, f):
        return ()
    here = at(b, f)
    units: list[tuple[int, ...]] = []
    for dino in here:
        if not provoked(b, seat, dino) or (units and any(dino.id in u for u in units)):
            continue
        units.append(tuple([d.id for d in pack_of(b, dino) if provoked(b, seat, d)]))
    if len(units) < 2:
        return tuple(units)
    lp = {d.id: species(d).lp for d in b.dinos}
    return tuple(sorted(units, key=lambda u: (-max(lp[i] for i in u), u[0])))


def step(run: R, seat: int, to: int, what: str, units: tuple[tuple[int, ...], ...]) -> None:
    """Begin a step of a movement: these units attack at leaving, then the figure goes."""
    run.push(Step(seat, to, what))
    if units:
        run.push(Leave(seat, units))


def step_step(run: R, frame: Step, value: object) -> Asked | None:
    """One step of a movement, after the attacks at leaving: the new field and what it does, its encounter.

    The frame moves on only before something that is put on top of it.
    """
    b, seat, to, stage = run.draft, frame.seat, frame.to, frame.stage
    if stage == 0:
        if value == "held":
            run.emit(e.Held(seat, b.players[seat].field))
            run.done(("held", 0, 0))
            return None
        enter(run, seat, to, frame.what)
        if not b.players[seat].alive:
            return None
        if covered(b, to):
            run.become(Step(seat, to, frame.what, 1))
            uncover(run, to, seat)
            return None
    if stage <= 1 and b.encounters >> to & 1 and b.players[seat].field == to:
        run.become(Step(seat, to, frame.what, 2))
        encounter(run, seat, to)
        return None
    run.done(("entered", *terrain(b, to)))
    return None


def covered(b: Board, f: int) -> bool:
    """Whether entering the field uncovers a location (SAU-MOVE-05)."""
    return bool((LOCATION_MASK & ~b.up & ~b.lava) >> f & 1)


def uneventful(b: Board, to: int) -> bool:
    """Whether a field is just entered: nothing burns, is uncovered or met there."""
    return not (b.lava | b.encounters | (LOCATION_MASK & ~b.up)) >> to & 1


def enter(run: R, seat: int, to: int, how: str) -> None:
    """Put the figure on the new field; lava burns (SAU-LAVA-15, SAU-R-035)."""
    start = run.draft.players[seat].field
    here = at(run.draft, to)
    calm = tuple([d.id for d in here if not CARDS[d.card].carnivore]) if here else ()
    run.emit(e.Moved(seat, start, to, how, calm))
    if how == "tunnel":
        run.emit(e.Tallied(seat, "tunnels"))
    if on_lava(run.draft, to):
        hurt(run, seat, LAVA_DAMAGE)


def step_leave(run: R, frame: Leave, value: object) -> Asked | None:
    """The next leave attack; all are carried out, also after an NR (SAU-R-050)."""
    if not frame.units:
        if frame.held:
            stay_frightened(run, frame.seat)
        run.done("held" if frame.held else "free")
        return None
    if not run.draft.ties and not frame.named:
        level = equal_first(run.draft, frame.units)
        if len(level) > 1:
            return ask(frame.seat, "order", tuple(Aim(u[0]) for u in level))
    unit, rest = frame.units[0], frame.units[1:]
    members = tuple([d for i in unit if (d := get(run.draft, i)) is not None])
    after = Leave(frame.seat, rest, frame.held)
    run.become(after)
    held = attack_player(run, members, frame.seat, "leaving")
    if not (rest or held or frame.held) and run.stack and run.stack[-1] is after:
        run.done("free")
    elif held and run.draft.players[frame.seat].alive:
        i = next(i for i, f in enumerate(run.stack) if type(f) is Leave)
        run.stack[i] = Leave(frame.seat, rest, True)
    return None


def stay_frightened(run: R, seat: int) -> None:
    """The player is held, whoever rolled the NR: the herbivores that it frightened stay frightened (SAU-R-079)."""
    for d in at(run.draft, run.draft.players[seat].field):
        if frightened(run.draft, seat, d) and not species(d).hostile and not d.marks & (AGGRESSIVE | FRIGHTENED | IDLE):
            run.emit(e.Marked(d.id, FRIGHTENED, True))


def equal_first(b: Board, units: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The units with as many printed life points as the first one: the active player orders them (SAU-R-050)."""
    if len(units) == 1:
        return units
    lp = {d.id: species(d).lp for d in b.dinos}
    return tuple(u for u in units if max(lp[i] for i in u) == max(lp[i] for i in units[0]))


def answer_leave(run: R, frame: Leave, seat: int, action: Aim) -> None:
    """The active player names the next of equal attackers."""
    chosen = next(u for u in frame.units if u[0] == action.piece)
    rest = tuple(u for u in frame.units if u != chosen)
    run.become(Leave(frame.seat, (chosen, *rest), frame.held, True))


def uncover(run: R, f: int, by: int, setup: bool = False, who: int = -1) -> None:
    """Turn a location tile face up (SAU-MOVE-05, SAU-ENC-03): markers, tunnels, power, the boat, reveal effects.

    Effects come on top of the stack. by: who entered it; -1 without anybody moving there, then an encounter marker is laid.
    who: a player who chose it from afar and so uncovered it too; -1 by chance or at setup.
    setup: markers are laid, but nobody is hurt and nothing breaks out (SAU-R-016, SAU-R-158, SAU-R-167).
    """
    key = run.draft.tiles[PLACE[f]]
    tile = TILES[key]
    run.emit(e.Uncovered(f, key, by, tile.encounter))
    check_power(run)
    if key == "docks":
        waters = WATERS[f]
        finder = max(by, who)
        if finder >= 0 and len(waters) > 1:
            run.push(Mooring(finder))
        else:
            moor(run, waters[0])
    if tile.reveal and not setup:
        run.push(Perform(by if by >= 0 else chooser(run.draft), f"tile:{key}", (0,)))


def step_mooring(run: R, frame: Mooring, value: object) -> Asked | None:
    """Where the boat lies (SAU-R-125)."""
    return ask(frame.seat, "mooring", tuple(Go(w) for w in WATERS[find(run.draft, "docks")]))


def answer_mooring(run: R, frame: Mooring, seat: int, action: Go) -> None:
    """The boat is placed."""
    moor(run, action.field)
    run.done()


def moor(run: R, water: int) -> None:
    """The boat lies in the water; whole in solo and open games (SAU-BOAT-02, SAU-SOLO-11, SAU-R-159)."""
    run.emit(e.BoatPlaced(water))
    if open_island(run.draft.modes):
        run.emit(e.BoatRepaired(-1))


def check_power(run: R) -> None:
    """What happens the first time that the bunker or the nursery has power (SAU-BUNKER-03, SAU-R-091)."""
    b = run.draft
    if not b.once:
        bunker = find(b, "bunker")
        if bunker >= 0 and powered(b, bunker):
            run.emit(e.BunkerOn(bunker))
    if not b.nursery:
        nursery = find(b, "nursery")
        if nursery >= 0 and powered(b, nursery):
            run.emit(e.ObjectsLaid(nursery, "egg", 2, True))


def encounter(run: R, seat: int, f: int) -> None:
    """Draw an encounter card; the place is spent (SAU-ENC-01 to -04, SAU-R-095, SAU-R-097)."""
    run.emit(e.MarkerSpent(f))
    mixed: tuple[str, ...] = ()
    if not run.draft.meetings:
        mixed = run.chance.shuffled(run.draft.met)
    deck = mixed or run.draft.meetings
    run.emit(e.EncounterDrawn(seat, deck[-1], mixed))
    if ENCOUNTERS[deck[-1]].effects:
        run.push(Perform(seat, f"encounter:{deck[-1]}", (0,)))


def next_steps(run: R, seat: int, what: str, left: int) -> Asked | None:
    """The prompt for a further step of a sprint; it may stop (SAU-R-049)."""
    open_ = steps(run.draft, run.draft.players[seat].field)
    return ask(seat, "step", (*each(Go, open_), Stop()), (what, left), "turn") if open_ else None
