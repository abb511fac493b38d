"""The law suite: every game and mode that is registered here obeys the seven laws.

`LAWS_GAMES` says how many random games each law gets per mode, fewer where a game weighs more (see
`Mode.weight`). A game that breaks a law is written to `build/laws/` as a record, and the message
names its seed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crysknife import Crysknife
from landsraad.kernel.laws import LAWS, LawBroken, Mode, positions
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES

MODES = (
    Mode("crysknife", Crysknife),
    Mode("crysknife-short", Crysknife, ("feyd", "paul"), {"rounds": 2}),
    *ARRAKIS_MODES,
    *DUNE_MODES,
)
GAMES = int(os.environ.get("LAWS_GAMES", "8"))
BROKEN = Path(__file__).parents[1] / "build" / "laws"

every_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)


@every_mode
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(mode: Mode, law: Callable[[Mode, int], None]) -> None:
    """No random game of this mode breaks this law."""
    for seed in range(max(1, GAMES // mode.weight)):
        try:
            law(mode, seed)
        except LawBroken as broken:
            pytest.fail(f"{mode.name}, seed {seed}: {broken}\n{keep(mode, seed, broken)}")


@every_mode
def test_replay_in_another_process(mode: Mode, tmp_path: Path) -> None:
    """Another process with another hash seed sees the same digest after every action."""
    digests = []
    for game, _ in positions(mode, 0):
        digests.append(game.digest())
    file = tmp_path / "record.json"
    file.write_text(game.record().to_json(), encoding="utf-8")
    for hash_seed in ("1", "2"):
        replayed = subprocess.run(
            [sys.executable, "-m", "landsraad.cli", "replay", str(file), "--digests"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )

        assert replayed.stdout.split() == digests


def keep(mode: Mode, seed: int, broken: LawBroken) -> str:
    """Where the record of the broken game is now."""
    if broken.record is None:
        return "(no record)"
    BROKEN.mkdir(parents=True, exist_ok=True)
    file = BROKEN / f"{mode.name}-{seed}-law{broken.law}.json"
    file.write_text(broken.record.to_json(), encoding="utf-8")
    return str(file)
