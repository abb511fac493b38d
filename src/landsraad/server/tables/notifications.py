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
                    deliver(session, EVERYTHING, sync, tasks)
                continue
            found = sessions.find(notification.table)
            if found is not None and is_news(found, notification):
                deliver(found, notification, sync, tasks)


def deliver(
    session: TableSession, notification: Notification, sync: SessionSync, tasks: BackgroundTasks
) -> None:
    """Read what was stored if somebody looks at the table, else only note that there is news."""
    if session.is_followed:
        tasks.spawn(_read_news(session, notification, sync))
    else:
        session.has_news = True


def is_news(session: TableSession, notification: Notification) -> bool:
    """Whether it says more than the session knows; our own appends do not."""
    return notification.what != "entries" or notification.reached > session.log.length


async def _read_news(session: TableSession, notification: Notification, sync: SessionSync) -> None:
    with errors_logged("what a notification is about could not be read"):
        if notification.what == "chat":
            await sync.read_chat(session)
        else:
            row = notification.what == "table"
            await sync.update(session, log_length=notification.reached, row=row)
