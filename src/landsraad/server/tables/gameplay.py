"""Gameplay: what a player asks for while the game is played.

Each request names the number of events that its seat had seen (`expected`) and is answered with
that number afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.kernel.action import Action
from landsraad.server.store import LogEntry
from landsraad.server.tables.commits import Commits, IsSame, MakeDrafts
from landsraad.server.tables.drafting import (
    draft_action,
    draft_agreed_undo,
    draft_answer,
    draft_consent_now,
    draft_own_undo,
    draft_proposal_to,
)
from landsraad.server.tables.table_log import (
    ACTION,
    ANSWER,
    CONSENT,
    DECLINE,
    PROPOSE,
    UNDO,
    Draft,
    TableLog,
)
from landsraad.server.tables.table_session import TableSession


class Gameplay:
    """Actions, undo, and undo by consent."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits

    async def act(
        self, session: TableSession, key: str, action: Mapping[str, Any], expected: int | None
    ) -> int:
        """Play an action, given as JSON; a bot's has no `expected`.

        An answer in a response window is played when that closes.
        """
        made = session.log.started_game.notation().from_json(dict(action))

        def make(log: TableLog, time: int) -> list[Draft]:
            if session.window is not None and answers_privately(log, made):
                return [draft_answer(log, made, time, expected)]
            return [draft_action(log, made, time, expected)]

        def is_same(entry: LogEntry) -> bool:
            return entry.kind in {ACTION, ANSWER} and entry.text == str(made)

        return await self._commit(session, made.seat, key, make, is_same)

    async def undo(self, session: TableSession, seat: str, key: str, expected: int) -> int:
        """Take back a seat's last action."""

        def make(log: TableLog, time: int) -> list[Draft]:
            return [draft_own_undo(log, seat, time, expected)]

        return await self._commit(session, seat, key, make, kind_in(UNDO))

    async def propose(
        self, session: TableSession, seat: str, key: str, expected: int, to: int
    ) -> int:
        """Propose to take back more; where nobody else is asked, it is done at once."""

        def make(log: TableLog, time: int) -> list[Draft]:
            proposed = draft_proposal_to(log, seat, to, time, expected)
            assert proposed.proposal is not None
            if set(session.voters) <= {seat}:
                return [proposed, draft_agreed_undo(log, proposed.proposal, time)]
            return [proposed]

        return await self._commit(session, seat, key, make, kind_in(PROPOSE, UNDO))

    async def consent(
        self, session: TableSession, seat: str, key: str, expected: int, agree: bool
    ) -> int:
        """Agree to the open proposal, or turn it down; the last to agree makes it happen."""

        def make(log: TableLog, time: int) -> list[Draft]:
            answered = draft_consent_now(log, seat, agree, time, expected)
            proposal = answered.proposal
            if proposal is not None and set(session.voters) <= set(proposal.agreed):
                return [answered, draft_agreed_undo(log, proposal, time)]
            return [answered]

        is_same = kind_in(CONSENT, UNDO) if agree else kind_in(DECLINE)
        return await self._commit(session, seat, key, make, is_same)

    async def _commit(
        self, session: TableSession, seat: str, key: str, make: MakeDrafts, is_same: IsSame
    ) -> int:
        await self._commits.commit(session, key, make, is_same)
        return session.log.history(seat).events_seen


def kind_in(*kinds: str) -> IsSame:
    """Tells entries of these kinds."""
    return lambda entry: entry.kind in kinds


def answers_privately(log: TableLog, action: Action) -> bool:
    """Whether an action answers one of the private questions that the game waits for."""
    mine = [each for each in log.private_questions if each.seat == action.seat]
    return any(action in each.actions for each in mine)
