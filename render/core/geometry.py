"""Outlines as lists of points: curves, circles, stars, rounded boxes. y grows downwards, angles are degrees."""

import math
import re
from functools import lru_cache

Point = tuple[float, float]
Line = tuple[Point, ...]
Outline = tuple[Line, ...]
"""One or more polylines. A closed one repeats its first point at the end."""

TOKEN = re.compile(r"[MLCQZmlcqz]|-?\d*\.?\d+")
STEPS = 12  # pieces of one Bézier curve


@lru_cache(1024)
def path(text: str) -> Outline:
    """An outline from an SVG-like path of absolute M, L, C, Q and Z commands."""
    tokens = iter(TOKEN.findall(text))
    lines: list[list[Point]] = []
    command, here = "", (0.0, 0.0)
    for token in tokens:
        if token.isalpha():
            command = token.upper()
            if command == "Z":
                lines[-1].append(lines[-1][0])
                here = lines[-1][0]
                continue
            token = next(tokens)
        point = (float(token), float(next(tokens)))
        if command == "M":
            lines.append([point])
            here, command = point, "L"
        elif command == "L":
            lines[-1].append(point)
            here = point
        else:
            others = [(float(next(tokens)), float(next(tokens))) for _ in range(2 if command == "C" else 1)]
            corners = [here, point, *others]
            lines[-1].extend(bezier(corners, step / STEPS) for step in range(1, STEPS + 1))
            here = corners[-1]
    return tuple(tuple(line) for line in lines)


def bezier(corners: list[Point], at: float) -> Point:
    """The point of a quadratic (three corners) or cubic (four corners) curve at 0..1."""
    back = 1 - at
    if len(corners) == 4:
        weights: tuple[float, ...] = (back**3, 3 * back * back * at, 3 * back * at * at, at**3)
    else:
        weights = (back * back, 2 * back * at, at * at)
    pairs = tuple(zip(weights, corners, strict=True))
    return sum(w * c[0] for w, c in pairs), sum(w * c[1] for w, c in pairs)


def blob(*points: tuple[float, ...], closed: bool = True, steps: int = 8) -> Outline:
    """A smooth curve through the points. A point with a third element is a sharp corner."""
    count = len(points)
    made: list[Point] = []
    for index in range(count if closed else count - 1):
        around = [
            points[(index + k) % count] if closed else points[max(0, min(count - 1, index + k))] for k in (-1, 0, 1, 2)
        ]
        before, start, end, after = around
        if len(start) > 2:
            before = start
        if len(end) > 2:
            after = end
        made.extend(spline(before, start, end, after, step / steps) for step in range(steps))
    last = points[0] if closed else points[-1]
    made.append((last[0], last[1]))
    return (tuple(made),)


def spline(
    before: tuple[float, ...], start: tuple[float, ...], end: tuple[float, ...], after: tuple[float, ...], at: float
) -> Point:
    """The Catmull-Rom point between start and end at 0..1."""

    def axis(k: int) -> float:
        a, b, c, d = before[k], start[k], end[k], after[k]
        return 0.5 * (2 * b + (c - a) * at + (2 * a - 5 * b + 4 * c - d) * at * at + (3 * b - a - 3 * c + d) * at**3)

    return axis(0), axis(1)


def circle(x: float, y: float, radius: float, tall: float = 0, start: float = 0, end: float = 360) -> Outline:
    """A circle, an ellipse (`tall` is its vertical radius) or an arc from start to end."""
    tall = tall or radius
    count = max(8, int(abs(end - start) / 7))
    turns = [math.radians(start + (end - start) * k / count) for k in range(count + 1)]
    return (tuple((x + radius * math.cos(t), y + tall * math.sin(t)) for t in turns),)


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> Outline:
    """A regular polygon; the first corner stands at `turn`."""
    turns = [math.radians(turn + k * 360 / corners) for k in range(corners + 1)]
    return (tuple((x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns),)


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = -90) -> Outline:
    """A star with `tips` tips, the first one at `turn`."""
    made = []
    for k in range(2 * tips + 1):
        radius = inner if k % 2 else outer
        t = math.radians(turn + k * 180 / tips)
        made.append((x + radius * math.cos(t), y + radius * math.sin(t)))
    return (tuple(made),)


def wavy(x: float, y: float, radius: float, waves: int = 12, depth: float = 0.1) -> Outline:
    """A round seal with a wavy edge."""
    points = []
    for k in range(2 * waves):
        reach = radius * (1 + (depth if k % 2 else -depth))
        points.append((x + reach * math.cos(k * math.pi / waves), y + reach * math.sin(k * math.pi / waves)))
    return blob(*points, steps=4)


def box(x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> Outline:
    """A box with rounded corners."""
    radius = max(0.0, min(radius, (x1 - x0) / 2, (y1 - y0) / 2))
    if not radius:
        return (((x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)),)
    made: list[Point] = []
    for cx, cy, start in (
        (x1 - radius, y0 + radius, -90),
        (x1 - radius, y1 - radius, 0),
        (x0 + radius, y1 - radius, 90),
        (x0 + radius, y0 + radius, 180),
    ):
        for k in range(7):
            t = math.radians(start + 15 * k)
            made.append((cx + radius * math.cos(t), cy + radius * math.sin(t)))
    return ((*made, made[0]),)


def polygon(*points: Point) -> Outline:
    """A closed polygon."""
    return ((*points, points[0]),)


def segment(*points: Point) -> Outline:
    """An open line through the points."""
    return (points,)


HEART = path(
    "M 0 .98 C -.5 .55 -1.12 .12 -1.12 -.42 C -1.12 -.82 -.82 -1.0 -.56 -1.0 C -.3 -1.0 -.1 -.84 0 -.6 "
    "C .1 -.84 .3 -1.0 .56 -1.0 C .82 -1.0 1.12 -.82 1.12 -.42 C 1.12 .12 .5 .55 0 .98 Z"
)
"""A heart of radius 1 about the origin."""
