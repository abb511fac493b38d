"""The language of the cards: everything the data says is read, and nothing is lost on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from landsraad.arrakis.box import STANDARD
from landsraad.arrakis.data import load
from landsraad.arrakis.game import VERBS
from landsraad.arrakis.ops import (
    ALL_OF_THEM,
    ANYWHERE,
    OPS,
    Choose,
    DiscardWormsigns,
    FreeAction,
    If,
    Op,
    Place,
    RollCombat,
    Where,
    verb,
)
from landsraad.arrakis.ops_reader import PIECES, read_ops, read_where

CARDS = load("cards")
EXPANSION = CARDS["expansion_spacing_guild"]["planning_cards"]
PRINTED = [*CARDS["planning_cards"], *CARDS["leader_cards"], *EXPANSION]
ONE_WAY: dict[str, dict[str, object]] = {
    "play_planning": {"cost": "none"},
    "opponent_discards_planning": {"chooser": "opponent"},
    "relocate_legion": {"ignore_distance": True},
    "reveal": {"what": ["sietch", "deployment_tokens"]},
    "replace": {"where": "anywhere_on_board"},
    "restrict_opponent": {"duration": "next_action_turn"},
    "place_wormsigns": {"where": "desert_power_rules"},
    "draw_objective": {"mode": "either_wins"},
    "force_opponent_die": {"duration": "next_action_turn"},
    "cycle_prescience": {"discard": "permanent", "count": "any"},
    "shift_prescience": {"from": "any", "to": "any_other", "amount": "any"},
    "move_imperium_marker": {"which": "any", "trigger_ban": False},
    "attach_to_prescience": {"expires": "end_of_round"},
    "swap_deployment_tokens": {"between": "two_sietches"},
    "move_sietch": {"take": "any_figures_and_tokens"},
    "use_die_as": {"result": "any"},
    "place_guild_navigator": {"where": "free_air_zone"},
}
"""Entries that no card says in another way, so that the verb itself means them."""
IMPLIED = {"leader": "enemy_named", "different": True, "adjacent": True, "per_area": 1}
"""The same of selectors."""
RENAMED = {
    "distinct_areas": "different_areas",
    "include_connected_air_zones": "air_zones",
    "cond": "enemy_within",
    "else": "otherwise",
    "from": "old",
}


def entries(effects: Any) -> Iterator[dict[str, Any]]:
    """Every step of an effect, however deep it lies."""
    if isinstance(effects, dict):
        if "op" in effects:
            yield effects
        effects = list(effects.values())
    if isinstance(effects, list):
        for item in effects:
            yield from entries(item)


def steps(ops: tuple[Op, ...]) -> Iterator[Op]:
    """The same of what was read."""
    for op in ops:
        yield op
        if isinstance(op, If):
            yield from steps((*op.then, *op.otherwise))
        if isinstance(op, Choose):
            for option in op.options:
                yield from steps(option)
        if isinstance(op, RollCombat | FreeAction):
            yield from steps(op.do)


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card["id"])
def test_every_step_of_a_card_is_read(card: dict[str, Any]) -> None:
    read = [verb(op) for op in steps(read_ops(card["effects"]))]

    assert sorted(read) == sorted(entry["op"] for entry in entries(card["effects"]))


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card["id"])
def test_no_entry_of_a_step_is_lost(card: dict[str, Any]) -> None:
    """Each is a field of the step, or has the one meaning that the verb has anyway."""
    names = {verb(op): {field.name for field in fields(op)} for op in steps_of(card)}
    for entry in entries(card["effects"]):
        for name, value in entry.items():
            if name in names[entry["op"]] or name in ("op", "cond", "cost", "else", "from", "to"):
                continue
            assert ONE_WAY[entry["op"]][name] == value, (entry["op"], name)


def steps_of(card: dict[str, Any]) -> list[Op]:
    return list(steps(read_ops(card["effects"])))


def selectors(effects: Any) -> Iterator[dict[str, Any]]:
    for entry in entries(effects):
        for name in ("where", "legion", "to", "target"):
            if isinstance(entry.get(name), dict):
                yield entry[name]


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card["id"])
def test_no_entry_of_a_selector_is_lost(card: dict[str, Any]) -> None:
    """What it says is in the value read, unless every verb with such a selector implies it."""
    for selector in selectors(card["effects"]):
        read = read_where(selector)
        for name, value in selector.items():
            if name in IMPLIED:
                assert IMPLIED[name] == value
            elif (name, value) not in (("area", "any"), ("choose", "one")):
                field = RENAMED.get(name, name)
                if value == "another_sandworm":
                    field = "another_sandworm"
                assert getattr(read, field) != getattr(ANYWHERE, field), (name, value)


def test_every_verb_that_a_card_uses_can_begin() -> None:
    """No card of the box stops the game; a rule that only holds begins nothing."""
    effects = [card.ops for card in STANDARD.planning.values()]
    effects += [leader.ops for leader in STANDARD.leaders.values()]
    used = {type(op) for effect in effects for op in steps(effect)}

    assert {made.__name__ for made in used - set(VERBS)} <= {"Static", "FreeAction"}


def test_every_verb_is_used_by_a_card() -> None:
    used = {entry["op"] for card in PRINTED for entry in entries(card["effects"])}

    assert {made for made in OPS if verb_of(made) not in used} == set()


def verb_of(made: type[Op]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", made.__name__).lower()


@pytest.mark.parametrize(("word", "piece"), PIECES.items())
def test_pieces_are_called_alike_on_both_sides(word: str, piece: str) -> None:
    (op,) = read_ops([{"op": "place", "what": word, "count": 1, "where": {}}])

    assert op == Place(piece, 1, ANYWHERE)


def test_selectors_read_words_lists_and_parts() -> None:
    entry = {
        "legion": "self",
        "contains": ["fedaykin"],
        "at": {"terrain": "desert"},
        "adjacent_to": "north_pole",
        "cond": {"enemy_legion_within": 2},
    }

    assert read_where(entry) == Where(
        legion="self",
        contains=("special",),
        at=Where(terrain="desert"),
        adjacent_to=Where(area=("north_pole",)),
        enemy_within=2,
    )
    assert read_where("anywhere") == ANYWHERE


def test_all_of_them_is_a_count() -> None:
    (op,) = read_ops([{"op": "discard_wormsigns", "where": "anywhere", "count": "all"}])

    assert op == DiscardWormsigns(ANYWHERE, ALL_OF_THEM)


def test_a_step_that_means_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="'summon' is not a step of a card"):
        read_ops([{"op": "summon"}])
