"""House Harkonnen: what their player sheet gives them.

What is done with it: in phases/setup.py the traitors, in phases/bidding.py the bonus card, in
battle/traitors.py the call for an ally, in battle/capture.py the captives, in battle/powers.py the
exchange of cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.dune.factions.sheets import FACTION, FACTIONS
from landsraad.dune.state import HARKONNEN, DuneState

SHEET: Final = FACTIONS[FACTION[HARKONNEN]]


# Basic advantages.


def keeps_all_traitors(seat: str) -> bool:
    """D-SETUP-6: they keep all four traitor cards, not one of them."""
    return seat == HARKONNEN


def may_redraw_traitors(game: DuneState) -> bool:
    """D-SETUP-8: they may draw anew if two or more of the four are their own, by the switch."""
    return game.rules.harkonnen_mulligan


def draws_bonus_card(buyer: str) -> bool:
    """D-BIDDING-19: with each card they buy they draw another one, free."""
    return buyer == HARKONNEN


def may_decline_bonus_card(game: DuneState) -> bool:
    """D-BIDDING-19: in the tournament rules they need not take it."""
    return game.tournament


# With an ally.

FOR_ALLY: Final = "ally_traitors"


def calls_for_ally(game: DuneState) -> bool:
    """D-BATTLE-28: their traitors work for their ally too."""
    return game.usable(FOR_ALLY) is not None


# Advanced advantages.

CAPTURING: Final = "capture_leader"
BOUNTY: Final = SHEET.advantages[CAPTURING].numbers["spice"]
"""D-BATTLE-48: what a captive killed is worth."""


def capture_leaders(game: DuneState) -> bool:
    """D-BATTLE-47: by the switch."""
    return game.rules.harkonnen_capture


def captures_leader(game: DuneState, winner: str | None) -> bool:
    """D-BATTLE-47: in a battle they win they take a leader of the loser at random."""
    captures = winner == HARKONNEN and capture_leaders(game)
    return captures and not game.is_stopped(CAPTURING)


def are_all_dead(game: DuneState) -> bool:
    """D-BATTLE-51: without a leader of their own they hold no captives."""
    return all(game.dead[leader] for leader in SHEET.leaders)


def captives_betray(game: DuneState) -> bool:
    """D-BATTLE-52: a captive is a traitor to them for its own house, by the switch."""
    return bool(game.rules.captive_is_traitor_to_owner)


# The special Karama power.


def most_cards_to_take(game: DuneState, victim: str) -> int:
    """D-BATTLE-54: as many cards of another hand as they like, and as they can give back."""
    most = len(game.hands[victim])
    if gives_back_own_cards(game):
        return min(most, len(game.hands[HARKONNEN]) - 1)
    return most


def gives_back_own_cards(game: DuneState) -> bool:
    """D-BATTLE-54: by the switch, only cards they have held before go back."""
    return game.rules.hark_karama_return == "previous_hand"


ADVANTAGES: Final[Mapping[str, object]] = {
    "four_traitors": keeps_all_traitors,
    "eight_cards": DuneState.hand_limit,
    "bonus_card": draws_bonus_card,
    "ally_traitors": calls_for_ally,
    "capture_leader": captures_leader,
}
KARAMA_POWER: Final = most_cards_to_take
