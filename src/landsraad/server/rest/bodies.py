"""Bodies: what requests bring along."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from landsraad.kernel.setup import LONGEST_WORD
from landsraad.server.problems import Misfit
from landsraad.server.store import LONGEST_NAME
from landsraad.server.visible_text import Unreadable, check_name

Name = Annotated[
    str,
    # Counted by `read_name`, without the space around it.
    Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME}),
]
ShortText = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Player = Annotated[str, Meta(pattern=r"^(me|open|bot:[a-z0-9_]{1,40})(?!\n)$")]
Players = Annotated[list[Player], Meta(max_length=50)]
Seats = Annotated[list[ShortText], Meta(max_length=50)]
Seconds = Annotated[int, Meta(ge=1, le=31_536_000)]
Pace = Annotated[
    Literal["quick", "human", "slow"], Meta(description="How long bots seem to think.")
]
WindowSeconds = Annotated[int, Meta(ge=1, le=120)]
Choice = Annotated[str, Meta(pattern=r"^(open|bot:[a-z0-9_]{1,40})(?!\n)$")]


def read_name(name: str) -> str:
    """The name of a body, as others will see it."""
    try:
        return check_name(name)
    except Unreadable as wrong:
        raise Misfit(str(wrong), "name") from None


class Body(Struct, forbid_unknown_fields=True):
    """Base of all of them: what is not known is refused."""


class NewName(Body):
    """A name that others see."""

    name: Annotated[Name, Meta(examples=["Irulan"])]

    def __post_init__(self) -> None:
        self.name = read_name(self.name)


class NewTable(Body):
    """What a table is made with."""

    game: Annotated[ShortText, Meta(description="See `GET /api/games`.", examples=["dune"])]
    name: Annotated[Name, Meta(description="What people call it.", examples=["Sietch Tabr"])]
    seats: Annotated[
        Seats | None,
        Meta(
            description="Who plays, in table order; null for the game's own line-up.",
            examples=[["atreides", "harkonnen", "fremen"]],
        ),
    ] = None
    options: Annotated[
        dict[str, Any],
        Meta(
            description="Options of the game; those unsaid stay at their defaults.",
            examples=[{"ruleset": "advanced"}],
        ),
    ] = field(default_factory=dict)
    players: Annotated[
        dict[ShortText, Player] | Players,
        Meta(
            description="Who plays a seat: `me`, `open` (for who gets its link) or `bot:NAME`. "
            "Seats unsaid are open. To a list of players `seats` are dealt at random.",
            examples=[{"atreides": "me", "harkonnen": "bot:recruit"}],
        ),
    ] = field(default_factory=dict)
    limit: Annotated[
        Seconds | None,
        Meta(
            description="Seconds for a decision; then a bot takes over. Null for no limit.",
            examples=[86_400],
        ),
    ] = None
    pace: Pace = "human"
    window: Annotated[
        WindowSeconds | UnsetType | None,
        Meta(
            description="Seconds to respond to what somebody does, the same whoever can; null if "
            "everybody answers in their own time. Unsaid: 3, or null with a limit of an hour or "
            "more.",
            examples=[6],
        ),
    ] = UNSET
    hotseat: Annotated[
        bool,
        Meta(description="Somebody may hold several seats; so it is if several are `me`."),
    ] = False
    hints: Annotated[
        bool | UnsetType,
        Meta(
            description="People may ask what a mentat would do; everybody sees who took how many "
            "after the end. Unsaid: only if one person plays, and bots have the other seats.",
        ),
    ] = UNSET

    def __post_init__(self) -> None:
        self.name = read_name(self.name)


class NewLesson(Body):
    """Which lesson somebody takes."""

    lesson: Annotated[ShortText, Meta(examples=["dune"])]
    name: Annotated[Name, Meta(description="What people call the table.", examples=["My first"])]
    pace: Pace = "human"

    def __post_init__(self) -> None:
        self.name = read_name(self.name)


class PaceChoice(Body):
    """Another pace for the bots of a table."""

    pace: Pace


class StartOptions(Body):
    """How a game begins."""

    fill: Annotated[
        ShortText | None,
        Meta(description="A bot for the seats that nobody holds.", examples=["recruit"]),
    ] = None


class PresentedLink(Body):
    """A link that somebody was given."""

    token: Secret


class BotChoice(Body):
    """The bot that plays a seat for a while."""

    bot: Annotated[ShortText, Meta(examples=["recruit"])]


class SwapWish(Body):
    """The seat that somebody would like to have instead of their own."""

    other: Annotated[ShortText, Meta(examples=["fremen"])] = field(name="with")


class Vote(Body):
    """What is to become of a seat; null withdraws one's vote."""

    choice: Annotated[Choice | None, Meta(examples=["bot:recruit"])]


class NewCommitment(Body):
    """What binds a player to a word without revealing it."""

    commitment: Annotated[
        Hash,
        Meta(
            description="SHA-256 of the text `landsraad word SEAT WORD`, in hexadecimal.",
            examples=["3f7a0c5e" * 8],
        ),
    ]


class RevealedWord(Body):
    """The word that a player has committed to."""

    word: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=LONGEST_WORD,
            description="One line of visible text; better random than clever.",
            examples=["vG1k0bY3m8Qe5sJ2nT7xPw"],
        ),
    ]


class TicketRequest(Body):
    """Through whose eyes a socket is to look."""

    seats: Annotated[
        Seats | None,
        Meta(
            description="Seats that you hold. Null: all of them, or the spectators' eyes if you "
            "hold none. Empty: the spectators'."
        ),
    ] = None
    link: Annotated[
        Secret | None,
        Meta(description="The token of the link for spectators, if that is your way in."),
    ] = None


class RecordImport(Body):
    """A game that was played elsewhere."""

    name: Annotated[
        Name, Meta(description="What people call the new table.", examples=["The old final"])
    ]
    record: Annotated[
        dict[str, Any], Meta(description="As `GET /api/tables/{table}/record` gives it.")
    ]

    def __post_init__(self) -> None:
        self.name = read_name(self.name)
