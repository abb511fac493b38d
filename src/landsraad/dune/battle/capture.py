"""Captured leaders: Harkonnen who win a battle take one of the loser's leaders at random.

D-BATTLE-47 from whom · D-BATTLE-48 kill, keep or decline · D-BATTLE-49 killed for spice
D-BATTLE-51 no captives without leaders of their own · D-KARAMA-23 a Karama against it
D-SECRET-14, 15 who knows which
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.battle import TakeCaptive
from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.battle.current import Battle, in_hand, leader_in
from landsraad.dune.factions.harkonnen import (
    BOUNTY,
    CAPTURING,
    are_all_dead,
    capture_leaders,
    captures_leader,
)
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.karama import challenge
from landsraad.dune.state import HARKONNEN, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import REFEREE, Action, Chance, Decision, Listed, Product, Step, Sum
from landsraad.kernel.refusals import Because, because

CAPTURE = "capture"
"""The scope of a Karama against a capture: that capture alone."""

KILL, KEEP = "kill", "keep"


def capture_leader(game: DuneState) -> None:
    """D-BATTLE-47: after a battle that Harkonnen have won."""
    battle = in_hand(game)
    if not captures_leader(game, battle.winner):
        return
    loser = battle.opponent(HARKONNEN)
    pool = capturable(game, battle, loser)
    if not pool:
        return
    leader = game.chance.choice(pool)
    drawn = {"seat": HARKONNEN, "from": loser}
    game.reveal("captive_drawn", drawn, {"leader": LEADERS[leader].id}, (HARKONNEN, loser))
    game.push(Capture(loser, leader))
    challenge(game, CAPTURING, HARKONNEN, CAPTURE)


def why_no_captive(game: DuneState, action: TakeCaptive) -> Because | None:
    if not capture_leaders(game):
        return because("D-BATTLE-47", "basic")
    return because("D-BATTLE-47", "nobody")


def capturable(game: DuneState, battle: Battle, loser: str) -> tuple[int, ...]:
    """D-BATTLE-47: living leaders, but for those used in another battle, or another territory."""
    free = [leader for leader in game.leaders_of(loser) if not game.fought_in[leader]]
    fought = leader_in(battle.plan_of(loser))
    if game.rules.capture_pool == "available":
        others = [leader for leader in game.leaders_of(loser) if leader not in free]
        used = leader_in(battle.plan_of(HARKONNEN))
        here = battle.territory + 1
        free += [i for i in others if game.fought_in[i] == here and i != used]
    elif fought in game.leaders_of(loser) and LEADERS[fought].id not in battle.veterans:
        free.append(fought)
    return tuple(sorted(free))


@dataclass(frozen=True, slots=True)
class Capture(DuneStep):
    """D-BATTLE-48, 49: having seen the leader, Harkonnen kill or keep it, or let it go."""

    loser: str
    leader: int

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if game.is_stopped(CAPTURING):
            return ()
        fates = Listed(KILL) if are_all_dead(game) else Listed(KILL, KEEP)
        choices = Sum(PASS[HARKONNEN], Product(TakeCaptive, HARKONNEN, fates))
        return (Decision(HARKONNEN, "captive", choices),)

    def answer(self, game: DuneState, action: TakeCaptive | Pass) -> None:
        pool = capturable(game, in_hand(game), self.loser)
        if isinstance(action, TakeCaptive) and action.fate == KILL:
            game.kill_captive(self.leader, pool)
            game.earn(HARKONNEN, BOUNTY)
            self.tell(game, "captive_killed", {"spice": BOUNTY})
        elif isinstance(action, TakeCaptive):
            game.take_captive(self.leader, pool)
            self.tell(game, "captive_kept", {})
        game.end_step()

    def run(self, game: DuneState) -> None:
        game.lift(CAPTURE)
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, TakeCaptive):
            return None
        if action.fate == KEEP:
            return because("D-BATTLE-51", "all_dead")
        return because("D-BATTLE-48", "fates")

    def tell(self, game: DuneState, kind: str, more: Mapping[str, int]) -> None:
        """D-SECRET-14, 15: only Harkonnen and the owner know which leader it is."""
        which = {"leader": LEADERS[self.leader].id}
        told = {"seat": HARKONNEN, "from": self.loser, **more}
        game.reveal(kind, told, which, (HARKONNEN, self.loser))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        shown: dict[str, Any] = {"step": "capture", "from": self.loser}
        knows = eyes in (HARKONNEN, self.loser, REFEREE)
        return {**shown, "leader": LEADERS[self.leader].id} if knows else shown

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        """For others it may be any leader of the pool."""
        pool = capturable(game, in_hand(game), self.loser)
        if eyes in (HARKONNEN, self.loser) or not pool:
            return self
        return Capture(self.loser, chance.choice(pool))


STEPS = (Capture,)
