"""Outcome: how a game ended."""

from __future__ import annotations

from typing import ClassVar

from landsraad.kernel.values import Json


class Outcome:
    """How a game ended: who won, in which way, and by which rule. Treat it as immutable."""

    __match_args__: ClassVar = ("winners", "ending", "rule")
    __slots__ = ("ending", "rule", "winners")

    def __init__(self, winners: tuple[str, ...], ending: str, rule: str) -> None:
        self.winners = winners
        self.ending = ending
        self.rule = rule

    def to_json(self) -> dict[str, Json]:
        return {"winners": list(self.winners), "ending": self.ending, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Outcome({self.winners}, {self.ending!r}, {self.rule!r})"
