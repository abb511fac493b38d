"""The shape of a view of Crysknife; `landsraad.kernel.view_types` says how to read it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from landsraad.kernel.view_types import Seat, View


class DuelTable(TypedDict):
    """Everything that these eyes see."""

    round: int
    leader: Seat
    ground: str
    breath: dict[Seat, int]
    wounds: dict[Seat, int]
    cards: dict[Seat, int]
    """The number of cards in hand."""
    hands: dict[Seat, list[str]]
    """The own one; both for the referee."""
    deck: int
    discards: list[str]


class PlanView(TypedDict):
    """A plan, as the action that makes it."""

    kind: Literal["plan"]
    seat: Seat
    effort: list[Annotated[list[Any], tuple[Literal["attack", "guard"], int]]]
    feints: list[str]


class PlanningView(TypedDict):
    """Both plan in secret."""

    step: Literal["planning"]
    plans: list[PlanView]
    """As far as these eyes see them."""


DuelView: TypeAlias = View[DuelTable, PlanningView]
