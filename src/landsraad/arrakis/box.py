"""The box: figures, dice, tokens, tracks and cards, as one game has them.

`STANDARD` is what our own data says, `WITH_GUILD` the same with the Spacing Guild. Some printed
values could not be learned from public sources; the owner of a box may correct any of them in a
small file of his own (`corrected`), and the game is then played with that box and its record names
it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from landsraad.arrakis.box_schema import check_file
from landsraad.arrakis.data import load
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.ops import FreeAction, Op, Static, read_ops

HARKONNEN: Final = "harkonnen"
ATREIDES: Final = "atreides"
SIDES: Final = (ATREIDES, HARKONNEN)
MARKERS: Final = ("kwisatz_haderach", "sand_dwellers", "jihad")
POWERS: Final = ("choam", "spacing_guild", "landsraad")
RESULTS: Final = ("leadership", "strategy", "deployment", "mentat", "house")
BOUND_TO_HAND: Final = Static("unplayable_and_undiscardable")
"""What a card says that cannot be played or discarded."""
VEHICLES: Final = ("harvester", "ornithopter", "carryall")
HOUSES: Final = {
    "house_atreides": "house_atreides",
    "fremen": "fremen_ally",
    "house_harkonnen": "house_harkonnen",
    "corrino": "corrino_ally",
}
"""A-TEAM-3: the seats that share a side, and what the data calls their houses."""
_BOARDS: Final = {HARKONNEN: "giedi_prime", ATREIDES: "sietch_tabr"}
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


@dataclass(frozen=True, slots=True)
class PlanningCard:
    """One planning card; `copies` of it are in its deck."""

    id: str
    deck: str
    copies: int
    ops: tuple[Op, ...]
    loose: bool
    """Whether it may leave the hand in the usual ways; Hawat's Scheming may not (A-LEAD-8)."""


@dataclass(frozen=True, slots=True)
class Leader:
    """One leader card. `entry` is how the leader comes into play, as the data says it."""

    id: str
    side: str
    house: str
    """The sub-faction he belongs to, in games for three and four."""
    kind: str
    slot: str | None
    hits: int
    shields: int
    ops: tuple[Op, ...]
    on_board: bool
    """Whether his special action needs his figure on the board."""
    entry: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PrescienceCard:
    """One prescience card; conditions and cost as the data says them."""

    id: str
    timing: str
    mode: str
    conditions: tuple[Mapping[str, Any], ...]
    cost: tuple[Mapping[str, Any], ...]
    advance: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the Spice Must Flow board."""

    dice_aside: int
    vehicles: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Guild:
    """What the Spacing Guild adds beside its planning cards (A-GUILD-1)."""

    troops: int
    """Troops of the Great Houses, for both sides together."""
    bases: int
    """Coloured bases of each side."""
    frigates: Mapping[str, int]
    troops_at_start: int
    steps_to_arrakis: int


@dataclass(frozen=True, slots=True)
class Box:
    """All facts that one game is played with."""

    figures: Mapping[str, Mapping[str, int]]
    """By side: how many regulars, elites, special elites and generic leaders; vehicles, worms."""
    leaders: Mapping[str, Leader]
    specials: Mapping[str, Mapping[str, str]]
    """By side: the leaders whose card lies on an action box, for a special action, and the box."""
    planning: Mapping[str, PlanningCard]
    free_discards: Mapping[str, FreeAction]
    """What several copies of a card do together, by the cards in alphabetical order."""
    bound_to_hand: frozenset[str]
    """The planning cards that may not leave a hand in the usual ways."""
    decks: Mapping[str, tuple[str, ...]]
    """The cards of each planning deck, copies included."""
    deck_owner: Mapping[str, str]
    prescience: Mapping[str, PrescienceCard]
    claimed_by: Mapping[str, frozenset[str]]
    """The prescience cards by the ways in which they are claimed."""
    objectives: Mapping[str, Mapping[str, int]]
    action_dice: Mapping[str, tuple[str, ...]]
    """The six faces of each side's action dice."""
    action_dice_count: Mapping[str, int]
    combat_die: tuple[str, ...]
    sietch_ranks: tuple[int, ...]
    settlements: Mapping[str, int]
    """Rank of each Harkonnen settlement."""
    stations: tuple[str, ...]
    wormsigns: tuple[int, int, int]
    """Sand, sandworm, deep sandworm."""
    tokens: Mapping[str, Legion]
    """What each Atreides deployment token brings."""
    starting_tokens: tuple[str, ...]
    standard_tokens: tuple[str, ...]
    garrisons: tuple[tuple[Legion, ...], tuple[Legion, ...]]
    """The two sets of Harkonnen starting tokens, black and silver, and their names."""
    garrison_ids: tuple[tuple[str, ...], tuple[str, ...]]
    bene_gesserit: Mapping[str, int]
    slots: Mapping[str, Mapping[str, int]]
    """Die slots by result: of each side's board, and of the boards of partners by their seats."""
    tank_slots: Mapping[str, int]
    """Slots of the regeneration tank on the same boards."""
    cones: int
    """Cones of silence of a shared side."""
    rows: tuple[Row, ...]
    """The Spice Must Flow board from the top row down."""
    supremacy_last: int
    prescience_last: int
    bene_gesserit_at: tuple[int, ...]
    """The supremacy steps that give the Atreides a Bene Gesserit token."""
    stockpiling_up_to: int
    leaders_at_start: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, Any]
    """The constants of the rules, as `components.json` names them."""
    name: str = ""
    """What its owner calls a corrected box."""
    guild: Guild | None = None


def read_box(
    cards: Mapping[str, Any], components: Mapping[str, Any], name: str = "", guild: bool = False
) -> Box:
    """The box that these tables describe, with the Spacing Guild or without it."""
    tokens = components["tokens"]
    token_contents = {
        entry["id"]: _contents(entry)
        for kind in ("atreides_starting_deployment", "atreides_deployment")
        for entry in tokens[kind]["tokens"]
    }
    expansion = cards["expansion_spacing_guild"]["planning_cards"] if guild else ()
    entries = (*cards["planning_cards"], *expansion)
    planning = {entry["id"]: _planning_card(entry) for entry in entries}
    dice = components["dice"]
    boards = components["dashboards"]
    dashboards = {side: boards[board] for side, board in _BOARDS.items()}
    shared = {seat: boards[f"shared_{house}"] for seat, house in HOUSES.items()}
    garrisons = tokens["harkonnen_starting_deployment"]
    signs = tokens["wormsigns"]
    leaders = {entry["id"]: _leader(entry) for entry in cards["leader_cards"]}
    prescience = {entry["id"]: _prescience_card(entry) for entry in cards["prescience_cards"]}
    return Box(
        figures={side: _figures(components["figures"][side]) for side in SIDES},
        leaders=leaders,
        specials={
            side: {
                leader.id: leader.slot
                for leader in leaders.values()
                if leader.side == side and leader.slot in RESULTS
            }
            for side in SIDES
        },
        planning=planning,
        free_discards={
            name: op
            for name in sorted(planning)
            for op in planning[name].ops
            if isinstance(op, FreeAction)
        },
        bound_to_hand=frozenset([card.id for card in planning.values() if not card.loose]),
        decks={
            deck: tuple(
                [c.id for c in planning.values() if c.deck == deck for _ in range(c.copies)]
            )
            for deck in cards["planning_decks"]
        },
        deck_owner={deck: entry["owner"] for deck, entry in cards["planning_decks"].items()},
        prescience=prescience,
        claimed_by={
            mode: frozenset([card.id for card in prescience.values() if card.mode == mode])
            for mode in sorted({card.mode for card in prescience.values()})
        },
        objectives={card["id"]: card["targets"] for card in cards["secret_objectives"]["cards"]},
        action_dice={side: tuple(dice[f"{side}_action"]["faces"]) for side in SIDES},
        action_dice_count={side: dice[f"{side}_action"]["count"] for side in SIDES},
        combat_die=tuple(dice["combat"]["faces"]),
        sietch_ranks=tuple(tokens["sietch"]["ranks"]),
        settlements=tokens["harkonnen_settlements"]["ranks"],
        stations=tuple(tokens["ecological_stations"]["tokens"]),
        wormsigns=(signs["sand"], signs["sandworm"], signs["deep_sandworm"]),
        tokens=token_contents,
        starting_tokens=_ids(tokens["atreides_starting_deployment"]),
        standard_tokens=_ids(tokens["atreides_deployment"]),
        garrisons=(
            tuple(map(_contents, garrisons["black"])),
            tuple(map(_contents, garrisons["silver"])),
        ),
        garrison_ids=(
            tuple([token["id"] for token in garrisons["black"]]),
            tuple([token["id"] for token in garrisons["silver"]]),
        ),
        bene_gesserit={
            key: value for key, value in tokens["bene_gesserit"].items() if type(value) is int
        },
        slots={side: board["slots"] for side, board in dashboards.items()}
        | {seat: _shared_slots(board) for seat, board in shared.items()},
        tank_slots={name: board["tank_slots"] for name, board in (dashboards | shared).items()},
        cones=tokens["cones_of_silence"]["per_faction"],
        rows=tuple(map(_row, components["spice_must_flow"]["rows"])),
        supremacy_last=components["tracks"]["supremacy"]["win_at"],
        prescience_last=components["tracks"]["prescience"]["last_step"],
        bene_gesserit_at=tuple(components["tracks"]["supremacy"]["bene_gesserit_to_atreides_at"]),
        stockpiling_up_to=components["tracks"]["supremacy"]["stockpiling_allowed_up_to"],
        leaders_at_start={side: tuple(components["setup_leaders"][side]) for side in SIDES},
        numbers=components["constants"],
        name=name,
        guild=_guild(components["expansion_spacing_guild"]) if guild else None,
    )


def _contents(entry: Mapping[str, Any]) -> Legion:
    return Legion(entry["regular"], entry["elite"], entry["special_elite"], entry["generic_leader"])


def _shared_slots(board: Mapping[str, Any]) -> dict[str, int]:
    """A-TEAM-14: as many slots for each result of the board, none for any other."""
    return {
        result: board["slots_per_result"] if result in board["results"] else 0 for result in RESULTS
    }


def _ids(entry: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple([token["id"] for token in entry["tokens"]])


def _figures(entry: Mapping[str, Any]) -> dict[str, int]:
    known_as = {
        "sardaukar": "special",
        "fedaykin": "special",
        "bashar": "generic",
        "naib": "generic",
    }
    return {known_as.get(k, k): number for k, number in entry.items() if type(number) is int}


def _planning_card(entry: Mapping[str, Any]) -> PlanningCard:
    ops = read_ops(entry["effects"])
    return PlanningCard(
        id=entry["id"],
        deck=entry["deck"],
        copies=entry["copies"],
        ops=ops,
        loose=BOUND_TO_HAND not in ops,
    )


def _leader(entry: Mapping[str, Any]) -> Leader:
    combat = entry["combat"] or {"hits": 0, "shields": 0}
    return Leader(
        id=entry["id"],
        side=entry["faction"],
        house=entry["subfaction"],
        kind=entry["kind"],
        slot=entry["slot"],
        hits=combat["hits"],
        shields=combat["shields"],
        ops=read_ops(entry["effects"]),
        on_board=entry["requires_figure_on_board"],
        entry=entry["entry"],
    )


def _prescience_card(entry: Mapping[str, Any]) -> PrescienceCard:
    return PrescienceCard(
        id=entry["id"],
        timing=entry["timing"],
        mode=entry["claim_mode"],
        conditions=tuple(entry["conditions"]),
        cost=tuple(entry["cost"]),
        advance=entry["advance"],
    )


def _guild(entry: Mapping[str, Any]) -> Guild:
    return Guild(
        troops=entry["houses_major_troops"],
        bases=entry["color_bases_per_faction"],
        frigates=entry["space_frigates"],
        troops_at_start=entry["starting_troops_on_heighliner"],
        steps_to_arrakis=entry["space_board"]["steps_to_arrakis"],
    )


def _row(entry: Mapping[str, Any]) -> Row:
    vehicles = {vehicle: entry[f"{vehicle}s"] for vehicle in VEHICLES}
    return Row(entry["dice_set_aside"], vehicles)


STANDARD: Final = read_box(load("cards"), load("components"))
"""The box as our own data has it."""
WITH_GUILD: Final = read_box(load("cards"), load("components"), guild=True)
"""The same with the Spacing Guild."""


# An owner's own box.


def changes_text(changes: object) -> str:
    """A box file, checked and written in the one way in which a record keeps it."""
    check_file(changes)
    return json.dumps(changes, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=64)
def corrected(text: str, guild: bool = False) -> Box:
    """The standard box with the changes of a box file, as `changes_text` writes it."""
    return read_box(*corrected_tables(text), name=json.loads(text)["name"], guild=guild)


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
    for side, board in _BOARDS.items():
        dashboard = components["dashboards"][board]
        dashboard["slots"].update(changes.get("slots", {}).get(side, {}))
        dashboard["tank_slots"] = changes.get("tank", {}).get(side, dashboard["tank_slots"])
