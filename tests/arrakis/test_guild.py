"""The Spacing Guild: its box, its options, and what stays out of a game without it."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import Arrakis
from landsraad.arrakis.board import AREA, BOARDS, INTACT
from landsraad.arrakis.box import SIDES, STANDARD, WITH_GUILD
from landsraad.arrakis.guild import staying
from landsraad.arrakis.guild.facts import frigates_left, troops_left
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.resolve import Resolve
from landsraad.kernel import BadOptions, BadPosition, Chance


def table(guild: bool = True, box: object = None, **described: Any) -> Arrakis:
    options = {"guild": guild, "box": box}
    return Arrakis.new(Arrakis.read_setup(None, options, 0, "", {"turn": "harkonnen", **described}))


# The box.


def test_the_box_of_the_expansion() -> None:
    """A-GUILD-1."""
    guild = WITH_GUILD.guild

    assert guild is not None
    assert (guild.troops, guild.bases, guild.troops_at_start) == (12, 8, 2)
    assert dict(guild.frigates) == {"atreides": 3, "harkonnen": 3}
    assert guild.steps_to_arrakis == 4
    assert [len(cards) for cards in WITH_GUILD.decks.values()] == [21] * 4
    assert STANDARD.guild is None
    assert not any(card.startswith("x_") for card in STANDARD.planning)


def test_an_owner_may_correct_a_card_of_the_expansion() -> None:
    effects = [{"op": "imperium_action", "which": "choam", "count": 2}]
    changes = {"name": "mine", "planning": {"x_planetfall": {"effects": effects}}}

    mine = table(box=changes).box.planning["x_planetfall"]

    assert mine.ops != WITH_GUILD.planning["x_planetfall"].ops
    assert "x_planetfall" not in table(guild=False, box=changes).box.planning


EXPANSION = [card for card in WITH_GUILD.planning.values() if card.id.startswith("x_")]


@pytest.mark.parametrize("card", EXPANSION, ids=lambda card: card.id)
def test_effects_of_the_expansion_do_no_harm_without_it(card: Any) -> None:
    """A box file may use them anywhere: they find no troops, no heighliner and no Navigator."""
    game = table(guild=False, legions={"harkonnen": {"carthag": {"regular": 2}}})
    side = game.box.deck_owner[card.deck]
    game.push(Resolve(side, "", card.ops))
    game.settle()
    chance = Chance.seeded(1)
    for _ in range(200):
        game.play(chance.choice(game.pending).actions.sample(chance))

        assert list(game.faults()) == []


# Options.


def test_the_expansion_is_off_by_default() -> None:
    game = landsraad.new_game("arrakis", seed=1)

    assert isinstance(game, Arrakis)
    assert not game.guild
    assert "heighliners" not in game.view(None)["table"]


def test_not_with_mahdi() -> None:
    """A-SOLO-GEN-7."""
    with pytest.raises(BadOptions, match="A-SOLO-GEN-7"):
        landsraad.new_game("arrakis", mode="mahdi", guild=True)


@pytest.mark.parametrize(
    "described",
    [
        {"legions": {"harkonnen": {"carthag": {"troop": 1}}}},
        {"air": {"az1": "harkonnen_frigate"}},
        {"air": {"az1": "guild_navigator"}},
        {"heighliners": {"atreides": 1}},
        {"staying": ["x_spice_bribe"]},
    ],
    ids=lambda described: next(iter(described)),
)
def test_a_position_without_the_expansion_knows_nothing_of_it(described: Any) -> None:
    assert table(**described)
    with pytest.raises(BadPosition):
        table(guild=False, **described)


# What is left.


def test_troops_are_limited_by_bases_and_figures() -> None:
    """A-GUILD-TROOP-2."""
    game = table(
        troops_aboard={"harkonnen": 3, "atreides": 4},
        legions={"harkonnen": {"carthag": {"troop": 3}}},
    )

    assert [troops_left(game, side) for side in SIDES] == [2, 2]
    game.take("harkonnen", AREA.numbers["carthag"], Legion(troop=2))
    assert [troops_left(game, side) for side in SIDES] == [4, 4]


def test_frigates_aboard_and_in_the_air_are_not_left() -> None:
    """A-GUILD-FRIG-1."""
    game = table(frigates_aboard={"harkonnen": 1}, air={"az1": "harkonnen_frigate"})

    assert [frigates_left(game, side) for side in SIDES] == [3, 1]


def test_three_areas_by_air_are_all_that_two_reach_and_their_neighbours() -> None:
    """A-GUILD-FRIG-4."""
    board = BOARDS[INTACT]
    for start, reach in enumerate(board.aloft_2):
        around = reach
        for place in range(len(AREA.names)):
            if reach >> place & 1:
                around |= board.aloft[place]

        assert board.aloft_3[start] == around & ~(1 << start)


@pytest.mark.parametrize(("given", "left"), [(4, 3), (2, 1), (1, 1), (0, 0)])
def test_a_bribe_leaves_one_ornithopter_at_least(given: int, left: int) -> None:
    game = table(staying=["x_spice_bribe"])

    assert staying.vehicles_of(game, "atreides", {"ornithopter": given})["ornithopter"] == left
