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

TUPLE, LIST, DICT, BYTES, ARRAY, OBJECT = "tuple", "list", "dict", "bytes", "array", "object"


def pack(value: object) -> Json:
    """A JSON form that `Codec.unpack` turns back into an equal value of equal types."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [TUPLE, *map(pack, value)]
    if isinstance(value, list):
        return [LIST, *map(pack, value)]
    if isinstance(value, dict):
        return [DICT, *[[pack(key), pack(item)] for key, item in value.items()]]
    if isinstance(value, bytearray):
        return [ARRAY, value.hex()]
    if isinstance(value, bytes):
        return [BYTES, value.hex()]
    if hasattr(value, "__match_args__"):
        fields = [pack(getattr(value, name)) for name in value.__match_args__]
        return [OBJECT, type(value).__name__, *fields]
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
        if data is None or isinstance(data, bool | int | str):
            return data
        try:
            return self._unpack_list(data)
        except (ValueError, TypeError, IndexError, KeyError):
            raise BadRecord(f"{brief(data)} is not part of a saved game") from None

    def _unpack_list(self, data: Any) -> Any:
        tag, rest = data[0], data[1:]
        if tag == TUPLE:
            return tuple([self.unpack(item) for item in rest])
        if tag == LIST:
            return [self.unpack(item) for item in rest]
        if tag == DICT:
            return {self.unpack(key): self.unpack(item) for key, item in rest}
        if tag == BYTES:
            return bytes.fromhex(rest[0])
        if tag == ARRAY:
            return bytearray.fromhex(rest[0])
        if tag == OBJECT:
            return self.classes[rest[0]](*[self.unpack(field) for field in rest[1:]])
        raise ValueError(tag)
