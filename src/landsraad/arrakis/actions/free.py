"""Free actions of either side."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} train {token}", "A-FREE-2")
class TrainGuerrillas(Action):
    """Reveal a deployment token and replace it by its units."""

    token: str


@action("{seat} scout {zone} {area}", "A-FREE-3")
class Scout(Action):
    """Remove an ornithopter to reveal what is face down in an area of a connected sector."""

    zone: str
    area: str


@action("{seat} discard_copies {card} {copies}", "A-LEAD-5")
class DiscardCopies(Action):
    """Discard several copies of one card together, for what it says."""

    card: str
    copies: int


@action("{seat} area {area}", "A-UNIT-11")
class PickArea(Action):
    """Choose an area."""

    area: str


@action("{seat} swap_tokens {areas}", "A-BOARD-12")
class SwapTokens(Action):
    """All deployment tokens of two sietches trade places."""

    areas: tuple[str, ...]


ACTIONS = (TrainGuerrillas, Scout, DiscardCopies, PickArea, SwapTokens)
