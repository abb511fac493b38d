"""The cases notice when a rule changes."""

from __future__ import annotations

import pytest

from landsraad.kernel.cases import run_case
from tests.soak import usually
from tools.rule_flips import Flip, arrakis, dune, flipped, notices

TRIED = [*arrakis.FLIPS, *dune.FLIPS][:: usually(6, soak=1)]


@pytest.mark.sources
@pytest.mark.parametrize("flip", TRIED, ids=str)
def test_a_flipped_rule_fails_a_case(flip: Flip) -> None:
    """With one switch, number, fact or rule changed, some case of its chapter fails.

    Without the change it passes, as all of them do (`test_cases_pass.py`).
    """
    with flipped(flip):
        case = notices(flip)

    assert case is not None
    assert run_case(case).passed


@pytest.mark.parametrize(("flips", "least"), [(arrakis.FLIPS, 80), (dune.FLIPS, 40)])
def test_there_are_enough_of_them(flips: tuple[Flip, ...], least: int) -> None:
    """Many different rules of each game are flipped, each once."""
    assert len({str(flip) for flip in flips}) == len(flips) >= least
