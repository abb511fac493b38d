"""Mentat pause: the victory tables, who counts as one player, and how games end."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.board import STRONGHOLDS, TERRITORIES
from landsraad.dune.factions import fremen
from landsraad.dune.phases import mentat_pause
from landsraad.dune.state import SEATS

FIVE = ["arrakeen@9", "carthag@10", "tueks_sietch@4", "sietch_tabr@13", "habbanya_sietch@16"]
PAIRS = (("atreides", "fremen"), ("emperor", "harkonnen"))


def table(position: dict[str, Any], seats: tuple[str, ...] = SEATS, **options: Any) -> Dune:
    described = {"turn": 2, **position}
    return Dune.new(Dune.read_setup(seats, {"deals": False, **options}, 0, "", described))


def at_pause(position: dict[str, Any], seats: tuple[str, ...] = SEATS, **options: Any) -> Dune:
    return table({"phase": "mentat_pause", **position}, seats, **options)


def holding(*numbers: int) -> dict[str, Any]:
    """Seats in table order hold so many of the five strongholds, one after the other."""
    places = iter(FIVE)
    return {
        seat: {next(places): 1 for _ in range(number)}
        for seat, number in zip(SEATS, numbers, strict=False)
    }


@pytest.mark.parametrize(
    ("ruleset", "variant", "players", "allies", "needed"),
    [
        ("basic", None, 2, 1, 4),
        ("basic", None, 3, 1, 3),
        ("basic", None, 3, 2, 4),
        ("basic", None, 6, 1, 3),
        ("basic", None, 6, 2, 4),
        ("advanced", None, 6, 2, 4),
        ("basic", "2/3", 6, 1, 3),
        ("basic", "2/3", 6, 2, 3),
        ("basic", "3/4", 6, 2, 4),
        ("basic", "3/4", 6, 3, 4),
        ("basic", "3/3", 6, 2, 3),
        ("basic", "3/3", 6, 3, 3),
        ("basic", "any/3", 6, 2, 3),
        ("basic", "any/3", 6, 5, 3),
        ("tournament", None, 2, 1, 4),
        ("tournament", None, 3, 1, 4),
        ("tournament", None, 3, 2, 5),
        ("tournament", None, 4, 1, 3),
        ("tournament", None, 4, 2, 4),
        ("tournament", None, 4, 3, 5),
        ("tournament", None, 6, 5, 5),
    ],
)
def test_victory_02_strongholds_needed(
    ruleset: str, variant: str | None, players: int, allies: int, needed: int
) -> None:
    """D-VICTORY-2, D-ALLIANCE-2: by players, size of the alliance, and variant."""
    options = {} if variant is None else {"alliance_variant": variant}
    seats = SEATS[:players]
    alliances = [list(seats[:allies])] if allies > 1 else []
    game = table({"alliances": alliances}, seats, ruleset=ruleset, **options)

    assert mentat_pause.strongholds_needed(game, game.side_of(seats[0])) == needed


@pytest.mark.parametrize(
    ("case", "occupants", "side", "counts", "expected"),
    [
        ("empty", [], ("guild",), False, False),
        ("alone", ["guild"], ("guild",), False, True),
        ("another", ["emperor"], ("guild",), False, False),
        ("contested", ["guild", "emperor"], ("guild",), False, False),
        ("contested counts", ["guild", "emperor"], ("guild",), True, True),
        ("not there", ["atreides", "emperor"], ("guild",), True, False),
        ("two of a side", ["guild", "emperor"], ("emperor", "guild"), False, True),
        ("one of a side", ["guild", "atreides"], ("emperor", "guild"), False, False),
    ],
)
def test_victory_03_what_is_held(
    case: str, occupants: list[str], side: tuple[str, ...], counts: bool, expected: bool
) -> None:
    """D-VICTORY-3: occupied by the side; by nobody else, where a contested one counts for none."""
    forces = {seat: {"arrakeen@9": 1} for seat in occupants}
    game = table({"storm": 9, "forces": forces}, contested_stronghold_counts=counts)
    territory = next(t for t in STRONGHOLDS if TERRITORIES[t].id == "arrakeen")

    assert mentat_pause.holds(game, side, territory) is expected, case


@pytest.mark.parametrize(
    ("case", "storm", "held"),
    [("to be fought over", 1, []), ("kept apart by the storm", 9, ["arrakeen"])],
)
def test_victory_03_shown_is_what_nobody_will_fight_over(
    case: str, storm: int, held: list[str]
) -> None:
    """Before the battles of a turn a disputed stronghold is nobody's yet."""
    forces = {seat: {"arrakeen@9": 1} for seat in ("guild", "emperor")}
    game = table({"phase": "shipment", "storm": storm, "forces": forces})

    sides = game.view(None)["table"]["victory"]

    shown = {side["members"][0]: side["held"] for side in sides}
    assert (shown["guild"], shown["emperor"]) == (held, held), case


@pytest.mark.parametrize("turn", range(1, 11))
def test_victory_06_the_turn_named_and_no_other(turn: int) -> None:
    """D-VICTORY-6."""
    prediction = {"winner": "atreides", "turn": 5}
    game = at_pause({"turn": turn, "prediction": prediction, "forces": holding(3)})

    assert game.outcome is not None
    assert game.outcome.winners == (("bene_gesserit",) if turn == 5 else ("atreides",))


@pytest.mark.parametrize(
    ("forces", "ending"),
    [
        (holding(3), "prediction"),
        (holding(0, 0, 3), "strongholds"),
        ({"fremen": {"sietch_tabr@13": 1}}, "fremen"),
        ({"atreides": {"sietch_tabr@13": 1}}, "guild"),
    ],
)
def test_secret_07_however_it_ends_the_prediction_is_told(
    forces: dict[str, Any], ending: str
) -> None:
    """D-SECRET-7: as an event, and in everybody's view."""
    game = table({"turn": 10, "phase": "shipment", "forces": forces})
    told = []
    while not game.over:
        action = game.notation().read(f"{game.pending[0].seat} pass")
        told += [event.kind for event in game.play(action)]

    assert game.outcome is not None
    assert game.outcome.ending == ending
    assert told.count("prediction") == 1
    shown = game.view(None)["table"]["factions"]["bene_gesserit"]["prediction"]
    assert shown == {"winner": "atreides", "turn": 10}


@pytest.mark.parametrize(
    ("forces", "winners"),
    [
        ({}, ("atreides", "fremen", "emperor", "harkonnen")),
        ({"harkonnen": {"carthag@10": 1}}, ("emperor", "harkonnen")),
        (
            {"harkonnen": {"carthag@10": 2}, "atreides": {"arrakeen@9": 1}, "fremen": {}},
            ("atreides", "fremen", "emperor", "harkonnen"),
        ),
    ],
)
def test_victory_09_most_strongholds_go_by_player(
    forces: dict[str, Any], winners: tuple[str, ...]
) -> None:
    """D-VICTORY-9, D-SETUP-18: two factions of one player count together."""
    seats = ("atreides", "fremen", "emperor", "harkonnen")
    game = table({"turn": 10, "forces": forces}, seats, pairs=PAIRS)
    mentat_pause.most_strongholds(game)

    assert game.outcome is not None
    assert game.outcome.winners == winners


def test_setup_18_a_pair_that_shares_a_stronghold_holds_it() -> None:
    """D-SETUP-18: no other player is there."""
    seats = ("atreides", "fremen", "emperor", "harkonnen")
    forces = {
        "atreides": {"arrakeen@9": 1, "carthag@10": 1},
        "fremen": {"arrakeen@9": 1, "sietch_tabr@13": 1, "habbanya_sietch@16": 1},
    }
    game = at_pause({"storm": 9, "forces": forces}, seats, pairs=PAIRS)

    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending) == (("atreides", "fremen"), "strongholds")


@pytest.mark.parametrize(
    ("case", "forces", "met"),
    [
        ("all empty", {}, True),
        ("their own", {"fremen": {"sietch_tabr@13": 1, "habbanya_sietch@16": 1}}, True),
        ("a stranger in Tabr", {"guild": {"sietch_tabr@13": 1}}, False),
        ("a stranger in Habbanya", {"emperor": {"habbanya_sietch@16": 1}}, False),
        ("Harkonnen at Tuek's", {"harkonnen": {"tueks_sietch@4": 1}}, False),
        ("Atreides at Tuek's", {"atreides": {"tueks_sietch@4": 1}}, False),
        ("Emperor at Tuek's", {"emperor": {"tueks_sietch@4": 1}}, False),
        ("Guild at Tuek's", {"guild": {"tueks_sietch@4": 1}}, True),
        ("Bene Gesserit at Tuek's", {"bene_gesserit": {"tueks_sietch@4": 1}}, True),
        ("cities do not matter", {"atreides": {"arrakeen@9": 1, "carthag@10": 1}}, True),
    ],
)
def test_victory_11_the_fremen_condition(case: str, forces: dict[str, Any], met: bool) -> None:
    """D-VICTORY-11."""
    assert fremen.wins_in_the_end(table({"forces": forces})) is met, case


@pytest.mark.parametrize(
    ("worm", "worms", "counts"),
    [(None, 30, False), (6, 5, False), (6, 6, True), (4, 4, True), (4, 3, False)],
)
def test_victory_13_from_which_worm_on_the_wall_counts(
    worm: int | None, worms: int, counts: bool
) -> None:
    """D-VICTORY-13."""
    options: dict[str, Any] = {"shield_wall_stronghold_after_worm": worm}
    game = table({"worms": worms}, ruleset="tournament", **options)

    assert (len(mentat_pause.strongholds(game)) == 6) is counts


def test_victory_01_bribes_are_not_lost() -> None:
    """D-VICTORY-1: what lay in front of the shields lies behind them."""
    game = at_pause({"spice": {"guild": 2, "emperor": 0}, "bribes": {"guild": 5, "emperor": 1}})

    assert (game.spice["guild"], game.spice["emperor"]) == (7, 1)
    assert set(game.bribes.values()) == {0}
    assert list(game.faults()) == []
