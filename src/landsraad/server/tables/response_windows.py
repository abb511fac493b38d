"""Response windows: time for questions whose being asked would betray what somebody holds.

After plans are revealed somebody may call a traitor; at other moments somebody may play a card
against what happens. Everybody who might hold such a card is asked (see `responses` of Dune), and
a window is open for a fixed time, the same whoever holds what. What is answered meanwhile is stored
at once and played when the window closes; who has not answered by then has let it be.

- With two people or more at the table it is open for as many seconds as the table was made with,
  twice that for what needs a longer look.
- Who is alone with bots has nobody to hide anything from: their own questions wait for them, and
  all others are open for a moment.
- Among bots alone, and at tables where everybody answers in their own time, there are no windows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from landsraad.server.tables.table_session import TableSession

SECONDS: Final = 3
"""How long a window is open, unless a table is made with something else."""
LONGEST_LIVE: Final = 3600
"""Seconds for a decision beyond which a table is one over days, where everybody answers."""
ALONE: Final[Mapping[str, int]] = {"quick": 100, "human": 600, "slow": 1200}
"""Milliseconds that it is open for somebody alone with bots, by the pace of these."""


def default_window(limit: int | None) -> int | None:
    """Seconds that a window is open at a table with this limit for a decision."""
    return SECONDS if limit is None or limit < LONGEST_LIVE else None


@dataclass(frozen=True, slots=True)
class ResponseWindow:
    """An open window.

    Attributes:
        opened: when, in milliseconds.
        closes: when; None as long as it waits for somebody who is alone with bots.
        unanswered: seats that have a choice and have not answered yet. A secret.
    """

    opened: int
    closes: int | None
    unanswered: tuple[str, ...]


def window_of(session: TableSession) -> ResponseWindow | None:
    """The window that is open at a table."""
    log, seconds = session.log, session.window_seconds
    questions = () if seconds is None else log.private_questions
    if seconds is None or not questions:
        return None
    people = {session.holder(seat) for seat in session.voters}
    if not people:
        return None
    opened = max([log.waiting_since.get(question.seat, 0) for question in questions])
    choosing = [each.seat for each in questions if each.actions.size > 1]
    unanswered = tuple([seat for seat in choosing if seat not in log.answers])
    if len(people) == 1:
        asked = any(seat not in session.bots for seat in unanswered)
        closes = None if asked else opened + ALONE[session.pace]
        return ResponseWindow(opened, closes, unanswered)
    slow = any(each.kind in log.started_game.slow_questions for each in questions)
    return ResponseWindow(opened, opened + 1000 * seconds * (2 if slow else 1), unanswered)
