"""Notifications: what other processes on the same database have stored reaches sessions here."""

from __future__ import annotations

from landsraad.server.store import Notification, Subscription
from landsraad.server.store.values import LARGEST_NUMBER
from landsraad.server.tables.background import BackgroundTasks, errors_logged
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.table_session import TableSession

EVERYTHING = Notification("", LARGEST_NUMBER, "table")
"""Stands for notifications that were lost: whatever there is, read it."""


async def follow_notifications(
    subscription: Subscription, sessions: SessionCache, sync: SessionSync, tasks: BackgroundTasks
) -> None:
    """Update the sessions that notifications are about, until the store is closed."""
    async with subscription:
        async for notification in subscription:
            if notification.what == "missed":
                for session in sessions:
                    hear(session, EVERYTHING, sync, tasks)
                continue
            found = sessions.find(notification.table)
            if found is not None and is_news(found, notification):
                hear(found, notification, sync, tasks)


def hear(
    session: TableSession, notification: Notification, sync: SessionSync, tasks: BackgroundTasks
) -> None:
    """Follow a notification; where nobody looks, as soon as somebody asks for the table."""
    if session.is_followed:
        tasks.spawn(_follow(session, notification, sync))
    else:
        session.has_news = True


def is_news(session: TableSession, notification: Notification) -> bool:
    """Whether it says more than the session knows; our own appends do not."""
    return notification.what != "entries" or notification.reached > session.log.length


async def _follow(session: TableSession, notification: Notification, sync: SessionSync) -> None:
    with errors_logged("a notification of a table could not be followed"):
        if notification.what == "chat":
            await sync.read_chat(session)
        else:
            row = notification.what == "table"
            await sync.update(session, log_length=notification.reached, row=row)
