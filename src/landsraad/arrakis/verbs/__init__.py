"""What the verbs of cards, leaders and dice do, a module for each family of verbs.

Each module has a table `VERBS`: for each op, the function that begins it. Such a function is called
with the game, the acting seat, the op and the names bound by earlier steps; it does what needs no
question or pushes a step. A step that ends may give a place a name (`resolve.bind`).
"""

from landsraad.arrakis.verbs import (
    attacking,
    cards,
    control,
    desert,
    dice,
    leaders,
    legions,
    moving,
    placing,
    prescience,
    secrets,
    vehicles,
)

PARTS = (
    attacking,
    cards,
    control,
    desert,
    dice,
    leaders,
    legions,
    moving,
    placing,
    prescience,
    secrets,
    vehicles,
)
