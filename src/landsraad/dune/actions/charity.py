"""Actions of the CHOAM charity phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class ClaimCharity(Action):
    """Ask for CHOAM charity."""

    notation = "{seat} claim"
    rule = "D-CHARITY-1"


ACTIONS: Final = (ClaimCharity,)
