"""How fast this checkout plays beside another one: `python -m tools.compare_speed OTHER [ROUNDS]`.

OTHER is a folder with another checkout of Landsraad, for example the commit before a change. Both
import the package and play at random by turns, each in a process of its own, so that a machine that
gets slower or busier does so for both; the median of the rounds counts. A ratio above 1 says that
this one is faster.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

from tools.checkouts import by_turns, compare

SECONDS = 3.0
ROWS = ("crysknife", "arrakis", "arrakis copy", "dune", "dune copy", "dune view")
IMPORT = "import"
"""Importing the package and its games: how often a processor could do it in a second."""
MEASURE = f"""
import json
from time import process_time
start = process_time()
import landsraad, landsraad.arrakis, landsraad.dune
imported = 1 / (process_time() - start)
from landsraad.lab.bench import WORKLOADS, measure
rows = {{w.name: measure(w, {SECONDS}) for w in WORKLOADS if w.name in {ROWS!r}}}
print(json.dumps({{**rows, {IMPORT!r}: imported}}))
"""


def main(other: Path, rounds: int) -> None:
    """Measure by turns and print a line for each row."""
    measured = by_turns(MEASURE, other, rounds)
    for row in (*ROWS, IMPORT):
        each = [here[row] / there[row] for here, there in measured]
        print(f"{row:14} {median(each):.3f}  ({min(each):.3f} to {max(each):.3f})")


if __name__ == "__main__":
    compare("compare_speed", main)
