"""What all steps of War for Arrakis have in common."""

from __future__ import annotations

from typing import Any

from landsraad.kernel import Step
from landsraad.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ArrakisStep(Step):
    """Base of the steps of War for Arrakis."""

    __slots__ = ()

    def run(self, game: Any) -> None:
        """Most steps end when there is nothing left to ask."""
        game.end_step()

    def open_to_free_actions(self) -> bool:
        """Whether free actions may interrupt while this step asks (A-FREE-1, A-FREE-7)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ClosedStep(ArrakisStep):
    """Base of the steps that free actions may not interrupt."""

    __slots__ = ()

    def open_to_free_actions(self) -> bool:
        return False
