"""The table of bars: what is read from a script's output, and what counts as reached."""

import pytest

from bench.__main__ import Measured, kept, report, row
from bench.bars import SECTIONS, Bar

ALL = [script for scripts in SECTIONS.values() for script in scripts]


@pytest.mark.parametrize(
    ("figure", "more", "met"),
    [
        *((1.4, False, "goal"), (1.5, False, "goal"), (2.0, False, "must"), (2.5, False, "must"), (2.6, False, "missed")),
        *((30.0, True, "goal"), (26.0, True, "goal"), (2.6, True, "must"), (2.4, True, "missed")),
    ],
)
def test_a_figure_is_compared_in_the_direction_of_its_bar(figure: float, more: bool, met: str) -> None:
    bar = Bar("x", 2.5, 26.0 if more else 1.5, "", more)
    assert bar.met(figure) == met


def test_a_figure_that_a_script_did_not_print_is_missed_and_shown_as_a_dash() -> None:
    bar = Bar("x", 2.5, 1.5)
    assert bar.figure("failed: KeyError\n") is None
    assert row(bar, "failed: KeyError\n") == "| x | – | ≤ 2.50 | ≤ 1.50 | **missed** |"


def test_the_figure_of_a_bar_is_the_last_number_unless_a_pattern_names_another() -> None:
    output = "a 12.5 ms, reference 4 ms\n3.125\n"
    assert Bar("x", 1, 1).figure(output) == 3.125
    assert Bar("x", 1, 1, pattern=r"a ([\d.]+) ms").figure(output) == 12.5
    assert Bar("x", 1, 1).figure("100,000\n") == 100_000


def test_the_largest_state_and_event_are_found_in_the_words_of_an_engine() -> None:
    said = "encoded state 900 bytes in the mean, 1157 at most\nencoded event 28 bytes in the mean, 226 at most\n"
    bars = next(s for s in ALL if s.name == "sauria_engine").bars
    assert [bar.figure(said) for bar in bars if "largest" in bar.what] == [1157, 226]


def test_no_two_rows_have_the_same_name() -> None:
    names = [bar.what for script in ALL for bar in script.bars]
    assert sorted(set(names)) == sorted(names)


def test_the_report_has_every_row_and_the_absolute_figures_beside_them() -> None:
    text = "\n".join(report({"bench.store_log": Measured("log of 10: 3.98 ms\n1.004", 2.0, "2026-11-30")}, "two cores"))
    assert "| a move with a log of 10,000 ÷ with 10 | 1.00 | ≤ 1.50 | ≤ 1.10 | goal |" in text
    assert "log of 10: 3.98 ms" in text
    assert "two cores" in text
    assert text.count("| **missed** |") == sum(len(s.bars) for s in ALL) - 1, "what was not measured is not met"


def test_what_is_not_measured_again_stays_in_the_report() -> None:
    found = {
        "bench.store_log": Measured("log of 10: 3.98 ms\n1.004", 2.0, "2026-11-30"),
        "bench.press roar": Measured("press to answer: median 3 ms\n\n9.100", 80.0, "2026-11-29"),
    }
    assert kept("\n".join(report(found, "two cores"))) == found
