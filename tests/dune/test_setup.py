"""Set-up: traitors, placements, and what being asked must not betray."""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb
from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.cards import TREACHERY_DECK
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADER
from landsraad.dune.state import SEATS
from landsraad.kernel import Chance

RULESETS = ("basic", "advanced", "tournament")
LINE_UPS = [line for number in range(2, 7) for line in combinations(SEATS, number)]


def begin(
    seats: tuple[str, ...], seed: int = 0, position: dict[str, Any] | None = None, **options: Any
) -> Dune:
    return Dune.new(Dune.read_setup(seats, {"deals": False, **options}, seed, "", position))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seats", LINE_UPS, ids="-".join)
def test_every_line_up_gets_to_the_first_storm(seats: tuple[str, ...], ruleset: str) -> None:
    """D-SETUP-2: any mix of two to six factions can be set up, and all pieces are there."""
    game = begin(seats, ruleset=ruleset)
    chance = Chance.seeded(1)
    while game.phase == "setup":
        game.play(chance.choice(game.pending).actions.sample(chance))

        assert list(game.faults()) == []
    assert (game.turn, game.phase) == (1, "storm")
    for seat in seats:
        sheet = FACTIONS[FACTION[seat]]
        assert sum(game.reserves[seat]) == sheet.reserves
        assert game.spice[seat] == sheet.spice
        assert len(game.hands[seat]) == sheet.treachery_cards
        assert len(game.traitors[seat]) == sheet.traitors_kept


def test_setup_03_cards_come_from_the_top_of_a_shuffled_deck() -> None:
    """Two seeds give two decks; the same seed gives the same."""
    first, second = begin(SEATS, 1).treachery_deck, begin(SEATS, 2).treachery_deck

    assert first != second
    assert sorted(first) == sorted(TREACHERY_DECK)
    assert first == begin(SEATS, 1).treachery_deck


@pytest.mark.parametrize(("number", "left"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6)], ids=str)
def test_setup_06_of_five_leaders_each_four_are_dealt(number: int, left: int) -> None:
    """D-SETUP-6: one card for each player stays in the traitor deck."""
    seats = ("atreides", "harkonnen", "emperor", "fremen", "guild", "bene_gesserit")[:number]
    game = begin(seats, position={"phase": "setup"})

    assert len(game.traitor_deck) == left


def test_setup_06_it_does_not_matter_who_keeps_first() -> None:
    """All choose at once; the cards not kept go under the deck in one order."""
    seats = ("atreides", "emperor", "guild")
    lines = ("atreides keep caid", "emperor keep thufir_hawat", "guild keep gurney_halleck")
    hands = {
        "atreides": ["lady_jessica", "duncan_idaho", "caid", "staban_tuek"],
        "emperor": ["bashar", "burseg", "thufir_hawat", "esmar_tuek"],
        "guild": ["guild_rep", "master_bewt", "gurney_halleck", "soo_soo_sook"],
    }
    digests = set()
    for order in permutations(lines):
        game = begin(seats, position={"phase": "setup", "traitors": hands})
        play(game, *order)
        digests.add(game.digest())

    assert len(digests) == 1


def test_setup_06_a_traitor_kept_is_hidden_until_all_have_chosen_and_after() -> None:
    """Others learn neither the cards nor the choice; its owner sees both."""
    game = begin(("atreides", "guild"), position={"phase": "setup"})
    play(game, "atreides keep lady_jessica")

    assert game.view("atreides")["steps"] == [
        {"step": "traitors", "kept": {"atreides": "lady_jessica"}}
    ]
    assert game.view("guild")["steps"] == [{"step": "traitors", "kept": {}}]
    assert game.view(None)["steps"] == [{"step": "traitors", "kept": {}}]


@pytest.mark.parametrize("own", [0, 1, 2, 3, 4])
def test_setup_08_being_asked_about_the_mulligan_betrays_nothing(own: int) -> None:
    """D-SETUP-8: Harkonnen are asked whatever they drew; only with two of their own they may."""
    mine = ["feyd_rautha", "beast_rabban", "piter_de_vries", "umman_kudu"][:own]
    hand = [*mine, "bashar", "burseg", "caid", "hasimir_fenring"][:4]
    position = {"phase": "setup", "traitors": {"harkonnen": hand}}
    game = begin(("emperor", "harkonnen"), position=position, harkonnen_mulligan=True)
    (asked,) = game.decisions("harkonnen")

    assert asked.actions.size == (2 if own > 1 else 1)
    assert game.view("emperor")["waiting"] == [
        {"seat": "emperor", "kind": "traitors"},
        {"seat": "harkonnen", "kind": "traitors"},
    ]


@pytest.mark.parametrize("seed", range(8))
def test_setup_08_harkonnen_remember_the_cards_they_sent_back(seed: int) -> None:
    """What they hold now is not among them, and all of them are in the deck."""
    first = ["feyd_rautha", "umman_kudu", "bashar", "caid"]
    position = {"phase": "setup", "traitors": {"harkonnen": first}}
    game = begin(("emperor", "harkonnen"), seed, position, harkonnen_mulligan=True)
    play(game, "harkonnen mulligan")
    before = {LEADER[name] for name in first}

    assert set(game.returned["harkonnen"]) == before - set(game.traitors["harkonnen"])
    assert set(game.returned["harkonnen"]) <= set(game.traitor_deck)
    assert game.decisions("harkonnen") == ()


@pytest.mark.parametrize(
    ("ruleset", "specials"),
    [("basic", 0), ("advanced", 3), ("tournament", 3)],
)
def test_setup_10_in_how_many_ways_the_fremen_may_begin(ruleset: str, specials: int) -> None:
    """D-SETUP-10, D-SETUP-11: ten forces over six cells, up to three of them Fedaykin."""
    game = begin(("fremen", "guild"), position={"phase": "setup"}, ruleset=ruleset)
    play(game, "fremen keep stilgar", "guild keep staban_tuek")
    (asked,) = game.decisions("fremen")

    assert asked.actions.size == sum(
        comb(10 - special + 5, 5) * comb(special + 5, 5) for special in range(specials + 1)
    )


def test_setup_12_in_the_polar_sink_nobody_needs_to_be_an_advisor() -> None:
    """D-SETUP-12: alone there, the first force is a fighter."""
    game = begin(("bene_gesserit", "guild"), position={"phase": "setup"}, ruleset="advanced")
    play(game, "bene_gesserit keep alia", "guild keep staban_tuek")
    play(game, "bene_gesserit advisor polar_sink")

    assert game.advisors == 0
