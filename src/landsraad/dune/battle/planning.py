"""Battle plans: made in secret, both at once, and shown together.

D-BATTLE-6 sequence · D-BATTLE-8 changing a plan · D-BATTLE-9 last moment for a Karama
D-BATTLE-12 who has no leader says so · D-BATTLE-55 the Atreides look · D-DEAL-10 no card between
D-KARAMA-3, 4, 6, 12, 18 what may be stopped before the plans · D-SECRET-11 who knows what
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.current import (
    BATTLE,
    Battle,
    cards_in,
    in_hand,
    lay_out,
    leader_in,
    note,
    see_cards,
    take_the_field,
)
from landsraad.dune.battle.plan import plans_of, playable_leaders
from landsraad.dune.battle.strength import SPECIAL_FORCES, has_free_support
from landsraad.dune.battle.unplanned import why_no_plan
from landsraad.dune.factions.atreides import has_kwisatz_haderach, prescience_of
from landsraad.dune.factions.bene_gesserit import voice_of
from landsraad.dune.factions.fremen import FREE_SUPPORT
from landsraad.dune.karama import challenge
from landsraad.dune.secret_choices import all_chosen, note_change, still_open
from landsraad.dune.state import ATREIDES, BENE_GESSERIT, FREMEN, KWISATZ_HADERACH, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import REFEREE, Action, Chance, Decision, Step
from landsraad.kernel.refusals import Because, because

Advantage = tuple[str, str]
"""What may be stopped, and whose it is."""


def announce_no_leader(game: DuneState) -> None:
    """D-BATTLE-12: a side with neither leader nor Cheap Hero must say so."""
    battle = in_hand(game)
    for seat in battle.sides:
        if not playable_leaders(game, battle.territory, seat):
            game.reveal("no_leader", {"seat": seat})


# Advantages that a Karama may stop before the plans.


def advantages(game: DuneState, battle: Battle) -> tuple[Advantage, ...]:
    """D-KARAMA-4, 12, 18: what works in this battle by itself; D-KARAMA-3, 6: what binds a plan."""
    by_itself = [adv for seat in battle.sides for adv in advantages_of(game, battle, seat)]
    return (*binding(game, battle), *by_itself)


def binding(game: DuneState, battle: Battle) -> list[Advantage]:
    """Voice and Prescience, if anything has happened since a Karama could last stop them."""
    voice, prescience = names_of(battle)
    since = karama_may_wait(game) or battle.question is not None or battle.looked_at is not None
    found = [(voice, BENE_GESSERIT)] if battle.order is not None and since else []
    return [*found, (prescience, ATREIDES)] if battle.shown is not None else found


def names_of(battle: Battle) -> tuple[str, str]:
    """Voice and Prescience as they are used in this battle: for their own side or for an ally."""
    return voice_of(*battle.sides), prescience_of(*battle.sides)


def release(game: DuneState) -> None:
    """D-KARAMA-3, 6: what a Karama has stopped binds no plan any more."""
    voice, prescience = names_of(in_hand(game))
    if game.is_stopped(voice):
        note(game, order=None)
    if game.is_stopped(prescience):
        note(game, shown=None)


def advantages_of(game: DuneState, battle: Battle, seat: str) -> list[Advantage]:
    found: list[Advantage] = []
    if has_kwisatz_haderach(game, battle.territory, seat):
        found.append(("kwisatz_haderach", seat))
    if game.forces_in(seat, battle.zone)[1] and battle.opponent(seat) != FREMEN:
        found.append((SPECIAL_FORCES[seat], seat))
    if has_free_support(game, seat):
        found.append((FREE_SUPPORT, seat))
    return found


def challenge_before_plans(game: DuneState) -> None:
    """D-BATTLE-9: in the tournament rules a Karama must come before the plans are formed."""
    if not karama_may_wait(game):
        game.push(Challenges(advantages(game, in_hand(game))))


def karama_may_wait(game: DuneState) -> bool:
    """D-BATTLE-9: until the plans are made and about to be shown."""
    return game.rules.battle_karama_deadline == "before_plans_shown"


@dataclass(frozen=True, slots=True)
class Challenges(DuneStep):
    """One advantage after the other, so that whoever has spent a card is not asked again."""

    left: tuple[Advantage, ...]

    def run(self, game: DuneState) -> None:
        if not self.left:
            game.end_step()
            release(game)
            return
        (advantage, owner), *others = self.left
        game.become(Challenges(tuple(others)))
        challenge(game, advantage, owner, BATTLE)


# Plans.


def why_not_planned(game: DuneState, action: PlanBattle) -> Because | None:
    return because("D-BATTLE-6", "not_now")


def make_plans(game: DuneState) -> None:
    game.push(MakePlans())


def is_planned(game: DuneState) -> bool:
    """Whether a plan of the battle in hand is formed already."""
    step = game.stack[-1]
    return isinstance(step, MakePlans) and step.plans != ()


class SecretPlans(DuneStep):
    """A step that holds plans which others may not see yet."""

    __slots__ = ()

    plans: tuple[PlanBattle, ...]

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        seen = [plan.to_json() for plan in self.plans if sees(in_hand(game), plan.seat, eyes)]
        return {"step": "plans", "plans": seen}

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        """A hidden plan is exchanged for another that the redealt table allows."""
        battle = in_hand(game)
        plans = [
            plan
            if sees(battle, plan.seat, eyes)
            else plans_of(game, battle, plan.seat).sample(chance)
            for plan in self.plans
        ]
        return self.but(plans=tuple(plans))


def sees(battle: Battle, owner: str, eyes: str | None) -> bool:
    """D-SECRET-11: the owner; D-BATTLE-55: the Atreides, if they have looked."""
    return eyes in (owner, REFEREE) or (eyes == ATREIDES and owner == battle.looked_at)


@dataclass(frozen=True, slots=True)
class MakePlans(SecretPlans):
    """D-BATTLE-6: both sides plan in secret; a plan that has become impossible is made anew."""

    plans: tuple[PlanBattle, ...] = ()

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        """D-BATTLE-8: a plan can be changed; D-BATTLE-55: not the one that the Atreides look at.

        That side plans first.
        """
        battle = in_hand(game)
        made = {plan.seat: plan for plan in self.plans}
        spaces = [(seat, plans_of(game, battle, seat)) for seat in battle.sides]
        asked = [
            Decision(seat, "plan", space, required=seat not in made or made[seat] not in space)
            for seat, space in spaces
        ]
        first = [each for each in asked if each.seat == battle.looked_at and each.required]
        return still_open(game, first or [d for d in asked if d.seat != battle.looked_at])

    def answer(self, game: DuneState, action: PlanBattle) -> None:
        others = [plan for plan in self.plans if plan.seat != action.seat]
        plans = tuple(sorted([*others, action], key=lambda plan: plan.seat))
        before = next((plan for plan in self.plans if plan.seat == action.seat), None)
        if before is not None and before in plans_of(game, in_hand(game), action.seat):
            note_change(game, action.seat)
        else:
            game.emit("planned", {"seat": action.seat})
        if action.seat == in_hand(game).looked_at:
            see_cards(game, action.seat, cards_in(action), (ATREIDES,))
            game.reveal("plan_seen", {"seat": action.seat}, action.to_json(), (ATREIDES,))
        game.become(MakePlans(plans))

    def run(self, game: DuneState) -> None:
        all_chosen(game)
        game.reveal("plans_final", {"seats": [plan.seat for plan in self.plans]})
        game.become(ShowPlans(self.plans, game.stopped))
        if karama_may_wait(game):
            game.push(Challenges(advantages(game, in_hand(game))))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        battle = in_hand(game)
        if not isinstance(action, PlanBattle) or action.seat not in battle.sides:
            return None
        return why_no_plan(game, battle, action)


@dataclass(frozen=True, slots=True)
class ShowPlans(SecretPlans):
    """D-BATTLE-6: both plans are shown. D-BATTLE-9: after a Karama they are first made anew."""

    plans: tuple[PlanBattle, ...]
    stopped: tuple[tuple[str, str], ...]

    def open_to_cards(self) -> bool:
        return False

    def run(self, game: DuneState) -> None:
        battle = in_hand(game)
        if game.stopped != self.stopped or not all_possible(game, battle, self.plans):
            fixed = [plan for plan in self.plans if plan.seat == battle.looked_at]
            game.become(MakePlans(tuple(fixed)))
            return
        game.end_step()
        show(game, battle, {plan.seat: plan for plan in self.plans})


def all_possible(game: DuneState, battle: Battle, plans: tuple[PlanBattle, ...]) -> bool:
    """Whether no card of a plan was played for something else in the meantime."""
    return all(plan in plans_of(game, battle, plan.seat) for plan in plans)


def show(game: DuneState, battle: Battle, made: Mapping[str, PlanBattle]) -> None:
    """Everybody sees both plans. D-STORM-5: these two have used the wheels last."""
    plans = tuple([made[seat] for seat in battle.sides])
    note(game, plans=plans, veterans=veterans(game, plans))
    for plan in plans:
        lay_out(game, plan)
        take_the_field(game, battle, plan)
    game.dialers = battle.sides
    game.reveal("plans_shown", {"plans": [plan.to_json() for plan in plans]})


def veterans(game: DuneState, plans: tuple[PlanBattle, ...]) -> tuple[str, ...]:
    """Who of those in the plans has fought in an earlier battle of this phase."""
    found: list[str] = []
    for plan in plans:
        leader = leader_in(plan)
        if leader is not None and plan.leader is not None and game.fought_in[leader]:
            found.append(plan.leader)
        if plan.kwisatz_haderach and game.fought_in[KWISATZ_HADERACH]:
            found.append("kwisatz_haderach")
    return tuple(found)


STEPS = (Challenges, MakePlans, ShowPlans)
