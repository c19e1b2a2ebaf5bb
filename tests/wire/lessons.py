"""Driving a lesson over the wire by pressing what its message offers."""

from typing import Any

from cogs._lessons.course import GO_ON
from cogs.tutorial import Learner
from local.person import Outcome, Person
from tests.wire.conftest import Json, Running, check_ok


def learner_of(bot: Running, person: Person) -> Learner | None:
    """The lesson of that person."""
    cog: Any = bot.app.get_cog("Tutorial")
    found: Learner | None = cog.learners.get(int(person.id))
    return found


def shown(person: Person, channel: str | None = None) -> Json:
    """The newest private message."""
    return person.ephemerals(channel)[-1]


def says(message: Json) -> tuple[str, list[Json]]:
    """Its words and buttons, without what the table adds to them (signed addresses of pictures)."""
    return message["content"], message["components"]


async def begin(bot: Running, person: Person, game: str, channel: str | None = None) -> Learner:
    """A lesson whose first step is shown."""
    check_ok(await person.command("tutorial", channel, game=game))
    await person.wait_for(lambda: person.ephemerals(channel) and shown(person, channel)["components"], 30)
    learner = learner_of(bot, person)
    assert learner is not None
    return learner


def items(message: Json) -> list[Json]:
    """Its buttons and menus."""
    return [item for row in message["components"] for item in row["components"]]


async def answer(person: Person, code: str, channel: str | None = None) -> Outcome:
    """Press that choice of the message, as a button or in a menu."""
    message = shown(person, channel)
    for item in items(message):
        if "options" in item and code in [option["value"] for option in item["options"]]:
            outcome = await person.select(message, item["custom_id"], [code])
            break
        if str(item.get("custom_id", "")).endswith(f":{code}"):
            outcome = await person.press(message, item["custom_id"])
            break
    else:
        raise AssertionError(f"{code!r} is not offered under {message['content']!r}")
    return check_ok(outcome)


async def press(learner: Learner, person: Person, code: str, channel: str | None = None) -> Json:
    """The same, until the message shows the step that follows."""
    before = says(shown(person, channel))
    await answer(person, code, channel)
    await person.wait_for(lambda: says(shown(person, channel)) != before, 30)
    return shown(person, channel)


def taught(learner: Learner, last: bool = False) -> str:
    """The code of a choice that the step allows: the first one, or the last."""
    course = learner.course
    return GO_ON if not course.prompt else course.code(course.allowed()[-1 if last else 0])
