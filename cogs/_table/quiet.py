"""When a person is not to be told: quiet hours in their own time zone, and vacation. Pure functions of their settings."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

HOME = {"de": "Europe/Berlin", "pl": "Europe/Warsaw", "en": "Europe/London"}
"""The zone that is taken for a language until another one is chosen."""
SPAN = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?")
DAY_MINUTES = 24 * 60


def span_of(text: str) -> tuple[int, int] | None:
    """(begin, end) in minutes after midnight of "22:00-7:30", "22-7" …; None for what is no span of time."""
    found = SPAN.fullmatch(text.strip())
    if found is None:
        return None
    begin, end = (int(found[i]) * 60 + int(found[i + 1] or 0) for i in (1, 3))
    minutes = [int(found[i] or 0) for i in (2, 4)]
    return (begin, end) if begin != end and max(begin, end) < DAY_MINUTES and max(minutes) < 60 else None


def span_text(span: tuple[int, int]) -> str:
    """(1320, 450) → "22:00–07:30"."""
    return "–".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in span)


@cache
def zones() -> tuple[str, ...]:
    """Every time zone that has a place in its name, in alphabetical order, UTC first."""
    places = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return ("UTC", *sorted(places))


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return name in zones()


def quiet_until(settings: Mapping[str, Any], now: int) -> int | None:
    """When (ms) a person may be told something again; None: at once.

    settings: "quiet" (begin, end in minutes), "zone", "vacation" (ms of its end), as /notify stores them.
    """
    until = now
    vacation = int(settings.get("vacation") or 0)
    until = max(until, vacation)
    if (span := settings.get("quiet")) and (end := _end(tuple(span), str(settings.get("zone", "UTC")), until)) is not None:
        until = end
    return until if until > now else None


def _end(span: tuple[int, ...], zone: str, at: int) -> int | None:
    """The end (ms) of the quiet hours in which the moment `at` lies; None when it lies in none."""
    begin, end = span
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    day = local.date() + timedelta(days=1 if minute >= end else 0)
    morning = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=ZoneInfo(zone))
    return int(morning.timestamp() * 1000)
