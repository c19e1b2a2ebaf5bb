"""Setup (SAN-SETUP), rounds (SAN-ROUND), the reveal (SAN-DEAL) and the cleanup (SAN-CLEAN)."""

from collections import Counter
from dataclasses import replace

import pytest

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Proceed, SeatSpec
from rules.sanctuary import GAME
from rules.sanctuary.actions import Back, Decline, Main, Place
from rules.sanctuary.animals import SETS
from rules.sanctuary.cards import CARDS
from rules.sanctuary.events import Dealt
from rules.sanctuary.expansions import TOKENS, Token
from rules.sanctuary.frames import Round
from rules.sanctuary.piles import build, in_play, lay_out, lone
from rules.sanctuary.sight import closed
from rules.sanctuary.state import Player, Worker
from rules.sanctuary.values import ROUNDS, SUPPLY
from tests.rules.sanctuary.tables import Table, new, on, placing, resolving, stored


def types(cards: tuple[str, ...]) -> dict[str, int]:
    """How many cards of each type."""
    return dict(Counter(CARDS[card].type for card in cards))


def seats(*options: dict[str, object]) -> tuple[SeatSpec, ...]:
    """Seats with their own options."""
    return tuple(SeatSpec(options=tuple(sorted(each.items()))) for each in options)  # type: ignore[arg-type]


def play_round(table: Table) -> Table:
    """Play on with the first or the harmless choice until the pile of this round is cleaned away."""
    while table.asked:
        prompt = table.asked[0]
        table.press(GAME.timeout(table.state, prompt.seat), seat=prompt.seat)
    return table


@pytest.mark.rule("SAN-SETUP-01", "SAN-SETUP-02", "SAN-ANIMAL-01")
def test_everybody_has_a_board_and_four_animals_that_are_not_in_the_sanctuary_yet() -> None:
    for players in (2, 3, 4):
        state = new(players).state
        assert len(state.players) == players
        assert all(board.animals == (0, 0, 0, 0) for board in state.players)
        assert all(len(SETS[board.animal_set]) == 4 for board in state.players)


@pytest.mark.rule("SAN-SETUP-03", "SAN-SETUP-R05")
def test_sets_and_faces_can_be_wished_for_and_change_nothing_else() -> None:
    wished = seats({"animals": "C", "faces": ("R", "B")}, {"animals": "C"}, {})
    state = GAME.setup(wished, {}, Chance("s")).state
    assert state.players[0].animal_set == "C"
    assert state.players[0].faces == 0b1001
    assert len({board.animal_set for board in state.players}) == 3
    plain = GAME.setup(seats({}, {}, {}), {}, Chance("s")).state
    assert [replace(b, animal_set="A", faces=0) for b in state.players] == [Player()] * 3
    assert len(plain.players) == 3
    with pytest.raises(ValueError):
        GAME.setup(seats({"animals": "Z"}, {}), {}, Chance("s"))
    with pytest.raises(ValueError):
        GAME.setup(seats({"faces": ("X",)}, {}), {}, Chance("s"))


@pytest.mark.rule("SAN-SETUP-06", "SAN-SETUP-07", "SAN-SETUP-R03")
def test_expansions_are_displayed_by_colour_three_of_each_for_two_players_else_all() -> None:
    for players, each in ((2, 3), (3, 4), (4, 4)):
        display = new(players).state.display
        assert len(display) == len(set(display)) == 4 * each
        assert [TOKENS[token].colour for token in display] == [c for c in "RYGB" for _ in range(each)]
        assert GAME.view(new(players).state, None).display == display
    assert new(2).state.supply == SUPPLY


@pytest.mark.rule("SAN-SETUP-08", "SAN-SETUP-09", "SAN-SETUP-10", "SAN-SETUP-11")
def test_marked_cards_are_filtered_by_the_number_of_players() -> None:
    assert {CARDS[card].mark for card in in_play(2)} == {0}
    assert {CARDS[card].mark for card in in_play(3)} == {0, 3}
    assert types(in_play(2)) == dict.fromkeys("RYGBX", 12)
    assert types(in_play(3)) == {"R": 15, "Y": 15, "G": 15, "B": 15, "X": 20}
    unmarked_and_four = tuple(card for card in in_play(4) if CARDS[card].mark != 3)
    assert types(unmarked_and_four) == dict.fromkeys("RYGBX", 16)
    assert len(in_play(4)) == 100


@pytest.mark.rule("SAN-SETUP-12", "SAN-SETUP-13", "SAN-SETUP-15", "SAN-SETUP-R02")
def test_piles_hold_the_same_number_of_every_colour() -> None:
    two, three, four = (build(players, Chance("piles")) for players in (2, 3, 4))
    assert [types(pile) for pile in two] == [dict.fromkeys("RYGBX", 2)] * 6
    assert [types(pile) for pile in three] == [{"R": 3, "Y": 3, "G": 3, "B": 3, "X": 4}] * 5
    assert [types(pile) for pile in four[:4]] == [dict.fromkeys("RYGBX", 4)] * 4
    assert types(four[4]) == {"R": 3, "Y": 3, "G": 3, "B": 3, "X": 8}
    assert {CARDS[card].mark for card in four[4]} == {3}
    for players, piles in ((2, two), (3, three), (4, four)):
        assert sorted(card for pile in piles for card in pile) == sorted(in_play(players))


@pytest.mark.rule("SAN-SETUP-14", "SAN-SETUP-R01", "SAN-SETUP-R06")
def test_decks_and_piles_are_shuffled_by_the_seed_alone() -> None:
    assert build(4, Chance("a")) == build(4, Chance("a"))
    assert build(4, Chance("a")) != build(4, Chance("b"))
    assert [set(p) for p in build(2, Chance("a"))] != [set(p) for p in build(2, Chance("b"))]


@pytest.mark.rule("SAN-SETUP-16", "SAN-SETUP-R04")
def test_the_first_player_is_drawn_or_set_by_the_host() -> None:
    assert {new(3, f"seed{i}").state.first for i in range(30)} == {0, 1, 2}
    assert new(3, first="2").state.first == 1
    with pytest.raises(ValueError):
        new(2, first="3")
    with pytest.raises(ValueError):
        new(2, speed="fast")
    with pytest.raises(ValueError):
        new(5)


@pytest.mark.rule("SAN-ROUND-01", "SAN-ROUND-02", "SAN-END-01", "SAN-ROUND-R01", "SAN-CLEAN-03")
def test_four_phases_follow_each_other_until_no_pile_is_left() -> None:
    for players in (2, 3, 4):
        table = new(players)
        for r in range(1, ROUNDS[players] + 1):
            assert table.state.round == r
            assert table.state.stack == (Round("place"),)
            assert len(table.state.dealt) == r * len(table.state.cards)
            play_round(table)
            assert table.state.cards == ()
            if r < ROUNDS[players]:
                assert GAME.due(table.state) == 0
                table.proceed()
        assert table.state.over
        assert table.state.piles == ()
        assert len(set(table.state.dealt)) == len(table.state.dealt) == {2: 60, 3: 80, 4: 100}[players]


@pytest.mark.rule("SAN-ROUND-03")
def test_only_the_undealt_piles_are_hidden() -> None:
    state = new(4).state
    for seat in (None, 0, 1, 2, 3):
        view = GAME.view(state, seat)
        assert view.piles == 4
        shown = repr(view)
        hidden = {card for pile in state.piles for card in pile}
        assert not any(repr(card) in shown for card in hidden)
        assert view.players == state.players
        assert view.cards == state.cards


@pytest.mark.rule("SAN-ROUND-R02")
def test_a_clock_places_on_the_card_that_sees_most_and_ends_a_turn() -> None:
    table = placing(3, pawns={1: (6,)}, step=0, fences={8: "right"})
    assert table.prompt(0).clock == "place"
    assert GAME.timeout(table.state, 0) == Place(9)
    resolve = resolving(pawns={0: (0, 9), 1: (3, 6)})
    assert resolve.prompt(0).clock == "turn"
    turns = play_round(resolve)
    assert turns.me().mgmt == (0, 0, 0, 0)
    assert Back not in {type(choice) for choice in turns.choices()}
    assert Decline not in {type(choice) for choice in turns.choices()}


@pytest.mark.rule("SAN-DEAL-01", "SAN-DEAL-02", "SAN-DEAL-R01", "SAN-DEAL-R02", "SAN-DEAL-R03")
def test_one_whole_pile_is_laid_out_in_rows_at_random() -> None:
    for players, cards in ((2, 10), (3, 16), (4, 20)):
        table = new(players)
        dealt = next(event for event in table.events if isinstance(event, Dealt))
        assert len(table.state.cards) == cards == len(dealt.cards)
        assert table.state.cards == dealt.cards
        assert not set(dealt.cards) & {card for pile in table.state.piles for card in pile}
    first_marks = {frozenset(CARDS[card].mark for card in new(4, f"{i}").state.cards) for i in range(40)}
    assert frozenset({3}) in first_marks and frozenset({0, 4}) in first_marks


@pytest.mark.rule("SAN-DEAL-03", "SAN-DEAL-R05")
def test_the_threat_on_a_revealed_card_is_the_printed_one_for_everybody_who_performs_it() -> None:
    table = new(4)
    threatening = [p for p, card in enumerate(table.state.cards) if CARDS[card].threat]
    assert threatening
    for p in threatening:
        card = table.state.cards[p]
        board = Player(mgmt=(1, 1, 1, 1), animals=(1, 1, 0, 1), stores=stored(R=1), timeline=(1, 0, 0, 0))
        for seat in (0, 1):
            turn = resolving(4, at={p: card}, pawns={seat: (p,)}, boards={seat: board}, seat=seat, display=("E10", "E12"))
            turn.press(Main(0), seat=seat)
            while turn.prompt(seat).kind != "turn":
                turn.press(turn.choices(seat)[0], seat=seat)
            assert turn.me(seat).threats == CARDS[card].threat


@pytest.mark.rule("SAN-DEAL-R04")
def test_no_card_is_walled_off() -> None:
    for i in range(150):
        state = new(2 + i % 3, f"wall{i}").state
        assert lone(state.cards, {2: 10, 3: 8, 4: 10}[len(state.players)]) == -1
    left = [card.id for card in CARDS.values() if card.fence == "left"]
    right = [card.id for card in CARDS.values() if card.fence == "right"]
    plain = [card.id for card in CARDS.values() if not card.fence]
    hopeless = (*left[:5], *right[:5])
    order, opened = lay_out((*left[:9], plain[0]), 2, Chance("x"))
    assert opened
    assert lone(order, 10, opened) == -1
    walls = closed(order, 10, opened)
    assert not any(walls >> p & 1 for p in opened)
    assert lone((left[0], left[1], *plain[:8]), 10) == 0
    assert lone(hopeless, 10) >= 0


@pytest.mark.rule("SAN-CLEAN-01", "SAN-CLEAN-02", "SAN-CLEAN-05", "SAN-CLEAN-R02")
def test_cleanup_takes_pawns_and_cards_away_and_hands_the_first_player_card_on() -> None:
    table = new(3, first="3")
    while not table.kinds().count("Cleaned"):
        assert "Cleaned" not in table.kinds()
        prompt = table.asked[0]
        table.press(GAME.timeout(table.state, prompt.seat), seat=prompt.seat)
    assert table.kinds().count("Tipped") == 6
    assert table.state.pawns == (-1,) * 6
    assert table.state.tipped == 0
    assert table.state.first == 0
    assert table.asked == ()
    with pytest.raises(Illegal):
        GAME.apply(table.state, Move(0, Place(0)), Chance("x"))
    table.proceed()
    assert table.prompt(0).kind == "place"
    with pytest.raises(Illegal):
        GAME.apply(table.state, Move(None, Proceed()), Chance("x"))


@pytest.mark.rule("SAN-CLEAN-04", "SAN-CLEAN-R01", "SAN-EXP-GR1", "SAN-EXP-G2", "SAN-EXP-G3")
def test_cleanup_turns_once_per_round_tokens_back_and_rests_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(token.kind != "once_round" for token in TOKENS.values())
    monkeypatch.setitem(TOKENS, "E07", Token("E07", "B", "once_round", TOKENS["E07"].effect))
    board = Player(
        expansions=on(Y="E04!", B="E07!"), rangers=(Worker(2, True), Worker(-1, False)), rescuers=(Worker(0, True),)
    )
    table = resolving(boards={0: board}, step=4, tipped=0b1110, pawns={0: (0, 9)})
    table.press(GAME.timeout(table.state, 0))
    assert table.me().expansions == on(Y="E04!", B="E07")
    assert table.me().rangers == (Worker(2, False), Worker(-1, False))
    assert table.me().rescuers == (Worker(0, False),)
