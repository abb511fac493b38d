"""Actions with prescience cards and markers, objectives and the atomics."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} claim {card}", "A-PRES-4")
class ClaimPrescience(Action):
    """Claim an open prescience card."""

    card: str


@action("{seat} prescience {card}", "A-PRES-3")
class PickPrescience(Action):
    """Choose an open prescience card."""

    card: str


@action("{seat} marker {marker}", "A-PRES-1")
class PickMarker(Action):
    """Choose the prescience marker that a bonus raises."""

    marker: str


@action("{seat} shift {lowered} {raised} {steps}", "A-PRES-19")
class ShiftMarkers(Action):
    """Lower one prescience marker and raise another by the same number of steps."""

    lowered: str
    raised: str
    steps: int


@action("{seat} give_up {area} {figures}", "A-PRES-9")
class GiveUp(Action):
    """Give up a deployment token, or two units, of one sietch area.

    `figures` are a token, or two types of unit.
    """

    area: str
    figures: tuple[str, ...]


@action("{seat} detonate {token}", "A-PRES-17")
class Detonate(Action):
    """Detonate the family atomics: choose the mountain that becomes desert."""

    token: str


@action("{seat} displace {to}", "A-ATOM-2")
class Displace(Action):
    """Move the opponent's legion out of the area that the atomics cover."""

    to: str


ACTIONS = (
    ClaimPrescience,
    PickPrescience,
    PickMarker,
    ShiftMarkers,
    GiveUp,
    Detonate,
    Displace,
)
