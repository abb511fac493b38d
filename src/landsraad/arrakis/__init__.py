"""War for Arrakis: the duel between Harkonnen supremacy and Atreides prescience."""

from landsraad.arrakis.game import Arrakis

__all__ = ["Arrakis"]
