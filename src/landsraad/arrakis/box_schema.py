"""What an owner's box file may say: every entry it can have, and what each of them can be.

A file holds a `name` and changes to single cards, tokens, dice, tracks and boards, in the words of
`data/cards.json` and `data/components.json` (see docs/box.md). Whatever is not exactly of this form
is refused with one sentence that names the entry. A `Check` looks at one entry and raises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from landsraad.arrakis.board import AREA, STATION_AREAS
from landsraad.arrakis.data import load
from landsraad.kernel.errors import BadOptions
from landsraad.kernel.values import brief

Check = Callable[[str, object], None]

_CARDS: Final = load("cards")
_COMPONENTS: Final = load("components")
_TOKENS: Final = _COMPONENTS["tokens"]

RESULTS: Final = ("leadership", "strategy", "deployment", "mentat", "house")
MARKERS: Final = ("kwisatz_haderach", "sand_dwellers", "jihad")
LONGEST_NAME: Final = 80


# Kinds of entries.


def wrong(where: str, problem: str) -> BadOptions:
    """The error for an entry: says which, and what it can be."""
    return BadOptions(f"the box file: {where or 'it'} {problem}")


def number(low: int, high: int) -> Check:
    def check(where: str, value: object) -> None:
        if type(value) is not int or not low <= value <= high:
            raise wrong(where, f"is a number from {low} to {high}, not {brief(value)}")

    return check


def word(*allowed: str) -> Check:
    def check(where: str, value: object) -> None:
        if not isinstance(value, str) or value not in allowed:
            offered = ", ".join(allowed[:12]) + (", …" if len(allowed) > 12 else "")
            raise wrong(where, f"can be {offered}, not {brief(value)}")

    return check


def flag(where: str, value: object) -> None:
    if type(value) is not bool:
        raise wrong(where, f"is true or false, not {brief(value)}")


def exactly(only: object) -> Check:
    """An entry that the rules read in one way only."""

    def check(where: str, value: object) -> None:
        if type(value) is not type(only) or value != only:
            raise wrong(where, f"can only be {brief(only)}, not {brief(value)}")

    return check


def list_of(item: Check, least: int = 1, most: int = 20) -> Check:
    def check(where: str, value: object) -> None:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            size = str(least) if least == most else f"{least} to {most}"
            raise wrong(where, f"is a list of {size}, not {brief(value)}")
        for place, entry in enumerate(value, 1):
            item(f"{where}.{place}", entry)

    return check


def table(fields: Mapping[str, Check], needed: Iterable[str] = (), several: bool = False) -> Check:
    """Entries of these names; `several`: names are ids, and there is at least one."""
    wanted = tuple(needed)

    def check(where: str, value: object) -> None:
        if not isinstance(value, Mapping) or (several and not value):
            raise wrong(where, f"is a table, not {brief(value)}")
        for name, entry in value.items():
            if name not in fields:
                raise wrong(where, f"knows no {brief(name)}")
            fields[name](f"{where}.{name}".lstrip("."), entry)
        for name in wanted:
            if name not in value:
                raise wrong(where, f"needs {name}")

    return check


def by_id(ids: Iterable[str], entry: Check) -> Check:
    return table(dict.fromkeys(ids, entry), several=True)


def either(choose: Callable[[object], Check]) -> Check:
    """One of several forms, told apart by the entry itself."""

    def check(where: str, value: object) -> None:
        choose(value)(where, value)

    return check


# Effects.


NAMED: Final = tuple([card["id"] for card in _CARDS["leader_cards"] if card["kind"] == "named"])
LEADERS: Final = (*NAMED, "wild_maker")
UNITS: Final = ("regular", "elite", "sardaukar", "fedaykin")
PIECES: Final = (*UNITS, "houses_major_troop", "generic_leader", *NAMED, "paul", "jessica")
COUNT: Final = number(1, 12)
YES: Final = exactly(True)
NAME: Final = word("A", "L", "S", "Z")


def _selector(where: str, value: object) -> None:
    SELECTOR(where, value)


def _neighbours(value: object) -> Check:
    return word("another_sandworm", *AREA.names) if isinstance(value, str) else _selector


def _sector_of(value: object) -> Check:
    whole = table({"legion": exactly("self")}, ["legion"])
    return word(*NAMED) if isinstance(value, str) else whole


_GROUND: Final[dict[str, Check]] = {
    "area": list_of(word(*AREA.names)),
    "settlement": exactly("own"),
    "ids": list_of(word(*_TOKENS["harkonnen_settlements"]["ranks"])),
    "rank": number(1, 3),
    "terrain": word("mountain", "plateau", "minor_erg", "desert"),
    "deep": YES,
    "state": word("empty", "free"),
    "legion": word("self", "enemy"),
    "contains": list_of(word(*PIECES)),
    "with_leader": YES,
    "at": _selector,
    "adjacent_to": either(_neighbours),
    "same_sector_as": either(_sector_of),
    "sector_connected_to": NAME,
    "sector": NAME,
    "cond": table({"enemy_legion_within": number(1, 3)}, ["enemy_legion_within"]),
    "bind": NAME,
    "ref": NAME,
}
SELECTOR: Final = table(_GROUND)
PLACES: Final = table(
    _GROUND
    | {
        "choose": word("one", "each", "any_mix"),
        "sietch": word("one", "any_mix"),
        "distinct_areas": YES,
        "per_area": exactly(1),
        "together": NAME,
        "most": number(1, 6),
    }
)
VEHICLES: Final = table(_GROUND | {"single_sector": YES, "include_connected_air_zones": YES})
ANOTHER_LEGION: Final = table(_GROUND | {"different": YES}, ["different"])
NEXT_TO_IT: Final = table(_GROUND | {"adjacent": YES}, ["adjacent"])
TARGET: Final = table(_GROUND | {"any_of": list_of(SELECTOR, 2)})
ENEMY_LEADER: Final = table(_GROUND | {"leader": exactly("enemy_named")}, ["leader"])
ANY_AREA: Final = exactly({"area": "any"})


def _effects(where: str, value: object) -> None:
    list_of(_step, 0)(where, value)


def _step(where: str, value: object) -> None:
    if not isinstance(value, Mapping) or value.get("op") not in STEPS:
        said = value.get("op") if isinstance(value, Mapping) else value
        raise wrong(where, f"is a step of a card, not {brief(said)}")
    needed, optional = STEPS[value["op"]]
    table({"op": word(*STEPS)} | needed | optional, needed)(where, value)


def _condition(where: str, value: object) -> None:
    table(_CONDITIONS)(where, value)
    if not isinstance(value, Mapping) or len(value) != 1:
        raise wrong(where, "is one condition")


_CONDITIONS: Final[dict[str, Check]] = {
    "leader_in_play": word(*LEADERS),
    "leader_removed_from_game": word(*LEADERS),
    "atomics_detonated": flag,
    "any_prescience_at_least": number(1, 20),
    "wild_maker_on_board": flag,
}
_FACES: Final = list_of(word("sword", "shield", "special"))
_VEHICLE: Final = word("harvester", "ornithopter", "carryall")
_WORM: Final = {"which": exactly("wild_maker")}
_PUT: Final[tuple[dict[str, Check], dict[str, Check]]] = (
    {"what": word(*PIECES, "leader_named_or_generic", "deployment_token"), "count": COUNT},
    {"where": PLACES},
)
_SEVERAL: Final[dict[str, Check]] = {"count": COUNT}
_POWERS: Final = tuple([ban["id"] for ban in _CARDS["imperium_bans"]])
_STAYING: Final = (
    "houses_major_troop_can_sandride",
    *[f"spacing_guild_action_bonus_step:{n}" for n in range(1, 4)],
    *[f"landsraad_action_also_draws:{n}" for n in range(1, 4)],
    *[f"harkonnen_ornithopters_minus:{n},min:1" for n in range(1, 4)],
)
"""Rules of cards that stay in play (A-GUILD-NAV-6)."""

STEPS: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {
    "place": (_PUT[0] | _PUT[1], {}),
    "deploy": (_PUT[0] | _PUT[1], {}),
    "replace": (
        {"from": word("regular", "elite"), "to": word(*UNITS[1:]), "count": COUNT},
        {"where": exactly("anywhere_on_board")},
    ),
    "move_legion": ({"legion": SELECTOR}, _SEVERAL),
    "attack": (
        {"legion": SELECTOR},
        {
            "surprise": flag,
            "modifiers": list_of(
                word(
                    "no_continue_hit",
                    *[f"extra_die_each_round:{n}" for n in range(1, 4)],
                    *[f"opponent_max_dice_first_round:{n}" for n in range(1, 6)],
                )
            ),
        },
    ),
    "relocate_legion": (
        {"legion": SELECTOR, "to": ANOTHER_LEGION},
        {"ignore_distance": YES},
    ),
    "push_legion": ({"legion": SELECTOR, "to": NEXT_TO_IT}, {}),
    "move_sietch": ({"to": NEXT_TO_IT}, {"take": exactly("any_figures_and_tokens")}),
    "special_attack": ({"dice": number(1, 6), "hit_on": _FACES, "target": TARGET}, {}),
    "roll_combat": ({"dice": number(1, 6), "per": _FACES, "do": _effects}, {}),
    "to_tank": ({"target": ENEMY_LEADER}, {}),
    "enter_play": ({"leader": word(*LEADERS)}, {"spent": YES}),
    "remove_from_game": ({"leader": word(*NAMED)}, {}),
    "draw_planning": (
        _SEVERAL,
        {"deck": word("any_own", *_CARDS["planning_decks"])},
    ),
    "play_planning": ({}, {"count": exactly(1), "cost": exactly("none")}),
    "opponent_discards_planning": (_SEVERAL, {"chooser": exactly("opponent")}),
    "take_bene_gesserit": (_SEVERAL, {}),
    "desert_power": ({}, _SEVERAL),
    "place_wormsigns": (_SEVERAL, {"where": exactly("desert_power_rules")}),
    "discard_wormsigns": (
        {
            "where": either(
                lambda value: exactly("anywhere") if isinstance(value, str) else SELECTOR
            ),
            "count": either(lambda value: exactly("all") if isinstance(value, str) else COUNT),
        },
        {},
    ),
    "place_sandworm": ({"where": SELECTOR}, {**_SEVERAL, **_WORM}),
    "move_sandworm": ({}, {**_SEVERAL, **_WORM}),
    "sandworm_attack": ({}, _WORM),
    "coriolis_storms": ({}, {}),
    "place_vehicle": (_SEVERAL, {"type": _VEHICLE}),
    "remove_vehicle": (_SEVERAL, {"type": _VEHICLE, "where": VEHICLES, "bind": NAME}),
    "reveal": ({"where": ANY_AREA}, {"what": exactly(["sietch", "deployment_tokens"])}),
    "swap_deployment_tokens": ({}, {"between": exactly("two_sietches")}),
    "shuffle_back_prescience": (_SEVERAL, {}),
    "cycle_prescience": ({}, {"count": exactly("any"), "discard": exactly("permanent")}),
    "attach_to_prescience": (
        {"effect": word("on_claim_bonus", "persist_until_claimed")},
        {"bonus": table({"any": number(1, 5)}, ["any"]), "expires": exactly("end_of_round")},
    ),
    "shift_prescience": (
        {},
        {"from": exactly("any"), "to": exactly("any_other"), "amount": exactly("any")},
    ),
    "draw_objective": ({"count": exactly(1)}, {"mode": exactly("either_wins")}),
    "detonate_atomics": ({}, {}),
    "move_imperium_marker": (
        {"steps": number(-4, 4)},
        {"which": exactly("any"), "trigger_ban": exactly(False)},
    ),
    "discard_opponent_action_die": ({"face": word(*RESULTS), "count": COUNT}, {}),
    "force_opponent_die": ({"count": exactly(1)}, {"duration": exactly("next_action_turn")}),
    "restrict_opponent": (
        {"forbid": list_of(word("place_or_deploy:paul", "move_or_attack:legion_containing_paul"))},
        {"duration": exactly("next_action_turn")},
    ),
    "use_die_as": ({}, {"result": exactly("any")}),
    "choose_sector": ({"cond": table({"contains": SELECTOR}, ["contains"]), "bind": NAME}, {}),
    "if": ({"cond": _condition, "then": _effects}, {"else": _effects}),
    "choose": ({"options": list_of(list_of(_step), 2)}, {}),
    "static": ({"rule": word("unplayable_and_undiscardable", *_STAYING)}, {}),
    "imperium_action": ({"which": word(*_POWERS), "count": COUNT}, {}),
    "place_guild_navigator": ({}, {"where": exactly("free_air_zone")}),
    "free_action": (
        {
            "cond": table({"leader_in_play": word(*LEADERS)}, ["leader_in_play"]),
            "cost": list_of(
                table({"discard_same_card": list_of(number(1, 6), 2, 2)}, ["discard_same_card"]),
                1,
                1,
            ),
            "do": _effects,
        },
        {},
    ),
}
"""For each step of an effect, the entries it needs and those it may have besides."""


# Prescience cards.


_TRIGGERS: Final = (
    "sandride_completed",
    "harvester_removed",
    "station_taken",
    "battle_won_as_attacker",
    "enemy_named_leader_to_tank",
)
_OUTSIDE: Final = table(
    {"terrain": exactly("desert"), "deep": YES, "without": exactly("sietch")}, ["without"]
)


def _counted(value: object) -> Check:
    if isinstance(value, str):
        return word(
            "sandworms_on_board",
            "atreides_named_leaders_on_board",
            "areas_with_atreides_named_leaders",
        )
    return table(
        {
            "atreides_legions_in": _OUTSIDE,
            "harkonnen_legions_adjacent_to": exactly("any_sietch"),
            "harkonnen_settlements_adjacent_to": exactly("atreides_legion"),
            "sectors_with_atreides_legion_outside_sietch": YES,
        },
        several=True,
    )


_REQUIREMENTS: Final[dict[str, Check]] = {
    "trigger": table(
        {
            "trigger": word(*_TRIGGERS),
            "legion": exactly({"contains_named_leader": True}),
            "path_includes": exactly("sandworm_figure"),
            "count_this_phase_at_least": number(1, 8),
            "enemy_units_at_start_at_least": number(1, 6),
        },
    ),
    "leader_on_board": table(
        {
            "leader_on_board": word("paul", "jessica", *NAMED),
            "area_without": exactly("sietch"),
            "sector_with": exactly("harkonnen_legion"),
            "sector_without": exactly("harkonnen_legion"),
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
_COSTS: Final[dict[str, Check]] = {
    "spend_action_die": table(
        {"spend_action_die": exactly(1), "face": exactly("any"), "no_action": YES}
    ),
    "to_tank": table({"to_tank": word("paul", "jessica", *NAMED), "slot": exactly(1)}),
    "remove_from_one_sietch_area": table(
        {
            "remove_from_one_sietch_area": exactly(
                {"any_of": [{"deployment_token": 1, "removed_from_game": True}, {"units": 2}]}
            )
        }
    ),
    "discard_planning": table({"discard_planning": number(1, 6)}),
}


def _one_of_forms(forms: Mapping[str, Check]) -> Check:
    """A table that is of the form which one of its names tells."""

    def check(where: str, value: object) -> None:
        told = [name for name in forms if isinstance(value, Mapping) and name in value]
        if len(told) != 1:
            raise wrong(where, f"has one of {', '.join(forms)}, not {brief(value)}")
        forms[told[0]](where, value)

    return check


# The file.


def _named(where: str, value: object) -> None:
    fit = isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST_NAME
    if not fit:
        raise wrong(where, f"is a text of 1 to {LONGEST_NAME} letters, not {brief(value)}")


def _ids(section: str) -> tuple[str, ...]:
    return tuple([card["id"] for card in _CARDS[section]])


_EXPANSION: Final = tuple(
    [card["id"] for card in _CARDS["expansion_spacing_guild"]["planning_cards"]]
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
        for token in _TOKENS[kind][name]
    ]
)
_FIGURES: Final = ("regular", "elite", "special_elite", "generic_leader")
_ROW: Final = ("dice_set_aside", "harvesters", "ornithopters", "carryalls")
_STEP_LEADERS: Final = tuple(
    [card["id"] for card in _CARDS["leader_cards"] if card["entry"]["kind"].endswith("_step")]
)

_LEADER: Final = table(
    {
        "slot": word(*RESULTS),
        "combat": table({"hits": number(0, 3), "shields": number(0, 3)}, ["hits", "shields"]),
        "effects": _effects,
        "requires_figure_on_board": flag,
        "enters_at": number(1, 10),
    }
)

FILE: Final = table(
    {
        "name": _named,
        "planning": by_id(
            (*_ids("planning_cards"), *_EXPANSION),
            table({"effects": _effects, "copies": number(1, 3)}),
        ),
        "leaders": table(
            {**dict.fromkeys(NAMED, _LEADER), "wild_maker": table({"effects": _effects})},
            several=True,
        ),
        "prescience": by_id(
            _ids("prescience_cards"),
            table(
                {
                    "timing": word("action_resolution", "end_of_round"),
                    "claim_mode": word(
                        "own_turn_instead_of_action",
                        "own_turn_free_action",
                        "on_trigger",
                        "end_of_round_check",
                    ),
                    "conditions": list_of(_one_of_forms(_REQUIREMENTS), 0),
                    "cost": list_of(_one_of_forms(_COSTS), 0),
                    "advance": table(dict.fromkeys(MARKERS, number(0, 5))),
                }
            ),
        ),
        "objectives": by_id(
            [card["id"] for card in _CARDS["secret_objectives"]["cards"]],
            table(dict.fromkeys(MARKERS, number(0, 20))),
        ),
        "tokens": by_id(DEPLOYMENT, table(dict.fromkeys(_FIGURES, number(0, 6)))),
        "dice": table(
            {
                "atreides_action": list_of(word(*RESULTS), 6, 6),
                "harkonnen_action": list_of(word(*RESULTS), 6, 6),
                "combat": list_of(word("sword", "shield", "special"), 6, 6),
            }
        ),
        "sietches": list_of(number(1, 3), *[len(_TOKENS["sietch"]["ranks"])] * 2),
        "stations": list_of(word(*MARKERS), *[STATION_AREAS.bit_count()] * 2),
        "wormsigns": table(dict.fromkeys(("sand", "sandworm", "deep_sandworm"), number(0, 16))),
        "tracks": table(
            {
                "supremacy": table(
                    {
                        "win_at": number(1, 20),
                        "bene_gesserit_to_atreides_at": list_of(number(1, 20), 0, 4),
                        "stockpiling_allowed_up_to": number(0, 20),
                    }
                ),
                "prescience": table({"last_step": number(1, 20)}),
            }
        ),
        "rows": list_of(table(dict.fromkeys(_ROW, number(0, 8)), _ROW), 5, 5),
        "slots": by_id(("atreides", "harkonnen"), table(dict.fromkeys(RESULTS, number(1, 8)))),
        "tank": by_id(("atreides", "harkonnen"), number(1, 8)),
    },
    ["name"],
)
"""All that a box file can say."""


def check_file(changes: object) -> None:
    """Refuse a box file that is not of this form; BadOptions says in one sentence why."""
    if not isinstance(changes, Mapping):
        raise wrong("", f"is a table, not {brief(changes)}")
    try:
        FILE("", changes)
    except RecursionError:
        raise wrong("", "is nested too deep") from None
    for card, change in changes.get("prescience", {}).items():
        _fits_together(f"prescience.{card}", card, change)
    for leader, change in changes.get("leaders", {}).items():
        if "enters_at" in change and leader not in _STEP_LEADERS:
            raise wrong(f"leaders.{leader}", "enters play by no step of a track")


def _fits_together(where: str, card: str, change: Mapping[str, Any]) -> None:
    """What of a prescience card hangs together: how it is claimed, and what it asks for."""
    (printed,) = [entry for entry in _CARDS["prescience_cards"] if entry["id"] == card]
    now = {**printed, **change}
    mode, conditions, costs = now["claim_mode"], now["conditions"], now["cost"]
    if (now["timing"] == "end_of_round") != (mode == "end_of_round_check"):
        raise wrong(where, "has a timing and a claim_mode that do not fit together")
    if any("trigger" in entry for entry in conditions) != (mode == "on_trigger"):
        raise wrong(where, "needs a trigger if it is claimed on_trigger, and only then")
    if any("spend_action_die" in cost for cost in costs) != (mode == "own_turn_instead_of_action"):
        raise wrong(where, "costs a die if it is claimed instead of an action, and only then")
    standing = [entry.get("leader_on_board") for entry in conditions]
    if any(cost["to_tank"] not in standing for cost in costs if "to_tank" in cost):
        raise wrong(where, "sends a leader to the tank that need not be on the board")
