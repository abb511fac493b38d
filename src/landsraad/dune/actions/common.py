"""Actions that belong to no phase: passing, and answering whether to stop an advantage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.dune.state import SEATS
from landsraad.kernel import Action, Choices, Decision, Listed


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing here."""

    notation = "{seat} pass"
    rule = "D-GAME-1"


@dataclass(frozen=True, slots=True)
class Respond(Action):
    """Stop the advantage in question with this card, or with none let it be."""

    card: str | None
    notation = "{seat} respond {card}"
    rule = "D-KARAMA-25"


PASS: Final[dict[str, Choices[Action]]] = {seat: Listed(Pass(seat)) for seat in SEATS}


def private_question(seat: str, kind: str, choices: Choices[Action]) -> Decision:
    """A question of which others must not know; not to answer it is to pass."""
    return Decision(seat, kind, choices, private=True, default=Pass(seat))


ACTIONS: Final = (Pass, Respond)
