"""What the words of an event, an encounter, a tile or a location action promise is what it does, card by card."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.game import Proceed
from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Do, Go, Stop, Use
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.items import DECK
from rules.sauria.cards.marks import DISTRACTED, STUNNED
from rules.sauria.cards.tiles import ACTIONS, TILES
from rules.sauria.dice import NR
from rules.sauria.map import BOAT
from rules.sauria.places import powered
from rules.sauria.state import State
from tests.rules.sauria.island import (
    AT,
    F,
    Played,
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
    total_noise,
)

TIRED = (0,) * 7


def reveal(state: State, card: str, **chance: Any) -> Played:
    """The event phase of a round of the card's time, with this card on top."""
    night = EVENTS[card].night
    values: dict[str, Any] = {"night": (card,), "round": 5} if night else {"day": (card,), "round": 9}
    return proceed(phase(replace(state, **values), 0), **chance)


def meet(card: str, *items: str, dinos: Any = (), values: dict[str, Any] | None = None, **more: Any) -> Played:
    """The hunter steps from the road B3 onto the encounter field C3, where this card lies on top."""
    s = island(
        person("hunter", "B3", *items, **more), encounters=1 << F["C3"], meetings=(card,), dinos=dinos, **(values or {})
    )
    return step(s, "C3")


def at_location(what: str, *items: str, **more: Any) -> State:
    """The hunter on the tile of a location action, with power there."""
    tile = what.partition(".")[0]
    return island(person("hunter", AT[tile], *items, **more), up=(tile,), petrol=1 << AT[tile])


# --- events ---


@pytest.mark.rule("SAU-EVENT-12", "SAU-EVENT-03")
@pytest.mark.parametrize("card", ["surge_day", "surge_night"])
def test_both_power_surges_power_every_capable_location_for_the_round(card: str) -> None:
    after = reveal(island(up="all"), card).state
    assert {t for t in TILES if t != "boat" and powered(after, AT[t])} == {t for t, x in TILES.items() if x.power}


@pytest.mark.rule("SAU-EVENT-06", "SAU-EVENT-04")
@pytest.mark.parametrize("card", ["tour_speakers", "night_cries"])
def test_speakers_and_cries_make_everybody_draw_one_marker(card: str) -> None:
    s = island(person("hunter", "C1"), person("ranger", "D13"), person("scientist", BOAT))
    assert [x.seat for x in reveal(s, card).all(e.MarkerDrawn)] == [0, 1]


@pytest.mark.rule("SAU-EVENT-03", "SAU-NIGHT-01")
def test_under_a_full_moon_the_night_adds_no_noise() -> None:
    s = island(person("scientist", "C1"), round=5)
    assert total_noise(play(s, Do("sprint"), Go(F["B1"]), Go(F["B12"]))) == 3
    moon = replace(s, event="full_moon", asked=None)
    assert total_noise(play(moon, Do("sprint"), Go(F["B1"]), Go(F["B12"]))) == 1
    assert reveal(s, "full_moon").state.event == "full_moon"


@pytest.mark.rule("SAU-BEHAV-01", "SAU-EVENT-02")
def test_at_feeding_time_all_carnivores_are_distracted_and_nobody_else() -> None:
    herd = [dino("allosaurus", "C1"), dino("dilophosaurus", "D7", 11), dino("pachy", "D13", 12)]
    assert [d.marks for d in reveal(island(dinos=herd), "feeding_time").state.dinos] == [DISTRACTED, DISTRACTED, 0]


@pytest.mark.rule("SAU-EVENT-10", "SAU-DECK-13")
def test_the_broken_hatchery_brings_a_dilophosaurus_and_puts_a_raptor_into_the_deck() -> None:
    s = island(stock=("pachy.1",), discard=("dilophosaurus.1", "raptor.1"))
    after = reveal(s, "hatchery").state
    assert [d.card for d in after.dinos] == ["dilophosaurus.1"]
    assert (after.stock, after.discard) == (("raptor.1", "pachy.1"), ())


@pytest.mark.rule("SAU-EVENT-02", "SAU-EVENT-05")
def test_at_the_camp_fire_everybody_heals_one_damage() -> None:
    hurt = (person("hunter", wounds=down("arm", "leg")), person("ranger", BOAT, wounds=down("lung")))
    s = island(*hurt, person("scientist"))
    assert [len(p.wounds) for p in reveal(s, "camp_fire").state.players] == [1, 0, 0]


@pytest.mark.rule("SAU-EVENT-02", "SAU-MOVE-16")
@pytest.mark.parametrize("card", ["migration", "night_hunt"])
def test_migration_and_night_hunt_move_every_dinosaur_one_field_towards_the_nearest_player(card: str) -> None:
    herd = [dino("pachy", "D1"), dino("allosaurus", "D7", 11)]
    after = reveal(island(person("hunter", "D4"), person("ranger", "D13"), dinos=herd), card)
    assert [(x.start, x.field) for x in after.all(e.DinosaurMoved)] == [(F["D1"], F["D2"]), (F["D7"], F["C5"])]


@pytest.mark.rule("SAU-R-000", "SAU-EVENT-02")
def test_the_flare_uncovers_a_location_or_gives_a_point_next_turn() -> None:
    s = reveal(island(starter=1), "flare").state
    shown = play(s, Choose("uncover"), Go(AT["clinic"])).state
    assert (shown.up, shown.players[1].coming) == (1 << AT["clinic"], ())
    later = play(s, Choose("ap"), Proceed()).state
    assert (later.seat, later.players[1].ap) == (1, 4)


@pytest.mark.rule("SAU-EVENT-02")
def test_raptors_gather_on_the_field_of_the_one_longest_in_play() -> None:
    herd = [dino("pachy", "D13", 10), dino("raptor", "C5", 11), dino("pack", "D20", 12), dino("raptor", "D1", 13, copy=2)]
    after = reveal(island(dinos=herd), "raptor_call").state
    assert [d.field for d in after.dinos] == [F["D13"], F["C5"], F["C5"], F["C5"]]


# --- encounters ---


@pytest.mark.rule("SAU-ENC-05", "SAU-ENC-06")
def test_a_clean_shot_is_an_attack_for_no_point_or_none_at_all() -> None:
    met = meet("clean_shot", "pistol", dinos=[dino("pachy", "C3")])
    assert asked(met.state).choices == (Aim(10), Stop())
    shot = play(met.state, Aim(10), Use(0), faces=[1])
    assert (shot.one(e.Paid).ap, shot.state.dinos[0].damage, shot.me.ap) == (0, 1, 2)
    assert not play(met.state, Stop()).all(e.Rolled)
    assert kinds(meet("clean_shot").state) == ((0, "turn"),)


@pytest.mark.rule("SAU-ENC-08", "SAU-POWER-07")
def test_the_jerrycan_powers_the_location_where_it_is_found() -> None:
    lab = AT["laboratory"]
    found = step(island(person("hunter", "D9"), meetings=("fuel",)), "D8")
    assert powered(found.state, lab)
    assert not meet("fuel").all(e.PetrolPoured)


@pytest.mark.rule("SAU-ENC-08")
@pytest.mark.parametrize(("card", "deck"), [("locker", "ranger"), ("medic", "medical"), ("rucksack", "maintenance")])
def test_a_found_item_is_of_the_deck_that_the_card_names(card: str, deck: str) -> None:
    assert [i.key in DECK[deck] for i in meet(card).me.items] == [True]


@pytest.mark.rule("SAU-ENC-08", "SAU-COMBAT-04")
def test_an_ambush_is_one_yellow_die_on_which_no_retreat_is_a_hit() -> None:
    for face, wounds in ((0, 0), (1, 1), (NR, 1)):
        s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("ambush",))
        hit = step(s, "C3", faces=[face])
        assert (hit.one(e.Rolled).dice, len(hit.me.wounds), hit.me.field) == ("Y", wounds, F["C3"])


@pytest.mark.rule("SAU-ENC-08", "SAU-DECK-11")
@pytest.mark.parametrize(("card", "species"), [("raptor_nest", "raptor"), ("hatchlings", "compsognathus")])
def test_a_nest_puts_its_dinosaur_on_the_field(card: str, species: str) -> None:
    found = meet(card, values={"discard": ("pachy.1", f"{species}.1")}).state.dinos
    assert [(d.card, d.field) for d in found] == [(f"{species}.1", F["C3"])]


@pytest.mark.rule("SAU-ENC-08", "SAU-DECK-13")
def test_the_open_gate_puts_a_ceratosaurus_on_top_of_the_deck() -> None:
    met = meet("open_gate", values={"stock": ("tyrannosaurus.1", "pachy.1"), "discard": ("ceratosaurus.2",)})
    assert (met.state.stock[-1], met.state.discard) == ("ceratosaurus.2", ())


@pytest.mark.rule("SAU-ENC-03", "SAU-ENC-08")
def test_the_watchtower_uncovers_a_location_of_ones_choice_without_entering_it() -> None:
    seen = play(meet("watchtower").state, Go(AT["shed"]))
    assert seen.one(e.Uncovered) == e.Uncovered(AT["shed"], "shed", -1, True)


@pytest.mark.rule("SAU-ENC-08")
def test_next_turn_is_dazed_or_shorter_by_a_point_after_a_spell_or_quicksand() -> None:
    for card, ap, special in (("dizzy", 3, False), ("quicksand", 2, True)):
        s = replace(meet(card).state, day=("nest",) * 2)
        later = play(s, Do("pass"), Do("pass"), Proceed()).state
        while not (later.stack and later.seat == 0):
            later = play(later, Proceed() if not kinds(later) else Do("pass")).state
        assert (later.players[0].ap, "sprint" in menu(later)) == (ap, special)


@pytest.mark.rule("SAU-ENC-08", "SAU-R-052")
def test_the_zip_line_leads_to_a_road_of_this_area_that_is_not_lava() -> None:
    met = meet("zip_line", values={"lava": 1 << F["B1"]})
    assert {a for a in asked(met.state).choices if isinstance(a, Go)} == {Go(F[x]) for x in ("B3", "C1", "D1")}


@pytest.mark.rule("SAU-ENC-08", "SAU-BEHAV-07")
def test_a_flashbang_stuns_the_only_dinosaur_there_at_once() -> None:
    assert [d.marks for d in meet("flash", dinos=[dino("pachy", "C3")]).state.dinos] == [STUNNED]


# --- what can be done at a location ---


@pytest.mark.rule("SAU-ACT-09", "SAU-LOC-15")
@pytest.mark.parametrize(
    ("what", "ap", "deck"),
    [
        ("visitor_centre.map", 1, "lava"),
        ("ranger_station.watch", 1, "dinosaur"),
        ("lighthouse.log", 1, "event"),
    ],
)
def test_a_look_costs_one_point_and_shows_the_top_card_of_its_deck(what: str, ap: int, deck: str) -> None:
    s = at_location(what)
    top = {"lava": s.eruptions, "dinosaur": s.stock, "event": s.day}[deck][-1]
    looked = play(s, Do(what))
    assert (looked.me.ap, looked.me.peek) == (3 - ap, (deck, top))


@pytest.mark.rule("SAU-ACT-09", "SAU-ENC-08", "SAU-ACT-08")
@pytest.mark.parametrize(("what", "n"), [("garage.coffee", 1), ("campsite.fire", 2)])
def test_coffee_gives_one_energy_and_the_fire_two_for_two_points(what: str, n: int) -> None:
    begun = play(at_location(what, energy=TIRED), Do(what))
    full = play(begun.state, *[Choose("sprint")] * n)
    assert (full.me.ap, sum(full.me.energy), kinds(full.state)) == (1, n, ((0, "turn"),))
    assert what not in menu(at_location(what)), "nothing to refill"


@pytest.mark.rule("SAU-ACT-09", "SAU-BLEED-05", "SAU-WOUND-10")
def test_the_clinic_heals_two_and_stops_bleeding_with_power_for_two_points() -> None:
    s = at_location("clinic.treat", wounds=down("arm", "leg", "lung"), bleeding=True)
    healed = play(s, Do("clinic.treat"))
    assert (healed.me.ap, len(healed.me.wounds), healed.me.bleeding) == (1, 1, False)


@pytest.mark.rule("SAU-ACT-09", "SAU-POWER-03")
@pytest.mark.parametrize(("what", "deck"), [("armoury.locker", "ranger"), ("laboratory.vault", "technology")])
def test_locker_and_vault_give_an_item_of_their_deck_with_power_for_two_points(what: str, deck: str) -> None:
    s = at_location(what)
    opened = play(s, Do(what))
    assert (opened.me.ap, [i.key in DECK[deck] for i in opened.me.items]) == (1, [True])
    assert what not in menu(replace(s, petrol=0, asked=None))


@pytest.mark.rule("SAU-ACT-09", "SAU-BLEED-05")
def test_stitches_stop_bleeding_and_heal_nothing_for_one_point() -> None:
    s = at_location("field_hospital.stitch", wounds=down("arm"), bleeding=True)
    sewn = play(s, Do("field_hospital.stitch"))
    assert (sewn.me.ap, len(sewn.me.wounds), sewn.me.bleeding) == (2, 1, False)


@pytest.mark.rule("SAU-ACT-09", "SAU-ENC-03")
def test_the_lookout_uncovers_any_location_for_one_point() -> None:
    seen = play(at_location("lookout.scan"), Do("lookout.scan"), Go(AT["campsite"]))
    assert (seen.me.ap, seen.one(e.Uncovered)) == (2, e.Uncovered(AT["campsite"], "campsite", -1, True))


@pytest.mark.rule("SAU-LOC-15", "SAU-LOC-10", "SAU-SYM-05")
def test_a_tile_says_what_its_action_costs_and_whether_it_needs_power() -> None:
    for action in ACTIONS.values():
        text = TILES[action.key.partition(".")[0]].text
        assert f"{action.ap} AP" in text, action
        assert ("With power" in text) == action.power, action
