"""Actions of the CHOAM charity phase."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} claim", "D-CHARITY-1")
class ClaimCharity(Action):
    """Ask for CHOAM charity."""


ACTIONS: Final = (ClaimCharity,)
