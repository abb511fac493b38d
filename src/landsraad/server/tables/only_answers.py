"""OnlyAnswers: gives an answer that is the only one, so that nobody is waited for in vain.

It is given at once and whoever plays the seat, also if they do not look at the table. That is done
for questions of which everybody sees what can be answered, such as a Nexus in which somebody has
proposed all they may: of any other, a quick answer would tell that there was no choice.
"""

from __future__ import annotations

from landsraad.kernel.action import Action
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.commits import Commits
from landsraad.server.tables.drafting import draft_action
from landsraad.server.tables.table_log import Draft, TableLog
from landsraad.server.tables.table_session import TableSession


class OnlyAnswers:
    """Gives them."""

    def __init__(self, commits: Commits, tasks: BackgroundTasks) -> None:
        self._commits = commits
        self._tasks = tasks

    def wake(self, session: TableSession) -> None:
        """See to it that a question with only one answer is answered."""
        if only_answer(session.log) is not None:
            self._tasks.spawn(self._give(session))

    async def _give(self, session: TableSession) -> None:
        def make(log: TableLog, time: int) -> list[Draft]:
            answer = only_answer(log)
            return [] if answer is None else [draft_action(log, answer, time)]

        await self._commits.commit(session, f"only-{session.log.length}", make)


def only_answer(log: TableLog) -> Action | None:
    """What is answered to the question that the game waits for, if everybody sees it; else None."""
    if log.game is None or len(log.game.asked) != 1:
        return None
    (question,) = log.game.asked
    is_plain = question.required and question.kind in log.game.plain_questions
    return question.actions.at(0) if is_plain and question.actions.size == 1 else None
