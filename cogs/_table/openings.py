"""What a server's settings say about opening tables. Pure functions of the settings that /settings stores."""

from db.rows import Document

ARCHIVES = {"day": 1440, "three-days": 4320, "week": 10080}
"""Minutes after which Discord hides a table's thread in which nothing happens."""


def opening_refused(settings: Document, channel: int, parent: int | None, manager: bool) -> str | None:
    """The key of the sentence why a person may open no table there; None when they may."""
    if settings.get("openers") == "managers" and not manager:
        return "settings-managers-only"
    allowed = [int(c) for c in settings.get("channels") or ()]
    if allowed and channel not in allowed and parent not in allowed:
        return "settings-other-channel"
    return None
