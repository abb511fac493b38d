"""Nexus and alliances: who may ally, how a Nexus ends, what allies may do."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import alliance
from landsraad.dune.actions.alliance import GrantHelp, PledgeSpice, RefuseHelp
from landsraad.dune.alliance import REFUSABLE, counted_on, offers, take
from landsraad.dune.game import Dune
from landsraad.dune.phases.bidding import Bidding
from landsraad.dune.phases.nexus import (
    PROPOSALS,
    Nexus,
    break_alliance,
    largest_alliance,
    make_alliance,
)
from landsraad.kernel import Chance

SIX = ("atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen")


def table(
    ruleset: str = "basic",
    seats: tuple[str, ...] | None = None,
    switches: dict[str, object] | None = None,
    **position: Any,
) -> Dune:
    options = {"ruleset": ruleset, "deals": False, **(switches or {})}
    said = {"turn": 3, "phase": "bidding", **position}
    return Dune.new(Dune.read_setup(seats, options, 0, "", said))


def in_nexus(ruleset: str = "basic", **said: Any) -> Dune:
    """A table that has just begun a Nexus."""
    game = table(
        ruleset,
        phase="spice_blow",
        spice_discards={"a": ["spice_hagga_basin"], "b": ["spice_south_mesa"]},
        spice_deck=["shai_hulud", "spice_red_chasm", "spice_old_gap"],
        **said,
    )

    assert game.pending[0].kind == "nexus"
    return game


@pytest.mark.parametrize(
    ("variant", "largest"),
    [
        ("2/4", {6: 2, 2: 1}),
        ("2/3", {4: 2}),
        ("3/4", {6: 3}),
        ("3/3", {3: 2}),
        ("any/3", {6: 5}),
        ("table", {6: 5, 4: 3, 3: 2, 2: 1}),
    ],
)
def test_largest_alliance(variant: str, largest: dict[int, int]) -> None:
    """D-ALLIANCE-2: the variant's number, by players, and somebody is left to win against."""
    for players, most in largest.items():
        game = table(seats=SIX[:players], switches={"alliance_variant": variant})
        assert largest_alliance(game) == most, players


def test_two_players_with_two_factions_each_make_no_alliances() -> None:
    """D-SETUP-18: a player's two factions are on one side anyway, and there are two players."""
    seats = ("atreides", "emperor", "fremen", "harkonnen")
    pairs = (("atreides", "emperor"), ("fremen", "harkonnen"))
    game = table(seats=seats, switches={"pairs": pairs})

    assert largest_alliance(game) == 1


def test_alliances_stand_in_table_order() -> None:
    """Whoever made them first: the state is the same."""
    game, other = table("tournament"), table("tournament")
    make_alliance(game, ("fremen", "guild"))
    make_alliance(game, ("atreides", "harkonnen"))
    make_alliance(other, ("atreides", "harkonnen"))
    make_alliance(other, ("fremen", "guild"))

    assert game.alliances == (("atreides", "harkonnen"), ("fremen", "guild")) == other.alliances


@pytest.mark.parametrize(
    ("before", "made", "after"),
    [
        ((), ("atreides", "fremen"), (("atreides", "fremen"),)),
        ((("atreides", "guild"),), ("atreides", "fremen"), (("atreides", "fremen"),)),
        (
            (("atreides", "emperor", "guild"),),
            ("atreides", "fremen"),
            (("atreides", "fremen"), ("emperor", "guild")),
        ),
        (
            (("atreides", "fremen"),),
            ("atreides", "emperor", "fremen"),
            (("atreides", "emperor", "fremen"),),
        ),
        (
            (("atreides", "emperor"), ("fremen", "guild")),
            ("atreides", "fremen"),
            (("atreides", "fremen"),),
        ),
    ],
)
def test_a_new_alliance_breaks_the_old_ones(
    before: tuple[tuple[str, ...], ...],
    made: tuple[str, ...],
    after: tuple[tuple[str, ...], ...],
) -> None:
    """D-ALLIANCE-1: nobody is in two; those left behind stay allied if they are still two."""
    game = table("tournament", alliances=before)

    make_alliance(game, made)

    assert game.alliances == after


@pytest.mark.parametrize(
    ("breaking", "left"),
    [(("emperor",), (("atreides", "fremen"),)), (("emperor", "atreides"), ())],
)
def test_breaking_leaves_the_others_allied(
    breaking: tuple[str, ...], left: tuple[tuple[str, ...], ...]
) -> None:
    """D-ALLIANCE-1."""
    game = table("tournament", alliances=[["atreides", "emperor", "fremen"]])
    for seat in breaking:
        break_alliance(game, seat)

    assert game.alliances == left


@pytest.mark.parametrize("ruleset", ["basic", "tournament"])
def test_a_nexus_always_ends(ruleset: str) -> None:
    """D-ALLIANCE-3: however wildly everybody proposes and leaves."""
    for seed in range(20):
        game, chance = in_nexus(ruleset), Chance.seeded(seed)
        number = 0
        while any(isinstance(step, Nexus) for step in game.stack):
            asked = [decision for decision in game.pending if decision.kind == "nexus"]
            game.play(asked[0].actions.sample(chance))
            number += 1

            assert number < 500


def test_nobody_proposes_more_than_three_times() -> None:
    """D-ALLIANCE-3: the bound behind that."""
    game = in_nexus()
    step = Nexus(made=("atreides",) * PROPOSALS)

    assert step.new_proposals(game, "atreides", largest=2).size == 0
    assert len(step.new_proposals(game, "emperor", largest=2)) == 5


def test_proposals_lapse_with_an_alliance_of_their_members() -> None:
    """D-ALLIANCE-1: who is allied waits for nobody else's answer."""
    game = in_nexus()
    for text in (
        "atreides alliance propose [emperor]",
        "bene_gesserit alliance propose [emperor]",
        "emperor alliance join atreides",
    ):
        game.play(game.notation().read(text))

    step = game.stack[-1]

    assert isinstance(step, Nexus)
    assert step.proposals == ()
    assert game.alliances == (("atreides", "emperor"),)


def test_what_may_be_refused() -> None:
    """D-ALLIANCE-7: all alliance advantages but those that the rulebook gives outright."""
    assert REFUSABLE == {
        "atreides": ("ally_prescience",),
        "bene_gesserit": ("ally_voice",),
        "emperor": ("pay_ally_revival",),
        "fremen": ("protect_ally_from_worm", "ally_free_revival"),
        "guild": (),
        "harkonnen": ("ally_traitors",),
    }


def test_a_new_ally_is_refused_nothing() -> None:
    """D-ALLIANCE-7: a refusal was meant for the ally one had."""
    game = table(alliances=[["atreides", "fremen"]])
    take(game, RefuseHelp("fremen", "ally_free_revival"))
    take(game, RefuseHelp("atreides", "ally_prescience"))

    make_alliance(game, ("emperor", "fremen"))

    assert game.refused == ("ally_prescience",)


def test_refusing_and_granting() -> None:
    """D-ALLIANCE-7."""
    game = table(alliances=[["atreides", "fremen"]])
    take(game, RefuseHelp("fremen", "ally_free_revival"))

    assert not game.grants("ally_free_revival")

    take(game, GrantHelp("fremen", "ally_free_revival"))

    assert game.grants("ally_free_revival")


def test_who_has_changed_his_mind_twice_has_made_it_up() -> None:
    """D-ALLIANCE-7: for this turn, so that there is an end to it."""
    before_the_blow: dict[str, object] = {"fremen_ally_worm_protection": "choice"}
    game = table(switches=before_the_blow, alliances=[["atreides", "fremen"]])
    take(game, RefuseHelp("atreides", "ally_prescience"))
    take(game, GrantHelp("atreides", "ally_prescience"))

    assert alliance.advantages(game, "atreides") == ()
    assert len(alliance.advantages(game, "fremen")) == 2


def test_without_allies_there_is_no_help() -> None:
    """D-ALLIANCE-6."""
    assert offers(table()) == ()


@pytest.mark.parametrize(
    ("case", "bid", "bidder", "kept"),
    [
        ("nobody has bid", 0, None, 0),
        ("a rival has bid", 5, "harkonnen", 0),
        ("the ally has bid less than they own", 3, "fremen", 0),
        ("the ally has bid two more than they own", 5, "fremen", 2),
        ("the ally has bid all", 9, "fremen", 6),
        ("the ally has bid on a Karama", 20, "fremen", 6),
    ],
)
def test_what_a_bid_counts_on(case: str, bid: int, bidder: str | None, kept: int) -> None:
    """D-BIDDING-9: a pledge behind the highest bid is not taken back."""
    game = table(alliances=[["atreides", "fremen"]], spice={"atreides": 10, "fremen": 3})
    game.support = {**game.support, "atreides": 6}
    game.stack[-1] = Bidding(1, "atreides", "atreides", bid, bidder)

    assert counted_on(game, "atreides", 6) == kept, case


@pytest.mark.parametrize(
    ("case", "bid", "bidder", "free"),
    [
        ("nobody has bid", 0, None, 10),
        ("a rival has bid", 5, "harkonnen", 10),
        ("their own bid", 7, "emperor", 3),
        ("their own bid, on a Karama", 30, "emperor", 0),
    ],
)
def test_what_may_be_given_away(case: str, bid: int, bidder: str | None, free: int) -> None:
    """D-COLLECT-7: but no bid is left without the spice behind it."""
    game = table("tournament", alliances=[["atreides", "emperor"]], spice={"emperor": 10})
    game.stack[-1] = Bidding(1, "atreides", "atreides", bid, bidder)

    assert alliance.free_spice(game, "emperor") == free, case


def test_pledges_are_any_other_amount() -> None:
    """D-ALLIANCE-6: from nothing to all one has, but not what is pledged already."""
    game = table(alliances=[["atreides", "fremen"]], spice={"atreides": 4})
    take(game, PledgeSpice("atreides", 2))
    (help_for_ally,) = [each for each in game.decisions("atreides") if each.kind == "ally_help"]
    pledges = [action for action in help_for_ally.actions if isinstance(action, PledgeSpice)]

    assert [pledge.amount for pledge in pledges] == [0, 1, 3, 4]


def test_pledges_end_with_the_phase() -> None:
    """D-ALLIANCE-6: each phase has its own."""
    game = table(alliances=[["atreides", "fremen"]], seats=("atreides", "fremen", "harkonnen"))
    take(game, PledgeSpice("atreides", 2))
    for seat in ("atreides", "fremen", "harkonnen"):
        game.play(game.notation().read(f"{seat} pass"))

    assert game.phase != "bidding"
    assert game.support["atreides"] == 0


def test_only_allies_hear_of_a_pledge() -> None:
    """D-ALLIANCE-5: they may talk in secret."""
    game = table(alliances=[["atreides", "fremen"]])
    (told,) = game.play(PledgeSpice("atreides", 2))

    assert told.seen_by("fremen") == {"kind": "spice_pledged", "seat": "atreides", "amount": 2}
    assert told.seen_by("harkonnen") is None
    assert told.seen_by(None) is None
