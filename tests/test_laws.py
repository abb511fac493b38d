"""The law suite: every game and mode that is registered here obeys the seven laws.

`make test` plays a few of the modes, `make soak` all of them.

`LAWS_GAMES` says how many random games each mode gets, fewer where a game weighs more (see
`Mode.weight`). A game that breaks a law is written to `build/laws/` as a record, and the message
names its seed. Where a mode gets a single game, `make test` compares its replay and counts its
pieces after every tenth action and asks costly laws of a third of the positions; `make soak` does
all of it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from crysknife import Crysknife
from landsraad.kernel.laws import LawBroken, Mode, ReplayEqualsPlay, hold
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.soak import SOAK

MODES = (
    Mode("crysknife", Crysknife),
    Mode("crysknife-short", Crysknife, ("feyd", "paul"), {"rounds": 2}),
    *ARRAKIS_MODES,
    *DUNE_MODES,
)
GAMES = int(os.environ.get("LAWS_GAMES", "3"))
SHORT = {
    "arrakis-guild": 2,
    "arrakis-teams3": 4,
    "arrakis-teams3-atreides": 1,
    "arrakis-guild-teams3": 4,
    "arrakis-guild-teams4": 2,
    "dune-alliances-2-4": 4,
    "dune-alliances-2-3": 4,
    "dune-strict": 4,
}
"""A seed whose game is short, for modes that are played once: others take three times as long."""
ELSEWHERE = {"crysknife", "arrakis-mahdi", "dune-advanced-3"}
"""Modes whose first game another process replays in `make test`; golden records are, of all."""
BROKEN = Path(__file__).parents[1] / "build" / "laws"

ALWAYS = {
    "crysknife",
    "arrakis-duel",
    "arrakis-guild-teams4",
    "dune-advanced-6",
}
PLAYED = [mode for mode in MODES if SOAK or mode.name in ALWAYS]
"""In `make soak` all, in `make test` those that stand for many."""

every_mode = pytest.mark.parametrize("mode", PLAYED, ids=lambda mode: mode.name)


@every_mode
def test_the_laws_hold(mode: Mode, tmp_path: Path) -> None:
    """No random game of this mode breaks a law, and the first replays elsewhere as it was played.

    Another process with another hash seed sees the same digests.
    """
    seeds = seeds_of(mode)
    if not SOAK and mode.weight > 1:
        mode = replace(mode, interval=10, stride=3 * mode.stride)
    for seed in seeds:
        try:
            laws = hold(mode, seed)
        except LawBroken as broken:
            pytest.fail(f"{mode.name}, seed {seed}: {broken}\n{keep(mode, seed, broken)}")
        if seed == seeds[0] and (SOAK or mode.name in ELSEWHERE):
            (replay,) = [law for law in laws if isinstance(law, ReplayEqualsPlay)]
            file = tmp_path / "record.json"
            file.write_text(replay.record.to_json(), encoding="utf-8")
            elsewhere = digests_elsewhere(file)
            assert {at: elsewhere[at] for at in replay.digests} == replay.digests
            assert len(elsewhere) == max(replay.digests) + 1


def seeds_of(mode: Mode) -> Sequence[int]:
    """Those of the games that a mode gets."""
    games = GAMES // mode.weight
    return range(games) if games > 1 else [0 if SOAK else SHORT.get(mode.name, 0)]


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
