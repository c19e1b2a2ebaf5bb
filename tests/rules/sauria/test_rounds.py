"""The round, its phases, clean-up and the event phase (chapters Game Flow, Clean-Up, Event phase)."""

from dataclasses import replace

import pytest

from rules.core.game import Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Choose, Do, Go
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.marks import DISTRACTED, LYING, STUNNED
from rules.sauria.frames import Actions, Pause, Round, Turn
from rules.sauria.map import BOAT, FIELD, KIND
from rules.sauria.places import in_force, is_night
from rules.sauria.state import Body, State
from tests.rules.sauria.island import AT, F, asked, dino, down, island, kinds, menu, person, phase, play, proceed, step


def event(state: State, card: str, **values: object) -> State:
    """The table a Proceed away from revealing this event."""
    deck = "night" if EVENTS[card].night else "day"
    values.setdefault("round", 5 if EVENTS[card].night else 1)
    return phase(replace(state, **{deck: (card,), **values}), 0)  # type: ignore[arg-type]


@pytest.mark.rule("SAU-ROUND-02", "SAU-ROUND-12", "SAU-LAVA-01")
def test_phases_come_in_order_and_the_lava_phase_only_from_round_nine() -> None:
    for number, wanted in (
        (8, ["event", "action", "dinosaur", "clean-up"]),
        (9, ["event", "lava", "action", "dinosaur", "clean-up"]),
    ):
        s = event(island(person("hunter", "D4"), person("ranger", "D4")), "fog", round=number)
        s = replace(s, night=("fog",) * 2, day=("fog",) * 2)
        seen: list[str] = []
        while len(seen) < len(wanted):
            move = Proceed() if GAME.due(s) == 0 else Do("pass")
            played = play(s, move)
            seen += [x.phase for x in played.all(e.PhaseBegan)]
            s = played.state
        assert seen[: len(wanted)] == wanted


@pytest.mark.rule("SAU-ROUND-03", "SAU-R-018")
def test_rounds_one_to_four_and_nine_to_twelve_are_day() -> None:
    assert [r for r in range(1, 17) if not is_night(r)] == [1, 2, 3, 4, 9, 10, 11, 12]


@pytest.mark.rule("SAU-ROUND-04", "SAU-R-019", "SAU-ROUND-05", "SAU-R-042")
def test_whole_turns_go_clockwise_from_the_starting_player_and_passed_points_are_lost() -> None:
    s = phase(island(person("hunter"), person("ranger"), person("scientist"), starter=1), 2)
    played = proceed(s)
    assert kinds(played.state) == ((1, "turn"),)
    played = play(played.state, Do("pass"))
    assert played.one(e.TurnEnded) == e.TurnEnded(1, 3)
    assert kinds(played.state) == ((2, "turn"),)
    assert played.state.players[1].ap == 0
    last = play(played.state, Do("pass")).state
    assert kinds(last) == ((0, "turn"),)
    spent = step(step(last, "B1").state, "B12")
    assert kinds(spent.state) == ((0, "turn"),)
    ended = step(spent.state, "B1")
    assert ended.one(e.TurnEnded) == e.TurnEnded(0, 0)
    assert kinds(ended.state) == ()


@pytest.mark.rule("SAU-ROUND-06", "SAU-R-020")
@pytest.mark.parametrize("marks", [0, STUNNED, DISTRACTED])
def test_a_body_beside_a_living_carnivore_stays(marks: int) -> None:
    s = island(bodies=(Body("pachy.1", F["C1"]),), dinos=[dino("allosaurus", "C1", marks=marks)])
    assert proceed(phase(s, 4)).state.bodies == (Body("pachy.1", F["C1"]),)


@pytest.mark.rule("SAU-ROUND-07", "SAU-MULTI-12")
def test_a_dead_dinosaur_without_a_carnivore_is_taken_off() -> None:
    s = island(bodies=(Body("pachy.1", F["C1"]), Body("pachy.2", F["C2"])), dinos=[dino("triceratops", "C1")])
    played = proceed(phase(s, 4))
    assert played.state.bodies == ()
    assert len(played.one(e.BodiesCleared).cards) == 2


@pytest.mark.rule("SAU-ROUND-08", "SAU-DEATH-02")
def test_a_dead_character_stays_on_its_field_through_clean_up() -> None:
    dead = person("ranger", "C1", "torch", alive=False, body=True)
    s = island(person("hunter", "C1"), dead, person("scientist"), bodies=(Body("pachy.1", F["C1"]),))
    after = proceed(phase(s, 4)).state
    assert (after.bodies, after.players[1].body) == ((), True)
    turn = replace(after, stack=s.stack, seat=0, phase="action", asked=None)
    assert "loot" in menu(turn)


@pytest.mark.rule("SAU-ROUND-09", "SAU-ROUND-10", "SAU-ROUND-11", "SAU-R-024", "SAU-R-022")
def test_clean_up_takes_the_event_advances_the_round_and_passes_the_marker_in_this_order() -> None:
    s = phase(island(event="clear_sky", bodies=(Body("pachy.1", F["C1"]),)), 4)
    played = proceed(s)
    names = [type(x).__name__ for x in played.events]
    order = ["BodiesCleared", "EventLeft", "RoundBegan", "StarterPassed"]
    assert [n for n in names if n in order] == order
    assert (played.state.round, played.state.starter) == (2, 1)
    assert "clear_sky" in played.state.past
    assert not in_force(replace(played.state, event=""), "ap+1")


@pytest.mark.rule("SAU-R-021")
def test_the_marker_skips_the_dead_and_a_dead_starting_players_decisions_go_to_the_next() -> None:
    dead = person("ranger", "C1", alive=False)
    s = phase(island(person("hunter"), dead, person("scientist"), starter=0), 4)
    assert proceed(s).state.starter == 2
    s = event(island(dead, person("hunter"), person("scientist"), starter=0), "map_found")
    assert kinds(proceed(s).state) == ((1, "uncover"),)


@pytest.mark.rule("SAU-R-022", "SAU-ROUND-01", "SAU-ROUND-13")
def test_round_15_goes_on_and_round_16_ends_after_its_bodies_without_the_other_steps() -> None:
    bodies = (Body("pachy.1", F["C1"]),)
    s = island(round=15, event="fog", bodies=bodies, night=("fog",) * 2)
    assert proceed(phase(s, 4)).state.round == 16
    ended = proceed(phase(replace(s, round=16), 4))
    names = [type(x).__name__ for x in ended.events]
    assert names == ["PhaseBegan", "BodiesCleared", "Died", "Died", "GameEnded", "Waiting"]
    assert (ended.state.event, ended.state.starter, ended.state.over) == ("fog", s.starter, True)


@pytest.mark.rule("SAU-ROUND-13", "SAU-SURVIVE-04", "SAU-WIN-06", "SAU-R-122")
def test_after_the_clean_up_of_round_16_the_game_is_over_and_without_survivors_nobody_wins() -> None:
    played = proceed(phase(island(round=16), 4))
    result = GAME.result(played.state)
    assert result is not None
    assert (result.ending, result.winners, result.places) == ("all_dead", (), (2, 2))
    assert GAME.prompts(played.state) == ()
    assert GAME.due(played.state) is None


@pytest.mark.rule("SAU-R-023")
def test_without_anybody_alive_the_game_ends_at_once() -> None:
    nine = down("arm", "arm", "arm", "arm", "arm")
    s = island(person("hunter", "C1", alive=False), person("ranger", "C5", wounds=nine, alive=False), round=4)
    played = proceed(phase(s, 3))
    assert played.all(e.GameEnded)
    assert GAME.result(played.state).winners == ()  # type: ignore[union-attr]


@pytest.mark.rule("SAU-EVENT-01")
@pytest.mark.parametrize(("number", "deck"), [(1, "day"), (5, "night"), (9, "day"), (13, "night")])
def test_the_event_comes_from_the_deck_of_the_round(number: int, deck: str) -> None:
    s = phase(island(round=number, day=("rock_fall",), night=("fog",)), 0)
    played = proceed(s)
    assert played.one(e.EventRevealed).card == {"day": "rock_fall", "night": "fog"}[deck]
    assert getattr(played.state, deck) == ()


@pytest.mark.rule("SAU-EVENT-03")
def test_a_round_event_holds_until_clean_up() -> None:
    s = proceed(event(island(), "clear_sky")).state
    played = play(s, Proceed())
    assert played.one(e.TurnBegan).ap == 4
    nxt = proceed(phase(replace(s, day=("rock_fall",)), 4)).state
    assert nxt.event == "rock_fall"
    assert not in_force(nxt, "ap+1")


@pytest.mark.rule("SAU-EVENT-02", "SAU-EVENT-04")
def test_a_lightning_event_acts_once() -> None:
    s = proceed(event(island(person("hunter", "C3"), person("ranger", "B5")), "rock_fall")).state
    assert [len(p.wounds) for p in s.players] == [1, 0]
    assert [len(p.wounds) for p in proceed(s).state.players] == [1, 0]


@pytest.mark.rule("SAU-EVENT-05")
def test_an_event_that_does_not_fit_does_nothing() -> None:
    played = proceed(event(island(), "embers"))
    assert [type(x).__name__ for x in played.events] == ["PhaseBegan", "EventRevealed", "Waiting"]


@pytest.mark.rule("SAU-EVENT-06", "SAU-R-025")
def test_noise_of_an_event_has_no_night_surcharge_and_comes_where_each_stands_in_turn_order() -> None:
    s = event(island(person("hunter", "C3"), person("ranger", "C9"), starter=1), "night_cries")
    played = proceed(s, markers="RR")
    drawn = played.all(e.MarkerDrawn)
    assert [(x.seat, x.area) for x in drawn] == [(1, 1), (0, 0)]
    assert [x.field for x in played.all(e.DinosaurPlaced)] == [F["C9"], F["C3"]]
    assert not played.all(e.NoiseMade)


@pytest.mark.rule("SAU-EVENT-07", "SAU-BLEED-03")
def test_some_events_hit_the_bleeding() -> None:
    s = event(island(person("hunter", bleeding=True), person("ranger")), "scent_of_blood")
    assert [len(p.wounds) for p in proceed(s).state.players] == [1, 0]
    s = event(island(person("hunter"), person("ranger", bleeding=True)), "blood_trail")
    played = proceed(s, faces=[1])
    assert played.one(e.Rolled).target == 1
    assert [len(p.wounds) for p in played.state.players] == [0, 1]


@pytest.mark.rule("SAU-EVENT-08", "SAU-BOAT-07", "SAU-R-171", "SAU-BUNKER-03")
def test_event_damage_reaches_the_boat_but_not_the_protected_bunker() -> None:
    s = island(
        person("hunter", BOAT),
        person("ranger", "B2"),
        person("scientist", "B5"),
        up=("bunker",),
        once=True,
        boat=2,
        boat_at=64,
    )
    assert [len(p.wounds) for p in proceed(event(s, "stumble")).state.players] == [1, 0, 1]


@pytest.mark.rule("SAU-EVENT-09", "SAU-ACT-08")
def test_some_events_refill_energy() -> None:
    s = event(island(person("hunter", energy=(0, 0, 2, 0, 1, 1, 1)), person("ranger")), "second_wind")
    s = proceed(s).state
    assert kinds(s) == ((0, "energy"),)
    s = play(s, Choose("sprint"), Choose("sneak")).state
    assert s.players[0].energy == (1, 1, 2, 0, 1, 1, 1)


@pytest.mark.rule("SAU-EVENT-10", "SAU-PACK-12", "SAU-DINO-01")
def test_an_event_gathers_the_raptors_and_another_brings_a_dinosaur() -> None:
    s = event(
        island(dinos=[dino("raptor", "C1", 10), dino("raptor", "D9", 11, copy=2), dino("pachy", "D1", 12)]), "raptor_call"
    )
    after = proceed(s).state
    assert [d.field for d in after.dinos] == [F["C1"], F["C1"], F["D1"]]
    s = event(island(discard=("pachy.1",), stock=()), "stray_pachy")
    assert proceed(s).one(e.DinosaurPlaced).card == "pachy.1"


@pytest.mark.rule("SAU-EVENT-11", "SAU-ITEM-01")
def test_some_events_give_items() -> None:
    s = event(island(person("hunter"), person("ranger"), items=(("bandage", "torch"), (), (), ())), "supply_drop")
    after = proceed(replace(s, items=(("bandage", "energy_bar"), (), (), ()))).state
    assert [p.items[-1].key for p in after.players] == ["energy_bar", "bandage"]


@pytest.mark.rule("SAU-EVENT-12", "SAU-R-026", "SAU-POWER-08")
def test_a_power_surge_powers_everything_but_the_sabotaged_for_one_round() -> None:
    from rules.sauria.places import powered

    s = island(up=("bunker", "clinic", "radio_tower"), sabotage=1 << AT["clinic"])
    played = proceed(phase(replace(s, day=("rock_fall", "surge_day")), 0))
    assert powered(played.state, AT["radio_tower"])
    assert not powered(played.state, AT["clinic"])
    assert played.one(e.BunkerOn).field == AT["bunker"]
    later = proceed(phase(played.state, 4)).state
    assert not powered(later, AT["radio_tower"])
    assert later.once


@pytest.mark.rule("SAU-DECK-13", "SAU-R-157", "SAU-DECK-10")
def test_an_event_adds_a_dinosaur_to_its_stage_of_the_deck() -> None:
    s = event(island(stock=("tyrannosaurus.1", "pachy.1"), discard=("allosaurus.1",)), "new_arrivals")
    after = proceed(s).state
    assert after.stock == ("tyrannosaurus.1", "allosaurus.1", "pachy.1")
    assert after.discard == ()


@pytest.mark.rule("SAU-MOVE-16", "SAU-LAVA-18")
def test_an_event_that_moves_all_dinosaurs_moves_each_one_field_never_beside_lava() -> None:
    herd = [dino("pachy", "D1", 10), dino("allosaurus", "D13", 11)]
    s = event(island(person("hunter", "D4"), person("ranger", "D4"), dinos=herd), "migration")
    after = proceed(s)
    assert [x.why for x in after.all(e.DinosaurMoved)] == ["event", "event"]
    assert after.state.dinos[0].field == F["D2"]
    assert KIND[FIELD["D1"]] == "road"


@pytest.mark.rule("SAU-COMBAT-14", "SAU-EVENT-03")
def test_fog_bans_ranged_attacks_and_a_blackout_bans_rummaging_for_the_round() -> None:
    near = [dino("pachy", "B2")]
    s = island(person("hunter", "B2", "pistol"), person("ranger"), dinos=near, up=("garage",))
    from rules.sauria.combat import weapons

    assert weapons(s, 0, near[0]) == (0, -1)
    assert weapons(replace(s, event="fog"), 0, near[0]) == (-1,)
    s = island(person("ranger", "B11"), up=("garage",), round=5)
    assert {"quick_search", "scour", "search"} <= menu(s)
    assert menu(replace(s, event="curfew", asked=None)) & {"quick_search", "scour", "search"} == {"search"}


@pytest.mark.rule("SAU-HERB-06", "SAU-BEHAV-04")
def test_a_stampede_makes_herbivores_panic_until_the_end_of_the_dinosaur_phase() -> None:
    s = event(island(person("hunter", "D1"), person("ranger"), dinos=[dino("pachy", "D1")]), "stampede")
    s = proceed(s).state
    assert s.dinos[0].marks & 8
    played = proceed(phase(s, 3), faces=[1])
    assert played.one(e.Rolled).target == 0
    assert played.state.dinos[0].marks == 0


@pytest.mark.rule("SAU-R-000")
def test_the_night_deck_choice_belongs_to_the_starting_player_outside_the_action_phase() -> None:
    s = proceed(event(island(starter=1), "flare")).state
    assert kinds(s) == ((1, "choose"),)
    assert asked(s).choices == (Choose("uncover"), Choose("ap"))
    assert play(s, Choose("ap")).state.players[1].coming == ("+ap",)


def test_a_lying_mark_is_stunned_or_narcotised() -> None:
    assert LYING == 3
    assert step(island(), "B3").me.field == F["B3"]
    assert isinstance(phase(island(), 1).stack[-1], Pause)
    assert island().stack == (Round(3), Actions((1,)), Turn(0))
    assert Go(3) is Go(3)


@pytest.mark.rule("SAU-BUNKER-03", "SAU-EVENT-08", "SAU-EVENT-09")
def test_the_protected_bunker_spares_its_players_the_harm_of_an_event_but_not_its_good() -> None:
    safe = island(person("ranger", "B2", "pistol", energy=(0,) * 7), person("hunter", "B5"), up=("bunker",), once=True)
    rain = event(safe, "cold_rain")
    turns = play(proceed(rain).state, Proceed(), Do("pass"))
    assert [x.ap for x in turns.all(e.TurnBegan)] == [3, 2]
    assert kinds(proceed(event(safe, "second_wind")).state) == ((0, "energy"),)
    foggy = replace(safe, event="fog", dinos=(dino("pachy", "B2"),), asked=None)
    from rules.sauria.combat import weapons

    assert weapons(foggy, 0, foggy.dinos[0]) == (0, -1)


@pytest.mark.rule("SAU-ITEM-12", "SAU-GOAL-05")
def test_eggs_laid_by_an_event_can_be_collected_for_a_point() -> None:
    s = proceed(event(island(person("hunter", "B2")), "nest")).state
    assert s.objects == ((F["B2"], "egg"),) * 2
    s = play(s, Proceed()).state
    assert "collect" in menu(s)
    played = play(s, Do("collect"))
    assert ([i.key for i in played.me.items], played.me.ap, len(played.state.objects)) == (["egg"], 2, 1)
