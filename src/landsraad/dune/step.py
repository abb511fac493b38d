"""What all steps of Dune have in common."""

from __future__ import annotations

from landsraad.kernel import Step
from landsraad.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class DuneStep(Step):
    """Base of the steps of Dune."""

    __slots__ = ()

    def open_to_cards(self) -> bool:
        """Whether cards for any time may be played while this step asks (D-DEAL-10)."""
        return True

    def is_movement(self) -> bool:
        """Whether somebody moves in this step: phase 5b of the tournament rules (D-SPICE-21)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ClosedStep(DuneStep):
    """Base of the steps in which cards for any time wait.

    The set-up (D-SETUP-15), the end of a sale (D-BIDDING-22), and questions in the middle of an
    action (D-DEAL-10).
    """

    __slots__ = ()

    def open_to_cards(self) -> bool:
        return False
