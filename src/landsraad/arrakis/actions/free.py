"""Free actions of either side."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class TrainGuerrillas(Action):
    """Reveal a deployment token and replace it by its units."""

    token: str

    notation = "{seat} train {token}"
    rule = "A-FREE-2"


@dataclass(frozen=True, slots=True)
class Scout(Action):
    """Remove an ornithopter to reveal what is face down in an area of a connected sector."""

    zone: str
    area: str

    notation = "{seat} scout {zone} {area}"
    rule = "A-FREE-3"


@dataclass(frozen=True, slots=True)
class DiscardCopies(Action):
    """Discard several copies of one card together, for what it says."""

    card: str
    copies: int

    notation = "{seat} discard_copies {card} {copies}"
    rule = "A-LEAD-5"


@dataclass(frozen=True, slots=True)
class PickArea(Action):
    """Choose an area."""

    area: str

    notation = "{seat} area {area}"
    rule = "A-UNIT-11"


@dataclass(frozen=True, slots=True)
class SwapTokens(Action):
    """All deployment tokens of two sietches trade places."""

    areas: tuple[str, ...]

    notation = "{seat} swap_tokens {areas}"
    rule = "A-BOARD-12"


ACTIONS = (TrainGuerrillas, Scout, DiscardCopies, PickArea, SwapTokens)
