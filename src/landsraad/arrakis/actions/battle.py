"""Actions of battle: attacking, losses, going on, retreat and advance."""

from __future__ import annotations

from landsraad.arrakis.legion import Figures
from landsraad.kernel import Action, action


@action("{seat} attacker {area}", "A-BATTLE-1")
class PickAttacker(Action):
    """Choose the legion that attacks."""

    area: str


@action("{seat} attack {start} {target} {by}", "A-BATTLE-1")
class DeclareAttack(Action):
    """Attack an area with the whole legion of another one.

    `by` is how the legion reaches its target, as in a move: on `foot`, by `ride` or `worm`, or the
    air zone of an ornithopter.
    """

    start: str
    target: str
    by: str


@action("{seat} strips {leaders}", "A-BATTLE-17")
class UseLeaders(Action):
    """Choose whose combat strips turn the specials of a roll into hits and shields."""

    leaders: Figures


@action("{seat} lose {figure}", "A-BATTLE-20")
class TakeLoss(Action):
    """Take one hit: on a regular, an elite, a special elite or a leader."""

    figure: str


@action("{seat} continue", "A-BATTLE-28")
class GoOn(Action):
    """Continue the battle, at the price of a hit against a settlement."""


@action("{seat} cease", "A-BATTLE-31")
class CeaseAttack(Action):
    """End the battle; everybody stays where they are."""


@action("{seat} retreat", "A-BATTLE-30")
class FallBack(Action):
    """Retreat from the battle."""


@action("{seat} stand", "A-BATTLE-29")
class StandFirm(Action):
    """Stay for another battle round."""


@action("{seat} drive {area}", "A-BATTLE-32")
class RetreatTo(Action):
    """Choose where the retreating legion of the opponent goes."""

    area: str


@action("{seat} advance {area}", "A-BATTLE-36")
class AdvanceInto(Action):
    """Move the victorious legion into the attacked area."""

    area: str


@action("{seat} strike {area}", "A-BATTLE-41")
class StrikeAt(Action):
    """Choose the legion that a special attack hits."""

    area: str


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
