"""Deals and help for allies: spice for a promise that costs nothing, and what is spare.

An offer is answered at once, with yes if it brings more than it costs. What was promised is kept by
the engine, so a promise is worth the same from everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.bots.recruit.dune.odds import chance_against
from landsraad.bots.recruit.dune.sight import Sight
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
BRIBE: Final = 1
"""Spice that is offered for peace."""
SELDOM: Final = 4
"""One in so many chances to offer peace is taken: nobody likes to say no again and again."""
WEAK: Final = 4
"""A stronghold with fewer forces needs peace."""
RICH: Final = 12
"""With more spice than this one helps one's ally."""


def deal(sight: Sight, decision: Decision, chance: Chance) -> Action | None:
    """Answer an offer, or now and then make one."""
    answer = answer_to_offers(sight, decision)
    if answer is not None or chance.below(SELDOM):
        return answer
    return offer_of_peace(sight, decision)


# Answering.


def answer_to_offers(sight: Sight, decision: Decision) -> Action | None:
    """Yes to the first offer that pays, no to any other."""
    if not sight.table["deals"]:
        return None
    by_number = {offer["number"]: offer for offer in sight.table["deals"]}
    for accept in offered(decision.actions, AcceptDeal):
        if profit(sight, by_number[accept.number]) >= PROFIT:
            return accept
    return next(offered(decision.actions, RefuseDeal), None)


def profit(sight: Sight, offer: Mapping[str, Any]) -> float:
    """What an offer brings, less what it asks."""
    return gain(sight, offer["gives"]) - cost(sight, offer["asks"])


def gain(sight: Sight, terms: Mapping[str, Any]) -> float:
    """What one gets. Words are worth nothing."""
    worth = terms["spice"] + LATER * terms["later"]
    if terms["information"] is not None:
        worth += INFORMATION.get(terms["information"], OTHER_INFORMATION)
    promise = terms["promise"] or ""
    name, _, land = promise.partition("@")
    if name in ("no_ship", "no_move") and any(sight.mine_in(land)):
        worth += PROMISE
    return float(worth)


def cost(sight: Sight, terms: Mapping[str, Any]) -> float:
    """What one gives."""
    price = terms["spice"] + terms["later"] - (WORDS if terms["words"] else 0.0)
    if terms["information"] is not None:
        price += 2 * INFORMATION.get(terms["information"], OTHER_INFORMATION)
    if terms["promise"] is not None:
        price += price_of_promise(sight, terms["promise"])
    return float(price)


def price_of_promise(sight: Sight, promise: str) -> float:
    """Staying away from where one would hardly win costs little."""
    name, _, land = promise.partition("@")
    if name not in ("no_ship", "no_move"):
        return BINDING
    if land not in sight.strongholds:
        return IDLE_PROMISE
    reserves = tuple(sight.own["reserves"])
    odds = chance_against(sight, (reserves[0], reserves[1]), sight.spice, sight.rivals_in(land))
    return BINDING + 2 * BINDING * odds


# Offering.


def offer_of_peace(sight: Sight, decision: Decision) -> Action | None:
    """Before shipments, a little spice to a rival who then does not ship to a weak place."""
    if sight.table["phase"] != "revival" or sight.spice < RICH // 2 or has_offered(sight):
        return None
    weak = [land for land in sight.held_by((sight.me,)) if 0 < sum(sight.mine_in(land)) < WEAK]
    if not weak:
        return None
    rival = min(sight.rivals, key=lambda seat: -sum(sight.table["factions"][seat]["reserves"]))
    peace = OfferDeal(
        sight.me, rival, BRIBE, 0, None, None, False, 0, 0, f"no_ship@{weak[0]}", None, False
    )
    return peace if peace in decision.actions else None


def has_offered(sight: Sight) -> bool:
    """Whether one has an offer open, or has peace already."""
    mine = any(offer["giver"] == sight.me for offer in sight.table["deals"])
    return mine or any(p["what"].startswith("no_ship") for p in sight.table["promises"])


# Allies.


def ally_help(sight: Sight, decision: Decision) -> Action | None:
    """What is spare is pledged, once; advantages stay granted."""
    spare = max(0, sight.spice - RICH)
    pledged = sight.table["mine"][sight.me]["support"][sight.me]
    if not spare or pledged >= spare // 2:
        return None
    pledge = PledgeSpice(sight.me, spare)
    return pledge if pledge in decision.actions else None


def receive_spice(sight: Sight, decision: Decision) -> Action:
    """Thank you."""
    return max(offered(decision.actions, ReceiveSpice), key=lambda choice: choice.accepted)
