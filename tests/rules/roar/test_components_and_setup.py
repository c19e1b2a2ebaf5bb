"""Chapters Contents and Setup."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.game import SeatSpec
from rules.roar import GAME, developments
from rules.roar.constants import DINOS
from rules.roar.developments import DEVELOPMENTS, MARKERS
from rules.roar.events import Damaged, KnockedOut, Opened
from tests.rules.roar.arena import START, every, only, race, table

PEOPLE = (SeatSpec(), SeatSpec(), SeatSpec())


@pytest.mark.rule("ROAR-COMP-01", "ROAR-COMP-R03")
def test_two_to_five_dinos_play_and_no_other_number() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5) and len(set(DINOS)) == 5
    for n in (2, 3, 4, 5):
        assert len(table(n).state.players) == n
    for n in (0, 1, 6):
        with pytest.raises(ValueError, match="seats"):
            GAME.setup((SeatSpec(),) * n, {}, Chance("x"))


@pytest.mark.rule("ROAR-COMP-R03")
def test_computers_count_as_players() -> None:
    assert table(2, computers=1).state.players[1].human is False


@pytest.mark.rule("ROAR-COMP-02", "ROAR-SETUP-01")
def test_everybody_starts_with_three_dice_and_never_has_more_than_four() -> None:
    a = race(5, {"mode": "full"})
    assert [len(h.dice) for h in a.state.hands] == [3] * 5
    assert max(developments.dice(placed) for placed in ((), ("wusch",), tuple(DEVELOPMENTS))) == 4


@pytest.mark.rule("ROAR-COMP-03", "ROAR-COMP-05", "ROAR-COMP-R02")
def test_marker_supplies_are_unlimited() -> None:
    a = race(5)
    a.player(0, knockouts=40, victories=20)
    for seat in (1, 2, 3):
        a.hurt(seat, 3)
    a.hurt(4, 3)
    events = a.call(100, 0, "kaboom")
    assert len(every(events, Damaged)) == len(every(events, KnockedOut)) == 4
    assert a.p(0).knockouts == 44 and a.p(0).victories == 21
    assert a.points[0] == 44 + 63


@pytest.mark.rule("ROAR-COMP-04", "ROAR-COMP-R01")
def test_a_set_has_ten_markers() -> None:
    assert len(MARKERS) == len(set(MARKERS)) == 10
    assert Counter(map(developments.kind, MARKERS)) == {
        "klonk": 1, "oo_ah": 2, "klink_left": 1, "klink_right": 1, "zinngg_left": 1, "zinngg_right": 1,
        "wusch": 1, "oh_yeah": 1, "mhhm": 1,
    }  # fmt: skip


@pytest.mark.rule("ROAR-COMP-06")
def test_a_dino_has_nine_areas_and_one_place_for_each_symbol() -> None:
    assert len(DEVELOPMENTS) == 9
    a = race(2)
    assert [choice.symbol for choice in a.prompts(0)["race"].choices if hasattr(choice, "symbol")] == [
        "roaar", "grrrr", "kaboom", "ahh",
    ]  # fmt: skip


@pytest.mark.rule("ROAR-SETUP-01")
def test_a_dino_of_choice_goes_to_whoever_named_it_first_and_no_dino_is_given_twice() -> None:
    seats = tuple(SeatSpec(True, (("dino", dino),)) for dino in ("stego", "stego", "any", "rex", "any"))
    for seed in range(20):
        state = GAME.setup(seats, {}, Chance(str(seed))).state
        dinos = [p.dino for p in state.players]
        assert dinos[0] == "stego" and dinos[3] == "rex" and set(dinos) == set(DINOS)


@pytest.mark.rule("ROAR-SETUP-02")
def test_the_simple_game_leaves_developments_out_and_everything_starts_empty() -> None:
    a = table(3, {"mode": "simple"}, {0: {"preset": "beginner"}, 1: {"forbidden": ("wusch",)}})
    for p in a.state.players:
        assert (p.damage, p.knockouts, p.victories, p.developments, p.forbidden) == (0, 0, 0, (), ())
    assert [len(h.dice) for h in a.state.hands] == [3, 3, 3]


@pytest.mark.rule("ROAR-SETUP-03", "ROAR-SETUP-R01")
def test_the_circle_is_drawn_once_and_kept_and_everybody_sees_it() -> None:
    orders = Counter(GAME.setup(PEOPLE, {}, Chance(str(seed))).state.order for seed in range(600))
    assert len(orders) == 6 and min(orders.values()) > 60
    for seed in range(12):
        first = GAME.setup(PEOPLE, {}, Chance(str(seed)))
        assert only(first.events, Opened).order == first.state.order
        assert GAME.view(first.state, None).order == GAME.view(first.state, 2).order == first.state.order
    a = race(3)
    a.hurt(1, 3)
    a.call(100, 0, "grrrr")
    assert a.state.order == (0, 1, 2)


@pytest.mark.rule("ROAR-SETUP-R01")
def test_left_is_clockwise_and_right_is_counter_clockwise() -> None:
    a = race(4)
    a.set(order=(2, 0, 3, 1))
    assert only(a.call(100, 0, "grrrr"), Damaged).seat == 3
    assert only(a.call(600, 0, "roaar"), Damaged).seat == 2
    assert a.damage == (0, 0, 1, 1)


@pytest.mark.rule("ROAR-SETUP-04")
def test_in_the_full_game_a_fourth_die_and_a_whole_set_lie_ready() -> None:
    a = race(2, {"mode": "full"})
    assert GAME.view(a.state, 0).me is not None
    assert developments.free((), ()) == tuple(DEVELOPMENTS)
    a.player(0, choosing=True)
    a.take(100, 0, "wusch")
    assert len(a.h(0).dice) == 4 and a.p(0).developments == ("wusch",)


@pytest.mark.rule("ROAR-SETUP-05", "ROAR-SETUP-R02")
def test_the_host_chooses_simple_or_full_and_the_first_game_of_a_server_is_simple() -> None:
    mode = next(spec for spec in GAME.options if spec.name == "mode")
    assert mode.choices == ("simple", "full") and not mode.per_seat
    assert GAME.first == {"mode": "simple"} and mode.default == "full"
    simple, full = race(2, {"mode": "simple"}), race(2, {"mode": "full"})
    for a in (simple, full):
        a.call(100, 0, "ahh")
    assert "development" not in simple.prompts(0) and "development" in full.prompts(0)


@pytest.mark.rule("ROAR-SETUP-R03")
def test_the_options_are_these_and_none_is_about_elbow_room_or_noise() -> None:
    assert [spec.name for spec in GAME.options] == [
        "mode", "pace", "reflex", "starter", "dino", "preset", "start", "forbidden", "handicap",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "huge"},
        {"pace": "slow"},
        {"reflex": "yes"},
        {"reflex": 1},
        {"starter": "6"},
        {"starter": "4"},
        {"noise": True},
    ],
)
def test_unknown_table_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        GAME.setup(PEOPLE, options, Chance("x"))


@pytest.mark.parametrize(
    "options",
    [
        ("dino", "cow"),
        ("handicap", "300"),
        ("start", ("gun",)),
        ("start", ("wusch", "wusch")),
        ("start", "wusch"),
        ("mode", "full"),
    ],
)
def test_unknown_seat_options_are_refused(options: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=options[0]):
        GAME.setup((SeatSpec(True, (options,)), SeatSpec()), {}, Chance("x"))


@pytest.mark.rule("ROAR-ROUND-R01")
def test_the_first_starter_is_random_unless_the_host_chose() -> None:
    drawn = Counter(GAME.setup(PEOPLE, {}, Chance(str(seed))).state.shouter for seed in range(300))
    assert set(drawn) == {0, 1, 2} and min(drawn.values()) > 60
    assert {GAME.setup(PEOPLE, {"starter": "3"}, Chance(str(seed))).state.shouter for seed in range(9)} == {2}


def test_the_ready_check_runs_from_the_moment_of_setup() -> None:
    assert GAME.due(table(2).state) == START + 60_000
