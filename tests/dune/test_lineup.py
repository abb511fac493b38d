"""Line-ups: suggestions, dealing, drafting, swapping, and two factions each."""

from __future__ import annotations

import pytest

from landsraad.dune import Dune, lineup
from landsraad.dune.state import SEATS
from landsraad.kernel import BadOptions, Chance

PLAYERS = ("ann", "ben", "cleo", "dan", "eve", "finn")


@pytest.mark.parametrize(
    ("players", "without"),
    [
        (2, {"bene_gesserit", "emperor", "fremen", "guild"}),
        (3, {"bene_gesserit", "emperor", "guild"}),
        (4, {"bene_gesserit", "guild"}),
        (5, {"bene_gesserit"}),
        (6, set()),
    ],
)
def test_lineup_02_suggestions(players: int, without: set[str]) -> None:
    """D-SETUP-2: each can be played."""
    seats = lineup.suggested(players)

    assert set(SEATS) - set(seats) == without
    assert Dune.new(Dune.read_setup(seats, seed=0)).seats == seats


@pytest.mark.parametrize("players", [0, 1, 7])
def test_lineup_02_there_are_no_others(players: int) -> None:
    """D-SETUP-1."""
    with pytest.raises(BadOptions, match="2 to 6 players"):
        lineup.suggested(players)


@pytest.mark.parametrize("number", range(2, 7))
def test_lineup_03_dealt_at_random(number: int) -> None:
    """D-SETUP-3: one each; the same chance deals the same; any player may get any faction."""
    players = PLAYERS[:number]
    leads = [lineup.deal_factions(players, Chance.seeded(seed)) for seed in range(60)]

    assert all(tuple(dealt) == players for dealt in leads)
    assert all(len(set(dealt.values())) == number for dealt in leads)
    assert leads[7] == lineup.deal_factions(players, Chance.seeded(7))
    assert {dealt["ann"] for dealt in leads} == set(SEATS)


def test_lineup_03_dealt_from_the_suggested_ones_only() -> None:
    """D-SETUP-2, D-SETUP-3."""
    dealt = lineup.deal_factions(PLAYERS[:3], Chance.seeded(3), lineup.suggested(3))

    assert set(dealt.values()) == {"atreides", "fremen", "harkonnen"}


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (("ann",), "2 to 6 players"),
        ((*PLAYERS, "gus"), "2 to 6 players"),
        (("ann", "ann"), "a player stands twice"),
    ],
)
def test_lineup_03_nobody_twice_and_nobody_alone(players: tuple[str, ...], sentence: str) -> None:
    """D-SETUP-1."""
    with pytest.raises(BadOptions, match=sentence):
        lineup.deal_factions(players, Chance.seeded(0))


def test_lineup_03_turn_cards_are_all_different() -> None:
    """D-SETUP-3: there are ten of them."""
    for seed in range(40):
        drawn = lineup.draw_turn_cards(PLAYERS, Chance.seeded(seed))

        assert len(set(drawn.values())) == 6
        assert all(1 <= card <= 10 for card in drawn.values())


def test_lineup_03_the_highest_card_chooses_first() -> None:
    """D-SETUP-3: in descending order."""
    assert lineup.draft_order({"ann": 4, "ben": 9, "cleo": 6}) == ("ben", "cleo", "ann")


def test_lineup_03_a_draft() -> None:
    """Each in his turn takes what is left."""
    order = lineup.draft_order({"ann": 4, "ben": 9, "cleo": 6})
    chosen: tuple[str, ...] = ()
    for player, faction in (("ben", "fremen"), ("cleo", "guild"), ("ann", "atreides")):
        assert lineup.choosing(order, chosen) == player
        chosen = lineup.choose(order, chosen, player, faction)

    assert lineup.choosing(order, chosen) is None
    assert lineup.chosen_factions(order, chosen) == {
        "ben": "fremen",
        "cleo": "guild",
        "ann": "atreides",
    }


@pytest.mark.parametrize(
    ("player", "faction", "sentence"),
    [
        ("ann", "guild", "it is not for 'ann' to choose now"),
        ("cleo", "fremen", "'fremen' cannot be chosen"),
        ("cleo", "corrino", "'corrino' cannot be chosen"),
    ],
)
def test_lineup_03_not_out_of_turn_and_not_what_is_taken(
    player: str, faction: str, sentence: str
) -> None:
    """A refusal says why."""
    order = ("ben", "cleo", "ann")

    with pytest.raises(BadOptions, match=sentence):
        lineup.choose(order, ("fremen",), player, faction)


def test_lineup_03_two_players_swap() -> None:
    """D-SETUP-3: the others keep theirs, everybody keeps his place, and nothing is changed."""
    leads = {"ann": "guild", "ben": "emperor", "cleo": "fremen"}
    swapped = lineup.swap(leads, "ann", "cleo")

    assert swapped == {"ann": "fremen", "ben": "emperor", "cleo": "guild"}
    assert lineup.seats_of(swapped) == ("fremen", "emperor", "guild")
    assert leads == {"ann": "guild", "ben": "emperor", "cleo": "fremen"}
    with pytest.raises(BadOptions, match="'dan' does not play"):
        lineup.swap(leads, "ann", "dan")


def test_lineup_18_two_factions_each_are_dealt() -> None:
    """D-SETUP-18: four different ones, which make a game."""
    pairs = lineup.deal_pairs(PLAYERS[:2], Chance.seeded(5))
    seats = lineup.seats_of_pairs(pairs)
    setup = Dune.read_setup(seats, {"pairs": [list(pair) for pair in pairs.values()]}, 0)

    assert len(set(seats)) == 4
    assert Dune.new(setup).teams() == tuple(pairs.values())


def test_lineup_18_two_factions_each_are_chosen_in_two_rounds() -> None:
    """D-SETUP-3, D-SETUP-18: in the same order each time; a swap exchanges both."""
    order = lineup.draft_order({"ann": 2, "ben": 7}, factions_each=2)
    pairs = lineup.chosen_pairs(order, ("fremen", "guild", "emperor", "harkonnen"))

    assert order == ("ben", "ann", "ben", "ann")
    assert pairs == {"ben": ("fremen", "emperor"), "ann": ("guild", "harkonnen")}
    assert lineup.swap(pairs, "ann", "ben")["ann"] == ("fremen", "emperor")


def test_lineup_18_only_for_two_players() -> None:
    """D-SETUP-1."""
    with pytest.raises(BadOptions, match="for two players, not 3"):
        lineup.deal_pairs(PLAYERS[:3], Chance.seeded(5))
