"""What is face down: revealing areas, and deployment tokens that trade places."""

from __future__ import annotations

from typing import Any

from landsraad.arrakis import Arrakis, reveal, stand_ins
from landsraad.arrakis.board import SIETCH_AREAS, area
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.state import names_of
from landsraad.arrakis.verbs.secrets import Revealing, SwappingTokens


def table(**position: Any) -> Arrakis:
    described = {"turn": ATREIDES, **position}
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))


def test_what_is_hidden() -> None:
    """Sietches that are face down, and every area with deployment tokens."""
    legions = {
        "gara_kulon": {"tokens": ["as1"]},
        "s1_12": {"tokens": ["as2"]},
        "s1_9": {"elite": 1},
    }
    game = table(found=["gara_kulon", "windgap"], legions={ATREIDES: legions})
    sietches = {*names_of(SIETCH_AREAS)} - {"windgap"}

    assert {*names_of(reveal.hidden(game))} == sietches | {"s1_12"}


def test_an_area_without_a_sietch_shows_its_tokens_alone() -> None:
    game = table(legions={ATREIDES: {"s1_12": {"tokens": ["as1", "as8"]}}})

    reveal.reveal_area(game, area("s1_12"), sietch=True)

    assert game.found == 0
    assert (game.legion(ATREIDES, area("s1_12")).figures, game.tokens_gone[-1]) == (3, "as8")
    assert list(game.faults()) == []


def test_a_sietch_may_stay_hidden_while_its_tokens_are_revealed() -> None:
    """A-BATTLE-43: a special attack turns up the tokens, not the sietch."""
    for sietch, found in ((False, []), (True, ["gara_kulon"])):
        game = table(legions={ATREIDES: {"gara_kulon": {"tokens": ["as1"]}}})

        reveal.reveal_area(game, area("gara_kulon"), sietch)

        assert names_of(game.found) == found
        assert game.legion(ATREIDES, area("gara_kulon")).regular == 2


def test_figures_that_are_out_give_way_to_lower_ones() -> None:
    """A-UNIT-13: down to nothing at all."""
    full = {"s1_9": {"regular": 6}, "s1_8": {"regular": 6}, "s1_13": {"regular": 4}}
    elites = {"s2_1": {"elite": 6}, "s2_3": {"elite": 2}}
    for others, expected in ((elites, "special"), ({**full, **elites}, "")):
        special = {"s3_2": {"special": 6}} if not expected else {"s3_2": {"special": 5}}
        game = table(legions={ATREIDES: {**others, **special}})

        assert stand_ins.stand_in(game, ATREIDES, "special") == expected


def test_nothing_is_asked_where_nothing_is_hidden() -> None:
    found = names_of(SIETCH_AREAS)

    assert Revealing(HARKONNEN).ask(table(found=found)) == ()
    assert Revealing(HARKONNEN).ask(table(found=found[1:])) != ()


def test_tokens_trade_places_only_between_two_sietches() -> None:
    one, *others = names_of(SIETCH_AREAS)
    tokens = {ATREIDES: {one: {"tokens": ["as1"]}}}

    assert SwappingTokens(ATREIDES).ask(table()) == ()
    assert SwappingTokens(ATREIDES).ask(table(legions=tokens, destroyed=others)) == ()
    (asked,) = SwappingTokens(ATREIDES).ask(table(legions=tokens, destroyed=others[1:]))
    assert asked.actions.size == 2
