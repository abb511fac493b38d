"""Planning cards: drawing, playing and discarding (A-CARD).

Decks have no order: a card is drawn from those left in the deck, and a deck that runs out is not
reshuffled (A-CARD-4).
"""

from __future__ import annotations

from dataclasses import replace

from landsraad.arrakis.actions.cards import DiscardCard
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import Decision, Listed, Product

DRAWN = "card_drawn"
"""That a card was drawn in this action turn."""


def draw(game: ArrakisState, seat: str, deck: str) -> None:
    """A seat draws one card from a deck; an empty deck gives none (A-ROUND-3).

    A card of their partner's deck they only look at, and pass it on (A-TEAM-10).
    """
    if not game.decks[deck]:
        return
    holder = game.homes[deck]
    card = game.draw(game.decks[deck])
    left = list(game.decks[deck])
    left.remove(card)
    game.decks = {**game.decks, deck: tuple(left)}
    game.hands = {**game.hands, holder: tuple(sorted((*game.hands[holder], card)))}
    game.note(DRAWN)
    if holder == seat:
        game.reveal("card_drawn", {"seat": seat, "deck": deck}, {"card": card}, (seat,))
    else:
        told = {"seat": seat, "deck": deck, "partner": holder}
        game.reveal("card_passed_on", told, {"card": card}, (seat, holder))
        remember(game, seat, card)


def remember(game: ArrakisState, seat: str, card: str) -> None:
    """A seat has seen a card in its partner's hand; without an opponent nobody keeps count."""
    if seat in game.seen:
        game.seen = {**game.seen, seat: tuple(sorted((*game.seen[seat], card)))}


def forget(game: ArrakisState, seat: str, card: str) -> None:
    """A card that a partner had seen has left this seat's hand."""
    for partner in game.partners[game.side(seat)]:
        if partner != seat and card in game.seen.get(partner, ()):
            known = list(game.seen[partner])
            known.remove(card)
            game.seen = {**game.seen, partner: tuple(known)}


def own_decks(game: ArrakisState, seat: str) -> tuple[str, ...]:
    """The decks a seat draws from: House Atreides also from that of the Fremen (A-TEAM-10)."""
    lent = ("fremen_ally",) if seat == "house_atreides" else ()
    return (*[deck for deck, holder in game.homes.items() if holder == seat], *lent)


def playable(game: ArrakisState, seat: str) -> tuple[str, ...]:
    """The cards that a seat may play, each once."""
    cards = game.box.planning
    return tuple(dict.fromkeys([card for card in game.hands[seat] if cards[card].loose]))


def can_play(game: ArrakisState, seat: str) -> bool:
    """Whether a seat has any card to play."""
    return not game.box.bound_to_hand.issuperset(game.hands[seat])


def discardable(game: ArrakisState, seat: str) -> tuple[str, ...]:
    """The cards that a seat may discard, each once; reinforcements all (A-SOLO-RULE-16)."""
    return playable(game, seat) if seat in game.seats else tuple(dict.fromkeys(game.hands[seat]))


def asked_to_discard(game: ArrakisState, side: str) -> tuple[Decision, ...]:
    """Which card a side discards; partners are one player: whoever answers does it (A-TEAM-13)."""
    hands = [(seat, discardable(game, seat)) for seat in game.partners[side]]
    return tuple(
        [
            Decision(seat, "discard", Product(DiscardCard, seat, Listed(*cards)))
            for seat, cards in hands
            if cards
        ]
    )


def discard(game: ArrakisState, seat: str, card: str) -> None:
    """A card goes face up on the discard pile of its deck (A-CARD-2)."""
    hand = list(game.hands[seat])
    hand.remove(card)
    game.hands = {**game.hands, seat: tuple(hand)}
    if game.seen:
        forget(game, seat, card)
    if card in game.mahdi.known:
        known = list(game.mahdi.known)
        known.remove(card)
        game.mahdi = replace(game.mahdi, known=tuple(known))
    lay_down(game, card)


def lay_down(game: ArrakisState, card: str) -> None:
    """A card that is done with goes on the discard pile of its deck."""
    deck = game.box.planning[card].deck
    game.discards = {**game.discards, deck: (*game.discards[deck], card)}
    if game.automated and game.box.deck_owner[deck] == HARKONNEN:
        game.mahdi = replace(game.mahdi, top=deck)  # A-SOLO-MENTAT-9


def take_back(game: ArrakisState, card: str) -> None:
    """A card that was played stays in play: it leaves the discard pile again."""
    deck = game.box.planning[card].deck
    pile = list(game.discards[deck])
    pile.remove(card)
    game.discards = {**game.discards, deck: tuple(pile)}


def throw_away(game: ArrakisState, seat: str, card: str) -> None:
    """Discard a card for nothing, or for a die: everybody sees it."""
    discard(game, seat, card)
    game.reveal("card_discarded", {"seat": seat, "card": card})


def play(game: ArrakisState, seat: str, card: str) -> None:
    """A card is shown, discarded and resolved."""
    discard(game, seat, card)
    game.reveal("card_played", {"seat": seat, "card": card})
    game.push(Resolve(seat, card, game.box.planning[card].ops))


def may_have_new_copies(game: ArrakisState, seat: str) -> bool:
    """Whether copies to discard may have come in this turn, judged by the backs of a hand."""
    if DRAWN not in game.news and "enters_play" not in game.news:
        return False
    backs = [game.box.planning[card].deck for card in game.hands[seat]]
    for name, free in game.box.free_discards.items():
        if free.leader in game.in_play:
            card = game.box.planning[name]
            left = card.copies - game.discards[card.deck].count(name)
            return min(left, backs.count(card.deck)) >= free.least
    return False
