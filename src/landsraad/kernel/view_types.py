"""What every view holds (`Game.view`): the shape that clients may rely on.

Each game describes its own part in a `view_types.py`: the table, and what steps in progress show.
`tools/view_types.py` writes the client's types from these modules, and `tests/test_view_types.py`
compares real views with them.

The engine has words and lists where a view holds certain words and lists of a certain length.
`Annotated` says so to the client and the tests, while type checkers see what the engine has:

    Annotated[str, Literal["play", "not"]]     one of these words
    Annotated[list[int], tuple[int, int]]      a list with a place for each of these
    Annotated[str, "A card, by its id."]       what a plain type stands for
    Annotated[str, frozenset(PLACES)]          one of so many words that the client reads any

A dict whose keys are certain words has them all; any other dict has as many entries as there are.
`Any` is any JSON.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias, TypedDict, TypeVar

Table = TypeVar("Table")
Step = TypeVar("Step")

Seat: TypeAlias = Annotated[str, "A seat, by its name."]


class View(TypedDict, Generic[Table, Step]):
    """All that a seat, a spectator or the referee may know now."""

    game: str
    eyes: Seat | None
    """Who looks: a seat, `*` for the referee, nobody for a spectator."""
    seats: list[Seat]
    seal: str
    """The hash that seals the seed until the end; empty where nothing is sealed."""
    outcome: OutcomeView | None
    """How the game ended; nothing while it is played."""
    decisions: list[DecisionView]
    """What these eyes are asked now."""
    waiting: list[WaitingView]
    """Whom the table waits for, as far as everybody may know."""
    steps: list[Step]
    """What the game is in the middle of, the step in charge last."""
    table: Table


class OutcomeView(TypedDict):
    """Who won, in which way, and by which rule."""

    winners: list[Seat]
    ending: str
    rule: str


class WaitingView(TypedDict):
    """Somebody who has to decide; a private question is to nobody and of the kind `respond`."""

    seat: Seat | None
    kind: str


class DecisionView(TypedDict):
    """One question to the seat whose eyes the view has."""

    kind: str
    required: bool
    """Whether the game waits for it; an optional one may be taken or left."""
    actions: SpaceView
    """All legal answers."""


# Spaces of choices (choices.py).


class ListedView(TypedDict):
    """One of these."""

    listed: list[Any]


class RangeView(TypedDict):
    """A whole number, from the first to the last."""

    range: Annotated[list[int], tuple[int, int]]


class SubsetsView(TypedDict):
    """Low to high different members of a pool."""

    subsets: SpaceView
    low: int
    high: int


class CountsView(TypedDict):
    """How many of each member of a pool, from its least to its limit, low to high in all."""

    counts: SpaceView
    limits: list[int]
    least: list[int]
    low: int
    high: int


class ProductView(TypedDict):
    """Actions of one kind of one seat, with a choice for each field."""

    product: str
    seat: Seat
    fields: dict[str, SpaceView]


class SumView(TypedDict):
    """Several spaces, one after the other."""

    sum: list[SpaceView]


SpaceView: TypeAlias = ListedView | RangeView | SubsetsView | CountsView | ProductView | SumView
