"""What holds in every state of every game: conservation, lava, secrets, replay. Random games are bounded."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bench.sauria_play import Match, Step, at_random, busily, by_computer
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.draft import slots
from rules.core.game import Illegal, Move, Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import ACTIONS, Do
from rules.sauria.apply import ANSWER, NOBODY, STEP, open_run
from rules.sauria.book import BOOK, effects_at
from rules.sauria.cards.dinosaurs import CARDS, PACK
from rules.sauria.cards.encounters import DECK as ENCOUNTERS
from rules.sauria.cards.events import DAY, NIGHT
from rules.sauria.cards.items import DECK, ITEMS
from rules.sauria.cards.tiles import BY_ZONE
from rules.sauria.cards.wounds import DECK as WOUNDS
from rules.sauria.deeds import DO
from rules.sauria.effects import Each, OneOf, PayAp
from rules.sauria.events import EVENTS
from rules.sauria.evolve import FOLD
from rules.sauria.frames import FRAMES
from rules.sauria.map import LOCATIONS, NEAR, beside
from rules.sauria.setup import LAVA_CARDS
from rules.sauria.state import HIDDEN, PLAYER, STATE, Player, State, Wound
from tests.rules.sauria.island import hunting, proceed

GAMES = 200
CODEC = codec_for(GAME)


def match(i: int) -> Match:
    """The i-th random game: 2 to 5 seats, ties by the bot in every other one."""
    return Match(f"property{i}", 2 + i % 4, busily if i % 3 else at_random, {"ties": i % 2 == 0})


def check_conserved(s: State) -> None:
    """Every card, marker and figure is in exactly one place."""
    seated = [p for p in s.players if p.character]
    dinosaurs = Counter((*s.stock, *s.discard, *s.aside, *(d.card for d in s.dinos)))
    assert dinosaurs == Counter(list(CARDS)), "dinosaur cards"
    assert len({d.id for d in s.dinos}) == len(s.dinos) and all(d.id < s.next_id for d in s.dinos)
    wounds = Counter((*s.wounds, *(w.card for p in s.players for w in p.wounds)))
    assert wounds == Counter(WOUNDS), "wound cards"
    assert Counter((*s.meetings, *s.met)) == Counter(ENCOUNTERS), "encounters"
    current = (s.event,) if s.event else ()
    assert Counter((*s.day, *s.night, *s.past, *current)) == Counter((*DAY, *NIGHT)), "events"
    assert Counter((*s.eruptions, *s.erupted)) == Counter(LAVA_CARDS), "lava cards"
    held = [i.key for p in s.players for i in p.items if i.key not in ("egg", "dna")]
    items = Counter((*(c for deck in s.items for c in deck), *s.gone, *s.drawn, *held))
    unique = [ITEMS[k].key for k in ITEMS if not ITEMS[k].deck and ITEMS[k].copies == 1 and items[k]]
    assert items - Counter(unique) == Counter(c for deck in DECK.values() for c in deck), "items"
    assert all(0 <= black <= 4 * len(s.players) and 0 <= red <= len(s.players) for black, red in s.bags)
    assert all(black + red > 0 for black, red in s.bags)
    assert Counter(s.tiles) == Counter(t for zone in BY_ZONE for t in zone), "tiles"
    for p in seated:
        assert len(p.wounds) <= 5 and (p.alive or p.way == "")
        assert p.alive or not p.hidden
        assert not (p.hidden and p.bleeding)
    assert s.seat < 0 or s.players[s.seat].alive


def check_step(step: Step) -> None:
    """What must hold of one move."""
    for x in step.outcome.events:
        if isinstance(x, e.DinosaurMoved):
            assert NEAR[x.start] >> x.field & 1 or x.why == "event"
            if x.why != "event":
                assert not beside(step.before.lava) >> x.field & 1, "a dinosaur walked beside lava"


@pytest.mark.rule("SAU-LAVA-18", "SAU-CARN-07", "SAU-R-057", "SAU-NOISE-08", "SAU-MOVE-16")
def test_in_random_games_everything_is_conserved_and_no_dinosaur_walks_beside_lava() -> None:
    endings = Counter()  # type: ignore[var-annotated]
    for i in range(GAMES):
        game = match(i)
        stored: list[Any] = []
        for step in game.play():
            check_step(step)
            stored += step.outcome.events
            if game.ply % 20 == 0:
                check_conserved(step.outcome.state)
        check_conserved(game.state)
        assert GAME.evolve(game.first.state, stored) == game.state
        result = GAME.result(game.state)
        assert result is not None
        endings[result.ending] += 1
    assert sum(endings.values()) == GAMES
    assert endings["all_dead"] < GAMES


def test_computer_players_finish_their_games_and_most_of_them_get_home() -> None:
    alive = seats = 0
    for i in range(12):
        state = Match(f"home{i}", 2 + i % 4, by_computer("normal")).finish()
        alive += sum(bool(p.way) for p in state.players)
        seats += len(state.players)
    assert alive >= seats * 0.4


def test_an_easy_computer_answers_legally_too() -> None:
    for i in range(2):
        assert Match(f"easy{i}", 3, by_computer("easy")).finish().over


def test_a_state_that_was_stored_asks_the_same_and_stepping_again_changes_nothing() -> None:
    for i in range(8):
        for step in match(i).play():
            before = step.before
            if step.outcome.state.round % 3 == 1 or len(before.stack) > 5:
                loaded: State = CODEC.unpack(CODEC.pack(before))
                assert loaded == before and loaded.asked is None
                assert GAME.prompts(loaded) == GAME.prompts(before)
                again = open_run(loaded, NOBODY)
                again.loop()
                assert again.events == [] and tuple(again.stack) == before.stack


def test_after_a_restart_in_the_middle_of_anything_the_game_goes_on_alike() -> None:
    game = match(4)
    chance = game.first.state
    for step in game.play():
        loaded = CODEC.unpack(CODEC.pack(chance))
        outcome = GAME.apply(loaded, step.move, Chance(game.seed, game.ply))
        assert outcome == step.outcome
        chance = outcome.state


def permuted(s: State, seat: int | None, chance: Chance) -> State:
    """The same table with everything that seat may not see dealt anew."""
    d = STATE.open(s)
    tiles = list(s.tiles)
    for zone in range(3):
        spots = [i for i, f in enumerate(LOCATIONS) if tiles[i] in BY_ZONE[zone] and not s.up >> f & 1]
        for i, tile in zip(spots, chance.shuffled([tiles[i] for i in spots]), strict=True):
            tiles[i] = tile
    d.tiles = tuple(tiles)
    for name in ("day", "night", "meetings", "eruptions"):
        setattr(d, name, chance.shuffled(getattr(s, name)))
    d.items = tuple(chance.shuffled(deck) for deck in s.items)
    stock, discard = list(s.stock), list(s.discard)
    for k in range(1, 5):
        pool = list(chance.shuffled([c for c in (*stock, *discard) if CARDS[c].stage == k]))
        stock = [pool.pop() if CARDS[c].stage == k else c for c in stock]
        discard = [pool.pop() if CARDS[c].stage == k else c for c in discard]
    d.stock, d.discard = tuple(stock), chance.shuffled(discard)
    hidden = list(chance.shuffled((*s.wounds, *(w.card for p in s.players for w in p.wounds if not w.up))))
    players = []
    for i, p in enumerate(s.players):
        q = PLAYER.open(p)
        q.wounds = tuple(w if w.up else Wound(hidden.pop()) for w in p.wounds)
        if i != seat:
            q.goal = f"{p.character}.{1 + chance.below(3)}" if p.goal else ""
            q.tally = (("kills", chance.below(9)),)
        players.append(PLAYER.publish(q))
    d.players, d.wounds = tuple(players), tuple(hidden)
    return STATE.publish(d)


@pytest.mark.rule("SAU-R-118", "SAU-GOAL-04", "SAU-R-120", "SAU-SETUP-04", "SAU-ITEM-19")
def test_dealing_all_secrets_anew_changes_nothing_that_anybody_sees() -> None:
    for i in range(6):
        for step in match(i).play():
            s = step.outcome.state
            if s.over or len(step.outcome.events) % 3:
                continue
            for seat in (None, *range(len(s.players))):
                other = permuted(s, seat, Chance(f"deal{i}", s.round))
                if seat is not None and s.players[seat].peek[1]:
                    continue
                assert GAME.view(other, seat) == GAME.view(s, seat)


def test_scrubbed_events_show_no_hidden_card() -> None:
    shown: Counter[str] = Counter()
    for i in range(10):
        for step in match(i).play():
            for x in step.outcome.events:
                public = GAME.scrub(x, None)
                shown[type(x).__name__] += public is not None
                if isinstance(public, e.WoundDrawn | e.Peeked):
                    assert public.card == HIDDEN
                elif isinstance(public, e.Healed):
                    assert public.up or public.card == HIDDEN
                elif isinstance(public, e.CharacterTaken):
                    assert public.goal == HIDDEN
                elif isinstance(public, e.DinosaurPlaced | e.RaptorPackDrawn | e.Enlisted):
                    assert all(c.startswith(HIDDEN) for c in public.stock)
    assert shown["Tallied"] == shown["Waiting"] == 0
    assert shown["Moved"] > 0


def test_guesses_fit_the_view_and_can_be_played_on() -> None:
    for step in match(2).play():
        s = step.outcome.state
        if len(step.outcome.events) % 4:
            continue
        v = GAME.view(s, 0)
        guessed = GAME.guess(v, Chance("guess", s.round))
        assert GAME.view(guessed, 0) == v
        check_conserved(replace(guessed, asked=None))
        for prompt in GAME.prompts(guessed)[:1]:
            assert GAME.apply(guessed, Move(prompt.seat, prompt.choices[0]), Chance("on")).state.round >= s.round


def test_forged_actions_are_illegal_and_change_nothing() -> None:
    s = match(0).first.state
    before = CODEC.pack(s)
    for seat in (None, 0, 1, 7):
        with pytest.raises(Illegal):
            GAME.apply(s, Move(seat, Do("attack")), Chance("forged"))
    assert CODEC.pack(s) == before


def test_only_the_table_itself_goes_on_after_a_phase() -> None:
    waiting = proceed(hunting()).state
    onward: Any = Proceed()
    for state, seat in ((waiting, 0), (waiting, 1), (match(0).first.state, None)):
        with pytest.raises(Illegal):
            GAME.apply(state, Move(seat, onward), Chance("forged"))
    assert GAME.apply(waiting, Move(None, onward), Chance("on")).state != waiting


def test_every_event_frame_and_effect_has_its_arm() -> None:
    assert set(FOLD) == set(EVENTS)
    assert set(STEP) == set(FRAMES)
    assert set(ANSWER) <= set(FRAMES)
    assert {slots(Player)} == {PLAYER.draft.__slots__}
    assert len(set(ACTIONS)) == 16
    from rules.sauria import effects as fx

    asked = {fx.Lose, fx.Tire, fx.Put, fx.Uncover, fx.Mark, fx.Photo, fx.Tend, fx.Reload, fx.OneOf, fx.PayAp}
    kinds = set(fx.Effect.__args__)
    assert set(DO) | asked == kinds
    assert PACK == ("pack.1", "pack.2", "pack.3")


def test_every_card_can_be_carried_out_by_its_path() -> None:
    used: set[type] = set()

    def walk(book: str, path: tuple[int, ...]) -> None:
        for i, x in enumerate(effects_at(book, (*path, 0))):
            used.add(type(x))
            here = (*path, i)
            if isinstance(x, OneOf):
                for n in range(len(x.branches)):
                    walk(book, (*here, n))
            elif isinstance(x, Each | PayAp):
                walk(book, (*here, 0))

    for book in BOOK:
        walk(book, ())
    from rules.sauria import effects as fx

    assert set(fx.Effect.__args__) == used
