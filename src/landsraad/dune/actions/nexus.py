"""Actions of a Nexus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class ProposeAlliance(Action):
    """Propose an alliance with these seats; it is made when all of them have joined."""

    members: tuple[str, ...]
    notation = "{seat} alliance propose {members}"
    rule = "D-ALLIANCE-1"
    rules = {"members": "D-ALLIANCE-2"}


@dataclass(frozen=True, slots=True)
class JoinAlliance(Action):
    """Agree to the alliance that this seat has proposed."""

    proposer: str
    notation = "{seat} alliance join {proposer}"
    rule = "D-ALLIANCE-1"


@dataclass(frozen=True, slots=True)
class DeclineAlliance(Action):
    """Turn down the alliance that this seat has proposed."""

    proposer: str
    notation = "{seat} alliance decline {proposer}"
    rule = "D-ALLIANCE-1"


@dataclass(frozen=True, slots=True)
class LeaveAlliance(Action):
    """Break one's alliance."""

    notation = "{seat} alliance leave"
    rule = "D-ALLIANCE-1"


ACTIONS: Final = (ProposeAlliance, JoinAlliance, DeclineAlliance, LeaveAlliance)
