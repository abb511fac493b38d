"""Soak: what `make test` does in small numbers, in large ones, part by part.

All of it takes two processors for hours, so a part that has passed is remembered with its commit: a
soak that was stopped goes on where it was. Numbers that are set from outside count.

Run: make soak                                    (--list says what there is and what has passed)
     LAWS_GAMES=300 make soak PARTS="laws layout"
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

FOLDER: Final = Path("build/soak")
WORKERS: Final = os.cpu_count() or 1
EVERYTHING: Final = "tests --ignore=tests/browser"


@dataclass(frozen=True)
class Part:
    """Some tests, and how much of them.

    Most are played by the compiled engine, which gives the same digests in less time; `sources` are
    tested as they are. Workers that `wait` for a browser or a server are twice as many.
    """

    tests: str
    numbers: Mapping[str, int | str] = field(default_factory=dict)
    sources: bool = False
    wait: bool = False

    def command(self) -> list[str]:
        workers = WORKERS * (2 if self.wait else 1)
        pytest = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal"]
        return [*pytest, *self.tests.split()]

    def environment(self) -> dict[str, str]:
        """The numbers, unless others were set from outside."""
        numbers = {name: str(number) for name, number in self.numbers.items()}
        pure = {"LANDSRAAD_PURE": "1"} if self.sources else {}
        return numbers | os.environ | pure | {"SOAK": "1"}


PARTS: Final = {
    "random": Part("tests/test_random_games.py", {"RANDOM_GAMES": 300}),
    "laws": Part("tests/test_laws.py", {"LAWS_GAMES": 48}),
    "examples": Part(
        "tests/kernel tests/dune tests/arrakis -k laws --hypothesis-profile=thorough", sources=True
    ),
    "kills": Part(
        "tests/server/test_store_kill.py tests/server/test_wire_kill.py",
        {"STORE_KILLS": 500, "SERVER_KILLS": 500},
        wait=True,
    ),
    "wire": Part(
        "tests/server/test_wire_leaks.py tests/server/test_races.py",
        {"LEAK_GAMES": 100, "RACES": 2000},
    ),
    "attacks": Part(
        "tests/server/attacks/test_liveness.py tests/server/attacks/test_timing.py",
        {"LIVENESS_TABLES": 200, "TIMING_TWINS": 300},
    ),
    "browser": Part("tests/browser", {"BROWSER_GAMES": "all"}, wait=True),
    "layout": Part("tests/client/test_layout.py", {"LAYOUT_GAMES": 500}),
    "fold": Part("tests/client/test_fold.py", {"FOLDED_GAMES": 200}),
    "compiled": Part(EVERYTHING),
    "sources": Part(EVERYTHING, sources=True),
}


@dataclass(frozen=True)
class Result:
    """What a part came to."""

    passed: bool
    seconds: int
    ended: str
    summary: str


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--list", action="store_true", help="say what has passed, and run nothing")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    results = Results(commit())
    if not asked.list:
        for name in asked.parts or PARTS:
            soak(name, results)
    for name in PARTS:
        print(f"{name:10}{told(results.of(name))}")
    sys.exit(any(result and not result.passed for result in map(results.of, PARTS)))


def soak(name: str, results: Results) -> None:
    """Run one part, unless it has passed on this commit."""
    before = results.of(name)
    if before and before.passed and results.commit.isalnum():
        return
    part = PARTS[name]
    print(f"{name}: {part.tests}", flush=True)
    begun = time.monotonic()
    lines: list[str] = []
    with subprocess.Popen(
        part.command(), env=part.environment(), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line.strip())
    seconds = round(time.monotonic() - begun)
    ended = datetime.now(UTC).isoformat(timespec="minutes")
    results.keep(name, Result(process.returncode == 0, seconds, ended, lines[-1] if lines else ""))


@dataclass(frozen=True)
class Results:
    """What came of each part at one commit, in a file of its own."""

    commit: str

    def of(self, name: str) -> Result | None:
        file = self._file(name)
        return Result(**json.loads(file.read_text("utf-8"))) if file.exists() else None

    def keep(self, name: str, result: Result) -> None:
        file = self._file(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(result), indent=2) + "\n", "utf-8")

    def _file(self, name: str) -> Path:
        return FOLDER / self.commit / f"{name}.json"


def commit() -> str:
    """The commit that is tried; with a plus where files were changed since."""
    command = ["git", "describe", "--always", "--abbrev=12", "--exclude=*", "--dirty=+"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def told(result: Result | None) -> str:
    if result is None:
        return "not run"
    verdict = "passed" if result.passed else "FAILED"
    return f"{verdict} in {result.seconds // 60} min {result.seconds % 60} s ({result.summary})"


if __name__ == "__main__":
    main()
