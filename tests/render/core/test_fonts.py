"""Names in any script, and lines that fit."""

import pytest

from render.core import fonts

LONG = "Maximiliane-Friederike von und zu Hohenstein"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna", "Anna"),
        ("Żółw Łęcki", "Żółw Łęcki"),
        ("Jörg Straße", "Jörg Straße"),
        ("Ольга", "Ольга"),
        ("Ωμέγα", "Ωμέγα"),
        ("李 Li", "Li"),
        ("Zoë 🦖✨", "Zoë"),
        ("a\u0301nna", "ánna"),
        ("  spaced \n out  ", "spaced out"),
        ("‮evil", "evil"),
        ("A\u200dB", "AB"),
        ("李小龍", ""),
        ("محمد", ""),
        ("🦖🦕", ""),
        ("", ""),
        ("   ", ""),
        ("!!!", ""),
        ("\u0301\u0302", ""),
        ("Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L", "ZAL"),
    ],
)
def test_a_name_is_drawn_as_far_as_a_font_has_it(name: str, drawn: str) -> None:
    assert fonts.drawable(name) == drawn


def test_a_very_long_name_is_cut_before_it_is_measured() -> None:
    assert len(fonts.drawable("x" * 5000)) == fonts.NAME_LENGTH


def test_every_character_of_a_drawn_name_is_in_the_font_that_draws_it() -> None:
    for name in ("Anna", "Żółw", "Ольга", "Ωμέγα", "Zoë"):
        role = fonts.covering(fonts.drawable(name), "title")
        assert all(fonts.has(role, char) for char in fonts.drawable(name)), name


def test_a_shout_with_letters_that_the_number_font_lacks_goes_to_another_font() -> None:
    assert fonts.covering("KABOOM!", "number") == "number"
    assert fonts.covering("RUNDA ŻÓŁWI", "number") == "title"


def test_a_line_shrinks_to_its_least_size_before_it_is_cut() -> None:
    assert fonts.fit("Anna", "title", 43, 500, 42) == ("Anna", 43)
    room = fonts.width("Hohenstein", "title", 42)
    assert fonts.fit("Hohenstein", "title", 60, room, 42) == ("Hohenstein", 42)


def test_a_line_that_is_cut_ends_in_an_ellipsis_and_fits() -> None:
    for room in (20, 60, 200, 400):
        text, size = fonts.fit(LONG, "title", 43, room, 42)
        assert text.endswith("…")
        assert size == 42
        assert fonts.width(text, "title", size) <= max(room, fonts.width("…", "title", 42))
