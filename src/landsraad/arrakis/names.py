"""The names that the tables of the box have: places, cards, leaders, tokens, in each language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.data import load
from landsraad.arrakis.own_box import corrected_tables

ITALIAN = "it"
ENGLISH = "en"


@lru_cache(maxsize=64)
def names(language: str, box: str = "") -> Mapping[str, str]:
    """By id, in a game with this owner's box; languages other than Italian speak English."""
    spoken = ITALIAN if language == ITALIAN else ENGLISH
    # Most areas have no printed name and two share one: players tell them by their labels.
    label = "label_it" if spoken == ITALIAN else "label"
    board, cards = load("board"), load("cards")
    return {
        **{side: side.capitalize() for side in SIDES},
        **{item["id"]: item[f"name_{spoken}"] for item in _named(board, cards)},
        **{area["id"]: area[label] for area in board["areas"]},
        **{token["id"]: _token_name(side, token, spoken) for side, token in _tokens(box)},
        **{deck: entry[f"name_{spoken}"] for deck, entry in cards["planning_decks"].items()},
        **{card["sector"]: card[f"sector_{spoken}"] for card in cards["tactics_cards"]},
        # A power, its marker and its ban share an id: players call all three by the power.
        **{ban["id"]: ban[f"power_{spoken}"] for ban in cards["imperium_bans"]},
    }


def _token_name(side: str, token: Mapping[str, Any], spoken: str) -> str:
    """Whoever may see the face of a token knows it by its contents."""
    words = load("names")
    contents = [
        f"{token[kind]} {forms[spoken][token[kind] > 1]}"
        for kind, forms in words["figures"][side].items()
        if token[kind]
    ]
    return f"{words['deployment_token'][spoken]} ({', '.join(contents)})"


def _tokens(box: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The tokens, each with its side."""
    tokens = corrected_tables(box)[1]["tokens"]
    for pool in ("atreides_starting_deployment", "atreides_deployment"):
        yield from [(ATREIDES, token) for token in tokens[pool]["tokens"]]
    for back in ("black", "silver"):
        yield from [(HARKONNEN, token) for token in tokens["harkonnen_starting_deployment"][back]]


def _named(board: Mapping[str, Any], cards: Mapping[str, Any]) -> Iterator[Mapping[str, str]]:
    yield from board["sectors"]
    yield from board["air_zones"]
    yield from cards["planning_cards"]
    yield from cards["expansion_spacing_guild"]["planning_cards"]
    yield from cards["leader_cards"]
    yield from cards["prescience_cards"]
    yield from cards["secret_objectives"]["cards"]
    yield from cards["tactics_cards"]
    yield from cards["reference_cards"]
    yield from load("components")["names"]
