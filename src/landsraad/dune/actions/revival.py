"""Actions of the revival phase, and revivals at any time."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action(
    "{seat} revive {forces} {specials} {leader}",
    "D-REVIVAL-15",
    forces="D-REVIVAL-1",
    specials="D-REVIVAL-5",
    leader="D-REVIVAL-8",
)
class Revive(Action):
    """All that a seat revives in its revival: ordinary and special forces, and perhaps a leader."""

    forces: int
    specials: int
    leader: str | None


@action("{seat} fund {forces}", "D-REVIVAL-4")
class FundRevival(Action):
    """The Emperor pays for so many more forces of each ally."""

    forces: tuple[tuple[str, int], ...]


@action("{seat} funded {specials}", "D-REVIVAL-5")
class ChooseFunded(Action):
    """Which forces the Emperor's ally revives: this many special ones, the rest ordinary."""

    specials: int


@action("{seat} ghola {leader}", "D-REVIVAL-13")
class GholaLeader(Action):
    """Tleilaxu Ghola: one leader comes back free."""

    leader: str


@action("{seat} ghola {forces} {specials}", "D-REVIVAL-13", specials="D-REVIVAL-5")
class GholaForces(Action):
    """Tleilaxu Ghola: some forces come back free."""

    forces: int
    specials: int


@action("{seat} restore {leader}", "D-REVIVAL-14")
class ImperialLeader(Action):
    """The Emperor's Karama: one leader comes back free."""

    leader: str


@action("{seat} restore {forces} {specials}", "D-REVIVAL-14")
class ImperialForces(Action):
    """The Emperor's Karama: some forces come back free."""

    forces: int
    specials: int


ACTIONS: Final = (
    Revive,
    FundRevival,
    ChooseFunded,
    GholaLeader,
    GholaForces,
    ImperialLeader,
    ImperialForces,
)
