"""Past: the actions of a game so far."""

from __future__ import annotations

from landsraad.kernel.action import Action


class Past:
    """One action of the past with the outcomes of chance it led to; copies of a game share it.

    `final` says that it cannot be taken back: something was drawn or revealed.
    """

    __slots__ = ("action", "before", "final", "outcomes", "sequence")

    def __init__(
        self, before: Past | None, action: Action | None, outcomes: tuple[int, ...], final: bool
    ) -> None:
        self.before = before
        self.action = action
        self.outcomes = outcomes
        self.final = final
        self.sequence: int = 0 if before is None else before.sequence + 1

    def trail(self) -> list[Past]:
        """All that led here and this itself, the beginning first."""
        trail = [self]
        past = self.before
        while past is not None:
            trail.append(past)
            past = past.before
        trail.reverse()
        return trail
