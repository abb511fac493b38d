"""Codec: the whole state as JSON and back, exactly.

JSON knows no tuples, bytes or steps, so everything but None, bool, int and str is written as a list
whose first item says what it is. Steps, actions and other frozen dataclasses go by name and fields;
only classes that the game lists can be read back, so reading never runs anything foreign. Sets are
refused: their order changes with the hash seed, and a state must not depend on it.

Fields are packed by name, and one at its default is left out: a class can get another field without
changing a stored game. Games begun before that are packed by place (see `CodecByPlace`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING
from typing import Any

from landsraad.kernel.errors import BadRecord
from landsraad.kernel.values import Json, brief

PLAIN = (type(None), bool, int, str)
NO_OTHERS: Mapping[str, str] = {}
TUPLE, LIST, DICT, BYTES, ARRAY, OBJECT = "tuple", "list", "dict", "bytes", "array", "object"


def canonical(data: Json) -> bytes:
    """The one way to write a piece of JSON, for digests."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True).encode()


def same(one: Any, other: Any) -> bool:
    """Equal and of the same types: True is not 1."""
    if type(one) is not type(other):
        return False
    if type(one) is tuple:
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


class Codec:
    """Writes and reads the values of one game.

    A class is stored by its name; `stored_names` says what one that was renamed is still called.
    """

    def __init__(
        self, classes: Iterable[type], stored_names: Mapping[str, str] = NO_OTHERS
    ) -> None:
        self.stored_names = stored_names
        self.classes: dict[str, type] = {}
        for known in classes:
            name = self.name_of(known)
            if self.classes.setdefault(name, known) is not known:
                raise TypeError(f"two classes of one game are called {name}")

    def name_of(self, made: type) -> str:
        """What a class is called in a state."""
        return self.stored_names.get(made.__name__, made.__name__)

    def pack(self, value: Any) -> Json:
        """A JSON form that `unpack` turns back into an equal value of equal types."""
        kind = type(value)
        if kind in PLAIN:
            plain: Json = value
            return plain
        if kind is tuple:
            return [TUPLE, *map(self.pack, value)]
        if kind is list:
            return [LIST, *map(self.pack, value)]
        if kind is dict:
            return [DICT, *[[self.pack(key), self.pack(item)] for key, item in value.items()]]
        if kind is bytearray:
            return [ARRAY, value.hex()]
        if kind is bytes:
            return [BYTES, value.hex()]
        if hasattr(kind, "__match_args__") and not isinstance(value, int | str | tuple):
            return [OBJECT, self.name_of(kind), *self._pack_fields(value)]
        raise TypeError(f"{brief(value)} cannot be part of a state")

    def unpack(self, data: object) -> Any:
        """Raises BadRecord for anything that `pack` would not have written."""
        try:
            value = self._read(data)
            if self.pack(value) == data:
                return value
        except (ValueError, TypeError, LookupError, RecursionError):
            pass
        raise BadRecord(f"{brief(data)} is not part of a saved game")

    def _read(self, data: Any) -> Any:
        if type(data) in PLAIN:
            return data
        tag, *rest = data
        if tag == TUPLE:
            return tuple([self._read(item) for item in rest])
        if tag == LIST:
            return [self._read(item) for item in rest]
        if tag == DICT:
            return {self._read(key): self._read(item) for key, item in rest}
        if tag == BYTES:
            return bytes.fromhex(rest[0])
        if tag == ARRAY:
            return bytearray.fromhex(rest[0])
        if tag == OBJECT:
            return self._read_fields(rest[0], rest[1:])
        raise ValueError(tag)

    def _pack_fields(self, value: Any) -> list[Json]:
        """One JSON object: the fields by name, those at their defaults left out."""
        fields: dict[str, Json] = {}
        for name, default in defaults_of(type(value)):
            item = getattr(value, name)
            if not same(item, default):
                fields[name] = self.pack(item)
        return [fields]

    def _read_fields(self, name: str, packed: list[Any]) -> Any:
        (fields,) = packed
        if type(fields) is not dict:
            raise ValueError(name)
        return self.classes[name](**{key: self._read(item) for key, item in fields.items()})


def defaults_of(made: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class in the order of their names, and the default of each or MISSING."""
    if made not in _defaults:
        declared = getattr(made, "__dataclass_fields__", {})
        names: tuple[str, ...] = made.__match_args__  # type: ignore[attr-defined]
        _defaults[made] = tuple(
            [(n, declared[n].default if n in declared else MISSING) for n in sorted(names)]
        )
    return _defaults[made]


_defaults: dict[type, tuple[tuple[str, Any], ...]] = {}

Places = Mapping[str, tuple[str, ...]]
"""The names of the fields of each class, in the order in which they are packed by place."""


class CodecByPlace(Codec):
    """Packs all fields of an object one after the other, as games of record format 1 and 2 do.

    `places` says which fields these were and in what order; a class that has none there is packed
    as it is now. Fields that came later are at their defaults.
    """

    def __init__(
        self, classes: Iterable[type], places: Places, stored_names: Mapping[str, str] = NO_OTHERS
    ) -> None:
        super().__init__(classes, stored_names)
        self.places = places

    def _pack_fields(self, value: Any) -> list[Json]:
        return [self.pack(getattr(value, name)) for name in self._places_of(type(value))]

    def _read_fields(self, name: str, packed: list[Any]) -> Any:
        made = self.classes[name]
        fields = zip(self._places_of(made), map(self._read, packed), strict=True)
        return made(**dict(fields))

    def _places_of(self, made: type) -> tuple[str, ...]:
        names: tuple[str, ...] = self.places.get(self.name_of(made), made.__match_args__)  # type: ignore[attr-defined]
        return names
