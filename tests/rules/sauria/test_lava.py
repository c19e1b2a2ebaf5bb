"""Lava (chapter Lava) and what dinosaurs and players do about it."""

from dataclasses import replace

import pytest

from rules.sauria import events as e
from rules.sauria.cards.marks import DISTRACTED, PANICKED, STUNNED
from rules.sauria.dinosaurs import can_be_placed, refuges
from rules.sauria.map import BOAT, FLOW, INNER, LABEL, ZONE1, ZONE1_MASK, bits, fields, mask
from rules.sauria.places import on_lava, tile_at
from rules.sauria.state import Body, State
from tests.rules.sauria.island import AT, F, dino, down, hunting, island, menu, person, phase, proceed, step

RING = INNER
CENTRE = INNER | ZONE1_MASK


def lava(state: State, number: int, *cards: str, drawn: tuple[str, ...] = ()) -> State:
    """The table a Proceed away from this round's lava; the last card is drawn first."""
    return phase(replace(state, round=number, eruptions=cards, erupted=drawn), 1)


def away(*more: object) -> State:
    """Nobody near the middle."""
    return island(person("hunter", "D4"), person("ranger", "D4"))


@pytest.mark.rule("SAU-LAVA-02", "SAU-LAVA-03")
def test_round_nine_covers_the_inner_ring_without_a_card() -> None:
    played = proceed(lava(away(), 9, "blue"))
    assert played.one(e.LavaPlaced).fields == fields("A1-A6")
    assert not played.all(e.LavaDrawn)
    assert played.state.eruptions == ("blue",)


@pytest.mark.rule("SAU-LAVA-04", "SAU-R-028")
def test_round_ten_covers_zone_one_once() -> None:
    played = proceed(lava(replace(away(), lava=RING), 10, "blue"))
    assert played.one(e.LavaPlaced).fields == ZONE1
    later = proceed(lava(replace(played.state, lava=CENTRE), 11, "blue"))
    assert not set(ZONE1) & set(later.one(e.LavaPlaced).fields)


@pytest.mark.rule("SAU-LAVA-05", "SAU-R-029", "SAU-BUNKER-06")
def test_a_bunker_that_has_had_power_is_saved_on_top_of_its_lava_hex() -> None:
    s = replace(away(), lava=RING, up=1 << AT["bunker"], once=True)
    played = proceed(lava(s, 10))
    assert played.one(e.LavaPlaced).saved
    assert tile_at(played.state, AT["bunker"]) is not None
    assert not on_lava(played.state, AT["bunker"])
    from rules.sauria.places import steps

    assert AT["bunker"] not in steps(played.state, F["B3"])
    assert steps(played.state, AT["bunker"]) == ()


@pytest.mark.rule("SAU-LAVA-06", "SAU-R-030", "SAU-BUNKER-09", "SAU-BUNKER-01")
@pytest.mark.parametrize(("up", "plant"), [(0, 0), (1 << F["B2"], 0), (0, 2)])
def test_a_bunker_not_uncovered_or_never_powered_is_destroyed(up: int, plant: int) -> None:
    s = replace(away(), lava=RING, up=up, plant=plant)
    after = proceed(lava(s, 10)).state
    assert not after.saved
    assert tile_at(after, AT["bunker"]) is None


@pytest.mark.rule("SAU-LAVA-07", "SAU-LAVA-12")
def test_from_round_eleven_a_lava_card_names_the_area_and_does_not_return() -> None:
    played = proceed(lava(replace(away(), lava=CENTRE), 11, "white", "red"))
    assert played.one(e.LavaDrawn) == e.LavaDrawn("red", 1)
    assert (played.state.eruptions, played.state.erupted) == (("white",), ("red",))


@pytest.mark.rule("SAU-LAVA-08", "SAU-R-031")
def test_the_first_card_of_a_colour_takes_what_touches_the_inner_ring_or_any_zone_one_field() -> None:
    new = {LABEL[f] for f in bits(FLOW[0][0] & ~CENTRE)}
    assert new == {"B1", "B3", "C2", "C3"}
    black = {LABEL[f] for f in bits(FLOW[1][0] & ~CENTRE)}
    assert black == {"B4", "B6", "C6", "C7", "C8"}


@pytest.mark.rule("SAU-LAVA-09", "SAU-LAVA-10", "SAU-LAVA-11")
def test_the_second_card_takes_all_inland_fields_and_the_third_all_road_and_jungle() -> None:
    s = replace(away(), lava=CENTRE)
    s = proceed(lava(s, 11, "blue", "blue", "blue")).state
    assert len(bits(s.lava)) == 14
    s = proceed(lava(s, 12, "blue", "blue", drawn=("blue",))).state
    assert {LABEL[f] for f in bits(s.lava & FLOW[0][1])} == {"A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3", "C4"}
    s = proceed(lava(s, 13, "blue", drawn=("blue", "blue"))).state
    left = [LABEL[f] for f in bits(~s.lava & mask(fields("A1-A2 B1-B3 C1-C4 D1-D6")))]
    assert left == ["D2", "D4", "D6"]


@pytest.mark.rule("SAU-LAVA-07", "SAU-LAVA-08", "SAU-LAVA-09", "SAU-LAVA-10")
def test_the_rulebooks_example_of_rounds_nine_to_sixteen() -> None:
    """EX-15 to EX-18."""
    s, sizes = away(), []
    cards = ("red", "red", "blue", "blue", "white", "blue")
    drawn: tuple[str, ...] = ()
    for number in range(9, 17):
        s = proceed(lava(s, number, *cards[: len(cards) - len(drawn)], drawn=drawn)).state
        drawn = s.erupted
        sizes.append(len(bits(s.lava)))
    assert drawn == ("blue", "white", "blue", "blue", "red", "red")
    assert sizes == [6, 10, 14, 19, 21, 24, 28, 30]


@pytest.mark.rule("SAU-LAVA-13", "SAU-R-033")
def test_lava_destroys_the_location_and_what_lies_on_it_but_not_the_deed() -> None:
    f = AT["nursery"]
    bit = 1 << f
    s = replace(
        away(),
        lava=CENTRE,
        up=bit,
        objects=((f, "egg"),),
        petrol=bit,
        sabotage=bit,
        deeds=bit,
        encounters=bit | 1 << F["C3"],
    )
    after = proceed(lava(s, 12, "blue", drawn=("blue",))).state
    assert tile_at(after, f) is None
    assert (after.objects, after.petrol, after.sabotage, after.encounters) == ((), 0, 0, 0)
    assert after.deeds == bit
    from rules.sauria.places import face_down

    assert AT["power_plant"] not in face_down(after)


@pytest.mark.rule("SAU-R-034", "SAU-LAVA-15", "SAU-MOVE-15", "SAU-R-035")
def test_a_player_may_walk_into_lava_for_five_damage_a_field_and_no_terrain_noise() -> None:
    s = island(person("hunter", "C3"), lava=1 << F["C2"] | 1 << F["C1"], round=1)
    played = step(s, "C2")
    assert len(played.me.wounds) == 5
    assert not played.all(e.MarkerDrawn)
    again = step(replace(played.state), "C1").state
    off = step(played.state, "B2").state
    stayed = proceed(phase(replace(played.state, round=9), 1)).state
    assert [sum(w.up for w in x.players[0].wounds) for x in (off, stayed)] == [0, 0], "leaving and staying cost nothing"
    assert sum(w.up for w in again.players[0].wounds) == 5
    assert not again.players[0].alive


@pytest.mark.rule("SAU-R-034")
def test_night_noise_on_lava_comes_from_the_bag_of_its_area() -> None:
    s = island(person("scientist", "C5"), lava=1 << F["C4"], round=5)
    played = step(s, "C4")
    assert [x.area for x in played.all(e.MarkerDrawn)] == [0]


@pytest.mark.rule("SAU-LAVA-14", "SAU-LAVA-16", "SAU-LAVA-23", "SAU-R-039")
def test_everybody_on_a_new_lava_field_takes_five_damage_players_first_then_dinosaurs() -> None:
    s = island(
        person("hunter", "A1"),
        person("ranger", "A2"),
        starter=1,
        dinos=[dino("ceratosaurus", "A1"), dino("allosaurus", "A2", 11)],
    )
    played = proceed(lava(s, 9))
    names = [(type(x).__name__, getattr(x, "seat", None)) for x in played.events]
    assert [s for n, s in names if n == "WoundDrawn"] == [1] * 5 + [0] * 5
    assert [x.dino for x in played.all(e.DinosaurDied)] == [10]
    assert played.state.dinos[0].damage == 5
    assert played.state.bodies == (Body("ceratosaurus.1", F["A1"]),)
    first_hurt = next(i for i, x in enumerate(played.events) if isinstance(x, e.DinosaurHurt))
    assert max(i for i, x in enumerate(played.events) if isinstance(x, e.WoundDrawn)) < first_hurt


@pytest.mark.rule("SAU-LAVA-17", "SAU-BUNKER-10", "SAU-R-131", "SAU-R-037")
def test_lava_spares_players_in_the_protected_bunker_but_not_the_dinosaur_there_which_panics() -> None:
    s = island(
        person("hunter", "B2"),
        person("ranger", "D4"),
        up=("bunker",),
        once=True,
        lava=RING,
        dinos=[dino("allosaurus", "B2")],
    )
    played = proceed(lava(s, 10))
    assert played.me.wounds == ()
    beast = played.state.dinos[0]
    assert (beast.damage, beast.marks) == (5, PANICKED)
    hunt = proceed(phase(played.state, 3))
    assert not hunt.all(e.Rolled)
    assert hunt.state.dinos[0].field == F["B2"]


@pytest.mark.rule("SAU-LAVA-18", "SAU-CARN-07", "SAU-R-053", "SAU-MOVE-17")
def test_dinosaurs_step_neither_onto_lava_nor_beside_it_nor_into_water() -> None:
    s = island(lava=RING)
    assert set(refuges(s, F["C1"])) == {F["C2"], F["C18"], F["D1"], F["D2"], F["D24"]}
    assert all(f < BOAT for f in refuges(replace(s, boat=2, boat_at=64), F["D4"]))
    assert not can_be_placed(s, BOAT)
    assert can_be_placed(s, F["D4"])


@pytest.mark.rule("SAU-LAVA-19", "SAU-R-170", "SAU-HERB-07", "SAU-CARN-22", "SAU-R-077")
def test_beside_lava_a_dinosaur_always_flees_to_a_field_away_from_it() -> None:
    s = hunting(
        person("hunter", "B1"), person("ranger", "D13"), lava=RING, dinos=[dino("allosaurus", "B1"), dino("pachy", "B7", 11)]
    )
    played = proceed(s)
    moves = played.all(e.DinosaurMoved)
    assert [x.why for x in moves] == ["lava", "lava"]
    assert moves[0].field == F["C1"] == min(refuges(s, F["B1"]))
    assert not played.all(e.Rolled)


@pytest.mark.rule("SAU-R-170")
def test_with_ties_played_by_hand_the_starting_player_picks_the_refuge() -> None:
    from rules.sauria.actions import Go
    from tests.rules.sauria.island import asked, play

    s = proceed(
        hunting(
            person("hunter", "D4"), person("ranger", "D4"), lava=RING, ties=False, starter=1, dinos=[dino("pachy", "B1")]
        )
    ).state
    p = asked(s)
    assert (p.seat, p.kind) == (1, "refuge")
    assert set(p.choices) == {Go(f) for f in refuges(s, F["B1"])}
    assert play(s, Go(F["C2"])).state.dinos[0].field == F["C2"]


@pytest.mark.rule("SAU-LAVA-20", "SAU-R-036", "SAU-BEHAV-03")
def test_a_dinosaur_that_cannot_flee_panics_as_soon_as_the_lava_lies_and_attacks_leavers() -> None:
    s = island(person("hunter", "A2"), person("ranger", "D4"), dinos=[dino("pachy", "B3")])
    played = proceed(lava(replace(s, lava=mask(fields("B1-B2 B4-B6 C1-C9"))), 9))
    assert played.state.dinos[0].marks & PANICKED
    turn = replace(played.state, stack=island().stack, seat=0, asked=None)
    mine = replace(turn.players[0], field=F["B3"], ap=3)
    turn = replace(turn, players=(mine, turn.players[1]))
    left = step(turn, "C4", faces=[0])
    assert [x.why for x in left.all(e.Rolled)] == ["leaving"]


@pytest.mark.rule("SAU-R-036", "SAU-BEHAV-12", "SAU-R-085")
def test_a_lying_dinosaur_neither_flees_nor_panics_until_it_stands_up() -> None:
    closed = mask(fields("B1-B2 B4-B6 C1-C9")) | RING
    covered = proceed(lava(island(dinos=[dino("pachy", "B3", marks=STUNNED)], lava=closed & ~RING), 9)).state
    assert covered.dinos[0].marks == STUNNED
    s = hunting(lava=closed, dinos=[dino("pachy", "B3", marks=STUNNED)])
    played = proceed(s)
    marked = [(x.mark, x.on) for x in played.all(e.Marked)]
    assert marked == [(STUNNED, False), (PANICKED, True)]
    assert not played.all(e.DinosaurMoved)


@pytest.mark.rule("SAU-R-085", "SAU-BEHAV-02")
def test_distraction_ends_beside_lava() -> None:
    s = island(person("hunter", "D4"), person("ranger", "D4"), dinos=[dino("pachy", "B1", marks=DISTRACTED)])
    assert proceed(lava(s, 9)).state.dinos[0].marks == 0
    s = hunting(lava=RING, dinos=[dino("pachy", "B1", marks=2)])
    assert proceed(s).state.dinos[0].marks == 0


@pytest.mark.rule("SAU-LAVA-21")
def test_lava_drives_a_hunting_carnivore_away_from_its_prey() -> None:
    s = hunting(person("hunter", "B1"), person("ranger", "D4"), lava=RING, dinos=[dino("allosaurus", "B1")])
    played = proceed(s)
    assert played.state.dinos[0].field != F["B1"]
    assert played.me.wounds == ()


@pytest.mark.rule("SAU-LAVA-22", "SAU-R-038")
def test_a_dinosaur_placed_on_lava_takes_no_damage_and_panics() -> None:
    s = island(person("hunter", "C5"), person("ranger", "D4"), round=5, lava=1 << F["C4"], stock=("pachy.1",))
    played = step(s, "C4", markers="R")
    beast = played.state.dinos[0]
    assert (beast.field, beast.damage, beast.marks) == (F["C4"], 0, PANICKED)


@pytest.mark.rule("SAU-R-039", "SAU-DEATH-03")
def test_a_dead_character_on_lava_can_be_looted_by_who_enters_it() -> None:
    dead = person("ranger", "C2", "torch", alive=False, body=True)
    s = island(person("hunter", "C2", wounds=down("arm")), dead, lava=1 << F["C2"])
    assert "loot" in menu(s)


@pytest.mark.rule("SAU-LAVA-25", "SAU-R-041")
def test_the_twelve_lava_cards_are_simply_shuffled() -> None:
    from collections import Counter

    from rules.core.chance import Chance
    from rules.sauria.setup import LAVA_CARDS

    def triple(seed: int) -> bool:
        return 3 in Counter(Chance(f"lava{seed}").shuffled(LAVA_CARDS)[:6]).values()

    share = sum(triple(i) for i in range(3000)) / 3000
    assert abs(share - 330 / 924) < 0.04
