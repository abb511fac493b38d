"""Actions of partners who share a side."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} cone", "A-TEAM-8")
class UseCone(Action):
    """Discard a cone of silence to confer with the partner in secret."""


@action("{seat} show {cards}", "A-TEAM-8")
class ShowCards(Action):
    """Show the partner cards of one's hand, each with its number."""

    cards: tuple[tuple[str, int], ...]


@action("{seat} close_cone", "A-TEAM-8")
class CloseCone(Action):
    """End the conference."""


ACTIONS = (UseCone, ShowCards, CloseCone)
