"""Drafting: what an entry of a table's log would lead to. Nothing here changes the table.

Each function returns a `Draft`, or raises the reason why there can be none. `expected` is the
number of events that the seat had seen when it asked; other processes may have gone on since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from landsraad.bots.order import interrupts
from landsraad.kernel.action import Action
from landsraad.kernel.errors import BadRecord, CannotUndo, LandsraadError
from landsraad.kernel.registry import game_class
from landsraad.server.store import LogEntry
from landsraad.server.tables.seat_history import LogResult, Move
from landsraad.server.tables.table_log import (
    ACTION,
    BEGIN,
    COMMIT,
    CONSENT,
    DECLINE,
    HANDOVER,
    LATE,
    PROPOSE,
    REVEAL,
    UNDO,
    Draft,
    NotBegun,
    Proposal,
    TableLog,
)
from landsraad.server.tables.words import Commitment, WordRefused, Words


class StaleRequest(LandsraadError):
    """The seat has not seen all that happened."""


# Entries that are stored already.


def apply_entry(log: TableLog, entry: LogEntry) -> None:
    """Go on by an entry that is stored."""
    draft = draft_entry(log, entry)
    if draft.entry.outcomes != entry.outcomes:
        raise BadRecord("the seed does not give the outcomes that are stored")
    log.adopt(draft)


def draft_entry(log: TableLog, entry: LogEntry) -> Draft:
    """For an entry of whatever kind that is stored, or that needs no check."""
    if entry.kind == BEGIN:
        return draft_begin(log, entry.time, entry.text.split())
    if entry.kind == ACTION:
        action = log.started_game.notation().read(entry.text)
        return draft_action(log, action, entry.time)
    if entry.kind in {HANDOVER, LATE}:
        return Draft(entry, log.game, proposal=log.proposal)
    assert entry.seat is not None
    if entry.kind == COMMIT:
        made = Commitment.read(entry.text)
        return Draft(entry, log.game, words=log.words.with_commitment(entry.seat, made))
    if entry.kind == REVEAL:
        return Draft(entry, log.game, words=log.words.with_word(entry.seat, entry.text))
    if entry.kind == UNDO:
        return draft_undo(log, entry.seat, int(entry.text), entry.time)
    if entry.kind == PROPOSE:
        return draft_proposal(log, entry.seat, int(entry.text), entry.time)
    if entry.kind in {CONSENT, DECLINE}:
        return draft_consent(log, entry.seat, entry.kind == CONSENT, entry.time)
    raise BadRecord(f"a log entry of kind {entry.kind} is not known here")


# Words and the beginning.


def draft_commitment(
    log: TableLog, seat: str, made: Commitment, time: int, counting: Words
) -> Draft:
    """Commit to a word, given the words that count."""
    _check_words_are_taken(log)
    counting.check_commitment()
    return draft_entry(log, LogEntry(COMMIT, str(made), seat, (), time))


def draft_word(
    log: TableLog, seat: str, word: str, time: int, counting: Words, people: Sequence[str]
) -> Draft:
    """Reveal a word, given the words that count and the seats that people play."""
    _check_words_are_taken(log)
    counting.check_word(seat, word, people)
    return draft_entry(log, LogEntry(REVEAL, word, seat, (), time))


def _check_words_are_taken(log: TableLog) -> None:
    if log.game is not None:
        raise WordRefused("The game has begun: words are given before it begins.")
    if log.setup.by_place:
        raise WordRefused("This table is older than words: its cards come from the seed alone.")


def draft_begin(log: TableLog, time: int, counting: Iterable[str] = ()) -> Draft:
    """Begin the game. The words of the seats named go into its chance."""
    if log.game is not None:
        raise NotBegun("the game has already begun")
    given = log.words.only(counting)
    words = Words(given.commitments, {**log.setup.words, **given.revealed})
    game = game_class(log.setup.game).new(replace(log.setup, words=words.revealed))
    assert game.past is not None
    text = " ".join(given.commitments)
    entry = LogEntry(BEGIN, text, outcomes=game.past.outcomes, time=time)
    return Draft(entry, game, result=LogResult(time, game.happened), words=words)


# Actions.


def draft_action(log: TableLog, action: Action, time: int, expected: int | None = None) -> Draft:
    """Play an action; a `Refusal` says why not."""
    _check_expected(log, action.seat, expected)
    interrupted = interrupts(log.started_game.pending, action)
    game = log.started_game.branch()
    events = game.play(action)
    assert game.past is not None
    drawn = game.past.outcomes
    entry = LogEntry(ACTION, str(action), action.seat, drawn, time)
    move = Move(action, drawn, len(log.results))
    result = LogResult(time, events, action.seat, move=move)
    return Draft(entry, game, result, log.proposal, interrupted)


# Taking back.


def draft_own_undo(log: TableLog, seat: str, time: int, expected: int) -> Draft:
    """Take back a seat's last action, if the kernel lets it."""
    _check_expected(log, seat, expected)
    if not log.started_game.can_undo(seat):
        raise CannotUndo("your last action cannot be taken back without everybody's consent")
    return draft_undo(log, seat, len(log.moves) - 1, time)


def draft_undo(log: TableLog, seat: str, keep: int, time: int) -> Draft:
    """Take back all but the first `keep` actions.

    What everybody has agreed to stands: no seat can then undo further back on its own. A proposal
    stays open if there is still something left that it would take back.
    """
    if not 0 <= keep < len(log.moves):
        raise CannotUndo("there is nothing to take back")
    if keep == len(log.moves) - 1 and log.started_game.can_undo(seat):
        game = log.started_game.branch()
        game.undo(seat)
    else:
        game = log.game_after(keep).copy()
        game.live = True
    result = LogResult(time, (), seat, log.moves[keep].results_before)
    still_open = log.proposal is not None and log.proposal.keep < keep
    proposal = log.proposal if still_open else None
    return Draft(LogEntry(UNDO, str(keep), seat, (), time), game, result, proposal)


def draft_proposal_to(log: TableLog, seat: str, to: int, time: int, expected: int) -> Draft:
    """Propose to go back to where a seat had seen `to` events."""
    _check_expected(log, seat, expected)
    return draft_proposal(log, seat, log.moves_until(seat, to), time)


def draft_proposal(log: TableLog, seat: str, keep: int, time: int) -> Draft:
    """Propose to take back all but the first `keep` actions."""
    if log.proposal is not None:
        raise CannotUndo("there is a proposal already")
    if not 0 <= keep < len(log.moves):
        raise CannotUndo("there is nothing to take back")
    entry = LogEntry(PROPOSE, str(keep), seat, (), time)
    return Draft(entry, log.game, proposal=Proposal(seat, keep, (seat,)))


def draft_consent(
    log: TableLog, seat: str, agree: bool, time: int, expected: int | None = None
) -> Draft:
    """Agree to the proposal, or turn it down."""
    _check_expected(log, seat, expected)
    if log.proposal is None:
        raise CannotUndo("there is no proposal")
    entry = LogEntry(CONSENT if agree else DECLINE, "", seat, (), time)
    if not agree:
        return Draft(entry, log.game)
    agreed = tuple(dict.fromkeys([*log.proposal.agreed, seat]))
    proposal = Proposal(log.proposal.seat, log.proposal.keep, agreed)
    return Draft(entry, log.game, proposal=proposal)


def _check_expected(log: TableLog, seat: str, expected: int | None) -> None:
    if expected is not None and expected != log.history(seat).events_seen:
        raise StaleRequest("something has happened since that you had not seen yet")
