"""The worked examples at the end of the ledger, each played literally; a docstring names its number."""

from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from rules.core.chance import Chance
from rules.core.game import Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Drop, Go, Pick, Stop, Use
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import STUNNED
from rules.sauria.dice import NR
from rules.sauria.map import AREA_MASK, BOAT, KIND, NEAR, WATERS, ZONE1, ZONE3, bits, fields, mask
from rules.sauria.places import protected, steps, tile_at, tunnel_stops
from rules.sauria.state import Item
from rules.sauria.variants import dinosaur_deck, target
from tests.rules.sauria.island import (
    AT,
    F,
    asked,
    dino,
    down,
    expect_refused,
    hunting,
    island,
    kinds,
    menu,
    person,
    phase,
    play,
    proceed,
    step,
)

NIGHT = 5
BUNKER, PLANT, AVIARY = AT["bunker"], AT["power_plant"], AT["aviary"]

# --- the island ---


@pytest.mark.rule("SAU-DECK-02", "SAU-DECK-03", "SAU-DECK-04", "SAU-DECK-05")
def test_ex_04_five_players_have_19_dinosaurs_with_the_four_of_stage_four_at_the_bottom() -> None:
    """EX-04."""
    deck, rest = dinosaur_deck(5, (), Chance("five"))
    drawn = [CARDS[c].stage for c in reversed(deck)]
    assert drawn == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 4
    assert not any(CARDS[c].stage == 4 for c in rest)


@pytest.mark.rule("SAU-ENC-05", "SAU-ENC-06", "SAU-NIGHT-07", "SAU-NIGHT-13")
@pytest.mark.parametrize(("round_", "to", "markers"), [(NIGHT, "B3", 1), (1, "D3", 1), (NIGHT, "D3", 2), (1, "B3", 0)])
def test_ex_10_a_move_from_an_encounter_costs_no_point_and_makes_its_noise(round_: int, to: str, markers: int) -> None:
    """EX-10: B3 is road, D3 jungle."""
    s = island(person("hunter", "B3", ap=1), encounters=1 << F["C3"], meetings=("shortcut",), round=round_)
    met = step(s, "C3")
    assert (met.me.ap, asked(met.state).kind) == (0, "field")
    quiet = step(replace(s, meetings=("survivor",), asked=None), "C3")
    moved = play(met.state, Go(F[to]))
    assert moved.me.field == F[to]
    own = len(quiet.all(e.MarkerDrawn))
    assert len(moved.all(e.MarkerDrawn)) == own + markers
    assert moved.all(e.Paid)[-1] == e.Paid(0, "move", 0, False)


@pytest.mark.rule("SAU-LAVA-04", "SAU-LAVA-05", "SAU-BUNKER-06")
def test_ex_16_round_ten_takes_three_locations_and_leaves_the_powered_bunker_to_the_tunnels() -> None:
    """EX-16."""
    s = island(
        person("hunter", AVIARY), person("ranger", "D4"),
        up=("bunker", "visitor_centre", "power_plant", "aviary", "tunnel_access"),
        plant=2, sabotage=0, once=True, lava=mask(fields("A1-A6")), round=10,
    )  # fmt: skip
    after = proceed(phase(s, 1)).state
    assert [tile_at(after, f) is not None for f in ZONE1] == [f == BUNKER for f in ZONE1]
    assert after.lava >> BUNKER & 1
    assert all(BUNKER not in steps(after, f) for f in bits(NEAR[BUNKER]))
    turn = proceed(after).state
    assert play(turn, Do("tunnel"), Go(BUNKER)).me.field == BUNKER


def _told(area: int, nth: int) -> int:
    """What the nth card of an area covers, in the words of the rulebook."""
    ring, found = {*fields("A1-A6"), *ZONE1}, 0
    for f in bits(AREA_MASK[area]):
        touches = any(NEAR[f] >> x & 1 for x in ring)
        inland = not WATERS[f]
        if (touches, inland, KIND[f] != "location")[nth - 1]:
            found |= 1 << f
    return found


@pytest.mark.rule("SAU-LAVA-07", "SAU-LAVA-08", "SAU-LAVA-09", "SAU-LAVA-10", "SAU-R-031")
def test_ex_17_each_card_of_the_rulebooks_eruptions_covers_what_it_says() -> None:
    """EX-15, EX-17: rounds 9 to 16 with blue, white, blue, blue, red, red."""
    s = island(person("hunter", "D8"), person("ranger", "D8"), eruptions=("red", "red", "blue", "blue", "white", "blue"))
    covered = mask(fields("A1-A6"))
    nine = proceed(phase(replace(s, round=9), 1))
    assert nine.state.lava == covered
    ten = proceed(phase(replace(nine.state, round=10), 1))
    covered |= mask(ZONE1)
    assert ten.state.lava == covered
    state = ten.state
    for number, (area, nth) in enumerate([(0, 1), (3, 1), (0, 2), (0, 3), (2, 1), (2, 2)], start=11):
        played = proceed(phase(replace(state, round=number), 1))
        assert played.one(e.LavaDrawn).nth == nth
        covered |= _told(area, nth)
        assert played.state.lava == covered, number
        state = played.state
    assert len(bits(covered)) == 30


@pytest.mark.rule("SAU-LAVA-11")
@pytest.mark.parametrize("area", [0, 1, 2, 3])
def test_ex_18_three_cards_of_a_colour_leave_only_its_zone_three_locations(area: int) -> None:
    """EX-18."""
    colour = ("blue", "black", "red", "white")[area]
    away = next(f for f in ZONE3 if not AREA_MASK[area] >> f & 1)
    centre = mask((*fields("A1-A6"), *ZONE1))
    s = island(person("hunter", away), person("ranger", away), eruptions=(colour,) * 3, lava=centre)
    for number in (11, 12, 13):
        s = proceed(phase(replace(s, round=number), 1)).state
    left = bits(AREA_MASK[area] & ~s.lava)
    assert left == tuple(f for f in ZONE3 if AREA_MASK[area] >> f & 1)


@pytest.mark.rule("SAU-BUNKER-04", "SAU-BUNKER-05", "SAU-R-129")
def test_ex_34_switching_the_power_off_shuts_out_others_until_it_is_back_but_those_inside_stay_safe() -> None:
    """EX-34."""
    s = island(
        person("saboteur", PLANT), person("hunter", BUNKER), person("ranger", "B3"), person("scientist", AVIARY),
        up=("bunker", "power_plant", "aviary", "tunnel_access"), plant=2, sabotage=0, once=True,
    )  # fmt: skip
    cut = play(s, Do("saboteur.sabotage")).state
    assert protected(cut, BUNKER)
    ranger = play(play(cut, Do("pass")).state, Do("pass")).state
    going = play(ranger, Do("move")).state
    assert Go(BUNKER) not in asked(going).choices
    expect_refused(going, Go(BUNKER), seat=2)
    assert BUNKER not in tunnel_stops(cut, 3, AVIARY)
    back = replace(cut, players=(person("saboteur", PLANT), *cut.players[1:]), stack=s.stack, seat=0, asked=None)
    mended = play(back, Do("repair")).state
    assert BUNKER in steps(mended, F["B3"])
    assert BUNKER in tunnel_stops(mended, 3, AVIARY)


@pytest.mark.rule("SAU-NOISE-18", "SAU-NOISE-19")
def test_ex_37_noise_is_drawn_again_from_the_moment_a_card_comes_into_the_empty_deck() -> None:
    """EX-37."""
    s = island(person("hunter", "B1"), stock=(), discard=("allosaurus.1",), day=("new_arrivals",))
    assert not step(s, "C18").all(e.MarkerDrawn)
    added = proceed(proceed(phase(s, 0)).state).state
    assert added.stock == ("allosaurus.1",)
    assert len(step(added, "C18").all(e.MarkerDrawn)) == 1


class Row(NamedTuple):
    """One row of the noise table: where and how, and its markers by day, at night, at night with a light."""

    name: str
    start: str | int
    actions: tuple[Any, ...]
    markers: tuple[int, int, int]
    character: str = "scientist"
    items: tuple[str, ...] = ()
    more: tuple[tuple[str, Any], ...] = ()


def _go(what: str, *to: str | int) -> tuple[Any, ...]:
    return (Do(what), *(Go(F[f] if isinstance(f, str) else f) for f in to))


PREY = (dino("pachy", "B8"),)
SAFE = (("once", True),)
AFLOAT = (("boat", 2), ("boat_at", 65))
EMPTY = (("stock", ()),)
TABLE = (
    Row("move to road", "B1", _go("move", "B12"), (0, 1, 0)),
    Row("move to jungle", "B1", _go("move", "C18"), (1, 2, 1)),
    Row("move to a location, no symbol", "B1", _go("move", "C2"), (0, 1, 0)),
    Row("move to a location, 1 symbol", "C16", _go("move", "C17"), (1, 2, 1)),
    Row("move to a location, 3 symbols", "D13", _go("move", "D14"), (3, 4, 3)),
    Row("quiet move to road", "B1", _go("quiet", "B12"), (0, 0, 0)),
    Row("quiet move to jungle", "B1", _go("quiet", "C18"), (0, 0, 0)),
    Row("quiet move to a location, 3 symbols", "D13", _go("quiet", "D14"), (0, 0, 0)),
    Row("sneak to road", "B1", _go("sneak", "B12"), (0, 0, 0)),
    Row("sneak to jungle", "B1", _go("sneak", "C18"), (0, 1, 0)),
    Row("sneak to a location, no symbol", "B1", _go("sneak", "C2"), (0, 0, 0)),
    Row("sneak to a location, 1 symbol", "C16", _go("sneak", "C17"), (0, 1, 0)),
    Row("sneak to a location, 3 symbols", "D13", _go("sneak", "D14"), (2, 3, 2)),
    Row("evade to road", "B1", _go("evade", "B12"), (0, 1, 0)),
    Row("evade to jungle", "B1", _go("evade", "C18"), (1, 2, 1)),
    Row("sprint road, road", "C1", _go("sprint", "B1", "B12"), (1, 3, 1)),
    Row("sprint road, jungle", "C1", _go("sprint", "B1", "C18"), (2, 4, 2)),
    Row("sprint jungle, jungle", "B5", _go("sprint", "A3", "A2"), (3, 5, 3)),
    Row("counselor's sprint jungle, jungle, game trail", "B9", _go("sprint", "C12", "D15", "D14"), (7, 9, 7), "counselor"),
    Row("burst", "B8", (Do("burst"),), (1, 2, 1), more=(("dinos", PREY),)),
    Row("quick search", "B8", (Do("quick_search"),), (1, 2, 1)),
    Row("attack", "B8", (Do("attack"),), (0, 0, 0), more=(("dinos", PREY),)),
    Row("search", "B8", (Do("search"),), (0, 0, 0)),
    Row("reload", "B8", (Do("reload"),), (0, 0, 0), items=("pistol:0",)),
    Row("rest", "B8", (Do("rest"),), (0, 0, 0)),
    Row("repair", PLANT, (Do("repair"),), (0, 0, 0)),
    Row("scour", "B8", (Do("scour"), Pick(0)), (0, 0, 0)),
    Row("hide", "B8", (Do("hide"),), (0, 0, 0)),
    Row("move onto the boat", "D4", _go("move", BOAT), (0, 0, 0), more=AFLOAT),
    Row("sprint over road onto the boat", "D6", (*_go("sprint", "D5"), Go(BOAT)), (0, 0, 0), more=AFLOAT),
    Row("move into the protected bunker", "B1", _go("move", "B2"), (0, 0, 0), more=SAFE),
    Row("sprint over jungle into the protected bunker", "B1", _go("sprint", "A1", "B2"), (0, 0, 0), more=SAFE),
    Row("quick search in the protected bunker", "B2", (Do("quick_search"),), (0, 0, 0), more=SAFE),
    Row("tunnel into the protected bunker", AVIARY, _go("tunnel", BUNKER), (0, 0, 0), more=SAFE),
    Row("sprint jungle, jungle with the deck empty", "B5", _go("sprint", "A3", "A2"), (0, 0, 0), more=EMPTY),
    Row("burst with the deck empty", "B8", (Do("burst"),), (0, 0, 0), more=(("dinos", PREY), *EMPTY)),
    Row("move to a location with the deck empty", "D13", _go("move", "D14"), (0, 0, 0), more=EMPTY),
)


@pytest.mark.rule("SAU-NOISE-23", "SAU-R-059", "SAU-NIGHT-12", "SAU-NIGHT-11", "SAU-R-058")
@pytest.mark.parametrize("time", [0, 1, 2], ids=["day", "night", "light"])
@pytest.mark.parametrize("row", TABLE, ids=[row.name for row in TABLE])
def test_every_row_of_the_noise_table(row: Row, time: int) -> None:
    """EX-05 to EX-07, EX-19 to EX-24 and all rows of the table, each action really taken."""
    light = ("torch",) if time == 2 else ()
    s = island(
        person(row.character, row.start, *row.items, *light), person("ranger", "D20"),
        up="all", encounters=0, round=NIGHT if time else 1, **dict(row.more),
    )  # fmt: skip
    assert len(play(s, *row.actions).all(e.MarkerDrawn)) == row.markers[time]


@pytest.mark.rule("SAU-NOISE-07", "SAU-R-058", "SAU-R-049")
def test_a_sprint_stopped_short_of_the_boat_draws_where_it_stops() -> None:
    s = island(person("scientist", "D6"), up="all", encounters=0, boat=2, boat_at=65)
    stopped = play(s, Do("sprint"), Go(F["D5"]), Stop())
    assert [x.area for x in stopped.all(e.MarkerDrawn)] == [0, 0]


# --- the turn, combat, weapons, packs, dinosaurs ---


@pytest.mark.rule("SAU-ACT-01", "SAU-ACT-05", "SAU-ACT-12", "SAU-ACT-20", "SAU-ACT-21")
def test_the_hunter_moves_sprints_two_fields_and_fires_a_burst() -> None:
    """EX-01."""
    s = island(person("hunter", "C1", "hunting_rifle"), up=("garage",), dinos=[dino("parasaurolophus", "B11")])
    played = play(s, Do("move"), Go(F["B1"]), Do("sprint"), Go(F["B12"]), Go(F["B11"]), Do("burst"), faces=[0, 0, 0, 0])
    assert [x.ap for x in played.all(e.Paid)] == [1, 1, 1]
    before, after = s.players[0].energy, played.me.energy
    assert after == (before[0], before[1] - 1, before[2] - 1, *before[3:])
    assert played.one(e.TurnEnded) == e.TurnEnded(0, 0)
    assert kinds(played.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-WEAPON-09")
def test_a_weapon_is_paid_by_the_attack_or_the_burst_alone() -> None:
    """EX-03."""
    s = island(person("scientist", "B2", "machete"), dinos=[dino("iguanodon", "B2")])
    assert ITEMS["machete"].ap is None
    assert "item" not in menu(s)
    attack = play(s, Do("attack"), faces=[0, 0, 0])
    assert [(x.what, x.ap) for x in attack.all(e.Paid)] == [("attack", 1)]
    burst = play(s, Do("burst"), faces=[0, 0, 0, 0, 0, 0])
    assert [(x.what, x.ap) for x in burst.all(e.Paid)] == [("burst", 1)]


@pytest.mark.rule("SAU-WIN-01", "SAU-WIN-03")
def test_ten_points_dead_lose_against_none_alive() -> None:
    """EX-08."""
    rich, poor = person("hunter", "C1", points=10), person("ranger", "B2", goal="ranger.2")
    s = island(rich, poor, up=("bunker",), once=True, round=16)
    result = GAME.result(proceed(phase(s, 4)).state)
    assert result is not None
    assert (result.winners, result.points) == ((1,), (0, 0))


@pytest.mark.rule("SAU-GOAL-01", "SAU-GOAL-08")
def test_the_sample_goal_card_is_played_for_six_points() -> None:
    """EX-09."""
    p = person(
        "palaeontologist", "D4", "egg", "egg", "tranquilliser_pistol", goal="palaeontologist.3", tally=(("encounters", 3),)
    )
    s = island(p, person("ranger", "C1"), up=("docks",), boat=2, boat_at=65, round=16, dinos=[dino("allosaurus", "D3")])
    s = play(s, Do("attack"), Do("move"), Go(BOAT), Do("pass"), Do("pass"), Proceed(), faces=[1]).state
    result = GAME.result(s)
    assert result is not None
    assert (s.players[0].way, result.points) == ("boat", (6, 0))


@pytest.mark.rule("SAU-DINO-09")
def test_a_ceratosaurus_rolls_one_red_one_yellow_and_one_green_die() -> None:
    """EX-11."""
    s = hunting(person("hunter", "D1"), person("ranger", "D13"), dinos=[dino("ceratosaurus", "D1")])
    assert sorted(proceed(s, faces=[1, 2, NR]).one(e.Rolled).dice) == ["G", "R", "Y"]


@pytest.mark.rule("SAU-WEAPON-05", "SAU-WEAPON-08", "SAU-WEAPON-10")
def test_a_shotgun_is_drawn_with_four_shots_and_reloaded_at_a_ranger_location() -> None:
    """EX-12."""
    s = island(person("scientist", "B8"), up=("ranger_station",), items=((), (), ("shotgun",), ()))
    drawn = play(s, Do("search")).me.items
    assert drawn == (Item("shotgun", 4),)
    spent = island(person("scientist", "B8", "shotgun:0"), up=("ranger_station", "garage"))
    assert play(spent, Do("reload")).me.items == (Item("shotgun", 4),)
    elsewhere = replace(spent, players=(person("scientist", "B11", "shotgun:0"), spent.players[1]), asked=None)
    assert "reload" not in menu(elsewhere)


@pytest.mark.rule("SAU-WEAPON-03", "SAU-WEAPON-13")
def test_the_wrench_hits_small_dinosaurs_with_yellow_no_large_ones_and_repairs_for_one_point() -> None:
    """EX-13."""
    small = island(person("scientist", "B2", "wrench"), dinos=[dino("pachy", "B2")])
    assert play(small, Do("attack"), Use(0), faces=[0, 0]).all(e.Rolled)[0].dice == "Y"
    large = island(person("scientist", "B2", "wrench"), dinos=[dino("iguanodon", "B2")])
    assert "attack" not in menu(large)
    plant = island(person("scientist", AT["power_plant"], "wrench"), up=("power_plant",))
    assert play(plant, Do("repair")).one(e.Paid).ap == 1


@pytest.mark.rule("SAU-NOISE-04", "SAU-COMBAT-11", "SAU-WOUND-03", "SAU-WOUND-07", "SAU-ROUND-11")
def test_the_combat_example_from_the_first_marker_to_the_flight() -> None:
    """EX-14 a to i, in one go. Emily is the scientist, Isaac the ranger; the marker between them is passed clockwise."""
    hurt = down("arm", "leg", "lung", "hand")
    emily = person("scientist", "B1", "assault_rifle:2", "machete", wounds=hurt)
    isaac = person("ranger", "D1", "tranquilliser_pistol")
    s = island(emily, isaac, stock=("pachy.1", "ceratosaurus.1"), wounds=("ribs", "cut"), day=("embers",), round=9)

    a = step(s, "C18", markers="R")
    assert [(d.card, d.field) for d in a.state.dinos] == [("ceratosaurus.1", F["C18"])]
    assert not a.all(e.Rolled)

    b = play(a.state, Do("burst"), Use(0), faces=[2, 1, 1, 0], markers="B")
    assert [(x.why, x.damage) for x in b.all(e.Rolled)] == [("attack", 3), ("attack", 1)]
    assert (b.me.items[0].ammo, b.state.dinos[0].damage, b.me.ap) == (0, 4, 1)
    assert [x.red for x in b.all(e.MarkerDrawn)] == [False], "c: one black marker for the burst"

    d = play(b.state, Do("attack"), faces=[0, 0, 2, 0])
    assert [(x.why, x.dice, x.damage) for x in d.all(e.Rolled)] == [("attack", "G", 0), ("counter", "GRY", 2)]
    assert [(len(d.all(e.WoundDrawn))), [x.card for x in d.all(e.WoundTurned)]] == [1, ["arm"]], "e: filled, then turned"
    assert asked(d.state).kind == "lose"

    f = play(d.state, Drop(0))
    assert [i.key for i in f.me.items] == ["machete"]
    assert kinds(f.state) == ((1, "turn"),)

    g = play(f.state, Do("pass"), faces=[1, 2, 0])
    assert [(x.by, x.target, x.damage) for x in g.all(e.Rolled)] == [(10, 0, 3)]
    assert [x.card for x in g.all(e.WoundTurned)] == ["leg", "lung", "hand"]
    assert (g.me.alive, [w.up for w in g.me.wounds]) == (True, [True, True, True, True, False])

    h = play(g.state, Proceed(), Proceed(), Proceed())
    assert (h.one(e.EventRevealed).card, bool(h.all(e.LavaPlaced)), h.state.starter) == ("embers", True, 1)
    h = play(h.state, Do("move"), Go(F["C1"]), Do("attack"), faces=[1])
    assert (h.state.dinos[0].marks, h.state.dinos[0].damage) == (STUNNED, 4)

    i = play(h.state, Do("pass")).state
    assert [x.why for x in play(i, Do("attack"), faces=[0]).all(e.Rolled)] == ["attack"]
    assert not step(i, "C1").all(e.Rolled)


@pytest.mark.rule("SAU-PACK-05", "SAU-PACK-06", "SAU-PACK-07")
def test_a_pack_of_three_raptors_rolls_five_dice_and_three_when_one_is_dead() -> None:
    """EX-25."""
    raptors = [dino("pack", "D1", 10 + n, damage=2, copy=n + 1) for n in range(3)]
    s = island(person("hunter", "D1", "machete"), person("ranger", "D13"), dinos=raptors)
    assert proceed(phase(s, 3), faces=[0] * 5).one(e.Rolled).dice == "RRRYY"
    killed = play(s, Do("attack"), Aim(11), Use(0), faces=[1]).state
    assert step(killed, "D2", faces=[0] * 3).one(e.Rolled).dice == "RRY"


@pytest.mark.rule("SAU-PACK-11", "SAU-PACK-05")
def test_a_pack_of_six_raptors_rolls_eleven_dice() -> None:
    """EX-26."""
    pack = [dino("pack", "D1", 10 + n, copy=n + 1) for n in range(3)]
    others = [dino("raptor", "D1", 13 + n, copy=n + 1) for n in range(3)]
    s = hunting(person("hunter", "D1"), person("ranger", "D13"), dinos=[*pack, *others])
    played = proceed(s, faces=[0] * 11)
    assert played.one(e.Rolled).dice == "R" * 6 + "Y" * 5


@pytest.mark.rule("SAU-MULTI-01", "SAU-MULTI-02")
def test_two_dinosaurs_that_lose_their_last_life_point_in_one_round_are_both_dead() -> None:
    """EX-27."""
    pair = [dino("allosaurus", "D1", damage=5), dino("ceratosaurus", "D1", 11, damage=4)]
    played = proceed(hunting(person("hunter", "D7"), person("ranger", "D13"), dinos=pair), faces=[1, 0, 1, 0, 0])
    assert (played.state.dinos, [x.dino for x in played.all(e.DinosaurDied)]) == ((), [11, 10])


@pytest.mark.rule("SAU-CARN-09")
def test_between_two_players_at_one_distance_the_starting_player_decides() -> None:
    """EX-28."""
    people = person("hunter", "D3"), person("ranger", "D23"), person("scientist", "D13")
    s = proceed(hunting(*people, dinos=[dino("allosaurus", "D1")], ties=False, starter=2)).state
    assert (kinds(s), asked(s).choices) == (((2, "prey"),), (Aim(0), Aim(1)))
    assert [play(s, Aim(seat)).one(e.DinosaurMoved).prey for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("SAU-CARN-12")
def test_of_two_players_on_the_carnivores_field_the_one_who_entered_first_is_attacked() -> None:
    """EX-29."""
    s = island(person("hunter", "D2"), person("ranger", "D24"), dinos=[dino("allosaurus", "D1")])
    entered = play(step(s, "D1").state, Do("pass"), Do("move"), Go(F["D1"]), Do("pass"), faces=[1, 0])
    assert [(x.target, x.why) for x in entered.all(e.Rolled)] == [(0, "hunt")]


@pytest.mark.rule("SAU-COOP-03")
def test_three_players_together_need_24_points() -> None:
    """EX-30."""
    assert target(island(person("hunter"), person("ranger"), person("scientist"), modes=("coop",))) == 3 * 8 == 24


@pytest.mark.rule("SAU-SOLO-12")
@pytest.mark.parametrize(("points", "ending"), [(10, "solo_won"), (9, "solo_points")])
def test_a_solo_survivor_wins_with_ten_points_and_loses_with_nine(points: int, ending: str) -> None:
    """EX-31."""
    s = island(person("hunter", "B2", goal="hunter.2", points=points), up=("bunker",), once=True, round=16)
    result = GAME.result(proceed(phase(replace(s, players=s.players[:1], modes=("solo",)), 4)).state)
    assert result is not None
    assert result.ending == ending


@pytest.mark.rule("SAU-BLEED-06")
def test_resting_away_the_wound_that_made_bleed_leaves_the_blood_cube() -> None:
    """EX-32."""
    p = person("hunter", "D1", wounds=down("cut", "leg", "lung", "ribs", "arm"))
    s = proceed(hunting(p, person("ranger", "D13"), dinos=[dino("allosaurus", "D1")]), faces=[1, 0]).state
    assert (s.players[0].bleeding, s.players[0].wounds[0].up) == (True, True)
    rested = play(proceed(phase(s, 2)).state, Do("rest"), Pick(0))
    assert rested.one(e.Healed).card == "cut"
    assert rested.me.bleeding


@pytest.mark.rule("SAU-DINO-18", "SAU-DECK-08")
def test_a_dead_dinosaurs_card_lies_on_the_discard_pile_and_comes_into_play_again() -> None:
    """EX-38."""
    s = island(person("hunter", "B2", "machete"), dinos=[dino("pachy", "B2", damage=2)], discard=(), stock=())
    dead = play(s, Do("attack"), Use(0), faces=[1]).state
    assert (dead.dinos, dead.discard) == ((), ("pachy.1",))
    twin = proceed(phase(replace(dead, day=("stray_pachy",)), 0))
    assert twin.one(e.DinosaurPlaced).source == "discard"
    assert [d.card for d in twin.state.dinos] == ["pachy.1"]
