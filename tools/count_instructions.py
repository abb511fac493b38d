"""How many instructions things take: `python -m tools.count_instructions [ROW …]`.

A processor's time hangs on what else runs on the machine, its instructions do not: valgrind counts
them in a process that does a workload of `landsraad bench` for a few pieces more than another. Both
have done one piece before, so neither importing nor preparing counts; hashes are not random. Rows
are those of `landsraad bench`; LANDSRAAD_PURE=1 leaves a compiled engine aside.

Instructions are not time. Code that hardly repeats itself, as rules of a game do, runs more slowly
per instruction than a loop: compare a row with itself before a change, not with other rows.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from landsraad.compiled import is_compiled

ROWS: Final = (
    "catanatron",
    "arrakis",
    "arrakis redeal",
    "arrakis view",
    "dune",
    "dune redeal",
    "dune view",
)
PIECES: Final = 2
"""Games, or rounds over all prepared positions."""
COUNT: Final = """
import gc, sys
from landsraad.lab.workloads import WORKLOADS
(workload,) = [each for each in WORKLOADS if each.name == sys.argv[1]]
pieces = workload.begin()
next(pieces)
gc.collect()
gc.freeze()
print("things", sum([next(pieces) for _ in range(int(sys.argv[2]))]))
"""
VALGRIND: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no")


def main(rows: tuple[str, ...]) -> None:
    print(f"engine {'compiled' if is_compiled() else 'in pure Python'}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for row, (each, things) in zip(rows, pool.map(instructions, rows), strict=True):
            print(
                f"{row:20} {each / 1000:8.1f} thousand instructions each, of {things}", flush=True
            )


def instructions(row: str) -> tuple[float, int]:
    """What each thing of a row takes, and how many were counted."""
    (_, before), (things, after) = counted(row, 0), counted(row, PIECES)
    return (after - before) / things, things


def counted(row: str, pieces: int) -> tuple[int, int]:
    """Things done in so many pieces, and all instructions of the process."""
    done = subprocess.run(
        [
            *VALGRIND,
            "--cachegrind-out-file=/dev/null",
            sys.executable,
            "-c",
            COUNT,
            row,
            str(pieces),
        ],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    things = re.search(r"things (\d+)", done.stdout)
    total = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    assert things is not None
    assert total is not None
    return int(things[1]), int(total[1].replace(",", ""))


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or ROWS)
