"""Actions of partners who share a side."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class UseCone(Action):
    """Discard a cone of silence to confer with the partner in secret."""

    notation = "{seat} cone"
    rule = "A-TEAM-8"


@dataclass(frozen=True, slots=True)
class ShowCards(Action):
    """Show the partner cards of one's hand, each with its number."""

    cards: tuple[tuple[str, int], ...]

    notation = "{seat} show {cards}"
    rule = "A-TEAM-8"


@dataclass(frozen=True, slots=True)
class CloseCone(Action):
    """End the conference."""

    notation = "{seat} close_cone"
    rule = "A-TEAM-8"


ACTIONS = (UseCone, ShowCards, CloseCone)
