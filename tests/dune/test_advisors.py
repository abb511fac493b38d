"""Bene Gesserit beside others: who keeps them company, when they turn, whom they let in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from landsraad.dune.board import CELLS, TERRITORY, members
from landsraad.dune.factions.bene_gesserit import companions, may_fight, surroundings
from landsraad.dune.game import Dune
from landsraad.dune.travel.advisors import Intrusion, enters, flip_lonely_advisors


def table(*seats: str, options: Mapping[str, object] | None = None, **position: Any) -> Dune:
    """A game of the advanced rules at the beginning of the shipment phase."""
    chosen = {"deals": False, "standing": False, "ruleset": "advanced", **(options or {})}
    told = {"phase": "shipment", **position}
    return Dune.new(Dune.read_setup(seats, chosen, 0, position=told))


def names(cells: int) -> list[str]:
    return [CELLS[cell] for cell in members(cells)]


PASTY_MESA = TERRITORY["pasty_mesa"]
SIETCH = TERRITORY["tueks_sietch"]


# Company.


@pytest.mark.parametrize(
    ("case", "storm", "expected"),
    [
        ("no storm", 0, ["pasty_mesa@4", "pasty_mesa@5", "pasty_mesa@6", "pasty_mesa@7"]),
        ("cut in two", 6, ["pasty_mesa@4", "pasty_mesa@5"]),
        ("in the storm themselves", 4, ["pasty_mesa@4"]),
    ],
)
def test_advisor_12_surroundings(case: str, storm: int, expected: list[str]) -> None:
    game = table("harkonnen", "bene_gesserit", forces={"bene_gesserit": {"pasty_mesa@4": 1}})
    game.storm = storm

    assert names(surroundings(game, PASTY_MESA)) == expected, case


def test_advisor_12_company_is_who_can_be_reached() -> None:
    game = table(
        "harkonnen", "bene_gesserit", "emperor",
        storm=6,
        forces={
            "bene_gesserit": {"pasty_mesa@4": 1},
            "harkonnen": {"pasty_mesa@5": 1},
            "emperor": {"pasty_mesa@7": 1},
        },
    )  # fmt: skip

    assert companions(game, PASTY_MESA) == ("harkonnen",)


def test_advisor_14_an_ally_forbids_fighting_unless_the_storm_parts_them() -> None:
    game = table(
        "harkonnen", "bene_gesserit", "emperor",
        alliances=[["bene_gesserit", "emperor"]],
        forces={"bene_gesserit": {"pasty_mesa@4": 1}, "emperor": {"pasty_mesa@7": 1}},
    )  # fmt: skip
    game.storm = 0
    assert not may_fight(game, PASTY_MESA)

    game.storm = 6
    assert may_fight(game, PASTY_MESA)


def test_nobody_fights_in_the_polar_sink() -> None:
    game = table("harkonnen", "bene_gesserit", forces={"bene_gesserit": {"polar_sink": 1}})

    assert not may_fight(game, TERRITORY["polar_sink"])


# Left alone.


def left_alone(phase: str, **options: Any) -> Dune:
    """Advisors with nobody beside them, when the phase looks at them."""
    game = table(
        "harkonnen", "bene_gesserit",
        options=options,
        forces={"bene_gesserit": {"tueks_sietch@4": 2}},
    )  # fmt: skip
    game.set_advisors(SIETCH, True)
    game.phase = phase
    flip_lonely_advisors(game)
    return game


@pytest.mark.parametrize(
    ("switch", "turned", "kept"),
    [
        ("until_battle", ("storm", "spice_blow", "shipment"), ("battle", "mentat_pause")),
        ("always", ("battle", "collection"), ()),
        ("setup_only", (), ("storm", "shipment")),
    ],
)
def test_advisor_11_when_being_alone_turns_them(
    switch: str, turned: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    """Into fighters, in these phases."""
    for phase in turned + kept:
        game = left_alone(phase, lonely_advisors_flip=switch)
        assert game.is_advisor("bene_gesserit", SIETCH) is (phase in kept), phase


@pytest.mark.parametrize(
    ("holds", "turned", "kept"),
    [(False, ("battle",), ()), (True, ("storm", "spice_blow"), ("battle", "shipment"))],
)
def test_advisor_18_when_coexistence_ends_with_the_others_gone(
    holds: bool, turned: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    """What was announced before the shipments holds to the end of the turn, or does not."""
    for phase in turned + kept:
        game = left_alone(phase, ruleset="tournament", coexistence_holds=holds)
        assert game.occupies("bene_gesserit", SIETCH) is (phase in turned), phase


def test_a_game_without_them_has_nobody_to_ask() -> None:
    game = table("harkonnen", "emperor", forces={"harkonnen": {"tueks_sietch@4": 2}})
    before = len(game.stack)
    enters(game, "harkonnen", SIETCH)
    flip_lonely_advisors(game)

    assert len(game.stack) == before


# Others come.


@pytest.mark.parametrize(
    ("case", "seat", "cell", "advisors", "asked"),
    [
        ("fighters are asked", "harkonnen", "tueks_sietch@4", False, True),
        ("advisors have no need", "harkonnen", "tueks_sietch@4", True, False),
        ("in the Polar Sink nobody cares", "harkonnen", "polar_sink", False, False),
        ("their own forces are no intrusion", "bene_gesserit", "tueks_sietch@4", False, False),
    ],
)
def test_advisor_09_who_is_asked(
    case: str, seat: str, cell: str, advisors: bool, asked: bool
) -> None:
    game = table(
        "harkonnen", "bene_gesserit", "emperor",
        forces={"bene_gesserit": {cell: 2}, "harkonnen": {cell: 1}},
    )  # fmt: skip
    territory = TERRITORY[cell.partition("@")[0]]
    game.set_advisors(territory, advisors)
    enters(game, seat, territory)

    assert (game.stack[-1] == Intrusion(territory)) is asked, case


def test_advisor_09_a_ride_is_an_intrusion_too() -> None:
    """Rides come in the spice phase; in the tournament rules declarations follow later."""
    for ruleset, asked in (("advanced", True), ("tournament", False)):
        game = table(
            "fremen", "bene_gesserit",
            options={"ruleset": ruleset},
            forces={"bene_gesserit": {"tueks_sietch@4": 2}, "fremen": {"tueks_sietch@4": 1}},
        )  # fmt: skip
        game.set_advisors(SIETCH, False)
        game.phase = "spice_blow"
        enters(game, "fremen", SIETCH)

        assert (game.stack[-1] == Intrusion(SIETCH)) is asked


def test_karama_29_an_intrusion_stopped_for_the_phase_is_not_offered_again() -> None:
    game = table(
        "harkonnen", "bene_gesserit", "emperor",
        options={"karama_scope": "whole_phase"},
        tanks={"bene_gesserit": 16},
        forces={"bene_gesserit": {"tueks_sietch@4": 2, "arrakeen@9": 2}},
        hands={"harkonnen": ["karama"]},
    )  # fmt: skip
    for line in (
        "harkonnen ship tueks_sietch@4 1 0",
        "bene_gesserit coexist tueks_sietch yes",
        "harkonnen respond karama",
        "harkonnen pass",
        "bene_gesserit pass",
        "emperor ship arrakeen@9 1 0",
    ):
        game.play(game.notation().read(line))

    assert [(d.seat, d.kind) for d in game.pending] == [("emperor", "move")]
    assert not game.advisors
