"""Quiet hours: read, shown, and their end worked out in the person's own zone, across midnight and summer time."""

from datetime import UTC, datetime

import pytest

from cogs._table.quiet import is_zone, quiet_until, span_of, span_text, zones

NIGHT = (22 * 60, 7 * 60)


def at(text: str) -> int:
    """ms of a time in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("typed", "span"),
    [
        *(("22:00-07:00", NIGHT), ("22-7", NIGHT), ("22:00–07:00", NIGHT), (" 0:30 - 8.15 ", (30, 495))),
        *(("22", None), ("22:60-7", None), ("24-7", None), ("7-7", None), ("night", None), ("", None)),
    ],
)
def test_a_span_is_read_in_the_ways_people_write_it(typed: str, span: tuple[int, int] | None) -> None:
    assert span_of(typed) == span
    assert span is None or span_of(span_text(span)) == span


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-30T20:59", None),  # 21:59 in Berlin
        ("2026-11-30T21:00", "2026-12-01T06:00"),
        ("2026-12-01T05:59", "2026-12-01T06:00"),
        ("2026-12-01T06:00", None),
        ("2026-03-28T22:00", "2026-03-29T05:00"),  # the clocks go forward in that night
        ("2026-10-24T21:00", "2026-10-25T06:00"),  # and back in this one
    ],
)
def test_the_night_ends_in_the_morning_of_that_place(now: str, until: str | None) -> None:
    settings = {"quiet": NIGHT, "zone": "Europe/Berlin"}
    assert quiet_until(settings, at(now)) == (None if until is None else at(until))


def test_quiet_hours_within_a_day_end_on_that_day() -> None:
    settings = {"quiet": (12 * 60, 14 * 60), "zone": "UTC"}
    assert quiet_until(settings, at("2026-11-30T13:30")) == at("2026-11-30T14:00")
    assert quiet_until(settings, at("2026-11-30T14:00")) is None


def test_a_vacation_that_ends_at_night_ends_in_the_morning() -> None:
    vacation = at("2026-12-10T23:00")
    settings = {"vacation": vacation, "quiet": NIGHT, "zone": "UTC"}
    assert quiet_until({"vacation": vacation}, at("2026-12-01T12:00")) == vacation
    assert quiet_until(settings, at("2026-12-01T12:00")) == at("2026-12-11T07:00")
    assert quiet_until({"vacation": vacation}, vacation) is None


def test_without_settings_nobody_is_quiet() -> None:
    assert quiet_until({}, at("2026-12-01T03:00")) is None


def test_zones_are_places_and_nothing_else() -> None:
    assert is_zone("Europe/Warsaw")
    assert is_zone("UTC")
    assert not is_zone("../../etc/passwd")
    assert not is_zone("Berlin")
    assert not is_zone("")
    assert len(zones()) > 300
