"""What events tell of the board: who stands where, and where spice lies, before that changes.

A client folds its picture of the board from events alone, so each of them that moves or removes
something names the cells.
"""

from __future__ import annotations

from landsraad.dune.board import CELLS, members
from landsraad.dune.state import DuneState

Stacks = dict[str, list[int]]
"""Ordinary and special forces by cell."""


def stacks_of(game: DuneState, seat: str, cells: int) -> Stacks:
    """The forces of a seat in some cells."""
    return {CELLS[cell]: list(game.at(seat, cell)) for cell in members(cells & game.present[seat])}


def stacks_of_all(game: DuneState, cells: int) -> dict[str, Stacks]:
    """The forces of each seat that has any in these cells."""
    return {seat: stacks_of(game, seat, cells) for seat in game.seats if game.present[seat] & cells}


def stacks_named(
    forces: tuple[tuple[str, int], ...], specials: tuple[tuple[str, int], ...]
) -> Stacks:
    """The same for a group that an action names."""
    ordinary, special = dict(forces), dict(specials)
    return {cell: [ordinary.get(cell, 0), special.get(cell, 0)] for cell in {**ordinary, **special}}


def spice_in(game: DuneState, cells: int) -> dict[str, int]:
    """The spice in some cells, where there is any."""
    return {CELLS[cell]: game.spice_on[cell] for cell in members(cells) if game.spice_on[cell]}
