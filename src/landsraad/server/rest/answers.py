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


class CurvePoint(Struct):
    """Winning chances after so many actions.

    Attributes:
        after: so many actions. `turn`: in which.
        chances: of each seat to be among the winners, as a spectator could know it.
        errors: the standard errors of these.
    """

    after: int
    turn: int
    chances: dict[str, float]
    errors: dict[str, float]


class TurningPoint(Struct):
    """A moment that decided.

    Attributes:
        start: so many actions before it, and `end` after it.
        turn: in which.
        action: what was done; null if there are several actions between start and end.
        events: that came of it, the last ones, as the referee saw them.
        seat: whose chance changed most, from `before` to `after`, with this standard `error`.
        clear: whether that is more than chance explains.
        luck: the part of it that dice, cards and secrets did; null if that was not found out.
        choice: the part of the decision.
    """

    start: int
    end: int
    turn: int
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    seat: str
    before: float
    after: float
    error: float
    clear: bool
    luck: float | None
    choice: float | None


class JudgedDecision(Struct):
    """A decision beside others.

    Attributes:
        after: so many actions. `turn`: in which.
        played: what was done, and the `chance` that it gave, with this standard `error`.
        usual: the chance if a bot had decided.
        better: the best other action that was tried, and what chance it `could` have given.
    """

    after: int
    turn: int
    played: dict[str, Any]
    chance: float
    usual: float
    better: dict[str, Any]
    could: float
    error: float


class JudgedPlayer(Struct):
    """The best and the worst decision of a seat; null if none was clear."""

    seat: str
    best: JudgedDecision | None
    worst: JudgedDecision | None


class Findings(Struct):
    """Where a game was decided.

    Attributes:
        bot: that played on.
        playouts: so many games.
        actions: of the whole game.
        seats: whose chances these are.
        curve: the moments that were looked at.
        turning_points: those that decided, in the order of the game.
        luck_share: how much of the changes that were taken apart was luck.
        players: with their best and worst decisions.
    """

    bot: str
    playouts: int
    actions: int
    seats: list[str]
    curve: list[CurvePoint]
    turning_points: list[TurningPoint]
    luck_share: float | None
    players: list[JudgedPlayer]


class Analysis(Struct):
    """How far an analysis is.

    Attributes:
        progress: the share of it that is done, from 0 to 1.
        found: null as long as it goes on.
        sequences: how many events the referee had seen after each number of actions; there the
            replay shows it.
    """

    progress: float
    found: Findings | None
    sequences: list[int]


class Health(Struct):
    """All is well; otherwise the answer is a problem."""

    ok: bool
