"""Lessons over the wire: every step can be finished, a wrong press changes nothing, and nothing is ever public."""

import sys

import pytest

from cogs._lessons import LESSONS
from cogs._lessons.course import GO_ON
from cogs.tutorial import MOST, Learner
from local.person import Person
from render.words import catalogue
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.lessons import answer, begin, items, learner_of, press, shown, taught

GAMES = sorted(LESSONS)
READERS = {"en": "Ann", "de": "Jürgen", "pl": "Łucja"}


def public(person: Person) -> list[Json]:
    """What everybody in the channel sees."""
    return [m for m in person.messages() if not m.get("flags", 0) & 64]


def check_step(message: Json, learner: Learner, locale: str) -> None:
    """The message fits Discord, says what is taught in the reader's language, has a picture, and only buttons of ours."""
    words, course = catalogue(locale), learner.course
    assert len(message["content"]) <= 2000
    if course.step is not None:
        assert words(f"lesson-{course.lesson.game}-{course.step.key}") in message["content"]
        assert words("lesson-title", game=words(f"{course.lesson.game}-title"), n=course.at + 1,
                     of=len(course.lesson.steps)) in message["content"]
    assert len(message["attachments"]) == 1
    assert message["attachments"][0]["description"]
    assert "lesson-" not in message["content"]
    assert all(item["custom_id"].split(":")[0] in "uhr" for item in items(message))


@pytest.mark.parametrize("locale", READERS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_to_its_end_by_what_it_offers(bot: Running, game: str, locale: str) -> None:
    person = bot.person(READERS[locale])
    person.locale = locale
    learner = await begin(bot, person, game)
    met: list[str] = []
    check_step(shown(person), learner, locale)
    for _ in range(60):
        if learner.course.step is None:
            break
        met.append(learner.course.step.key)
        check_step(await press(learner, person, taught(learner)), learner, locale)
    assert list(dict.fromkeys(met)) == [step.key for step in LESSONS[game].steps]
    assert catalogue(locale)("lesson-end", game=game) in shown(person)["content"]
    assert public(person) == []
    assert len(person.ephemerals()) == 1
    assert await bot.store.open_tables() == ()


@pytest.mark.parametrize("game", GAMES)
async def test_a_press_that_is_not_for_now_is_answered_with_what_is_and_changes_nothing(bot: Running, game: str) -> None:
    ann = bot.person("Ann")
    learner = await begin(bot, ann, game)
    course, wrong = learner.course, 0
    while course.step is not None:
        prompt = course.prompt
        if prompt is not None and (others := [c for c in prompt.choices if c not in course.allowed()]):
            before = (course.state, course.at, course.presses)
            message = await press(learner, ann, course.code(others[0])) if "Not now" not in shown(ann)["content"] else {}
            assert "Not now" in message["content"]
            assert "Nothing changed" in message["content"]
            assert (course.state, course.at, course.presses) == before
            wrong += 1
        await press(learner, ann, taught(learner))
    assert wrong >= 4


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_works_in_direct_messages(bot: Running, game: str) -> None:
    ann = bot.person("Ann")
    learner = await begin(bot, ann, game, "dm")
    for _ in range(3):
        await press(learner, ann, taught(learner), "dm")
    assert learner.course.presses == 3
    assert [m for m in ann.messages("dm") if not m.get("flags", 0) & 64] == []


async def test_a_double_press_is_carried_out_once(bot: Running) -> None:
    ann = bot.person("Ann")
    learner = await begin(bot, ann, "sanctuary")
    message = shown(ann)
    go_on = next(item["custom_id"] for item in items(message) if item["custom_id"].endswith(f":{GO_ON}"))
    await press(learner, ann, GO_ON)
    check_ok(await ann.press(message, go_on, raw=True))
    assert learner.course.presses == 1
    assert "A5" in shown(ann)["content"]


async def test_a_lesson_is_begun_again_and_left_at_any_time(bot: Running) -> None:
    ann = bot.person("Ann")
    learner = await begin(bot, ann, "sauria")
    await press(learner, ann, GO_ON)
    await press(learner, ann, taught(learner))
    check_ok(await ann.press(shown(ann), "Restart"))
    await ann.wait_for(lambda: "step 1 of" in shown(ann)["content"], 30)
    again = learner_of(bot, ann)
    assert again is not None
    assert again.course.presses == 0
    check_ok(await ann.press(shown(ann), "Leave the lesson"))
    assert learner_of(bot, ann) is None
    assert "You left the lesson" in shown(ann)["content"]
    assert (shown(ann)["components"], shown(ann)["attachments"]) == ([], [])


async def test_after_a_restart_of_the_bot_a_press_says_that_the_lesson_is_over(bot: Running) -> None:
    ann = bot.person("Ann")
    await begin(bot, ann, "roar")
    message = shown(ann)
    await bot.restart()
    check_ok(await ann.press(message, "Ready"))
    assert shown(ann)["content"] == "This lesson is over. Begin again with /tutorial."


async def test_the_button_of_an_earlier_lesson_says_that_it_is_over(bot: Running) -> None:
    ann = bot.person("Ann")
    await begin(bot, ann, "roar")
    message = shown(ann)
    await begin(bot, ann, "sauria")
    check_ok(await ann.press(message, "Ready"))
    assert shown(ann)["content"].startswith("This lesson is over.")
    learner = learner_of(bot, ann)
    assert learner is not None
    assert learner.course.lesson.game == "sauria"


async def test_at_most_so_many_people_learn_at_a_time(bot: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cogs.tutorial"], "MOST", 2)
    people = [bot.person(name) for name in ("Ann", "Bob", "Eve")]
    await begin(bot, people[0], "sanctuary")
    await begin(bot, people[1], "sanctuary")
    await press(learner_of(bot, people[0]) or pytest.fail("no lesson"), people[0], GO_ON)
    await begin(bot, people[2], "sanctuary")
    assert [learner_of(bot, person) is not None for person in people] == [True, False, True]
    await answer(people[1], GO_ON)
    assert shown(people[1])["content"].startswith("This lesson is over.")
    assert MOST == 200


async def test_forged_presses_are_refused_and_change_nothing(bot: Running) -> None:
    ann = bot.person("Ann")
    learner = await begin(bot, ann, "sanctuary")
    message = shown(ann)
    for forged in ("u", f"u:{learner.mark}:0", f"u:{learner.mark}:x:go", f"u:{learner.mark}:0:99", f"u:{learner.mark}:0:m"):
        check_ok(await ann.press(message, forged, raw=True))
        assert shown(ann)["content"].startswith("This button is not one of this table's.")
    assert learner.course.presses == 0


async def test_nobody_presses_in_anothers_lesson(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    learner = await begin(bot, ann, "sanctuary")
    await begin(bot, bob, "sanctuary")
    check_ok(await bob.press(shown(bob), f"u:{learner.mark}:0:{GO_ON}", raw=True))
    assert learner.course.presses == 0


async def test_the_end_leads_to_how_to_play_and_to_the_chapters(bot: Running) -> None:
    ann = bot.person("Ann")
    learner = await begin(bot, ann, "sanctuary")
    while learner.course.step is not None:
        await press(learner, ann, taught(learner))
    assert set(bot.buttons(shown(ann))) == {"How to play", "Chapters", "Restart"}
    check_ok(await ann.press(shown(ann), "How to play"))
    await ann.wait_for(lambda: "1/7" in shown(ann)["content"], 30)
    check_ok(await ann.press(shown(ann), "Chapters"))
    assert shown(ann)["content"] == "### Rules of The Sanctuary: Endangered Species"
    assert shown(ann)["attachments"] == []
