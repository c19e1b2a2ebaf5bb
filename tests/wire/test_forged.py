"""Forged custom_ids of every kind that the bot makes, over the wire: each is answered, none is a mistake of ours.

The bench presses 100,000 of them on the session (`python -m bench.forged`); this presses some through the whole bot.
"""

import random
import re

from local.person import Person
from tests.wire.conftest import Running, check_ok
from tests.wire.race import start_race
from tests.wire.turns import Turns

MANY = 600
STRANGE = ("", "²", "-1", "0", "24", "9" * 30, "x", ":", "é💥", "None", "set", "rematch", "strength")
MISTAKE = "Our mistake"


def ids_in(components: object) -> list[str]:
    """Every custom_id in a message's components."""
    return re.findall(r"'custom_id': '([^']+)'", str(components))


def forged(real: list[str], chance: random.Random) -> str:
    """One of the real ones with a part replaced, swapped, left out or doubled."""
    parts = chance.choice(real).split(":")
    place = chance.randrange(1, len(parts)) if len(parts) > 1 else 0
    other = chance.choice(real).split(":")
    kind = chance.randrange(4)
    if kind == 0:
        parts[place] = chance.choice(STRANGE)
    elif kind == 1:
        parts[place] = other[place % len(other)]
    elif kind == 2:
        del parts[place]
    else:
        parts.insert(place, chance.choice((parts[place], *STRANGE)))
    return ":".join(parts)[:100] or "x"


async def test_forged_buttons_of_every_kind_are_answered_politely(bot: Running) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    bot.table.rates.enabled = False
    await start_race(bot, [ann, bob], 0)
    ann.go("roar-a-saurus")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await ann.press(turns.board(), f"m:{turns.opened.id}"))
    ann.go("sauria")
    check_ok(await ann.command("play", game="sauria", computers=1, place="here"))
    lobby = await ann.wait_for_message(lambda m: "Options" in bot.buttons(m))
    check_ok(await ann.press(lobby, "Options"))
    posts = [post for posted in bot.table.world.posts.values() for post in posted.values()]
    real = sorted({one for post in posts for one in ids_in(post.data["components"])})
    assert {one[0] for one in real} >= {"l", "m", "t"}
    real += [f"v:{turns.opened.id}", f"s:{turns.opened.id}:0:1"]
    chance = random.Random(20261130)
    people: list[Person] = [ann, bob, eve]
    answered = 0
    for _ in range(MANY):
        outcome = await chance.choice(people).press(turns.board(), forged(real, chance), raw=True)
        answered += outcome.ok
    await bot.settled()
    assert answered == MANY
    said = [str(post.data["content"]) for posted in bot.table.world.posts.values() for post in posted.values()]
    assert not [text for text in said if MISTAKE in text]
