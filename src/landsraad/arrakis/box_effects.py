"""What an effect in an owner's box file may say: every step of a card, and what each can be.

`STEPS` lists them, in the words of `data/cards.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import POWERS, RESULTS, VEHICLES
from landsraad.arrakis.data import load
from landsraad.kernel.checks import Check, DataPath, exactly, flag, list_of, number, table, word
from landsraad.kernel.values import brief

T = TypeVar("T")
Fields: TypeAlias = dict[str, Check[Any]]

CARDS: Final = load("cards")
TOKENS: Final = load("components")["tokens"]


# Kinds of entries.


def one_of(*allowed: str) -> Check[str]:
    return word(allowed)


def some(item: Check[T], least: int = 1, most: int = 20) -> Check[tuple[T, ...]]:
    """A list as long as one that a card may have."""
    return list_of(item, least, most)


def either(choose: Callable[[object], Check[Any]]) -> Check[Any]:
    """One of several forms, told apart by the entry itself."""

    def check(value: object, path: DataPath) -> Any:
        return choose(value)(value, path)

    return check


# Places and pieces.

NAMED: Final = tuple([card["id"] for card in CARDS["leader_cards"] if card["kind"] == "named"])
LEADERS: Final = (*NAMED, "wild_maker")
UNITS: Final = ("regular", "elite", "sardaukar", "fedaykin")
PIECES: Final = (*UNITS, "houses_major_troop", "generic_leader", *NAMED, "paul", "jessica")
COUNT: Final = number(1, 12)
YES: Final = exactly(True)
NAME: Final = one_of("A", "L", "S", "Z")


def _selector(value: object, path: DataPath) -> Any:
    return SELECTOR(value, path)


def _neighbours(value: object) -> Check[Any]:
    return one_of("another_sandworm", *AREA.names) if isinstance(value, str) else _selector


def _sector_of(value: object) -> Check[Any]:
    whole = table({"legion": exactly("self")}, ["legion"])
    return one_of(*NAMED) if isinstance(value, str) else whole


_GROUND: Final[Fields] = {
    "area": some(one_of(*AREA.names)),
    "settlement": exactly("own"),
    "ids": some(one_of(*TOKENS["harkonnen_settlements"]["ranks"])),
    "rank": number(1, 3),
    "terrain": one_of("mountain", "plateau", "minor_erg", "desert"),
    "deep": YES,
    "state": one_of("empty", "free"),
    "legion": one_of("self", "enemy"),
    "contains": some(one_of(*PIECES)),
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
        "choose": one_of("one", "each", "any_mix"),
        "sietch": one_of("one", "any_mix"),
        "distinct_areas": YES,
        "per_area": exactly(1),
        "together": NAME,
        "most": number(1, 6),
    }
)
IN_VEHICLES: Final = table(_GROUND | {"single_sector": YES, "include_connected_air_zones": YES})
ANOTHER_LEGION: Final = table(_GROUND | {"different": YES}, ["different"])
NEXT_TO_IT: Final = table(_GROUND | {"adjacent": YES}, ["adjacent"])
TARGET: Final = table(_GROUND | {"any_of": some(SELECTOR, 2)})
ENEMY_LEADER: Final = table(_GROUND | {"leader": exactly("enemy_named")}, ["leader"])
ANY_AREA: Final = exactly({"area": "any"})


# Steps.


def effects(value: object, path: DataPath) -> Any:
    """What a card does: a list of steps, which may be empty."""
    return some(_step, 0)(value, path)


def _step(value: object, path: DataPath) -> Any:
    verb = value.get("op") if isinstance(value, Mapping) else value
    if not isinstance(value, Mapping) or not isinstance(verb, str) or verb not in STEPS:
        raise path.wrong(f"is a step of a card, not {brief(verb)}")
    needed, optional = STEPS[verb]
    return table({"op": one_of(*STEPS)} | needed | optional, needed)(value, path)


def _condition(value: object, path: DataPath) -> Any:
    condition = table(_CONDITIONS)(value, path)
    if len(condition) != 1:
        raise path.wrong("is one condition")
    return condition


_CONDITIONS: Final[Fields] = {
    "leader_in_play": one_of(*LEADERS),
    "leader_removed_from_game": one_of(*LEADERS),
    "atomics_detonated": flag,
    "any_prescience_at_least": number(1, 20),
    "wild_maker_on_board": flag,
}
FACES: Final = ("sword", "shield", "special")
_FACES: Final = some(one_of(*FACES))
_VEHICLE: Final = one_of(*VEHICLES)
_WORM: Final = {"which": exactly("wild_maker")}
_PUT: Final[Fields] = {
    "what": one_of(*PIECES, "leader_named_or_generic", "deployment_token"),
    "count": COUNT,
    "where": PLACES,
}
_SEVERAL: Final[Fields] = {"count": COUNT}
_STAYING: Final = (
    "houses_major_troop_can_sandride",
    *[f"spacing_guild_action_bonus_step:{n}" for n in range(1, 4)],
    *[f"landsraad_action_also_draws:{n}" for n in range(1, 4)],
    *[f"harkonnen_ornithopters_minus:{n},min:1" for n in range(1, 4)],
)
"""Rules of cards that stay in play (A-GUILD-NAV-6)."""

STEPS: Final[dict[str, tuple[Fields, Fields]]] = {
    "place": (_PUT, {}),
    "deploy": (_PUT, {}),
    "replace": (
        {"from": one_of("regular", "elite"), "to": one_of(*UNITS[1:]), "count": COUNT},
        {"where": exactly("anywhere_on_board")},
    ),
    "move_legion": ({"legion": SELECTOR}, _SEVERAL),
    "attack": (
        {"legion": SELECTOR},
        {
            "surprise": flag,
            "modifiers": some(
                one_of(
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
    "special_attack": (
        {"dice": number(1, 6), "hit_on": _FACES, "target": TARGET},
        {},
    ),
    "roll_combat": ({"dice": number(1, 6), "per": _FACES, "do": effects}, {}),
    "to_tank": ({"target": ENEMY_LEADER}, {}),
    "enter_play": ({"leader": one_of(*LEADERS)}, {"spent": YES}),
    "remove_from_game": ({"leader": one_of(*NAMED)}, {}),
    "draw_planning": (
        _SEVERAL,
        {"deck": one_of("any_own", *CARDS["planning_decks"])},
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
    "remove_vehicle": (_SEVERAL, {"type": _VEHICLE, "where": IN_VEHICLES, "bind": NAME}),
    "reveal": ({"where": ANY_AREA}, {"what": exactly(["sietch", "deployment_tokens"])}),
    "swap_deployment_tokens": ({}, {"between": exactly("two_sietches")}),
    "shuffle_back_prescience": (_SEVERAL, {}),
    "cycle_prescience": ({}, {"count": exactly("any"), "discard": exactly("permanent")}),
    "attach_to_prescience": (
        {"effect": one_of("on_claim_bonus", "persist_until_claimed")},
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
    "discard_opponent_action_die": ({"face": one_of(*RESULTS), "count": COUNT}, {}),
    "force_opponent_die": ({"count": exactly(1)}, {"duration": exactly("next_action_turn")}),
    "restrict_opponent": (
        {"forbid": some(one_of("place_or_deploy:paul", "move_or_attack:legion_containing_paul"))},
        {"duration": exactly("next_action_turn")},
    ),
    "use_die_as": ({}, {"result": exactly("any")}),
    "choose_sector": ({"cond": table({"contains": SELECTOR}, ["contains"]), "bind": NAME}, {}),
    "if": ({"cond": _condition, "then": effects}, {"else": effects}),
    "choose": ({"options": some(some(_step), 2)}, {}),
    "static": ({"rule": one_of("unplayable_and_undiscardable", *_STAYING)}, {}),
    "imperium_action": ({"which": one_of(*POWERS), "count": COUNT}, {}),
    "place_guild_navigator": ({}, {"where": exactly("free_air_zone")}),
    "free_action": (
        {
            "cond": table({"leader_in_play": one_of(*LEADERS)}, ["leader_in_play"]),
            "cost": some(
                table({"discard_same_card": some(number(1, 6), 2, 2)}, ["discard_same_card"]),
                1,
                1,
            ),
            "do": effects,
        },
        {},
    ),
}
"""For each step of an effect, the entries it needs and those it may have besides."""
