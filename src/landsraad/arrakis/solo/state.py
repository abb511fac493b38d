"""What lies on the table in Mahdi only: tactics cards, and what is known of the reinforcements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.arrakis.board import AREA, SECTOR_MASK
from landsraad.arrakis.data import load

NOWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class TacticsCard:
    """A sector and a sietch (A-SOLO-GEN-3); the central sectors count as one."""

    id: str
    sietch: int
    sectors: tuple[str, ...]

    @property
    def areas(self) -> int:
        """The areas of its sector."""
        mask = 0
        for sector in self.sectors:
            mask |= SECTOR_MASK[sector]
        return mask


TACTICS: Final[dict[str, TacticsCard]] = {
    card["id"]: TacticsCard(card["id"], AREA.numbers[card["sietch"]], tuple(card["board_sectors"]))
    for card in load("cards")["tactics_cards"]
}
NEXT_TO: Final[dict[str, tuple[str, ...]]] = {
    sector["id"]: tuple(sector["ground_adjacent_sectors"]) for sector in load("board")["sectors"]
}
"""The sectors next to each sector."""

COLOUR: Final[dict[str, str]] = {
    token["id"]: colour
    for colour in ("black", "silver")
    for token in load("components")["tokens"]["harkonnen_starting_deployment"][colour]
}
"""The backs of the Harkonnen deployment tokens, by which all may tell them apart."""


@dataclass(frozen=True, slots=True)
class Mahdi:
    """The solo part of the table; as it is at first in every other mode.

    Attributes:
        deck: tactics cards face down. `harvest`, `target`: those that lie open, by name.
        temporary: the area of the sietch that is the target of moves in this turn only.
        known: cards of the reinforcements deck that everybody has seen.
        scheming: copies of Hawat's Scheming beside the board.
        top: the Harkonnen deck whose card was discarded last.
        flew: whether an ornithopter was used in this turn.
    """

    deck: tuple[str, ...] = ()
    harvest: str = ""
    target: str = ""
    temporary: int = NOWHERE
    known: tuple[str, ...] = ()
    scheming: int = 0
    top: str = ""
    flew: bool = False


AT_FIRST: Final = Mahdi()
