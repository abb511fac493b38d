"""Chat in a store: lines for everybody, and lines that only some seats hear.

Those stand in a table of their own, once for each who hears them and numbered for each: no number,
no limit and no older version of the server tells anybody else of them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from landsraad.server.store.errors import ChatFull
from landsraad.server.store.operations import Query, Steps, ask, lock
from landsraad.server.store.values import MOST_LINES, ChatRow, Notification, now

CHAT_COLUMNS = "number, time, seat, name, text"


def say(table: str, seat: str | None, name: str, text: str, key: str) -> Steps[ChatRow]:
    yield from lock(table)
    done = yield from ask(
        f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? AND idempotency_key = ?", table, key
    )
    if done:
        return ChatRow(*done[0])
    rows = yield from ask("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = ?", table)
    number = rows[0][0] + 1
    if number > MOST_LINES:
        raise ChatFull(f"The chat of this table is full: it holds {MOST_LINES} lines.")
    line = ChatRow(number, now(), seat, name, text)
    yield Query(
        f"INSERT INTO chat (table_id, {CHAT_COLUMNS}, idempotency_key) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, line.number, line.time, line.seat, line.name, line.text, key),
    )
    yield Notification(table, number, "chat")
    return line


def chat(table: str, since: int, most: int) -> Steps[tuple[ChatRow, ...]]:
    """The newest lines after `since`, oldest first."""
    rows = yield from ask(
        f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? AND number > ? "
        "ORDER BY number DESC LIMIT ?",
        table,
        since,
        most,
    )
    return tuple([ChatRow(*row) for row in reversed(rows)])


PRIVATE_COLUMNS = f"{CHAT_COLUMNS}, channel"


def say_in_private(
    table: str, seat: str, name: str, text: str, key: str, channel: tuple[str, ...]
) -> Steps[ChatRow]:
    yield from lock(table)
    done = yield from ask(
        f"SELECT {PRIVATE_COLUMNS} FROM private_chat "
        "WHERE table_id = ? AND hearer = ? AND idempotency_key = ?",
        table,
        seat,
        key,
    )
    if done:
        return _private_line(done[0])
    message = ChatRow(0, now(), seat, name, text, channel)
    for hearer in channel:
        yield from _hear_in_private(table, hearer, message, key)
    yield Notification(table, 0, "chat")
    return message


def _hear_in_private(table: str, hearer: str, message: ChatRow, key: str) -> Steps[None]:
    """A full book loses its oldest line: a refusal would tell how much others have said."""
    rows = yield from ask(
        "SELECT COALESCE(MAX(number), 0) FROM private_chat WHERE table_id = ? AND hearer = ?",
        table,
        hearer,
    )
    number = rows[0][0] + 1
    channel = json.dumps(message.channel)
    yield Query(
        f"INSERT INTO private_chat (table_id, hearer, {PRIVATE_COLUMNS}, idempotency_key) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table,
            hearer,
            number,
            message.time,
            message.seat,
            message.name,
            message.text,
            channel,
            key,
        ),
    )
    yield Query(
        "DELETE FROM private_chat WHERE table_id = ? AND hearer = ? AND number <= ?",
        (table, hearer, number - MOST_LINES),
    )


def private_chat(table: str, hearer: str, since: int, most: int) -> Steps[tuple[ChatRow, ...]]:
    """The newest lines after `since` that a seat has heard among some, oldest first."""
    rows = yield from ask(
        f"SELECT {PRIVATE_COLUMNS} FROM private_chat "
        "WHERE table_id = ? AND hearer = ? AND number > ? ORDER BY number DESC LIMIT ?",
        table,
        hearer,
        since,
        most,
    )
    return tuple([_private_line(row) for row in reversed(rows)])


def _private_line(row: Sequence[Any]) -> ChatRow:
    *line, channel = row
    return replace(ChatRow(*line), channel=tuple(json.loads(channel)))
