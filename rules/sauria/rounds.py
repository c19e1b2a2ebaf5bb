"""The round: landing, the phases in their order, the event phase and clean-up (chapters Setup 9, Game Flow, Clean-Up)."""

from rules.sauria import events as e
from rules.sauria.actions import Go, Take, each
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R, species
from rules.sauria.frames import Actions, Hunt, Opening, Pause, Perform, Round, Turn
from rules.sauria.lava import erupt
from rules.sauria.movement import check_power, uncover
from rules.sauria.places import chooser, forbids, in_force, is_night, living, wounded
from rules.sauria.state import Board
from rules.sauria.survival import finish
from rules.sauria.variants import common_start, first_lava, goal_cards, night_deck, open_fields, start_fields, turn_points

ROUNDS = 16
PHASES = ("event", "lava", "action", "dinosaur", "clean-up")


def open_characters(b: Board) -> tuple[str, ...]:
    """Characters that nobody has (SAU-R-011)."""
    taken = {p.character for p in b.players}
    return tuple(c for c in CHARACTERS if c not in taken)


def take_character(run: R, seat: int, character: str) -> None:
    """A character and one of its goal cards by chance (SAU-SETUP-03, SAU-R-012)."""
    run.emit(e.CharacterTaken(seat, character, run.chance.pick(goal_cards(run.draft, character))))


def step_opening(run: R, frame: Opening, value: object) -> Asked | None:
    """Characters in seat order; then the figures from the starting player clockwise; then the fields are turned up."""
    if frame.left:
        seat = frame.left[0]
        if frame.stage == "character":
            if run.draft.players[seat].character:
                run.become(Opening("character", frame.left[1:]))
                return None
            return ask(seat, "character", tuple(map(Take, open_characters(run.draft))), clock="place")
        return ask(seat, "landing", each(Go, start_fields(run.draft)), clock="place")
    if frame.stage == "character":
        seats = living(run.draft)
        run.become(Opening("field", seats[:1] if common_start(run.draft) else seats))
        return None
    run.done()
    run.push(Round())
    run.emit(e.RoundBegan(1, False))
    for f in sorted({*(p.field for p in run.draft.players), *open_fields(run.draft)}):
        uncover(run, f, -1, setup=True)
    return None


def answer_opening(run: R, frame: Opening, seat: int, action: Take | Go) -> None:
    """A character or a start field (SAU-SETUP-19)."""
    if isinstance(action, Take):
        take_character(run, seat, action.character)
    else:
        for lander in living(run.draft) if common_start(run.draft) else (seat,):
            run.emit(e.Landed(lander, action.field))
    run.become(Opening(frame.stage, frame.left[1:]))


def step_round(run: R, frame: Round, value: object) -> Asked | None:
    """The next phase; after the last the next round or the end (SAU-ROUND-02). Without anybody alive the game is over."""
    if chooser(run.draft) < 0:
        finish(run)
        return None
    phase = PHASES[frame.phase]
    run.become(Round((frame.phase + 1) % len(PHASES)))
    if phase == "lava" and run.draft.round < first_lava(run.draft):
        return None
    run.emit(e.PhaseBegan(phase))
    if phase == "event":
        run.push(Pause())
        reveal_event(run)
    elif phase == "lava":
        run.push(Pause())
        erupt(run)
    elif phase == "action":
        run.push(Actions(living(run.draft)))
    elif phase == "dinosaur":
        run.push(Pause())
        run.push(Hunt(()))
    else:
        clean_up(run)
    return None


def step_pause(run: R, frame: Pause, value: object) -> Asked | None:
    """Waits for Proceed; with nobody alive there is nothing to wait for."""
    if chooser(run.draft) < 0:
        run.done()
        return None
    return ()


def reveal_event(run: R) -> None:
    """The starting player reveals an event of the round's deck (SAU-EVENT-01, SAU-R-027)."""
    night = night_deck(run.draft, run.draft.round)
    deck = run.draft.night if night else run.draft.day
    mixed: tuple[str, ...] = ()
    if not deck:
        mixed = deck = run.chance.shuffled([c for c in run.draft.past if EVENTS[c].night == night])
    run.emit(e.EventRevealed(deck[-1], night, mixed))
    if EVENTS[deck[-1]].effects:
        run.push(Perform(-1, f"event:{deck[-1]}", (0,)))


def step_actions(run: R, frame: Actions, value: object) -> Asked | None:
    """Turns from the starting player clockwise (SAU-ROUND-04, SAU-R-019)."""
    if not frame.left:
        run.done()
        return None
    seat, rest = frame.left[0], frame.left[1:]
    run.become(Actions(rest))
    if run.draft.players[seat].alive:
        run.emit(e.TurnBegan(seat, points_of(run.draft, seat)))
        run.push(Turn(seat))
    return None


def points_of(b: Board, seat: int) -> int:
    """Action points of a turn that begins now: the usual number, and what cards changed; at least a step (SAU-ACT-01)."""
    p = b.players[seat]
    change = int(in_force(b, "ap+1")) - int(forbids(b, seat, "ap-1"))
    if p.coming:
        change += p.coming.count("+ap") - int("-ap" in p.coming)
    return max(1 + int(wounded(b, seat, "leg")), turn_points(b) + change)


def clean_up(run: R) -> None:
    """Bodies, the end after round 16, the event card, the round marker, the starting player marker (SAU-R-022)."""
    b = run.draft
    if b.bodies:
        hungry = {d.field for d in b.dinos if species(d).carnivore}
        gone = tuple((x.card, x.field) for x in b.bodies if x.field not in hungry)
        if gone:
            run.emit(e.BodiesCleared(gone))
    if b.round == ROUNDS:
        finish(run)
        return
    run.emit(e.EventLeft(b.event))
    n = len(b.players)
    nxt = next(s for s in ((b.starter + k) % n for k in range(1, n + 1)) if b.players[s].alive)
    run.emit(e.RoundBegan(b.round + 1, is_night(b.round + 1)))
    run.emit(e.StarterPassed(nxt))
    check_power(run)
