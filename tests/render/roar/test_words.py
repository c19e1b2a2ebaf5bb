"""Roar-a-Saurus in words: board, story, panel and refusals, in English, German and Polish."""

from dataclasses import replace
from typing import Any

import pytest

from render.roar import samples, story
from render.roar.face import FACE
from render.roar.panel import EMOJI
from render.words import LOCALES, catalogue
from rules.core.game import Prompt, Refusal
from rules.roar import GAME
from rules.roar import events as ev
from rules.roar.actions import Call, ClearWishes, Free, Hold, Ready, Roll, Say, Shout, Skip, Take, Wish
from rules.roar.constants import PHASES, SYMBOLS
from rules.roar.developments import DEVELOPMENTS
from rules.roar.refusals import RULE
from rules.roar.view import View

EN = catalogue("en")
NAMES = samples.NAMES
FIVE = samples.seats(5)
LIVE = samples.view(FIVE)
ABOUT: dict[str, tuple[Any, ...]] = {
    "late": (38, 1, "kaboom"),
    "locked": (640,),
    "not_yet": (1210,),
    "wrong_call": ("grrrr", 2),
    "dropped": ("round",),
}


def racing(dice: tuple[str, ...], held: tuple[bool, ...], seat: int = 0, **changes: Any) -> View:
    return replace(LIVE, seat=seat, me=samples.own(seat, dice, held), **changes)


def told(*events: Any, view: View = LIVE, words: Any = EN) -> tuple[str, ...]:
    return FACE.story(events, view, words, NAMES)


def test_an_attack_and_its_damage_are_one_sentence() -> None:
    attack = (ev.Called(0, "grrrr", "grrrr", 0, 1), ev.Damaged(1, 0, "grrrr", 1, 0, 3, 1))
    assert told(*attack) == ("Rexona: Grrrr → Tricia +1 (3/5)",)


@pytest.mark.rule("ROAR-DEV-04")
def test_a_klink_is_named_where_it_stops_damage() -> None:
    attack = (ev.Called(0, "grrrr", "grrrr_zinngg", 0, 1), ev.Damaged(1, 0, "grrrr", 1, 1, 3, 1))
    assert told(*attack) == ("Rexona: Grrrr-Zinngg → Tricia: Klink! +1 (3/5)",)
    stopped = (ev.Called(0, "roaar", "roaar", 0, 1), ev.Damaged(4, 0, "roaar", 0, 1, 0, 1))
    assert told(*stopped) == ("Rexona: Roaar → Pterry: Klink! No damage (0/4)",)


@pytest.mark.rule("ROAR-KABOOM-02", "ROAR-KO-R02")
def test_a_kaboom_is_one_sentence_and_each_knock_out_another() -> None:
    events = (
        ev.Called(1, "kaboom", "kaboom_oo_ah", 0, 1),
        ev.Damaged(2, 1, "kaboom", 3, 0, 4, 1),
        ev.KnockedOut(2, 1, 1, 0),
        ev.Damaged(3, 1, "kaboom", 3, 0, 3, 1),
        ev.Kaboomed(1, 1, 0, 0, 0),
    )
    assert told(*events) == (
        "💥 Tricia: KABOOM-OO AH! Damage: Żółw +3 (4/4), Brüno +3 (3/4). All dice back in hand.",
        "KO for Żółw! 1 point for Tricia (now 4).",
    )


@pytest.mark.rule("ROAR-HEAL-01", "ROAR-HEAL-02")
def test_a_heal_and_the_development_it_brings() -> None:
    events = (ev.Called(4, "ahh", "ahh", 0, 1), ev.Healed(4, 0, 0), ev.Developed(4, "klink_left"))
    assert told(*events) == ("Pterry: Ahh! Nothing to heal (0/4)", "Pterry takes Klink left.")


def test_damage_of_reflex_mode_that_comes_later_is_told_by_itself() -> None:
    assert told(ev.Damaged(1, 0, "grrrr", 1, 0, 3, 1)) == ("Rexona: Grrrr → Tricia +1 (3/5)",)


def test_rolls_holds_and_waiting_calls_are_not_told() -> None:
    quiet = (
        ev.Rolled(0, ("grrrr",), 0, 0),
        ev.Placed(0, 0, True, 0),
        ev.Claimed(0, "grrrr", 1, 0, 0, 0),
        ev.Entitled(0),
        ev.Wished(0, ()),
    )
    assert told(*quiet) == ()


def test_a_refusal_is_told_only_to_its_own_seat() -> None:
    refused = ev.Refused(0, "wrong_call", ("grrrr", 2), 0, 1, 1000)
    assert told(refused) == ()
    assert told(refused, view=racing(("", "", ""), (False,) * 3)) == ("Only 2 Grrrr held, you need 3. Locked for 1 s.",)
    assert told(refused, view=racing(("", "", ""), (False,) * 3, seat=1)) == ()


def test_every_event_is_told_or_known_to_be_silent() -> None:
    kinds = set(ev.Event.__args__)
    assert set(story.ARMS) | set(story.SILENT) == kinds
    assert set(story.ARMS) & set(story.SILENT) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_a_sentence_of_at_most_140_characters(locale: str) -> None:
    words = catalogue(locale)
    ended = replace(LIVE, phase="game_end", ending="points", winners=(0,))
    samples_of: tuple[Any, ...] = (
        ev.Opened((0, 1, 2, 3, 4), 2),
        ev.Readied(0),
        ev.Missed((1, 2)),
        ev.RoundBegan(3, (0, 1), 2500, 0),
        ev.RoundBegan(3, (0, 1), 2500, 0, 1),
        ev.Live(0),
        ev.Live(0, 1),
        ev.Called(0, "ahh", "ahh_mhhm", 0, 1),
        ev.Threatened(1, 0, "grrrr", 2, 1, "klink", 0, 0),
        ev.Said(1, "klink", 0, 0),
        ev.KnockedOut(2, None, 0, 0),
        ev.KnockedOut(2, 0, 0, 0),
        ev.Developed(1, "oh_yeah"),
        ev.Skipped(1, 0, 0),
        ev.Erupted(1, (0, 1, 2), 0),
        ev.Slept(1),
        ev.Withdrew(1, 0),
        ev.HandedOver(1, True, 0),
        ev.HandedOver(1, False, 0),
        ev.RoundWon(1, 3, ("oo_ah", "oo_ah", "klonk"), 0, 0, 0),
        ev.Tied((0, 1)),
        ev.Ended("points", (0,)),
        ev.Halted(),
        ev.Continued(0),
        ev.Resumed(0, 0, 0),
    )
    for event in samples_of:
        lines = told(event, view=ended, words=words)
        assert lines, event
        assert all(0 < len(line) <= 140 for line in lines), lines
    assert {type(event) for event in samples_of} >= set(story.ARMS) - {ev.Refused, ev.Damaged}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_words_of_at_most_200_characters(locale: str) -> None:
    for why, rule in RULE.items():
        said = FACE.refusal(Refusal(why, rule, ABOUT.get(why, ())), catalogue(locale), NAMES)
        assert 0 < len(said) <= 200, why
        assert "!" not in said, why


@pytest.mark.rule("ROAR-TIMING-R03")
def test_a_late_call_is_told_by_how_much_and_who_came_first() -> None:
    assert FACE.refusal(Refusal("late", "", (38, 1, "kaboom")), EN, NAMES) == (
        "Too late by 38 ms: Tricia's Kaboom came first. No penalty – roll on."
    )
    assert (
        FACE.refusal(Refusal("not_yet", "", (1210,)), EN, NAMES)
        == "Not yet: the next roll is possible in 1.3 s. No penalty."
    )
    assert FACE.refusal(Refusal("not_yet", "", (1210,)), catalogue("de"), NAMES).startswith(
        "Noch nicht: Der nächste Wurf geht in 1,3 s."
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_a_headline_and_an_alt_text(phase: str, locale: str) -> None:
    words = catalogue(locale)
    for changes in (
        {},
        {"shouter": 1},
        {"shouter": 1, "shout_open": True},
        {"halted": True},
        {"tied": (0, 1)},
        {"volcano": 2},
    ):
        view = replace(LIVE, phase=phase, ending="cancelled" if phase == "game_end" else "", **changes)
        assert 0 < len(FACE.headline(view, words, NAMES)) <= 200
        assert FACE.alt(view, words, NAMES).startswith("Roar-a-Saurus")


def test_headlines_say_who_decides_and_until_when() -> None:
    pause = replace(LIVE, phase="pause", shouter=1, shout_by=5_000)
    assert FACE.headline(pause, EN, NAMES) == (
        "Kaboom! All dice back in hand. Tricia shouts “Roar-a-Saurus!”, or it goes on <t:5:R>."
    )
    assert FACE.headline(LIVE, EN, NAMES) == "Battle round 3: 5 still standing."
    assert FACE.headline(replace(LIVE, volcano=1), EN, NAMES) == "Battle round 3: 5 still standing, and the volcano burns."
    won = replace(LIVE, phase="game_end", ending="points", winners=(0,))
    assert FACE.headline(won, EN, NAMES) == "🏆 Rexona wins! Points: 7, lead: 1."


def test_the_board_in_words_has_a_line_for_each_dino_in_the_order_of_the_circle() -> None:
    players = (replace(FIVE[0], sleeping=True), FIVE[1], replace(FIVE[2], status="out"), *FIVE[3:])
    lines = FACE.text(samples.view(players, order=(4, 0, 1, 2, 3)), EN, NAMES).splitlines()
    assert lines[:5] == [
        "Pterry (Ptera): damage 0/4 · 6 points · Wusch, Oo Ah, Klink left",
        "Rexona (Rex): damage 2/4 · 7 points · Wusch, Klonk, Zinngg right · asleep",
        "Tricia (Trike): damage 3/5 · 4 points · Oh Yeah, Oo Ah × 2, Klink left, Klink right",
        "Żółw (Stego): damage 1/4 · 5 points · KO",
        "Brüno (Brachi): damage 0/4 · 3 points · Mhhm",
    ]
    assert lines[5] == EN("roar-circle")


def test_the_panel_shows_dice_calls_and_neighbours() -> None:
    view = racing(("grrrr", "grrrr", "grrrr", "roaar"), (True, True, True, False))
    assert FACE.mine(view, EN, NAMES).splitlines() == [
        "You are Rex: damage 2/4, 7 points.",
        "Developments: Wusch, Klonk, Zinngg right.",
        "Dice: Grrrr – held · Grrrr – held · Grrrr – held · Roaar",
        "Three or more held: call Grrrr!",
        "◀️ Grrrr: Tricia (3/5) · ▶️ Roaar: Pterry (0/4)",
    ]


@pytest.mark.rule("ROAR-ATTACK-07")
def test_the_neighbours_on_the_panel_are_the_next_living_dinos() -> None:
    players = (FIVE[0], replace(FIVE[1], status="out"), FIVE[2], FIVE[3], replace(FIVE[4], status="withdrawn"))
    last = FACE.mine(racing(("", "", "", ""), (False,) * 4, players=players), EN, NAMES).splitlines()[-1]
    assert last == "◀️ Grrrr: Żółw (1/4) · ▶️ Roaar: Brüno (0/4)"


def test_the_panel_of_the_public_is_empty_and_of_a_dino_that_is_out_says_so() -> None:
    assert FACE.mine(LIVE, EN, NAMES) == ""
    players = (replace(FIVE[0], status="out"), *FIVE[1:])
    assert EN("roar-mine-out", status="out") in FACE.mine(racing(("", "", ""), (False,) * 3, players=players), EN, NAMES)


@pytest.mark.rule("ROAR-ATTACK-R01")
def test_the_race_panel_has_dice_then_roll_then_the_four_calls() -> None:
    choices = (Free(0), Hold(2), Roll(), *(Call(symbol) for symbol in SYMBOLS))
    rows = FACE.rows(Prompt(0, "race", choices), LIVE)
    assert rows == ((Free(0), Hold(2)), (Roll(),), tuple(Call(symbol) for symbol in SYMBOLS))
    assert FACE.rows(Prompt(0, "development", (Take("klonk"), Skip())), LIVE) is None


@pytest.mark.rule("ROAR-DEV-R06")
def test_a_call_that_is_ready_is_red_and_has_its_whole_name() -> None:
    prompt: Prompt[Any] = Prompt(0, "race", ())
    ready = racing(("roaar",) * 4, (True,) * 4)
    label = FACE.label(Call("roaar"), prompt, ready, EN, NAMES)
    assert (label.text, label.style, label.disabled) == ("Roaar-Zinngg!", "danger", False)
    other = FACE.label(Call("grrrr"), prompt, ready, EN, NAMES)
    assert (other.text, other.style, other.disabled) == ("Grrrr!", "secondary", False)


def test_a_held_die_is_told_from_a_free_one_by_words_and_colour() -> None:
    view = racing(("grrrr", "grrrr", ""), (True, False, False))
    held, free = (FACE.label(action, Prompt(0, "race", ()), view, EN, NAMES) for action in (Free(0), Hold(1)))
    assert (held.text, held.style) == ("Grrrr – held", "success")
    assert (free.text, free.style) == ("Grrrr", "secondary")
    assert held.emoji == free.emoji == EMOJI["grrrr"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_choice_has_a_label_within_discords_lengths(locale: str) -> None:
    words, view = catalogue(locale), racing(("grrrr", "roaar", "kaboom", "ahh"), (True, False, True, False))
    names = tuple(DEVELOPMENTS)
    actions: list[Any] = [Ready(), Shout(), Roll(), Skip(), ClearWishes(), Say("klink"), Say("klonk")]
    actions += [make(k) for k in range(4) for make in (Hold, Free)] + [Call(symbol) for symbol in SYMBOLS]
    actions += [make(name) for name in names for make in (Take, Wish)]
    for action in actions:
        label = FACE.label(action, Prompt(0, "race", ()), view, words, NAMES)
        assert 0 < len(label.text) <= 34, label
        assert len(label.description) <= 100, label
        assert label.style in ("primary", "secondary", "success", "danger")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_prompt_has_a_question(locale: str) -> None:
    words = catalogue(locale)
    asked: list[Prompt[Any]] = [Prompt(0, kind, ()) for kind in ("race", "ready", "development", "wishes")]
    asked += [Prompt(0, "shout", (Shout(),), about=("pause",)), Prompt(0, "react", (Say("klonk"),), about=(1, "kaboom"))]
    for prompt in asked:
        assert 0 < len(FACE.question(prompt, LIVE, words, NAMES)) <= 140


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_of_the_lobby_and_every_view_has_words(locale: str) -> None:
    words = catalogue(locale)
    for spec in GAME.options:
        assert words(f"roar-option-{spec.name}")
        for value in spec.choices:
            assert 0 < len(words(f"roar-option-{spec.name}-{str(value).replace('_', '-')}")) <= 60
    assert all(words(f"roar-view-{view}") for view in FACE.views)


def test_a_new_picture_comes_at_round_start_kaboom_knock_out_and_round_end_only() -> None:
    assert FACE.picture_for((ev.Called(0, "kaboom", "kaboom", 0, 0), ev.Kaboomed(0, 0, 0, 0, 0)))
    assert FACE.picture_for((ev.KnockedOut(2, 0, 0, 0),))
    assert FACE.picture_for((ev.RoundBegan(1, (0, 1), 0, 0),))
    assert FACE.picture_for((ev.RoundWon(1, 3, (), 0, 0, 0),))
    assert FACE.picture_for((ev.Ended("cancelled", ()),))
    assert not FACE.picture_for((ev.Called(0, "ahh", "ahh", 0, 0), ev.Healed(0, 1, 0), ev.Developed(0, "klonk"), ev.Live(0)))
    assert FACE.private(Prompt(0, "race", ()))


def test_polish_points_are_counted_as_polish_counts() -> None:
    words = catalogue("pl")
    said = [
        words("roar-line", player="A", dino="Rex", damage=0, limit=4, points=n).split(" · ")[1] for n in (0, 1, 3, 5, 12, 22)
    ]
    assert said == ["0 punktów", "1 punkt", "3 punkty", "5 punktów", "12 punktów", "22 punkty"]
