"""Collection: rates and shares as tables, and that no spice is made or lost."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune import Dune
from landsraad.dune.board import CELLS, TERRITORIES
from landsraad.dune.phases import collection

SEATS = ("emperor", "guild")
BLOWS = [CELLS[place.spice_cell] for place in TERRITORIES if place.spice_cell is not None]


def after_collection(position: dict[str, Any], **options: Any) -> Dune:
    described = {"turn": 2, "phase": "collection", "storm": 3, **position}
    return Dune.new(Dune.read_setup(SEATS, {"deals": False, **options}, 0, "", described))


@pytest.mark.parametrize(
    ("forces", "lying", "city", "taken"),
    [
        (1, 6, False, 2),
        (2, 6, False, 4),
        (3, 6, False, 6),
        (4, 6, False, 6),
        (1, 6, True, 3),
        (2, 6, True, 6),
        (1, 1, True, 1),
        (20, 12, False, 12),
    ],
)
def test_collect_01_how_much(forces: int, lying: int, city: bool, taken: int) -> None:
    """D-COLLECT-1, D-COLLECT-3: two or three for each force, and no more than there is."""
    there = {"old_gap@9": forces} | ({"carthag@10": 1} if city else {})
    game = after_collection(
        {"forces": {"guild": there}, "spice": {"guild": 0}, "spice_on": {"old_gap@9": lying}}
    )

    assert game.spice["guild"] == taken
    assert sum(game.spice_on) == lying - taken


@pytest.mark.parametrize(
    ("switch", "ornithopters", "city", "rate"),
    [
        ("occupy_city_at_collection", [], False, 2),
        ("occupy_city_at_collection", ["guild"], False, 2),
        ("occupy_city_at_collection", [], True, 3),
        ("same_as_ornithopters", [], True, 2),
        ("same_as_ornithopters", ["guild"], False, 3),
    ],
)
def test_collect_01_which_rate(switch: str, ornithopters: list[str], city: bool, rate: int) -> None:
    """D-COLLECT-1: by who occupies a city now, or who had one after the storm."""
    position = {
        "phase": "shipment",
        "ornithopters": ornithopters,
        "forces": {"guild": {"arrakeen@9": 1} if city else {}},
    }
    game = after_collection(position, collect_rate_test=switch)

    assert collection.collection_rate(game, "guild") == rate


@given(
    lying=st.dictionaries(st.sampled_from(BLOWS), st.integers(1, 20), max_size=6),
    here=st.dictionaries(st.sampled_from(BLOWS), st.integers(1, 3), max_size=6),
    there=st.dictionaries(st.sampled_from(BLOWS), st.integers(1, 3), max_size=6),
    scope=st.sampled_from(["sector", "territory"]),
)
def test_collect_03_what_is_collected_was_there(
    lying: dict[str, int], here: dict[str, int], there: dict[str, int], scope: str
) -> None:
    """All spice is on the board or behind the shields, as much as before."""
    game = after_collection(
        {
            "forces": {"emperor": here, "guild": there},
            "spice": {"emperor": 0, "guild": 0},
            "spice_on": lying,
        },
        collect_scope=scope,
    )
    taken = game.spice["emperor"] + game.spice["guild"]

    assert taken + sum(game.spice_on) == sum(lying.values())
    assert taken <= 2 * (sum(here.values()) + sum(there.values()))
    assert list(game.faults()) == []
