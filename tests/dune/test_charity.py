"""CHOAM charity: amounts as a table, and questions that betray nobody."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.factions.bene_gesserit import has_charity_always
from landsraad.dune.phases import charity
from landsraad.kernel import Chance


def at_charity(seats: list[str], spice: dict[str, int], turn: int = 2, **options: Any) -> Dune:
    position = {"phase": "charity", "turn": turn, "spice": spice}
    return Dune.new(
        Dune.read_setup(seats, {"deals": False, "standing": False, **options}, 0, "", position)
    )


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


@pytest.mark.parametrize(
    ("switch", "given"),
    [("up_to_2_if_0_or_1", {0: 2, 1: 1, 2: 0, 9: 0}), ("2_if_0", {0: 2, 1: 0, 2: 0})],
)
def test_charity_01_amounts(switch: str, given: dict[int, int]) -> None:
    """D-CHARITY-1: how much a player with so much spice gets."""
    for spice, expected in given.items():
        game = at_charity(["atreides", "guild"], {"atreides": spice}, charity=switch)
        assert charity.charity(game, "atreides") == expected, spice


@pytest.mark.parametrize(
    ("ruleset", "turn", "expected"),
    [
        ("basic", 1, False),
        ("basic", 9, False),
        ("advanced", 1, True),
        ("tournament", 1, False),
        ("tournament", 2, True),
    ],
)
def test_charity_03_always(ruleset: str, turn: int, expected: bool) -> None:
    """D-CHARITY-3: from which turn on the Bene Gesserit need not be poor."""
    game = at_charity(["atreides", "bene_gesserit"], {}, turn, ruleset=ruleset)

    assert has_charity_always(game, "bene_gesserit") is expected
    assert not has_charity_always(game, "atreides")


def test_a_view_tells_by_which_rules_it_is_given() -> None:
    """To everybody alike, whoever is asked."""
    options: dict[str, Any] = {"ruleset": "advanced", "charity": "2_if_0"}
    game = at_charity(["atreides", "bene_gesserit"], {"atreides": 0}, **options)

    for eyes in ("atreides", "bene_gesserit", None):
        (step,) = game.view(eyes)["steps"]
        assert step == {"step": "charity", "always": ["bene_gesserit"], "needs_nothing": True}


def test_others_do_not_see_who_is_asked() -> None:
    """A view shows that somebody is asked, never who; an answer changes nothing in it."""
    game = at_charity(["atreides", "guild", "harkonnen"], {"atreides": 0, "guild": 1})
    before = game.view("harkonnen")
    play(game, "guild pass")

    assert before["waiting"] == [{"seat": None, "kind": "respond"}]
    assert before["decisions"] == []
    assert game.view("harkonnen") == before


def test_the_order_of_answers_does_not_matter() -> None:
    """Everybody is asked at once, so whoever answers first, the outcome is one."""
    lines = ["atreides claim", "guild claim", "harkonnen pass"]
    seats, spice = ["atreides", "guild", "harkonnen"], {"atreides": 0, "guild": 1, "harkonnen": 0}
    one, other = at_charity(seats, spice), at_charity(seats, spice)
    play(one, *lines)
    play(other, *reversed(lines))

    assert one.digest() == other.digest()
    assert one.spice == {"atreides": 2, "guild": 2, "harkonnen": 0}


def test_a_claim_cannot_be_taken_back() -> None:
    """It has shown the others an empty purse; a pass has shown nothing."""
    game = at_charity(["atreides", "guild"], {"atreides": 0, "guild": 0})
    play(game, "atreides pass")

    assert game.can_undo("atreides")

    play(game, "guild claim")

    assert not game.can_undo("guild")


def test_the_bene_gesserit_claim_waits_for_those_who_could_stop_it() -> None:
    """The others go on being asked when it is settled."""
    game = at_charity(
        ["atreides", "bene_gesserit", "guild"],
        {"atreides": 0, "bene_gesserit": 7},
        ruleset="advanced",
        responses="strict",
    )
    game.hands = {**game.hands, "guild": bytes([0])}
    play(game, "bene_gesserit claim")

    assert [decision.kind for decision in game.pending] == ["respond"]

    play(game, "guild respond -")

    assert game.spice["bene_gesserit"] == 9
    assert [(d.seat, d.kind) for d in game.pending] == [
        ("atreides", "charity"),
        ("guild", "charity"),
    ]


def test_views_survive_a_redeal() -> None:
    """What a seat sees during charity does not hang on what it does not know."""
    game = at_charity(["atreides", "bene_gesserit", "guild"], {"atreides": 0}, ruleset="advanced")
    for eyes in (*game.seats, None):
        twin = game.redeal(eyes, Chance.seeded(3))

        assert twin.view(eyes) == game.view(eyes)
