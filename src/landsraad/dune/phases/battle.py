"""Battles: who fights whom, in what order, and the steps of one battle.

D-BATTLE-4, 5 the aggressors in storm order · D-BATTLE-6 the sequence of a battle
D-BATTLE-45 leaders go back when all battles are over · D-BATTLE-57 until one faction is left
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from landsraad.dune.actions.battle import FightBattle
from landsraad.dune.battle import (
    capture,
    current,
    losses,
    planning,
    powers,
    prescience,
    traitors,
    voice,
)
from landsraad.dune.battle.current import Battle
from landsraad.dune.battle.resolve import resolve
from landsraad.dune.battle.where import Front, next_aggressor
from landsraad.dune.board import (
    CELL,
    CELLS,
    POLAR_SINK,
    TERRITORIES,
    TERRITORY_MASK,
    TERRITORY_OF,
    members,
    on_rim,
)
from landsraad.dune.state import DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Decision, Listed
from landsraad.kernel.refusals import Because, because

SEQUENCE: Final[tuple[Callable[[DuneState], None], ...]] = (
    planning.announce_no_leader,
    voice.offer_voice,
    prescience.offer_prescience,
    powers.offer_plan_look,
    planning.challenge_before_plans,
    planning.make_plans,
    traitors.call_traitors,
    resolve,
    losses.take_losses,
    losses.keep_cards,
    capture.capture_leader,
)
"""D-BATTLE-6: what happens in a battle, in this order."""


@dataclass(frozen=True, slots=True)
class BattlePhase(DuneStep):
    """D-BATTLE-4: the first in storm order fights all their battles, in any order."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        due = next_aggressor(game)
        if due is None or len(due[1]) == 1:
            return ()
        seat, battles = due
        choices = Listed[Action](*[as_action(game, seat, battle) for battle in battles])
        return (Decision(seat, "choose_battle", choices),)

    def answer(self, game: DuneState, action: FightBattle) -> None:
        due = next_aggressor(game)
        assert due is not None
        for battle in due[1]:
            if as_action(game, action.seat, battle) == action:
                begin(game, action.seat, battle)
                return

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        due = next_aggressor(game)
        if not isinstance(action, FightBattle) or due is None or due[0] != action.seat:
            return None
        return why_no_battle(game, action, due[1])

    def run(self, game: DuneState) -> None:
        due = next_aggressor(game)
        if due is not None:
            seat, (battle,) = due
            begin(game, seat, battle)
            return
        game.fought_in = bytearray(len(game.fought_in))
        game.end_step()


def as_action(game: DuneState, seat: str, battle: Front) -> FightBattle:
    """A battle by the first cell in which the aggressor has forces there."""
    _, zone, opponent = battle
    cell = members(game.fighters(seat) & zone)[0]
    return FightBattle(seat, CELLS[cell], opponent)


def why_no_battle(
    game: DuneState, action: FightBattle, battles: tuple[Front, ...]
) -> Because | None:
    """D-BATTLE-1, D-BATTLE-4: what keeps the aggressor from this battle."""
    if action.cell not in CELL:
        return because("D-BATTLE-1", "cell", cell=action.cell)
    territory = TERRITORY_OF[CELL[action.cell]]
    place, mask = TERRITORIES[territory].id, TERRITORY_MASK[territory]
    if game.allied(action.seat, action.opponent):
        return because("D-ALLIANCE-8", "ally", opponent=action.opponent)
    here = [battle for battle in battles if battle[0] == territory and battle[2] == action.opponent]
    if here:
        cell = as_action(game, action.seat, here[0]).cell
        return because("D-BATTLE-4", "cell", cell=cell)
    sides = (action.seat, action.opponent)
    if not all(game.plays(side) and game.fighters(side) & mask for side in sides):
        return because("D-BATTLE-4", "nobody", opponent=action.opponent, territory=place)
    if territory == POLAR_SINK:
        return because("D-BATTLE-1", "polar_sink")
    return because("D-BATTLE-1", "storm", territory=place, sector=on_rim(game.storm))


def why_not_fought(game: DuneState, action: FightBattle) -> Because | None:
    return because("D-BATTLE-4", "one_at_a_time")


def begin(game: DuneState, aggressor: str, battle: Front) -> None:
    territory, zone, defender = battle
    sides = {"aggressor": aggressor, "defender": defender}
    forces = {seat: list(game.forces_in(seat, zone)) for seat in sides.values()}
    where = {"territory": TERRITORIES[territory].id, "cells": [CELLS[i] for i in members(zone)]}
    game.reveal("battle_began", {**where, **sides, "forces": forces})
    game.push(Battle(territory, zone, aggressor, defender))
    game.push(BattleSequence())


@dataclass(frozen=True, slots=True)
class BattleSequence(DuneStep):
    """D-BATTLE-6: the sequence of a battle; `done` parts of it are over."""

    done: int = 0

    def run(self, game: DuneState) -> None:
        if self.done == len(SEQUENCE):
            game.end_step()
            return
        game.become(BattleSequence(self.done + 1))
        SEQUENCE[self.done](game)


STEPS = (
    BattlePhase,
    BattleSequence,
    current.Battle,
    *powers.STEPS,
    *voice.STEPS,
    *prescience.STEPS,
    *planning.STEPS,
    *traitors.STEPS,
    *losses.STEPS,
    *capture.STEPS,
)
