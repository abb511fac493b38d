"""Traitors: once the plans are shown, a leader may turn out to be in the other side's pay.

D-BATTLE-27 calling · D-BATTLE-28 Harkonnen for their ally · D-BATTLE-29 not with the Kwisatz
Haderach · D-BATTLE-34 the card stays valid · D-BATTLE-52 a captive and its own house
D-KARAMA-24 a Karama against the call for the ally
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.battle import CallTraitor, PlanBattle
from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.battle.current import Battle, in_hand, leader_in, note, side_helped_by
from landsraad.dune.factions.harkonnen import FOR_ALLY, calls_for_ally, captives_betray
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.karama import challenge
from landsraad.dune.state import HARKONNEN, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.kernel import REFEREE, Action, Chance, Choices, Decision, Listed, Step, Sum
from landsraad.kernel.refusals import Because, because

CALL = "call"
"""The scope of a Karama against a call: that call alone."""


def call_traitors(game: DuneState) -> None:
    """Both sides are asked at once, and the Harkonnen whose ally is one of them."""
    battle = in_hand(game)
    asked = [seat for seat in game.storm_order() if is_asked(game, battle, seat)]
    game.push(TraitorCalls(tuple(asked)))


def is_asked(game: DuneState, battle: Battle, seat: str) -> bool:
    """Whoever can call a traitor if they like; with strict responses whoever might."""
    side = caller_for(game, battle, seat)
    if side is None or must_call(game, battle, seat):
        return False
    if game.asks_all_who_might:
        return leader_in(battle.plan_of(battle.opponent(side))) is not None
    return traitor_of(game, battle, seat) is not None


def caller_for(game: DuneState, battle: Battle, seat: str) -> str | None:
    """The side for which a seat may call: its own; D-BATTLE-28: Harkonnen also their ally's."""
    if seat in battle.sides:
        return seat
    if seat != HARKONNEN or not calls_for_ally(game):
        return None
    return side_helped_by(game, battle, HARKONNEN)


def traitor_of(game: DuneState, battle: Battle, seat: str) -> int | None:
    """The opposing leader, if it is a traitor for this seat. D-BATTLE-29: not with the Kwisatz."""
    side = caller_for(game, battle, seat)
    if side is None:
        return None
    plan = battle.plan_of(battle.opponent(side))
    leader = leader_in(plan)
    if leader is None or plan.kwisatz_haderach or not is_bribed(game, seat, plan, leader):
        return None
    return leader


def is_bribed(game: DuneState, seat: str, plan: PlanBattle, leader: int) -> bool:
    """By its traitor card; D-BATTLE-52: a captive, where the switch says so, by its own house."""
    if leader in game.traitors[seat]:
        return True
    owner = game.owner_of(leader)
    return captives_betray(game) and owner == seat != plan.seat


def must_call(game: DuneState, battle: Battle, seat: str) -> bool:
    """D-BATTLE-27: in the tournament rules one's own battle leaves no choice."""
    return game.rules.traitor_call == "compulsory" and seat in battle.sides


@dataclass(frozen=True, slots=True)
class TraitorCalls(ClosedStep):
    """D-BATTLE-27: everybody asked answers in private; `answers` are the leaders called."""

    asked: tuple[str, ...]
    answers: tuple[tuple[str, str | None], ...] = ()

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        done = dict(self.answers)
        return tuple(
            [
                private_question(seat, "traitor", choices(game, seat))
                for seat in self.asked
                if seat not in done
            ]
        )

    def answer(self, game: DuneState, action: CallTraitor | Pass) -> None:
        called = action.leader if isinstance(action, CallTraitor) else None
        answers = sorted((*self.answers, (action.seat, called)), key=lambda answer: answer[0])
        game.become(TraitorCalls(self.asked, tuple(answers)))

    def run(self, game: DuneState) -> None:
        battle = in_hand(game)
        callers = [seat for seat, leader in self.answers if leader is not None]
        callers += compelled(game, battle)
        for seat in callers:
            reveal_traitor(game, battle, seat)
        if not callers:
            game.reveal("no_traitor", {}, since=4)  # that nobody called is news: it bars undo
        sides = tuple([side for side in battle.sides if side in callers])
        helped = caller_for(game, battle, HARKONNEN) if HARKONNEN in callers else None
        if helped is None or helped in sides:
            game.become(Betrayal(sides))
        else:
            game.become(Betrayal(sides, helped))
            challenge(game, FOR_ALLY, HARKONNEN, CALL)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, CallTraitor):
            return None
        battle = in_hand(game)
        side = caller_for(game, battle, action.seat)
        if side is None:
            return because("D-BATTLE-27", "sides", sides=battle.sides)
        plan = battle.plan_of(battle.opponent(side))
        if plan.leader != action.leader:
            return because("D-BATTLE-27", "plan", leader=action.leader)
        if plan.kwisatz_haderach:
            return because("D-BATTLE-29", "kwisatz", leader=action.leader)
        return because("D-BATTLE-27", "card", leader=action.leader)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        mine = {seat: leader for seat, leader in self.answers if eyes in (seat, REFEREE)}
        return {"step": "traitors_called", "answers": mine}

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        """A hidden answer is exchanged for another that the redealt traitors allow."""
        answers = [
            (seat, leader if seat == eyes else answered(choices(game, seat).sample(chance)))
            for seat, leader in self.answers
        ]
        return TraitorCalls(self.asked, tuple(answers))


def choices(game: DuneState, seat: str) -> Choices[Action]:
    traitor = traitor_of(game, in_hand(game), seat)
    if traitor is None:
        return PASS[seat]
    return Sum(PASS[seat], Listed(CallTraitor(seat, LEADERS[traitor].id)))


def why_not_called(game: DuneState, action: CallTraitor) -> Because | None:
    return because("D-BATTLE-27", "not_now")


def answered(action: Action) -> str | None:
    return action.leader if isinstance(action, CallTraitor) else None


def compelled(game: DuneState, battle: Battle) -> list[str]:
    """D-BATTLE-27: the sides that must call the traitor they have."""
    sides = [seat for seat in battle.sides if must_call(game, battle, seat)]
    for seat in sides:
        call_in_vain(game, battle, seat)
    return [seat for seat in sides if traitor_of(game, battle, seat) is not None]


def call_in_vain(game: DuneState, battle: Battle, seat: str) -> None:
    """D-BATTLE-27: a traitor with the Kwisatz Haderach must be called too, to no effect."""
    plan = battle.plan_of(battle.opponent(seat))
    leader = leader_in(plan)
    if plan.kwisatz_haderach and leader is not None and is_bribed(game, seat, plan, leader):
        keep_shown(game, seat, leader)
        game.reveal("traitor_immune", {"seat": seat, "leader": plan.leader})


def reveal_traitor(game: DuneState, battle: Battle, seat: str) -> None:
    leader = traitor_of(game, battle, seat)
    assert leader is not None  # only such are offered
    keep_shown(game, seat, leader)
    side = caller_for(game, battle, seat)
    assert side is not None  # the leader is in the plan of the other side
    told = {"seat": seat, "for": side, "leader": LEADERS[leader].id}
    game.reveal("traitor_called", {**told, "side": battle.opponent(side)})


def keep_shown(game: DuneState, seat: str, leader: int) -> None:
    """D-BATTLE-34: the card has been seen, and stays with its owner."""
    if leader in game.traitors[seat]:
        game.shown = {**game.shown, seat: bytes(sorted({*game.shown[seat], leader}))}


@dataclass(frozen=True, slots=True)
class Betrayal(DuneStep):
    """The sides that called; D-KARAMA-24: and the one helped by Harkonnen, if that stands."""

    sides: tuple[str, ...]
    helped: str | None = None

    def run(self, game: DuneState) -> None:
        battle = in_hand(game)
        helped = None if game.is_stopped(FOR_ALLY) else self.helped
        called = [side for side in battle.sides if side in self.sides or side == helped]
        game.lift(CALL)
        note(game, called=tuple(called))
        game.end_step()


STEPS = (TraitorCalls, Betrayal)
