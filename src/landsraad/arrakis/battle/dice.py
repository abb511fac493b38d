"""Combat dice: rolled openly, one after the other."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.state import ArrakisState

SWORD: Final = "sword"
SHIELD: Final = "shield"
SPECIAL: Final = "special"


def roll(game: ArrakisState, side: str, dice: int) -> tuple[str, ...]:
    """The faces that a side rolls, in the order they fell."""
    die = game.box.combat_die
    faces = tuple([die[face - 1] for face in game.chance.roll(dice)])
    game.emit("combat_roll", {"side": side, "dice": list(faces)})
    return faces
