"""The names that the tables of the box have: territories, cards and leaders, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from landsraad.dune.board import TERRITORIES, Territory
from landsraad.dune.cards import SPICE, TREACHERY, SpiceCard, TreacheryCard
from landsraad.dune.factions.table import LEADERS

ITALIAN = "it"


@cache
def names(language: str) -> Mapping[str, str]:
    """By id; leaders are called the same in all languages, and others speak English."""
    printed: tuple[Territory | TreacheryCard | SpiceCard, ...] = (*TERRITORIES, *TREACHERY, *SPICE)
    return {
        **{leader.id: leader.name for leader in LEADERS},
        **{item.id: item.name_it if language == ITALIAN else item.name for item in printed},
    }
