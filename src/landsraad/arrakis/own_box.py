"""An owner's own box: the standard one with corrections.

Some printed values could not be learned from public sources. The owner of a box may correct any of
them in a small file of their own; the game is then played with that box and its record names it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from landsraad.arrakis.box import DASHBOARDS, KNOWN, Box, read_box
from landsraad.arrakis.box_schema import check_file
from landsraad.arrakis.data import load

_CARD_SECTIONS: Final = {
    "planning_cards": "planning",
    "leader_cards": "leaders",
    "prescience_cards": "prescience",
}
"""The tables of cards, and what a box file calls them."""
_DEPLOYMENT: Final = (
    "atreides_starting_deployment",
    "atreides_deployment",
    "harkonnen_starting_deployment",
)


def changes_text(changes: object) -> str:
    """A box file, checked and written in the one way in which a record keeps it."""
    check_file(changes)
    return json.dumps(changes, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=64)
def corrected(text: str, guild: bool = False, prescience_set: str = KNOWN) -> Box:
    """The standard box with the changes of a box file, as `changes_text` writes it."""
    name = json.loads(text)["name"]
    return read_box(*corrected_tables(text), name, guild, prescience_set)


def corrected_tables(text: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Cards and components with the changes of a box file; no text changes nothing."""
    changes = json.loads(text) if text else {}
    cards, components = load("cards"), load("components")
    expansion = {"planning_cards": cards["expansion_spacing_guild"]["planning_cards"]}
    for section, name in _CARD_SECTIONS.items():
        for entry in (*cards[section], *expansion.get(section, ())):
            change = changes.get(name, {}).get(entry["id"], {})
            advance = entry.get("advance", {}) | change.get("advance", {})
            entry.update(change | ({"advance": advance} if advance else {}))
    for leader in cards["leader_cards"]:
        if "enters_at" in leader:
            leader["entry"]["step"] = leader["enters_at"]
    for card in cards["secret_objectives"]["cards"]:
        card["targets"].update(changes.get("objectives", {}).get(card["id"], {}))
    _correct_components(components, changes)
    return cards, components


def _correct_components(components: dict[str, Any], changes: Mapping[str, Any]) -> None:
    tokens = components["tokens"]
    for kind in _DEPLOYMENT:
        for pile in ("tokens", "black", "silver"):
            for token in tokens[kind].get(pile, ()):
                token.update(changes.get("tokens", {}).get(token["id"], {}))
    for die, faces in changes.get("dice", {}).items():
        components["dice"][die]["faces"] = faces
    tokens["sietch"]["ranks"] = changes.get("sietches", tokens["sietch"]["ranks"])
    stations = tokens["ecological_stations"]
    stations["tokens"] = changes.get("stations", stations["tokens"])
    tokens["wormsigns"].update(changes.get("wormsigns", {}))
    for track, change in changes.get("tracks", {}).items():
        components["tracks"][track].update(change)
    flow = components["spice_must_flow"]
    flow["rows"] = changes.get("rows", flow["rows"])
    for side, board in DASHBOARDS.items():
        dashboard = components["dashboards"][board]
        dashboard["slots"].update(changes.get("slots", {}).get(side, {}))
        dashboard["tank_slots"] = changes.get("tank", {}).get(side, dashboard["tank_slots"])
