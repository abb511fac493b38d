"""Verbs of planning cards: draw, play, and making the opponent discard."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import planning_cards
from landsraad.arrakis.actions.cards import DiscardCard, DrawCard, PlayCard
from landsraad.arrakis.actions.common import Done, ask_or_done
from landsraad.arrakis.ops import DrawPlanning, FreeAction, OpponentDiscardsPlanning, PlayPlanning
from landsraad.arrakis.resolve import Bounds, asks_so_many
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.why import not_in_hand
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

ANY_OWN = "any_own"


def draw_planning(game: ArrakisState, seat: str, op: DrawPlanning, bound: Bounds) -> None:
    game.push(drawing(game, seat, op))


def drawing(game: ArrakisState, seat: str, op: DrawPlanning) -> Drawing:
    """The step that draws as many cards as an effect gives."""
    decks = planning_cards.own_decks(game, seat) if op.deck == ANY_OWN else (op.deck,)
    return Drawing(seat, decks, op.count)


@dataclass(frozen=True, slots=True)
class Drawing(ArrakisStep):
    """Choose the decks of all cards first, then draw them (A-RESULT-5)."""

    seat: str
    decks: tuple[str, ...]
    left: int
    chosen: tuple[str, ...] = ()

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        decks = [deck for deck in self.decks if len(game.decks[deck]) > self.chosen.count(deck)]
        if not self.left:
            return ()
        draws = Product(DrawCard, self.seat, Listed(*decks))
        return ask_or_done(self.seat, "draw", draws)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, DrawCard):
            chosen = (*self.chosen, action.deck)
            game.become(self.but(left=self.left - 1, chosen=chosen))
        else:
            game.become(self.but(left=0))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, DrawCard):
            return None
        if action.deck not in self.decks:
            return because("A-RESULT-5", "decks", decks=self.decks)
        return because("A-CARD-4", "empty", deck=action.deck)

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        for deck in self.chosen:
            planning_cards.draw(game, self.seat, deck)


@dataclass(frozen=True, slots=True)
class PlayingCards(ArrakisStep):
    """Play planning cards from hand at no cost (A-CARD-7)."""

    seat: str
    left: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        cards = planning_cards.playable(game, self.seat)
        if not self.left:
            return ()
        plays = Product(PlayCard, self.seat, Listed(*cards))
        return ask_or_done(self.seat, "play_card", plays)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, PlayCard):
            game.become(self.but(left=0))
            return
        game.become(self.but(left=self.left - 1))
        planning_cards.play(game, self.seat, action.card)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, PlayCard):
            return not_in_hand(game, action.seat, action.card)
        return None


def opponent_discards(
    game: ArrakisState, seat: str, op: OpponentDiscardsPlanning, bound: Bounds
) -> None:
    game.push(Discarding(OTHER[game.side(seat)], op.count))


@dataclass(frozen=True, slots=True)
class Discarding(ArrakisStep):
    """A side must discard cards of its choice, as many as it can (A-FX-16)."""

    side: str
    left: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        return planning_cards.asked_to_discard(game, self.side) if self.left else ()

    def answer(self, game: ArrakisState, action: DiscardCard) -> None:
        game.become(self.but(left=self.left - 1))
        planning_cards.throw_away(game, action.seat, action.card)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, DiscardCard):
            return not_in_hand(game, action.seat, action.card)
        return because("A-ACT-17", "discard", left=self.left) if isinstance(action, Done) else None


def nothing(game: ArrakisState, seat: str, op: FreeAction, bound: Bounds) -> None:
    """It can be done while the card is in hand; playing the card does nothing."""


VERBS = {
    DrawPlanning: draw_planning,
    PlayPlanning: asks_so_many(PlayingCards),
    OpponentDiscardsPlanning: opponent_discards,
    FreeAction: nothing,
}
STEPS = (Drawing, PlayingCards, Discarding)
