"""Planning cards, prescience cards and secret objectives: all there, each exactly once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landsraad.arrakis.solo.describe import beside_the_board
from landsraad.arrakis.state import ArrakisState


def planning_cards_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-14: each in its deck, on its discards, in a hand or on a prescience card."""
    away = Counter([card for hand in game.hands.values() for card in hand])
    away.update([card for cards in game.attached.values() for card in cards])
    away.update([*game.staying, *beside_the_board(game)])
    for deck, cards in game.box.decks.items():
        held = Counter((*game.decks[deck], *game.discards[deck]))
        held.update({card: away[card] for card in {*cards}})
        if held != Counter(cards):
            yield f"the planning cards of {deck} are not all there exactly once"


def hands_are_in_order(game: ArrakisState) -> Iterator[str]:
    for seat in game.seats:
        if list(game.hands[seat]) != sorted(game.hands[seat]):
            yield f"the hand of {seat} is not in order"


def hands_are_of_own_decks(game: ArrakisState) -> Iterator[str]:
    for seat in game.seats:
        for card in game.hands[seat]:
            if game.homes[game.box.planning[card].deck] != seat:
                yield f"{seat} holds {card}, a card of somebody else"


def prescience_cards_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-10."""
    held = Counter((*game.prescience_deck, *game.open_cards, *game.prescience_gone))
    if held != Counter([*game.box.prescience]):
        yield "the prescience cards are not all there exactly once"


def cards_lie_on_open_ones(game: ArrakisState) -> Iterator[str]:
    for card in game.attached:
        if card not in game.open_cards:
            yield f"a planning card lies on {card}, which does not lie open"


def claims_within_the_limit(game: ArrakisState) -> Iterator[str]:
    """A-END-1."""
    most = game.box.numbers["prescience_claims_per_round"]
    if not 0 <= game.claims <= most:
        yield f"{game.claims} prescience cards were claimed in this round, {most} at most"


def objectives_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-15."""
    if Counter((*game.objectives, *game.objectives_aside)) != Counter([*game.box.objectives]):
        yield "the secret objectives are not all there exactly once"
    if game.round and not game.objectives:
        yield "the Atreides have no secret objective"


def objectives_are_not_ruled_out(game: ArrakisState) -> Iterator[str]:
    for card, ruled_out in zip(game.objectives, game.ruled_out, strict=False):
        if card in ruled_out:
            yield f"{card} is held, but ruled out"
