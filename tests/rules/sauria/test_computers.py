"""Computer players: what they see, that they answer everything in every mode, that they get better with strength."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bench.sauria_play import Match, by_computer
from rules.core.chance import Chance
from rules.core.game import STRENGTHS, Options, Prompt
from rules.sauria import GAME
from rules.sauria.actions import Accept, Action, Aim, Back, Decline, Do, Go, Stop, Use, Withdraw
from rules.sauria.ai import answers, plain, plan
from rules.sauria.ai.arms import falls
from rules.sauria.ai.jobs import Mind
from rules.sauria.ai.risk import Hunters, frailty, lava_odds, toll
from rules.sauria.ai.wants import enough, wants
from rules.sauria.ai.ways import havens, through
from rules.sauria.map import BOAT, FIELD
from rules.sauria.state import State
from tests.rules.sauria.island import AT, dino, down, island, person, up

F = FIELD
ALL_JURASSIC: Options = {"jurassic": ("deck", "events", "start")}
MODES: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"difficulty": "hard", "solo_target": "7"}),
    (2, {"coop": True, "ties": False}),
    (3, {"difficulty": "easy", "ties": False}),
    (4, {"difficulty": "hard", "ties": False, **ALL_JURASSIC}),
    (5, {"coop": True, "difficulty": "easy", **ALL_JURASSIC}),
    (5, {"ties": False, "characters": "random"}),
]
KINDS = {
    "character", "landing", "turn", "field", "step", "tunnel", "item", "surplus", "lose", "discard", "keep", "target",
    "weapon", "dinosaur", "photo", "heal", "energy", "tire", "choose", "pay", "put", "uncover", "mooring", "repair",
    "reload", "body", "loot", "partner", "trade", "offer", "tend", "order", "prey", "path", "refuge", "fight",
}  # fmt: skip
"""What is asked (the table of rules/sauria/README.md); "withdraw" is the own offer, which stands."""


def chosen(state: State, strength: str = "hard", chance: str = "c") -> Any:
    """The computer's answer to the first prompt."""
    prompt = GAME.prompts(state)[0]
    return GAME.decide(GAME.view(state, prompt.seat), prompt, strength, Chance(chance)).action


def asked(state: State, kind: str, *choices: Action, about: tuple[Any, ...] = (), strength: str = "hard") -> Any:
    """The computer's answer of seat 0 to a question of our own."""
    prompt: Prompt[Any] = Prompt(0, kind, choices, about=about, optional=kind == "withdraw")
    return GAME.decide(GAME.view(state, 0), prompt, strength, Chance("a")).action


def turned(state: State) -> State:
    """The state of which only the public table is known: everything hidden dealt anew, but what seat 0 may see."""
    return GAME.guess(GAME.view(state, 0), Chance("dealt anew"))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_question_of_every_mode_is_answered_with_a_choice_of_it_until_the_game_is_over(
    strength: str, seats: int, options: Options
) -> None:
    match = Match(f"answers {strength} {seats}", seats, by_computer(strength), options)
    for step in match.play():
        if step.prompt is not None:
            assert step.move.action in step.prompt.choices
    result = GAME.result(match.state)
    assert result is not None and len(result.points) == seats
    assert match.ply < 1500, "no computer goes in circles"


def test_the_hard_player_has_an_answer_of_its_own_to_every_kind_of_question() -> None:
    assert set(answers.ANSWERS) == KINDS
    assert set(plain.ANSWERS) < KINDS


def test_questions_of_random_tables_are_answered_too() -> None:
    asked: Counter[str] = Counter()

    def play(state: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
        asked[prompt.kind] += 1
        action = GAME.decide(GAME.view(state, prompt.seat), prompt, "hard", Chance("mind")).action
        assert action in prompt.choices or (prompt.kind == "withdraw" and action is None)
        return chance.pick(prompt.choices)

    for i in range(40):
        Match(f"odd tables {i}", 2 + i % 4, play, {"ties": False}).finish()
    assert len(asked) >= 30, "most kinds came up"


@pytest.mark.rule("SAU-R-118")
def test_a_choice_depends_on_what_the_seat_sees_alone() -> None:
    compared = 0
    for strength in ("normal", "hard"):
        match = Match(f"seen {strength}", 3, by_computer(strength))
        for step in match.play():
            if step.prompt is None or step.prompt.seat != 0 or step.prompt.kind == "withdraw":
                continue
            other = turned(step.before)
            seen = [GAME.view(each, 0) for each in (step.before, other)]
            first, second = (GAME.decide(view, step.prompt, strength, Chance("c")).action for view in seen)
            assert first is second
            compared += other != step.before
    assert compared > 50


def test_a_hard_seat_takes_more_victories_than_an_easy_one_at_the_same_table() -> None:
    wins: Counter[str] = Counter()
    for number in range(16):
        strengths = tuple(("hard", "easy")[(seat + number) % 2] for seat in range(4))
        result = GAME.result(Match(f"rivals {number // 2}", 4, by_computer(*strengths)).finish())
        assert result is not None
        wins.update(strengths[seat] for seat in result.winners)
    assert wins["hard"] > 2 * wins["easy"]


def test_an_offer_of_a_computer_waits_for_its_answer() -> None:
    state = island(person("ranger", "B2", "torch", goal="ranger.3"), person("counselor", "B2"))
    assert [asked(state, "withdraw", Withdraw(), strength=s) for s in STRENGTHS] == [None] * 3


def test_a_gift_is_accepted_and_a_bad_bargain_refused() -> None:
    state = island(person("ranger", "B2", "torch", "boat_parts"), person("hunter", "B2"))
    for strength in ("normal", "hard"):
        gift, loss = (
            asked(state, "offer", Accept(), Decline(), about=(1, 0, get, lose), strength=strength)
            for get, lose in ((("bandage",), ()), ((), ("torch",)))
        )
        assert (gift, loss) == (Accept(), Decline())


# --- what a careful player does ---


def test_the_signal_is_sent_by_whoever_stands_at_the_powered_tower() -> None:
    tower = person("hunter", AT["radio_tower"])
    state = island(tower, up=("radio_tower", "helipad"), petrol=1 << AT["radio_tower"])
    assert [chosen(state, strength) for strength in ("normal", "hard")] == [Do("radio_tower.signal")] * 2


def test_in_the_last_round_the_way_leads_home() -> None:
    state = island(person("hunter", "D3"), up=("helipad",), signal=5, round=16)
    moved = chosen(state)
    assert moved in (Do("move"), Do("sneak"), Do("sprint"))
    assert plan.homeward(Mind(GAME.view(state, 0).table, 0)) == havens(state, 0)[0]
    assert havens(state, 0)[0].field == AT["helipad"]


def test_at_home_nobody_walks_away_in_the_last_round() -> None:
    state = island(person("hunter", "D2"), up=("helipad",), signal=5, round=16, dinos=[dino("tyrannosaurus", "D3")])
    assert chosen(state) == Do("hide")


def test_from_an_allosaurus_a_wounded_player_slips_away_without_an_attack() -> None:
    hurt = person("scientist", "C1", wounds=(*up("leg"), *down(*("cut",) * 4)))
    state = island(hurt, dinos=[dino("allosaurus", "C1")])
    assert chosen(replace(state, players=(replace(hurt, wounds=down(*("arm",) * 5)), state.players[1]))) == Do("evade")


def test_gas_is_used_on_what_is_too_strong_to_fight() -> None:
    hurt = person("saboteur", "C1", "gas_grenade", wounds=down(*("arm",) * 5), energy=(0,) * 7)
    state = island(hurt, dinos=[dino("tyrannosaurus", "C1")])
    assert chosen(state) == Do("item")
    assert asked(state, "item", Use(0), Back(), about=("item",)) == Use(0)


def test_the_hunter_shoots_for_the_goals_of_the_card() -> None:
    state = island(person("hunter", "C1", "assault_rifle", goal="hunter.1"), dinos=[dino("allosaurus", "C1", damage=3)])
    assert chosen(state) in (Do("burst"), Do("attack"))
    assert asked(state, "target", Aim(10), Back(), about=("attack",)) == Aim(10)


def test_the_saboteur_spoils_what_she_does_not_need_herself() -> None:
    base: dict[str, Any] = {"up": ("clinic", "radio_tower", "helipad")}
    clinic = island(person("saboteur", AT["clinic"], goal="saboteur.1"), **base)
    tower = island(person("saboteur", AT["radio_tower"], goal="saboteur.1"), **base)
    sent = replace(tower, signal=4)
    assert chosen(clinic) == Do("saboteur.sabotage")
    assert chosen(tower) != Do("saboteur.sabotage")
    assert chosen(sent) == Do("saboteur.sabotage")


def test_a_dead_players_boat_parts_are_taken() -> None:
    dead = person("ranger", "D3", "boat_parts", alive=False, body=True)
    state = island(person("hunter", "D3"), dead, person("scientist", "B5"), up=("docks",), boat=1, boat_at=62)
    assert chosen(state) == Do("loot")


def test_a_sprint_ends_at_home() -> None:
    state = island(person("hunter", "D2", ap=1), up=("helipad",), signal=5, round=16)
    assert asked(state, "step", Go(F["D1"]), Go(F["D3"]), Stop(), about=("sprint", 1)) == Stop()


# --- what it reckons with ---


def test_damage_is_priced_the_higher_the_less_one_can_take() -> None:
    prices = [toll(hurt, 1) for hurt in range(10)]
    assert prices == sorted(prices) and prices[9] > 20 * prices[0]
    assert toll(9, 2) > toll(8, 2) > 2 * toll(0, 2)


def test_where_a_death_loses_the_game_for_all_everybody_is_more_careful() -> None:
    state = island(person("hunter"), person("ranger"))
    together = replace(state, modes=("coop",))
    assert frailty(together, together.players[0]) > frailty(state, state.players[0]) == 0


@pytest.mark.parametrize(
    ("round_", "fields"), [(7, ()), (8, ("A1", "A6")), (9, ("B2", "B11")), (10, ("B1", "C2", "B4", "C11"))]
)
def test_the_next_lava_is_foreseen_as_far_as_it_can_be(round_: int, fields: tuple[str, ...]) -> None:
    state = island(round=round_)
    odds = lava_odds(state)
    assert all(any(m >> F[f] & 1 for m, _ in odds) for f in fields)
    assert bool(odds) == bool(fields)
    assert sum(p for _, p in odds) == pytest.approx(1.0 if fields else 0.0)


def test_a_lava_card_that_was_seen_is_certain() -> None:
    state = island(round=11)
    known = lava_odds(state, ("lava", "red"))
    assert len(known) == 1 and known[0][1] == 1.0 and known[0][0] >> F["C11"] & 1


def test_who_came_first_is_attacked_first_and_shields_the_others() -> None:
    beasts = [dino("allosaurus", "C1")]
    alone = island(person("hunter", "C1"), dinos=beasts)
    screened = island(person("hunter", "C1", entered=9), person("ranger", "C1", entered=3), dinos=beasts)
    bleeding = replace(screened, players=(replace(screened.players[0], bleeding=True), screened.players[1]))
    stays: Callable[[State], float] = lambda s: Hunters(s, 0).stay(F["C1"])  # noqa: E731
    assert stays(alone) > 0 == stays(screened)
    assert stays(bleeding) == stays(alone)


def test_nobody_is_hunted_on_the_boat_in_hiding_or_beside_lava() -> None:
    state = island(person("hunter", "C1", hidden=True), dinos=[dino("allosaurus", "C1"), dino("raptor", "D1", 11)])
    assert Hunters(state, 0).stay(BOAT) == 0 == Hunters(state, 0).stay(F["C1"], hidden=True)
    assert Hunters(state, 0).stay(F["C1"]) > 0
    hot = replace(state, lava=1 << F["B1"])
    assert Hunters(hot, 0).stay(F["C1"]) < Hunters(state, 0).stay(F["C1"])


def test_chances_of_a_kill_follow_the_dice() -> None:
    assert falls("R", 1, 1) == pytest.approx(4 / 6)
    assert falls("R", 1, 2) == pytest.approx(2 / 6)
    assert falls("RY", 2, 7) == 0
    assert falls("G", 3, 1) == pytest.approx(1 - (4 / 6) ** 3)


def test_the_tunnels_take_a_whole_turn_on_the_way_home() -> None:
    at_the_stop = island(person("hunter", AT["aviary"]), round=15)
    assert through(at_the_stop, 0, 0.0) == 3
    late = replace(at_the_stop, players=(replace(at_the_stop.players[0], ap=2), at_the_stop.players[1]))
    assert through(late, 0, 0.0) == 2 + 3
    assert through(at_the_stop, 0, 2.0) == 3 + 3


def test_a_reached_goal_is_not_wanted_any_more() -> None:
    open_ = island(person("ranger", "B2", goal="ranger.1"))
    done = island(person("ranger", "B2", goal="ranger.1", tally=(("reloads", 1), ("uncovered", 4))))
    assert {"reloads", "uncovered", "kills"} <= set(wants(open_, 0))
    assert "reloads" not in wants(done, 0)
    assert wants(done, 0)["uncovered"] > wants(open_, 0)["uncovered"]


@pytest.mark.rule("SAU-COOP-03", "SAU-COOP-04")
def test_together_nobody_chases_points_once_there_are_enough_of_them() -> None:
    rich, poor = person("ranger", "B2", goal="ranger.1", points=13), person("hunter", "B5", goal="hunter.1")
    short = replace(island(rich, poor), modes=("coop",))
    assert not enough(short), "13, and 1 each for coming home, of 16"
    full = replace(short, players=(replace(rich, points=14), poor))
    assert enough(full)
    assert wants(short, 1) and not wants(full, 1)
    assert not enough(replace(full, modes=())), "each plays for points of its own"
