"""Answers: what endpoints give back."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from landsraad.protocol import TableInfo


class Me(Struct):
    """A guest, as they see themselves."""

    id: Annotated[str, Meta(examples=["9hV0pXk2sM1dQw7e"])]
    name: Annotated[str, Meta(examples=["Irulan"])]


class NewGuest(Me):
    """A new guest. The token proves who they are; it is told once, here."""

    token: Annotated[
        str, Meta(description="For `Authorization: Bearer`; a browser keeps a cookie.")
    ]


class Playable(Struct):
    """A game: its seats, who can play, what can be chosen, and the bots that play it.

    The values of an option travel as choice spaces do: `listed` values or a `range`.
    """

    seats: list[str]
    fewest: int
    suggested: Annotated[
        dict[str, list[str]], Meta(description="Line-ups by number of players, as in the book.")
    ]
    options: list[dict[str, Any]]
    bots: list[str]


class MyTable(TableInfo, kw_only=True):
    """A table in a guest's list.

    Attributes:
        turn: the game waits for a seat that they play themselves.
        round: the turn or round that the game is in; 0 before the first.
    """

    turn: bool
    round: int


class Token(Struct):
    """A link. People are given it as `/join#TOKEN`: what stands behind # reaches no server log."""

    token: str


class Invitation(Struct):
    """Where a link leads: to a seat, or to the spectators (null)."""

    table: str
    name: str
    game: str
    seat: str | None
    taken: Annotated[bool, Meta(description="Somebody holds the seat already.")]
    imported: Annotated[
        bool,
        Meta(
            description="The game was brought here as a record: its past may have been made up, "
            "and its future may be known to who brought it."
        ),
    ]


class Ticket(Struct):
    """Opens one socket, once, within so many seconds."""

    ticket: str
    seconds: int


class Suggested(Struct):
    """Something that a seat could do.

    Attributes:
        action: as `act` takes it; null to let pass what is optional.
        chance: to win after it; null if nothing was tried.
        low: the lowest that the chance may be, as far as luck is concerned.
        high: the highest.
        behind: by how much the chance is lower than that of the first.
        reasons: ids of messages in the catalogues of the game, the most important first.
    """

    action: dict[str, Any] | None
    chance: float | None
    low: float
    high: float
    behind: float
    reasons: list[str]


class Hint(Struct):
    """What a mentat would do, the best first; `close` if the first two are too close to call."""

    suggestions: list[Suggested]
    close: bool
    playouts: int


class Moment(Struct):
    """Something that these eyes saw happen. `sequence` counts the events they had seen by then."""

    sequence: int
    time: Annotated[int, Meta(description="Milliseconds since 1970.")]
    events: list[dict[str, Any]]


class Replay(Struct):
    """All that these eyes saw happen. Null stands for the spectators', "*" for the referee's."""

    eyes: str | None
    moments: list[Moment]


class MomentView(Struct):
    """What these eyes saw at a moment."""

    sequence: int
    view: dict[str, Any]


class Health(Struct):
    """All is well; otherwise the answer is a problem."""

    ok: bool
