"""What a store refuses, drawn once.

StoreError
 ├─ Stale              somebody else was faster: says how long the log is now
 ├─ Repeated           done before under this key: says how long the log was then
 ├─ NotFound           no such table, seat or guest
 ├─ SeatTaken          somebody else holds the seat
 ├─ Unfit              a value that is too long, empty or no plain text
 ├─ ChatFull           the table has all the lines it can hold
 ├─ Unavailable        nothing is wrong with the request: ask again later, with the same key
 │   ├─ Locked             another program keeps the database to itself
 │   ├─ Full               no room left on the disk
 │   └─ Unreachable        the database does not answer, or not as it should
 ├─ NewerDatabase      written by a newer version than this one
 └─ BadBackup          not a backup, not a whole one, or no place for it

Each message is one sentence. None of them carries a secret.

What was refused with `Unavailable` has almost always left no trace, but if the database fell silent
in the very moment of the commit nobody can know: a repetition under the same idempotency key is
right in both cases.
"""

from __future__ import annotations

from landsraad.kernel.errors import LandsraadError


class StoreError(LandsraadError):
    """Base of everything that a store refuses."""


class Stale(StoreError):
    """The table has moved on.

    Attributes:
        current: the length of its log now.
    """

    def __init__(self, current: int) -> None:
        super().__init__(f"The table has moved on and is at {current} now.")
        self.current = current


class Repeated(StoreError):
    """It was done before, under the same key; nothing has changed now.

    Attributes:
        log_length: the length of the log after it.
    """

    def __init__(self, log_length: int) -> None:
        super().__init__(f"This was done before and led to {log_length}.")
        self.log_length = log_length


class NotFound(StoreError):
    """No such table, seat or guest."""


class SeatTaken(StoreError):
    """Somebody else holds the seat."""


class Unfit(StoreError):
    """A value that the store does not take."""


class ChatFull(StoreError):
    """The table has all the lines of chat it can hold."""


class Unavailable(StoreError):
    """The database cannot do it now; later it can."""


class Locked(Unavailable):
    """Another program keeps the database to itself."""

    def __init__(self) -> None:
        super().__init__("The database is locked by another program, so nothing was stored.")


class Full(Unavailable):
    """There is no room left."""

    def __init__(self) -> None:
        super().__init__("The disk of the database is full, so nothing was stored.")


class Unreachable(Unavailable):
    """The database does not answer, or not as it should."""


class NewerDatabase(StoreError):
    """Written by a newer version than this one."""

    def __init__(self, what: str, version: int, known: int) -> None:
        super().__init__(
            f"This {what} has schema version {version} and this Landsraad knows versions up to "
            f"{known}: use a newer Landsraad."
        )


class BadBackup(StoreError):
    """Not a backup, not a whole one, or no place for it."""
