"""What an owner's box file may say: every entry it can have, and what each of them can be.

A file holds a `name` and changes to single cards, tokens, dice, tracks and boards, in the words of
`data/cards.json` and `data/components.json` (see docs/box.md). Whatever is not exactly of this form
is refused with one sentence that names the entry. Effects of cards are in `box_effects.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from landsraad.arrakis.board import STATION_AREAS
from landsraad.arrakis.box import MARKERS, RESULTS, SIDES
from landsraad.arrakis.box_effects import (
    CARDS,
    FACES,
    NAMED,
    TOKENS,
    YES,
    Fields,
    effects,
    either,
    one_of,
    some,
)
from landsraad.kernel import BadOptions
from landsraad.kernel.checks import Check, DataPath, exactly, flag, number, table
from landsraad.kernel.values import brief

LONGEST_NAME: Final = 80


# Prescience cards.


_TRIGGERS: Final = (
    "sandride_completed",
    "harvester_removed",
    "station_taken",
    "battle_won_as_attacker",
    "enemy_named_leader_to_tank",
)
_TERRAIN: Final = ("desert", "deep_desert", "minor_erg", "plateau", "mountain")
_GROUND: Final = table(
    {"terrain": one_of(*_TERRAIN), "deep": YES, "without": exactly("sietch")}, filled=True
)


def _counted(value: object) -> Check[Any]:
    if isinstance(value, str):
        return one_of(
            "sandworms_on_board",
            "atreides_named_leaders_on_board",
            "areas_with_atreides_named_leaders",
        )
    return table(
        {
            "atreides_legions_in": _GROUND,
            "tokens_with": one_of("paul", "jessica", *NAMED),
            "harkonnen_legions_adjacent_to": exactly("any_sietch"),
            "harkonnen_settlements_adjacent_to": exactly("atreides_legion"),
            "sectors_with_atreides_legion_outside_sietch": YES,
        },
        filled=True,
    )


_REQUIREMENTS: Final[Fields] = {
    "trigger": table(
        {
            "trigger": one_of(*_TRIGGERS),
            "legion": exactly({"contains_named_leader": True}),
            "path_includes": exactly("sandworm_figure"),
            "count_this_phase_at_least": number(1, 8),
            "enemy_units_at_start_at_least": number(1, 6),
        },
    ),
    "leader_on_board": table(
        {
            "leader_on_board": one_of("paul", "jessica", *NAMED),
            "terrain": one_of(*_TERRAIN),
            "area_without": exactly("sietch"),
            "sector_with": exactly("harkonnen_legion"),
            "sector_without": exactly("harkonnen_legion"),
        }
    ),
    "leaders_together": table(
        {
            "leaders_together": some(one_of("paul", "jessica", *NAMED), 2, 2),
            "in": exactly("sietch"),
        }
    ),
    "every_sietch_has": table({"every_sietch_has": exactly("atreides_unit_or_token")}),
    "harkonnen_spice_collected_this_round": table(
        {
            "harkonnen_spice_collected_this_round": table(
                {"at_most": number(0, 16), "reserve_excluded": YES}, ["at_most"]
            )
        }
    ),
    "count": table(
        {"count": either(_counted), "at_least": number(1, 20), "at_most": number(0, 20)}
    ),
}
_COSTS: Final[Fields] = {
    "spend_action_die": table(
        {"spend_action_die": exactly(1), "face": exactly("any"), "no_action": YES}
    ),
    "to_tank": table({"to_tank": one_of("paul", "jessica", *NAMED), "slot": exactly(1)}),
    "remove_from_one_sietch_area": table(
        {
            "remove_from_one_sietch_area": exactly(
                {"any_of": [{"deployment_token": 1, "removed_from_game": True}, {"units": 2}]}
            )
        }
    ),
    "discard_planning": table({"discard_planning": number(1, 6)}),
    "reveal_sietch_of": table({"reveal_sietch_of": one_of("paul", "jessica", *NAMED)}),
    "reveal_token_of": table({"reveal_token_of": one_of("paul", "jessica", *NAMED)}),
}


def _one_of_forms(forms: Mapping[str, Check[Any]]) -> Check[Any]:
    """A table that is of the form which one of its names tells."""

    def check(value: object, path: DataPath) -> Any:
        told = [name for name in forms if isinstance(value, Mapping) and name in value]
        if len(told) != 1:
            raise path.wrong(f"has one of {', '.join(forms)}, not {brief(value)}")
        return forms[told[0]](value, path)

    return check


# The file.


def by_id(ids: Iterable[str], entry: Check[Any]) -> Check[Any]:
    return table(dict.fromkeys(ids, entry), filled=True)


def _name(value: object, path: DataPath) -> str:
    if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= LONGEST_NAME:
        raise path.wrong(f"is a text of 1 to {LONGEST_NAME} letters, not {brief(value)}")
    return value


def _ids(section: str) -> tuple[str, ...]:
    return tuple([card["id"] for card in CARDS[section]])


_EXPANSION: Final = tuple(
    [card["id"] for card in CARDS["expansion_spacing_guild"]["planning_cards"]]
)
DEPLOYMENT: Final[tuple[str, ...]] = tuple(
    [
        token["id"]
        for kind, names in {
            "atreides_starting_deployment": ("tokens",),
            "atreides_deployment": ("tokens",),
            "harkonnen_starting_deployment": ("black", "silver"),
        }.items()
        for name in names
        for token in TOKENS[kind][name]
    ]
)
_FIGURES: Final = ("regular", "elite", "special_elite", "generic_leader")
_ROW: Final = ("dice_set_aside", "harvesters", "ornithopters", "carryalls")
_STEP_LEADERS: Final = tuple(
    [card["id"] for card in CARDS["leader_cards"] if card["entry"]["kind"].endswith("_step")]
)

_LEADER: Final = table(
    {
        "slot": one_of(*RESULTS),
        "combat": table({"hits": number(0, 3), "shields": number(0, 3)}, ["hits", "shields"]),
        "effects": effects,
        "requires_figure_on_board": flag,
        "enters_at": number(1, 10),
    }
)

FILE: Final = table(
    {
        "name": _name,
        "planning": by_id(
            (*_ids("planning_cards"), *_EXPANSION),
            table({"effects": effects, "copies": number(1, 3)}),
        ),
        "leaders": table(
            {**dict.fromkeys(NAMED, _LEADER), "wild_maker": table({"effects": effects})},
            filled=True,
        ),
        "prescience": by_id(
            _ids("prescience_cards"),
            table(
                {
                    "timing": one_of("action_resolution", "end_of_round"),
                    "claim_mode": one_of(
                        "own_turn_instead_of_action",
                        "own_turn_free_action",
                        "on_trigger",
                        "end_of_round_check",
                    ),
                    "conditions": some(_one_of_forms(_REQUIREMENTS), 0),
                    "cost": some(_one_of_forms(_COSTS), 0),
                    "advance": table(dict.fromkeys(MARKERS, number(0, 5))),
                }
            ),
        ),
        "objectives": by_id(
            [card["id"] for card in CARDS["secret_objectives"]["cards"]],
            table(dict.fromkeys(MARKERS, number(0, 20))),
        ),
        "tokens": by_id(DEPLOYMENT, table(dict.fromkeys(_FIGURES, number(0, 6)))),
        "dice": table(
            {
                "atreides_action": some(one_of(*RESULTS), 6, 6),
                "harkonnen_action": some(one_of(*RESULTS), 6, 6),
                "combat": some(one_of(*FACES), 6, 6),
            }
        ),
        "sietches": some(number(1, 3), *[len(TOKENS["sietch"]["ranks"])] * 2),
        "stations": some(one_of(*MARKERS), *[STATION_AREAS.bit_count()] * 2),
        "wormsigns": table(dict.fromkeys(("sand", "sandworm", "deep_sandworm"), number(0, 16))),
        "tracks": table(
            {
                "supremacy": table(
                    {
                        "win_at": number(1, 20),
                        "bene_gesserit_to_atreides_at": some(number(1, 20), 0, 4),
                        "stockpiling_allowed_up_to": number(0, 20),
                    }
                ),
                "prescience": table({"last_step": number(1, 20)}),
            }
        ),
        "rows": some(table(dict.fromkeys(_ROW, number(0, 8)), _ROW), 5, 5),
        "slots": by_id(SIDES, table(dict.fromkeys(RESULTS, number(1, 8)))),
        "tank": by_id(SIDES, number(1, 8)),
    },
    ["name"],
)
"""All that a box file can say."""


def check_file(changes: object) -> None:
    """Refuse a box file that is not of this form; BadOptions says in one sentence why."""
    whole = DataPath(BadOptions, "the box file: it", "the box file: ")
    try:
        file = FILE(changes, whole)
    except RecursionError:
        raise whole.wrong("is nested too deep") from None
    for card, change in file.get("prescience", {}).items():
        _fits_together(card, change, whole.entry("prescience").entry(card))
    for leader, change in file.get("leaders", {}).items():
        if "enters_at" in change and leader not in _STEP_LEADERS:
            raise whole.entry("leaders").entry(leader).wrong("enters play by no step of a track")


def _fits_together(card: str, change: Mapping[str, Any], path: DataPath) -> None:
    """What of a prescience card hangs together: how it is claimed, and what it asks for."""
    (printed,) = [entry for entry in CARDS["prescience_cards"] if entry["id"] == card]
    now = {**printed, **change}
    mode, conditions, costs = now["claim_mode"], now["conditions"], now["cost"]
    if (now["timing"] == "end_of_round") != (mode == "end_of_round_check"):
        raise path.wrong("has a timing and a claim_mode that do not fit together")
    if any("trigger" in entry for entry in conditions) != (mode == "on_trigger"):
        raise path.wrong("needs a trigger if it is claimed on_trigger, and only then")
    if any("spend_action_die" in cost for cost in costs) != (mode == "own_turn_instead_of_action"):
        raise path.wrong("costs a die if it is claimed instead of an action, and only then")
    standing = [entry.get("leader_on_board") for entry in conditions]
    if any(cost["to_tank"] not in standing for cost in costs if "to_tank" in cost):
        raise path.wrong("sends a leader to the tank that need not be on the board")
