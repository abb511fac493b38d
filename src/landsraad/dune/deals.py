"""Deals and bribes: offered to one or all, accepted, refused, withdrawn, and held to.

D-DEAL-1 free, public, binding · D-DEAL-2 what can be traded · D-DEAL-3 impossible parts lapse
D-DEAL-4 where the spice waits · D-COLLECT-7 in the tournament spice changes hands at collection
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from landsraad.dune.actions.deals import AcceptDeal, OfferDeal, RefuseDeal, WithdrawDeal
from landsraad.dune.board import STRONGHOLDS, TERRITORIES
from landsraad.dune.deal import Deal, Promise, Terms
from landsraad.dune.table import BENE_GESSERIT, SEATS, Table, card_names
from landsraad.dune.views import leader_names
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum

OFFERS_PER_TURN: Final = 4
"""Offers a player may make in one turn: enough to haggle, and play goes on."""

ASKED_AT_MOST: Final = 20
"""Spice that an offer may ask for; what others own is hidden, so this cannot depend on it."""

PROMISES: Final = (
    None,
    "no_bid",
    "no_traitor",
    *[f"{what}@{TERRITORIES[t].id}" for what in ("no_ship", "no_move") for t in STRONGHOLDS],
)


# What is open.


def offers(game: Table) -> tuple[Decision, ...]:
    """One optional decision for each seat: a new offer, or an answer to one that is open."""
    if not game.setup.options["deals"] or game.turn == 0:
        return ()
    decisions = []
    for seat in game.seats:
        space = Sum(new_offers(game, seat), answers(game, seat))
        if space.size:
            decisions.append(Decision(seat, "deal", space, required=False))
    return tuple(decisions)


def new_offers(game: Table, seat: str) -> Choices[Action]:
    """D-DEAL-1: to players one is not allied to."""
    others = [s for s in game.seats if s not in game.side_of(seat)]
    if not others or game.flags.count(("offered", seat)) >= OFFERS_PER_TURN:
        return Listed()
    spice = Range(0, game.spice[seat])
    asked = Range(0, ASKED_AT_MOST)
    return Product(
        OfferDeal,
        seat,
        Listed(None, *others),
        *(spice, spice, Listed(*PROMISES), information_of(seat), Listed(False, True)),
        *(asked, asked, Listed(*PROMISES), ANY_INFORMATION, Listed(False, True)),
    )


ANY_INFORMATION: Final = Listed(None, "hand", "traitors", "prediction")
INFORMATION: Final = {
    seat: ANY_INFORMATION if seat == BENE_GESSERIT else Listed(None, "hand", "traitors")
    for seat in SEATS
}


def information_of(seat: str) -> Choices[str | None]:
    return INFORMATION[seat]


def answers(game: Table, seat: str) -> Choices[Action]:
    open_to_me = [deal for deal in game.deals if deal.taker is None and seat in deal.to]
    able = [deal.number for deal in open_to_me if can_accept(game, seat, deal)]
    mine = [d.number for d in game.deals if d.taker is None and d.giver == seat]
    return Sum(
        Product(AcceptDeal, seat, Listed(*able)),
        Product(RefuseDeal, seat, Listed(*[deal.number for deal in open_to_me])),
        Product(WithdrawDeal, seat, Listed(*mine)),
    )


def can_accept(game: Table, seat: str, deal: Deal) -> bool:
    """D-DEAL-3: both must be able to do what they can be held to at once."""
    able = game.spice[deal.giver] >= deal.gives.spice and game.spice[seat] >= deal.asks.spice
    return able and deal.asks.information in INFORMATION[seat]


# What happens.


def offer(game: Table, action: OfferDeal) -> None:
    others = [seat for seat in game.seats if seat not in game.side_of(action.seat)]
    number = max([deal.number for deal in game.deals], default=game.last_deal) + 1
    game.last_deal = number
    gives = Terms(action.spice, action.later, action.promise, action.information, action.words)
    asks = Terms(
        action.for_spice,
        action.for_later,
        action.for_promise,
        action.for_information,
        action.for_words,
    )
    to = tuple(others) if action.to is None else (action.to,)
    deal = Deal(number, action.seat, to, gives, asks)
    game.deals = (*game.deals, deal)
    game.flag("offered", action.seat)
    game.emit("deal_offered", deal.to_json())


def refuse(game: Table, action: RefuseDeal) -> None:
    deal = find(game, action.number)
    left = tuple([seat for seat in deal.to if seat != action.seat])
    game.emit("deal_refused", {"seat": action.seat, "number": deal.number})
    change(game, deal, replace(deal, to=left) if left else None)


def withdraw(game: Table, action: WithdrawDeal) -> None:
    game.emit("deal_withdrawn", {"seat": action.seat, "number": action.number})
    change(game, find(game, action.number), None)


def accept(game: Table, action: AcceptDeal) -> None:
    """D-DEAL-1: from now on both are bound."""
    deal = replace(find(game, action.number), taker=action.seat)
    game.emit("deal_made", deal.to_json())
    fulfil(game, deal.giver, action.seat, deal.gives)
    fulfil(game, action.seat, deal.giver, deal.asks)
    owes = deal.gives.later or deal.asks.later or spice_waits(game, deal)
    change(game, find(game, action.number), deal if owes else None)


def fulfil(game: Table, giver: str, taker: str, terms: Terms) -> None:
    """What is done at once: spice, information, and being bound by a promise."""
    if terms.spice and game.rules.bribes != "collection_only":
        hand_over(game, giver, taker, terms.spice)
    if terms.promise is not None:
        game.promises = (*game.promises, Promise(giver, terms.promise, "turn"))
    if terms.information is not None:
        show(game, giver, taker, terms.information)


def hand_over(game: Table, giver: str, taker: str, amount: int) -> None:
    """D-DEAL-4: bribes wait in front of the shield until the Mentat pause, unless immediate."""
    game.spice[giver] -= amount
    if game.rules.bribes == "mentat_pause":
        game.bribes[taker] += amount
    else:
        game.spice[taker] += amount
    game.emit("spice_given", {"seat": giver, "to": taker, "spice": amount})


def show(game: Table, giver: str, taker: str, what: str) -> None:
    """Information that the engine can vouch for, shown to the other side only."""
    shown: dict[str, object] = {}
    if what == "hand":
        shown = {"cards": card_names(game.hands[giver])}
        for card in game.unknown_to(taker, giver):
            game.remember(taker, giver, card)
    elif what == "traitors":
        shown = {"traitors": leader_names(game.traitors[giver])}
    elif game.prediction is not None:
        shown = dict(zip(("winner", "turn"), game.prediction, strict=True))
    told = {"seat": giver, "to": taker, "what": what}
    game.reveal("information_given", told, shown, (giver, taker))


def spice_waits(game: Table, deal: Deal) -> bool:
    in_tournament = game.rules.bribes == "collection_only"
    return in_tournament and bool(deal.gives.spice or deal.asks.spice)


def find(game: Table, number: int) -> Deal:
    return next(deal for deal in game.deals if deal.number == number)


def change(game: Table, deal: Deal, to: Deal | None) -> None:
    """Put another deal in the place of one, or none."""
    changed = [to if known.number == deal.number else known for known in game.deals]
    game.deals = tuple([known for known in changed if known is not None])


# What is still due.


def at_collection(game: Table) -> None:
    """D-COLLECT-7: in the tournament the spice of deals changes hands now, as far as it goes."""
    for deal in game.deals:
        if deal.taker is not None and game.rules.bribes == "collection_only":
            pay_up(game, deal.giver, deal.taker, deal.gives.spice)
            pay_up(game, deal.taker, deal.giver, deal.asks.spice)


def at_mentat_pause(game: Table) -> None:
    """What was promised for the Mentat pause is paid, as far as it goes; the rest lapses."""
    for deal in game.deals:
        if deal.taker is not None:
            pay_up(game, deal.giver, deal.taker, deal.gives.later)
            pay_up(game, deal.taker, deal.giver, deal.asks.later)
    game.deals = ()


def pay_up(game: Table, giver: str, taker: str, amount: int) -> None:
    paid = min(amount, game.spice[giver])
    if paid:
        game.pay(giver, paid, taker)
        game.emit("spice_given", {"seat": giver, "to": taker, "spice": paid})


INTERRUPTS: Final[dict[type[Action], Callable[[Table, Any], None]]] = {
    OfferDeal: offer,
    AcceptDeal: accept,
    RefuseDeal: refuse,
    WithdrawDeal: withdraw,
}
