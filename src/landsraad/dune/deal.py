"""A deal: what is offered, to whom, and what is asked for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer, and once accepted a deal."""

    number: int
    giver: str
    to: tuple[str, ...]
    accepted_by: str | None = None
