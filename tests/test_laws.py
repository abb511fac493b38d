"""The law suite: every game and mode that is registered here obeys the seven laws.

`LAWS_GAMES` says how many random games each mode gets, fewer where a game weighs more (see
`Mode.weight`). A game that breaks a law is written to `build/laws/` as a record, and the message
names its seed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from crysknife import Crysknife
from landsraad.kernel.laws import LawBroken, Mode, ReplayEqualsPlay, hold
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES

MODES = (
    Mode("crysknife", Crysknife),
    Mode("crysknife-short", Crysknife, ("feyd", "paul"), {"rounds": 2}),
    *ARRAKIS_MODES,
    *DUNE_MODES,
)
GAMES = int(os.environ.get("LAWS_GAMES", "3"))
BROKEN = Path(__file__).parents[1] / "build" / "laws"

every_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)


@every_mode
def test_the_laws_hold(mode: Mode, tmp_path: Path) -> None:
    """No random game of this mode breaks a law, and the first replays elsewhere as it was played.

    Another process with another hash seed sees the same digest after every action.
    """
    for seed in range(max(1, GAMES // mode.weight)):
        try:
            laws = hold(mode, seed)
        except LawBroken as broken:
            pytest.fail(f"{mode.name}, seed {seed}: {broken}\n{keep(mode, seed, broken)}")
        if seed == 0:
            (replay,) = [law for law in laws if isinstance(law, ReplayEqualsPlay)]
            file = tmp_path / "record.json"
            file.write_text(replay.record.to_json(), encoding="utf-8")
            assert digests_elsewhere(file) == replay.digests


def digests_elsewhere(file: Path) -> list[str]:
    """The digests that another process finds when it replays a record."""
    replayed = subprocess.run(
        [sys.executable, "-m", "landsraad.cli", "replay", str(file), "--digests"],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return replayed.stdout.split()


def keep(mode: Mode, seed: int, broken: LawBroken) -> str:
    """Where the record of the broken game is now."""
    if broken.record is None:
        return "(no record)"
    BROKEN.mkdir(parents=True, exist_ok=True)
    file = BROKEN / f"{mode.name}-{seed}-law{broken.law}.json"
    file.write_text(broken.record.to_json(), encoding="utf-8")
    return str(file)
