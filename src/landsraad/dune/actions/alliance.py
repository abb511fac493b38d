"""What allies do for each other, at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class PledgeSpice(Action):
    """Pay up to this much for allies' cards and shipments in this phase."""

    amount: int
    notation = "{seat} pledge {amount}"
    rule = "D-ALLIANCE-6"


@dataclass(frozen=True, slots=True)
class RefuseHelp(Action):
    """Do not let the ally have this advantage."""

    advantage: str
    notation = "{seat} refuse {advantage}"
    rule = "D-ALLIANCE-7"


@dataclass(frozen=True, slots=True)
class GrantHelp(Action):
    """Let the ally have this advantage again."""

    advantage: str
    notation = "{seat} grant {advantage}"
    rule = "D-ALLIANCE-7"


@dataclass(frozen=True, slots=True)
class GiveSpice(Action):
    """The Emperor offers spice to an ally, or an ally to the Emperor."""

    to: str
    amount: int
    notation = "{seat} gift {to} {amount}"
    rule = "D-COLLECT-7"


@dataclass(frozen=True, slots=True)
class ReceiveSpice(Action):
    """Take the spice that an ally offers, or not."""

    accepted: bool
    notation = "{seat} receive {accepted}"
    rule = "D-COLLECT-7"


ACTIONS: Final = (PledgeSpice, RefuseHelp, GrantHelp, GiveSpice, ReceiveSpice)
