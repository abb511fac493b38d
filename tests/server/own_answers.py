"""What a table has answered by itself, as its log tells (see `tables.only_answers`)."""

from __future__ import annotations

from landsraad.server.store import Store


async def own_answers(store: Store, table: str, length: int) -> list[int]:
    """Where in a log of this length the answers stand that the table has given itself."""
    found = [await store.appended(table, f"only-{number}") for number in range(length)]
    return [place for place in found if place is not None]
