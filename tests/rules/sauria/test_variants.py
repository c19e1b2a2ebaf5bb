"""Solo, cooperative, easier, harder and Jurassic games (chapters Solo, Variants); examples EX-30, -31, -39, -40."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bench.sauria_play import Match, at_random, busily, by_computer
from rules.core.chance import Chance
from rules.core.game import Move, Result, SeatSpec
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Do, Go
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import DAY, EVENTS, NIGHT
from rules.sauria.cards.goals import GOALS
from rules.sauria.dinosaurs import enlist, search
from rules.sauria.map import AREA, FLOW, INNER, PLACE, ZONE1, ZONE1_MASK, ZONE2, ZONE3, bits, mask
from rules.sauria.places import powered
from rules.sauria.state import State
from rules.sauria.variants import from_bottom, modes_of, stage_counts
from tests.rules.sauria.island import (
    AT,
    F,
    Rigged,
    asked,
    dino,
    down,
    island,
    kinds,
    menu,
    person,
    phase,
    play,
    proceed,
    step,
    up,
)

FIELDS = (*ZONE1, *ZONE2)


def new(seats: int, seed: str = "variant", **options: Any) -> State:
    """A table with these options; characters are dealt."""
    people = (SeatSpec(),) * seats
    return GAME.setup(people, {"characters": "random", **options}, Chance(seed)).state


def landed(seats: int, field: int, **options: Any) -> State:
    """Everybody lands on that field (as often as asked)."""
    s = new(seats, **options)
    while asked(s).kind == "landing":
        s = GAME.apply(s, Move(asked(s).seat, Go(field)), Chance("land")).state
        if not GAME.prompts(s):
            break
    return s


def ended(s: State) -> Result:
    """The result after the last clean-up of round 16."""
    result = GAME.result(proceed(phase(replace(s, round=16), 4)).state)
    assert result is not None
    return result


# --- solo ---


@pytest.mark.rule("SAU-SOLO-01", "SAU-SOLO-03", "SAU-SOLO-05", "SAU-SOLO-06", "SAU-SOLO-07")
def test_a_solo_table_is_laid_out_as_for_two_with_the_signal_on() -> None:
    s = new(1)
    assert s.modes == ("solo",)
    assert s.bags == ((8, 2),) * 4
    assert len(s.stock) == 8
    assert s.starter == 0
    assert s.signal == 1


@pytest.mark.rule("SAU-SOLO-02")
def test_solo_goal_cards_carry_the_single_figure_symbol() -> None:
    goals = {new(1, f"goal{i}").players[0].goal for i in range(60)}
    assert len(goals) > 8
    assert all(GOALS[g].solo for g in goals)


@pytest.mark.rule("SAU-SOLO-04")
def test_solo_item_decks_hold_neither_boat_parts_nor_phones() -> None:
    held = Counter(c for deck in new(1).items for c in deck)
    assert held["boat_parts"] == held["satellite_phone"] == 0
    assert held["petrol"] == 3
    assert Counter(c for deck in new(2).items for c in deck)["boat_parts"] == 3


@pytest.mark.rule("SAU-SOLO-08", "SAU-SOLO-09", "SAU-R-158", "SAU-R-016")
def test_solo_uncovers_zones_one_and_two_without_entering_them_and_powers_only_the_bunker() -> None:
    s = landed(1, F["B2"])
    assert set(bits(s.up)) == set(FIELDS)
    assert s.dinos == ()
    where = {t: f for f in FIELDS for t in [s.tiles[PLACE[f]]]}
    assert s.encounters >> where["shed"] & 1
    assert s.encounters >> where["campsite"] & 1
    assert s.sabotage >> where["power_plant"] & 1
    assert powered(s, where["bunker"])
    assert s.once
    assert not powered(s, where["clinic"])


@pytest.mark.rule("SAU-SOLO-10", "SAU-ACT-01")
def test_solo_turns_have_four_points() -> None:
    s = proceed(phase(landed(1, F["B2"]), 2)).state
    assert s.players[0].ap == 4


@pytest.mark.rule("SAU-SOLO-11", "SAU-R-159")
def test_the_boat_is_whole_when_the_docks_are_uncovered() -> None:
    s = island(person("hunter", "D5"), person("ranger", "D13"), modes=("solo",))
    moored = play(step(s, "D4").state, Go(64))
    assert moored.state.boat == 2
    assert moored.all(e.BoatRepaired) == [e.BoatRepaired(-1)]


@pytest.mark.rule("SAU-SOLO-12", "SAU-SOLO-13")
@pytest.mark.parametrize(
    ("points", "modes", "ending"),
    [
        (10, ("solo",), "solo_won"),
        (9, ("solo",), "solo_points"),
        (7, ("solo", "target7"), "solo_won"),
        (6, ("solo", "target7"), "solo_points"),
    ],
)
def test_a_solo_game_is_won_with_ten_points_or_the_gentler_seven(points: int, modes: tuple[str, ...], ending: str) -> None:
    """EX-31."""
    base = island(person("hunter", "B2", points=points, goal="hunter.2"), up=("bunker",), once=True)
    result = ended(replace(base, players=base.players[:1], modes=modes))
    assert (result.points, result.ending, result.winners) == ((points,), ending, (0,) if ending == "solo_won" else ())


@pytest.mark.rule("SAU-SOLO-12")
def test_a_dead_solo_player_has_lost() -> None:
    base = island(person("hunter", "C1", points=20))
    alone = replace(base, players=base.players[:1], modes=("solo",))
    assert (ended(alone).ending, ended(alone).winners) == ("solo_death", ())


@pytest.mark.rule("SAU-SOLO-14")
def test_a_solo_bag_is_refilled_with_eight_black_and_two_red() -> None:
    base = island(person("hunter", "D13"), bags=((8, 2), (8, 2), (1, 0), (8, 2)))
    alone = replace(base, players=base.players[:1], modes=("solo",))
    assert step(alone, "D14", markers="BBB").one(e.BagFilled) == e.BagFilled(2, 8, 2)


@pytest.mark.rule("SAU-SOLO-13", "SAU-JURASSIC-07", "SAU-R-169")
def test_options_become_modes_and_mix_as_ruled() -> None:
    assert modes_of(3, {}) == ()
    assert modes_of(1, {"solo_target": "7", "coop": True}) == ("solo", "target7")
    assert modes_of(3, {"difficulty": "easy", "coop": True}) == ("coop", "easy_deck", "easy_encounters", "easy_open")
    gentle = new(1, difficulty="easy")
    assert (len(gentle.meetings), Counter(CARDS[c].stage for c in gentle.stock)) == (20, {1: 3, 2: 2, 3: 2, 4: 1})
    assert modes_of(1, {"difficulty": "hard", "jurassic": ("deck", "start")}) == (
        "hard",
        "jurassic_deck",
        "jurassic_start",
        "solo",
    )
    with pytest.raises(ValueError, match="difficulty"):
        modes_of(3, {"difficulty": "easy and hard"})


# --- cooperative ---


@pytest.mark.rule("SAU-COOP-01")
def test_cooperative_goal_cards_carry_the_symbol_too() -> None:
    for i in range(20):
        assert all(GOALS[p.goal].solo for p in new(4, f"coop{i}", coop=True).players)


@pytest.mark.rule("SAU-COOP-02")
def test_a_cooperative_group_starts_on_one_common_field() -> None:
    s = new(3, coop=True)
    assert asked(s).seat == s.starter
    once = play(s, Go(F["B8"])).state
    assert [p.field for p in once.players] == [F["B8"]] * 3, "asked once for all"
    s = landed(3, F["B8"], coop=True)
    assert [p.field for p in s.players] == [F["B8"]] * 3
    order = [s.players[(s.starter + k) % 3].entered for k in range(3)]
    assert order == sorted(order)
    assert bits(s.up) == (F["B8"],)


@pytest.mark.rule("SAU-COOP-03", "SAU-COOP-04")
@pytest.mark.parametrize(
    ("points", "ending"), [((24, 0, 0), "coop_won"), ((8, 8, 8), "coop_won"), ((23, 0, 0), "coop_points")]
)
def test_only_the_sum_of_eight_points_a_player_matters(points: tuple[int, ...], ending: str) -> None:
    """EX-30."""
    people = [
        person(c, "B2", points=n, goal="hunter.2") for c, n in zip(("hunter", "ranger", "scientist"), points, strict=True)
    ]
    result = ended(island(*people, up=("bunker",), once=True, modes=("coop",)))
    assert result.ending == ending
    assert result.winners == ((0, 1, 2) if ending == "coop_won" else ())


@pytest.mark.rule("SAU-COOP-05", "SAU-R-160")
def test_the_first_death_loses_the_cooperative_game_at_once() -> None:
    dying = person("hunter", "C1", wounds=(*up("leg", "lung", "ribs", "hand"), *down("arm")))
    s = island(dying, person("ranger", "D13"), dinos=[dino("allosaurus", "C1")], modes=("coop",))
    played = step(s, "D1", faces=[1, 0])
    result = GAME.result(played.state)
    assert result is not None
    assert (result.ending, result.winners, GAME.prompts(played.state)) == ("coop_death", (), ())
    safe = person("ranger", "B2", points=30)
    assert ended(island(safe, person("hunter", "C1"), up=("bunker",), once=True, modes=("coop",))).ending == "coop_death"


@pytest.mark.rule("SAU-COOP-06", "SAU-COOP-07", "SAU-R-161")
def test_all_else_is_as_usual_and_goal_cards_may_be_seen() -> None:
    s = landed(3, F["B2"], coop=True)
    assert proceed(phase(s, 2)).one(e.TurnBegan).ap == 3
    assert s.signal == 0
    assert [p.goal for p in GAME.view(s, 0).table.players] == [p.goal for p in s.players]


# --- easier ---


@pytest.mark.rule("SAU-EASY-01", "SAU-HARD-01", "SAU-ENC-09")
def test_easier_games_have_no_minus_and_harder_ones_no_plus_encounters() -> None:
    easy, hard = new(3, difficulty="easy").meetings, new(3, difficulty="hard").meetings
    assert (len(easy), len(hard)) == (20, 20)
    assert not any(ENCOUNTERS[c].sign == "-" for c in easy)
    assert not any(ENCOUNTERS[c].sign == "+" for c in hard)


@pytest.mark.rule("SAU-EASY-02", "SAU-EASY-03", "SAU-HARD-02", "SAU-R-163")
@pytest.mark.parametrize(
    ("seats", "easy", "hard"),
    [
        (2, (3, 2, 2, 1), (1, 2, 2, 3)),
        (3, (4, 3, 3, 2), (2, 3, 3, 4)),
        (4, (5, 4, 4, 3), (3, 4, 5, 4)),
        (5, (6, 5, 5, 3), (4, 5, 6, 4)),
    ],
)
def test_stages_are_exchanged(seats: int, easy: tuple[int, ...], hard: tuple[int, ...]) -> None:
    assert stage_counts(seats, ("easy_deck",)) == easy
    assert stage_counts(seats, ("hard",)) == hard
    stages = Counter(CARDS[c].stage for c in new(seats, difficulty="hard").stock)
    assert tuple(stages[k] for k in (1, 2, 3, 4)) == hard


@pytest.mark.rule("SAU-EASY-04", "SAU-EASY-05", "SAU-R-162")
def test_the_easier_mode_opens_the_island_and_its_measures_may_be_taken_singly() -> None:
    s = landed(3, F["B2"], difficulty="easy")
    assert set(bits(s.up)) == set(FIELDS)
    assert (s.signal, s.own_power, s.once) == (1, True, True)
    assert proceed(phase(s, 2)).one(e.TurnBegan).ap == 3
    only = new(3, difficulty="easy", easy=("encounters",))
    assert (len(only.meetings), only.signal, len(only.stock)) == (20, 0, 12)
    milder = landed(3, F["B2"], difficulty="easy", easy=("deck",))
    assert (len(milder.meetings), milder.signal, milder.own_power, len(bits(milder.up))) == (30, 0, False, 1)
    assert Counter(CARDS[c].stage for c in milder.stock) == {1: 4, 2: 3, 3: 3, 4: 2}
    opened = island(person("hunter", "D5"), person("ranger", "D13"), modes=("easy_open",))
    assert play(step(opened, "D4").state, Go(64)).state.boat == 2
    assert Counter(c for deck in s.items for c in deck)["boat_parts"] == 3


# --- harder ---


@pytest.mark.rule("SAU-HARD-03", "SAU-R-164")
def test_in_the_harder_mode_lava_comes_two_rounds_earlier() -> None:
    """EX-39."""
    s = island(person("hunter", "D4"), person("ranger", "D4"), modes=("hard",), eruptions=("blue", "red"))
    assert proceed(phase(replace(s, round=7), 1)).one(e.LavaPlaced).fields == bits(INNER)
    assert proceed(phase(replace(s, round=8, lava=INNER), 1)).one(e.LavaPlaced).fields == ZONE1
    ninth = proceed(phase(replace(s, round=9, lava=INNER | ZONE1_MASK), 1))
    assert ninth.one(e.LavaDrawn).card == "red"
    assert set(ninth.one(e.LavaPlaced).fields) == set(bits(FLOW[2][0] & ~mask((*bits(INNER), *ZONE1))))
    before = proceed(phase(replace(s, round=6), 1))
    assert not before.all(e.LavaPlaced)


@pytest.mark.rule("SAU-HARD-04", "SAU-R-165")
def test_in_the_harder_mode_days_draw_night_events_but_stay_days() -> None:
    s = island(person("hunter", "B1"), modes=("hard",), night=("full_moon",), day=("rock_fall",))
    played = proceed(phase(s, 0))
    assert played.one(e.EventRevealed).card == "full_moon"
    assert played.state.day == ("rock_fall",)
    from rules.sauria.places import dark

    assert not dark(s, 0)


# --- Jurassic ---


@pytest.mark.rule("SAU-JURASSIC-01", "SAU-JURASSIC-02")
def test_the_jurassic_dinosaur_deck_is_mixed_and_nobody_sees_what_comes() -> None:
    firsts = Counter(CARDS[new(4, f"jurassic{i}", jurassic=("deck",)).stock[-1]].stage for i in range(80))
    assert set(firsts) == {1, 2, 3, 4}
    assert from_bottom(("bottom", "middle", "top"), Rigged()) == ("middle", "bottom", "top"), "cut above the middle"
    s = new(4, jurassic=("deck",))
    assert Counter(CARDS[c].stage for c in s.stock) == {1: 4, 2: 4, 3: 4, 4: 4}
    assert (len(s.day), len(s.night)) == (17, 18)
    assert set(GAME.view(s, 0).table.stock) == {"?"}


@pytest.mark.rule("SAU-JURASSIC-03", "SAU-R-166", "SAU-R-169")
def test_the_jurassic_event_stack_has_ten_of_each_and_sixteen_are_used() -> None:
    """EX-40."""
    s = new(3, jurassic=("events",))
    assert len(s.day) == 20
    assert sum(not EVENTS[c].night for c in s.day) == 10
    assert s.night == ()
    top = s.day[-1]
    at_night = replace(island(round=5, modes=("jurassic_events",)), day=s.day, night=())
    played = proceed(phase(at_night, 0))
    assert played.one(e.EventRevealed).card == top
    assert len(played.state.day) == 19
    both = new(3, difficulty="hard", jurassic=("events",)).day
    assert sorted(both) == sorted(NIGHT)
    assert len(DAY) == 17


@pytest.mark.rule("SAU-JURASSIC-04", "SAU-R-167", "SAU-JURASSIC-05")
def test_a_jurassic_group_starts_together_in_zone_three_also_on_the_docks() -> None:
    s = new(3, jurassic=("start",))
    assert asked(s).choices == tuple(Go(f) for f in ZONE3)
    assert (len(s.day), len(s.night), CARDS[s.stock[-1]].stage) == (17, 18, 1), "only the start is changed"
    quiet = "second_wind"
    s = replace(s, day=(*(card for card in s.day if card != quiet), quiet))
    docks = ZONE3[s.tiles[PLACE[ZONE3[0]] :].index("docks")]
    played = play(s, Go(docks))
    assert played.one(e.EventRevealed).card == quiet
    assert [p.field for p in played.state.players] == [docks] * 3
    assert played.state.boat == 1
    assert not played.all(e.MarkerDrawn)
    cliff = ZONE3[s.tiles[PLACE[ZONE3[0]] :].index("collapsed_cliff")]
    assert all(p.wounds == () for p in play(s, Go(cliff)).state.players)


@pytest.mark.rule("SAU-JURASSIC-07", "SAU-R-169")
def test_the_jurassic_start_wins_over_the_solo_start_but_the_island_is_still_open() -> None:
    s = new(1, jurassic=("start",))
    played = play(s, Go(ZONE3[4]))
    assert set(bits(played.state.up)) == {*FIELDS, ZONE3[4]}
    assert AREA[played.me.field] >= 0
    together = new(3, coop=True, jurassic=("start",))
    assert asked(together).choices[0] == Go(ZONE3[0])


@pytest.mark.rule("SAU-JURASSIC-06", "SAU-R-168")
def test_a_search_in_a_mixed_deck_shuffles_all_the_rest() -> None:
    from rules.sauria.apply import open_run

    s = island(
        stock=("pachy.1", "raptor.1", "tyrannosaurus.1", "allosaurus.1"),
        discard=("ceratosaurus.1",),
        modes=("jurassic_deck",),
    )
    rests = set()
    for i in range(30):
        found = search(open_run(s, Chance(f"mix{i}")), "raptor")
        assert found is not None
        assert found[0] == "raptor.1"
        rests.add(found[2])
    assert len(rests) == 6
    run = open_run(s, Rigged())
    enlist(run, "ceratosaurus", False)
    assert len(run.draft.stock) == 5


# --- whole games ---


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}), (1, {"difficulty": "easy", "solo_target": "7"}),
        (1, {"difficulty": "hard", "jurassic": ("deck", "events", "start")}),
        (3, {"coop": True}), (4, {"coop": True, "difficulty": "easy", "jurassic": ("start",)}), (2, {"difficulty": "hard"}),
        (5, {"difficulty": "hard", "jurassic": ("events",)}), (3, {"jurassic": ("deck", "events", "start"), "ties": False}),
    ],
)  # fmt: skip
def test_games_of_every_variant_end_and_keep_their_secrets(seats: int, options: dict[str, Any]) -> None:
    endings = set()
    for i, player in enumerate((at_random, busily, by_computer("normal"))):
        match = Match(f"variant{i}", seats, player, options)
        for n, step_ in enumerate(match.play()):
            assert GAME.evolve(step_.before, step_.outcome.events) == step_.outcome.state
            if n % 25 == 0:
                for seat in (None, 0):
                    v = GAME.view(step_.outcome.state, seat)
                    assert GAME.view(GAME.guess(v, Chance("guess", n)), seat) == v
        result = GAME.result(match.state)
        assert result is not None
        endings.add(result.ending)
    kind = "solo" if seats == 1 else "coop" if options.get("coop") else ""
    assert all(x.startswith(kind) for x in endings)


def test_the_menu_of_a_solo_game_has_nobody_to_trade_with() -> None:
    s = proceed(phase(landed(1, F["B2"]), 2)).state
    assert "trade" not in menu(s)
    assert kinds(s) == ((0, "turn"),)
    assert Do("move") in asked(s).choices
    assert AT["bunker"] == F["B2"]
