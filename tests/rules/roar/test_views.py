"""Views, scrubbed events, guesses, refusals, and the contract's tables."""

from dataclasses import fields, replace
from typing import get_args

import pytest

from rules.core.chance import Chance
from rules.core.game import Refusal
from rules.roar import GAME, apply, due, events
from rules.roar.actions import Action, Call, Roll, Take, Wish
from rules.roar.constants import HOLD_BACK
from rules.roar.events import PRIVATE, Event
from rules.roar.evolve import FOLD
from rules.roar.refusals import RULE
from rules.roar.state import HAND, PLAYER, STATE
from rules.roar.view import OwnView, View
from tests.rules.contract.drivers import DRIVERS, START
from tests.rules.roar.arena import Arena, race, table


def busy() -> Arena:
    """A full game with something of everything."""
    a = race(3, {"mode": "full", "reflex": True, "pace": "calm"}, {2: {"forbidden": ("wusch",), "handicap": "250"}})
    a.hand(1, wishes=("klonk",))
    a.give(1, "wusch", "klink_right")
    a.hurt(1, 3)
    a.press(100, 0, Roll())
    a.call(2000, 0, "grrrr")
    a.player(2, choosing=True)
    a.press(2300, 2, Take("mhhm"))
    a.lay(1, "ahh", "ahh", "ahh")
    a.press(2400, 1, Call("ahh"))
    a.press(3500, 0, Roll())
    return a


def test_the_public_view_has_what_a_picture_needs_and_nothing_hidden() -> None:
    a = busy()
    view = GAME.view(a.state, None)
    assert view.me is None and (view.seat, view.phase, view.round, view.mode) == (None, "live", 1, "full")
    assert (view.live_at, view.volcano_at, view.cooldown) == (a.zero, a.zero + 180_000, 3750)
    p = view.players[1]
    assert (p.damage, p.limit, p.developments, p.dice) == (2, 4, ("wusch", "klonk", "klink_right"), 4)
    assert p.blows[0].word == "klink" and not view.players[2].choosing and view.players[2].handicap == 250
    assert view.players[2].forbidden == ("wusch",)
    assert not {"dice", "held", "wishes", "queue"} & {f.name for f in fields(View)}


def test_the_own_view_has_what_a_panel_needs() -> None:
    a = busy()
    zero, one, two = a.me(0), a.me(1), a.me(2)
    assert (zero.seat, zero.rolls, zero.cooldown_until, zero.acted) == (0, 1, a.zero + 3850, a.zero + 3500)
    assert zero.early == a.zero + 3850 and zero.held == (False,) * 3
    assert (one.waiting, one.wishes, one.taking) == ((), ("klonk",), "")
    assert two.taking == "" and "wusch" not in two.free
    b = busy()
    b.press(3600, 1, Call("grrrr"))
    me = b.me(1)
    assert me.waiting == ("grrrr",) and me.guard == b.guard(1)
    assert race(2).me(0) == OwnView(
        0, ("", "", ""), (False,) * 3, 0, 1 << 12, 0, 0, 0, (), "", (), race(2).h(0).acted, ()
    )


def test_permuting_dice_and_wishes_of_others_changes_no_view_and_no_event_that_is_shown() -> None:
    a = busy()
    zero, one, two = a.state.hands
    other_one = replace(two, dice=("roaar",) * 4, held=(True,) * 4, wishes=("mhhm", "wusch"))
    other_two = replace(one, dice=("ahh",) * 3, held=(True,) * 3, early=7)
    other = replace(a.state, queue=(), hands=(zero, other_one, other_two))
    assert GAME.view(a.state, None) == GAME.view(other, None)
    assert GAME.view(a.state, 0) == GAME.view(other, 0)
    assert GAME.view(a.state, 1) != GAME.view(other, 1)


def test_private_events_are_shown_to_their_own_seat_alone() -> None:
    a = busy()
    seen = {type(e) for e in a.events if isinstance(e, PRIVATE)}
    assert seen >= {events.Rolled, events.Delayed, events.Claimed, events.Queued}
    for event in a.events:
        for seat in (None, 0, 1, 2):
            shown = GAME.scrub(event, seat)
            if isinstance(event, PRIVATE) and event.seat != seat:
                assert shown is None
            else:
                assert shown is event


def test_wishes_dice_and_waiting_presses_are_private() -> None:
    assert {e.__name__ for e in PRIVATE} == {"Rolled", "Delayed", "Placed", "Claimed", "Queued", "Refused", "Wished"}
    a = table(2, {"mode": "full"})
    wished = a.at(a.zero + 1, 0, Wish("klonk"))[0]
    assert GAME.scrub(wished, 1) is None and GAME.scrub(wished, 0) is wished


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_guess_fits_the_view_and_draws_the_dice_of_others(seat: int | None) -> None:
    a = busy()
    b = busy()
    b.player(2, choosing=True)
    b.press(3600, 2, Take("klonk"))
    b.press(3700, 1, Call("roaar"))
    for state in (a.state, b.state, table(3, {"mode": "full"}).state):
        view = GAME.view(state, seat)
        guesses = [GAME.guess(view, Chance(str(i))) for i in range(8)]
        for guess in guesses:
            assert GAME.view(guess, seat) == view
            assert sorted({q.stamp for q in guess.queue}) == [q.stamp for q in guess.queue]
            assert {q.until for q in guess.queue} <= {guess.hands[q.seat].acted + HOLD_BACK for q in guess.queue}
            assert (GAME.due(guess) is None) == (GAME.due(state) is None)
        if state.phase == "live":
            hidden = next(s for s in range(3) if s != seat)
            assert len({guess.hands[hidden].dice for guess in guesses}) > 3


def test_only_wishes_and_the_way_back_may_be_left_unanswered() -> None:
    a = busy()
    a.player(1, choosing=True, status="in")
    a.player(2, status="withdrawn")
    kinds = {p.kind: p.optional for p in GAME.prompts(a.state)}
    assert kinds == {"race": False, "react": False, "development": False, "ready": True}
    b = table(2, {"mode": "full"})
    assert {p.kind: p.optional for p in GAME.prompts(b.state)} == {"ready": False, "wishes": True}
    b.set(shout_open=True)
    assert {p.kind: p.optional for p in GAME.prompts(b.state)} == {"shout": False, "wishes": True}


def test_the_next_eruption_has_a_time_only_while_the_race_is_live() -> None:
    assert GAME.view(table(2).state, None).volcano_at == 0
    a = race(3)
    assert GAME.view(a.state, None).volcano_at == a.zero + 180_000
    a.call(100, 0, "kaboom")
    assert GAME.view(a.state, 1).volcano_at == 0


def test_why_a_seat_cannot_roll_now() -> None:
    a = race(3, {"mode": "full"})
    assert GAME.refusals(a.state, 0) == ()
    a.player(0, choosing=True)
    assert GAME.refusals(a.state, 0) == (Refusal("choosing", "ROAR-DEV-R01"),)
    a.player(1, status="out")
    assert GAME.refusals(a.state, 1) == (Refusal("out", "ROAR-KO-02"),)
    a.player(1, status="watching")
    assert GAME.refusals(a.state, 1) == (Refusal("watching", "ROAR-WIN-R02"),)
    a.set(phase="pause")
    assert [r.what for r in GAME.refusals(a.state, 1)] == ["paused", "watching"]
    a.player(1, status="withdrawn")
    assert [r.what for r in GAME.refusals(a.state, 1)] == ["paused", "withdrawn"]
    assert [r.what for r in GAME.refusals(table(2).state, 0)] == ["ready"]


def test_every_event_has_an_arm_and_every_action_of_a_seat_too() -> None:
    assert set(FOLD) == set(get_args(Event))
    of_the_table = {"Restarted", "Halt", "Continue", "Seated", "Tick", "Proceed"}
    assert {c.__name__ for c in get_args(Action)} == {c.__name__ for c in apply.PRESS} | of_the_table
    assert set(get_args(Action)) | set(FOLD) <= set(GAME.record_types)
    assert len(set(GAME.record_types)) == len(GAME.record_types)


def test_drafts_have_the_fields_of_their_records() -> None:
    for twin in (STATE, PLAYER, HAND):
        named = [f.name for f in fields(twin.state)]
        assert list(twin.draft.__slots__) == named == [n for n in twin.draft.__annotations__ if n in named]


def test_the_default_of_a_clock_is_a_legal_choice() -> None:
    a = table(2)
    assert GAME.timeout(a.state, 1) in a.prompts(1)["ready"].choices
    b = race(2)
    assert GAME.timeout(b.state, 0) in b.prompts(0)["race"].choices


def test_every_reason_names_a_rule_or_is_nobodys_rule() -> None:
    assert {why for why, rule in RULE.items() if not rule} == {"forged", "not_asked", "not_due"}


def test_what_is_due_next_is_the_earliest_of_all_that_is_pending() -> None:
    driver, seen = DRIVERS["roar"], set()
    for seed in range(6):
        setting = driver.settings[seed % len(driver.settings)]
        state, now = GAME.setup(setting.seats, setting.options, Chance(str(seed)), START).state, START
        for ply in range(600):
            if GAME.result(state) is not None:
                break
            pending = sorted(item[0] for item in due._pending(state))
            assert GAME.due(state) == pending[0]
            seen |= {item[1].__name__ for item in due._pending(state)}
            move = driver.move(GAME, state, Chance(f"{seed}", -ply), now)
            state, now = GAME.apply(state, move, Chance(f"{seed}", ply)).state, max(now, move.now)
    assert seen >= {"settle", "early_roll", "go_live", "muster", "shout_by_itself", "offer_shout"}
