"""Who bids for a treachery card, in which order and with what.

D-BIDDING-1 hand limit · D-BIDDING-8 full hands · D-BIDDING-9 bid limit
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from landsraad.dune.state import DuneState
from landsraad.kernel import Action, Choices

EXCLUDED: Final = "excluded"
"""Flag of a seat whose hand was filled in this auction."""


def has_room(game: DuneState, seat: str) -> bool:
    """D-BIDDING-1: whose hand is full must pass."""
    return len(game.hands[seat]) < game.hand_limit(seat)


def is_asked(game: DuneState, seat: str) -> bool:
    """Who has room, and who might make some: whether they can is not shown by being asked."""
    return has_room(game, seat) or may_return(game, seat)


def may_return(game: DuneState, seat: str) -> bool:
    """D-BIDDING-8: in 2009 whoever was excluded in this auction, if a card played makes room."""
    returning = full_hand_bids(game)
    return returning == "everybody" or (
        returning == "filled_in_this_auction" and game.flagged(EXCLUDED, seat)
    )


def full_hand_bids(game: DuneState) -> Literal["nobody", "filled_in_this_auction", "everybody"]:
    """D-BIDDING-8: who may bid with a full hand."""
    return game.rules.full_hand_bids


def note_excluded(game: DuneState, seat: str) -> None:
    """D-BIDDING-8: a card bought in this auction has filled the hand."""
    if full_hand_bids(game) == "filled_in_this_auction" and not has_room(game, seat):
        game.flag(EXCLUDED, seat)


def may_bid(game: DuneState, seat: str) -> bool:
    """D-BIDDING-8: who has room; in the tournament also who can play a card in time."""
    if has_room(game, seat):
        return True
    return may_return(game, seat) and bool(ways_to_make_room(game, seat))


def ways_to_make_room(game: DuneState, seat: str) -> list[Choices[Action]]:
    """The cards for any time that a seat can lawfully play now."""
    return [offer.actions for offer in game.card_offers() if offer.seat == seat]


def after(game: DuneState, seat: str) -> tuple[str, ...]:
    """All seats in bidding order after this one, itself last."""
    return order_after(game.storm_order(), seat)


@cache
def order_after(order: tuple[str, ...], seat: str) -> tuple[str, ...]:
    place = order.index(seat) + 1
    return order[place:] + order[:place]


def allies_pay(game: DuneState) -> bool:
    """D-BIDDING-9: what allies add need not be in hand first."""
    return game.rules.ally_bid_payment == "ally_pays"


def means(game: DuneState, seat: str) -> int:
    """D-BIDDING-9: own spice and what allies will pay, unless it must be in hand first."""
    return game.spice[seat] + game.support_for(seat) if allies_pay(game) else game.spice[seat]
