"""The action of the solo mode: choosing for the Harkonnen where the rules leave it open."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class ChooseForMahdi(Action):
    """Choose one of several options that are equally good for the Harkonnen, in its notation."""

    choice: str

    notation = "{seat} mahdi {choice}"
    rule = "A-SOLO-GEN-4"


ACTIONS = (ChooseForMahdi,)
