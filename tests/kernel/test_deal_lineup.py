"""Seats dealt at random, in a game that has no rules about it."""

from __future__ import annotations

import pytest

import landsraad.kernel as k
from crysknife import Crysknife

OPTIONS = {"rounds": 3}


def test_everybody_gets_a_seat_of_their_own() -> None:
    """The same chance deals the same; another one deals otherwise; options stay."""
    players = ("ann", "ben")
    dealt = [
        Crysknife.deal_lineup(players, None, OPTIONS, k.Chance.seeded(seed)) for seed in range(20)
    ]

    assert dealt[3] == Crysknife.deal_lineup(players, None, OPTIONS, k.Chance.seeded(3))
    assert {tuple(leads.items()) for leads, _ in dealt} == {
        (("ann", ("paul",)), ("ben", ("feyd",))),
        (("ann", ("feyd",)), ("ben", ("paul",))),
    }
    assert all(options == OPTIONS for _, options in dealt)


def test_no_more_players_than_seats() -> None:
    with pytest.raises(k.BadOptions, match="2 seats cannot be dealt to 3 players"):
        Crysknife.deal_lineup(("ann", "ben", "cleo"), None, {}, k.Chance.seeded(0))
