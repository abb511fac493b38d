"""Attack on oneself: an import that fails half-way leaves half a table.

A table is stored with its seats and its whole log in one transaction, or not at all.
"""

from __future__ import annotations

import pytest

from landsraad.server.store import Changes, LogEntry, NotFound, Store
from tests.server.test_store import SETUP

pytestmark = pytest.mark.anyio

LOG = [LogEntry("begin"), *[LogEntry("action", f"paul plan {n}", "paul") for n in range(3000)]]


async def test_a_table_is_stored_whole_or_not_at_all(store: Store) -> None:
    host, _ = await store.add_guest("Irulan")
    wrong = Changes(status="over", guests={"paul": host.id, "stilgar": host.id})
    with pytest.raises(NotFound):
        await store.create_table("Half", SETUP, host=host.id, changes=wrong, entries=LOG)
    assert await store.tables_of(host.id) == ()

    right = Changes(status="over", guests={"paul": host.id})
    made = await store.create_table("Whole", SETUP, host=host.id, changes=right, entries=LOG)
    assert (made.log_length, made.status) == (len(LOG), "over")
    assert await store.entries(made.id) == tuple(LOG)
    assert [seat.guest for seat in made.seats] == [host, None]
