"""The box: figures, dice, tokens, tracks and cards, as one game has them.

`STANDARD` is what our own data says, `WITH_GUILD` the same with the Spacing Guild. The owner of a
box may correct printed values (`own_box.py`); the game is then played with that box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

from landsraad.arrakis.data import load
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.ops import FreeAction, Op, Static
from landsraad.arrakis.ops_reader import read_ops

T = TypeVar("T")
Entry: TypeAlias = Mapping[str, Any]
"""A part of the data."""

HARKONNEN: Final = "harkonnen"
ATREIDES: Final = "atreides"
SIDES: Final = (ATREIDES, HARKONNEN)
KNOWN: Final = "known"
"""The set of prescience cards that new games have."""
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
DASHBOARDS: Final = {HARKONNEN: "giedi_prime", ATREIDES: "sietch_tabr"}


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
    """The sub-faction it belongs to, in games for three and four."""
    kind: str
    slot: str | None
    hits: int
    shields: int
    ops: tuple[Op, ...]
    on_board: bool
    """Whether the special action needs the figure on the board."""
    entry: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PrescienceCard:
    """One prescience card; conditions and cost as the data says them."""

    id: str
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
    planning_places: Mapping[str, int]
    """The planning cards, numbered in the order that decks have them in."""
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


# Reading the data.


def read_box(
    cards: Mapping[str, Any],
    components: Mapping[str, Any],
    name: str = "",
    guild: bool = False,
    prescience_set: str = KNOWN,
) -> Box:
    """The box that these tables describe, with the Spacing Guild or without it.

    `prescience_set`: which of the cards for the end of the round it has.
    """
    expansion = cards["expansion_spacing_guild"]["planning_cards"] if guild else ()
    planning = _by_id((*cards["planning_cards"], *expansion), _planning_card)
    leaders = _by_id(cards["leader_cards"], _leader)
    foreseen = [
        card
        for card in cards["prescience_cards"]
        if card.get("set", prescience_set) == prescience_set
    ]
    prescience = _by_id(foreseen, _prescience_card)
    dice, dashboards = components["dice"], _dashboards(components["dashboards"])
    tokens, signs = components["tokens"], components["tokens"]["wormsigns"]
    starting = tokens["atreides_starting_deployment"]["tokens"]
    standard = tokens["atreides_deployment"]["tokens"]
    garrisons = tokens["harkonnen_starting_deployment"]
    black, silver = garrisons["black"], garrisons["silver"]
    supremacy = components["tracks"]["supremacy"]
    return Box(
        figures={side: _figures(components["figures"][side]) for side in SIDES},
        leaders=leaders,
        specials={side: _special_actions(side, leaders) for side in SIDES},
        planning=planning,
        free_discards=_free_discards(planning),
        bound_to_hand=_bound_to_hand(planning),
        decks={deck: _deck(deck, planning) for deck in cards["planning_decks"]},
        planning_places={card: place for place, card in enumerate(planning)},
        deck_owner={deck: entry["owner"] for deck, entry in cards["planning_decks"].items()},
        prescience=prescience,
        claimed_by=_claimed_by(prescience),
        objectives={card["id"]: card["targets"] for card in cards["secret_objectives"]["cards"]},
        action_dice={side: tuple(dice[f"{side}_action"]["faces"]) for side in SIDES},
        action_dice_count={side: dice[f"{side}_action"]["count"] for side in SIDES},
        combat_die=tuple(dice["combat"]["faces"]),
        sietch_ranks=tuple(tokens["sietch"]["ranks"]),
        settlements=tokens["harkonnen_settlements"]["ranks"],
        stations=tuple(tokens["ecological_stations"]["tokens"]),
        wormsigns=(signs["sand"], signs["sandworm"], signs["deep_sandworm"]),
        tokens=_by_id((*starting, *standard), _contents),
        starting_tokens=_ids(starting),
        standard_tokens=_ids(standard),
        garrisons=(tuple(map(_contents, black)), tuple(map(_contents, silver))),
        garrison_ids=(_ids(black), _ids(silver)),
        bene_gesserit=_numbers(tokens["bene_gesserit"]),
        slots={board: _slots(entry) for board, entry in dashboards.items()},
        tank_slots={board: entry["tank_slots"] for board, entry in dashboards.items()},
        cones=tokens["cones_of_silence"]["per_faction"],
        rows=tuple(map(_row, components["spice_must_flow"]["rows"])),
        supremacy_last=supremacy["win_at"],
        prescience_last=components["tracks"]["prescience"]["last_step"],
        bene_gesserit_at=tuple(supremacy["bene_gesserit_to_atreides_at"]),
        stockpiling_up_to=supremacy["stockpiling_allowed_up_to"],
        leaders_at_start={side: tuple(components["setup_leaders"][side]) for side in SIDES},
        numbers=components["constants"],
        name=name,
        guild=_guild(components["expansion_spacing_guild"]) if guild else None,
    )


def _by_id(entries: Iterable[Entry], read: Callable[[Entry], T]) -> dict[str, T]:
    return {entry["id"]: read(entry) for entry in entries}


def _ids(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple([entry["id"] for entry in entries])


def _numbers(entry: Entry) -> dict[str, int]:
    """The numbers of an entry, without what is said about them."""
    return {name: number for name, number in entry.items() if type(number) is int}


# Boards and pieces.


def _dashboards(boards: Entry) -> dict[str, Entry]:
    """The board of each side, and those of partners by their seats."""
    shared = {seat: boards[f"shared_{house}"] for seat, house in HOUSES.items()}
    return {**{side: boards[board] for side, board in DASHBOARDS.items()}, **shared}


def _slots(board: Entry) -> dict[str, int]:
    """A-TEAM-14: a shared board has as many slots for each of its results, none for any other."""
    if "slots" in board:
        return dict(board["slots"])
    of_each = board["slots_per_result"]
    return {result: of_each if result in board["results"] else 0 for result in RESULTS}


def _contents(entry: Entry) -> Legion:
    return Legion(entry["regular"], entry["elite"], entry["special_elite"], entry["generic_leader"])


def _figures(entry: Entry) -> dict[str, int]:
    known_as = {
        "sardaukar": "special",
        "fedaykin": "special",
        "bashar": "generic",
        "naib": "generic",
    }
    return {known_as.get(kind, kind): number for kind, number in _numbers(entry).items()}


def _row(entry: Entry) -> Row:
    vehicles = {vehicle: entry[f"{vehicle}s"] for vehicle in VEHICLES}
    return Row(entry["dice_set_aside"], vehicles)


def _guild(entry: Entry) -> Guild:
    return Guild(
        troops=entry["houses_major_troops"],
        bases=entry["color_bases_per_faction"],
        frigates=entry["space_frigates"],
        troops_at_start=entry["starting_troops_on_heighliner"],
        steps_to_arrakis=entry["space_board"]["steps_to_arrakis"],
    )


# Cards.


def _planning_card(entry: Entry) -> PlanningCard:
    ops = read_ops(entry["effects"])
    return PlanningCard(
        id=entry["id"],
        deck=entry["deck"],
        copies=entry["copies"],
        ops=ops,
        loose=BOUND_TO_HAND not in ops,
    )


def _leader(entry: Entry) -> Leader:
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


def _prescience_card(entry: Entry) -> PrescienceCard:
    return PrescienceCard(
        id=entry["id"],
        mode=entry["claim_mode"],
        conditions=tuple(entry["conditions"]),
        cost=tuple(entry["cost"]),
        advance=entry["advance"],
    )


def _special_actions(side: str, leaders: Mapping[str, Leader]) -> dict[str, str]:
    """The leaders of a side whose card lies on an action box, and the box."""
    own = [leader for leader in leaders.values() if leader.side == side]
    return {leader.id: leader.slot for leader in own if leader.slot in RESULTS}


def _free_discards(planning: Mapping[str, PlanningCard]) -> dict[str, FreeAction]:
    return {
        name: op
        for name in sorted(planning)
        for op in planning[name].ops
        if isinstance(op, FreeAction)
    }


def _bound_to_hand(planning: Mapping[str, PlanningCard]) -> frozenset[str]:
    return frozenset([card.id for card in planning.values() if not card.loose])


def _deck(deck: str, planning: Mapping[str, PlanningCard]) -> tuple[str, ...]:
    """The cards of a planning deck, copies included."""
    own = [card for card in planning.values() if card.deck == deck]
    return tuple([card.id for card in own for _ in range(card.copies)])


def _claimed_by(prescience: Mapping[str, PrescienceCard]) -> dict[str, frozenset[str]]:
    cards = prescience.values()
    modes = sorted({card.mode for card in cards})
    return {mode: frozenset([card.id for card in cards if card.mode == mode]) for mode in modes}


STANDARD: Final = read_box(load("cards"), load("components"))
"""The box as our own data has it."""
WITH_GUILD: Final = read_box(load("cards"), load("components"), guild=True)
"""The same with the Spacing Guild."""


@lru_cache
def standard(guild: bool, prescience_set: str) -> Box:
    """The box of our own data with one of the sets of prescience cards."""
    if prescience_set == KNOWN:
        return WITH_GUILD if guild else STANDARD
    return read_box(load("cards"), load("components"), "", guild, prescience_set)
