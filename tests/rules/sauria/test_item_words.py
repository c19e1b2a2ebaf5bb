"""What a dinosaur, item, wound or character card says is what it does, card by card."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Do, Drop, Go, Use
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.dinosaurs import PACK, SPECIES
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import DISTRACTED, NARCOTISED, STUNNED
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.combat import dice_of, weapons
from rules.sauria.inventory import spaces
from rules.sauria.map import AREA
from rules.sauria.means import cost
from rules.sauria.places import powered, tunnel_stops
from rules.sauria.rounds import points_of
from rules.sauria.state import Body, State
from tests.rules.sauria.island import (
    AT,
    F,
    Played,
    asked,
    dino,
    down,
    hunting,
    island,
    kinds,
    menu,
    person,
    phase,
    play,
    proceed,
    step,
    total_noise,
    up,
)

FAR = person("ranger", "D13")
TIRED = (0,) * 7
PLAYED = [k for k, s in SPECIES.items() if k != "raptor_pack"]


# --- dinosaurs ---


@pytest.mark.rule("SAU-DINO-12", "SAU-HERB-05", "SAU-HERB-01", "SAU-PACK-02")
@pytest.mark.parametrize("key", PLAYED)
def test_a_dinosaur_rolls_its_printed_dice_on_a_player_unless_it_is_a_calm_herbivore(key: str) -> None:
    kind = SPECIES[key]
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino(key, "D1")])
    if not (kind.carnivore or kind.hostile):
        assert proceed(s).one(e.DinosaurIdle).why == "calm"
        return
    roll = proceed(s, faces=[0] * len(kind.dice)).one(e.Rolled)
    assert (sorted(roll.dice), roll.target) == (sorted(kind.dice), 0)


@pytest.mark.rule("SAU-DINO-16", "SAU-COMBAT-15", "SAU-COMBAT-16")
@pytest.mark.parametrize("key", PLAYED)
def test_a_dinosaur_dies_of_as_many_hits_as_it_has_life_points_and_fists_reach_only_small_ones(key: str) -> None:
    kind = SPECIES[key]
    s = island(person("scientist", "D1", "machete"), FAR, dinos=[dino(key, "D1", damage=kind.lp - 1)])
    assert play(s, Do("attack"), *([] if kind.large else [Use(0)]), faces=[1]).state.dinos == ()
    if kind.lp > 1:
        hurt = replace(s, dinos=(dino(key, "D1", damage=kind.lp - 2),), asked=None)
        faces = [1, *[0] * len(kind.dice)]
        assert len(play(hurt, Do("attack"), *([] if kind.large else [Use(0)]), faces=faces).state.dinos) == 1
    bare = island(person("scientist", "D1"), FAR, dinos=[dino(key, "D1")])
    assert ("attack" in menu(bare)) is not kind.large


@pytest.mark.rule("SAU-PACK-09", "SAU-COMP-10")
def test_the_raptor_pack_card_stands_for_its_three_members_alone() -> None:
    assert (SPECIES["raptor_pack"].lp, SPECIES["raptor_pack"].dice) == (0, "")
    assert len(PACK) == SPECIES["pack"].copies == 3


# --- items that are used ---

PAIR = (dino("pachy", "B2"), dino("raptor", "B2", 11))


def mine(field: str | int, *items: str, **more: Any) -> State:
    """The hunter's turn on a field with these items."""
    return island(person("hunter", field, *items), **more)


USES: dict[str, tuple[int, bool, State, tuple[Any, ...], Callable[[Played], bool]]] = {
    "bandage": (1, True, island(person("hunter", "B2", "bandage", bleeding=True, wounds=down("arm", "leg"))), (),
                lambda x: (x.me.bleeding, len(x.me.wounds)) == (False, 1)),
    "first_aid_kit": (2, True, island(person("hunter", "B2", "first_aid_kit", bleeding=True, wounds=down(*["arm"] * 4))), (),
                      lambda x: (x.me.bleeding, len(x.me.wounds)) == (False, 1)),
    "energy_bar": (0, True, island(person("hunter", "B2", "energy_bar", energy=TIRED)), (Choose("evade"), Choose("burst")),
                   lambda x: x.me.energy == (0, 0, 1, 0, 1, 0, 0)),
    "adrenaline": (-2, True, mine("B2", "adrenaline"), (), lambda x: x.me.ap == 5),
    "petrol": (1, True, mine(AT["clinic"], "petrol", up=("clinic",)), (),
               lambda x: powered(x.state, AT["clinic"])),
    "firecracker": (1, True, mine("B2", "firecracker", dinos=PAIR),
                    (), lambda x: ([d.marks for d in x.state.dinos], total_noise(x)) == ([DISTRACTED] * 2, 1)),
    "bait": (1, True, mine("B2", "bait", dinos=PAIR), (Aim(11),),
             lambda x: [d.marks for d in x.state.dinos] == [0, DISTRACTED]),
    "satellite_phone": (1, True, mine("B2", "satellite_phone"), (), lambda x: x.state.signal == 1),
    "generator": (2, True, mine("D1", "generator", up=("radio_tower", "clinic")), (),
                  lambda x: powered(x.state, AT["radio_tower"]) and not powered(x.state, AT["clinic"])),
    "urine": (0, True, mine("B2", "urine", dinos=PAIR), (),
              lambda x: [d.marks for d in x.state.dinos] == [DISTRACTED] * 2),
    "drone": (1, True, mine("B2", "drone"), (Go(F["D14"]),),
              lambda x: (x.one(e.Uncovered).tile, x.me.field) == ("game_trail", F["B2"])),
    "gas_grenade": (1, True, mine("B2", "gas_grenade", dinos=[PAIR[0], dino("raptor", "B3", 11)]),
                    (), lambda x: [d.marks for d in x.state.dinos] == [NARCOTISED, 0]),
    "jammer": (1, True, mine("B3", "jammer", bags=((1, 2), (8, 2), (3, 1), (8, 2))), (),
               lambda x: x.state.bags == ((8, 2), (8, 2), (3, 1), (8, 2))),
    "ammo_printer": (1, True, mine("C1", "shotgun:0", "ammo_printer"), (), lambda x: x.me.items[0].ammo == 4),
    "brush_kit": (2, False, mine("C18", "brush_kit"), (), lambda x: dict(x.me.tally)["finds"] == 1),
    "sample_kit": (1, False, mine("B2", "sample_kit", bodies=(Body("pachy.1", F["B2"]),)), (),
                   lambda x: x.me.items[-1].key == "dna"),
    "camera": (1, False, mine("B2", "camera", dinos=[dino("pachy", "B3")]), (),
               lambda x: dict(x.me.tally)["photos"] == 1),
    "field_radio": (1, False, mine("B2", "field_radio", day=("fog", "rock_fall")), (),
                    lambda x: x.me.peek == ("event", "rock_fall")),
}  # fmt: skip


@pytest.mark.rule("SAU-ITEM-07", "SAU-ITEM-08", "SAU-ACT-10", "SAU-ITEM-10")
@pytest.mark.parametrize("key", USES)
def test_an_item_costs_its_points_does_what_it_says_and_stays_or_is_used_up(key: str) -> None:
    ap, used_up, s, choices, happened = USES[key]
    slot = next(i for i, item in enumerate(s.players[0].items) if item.key == key)
    played = play(s, Do("item"), Use(slot), *choices)
    assert happened(played)
    assert played.me.ap == 3 - ap
    assert (key in [i.key for i in played.me.items]) is not used_up
    assert (key in played.state.gone) is used_up


@pytest.mark.rule("SAU-ITEM-07")
def test_every_item_with_a_cost_is_among_them() -> None:
    assert {k for k, i in ITEMS.items() if i.ap is not None} == set(USES)
    assert all(ITEMS[k].used_up is used_up for k, (_, used_up, *_) in USES.items())


@pytest.mark.rule("SAU-ITEM-07")
@pytest.mark.parametrize(
    ("key", "s"),
    [
        ("bandage", island(person("hunter", "B2", "bandage"))),
        ("energy_bar", island(person("hunter", "B2", "energy_bar"))),
        ("petrol", island(person("hunter", "B11", "petrol"), up=("garage",))),
        ("bait", island(person("hunter", "B2", "bait"), dinos=[dino("pachy", "B3")])),
        ("satellite_phone", island(person("hunter", "B2", "satellite_phone"), signal=3)),
        ("generator", island(person("hunter", "D1", "generator"), generator=1 << AREA[F["D1"]])),
        ("drone", island(person("hunter", "B2", "drone"), up="all")),
        ("jammer", island(person("hunter", "B3", "jammer"))),
        ("ammo_printer", island(person("hunter", "C1", "shotgun", "ammo_printer"))),
        ("brush_kit", island(person("hunter", "B2", "brush_kit"))),
        ("camera", island(person("hunter", "B2", "camera"), dinos=[dino("pachy", "D1")])),
    ],
)
def test_an_item_that_would_do_nothing_is_not_offered(key: str, s: State) -> None:
    assert key in [i.key for i in s.players[0].items]
    assert "item" not in menu(s)


# --- weapons and what only helps ---


@pytest.mark.rule("SAU-WEAPON-01", "SAU-WEAPON-05", "SAU-COMBAT-14", "SAU-R-174")
@pytest.mark.parametrize("key", [k for k, i in ITEMS.items() if i.weapon])
def test_a_weapons_words_tell_its_shots_its_reach_and_its_effect(key: str) -> None:
    card = ITEMS[key]
    assert card.weapon is not None
    shots = re.match(r"(\d+) shots?", card.text)
    assert card.weapon.ammo == (int(shots[1]) if shots else 0)
    assert bool(card.weapon.reach) is ("also from an adjacent field" in card.text)
    assert card.weapon.effect == next((w for w in ("stun", "narcotise", "kill") if f"hit {w}s" in card.text), "")
    near = island(person("scientist", "D1", key), FAR, dinos=[dino("pachy", "D2"), dino("iguanodon", "D2", 11)])
    assert bool(weapons(near, 0, near.dinos[0])) is bool(card.weapon.reach)
    here = island(person("scientist", "D2", key), FAR, dinos=near.dinos)
    assert (dice_of(here, 0, 0, here.dinos[0]), dice_of(here, 0, 0, here.dinos[1])) == (card.weapon.small, card.weapon.large)


@pytest.mark.rule("SAU-WEAPON-14", "SAU-R-109", "SAU-ITEM-18")
@pytest.mark.parametrize(("key", "marks", "left"), [
    ("tranquilliser_pistol", STUNNED, 1), ("tranquilliser_rifle", NARCOTISED, 1), ("rail_cannon", 0, 0),
])  # fmt: skip
def test_a_hit_stuns_narcotises_or_kills_as_the_weapon_says(key: str, marks: int, left: int) -> None:
    weapon = ITEMS[key].weapon
    assert weapon is not None
    s = island(person("scientist", "D1", key), FAR, dinos=[dino("tyrannosaurus", "D1")])
    hit = play(s, Do("attack"), faces=[1, *[0] * (len(weapon.large) - 1)]).state.dinos
    assert (len(hit), [d.marks & 3 for d in hit]) == (left, [marks] * left)
    missed = play(s, Do("attack"), faces=[0] * len(weapon.large)).state.dinos
    assert (missed[0].marks, missed[0].damage) == (0, 0)


@pytest.mark.rule("SAU-WEAPON-13", "SAU-ITEM-16", "SAU-NIGHT-12", "SAU-R-060")
def test_what_only_helps_an_action_helps_it() -> None:
    plant = AT["power_plant"]
    costs = {
        items: cost(island(person("hunter", plant, *items), up=("power_plant",)), 0, "repair")
        for items in ((), ("wrench",), ("bolt_cutter",))
    }
    assert costs == {(): 3, ("wrench",): 1, ("bolt_cutter",): 2}
    for item, noise in (("torch", 1), ("headlamp", 1), ("pistol", 2)):
        assert total_noise(step(island(person("hunter", "B1", item), round=5), "C18")) == noise
    runs = {
        item: total_noise(play(island(person("hunter", "B1", item)), Do("sprint"), Go(F["C18"]), Go(F["D23"])))
        for item in ("machete", "pistol")
    }
    assert runs == {"machete": 2, "pistol": 3}


@pytest.mark.rule("SAU-WOUND-02", "SAU-ITEM-10")
def test_a_padded_vest_takes_the_next_damage_alone() -> None:
    s = hunting(person("hunter", "D1", "padded_vest", "padded_vest"), FAR, dinos=[dino("allosaurus", "D1")])
    played = proceed(s, faces=[2, 1])
    assert (len(played.me.wounds), len(played.all(e.Absorbed)), played.me.items) == (1, 2, ())


# --- wounds ---


def turned(card: str, *items: str, **more: Any) -> Played:
    """An attack in the dinosaur phase turns this wound of the hunter face up."""
    p = person("hunter", "D1", *items, wounds=down(card, "ribs", "ribs", "ribs", "ribs"), **more)
    return proceed(hunting(p, FAR, dinos=[dino("allosaurus", "D1")]), faces=[1, 0])


@pytest.mark.rule("SAU-WOUND-04", "SAU-WOUND-11", "SAU-WOUND-12")
def test_an_open_wound_does_at_once_what_it_says() -> None:
    assert kinds(turned("arm", "torch", "pistol").state) == ((0, "lose"),)
    assert turned("arm").one(e.WoundTurned).card == "arm"
    assert [i.key for i in play(turned("arm", "torch", "pistol").state, Drop(0)).me.items] == ["pistol"]
    assert turned("cut").me.bleeding
    artery = turned("artery").me
    assert (artery.bleeding, artery.coming) == (True, ("-ap",))
    assert turned("concussion").me.coming == ("dazed",)
    shocked = turned("shock").state
    assert kinds(shocked) == ((0, "tire"),)
    assert play(shocked, Choose("burst")).me.energy == (1, 2, 0, 0, 1, 1, 1)
    crowded = turned("hand", "torch", "pistol", "petrol", "bandage", "wrench")
    assert (kinds(crowded.state), spaces(crowded.state, 0)) == (((0, "surplus"),), 4)


@pytest.mark.rule("SAU-WOUND-04")
def test_an_open_wound_does_what_it_says_as_long_as_it_lies_there() -> None:
    ill = {card: island(person("hunter", AT["shed"], energy=TIRED, wounds=up(card)), up=("shed",)) for card in WOUNDS}
    assert {card for card, s in ill.items() if cost(s, 0, "move") == 2} == {"leg"}
    assert {cost(s, 0, "tunnel") for s in ill.values()} == {3}
    assert {card for card, s in ill.items() if "scour" not in menu(s)} == {"ribs"}
    assert {card for card, s in ill.items() if play(s, Do("rest")).me.energy == TIRED} == {"lung"}
    assert {card for card, s in ill.items() if spaces(s, 0) == 4} == {"hand"}


@pytest.mark.rule("SAU-WOUND-04", "SAU-ACT-03")
def test_next_turn_is_shorter_or_without_special_actions() -> None:
    assert points_of(turned("artery").state, 0) == 2
    dazed = proceed(phase(turned("concussion").state, 2)).state
    assert not {"sneak", "sprint", "burst", "evade", "hide"} & menu(dazed)
    after = proceed(phase(play(dazed, Do("pass"), Do("pass")).state, 2)).state
    assert {"sneak", "sprint", "evade"} <= menu(after)


# --- characters ---


@pytest.mark.rule("SAU-ACT-36", "SAU-COMBAT-16")
def test_the_hunters_ranged_weapons_roll_a_green_die_more_against_large_dinosaurs() -> None:
    herd = [dino("iguanodon", "B2"), dino("pachy", "B2", 11)]
    s = island(person("hunter", "B2", "shotgun", "machete"), dinos=herd)
    assert [[dice_of(s, 0, slot, d) for d in herd] for slot in (0, 1)] == [["RG", "RY"], ["G", "Y"]]
    other = island(person("scientist", "B2", "shotgun"), dinos=herd)
    assert dice_of(other, 0, 0, herd[0]) == "R"


@pytest.mark.rule("SAU-ACT-36", "SAU-SABO-08", "SAU-SABO-09")
def test_the_saboteur_uses_closed_tunnels_and_sabotages_for_two_points() -> None:
    shown = ("bunker", "aviary")
    closed = {c: island(person(c, AT["aviary"]), up=shown) for c in ("saboteur", "hunter")}
    assert {c: tunnel_stops(s, 0, AT["aviary"]) for c, s in closed.items()} == {"saboteur": (AT["bunker"],), "hunter": ()}
    done = play(island(person("saboteur", AT["clinic"]), up=("clinic",)), Do("saboteur.sabotage"))
    assert (done.me.ap, done.state.sabotage) == (1, 1 << AT["clinic"])


@pytest.mark.rule("SAU-ACT-36", "SAU-WEAPON-08")
def test_the_ranger_reloads_for_one_point_at_ranger_locations_only() -> None:
    s = island(person("ranger", "B8", "shotgun:0"), up=("ranger_station",))
    assert play(s, Do("reload")).me.ap == 2
    tech = island(person("ranger", "B5", "rail_cannon:0"), up=("visitor_centre",))
    assert play(tech, Do("reload")).me.ap == 1


@pytest.mark.rule("SAU-ACT-36", "SAU-ACT-34")
def test_the_counselor_sprints_three_fields_for_two_noise_and_tends_others_only() -> None:
    played = play(island(person("counselor", "B1")), Do("sprint"), Go(F["B12"]), Go(F["B1"]), Go(F["B12"]))
    assert (played.me.field, total_noise(played)) == (F["B12"], 2)
    alone = island(person("counselor", "B2", wounds=down("arm")), person("hunter", "B5", wounds=down("arm")))
    assert "counselor.tend" not in menu(alone)


@pytest.mark.rule("SAU-ACT-36", "SAU-ACT-02")
def test_traits_that_are_used_cost_their_points_and_some_once_a_turn() -> None:
    reading = play(island(person("palaeontologist", "B3")), Do("palaeontologist.peek"))
    assert (reading.me.ap, "palaeontologist.peek" in menu(reading.state)) == (3, False)
    chaos = play(island(person("chaotician", "B3"), bags=((3, 2), (8, 2), (8, 2), (8, 2))), Do("chaotician.shuffle"))
    assert (chaos.me.ap, chaos.state.bags[0]) == (2, (8, 2))
    tended = island(person("counselor", "B2"), person("hunter", "B2", wounds=down("arm", "arm")))
    assert play(tended, Do("counselor.tend")).me.ap == 2
    assert asked(tended).kind == "turn"
    assert CHARACTERS["photographer"].start == "camera"
