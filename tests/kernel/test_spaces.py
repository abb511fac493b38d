"""A space that has travelled as JSON is the same space."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from landsraad.kernel.action import Notation
from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.spaces import read_space
from tests.kernel import strategies
from tests.kernel.strategies import AnyChoices, action_spaces, exactly

NOTATION = Notation(
    [
        strategies.Bid,
        strategies.Discard,
        strategies.Lose,
        strategies.Note,
        strategies.Pass,
        strategies.PlanBattle,
        strategies.Raise,
        strategies.Ship,
    ]
)


@given(action_spaces)
def test_a_space_reads_back(space: AnyChoices) -> None:
    """Element by element, in the same order, with the same membership and the same JSON."""
    sent = json.loads(json.dumps(space.to_json()))

    twin = read_space(sent, NOTATION)

    assert [exactly(one) for one in twin] == [exactly(one) for one in space]
    assert all(twin.find(action) == index for index, action in enumerate(space))
    assert twin.to_json() == space.to_json()


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"product": "no_such_action", "seat": "red", "fields": {}},
        {"product": "bid", "seat": "red", "fields": {}},
        {"sum": [{"range": [1]}]},
        {"counts": {"listed": ["a"]}, "limits": [1, 2], "least": [0, 0], "low": 0, "high": 1},
    ],
)
def test_what_is_no_space_is_refused(data: object) -> None:
    with pytest.raises(UnreadableAction, match="is not a space of choices"):
        read_space(data, NOTATION)  # type: ignore[arg-type]  # that is the point
