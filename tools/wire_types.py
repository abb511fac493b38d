"""Write the client's types: frames of the socket, REST, and each game's kinds of decision.

The frames come from the JSON Schema of the protocol, REST from the OpenAPI document, the kinds from
the questions (`ask-KIND`) that the games' catalogues hold.

Run: python tools/wire_types.py            (make wire)
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Game
from landsraad.protocol import schema
from landsraad.server.app import ENDPOINTS
from landsraad.server.rest.openapi import document_of

WIRE = Path(__file__).parents[1] / "client" / "src" / "wire"
GAMES: tuple[type[Game], ...] = (Arrakis, Dune)
QUESTION = re.compile(r"^ask-([a-z0-9-]+) =", re.MULTILINE)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
HEADER = "// Written by tools/wire_types.py; do not edit.\n\n"


def protocol_types() -> str:
    """One TypeScript type for each definition of the protocol's schema."""
    definitions: Mapping[str, Any] = schema()["$defs"]
    return HEADER + "\n".join([named(name, item) for name, item in definitions.items()])


def rest_types() -> str:
    """What requests bring and what they are answered; what frames also hold is taken from there."""
    document = document_of(ENDPOINTS)
    frames = schema()["$defs"]
    schemas: Mapping[str, Any] = document["components"]["schemas"]
    own = {name: item for name, item in schemas.items() if name not in frames}
    types = "\n".join([named(name, item, base_of(item, frames)) for name, item in own.items()])
    shared = [name for name in sorted(frames) if re.search(rf"\b{name}\b", types)]
    return f'{HEADER}import type {{ {", ".join(shared)} }} from "./protocol";\n\n{types}'


def base_of(item: Mapping[str, Any], frames: Mapping[str, Any]) -> str:
    """The frame that an answer holds, with more beside it; empty if there is none."""
    mine = types_of(item)
    bases = [name for name, frame in frames.items() if FEW < len(types_of(frame)) < len(mine)]
    return next((name for name in bases if types_of(frames[name]).items() <= mine.items()), "")


FEW = 3
"""Members that are no frame yet: many things have a name and an id."""


def types_of(item: Mapping[str, Any]) -> dict[str, str]:
    return {name: typed(member) for name, member in item.get("properties", {}).items()}


def named(name: str, item: Mapping[str, Any], base: str = "") -> str:
    note = f"/** {item['description'].split(chr(10))[0]} */\n" if "description" in item else ""
    if base:
        inherited = types_of(schema()["$defs"][base])
        more = {key: one for key, one in item["properties"].items() if key not in inherited}
        members = typed({**item, "properties": more})
        return f"{note}export interface {name} extends {base} {members}\n"
    if "properties" in item:
        return f"{note}export interface {name} {typed(item)}\n"
    return f"{note}export type {name} = {typed(item)};\n"


def typed(item: Mapping[str, Any]) -> str:
    """The TypeScript type of one schema."""
    if "$ref" in item:
        return str(item["$ref"].rpartition("/")[2])
    if "anyOf" in item:
        return " | ".join([typed(one) for one in item["anyOf"]])
    if "enum" in item:
        return " | ".join([json.dumps(value) for value in item["enum"]])
    if "properties" in item:
        return "{\n" + "".join(members(item)) + "}"
    kind = item.get("type")
    if kind == "array":
        inner = typed(item["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inside = item.get("additionalProperties")
        return f"Record<string, {typed(inside) if isinstance(inside, dict) else 'unknown'}>"
    return PLAIN[kind] if kind else "unknown"


def members(item: Mapping[str, Any]) -> Iterator[str]:
    """What the server sends is always there; a request, which forbids more, may leave some out."""
    required = item.get("required", []) if closed(item) else item["properties"]
    for name, member in item["properties"].items():
        yield f"  {name}{'' if name in required else '?'}: {typed(member)};\n"


def closed(item: Mapping[str, Any]) -> bool:
    return item.get("additionalProperties") is False


def kinds_of(game: type[Game]) -> list[str]:
    """The kinds of decision of a game."""
    catalogue = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    return sorted(key.replace("-", "_") for key in QUESTION.findall(catalogue))


def kind_types() -> str:
    """For each game the list of its kinds, and the type of one of them."""
    written = [
        f"export const {game.name.upper()}_KINDS = [\n"
        + "".join([f'  "{kind}",\n' for kind in kinds_of(game)])
        + f"] as const;\nexport type {game.name.capitalize()}Kind = "
        f"(typeof {game.name.upper()}_KINDS)[number];\n"
        for game in GAMES
    ]
    return HEADER + "\n".join(written)


FILES = {"protocol.ts": protocol_types, "rest.ts": rest_types, "kinds.ts": kind_types}


def main() -> None:
    for name, write in FILES.items():
        (WIRE / name).write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main()
