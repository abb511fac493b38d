"""Parts of views that are kept from one action to the next are what they would be, built anew."""

from __future__ import annotations

import random

import pytest

from landsraad.kernel.laws import Mode
from landsraad.lab.workloads import play_out
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.soak import usually

MODES = [*DUNE_MODES, *ARRAKIS_MODES]


@pytest.mark.parametrize("mode", usually(MODES[::14], soak=MODES), ids=lambda mode: mode.name)
def test_what_is_kept_is_what_would_be_built(mode: Mode) -> None:
    game = mode.new(seed=1)
    draw = random.Random(1).random
    for _ in range(usually(150, soak=1_000)):
        if play_out(game, draw, most=1) == 0:
            break
        seen, built = game.public_view(), game.copy().public_view()
        assert seen == built
        assert list(seen) == list(built)
