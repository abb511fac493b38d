"""CHOAM charity: spice from the bank for those who have next to none.

D-CHARITY-1 who gets how much · D-CHARITY-2 once a turn, spice behind the shield counts
D-CHARITY-3 the Bene Gesserit always · D-CHARITY-4 on request only · D-KARAMA-8 against it
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.actions.charity import ClaimCharity
from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.factions.bene_gesserit import ALWAYS, has_charity_always
from landsraad.dune.karama import TURN, challenge
from landsraad.dune.state import BENE_GESSERIT, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Choices, Decision, Listed, Sum
from landsraad.kernel.refusals import Because, because

CHARITY: Final = 2


@dataclass(frozen=True, slots=True)
class CharityPhase(DuneStep):
    """D-CHARITY-4: everybody entitled has the chance, all at once."""

    def run(self, game: DuneState) -> None:
        game.become(Charity(tuple([seat for seat in game.seats if is_asked(game, seat)])))


def is_asked(game: DuneState, seat: str) -> bool:
    """Those entitled; with strict responses everybody, so that it shows nothing of their spice."""
    return game.asks_all_who_might or is_entitled(game, seat)


def is_entitled(game: DuneState, seat: str) -> bool:
    return has_charity_always(game, seat) or charity(game, seat) > 0


def charity(game: DuneState, seat: str) -> int:
    """D-CHARITY-1: up to 2 in all, or 2 for nothing; D-CHARITY-2: bribes do not count."""
    spice = game.spice[seat]
    if needs_nothing(game):
        return 0 if spice else CHARITY
    return max(0, CHARITY - spice)


def needs_nothing(game: DuneState) -> bool:
    """D-CHARITY-1: in 2009 it is for those alone who have no spice at all."""
    return game.rules.charity == "2_if_0"


@dataclass(frozen=True, slots=True)
class Charity(DuneStep):
    """Who has not answered yet; in private, for the question betrays an empty purse."""

    asked: tuple[str, ...]

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return tuple([question(game, seat) for seat in self.asked])

    def answer(self, game: DuneState, action: ClaimCharity | Pass) -> None:
        game.become(Charity(tuple([seat for seat in self.asked if seat != action.seat])))
        if isinstance(action, Pass):
            return
        if has_charity_always(game, action.seat):
            game.push(BeneGesseritCharity())
            challenge(game, ALWAYS.id, BENE_GESSERIT, TURN)
        else:
            give(game, action.seat, charity(game, action.seat))

    def run(self, game: DuneState) -> None:
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return because("D-CHARITY-2", "answered") if isinstance(action, ClaimCharity) else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        always = [seat for seat in game.seats if has_charity_always(game, seat)]
        return {"step": "charity", "always": always, "needs_nothing": needs_nothing(game)}


def why_not_entitled(game: DuneState, action: Action) -> Because | None:
    """A claim of somebody who has too much spice for it, whenever they try."""
    if not isinstance(action, ClaimCharity) or is_entitled(game, action.seat):
        return None
    spice = game.spice[action.seat]
    if needs_nothing(game):
        return because("D-CHARITY-1", "not_empty", spice=spice)
    return because("D-CHARITY-1", "spice", spice=spice)


def question(game: DuneState, seat: str) -> Decision:
    """Whoever does not answer takes what there is to take."""
    if not is_entitled(game, seat):
        return private_question(seat, "charity", PASS[seat])
    claim = ClaimCharity(seat)
    choices: Choices[Action] = Sum(PASS[seat], Listed(claim))
    return Decision(seat, "charity", choices, private=True, default=claim)


@dataclass(frozen=True, slots=True)
class BeneGesseritCharity(DuneStep):
    """D-CHARITY-3: whatever they have. D-KARAMA-8, D-KARAMA-30: if stopped, like anybody."""

    def run(self, game: DuneState) -> None:
        game.end_step()
        stopped = game.is_stopped(ALWAYS.id)
        give(
            game,
            BENE_GESSERIT,
            charity(game, BENE_GESSERIT) if stopped else ALWAYS.numbers["spice"],
        )


def give(game: DuneState, seat: str, amount: int) -> None:
    """Claiming is public, and it tells how little there was."""
    if amount:
        game.earn(seat, amount)
        game.reveal("charity_given", {"seat": seat, "spice": amount})


STEPS = (CharityPhase, Charity, BeneGesseritCharity)
