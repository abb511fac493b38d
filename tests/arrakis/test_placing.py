"""Placing: every piece offered can be put down, none is lost, and nothing goes where it is."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.placing import DrawToken, PutPiece, SwapUnit
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.legion import GENERIC, UNITS
from landsraad.arrakis.ops import Deploy, Op, Place, Replace, Where
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.verbs.placing import Placing
from landsraad.kernel import Action, Chance
from landsraad.kernel.event import REFEREE

SETTLEMENTS = Where(settlement=True, choose="any_mix")
ONE_SETTLEMENT = Where(settlement=True)


def resolving(side: str, *ops: Op, **position: Any) -> Arrakis:
    """A table on which a side resolves an effect in its turn."""
    setup = Arrakis.read_setup(None, {}, 0, "", {"turn": side, **position})
    game = Arrakis.new(setup)
    game.push(Resolve(game.seat(side), "", ops))
    game.settle()
    return game


def offered(game: Arrakis) -> list[Action]:
    return [action for decision in game.pending for action in decision.actions]


def placed(game: Arrakis) -> list[str]:
    return [str(action) for action in offered(game) if isinstance(action, PutPiece)]


# Random placing.


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("verb", [Place, Deploy])
def test_random_placing_keeps_all_figures(seed: int, verb: type[Place] | type[Deploy]) -> None:
    """A-UNIT-4, A-FX-2: figures of the box, moved about; never from where they go."""
    chance = Chance.seeded(seed)
    ops = [verb(what, 3, SETTLEMENTS) for what in (*UNITS, GENERIC, "leader")]
    legions = {area: {"regular": 2, "elite": 1, "generic": 1} for area in ("carthag", "s1_8")}
    game = resolving(HARKONNEN, *ops, legions={HARKONNEN: legions})
    while isinstance(game.stack[-1], Placing):
        action = game.pending[0].actions.sample(chance)
        if isinstance(action, PutPiece):
            assert action.source != action.to
            assert verb is Place or action.source == "supply"
        game.play(action)
    while game.pending[0].kind == "excess":
        game.play(game.pending[0].actions.sample(chance))

    assert not list(game.faults())


@pytest.mark.parametrize("side", SIDES)
def test_leaders_go_only_where_units_are(side: str) -> None:
    """A-RESULT-19."""
    area = "carthag" if side == HARKONNEN else "gara_kulon"
    where = SETTLEMENTS if side == HARKONNEN else Where(sietch="any_mix")
    game = resolving(side, Deploy("leader", 1, where), legions={side: {area: {"regular": 1}}})

    assert {action.to for action in offered(game) if isinstance(action, PutPiece)} == {area}


# Which areas.


def test_one_means_one_area() -> None:
    game = resolving(HARKONNEN, Deploy("regular", 2, ONE_SETTLEMENT))
    game.play(PutPiece(HARKONNEN, "regular", "arsunt", "supply"))

    assert placed(game) == ["harkonnen place regular arsunt from supply"]


def test_each_means_all_of_them_once() -> None:
    villages = Where(settlement=True, rank=1, choose="each")
    game = resolving(HARKONNEN, Deploy("regular", 1, villages))
    steps = 0
    while isinstance(game.stack[-1], Placing):
        game.play(next(action for action in offered(game) if isinstance(action, PutPiece)))
        steps += 1

    assert steps == 4
    assert all(legion.regular == 1 for legion in game.legions[HARKONNEN].values())


def test_different_areas_are_different() -> None:
    where = Where(terrain="desert", state="empty", different_areas=True)
    game = resolving(HARKONNEN, Deploy("regular", 3, where))
    for _ in range(3):
        game.play(next(action for action in offered(game) if isinstance(action, PutPiece)))

    assert len(game.legions[HARKONNEN]) == 3


def test_most_counts_the_areas_of_two_steps() -> None:
    """Two areas in all: where the first step took two, the second has these only."""
    first = Where(sietch="any_mix", bind="S")
    second = Where(sietch="any_mix", together="S", most=2)
    ops = (Deploy("regular", 2, first), Deploy("regular", 1, second))
    for sietches, goals in ((("gara_kulon", "windgap"), 2), (("windgap", "windgap"), 8)):
        game = resolving(ATREIDES, *ops)
        for sietch in sietches:
            game.play(PutPiece(ATREIDES, "regular", sietch, "supply"))

        assert len(placed(game)) == goals


def test_a_skipped_step_leaves_its_choice_to_the_next() -> None:
    """The second step goes to any one legion, if the first was not done."""
    legion, same = Where(legion="self", bind="L"), Where(legion="self", ref="L")
    two = {HARKONNEN: {"carthag": {"regular": 1}, "arsunt": {"regular": 1}}}
    ops = (Deploy("baron_harkonnen", 1, legion), Deploy("elite", 2, same))
    game = resolving(HARKONNEN, *ops, legions=two)
    game.play(Done(HARKONNEN))
    assert len(placed(game)) == 2

    game.play(PutPiece(HARKONNEN, "elite", "arsunt", "supply"))
    assert placed(game) == ["harkonnen place elite arsunt from supply"]


# Figures that run out.


@pytest.mark.parametrize(
    ("special", "elite", "kinds"),
    [
        (5, 6, {"special"}),
        (8, 6, {"elite", "regular"}),
        (8, 12, {"regular"}),
    ],
)
def test_lower_types_stand_in(special: int, elite: int, kinds: set[str]) -> None:
    """A-UNIT-4: only when there is none of the type left."""
    places = iter(("carthag", "arrakeen", "arsunt", "hagga_basin", "s5_1", "s5_2"))
    legions: dict[str, dict[str, int]] = {}
    for kind, number in (("special", special), ("elite", elite)):
        for start in range(0, number, 6):
            legions[next(places)] = {kind: min(6, number - start)}
    game = resolving(HARKONNEN, Deploy("special", 1, ONE_SETTLEMENT), legions={HARKONNEN: legions})

    assert {a.piece for a in offered(game) if isinstance(a, PutPiece)} == kinds


def test_swaps_end_with_the_supply() -> None:
    """A-FX-14."""
    legions = {"carthag": {"regular": 3}, "arsunt": {"elite": 6}, "arrakeen": {"elite": 5}}
    game = resolving(HARKONNEN, Replace("regular", "elite", 3), legions={HARKONNEN: legions})
    game.play(SwapUnit(HARKONNEN, "carthag"))

    assert game.legion(HARKONNEN, AREA.numbers["carthag"]).regular == 2
    assert not isinstance(game.stack[-1], Resolve)
    assert not list(game.faults())


# Deployment tokens.


def test_no_token_is_looked_at_where_none_can_be_put() -> None:
    homes = ["gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge"]
    homes += ["bight_of_the_cliff", "rock_outcroppings", "hobars_gap", "windgap"]
    game = resolving(ATREIDES, Deploy("token", 1, Where(sietch="one")), destroyed=homes)

    assert not isinstance(game.stack[-1], Placing)
    assert len(game.token_pool) == 8


def test_a_token_in_hand_is_known_to_its_owner_only() -> None:
    """A-RESULT-3: and it is one of the pool until it is put down."""
    game = resolving(ATREIDES, Deploy("token", 1, Where(sietch="one")), dice=[4])
    assert [game.view(eyes)["steps"][-1].get("drawn") for eyes in (ATREIDES, HARKONNEN, None)] == [
        "ad4",
        None,
        None,
    ]
    assert game.view(REFEREE)["steps"][-1]["drawn"] == "ad4"

    game.play(Done(ATREIDES))
    assert len(game.token_pool) == 8


def test_one_says_where_a_token_comes_from_before_one_looks() -> None:
    tokens = {ATREIDES: {"windgap": {"tokens": ["as1"]}}}
    game = resolving(ATREIDES, Place("token", 1, Where(sietch="one")), legions=tokens, dice=[1])
    assert "atreides place as1 gara_kulon from windgap" in placed(game)
    assert "atreides place as1 windgap from windgap" not in placed(game)

    game.play(DrawToken(ATREIDES))
    assert all("ad1" in text for text in placed(game))
    assert len(placed(game)) == len(list(members(game.settled[ATREIDES])))
