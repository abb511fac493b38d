"""Gameplay: what a player asks for while the game is played.

Each request names the number of events that its seat had seen (`expected`) and is answered with
that number afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.server.tables.commits import Commits, MakeDrafts
from landsraad.server.tables.drafting import (
    draft_action,
    draft_consent,
    draft_own_undo,
    draft_proposal_to,
    draft_undo,
)
from landsraad.server.tables.table_log import Draft, TableLog
from landsraad.server.tables.table_session import TableSession


class Gameplay:
    """Actions, undo, and undo by consent."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits

    async def act(
        self, session: TableSession, key: str, action: Mapping[str, Any], expected: int | None
    ) -> int:
        """Play an action, given as JSON; a bot's has no `expected`."""
        made = session.log.started_game.notation().from_json(dict(action))

        def make(log: TableLog, time: int) -> list[Draft]:
            return [draft_action(log, made, time, expected)]

        return await self._commit(session, made.seat, key, make)

    async def undo(self, session: TableSession, seat: str, key: str, expected: int) -> int:
        """Take back a seat's last action."""

        def make(log: TableLog, time: int) -> list[Draft]:
            return [draft_own_undo(log, seat, time, expected)]

        return await self._commit(session, seat, key, make)

    async def propose(
        self, session: TableSession, seat: str, key: str, expected: int, to: int
    ) -> int:
        """Propose to take back more; where nobody else is asked, it is done at once."""

        def make(log: TableLog, time: int) -> list[Draft]:
            proposed = draft_proposal_to(log, seat, to, time, expected)
            assert proposed.proposal is not None
            if set(session.people) <= {seat}:
                return [proposed, draft_undo(log, seat, proposed.proposal.keep, time)]
            return [proposed]

        return await self._commit(session, seat, key, make)

    async def consent(
        self, session: TableSession, seat: str, key: str, expected: int, agree: bool
    ) -> int:
        """Agree to the open proposal, or turn it down; the last to agree makes it happen."""

        def make(log: TableLog, time: int) -> list[Draft]:
            answered = draft_consent(log, seat, agree, time, expected)
            proposal = answered.proposal
            if proposal is not None and set(session.people) <= set(proposal.agreed):
                return [answered, draft_undo(log, proposal.seat, proposal.keep, time)]
            return [answered]

        return await self._commit(session, seat, key, make)

    async def _commit(self, session: TableSession, seat: str, key: str, make: MakeDrafts) -> int:
        await self._commits.commit(session, key, make)
        return session.log.history(seat).events_seen
