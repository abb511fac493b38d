"""Classes written out, for the compiler: what `dataclass` and `state` do when a class is made.

mypyc keeps the constructor of a dataclass interpreted, and knows nothing of `kernel/slots.py` and
`kernel/state.py`, which write methods at run time. So the copy of the sources that it compiles gets
the same methods as text: the constructors of frozen dataclasses, `lay_out` and `copy_state` of the
games' states. A list of step classes gets its type, which mypy cannot infer in import cycles.

What is cheap in an interpreter and dear beside machine code goes another way: `lru_cache` becomes
a function with a table of its own; constants are Final, or they would be looked up by name; values
are compared and hashed field by field; and events are not even built if nobody listens.
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
TYPING = "from typing import Any as _Any, Final as _Final\n"
SUM = "_sum: _Final[_Any] = sum\n"
DECLARED_AS = "from landsraad.kernel.state import declared_as as _declared_as\n"
STEPS = re.compile(r"^STEPS = \(", re.MULTILINE)
SUMS = re.compile(r"(?<![\w.])sum\(")
FIRST_IMPORT = re.compile(r"^(from (?!__future__)|import )", re.MULTILINE)
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
CACHE = re.compile(r"cache|lru_cache(\(maxsize=(?P<most>.+)\))?")
UNBOUNDED = "1 << 62"
SPACES = ("Choices", "Counts", "Listed", "Subsets", "Sum")
"""Classes with a type parameter."""
SUBSCRIPTED = (
    "    @classmethod\n"
    "    def __class_getitem__(cls, item: object) -> _Any:\n"
    "        return cls\n\n"
)


@dataclass(frozen=True, slots=True)
class Edit:
    """Lines of a source, from the first to before the last, and what stands there instead."""

    first: int
    last: int
    text: str


def written_out(name: str, text: str) -> str:
    """The source of a module with its classes written out; the module itself is imported for it."""
    text = compilable(without_type_parameters(text))
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    edits = [edit for node in tree.body for edit in edits_of(name, node)]
    edits += [edit for node in ast.walk(tree) for edit in only_if_live(node, lines)]
    for edit in sorted(edits, key=lambda edit: edit.first, reverse=True):
        lines[edit.first : edit.last] = [edit.text]
    typed = STEPS.sub("STEPS: tuple[type[_Any], ...] = (", "".join(lines))
    imported = TYPING + (DECLARED_AS if "_declared_as(" in typed else "")
    imported += SUM if "_sum(" in typed else ""
    return FIRST_IMPORT.sub(lambda first: imported + first[0], typed, count=1)


def compilable(text: str) -> str:
    """The same without what mypyc 2.4 gets wrong.

    `x in (*some, other)` and `enumerate` over a bytearray crash it; a sum of floats, which is the
    integer 0 where there are none, it takes for an integer wherever one more number goes in.
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
    text = re.sub(r"enumerate\((game\.\w+)\)", r"enumerate(list(\1))", "".join(lines))
    return SUMS.sub("_sum(", text)


def without_type_parameters(text: str) -> str:
    """Spaces of choices of whatever type.

    mypyc 2.4 lays out a class with a type parameter as if it had a base in Python: with room for a
    dictionary and for weak references, which the collector of CPython 3.11 would then free twice.
    """
    lines = text.splitlines(keepends=True)
    found = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) in SPACES
    ]
    for node in sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        assert node.end_lineno == node.lineno
        line = lines[node.lineno - 1].encode()
        first, last = node.value.end_col_offset, node.end_col_offset
        lines[node.lineno - 1] = (line[:first] + line[last:]).decode()
    text = "".join(lines)
    if "class Choices(Generic[T]):" in text:
        text = text.replace('T = TypeVar("T")', "T = _Any")
        text = text.replace("class Choices(Generic[T]):\n", f"class Choices:\n{SUBSCRIPTED}")
    return text


def edits_of(module: str, node: ast.stmt) -> Iterator[Edit]:
    if isinstance(node, ast.FunctionDef):
        yield from remembering(node)
    if isinstance(node, ast.Assign):
        yield from final(node)
    if not isinstance(node, ast.ClassDef):
        return
    yield from kept_once(module, node)
    for decorator in node.decorator_list:
        line = slice(decorator.lineno - 1, decorator.end_lineno)
        if ast.unparse(decorator) == FROZEN:
            made = getattr(importlib.import_module(module), node.name)
            yield Edit(line.start, line.stop, "@dataclass(frozen=True, init=False)\n")
            yield at_end(node, constructor(node, made) + but(node, made) + compared(node, made))
        elif ast.unparse(decorator) == STATE:
            made = getattr(importlib.import_module(module), node.name)
            yield Edit(line.start, line.stop, "")
            yield from without_first_values(node)
            yield at_end(node, state_methods(node, made) + state_declared(node))


def at_end(node: ast.ClassDef, text: str) -> Edit:
    assert node.end_lineno is not None
    return Edit(node.end_lineno, node.end_lineno, text)


# Events, constants and tables of results.


def only_if_live(node: ast.AST, lines: list[str]) -> Iterator[Edit]:
    """`game.emit(…)`, if somebody listens; what it is told must not change anything.

    `game.reveal(…)` bars undo as well, whoever listens.
    """
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return
    called = ast.unparse(node.value.func)
    if called in ("game.emit", "self.emit", "game.reveal"):
        assert node.end_lineno is not None
        written = lines[node.lineno - 1 : node.end_lineno]
        indent, (game, _, told) = " " * node.col_offset, called.partition(".")
        head = f"{indent}if {game}.live:\n"
        if told == "reveal":
            head = f"{indent}{game}.bar_undo()\n{head}"
        yield Edit(
            node.lineno - 1, node.end_lineno, head + "".join(["    " + line for line in written])
        )


def final(node: ast.Assign) -> Iterator[Edit]:
    """Constants that say so, so that they are found without their names."""
    (target, *more) = node.targets
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [each for each in targets if isinstance(each, ast.Name) and CONSTANT.fullmatch(each.id)]
    if more or len(names) < len(targets) or names[0].id == "STEPS":
        return
    assert node.end_lineno is not None
    value = ast.unparse(node.value)
    text = f"{names[0].id}: _Final = {value}\n"
    if isinstance(target, ast.Tuple):
        each_of = [f"{one.id}: _Final = ({value})[{place}]\n" for place, one in enumerate(names)]
        text = "".join(each_of)
    yield Edit(node.lineno - 1, node.end_lineno, text)


def remembering(node: ast.FunctionDef) -> Iterator[Edit]:
    """A cached function with a table of results of its own, which is emptied when it is full."""
    for decorator in node.decorator_list:
        cached = CACHE.fullmatch(ast.unparse(decorator))
        if cached is None:
            continue
        head = table(node, cached["most"] or UNBOUNDED)
        yield Edit(decorator.lineno - 1, node.body[0].lineno - 1, head)


def table(node: ast.FunctionDef, most: str) -> str:
    """The table, the function that looks into it, and the head of the one that fills it."""
    assert node.returns is not None
    name, returns, parameters = node.name, ast.unparse(node.returns), ast.unparse(node.args)
    listed = [*node.args.args, *node.args.kwonlyargs]
    given = [each.arg for each in listed]
    kinds = [ast.unparse(each.annotation) for each in listed if each.annotation]
    passed = [
        *given[: len(node.args.args)],
        *[f"{each.arg}={each.arg}" for each in node.args.kwonlyargs],
    ]
    key, kind = f"({', '.join(given)})", f"tuple[{', '.join(kinds) or '()'}]"
    if len(given) == 1:
        key, kind = given[0], kinds[0]
    return (
        f"_made_by_{name}: _Final[dict[{kind}, {returns}]] = {{}}\n\n\n"
        f"def {name}({parameters}) -> {returns}:\n"
        f"    kept = _made_by_{name}.get({key})\n"
        f"    if kept is None:\n"
        f"        if len(_made_by_{name}) >= {most}:\n"
        f"            _made_by_{name}.clear()\n"
        f"        kept = _made_by_{name}[{key}] = _make_{name}({', '.join(passed)})\n"
        f"    return kept\n\n\n"
        f"def _make_{name}({parameters}) -> {returns}:\n"
    )


# Properties that are worked out once.


def kept_once(module: str, node: ast.ClassDef) -> Iterator[Edit]:
    """`cached_property` as a property with a field: compiled objects have no `__dict__`.

    A class that works out in another way what it derives has the field already.
    """
    fields_of_it = ""
    for line in node.body:
        if not isinstance(line, ast.FunctionDef):
            continue
        for decorator in line.decorator_list:
            if ast.unparse(decorator) == "cached_property":
                inherited = is_inherited(module, node, line.name)
                yield Edit(decorator.lineno - 1, line.body[0].lineno - 1, kept(line, inherited))
                if not inherited:
                    fields_of_it += f"    {kept_name(line)}: {returned(line)} | None = None\n"
    if fields_of_it:
        yield at_end(node, f"\n{fields_of_it}")


def is_inherited(module: str, node: ast.ClassDef, name: str) -> bool:
    made = getattr(importlib.import_module(module), node.name)
    return any(name in vars(base) for base in made.__mro__[1:])


def kept(line: ast.FunctionDef, inherited: bool) -> str:
    """The property, unless it is inherited, and the head of the method that works it out."""
    name, field = line.name, kept_name(line)
    head = f"    def _make_{name}(self) -> {returned(line)}:\n"
    if inherited:
        return head
    return (
        f"    @property\n"
        f"    def {name}(self) -> {returned(line)}:\n"
        f"        found = self.{field}\n"
        f"        if found is None:\n"
        f"            found = self.{field} = self._make_{name}()\n"
        f"        return found\n\n" + head
    )


def kept_name(line: ast.FunctionDef) -> str:
    return f"_kept_{line.name}"


def returned(line: ast.FunctionDef) -> str:
    assert line.returns is not None
    return ast.unparse(line.returns)


# Frozen dataclasses.


def constructor(node: ast.ClassDef, made: type) -> str:
    """`__init__` of a frozen dataclass; what is not given to it is made by a factory."""
    own = dict(declarations(node))
    parameters, lines = ["self"], []
    for each in fields(made):
        line = own.get(each.name)
        if not each.init:
            lines.append(f"        self.{each.name} = {factory_text(line)}()  # type: ignore\n")
            continue
        kind = "_Any" if line is None else ast.unparse(line.annotation)
        default = "" if each.default is MISSING else f" = {default_text(each.default, line)}"
        parameters.append(f"{each.name}: {kind}{default}")
        lines.append(f"        self.{each.name} = {each.name}  # type: ignore\n")
    head = f"\n    def __init__({', '.join(parameters)}) -> None:\n"
    return head + ("".join(lines) or "        pass\n")


def but(node: ast.ClassDef, made: type) -> str:
    """The method `but` of a step; interpreted steps that derive from it have its fields."""
    names = [each.name for each in fields(made)]
    if not names or not issubclass(made, Step):
        return ""
    derived_from = any("mypyc_attr" in ast.unparse(each) for each in node.decorator_list)
    kept = [f'changes.get("{name}", self.{name})' for name in names]
    return (
        f"\n    def but(self, **changes: _Any) -> {made.__name__}:  # type: ignore\n"
        f"        return {'type(self)' if derived_from else made.__name__}({', '.join(kept)})\n"
    )


def compared(node: ast.ClassDef, made: type) -> str:
    """`__eq__` and `__hash__` of a value, unless it has its own or others derive from it."""
    own = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
    names = [each.name for each in fields(made) if each.compare]
    if issubclass(made, Step) or made.__subclasses__() or made.__bases__ != (object,):
        return ""
    if not names or own & {"__eq__", "__hash__"}:
        return ""
    equal = " and ".join([f"self.{name} == other.{name}" for name in names])
    return (
        "\n    def __eq__(self, other: object) -> bool:\n"
        f"        return isinstance(other, {made.__name__}) and {equal}\n"
        "\n    def __hash__(self) -> int:\n"
        f"        return hash(({', '.join([f'self.{name}' for name in names])},))\n"
    )


def default_text(default: object, line: ast.AnnAssign | None) -> str:
    """A default as its class writes it; one that is inherited must be a literal."""
    if line is not None and line.value is not None:
        return ast.unparse(line.value)
    if ast.literal_eval(repr(default)) != default:
        raise TypeError(f"{default!r} cannot be written out")
    return repr(default)


def factory_text(line: ast.AnnAssign | None) -> str:
    """What makes the first value of a field, as its class writes it."""
    assert line is not None
    assert isinstance(line.value, ast.Call)
    (factory,) = [each.value for each in line.value.keywords if each.arg == "default_factory"]
    return ast.unparse(factory)


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
