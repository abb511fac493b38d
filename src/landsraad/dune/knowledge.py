"""Redealing: another table that is equally possible for all that a seat knows.

Everything hidden is exchanged: hands, decks, traitors, prediction, the next storm card, captives.
What the seat has legally seen stays where it saw it: its own cards, cards seen in auctions, cards
that went back on the deck, its returned traitors, what it looked at on the decks. Numbers of cards
stay, and so does the spice behind the shields: all payments are public, so that whoever remembers
them knows it.
"""

from __future__ import annotations

from landsraad.dune.cards import STORM_DECK
from landsraad.dune.factions.table import FACTION
from landsraad.dune.table import BENE_GESSERIT, FREMEN, HARKONNEN, Table
from landsraad.kernel import Chance


def redeal_hidden(game: Table, eyes: str | None, chance: Chance) -> None:
    if game.over:  # nothing is hidden any more
        return
    redeal_treachery(game, eyes, chance)
    redeal_traitors(game, eyes, chance)
    redeal_spice_deck(game, eyes, chance)
    redeal_storm_card(game, eyes, chance)
    redeal_prediction(game, eyes, chance)
    redeal_captives(game, eyes, chance)


def redeal_treachery(game: Table, eyes: str | None, chance: Chance) -> None:
    """Unknown cards of hands and deck are shuffled together and dealt again."""
    hidden = [seat for seat in game.seats if seat != eyes]
    known = {seat: known_in(game, eyes, seat) for seat in hidden}
    top = game.known_top[eyes] if eyes is not None else b""
    pool = list(game.treachery_deck[len(top) :])
    for seat in hidden:
        pool += without(game.hands[seat], known[seat])
    cards = bytes(chance.shuffle(pool))
    for seat in hidden:
        number = len(game.hands[seat]) - len(known[seat])
        game.hands[seat] = bytes(sorted(known[seat] + cards[:number]))
        cards = cards[number:]
    game.treachery_deck = top + cards
    for seat in hidden:
        refresh_knowledge(game, seat)


def known_in(game: Table, eyes: str | None, holder: str) -> bytes:
    """The cards these eyes know to be in a hand."""
    return game.known[eyes][FACTION[holder]] if eyes is not None else b""


def without(cards: bytes, gone: bytes) -> bytes:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return bytes(left)


def refresh_knowledge(game: Table, seat: str) -> None:
    """What the others know must be true in the new deal: as many cards seen, of the new ones."""
    hands = list(game.known[seat])
    for holder in game.seats:
        number = FACTION[holder]
        hands[number] = game.hands[holder][: len(hands[number])]
    game.known[seat] = tuple(hands)
    game.known_top[seat] = game.treachery_deck[: len(game.known_top[seat])]


def redeal_traitors(game: Table, eyes: str | None, chance: Chance) -> None:
    """D-SECRET-6: traitors shown and the seat's own cards, kept or returned, stay."""
    hidden = [seat for seat in game.seats if seat != eyes]
    own = game.returned[eyes] if eyes is not None else b""
    pool = [card for card in game.traitor_deck if card not in own]
    for seat in hidden:
        pool += [card for card in game.traitors[seat] if card not in game.shown[seat]]
    cards = bytes(chance.shuffle(pool))
    for seat in hidden:
        number = len(game.traitors[seat]) - len(game.shown[seat])
        game.traitors[seat] = game.shown[seat] + cards[:number]
        cards = cards[number:]
    game.traitor_deck = cards + own
    for seat in hidden:
        number = len(game.returned[seat])
        game.returned[seat] = cards[:number]
        cards = cards[number:]


def redeal_spice_deck(game: Table, eyes: str | None, chance: Chance) -> None:
    seen = 1 if eyes in game.spice_known else 0
    top, rest = game.spice_deck[:seen], game.spice_deck[seen:]
    game.spice_deck = top + bytes(chance.shuffle(rest))


def redeal_storm_card(game: Table, eyes: str | None, chance: Chance) -> None:
    knows = eyes == FREMEN and game.flagged("storm_look", FREMEN)
    if game.storm_card is not None and not knows:
        game.storm_card = chance.choice(STORM_DECK)


def redeal_prediction(game: Table, eyes: str | None, chance: Chance) -> None:
    if game.prediction is not None and eyes != BENE_GESSERIT:
        others = [seat for seat in game.seats if seat != BENE_GESSERIT]
        game.prediction = (chance.choice(others), 1 + chance.below(game.rules.max_turns))


def redeal_captives(game: Table, eyes: str | None, chance: Chance) -> None:
    """D-SECRET-14 and 15: any unseen leader may be the one that was taken or killed."""
    for owner in game.seats:
        unseen = game.unseen_leaders(owner)
        if not unseen or eyes in (owner, HARKONNEN):
            continue
        other = dict(zip(unseen, chance.shuffle(unseen), strict=True))
        before = {leader: (game.dead[leader], game.deaths[leader]) for leader in unseen}
        for leader, (dead, deaths) in before.items():
            game.dead[other[leader]], game.deaths[other[leader]] = dead, deaths
        game.captives = tuple([other.get(leader, leader) for leader in game.captives])
        game.hidden_deaths = tuple([other.get(leader, leader) for leader in game.hidden_deaths])
