"""Shared factions: how dice are shared out, and who knows what of whose hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import HOUSES, RESULTS, STANDARD
from landsraad.arrakis.lineup import conspirators, first_speakers, homes_of, partners_of
from landsraad.arrakis.teams.sharing import shared_out
from landsraad.kernel import BadOptions, Chance
from landsraad.kernel.laws import any_action

HARKONNEN = [STANDARD.slots["house_harkonnen"], STANDARD.slots["corrino"]]
ATREIDES = [STANDARD.slots["house_atreides"], STANDARD.slots["fremen"]]


def game(**described: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {"mode": "teams4"}, 0, "", described))


def dice(**numbers: int) -> list[str]:
    return [result for result, number in numbers.items() for _ in range(number)]


# Sharing out dice.


@pytest.mark.parametrize(
    ("case", "slots", "rolled", "house", "ally"),
    [
        (
            "the example",
            HARKONNEN,
            dice(strategy=3, deployment=2, leadership=1, mentat=2),
            dice(leadership=1, strategy=1, mentat=2),
            dice(strategy=2, deployment=2),
        ),
        ("all of one board", HARKONNEN, dice(strategy=8), dice(strategy=4), dice(strategy=4)),
        ("all of both boards", HARKONNEN, dice(mentat=8), dice(mentat=4), dice(mentat=4)),
        ("the odd one to the House", HARKONNEN, dice(mentat=3), dice(mentat=2), dice(mentat=1)),
        (
            "the odd one set aside to the House",
            ATREIDES,
            dice(leadership=3),
            dice(leadership=2),
            dice(leadership=1),
        ),
        (
            "even on both boards",
            ATREIDES,
            dice(leadership=1, mentat=1, house=1, strategy=1),
            dice(mentat=1, house=1),
            dice(leadership=1, strategy=1),
        ),
        ("no dice", ATREIDES, [], [], []),
    ],
)
def test_shares(
    case: str, slots: list[dict[str, int]], rolled: list[str], house: list[str], ally: list[str]
) -> None:
    """A-TEAM-15 to A-TEAM-17, A-TEAM-19: a partner's dice, those to be changed among them."""
    assert [Counter(share) for share in shared_out(rolled, slots)] == [
        Counter(house),
        Counter(ally),
    ], case


@pytest.mark.parametrize(("slots", "number"), [(HARKONNEN, 8), (HARKONNEN, 5), (ATREIDES, 4)])
def test_every_roll_is_shared_out_and_finds_room(slots: list[dict[str, int]], number: int) -> None:
    """No die is lost; who gets dice set aside has slots to change them to, and no lead of two."""
    for rolled in combinations_with_replacement(RESULTS, number):
        shares = shared_out(rolled, slots)

        assert Counter([die for share in shares for die in share]) == Counter(rolled)
        for share, other, own in zip(shares, shares[::-1], slots, strict=True):
            assert len(share) <= sum(own.values()), rolled
            if any(share.count(result) > own[result] for result in RESULTS):
                assert len(share) <= len(other) + 1, rolled


# Line-ups.


def test_a_side_that_nobody_shares_is_its_own_player() -> None:
    seats = ("atreides", "house_harkonnen", "corrino")

    assert partners_of(seats) == {
        "atreides": ("atreides",),
        "harkonnen": ("house_harkonnen", "corrino"),
    }
    assert homes_of(seats)["fremen_ally"] == "atreides"
    assert homes_of(seats)["corrino_ally"] == "corrino"
    assert set(homes_of(seats)) == set(HOUSES.values()) == set(STANDARD.decks)


def test_partners_without_an_opponent_have_no_cones() -> None:
    assert conspirators(("house_atreides", "fremen")) == ()
    assert conspirators(("house_atreides", "fremen", "harkonnen")) == ("house_atreides", "fremen")


def test_the_fremen_decide_in_the_hazards_only() -> None:
    seats = ("house_atreides", "fremen", "harkonnen")

    assert first_speakers(seats, "harvest")["atreides"] == "house_atreides"
    assert first_speakers(seats, "hazards")["atreides"] == "fremen"


@pytest.mark.parametrize("shared", ["", "fremen", 3, None, ["atreides"]])
def test_nonsense_is_not_shared(shared: object) -> None:
    with pytest.raises(BadOptions, match="nobody shares"):
        Arrakis.read_setup(None, {"mode": "teams3", "shared": shared})


def test_partners_are_a_team() -> None:
    teams = game(phase="action").teams()

    assert teams == (("house_atreides", "fremen"), ("house_harkonnen", "corrino"))


# What partners know.


def test_copies_of_a_card_that_was_seen_are_not_told_apart() -> None:
    """One copy shown, one copy played: the partner cannot say that there is another."""
    held = ["hawats_scheming", "hawats_scheming", "hawats_scheming", "sandmasters"]
    hands = {"house_harkonnen": held}
    table = game(
        turn="harkonnen",
        supremacy=1,
        hands=hands,
        seen={"corrino": ["hawats_scheming"]},
    )
    table.play(table.notation().read("house_harkonnen discard_copies hawats_scheming 2"))

    assert table.hands["house_harkonnen"] == ("hawats_scheming", "sandmasters")
    assert table.seen["corrino"] == ()


@pytest.mark.parametrize("eyes", ["corrino", "house_harkonnen", "fremen", None])
def test_a_deal_keeps_what_these_eyes_have_seen(eyes: str | None) -> None:
    """Nobody's knowledge names a card that is not there, in any imagined table."""
    table = game(
        turn="harkonnen",
        hands={"house_harkonnen": ["sandmasters", "arsunt_legion", "hunter_seeker"]},
        seen={"corrino": ["sandmasters", "hunter_seeker"]},
    )
    for seed in range(20):
        twin = table.redeal(eyes, Chance.seeded(seed))

        assert list(twin.faults()) == []
        assert len(twin.seen["corrino"]) == 2
        if eyes in ("corrino", "house_harkonnen"):
            assert twin.seen["corrino"] == ("hunter_seeker", "sandmasters")
        if eyes == "house_harkonnen":
            assert twin.hands["house_harkonnen"] == table.hands["house_harkonnen"]


def test_a_deal_changes_what_was_not_shown() -> None:
    table = game(
        turn="harkonnen",
        hands={"house_harkonnen": ["sandmasters", "arsunt_legion"]},
        seen={"corrino": ["sandmasters"]},
    )
    hands = {
        table.redeal("corrino", Chance.seeded(seed)).hands["house_harkonnen"] for seed in range(20)
    }

    assert len(hands) > 3
    assert all("sandmasters" in hand for hand in hands)


def test_only_the_pair_learns_that_cards_were_shown() -> None:
    table = game(turn="atreides", hands={"corrino": ["shigawire"]})
    table.play(table.notation().read("corrino cone"))
    events = table.play(table.notation().read("corrino show [shigawire:1]"))

    assert [event.kind for event in events] == ["cards_shown"]
    assert events[0].seen_by("house_harkonnen") is not None
    assert all(events[0].seen_by(eyes) is None for eyes in ("fremen", "house_atreides", None))
    assert not table.can_undo("corrino")


def test_whoever_answers_acts() -> None:
    """In random play both partners of both sides take turns and spend only their own dice."""
    table = Arrakis.new(Arrakis.read_setup(None, {"mode": "teams4"}, 3))
    chance, spent = Chance.seeded(3), Counter[str]()
    for _ in range(1500):
        action = any_action(table, chance)
        for event in table.play(action):
            if event.kind == "spent":
                spent[action.seat] += 1
                assert event.data is not None
                assert event.data["seat"] == action.seat

    assert set(spent) == set(table.seats)
