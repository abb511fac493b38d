"""Actions of a Nexus."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} alliance propose {members}", "D-ALLIANCE-1", members="D-ALLIANCE-2")
class ProposeAlliance(Action):
    """Propose an alliance with these seats; it is made when all of them have joined."""

    members: tuple[str, ...]


@action("{seat} alliance join {proposer}", "D-ALLIANCE-1")
class JoinAlliance(Action):
    """Agree to the alliance that this seat has proposed."""

    proposer: str


@action("{seat} alliance decline {proposer}", "D-ALLIANCE-1")
class DeclineAlliance(Action):
    """Turn down the alliance that this seat has proposed."""

    proposer: str


@action("{seat} alliance leave", "D-ALLIANCE-1")
class LeaveAlliance(Action):
    """Break one's alliance."""


ACTIONS: Final = (ProposeAlliance, JoinAlliance, DeclineAlliance, LeaveAlliance)
