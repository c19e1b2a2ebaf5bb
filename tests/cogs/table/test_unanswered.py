"""Interactions that nobody waits for any more are no mistakes of ours."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs._table.answers import Interaction, failed


@pytest.mark.parametrize("code", [10062, 40060, 50027])
async def test_an_answer_that_comes_too_late_is_noted_and_nothing_more_is_sent(
    code: int, caplog: pytest.LogCaptureFixture
) -> None:
    response: Any = SimpleNamespace(status=401, reason="too late")
    error = discord.HTTPException(response, {"code": code, "message": "too late"})
    nobody = cast(Interaction, SimpleNamespace(id=1, data={}))  # an attempt to send would fail: it has no response
    with caplog.at_level(logging.WARNING):
        await failed(nobody, error)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "could not be answered" in caplog.text
