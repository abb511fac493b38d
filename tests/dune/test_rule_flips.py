"""The cases notice when a rule changes."""

from __future__ import annotations

import pytest

from tools.rule_flips import Flip, flipped, notices
from tools.rule_flips.dune import FLIPS


@pytest.mark.parametrize("flip", FLIPS, ids=str)
def test_a_flipped_rule_fails_a_case(flip: Flip) -> None:
    """With one switch or number changed, some case of its chapter fails; without, none does."""
    assert notices(flip) is None
    with flipped(flip):
        assert notices(flip) is not None


def test_there_are_enough_of_them() -> None:
    """Forty and more rules are flipped, each once."""
    assert len({str(flip) for flip in FLIPS}) == len(FLIPS) >= 40
