"""Troops of the Great Houses where they differ from other units: they do not sandride."""

from __future__ import annotations

from dataclasses import replace

from landsraad.arrakis.guild import staying
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.state import ArrakisState


def can_ride(game: ArrakisState, side: str) -> bool:
    """A-GUILD-TROOP-4: troops cannot sandride, unless a card in play says so."""
    return bool(game.staying) and staying.in_force(game, side, staying.CAN_SANDRIDE) > 0


def riders(game: ArrakisState, side: str, legion: Legion) -> Legion:
    """What of a legion can ride the sands; its troops are left behind."""
    if not legion.troop or can_ride(game, side):
        return legion
    return replace(legion, troop=0)
