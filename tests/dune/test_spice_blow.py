"""Spice blow: the arithmetic of decks, worms and rides, and the Fremen Karama worm."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landsraad.dune.board import (
    ALL_CELLS,
    CELL,
    POLAR_SINK,
    SECTOR_MASK,
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY,
    TERRITORY_MASK,
    members,
)
from landsraad.dune.cards import SHAI_HULUD, SPICE, SPICE_CARD, SPICE_DECK
from landsraad.dune.factions.fremen import karama_worm, land_for_worms, riders
from landsraad.dune.game import Dune
from landsraad.dune.phases.spice_blow import (
    TurnCard,
    WormShows,
    fill_spice_deck,
    shuffle_worms_back,
    turn_card,
)
from landsraad.dune.state import FREMEN
from landsraad.dune.travel.move import Moving
from landsraad.dune.worms import destinations, karama_worm_offer, rides
from landsraad.kernel import Chance, Sum

TERRITORY_CARDS = [card for card in SPICE_DECK if card != SHAI_HULUD]


def table(
    ruleset: str = "advanced",
    seats: tuple[str, ...] | None = None,
    switches: dict[str, object] | None = None,
    **position: Any,
) -> Dune:
    """A table in the bidding phase, where nothing of the spice phase is going on."""
    options = {"ruleset": ruleset, "deals": False, "standing": False, **(switches or {})}
    said = {"turn": 3, "phase": "bidding", **position}
    return Dune.new(Dune.read_setup(seats, options, 0, "", said))


def cards(game: Dune) -> Counter[int]:
    return Counter(game.spice_deck + b"".join(game.spice_discards))


def let_atreides_look(game: Dune) -> None:
    game.spice_known = ("atreides",)


def test_the_card_turned_lies_on_its_pile_and_nobody_knows_the_next() -> None:
    """D-SPICE-2, and the Atreides have to look anew."""
    game = table(spice_deck=["spice_red_chasm", "spice_old_gap"])
    let_atreides_look(game)

    turn_card(game, 1)

    assert game.spice_discards == (b"", bytes([SPICE_CARD["spice_red_chasm"]]))
    assert game.spice_known == ()
    assert cards(game) == Counter(SPICE_DECK)


@pytest.mark.parametrize(("remembers", "left"), [(True, (5, 7)), (False, (None, None))])
def test_an_empty_deck_takes_all_cards_of_both_piles(
    remembers: bool, left: tuple[int | None, int | None]
) -> None:
    """D-SPICE-23: and the last blows are remembered, if the switch says so."""
    game = table(switches={"remember_last_blow": remembers})
    game.spice_deck, game.spice_discards = b"", (SPICE_DECK[:9], SPICE_DECK[9:])
    game.last_blow = (5, 7)

    fill_spice_deck(game)

    assert Counter(game.spice_deck) == Counter(SPICE_DECK)
    assert game.spice_discards == (b"", b"")
    assert game.last_blow == left


def test_a_deck_with_cards_is_left_alone() -> None:
    """D-SPICE-23: only an empty deck is made anew."""
    game = table(spice_discards={"a": ["spice_red_chasm"]})
    before = game.spice_deck

    fill_spice_deck(game)

    assert game.spice_deck == before


def test_worms_of_turn_1_return_to_the_deck() -> None:
    """D-SPICE-1: territory cards stay on their piles."""
    game = table(
        spice_discards={
            "a": ["shai_hulud", "spice_red_chasm"],
            "b": ["shai_hulud", "shai_hulud", "spice_old_gap"],
        }
    )

    shuffle_worms_back(game)

    assert game.spice_discards == (
        bytes([SPICE_CARD["spice_red_chasm"]]),
        bytes([SPICE_CARD["spice_old_gap"]]),
    )
    assert game.spice_deck.count(SHAI_HULUD) == 6
    assert cards(game) == Counter(SPICE_DECK)


@pytest.mark.parametrize(
    ("case", "count", "earlier", "worms", "further"),
    [
        ("first of pile A", "per_blow", 0, 1, False),
        ("second of pile A", "per_blow", 0, 2, True),
        ("first of pile B, pile A had one", "per_blow", 1, 1, False),
        ("first of pile B in 2009, pile A had one", "per_phase", 1, 1, True),
        ("first of pile B in 2009, pile A had none", "per_phase", 0, 1, False),
        ("second of pile A in 2009", "per_phase", 0, 2, True),
    ],
)
def test_what_makes_a_worm_a_further_one(
    case: str, count: str, earlier: int, worms: int, further: bool
) -> None:
    """D-SPICE-9."""
    game = table(switches={"extra_worm_count": count})
    pile = 1 if earlier else 0

    assert WormShows(pile, earlier, worms).is_further(game) is further, case


@pytest.mark.parametrize(
    ("switch", "value", "number"),
    [
        ("extra_worm_target", "sand", 29),
        ("karama_worm", "sand_in_spice_phase", 29),
        ("extra_worm_target", "any_eats_on_sand", 42),
        ("karama_worm", "any_in_spice_or_movement", 42),
        ("karama_worm", "any_in_spice_or_moves", 42),
    ],
)
def test_where_a_worm_may_be_put(switch: str, value: str, number: int) -> None:
    """D-SPICE-7, D-SPICE-8, D-SPICE-21: the 29 sand territories, or all 42."""
    game = table(switches={switch: value})
    worm = karama_worm(game)
    assert worm is not None
    land = land_for_worms(game) if switch == "extra_worm_target" else worm.land
    places = [TERRITORIES[territory].id for territory in members(land)]

    assert len(places) == number
    assert "imperial_basin" in places
    assert ("arrakeen" in places) is (number == 42)


def test_all_blows_are_on_sand() -> None:
    """So the first worm of a blow, which comes to the last blow, always devours."""
    blown = {SPICE[card].territory for card in TERRITORY_CARDS}

    assert {TERRITORIES[place].terrain for place in blown if place is not None} == {"sand"}


def test_destinations_of_a_ride_by_a_plain_search() -> None:
    """D-SPICE-15, cell by cell, on random boards."""
    chance = Chance.seeded(7)
    for _ in range(60):
        game = table("basic", alliances=[["emperor", "fremen"]], storm=chance.below(18))
        for seat in ("atreides", "harkonnen", "emperor", "fremen"):
            for cell in chance.sample(range(len(CELL)), 4):
                game.place(seat, cell, 1)
        allowed = 0
        for name, cell in CELL.items():
            territory = TERRITORY[name.split("@")[0]]
            crowded = territory in STRONGHOLDS and len(game.others_in(FREMEN, territory)) >= 2
            storm = SECTOR_MASK[game.storm] >> cell & 1
            ally = territory != POLAR_SINK and game.occupies("emperor", territory)
            if not crowded and not storm and not ally:
                allowed |= 1 << cell

        assert destinations(game) == allowed


def test_rides_are_counted_and_found() -> None:
    """Any number of both kinds, at least one; every ride has its own place in the space."""
    game = table(
        forces={"fremen": {"the_minor_erg@5": 2, "the_minor_erg@7": 1}},
        specials={"fremen": {"the_minor_erg@7": 1}},
        storm=0,
    )
    erg = TERRITORY["the_minor_erg"]
    space = Sum(*rides(game, erg))
    ends = (destinations(game) & ~TERRITORY_MASK[erg]).bit_count()

    assert space.size == (3 * 2 * 2 - 1) * ends
    assert all(space.find(space.at(i)) == i for i in range(space.size))


def test_only_specials_may_ride_too() -> None:
    """A Fedaykin needs no company."""
    game = table(specials={"fremen": {"old_gap@8": 1}}, storm=0)

    assert Sum(*rides(game, TERRITORY["old_gap"])).size > 0


def test_no_riders_in_the_storm() -> None:
    """D-SPICE-19."""
    game = table(forces={"fremen": {"old_gap@8": 1, "old_gap@9": 1}}, storm=8)

    assert riders(game, TERRITORY["old_gap"]) == 1 << CELL["old_gap@9"]


def test_polar_sink_is_open_to_allies() -> None:
    """D-SPICE-15: the Polar Sink is excepted."""
    game = table(alliances=[["emperor", "fremen"]], forces={"emperor": {"polar_sink": 1}})

    assert destinations(game) & ALL_CELLS & TERRITORY_MASK[POLAR_SINK]


@pytest.mark.parametrize("ruleset", ["basic", "advanced", "tournament"])
def test_when_the_karama_worm_is_offered(ruleset: str) -> None:
    """D-SPICE-21: in 2019 all through the spice phase; in 2009 the first card ends that."""
    game = table(ruleset, hands={"fremen": ["karama"]})
    for phase in ("spice_blow", "shipment", "battle"):
        game.phase = phase
        expected = (ruleset, phase) == ("advanced", "spice_blow")
        assert bool(karama_worm_offer(game)) is expected, phase


def test_in_the_tournament_the_karama_worm_is_offered_while_somebody_moves() -> None:
    """D-SPICE-21: in 5b, whoever moves."""
    game = table("tournament", hands={"fremen": ["karama"]})
    game.phase = "shipment"
    game.push(Moving("emperor"))

    assert karama_worm_offer(game)


def test_the_karama_worm_comes_once() -> None:
    """D-KARAMA-27."""
    game = table(hands={"fremen": ["karama"]}, karama_spent=["fremen"])
    game.phase = "spice_blow"

    assert karama_worm_offer(game) == ()


def test_nobody_sees_that_the_fremen_are_asked() -> None:
    """The question would show that they hold a Karama."""
    game = table(seats=("fremen", "harkonnen"), phase="spice_blow", hands={"fremen": ["karama"]})

    assert [decision.kind for decision in game.pending] == ["summon_worm"]
    assert game.view("harkonnen")["waiting"] == [{"seat": None, "kind": "respond"}]


def test_strictly_the_fremen_are_asked_with_any_card() -> None:
    """So that being asked shows nothing at all."""
    game = table(switches={"responses": "strict"}, phase="spice_blow", hands={"fremen": ["lasgun"]})

    assert game.pending[0].kind == "summon_worm"
    assert game.pending[0].actions.size == 1


def test_the_atreides_do_not_see_the_next_card_in_the_spice_phase() -> None:
    """D-SPICE-25."""
    game = table(
        "basic",
        phase="spice_blow",
        spice_discards={"a": ["spice_hagga_basin"]},
        spice_deck=["shai_hulud", "spice_red_chasm", "spice_old_gap"],
    )

    assert game.pending[0].kind == "nexus"
    assert game.view("atreides")["table"]["decks"]["next_spice"] is None


@pytest.mark.parametrize("switch", ["reshuffle_all", "turn_8_procedure"])
def test_turn_8_of_a_double_blow_comes_about_by_itself(switch: str) -> None:
    """D-SPICE-24: two territories a turn leave one for turn 8; pile B is finished anew."""
    for seed in range(20):
        options = {
            "ruleset": "tournament",
            "deals": False,
            "standing": False,
            "spice_deck_end": switch,
        }
        game = Dune.new(Dune.read_setup(("atreides", "harkonnen"), options, seed))
        game.spice_deck, game.spice_discards = SPICE_DECK, (b"", b"")
        game.spice_deck = bytes(game.chance.shuffle(SPICE_DECK))
        for turn in range(1, 9):
            game.turn = turn
            if turn == 8:
                left = [card for card in game.spice_deck if card != SHAI_HULUD]

                assert len(left) == 1
            run_blows(game)

        assert game.spice_discards[0] == b""
        assert cards(game) == Counter(SPICE_DECK)


def run_blows(game: Dune) -> None:
    """Both blows of a turn, without anybody to ask."""
    for pile in (0, 1):
        card = SHAI_HULUD
        while card == SHAI_HULUD:
            card = turn_card(game, pile)
    if game.turn == 1:
        shuffle_worms_back(game)


def test_a_blow_in_progress_is_saved_with_the_game() -> None:
    """Steps are values: equal if built alike, and different if not."""
    assert TurnCard(1, 2, 3, (4, 5)) == TurnCard(1, 2, 3, (4, 5))
    assert TurnCard(1, 2, 3, (4, 5)) != TurnCard(1, 2, 3, (4,))
