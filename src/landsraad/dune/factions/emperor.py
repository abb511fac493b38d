"""The Emperor: what the player sheet gives.

What is done with it: in phases/bidding.py the income, in phases/revival.py and alliance.py what
is paid and given to allies, in battle/strength.py the worth of the forces, in ghola.py the revival
with a Karama.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.dune.factions.sheets import FACTION, FACTIONS
from landsraad.dune.state import EMPEROR, FREMEN, DuneState

SHEET: Final = FACTIONS[FACTION[EMPEROR]]


# Basic advantages.


def is_paid_for_card(game: DuneState, buyer: str) -> bool:
    """D-BIDDING-13: other factions pay the Emperor for treachery cards, not the bank."""
    return game.plays(EMPEROR) and buyer != EMPEROR and not game.is_stopped("auction_income")


# With an ally.

REVIVAL_HELP: Final = "pay_ally_revival"


def forces_paid_for(revivable: int) -> int:
    """D-REVIVAL-4: they may pay for three more forces of an ally, beyond its limit."""
    return min(SHEET.advantages[REVIVAL_HELP].numbers["forces"], revivable)


SPICE_GIFT: Final = "give_spice"


def gift_partners(game: DuneState, seat: str) -> tuple[str, ...]:
    """D-COLLECT-7: they and their allies may give each other spice at any time."""
    if game.is_stopped(SPICE_GIFT):
        return ()
    allies = game.allies(seat)
    if seat == EMPEROR:
        return allies
    return (EMPEROR,) if EMPEROR in allies else ()


# Advanced advantages.

SARDAUKAR: Final = "sardaukar"


def worth_of_sardaukar(game: DuneState, opponent: str) -> int:
    """D-BATTLE-22: two forces each, but one against the Fremen and after a Karama."""
    if game.is_stopped(SARDAUKAR):
        return 1
    numbers = SHEET.advantages[SARDAUKAR].numbers
    return numbers["value_against_fremen"] if opponent == FREMEN else numbers["value"]


# The special Karama power.

FORCES_BY_KARAMA: Final = 3


def sardaukar_by_karama(game: DuneState, left: int) -> int:
    """D-REVIVAL-14: it revives any leader or three forces, so many of them Sardaukar.

    `left`: how many may still be revived this turn.
    """
    return FORCES_BY_KARAMA if all_may_be_sardaukar(game) else left


def all_may_be_sardaukar(game: DuneState) -> bool:
    """D-REVIVAL-14: by the switch, their Karama knows no limit for Sardaukar."""
    return bool(game.rules.emperor_karama_sardaukar)


ADVANTAGES: Final[Mapping[str, object]] = {
    "auction_income": is_paid_for_card,
    "pay_ally_revival": forces_paid_for,
    "give_spice": gift_partners,
    "sardaukar": worth_of_sardaukar,
}
KARAMA_POWER: Final = sardaukar_by_karama
