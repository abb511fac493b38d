"""Measures this checkout beside another one, each in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parents[1]
ROUNDS: Final = 7


def measured(checkout: Path, code: str) -> dict[str, float]:
    """The numbers that some code prints as JSON, run in a new process on a checkout."""
    folders = os.pathsep.join([str(checkout / "src"), str(checkout / "examples")])
    environment = {**os.environ, "PYTHONPATH": folders, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def by_turns(
    code: str, other: Path, rounds: int
) -> list[tuple[dict[str, float], dict[str, float]]]:
    """What this checkout and the other one did in each round; who begins changes."""
    found = []
    for number in range(rounds):
        order = (HERE, other) if number % 2 else (other, HERE)
        both = {checkout: measured(checkout, code) for checkout in order}
        found.append((both[HERE], both[other]))
    return found


def compare(tool: str, compared: Callable[[Path, int], None]) -> None:
    """Run a tool with the arguments of the command: OTHER [ROUNDS]."""
    if len(sys.argv) < 2 or not (Path(sys.argv[1]) / "src" / "landsraad").is_dir():
        sys.exit(f"Name the folder of another checkout: python -m tools.{tool} OTHER")
    compared(Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS)
