"""The cases notice when a rule changes."""

from __future__ import annotations

import pytest

from tools.rule_flips import FLIPS, Flip, flipped, notices


@pytest.mark.parametrize("flip", FLIPS, ids=str)
def test_a_flipped_rule_fails_a_case(flip: Flip) -> None:
    """With one switch or number changed, some case of its chapter fails; without, none does."""
    assert notices(flip.chapters) is None
    with flipped(flip):
        assert notices(flip.chapters) is not None


def test_there_are_enough_of_them() -> None:
    """Forty and more rules are flipped, each once."""
    assert len({str(flip) for flip in FLIPS}) == len(FLIPS) >= 40
