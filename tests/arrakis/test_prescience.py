"""Prescience: what open cards ask for, what lies on them, and why a claim is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from landsraad.arrakis import Arrakis, prescience
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, STANDARD, standard
from landsraad.kernel import Chance

MODES = (
    prescience.ON_TRIGGER,
    prescience.FREE,
    prescience.INSTEAD_OF_ACTION,
    prescience.END_OF_ROUND,
)


def table(**position: Any) -> Arrakis:
    """A described table, by default in a turn of the Atreides."""
    described = position if "phase" in position else {"turn": ATREIDES, **position}
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))


def paul_in(area: str, *harkonnen: str) -> dict[str, Any]:
    """Paul with a unit in an area, and Harkonnen in others."""
    there = {name: {"regular": 1} for name in harkonnen}
    paul = {area: {"regular": 1, "named": ["paul_atreides"]}}
    return {"legions": {ATREIDES: paul, HARKONNEN: there}}


# The cards.


def test_eight_cards_for_each_phase() -> None:
    modes = [card.mode for card in STANDARD.prescience.values()]

    assert modes.count("end_of_round_check") == 8
    assert len(modes) == 16


def test_every_card_has_a_mode_that_is_asked_for() -> None:
    assert {card.mode for card in STANDARD.prescience.values()} == set(MODES)


@pytest.mark.parametrize(
    ("cards", "steps"), [("known", (13, 14, 10)), ("reconstructed", (12, 12, 12))]
)
def test_the_steps_of_all_sixteen_cards(cards: str, steps: tuple[int, ...]) -> None:
    deck = standard(False, cards).prescience.values()

    assert len(deck) == 16
    assert tuple([sum(card.advance[marker] for card in deck) for marker in MARKERS]) == steps


# Conditions.


@pytest.mark.parametrize(
    ("case", "position", "alone", "watched"),
    [
        ("no enemy in the sector", paul_in("s1_12", "s2_1"), True, False),
        ("an enemy in the sector", paul_in("s1_12", "s1_1"), False, True),
        ("in a sietch", paul_in("gara_kulon", "s1_1"), False, False),
        ("at the pole, one central sector without", paul_in("north_pole", "s6_2"), True, True),
        (
            "at the pole, enemies in all central sectors",
            paul_in("north_pole", "s5_7", "s6_2", "s7_1", "s8_3"),
            False,
            True,
        ),
        ("beside the board", {}, False, False),
    ],
)
def test_where_paul_stands(
    case: str, position: Mapping[str, Any], alone: bool, watched: bool
) -> None:
    """A-FX-9: at the North Pole the Atreides choose which central sector counts."""
    destroyed = ["north_pole"] if "pole" in case else []
    game = table(**position, destroyed=destroyed)
    (drinks,) = STANDARD.prescience["water_of_life"].conditions
    before = standard(False, "reconstructed").prescience
    (walks,) = before["muaddib_walks_among_us"].conditions

    assert prescience.holds(game, drinks) == alone, case
    assert prescience.holds(game, walks) == watched, case


@pytest.mark.parametrize(
    ("news", "least", "expected"),
    [
        ((), 3, False),
        (("battle_won_as_attacker@2",), 3, False),
        (("battle_won_as_attacker@3",), 3, True),
        (("battle_won_as_attacker@2", "battle_won_as_attacker@6"), 3, True),
        (("station_taken",), 0, False),
    ],
)
def test_a_battle_won_against_enough_units(
    news: tuple[str, ...], least: int, expected: bool
) -> None:
    condition = {"trigger": "battle_won_as_attacker", "enemy_units_at_start_at_least": least}

    assert prescience.triggered(table(news=list(news)), condition) == expected


@pytest.mark.parametrize(
    ("garrison", "expected"),
    [
        ({"regular": 1}, ()),
        ({"regular": 2}, (("regular", "regular"),)),
        ({"regular": 1, "elite": 1}, (("regular", "elite"),)),
        ({"elite": 1, "special": 1}, (("elite", "special"),)),
        ({"special": 2}, (("special", "special"),)),
        ({"regular": 1, "tokens": ["as1", "as2"]}, (("as1",), ("as2",))),
    ],
)
def test_what_families_may_give_up(
    garrison: Mapping[str, Any], expected: tuple[tuple[str, ...], ...]
) -> None:
    """A-PRES-11: a token, or two units, of one sietch area."""
    legions = {"gara_kulon": garrison, "tasmin_sink": {"regular": 1}, "s1_12": {"regular": 4}}
    found = dict(prescience.sacrifices(table(legions={ATREIDES: legions})))

    assert found == ({"gara_kulon": expected} if expected else {})


# Claims.


def test_nothing_is_claimable_after_two_claims() -> None:
    """A-PRES-4."""
    legions = {ATREIDES: {"gara_kulon": {"regular": 2}}}
    for claims, expected in ((0, True), (1, True), (2, False)):
        game = table(open_cards=["families_flee"], claims=claims, legions=legions)

        assert bool(prescience.claimable(game, prescience.FREE)) == expected


@pytest.mark.parametrize(
    ("position", "card", "rule"),
    [
        ({}, "water_of_life", "A-PRES-3"),
        ({"open_cards": ["water_of_life"], "claims": 2}, "water_of_life", "A-PRES-4"),
        ({"open_cards": ["families_flee"], "turn": HARKONNEN}, "families_flee", "A-PRES-5"),
        ({"open_cards": ["families_flee"], "phase": "end"}, "families_flee", "A-PRES-5"),
        ({"open_cards": ["the_desert_war"]}, "the_desert_war", "A-PRES-6"),
        ({"open_cards": ["the_desert_war"], "phase": "end"}, "the_desert_war", "A-PRES-10"),
        ({"open_cards": ["water_of_life"], **paul_in("s1_12")}, "water_of_life", "A-PRES-8"),
        ({"open_cards": ["families_flee"]}, "families_flee", "A-PRES-9"),
        ({"open_cards": ["water_of_life"]}, "water_of_life", "A-PRES-10"),
        ({"open_cards": ["fremen_fury"]}, "fremen_fury", "A-PRES-14"),
    ],
)
def test_why_a_card_cannot_be_claimed(position: Mapping[str, Any], card: str, rule: str) -> None:
    reason = prescience.why_not(table(**position), card)

    assert reason is not None
    assert reason.rule == rule


# What lies on open cards.


@pytest.mark.parametrize(
    ("attached", "bonus", "stays", "left"),
    [
        ([], 0, False, ()),
        (["fear_is_the_mind_killer"], 2, False, ()),
        (["eyes_of_ibad"], 0, True, ("eyes_of_ibad",)),
        (["eyes_of_ibad", "fear_is_the_mind_killer"], 2, True, ("eyes_of_ibad",)),
    ],
)
def test_cards_lying_on_an_open_card(
    attached: list[str], bonus: int, stays: bool, left: tuple[str, ...]
) -> None:
    """A-FX-17: a bonus lasts for the round, Eyes of Ibad until the claim."""
    game = table(open_cards=["the_desert_war"], attached={"the_desert_war": attached})

    assert prescience.bonus_on(game, "the_desert_war") == bonus
    assert prescience.persists(game, "the_desert_war") == stays

    prescience.expire(game)

    assert game.attached.get("the_desert_war", ()) == left
    assert list(game.faults()) == []


def test_an_open_card_takes_along_what_lies_on_it() -> None:
    on_it = ["eyes_of_ibad", "fear_is_the_mind_killer"]
    game = table(open_cards=["the_desert_war"], attached={"the_desert_war": on_it})

    prescience.leave_row(game, "the_desert_war")

    assert game.attached == {}
    assert game.discards["fremen_ally"] == ("eyes_of_ibad",)
    assert game.discards["house_atreides"] == ("fear_is_the_mind_killer",)
    assert game.prescience_gone == ("the_desert_war",)


def test_no_more_cards_are_turned_up_than_there_are() -> None:
    """A-ROUND-4."""
    game = table(prescience_deck=["fremen_fury", "the_desert_war"])

    prescience.turn_up_cards(game, 3)

    assert {*game.open_cards} == {"fremen_fury", "the_desert_war"}
    assert game.prescience_deck == ()


def test_a_redeal_keeps_what_is_known_of_each_objective() -> None:
    """The second objective may be one that the first is known not to be."""
    ruled_out = [["objective_1", "objective_2"]]
    held = ["objective_3", "objective_1"]
    game = table(objectives=held, ruled_out=ruled_out)
    seen = set()
    for seed in range(60):
        twin = game.redeal(HARKONNEN, Chance.seeded(seed))
        first, second = twin.objectives
        seen.add(second)

        assert first not in ruled_out[0]
        assert first != second
    assert "objective_1" in seen


def test_a_second_objective_comes_from_those_aside() -> None:
    hand = {ATREIDES: ["tested_with_the_gom_jabbar"]}
    game = table(hands=hand, objectives=["objective_4"], dice=[4])
    for line in ("spend mentat for card", "play tested_with_the_gom_jabbar"):
        game.play(game.notation().read(f"{ATREIDES} {line}"))

    assert game.objectives == ("objective_4", "objective_5")
    assert game.objectives_aside == ("objective_1", "objective_2", "objective_3", "objective_6")
    assert list(game.faults()) == []
