"""Bidding: within one's means, and no more than a card is worth."""

from __future__ import annotations

from typing import Final

from landsraad.bots.recruit.dune.cards import FIRST, UNKNOWN, kind_of, worth_of_card
from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.bidding import Bid, BuyWithKarama, DrawBonusCard
from landsraad.dune.actions.common import Pass
from landsraad.dune.state import HARKONNEN
from landsraad.kernel import Action, Chance, Decision

TO_KEEP: Final = 0.4
"""The share of one's spice that is not spent on one card: shipments and battles need it."""
EMPTY_HANDED: Final = 1.5
"""What a card is worth more to a hand without weapon or defense."""
BONUS: Final = 1.5
"""Harkonnen get a second card free: so much more is the first worth."""
DEAR: Final = 3
"""From this bid on a worthless card of the Bene Gesserit buys the card instead."""
ENOUGH: Final = 10
"""Of spice beyond this, a part may be spent on top of what a card is worth."""
SPARE: Final = 0.2
WHIM: Final = 2
"""One bids up to so much less, so that nobody knows the limit."""


def bid(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """One more than the last bid, until it is more than the card is worth."""
    step = facts.step("bidding")
    lowest = (step["bid"] if step is not None else 0) + 1
    limit = min(most_for_card(facts) - chance.below(WHIM), facts.spice * (1 - TO_KEEP))
    wanted = Bid(facts.me, lowest)
    for buy in offered(decision.actions, BuyWithKarama):
        if kind_of(buy.card) == "worthless" and DEAR <= lowest <= most_for_card(facts):
            return buy
    passing = Pass(facts.me)
    if passing in decision.actions and (lowest > limit or wanted not in decision.actions):
        return passing
    # Whoever was given spice for it must buy.
    return wanted if wanted in decision.actions else next(offered(decision.actions, Bid), passing)


def most_for_card(facts: Facts) -> float:
    """What the card on auction is worth; the Atreides know it."""
    seen = facts.table["decks"]["next_treachery"]
    worth = worth_of_card(seen[0], facts.hand, facts.me) if seen else unknown_card(facts)
    worth *= facts.temper.cunning
    if facts.me == HARKONNEN:
        worth *= BONUS
    return worth + SPARE * max(0, facts.spice - ENOUGH) if worth else 0.0


def unknown_card(facts: Facts) -> float:
    """A card that one has not seen: more to a hand that lacks weapon or defense."""
    kinds = {kind_of(card) for card in facts.hand}
    armed = any(kind.startswith("weapon") for kind in kinds)
    covered = any(kind.startswith("defense") for kind in kinds)
    lacking = (not armed) + (not covered)
    return min(UNKNOWN + EMPTY_HANDED * lacking / 2, max(FIRST.values()))


def bonus_card(facts: Facts, decision: Decision) -> Action:
    """It is free."""
    return next(offered(decision.actions, DrawBonusCard), Pass(facts.me))
