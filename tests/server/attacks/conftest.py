"""Connections for attacks; all of them are closed when a test is over."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.attacks.raw import Dialler


@pytest.fixture
async def dial() -> AsyncIterator[Dialler]:
    async with Dialler() as dialler:
        yield dialler
