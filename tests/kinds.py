"""Which kinds of decisions a game asks, from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ASKING = ("Decision", "ask_or_done", "private_question")
"""What makes a decision; the second argument is its kind."""


def kinds_asked(folder: Path, constants: Mapping[str, str]) -> set[str]:
    """Every kind in the sources below a folder: those written as words, and some constants."""
    kinds = {kind for file in folder.rglob("*.py") for kind in kinds_in(file)}
    words = {kind.value for kind in kinds if isinstance(kind, ast.Constant)}
    named = {kind.id for kind in kinds if isinstance(kind, ast.Name) and kind.id.isupper()}
    return {str(word) for word in words} | {constants[name] for name in named}


def kinds_in(file: Path) -> Iterator[ast.expr]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ASKING:
            yield node.args[1]
