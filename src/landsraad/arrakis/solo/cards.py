"""Planning cards of the Harkonnen: played as they are drawn, or laid on the reinforcements deck.

The reinforcements deck is the hand that belongs to the side without a seat, its top last; nobody
may look at it (A-SOLO-START-5).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis import planning_cards
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.ops import DrawPlanning, PlayPlanning
from landsraad.arrakis.resolve import Bounds, Resolve
from landsraad.arrakis.solo.effects import has_effect
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.tracks import leave_game

HOUSE: Final = "house_harkonnen"
CORRINO: Final = "corrino_ally"
OTHER_DECK: Final = {HOUSE: CORRINO, CORRINO: HOUSE}
SCHEMING: Final = "hawats_scheming"
HAWAT: Final = "thufir_hawat"


# Decks.


def first_deck(game: ArrakisState) -> str:
    """A-SOLO-MENTAT-1: not the deck of the top discard; House Harkonnen without discards."""
    top = game.mahdi.top
    for deck in (top, *OTHER_DECK):
        if game.discards.get(deck):
            return OTHER_DECK[deck]
    return HOUSE


def alternating(game: ArrakisState, number: int) -> tuple[str, ...]:
    """The decks of so many cards."""
    first = first_deck(game)
    return tuple([OTHER_DECK[first] if place % 2 else first for place in range(number)])


def take(game: ArrakisState, deck: str) -> str:
    """One card off a deck, rebuilt when it runs out (A-SOLO-RULE-8); "" if there is none."""
    rebuild(game, deck)
    if not game.decks[deck]:
        return ""
    card = game.draw(game.decks[deck])
    left = list(game.decks[deck])
    left.remove(card)
    game.decks = {**game.decks, deck: tuple(left)}
    rebuild(game, deck)
    return card


def rebuild(game: ArrakisState, deck: str) -> None:
    if not game.decks[deck] and game.discards[deck]:
        order = game.box.decks[deck].index
        game.decks = {**game.decks, deck: tuple(sorted(game.discards[deck], key=order))}
        game.discards = {**game.discards, deck: ()}
        game.emit("deck_rebuilt", {"deck": deck})


# The reinforcements deck.


def reinforce(game: ArrakisState, decks: tuple[str, ...]) -> None:
    """A-SOLO-MENTAT-5: cards go face down on top of the reinforcements deck."""
    for deck in decks:
        card = take(game, deck)
        if card:
            game.hands = {**game.hands, HARKONNEN: (*game.hands[HARKONNEN], card)}
            game.emit("reinforced", {"deck": deck})


def lay_on_top(game: ArrakisState, card: str) -> None:
    """A-SOLO-MENTAT-8: a card that everybody has seen goes on top of the reinforcements deck."""
    game.hands = {**game.hands, HARKONNEN: (*game.hands[HARKONNEN], card)}
    game.mahdi = replace(game.mahdi, known=tuple(sorted((*game.mahdi.known, card))))
    game.emit("card_to_reinforcements", {"card": card})


def answer_reveal(game: ArrakisState) -> None:
    """A-SOLO-RULE-10: a card for a token revealed by choice, but not under the Guild's ban."""
    if "spacing_guild" not in game.bans:
        reinforce(game, alternating(game, 1))


# Playing.


@dataclass(frozen=True, slots=True)
class PlayDrawn(ArrakisStep):
    """Cards are drawn from these decks, each played at once (A-SOLO-MENTAT-1)."""

    decks: tuple[str, ...]

    def run(self, game: ArrakisState) -> None:
        if not self.decks:
            game.end_step()
            return
        game.become(PlayDrawn(self.decks[1:]))
        card = take(game, self.decks[0])
        if card:
            game.reveal("card_played", {"seat": HARKONNEN, "card": card})
            play(game, card)


def play(game: ArrakisState, card: str) -> None:
    """A card does what it says; one that can do nothing reinforces."""
    if card == SCHEMING:
        scheme(game)
        return
    planning_cards.lay_down(game, card)
    ops = game.box.planning[card].ops
    if has_effect(game, ops):
        game.push(Resolve(HARKONNEN, card, ops))
    else:
        planning_cards.take_back(game, card)
        lay_on_top(game, card)


def scheme(game: ArrakisState) -> None:
    """A-SOLO-RULE-15, A-SOLO-RULE-16: the first copy waits for a second one to be rid of Hawat."""
    if not game.mahdi.scheming and HAWAT not in game.out:
        game.mahdi = replace(game.mahdi, scheming=1)
        game.emit("scheming", {"card": SCHEMING})
    elif game.mahdi.scheming and HAWAT in game.in_play:
        game.mahdi = replace(game.mahdi, scheming=0)
        for _ in range(2):
            planning_cards.lay_down(game, SCHEMING)
        leave_game(game, HAWAT)
    else:
        lay_on_top(game, SCHEMING)


def begin_draw(game: ArrakisState, seat: str, op: DrawPlanning, bound: Bounds) -> None:
    reinforce(game, alternating(game, op.count))


def begin_play(game: ArrakisState, seat: str, op: PlayPlanning, bound: Bounds) -> None:
    """A-SOLO-MENTAT-6."""
    game.push(PlayDrawn(alternating(game, op.count)))


STEPS = (PlayDrawn,)
VERBS = {DrawPlanning: begin_draw, PlayPlanning: begin_play}
