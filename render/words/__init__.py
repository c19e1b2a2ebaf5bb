"""The catalogues: every sentence of the bot, in English, German and Polish, in Fluent files (docs/decisions/002).

One folder per language, one file per game and one for what all share. English is complete by definition; a test sees that
the others have the same messages with the same arguments.
"""

import logging
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
LOCALES = ("en", "de", "pl")
DEFAULT = "en"

log = logging.getLogger(__name__)


class Catalogue:
    """One language. Callable: `words("lobby-join", player="Ann", taken=2, max=5)`."""

    strict: ClassVar[bool] = False
    """Set by the tests: a missing argument is an exception instead of a line in the log."""

    def __init__(self, locale: str, fallback: "Catalogue | None" = None) -> None:
        self.locale = locale
        self._fallback = fallback
        self._bundle = FluentBundle([locale], use_isolating=False)
        for path in sorted((HERE / locale).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence `key`, filled in. Ints become numbers of the language, everything else is shown as it is.

        KeyError when neither this language nor English has it.
        """
        if not self._bundle.has_message(key):
            if self._fallback is None:
                raise KeyError(key)
            if self.strict:
                raise KeyError(f"{self.locale}: {key}")
            log.error("no %s text for %s", self.locale, key)
            return self._fallback(key, **args)
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} has no value"
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            if self.strict:
                raise ValueError(f"{self.locale}: {key}: {errors}")
            log.error("text %s in %s: %s", key, self.locale, errors)
        return str(text)


@cache
def catalogue(locale: str) -> Catalogue:
    """The catalogue of a language by Discord's locale code ("en-GB", "de", "pl" …); English for all that we lack."""
    short = locale.split("-")[0]
    if short not in LOCALES:
        short = DEFAULT
    if short != locale:
        return catalogue(short)
    return Catalogue(short, None if short == DEFAULT else catalogue(DEFAULT))
