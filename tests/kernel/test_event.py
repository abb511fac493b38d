"""Events: who learns what."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.event import REFEREE, Event
from tests.kernel.strategies import SEATS

PUBLIC = Event("storm", {"moves": 3})
DEAL = Event("deal", {"seat": "red", "cards": 2}, {"names": ["lasgun", "shield"]}, ("red",))
WHISPER = Event("traitor", None, {"leader": "feyd"}, ("red", "blue"))
HIDDEN = Event("chance", None, {"outcomes": [1, 2]})

TOLD = {"kind": "deal", "seat": "red", "cards": 2}
TOLD_ALL = {**TOLD, "names": ["lasgun", "shield"]}


@pytest.mark.parametrize(
    ("event", "eyes", "learns"),
    [
        (PUBLIC, "red", {"kind": "storm", "moves": 3}),
        (PUBLIC, None, {"kind": "storm", "moves": 3}),
        (PUBLIC, REFEREE, {"kind": "storm", "moves": 3}),
        (DEAL, "red", TOLD_ALL),
        (DEAL, REFEREE, TOLD_ALL),
        (DEAL, "blue", TOLD),
        (DEAL, None, TOLD),
        (WHISPER, "red", {"kind": "traitor", "leader": "feyd"}),
        (WHISPER, "blue", {"kind": "traitor", "leader": "feyd"}),
        (WHISPER, REFEREE, {"kind": "traitor", "leader": "feyd"}),
        (WHISPER, "green", None),
        (WHISPER, None, None),
        (HIDDEN, "red", None),
        (HIDDEN, None, None),
        (HIDDEN, REFEREE, {"kind": "chance", "outcomes": [1, 2]}),
        (Event("bell", {}), None, {"kind": "bell"}),
        (Event("bell", None, None, ("red",)), "red", {"kind": "bell"}),
        (Event("bell", None, None, ("red",)), "blue", None),
    ],
)
def test_who_learns_what(event: Event, eyes: str | None, learns: dict[str, Any] | None) -> None:
    """Everybody the public part, some seats the secret; without a public part others nothing."""
    assert event.seen_by(eyes) == learns


parts = st.one_of(
    st.none(), st.dictionaries(st.sampled_from(["a", "b", "kind"]), st.integers(), max_size=3)
)


@given(parts, parts, parts, st.sets(st.sampled_from(SEATS)).map(lambda to: tuple(sorted(to))))
def test_others_learn_nothing_of_a_secret(
    data: dict[str, int] | None,
    secret: dict[str, int] | None,
    other_secret: dict[str, int] | None,
    to: tuple[str, ...],
) -> None:
    """Exchange the secret part: what those see who are not told stays the same."""
    one, other = Event("x", data, secret, to), Event("x", data, other_secret, to)

    for eyes in {*SEATS, None} - {*to}:
        assert one.seen_by(eyes) == other.seen_by(eyes)
        assert (one.seen_by(eyes) is None) == (data is None)


@given(parts, parts)
def test_the_kind_cannot_be_overwritten(
    data: dict[str, int] | None, secret: dict[str, int] | None
) -> None:
    """Not by the public part, nor by the secret one."""
    seen = Event("storm", data, secret, ("red",)).seen_by("red")

    assert seen is not None
    assert seen["kind"] == "storm"


def test_what_is_seen_is_a_copy() -> None:
    """Whoever changes what they were told does not change what happened."""
    seen = DEAL.seen_by("red")
    assert seen is not None
    seen["cards"] = 99

    assert DEAL.seen_by("red") == TOLD_ALL
    assert DEAL.seen_by("blue") == TOLD


def test_repr_is_for_the_keeper_of_the_game() -> None:
    """It shows everything, so it belongs into a debugger and not on a table."""
    assert repr(WHISPER) == "Event({'leader': 'feyd', 'kind': 'traitor'})"
