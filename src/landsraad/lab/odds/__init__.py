"""Exact odds: what a battle, a strike or a plan is worth, computed and not sampled.

`battle` and `strikes` are of War for Arrakis. They read the rules' own data (dice, strips of
leaders, limits) and need the standard library only, so that bots may ask them too.
"""

from landsraad.lab.odds.battle import BattleOdds, battle_odds
from landsraad.lab.odds.forces import AUTOMATON, Field, Force, Plan
from landsraad.lab.odds.strikes import StrikeOdds, strike_odds

__all__ = [
    "AUTOMATON",
    "BattleOdds",
    "Field",
    "Force",
    "Plan",
    "StrikeOdds",
    "battle_odds",
    "strike_odds",
]
