"""Where the fields lie in a picture: flat-top hexes, the volcano in the middle."""

from math import atan2, cos, degrees, hypot, radians, sin, sqrt

from render.core.geometry import Outline, Point, regular
from rules.core.record import record
from rules.sauria.map import HEX, LAND, NEAR, bits

ROOT = sqrt(3)


@record
class Frame:
    """A window on the island: its size, the hex side, where the volcano's centre lies. All px."""

    width: int
    height: int
    side: float
    x: float
    y: float

    def at(self, f: int) -> Point:
        """The centre of a field or water hex."""
        q, r = HEX[f]
        return self.x + 1.5 * self.side * q, self.y + ROOT * self.side * (r + q / 2)

    def sees(self, f: int, margin: float = 1) -> bool:
        """Whether a part of the hex is in the window."""
        x, y = self.at(f)
        m = self.side * margin
        return -m < x < self.width + m and -m < y < self.height + m


def hexagon(x: float, y: float, side: float) -> Outline:
    """A flat-top hex."""
    return regular(x, y, side, 6, 0)


def edge(frame: Frame, f: int, n: int, share: float = 0.5) -> Outline:
    """The edge between two neighbouring fields; share: where between the centres it is drawn."""
    (x, y), (a, b) = frame.at(f), frame.at(n)
    mx, my = x + (a - x) * share, y + (b - y) * share
    dx, dy = (b - y) / (2 * ROOT), -(a - x) / (2 * ROOT)
    return (((mx - dx, my - dy), (mx + dx, my + dy)),)


def facing(f: int, n: int) -> int:
    """On which side of a field its neighbour lies: 0 lower right, then clockwise; corner k of a hex begins side k."""
    (q, r), (a, b) = HEX[f], HEX[n]
    return round((degrees(atan2(ROOT * ((b - r) + (a - q) / 2), 1.5 * (a - q))) - 30) / 60) % 6


def neighbours(f: int) -> tuple[int, ...]:
    """Land fields beside a land field."""
    return bits(NEAR[f])


def around(fields: tuple[int, ...], width: int, height: int, most: float) -> Frame:
    """A window in which all these fields are whole, as large as it goes, at most `most` px a side."""
    spots = [Frame(0, 0, 1, 0, 0).at(f) for f in fields]
    left, right = min(x for x, _ in spots) - 1.08, max(x for x, _ in spots) + 1.08
    top, bottom = min(y for _, y in spots) - 0.95, max(y for _, y in spots) + 0.95
    side = min(most, width / (right - left), height / (bottom - top))
    return Frame(width, height, side, width / 2 - side * (left + right) / 2, height / 2 - side * (top + bottom) / 2)


def scatter(k: int) -> float:
    """A number in [0, 1) that looks random and is always the same for k: where trees and cracks lie."""
    return (sin(k * 12.9898) * 43758.5453) % 1


def turned(x: float, y: float, radius: float, degrees: float, tall: float = 1) -> Point:
    """The point at an angle on a circle (tall: on an ellipse)."""
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees)) * tall


def far_from_land(frame: Frame, x: float, y: float) -> bool:
    """Whether a point lies in the deep water."""
    return min(hypot(x - a, y - b) for a, b in map(frame.at, range(LAND))) > frame.side * 1.75
