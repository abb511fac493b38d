"""What players do, by the chapters of the rulebook."""

from landsraad.arrakis.actions import (
    battle,
    cards,
    common,
    desert,
    free,
    guild,
    movement,
    placing,
    prescience,
    rounds,
    solo,
    teams,
    vehicles,
)

PARTS = (
    common,
    battle,
    cards,
    desert,
    free,
    guild,
    movement,
    placing,
    prescience,
    rounds,
    solo,
    teams,
    vehicles,
)
