"""Boards that recruits reach are laid out without anything on anything else."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from tests.client.conftest import Node
from tools import stackings

GAMES = int(os.environ.get("LAYOUT_GAMES", "0"))
AT_ONCE = 500
"""Boards of which so many are held at a time."""
SECONDS = 3600
SAMPLE = Path(__file__).parents[1] / "stackings.json"


def test_the_sample_holds_crowds_of_both_games() -> None:
    """It would prove little if every place held one counter."""
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))

    assert list(sample) == list(stackings.TABLES)
    for game, boards in sample.items():
        assert len(boards) > 20
        stacks = [stack for board in boards for _, stack in stackings.stacks(game, board)]
        assert max(len(stack.split()) for stack in stacks) >= 3
        assert len(set(stacks)) > 20


@pytest.mark.skipif(not GAMES, reason="the sample is laid out by the client's own tests")
@pytest.mark.parametrize("game", stackings.TABLES)
def test_whatever_recruits_reach_is_laid_out(
    game: str,
    bundled: Callable[[str], Path],
    node: Node,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every stack of many games, at three sizes, in both languages."""
    file = tmp_path / "stackings.json"
    monkeypatch.setenv("STACKINGS", str(file))
    laid_out = bundled("layout.test")
    boards = stackings.boards(game, GAMES)
    done = 0
    while at_once := list(islice(boards, AT_ONCE)):
        file.write_text(stackings.document({game: at_once}), encoding="utf-8")
        node("--test", laid_out, seconds=SECONDS)
        done += len(at_once)
        print(f"{game}: {done} boards laid out without a fault")
