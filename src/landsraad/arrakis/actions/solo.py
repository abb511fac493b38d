"""The action of the solo mode: choosing for the Harkonnen where the rules leave it open."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} mahdi {choice}", "A-SOLO-GEN-4")
class ChooseForMahdi(Action):
    """Choose one of several options that are equally good for the Harkonnen, in its notation."""

    choice: str


ACTIONS = (ChooseForMahdi,)
