"""Imports point one way, and the engine needs nothing but the standard library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import landsraad
import landsraad.kernel
from tests.sources import source

SOURCE = Path(landsraad.__file__).parent
GAMES = ("arrakis", "dune")


def imported(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every module that some file of a folder imports, by its full name."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(source(file)):
            if isinstance(node, ast.Import):
                yield from ((file, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield file, node.module or ""


def top_level(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


@pytest.mark.parametrize("part", ["kernel", *GAMES])
def test_the_engine_needs_only_the_standard_library(part: str) -> None:
    """No file of the kernel or of a game imports an installed package.

    `mypy_extensions` is imported for type checkers only.
    """
    known = {*sys.stdlib_module_names, "landsraad", "mypy_extensions"}

    assert [
        (file.name, name) for file, name in imported(SOURCE / part) if top_level(name) not in known
    ] == []


def test_the_kernel_knows_no_game() -> None:
    """Inside Landsraad the kernel imports itself alone."""
    inside = [
        (f.name, name) for f, name in imported(SOURCE / "kernel") if top_level(name) == "landsraad"
    ]

    assert [(file, name) for file, name in inside if not name.startswith("landsraad.kernel")] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_kernel_and_itself(game: str) -> None:
    """A game imports neither another game nor what is built around games."""
    inside = [
        (f.name, name) for f, name in imported(SOURCE / game) if top_level(name) == "landsraad"
    ]
    allowed = ("landsraad.kernel", f"landsraad.{game}")

    assert [(file, name) for file, name in inside if not name.startswith(allowed)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_of_a_game_import_one_way(game: str) -> None:
    """None imports, by whatever way, a module that imports it; types alone do not count."""
    needs = {name_of(file): set(needed(file)) for file in (SOURCE / game).rglob("*.py")}

    assert len(list(TopologicalSorter(needs).static_order())) >= len(needs)


def name_of(file: Path) -> str:
    """The full name of a module."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def needed(file: Path) -> Iterator[str]:
    """The modules inside Landsraad without which a file does not load or run."""
    tree = source(file)
    for_types = [
        node
        for test in ast.walk(tree)
        if isinstance(test, ast.If) and ast.unparse(test.test) == "TYPE_CHECKING"
        for node in ast.walk(test)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node not in for_types:
            for alias in node.names:
                inner = SOURCE.parent.joinpath(*f"{node.module}.{alias.name}".split("."))
                is_module = inner.with_suffix(".py").exists()
                yield f"{node.module}.{alias.name}" if is_module else node.module or ""


@pytest.mark.parametrize("package", [landsraad, landsraad.kernel], ids=lambda p: p.__name__)
def test_the_public_names_are_there_and_sorted(package: object) -> None:
    """`__all__` names what exists, in order."""
    names: list[str] = package.__all__  # type: ignore[attr-defined]

    assert [name for name in names if not hasattr(package, name)] == []
    assert names == sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name))
