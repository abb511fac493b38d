"""Actions with prescience cards and markers, objectives and the atomics."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class ClaimPrescience(Action):
    """Claim an open prescience card."""

    card: str

    notation = "{seat} claim {card}"
    rule = "A-PRES-4"


@dataclass(frozen=True, slots=True)
class PickPrescience(Action):
    """Choose an open prescience card."""

    card: str

    notation = "{seat} prescience {card}"
    rule = "A-PRES-3"


@dataclass(frozen=True, slots=True)
class PickMarker(Action):
    """Choose the prescience marker that a bonus raises."""

    marker: str

    notation = "{seat} marker {marker}"
    rule = "A-PRES-1"


@dataclass(frozen=True, slots=True)
class ShiftMarkers(Action):
    """Lower one prescience marker and raise another by the same number of steps."""

    lowered: str
    raised: str
    steps: int

    notation = "{seat} shift {lowered} {raised} {steps}"
    rule = "A-PRES-19"


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Give up a deployment token, or two units, of one sietch area.

    `figures` are a token, or two types of unit.
    """

    area: str
    figures: tuple[str, ...]

    notation = "{seat} give_up {area} {figures}"
    rule = "A-PRES-9"


@dataclass(frozen=True, slots=True)
class Detonate(Action):
    """Detonate the family atomics: choose the mountain that becomes desert."""

    token: str

    notation = "{seat} detonate {token}"
    rule = "A-PRES-17"


@dataclass(frozen=True, slots=True)
class Displace(Action):
    """Move the opponent's legion out of the area that the atomics cover."""

    to: str

    notation = "{seat} displace {to}"
    rule = "A-ATOM-2"


ACTIONS = (
    ClaimPrescience,
    PickPrescience,
    PickMarker,
    ShiftMarkers,
    GiveUp,
    Detonate,
    Displace,
)
