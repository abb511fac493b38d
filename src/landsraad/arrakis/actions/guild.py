"""Actions of the Spacing Guild: imperium actions, landings, frigates, the Guild Navigator."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} imperium_action {power}", "A-GUILD-8")
class TakeImperium(Action):
    """Take an imperium action of one power."""

    power: str


@action("{seat} land {troops} {area}", "A-GUILD-17")
class LandTroops(Action):
    """Land so many troops of the Great Houses in an area."""

    area: str
    troops: int


@action("{seat} land_frigates {zones}", "A-GUILD-19")
class LandFrigates(Action):
    """Land the frigates, each in an air zone of its own."""

    zones: tuple[str, ...]


@action("{seat} clear {zone}", "A-GUILD-19")
class ClearZone(Action):
    """Remove an ornithopter or a carryall to make room for a frigate."""

    zone: str


@action("{seat} bombard {zone} {area}", "A-GUILD-FRIG-7")
class Bombard(Action):
    """Remove a frigate from its air zone to bombard an area of a connected sector."""

    zone: str
    area: str


@action("{seat} navigator {zone}", "A-GUILD-NAV-1")
class PutNavigator(Action):
    """Place the Guild Navigator in a free air zone."""

    zone: str


@action("{seat} swap_troop {area}", "A-GUILD-TROOP-7")
class SwapTroop(Action):
    """Swap a troop of the Great Houses, a regular unit, for a better one from the supply."""

    area: str


ACTIONS = (TakeImperium, LandTroops, LandFrigates, ClearZone, Bombard, PutNavigator, SwapTroop)
