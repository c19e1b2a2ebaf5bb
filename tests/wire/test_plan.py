"""Plan my turn: chosen ahead in private, carried out when the turn comes, stopped when something has changed."""

from dataclasses import replace
from typing import Any

import pytest

from cogs._table.panel import press_id
from local.person import Outcome, Person
from render.words import catalogue
from rules.sauria.frames import Actions, Round, Trade, Turn
from rules.sauria.map import LABEL
from rules.sauria.state import State
from tests.rules.sauria.island import dino, island, person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns


async def on_the_road(bot: Running, *people: Person) -> Turns:
    """A running table of Sauria in round 1: Ann's turn on D23, Bob waits on the road of B3, who else plays on D21."""
    turns = await Turns.start(bot, list(people), game="sauria")
    more = [person("ranger", "D21") for _ in people[2:]]
    put(turns, island(person("hunter", "D23"), person("scientist", "B3"), *more))
    return turns


def put(turns: Turns, state: State) -> None:
    """Lay the table out like this; the next move stores it."""
    turns.opened.state = state


class Planner:
    """A person in front of their private messages."""

    def __init__(self, turns: Turns, who: Person) -> None:
        self.turns, self.who = turns, who

    @property
    def panel(self) -> Json:
        """The newest private message."""
        return self.who.ephemerals(self.turns.channel)[-1]

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.panel["content"])

    def items(self) -> list[Json]:
        """Its buttons and menus."""
        return [item for row in self.panel["components"] for item in row["components"]]

    async def me(self) -> str:
        """What /me says."""
        check_ok(await self.who.command("me", self.turns.channel))
        return self.text

    async def press(self, label: str) -> Outcome:
        """Press the button, or choose the option, that begins like this."""
        for item in self.items():
            if str(item.get("label", "")).startswith(label):
                return check_ok(await self.who.press(self.panel, item["custom_id"]))
            for option in item.get("options", ()):
                if option["label"].startswith(label):
                    return check_ok(await self.who.select(self.panel, item["custom_id"], [option["value"]]))
        raise AssertionError(f"no {label} in {self.items()}")

    async def first(self) -> None:
        """Choose what the planning panel offers first."""
        item = self.items()[0]
        if "options" in item:
            check_ok(await self.who.select(self.panel, item["custom_id"], [item["options"][0]["value"]]))
        else:
            check_ok(await self.who.press(self.panel, item["custom_id"]))

    async def plan(self, *labels: str) -> None:
        """Open the planning panel and choose these."""
        await self.me()
        await self.press("Plan my turn")
        for label in labels:
            await self.press(label)


async def choose(turns: Turns, text: str) -> None:
    """Whoever must decide presses what reads like this, without looking at the board (the table was laid out anew)."""
    opened = turns.opened
    prompt = next(p for p in opened.prompts if not p.optional)
    face, view = bot_face(turns), opened.view(prompt.seat)
    labels = [face.label(c, prompt, view, catalogue("en"), opened.names).text for c in prompt.choices]
    index = next(i for i, label in enumerate(labels) if label.startswith(text))
    user = opened.row.seats[prompt.seat].user
    assert user is not None
    custom_id = press_id(opened.id, prompt, opened.guard(prompt), str(index))
    check_ok(await turns.people[user].press(turns.board(), custom_id, raw=True))
    await turns.settled()


def bot_face(turns: Turns) -> Any:
    """How the table's game speaks."""
    return turns.bot.app.faces[turns.opened.row.game]


def field_of(turns: Turns, seat: int) -> str:
    """Where a figure stands."""
    return str(LABEL[turns.opened.state.players[seat].field])


def called(message: Json) -> list[str]:
    """Whom a message mentions."""
    return [user["id"] for user in message["mentions"]]


def letters(who: Person) -> list[str]:
    """The direct messages of the bot to that person."""
    return [m["content"] for m in who.messages("dm") if m["author"].get("bot")]


async def test_a_whole_turn_that_was_planned_comes_in_one_post_and_the_next_player_is_asked(bot: Running) -> None:
    ann, bob, cleo = bot.person("Ann"), bot.person("Bob"), bot.person("Cleo")
    check_ok(await bob.command("notify", way="both"))
    turns = await on_the_road(bot, ann, bob, cleo)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B4", "Move", "C5", "End turn")
    assert "your plan is complete" in planner.text
    before = len(turns.posts())
    await choose(turns, "End turn")
    assert len(turns.posts()) == before + 1
    assert field_of(turns, 1) == "C5"
    assert turns.asked() is cleo
    board = turns.board()
    assert board["content"].count("Bob moves") == 2
    assert called(board) == [cleo.id]
    assert letters(bob) == []
    assert "Your plan has been carried out: 5 steps." in await planner.me()
    await turns.settled()
    assert "carried out" not in await planner.me()


async def test_who_planned_less_than_a_turn_is_asked_once_for_the_rest(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way="both"))
    turns = await on_the_road(bot, ann, bob)
    await Planner(turns, bob).plan("Move", "B4")
    before = len(turns.posts())
    await choose(turns, "End turn")
    assert field_of(turns, 1) == "B4"
    assert turns.asked() is bob
    assert len(turns.posts()) == before + 1
    assert called(turns.board()) == [bob.id]
    assert len(letters(bob)) == 1
    assert "Your plan has been carried out: 2 steps." in letters(bob)[0]
    assert all("plan" not in m["content"].lower() for m in turns.posts()), "others need not know"


@pytest.mark.parametrize("comer", ["a dinosaur", "another player"])
async def test_a_plan_stops_before_a_field_that_somebody_has_come_to(bot: Running, comer: str) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way="direct"))
    turns = await on_the_road(bot, ann, bob)
    await Planner(turns, bob).plan("Move", "B4", "Move", "C5")
    there = (dino("dilophosaurus", "B4"),) if comer == "a dinosaur" else ()
    put(turns, island(person("hunter", "D23" if there else "B4"), person("scientist", "B3"), dinos=there))
    await choose(turns, "End turn")
    assert field_of(turns, 1) == "B3", "nothing of the walk was carried out"
    assert turns.asked() is bob
    step = 1 if there else 2
    stopped = f"🔒 Your plan stops at step {step}: the situation has changed. Choose again: https://discord.com/channels/"
    (letter,) = letters(bob)
    assert letter.splitlines()[-1].startswith(stopped)
    assert all("situation" not in m["content"] for m in turns.posts()), "the sentence is private"
    assert turns.opened.plans == {}, "he has been told"


async def test_who_wants_no_letters_reads_in_their_private_panel_that_a_plan_stopped(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move", "A2")
    put(turns, replace(turns.opened.state, bags=((0, 2),) * 4))  # more red markers in the bag: a higher risk
    await choose(turns, "End turn")
    assert called(turns.board()) == [bob.id]
    assert turns.opened.prompts[0].kind == "field", "the first step was carried out"
    assert "Your plan stops at step 2: the situation has changed." in await planner.me()
    await turns.settled()
    assert "plan" not in (await planner.me()).lower()


async def test_who_chooses_again_without_having_read_it_is_told_with_the_choice(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    await Planner(turns, bob).plan("Move", "B4")
    put(turns, island(person("hunter", "D23"), person("scientist", "B3"), dinos=(dino("dilophosaurus", "B4"),)))
    await choose(turns, "End turn")
    await choose(turns, "End turn")
    assert Planner(turns, bob).text.startswith("🔒 Your plan stopped at step 1")
    loaded = await bot.store.load(turns.opened.id)
    assert loaded is not None
    assert loaded.plans == ()


async def test_a_step_that_leads_back_and_a_step_taken_back_shorten_the_plan(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B4", "Move", "Back")
    assert len(turns.opened.plans[1].steps) == 2
    await planner.press("Take back")
    assert len(turns.opened.plans[1].steps) == 1
    await planner.press("Take back")
    assert turns.opened.plans == {}


async def test_a_withdrawn_plan_is_not_carried_out_and_its_old_buttons_say_so(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B4")
    old = planner.items()[0]["custom_id"]
    text = await planner.me()
    assert "1. 👣 Move · 1 AP\n2. B4 · road · no noise" in text
    await planner.press("Withdraw")
    assert planner.text.startswith("Your plan is withdrawn.")
    check_ok(await bob.press(planner.panel, old, raw=True))
    assert planner.text.startswith("This plan is from an earlier moment.")
    await choose(turns, "End turn")
    assert field_of(turns, 1) == "B3"
    assert turns.asked() is bob


async def test_a_plan_ends_where_it_depends_on_what_happens(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B2")
    assert "What comes next depends on what happens" in planner.text
    assert [item["label"] for item in planner.items()] == ["Take back last step", "Withdraw plan"]
    await choose(turns, "End turn")
    assert field_of(turns, 1) == "B2"


async def test_a_panel_shows_when_the_situation_has_changed_and_goes_on_from_there(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B4", "Move", "C5")
    put(turns, island(person("hunter", "B4"), person("scientist", "B3")))
    await planner.me()
    assert "Step 2 and what follows do not fit any more" in planner.text
    await planner.press("Change my plan")
    await planner.press("C5")
    assert [s["words"][0] for s in turns.opened.plans[1].steps] == ["Move · 1 AP", "C5 · road · no noise"]


async def stored(turns: Turns) -> None:
    """Write the table as it was laid out: Ann begins a move and leaves it."""
    await choose(turns, "Move")
    await choose(turns, "Back")


async def test_a_plan_survives_a_restart(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    await stored(turns)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B4")
    await bot.restart()
    turns.opened = await bot.app.session.open(turns.opened.id)
    await planner.press("Move")
    await choose(turns, "End turn")
    assert field_of(turns, 1) == "B4"
    assert turns.opened.prompts[0].kind == "field"


async def test_a_plan_that_was_broken_off_by_a_stop_goes_on_at_the_start(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move", "B4")
    plan = turns.opened.plans.pop(1)
    await choose(turns, "End turn")
    assert field_of(turns, 1) == "B3"
    await bot.store.set_plan(turns.opened.id, plan)
    await bot.restart()
    await turns.settled()
    turns.opened = await bot.app.session.open(turns.opened.id)
    assert field_of(turns, 1) == "B4"


async def ends_turn(turns: Turns) -> None:
    """Ann ends a resolving turn of The Sanctuary as soon as it lets her."""
    while not turns.opened.state.tipped & 3:
        texts = [item.get("label", "") for item, _ in turns.choices()]
        await turns.choose(next((i for i, text in enumerate(texts) if text.startswith("End")), 0))


async def test_a_turn_of_the_sanctuary_is_planned_and_its_last_choice_taken_back(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.until_turns()
    assert turns.asked() is ann
    planner = Planner(turns, bob)
    await planner.plan("Volunteer")
    if "complete" not in planner.text:
        await planner.press("End")
    assert "your plan is complete" in planner.text
    before, step = len(turns.posts()), len(turns.opened.plans[1].steps)
    await ends_turn(turns)
    assert turns.asked() is ann
    assert turns.opened.state.tipped >> 2 & 3, "Bob has resolved a volunteer"
    assert len(turns.posts()) <= before + 1
    assert f"carried out: {'one' if step == 1 else step} step" in await planner.me()
    check_ok(await bob.command("table undo", turns.channel))
    await turns.settled()
    assert turns.asked() is bob
    assert not turns.opened.state.tipped >> 2 & 3


async def test_an_undo_drops_the_plans_that_were_made_after_it_and_leaves_those_before(bot: Running) -> None:
    ann, bob, cleo = bot.person("Ann"), bot.person("Bob"), bot.person("Cleo")
    turns = await Turns.start(bot, [ann, bob, cleo])
    planner = Planner(turns, cleo)
    await planner.plan()
    await planner.first()
    plan = turns.opened.plans[2]
    await turns.choose()
    assert turns.asked() is bob
    check_ok(await ann.command("table undo", turns.channel))
    assert turns.opened.plans == {2: plan}
    await turns.settled()
    await turns.choose()
    await planner.me()
    await planner.press("Withdraw")
    await planner.plan()
    await planner.first()
    assert 2 in turns.opened.plans
    check_ok(await ann.command("table undo", turns.channel))
    loaded = await bot.store.load(turns.opened.id)
    assert loaded is not None
    assert (loaded.plans, turns.opened.plans) == ((), {})


@pytest.mark.parametrize("way", ["hand-over", "leave", "replace", "kick", "abandon"])
async def test_a_plan_goes_with_its_owner_and_with_the_table(bot: Running, way: str) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    turns = await on_the_road(bot, ann, bob)
    await stored(turns)
    await Planner(turns, bob).plan("Move", "B4")
    who = ann if way in ("kick", "abandon", "replace") else bob
    given: dict[str, dict[str, Any]] = {"kick": {"seat": "2"}, "replace": {"seat": "2", "person": eve}}
    options = given.get(way, {})
    check_ok(await who.command(f"table {way}", turns.channel, **options))
    loaded = await bot.store.load(turns.opened.id)
    assert loaded is not None
    assert (loaded.plans, turns.opened.plans) == ((), {})


async def test_a_plan_is_gone_when_the_game_is_over(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    await Planner(turns, bob).plan("Move", "B4")
    last = (Round(3), Actions(()), Turn(0))
    put(turns, island(person("hunter", "D23"), person("scientist", "B3"), round=16, stack=last))
    await choose(turns, "End turn")
    loaded = await bot.store.load(turns.opened.id)
    assert loaded is not None
    assert (loaded.row.status, loaded.plans, turns.opened.plans) == ("over", (), {})


async def test_a_plan_stops_when_its_owner_is_asked_something_else(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way="direct"))
    turns = await on_the_road(bot, ann, bob)
    await Planner(turns, bob).plan("Move", "B4")
    offer = (Round(3), Actions((1,)), Turn(0), Trade(0, 1, (0,)))
    put(turns, island(person("hunter", "B3", "torch"), person("scientist", "B3"), stack=offer))
    await choose(turns, "Send offer")
    assert [p.kind for p in turns.opened.prompts if not p.optional] == ["offer"]
    (letter,) = letters(bob)
    assert "Your plan stops at step 1" in letter


async def test_nobody_plans_for_somebody_else(bot: Running) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, bob)
    await planner.plan("Move")
    taken = planner.items()[0]["custom_id"]
    for who, answer in ((ann, "It is your turn now"), (eve, "You are watching")):
        for custom_id in (taken, f"p:{turns.opened.id}"):
            check_ok(await who.press(turns.board(), custom_id, raw=True))
            assert who.ephemerals(turns.channel)[-1]["content"].startswith(answer)
    assert len(turns.opened.plans[1].steps) == 1


async def test_a_press_that_no_panel_of_ours_has_is_answered(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    await Planner(turns, bob).plan("Move")
    table = turns.opened.id
    for custom_id in (f"p:{table}:1:0:0", f"p:{table}:0:0:back", f"p:{table}:x:0:0", f"p:{table}:1:0", "p:none", "p"):
        check_ok(await bob.press(turns.board(), custom_id, raw=True))
    told = [m["content"] for m in bob.ephemerals(turns.channel)[-6:]]
    assert [text.split(".")[0] for text in told] == [
        *["This plan is from an earlier moment"] * 2,
        *["This button is not one of this table's"] * 2,
        "This table does not exist any more",
        "This button is not one of this table's",
    ]
    assert len(turns.opened.plans[1].steps) == 1


async def test_a_live_table_offers_no_plan(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], tempo="live")
    planner = Planner(turns, bob)
    await planner.me()
    assert planner.items() == []
    check_ok(await bob.press(turns.board(), f"p:{turns.opened.id}", raw=True))
    assert planner.text.startswith("Turns are planned only at tables where days between moves are fine.")


async def test_who_is_asked_is_offered_no_plan(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await on_the_road(bot, ann, bob)
    planner = Planner(turns, ann)
    await planner.me()
    assert not any(item.get("custom_id", "").startswith("p:") for item in planner.items())
