"""What allies do for each other, at any time."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} pledge {amount}", "D-ALLIANCE-6")
class PledgeSpice(Action):
    """Pay up to this much for allies' cards and shipments in this phase."""

    amount: int


@action("{seat} refuse {advantage}", "D-ALLIANCE-7")
class RefuseHelp(Action):
    """Do not let the ally have this advantage."""

    advantage: str


@action("{seat} grant {advantage}", "D-ALLIANCE-7")
class GrantHelp(Action):
    """Let the ally have this advantage again."""

    advantage: str


@action("{seat} gift {to} {amount}", "D-COLLECT-7")
class GiveSpice(Action):
    """The Emperor offers spice to an ally, or an ally to the Emperor."""

    to: str
    amount: int


@action("{seat} receive {accepted}", "D-COLLECT-7")
class ReceiveSpice(Action):
    """Take the spice that an ally offers, or not."""

    accepted: bool


ACTIONS: Final = (PledgeSpice, RefuseHelp, GrantHelp, GiveSpice, ReceiveSpice)
