"""Deals and help for allies: spice for a promise that costs nothing, and what is spare.

An offer is answered at once, with yes if it brings more than it costs. What was promised is kept by
the engine, so a promise is worth the same from everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.odds import chance_against
from landsraad.bots.recruit.dune.worth import FORCE, worth_of_stronghold
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.alliance import PledgeSpice, ReceiveSpice
from landsraad.dune.actions.deals import AcceptDeal, OfferDeal, RefuseDeal
from landsraad.kernel import Action, Chance, Decision

LATER: Final = 0.7
"""Spice at the Mentat pause, next to spice now: the other may not have it then."""
INFORMATION: Final = {"hand": 2.5, "traitors": 3.0, "spice": 0.5, "prediction": 2.0}
"""What it is worth to see something, and what it costs to show it."""
OTHER_INFORMATION: Final = 1.0
WORDS: Final = -100.0
"""Words cannot be kept or checked: a bot does not give them."""
PROMISE: Final = 1.5
"""A promise to stay away from a stronghold of one's own."""
IDLE_PROMISE: Final = 0.2
BINDING: Final = 3.0
"""A promise to do something, or to give up something one might want."""
PROFIT: Final = 0.5
"""What a deal must bring."""
WANTED: Final = 0.3
"""How likely one would have done just what one promises not to do."""
BRIBE: Final = 0.2
"""The share of one's spice that is offered for peace."""
DEAREST: Final = 4
"""Peace costs no more than this."""
SELDOM: Final = 6
"""One in so many chances to offer peace is taken: nobody likes to say no again and again."""
BEFORE_SHIPMENT: Final = ("bidding", "revival")
"""The phases in which peace is offered."""
INVADERS: Final = 4
"""With fewer forces in reserve nobody is worth a bribe."""
WEAK: Final = 6
"""A stronghold with fewer forces needs peace."""
RICH: Final = 12
"""With more spice than this one helps one's ally."""


def deal(facts: Facts, decision: Decision, chance: Chance) -> Action | None:
    """Answer an offer, or now and then make one."""
    answer = answer_to_offers(facts, decision)
    if answer is not None or chance.below(SELDOM):
        return answer
    return offer_of_peace(facts, decision, chance)


# Answering.


def answer_to_offers(facts: Facts, decision: Decision) -> Action | None:
    """Yes to the first offer that pays, no to any other."""
    if not facts.table["deals"]:
        return None
    by_number = {offer["number"]: offer for offer in facts.table["deals"]}
    for accept in offered(decision.actions, AcceptDeal):
        if profit(facts, by_number[accept.number]) >= PROFIT:
            return accept
    return next(offered(decision.actions, RefuseDeal), None)


def profit(facts: Facts, offer: Mapping[str, Any]) -> float:
    """What an offer brings, less what it asks."""
    return gain(facts, offer["gives"]) - cost(facts, offer["asks"])


def gain(facts: Facts, terms: Mapping[str, Any]) -> float:
    """What one gets. Words are worth nothing."""
    worth = terms["spice"] + LATER * terms["later"]
    if terms["information"] is not None:
        worth += INFORMATION.get(terms["information"], OTHER_INFORMATION)
    promise = terms["promise"] or ""
    name, _, land = promise.partition("@")
    if name in ("no_ship", "no_move") and any(facts.mine_in(land)):
        worth += PROMISE
    return float(worth)


def cost(facts: Facts, terms: Mapping[str, Any]) -> float:
    """What one gives."""
    price = terms["spice"] + terms["later"] - (WORDS if terms["words"] else 0.0)
    if terms["information"] is not None:
        price += 2 * INFORMATION.get(terms["information"], OTHER_INFORMATION)
    if terms["promise"] is not None:
        price += price_of_promise(facts, terms["promise"])
    return float(price)


def price_of_promise(facts: Facts, promise: str) -> float:
    """Staying away from where one would hardly win costs little."""
    name, _, land = promise.partition("@")
    if name not in ("no_ship", "no_move"):
        return BINDING
    if land not in facts.strongholds:
        return IDLE_PROMISE
    ordinary, special = facts.own["reserves"]
    coming = (min(ordinary, facts.spice // 2), special if facts.spice else 0)
    odds = chance_against(facts, coming, facts.spice // 2, facts.rivals_in(land))
    gain = odds * worth_of_stronghold(facts, land) - sum(coming) * FORCE
    return IDLE_PROMISE + WANTED * max(0.0, gain)


# Offering.


def offer_of_peace(facts: Facts, decision: Decision, chance: Chance) -> Action | None:
    """Before shipments, a little spice to a rival who then does not ship to a weak place."""
    if facts.table["phase"] not in BEFORE_SHIPMENT or facts.spice < RICH // 2:
        return None
    weak = [land for land in facts.held_by((facts.me,)) if 0 < sum(facts.mine_in(land)) < WEAK]
    factions = facts.table["factions"]
    rivals = [seat for seat in facts.rivals if sum(factions[seat]["reserves"]) >= INVADERS]
    if not weak or not rivals or has_offered(facts, weak):
        return None
    dearest = max(weak, key=lambda land: worth_of_stronghold(facts, land))
    bribe = min(DEAREST, 1 + int(BRIBE * facts.spice))
    peace = peace_for(facts, chance.choice(rivals), bribe, dearest)
    return peace if peace in decision.actions else None


def peace_for(facts: Facts, rival: str, bribe: int, land: str) -> OfferDeal:
    return OfferDeal(
        facts.me, rival, bribe, 0, None, None, False, 0, 0, f"no_ship@{land}", None, False
    )


def has_offered(facts: Facts, lands: Iterable[str]) -> bool:
    """Whether one has an offer open, or has peace in one of these places already."""
    mine = any(offer["giver"] == facts.me for offer in facts.table["deals"])
    peace = {f"no_ship@{land}" for land in lands}
    return mine or any(promise["what"] in peace for promise in facts.table["promises"])


# Allies.


def ally_help(facts: Facts, decision: Decision) -> Action | None:
    """What is spare is pledged, once; advantages stay granted."""
    spare = max(0, facts.spice - RICH)
    pledged = facts.table["mine"][facts.me]["support"][facts.me]
    if not spare or pledged >= spare // 2:
        return None
    pledge = PledgeSpice(facts.me, spare)
    return pledge if pledge in decision.actions else None


def receive_spice(facts: Facts, decision: Decision) -> Action:
    """Thank you."""
    return max(offered(decision.actions, ReceiveSpice), key=lambda choice: choice.accepted)
