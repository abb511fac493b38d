"""House Atreides: what their player sheet gives them.

What is done with it: in phases/bidding.py and phases/shipment.py the looks at cards, in
battle/prescience.py the question, in battle/plan.py and battle/resolve.py the Kwisatz Haderach, in
battle/powers.py the look at a plan.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.dune.cards import SPICE, TREACHERY
from landsraad.dune.factions.sheets import FACTION, FACTIONS
from landsraad.dune.state import ATREIDES, KWISATZ_HADERACH, DuneState, Forces

SHEET: Final = FACTIONS[FACTION[ATREIDES]]


# Basic advantages.


def sees_card_for_sale(game: DuneState) -> bool:
    """D-BIDDING-18: they look at each card that comes up for sale, before anyone bids."""
    return game.plays(ATREIDES) and not game.is_stopped("bidding_prescience")


def look_at_card_for_sale(game: DuneState) -> None:
    seen = game.look_at_treachery(ATREIDES)
    game.reveal("card_seen", {"seat": ATREIDES}, {"card": TREACHERY[seen].id}, (ATREIDES,))


def foresees_spice(game: DuneState) -> bool:
    """D-SHIP-4: they look at the top card of the spice deck, before anyone ships or moves."""
    looks = game.plays(ATREIDES) and bool(game.spice_deck)
    return looks and not game.is_stopped("spice_prescience")


def look_at_spice_card(game: DuneState) -> None:
    game.spice_known = tuple([s for s in game.seats if s in (*game.spice_known, ATREIDES)])
    card = {"card": SPICE[game.spice_deck[0]].id}
    game.reveal("spice_foreseen", {"seat": ATREIDES}, card, (ATREIDES,))


def keeps_notes(game: DuneState, seat: str) -> bool:
    """D-DEAL-6: only they may write down what they see, unless the switch lets everybody."""
    return seat == ATREIDES or game.rules.notes == "all"


def prescience(game: DuneState, side: str) -> str | None:
    """D-BATTLE-18: the opponent of their side, their own or their ally's, shows one element.

    Returns the advantage by which they may ask; None: they may not.
    """
    return game.usable(prescience_of(side))


def prescience_of(*sides: str) -> str:
    """The advantage that is theirs in a battle of these sides, or of their ally's."""
    return "battle_prescience" if ATREIDES in sides else "ally_prescience"


# Advanced advantages.

_KWISATZ: Final = SHEET.advantages["kwisatz_haderach"].numbers
LOSSES_TO_WAKE: Final = _KWISATZ["losses_to_wake"]
KWISATZ_STRENGTH: Final = _KWISATZ["strength"]
"""D-BATTLE-26: what he adds to the leader he goes with."""
KWISATZ_PRICE: Final = _KWISATZ["revival_price"]
"""D-REVIVAL-12: what it costs to revive him."""


def has_kwisatz_haderach(game: DuneState, territory: int, seat: str) -> bool:
    """D-BATTLE-25, D-BATTLE-26: awake, alive, and not used in another territory this turn."""
    return (
        seat == ATREIDES
        and game.advanced
        and kwisatz_haderach_is_awake(game)
        and not game.dead[KWISATZ_HADERACH]
        and game.fought_in[KWISATZ_HADERACH] in (0, territory + 1)
    )


def kwisatz_haderach_is_awake(game: DuneState) -> bool:
    return game.kwisatz_losses >= LOSSES_TO_WAKE


def count_losses(game: DuneState, seat: str, lost: Forces) -> None:
    """D-BATTLE-25: what the Atreides lose in battles wakes the Kwisatz Haderach."""
    if seat == ATREIDES:
        game.kwisatz_losses += sum(lost)


# The special Karama power.


def plans_to_see(sides: tuple[str, ...]) -> list[str]:
    """D-BATTLE-55: the whole plan of a side in any battle, theirs or not."""
    return [seat for seat in sides if seat != ATREIDES]


ADVANTAGES: Final[Mapping[str, object]] = {
    "bidding_prescience": sees_card_for_sale,
    "spice_prescience": foresees_spice,
    "battle_prescience": prescience,
    "ally_prescience": prescience,
    "kwisatz_haderach": has_kwisatz_haderach,
}
KARAMA_POWER: Final = plans_to_see
