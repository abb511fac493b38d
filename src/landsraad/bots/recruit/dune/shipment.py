"""Shipment and movement: where it pays."""

from __future__ import annotations

from itertools import chain
from typing import Final

from landsraad.bots.recruit.dune.facts import Facts, land_of
from landsraad.bots.recruit.dune.journeys import landings, marches, ranked
from landsraad.bots.recruit.dune.odds import chance_against
from landsraad.bots.recruit.spaces import offered, products
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.shipment import (
    AnnounceBattles,
    Arrive,
    ChooseArrivalLosses,
    Coexist,
    Move,
    PlayHajr,
    SendAlong,
    Ship,
    ShipAcross,
    StopShipment,
)
from landsraad.kernel import Action, Decision

GOOD_ODDS: Final = 0.55
"""From here on the Bene Gesserit fight instead of living beside others."""
HAJR_FORCES: Final = 3
"""A second move is for a group of this size that is not where it should be."""
FEARED: Final = 0.5
"""The Guild stops a shipment that would probably cost it a stronghold."""


def ship(facts: Facts, decision: Decision) -> Action:
    """The shipment that adds most, spice and forces considered; none if none adds enough."""
    return ranked_shipments(facts, decision)[0][1]


def ranked_shipments(facts: Facts, decision: Decision) -> list[tuple[float, Action]]:
    """All shipments with what they add, the best first."""
    space = decision.actions
    ways = chain(
        landings(facts, space, Ship),
        landings(facts, space, Arrive),
        marches(facts, space, ShipAcross),
    )
    pledged = facts.table["mine"][facts.me]["support"]
    purse = facts.spice + sum([spice for ally, spice in pledged.items() if ally != facts.me])
    return ranked(facts, decision, ways, purse)


def move(facts: Facts, decision: Decision) -> Action:
    """The same for a move."""
    return ranked_moves(facts, decision)[0][1]


def ranked_moves(facts: Facts, decision: Decision) -> list[tuple[float, Action]]:
    return ranked(facts, decision, marches(facts, decision.actions, Move))


def hajr(facts: Facts, decision: Decision) -> Action:
    """One more move, if some larger group stands where it holds nothing."""
    idle = [
        land
        for land, here in facts.lands.items()
        if land not in facts.strongholds and sum(here.get(facts.me, (0, 0))) >= HAJR_FORCES
    ]
    return next(offered(decision.actions, PlayHajr), Pass(facts.me)) if idle else Pass(facts.me)


def guild_turn(facts: Facts, decision: Decision) -> Action:
    """The later the better: one sees what the others do."""
    return Pass(facts.me)


def arrival_losses(facts: Facts, decision: Decision) -> Action:
    """Ordinary forces rather than special ones."""
    return min(offered(decision.actions, ChooseArrivalLosses), key=lambda lost: lost.specials)


def stop_shipment(facts: Facts, decision: Decision) -> Action:
    """With a Karama, if it comes to take a stronghold that the Guild would lose."""
    step = facts.step("shipment")
    words = step["action"].split() if step is not None else []
    land = next((land_of(word) for word in words if land_of(word) in facts.strongholds), "")
    mine, coming = facts.mine_in(land), int(words[-2]) + int(words[-1]) if land else 0
    rivals = facts.rivals_in(land)
    if step is None or not any(mine) or step["seat"] in facts.friends:
        return Pass(facts.me)
    theirs = rivals.get(step["seat"], (0, 0))
    odds = chance_against(facts, mine, facts.spice, {step["seat"]: (theirs[0] + coming, theirs[1])})
    stop = next(offered(decision.actions, StopShipment), None)
    return stop if stop is not None and odds < FEARED else Pass(facts.me)


# Bene Gesserit beside others.


def accompany(facts: Facts, decision: Decision) -> Action:
    """A free force into a stronghold if possible, else to the Polar Sink."""
    sends = list(offered(decision.actions, SendAlong))
    if not sends:
        return Pass(facts.me)
    return max(sends, key=lambda send: land_of(send.cell) in facts.strongholds)


def announce(facts: Facts, decision: Decision) -> Action:
    """A fight wherever it will probably be won and a stronghold is at stake."""
    (space,) = products(decision.actions, AnnounceBattles)
    possible = space.fields[0].at(space.fields[0].size - 1)  # the largest subset names them all
    return AnnounceBattles(facts.me, tuple([land for land in possible if is_worth_it(facts, land)]))


def is_worth_it(facts: Facts, land: str) -> bool:
    return land in facts.strongholds and would_win(facts, land) >= GOOD_ODDS


def would_win(facts: Facts, land: str) -> float:
    return chance_against(facts, facts.standing_in(land), facts.spice, facts.rivals_in(land))


def take_side(facts: Facts, decision: Decision) -> Action:
    """Fight where that will probably be won, else live beside the others; never fight friends."""
    sides = list(offered(decision.actions, Coexist))
    land = sides[0].territory
    others = [seat for seat in facts.lands.get(land, {}) if seat not in facts.friends]
    peaceful = not others or would_win(facts, land) < GOOD_ODDS
    return next((side for side in sides if side.peaceful == peaceful), sides[0])


def stay_friends(facts: Facts, decision: Decision) -> Action:
    """An ally may come: peace."""
    return max(offered(decision.actions, Coexist), key=lambda side: side.peaceful)
