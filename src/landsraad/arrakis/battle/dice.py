"""Combat dice: rolled openly, one after the other."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.board import AREA
from landsraad.arrakis.state import ArrakisState

SWORD: Final = "sword"
SHIELD: Final = "shield"
SPECIAL: Final = "special"


def roll(
    game: ArrakisState,
    side: str,
    dice: int,
    area: int | None = None,
    battle_round: int | None = None,
) -> tuple[str, ...]:
    """The faces that a side rolls, in the order they fell; for an area, in a round of a battle."""
    die = game.box.combat_die
    faces = tuple([die[face - 1] for face in game.chance.roll(dice)])
    where = {"area": None if area is None else AREA.names[area], "round": battle_round}
    game.emit("combat_roll", {"side": side, "dice": list(faces), **where})
    return faces
