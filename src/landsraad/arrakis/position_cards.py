"""The cards in a described position: planning cards, prescience cards, secret objectives."""

from __future__ import annotations

from landsraad.arrakis.position_entries import without
from landsraad.arrakis.solo import describe
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.checks import list_of, table, words


def arrange_planning(game: ArrakisState, reader: PositionReader) -> None:
    """Hands and whatever else holds planning cards, then discards and decks with the rest."""
    box = game.box
    own = {seat: words(cards_of(game, seat)) for seat in game.seats}
    hands = reader.read("hands", table(own), {})
    for seat in game.seats:
        game.hands = {**game.hands, seat: tuple(sorted(hands.get(seat, ())))}
    if game.automated:
        describe.arrange_mahdi(game, reader)
    game.attached = dict(reader.table("attached", box.prescience, words(box.planning)))
    if game.guild:
        game.staying = tuple(sorted(reader.words("staying", box.planning)))
    piles = (*game.hands.values(), *game.attached.values(), game.staying)
    away = [*[card for pile in piles for card in pile], *describe.beside_the_board(game)]
    arrange_decks(game, reader, away)


def cards_of(game: ArrakisState, seat: str) -> list[str]:
    """The planning cards that a seat may hold."""
    own = [cards for deck, cards in game.box.decks.items() if game.homes[deck] == seat]
    return [card for cards in own for card in cards]


def arrange_decks(game: ArrakisState, reader: PositionReader, away: list[str]) -> None:
    """The planning cards of each deck that are not away: discards and the deck itself."""
    box = game.box
    discarded = reader.words("discards", box.planning)
    kept = reader.read("decks", table({deck: words(box.decks[deck]) for deck in box.decks}), {})
    for deck, cards in box.decks.items():
        here = [card for card in away if box.planning[card].deck == deck]
        left = without("planning cards", cards, here)
        discards = [card for card in discarded if box.planning[card].deck == deck]
        rest = without("planning cards", left, discards)
        game.decks = {**game.decks, deck: kept.get(deck, tuple(rest))}
        more = without("planning cards", rest, game.decks[deck])
        game.discards = {**game.discards, deck: (*discards, *more)}


def arrange_prescience(game: ArrakisState, reader: PositionReader) -> None:
    cards = tuple(game.box.prescience)
    game.open_cards = reader.words("open_cards", cards, different=True)
    gone = reader.words("prescience_gone", cards, different=True)
    rest = without("prescience cards", cards, (*game.open_cards, *gone))
    game.prescience_deck = reader.words("prescience_deck", rest, rest, different=True)
    game.prescience_gone = (*gone, *without("prescience cards", rest, game.prescience_deck))
    game.claims = reader.number("claims", 0, len(cards), 0)
    arrange_objectives(game, reader)


def arrange_objectives(game: ArrakisState, reader: PositionReader) -> None:
    """Those that the Atreides hold, and what is known of each."""
    cards = tuple(game.box.objectives)
    held = reader.words("objectives", cards, cards[:1], different=True)
    game.objectives = held
    game.objectives_aside = tuple([card for card in cards if card not in held])
    for_each = list_of(words(cards), 0, len(held))
    for objective, known in zip(held, reader.read("ruled_out", for_each, ()), strict=False):
        if objective in known:
            raise BadPosition(f"{objective} is held, but ruled out")
        game.ruled_out = (*game.ruled_out, tuple(sorted(known)))
