"""A process that appends as fast as it can until it is killed: `appender.py DATABASE TABLE…`.

It prints `TABLE SEQUENCE KEY` for every acknowledgement. Keys are numbered, so that the next one
sends again what may have lost its acknowledgement.
"""

from __future__ import annotations

import asyncio
import sys

from landsraad.server.store import Changes, LogEntry, Repeated, Stale, Store, open_store


async def append_for_ever(store: Store, table: str) -> None:
    at = (await store.table(table)).log_length
    turn = max(0, at // 2 - 1)  # the last one that was stored is sent once more
    while True:
        key = str(turn)
        entries = [LogEntry("action", key), LogEntry("undo", key)]
        try:
            length = await store.append(table, at, entries, key, Changes(status=turn))
        except Stale as stale:
            at = stale.current
            continue
        except Repeated as done:
            length = done.log_length
        sys.stdout.write(f"{table} {length} {key}\n")
        sys.stdout.flush()
        turn += 1
        at = max(at, length)


async def main(database: str, *tables: str) -> None:
    async with open_store(database) as store:
        await asyncio.gather(*[append_for_ever(store, table) for table in tables])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
