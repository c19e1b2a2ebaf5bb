"""Sauria in words: the story, the questions and choices, the boards and the reasons, in English, German and Polish."""

from dataclasses import replace
from typing import Any

import pytest

from render.core.told import LINES
from render.sauria import samples, summary, telling, terms
from render.sauria.asking import LABELS
from render.sauria.face import FACE
from render.sauria.teller import PRICED
from render.words import LOCALES, catalogue
from rules.core.game import Prompt, Refusal
from rules.core.resume import Waiting
from rules.sauria import actions as a
from rules.sauria import events as ev
from rules.sauria.cards.characters import CHARACTERS, SPECIALS, TRAITS
from rules.sauria.cards.dinosaurs import CARDS, SPECIES
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, STUNNED
from rules.sauria.cards.tiles import ACTIONS, TILES
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.dice import NR
from rules.sauria.frames import Act, Assault, Plan, Trade
from rules.sauria.game import GAME
from rules.sauria.map import FIELD, LOCATIONS
from rules.sauria.state import Dino, Item, Wound
from rules.sauria.view import View

EN = catalogue("en")
NAMES = samples.NAMES
_, VIEW = samples.moment(4, "four", 6)
C4, C5, D3 = FIELD["C4"], FIELD["C5"], FIELD["D3"]
HERD = (
    Dino(10, "tyrannosaurus.1", C4, 3), Dino(11, "raptor.1", C4), Dino(12, "raptor.2", C4), Dino(13, "iguanodon.1", D3),
)  # fmt: skip
BOARD = View(None, replace(VIEW.table, dinos=HERD, over=False))


def told(*events: Any, view: View = BOARD, words: Any = EN) -> tuple[str, ...]:
    return FACE.story(events, view, words, NAMES)


def seated(seat: int | None = 0, **changes: Any) -> View:
    """The board with another player in seat 0."""
    players = (replace(BOARD.table.players[0], **changes), *BOARD.table.players[1:])
    return View(seat, replace(BOARD.table, players=players, seat=0))


# --- the story ---


@pytest.mark.rule("SAU-NOISE-15", "SAU-NIGHT-01")
def test_noise_is_told_with_its_sum_its_markers_and_what_is_left() -> None:
    events = (
        ev.Paid(0, "move", 1, False), ev.Moved(0, C5, D3, "move", ()), ev.NoiseMade(0, 0, 0, 1, 0, 1, 0, 2),
        ev.MarkerDrawn(0, 0, False, 11, 4), ev.Tallied(0, "x"), ev.MarkerDrawn(0, 0, True, 11, 3),
        ev.DinosaurPlaced(14, "pachy.1", D3, "stock"),
    )  # fmt: skip
    assert told(*events) == (
        "Anna moves C5 → D3 (1 AP).",
        "🔊 Noise (jungle 1 + night 1): 2 markers from the blue bag → black, red (3 of 14 left are red).",
        "Pachycephalosaurus #1 appears on D3.",
    )


@pytest.mark.rule("SAU-NOISE-21")
def test_an_empty_dinosaur_deck_is_named_as_the_reason_why_nothing_is_drawn() -> None:
    assert told(ev.NoiseMade(0, 0, 0, 1, 0, 0, 0, 1)) == (EN("sau-told-deck-empty"),)
    assert told(ev.NoiseMade(0, 0, 0, 1, 0, 0, 1, 0)) == ("No noise (jungle 1 − sneaking 1).",)


def test_what_belongs_together_is_told_together() -> None:
    search = (ev.Paid(0, "search", 2, False), ev.ItemsDrawn(0, "ranger", ("pistol",)), ev.ItemKept(0, "pistol", 6))
    assert told(*search, ev.TurnEnded(0, 0), ev.TurnBegan(1, 3)) == ("Anna searches (2 AP), ranger deck: Pistol.",)
    idle = tuple(ev.DinosaurIdle(n, "distracted") for n in (11, 12))
    assert told(*idle, ev.DinosaurIdle(13, "calm")) == (
        "Distracted, do nothing: Raptor #1, Raptor #2.",
        "Iguanodon #1 passes.",
    )
    turned = tuple(ev.Marked(n, mark, on) for n in (11, 12) for mark, on in ((STUNNED, False), (DISTRACTED, True)))
    assert told(*turned) == ("No longer stunned: Raptor #1, Raptor #2.", "Distracted: Raptor #1, Raptor #2.")
    assert told(*(ev.Healed(0, k, "?", False) for k in range(3))) == ("Anna heals 3 wounds (3 face down).",)
    assert told(ev.PhaseBegan("dinosaur"), ev.PhaseBegan("clean-up")) == ()


def test_a_summary_keeps_what_hurts_and_drops_what_the_picture_shows() -> None:
    idle = tuple(ev.DinosaurIdle(n, why) for n in (11, 12, 13) for why in ("calm", "lying"))
    moves = tuple(ev.DinosaurMoved(n, C5, C4, "prey", 1, n, 1) for n in (10, 11, 12, 13))
    hurt = (ev.Rolled(10, 1, "hunt", "B", (2,), 2), ev.WoundDrawn(1, "?"), ev.WoundDrawn(1, "?"))
    events = (*hurt, *idle, *moves, ev.RoundBegan(7, True), ev.EventRevealed("fog", True), ev.TurnBegan(0, 3), *moves)
    whole, short = told(*events), FACE.summary(events, BOARD, EN, NAMES)
    assert len(whole) > LINES >= len(short)
    assert short[:2] == whole[:2] and "Bartek: 2 damage – 2 face down." in short
    assert [line for line in whole if line in short] == list(short), "in their order"
    assert all(line.endswith((" passes.", "does nothing.", "is to move: 3 AP.")) for line in whole if line not in short)
    assert FACE.summary(hurt, BOARD, EN, NAMES) == told(*hurt), "a short story is told whole"


def test_an_item_that_is_used_is_named_once_whether_it_is_kept_or_used_up() -> None:
    camera, bandage = ev.Paid(0, "item", 1, False, "camera"), ev.Paid(0, "item", 1, False, "bandage")
    assert told(camera) == ("Anna uses Camera (1 AP).",)
    assert told(bandage, ev.ItemDropped(0, 0, "bandage", "used")) == ("Anna uses Bandage (1 AP).",)


@pytest.mark.rule("SAU-HELI-01")
def test_a_way_off_the_island_that_is_gone_is_said_to_be_gone() -> None:
    burnt = sum(1 << FIELD[f] for f in ("B2", "B5", "B8", "B11"))
    gone = FACE.text(View(None, replace(BOARD.table, round=14, signal=0, once=False, up=0, lava=burnt)), EN, NAMES)
    assert "Signal: never sent, no helicopter comes." in gone and "The bunker is lost under the lava." in gone
    open_ = FACE.text(View(None, replace(BOARD.table, round=13, signal=0, once=False, up=0, lava=0)), EN, NAMES)
    assert "Signal: off, must be sent by round 13." in open_ and "The bunker is not found yet." in open_


def test_every_sentence_that_a_summary_may_leave_out_exists_once() -> None:
    keys = [key for keys in summary.LEAST_FIRST for key in keys]
    assert len(keys) == len(set(keys))
    assert [key for key in keys if f"sau-told-{key}" not in EN] == []


@pytest.mark.rule("SAU-HERB-04")
def test_an_attack_is_told_before_what_it_brings() -> None:
    events = (
        ev.Paid(0, "attack", 1, False), ev.Marked(13, AGGRESSIVE, True), ev.AmmoChanged(0, 0, "pistol", 5),
        ev.Rolled(0, 13, "attack", "G", (1,), 1, "pistol"), ev.DinosaurHurt(13, 1, 1, 0),
    )  # fmt: skip
    lines = told(*events)
    assert lines[0].startswith("🎲 Anna attacks Iguanodon #1") and lines[1] == "Aggressive from now on: Iguanodon #1."


@pytest.mark.rule("SAU-CARN-08", "SAU-PACK-03")
def test_a_pack_moves_in_one_sentence_that_says_why_it_chose_that_prey() -> None:
    step = (ev.DinosaurMoved(11, C5, C4, "prey", 1, 2, 1), ev.DinosaurMoved(12, C5, C4, "prey", 1, 2, 1))
    assert told(*step) == ("🦖 Raptor #1, Raptor #2 move C5 → C4. Nearest prey: Bartek (distance 2; bleeding).",)
    assert told(ev.DinosaurMoved(10, C5, C4, "prey", 13, 3, 3)) == (
        "🦖 The Tyrannosaurus moves C5 → C4. Nearest prey: Iguanodon #1 (distance 3; a large herbivore).",
    )


@pytest.mark.rule("SAU-COMBAT-04", "SAU-COMBAT-11")
def test_each_die_is_told_and_the_wounds_after_it_are_counted_without_their_names() -> None:
    events = (
        ev.Rolled(10, 1, "hunt", "BRY", (2, 0, NR), 3), ev.WoundDrawn(1, "?"), ev.WoundDrawn(1, "?"),
        ev.WoundTurned(1, 0, "leg"),
    )  # fmt: skip
    assert told(*events) == (
        "🎲 The Tyrannosaurus attacks Bartek: black 2, red 0, yellow “no retreat” → 3 damage.",
        "Bartek: 3 damage – 2 face down, turned up: Broken leg.",
    )
    held = told(ev.Rolled(11, 1, "leaving", "RY", (1, NR), 1))
    assert held[0].endswith("red 1, yellow “no retreat” → 1 damage, and Bartek is held.")


@pytest.mark.rule("SAU-WEAPON-03", "SAU-DINO-16")
def test_an_attack_is_told_with_weapon_shots_price_and_life_points() -> None:
    events = (
        ev.Paid(0, "attack", 1, False), ev.AmmoChanged(0, 0, "pistol", 5), ev.Tallied(0, "shots"),
        ev.Rolled(0, 10, "attack", "G", (1,), 1, "pistol"), ev.DinosaurHurt(10, 1, 4, 0),
    )  # fmt: skip
    assert told(*events) == (
        "🎲 Anna attacks the Tyrannosaurus (Pistol, 5 shots left; 1 AP): green 1 → 1 damage (LP 5/9).",
    )
    again = told(ev.Rolled(0, 11, "attack", "G", (0,), 0))
    assert again == ("🎲 Anna attacks Raptor #1 again (bare hands): green 0 → no hit.",)


@pytest.mark.rule("SAU-WEAPON-06")
def test_a_hit_of_a_tranquilliser_is_a_hit_without_damage() -> None:
    shot = told(ev.Rolled(0, 10, "attack", "R", (2,), 0, "tranquilliser_pistol"), ev.Marked(10, STUNNED, True))
    assert shot == (
        "🎲 Anna attacks the Tyrannosaurus again (Tranquilliser pistol): red 2 → hit.",
        "Stunned: Tyrannosaurus.",
    )


def test_markers_that_come_off_together_are_one_sentence() -> None:
    off = (ev.Marked(10, DISTRACTED, False), ev.Marked(11, DISTRACTED, False))
    assert told(*off) == ("No longer distracted: Tyrannosaurus, Raptor #1.",)


@pytest.mark.rule("SAU-LAVA-08", "SAU-LAVA-13")
def test_lava_is_told_with_its_card_its_count_and_its_fields() -> None:
    fields = (*range(6), FIELD["B2"])
    assert told(ev.LavaDrawn("red", 2), ev.LavaPlaced(fields, True)) == (
        "🌋 Lava card: red area, for the second time. Covered: A1–A6, B2.",
        "The protected bunker stands: it lies on top of the lava.",
    )
    assert told(ev.LavaPlaced(tuple(range(6)), False))[0].startswith("🌋 Lava breaks out")


def test_who_dies_is_told_plainly_without_emoji() -> None:
    (line,) = told(ev.Died(2, C4))
    assert line.startswith("Łucja dies on C4. The items stay there")


def test_the_dead_of_an_earlier_log_line_have_a_general_name() -> None:
    assert told(ev.Rolled(77, 1, "hunt", "G", (0,), 0)) == ("🎲 A dinosaur attacks Bartek: green 0 → no damage.",)


@pytest.mark.rule("SAU-R-118")
def test_a_card_that_was_looked_at_is_named_to_its_seat_alone() -> None:
    peeked = ev.Peeked(0, "lava", "blue")
    assert told(peeked, view=seated(0)) == (
        "Anna looks at the top lava card (“My options” shows it).", "🔒 The top lava card is: blue.",
    )  # fmt: skip
    scrubbed = GAME.scrub(peeked, 1)
    assert told(scrubbed, view=View(1, BOARD.table)) == ("Anna looks at the top lava card (“My options” shows it).",)


def test_every_event_is_told_or_known_to_be_silent() -> None:
    assert set(telling.ARMS) | set(telling.SILENT) == set(ev.EVENTS)
    assert set(telling.ARMS) & set(telling.SILENT) == set()


EVERY: tuple[Any, ...] = (
    *(ev.CharacterTaken(0, c, "?") for c in CHARACTERS), ev.Landed(0, C4), ev.RoundBegan(5, True), ev.RoundBegan(4, False),
    ev.PhaseBegan("dinosaur"), *(ev.EventRevealed(c, x.night) for c, x in EVENTS.items()),
    ev.LavaPlaced((), False), ev.TurnBegan(0, 3), ev.TurnEnded(0, 2), ev.ApGained(0, 2),
    *(ev.Next(0, what) for what in ("+ap", "-ap", "dazed")), ev.EnergyChanged(0, (1, 1, 1, 0, 0, 0, 0)),
    *(ev.Paid(0, what, 2, what in SPECIALS) for what in (*terms.ACTION_NAMES, *ACTIONS, *TRAITS)
      if what not in PRICED),
    ev.Put(0, C4, C5), ev.Held(0, C4), ev.Hid(0, True), ev.Hid(0, False), ev.MarkerDrawn(0, 2, True, 3, 1),
    *(ev.BagFilled(n, 8, 2) for n in range(4)), *(ev.DinosaurPlaced(20, c, C4, "deck") for c in CARDS),
    *(ev.DinosaurPlaced(20, "lone.1", C4, source) for source in ("stock", "discard", "aside")),
    ev.RaptorPackDrawn(C4), ev.Enlisted("allosaurus.1", ()),
    *(ev.DinosaurMoved(10, C4, C5, why, 0, 2, rank) for why in ("prey", "kin", "lava", "event") for rank in range(1, 6)),
    *(ev.DinosaurIdle(13, why) for why in ("lying", "distracted", "calm", "no prey", "no way", "panicked", "pack")),
    ev.DinosaursAte((11, 12), C4, ("pachy.1",), (2,)),
    *(ev.Marked(10, bit, on) for bit in terms.MARKS for on in (True, False)),
    *(ev.Rolled(10, 0, why, "BRYG", (4, 2, NR, 1), 7) for why in ("counter", "leaving", "hunt", "card")),
    ev.Rolled(10, 11, "fight", "BRY", (4, 2, 1), 7), ev.Rolled(0, 10, "attack", "BG", (0, 0), 0, "rail_cannon"),
    ev.DinosaurHurt(10, 2, 5), ev.DinosaurHurt(77, 2, 5), ev.DinosaurDied(10, "tyrannosaurus.1", C4, 0),
    ev.DinosaurDied(10, "tyrannosaurus.1", C4), ev.WoundDrawn(0, "?"), *(ev.WoundTurned(0, 1, w) for w in WOUNDS),
    ev.Absorbed(0, 0, "padded_vest"), ev.Healed(0, 0, "?", False), ev.Healed(0, 0, "leg", True), ev.Bled(0, True),
    ev.Bled(0, False), ev.Died(0, C4),
    *(ev.ItemsDrawn(0, deck, ("bandage", "wrench")) for deck in ("medical", "maintenance", "ranger", "technology")),
    *(ev.ItemKept(0, key, 0) for key in ITEMS), ev.ItemRefused(0, "torch"),
    *(ev.ItemDropped(0, 0, "torch", why) for why in ("discarded", "used", "wound", "surplus")),
    ev.ObjectGained(0, "egg"), ev.ObjectsLaid(C4, "egg", 2), ev.ObjectsLaid(C4, "egg", 2, True),
    ev.AmmoChanged(0, 0, "pistol", 6), ev.Traded(0, 1, (Item("egg"),), (), 1),
    ev.TradeEnded(0, 1, "declined"), ev.TradeEnded(0, 1, "withdrawn"), ev.Looted(0, 1, 0, Item("pistol", 3)),
    *(ev.Uncovered(C4, tile, 0, False) for tile in TILES), *(ev.EncounterDrawn(0, c) for c in ENCOUNTERS),
    *(ev.Chosen(0, "x", option) for option in ("egg", "heal", "open", "leave", "uncover", "ap", "pay")),
    ev.PlantRepaired(C4, 0), ev.Repaired(C4, 0), ev.Sabotaged(C4, 0), ev.PetrolPoured(C4, 0), ev.GeneratorOn(1, 0),
    ev.BunkerOn(C4), ev.BoatPlaced(FIELD["E3"]), ev.BoatRepaired(0), ev.SignalSent(0, 9, True), ev.SignalSent(0, 14, False),
    ev.PointsGained(0, 1, ""), *(ev.Peeked(0, deck, "?") for deck in ("dinosaur", "event", "lava")), ev.Dug(0, C4),
    ev.BodiesCleared((("pachy.1", C4),)), ev.StarterPassed(1),
    *(ev.Rescued(0, way) for way in ("helicopter", "boat", "bunker")),
)  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_a_sentence_of_at_most_140_characters(locale: str) -> None:
    words = catalogue(locale)
    for event in EVERY:
        lines = told(event, words=words)
        assert lines or isinstance(event, ev.LavaPlaced), event
        for line in lines:
            assert 0 < len(line) <= 140, line
            first = next((char for char in line if char.isalpha()), "A")
            assert first == first.upper(), line
    silent = {type(event) for event in EVERY} - set(telling.ARMS)
    assert silent == set()
    covered = {type(event) for event in EVERY} | {ev.Moved, ev.NoiseMade, ev.GameEnded}
    assert covered == set(telling.ARMS)


def test_silent_events_make_no_sentence() -> None:
    quiet = (ev.EventLeft("fog"), ev.Flagged(0, "walked"), ev.MarkerSpent(C4), ev.Tallied(0, "finds"), Waiting(()))
    assert told(*quiet) == ()


# --- cards ---


def test_the_english_words_of_a_card_are_the_cards_own() -> None:
    for deck, cards in (("event", EVENTS), ("encounter", ENCOUNTERS), ("item", ITEMS), ("wound", WOUNDS), ("tile", TILES),
                        ("character", CHARACTERS)):  # fmt: skip
        for key, card in cards.items():
            assert EN(f"sau-{deck}-{key}") == card.name
            assert EN(f"sau-{deck}-{key}-text") == card.text
    for place in ACTIONS.values():
        assert terms.action(place.key, EN) == place.name
    for trait in TRAITS.values():
        assert terms.action(trait.key, EN) == trait.name
    for goal in (goal for card in GOALS.values() for goal in card.goals):
        assert EN(f"sau-goal-{goal.count}", n=goal.n) == goal.text
    for kind in SPECIES.values():
        if kind.key != "pack":
            assert terms.species(kind.key, EN) == kind.name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_dinosaur_has_its_forms_and_no_two_the_same_name(locale: str) -> None:
    words = catalogue(locale)
    names = [terms.dino_name(card, words) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert all(terms.dino_subject(card, words) and terms.dino_object(card, words) for card in CARDS)
    assert terms.dino_object("tyrannosaurus.1", words) == {
        "en": "the Tyrannosaurus", "de": "den Tyrannosaurus", "pl": "tyranozaura",
    }[locale]  # fmt: skip


def test_runs_of_fields_are_written_short() -> None:
    assert terms.fields((0, 1, 2, 3, 4, 5, 6, 8, 9)) == "A1–A6, B1, B3, B4"
    assert terms.fields(()) == ""


# --- choices ---

PLANNED = View(None, replace(BOARD.table, seat=0, stack=(Plan(0, "attack", False, 11),)))
ITEMS_OF_ANNA = (Item("pistol", 4), Item("torch"), Item("first_aid_kit"))
CHOICES: tuple[tuple[str, tuple[Any, ...], tuple[Any, ...]], ...] = (
    ("character", (), tuple(a.Take(c) for c in CHARACTERS)),
    ("landing", (), (a.Go(FIELD["B2"]),)),
    ("turn", (3,), tuple(a.Do(what) for what in (*terms.ACTION_NAMES[:-2], *ACTIONS, *TRAITS, "pass"))),
    ("field", ("sprint",), (a.Go(C4), a.Go(60), a.Back())),
    ("step", ("sprint", 1), (a.Go(C4), a.Stop())),
    ("tunnel", ("tunnel",), (a.Go(C4), a.Back())),
    ("target", ("attack",), (a.Aim(10), a.Aim(99), a.Back())),
    ("weapon", ("attack",), (a.Use(0), a.Use(-1), a.Back())),
    ("body", ("loot",), (a.Aim(1), a.Back())),
    ("repair", ("repair",), (a.Go(C4), a.Go(60), a.Back())),
    ("reload", ("reload",), (a.Use(0),)),
    ("item", ("item",), (a.Use(2), a.Back())),
    ("partner", ("trade",), (a.Aim(2), a.Back())),
    ("discard", ("discard",), (a.Drop(1), a.Back())),
    ("lose", ("wound:arm",), (a.Drop(0),)),
    ("surplus", (), (a.Drop(0), a.Drop(-1))),
    ("tire", ("wound:shock",), tuple(a.Choose(k) for k in SPECIALS)),
    ("put", ("encounter:zip_line",), (a.Go(C4),)),
    ("uncover", ("item:drone",), (a.Go(C4),)),
    ("dinosaur", ("item:bait",), (a.Aim(11),)),
    ("photo", ("item:camera",), (a.Aim(11),)),
    ("tend", ("trait:counselor.tend",), (a.Aim(1),)),
    ("choose", ("event:flare",), (a.Choose("uncover"), a.Choose("ap"))),
    ("choose", ("encounter:nest_egg",), (a.Choose("egg"), a.Choose("heal"))),
    ("pay", ("encounter:bargain",), (a.Choose("pay"), a.Stop())),
    ("pay", ("action:garage.coffee",), (a.Choose("pay"), a.Stop())),
    ("heal", (2,), (a.Pick(0), a.Pick(1))),
    ("energy", (2,), tuple(a.Choose(k) for k in SPECIALS)),
    ("mooring", (), (a.Go(FIELD["E3"]),)),
    ("keep", ("torch", "shotgun"), (a.Pick(0), a.Pick(1))),
    ("trade", (0, 1, ("torch",), ()), (a.Give(1), a.Send(), a.Back())),
    ("offer", (0, 1, ("torch",), ("egg",)), (a.Accept(), a.Decline())),
    ("withdraw", (0, 1, ("torch",), ()), (a.Withdraw(),)),
    ("order", (), (a.Aim(10), a.Aim(13))),
    ("prey", (10,), (a.Aim(0), a.Aim(13))),
    ("path", (10, 0), (a.Go(C4),)),
    ("refuge", (10,), (a.Go(C4),)),
    ("fight", (10,), (a.Aim(13),)),
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_and_choice_has_words_that_fit(locale: str) -> None:
    words = catalogue(locale)
    player = replace(
        BOARD.table.players[0], items=ITEMS_OF_ANNA, wounds=(Wound("leg", True), Wound("?")), field=C4, alive=True
    )
    players = (player, *BOARD.table.players[1:])
    view = View(None, replace(PLANNED.table, players=players, drawn=("torch", "shotgun")))
    kinds: set[type] = set()
    for kind, about, choices in CHOICES:
        prompt: Prompt[Any] = Prompt(0, kind, choices, about=about)
        most = 150 if len(choices) > 10 else 600  # the question stands in a menu, or over the buttons
        assert 0 < len(FACE.question(prompt, view, words, NAMES)) <= most
        for choice in choices:
            label = FACE.label(choice, prompt, view, words, NAMES)
            assert 0 < len(label.text) <= 34, label
            assert len(label.description) <= 100, label
            assert label.style in ("primary", "secondary", "success", "danger")
            kinds.add(type(choice))
    assert kinds | {a.Want} == set(a.ACTIONS) == set(LABELS)


@pytest.mark.rule("SAU-MOVE-07")
def test_a_step_says_its_noise_the_chance_of_red_and_who_attacks_on_leaving() -> None:
    table = seated(None, field=C4, alive=True, items=(), hidden=False).table
    view = View(None, replace(table, dinos=HERD[1:3], lava=0, round=2, bags=((16, 4),) * 4, once=False))
    prompt: Prompt[Any] = Prompt(0, "field", (a.Go(D3),), about=("move",))
    label = FACE.label(a.Go(D3), prompt, view, EN, NAMES)
    assert label.text == "D3 · jungle · 1 noise"
    assert label.style == "danger"
    assert label.description == "1 noise. 20% a red marker. Leaving, chance of a wound: Raptor #1 + Raptor #2 93%"
    asked = FACE.question(prompt, view, EN, NAMES)
    assert asked.startswith("Move: where to? Leaving: Raptor #1 + Raptor #2 attack, 2 red, 1 yellow, 93% a wound")
    free = FACE.label(a.Go(D3), prompt, View(None, replace(view.table, dinos=())), EN, NAMES)
    assert (free.style, free.description) == ("primary", "1 noise. 20% a red marker")


def sprinting(**changes: Any) -> View:
    """Anna has sprinted into one jungle field already and stands on C4."""
    table = seated(None, field=C4, alive=True, items=(), hidden=False, character="hunter").table
    act = Act(0, "sprint", False, 1, 1, 1, 1, 0)
    whole = replace(table, dinos=(), lava=0, round=2, bags=((16, 4),) * 4, stack=(act,), once=False)
    return View(None, replace(whole, **changes))


@pytest.mark.rule("SAU-NOISE-07")
def test_a_further_step_and_stopping_say_the_noise_of_the_whole_sprint() -> None:
    prompt: Prompt[Any] = Prompt(0, "step", (a.Go(D3), a.Stop()), about=("sprint", 1))
    assert FACE.label(a.Go(D3), prompt, sprinting(), EN, NAMES).text == "D3 · jungle · 3 noise"
    assert FACE.label(a.Stop(), prompt, sprinting(), EN, NAMES).text == "Stop here · 2 noise"


def test_a_button_drops_the_place_before_the_noise_and_the_long_name_before_the_life_points() -> None:
    german, far = catalogue("de"), FIELD["C11"]
    prompt: Prompt[Any] = Prompt(0, "step", (a.Go(far), a.Stop()), about=("sprint", 1))
    places = tuple("quarantine_pen" if f == far else tile for f, tile in zip(LOCATIONS, BOARD.table.tiles, strict=True))
    view = sprinting(tiles=places, up=1 << far)
    assert FACE.label(a.Go(far), prompt, view, german, NAMES).text == "C11 · Geräusch 3"
    herd = (Dino(10, "pachy.1", D3),)
    aim: Prompt[Any] = Prompt(0, "target", (a.Aim(10),), about=("attack",))
    assert FACE.label(a.Aim(10), aim, sprinting(dinos=herd), EN, NAMES).text == "Pachy #1 · LP 3/3 · D3"


@pytest.mark.rule("SAU-LAVA-15")
def test_a_step_onto_lava_is_a_red_button_that_says_so() -> None:
    prompt: Prompt[Any] = Prompt(0, "field", (a.Go(D3),), about=("move",))
    label = FACE.label(a.Go(D3), prompt, sprinting(lava=1 << D3, stack=()), EN, NAMES)
    assert (label.text, label.emoji, label.style) == ("D3 · lava: 5 damage", "🌋", "danger")


def test_the_question_of_a_movement_says_who_attacks_and_that_of_a_draw_what_the_cards_do() -> None:
    prompt: Prompt[Any] = Prompt(0, "field", (a.Go(D3), a.Back()), about=("move",))
    asked = FACE.question(prompt, sprinting(dinos=HERD[1:2], stack=()), EN, NAMES)
    assert asked.startswith("Move: where to? Leaving: Raptor #1 attacks, 1 red,")
    keep: Prompt[Any] = Prompt(0, "keep", (a.Pick(0), a.Pick(1)), about=())
    lines = FACE.question(keep, sprinting(drawn=("torch", "bait")), EN, NAMES).split("\n")
    assert lines[:-1] == ["• Torch – A light source.", "• Bait – Distract one dinosaur on your field."]


def test_who_chooses_a_character_can_read_what_the_free_ones_can_do() -> None:
    players = tuple(replace(p, character=c) for p, c in zip(BOARD.table.players, ("", "hunter", "", ""), strict=False))
    text = FACE.mine(View(0, replace(BOARD.table, players=players)), EN, NAMES)
    assert text.count("•") == len(CHARACTERS) - 1
    assert "Hunter" not in text and "• **Ranger** – Reload costs 1 AP" in text


@pytest.mark.rule("SAU-COMBAT-10")
def test_a_weapon_says_its_dice_and_its_chance() -> None:
    table = seated(None, field=C4, items=ITEMS_OF_ANNA, character="ranger").table
    view = View(None, replace(table, stack=(Assault(0, 10, -2, 1),), event=""))
    prompt: Prompt[Any] = Prompt(0, "weapon", (a.Use(0),), about=(10,))
    label = FACE.label(a.Use(0), prompt, view, EN, NAMES)
    assert (label.text, label.description) == ("Pistol 4/6 · 50% to hit", "1 yellow, 50% a hit")
    assert FACE.question(prompt, view, EN, NAMES) == "Attack on the Tyrannosaurus: with what?"


def test_what_is_in_the_offer_is_ticked() -> None:
    table = seated(None, items=ITEMS_OF_ANNA).table
    view = View(None, replace(table, stack=(Trade(0, 1, (1,), (0,)),)))
    prompt: Prompt[Any] = Prompt(0, "trade", (), about=(0, 1, ("torch",), ()))
    assert [FACE.label(a.Give(k), prompt, view, EN, NAMES).emoji for k in range(3)] == ["", "✅", ""]
    assert FACE.question(prompt, view, EN, NAMES) == "Your offer to Bartek: you give Torch, you get nothing."


# --- boards and reasons ---


def test_the_text_board_names_every_field_that_counts_and_every_dinosaur() -> None:
    view = samples.crowded(BOARD)
    text = FACE.text(view, EN, NAMES)
    for dino in view.table.dinos:
        assert terms.dino_name(dino.card, EN) in text
    for name in NAMES[:4]:
        assert f"**{name}**" in text
    for area in ("Blue area", "Black area", "Red area", "White area"):
        assert area in text
    assert "Cards in the dinosaur deck: " in text
    assert EN(f"sau-event-{view.table.event}") in text


@pytest.mark.parametrize("locale", LOCALES)
def test_headline_board_and_alt_text_of_every_phase(locale: str) -> None:
    words = catalogue(locale)
    seen = set()
    for step in samples.game(4, "four")[::9]:
        view = GAME.view(step.after, None)
        seen.add(view.table.phase)
        assert FACE.headline(view, words, NAMES)
        assert FACE.text(view, words, NAMES)
        alt = FACE.alt(view, words, ("x" * 32,) * 4)
        assert 0 < len(alt) <= 1024
        assert alt.startswith("Sauria, ")
    assert {"setup", "action"} <= seen


def test_the_headline_says_who_decides() -> None:
    assert FACE.headline(seated(None, ap=2), EN, NAMES).startswith("Round 6 of 16 · night · action phase")
    over = View(None, replace(BOARD.table, over=True))
    assert FACE.headline(over, EN, NAMES) == "The game is over"


@pytest.mark.rule("SAU-R-118")
def test_the_private_panel_shows_the_own_goals_with_their_progress_and_nobody_elses() -> None:
    view = seated(0, goal="hunter.1", character="hunter", tally=(("kills", 2),), points=0, alive=True)
    text = FACE.mine(view, EN, NAMES)
    assert "▫️ 3 VP – Kill 3 dinosaurs. 2/3" in text
    assert "✅ 2 VP – Kill a dinosaur. 1/1" in text
    assert "(2 points so far" in text
    assert "Survive. (checked at the end)" in text
    assert FACE.mine(View(None, view.table), EN, NAMES) == ""
    other = FACE.mine(GAME.view(samples.game(4, "four")[200].after, 1), EN, NAMES)
    assert other.count("VP") == 4


def test_what_can_be_done_is_listed_over_buttons_and_left_to_a_menu() -> None:
    listed = menus = 0
    for step in samples.game(4, "four")[:400]:
        for prompt in GAME.prompts(step.after):
            text = FACE.mine(GAME.view(step.after, prompt.seat), EN, NAMES)
            shown = prompt.kind == "turn" and 1 < len(prompt.choices) <= 10
            assert ("You may now:" in text) == shown, prompt
            listed, menus = listed + shown, menus + (len(prompt.choices) > 10)
    assert listed and menus


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_is_a_sentence_with_the_action_in_it(locale: str) -> None:
    words = catalogue(locale)
    reasons = (
        "ap", "dazed", "energy", "event", "ribs", "tunnel", "nowhere", "no target", "nothing to search",
        "nothing to reload", "nothing to repair", "bleeding", "hidden", "nobody", "no body", "no item", "no power", "no use",
        "once",
    )  # fmt: skip
    lines = [FACE.refusal(Refusal("scour", "X", (why,)), words, NAMES) for why in reasons]
    assert len(set(lines)) == len(reasons)
    assert all(terms.action("scour", words) in line and len(line) <= 200 for line in lines)
    assert FACE.refusal(Refusal("", "SAU-ACT-01", ()), words, NAMES) == words("sau-why", action="", why="not-offered")
    assert FACE.refusal(Refusal("clinic.treat", "X", ("no power",)), EN, NAMES) == "Treatment: there is no power here."


def test_every_reason_that_the_rules_give_in_a_game_is_known() -> None:
    for step in samples.game(3, "three")[::7]:
        for seat in range(3):
            for refusal in GAME.refusals(step.after, seat):
                line = FACE.refusal(refusal, EN, NAMES)
                assert line.startswith(terms.action(refusal.what, EN)), refusal


@pytest.mark.parametrize("locale", LOCALES)
def test_title_blurb_views_and_options_have_words(locale: str) -> None:
    words = catalogue(locale)
    keys = ["sauria-title", "sauria-blurb", *(f"sauria-view-{which}" for which in FACE.views)]
    for option in GAME.options:
        keys.append(f"sauria-option-{option.name}")
        keys += [f"sauria-option-{option.name}-{choice}" for choice in option.choices]
    assert all(words(key) for key in keys)


def test_nothing_of_this_game_is_chosen_in_secret_or_as_a_race() -> None:
    prompt: Prompt[Any] = Prompt(0, "turn", (a.Do("pass"),), about=(3,))
    assert FACE.private(prompt) is False
    assert FACE.rows(prompt, BOARD) is None
    assert FACE.picture_for(()) is True


def test_the_text_board_counts_equal_things_that_lie_on_a_field() -> None:
    table = replace(BOARD.table, objects=((C5, "egg"), (C5, "egg"), (D3, "dna")))
    text = FACE.text(View(None, table), EN, NAMES)
    assert "Lying there: Egg ×2 C5, DNA D3" in text
