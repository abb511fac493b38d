"""The names that the tables of the box have: territories, cards and leaders, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from landsraad.dune.board import TERRITORIES, Territory
from landsraad.dune.cards import SPICE, TREACHERY, SpiceCard, TreacheryCard
from landsraad.dune.factions.sheets import LEADERS, Leader

ITALIAN = "it"


@cache
def names(language: str) -> Mapping[str, str]:
    """By id; languages other than Italian speak English."""
    printed: tuple[Territory | TreacheryCard | SpiceCard | Leader, ...] = (
        *TERRITORIES,
        *TREACHERY,
        *SPICE,
        *LEADERS,
    )
    return {item.id: item.name_it if language == ITALIAN else item.name for item in printed}
