"""Checks for the entries of a described position: names of the box, read as their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.dune.board import TERRITORY
from landsraad.dune.cards import SPICE_CARD, TREACHERY_CARD
from landsraad.kernel.checks import Check, DataPath, word, words


def one_of(known: Mapping[str, int]) -> Check[int]:
    """One of these names."""
    name = word(known)

    def check(value: object, path: DataPath) -> int:
        return known[name(value, path)]

    return check


def some_of(known: Mapping[str, int], different: bool = False) -> Check[bytes]:
    """A list of these names; `different`: none stands twice."""
    names = words(known, different)

    def check(value: object, path: DataPath) -> bytes:
        return bytes([known[name] for name in names(value, path)])

    return check


TREACHERY_CARDS: Final = some_of(TREACHERY_CARD)
SPICE_CARDS: Final = some_of(SPICE_CARD)
TERRITORIES: Final = some_of(TERRITORY)
