"""Free actions: who may take which when, and that they never leave the game in disorder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from landsraad.arrakis import Arrakis, free_actions
from landsraad.arrakis.board import ATOMICS
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.kernel import Action, Chance

FREE_ACTION = "free_action"


def table(**position: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", position))


def offered(game: Arrakis, seat: str) -> set[str]:
    """The kinds of free actions that a seat may take now."""
    decisions = [d for d in free_actions.offers(game) if d.seat == seat]
    return {action.kind for d in decisions for action in d.actions}


RICH: Mapping[str, Any] = {
    "prescience": {"jihad": 8, "kwisatz_haderach": 2},
    "supremacy": 1,
    "open_cards": ["families_flee", "tahaddi_challenge", "legacy_of_the_planetologist"],
    "air": {"az1": "ornithopter", "az2": "ornithopter", "az5": "ornithopter"},
    "stations": ["s1_4", "s5_2"],
    "wormsigns": ["s1_8", "s2_3"],
    "worms": ["s1_2"],
    "hands": {
        ATREIDES: [
            "voice_from_the_outer_world",
            "death_commandos",
            "stillsuits",
            "kitab_al_ibar",
            "chatt_the_leaper",
            "jubba_cloaks",
            "battle_language",
        ],
        HARKONNEN: ["hawats_scheming", "hawats_scheming", "forced_recruitment", "arsunt_legion"],
    },
    "legions": {
        ATREIDES: {
            "rimwall_west": {"regular": 1, "generic": 1},
            "hole_in_the_rock": {"tokens": ["as1"], "named": ["paul_atreides"]},
            "splintered_rock": {"elite": 2, "tokens": ["as2"]},
            "gara_kulon": {"regular": 2, "tokens": ["as3", "as4", "as5"], "named": ["stilgar"]},
            "windgap": {"tokens": ["as6", "as7", "as8"]},
            "s1_3": {"special": 1, "regular": 4},
        },
        HARKONNEN: {
            "carthag": {"regular": 4, "elite": 2, "named": ["baron_harkonnen", "thufir_hawat"]},
            "s5_1": {"special": 2, "regular": 2},
            "s1_12": {"regular": 3, "generic": 1, "named": ["beast_rabban"]},
            "s1_7": {"elite": 2},
        },
    },
}
"""A table on which every free action is possible, some of them in awkward places."""


def test_each_side_has_its_own() -> None:
    """A-FREE-2, A-FREE-3, A-FREE-6."""
    mine = table(turn=ATREIDES, **RICH)
    theirs = table(turn=HARKONNEN, **RICH)

    assert offered(mine, ATREIDES) == {"train_guerrillas", "detonate", "claim_prescience"}
    assert offered(mine, HARKONNEN) == set()
    assert offered(theirs, HARKONNEN) == {"scout", "discard_copies"}
    assert offered(theirs, ATREIDES) == set()


@pytest.mark.parametrize("phase", ["vehicles", "hazards", "harvest", "end"])
def test_there_are_none_outside_action_turns(phase: str) -> None:
    """A-FREE-4: not even when the vehicles are cleared away."""
    assert free_actions.offers(table(phase=phase, **RICH)) == ()


def test_free_actions_are_optional() -> None:
    for side in SIDES:
        game = table(turn=side, **RICH)

        assert [d.required for d in game.pending if d.kind == FREE_ACTION] == [False]


def test_every_mountain_and_every_token_can_be_chosen() -> None:
    game = table(turn=ATREIDES, **RICH)
    (free,) = [d for d in game.pending if d.kind == FREE_ACTION]
    values = [str(action.values()[0]) for action in free.actions]

    assert {*ATOMICS, *[f"as{n}" for n in range(1, 9)], "families_flee"} == {*values}


# A law.


def take_free_actions(game: Arrakis, chance: Chance) -> Action:
    """Some action, often a free one."""
    optional = [d for d in game.pending if not d.required]
    required = [d for d in game.pending if d.required]
    decision = chance.choice(optional if optional and chance.die(3) == 1 else required)
    action: Action = decision.actions.sample(chance)
    return action


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_they_interrupt_goes_on(side: str, seed: int) -> None:
    """A-FREE-1: after a free action, at any moment, there is a question with an answer."""
    game, chance = table(turn=side, **RICH), Chance.seeded(seed)
    while game.round == 2 and not game.over:
        game.play(take_free_actions(game, chance))

        assert all(decision.actions.size for decision in game.pending)
        assert list(game.faults()) == []
