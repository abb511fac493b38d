"""Play whole games by the present rules and keep them as golden records in tests/records/.

Run: python tools/golden_records.py                     (make records)
     python tools/golden_records.py --digests RECORD...    (what replaying gives)

Every mode is played twice, by recruits and at random. Seeds are fixed, so the same code makes the
same files. Each game has a folder for its rules version; what is there already is never rewritten.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import landsraad
from landsraad import bots
from landsraad.kernel import Chance, Record
from landsraad.kernel.registry import game_class

RECORDS = Path(__file__).parents[1] / "tests" / "records"
DIGESTS = "digests.json"
EVERY = 10
"""Actions between two digests that are kept."""
LENGTH = 16
"""Characters that are kept of a digest."""
FIRST_SEED = 5000
PLAYERS = ("recruit", "random")


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play; without seats it has the line-up that the game itself suggests."""

    name: str
    game: str
    seats: tuple[str, ...] | None = None
    options: Mapping[str, object] = field(default_factory=dict)


SIX = ("atreides", "harkonnen", "fremen", "emperor", "guild", "bene_gesserit")
MODES = (
    Mode("dune-basic-6", "dune", SIX, {"ruleset": "basic"}),
    Mode("dune-basic-3", "dune", ("atreides", "harkonnen", "fremen"), {"ruleset": "basic"}),
    Mode("dune-advanced-6", "dune", SIX, {"ruleset": "advanced"}),
    Mode(
        "dune-advanced-4",
        "dune",
        ("fremen", "emperor", "guild", "bene_gesserit"),
        {"ruleset": "advanced"},
    ),
    Mode("dune-advanced-2", "dune", ("bene_gesserit", "emperor"), {"ruleset": "advanced"}),
    Mode("dune-tournament-6", "dune", SIX, {"ruleset": "tournament"}),
    Mode("arrakis-duel", "arrakis", None, {"mode": "duel"}),
    Mode("arrakis-duel-guild", "arrakis", None, {"mode": "duel", "guild": True}),
    Mode("arrakis-teams3", "arrakis", None, {"mode": "teams3"}),
    Mode("arrakis-teams4-guild", "arrakis", None, {"mode": "teams4", "guild": True}),
    Mode("arrakis-mahdi", "arrakis", None, {"mode": "mahdi"}),
)
"""Add new modes at the end: the seeds follow the order."""


def games() -> list[tuple[str, Mode, str, int]]:
    """Name, mode, players and seed of each game of a set."""
    pairs = [(mode, players) for mode in MODES for players in PLAYERS]
    return [
        (f"{mode.name}-{players}", mode, players, seed)
        for seed, (mode, players) in enumerate(pairs, FIRST_SEED)
    ]


def played(mode: Mode, players: str, seed: int) -> Record:
    """The record of one whole game."""
    game = landsraad.new_game(mode.game, mode.seats, seed, options=mode.options)
    bot = bots.make(players, mode.game)
    bots.play_out(game, dict.fromkeys(game.seats, bot), Chance.seeded(seed))
    return game.record()


def digests_of(record: Record) -> list[str]:
    """The digests of a record that are kept: after every tenth action, and at the end."""
    last = len(record.actions)
    return [
        game.digest()[:LENGTH]
        for game in record.moments()
        if game.sequence % EVERY == 0 or game.sequence == last
    ]


def folder_of(game: str, records: Path) -> Path:
    """Where the records of a game's present rules are kept."""
    return records / f"v{game_class(game).version}"


def missing(records: Path) -> list[str]:
    """The games that have no records of their present rules yet."""
    names = dict.fromkeys([mode.game for mode in MODES])
    return [name for name in names if not any(folder_of(name, records).glob(f"{name}-*.json"))]


def make(records: Path) -> list[Path]:
    """Play what is missing, then write all of it; the files made."""
    new = missing(records)
    sets: dict[Path, dict[str, Record]] = {}
    for name, mode, players, seed in games():
        if mode.game in new:
            folder = folder_of(mode.game, records)
            sets.setdefault(folder, {})[name] = played(mode, players, seed)
    return [file for folder, made in sets.items() for file in write(folder, made)]


def write(folder: Path, made: Mapping[str, Record]) -> list[Path]:
    """Write records beside those of other games that may be there, and their digests."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, record in made.items():
        (folder / f"{name}.json").write_text(record.to_json(), encoding="utf-8")
    digests = {name: digests_of(record) for name, record in made.items()}
    write_digests(folder, read_digests(folder) | digests)
    return [folder / f"{name}.json" for name in made]


def read_digests(folder: Path) -> dict[str, list[str]]:
    """The kept digests of each record of a folder, by its name."""
    file = folder / DIGESTS
    digests: dict[str, list[str]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return digests


def write_digests(folder: Path, digests: Mapping[str, Sequence[str]]) -> None:
    """One line for each record."""
    lines = [f"{json.dumps(name)}: {json.dumps(digests[name])}" for name in sorted(digests)]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (folder / DIGESTS).write_text(text, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--records", type=Path, default=RECORDS, help="where folders are made")
    parser.add_argument(
        "--digests", type=Path, nargs="+", metavar="RECORD", help="replay these instead"
    )
    chosen = parser.parse_args(arguments)
    if chosen.digests is not None:
        for file in chosen.digests:
            print(*digests_of(Record.from_json(file.read_text("utf-8"))))
        return 0
    files = make(chosen.records)
    if not files:
        folders = " and ".join(sorted({folder_of(mode.game, RECORDS).name for mode in MODES}))
        print(
            f"The records of the present rules, {folders}, are there already, and golden records "
            "are never rewritten: raise the version of a game first.",
            file=sys.stderr,
        )
        return 1
    print(*files, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
