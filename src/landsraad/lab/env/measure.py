"""How many sub-choices a second the environments take: python -m landsraad.lab.env.measure."""

from __future__ import annotations

from time import process_time
from typing import Any, Final

import numpy as np

from landsraad.lab.env.stepper import Stepper

MODES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "Crysknife": ("crysknife", {}),
    "War for Arrakis, duel": ("arrakis", {"mode": "duel"}),
    "War for Arrakis, Mahdi": ("arrakis", {"mode": "mahdi"}),
    "Dune, two players, basic": ("dune", {"seats": ("atreides", "harkonnen"), "deals": False}),
    "Dune, six players, advanced": ("dune", {"ruleset": "advanced", "deals": False}),
}
SECONDS: Final = 2.0


def rate(game: str, options: dict[str, Any], seconds: float = SECONDS) -> float:
    """Sub-choices in a second of processor time, rows and masks made, by blind players."""
    stepper = Stepper(game, games=8, seed=1, **options)
    chance = np.random.default_rng(1)
    taken, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        masks = stepper.batch.masks
        stepper.step((chance.random(masks.shape) * masks).argmax(axis=1))
        taken += len(masks)
    return taken / spent


if __name__ == "__main__":
    for name, (game, options) in MODES.items():
        print(f"{name}: {rate(game, options):,.0f}")
