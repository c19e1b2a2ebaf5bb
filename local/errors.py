"""Refusals in Discord's own shape: {code, message, errors}, with its codes and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, ParamSpec

Json = dict[str, Any]
P = ParamSpec("P")

MESSAGES = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20016: (429, "This action cannot be performed due to slowmode rate limit"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class ApiError(Exception):
    """A request that is refused; `body` is what Discord would answer."""

    def __init__(self, code: int, *, status: int | None = None, message: str | None = None, **more: Any) -> None:
        known = MESSAGES.get(code, (400, "Bad Request"))
        self.status = status if status is not None else known[0]
        self.code = code
        self.body: Json = {"message": message if message is not None else known[1], "code": code, **more}
        self.headers: dict[str, str] = {}
        super().__init__(f"{self.status} {self.body}")


def not_found() -> ApiError:
    """A path that does not exist."""
    return ApiError(0, status=404, message="404: Not Found")


def unauthorized() -> ApiError:
    """No token, or a wrong one."""
    return ApiError(0, status=401, message="401: Unauthorized")


class FormErrors:
    """Collects the faults of a body; `check()` raises them all as one 50035."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Sequence[str | int], code: str, message: str) -> None:
        """Note a fault at a path such as ("components", 0, "label")."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Sequence[str | int], value: object, low: int, high: int) -> bool:
        """Note a fault unless value is a text of low–high characters; True when it is one."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED" if value is None else "STRING_TYPE_CONVERT", required(value))
            return False
        if low <= len(value) <= high:
            return True
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return False

    def whole(self, path: Sequence[str | int], value: object, low: int, high: int) -> None:
        """Note a fault unless value is a whole number from low to high."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        elif value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")

    def __bool__(self) -> bool:
        return bool(self._tree)

    def check(self) -> None:
        """Raise what was found."""
        if self._tree:
            raise ApiError(50035, errors=self._tree)


def refuses_nonsense(check: Callable[P, None]) -> Callable[P, None]:
    """For checks of bodies: a part of the wrong type, where no single check looks for it, is a 50035 as well."""

    @wraps(check)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            check(*args, **kwargs)
        except (TypeError, AttributeError, KeyError, ValueError):
            raise ApiError(50035) from None

    return guarded


def required(value: object) -> str:
    """What Discord says of a missing or wrongly typed text."""
    return "This field is required" if value is None else "Could not interpret value as string."


def form_error(path: Sequence[str | int], code: str, message: str) -> ApiError:
    """A 50035 with one fault."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(50035, errors=errors._tree)
