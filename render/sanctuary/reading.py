"""A view of The Sanctuary in words: headline, the board as text, alternative text, one's own board, refusals."""

from collections.abc import Iterable

from render.core.face import Names, Words
from render.sanctuary.asking import animal, colour
from render.sanctuary.model import (
    Lane,
    address,
    addresses,
    deciding,
    lanes,
    last_round,
    parts,
    phase,
    position,
    seat_of,
    turn_of,
    used,
)
from render.sanctuary.phrases import long, short, token_name, token_words
from render.sanctuary.telling import minus
from rules.core.game import Refusal
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.score import count, ranked, scores
from rules.sanctuary.state import Worker
from rules.sanctuary.values import COLOURS, LEVEL_VALUE, ROWS, WIDTH, threat_points
from rules.sanctuary.view import View

ALT = 1024
NAME = 32


def who(names: Names, seats: Iterable[int]) -> str:
    """Names by commas."""
    return ", ".join(names[seat][:NAME] for seat in seats)


def headline(view: View, words: Words, names: Names) -> str:
    """Round, phase, who decides."""
    if view.over:
        result = ranked(scores(view))
        return words("san-headline-over", list=who(names, result.winners), n=minus(max(result.points)))
    turn = turn_of(view)
    seats = deciding(view)
    place = ""
    if turn is not None and turn.k >= 0 and seats == (turn.seat,):
        place = address(len(view.players), lanes(view, turn.seat)[0].at)
    return words(
        "san-headline",
        n=view.round,
        max=last_round(view),
        phase=words("san-phase", phase=phase(view)),
        list=who(names, seats) or "–",
        card=place or "none",
    )


def card_line(view: View, at: int, words: Words, names: Names) -> str:
    """A card of the layout in one line: address, fence, pawn, main and side action, threat."""
    made = CARDS[view.cards[at]]
    marks = [words("san-fence", side=made.fence)] if made.fence else []
    if made.threat:
        marks.append(words("san-threats", n=made.threat))
    for pawn, there in enumerate(view.pawns):
        if there == at:
            tipped = "yes" if view.tipped >> pawn & 1 else "no"
            marks.append(words("san-pawn", player=names[pawn // 2][:NAME], tipped=tipped))
    head = f"**{address(len(view.players), at)}**" + (f" ({', '.join(marks)})" if marks else "")
    return f"{head}: {short(made.main, words)} | {short(made.side, words)}"


def sight_line(view: View, lane: Lane, words: Words, names: Names) -> str:
    """What a volunteer sees and what ends its look."""
    ends = [
        words("san-stop", side=side, why=why) for side, why in (("left", lane.left), ("right", lane.right)) if why != "round"
    ]
    seen = addresses(view, lane.positions())
    return words(
        "san-sees", card=address(len(view.players), lane.at), player=names[lane.seat][:NAME], list=seen, ends=", ".join(ends)
    )


def crew(workers: tuple[Worker, ...], who_: str, words: Words) -> str:
    """Rangers or rescuers with what they were fed and whether they worked this round; "" for none."""
    if not workers:
        return ""
    parts = [
        words("san-fed", colour=colour(w.food, words) if w.food >= 0 else "none", used="yes" if w.used else "no")
        for w in workers
    ]
    return words("san-crew", who=who_, n=len(workers), list=", ".join(parts))


def board_lines(view: View, seat: int, words: Words, names: Names) -> list[str]:
    """A whole board."""
    board = view.players[seat]
    score = count(board)
    first = words("san-first") if seat == view.first else ""
    head = words("san-board", player=names[seat][:NAME], n=minus(score.total))
    lines = [f"**{head}**" + (f" · {first}" if first else "")]
    markers = ", ".join(f"{colour(c, words)} {n}" for c, n in enumerate(board.mgmt))
    lines.append(words("san-board-mgmt", list=markers))
    animals = [
        words(
            "san-board-animal",
            animal=animal(view, seat, c, words),
            colour=colour(c, words, "animal"),
            n=n,
            hearts=board.hearts[c] + 1,
            points=n * (board.hearts[c] + 1),
        )
        for c, n in enumerate(board.animals)
        if n
    ]
    lines.append(words("san-board-animals", list="; ".join(animals) or words("san-none")))
    stores = []
    for c, store in enumerate(board.stores):
        held = ", ".join(f"{colour(i, words)} {n}" for i, n in enumerate(store) if n)
        lying = board.expansions[c]
        parts = [held or words("san-empty")]
        if lying is not None:
            name = token_name(lying.token, words)
            if lying.acts != lying.token:
                name = words("san-copied", token=name, copied=token_name(lying.acts, words))
            parts.append(words("san-turned", token=name) if lying.turned else name)
        stores.append(f"{colour(c, words, 'store')}: {' · '.join(parts)}")
    lines.append(words("san-board-stores", list="; ".join(stores)))
    seals = ", ".join(f"{n} × {LEVEL_VALUE[level]}" for level, n in enumerate(board.timeline) if n)
    plates = ", ".join(f"{a}: {board.plates[a]}" for a in (1, 2, 3))
    lines.append(
        words(
            "san-board-land",
            seals=seals or words("san-none"),
            plates=plates,
            ponds=areas(board.ponds, words),
            groves=areas(board.groves, words),
        )
    )
    workers = [text for text in (crew(board.rangers, "ranger", words), crew(board.rescuers, "rescuer", words)) if text]
    threats = words("san-board-threats", n=board.threats, points=minus(threat_points(board.threats)))
    lines.append(" · ".join([threats, *workers]))
    return lines


def areas(mask: int, words: Words) -> str:
    """The areas of a mask."""
    return ", ".join(words("san-area", area=a) for a in range(4) if mask >> a & 1) or words("san-none")


def display(view: View, words: Words) -> str:
    """The expansions to be had."""
    listed = []
    for colour_ in range(4):
        here = [token for token in view.display if TOKENS[token].colour == COLOURS[colour_]]
        if here:
            listed.append(f"{colour(colour_, words, 'expansion')}: {', '.join(token_name(t, words) for t in here)}")
    return words("san-display", list="; ".join(listed) or words("san-none"))


def text(view: View, words: Words, names: Names) -> str:
    """Everything that is public, for who cannot see the picture."""
    lines: list[str] = []
    width = WIDTH[len(view.players)]
    for row in range(ROWS[len(view.players)] if view.cards else 0):
        lines.append(words("san-row", row="AB"[row]))
        lines += [card_line(view, at, words, names) for at in range(row * width, (row + 1) * width)]
    for seat in range(len(view.players)):
        lines += [sight_line(view, lane, words, names) for lane in lanes(view, seat)]
    lines.append(display(view, words))
    for seat in range(len(view.players)):
        lines += board_lines(view, seat, words, names)
    return "\n".join(lines)


def alt(view: View, words: Words, names: Names) -> str:
    """Whose turn it is and what is at stake first; then rows, volunteers, fences, boards in short."""
    players = len(view.players)
    if view.over:
        return cut(f"{words('san-alt-title')} {headline(view, words, names)}. {totals(view, words, names)}")
    head = words(
        "san-alt",
        n=view.round,
        max=last_round(view),
        phase=words("san-phase", phase=phase(view)),
        list=who(names, deciding(view)) or "–",
    )
    parts = [head]
    for seat in deciding(view)[:1]:
        parts += [sight_line(view, lane, words, names) for lane in lanes(view, seat)]
    standing = [
        f"{address(players, at)} {names[pawn // 2][:NAME]}" for pawn, at in enumerate(view.pawns) if at >= 0
    ]
    parts.append(words("san-alt-pawns", list=", ".join(standing) or words("san-none")))
    fences = [at for at in range(len(view.cards)) if view.walls >> at & 1 and (at + 1) % WIDTH[players]]
    parts.append(words("san-alt-fences", list=addresses(view, fences) or words("san-none")))
    parts.append(totals(view, words, names))
    width = WIDTH[players]
    for row in range(ROWS[players] if view.cards else 0):
        cards = (
            f"{address(players, at)} {short(CARDS[view.cards[at]].main, words)}"
            for at in range(row * width, (row + 1) * width)
        )
        parts.append("; ".join(cards) + ".")
    return cut(" ".join(parts))


def totals(view: View, words: Words, names: Names) -> str:
    """Points so far."""
    listed = ", ".join(f"{names[seat][:NAME]} {minus(score.total)}" for seat, score in enumerate(scores(view)))
    return words("san-alt-points", list=listed)


def cut(text_: str, most: int = ALT) -> str:
    """Not longer than an alternative text may be."""
    return text_ if len(text_) <= most else text_[: most - 1].rstrip() + "…"


def mine(view: View, words: Words, names: Names) -> str:
    """My board; for each of my volunteers its actions, what it sees and what blocks it."""
    if view.seat is None:
        return words("san-not-mine")
    lines = board_lines(view, view.seat, words, names)
    for lane in lanes(view, view.seat):
        place = address(len(view.players), lane.at)
        made = CARDS[view.cards[lane.at]]
        done = "yes" if used(view, view.seat, lane.k)[0] else "no"
        lines.append(words("san-mine-main", card=place, text=long(made.main, words), n=made.threat, done=done))
        for seen in lane.cards:
            effect = short(CARDS[view.cards[seen.at]].side, words)
            why = words("san-why", rule=seen.why) if seen.why else ""
            lines.append(
                words("san-mine-side", card=address(len(view.players), seen.at), text=effect) + (f" – {why}" if why else "")
            )
        lines.append(sight_line(view, lane, words, names))
    return "\n".join(lines)


def refusal(refused: Refusal, words: Words, names: Names) -> str:
    """What is not possible and why."""
    why = words("san-why", rule=refused.rule or "none")
    about, players = refused.about, len(names)
    match refused.what:
        case "place":
            return words("san-refused-place", card=address(players, about[0]), why=why)
        case "main":
            return words("san-refused-main", card=address(players, about[1]), why=why)
        case "side":
            return words("san-refused-side", card=address(players, about[1]), why=why)
        case "work":
            return words("san-refused-work", who=about[0], why=why)
        case "use":
            return words("san-refused-use", token=token_name(about[0], words), why=why)
    return words("san-refused", why=why)


def alt_of(view: View, words: Words, names: Names, which: str, zoom: str) -> str:
    """The alternative text of a view's picture."""
    players = len(view.players)
    if which == "player":
        return cut(" · ".join(board_lines(view, seat_of(view, zoom), words, names)).replace("**", ""))
    if which == "card":
        name = zoom if zoom in CARDS else view.cards[position(players, zoom) or 0] if view.cards else ""
        if name:
            made = CARDS[name]
            return cut(
                words(
                    "san-alt-card",
                    card="" if zoom in CARDS else zoom,
                    main=long(made.main, words),
                    side=long(made.side, words),
                    n=made.threat,
                )
            )
    if which == "row" and view.cards:
        part = next(part for part in parts(view) if (position(players, zoom) or 0) in part)
        return cut("; ".join(card_line(view, at, words, names) for at in part).replace("**", ""))
    if which == "expansions":
        wanted = [token for token in view.display if not zoom or TOKENS[token].colour == zoom]
        return cut(
            "; ".join(f"{token_name(token, words)}: {token_words(token, words)}" for token in wanted) or words("san-none")
        )
    if which == "score":
        return cut(totals(view, words, names))
    if which == "legend":
        return words("san-alt-legend")
    return alt(view, words, names)
