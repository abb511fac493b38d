"""What a server of version 1 stored in `tests/server/data/v1`, and what it showed of it.

    python -m tests.server.stored FOLDER

writes `moments.json` and `snapshots.json` for the `backup.db` of a folder. That was done with the
code of version 1, once; the README beside the files tells the rest.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from landsraad.kernel.event import REFEREE
from landsraad.kernel.record import read_setup
from landsraad.server.store import Store, open_store
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.snapshots import from_blob
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.table_server import TableServer

VERSION_1 = Path(__file__).parent / "data" / "v1"
HALF = 8
"""Characters of a fingerprint that stand for the events; as many stand for the view."""

ADDED = ("fruitless", "victory")
"""Parts of the table in a view that came after version 1; all others are as they were."""

ADDED_TO_STEPS: Mapping[str, tuple[str, ...]] = {
    "charity": ("always", "needs_nothing"),
    "ship": ("half_price", "karama_rounding", "paid_to"),
}
"""The same of its steps."""

ADDED_TO_EVENTS: Mapping[str, tuple[str, ...]] = {
    # Dune
    "ally_protected": ("seat",),
    "battle_began": ("cells", "forces"),
    "battle_losses": ("cells",),
    "battle_won": ("spice_paid",),
    "both_betrayed": ("spice_paid",),
    "bribe_given": ("waits",),
    "captive_killed": ("spice",),
    "captives_returned": ("to",),
    "devoured": ("cells", "spice_cells", "spared"),
    "exploded": ("spice_lost", "spice_paid"),
    "family_atomics": ("killed",),
    "karama": ("owner",),
    "leader_killed": ("seat",),
    "parted_too_late": ("cells",),
    "prediction": ("seat", "fulfilled"),
    "shipment_stopped": ("cell", "forces", "specials"),
    "storm_killed": ("cells",),
    "storm_moved": ("from", "spice_lost"),
    "totals": ("spice_paid",),
    "traitor_called": ("side",),
    "worm_ridden": ("seat",),
    # both
    "moved": ("way",),
    "placed": ("advisors", "token"),
    # War for Arrakis
    "advanced": ("figures", "tokens"),
    "attack": ("legions",),
    "battle_hits": ("stopped", "broken"),
    "combat_roll": ("area", "round"),
    "destroyed": ("figures", "tokens"),
    "displaced": ("figures", "tokens"),
    "enters_play": ("side", "replaces", "area"),
    "harvested": ("by_area",),
    "leader_exchanged": ("generic",),
    "leaders_alone": ("figures",),
    "leaves_game": ("side", "area"),
    "marker": ("from",),
    "marker_paid": ("from",),
    "prescience": ("from",),
    "pushed": ("figures", "tokens"),
    "retreated": ("figures", "tokens"),
    "supremacy": ("from",),
    "to_tank": ("area",),
    "token_revealed": ("side",),
    "vehicle_placed": ("replaced",),
    "worm_attack": ("legion",),
    "worm_moved": ("way",),
}
"""Fields of events that came after version 1, by kind; all others are as they were.

A snapshot of that time holds events without them, and a log that is played again has them.
"""

Moments = list[tuple[int, str]]
"""Of one pair of eyes: how many events they had seen, and the fingerprint of what they were shown.

The same as `/api/tables/{table}/replay` and `/replay/{sequence}` tell.
"""


@dataclass(frozen=True, slots=True)
class Stored:
    """What is kept of a server, beside its database.

    Attributes:
        folder: with `backup.db`, a copy of the SQLite database, and `export.jsonl`, the same for
            every kind of database.
        tables: their ids, by the names that they have in tests.
        tokens: what proves to be a guest.
        links: tokens that lead to a table.
        moments: of each table, by the names of the eyes, what they were shown.
        snapshots: of the tables that had one: setup, sequence, digest and blob.
    """

    folder: Path
    tables: Mapping[str, str]
    tokens: Mapping[str, str]
    links: Mapping[str, str]
    moments: Mapping[str, Mapping[str, Moments]]
    snapshots: Mapping[str, Mapping[str, Any]]


@cache
def stored(folder: Path = VERSION_1) -> Stored:
    """All that is kept in a folder."""
    people = read(folder / "people.json")
    return Stored(
        folder,
        people["tables"],
        {name: guest["token"] for name, guest in people["guests"].items()},
        people["links"],
        {
            table: {name: [(at, mark) for at, mark in moments] for name, moments in shown.items()}
            for table, shown in read(folder / "moments.json").items()
        },
        read(folder / "snapshots.json"),
    )


def read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


# What was shown.


def eyes_by_name(log: TableLog) -> dict[str, str | None]:
    """Everybody who can look at a table, as the endpoints of a replay call them."""
    return {"spectator": None, **{seat: seat for seat in log.setup.seats}, "referee": REFEREE}


def shown_in(log: TableLog) -> dict[str, Moments]:
    """What each pair of eyes was shown at each moment; nothing if the game has not begun."""
    if log.game is None:
        return {}
    return {name: shown_to(log, eyes) for name, eyes in eyes_by_name(log).items()}


def shown_to(log: TableLog, eyes: str | None, most: int | None = None) -> Moments:
    """What these eyes were shown: all of it, or the first so many moments."""
    return [
        (at, fingerprint(time, events, log.view_at(eyes, at)))
        for at, time, events in islice(log.moments(eyes), most)
    ]


def fingerprint(time: int, events: Iterable[object], view: Mapping[str, Any]) -> str:
    """Of a moment: one half for what happened, one for the view after it, as of version 1."""
    table = without(view["table"], ADDED)
    steps = [without(step, ADDED_TO_STEPS.get(step.get("step", ""), ())) for step in view["steps"]]
    told = [as_in_version_1(event) for event in events]
    return _hash([time, told]) + _hash({**view, "table": table, "steps": steps})


def without(data: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in names}


def as_in_version_1(told: Any) -> Any:
    """Events, alone or in something else, without what version 1 did not tell of them."""
    if isinstance(told, list | tuple):
        return [as_in_version_1(each) for each in told]
    if not isinstance(told, dict):
        return told
    return without(told, ADDED_TO_EVENTS.get(str(told.get("kind")), ()))


def _hash(data: object) -> str:
    written = msgspec.json.encode(data, order="deterministic")
    return hashlib.sha256(written).hexdigest()[:HALF]


# Writing it down.


async def write_down(folder: Path) -> None:
    """Keep what a database shows, and its snapshots."""
    tables: dict[str, str] = read(folder / "people.json")["tables"]
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "landsraad.db"
        shutil.copy(folder / "backup.db", database)
        async with open_store(str(database)) as store, TableServer(store, BotPool()) as server:
            logs = {name: (await server.sessions.get(id)).log for name, id in tables.items()}
            moments = {name: shown_in(log) for name, log in logs.items()}
            snapshots = {name: await snapshot_of(store, id) for name, id in tables.items()}
    (folder / "moments.json").write_text(laid_out(moments), encoding="utf-8")
    found = {name: snapshot for name, snapshot in snapshots.items() if snapshot is not None}
    (folder / "snapshots.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


async def snapshot_of(store: Store, table: str) -> dict[str, Any] | None:
    """A table's snapshot with all that is needed to read it and to judge what was read."""
    kept = await store.latest_snapshot(table)
    if kept is None:
        return None
    row = await store.table(table)
    log = from_blob(read_setup(row.setup), kept.blob)
    assert log is not None
    return {
        "setup": dict(row.setup),
        "sequence": kept.log_length,
        "digest": log.started_game.digest(),
        "blob": base64.b64encode(kept.blob).decode(),
    }


def laid_out(moments: Mapping[str, Mapping[str, Moments]]) -> str:
    """JSON with a line for each pair of eyes."""
    tables = []
    for table, shown in moments.items():
        lines = [f"  {json.dumps(eyes)}: {json.dumps(seen)}" for eyes, seen in shown.items()]
        tables.append(f" {json.dumps(table)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(tables) + "\n}\n"


if __name__ == "__main__":
    asyncio.run(write_down(Path(sys.argv[1])))
