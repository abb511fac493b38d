"""Reading the steps of cards: from the lists in `data/cards.json` to the values of `ops.py`.

What is not said by a plain value has a line in one of the tables: `_STEPS` for whole steps,
`_FIELDS` for fields of a step, `_SELECTORS` for the words that say which areas are meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, TypeAlias

from landsraad.arrakis.legion import GENERIC, TROOP
from landsraad.arrakis.ops import (
    ALL_OF_THEM,
    ANYWHERE,
    OPS,
    AttachToPrescience,
    Choose,
    ChooseSector,
    FreeAction,
    If,
    Op,
    Replace,
    Where,
    name_of,
)

Entry: TypeAlias = Mapping[str, Any]

PIECES: Final = {
    "sardaukar": "special",
    "fedaykin": "special",
    "generic_leader": GENERIC,
    "leader_named_or_generic": "leader",
    "deployment_token": "token",
    "houses_major_troop": TROOP,
}
"""What cards call some pieces, and what the engine calls them on either side."""


def piece(word: str) -> str:
    """What the engine calls a piece."""
    return PIECES.get(word, word)


def read_ops(entries: Sequence[Entry]) -> tuple[Op, ...]:
    """The steps that a list in the data means; ValueError for one that means nothing."""
    return tuple([_read_op(entry) for entry in entries])


def _read_op(entry: Entry) -> Op:
    name = entry.get("op")
    if name not in _VERBS:
        raise ValueError(f"{name!r} is not a step of a card")
    kind = _VERBS[name]
    if kind in _STEPS:
        return _STEPS[kind](entry)
    known = {field.name for field in fields(kind)}
    given = {key: _read_field(key, value) for key, value in entry.items() if key in known}
    return kind(**given)


def _read_field(key: str, value: Any) -> Any:
    if key in _FIELDS:
        return _FIELDS[key](value)
    return tuple(value) if isinstance(value, list) else value


def _read_count(count: int | str) -> int:
    return count if isinstance(count, int) else ALL_OF_THEM


def _read_if(entry: Entry) -> If:
    ((condition, value),) = entry["cond"].items()
    return If(condition, value, read_ops(entry["then"]), read_ops(entry.get("else", ())))


def _read_choose(entry: Entry) -> Choose:
    return Choose(tuple([read_ops(option) for option in entry["options"]]))


def _read_replace(entry: Entry) -> Replace:
    return Replace(piece(entry["from"]), piece(entry["to"]), entry["count"])


def _read_attach(entry: Entry) -> AttachToPrescience:
    return AttachToPrescience(entry["effect"], entry.get("bonus", {}).get("any", 0))


def _read_choose_sector(entry: Entry) -> ChooseSector:
    return ChooseSector(read_where(entry["cond"]["contains"]), entry["bind"])


def _read_free_action(entry: Entry) -> FreeAction:
    (cost,) = entry["cost"]
    least, most = cost["discard_same_card"]
    return FreeAction(entry["cond"]["leader_in_play"], least, most, read_ops(entry["do"]))


_VERBS: Final[dict[str, type[Op]]] = {name_of(kind): kind for kind in OPS}
_STEPS: Final[dict[type[Op], Callable[[Entry], Op]]] = {
    If: _read_if,
    Choose: _read_choose,
    Replace: _read_replace,
    AttachToPrescience: _read_attach,
    ChooseSector: _read_choose_sector,
    FreeAction: _read_free_action,
}


# Selectors.


def read_where(entry: str | Entry) -> Where:
    """The set of areas that a selector in the data means."""
    if isinstance(entry, str):
        return ANYWHERE
    given: dict[str, Any] = {}
    for key, value in entry.items():
        if key in _SELECTORS:
            given.update(_SELECTORS[key](value))
        elif key in _WHERE_FIELDS:
            given[key] = value
    if "any_of" in entry:  # each of them narrows what the rest says
        rest = {key: value for key, value in entry.items() if key != "any_of"}
        given["any_of"] = tuple([read_where({**rest, **part}) for part in entry["any_of"]])
    return Where(**given)


def _area(names: str | Sequence[str]) -> dict[str, Any]:
    return {"area": () if names == "any" else tuple(names)}


def _adjacent_to(place: str | Entry) -> dict[str, Any]:
    if place == "another_sandworm":
        return {"another_sandworm": True}
    return {"adjacent_to": Where(area=(place,)) if isinstance(place, str) else read_where(place)}


def _same_sector_as(figure: str | Entry) -> dict[str, Any]:
    return {"same_sector_as": figure if isinstance(figure, str) else figure["legion"]}


_SELECTORS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "area": _area,
    "settlement": lambda owner: {"settlement": True},
    "ids": lambda names: {"ids": tuple(names)},
    "contains": lambda figures: {"contains": tuple(map(piece, figures))},
    "at": lambda place: {"at": read_where(place)},
    "adjacent_to": _adjacent_to,
    "same_sector_as": _same_sector_as,
    "cond": lambda condition: {"enemy_within": condition["enemy_legion_within"]},
    "distinct_areas": lambda different: {"different_areas": different},
    "include_connected_air_zones": lambda included: {"air_zones": included},
}
"""The words of a selector, and the fields of `Where` that each of them gives."""
_WHERE_FIELDS: Final = {field.name for field in fields(Where)}
"""Words with a field of the same name and value."""

_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {
    "where": read_where,
    "legion": read_where,
    "to": read_where,
    "target": read_where,
    "do": read_ops,
    "count": _read_count,
    "what": piece,
}
"""The fields of a step that hold more than a plain value."""
