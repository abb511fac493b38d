"""Classes written out, for the compiler: what `dataclass` and `state` do when a class is made.

mypyc keeps the constructor of a dataclass interpreted, and knows nothing of `kernel/slots.py` and
`kernel/state.py`, which write methods at run time. So the copy of the sources that it compiles gets
the same methods as text: the constructors of frozen dataclasses, `lay_out` and `copy_state` of the
games' states. A list of step classes gets its type, which mypy cannot infer in import cycles.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields

from landsraad.kernel.step import Step

FROZEN = "dataclass(frozen=True, slots=True)"
STATE = "dataclass(init=False, eq=False, repr=False, slots=True)"
ANY = "\nfrom typing import Any as _Any\n"
DECLARED_AS = "from landsraad.kernel.state import declared_as as _declared_as\n"
STEPS = re.compile(r"^STEPS = \(", re.MULTILINE)
FUTURE = "from __future__ import annotations\n"


@dataclass(frozen=True, slots=True)
class Edit:
    """Lines of a source, from the first to before the last, and what stands there instead."""

    first: int
    last: int
    text: str


def written_out(name: str, text: str) -> str:
    """The source of a module with its classes written out; the module itself is imported for it."""
    text = compilable(text)
    edits = [edit for node in ast.parse(text).body for edit in edits_of(name, node)]
    lines = text.splitlines(keepends=True)
    for edit in sorted(edits, key=lambda edit: edit.first, reverse=True):
        lines[edit.first : edit.last] = [edit.text]
    typed = STEPS.sub("STEPS: tuple[type[_Any], ...] = (", "".join(lines))
    imported = ANY + (DECLARED_AS if "_declared_as(" in typed else "")
    return typed.replace(FUTURE, FUTURE + imported, 1)


def compilable(text: str) -> str:
    """The same without two expressions that crash mypyc 2.4.

    They are `x in (*some, other)` and `enumerate` over a bytearray.
    """
    lines = text.splitlines(keepends=True)
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Compare)]
    for node in found:
        for tested in node.comparators:
            if isinstance(tested, ast.Tuple) and any(
                isinstance(e, ast.Starred) for e in tested.elts
            ):
                assert tested.end_lineno == tested.lineno
                line = lines[tested.lineno - 1].encode()
                first, last = tested.col_offset, tested.end_col_offset
                inside = b"tuple(" + line[first:last] + b")"
                lines[tested.lineno - 1] = (line[:first] + inside + line[last:]).decode()
    return re.sub(r"enumerate\((game\.\w+)\)", r"enumerate(list(\1))", "".join(lines))


def edits_of(module: str, node: ast.stmt) -> Iterator[Edit]:
    if not isinstance(node, ast.ClassDef):
        return
    for decorator in node.decorator_list:
        line = slice(decorator.lineno - 1, decorator.end_lineno)
        if ast.unparse(decorator) == FROZEN:
            made = getattr(importlib.import_module(module), node.name)
            yield Edit(line.start, line.stop, "@dataclass(frozen=True, init=False)\n")
            yield at_end(node, constructor(node, made) + but(node, made))
        elif ast.unparse(decorator) == STATE:
            made = getattr(importlib.import_module(module), node.name)
            yield Edit(line.start, line.stop, "")
            yield from without_first_values(node)
            yield at_end(node, state_methods(node, made) + state_declared(node))


def at_end(node: ast.ClassDef, text: str) -> Edit:
    assert node.end_lineno is not None
    return Edit(node.end_lineno, node.end_lineno, text)


# Frozen dataclasses.


def constructor(node: ast.ClassDef, made: type) -> str:
    """`__init__` of a frozen dataclass."""
    own = dict(declarations(node))
    parameters, lines = ["self"], []
    for each in fields(made):
        line = own.get(each.name)
        kind = "_Any" if line is None else ast.unparse(line.annotation)
        default = "" if each.default is MISSING else f" = {default_text(each.default, line)}"
        parameters.append(f"{each.name}: {kind}{default}")
        lines.append(f"        self.{each.name} = {each.name}  # type: ignore\n")
    head = f"\n    def __init__({', '.join(parameters)}) -> None:\n"
    return head + ("".join(lines) or "        pass\n")


def but(node: ast.ClassDef, made: type) -> str:
    """The method `but` of a step, unless interpreted steps may derive from it."""
    names = [each.name for each in fields(made)]
    derived_from = any("mypyc_attr" in ast.unparse(each) for each in node.decorator_list)
    if derived_from or not names or not issubclass(made, Step):
        return ""
    kept = [f'changes.get("{name}", self.{name})' for name in names]
    return (
        f"\n    def but(self, **changes: _Any) -> {made.__name__}:  # type: ignore\n"
        f"        return {made.__name__}({', '.join(kept)})\n"
    )


def default_text(default: object, line: ast.AnnAssign | None) -> str:
    """A default as its class writes it; one that is inherited must be a literal."""
    if line is not None and line.value is not None:
        return ast.unparse(line.value)
    if ast.literal_eval(repr(default)) != default:
        raise TypeError(f"{default!r} cannot be written out")
    return repr(default)


def declarations(node: ast.ClassDef) -> Iterator[tuple[str, ast.AnnAssign]]:
    """The fields that a class itself declares, and their lines."""
    for line in node.body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        if not ast.unparse(line.annotation).startswith("ClassVar"):
            yield line.target.id, line


# States.


def without_first_values(node: ast.ClassDef) -> Iterator[Edit]:
    """The fields of a state by name and type only: their first values stand in `lay_out`."""
    for name, line in declarations(node):
        if line.value is not None:
            assert line.end_lineno is not None
            kept = f"    {name}: {ast.unparse(line.annotation)}\n"
            yield Edit(line.lineno - 1, line.end_lineno, kept)


def state_methods(node: ast.ClassDef, made: type) -> str:
    """`lay_out` and `copy_state` of a state."""
    written = {name: line.value for name, line in declarations(node)}
    lay_out = ["\n    def lay_out(self) -> None:\n"]
    copy = [
        "\n    def copy_state(self, twin: Game) -> None:\n",
        f"        assert isinstance(twin, {made.__name__})\n",
    ]
    for each in made.state_fields:  # type: ignore[attr-defined]
        call = written[each.name]
        assert isinstance(call, ast.Call)
        first = ast.unparse(call.args[0])
        if callable(each.first):
            first = f"({first})(self)"
        lay_out.append(f"        self.{each.name} = {first}  # type: ignore\n")
        value = f"self.{each.name}"
        given = [ast.unparse(each.value) for each in call.keywords if each.arg == "copied"]
        if given:
            value = f"({given[0]})({value})"
        elif each.copied is not None:
            value = f"{value}.copy()"
        copy.append(f"        twin.{each.name} = {value}\n")
    return "".join(lay_out + copy)


def state_declared(node: ast.ClassDef) -> str:
    """The declarations of a state, for `state_fields`."""
    lines = [
        f'    ("{name}", "{ast.unparse(line.annotation)}", {ast.unparse(line.value)}),\n'
        for name, line in declarations(node)
        if line.value is not None
    ]
    return f"\n\n{node.name}.state_fields = _declared_as([\n{''.join(lines)}])\n"
