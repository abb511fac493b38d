"""Groups: forces that go together from the cells of one territory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol

from landsraad.dune.actions.shipment import Group
from landsraad.dune.board import CELL, SECTOR_MASK, TERRITORY_MASK, TERRITORY_OF, members
from landsraad.dune.state import AREA, DuneState
from landsraad.kernel import Bits, Choices, Counts, Listed

NO_FORCES: Listed[Group] = Listed(())


class GroupAction(Protocol):
    """An action of a group of forces."""

    @property
    def seat(self) -> str: ...
    @property
    def forces(self) -> Group: ...
    @property
    def specials(self) -> Group: ...


Kinds = tuple[Choices[Any], Choices[Any]]
"""The ordinary and the special forces of a group, each chosen from a space."""


def origins(game: DuneState, seat: str) -> Iterator[tuple[int, int]]:
    """Each territory that a seat can leave, with its cells there; none in the storm (D-MOVE-7)."""
    left = game.present[seat] & ~SECTOR_MASK[game.storm]
    while left:
        territory = TERRITORY_OF[(left & -left).bit_length() - 1]
        cells = left & TERRITORY_MASK[territory]
        yield territory, cells
        left ^= cells


def groups(game: DuneState, seat: str, cells: int, most: int) -> tuple[Kinds, ...]:
    """All groups of 1 to `most` forces out of these cells, as pairs of spaces."""
    standing = [game.at(seat, cell) for cell in members(cells)]
    ordinary, special = zip(*standing, strict=True)
    return groups_of(cells, ordinary, special, most)


@lru_cache(maxsize=1 << 13)
def groups_of(
    cells: int, ordinary: tuple[int, ...], special: tuple[int, ...], most: int
) -> tuple[Kinds, ...]:
    """The same for so many forces in each of the cells."""
    pool = Bits(cells, AREA)
    if not any(special):
        return some([(Counts(pool, ordinary, 1, most), NO_FORCES)])
    if most >= sum(ordinary) + sum(special):
        with_ordinary = (Counts(pool, ordinary, 1, most), Counts(pool, special, 0, most))
        return some([with_ordinary, (NO_FORCES, Counts(pool, special, 1, most))])
    return some(
        [
            (
                Counts(pool, ordinary, 0 if number else 1, most - number),
                Counts(pool, special, number, number),
            )
            for number in range(min(sum(special), most) + 1)
        ]
    )


def some(pairs: Sequence[Kinds]) -> tuple[Kinds, ...]:
    """Those that are not empty."""
    return tuple([pair for pair in pairs if pair[0].size and pair[1].size])


def size(forces: Group, specials: Group = ()) -> int:
    """How many forces a group has."""
    return sum([number for _, number in (*forces, *specials)])


def origin_of(forces: Group, specials: Group) -> int:
    """The territory that a group leaves."""
    return TERRITORY_OF[CELL[(*forces, *specials)[0][0]]]


def relocate(game: DuneState, seat: str, forces: Group, specials: Group, to: int) -> None:
    """A group changes its place."""
    # It arrives before it leaves: advisors who stay in a territory must not be forgotten meanwhile.
    game.place(seat, to, size(forces), size(specials))
    for cell, number in forces:
        game.remove(seat, CELL[cell], number)
    for cell, number in specials:
        game.remove(seat, CELL[cell], 0, number)


def cells_named(*groups: Group) -> list[int]:
    """The cells of groups that somebody tries to move; none if one of them is not on the map."""
    named = [CELL.get(name, -1) for group in groups for name, _ in group]
    return named if all(cell >= 0 for cell in named) else []


def first_missing(game: DuneState, action: GroupAction) -> str | None:
    """The first cell of a group in which its seat has not so many forces."""
    for kind, group in enumerate((action.forces, action.specials)):
        for name, number in group:
            if not 0 < number <= game.at(action.seat, CELL[name])[kind]:
                return name
    return None


def has_forces(game: DuneState, seat: str, cell: int) -> bool:
    """Whether a seat has forces in the territory of this cell."""
    return bool(game.present[seat] & TERRITORY_MASK[TERRITORY_OF[cell]])
