"""Names and descriptions of commands, in English by definition and in the user's language from the catalogue."""

from collections.abc import Callable
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import locale_str

from render.words import DEFAULT, LOCALES, catalogue

Option = TypeVar("Option", bound=Callable[..., Any])


def cmd(key: str) -> locale_str:
    """The name or description `cmd-<key>`: its English words, and the key by which the translator finds the others."""
    return locale_str(catalogue(DEFAULT)(f"cmd-{key}"), key=f"cmd-{key}")


def options(**about: str) -> Callable[[Option], Option]:
    """The options of a command by parameter: each is called `cmd-option-<parameter>` and described by `cmd-<about>`."""

    def named(command: Option) -> Option:
        described = app_commands.describe(**{name: cmd(key) for name, key in about.items()})(command)
        return app_commands.rename(**{name: cmd(f"option-{name}") for name in about})(described)

    return named


class CatalogueTranslator(app_commands.Translator):
    """Looks up what `cmd` named."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words in that language; None (Discord then shows English) where we lack the language."""
        short = locale.value.split("-")[0]
        key = string.extras.get("key")
        if key is None or short == DEFAULT or short not in LOCALES or key not in catalogue(short):
            return None
        return catalogue(short)(str(key))
