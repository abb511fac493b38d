"""Domains: which words can stand where a view has a word of some type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from landsraad.arrakis import view_types as arrakis
from landsraad.arrakis.data import load
from landsraad.dune import view_types as dune
from landsraad.dune.board import CELLS, TERRITORIES
from landsraad.dune.cards import SPICE, TREACHERY
from landsraad.dune.factions.sheets import LEADERS


class Axis(NamedTuple):
    """What an axis of a plane goes by, and the words along it."""

    name: str
    words: tuple[str, ...]


Domains = Mapping[Any, Axis]
"""The words of each type of a game's `view_types.py`, in their order."""


@cache
def domains_of(game: str) -> Domains:
    """Those of a game; a game of somebody else has none but what its types say."""
    makers = {"dune": domains_of_dune, "arrakis": domains_of_arrakis}
    return makers[game]() if game in makers else {}


def domains_of_dune() -> Domains:
    return {
        dune.Cell: Axis("cell", tuple(CELLS)),
        dune.Territory: Axis("territory", ids(TERRITORIES)),
        dune.Leader: Axis("leader", (*ids(LEADERS), "cheap_hero")),
        dune.Card: Axis("card", ids(TREACHERY)),
        dune.SpiceCard: Axis("spice card", ids(SPICE)),
    }


def domains_of_arrakis() -> Domains:
    board, cards, tokens = load("board"), load("cards"), load("components")["tokens"]
    planning = [*cards["planning_cards"], *cards["expansion_spacing_guild"]["planning_cards"]]
    pools = ("atreides_starting_deployment", "atreides_deployment")
    hidden = [token for pool in pools for token in tokens[pool]["tokens"]]
    harkonnen = tokens["harkonnen_starting_deployment"]
    return {
        arrakis.Area: Axis("area", listed(board["areas"])),
        arrakis.AirZone: Axis("air zone", listed(board["air_zones"])),
        arrakis.Deck: Axis("deck", tuple(cards["planning_decks"])),
        arrakis.Card: Axis("card", listed(planning)),
        arrakis.PrescienceCard: Axis("prescience card", listed(cards["prescience_cards"])),
        arrakis.Objective: Axis("objective", listed(cards["secret_objectives"]["cards"])),
        arrakis.Tactics: Axis("tactics card", listed(cards["tactics_cards"])),
        arrakis.Leader: Axis("leader", listed(cards["leader_cards"])),
        arrakis.Token: Axis("token", listed([*hidden, *harkonnen["black"], *harkonnen["silver"]])),
        arrakis.Back: Axis("back", ("starting", "standard", "black", "silver")),
    }


def ids(items: Sequence[Any]) -> tuple[str, ...]:
    return tuple([item.id for item in items])


def listed(entries: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([entry["id"] for entry in entries]))
