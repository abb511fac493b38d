"""Reading the entries of a described position: what each of them can be, in one sentence if not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.dune.board import CELL
from landsraad.dune.state import DuneState
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.values import brief


def check_names(where: str, entry: object) -> None:
    """All entries have words as their names, down to the last table."""
    if isinstance(entry, Mapping):
        for name, value in entry.items():
            if not isinstance(name, str):
                raise BadPosition(f"a position knows no {where}{brief(name)}")
            check_names(f"{where}{name}.", value)


def table_in(where: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where} is a table, not {brief(value)}")
    return value


def by_seat(game: DuneState, reader: PositionReader, name: str) -> Mapping[str, Any]:
    """A table with seats of this game as its keys."""
    part = reader.part(name)
    for seat in part.entries:
        if not game.plays(seat):
            raise BadPosition(f"{name}.{seat} is not in this game")
    return part.entries


def seats_in(game: DuneState, reader: PositionReader, name: str) -> tuple[str, ...]:
    """A list of different seats of this game."""
    seats = reader.words(name, game.seats)
    if len(set(seats)) != len(seats):
        raise BadPosition(f"{name} names a seat twice")
    return seats


def number_of(where: str, value: object, high: int) -> int:
    if type(value) is not int or not 0 <= value <= high:
        raise BadPosition(f"{where} is a number from 0 to {high}, not {brief(value)}")
    return value


def names_in(where: str, value: object, known: Mapping[str, int]) -> list[int]:
    """A list of names as their numbers."""
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where} is a list, not {brief(value)}")
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise BadPosition(f"{where} cannot hold {brief(name)}")
    return [known[name] for name in value]


def cell_in(where: str, name: str) -> int:
    if name not in CELL:
        raise BadPosition(f"{where} knows no cell {brief(name)}")
    return CELL[name]


def cards_in(reader: PositionReader, name: str, known: Mapping[str, int]) -> bytes:
    """A pile of cards."""
    return bytes(names_in(f"{reader.where}{name}", reader.entries.pop(name, []), known))


def different(name: str, reader: PositionReader, known: Mapping[str, int]) -> list[int]:
    """A list of different names."""
    numbers = names_in(name, reader.entries.pop(name, []), known)
    if len(set(numbers)) != len(numbers):
        raise BadPosition(f"{name} names somebody twice")
    return numbers
