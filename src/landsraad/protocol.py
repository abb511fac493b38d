"""Protocol: what travels over the socket of a table, for the server and for every client.

Every frame is one JSON object with a `type`. One socket serves one table and one or several pairs
of eyes: the seats that its owner plays in this browser, or the spectators' (null).

    server                                   client
    welcome, then a scene for each eyes
                                             act (key, expected, action)
    scene … (to everybody who sees a change)
    accepted (key), after the commit

`sequence` counts the events that these eyes have seen, so it says nothing about events they have
not seen. The scenes of one pair of eyes follow each other without a gap: `sequence` grows by the
number of `events`. An action carries the sequence it was meant for. A client that connects again
says how far it had got and is sent the events since then; a request repeated under the same key is
answered as the first time and never carried out twice.

The classes below are the specification: the JSON Schema and the client's types are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from landsraad.kernel.values import laid_over

VERSION: Final = 2

LONGEST_FRAME: Final = 65_536
"""Bytes of a frame from a client."""

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""Made up by the client for one request and used again only to repeat that request."""
EventCount = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
"""A number of events that a seat has seen."""
Seat = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Channel = Annotated[list[Seat], Meta(max_length=20)]
"""The seats that hear what is said among them, in the order of the table."""
D = TypeVar("D")

# From a client.


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of everything that a client sends."""


class Act(Request, tag="act"):
    """Play an action: the JSON form of one of the actions offered to a seat of this socket."""

    key: Key
    expected: EventCount
    action: dict[str, Any]


class Undo(Request, tag="undo"):
    """Take back this seat's last action, if nothing was drawn or revealed since."""

    key: Key
    expected: EventCount
    seat: Seat


class Propose(Request, tag="propose"):
    """Ask everybody to take the game back to where this seat had seen `to` events."""

    key: Key
    expected: EventCount
    seat: Seat
    to: EventCount


class Consent(Request, tag="consent"):
    """Agree to the open proposal, or turn it down; the seat that made it can so withdraw it."""

    key: Key
    expected: EventCount
    seat: Seat
    agree: bool


class Say(Request, tag="say"):
    """Say something at the table. `seat` is null for a spectator.

    It is for everybody, unless `channel` names the seats among which this one may talk in secret
    now: those of its last scene. Any other channel is refused.
    """

    key: Key
    seat: Seat | None
    text: ChatText
    channel: Channel | None = None


FromClient = Act | Undo | Propose | Consent | Say


# From the server.


class Message(Struct, tag_field="type"):
    """Base of everything that the server sends."""


class Seated(Struct):
    """A seat, as everybody at the table sees it.

    Attributes:
        seat: its name.
        name: of the person who holds it; null if nobody does.
        bot: the bot that plays it at present; null if a person does.
        here: whether somebody looks through its eyes just now.
        mine: whether the reader holds it.
        commitment: to the word that its player puts into the chance of the game: SHA-256 of the
            text `landsraad word SEAT WORD`, in hexadecimal. Null in a list of tables.
        word: that word, once it is revealed and as long as it counts. Null in a list of tables.
        swap: the seat that its holder would like to have instead, before the game begins.
        open: somebody new may sit down here, though the game has begun.
        newcomers: names of those who took the seat over after the game had begun, in order.
    """

    seat: str
    name: str | None
    bot: str | None
    here: bool
    mine: bool
    commitment: str | None = None
    word: str | None = None
    swap: str | None = None
    open: bool = False
    newcomers: list[str] = []


class SeatVote(Struct):
    """Some want something to become of a seat; it happens once nobody is `missing`.

    Attributes:
        seat: that it is about.
        choice: `open` (somebody new may sit down) or `bot:NAME` (that bot plays it).
        agreed: seats of those who want it.
        missing: seats of those who have to agree as well.
    """

    seat: str
    choice: str
    agreed: list[str]
    missing: list[str]


class TableInfo(Struct):
    """A table without its game.

    Attributes:
        id: its address.
        name: what people call it.
        game: what is played.
        options: what was chosen for the game.
        seats: in table order.
        started: the game has begun.
        over: the game has ended.
        archived: it has been put into the archive.
        host: the reader made this table.
        seal: proves later that the seed was not exchanged; see `landsraad verify`. Empty at a
            table that has none: its past was imported, so whoever brought it may know the future.
        limit: seconds that a person has for a decision before a bot takes over; null if no limit.
        window: seconds that a response window is open; null if everybody answers in their own time.
        hotseat: somebody may hold several seats.
        imported: the game was begun elsewhere and brought here as a record.
        votes: about seats, since the game has begun.
        pace: how long bots seem to think: `quick`, `human` or `slow`.
        lesson: the lesson that is given at it; null if none is.
        hints: people may ask what a mentat would do in their place.
        hints_taken: how many each seat took; told after the end.
    """

    id: str
    name: str
    game: str
    options: dict[str, Any]
    seats: list[Seated]
    started: bool
    over: bool
    archived: bool
    host: bool
    seal: str
    limit: int | None
    window: int | None = None
    hotseat: bool = True
    imported: bool = False
    votes: list[SeatVote] = []
    pace: str = "human"
    lesson: str | None = None
    hints: bool = False
    hints_taken: dict[str, int] = {}


class ChatLine(Struct):
    """A line of chat, numbered from 1. `time` is in milliseconds since 1970.

    `channel` are the seats that hear it, null if everybody does. A line that only some hear has a
    number for each of them: how many they have heard like that.
    """

    number: int
    time: int
    seat: str | None
    name: str
    text: str
    channel: list[str] | None = None


class Proposal(Struct):
    """Somebody wants to go back to where the reader had seen `to` events."""

    seat: str
    to: int
    agreed: list[str]
    missing: list[str]


class Window(Struct):
    """A response window: for a fixed time some may do something about what has just happened.

    Nobody can tell who. What is answered is done when it closes; who has not answered by then lets
    it be. Times are in milliseconds since 1970.

    Attributes:
        opened: when.
        closes: when; null if it waits for somebody who is alone with bots.
    """

    opened: int
    closes: int | None


class Welcome(Message, tag="welcome"):
    """The first message. Scenes follow if the game has begun.

    Attributes:
        protocol: its version.
        table: without its game.
        eyes: of this socket.
        chat: the latest lines.
        readings: how the rules are read at this table, where they can be read in several ways.
        private_chat: by seat of this socket, the latest lines that only it and some others hear.
    """

    protocol: int
    table: TableInfo
    eyes: list[str | None]
    chat: list[ChatLine]
    readings: dict[str, Any]
    private_chat: dict[str, list[ChatLine]] = {}


WhyNoUndo = Literal["nothing", "others", "shown", "over"]


class Scene(Message, tag="scene"):
    """What one pair of eyes sees now, and what it saw happen since the last scene.

    Attributes:
        eyes: whose they are; null for a spectator.
        sequence: how many events they have seen by now.
        events: those since the last scene, or since what was asked for when connecting. An event
            `taken_back` says that all after the first `to` of them no longer count; `acted` stands
            for an action of one's own that led to nothing else to see; `seat_changed` says that
            somebody else plays a seat (`how`: bot, back, late, voted, opened, closed, joined,
            left).
        whole: nothing is left out. If false, what is not told again is as in the last scene that
            these eyes were sent on this socket.
        public: the view as far as everybody sees it: those of its fields, and of the parts of its
            `table`, that have changed.
        private: what these eyes see beside that, laid over it (see `SeenView`); null if it is the
            same as before.
        decisions: what this seat is asked; in a response window not what it has answered, and not
            what leaves it no choice. A number stands for a decision that is still the same:
            it is its place, from 0, in the last scene that these eyes were sent on this socket.
        may_undo: this seat may take back its last action, as far as it can know: it is refused if
            somebody has acted since, unseen.
        why_no_undo: why it may not: it has done `nothing` yet, `others` have acted since, what it
            did drew or showed something (`shown`), or the game is `over`; null if it may.
        proposal: to take back more than that.
        deadline: when a bot takes over, in milliseconds since 1970; null if it will not.
        window: the response window that is open; null if none is.
        answered: this seat has answered in it.
        channel: the seats that may talk in secret now, this one among them; empty if with nobody.
    """

    eyes: str | None
    sequence: int
    events: list[dict[str, Any]]
    whole: bool
    public: msgspec.Raw
    private: msgspec.Raw
    decisions: list[int | dict[str, Any]]
    may_undo: bool
    why_no_undo: WhyNoUndo | None
    proposal: Proposal | None
    deadline: int | None
    window: Window | None
    answered: bool
    channel: list[str] = []


class Accepted(Message, tag="accepted"):
    """It is done and stored. `sequence` is the seat's own after it; 0 where it has none."""

    key: str
    sequence: int


Code = Literal[
    "malformed",  # not a message, or not of this protocol
    "illegal",  # the rules forbid it: `rule` says which
    "stale",  # the seat has not seen all that happened: `sequence` is where it is now
    "not_yours",  # not a seat of this socket, or not asked anything
    "not_now",  # the game has not begun, is over, or cannot be taken back
    "unfit",  # too long, not a text, or a key that was used for something else
    "too_fast",  # more than the limits allow: ask again later
    "unavailable",  # the store cannot take it now: repeat it with the same key
]


class Refused(Message, tag="refused"):
    """Not done; nothing has changed.

    Attributes:
        key: of the request; null if it had none that could be read.
        code: the kind of reason.
        reason: in one sentence.
        rule: id of the rule that forbids it, or "".
        field: of the action, that is not offered like this, or "".
        sequence: how many events the seat has seen by now; 0 where it has none.
        why: which of the reasons that the catalogue has for this rule, or "".
        facts: what the reason names of the position.
    """

    key: str | None
    code: Code
    reason: str
    rule: str = ""
    field: str = ""
    sequence: int = 0
    why: str = ""
    facts: dict[str, Any] = {}


class Chat(Message, tag="chat"):
    """New lines for everybody, or those that a seat of this socket hears with some others."""

    lines: list[ChatLine]
    eyes: str | None = None


class TableChanged(Message, tag="table"):
    """Seats, bots, words, names, the archive or who is here have changed, or the game has begun."""

    table: TableInfo


class Bye(Message, tag="bye"):
    """The server closes the socket, and why."""

    code: Literal["stopping", "revoked", "too_slow", "too_fast", "malformed", "replaced"]


FromServer = Welcome | Scene | Accepted | Refused | Chat | TableChanged | Bye

encode = msgspec.json.Encoder().encode
"""A message as the bytes of a frame."""

_decoder = msgspec.json.Decoder(FromClient)


def read_request(frame: bytes | str) -> FromClient:
    """What a client sent; `msgspec.MsgspecError` if it is not a request."""
    request: FromClient = _decoder.decode(frame)
    return request


def expand_decisions(decisions: list[int | D], before: list[D]) -> list[D]:
    """The decisions of a scene in full; those that are still the same come from the one before."""
    return [before[each] if isinstance(each, int) else each for each in decisions]


class SeenView:
    """What one pair of eyes sees, put together from the scenes of one socket."""

    def __init__(self) -> None:
        self._public: dict[str, Any] = {}
        self._private: dict[str, Any] = {}
        self.decisions: list[Any] = []

    def take(
        self,
        whole: bool,
        public: dict[str, Any],
        private: dict[str, Any] | None,
        decisions: list[Any],
    ) -> None:
        """Go on by the next scene; these are fields of it."""
        if not whole:
            table = {**self._public["table"], **public["table"]}
            public = {**self._public, **public, "table": table}
        self._public = public
        self._private = self._private if private is None else private
        self.decisions = expand_decisions(decisions, self.decisions)

    @property
    def view(self) -> dict[str, Any]:
        """All of it."""
        return {**laid_over(self._public, self._private), "decisions": self.decisions}


def schema() -> dict[str, Any]:
    """JSON Schema of both directions: definitions, and the two unions by name."""
    (client, server), definitions = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**definitions, "FromClient": client, "FromServer": server},
    }
