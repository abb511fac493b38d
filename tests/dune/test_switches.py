"""Each switch of a rule set is consulted in one place, by a function that everybody else calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

from landsraad import dune
from landsraad.dune.ruleset import Rules
from tests.sources import source

SOURCE = Path(dune.__file__).parent
NOT_CONSULTING = ("ruleset.py", "options.py")
"""Where the switches are read from data and options."""

SWITCHES = tuple(field.name for field in fields(Rules))
ASKED_FOR = {"strongholds_to_win": "victory_table"}
"""Methods of `Rules` that look up a switch."""
NO_DIFFERENCE = ("spice_deck_end",)
"""Both values come to the same (decision 7), as test_spice_blow.py shows."""


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the game, by name, that could consult a switch."""
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        where = file.relative_to(SOURCE)
        if where.as_posix() not in NOT_CONSULTING:
            found[".".join(where.with_suffix("").parts)] = source(file)
    return found


def reads_in(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """Each switch that is looked at in here, with the name of the function that does it."""
    for child in ast.iter_child_nodes(node):
        inside = name
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            inside = f"{name}.{child.name}"
        elif isinstance(child, ast.Attribute) and is_rules(child.value):
            switch = ASKED_FOR.get(child.attr, child.attr)
            if switch in SWITCHES:
                yield switch, name
        yield from reads_in(child, inside)


def is_rules(node: ast.expr) -> bool:
    """Whether an expression is `game.rules`, or a variable called so."""
    return (isinstance(node, ast.Attribute) and node.attr == "rules") or (
        isinstance(node, ast.Name) and node.id == "rules"
    )


def test_a_switch_is_consulted_in_one_place() -> None:
    """One function looks at it; all others ask that function."""
    places: dict[str, set[str]] = {switch: set() for switch in SWITCHES}
    for name, tree in modules().items():
        for switch, place in reads_in(tree, name):
            places[switch].add(place)

    unread = {switch for switch, where in places.items() if not where}
    assert unread == {*NO_DIFFERENCE}
    assert {switch: where for switch, where in places.items() if len(where) > 1} == {}


def test_no_switch_is_looked_up_by_its_name() -> None:
    """`getattr` on the rules would hide from the test above which switch is meant."""
    calls = [
        (name, ast.unparse(node))
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr"
    ]

    assert [call for call in calls if "rules" in call[1]] == []
