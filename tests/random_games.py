"""How many random games a test plays, and the laws they are held to."""

from __future__ import annotations

import os

from landsraad.kernel.laws import Mode, hold
from tests.soak import usually

ASKED_FOR = int(os.environ.get("LAWS_GAMES", "3"))


def hold_games(mode: Mode, share: int = 1) -> None:
    """So many random games as are asked for, or a share of them, break no law."""
    for seed in range(max(usually(1, soak=2), ASKED_FOR // share)):
        hold(mode, seed)
