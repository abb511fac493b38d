"""The round in its phases, after the set-up (A-ROUND-2)."""

from landsraad.arrakis.rounds import action, end, harvest, hazards, order, setup, start, vehicles
from landsraad.arrakis.rounds.order import first_steps

PARTS = (order, setup, start, vehicles, action, hazards, harvest, end)

__all__ = ["PARTS", "first_steps"]
