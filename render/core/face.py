"""The contract between a game's pictures and words and the cogs that post them. A face gets views, never states."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rules.core.game import Prompt, Refusal
from rules.core.record import record


class Words(Protocol):
    """One language's catalogue."""

    locale: str

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence `key` with its arguments filled in. KeyError when the catalogue lacks it."""


Names = Sequence[str]
"""The display name of each seat, in seat order. Open set: never inflected."""


class Picture(NamedTuple):
    """A drawn picture: PNG bytes, its file name (no secrets, no names) and the alt text (at most 1024 characters)."""

    data: bytes
    name: str
    alt: str


@record
class Label:
    """How a choice looks: text (at most 34 characters on a button, 60 in a menu), emoji, style and description (100).

    style: "primary", "secondary", "success" or "danger". disabled: shown but not to be pressed.
    """

    text: str
    emoji: str = ""
    style: str = "secondary"
    description: str = ""
    disabled: bool = False


class Face(Protocol):
    """How a game looks and speaks. Stateless; `picture` is CPU work and runs in the render worker."""

    game: str
    live: bool
    """True for a race: each seat plays on a private panel instead of buttons under the public picture."""

    @property
    def views(self) -> tuple[str, ...]:
        """Names of the pictures, the first one is posted after a move: "board", then reading views ("row", "player" …)."""

    def zooms(self, view: Any, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
        """(value, name) of the parts that a reading view can show (areas, seats, half rows); () where it has no parts."""

    def cards(self, words: Words) -> tuple[tuple[str, str], ...]:
        """(zoom, title) of everything that the view "card" can draw without a table; () where a game has no such view."""

    def picture(self, view: Any, words: Words, names: Names, which: str = "", zoom: str = "", since: Any = None) -> Picture:
        """Draw one of `views`. since: an earlier view; what changed since then is marked."""

    def alt(self, view: Any, words: Words, names: Names, which: str = "", zoom: str = "") -> str:
        """The picture in words for who cannot see it: first whose turn it is and what is at stake."""

    def text(self, view: Any, words: Words, names: Names) -> str:
        """The whole visible state in words: the text board. Every decision can be made from it."""

    def headline(self, view: Any, words: Words, names: Names) -> str:
        """One line over the board: round, phase, who decides."""

    def story(self, events: Sequence[Any], view: Any, words: Words, names: Names) -> tuple[str, ...]:
        """What happened, a sentence each, in order. Events nobody needs to read give none."""

    def summary(self, events: Sequence[Any], view: Any, words: Words, names: Names) -> tuple[str, ...]:
        """The same, as far as a post has room for it (`told.py`): what matters most of a long story."""

    def question(self, prompt: Prompt[Any], view: Any, words: Words, names: Names) -> str:
        """What the prompt asks, one sentence."""

    def label(self, action: Any, prompt: Prompt[Any], view: Any, words: Words, names: Names) -> Label:
        """One choice of a prompt."""

    def rows(self, prompt: Prompt[Any], view: Any) -> tuple[tuple[Any, ...], ...] | None:
        """Buttons by rows where the order matters (a race panel); None: the panel lays the choices out itself."""

    def private(self, prompt: Prompt[Any]) -> bool:
        """Whether the choices themselves are secret: then they are offered on the seat's private panel only."""

    def picture_for(self, events: Sequence[Any]) -> bool:
        """For a race: whether these events want a new picture at once, or only new words under the old one."""

    def mine(self, view: Any, words: Words, names: Names) -> str:
        """What only this view's seat may know, for /me and for the private panel."""

    def refusal(self, refusal: Refusal, words: Words, names: Names) -> str:
        """Why something is not possible, one sentence."""
