"""Deals and bribes: offered to one or all, accepted, refused, withdrawn, and held to.

An offer is open until the end of the turn. What is agreed in words is left to the players; all
else is done or made binding when the offer is accepted.

D-DEAL-1 free, public, binding · D-DEAL-2 what can be traded · D-DEAL-3 impossible parts lapse
D-DEAL-4 where the spice waits
D-COLLECT-7 in the tournament spice changes hands at collection
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from landsraad.dune.actions.deals import AcceptDeal, OfferDeal, RefuseDeal, WithdrawDeal
from landsraad.dune.alliance import free_spice, hands_over_at_harvest, spice_changes_hands
from landsraad.dune.board import TERRITORIES
from landsraad.dune.deal import Deal, Promise, Terms
from landsraad.dune.factions.harkonnen import captives_betray
from landsraad.dune.factions.sheets import LEADER, LEADERS
from landsraad.dune.karama import TURN
from landsraad.dune.show_secret import deals_are_offered, show, vouched_for
from landsraad.dune.state import HARKONNEN, DuneState, same_where_equal
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

OFFERS_PER_TURN: Final = 4
"""Offers a player may make in one turn: enough to haggle, and play goes on."""

OFFERED: Final = "offered"
"""The flag that counts them."""

NOTHING: Final = Range(0, 0)
ANY_AMOUNT: Final = Range(0, 20)
"""Spice to come or to ask for: what others own is hidden, so this cannot depend on it."""

TO_DO: Final = ("bid", "no_bid", "traitor", "no_traitor")
TO_GO: Final = ("ship", "no_ship", "move", "no_move")
PROMISES: Final[Choices[str | None]] = Listed(
    None, *TO_DO, *[f"{what}@{place.id}" for what in TO_GO for place in TERRITORIES]
)
"""D-DEAL-2: future actions that the engine can hold a player to, all for this turn."""

RELEASE: Final = "release@"
YES_OR_NO: Final = Listed(False, True)

Receivers = tuple[str | None, ...]


# What is open.


def offers(game: DuneState) -> tuple[Decision, ...]:
    """One optional decision for each seat: a new offer, or an answer to one."""
    if not deals_are_offered(game) or game.turn == 0:
        return ()
    return game.keep_offers("deal", sources(game), decisions)


def sources(game: DuneState) -> tuple[object, ...]:
    """All that the offers are made from, in immutable pieces."""
    return (
        game.flags,
        game.deals,
        game.alliances,
        game.captives,
        game.storm_card,
        game.spice_known,
        not game.spice_deck,
        *[free_spice(game, seat) for seat in game.seats],
        *game.known_top.values(),
    )


def decisions(game: DuneState) -> tuple[Decision, ...]:
    spaces = [(seat, Sum(*possibilities(game, seat))) for seat in game.seats]
    found = tuple([Decision(s, "deal", space, required=False) for s, space in spaces if space])
    return same_where_equal(found, game.last_offers("deal"))


def possibilities(game: DuneState, seat: str) -> list[Choices[Action]]:
    spaces: list[Choices[Action]] = []
    if game.flags.count((OFFERED, seat)) < OFFERS_PER_TURN:
        spaces += new_offers(game, seat)
    return [*spaces, *answers(game, seat)] if game.deals else spaces


def strangers(game: DuneState, seat: str) -> tuple[str, ...]:
    """D-DEAL-1: the players that one is not allied with."""
    own_side = game.side_of(seat)
    return tuple([other for other in game.seats if other not in own_side])


def new_offers(game: DuneState, seat: str) -> list[Choices[Action]]:
    others = strangers(game, seat)
    if not others:
        return []
    waits = hands_over_at_harvest(game)
    own = ANY_AMOUNT if waits else Range(0, free_spice(game, seat))
    later = NOTHING if waits else ANY_AMOUNT
    groups = by_information(game, others)
    gives = vouched_for(game, seat)
    return [
        offer_space(seat, groups, gives, own, later),
        *[bargain(game, seat, captive, own, later) for captive in bargained(game, seat)],
    ]


def why_no_offer(game: DuneState, action: OfferDeal) -> Because | None:
    """D-DEAL-1 to 4: with whom, how often, and what may be given and asked."""
    if not deals_are_offered(game):
        return because("D-DEAL-1", "off")
    if game.turn == 0:
        return because("D-SETUP-15", "setup")
    if game.flags.count((OFFERED, action.seat)) >= OFFERS_PER_TURN:
        return because("D-DEAL-1", "offers", most=OFFERS_PER_TURN)
    if action.to is not None and action.to not in strangers(game, action.seat):
        return because("D-DEAL-1", "strangers", to=action.to)
    return why_no_spice(game, action) or why_no_trade(game, action)


def why_no_spice(game: DuneState, action: OfferDeal) -> Because | None:
    """D-DEAL-3, D-DEAL-4: more spice than there is, or later where it changes hands at harvest."""
    waits = hands_over_at_harvest(game)
    if waits and (action.later or action.for_later):
        return because("D-DEAL-4", "later")
    own = ANY_AMOUNT.high if waits else free_spice(game, action.seat)
    if action.spice > own:
        return because("D-DEAL-3", "spice", spice=own)
    asked = (action.later, action.for_spice, action.for_later)
    return (
        because("D-DEAL-3", "most", most=ANY_AMOUNT.high) if max(asked) > ANY_AMOUNT.high else None
    )


def why_no_trade(game: DuneState, action: OfferDeal) -> Because | None:
    """D-DEAL-2: promises and information that the game can hold somebody to."""
    for what in (action.promise, action.for_promise):
        if what not in PROMISES:
            return because("D-DEAL-2", "promise", what=what)
    if action.information not in (None, *vouched_for(game, action.seat)):
        return because("D-DEAL-2", "information", what=action.information)
    return because("D-DEAL-2", "information", what=action.for_information)


@lru_cache(maxsize=4096)
def offer_space(
    seat: str,
    groups: tuple[tuple[Receivers, tuple[str, ...]], ...],
    gives: tuple[str, ...],
    own: Range,
    later: Range,
) -> Choices[Action]:
    """All offers of a seat; what it may ask to see depends on whom it asks."""
    given = (own, later, PROMISES, Listed(None, *gives), YES_OR_NO)
    asked = (ANY_AMOUNT, later, PROMISES)
    return Sum(
        *[
            Product(OfferDeal, seat, Listed(*to), *given, *asked, Listed(None, *shown), YES_OR_NO)
            for to, shown in groups
        ]
    )


def by_information(
    game: DuneState, others: tuple[str, ...]
) -> tuple[tuple[Receivers, tuple[str, ...]], ...]:
    """Whom an offer may go to, by what can be asked of them; with no name, of any of them."""
    known = {other: vouched_for(game, other) for other in others}
    of_any = tuple(dict.fromkeys([what for kinds in known.values() for what in kinds]))
    groups: dict[tuple[str, ...], Receivers] = {of_any: (None,)}
    for other, kinds in known.items():
        groups[kinds] = (*groups.get(kinds, ()), other)
    return tuple([(to, kinds) for kinds, to in groups.items()])


def answers(game: DuneState, seat: str) -> list[Choices[Action]]:
    open_now = [deal for deal in game.deals if deal.taker is None]
    mine = [deal.number for deal in open_now if deal.giver == seat]
    open_to_me = [deal for deal in open_now if seat in deal.to]
    able = [deal.number for deal in open_to_me if can_accept(game, seat, deal)]
    return [
        Product(AcceptDeal, seat, Listed(*able)),
        Product(RefuseDeal, seat, Listed(*[deal.number for deal in open_to_me])),
        Product(WithdrawDeal, seat, Listed(*mine)),
    ]


def can_accept(game: DuneState, seat: str, deal: Deal) -> bool:
    """D-DEAL-3: both can do what is due at once. D-DEAL-1: and they have not become allies."""
    return (
        not game.allied(seat, deal.giver)
        and can_do(game, deal.giver, deal.gives)
        and can_do(game, seat, deal.asks)
    )


def why_not_accepted(game: DuneState, action: AcceptDeal) -> Because | None:
    """D-DEAL-3: an offer that is open, and that both can keep."""
    missing = why_no_answer(game, action)
    if missing is not None:
        return missing
    deal = find(game, action.number)
    if game.allied(action.seat, deal.giver):
        return because("D-DEAL-1", "strangers", to=deal.giver)
    if deal.asks.spice > free_spice(game, action.seat):
        return because("D-DEAL-3", "spice", spice=free_spice(game, action.seat))
    return because("D-DEAL-3", "cannot", number=action.number)


def why_no_answer(game: DuneState, action: AcceptDeal | RefuseDeal) -> Because | None:
    """D-DEAL-1: only an offer that is open to one's own seat can be answered."""
    open_to_me = [
        deal.number for deal in game.deals if deal.taker is None and action.seat in deal.to
    ]
    if action.number in open_to_me:
        return None
    return because("D-DEAL-1", "not_open", number=action.number)


def why_not_withdrawn(game: DuneState, action: WithdrawDeal) -> Because | None:
    return because("D-DEAL-1", "not_yours", number=action.number)


def can_do(game: DuneState, seat: str, terms: Terms) -> bool:
    if terms.spice > free_spice(game, seat) and not hands_over_at_harvest(game):
        return False
    if terms.information is not None and terms.information not in vouched_for(game, seat):
        return False
    return not is_release(terms) or captive_of(terms) in game.captives


# Captives, in the tournament rules.


def bargained(game: DuneState, seat: str) -> list[str]:
    """D-DEAL-2: captives that a seat may bargain over: Harkonnen all, others their own."""
    if not game.captives or not captives_betray(game):
        return []
    return [
        LEADERS[leader].id
        for leader in game.captives
        if seat == HARKONNEN or game.owner_of(leader) == seat
    ]


def bargain(game: DuneState, seat: str, captive: str, own: Range, later: Range) -> Choices[Action]:
    """Offers by which a captive goes home to its own house."""
    release: Choices[str | None] = Listed(RELEASE + captive)
    harkonnen = seat == HARKONNEN
    other = LEADERS[LEADER[captive]].faction if harkonnen else HARKONNEN
    if other not in strangers(game, seat):
        return Listed()
    given, asked = (release, PROMISES) if harkonnen else (PROMISES, release)
    mine = Listed(None, *vouched_for(game, seat))
    theirs = Listed(None, *vouched_for(game, other))
    return Product(
        OfferDeal,
        seat,
        Listed(other),
        *(own, later, given, mine, YES_OR_NO),
        *(ANY_AMOUNT, later, asked, theirs, YES_OR_NO),
    )


def is_release(terms: Terms) -> bool:
    return terms.promise is not None and terms.promise.startswith(RELEASE)


def captive_of(terms: Terms) -> int:
    assert terms.promise is not None
    return LEADER[terms.promise.removeprefix(RELEASE)]


def release(game: DuneState, leader: int) -> None:
    game.captives = tuple([captive for captive in game.captives if captive != leader])
    released = {"leader": LEADERS[leader].id, "to": game.owner_of(leader)}
    game.emit("captive_released", released)


# What happens.


def offer(game: DuneState, action: OfferDeal) -> None:
    gives = Terms(action.spice, action.later, action.promise, action.information, action.words)
    asks = Terms(
        action.for_spice,
        action.for_later,
        action.for_promise,
        action.for_information,
        action.for_words,
    )
    game.last_deal += 1
    to = strangers(game, action.seat) if action.to is None else (action.to,)
    deal = Deal(game.last_deal, action.seat, to, gives, asks)
    game.deals = (*game.deals, deal)
    game.flag(OFFERED, action.seat)
    game.emit("deal_offered", deal.to_json())


def refuse(game: DuneState, action: RefuseDeal) -> None:
    deal = find(game, action.number)
    left = tuple([seat for seat in deal.to if seat != action.seat])
    game.emit("deal_refused", {"seat": action.seat, "number": deal.number})
    change(game, deal, replace(deal, to=left) if left else None)


def withdraw(game: DuneState, action: WithdrawDeal) -> None:
    game.emit("deal_withdrawn", {"seat": action.seat, "number": action.number})
    change(game, find(game, action.number), None)


def accept(game: DuneState, action: AcceptDeal) -> None:
    """D-DEAL-1: it is announced, and nobody can go back on it."""
    offered = find(game, action.number)
    deal = replace(offered, taker=action.seat)
    game.reveal("deal_made", deal.to_json())
    for giver, taker, terms in sides(deal):
        fulfil(game, giver, taker, terms)
    change(game, offered, deal if is_owed(game, deal) else None)


def sides(deal: Deal) -> tuple[tuple[str, str, Terms], ...]:
    """Who gives what to whom."""
    assert deal.taker is not None
    return (deal.giver, deal.taker, deal.gives), (deal.taker, deal.giver, deal.asks)


def is_owed(game: DuneState, deal: Deal) -> bool:
    """Whether any spice of a deal changes hands later."""
    now = deal.gives.spice or deal.asks.spice
    return bool(deal.gives.later or deal.asks.later or (now and hands_over_at_harvest(game)))


def fulfil(game: DuneState, giver: str, taker: str, terms: Terms) -> None:
    """What is done at once: spice, information, and being bound by a promise."""
    if terms.spice and not hands_over_at_harvest(game):
        hand_over(game, giver, taker, terms.spice)
    if is_release(terms):
        release(game, captive_of(terms))
    elif terms.promise is not None:
        game.promises = (*game.promises, Promise(giver, terms.promise, TURN))
    if terms.information is not None:
        show(game, giver, (taker,), terms.information)


def hand_over(game: DuneState, giver: str, taker: str, amount: int) -> None:
    """D-DEAL-4: it can be used at once, or waits in front of the shield until the Mentat pause."""
    game.spice[giver] -= amount
    waits = spice_changes_hands(game) == "mentat_pause"
    if waits:
        game.bribes = {**game.bribes, taker: game.bribes[taker] + amount}
    else:
        game.spice[taker] += amount
    game.emit("bribe_given", {"seat": giver, "to": taker, "spice": amount, "waits": waits})


def find(game: DuneState, number: int) -> Deal:
    return next(deal for deal in game.deals if deal.number == number)


def change(game: DuneState, deal: Deal, to: Deal | None) -> None:
    """Put another deal in the place of one, or none."""
    changed = [to if known.number == deal.number else known for known in game.deals]
    game.deals = tuple([known for known in changed if known is not None])


# What is still due.


def at_collection(game: DuneState) -> None:
    """D-COLLECT-7: in the tournament the spice of deals changes hands now, as far as it goes."""
    for deal in game.deals:
        if deal.taker is not None and hands_over_at_harvest(game):
            for giver, taker, terms in sides(deal):
                pay_up(game, giver, taker, terms.spice)


def at_mentat_pause(game: DuneState) -> None:
    """What was promised for the Mentat pause is paid, as far as it goes; offers are over."""
    for deal in game.deals:
        if deal.taker is not None:
            for giver, taker, terms in sides(deal):
                pay_up(game, giver, taker, terms.later)
    game.deals = ()


def pay_up(game: DuneState, giver: str, taker: str, amount: int) -> None:
    """D-DEAL-3: what is not there lapses."""
    paid = min(amount, game.spice[giver])
    if paid:
        game.pay(giver, paid, taker)
        game.emit("debt_paid", {"seat": giver, "to": taker, "spice": paid})
    if paid < amount:
        game.emit("debt_lapsed", {"seat": giver, "to": taker, "spice": amount - paid})


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {
    OfferDeal: offer,
    AcceptDeal: accept,
    RefuseDeal: refuse,
    WithdrawDeal: withdraw,
}
