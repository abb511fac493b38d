"""Attacks of the Harkonnen: on a sietch, else on a legion (A-SOLO-ATTACK)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis.actions.battle import DeclareAttack
from landsraad.arrakis.battle.facts import NO_CONTINUE_HIT, Battle
from landsraad.arrakis.battle.rounds import BattleOver, FirstRound
from landsraad.arrakis.board import AREA, ZONE, ZONES_OF, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.movement import FOOT, targets
from landsraad.arrakis.ops import Attack
from landsraad.arrakis.resolve import Bounds
from landsraad.arrakis.reveal import reveal_area
from landsraad.arrakis.solo.strength import Strength, difference, single_figures, strength
from landsraad.arrakis.solo.tactics import target_sietch
from landsraad.arrakis.solo.tokens import reveal_garrison
from landsraad.arrakis.solo.verdict import MahdiStep, Option, Rung, Verdict, weigh
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.verbs.attacking import Attacking
from landsraad.arrakis.where import areas


@dataclass(frozen=True, slots=True)
class Facts:
    """What the rungs look at."""

    rank: int
    margin: Strength
    flies: bool
    target: bool
    defender: Strength
    named: bool


SIETCH_RUNGS: Final = (
    Rung("A-SOLO-ATTACK-4", "rank", max, lambda facts: facts.rank, secret=True),
    Rung("A-SOLO-ATTACK-5", "difference", max, lambda facts: facts.margin),
    Rung("A-SOLO-ATTACK-6", "ornithopter", min, lambda facts: facts.flies),
    Rung("A-SOLO-ATTACK-7", "target_sietch", max, lambda facts: facts.target),
)
LEGION_RUNGS: Final = (
    Rung("A-SOLO-ATTACK-11", "strength", max, lambda facts: facts.defender),
    Rung("A-SOLO-ATTACK-12", "named_leader", max, lambda facts: facts.named),
)


def attack_on_sietch(game: ArrakisState, attackers: int) -> Verdict | None:
    """A-SOLO-ATTACK-3: any sietch that a stronger legion can reach."""
    goals = game.settled[ATREIDES] & targets(game, HARKONNEN)
    options = [
        option
        for start in members(attackers)
        for goal in members(game.board.aloft_2[start] & goals)
        for option in ways(game, start, goal)
    ]
    return weigh("attack_sietch", "A-SOLO-ATTACK-3", options, SIETCH_RUNGS)


def attack_on_legion(game: ArrakisState, attackers: int) -> Verdict | None:
    """A-SOLO-ATTACK-10: an Atreides legion next to a stronger one; no ornithopters."""
    goals = targets(game, HARKONNEN) & ~game.settled[ATREIDES]
    options = [
        (declare(start, goal, FOOT), facts(game, start, goal, flies=False))
        for start in members(attackers)
        for goal in members(game.board.aloft[start] & goals)
        if is_stronger(game, start, goal)
    ]
    return weigh("attack_legion", "A-SOLO-ATTACK-10", options, LEGION_RUNGS)


def attack(game: ArrakisState, attackers: int) -> Verdict | None:
    """A-SOLO-ATTACK-1: a sietch first, else a legion."""
    return attack_on_sietch(game, attackers) or attack_on_legion(game, attackers)


def is_stronger(game: ArrakisState, start: int, goal: int) -> bool:
    """A-SOLO-ATTACK-8, A-SOLO-ATTACK-9."""
    return strength(game.legion(HARKONNEN, start)) > strength(game.legion(ATREIDES, goal))


def ways(game: ArrakisState, start: int, goal: int) -> list[Option]:
    """On foot if that is possible; else by any ornithopter that is connected (A-SOLO-ATTACK-3)."""
    if not is_stronger(game, start, goal):
        return []
    if game.board.aloft[start] >> goal & 1:
        return [(declare(start, goal, FOOT), facts(game, start, goal, flies=False))]
    flying = facts(game, start, goal, flies=True)
    return [(declare(start, goal, ZONE.names[zone]), flying) for zone in lifts(game, start)]


def lifts(game: ArrakisState, start: int) -> list[int]:
    """A-SOLO-MOVE-14: the ornithopters that can carry a legion; one in a turn at most."""
    if game.mahdi.flew or game.flown >> start & 1:
        return []
    return list(members(game.zones_with("ornithopter") & ZONES_OF[start]))


def declare(start: int, goal: int, by: str) -> DeclareAttack:
    return DeclareAttack(HARKONNEN, AREA.names[start], AREA.names[goal], by)


def facts(game: ArrakisState, start: int, goal: int, flies: bool) -> Facts:
    defender = game.legion(ATREIDES, goal)
    ours, theirs = strength(game.legion(HARKONNEN, start)), strength(defender)
    return Facts(
        rank=game.rank(ATREIDES, goal),
        margin=difference(ours, theirs),
        flies=flies,
        target=goal == target_sietch(game),
        defender=theirs,
        named=bool(defender.named),
    )


def begin_attack(game: ArrakisState, seat: str, op: Attack, bound: Bounds) -> None:
    game.push(MahdiAttack(seat, op, bound))


class MahdiAttack(MahdiStep, Attacking):
    """An attack of the Harkonnen, by the lists, if there is one to be made."""

    __slots__ = ()

    def verdict(self, game: ArrakisState) -> Verdict | None:
        return attack(game, areas(game, self.seat, self.op.legion, self.bound))

    def open_battle(self, game: ArrakisState, battle: Battle) -> None:
        """A-SOLO-BATTLE-9: going on against a sietch costs nothing."""
        game.mahdi = replace(game.mahdi, flew=game.mahdi.flew or bool(game.flown))
        modifiers = tuple(dict.fromkeys((*battle.modifiers, NO_CONTINUE_HIT)))
        game.push(MahdiFirstRound(replace(battle, modifiers=modifiers)))
        reveal_area(game, battle.target, sietch=True)
        reveal_garrison(game, battle.start)


class MahdiFirstRound(FirstRound):
    """Before the first round too the Harkonnen may find themselves too weak (A-SOLO-BATTLE-7)."""

    __slots__ = ()

    def run(self, game: ArrakisState) -> None:
        battle = self.battle
        if not too_weak(game, battle):
            FirstRound.run(self, game)
            return
        game.emit("attack_ceased", {"side": HARKONNEN, "area": AREA.names[battle.target]})
        game.become(BattleOver(battle, battle.defender))


def too_weak(game: ArrakisState, battle: Battle) -> bool:
    """A-SOLO-BATTLE-7: half the strength of the enemy or less, by single figures."""
    ours = single_figures(game.legion(HARKONNEN, battle.start))
    return 2 * ours <= single_figures(game.legion(ATREIDES, battle.target))


STEPS = (MahdiAttack, MahdiFirstRound)
VERBS = {Attack: begin_attack}
