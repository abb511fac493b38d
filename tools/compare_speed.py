"""How fast this checkout plays beside another one: `python -m tools.compare_speed OTHER [ROUNDS]`.

OTHER is a folder with another checkout of Landsraad, for example the commit before a change. Both
play at random by turns, each in a process of its own, so that a machine that gets slower or busier
does so for both; the median of the rounds counts. A ratio above 1 says that this one is faster.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1]
ROUNDS = 7
SECONDS = 3.0
ROWS = ("crysknife", "arrakis", "arrakis copy", "dune", "dune copy", "dune view")
MEASURE = f"""
import json
from landsraad.lab.bench import WORKLOADS, measure
rows = {{w.name: measure(w, {SECONDS}) for w in WORKLOADS if w.name in {ROWS!r}}}
print(json.dumps(rows))
"""


def rates(checkout: Path) -> dict[str, float]:
    """Things done per second in each row, measured in a new process."""
    folders = os.pathsep.join([str(checkout / "src"), str(checkout / "examples")])
    environment = {**os.environ, "PYTHONPATH": folders, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", MEASURE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main(other: Path, rounds: int) -> None:
    """Measure by turns and print a line for each row."""
    ratios: dict[str, list[float]] = {row: [] for row in ROWS}
    for number in range(rounds):
        order = (HERE, other) if number % 2 else (other, HERE)
        measured = {checkout: rates(checkout) for checkout in order}
        for row in ROWS:
            ratios[row].append(measured[HERE][row] / measured[other][row])
    for row, each in ratios.items():
        print(f"{row:14} {median(each):.3f}  ({min(each):.3f} to {max(each):.3f})")


if __name__ == "__main__":
    if len(sys.argv) < 2 or not (Path(sys.argv[1]) / "src" / "landsraad").is_dir():
        sys.exit("Name the folder of another checkout: python -m tools.compare_speed OTHER")
    main(Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS)
