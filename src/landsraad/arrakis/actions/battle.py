"""Actions of battle: attacking, losses, going on, retreat and advance."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.legion import Figures
from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class PickAttacker(Action):
    """Choose the legion that attacks."""

    area: str

    notation = "{seat} attacker {area}"
    rule = "A-BATTLE-1"


@dataclass(frozen=True, slots=True)
class DeclareAttack(Action):
    """Attack an area with the whole legion of another one.

    `by` is how the legion reaches its target, as in a move: on `foot`, by `ride` or `worm`, or the
    air zone of an ornithopter.
    """

    start: str
    target: str
    by: str

    notation = "{seat} attack {start} {target} {by}"
    rule = "A-BATTLE-1"


@dataclass(frozen=True, slots=True)
class UseLeaders(Action):
    """Choose whose combat strips turn the specials of a roll into hits and shields."""

    leaders: Figures

    notation = "{seat} strips {leaders}"
    rule = "A-BATTLE-17"


@dataclass(frozen=True, slots=True)
class TakeLoss(Action):
    """Take one hit: on a regular, an elite, a special elite or a leader."""

    figure: str

    notation = "{seat} lose {figure}"
    rule = "A-BATTLE-20"


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Continue the battle, at the price of a hit against a settlement."""

    notation = "{seat} continue"
    rule = "A-BATTLE-28"


@dataclass(frozen=True, slots=True)
class CeaseAttack(Action):
    """End the battle; everybody stays where they are."""

    notation = "{seat} cease"
    rule = "A-BATTLE-31"


@dataclass(frozen=True, slots=True)
class FallBack(Action):
    """Retreat from the battle."""

    notation = "{seat} retreat"
    rule = "A-BATTLE-30"


@dataclass(frozen=True, slots=True)
class StandFirm(Action):
    """Stay for another battle round."""

    notation = "{seat} stand"
    rule = "A-BATTLE-29"


@dataclass(frozen=True, slots=True)
class RetreatTo(Action):
    """Choose where the retreating legion of the opponent goes."""

    area: str

    notation = "{seat} drive {area}"
    rule = "A-BATTLE-32"


@dataclass(frozen=True, slots=True)
class AdvanceInto(Action):
    """Move the victorious legion into the attacked area."""

    area: str

    notation = "{seat} advance {area}"
    rule = "A-BATTLE-36"


@dataclass(frozen=True, slots=True)
class StrikeAt(Action):
    """Choose the legion that a special attack hits."""

    area: str

    notation = "{seat} strike {area}"
    rule = "A-BATTLE-41"


ACTIONS = (
    PickAttacker,
    DeclareAttack,
    UseLeaders,
    TakeLoss,
    GoOn,
    CeaseAttack,
    FallBack,
    StandFirm,
    RetreatTo,
    AdvanceInto,
    StrikeAt,
)
