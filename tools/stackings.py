"""Writes boards that recruits reach, for the tests of the map's layout.

A board is kept if some place on it holds a stack of counters that no board before it has held and
that is about to change, so that every stack of these games is on one of them. Of each stack only
matters what its counters show: which they are, and how long their numbers.

`make soak` lays all of them out, the client's own tests a sample.

Run: python -m tools.stackings 12 tests/stackings.json --most 25
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from landsraad import bots
from landsraad.kernel import Chance, Game
from landsraad.kernel.registry import game_class

TABLES: Final[dict[str, list[tuple[list[str] | None, dict[str, Any]]]]] = {
    "dune": [
        (None, {"ruleset": "advanced"}),
        (None, {"ruleset": "basic"}),
        (["atreides", "fremen", "harkonnen"], {"ruleset": "advanced"}),
        (["bene_gesserit", "emperor", "guild", "harkonnen"], {"ruleset": "advanced"}),
    ],
    "arrakis": [
        (None, {"mode": "duel"}),
        (None, {"mode": "duel", "guild": True}),
        (None, {"mode": "teams4"}),
        (None, {"mode": "mahdi"}),
    ],
}
KEPT: Final = {
    "dune": ("forces", "advisors", "spice", "storm"),
    "arrakis": (
        *("legions", "sietches", "wormsigns", "harvesters", "worms"),
        *("wild_maker", "atomics"),
    ),
}
"""What counters are made of, in the view of a table."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="of each game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--most", type=int, help="boards of each game, the fullest ones")
    wanted = parser.parse_args()
    write(wanted.file, wanted.games, wanted.most)


def write(file: Path, games: int, most: int | None = None) -> None:
    lists = {}
    for name in TABLES:
        found = [json.loads(board) for board in boards(name, games)]
        if most is not None:
            found = sorted(found, key=lambda board: -fullness(name, board))[:most]
        lists[name] = [line(board) for board in found]
    file.write_text(document(lists), encoding="utf-8")


def document(lists: Mapping[str, Iterable[str]]) -> str:
    """The boards of each game as JSON, each board on a line of its own."""
    parts = [f'"{name}": [\n' + ",\n".join(lines) + "\n]" for name, lines in lists.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def line(board: dict[str, Any]) -> str:
    return json.dumps(board, separators=(",", ":"), sort_keys=True)


def boards(name: str, games: int) -> Iterator[str]:
    """As few lines as show every stack of these games, in the order of play."""
    seen: set[tuple[str, str]] = set()
    for seed, (seats, options) in enumerate(islice(cycle(TABLES[name]), games)):
        new: set[tuple[str, str]] = set()
        last = ""
        for board in played(name, seats, options, seed):
            standing = set(stacks(name, board))
            if not new <= standing:
                yield last
                new.clear()
            new |= standing - seen
            seen |= standing
            last = line(board)
        if new:
            yield last


def played(
    name: str, seats: list[str] | None, options: dict[str, Any], seed: int
) -> Iterator[dict[str, Any]]:
    """The boards of a game of recruits, action by action."""
    kind = game_class(name)
    game = kind.new(kind.read_setup(seats, options, seed)).copy()
    recruit = bots.make("recruit", name)
    bots.play_out(game, dict.fromkeys(game.seats, recruit), Chance.seeded(seed))
    record = game.record()
    replayed = record.replay(until=0)
    for action in record.actions:
        replayed.play(kind.notation().read(action))
        yield board_of(name, replayed)


def board_of(name: str, game: Game) -> dict[str, Any]:
    table = game.view(None)["table"]
    whole = table["board"] if name == "dune" else table
    return {part: whole[part] for part in KEPT[name]}


# What stands where.


def stacks(name: str, board: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each place with what its counters look like."""
    for place, counters in counters_on(name, board).items():
        yield place, " ".join(sorted(counters))


def fullness(name: str, board: dict[str, Any]) -> int:
    """How crowded a board is: crowds in one place count more."""
    return sum(len(counters) ** 2 for counters in counters_on(name, board).values())


def counters_on(name: str, board: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place, counter in COUNTERS[name](board):
        found.setdefault(place, []).append(counter)
    return found


def dune_counters(board: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for cell, forces in board["forces"].items():
        for seat, (ordinary, special) in forces.items():
            yield cell, f"{seat}{digits(ordinary + special)}{'*' if special else ''}"
    for cell, amount in board["spice"].items():
        if amount:
            yield cell, f"spice{digits(amount)}"


def arrakis_counters(board: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for side, legions in board["legions"].items():
        for area, legion in legions.items():
            kinds = [kind for kind, number in legion.items() if number and kind != "tokens"]
            yield area, f"{side}{len(kinds)}+{len(legion['named'])}"
    for kind in ("wormsigns", "harvesters", "worms"):
        for area in board[kind]:
            yield area, kind
    for kind in ("wild_maker", "atomics"):
        if board[kind]:
            yield board[kind], kind


COUNTERS: Final = {"dune": dune_counters, "arrakis": arrakis_counters}


def digits(number: int) -> int:
    return len(str(number))


if __name__ == "__main__":
    main()
