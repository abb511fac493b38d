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
    assert all(len(set(lineup.seats_of(dealt))) == number for dealt in leads)
    assert leads[7] == lineup.deal_factions(players, Chance.seeded(7))
    assert {dealt["ann"] for dealt in leads} == {(faction,) for faction in SEATS}
    assert lineup.options_of(leads[7]) == {}


def test_lineup_03_dealt_from_the_suggested_ones_only() -> None:
    """D-SETUP-2, D-SETUP-3."""
    dealt = lineup.deal_factions(PLAYERS[:3], Chance.seeded(3), lineup.suggested(3))

    assert set(lineup.seats_of(dealt)) == {"atreides", "fremen", "harkonnen"}


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
    """Each in their turn takes what is left."""
    order = lineup.draft_order({"ann": 4, "ben": 9, "cleo": 6})
    chosen: tuple[str, ...] = ()
    for player, faction in (("ben", "fremen"), ("cleo", "guild"), ("ann", "atreides")):
        assert lineup.choosing(order, chosen) == player
        chosen = lineup.choose(order, chosen, player, faction)

    assert lineup.choosing(order, chosen) is None
    assert lineup.chosen_factions(order, chosen) == {
        "ben": ("fremen",),
        "cleo": ("guild",),
        "ann": ("atreides",),
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


def test_lineup_03_only_out_of_what_is_offered() -> None:
    """D-SETUP-2: those who play by a suggested line-up."""
    with pytest.raises(BadOptions, match="'guild' cannot be chosen"):
        lineup.choose(("ben", "ann"), (), "ben", "guild", lineup.suggested(2))


def test_lineup_03_two_players_swap() -> None:
    """D-SETUP-3: the others keep theirs, everybody keeps their place, and nothing is changed."""
    leads = {"ann": ("guild",), "ben": ("emperor",), "cleo": ("fremen",)}
    swapped = lineup.swap(leads, "ann", "cleo")

    assert swapped == {"ann": ("fremen",), "ben": ("emperor",), "cleo": ("guild",)}
    assert lineup.seats_of(swapped) == ("fremen", "emperor", "guild")
    assert leads == {"ann": ("guild",), "ben": ("emperor",), "cleo": ("fremen",)}
    with pytest.raises(BadOptions, match="'dan' does not play"):
        lineup.swap(leads, "ann", "dan")


def test_lineup_18_two_factions_each_are_dealt() -> None:
    """D-SETUP-18: four different ones, which make a game."""
    leads = lineup.deal_factions(PLAYERS[:2], Chance.seeded(5), each=2)
    seats = lineup.seats_of(leads)
    game = Dune.new(Dune.read_setup(seats, lineup.options_of(leads), 0))

    assert len(set(seats)) == 4
    assert game.seats == seats
    assert game.teams() == tuple(leads.values())


def test_lineup_18_two_factions_each_are_chosen_in_two_rounds() -> None:
    """D-SETUP-3, D-SETUP-18: in the same order each time; a swap exchanges both."""
    order = lineup.draft_order({"ann": 2, "ben": 7}, each=2)
    pairs = lineup.chosen_factions(order, ("fremen", "guild", "emperor", "harkonnen"))

    assert order == ("ben", "ann", "ben", "ann")
    assert pairs == {"ben": ("fremen", "emperor"), "ann": ("guild", "harkonnen")}
    assert lineup.swap(pairs, "ann", "ben")["ann"] == ("fremen", "emperor")


@pytest.mark.parametrize(
    ("players", "factions", "each", "sentence"),
    [
        (3, 6, 2, "for two players, not 3"),
        (2, 6, 3, "for two players, not 2 with 3 each"),
        (2, 3, 2, "need four to deal from, not 3"),
    ],
)
def test_lineup_18_only_for_two_players(
    players: int, factions: int, each: int, sentence: str
) -> None:
    """D-SETUP-1."""
    with pytest.raises(BadOptions, match=sentence):
        lineup.deal_factions(PLAYERS[:players], Chance.seeded(5), SEATS[:factions], each)


# Through the game, as a server deals.


def test_lineup_02_the_game_tells_what_is_suggested() -> None:
    """D-SETUP-2: for who asks what can be played."""
    assert Dune.describe()["suggested"] == {
        str(players): list(seats) for players, seats in lineup.SUGGESTED.items()
    }


def test_lineup_03_a_game_deals_what_it_is_given() -> None:
    """D-SETUP-3: nothing but the seats is settled by it."""
    leads, options = Dune.deal_lineup(
        PLAYERS[:3], lineup.suggested(3), {"ruleset": "advanced"}, Chance.seeded(3)
    )

    assert leads == lineup.deal_factions(PLAYERS[:3], Chance.seeded(3), lineup.suggested(3))
    assert options == {"ruleset": "advanced"}


def test_lineup_18_a_game_deals_new_pairs() -> None:
    """D-SETUP-18: `pairs` says that each has two, and becomes what was dealt."""
    asked = {"pairs": (("atreides", "fremen"), ("emperor", "harkonnen"))}
    leads, options = Dune.deal_lineup(PLAYERS[:2], None, asked, Chance.seeded(5))

    assert {len(led) for led in leads.values()} == {2}
    assert options == {"pairs": tuple(leads.values())} != asked
