"""Actions of the Spacing Guild: imperium actions, landings, frigates, the Guild Navigator."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class TakeImperium(Action):
    """Take an imperium action of one power."""

    power: str

    notation = "{seat} imperium_action {power}"
    rule = "A-GUILD-8"


@dataclass(frozen=True, slots=True)
class LandTroops(Action):
    """Land so many troops of the Great Houses in an area."""

    area: str
    troops: int

    notation = "{seat} land {troops} {area}"
    rule = "A-GUILD-17"


@dataclass(frozen=True, slots=True)
class LandFrigates(Action):
    """Land the frigates, each in an air zone of its own."""

    zones: tuple[str, ...]

    notation = "{seat} land_frigates {zones}"
    rule = "A-GUILD-19"


@dataclass(frozen=True, slots=True)
class ClearZone(Action):
    """Remove an ornithopter or a carryall to make room for a frigate."""

    zone: str

    notation = "{seat} clear {zone}"
    rule = "A-GUILD-19"


@dataclass(frozen=True, slots=True)
class Bombard(Action):
    """Remove a frigate from its air zone to bombard an area of a connected sector."""

    zone: str
    area: str

    notation = "{seat} bombard {zone} {area}"
    rule = "A-GUILD-FRIG-7"


@dataclass(frozen=True, slots=True)
class PutNavigator(Action):
    """Place the Guild Navigator in a free air zone."""

    zone: str

    notation = "{seat} navigator {zone}"
    rule = "A-GUILD-NAV-1"


@dataclass(frozen=True, slots=True)
class SwapTroop(Action):
    """Swap a troop of the Great Houses, a regular unit, for a better one from the supply."""

    area: str

    notation = "{seat} swap_troop {area}"
    rule = "A-GUILD-TROOP-7"


ACTIONS = (TakeImperium, LandTroops, LandFrigates, ClearZone, Bombard, PutNavigator, SwapTroop)
