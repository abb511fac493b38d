"""A process whose files may not grow: `small_files.py DATABASE` appends until that hurts.

It must be refused cleanly, find everything that was acknowledged, and go on once files may grow.
"""

from __future__ import annotations

import asyncio
import resource
import sys

from landsraad.server.store import LogEntry, Unavailable, open_store

ROOM = 200_000


async def main(database: str) -> None:
    async with open_store(database) as store:
        table = (await store.create_table("Arrakeen", {"seats": ["paul"]})).id
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, hard))
        at = 0
        try:
            while at < 1_000:
                at = await store.append(table, at, [LogEntry("action", "x" * 2_000)], str(at))
            raise AssertionError("the files grew")
        except Unavailable:
            assert len(await store.entries(table)) == at
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        assert await store.append(table, at, [LogEntry("action", "y")], str(at)) == at + 1
    async with open_store(database) as store:
        assert len(await store.entries(table)) == at + 1
        assert [entry.text for entry in await store.entries(table, at)] == ["y"]
    print(f"refused and healed after {at}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
