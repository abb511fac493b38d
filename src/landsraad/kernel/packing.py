"""Packing: the whole state of a game as JSON and back, and its digest.

A state is packed by name, and fields at their first values are left out. Games begun with record
format 1 or 2 are packed by place: all fields that rules version 1 had, in the order of that time,
which `places.json` in the folder of a game keeps.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landsraad.kernel.chance import GENERATORS
from landsraad.kernel.codec import Codec, CodecByPlace, canonical, same
from landsraad.kernel.errors import BadRecord
from landsraad.kernel.values import Json, Value, brief

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

KERNEL = ("stack", "outcome", "chance")
"""What the kernel adds to the fields that a game declares."""


def codec_of(kind: type[Game]) -> Codec:
    """Writer and reader of the values in a game's states."""
    if kind not in _codecs:
        _codecs[kind] = Codec(kind.packed_classes(), kind.stored_names)
    return _codecs[kind]


def codec_by_place_of(kind: type[Game]) -> CodecByPlace:
    """The same for games whose states are packed by place."""
    if kind not in _codecs_by_place:
        file = kind.folder / "places.json"
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        places = {name: tuple(fields) for name, fields in kept.items()}
        places.setdefault("state", tuple([field.name for field in kind.state_fields]))
        _codecs_by_place[kind] = CodecByPlace(kind.packed_classes(), places, kind.stored_names)
    return _codecs_by_place[kind]


_codecs: dict[type[Game], Codec] = {}
_codecs_by_place: dict[type[Game], CodecByPlace] = {}


def digest_of(game: Game) -> str:
    """A fingerprint of seats, options, readings and state, the same on every machine."""
    setup = game.setup
    chosen: list[Json] = [_pairs(game, setup.stated(setup.options))]
    if not setup.by_place:
        chosen.append(_pairs(game, setup.stated(setup.readings)))
    data: Json = [list(game.seats), *chosen, pack_state(game)]
    return hashlib.sha256(canonical(data)).hexdigest()


def _pairs(game: Game, values: Mapping[str, Value]) -> Json:
    pack = codec_of(type(game)).pack
    return [[name, pack(values[name])] for name in sorted(values)]


def pack_state(game: Game) -> Json:
    """The whole state."""
    return _pack_by_place(game) if game.setup.by_place else _pack_by_name(game)


def unpack_state(game: Game, data: Json) -> None:
    """Give a game a state that was packed; the caller checks it, then `settle`s."""
    parts = _parts_by_place(game, data) if game.setup.by_place else _parts_by_name(game, data)
    game.lay_out()
    game.use_chance(GENERATORS[game.setup.generator](*parts.pop("chance")))
    for name, value in parts.items():
        setattr(game, name, value)


# By name.


def _pack_by_name(game: Game) -> Json:
    pack = codec_of(type(game)).pack
    fields: dict[str, Json] = {}
    for field in sorted(game.state_fields, key=lambda field: field.name):
        value = getattr(game, field.name)
        if not same(value, field.first_in(game)):
            fields[field.name] = pack(value)
    kernel = (game.stack, game.outcome, game.chance.state())
    return {**dict(zip(KERNEL, map(pack, kernel), strict=True)), "state": fields}


def _parts_by_name(game: Game, data: Json) -> dict[str, Any]:
    if not isinstance(data, dict) or set(data) != {*KERNEL, "state"}:
        raise BadRecord(f"a state has {', '.join(KERNEL)} and state")
    fields: Any = data["state"]
    known = {field.name for field in game.state_fields}
    for name in fields:
        if name not in known:
            raise BadRecord(f"the state of {game.name} has no field {brief(name)}")
    unpack = codec_of(type(game)).unpack
    kernel = {name: data[name] for name in KERNEL}
    return {name: unpack(part) for name, part in {**kernel, **fields}.items()}


# By place.


def _pack_by_place(game: Game) -> Json:
    codec = codec_by_place_of(type(game))
    fields = [getattr(game, name) for name in codec.places["state"]]
    return [codec.pack(part) for part in (game.stack, game.outcome, game.chance.state(), *fields)]


def _parts_by_place(game: Game, data: Json) -> dict[str, Any]:
    codec = codec_by_place_of(type(game))
    parts = codec.unpack(["list", *data] if isinstance(data, list) else data)
    return dict(zip((*KERNEL, *codec.places["state"]), parts, strict=True))
