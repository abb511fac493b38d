"""Shipment and movement: where it pays."""

from __future__ import annotations

from itertools import chain
from typing import Final

from landsraad.bots.recruit.dune.journeys import best, landings, marches
from landsraad.bots.recruit.dune.odds import chance_against
from landsraad.bots.recruit.dune.sight import Sight, land_of
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


def ship(sight: Sight, decision: Decision) -> Action:
    """The shipment that adds most, spice and forces considered; none if none adds enough."""
    space = decision.actions
    ways = chain(
        landings(sight, space, Ship),
        landings(sight, space, Arrive),
        marches(sight, space, ShipAcross),
    )
    pledged = sight.table["mine"][sight.me]["support"]
    purse = sight.spice + sum([spice for ally, spice in pledged.items() if ally != sight.me])
    return best(sight, decision, ways, purse)


def move(sight: Sight, decision: Decision) -> Action:
    """The same for a move."""
    return best(sight, decision, marches(sight, decision.actions, Move))


def hajr(sight: Sight, decision: Decision) -> Action:
    """One more move, if some larger group stands where it holds nothing."""
    idle = [
        land
        for land, here in sight.lands.items()
        if land not in sight.strongholds and sum(here.get(sight.me, (0, 0))) >= HAJR_FORCES
    ]
    return next(offered(decision.actions, PlayHajr), Pass(sight.me)) if idle else Pass(sight.me)


def guild_turn(sight: Sight, decision: Decision) -> Action:
    """The later the better: one sees what the others do."""
    return Pass(sight.me)


def arrival_losses(sight: Sight, decision: Decision) -> Action:
    """Ordinary forces rather than special ones."""
    return min(offered(decision.actions, ChooseArrivalLosses), key=lambda lost: lost.specials)


def stop_shipment(sight: Sight, decision: Decision) -> Action:
    """With a Karama, if it comes to take a stronghold that the Guild would lose."""
    step = sight.step("shipment")
    words = step["action"].split() if step is not None else []
    land = next((land_of(word) for word in words if land_of(word) in sight.strongholds), "")
    mine, coming = sight.mine_in(land), int(words[-2]) + int(words[-1]) if land else 0
    rivals = sight.rivals_in(land)
    if step is None or not any(mine) or step["seat"] in sight.friends:
        return Pass(sight.me)
    theirs = rivals.get(step["seat"], (0, 0))
    odds = chance_against(sight, mine, sight.spice, {step["seat"]: (theirs[0] + coming, theirs[1])})
    stop = next(offered(decision.actions, StopShipment), None)
    return stop if stop is not None and odds < FEARED else Pass(sight.me)


# Bene Gesserit beside others.


def accompany(sight: Sight, decision: Decision) -> Action:
    """A free force into a stronghold if possible, else to the Polar Sink."""
    sends = list(offered(decision.actions, SendAlong))
    if not sends:
        return Pass(sight.me)
    return max(sends, key=lambda send: land_of(send.cell) in sight.strongholds)


def announce(sight: Sight, decision: Decision) -> Action:
    """A fight wherever it will probably be won and a stronghold is at stake."""
    (space,) = products(decision.actions, AnnounceBattles)
    possible = space.fields[0].at(space.fields[0].size - 1)  # the largest subset names them all
    return AnnounceBattles(sight.me, tuple([land for land in possible if is_worth_it(sight, land)]))


def is_worth_it(sight: Sight, land: str) -> bool:
    return land in sight.strongholds and would_win(sight, land) >= GOOD_ODDS


def would_win(sight: Sight, land: str) -> float:
    return chance_against(sight, sight.standing_in(land), sight.spice, sight.rivals_in(land))


def take_side(sight: Sight, decision: Decision) -> Action:
    """Fight where that will probably be won, else live beside the others; never fight friends."""
    sides = list(offered(decision.actions, Coexist))
    land = sides[0].territory
    others = [seat for seat in sight.lands.get(land, {}) if seat not in sight.friends]
    peaceful = not others or would_win(sight, land) < GOOD_ODDS
    return next((side for side in sides if side.peaceful == peaceful), sides[0])


def stay_friends(sight: Sight, decision: Decision) -> Action:
    """An ally may come: peace."""
    return max(offered(decision.actions, Coexist), key=lambda side: side.peaceful)
