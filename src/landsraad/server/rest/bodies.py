"""Bodies: what requests bring along."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from landsraad.kernel.setup import LONGEST_WORD
from landsraad.server.store import LONGEST_NAME

DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
"""Signs that would turn the text around a name."""


def readable(name: str) -> str:
    """A name that people can read and that stays in its line."""
    if any(unicodedata.category(sign) == "Cc" or sign in DIRECTIONS for sign in name):
        raise ValueError("a name has no control characters")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(readable),
]
ShortText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Player = Annotated[str, StringConstraints(pattern=r"^(me|open|bot:[a-z0-9_]{1,40})$")]


class Body(BaseModel):
    """Base of all of them: what is not known is refused."""

    model_config = ConfigDict(extra="forbid")


class NewName(Body):
    """A name that others see."""

    name: Name = Field(examples=["Irulan"])


class NewTable(Body):
    """What a table is made with."""

    game: ShortText = Field(description="See `GET /api/games`.", examples=["dune"])
    name: Name = Field(description="What people call it.", examples=["Sietch Tabr"])
    seats: list[ShortText] | None = Field(
        None,
        max_length=50,
        description="Who plays, in table order; null for the game's own line-up.",
        examples=[["atreides", "harkonnen", "fremen"]],
    )
    options: dict[str, Any] = Field(
        default_factory=dict,
        description="Options of the game; those unsaid stay at their defaults.",
        examples=[{"ruleset": "advanced"}],
    )
    players: dict[ShortText, Player] = Field(
        default_factory=dict,
        description="Who plays a seat: `me`, `open` (for who gets its link) or `bot:NAME`. "
        "Seats unsaid are open.",
        examples=[{"atreides": "me", "harkonnen": "bot:recruit"}],
    )
    limit: int | None = Field(
        None,
        ge=1,
        le=31_536_000,
        description="Seconds for a decision; then a bot takes over. Null for no limit.",
        examples=[86_400],
    )
    pace: Literal["quick", "human", "slow"] = Field(
        "human", description="How long bots seem to think."
    )


class StartOptions(Body):
    """How a game begins."""

    fill: ShortText | None = Field(
        None, description="A bot for the seats that nobody holds.", examples=["recruit"]
    )


class PresentedLink(Body):
    """A link that somebody was given."""

    token: Secret


class BotChoice(Body):
    """The bot that plays a seat for a while."""

    bot: ShortText = Field(examples=["recruit"])


class NewCommitment(Body):
    """What binds a player to a word without revealing it."""

    commitment: Hash = Field(
        description="SHA-256 of the text `landsraad word SEAT WORD`, in hexadecimal.",
        examples=["3f7a0c5e" * 8],
    )


class RevealedWord(Body):
    """The word that a player has committed to."""

    word: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_WORD)] = Field(
        description="One line of visible text; better random than clever.",
        examples=["vG1k0bY3m8Qe5sJ2nT7xPw"],
    )


class TicketRequest(Body):
    """Through whose eyes a socket is to look."""

    seats: list[ShortText] | None = Field(
        None,
        max_length=50,
        description="Seats that you hold. Null: all of them, or the spectators' eyes if you hold "
        "none. Empty: the spectators'.",
    )
    link: Secret | None = Field(
        None, description="The token of the link for spectators, if that is your way in."
    )


class RecordImport(Body):
    """A game that was played elsewhere."""

    name: Name = Field(description="What people call the new table.", examples=["The old final"])
    record: dict[str, Any] = Field(description="As `GET /api/tables/{table}/record` gives it.")
