"""Plans at tables of random games: they stay as they were made, and are carried out or stop, whatever comes between."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cogs._table import planning
from cogs._table.opened import OpenTable
from cogs._table.panel import as_view
from cogs._table.plan_panel import entry, plan_panel
from cogs._table.plans import before, left
from cogs._table.refusal import Refused
from db.codec import codec_for
from db.rows import Loaded, PlanRow, SeatRow, TableRow
from render import FACES
from render.words import LOCALES, catalogue
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Move, Seat
from rules.sauria.frames import Plan, Turn
from tests.rules.contract.drivers import DRIVERS
from tests.rules.sauria.island import island, person

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def table(game: str, state: Any, **fields: Any) -> OpenTable:
    """A running table with that state."""
    rules = GAMES[game]
    seats = tuple(SeatRow(seat=n, user=100 + n, name=NAMES[n]) for n in range(len(state.players)))
    row = TableRow(id="t1", game=game, channel=1, host=100, status="running", seats=seats, guards=(1,) * len(seats))
    codec = codec_for(rules)
    opened = OpenTable(rules, codec, Loaded(replace(row, **fields), codec.pack(state), {}))
    opened.state = state
    return opened


def keep(opened: OpenTable, seat: Seat, steps: planning.Steps, revision: int = 5) -> None:
    """Make these steps the seat's plan."""
    opened.plans = {seat: PlanRow(seat=seat, user=100 + seat, steps=steps, revision=revision)}


def chosen(opened: OpenTable, seat: Seat, *labels: str) -> planning.Steps:
    """A plan of the choices that read like this."""
    steps: planning.Steps = ()
    face = FACES[opened.row.game]
    for label in labels:
        seen = planning.prospect(opened, face, seat, steps)
        assert seen is not None and seen.prompt is not None
        view = opened.game.view(seen.states[-1], seat)
        texts = [face.label(a, seen.prompt, view, catalogue("en"), NAMES).text for a in seen.prompt.choices]
        index = next(i for i, text in enumerate(texts) if text.startswith(label))
        steps = planning.longer(opened, face, seat, steps, str(index))
    return steps


def planned(opened: OpenTable, seat: Seat, most: int, chance: Chance) -> planning.Steps:
    """A random plan; every panel on the way to it can be sent in every language, and shows what was chosen."""
    steps: planning.Steps = ()
    face = FACES[opened.row.game]
    for _ in range(most):
        keep(opened, seat, steps)
        seen = planning.prospect(opened, face, seat, steps)
        assert seen is not None
        assert (seen.changed, len(seen.taken)) == (False, len(steps))
        locale = chance.pick(LOCALES)
        text, panel = plan_panel(opened, seat, face, catalogue(locale))
        assert as_view(panel) is not None
        assert f"{len(steps)}. " in text or not steps
        assert as_view(entry(opened, seat, face, catalogue(locale))[1]) is not None
        if seen.prompt is None:
            break
        steps = planning.longer(opened, face, seat, steps, str(chance.below(len(seen.prompt.choices))))
    opened.plans = {}
    return steps


@pytest.mark.parametrize(("game", "often"), [("sauria", 10), ("sanctuary", 3)])
def test_in_a_random_game_plans_are_carried_out_or_stop_and_nothing_else_happens(game: str, often: int) -> None:
    rules, driver, chance, met = GAMES[game], DRIVERS[game], Chance(f"plans {game}"), Counter[str]()
    seats, options = driver.settings[1]
    opened = table(game, rules.setup(seats, options, Chance("plans", 0)).state)
    plans: dict[Seat, planning.Steps] = {}
    for ply in range(1, driver.most):
        if rules.result(opened.state) is not None:
            break
        move = driver.move(rules, opened.state, Chance("plans/driver", ply), 0)
        asked = {p.seat: p for p in rules.prompts(opened.state) if not p.optional}
        seat = next((s for s in plans if s in asked), None)
        if seat is not None:
            (step, *rest) = plans.pop(seat)
            action = planning.again(opened, FACES[game], step, asked[seat], opened.view(seat))
            met["stopped" if action is None else "step"] += 1
            if action is not None:
                move = Move(seat, action)
                plans |= {seat: tuple(rest)} if rest else {}
        opened.state = rules.apply(opened.state, move, Chance("plans", ply)).state
        if not chance.below(often):
            free = [s for s in range(len(seats)) if s not in plans and planning.offered(opened, s)]
            made = {s: planned(opened, s, 1 + chance.below(5), chance) for s in free}
            plans |= {s: steps for s, steps in made.items() if steps}
    assert met["step"] > 20
    assert met["stopped"] > 0


ROAD = island(person("hunter", "D23"), person("scientist", "B3"))


def test_a_choice_that_leads_back_takes_the_way_there_away() -> None:
    steps = chosen(table("sauria", ROAD), 1, "Move", "B4", "Move")
    assert len(steps) == 3
    assert chosen(table("sauria", ROAD), 1, "Move", "B4", "Move", "Back") == steps[:2]


def test_a_step_that_does_not_fit_is_the_first_to_be_left_out() -> None:
    opened = table("sauria", ROAD)
    steps = chosen(opened, 1, "Move", "B4")
    seen = planning.prospect(opened, FACES["sauria"], 1, (steps[0], steps[0], steps[1]))
    assert seen is not None
    assert (len(seen.taken), seen.changed) == (1, True)


def test_a_plan_has_a_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_STEPS", 2)
    opened = table("sauria", ROAD)
    keep(opened, 1, chosen(opened, 1, "Move", "B4"))
    text, panel = plan_panel(opened, 1, FACES["sauria"], catalogue("en"))
    assert "at most 2 steps" in text
    assert len(panel) == 1, "only the ways back"
    with pytest.raises(Refused) as refused:
        planning.longer(opened, FACES["sauria"], 1, opened.plans[1].steps, "0")
    assert refused.value.key == "plan-full"


def test_what_is_stored_of_a_choice_names_no_other_person() -> None:
    near = island(*(person(who, "B3", "torch") for who in ("hunter", "scientist", "ranger")))
    partner = chosen(table("sauria", near), 1, "Trade", "Ann")[1]
    assert partner["words"][0] == "seat 1"
    assert "Ann" not in str(partner)


def test_a_step_of_another_kind_or_in_other_words_is_not_carried_out() -> None:
    opened, face = table("sauria", ROAD), FACES["sauria"]
    step = chosen(opened, 1, "Move", "B4")[1]
    opened.state = replace(ROAD, stack=(Turn(1), Plan(1, "move")), seat=1, asked=None)
    prompt, view = planning.question(opened, opened.state, 1), opened.view(1)
    assert prompt is not None
    assert planning.again(opened, face, step, prompt, view) is not None
    assert planning.again(opened, face, {**step, "kind": "step"}, prompt, view) is None
    assert planning.again(opened, face, {**step, "words": ["B4 · road · 1 noise", ""]}, prompt, view) is None
    assert planning.again(opened, face, {**step, "action": ["#Go", 99]}, prompt, view) is None
    assert planning.again(opened, face, {"of": "another version"}, prompt, view) is None


def test_only_a_table_of_days_offers_a_plan_and_only_to_who_waits() -> None:
    def why(**fields: Any) -> str | None:
        refused = planning.refusal(table("sauria", ROAD, **fields), 1)
        return None if refused is None else refused.key

    assert why() is None
    assert why(options={"tempo": "live"}) == "plan-live"
    assert why(status="over") == "press-over"
    assert why(status="lobby") == "press-not-started"
    asked = planning.refusal(table("sauria", ROAD), 0)
    assert asked is not None and asked.key == "plan-your-turn"


def test_a_forged_choice_is_an_old_plan() -> None:
    opened = table("sauria", ROAD)
    for choice in ("99", "-1", "x", ""):
        with pytest.raises(Refused) as refused:
            planning.longer(opened, FACES["sauria"], 1, (), choice)
        assert refused.value.key == "plan-old"


def test_a_mark_is_that_of_what_a_panel_shows() -> None:
    face = FACES["sauria"]

    def mark(opened: OpenTable, steps: planning.Steps) -> str:
        seen = planning.prospect(opened, face, 1, steps)
        assert seen is not None
        return planning.mark(opened, face, 1, steps, seen)

    opened, steps = table("sauria", ROAD), chosen(table("sauria", ROAD), 1, "Move")
    elsewhere = table("sauria", island(person("hunter", "D21"), person("scientist", "B3")), revision=77)
    beside = table("sauria", island(person("hunter", "B4"), person("scientist", "B3")))
    assert mark(opened, steps) == mark(elsewhere, steps)
    assert len({mark(opened, steps), mark(opened, ()), mark(beside, steps)}) == 3


def test_plans_go_with_their_owners_and_with_the_moves_that_they_followed() -> None:
    opened = table("sauria", ROAD)
    keep(opened, 1, chosen(opened, 1, "Move"), revision=5)
    row = opened.row
    assert left(opened, replace(row, channel=9)) is None
    other = replace(row.seats[1], user=7)
    assert left(opened, replace(row, seats=(row.seats[0], other))) == {}
    assert left(opened, replace(row, seats=(row.seats[0], replace(row.seats[1], strength="normal")))) == {}
    assert left(opened, replace(row, status="abandoned")) == {}
    assert before(opened, 6) is None
    assert before(opened, 5) == {}
