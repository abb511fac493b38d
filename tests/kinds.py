"""Which kinds of decisions a game asks, from its source."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

from tests.sources import calls

ASKING = ("Decision", "ask_or_done", "private_question")
"""What makes a decision; the second argument is its kind."""


def kinds_asked(folder: Path, constants: Mapping[str, str]) -> set[str]:
    """Every kind in the sources below a folder: those written as words, and some constants."""
    kinds = {call.node.args[1] for call in calls(folder) if call.name in ASKING}
    words = {kind.value for kind in kinds if isinstance(kind, ast.Constant)}
    named = {kind.id for kind in kinds if isinstance(kind, ast.Name) and kind.id.isupper()}
    return {str(word) for word in words} | {constants[name] for name in named}
