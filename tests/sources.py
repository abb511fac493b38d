"""What the sources of the games say, read once for all tests that ask."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Call(NamedTuple):
    """A call in a source file.

    Attributes:
        file: where.
        name: of the function or method; empty if it has none.
        node: the call itself.
    """

    file: Path
    name: str
    node: ast.Call


@cache
def calls(folder: Path) -> list[Call]:
    """All calls in the sources below a folder."""
    return [
        Call(file, called(node.func), node)
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def called(function: ast.expr) -> str:
    """The name of a function or a method."""
    return str(getattr(function, "id", "") or getattr(function, "attr", ""))
