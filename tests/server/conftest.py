"""Both kinds of store, on a real file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from landsraad.server.store import Store, open_store
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process; each test makes a database of its own."""
    with Postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The name of a new, empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "landsraad.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with open_store(database) as opened:
        yield opened
