"""Shared sides and the automatic Harkonnen: what is decided for others."""

from __future__ import annotations

from landsraad.arrakis.actions.free import PickArea
from landsraad.arrakis.actions.solo import ChooseForMahdi
from landsraad.arrakis.actions.teams import CloseCone
from landsraad.arrakis.board import AREA
from landsraad.bots.recruit.arrakis.sight import Sight
from landsraad.bots.recruit.arrakis.spaces import first_best
from landsraad.kernel import Action, Decision


def confer(sight: Sight, decision: Decision) -> Action | None:
    """It has nothing to whisper: both partners play by the same rules of thumb."""
    return CloseCone(sight.me)


def choose_for_mahdi(sight: Sight, decision: Decision) -> Action | None:
    """Among what is equally good for the Harkonnen, what keeps away from one's own."""
    return first_best(decision, ChooseForMahdi, lambda action: -harm(sight, action.choice))


def harm(sight: Sight, choice: str) -> float:
    """How much an option has to do with what is ours: sietches by rank, legions, places nearby."""
    total = 0.0
    for word in choice.split():
        if word in AREA.numbers:
            area = AREA.numbers[word]
            total += 3 * sight.my_ranks.get(area, 0) + (area in sight.mine)
            total += 1 / (1 + sight.away(area, sight.my_ranks or sight.mine))
    return total


def turn_up_token(sight: Sight, decision: Decision) -> Action | None:
    """The garrison that is nearest: one would like to know it."""
    return first_best(
        decision, PickArea, lambda action: -sight.away(AREA.numbers[action.area], sight.mine)
    )
