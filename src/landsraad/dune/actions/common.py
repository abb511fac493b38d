"""Actions that belong to no phase: passing, and answering whether to stop an advantage."""

from __future__ import annotations

from typing import Final

from landsraad.dune.state import SEATS
from landsraad.kernel import Action, Choices, Decision, Listed, action


@action("{seat} pass", "D-GAME-1")
class Pass(Action):
    """Do nothing here."""


@action("{seat} respond {card}", "D-KARAMA-25")
class Respond(Action):
    """Stop the advantage in question with this card, or with none let it be."""

    card: str | None


PASS: Final[dict[str, Choices[Action]]] = {seat: Listed(Pass(seat)) for seat in SEATS}


def private_question(seat: str, kind: str, choices: Choices[Action]) -> Decision:
    """A question of which others must not know; not to answer it is to pass."""
    return Decision(seat, kind, choices, private=True, default=Pass(seat))


ACTIONS: Final = (Pass, Respond)
