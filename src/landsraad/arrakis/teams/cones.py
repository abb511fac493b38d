"""Cones of silence: partners discard one to share what they know in secret (A-TEAM-8).

What they say is theirs; the engine counts the cones, stops the game for them and shows a card of
one partner to the other. Otherwise neither ever sees the other's hand.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from landsraad.arrakis.actions.teams import CloseCone, ShowCards, UseCone
from landsraad.arrakis.planning_cards import remember
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ClosedStep
from landsraad.kernel import Action, Choices, Counts, Decision, Listed, Product, Sum
from landsraad.kernel.refusals import Because, because

CONE: Final = "cone"


def offers(game: ArrakisState) -> tuple[Decision, ...]:
    """Partners who have a cone may use it at any time, but one conference is enough at once."""
    if isinstance(game.stack[-1], UnderCone):
        return ()
    return tuple([offer(seat) for seat in game.seen if game.cones[game.side(seat)]])


def confidants(game: ArrakisState, seat: str) -> tuple[str, ...]:
    """A-TEAM-8: partners talk openly, except under a cone."""
    step = game.stack[-1]
    if not isinstance(step, UnderCone) or step.side != game.side(seat):
        return ()
    return (step.partner(game, seat),)


@cache
def offer(seat: str) -> Decision:
    return Decision(seat, CONE, Listed(UseCone(seat)), required=False)


def why_not(game: ArrakisState, action: Action) -> Because | None:
    """A-TEAM-21: who could only use a cone while a partner is asked leaves the answer to them."""
    seat = action.seat
    if isinstance(action, (ShowCards, CloseCone)) and not isinstance(game.stack[-1], UnderCone):
        return because("A-TEAM-8", "closed")
    if isinstance(action, UseCone) and not isinstance(game.stack[-1], UnderCone):
        if seat not in game.seen:
            return because("A-TEAM-8", "not_shared")
        return because("A-TEAM-8", "none_left")
    kinds = {decision.kind for decision in game.pending if decision.seat == seat}
    asked = {decision.seat for decision in game.pending if decision.required}
    partners = [partner for partner in game.partners[game.side(seat)] if partner in asked]
    if kinds != {CONE} or not partners:
        return None
    return because("A-TEAM-21", "partner_decides", partner=partners[0])


def open_cone(game: ArrakisState, seat: str) -> None:
    """A cone is discarded; what the partners say from now on cannot be unsaid."""
    side = game.side(seat)
    game.cones = {**game.cones, side: game.cones[side] - 1}
    game.reveal("cone_used", {"seat": seat, "side": side, "left": game.cones[side]})
    game.push(UnderCone(side))


@dataclass(frozen=True, slots=True)
class UnderCone(ClosedStep):
    """The partners of a side confer in secret until one of them ends it."""

    side: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        return tuple([self.question(game, seat) for seat in game.partners[self.side]])

    def question(self, game: ArrakisState, seat: str) -> Decision:
        stop: Choices[Action] = Listed(CloseCone(seat))
        hidden = Counter(game.hands[seat]) - Counter(game.seen[self.partner(game, seat)])
        if not hidden:
            return Decision(seat, "confer", stop)
        cards = Counts(Listed(*hidden), tuple(hidden.values()), 1, hidden.total())
        return Decision(seat, "confer", Sum(Product(ShowCards, seat, cards), stop))

    def partner(self, game: ArrakisState, seat: str) -> str:
        first, second = game.partners[self.side]
        return second if seat == first else first

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, ShowCards):
            game.end_step()
            game.emit("cone_closed", {"seat": action.seat, "side": self.side})
            return
        partner = self.partner(game, action.seat)
        for card, number in action.cards:
            for _ in range(number):
                remember(game, partner, card)
        shown = {"seat": action.seat, "partner": partner, "cards": dict(action.cards)}
        game.reveal("cards_shown", None, shown, game.partners[self.side])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, UseCone):
            return because("A-TEAM-8", "open")
        if isinstance(action, ShowCards):
            return because("A-TEAM-8", "cards", partner=self.partner(game, action.seat))
        return None

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"under_cone": self.side}


STEPS = (UnderCone,)
