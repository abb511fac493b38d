"""Write the client's types of views and events from what the kernel and the games declare.

Each TypedDict of a `view_types.py` or `event_types.py` becomes an interface and each alias a type,
with their descriptions. What a game takes from the kernel, and its events from its views, is
imported.

Run: python tools/view_types.py            (make wire)
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType, NoneType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    is_typeddict,
)

from landsraad.arrakis import event_types as arrakis_events
from landsraad.arrakis import view_types as arrakis
from landsraad.dune import event_types as dune_events
from landsraad.dune import view_types as dune
from landsraad.kernel import view_types as kernel
from landsraad.kernel.view_shapes import is_union, keys_of, narrowed, parameters_of

WIRE = Path(__file__).parents[1] / "client" / "src" / "wire"
MODULES = {
    "view": kernel,
    "dune-view": dune,
    "dune-events": dune_events,
    "arrakis-view": arrakis,
    "arrakis-events": arrakis_events,
}
SHARED = {
    "view": (),
    "dune-view": ("view",),
    "dune-events": ("view", "dune-view"),
    "arrakis-view": ("view",),
    "arrakis-events": ("view", "arrakis-view"),
}
"""The files from which each imports what it does not declare itself."""
WIDTH = 100
HEADER = "// Written by tools/view_types.py; do not edit.\n\n"
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", Any: "Json"}
JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n\n"


# Reading declarations.


@dataclass(slots=True)
class Declaration:
    """A TypedDict or an alias, as it stands in the source.

    Attributes:
        keys: those that stand there themselves; None for an alias.
        bases: the TypedDicts it adds them to.
    """

    name: str
    value: Any
    note: str = ""
    keys: tuple[str, ...] | None = None
    bases: tuple[str, ...] = ()
    notes: dict[str, str] = field(default_factory=dict)


def declarations(module: ModuleType) -> Iterator[Declaration]:
    """What a module declares, in its order."""
    tree = ast.parse(inspect.getsource(module))
    for node, note in with_notes(tree.body):
        match node:
            case ast.ClassDef(name=name):
                yield declared_class(node, getattr(module, name))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                value = getattr(module, name)
                yield Declaration(name, value, note or note_in(value))
            case ast.Assign(targets=[ast.Name(id=name)]) if is_typeddict(getattr(module, name)):
                value = getattr(module, name)
                yield Declaration(name, value, note, tuple(value.__annotations__))


def declared_class(node: ast.ClassDef, value: Any) -> Declaration:
    notes = {
        each.target.id: note
        for each, note in with_notes(node.body)
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return Declaration(
        node.name,
        value,
        ast.get_docstring(node) or "",
        tuple(notes),
        tuple([base for base in bases if base != "TypedDict"]),
        notes,
    )


def with_notes(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the string that stands below it, if one does."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node, inspect.cleandoc(text)
            case _:
                yield node, ""


def note_in(hint: Any) -> str:
    """The description that an Annotated type carries."""
    return next((each for each in get_args(hint)[1:] if isinstance(each, str)), "")


# Writing TypeScript.


class Writer:
    """Writes the types of one module."""

    def __init__(self, file: str) -> None:
        self.declared = list(declarations(MODULES[file]))
        self.own = file == "view"
        self.imported: dict[str, set[str]] = {shared: set() for shared in SHARED[file]}
        self.shared = {
            name: shared
            for shared in SHARED[file]
            for name in names_in(declarations(MODULES[shared])).values()
        }
        self.names = names_in(self.declared)
        for shared in SHARED[file]:
            self.names |= names_in(declarations(MODULES[shared]))

    def text(self) -> str:
        types = "\n".join([self.declaration(each) for each in self.declared])
        lines = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{shared}";\n'
            for shared, names in self.imported.items()
            if names
        ]
        above = JSON if self.own else "".join(lines) + "\n"
        return HEADER + above + types

    def declaration(self, declared: Declaration) -> str:
        note = f"/** {declared.note} */\n" if declared.note else ""
        if declared.keys is None:
            return f"{note}{self.alias(declared)}"
        parameters = [each.__name__ for each in parameters_of(declared.value)]
        generic = f"<{', '.join(parameters)}>" if parameters else ""
        head = f"export interface {declared.name}{generic}{extending(declared.bases)}"
        body = "".join(self.members(declared))
        return f"{note}{head} {{\n{body}}}\n" if body else f"{note}{head} {{}}\n"

    def members(self, declared: Declaration) -> Iterator[str]:
        keys = keys_of(declared.value)
        for name in declared.keys or ():
            if note := declared.notes.get(name):
                yield f"  /** {note} */\n"
            yield f"  {name}{'' if keys[name].required else '?'}: {self.typed(keys[name].hint)};\n"

    def alias(self, declared: Declaration) -> str:
        line = f"export type {declared.name} = {self.spelled(declared.value)};\n"
        if len(line) <= WIDTH:
            return line
        return line.replace(" = ", " =\n  | ", 1).replace(" | ", "\n  | ").replace("\n \n", "\n")

    def typed(self, hint: Any) -> str:
        """A type by its name, if it has one."""
        if hint in self.names:
            name = self.names[hint]
            if name in self.shared:
                self.imported[self.shared[name]].add(name)
            return name
        return self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        """A type as it is put together."""
        if hint in PLAIN:
            if hint is Any and not self.own:
                self.imported["view"].add("Json")
            return PLAIN[hint]
        if isinstance(hint, TypeVar):
            return hint.__name__
        made, arguments = get_origin(hint), get_args(hint)
        if made is Annotated:
            return self.typed(narrowed(hint))
        if made is Literal:
            return " | ".join([json.dumps(word) for word in arguments])
        return self.combined(hint, made, [self.typed(each) for each in arguments])

    def combined(self, hint: Any, made: Any, parts: list[str]) -> str:
        """A type made of others."""
        if is_union(hint):
            return " | ".join(parts)
        if made is list:
            return f"({parts[0]})[]" if " | " in parts[0] else f"{parts[0]}[]"
        if made is dict:
            return f"Record<{parts[0]}, {parts[1]}>"
        if made is tuple:
            return f"[{', '.join(parts)}]"
        if is_typeddict(made):
            return f"{self.typed(made)}<{', '.join(parts)}>"
        raise TypeError(f"{hint} has no place in a view")


def extending(bases: tuple[str, ...]) -> str:
    """One base in a line if there are many."""
    if not bases:
        return ""
    line = f" extends {', '.join(bases)}"
    return line if len(line) <= WIDTH // 2 else "\n  extends " + ",\n    ".join(bases)


def names_in(declared: Iterator[Declaration] | list[Declaration]) -> dict[Any, str]:
    """Types by what they are."""
    return {each.value: each.name for each in declared}


FILES = {f"{file}.ts": Writer(file).text for file in MODULES}


def main() -> None:
    for name, write in FILES.items():
        (WIRE / name).write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main()
