"""Codec: the whole state as JSON and back, exactly.

JSON knows no tuples, bytes or steps, so everything but None, bool, int and str is written as a list
whose first item says what it is. Steps, actions and other frozen dataclasses go by name and fields;
only classes that the game lists can be read back, so reading never runs anything foreign. Sets are
refused: their order changes with the hash seed, and a state must not depend on it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from landsraad.kernel.errors import BadRecord
from landsraad.kernel.values import Json, brief

PLAIN = (type(None), bool, int, str)
TUPLE, LIST, DICT, BYTES, ARRAY, OBJECT = "tuple", "list", "dict", "bytes", "array", "object"


def pack(value: Any) -> Json:
    """A JSON form that `Codec.unpack` turns back into an equal value of equal types."""
    kind = type(value)
    if kind in PLAIN:
        plain: Json = value
        return plain
    if kind is tuple:
        return [TUPLE, *map(pack, value)]
    if kind is list:
        return [LIST, *map(pack, value)]
    if kind is dict:
        return [DICT, *[[pack(key), pack(item)] for key, item in value.items()]]
    if kind is bytearray:
        return [ARRAY, value.hex()]
    if kind is bytes:
        return [BYTES, value.hex()]
    if hasattr(kind, "__match_args__") and not isinstance(value, int | str | tuple):
        fields = [pack(getattr(value, name)) for name in value.__match_args__]
        return [OBJECT, kind.__name__, *fields]
    raise TypeError(f"{brief(value)} cannot be part of a state")


def canonical(data: Json) -> bytes:
    """The one way to write a piece of JSON, for digests."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True).encode()


class Codec:
    """Reads what `pack` wrote, for the classes of one game."""

    def __init__(self, classes: Iterable[type]) -> None:
        self.classes: dict[str, type] = {}
        for known in classes:
            if self.classes.setdefault(known.__name__, known) is not known:
                raise TypeError(f"two classes of one game are called {known.__name__}")

    def unpack(self, data: Json) -> Any:
        """Raises BadRecord for anything that `pack` would not have written."""
        try:
            value = self._read(data)
            if pack(value) == data:
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
            return self.classes[rest[0]](*[self._read(field) for field in rest[1:]])
        raise ValueError(tag)
