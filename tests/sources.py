"""What the sources and the cases of the games say, read once for all tests that ask."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from landsraad.kernel.cases import Case, case_files, read_cases
from tests.shared_results import found_once

CASES = Path(__file__).parent / "cases"


@cache
def cases_of(game: str) -> tuple[Case, ...]:
    """All adjudication cases of a game."""
    return found_once(f"cases-{game}", lambda: _read_all(CASES / game))


def _read_all(folder: Path) -> tuple[Case, ...]:
    return tuple([case for file in case_files(folder) for case in read_cases(file)])


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
def source(file: Path) -> ast.Module:
    """A source file, parsed."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def calls(folder: Path) -> list[Call]:
    """All calls in the sources below a folder."""
    return [
        Call(file, called(node.func), node)
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(source(file))
        if isinstance(node, ast.Call)
    ]


def called(function: ast.expr) -> str:
    """The name of a function or a method."""
    return str(getattr(function, "id", "") or getattr(function, "attr", ""))
