"""What an action would cost and risk, in words: `rules.sauria.outlook` told to a reader."""

from dataclasses import replace

from render.core.face import Words
from render.sauria import terms
from render.sauria.terms import joined
from rules.sauria.dice import FACES
from rules.sauria.dinosaurs import at, get, pack_of
from rules.sauria.frames import Act
from rules.sauria.map import AREA, BOAT
from rules.sauria.noise import terrain, total
from rules.sauria.outlook import Outlook, outlook, red_chance
from rules.sauria.state import Board, State

HUNDRED = 100


def share(chance: float, words: Words) -> str:
    """A chance in percent, as the language writes it."""
    return words("sau-share", n=round(chance * HUNDRED))


def noise(seen: Outlook, words: Words) -> str:
    """How many markers a movement would draw."""
    return words("sau-about-noise-or-more" if seen.unknown else "sau-about-noise", n=seen.noise)


def risks(b: Board, seen: Outlook, words: Words) -> str:
    """The attacks on leaving: "leaving: Allosaurus #1 attacks, 2 red, 89% a wound, held 17%"; "" without any."""
    lines = []
    for one in seen.threats:
        dino = get(b, one.dino)
        pack = pack_of(b, dino) if dino else ()
        names = joined((terms.dino_name(d.card, words) for d in pack), " + ")
        dice, wound = terms.dice(one.dice, words), share(one.wound, words)
        held = words("sau-about-held", share=share(one.held, words)) if one.held else ""
        lines.append(joined((words("sau-about-risk", dino=names, n=len(pack), dice=dice, share=wound), held)))
    return words("sau-about-leaving", list="; ".join(lines)) if lines else ""


def attackers(b: Board, seen: Outlook, words: Words) -> str:
    """The attacks on leaving where there is little room: "leaving, chance of a wound: Allosaurus #1 89%"; "" without any."""
    lines = []
    for one in seen.threats:
        dino = get(b, one.dino)
        pack = pack_of(b, dino) if dino else ()
        lines.append(f"{joined((terms.short_name(d.card, words) for d in pack), ' + ')} {share(one.wound, words)}")
    return words("sau-about-attackers", list=joined(lines)) if lines else ""


def who_is_there(b: Board, f: int, words: Words) -> str:
    """The dinosaurs of a field by name."""
    names = joined(terms.dino_name(d.card, words) for d in at(b, f))
    return words("sau-about-there", list=names) if names else ""


def act_of(table: State) -> Act | None:
    """The movement under way, when it has made a step already."""
    act = table.stack[-1] if table.stack else None
    return act if isinstance(act, Act) and act.stage == 1 else None


def further(table: State, seat: int, what: str, f: int) -> Outlook:
    """The outlook of a step onto a field: the noise is that of the whole action, with the steps made before."""
    seen, act = outlook(table, seat, what, f), act_of(table)
    if act is None or not table.stock:
        return seen
    jungle, places = terrain(table, f)
    made = total(table, seat, what, act.noise, act.jungle + jungle, act.places + places, f).total
    red = red_chance(*table.bags[AREA[f]], made) if made and f != BOAT else 0.0
    return replace(seen, noise=made, red=red)


def stopping(table: State, seat: int, what: str, words: Words) -> str:
    """The noise of a movement that ends where the figure stands; "" without a movement under way."""
    act = act_of(table)
    if act is None or not table.stock:
        return ""
    made = total(table, seat, what, act.noise, act.jungle, act.places).total
    return words("sau-about-noise", n=made)


def step(b: State, seat: int, what: str, f: int, words: Words) -> tuple[str, str, str]:
    """(noise, everything else about the field, the risk of leaving) of a step onto a field."""
    seen = further(b, seat, what, f)
    lava = words("sau-about-lava") if seen.lava else ""
    red = words("sau-about-red", share=share(seen.red, words)) if seen.noise else ""
    there = who_is_there(b, f, words)
    return noise(seen, words), joined((lava, red, there)), risks(b, seen, words)


def hit(dice: str) -> float:
    """The chance that a roll hits at all."""
    miss = 1.0
    for die in dice:
        miss *= sum(face == 0 for face in FACES[die]) / len(FACES[die])
    return 1 - miss
