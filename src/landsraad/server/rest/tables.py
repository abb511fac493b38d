"""Tables: making them, seats, bots and words, the beginning, the archive, and tickets."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, convert
from msgspec.structs import asdict

from landsraad.protocol import TableInfo
from landsraad.server.access import OF_A_SEAT, OF_SPECTATORS
from landsraad.server.rest.answers import Hint, MyTable, Ticket
from landsraad.server.rest.bodies import (
    BotChoice,
    NewCommitment,
    NewLesson,
    NewTable,
    PaceChoice,
    RevealedWord,
    StartOptions,
    SwapWish,
    TicketRequest,
    Vote,
)
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.visitor import Visitor, check_rate
from landsraad.server.store.values import hash_of, now
from landsraad.server.tables.new_tables import TableSettings
from landsraad.server.tables.response_windows import default_window
from landsraad.server.tables.table_info import listed_table_info
from landsraad.server.tables.table_status import round_of, tables_of_guest
from landsraad.server.tables.words import Commitment

endpoints = Endpoints("tables")

Archived = Annotated[bool, Meta(description="Those put away instead of the others.")]

TICKET_SECONDS: Final = 30
"""How long a ticket is good for."""


@endpoints.add("GET /api/tables", "My tables, those where it is my turn first.")
async def mine(visitor: Visitor, archived: Archived = False) -> list[MyTable]:
    """My tables: those I made and those where I hold a seat."""
    guest = visitor.guest.id
    rows = await tables_of_guest(visitor.server.store, guest, archived)
    return [
        MyTable(**asdict(listed_table_info(row, guest)), turn=turn, round=round_of(row))
        for row, turn in rows
    ]


@endpoints.add("POST /api/tables", "The new table.", 201)
async def create(visitor: Visitor, body: NewTable) -> TableInfo:
    """Make a table. Its seed is drawn here and sealed: nobody learns it before the end."""
    check_rate(visitor.rate_limits.tables, visitor.guest.id)
    visitor.maybe_session = await visitor.server.new_tables.create(
        visitor.guest,
        body.name,
        body.game,
        body.seats,
        body.options,
        body.players,
        TableSettings(
            body.limit,
            body.pace,
            default_window(body.limit) if body.window is UNSET else body.window,
            body.hotseat,
            hints=None if body.hints is UNSET else body.hints,
        ),
    )
    return visitor.table_info


@endpoints.add("POST /api/lessons", "The table of the lesson, its game begun.", 201)
async def learn(visitor: Visitor, body: NewLesson) -> TableInfo:
    """Take a lesson: a table at which partners play their parts and a coach leads the learner."""
    check_rate(visitor.rate_limits.tables, visitor.guest.id)
    visitor.maybe_session = await visitor.server.new_tables.create_lesson(
        visitor.guest, body.name, body.lesson, body.pace
    )
    await visitor.server.seating.begin(visitor.session, None)
    return visitor.table_info


@endpoints.add("GET /api/tables/{table}", "The table.")
async def look(visitor: Visitor) -> TableInfo:
    """A table without its game: who sits where, and how far it is."""
    return visitor.table_info


@endpoints.add("POST /api/tables/{table}/start", "The table, its game begun.")
async def start(visitor: Visitor, body: StartOptions | None) -> TableInfo:
    """Begin the game. Seats that nobody holds need a bot: `fill` names one for all of them.

    The words that have been revealed by then go into its chance; nobody waits for the others.
    """
    await visitor.server.seating.begin(visitor.session, None if body is None else body.fill)
    return visitor.table_info


@endpoints.add("POST /api/tables/{table}/archive", "The table, put away.")
async def archive(visitor: Visitor) -> TableInfo:
    """Put a table away: it stands in the list of archived tables, and can still be looked at."""
    await visitor.server.seating.archive(visitor.session, True)
    return visitor.table_info


@endpoints.add("DELETE /api/tables/{table}/archive", "The table, back again.")
async def unarchive(visitor: Visitor) -> TableInfo:
    """Bring a table back from the archive."""
    await visitor.server.seating.archive(visitor.session, False)
    return visitor.table_info


@endpoints.add("PUT /api/tables/{table}/pace", "The table, its bots at another pace.")
async def set_pace(visitor: Visitor, body: PaceChoice) -> TableInfo:
    """Change how long bots seem to think, also once the game has begun."""
    await visitor.server.seating.set_pace(visitor.session, body.pace)
    return visitor.table_info


@endpoints.add("DELETE /api/tables/{table}/hints", "The table, without hints.")
async def object_to_hints(visitor: Visitor) -> TableInfo:
    """Object to hints: from now on nobody gets any at this table."""
    await visitor.server.seating.end_hints(visitor.session)
    return visitor.table_info


# Seats.


@endpoints.add("DELETE /api/tables/{table}/seats/{seat}", "The table with a free seat.")
async def leave(visitor: Visitor, seat: str) -> TableInfo:
    """Leave a seat.

    Before the game begins the host can free the seat of somebody else, whose link is then revoked.
    Once it has begun only its holder can leave, and a bot plays on.
    """
    await visitor.server.seating.leave(visitor.session, seat, visitor.guest.id)
    return visitor.table_info


@endpoints.add("PUT /api/tables/{table}/seats/{seat}/bot", "The table, a bot at the seat.")
async def hand_over(visitor: Visitor, seat: str, body: BotChoice) -> TableInfo:
    """Let a bot play a seat. Its holder still holds it, and can take it back.

    Before the game begins the host says so for any seat; once it has begun, only its holder.
    """
    await visitor.server.seating.hand_over(visitor.session, seat, body.bot)
    return visitor.table_info


@endpoints.add("DELETE /api/tables/{table}/seats/{seat}/bot", "The table without that bot.")
async def take_back(visitor: Visitor, seat: str) -> TableInfo:
    """Let the holder of a seat play it again; if they were late, their time begins anew."""
    await visitor.server.seating.hand_over(visitor.session, seat, None)
    return visitor.table_info


@endpoints.add("PUT /api/tables/{table}/seats/{seat}/swap", "The table, with the wish or swapped.")
async def swap(visitor: Visitor, seat: str, body: SwapWish) -> TableInfo:
    """Wish to have another seat instead of one's own, before the game begins.

    When the holder of the other one wishes the same, both change places. A free seat is taken at
    once. Commitments of both seats are void then.
    """
    await visitor.server.seating.swap(visitor.session, seat, body.other)
    return visitor.table_info


@endpoints.add("DELETE /api/tables/{table}/seats/{seat}/swap", "The table, without such wishes.")
async def decline_swap(visitor: Visitor, seat: str) -> TableInfo:
    """Withdraw one's wish to swap this seat, or decline those of others."""
    await visitor.server.seating.decline_swap(visitor.session, seat)
    return visitor.table_info


@endpoints.add(
    "PUT /api/tables/{table}/seats/{seat}/vote", "The table, with the vote or its result."
)
async def vote(visitor: Visitor, seat: str, body: Vote) -> TableInfo:
    """Vote what is to become of another seat, once the game has begun.

    It happens when all people but its holder want the same: a bot plays it until its holder takes
    it back, or it is open to somebody new, for which two have to agree at least.
    """
    voter = visitor.session.seats_held_by(visitor.guest.id)[0]
    await visitor.server.seating.vote(visitor.session, voter, seat, body.choice or "")
    return visitor.table_info


@endpoints.add("POST /api/tables/{table}/seats/{seat}/hint", "What a mentat would do.")
async def hint(visitor: Visitor, seat: str) -> Hint:
    """What a mentat would do in one's place, from what the seat may know.

    Only at tables that were made with hints. After the end everybody sees who took how many.
    """
    check_rate(visitor.rate_limits.hints, visitor.guest.id)
    return convert(await visitor.server.hints.take(visitor.session, seat), Hint)


# Words.


@endpoints.add("PUT /api/tables/{table}/seats/{seat}/commitment", "The table, with the commitment.")
async def commit(visitor: Visitor, seat: str, body: NewCommitment) -> TableInfo:
    """Commit to a word that goes into the chance of the game, before it begins.

    It can be replaced until somebody has revealed a word. If somebody sits down after that,
    commitments and words are void, and everybody commits anew.
    """
    made = Commitment(body.commitment, visitor.guest.id)
    await visitor.server.seating.commit_to_word(visitor.session, seat, made)
    return visitor.table_info


@endpoints.add("PUT /api/tables/{table}/seats/{seat}/word", "The table, with the word.")
async def reveal(visitor: Visitor, seat: str, body: RevealedWord) -> TableInfo:
    """Reveal one's word, once every seat that a person plays has a commitment."""
    await visitor.server.seating.reveal_word(visitor.session, seat, body.word)
    return visitor.table_info


# The way in.


@endpoints.add("POST /api/tables/{table}/ticket", "The ticket.")
async def ticket(visitor: Visitor, body: TicketRequest | None) -> Ticket:
    """A ticket for the socket of this table: `/api/tables/{table}/socket?ticket=TICKET`.

    A socket looks through the eyes of one or several seats that its holder has, or through the
    spectators'. What travels over it is described by `/api/protocol.json`.
    """
    wanted = body or TicketRequest()
    await visitor.use_link(wanted.link)
    seats = wanted.seats
    if seats is None:
        seats = list(visitor.session.seats_held_by(visitor.guest.id))
    for seat in seats:
        visitor.check_access(OF_A_SEAT, seat)
    if not seats:
        visitor.check_access(OF_SPECTATORS)
    token = await visitor.server.store.new_ticket(
        {
            "table": visitor.session.row.id,
            "guest": visitor.guest.id,
            "name": visitor.guest.name,
            "eyes": list(dict.fromkeys(seats)) or [None],
            "link": hash_of(wanted.link) if wanted.link is not None and visitor.linked else None,
        },
        now() + 1000 * TICKET_SECONDS,
    )
    return Ticket(token, TICKET_SECONDS)
