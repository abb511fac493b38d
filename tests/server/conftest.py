"""Both kinds of store, on a real file and on a real PostgreSQL, and servers on top of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from landsraad.server.store import Store, open_store
from tests.server.postgres import Postgres, new_database
from tests.server.serving import Player, Served, serving


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
    return new_database(request, tmp_path / "landsraad.db")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with open_store(database) as opened:
        yield opened


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """One server for all tests that need no own: each makes tables of its own."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("server") / "landsraad.db")
    else:
        database = request.getfixturevalue("postgres").new_database()
    with serving(database) as served:
        yield served


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the rate limits that are documented."""
    with serving(str(tmp_path_factory.mktemp("strict") / "landsraad.db"), limits=1) as served:
        yield served


@pytest.fixture
async def irulan(server: Served) -> AsyncIterator[Player]:
    """A guest, mostly the host."""
    async with Player.arriving(server.url, "Irulan") as player:
        yield player


@pytest.fixture
async def chani(server: Served) -> AsyncIterator[Player]:
    """Another guest."""
    async with Player.arriving(server.url, "Chani") as player:
        yield player
