"""Boards that recruits reach are laid out without anything on anything else."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.client.conftest import Node
from tools import stackings

GAMES = int(os.environ.get("LAYOUT_GAMES", "0"))
SAMPLE = Path(__file__).parents[1] / "stackings.json"


def test_the_sample_holds_crowds_of_both_games() -> None:
    """It would prove little if every place held one counter."""
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))

    for game, boards in sample.items():
        stacks = [stack for board in boards for _, stack in stackings.stacks(game, board)]
        assert max(len(stack.split()) for stack in stacks) >= 3
        assert len(set(stacks)) > 20


@pytest.mark.skipif(not GAMES, reason="the sample is laid out by the client's own tests")
def test_whatever_recruits_reach_is_laid_out(
    bundled: Callable[[str], Path],
    node: Node,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every stack of many games, at three sizes, in both languages."""
    file = tmp_path / "stackings.json"
    stackings.write(file, GAMES)
    monkeypatch.setenv("STACKINGS", str(file))

    node("--test", bundled("layout.test"), seconds=4 * 3600)
