"""A view of Roar-a-Saurus in words: headline, text board, private panel, alt texts."""

from collections.abc import Iterable

from render.core.face import Names, Words
from render.roar.model import SPECIES
from rules.roar import developments
from rules.roar.constants import (
    COUNTDOWN,
    FULL,
    GAME_END,
    GRRRR,
    IN,
    KABOOM,
    LIVE,
    MATCH,
    PAUSE,
    READY,
    ROAAR,
    ROUND_END,
    SYMBOLS,
)
from rules.roar.view import OwnView, PlayerView, View

ALT_LENGTH = 1024
NAME_LENGTH = 32


def joined(parts: Iterable[str], between: str = ", ") -> str:
    """Parts in a row, the empty ones left out."""
    return between.join(part for part in parts if part)


def moment(ms: int) -> str:
    """A time as Discord shows it in the reader's language: "in 3 seconds"."""
    return f"<t:{ms // 1000}:R>"


def who(names: Names, seat: int) -> str:
    """A display name as words use it."""
    return names[seat][:NAME_LENGTH]


def playing(view: View) -> list[PlayerView]:
    """The seats of this game, clockwise."""
    return [view.players[seat] for seat in view.order if view.players[seat].plays]


def leaders(view: View) -> str:
    """Points of the best and of the next: who leads by how much."""
    best = sorted((player.points for player in playing(view)), reverse=True)
    return str(best[0] - best[1]) if len(best) > 1 else "0"


def headline(view: View, words: Words, names: Names) -> str:
    """One line: round, phase, who decides and until when."""
    players = playing(view)
    last = "yes" if view.tied else "no"
    if view.phase == READY and not view.shout_open:
        ready = sum(player.ready for player in players)
        return words("roar-headline-ready", ready=ready, seats=len(players), by=moment(view.ready_by))
    if view.phase in (READY, ROUND_END):
        if view.halted:
            return words("roar-headline-halted", round=view.round)
        by = view.shout_by or view.shout_from
        if view.shouter is None or not by:  # who starts is not settled yet
            return words("roar-headline-between", round=view.round)
        key = "roar-headline-shout" if view.phase == READY else "roar-headline-break"
        return words(key, round=view.round, player=who(names, view.shouter), by=moment(by))
    if view.phase == COUNTDOWN:
        return words("roar-headline-countdown", round=view.round, at=moment(view.live_at), last=last)
    if view.phase == PAUSE:
        if view.shouter is None:
            return words("roar-headline-restart", round=view.round, at=moment(view.shout_by or view.live_at))
        return words("roar-headline-pause", player=who(names, view.shouter), by=moment(view.shout_by))
    if view.phase == GAME_END:
        return ending(view, words, names)
    left = sum(player.status == IN for player in players)
    return words("roar-headline-live", round=view.round, left=left, last=last, volcano=view.volcano)


def ending(view: View, words: Words, names: Names) -> str:
    """How the game ended, one line."""
    if len(view.winners) != 1:
        return words("roar-ended", ending=view.ending)
    winner = view.players[view.winners[0]]
    if view.ending == "tie-break":
        return words("roar-wins-tie", player=who(names, winner.seat), pts=winner.points)
    return words("roar-wins", player=who(names, winner.seat), pts=winner.points, lead=leaders(view))


def state_word(player: PlayerView, words: Words) -> str:
    """What keeps a dino from fighting, or "" ."""
    if player.status != IN:
        return words("roar-status", status=player.status)
    return words("roar-status", status="sleeping") if player.sleeping else ""


def marks(player: PlayerView, words: Words) -> str:
    """The developments of a dino, a second one as "× 2"."""
    kinds = dict.fromkeys(player.developments)
    return joined(
        words("roar-development", name=name) + (" × 2" if player.developments.count(name) > 1 else "") for name in kinds
    )


def line(player: PlayerView, view: View, words: Words, names: Names) -> str:
    """One dino in one line."""
    base = words(
        "roar-line",
        player=who(names, player.seat),
        dino=words("roar-dino", dino=SPECIES[player.dino]),
        damage=player.damage,
        limit=player.limit,
        points=player.points,
    )
    waiting = words("roar-line-pending", n=sum(blow.amount for blow in player.blows)) if player.blows else ""
    choosing = words("roar-line-choosing") if player.choosing else ""
    ready = words("roar-line-ready") if view.phase == READY and player.ready else ""
    return joined((base, marks(player, words), state_word(player, words), waiting, choosing, ready), " · ")


def text(view: View, words: Words, names: Names) -> str:
    """The whole public state, a dino a line in the order of the circle."""
    players = playing(view)
    lines = [line(player, view, words, names) for player in players]
    if view.phase == GAME_END:
        return "\n".join(lines)
    watching = [who(names, player.seat) for player in view.players if not player.plays]
    lines.append(words("roar-circle") if len(players) > 2 else words("roar-circle-two"))
    if view.volcano:
        lines.append(words("roar-volcano-on"))
    if watching:
        lines.append(words("roar-watching", list=joined(watching)))
    return "\n".join(lines)


def neighbour(view: View, seat: int, way: int) -> int | None:
    """The next living seat clockwise (way 1: left, Grrrr) or the other way round (-1: right, Roaar)."""
    at = view.order.index(seat)
    for step in range(1, len(view.order)):
        other = view.order[(at + way * step) % len(view.order)]
        if view.players[other].plays and view.players[other].status == IN:
            return other
    return None


def ready_to_call(me: OwnView) -> dict[str, int]:
    """How many dice of each symbol are held."""
    return {symbol: sum(held and face == symbol for face, held in zip(me.dice, me.held, strict=True)) for symbol in SYMBOLS}


def call_name(symbol: str, held: int, owned: tuple[str, ...]) -> str:
    """The whole name of a call, as `Called.name` has it (ROAR-DEV-R06)."""
    if symbol in (GRRRR, ROAAR):
        return f"{symbol}_zinngg" if developments.single(symbol, held, owned) > 1 else symbol
    if symbol == KABOOM:
        return "kaboom_oo_ah" if developments.kaboom(owned) > 1 else symbol
    return "ahh_mhhm" if developments.heal(owned) > 1 else symbol


def mine(view: View, words: Words, names: Names) -> str:
    """The private panel over the buttons: own dice, what can be called, the neighbours, own clocks."""
    me = view.me
    if me is None:
        return ""
    player = view.players[me.seat]
    if not player.plays:
        return words("roar-mine-watching")
    lines = [
        words(
            "roar-mine",
            dino=words("roar-dino", dino=SPECIES[player.dino]),
            damage=player.damage,
            limit=player.limit,
            points=player.points,
        )
    ]
    if owned := marks(player, words):
        lines.append(words("roar-mine-developments", list=owned))
    if view.phase in (LIVE, PAUSE) and player.status == IN:
        lines += race(view, me, player, words, names)
    elif player.status != IN and view.phase not in (READY, GAME_END):
        lines.append(words("roar-mine-out", status=player.status))
    else:
        lines.append(headline(view, words, names))
    if me.wishes:
        lines.append(words("roar-mine-wishes", list=joined(words("roar-development", name=name) for name in me.wishes)))
    return "\n".join(lines)


def race(view: View, me: OwnView, player: PlayerView, words: Words, names: Names) -> list[str]:
    """The lines of the panel that matter in the race."""
    dice = (
        words("roar-die", symbol=face or "none", held="yes" if held else "no")
        for face, held in zip(me.dice, me.held, strict=True)
    )
    lines = [words("roar-mine-dice", list=joined(dice, " · "))]
    held = ready_to_call(me)
    calls = [words("roar-call", name=call_name(symbol, n, player.developments)) for symbol, n in held.items() if n >= MATCH]
    if view.phase == PAUSE:
        lines.append(words("roar-mine-pause"))
    elif calls:
        lines.append(words("roar-mine-ready", list=joined(calls)))
    if me.taking:
        lines.append(words("roar-mine-waiting", list=words("roar-development", name=me.taking)))
    if me.waiting:
        lines.append(words("roar-mine-waiting", list=joined(words("roar-call", name=symbol) for symbol in me.waiting)))
    elif me.early:
        lines.append(words("roar-mine-early"))
    near = []
    for way, key in ((1, "roar-mine-left"), (-1, "roar-mine-right")):
        other = neighbour(view, me.seat, way)
        if other is not None:
            target = view.players[other]
            near.append(words(key, player=who(names, other), damage=target.damage, limit=target.limit))
    return [*lines, joined(near, " · ")]


def alt(view: View, words: Words, names: Names) -> str:
    """The arena, the Kaboom or the score for who cannot see it. At most 1024 characters, the phase first."""
    players = playing(view)

    def described(player: PlayerView) -> str:
        return joined(
            (
                words(
                    "roar-alt-dino",
                    player=who(names, player.seat),
                    dino=words("roar-dino", dino=SPECIES[player.dino]),
                    damage=player.damage,
                    limit=player.limit,
                    points=player.points,
                ),
                marks(player, words) if view.mode == FULL else "",
                state_word(player, words),
            )
        )

    out = joined(who(names, player.seat) for player in players if player.status != IN)
    if view.phase == GAME_END:
        said = words("roar-alt-game-end", ending=ending(view, words, names).removeprefix("🏆 "))
    else:
        shouter = "" if view.shouter is None else who(names, view.shouter)
        said = words(f"roar-alt-{view.phase.replace('_', '-')}", round=view.round, player=shouter)
    circle = words("roar-alt-circle", list="; ".join(described(player) for player in players))
    full = joined((said, circle, words("roar-alt-out", out=out) if out else ""), " ")
    return full if len(full) <= ALT_LENGTH else full[: ALT_LENGTH - 1] + "…"


def alt_legend(view: View, words: Words) -> str:
    """The legend in words: every sign with its meaning."""
    meanings = [words(f"roar-pic-means-{name}") for name in ("grrrr", "roaar", "kaboom", "ahh")]
    if view.mode == FULL:
        meanings += [
            words(f"roar-pic-means-{name}") for name in ("wusch", "ohyeah", "mhhm", "ooah", "klonk", "klink", "zinngg")
        ]
    return words("roar-alt-legend", list="; ".join(meanings))
