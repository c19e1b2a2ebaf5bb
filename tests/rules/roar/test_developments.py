"""The Game with Developments: receiving, placing, abilities, damage tables."""

from itertools import product

import pytest

from rules.roar import GAME, calls, developments
from rules.roar.actions import Call, Hold, Roll, Skip, Take
from rules.roar.constants import FULL
from rules.roar.developments import DEVELOPMENTS, MARKERS, Development
from rules.roar.events import Called, Damaged, Developed, Entitled, KnockedOut, Queued, Refused, Rolled, Skipped
from tests.rules.roar.arena import Arena, every, only, race

ALL_TEN = tuple(developments.kind(marker) for marker in MARKERS)


def full(n: int = 2, **options: object) -> Arena:
    """A full game that has just gone live."""
    return race(n, {"mode": FULL, **options})


def choosing(*placed: str) -> Arena:
    """Seat 0 has these developments and may take one more."""
    a = full(3)
    a.give(0, *placed)
    a.call(100, 0, "ahh")
    return a


def offered(a: Arena, seat: int = 0) -> list[str]:
    """The names that may be taken."""
    prompt = a.prompts(seat).get("development")
    return [choice.development for choice in prompt.choices if isinstance(choice, Take)] if prompt else []


@pytest.mark.rule("ROAR-DEV-01")
def test_one_marker_is_gained_for_each_ahh_and_laid_on_its_area() -> None:
    a = choosing()
    assert offered(a) == list(DEVELOPMENTS)
    event = only(a.take(500, 0, "klonk"), Developed)
    assert (event.seat, event.development, event.wished) == (0, "klonk", False)
    assert a.p(0).developments == ("klonk",) and "development" not in a.prompts(0)
    assert a.refused(801, 0, Take("wusch")).why == "not_asked"
    assert a.refused(801, 0, Skip()).why == "not_asked"


@pytest.mark.rule("ROAR-DEV-02")
def test_each_area_holds_one_marker_only_oo_ah_two() -> None:
    a = choosing("klonk", "oo_ah")
    assert set(DEVELOPMENTS) - set(offered(a)) == {"klonk"}
    a.take(500, 0, "oo_ah")
    a.call(900, 0, "ahh")
    assert set(DEVELOPMENTS) - set(offered(a)) == {"klonk", "oo_ah"}
    for name in ("klonk", "oo_ah", "fire"):
        assert a.refused(1300, 0, Take(name)).why == "not_asked"
    assert a.p(0).developments == ("oo_ah", "oo_ah", "klonk")


@pytest.mark.rule("ROAR-DEV-03")
def test_after_placing_rolling_goes_on_with_all_dice() -> None:
    a = choosing("wusch")
    a.take(500, 0, "klonk")
    assert a.h(0).dice == ("",) * 4
    assert all(only(a.press(801, 0, Roll()), Rolled).dice)


@pytest.mark.rule("ROAR-DEV-04")
def test_the_example_of_sven_and_thomas() -> None:
    a = full()
    a.give(0, "wusch", "zinngg_left")
    a.give(1, "klink_right")
    events = a.call(100, 0, "grrrr", dice=4)
    assert only(events, Called).name == "grrrr_zinngg"
    hit = only(events, Damaged)
    assert (hit.amount, hit.prevented) == (1, 1) and a.damage == (0, 1)


@pytest.mark.rule("ROAR-DEV-ZINNGG", "ROAR-DEV-KLINK", "ROAR-DEV-R05", "ROAR-DEV-R06", "ROAR-DEV-R07")
@pytest.mark.parametrize("symbol", ["grrrr", "roaar"])
@pytest.mark.parametrize("dice", [3, 4])
@pytest.mark.parametrize(("zinngg", "klink"), list(product([False, True], repeat=2)))
@pytest.mark.parametrize("noise", [False, True])
def test_the_whole_table_of_single_attacks(symbol: str, dice: int, zinngg: bool, klink: bool, noise: bool) -> None:
    z, k = ("zinngg_left", "klink_right") if symbol == "grrrr" else ("zinngg_right", "klink_left")
    other_z, other_k = ("zinngg_right", "klink_left") if symbol == "grrrr" else ("zinngg_left", "klink_right")
    a = full(3)
    mine = ["wusch"] * (dice == 4) + [z] * zinngg + [other_z, "oo_ah", "oo_ah"] * noise
    theirs = [k] * klink + [other_k, "klonk"] * noise
    a.give(0, *mine)
    for seat in (1, 2):
        a.give(seat, *theirs)
    events = a.call(100, 0, symbol, dice=dice)
    expected = 1 + (dice == 4 and zinngg) - klink
    hit = only(events, Damaged)
    assert (hit.seat, hit.amount, hit.prevented) == (1 if symbol == "grrrr" else 2, expected, int(klink))
    assert only(events, Called).name == symbol + ("_zinngg" if dice == 4 and zinngg else "")
    assert sum(a.damage) == expected


@pytest.mark.rule("ROAR-DEV-OOAH", "ROAR-DEV-KLONK", "ROAR-DEV-R06", "ROAR-DEV-R07")
@pytest.mark.parametrize("mouths", [0, 1, 2])
@pytest.mark.parametrize("noise", [False, True])
def test_the_whole_table_of_kabooms(mouths: int, noise: bool) -> None:
    a = full(3)
    a.give(0, *["oo_ah"] * mouths, *["wusch", "zinngg_left", "zinngg_right"] * noise)
    a.give(1, "klonk", *["klink_left", "klink_right"] * noise)
    a.give(2, *["klink_left", "klink_right"] * noise)
    events = a.call(100, 0, "kaboom", dice=4 if noise else 3)
    assert only(events, Called).name == ("kaboom_oo_ah" if mouths else "kaboom")
    assert a.damage == (0, mouths, 1 + mouths)
    assert [hit.prevented for hit in every(events, Damaged)] == [1, 0]


@pytest.mark.rule("ROAR-DEV-R05", "ROAR-DEV-KLINK", "ROAR-DEV-ZINNGG")
def test_the_side_belongs_to_the_name_of_the_attack_also_with_two_left_and_when_a_seat_is_skipped() -> None:
    a = full(2)
    a.give(0, "wusch", "zinngg_left")
    a.give(1, "klink_left")
    a.call(100, 0, "grrrr", dice=4)
    assert a.damage == (0, 2)
    a.call(600, 0, "roaar", dice=4)
    assert a.damage == (0, 2)
    b = full(3)
    b.player(1, status="out")
    b.give(2, "klink_right")
    b.call(100, 0, "grrrr")
    b.call(600, 0, "roaar")
    assert b.damage == (0, 0, 1)


@pytest.mark.rule("ROAR-DEV-OHYEAH", "ROAR-DEV-R08")
@pytest.mark.parametrize(
    ("damage", "limit", "attacks"), [(1, 4, 4), (1, 5, 5), (2, 4, 2), (2, 5, 3), (3, 4, 2), (3, 5, 2)]
)
def test_attacks_needed_for_a_knock_out(damage: int, limit: int, attacks: int) -> None:
    a = full(3)
    a.give(0, *["oo_ah"] * (damage - 1))
    a.give(2, "oh_yeah", "klonk", "klonk")
    if limit == 5:
        a.give(1, "oh_yeah")
    when = 100
    for n in range(1, attacks + 1):
        events = a.call(when, 0, "kaboom")
        assert bool(every(events, KnockedOut)) is (n == attacks)
        a.hurt(2, 0)
        if a.state.phase == "pause":
            a.resume(when + 4250)
        when += 5000


@pytest.mark.rule("ROAR-DEV-R08")
def test_oh_yeah_raises_the_limit_of_its_owner_alone_and_may_be_taken_with_three_damage() -> None:
    a = full(3)
    a.hurt(0, 3)
    a.hurt(1, 3)
    a.hand(0, wishes=("oh_yeah",))
    a.set(volcano=1)
    a.call(100, 0, "ahh")
    limits = [p.limit for p in GAME.view(a.state, None).players]
    assert limits == [5, 4, 4] and a.damage[0] == 3
    a.call(600, 1, "roaar")
    assert a.damage[0] == 4 and a.p(0).status == "in"
    a.call(1100, 0, "grrrr")
    assert a.p(1).status == "out"


@pytest.mark.rule("ROAR-DEV-WUSCH")
def test_wusch_gives_a_fourth_die_at_once() -> None:
    a = choosing()
    a.take(500, 0, "wusch")
    assert a.h(0).dice == ("",) * 4 and a.h(0).held == (False,) * 4
    assert len(only(a.press(801, 0, Roll()), Rolled).dice) == 4
    a.press(802, 0, Hold(3))
    assert GAME.view(a.state, 1).players[0].dice == 4


@pytest.mark.rule("ROAR-DEV-R01")
def test_rolling_is_locked_until_chosen_or_skipped_while_the_others_go_on() -> None:
    a = choosing()
    assert Roll() not in a.prompts(0)["race"].choices
    reason = a.refused(500, 0, Roll())
    assert (reason.why, reason.rule) == ("choosing", "ROAR-DEV-R01")
    assert only(a.press(500, 1, Roll()), Rolled).seat == 1
    assert only(a.press(501, 0, Skip()), Skipped).seat == 0
    assert a.p(0).developments == () and only(a.press(502, 0, Roll()), Rolled).seat == 0


@pytest.mark.rule("ROAR-DEV-R01")
def test_a_pending_choice_survives_a_kaboom() -> None:
    a = choosing()
    a.call(500, 1, "kaboom")
    assert offered(a) == list(DEVELOPMENTS)
    a.resume(4750)
    a.take(5000, 0, "mhhm")
    assert a.p(0).developments == ("mhhm",)


@pytest.mark.rule("ROAR-DEV-R01")
def test_a_pending_choice_is_lost_by_a_knock_out_and_by_the_end_of_the_round() -> None:
    a = choosing()
    a.hurt(0, 3)
    a.call(500, 1, "roaar")
    assert not a.p(0).choosing and a.refused(900, 0, Take("mhhm")).why == "not_asked"
    b = choosing()
    for seat in (1, 2):
        b.hurt(seat, 3)
    b.set(volcano=0)
    b.hand(0, dice=("kaboom",) * 3, held=(True,) * 3)
    b.call_only(500, 0, "kaboom")
    assert b.state.phase == "round_end" and not b.p(0).choosing and b.prompts(0).keys() == {"wishes"}


@pytest.mark.rule("ROAR-DEV-R01")
def test_the_wish_list_places_its_first_free_wish_by_itself() -> None:
    a = full(3)
    a.give(0, "wusch", "oo_ah")
    a.hand(0, wishes=("wusch", "oo_ah", "oo_ah", "klonk"))
    for when, name in ((100, "oo_ah"), (600, "klonk")):
        event = only(a.call(when, 0, "ahh"), Developed)
        assert (event.development, event.wished) == (name, True)
    assert only(a.call(1100, 0, "ahh"), Entitled).seat == 0
    assert a.p(0).developments == ("wusch", "oo_ah", "oo_ah", "klonk")


@pytest.mark.parametrize(
    ("wishes", "placed", "first"),
    [
        ((), (), ""),
        (("klonk",), (), "klonk"),
        (("klonk",), ("klonk",), ""),
        (("oo_ah",), ("oo_ah",), ""),
        (("oo_ah", "klonk", "oo_ah"), ("oo_ah",), "klonk"),
        (("oo_ah", "klonk", "oo_ah"), ("oo_ah", "klonk"), "oo_ah"),
        (("wusch", "klonk"), (), "klonk"),
    ],
)
def test_the_first_wish_that_is_open(wishes: tuple[str, ...], placed: tuple[str, ...], first: str) -> None:
    free = developments.free(placed, ("wusch",))
    assert calls.first_wish(wishes, placed, free) == first


@pytest.mark.rule("ROAR-DEV-R02")
def test_with_all_ten_placed_ahh_only_heals() -> None:
    a = full(3)
    a.give(0, *ALL_TEN)
    a.hurt(0, 3)
    events = a.call(100, 0, "ahh")
    assert a.damage[0] == 1 and not every(events, Entitled) and not every(events, Developed)
    assert len(a.p(0).developments) == 10 and "race" in a.prompts(0)


@pytest.mark.rule("ROAR-DEV-R03")
def test_a_development_does_not_change_what_was_stamped_before_it() -> None:
    a = full(3)
    a.player(1, choosing=True)
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.lay(2, "grrrr", "grrrr", "grrrr")
    a.press(100, 0, Call("grrrr"))
    a.press(120, 1, Take("klink_right"), arrives=340)
    a.run(351)
    assert a.damage == (0, 1, 0)
    a.call(1000, 0, "grrrr")
    assert a.damage == (0, 1, 0)


@pytest.mark.rule("ROAR-DEV-R01", "ROAR-DEV-R03")
def test_a_choice_in_its_window_survives_a_kaboom_but_no_knock_out() -> None:
    a = choosing()
    a.lay(1, "kaboom", "kaboom", "kaboom")
    a.press(500, 1, Call("kaboom"))
    a.press(510, 0, Take("klonk"))
    assert "development" not in a.prompts(0) and a.refused(520, 0, Take("wusch")).why == "not_asked"
    assert a.refused(520, 0, Skip()).why == "not_asked"
    assert a.me(0).taking == "klonk"
    a.run(750)
    assert a.state.phase == "pause" and a.p(0).developments == ("klonk",) and a.damage[0] == 1
    assert not a.state.queue
    b = choosing()
    b.hurt(0, 3)
    b.lay(1, "roaar", "roaar", "roaar")
    b.press(500, 1, Call("roaar"))
    taken = only(b.press(510, 0, Take("oh_yeah")), Queued)
    refusal = only(b.run(800), Refused)
    assert (refusal.press, refusal.why, refusal.about) == (taken.press, "dropped", ("knockout",))
    assert b.p(0).developments == () and b.p(0).status == "out"


@pytest.mark.rule("ROAR-DEV-R03", "ROAR-TIMING-R17")
def test_a_roll_pressed_after_the_choice_waits_behind_it() -> None:
    a = choosing()
    a.press(500, 0, Take("wusch"))
    assert not every(a.press(600, 0, Roll()), Rolled)
    events = a.run(750)
    assert [type(e).__name__ for e in events] == ["Developed", "Rolled"]
    assert len(only(events, Rolled).dice) == 4 and only(events, Rolled).at == a.zero + 600


@pytest.mark.rule("ROAR-DEV-R07")
def test_zinngg_without_wusch_may_be_taken_and_waits() -> None:
    a = choosing()
    a.take(500, 0, "zinngg_left")
    a.call(900, 0, "grrrr")
    assert a.damage[1] == 1
    a.call(1500, 0, "ahh")
    a.take(1900, 0, "wusch")
    a.call(2500, 0, "grrrr", dice=4)
    assert a.damage[1] == 3


@pytest.mark.rule("ROAR-DEV-R10", "ROAR-BALANCE-04")
def test_a_house_development_is_one_line_of_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEVELOPMENTS, "armour", Development("armour", limit=2, klink="roaar"))
    assert developments.free((), ())[-1] == "armour"
    assert developments.limit(("armour",)) == 6 and developments.klink("roaar", ("armour",)) == 1
    assert developments.klink("grrrr", ("armour",)) == 0
