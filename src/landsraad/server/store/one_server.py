"""One server for each SQLite file: a second one could not tell the first what it stores.

PostgreSQL tells every process what others have stored, so any number of servers share a database
there (see `notifications`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from landsraad.server.store.errors import StoreError

try:
    import fcntl
except ModuleNotFoundError:  # Windows, where nothing keeps a second server away
    fcntl = None  # type: ignore[assignment]


class InUse(StoreError):
    """Another server uses the file."""


@contextmanager
def one_server(database: str) -> Iterator[None]:
    """Be the only server of a SQLite file; `InUse` if there is another. Nothing for PostgreSQL.

    The lock is on a file beside it and ends with the process, however that ends.
    """
    if fcntl is None or database.startswith(("postgresql://", "postgres://")):
        yield
        return
    file = Path(database.removeprefix("sqlite:///"))
    with file.with_name(f"{file.name}-server").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(f"{file}: another server is using this file; stop it first.") from None
        yield
