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
from landsraad.kernel.game import Game
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import new_salt
from landsraad.kernel.step import Decision
from landsraad.server.store import LogEntry
from landsraad.server.tables.seat_changes import SeatChange, read_vote, write_vote
from landsraad.server.tables.seat_history import LogResult, Move
from landsraad.server.tables.table_log import (
    ACTION,
    ANSWER,
    BEGIN,
    COMMIT,
    CONSENT,
    DECLINE,
    HANDOVER,
    HINT,
    LATE,
    PROPOSE,
    REVEAL,
    SEAT,
    SWAP,
    SWAPPED,
    UNDO,
    VOTE,
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
    if entry.kind == HINT:
        hints = {**log.hints, entry.seat: log.hints.get(entry.seat, 0) + int(entry.text or 1)}
        return Draft(entry, log.game, proposal=log.proposal, hints=hints)
    if entry.kind == SWAP:
        return draft_swap(log, entry.seat, entry.text, entry.time)
    if entry.kind == SWAPPED:
        return draft_swapped(log, entry.seat, entry.text, entry.time)
    if entry.kind == SEAT:
        return draft_seat_change(log, entry.seat, SeatChange.read(entry.text), entry.time)
    if entry.kind == ANSWER:
        return draft_answer(log, log.started_game.notation().read(entry.text), entry.time)
    if entry.kind == VOTE:
        return draft_vote(log, entry.seat, *read_vote(entry.text), entry.time)
    if entry.kind == COMMIT:
        made = Commitment.read(entry.text)
        return Draft(entry, log.game, words=log.words.with_commitment(entry.seat, made))
    if entry.kind == REVEAL:
        return Draft(entry, log.game, words=log.words.with_word(entry.seat, entry.text))
    if entry.kind == UNDO:
        keep, _, word = entry.text.partition(" ")
        return draft_undo(log, entry.seat, int(keep), entry.time, word)
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


# Seats.


def draft_swap(log: TableLog, seat: str, other: str, time: int) -> Draft:
    """Wish for another seat, or withdraw that wish ("")."""
    changes = log.seat_changes.with_swap(seat, other)
    return Draft(LogEntry(SWAP, other, seat, (), time), log.game, seat_changes=changes)


def draft_swapped(log: TableLog, seat: str, other: str, time: int) -> Draft:
    """Let the holders of two seats change places."""
    changes = log.seat_changes.without_swaps_of(seat, other)
    return Draft(LogEntry(SWAPPED, other, seat, (), time), log.game, seat_changes=changes)


def draft_seat_change(log: TableLog, seat: str, change: SeatChange, time: int) -> Draft:
    """Let somebody else play a seat; everybody sees it."""
    return Draft(
        LogEntry(SEAT, change.to_text(), seat, (), time),
        log.game,
        LogResult(time, (change.event(seat),)),
        log.proposal,
        log.interrupted,
        seat_changes=log.seat_changes.after(seat, change),
    )


def draft_vote(log: TableLog, voter: str, seat: str, choice: str, time: int) -> Draft:
    """Vote what is to become of a seat, or withdraw that vote ("")."""
    entry = LogEntry(VOTE, write_vote(seat, choice), voter, (), time)
    changes = log.seat_changes.with_vote(seat, voter, choice)
    return Draft(entry, log.game, proposal=log.proposal, seat_changes=changes)


# Actions.


def draft_action(log: TableLog, action: Action, time: int, expected: int | None = None) -> Draft:
    """Play an action; a `Refusal` says why not."""
    _check_expected(log, action.seat, expected)
    game = log.started_game.branch()
    events = game.play(action)
    assert game.past is not None
    assert game.past.action is not None
    action, drawn = game.past.action, game.past.outcomes
    interrupted = interrupts(log.started_game.pending, action)
    entry = LogEntry(ACTION, str(action), action.seat, drawn, time)
    move = Move(action, drawn, len(log.results))
    result = LogResult(time, events, action.seat, move=move)
    answers = log.answers if interrupted else {}
    return Draft(entry, game, result, log.proposal, interrupted, answers=answers)


# Response windows.


def draft_answer(log: TableLog, action: Action, time: int, expected: int | None = None) -> Draft:
    """Answer in a response window; it is played when the window closes."""
    _check_expected(log, action.seat, expected)
    action = log.started_game.meant(action)
    answers = {**log.answers, action.seat: str(action)}
    entry = LogEntry(ANSWER, str(action), action.seat, (), time)
    return Draft(entry, log.game, None, log.proposal, log.interrupted, answers=answers)


def draft_close(log: TableLog, time: int) -> list[Draft]:
    """Close the response window: play what was answered, and for the others what that means.

    Those who do nothing come first. Once somebody does something that makes the game go on to
    something else, the rest of the answers are void: it will ask again.
    """
    answers = {seat: log.started_game.notation().read(text) for seat, text in log.answers.items()}
    questions = log.private_questions
    given = [(each, answer_to(each, answers.get(each.seat))) for each in questions]
    given.sort(key=lambda answer: answer[1] != answer[0].default)
    drafts: list[Draft] = []
    game, results = log.started_game, len(log.results)
    for question, action in given:
        if not still_asks(game, question):
            break
        game = game.branch()
        events = game.play(action)
        assert game.past is not None
        drawn = game.past.outcomes
        entry = LogEntry(ACTION, str(action), action.seat, drawn, time)
        move = Move(action, drawn, results + len(drafts))
        result = LogResult(time, events, action.seat, move=move)
        drafts.append(Draft(entry, game, result, log.proposal, answers={}))
    return drafts


def answer_to(question: Decision, given: Action | None) -> Action:
    """What was answered; what it means not to answer, if nothing was that fits."""
    assert question.default is not None
    return given if given is not None and given in question.actions else question.default


def still_asks(game: Game, question: Decision) -> bool:
    """Whether a game that has gone on still asks the same of the same seat."""
    return any(
        (each.seat, each.kind) == (question.seat, question.kind)
        and each.actions == question.actions
        for each in game.pending
    )


# Taking back.


def draft_own_undo(log: TableLog, seat: str, time: int, expected: int) -> Draft:
    """Take back a seat's last action, if the kernel lets it."""
    _check_can_go_back(log, seat, expected)
    if not log.started_game.can_undo(seat):
        raise CannotUndo("your last action cannot be taken back without everybody's consent")
    return draft_undo(log, seat, len(log.moves) - 1, time)


def draft_undo(log: TableLog, seat: str, keep: int, time: int, word: str = "") -> Draft:
    """Take back all but the first `keep` actions.

    What everybody has agreed to stands: no seat can then undo further back on its own. As they have
    seen what would come, chance is drawn anew there from a `word`. A proposal stays open if there
    is still something left that it would take back.
    """
    if not 0 <= keep < len(log.moves):
        raise CannotUndo("there is nothing to take back")
    if not word and keep == len(log.moves) - 1 and log.started_game.can_undo(seat):
        game = log.started_game.branch()
        game.undo(seat)
    else:
        game = log.game_after(keep).copy()
        if word:
            game.draw_afresh(word)
        game.live = True
    result = LogResult(time, (), seat, log.moves[keep].results_before)
    still_open = log.proposal is not None and log.proposal.keep < keep
    proposal = log.proposal if still_open else None
    entry = LogEntry(UNDO, f"{keep} {word}".strip(), seat, (), time)
    return Draft(entry, game, result, proposal, answers={})


def draft_agreed_undo(log: TableLog, proposal: Proposal, time: int) -> Draft:
    """Take back what everybody has agreed to; games of old formats have no place for new words."""
    word = "" if log.setup.by_place else new_salt()
    return draft_undo(log, proposal.seat, proposal.keep, time, word)


def draft_proposal_to(log: TableLog, seat: str, to: int, time: int, expected: int) -> Draft:
    """Propose to go back to where a seat had seen `to` events."""
    _check_can_go_back(log, seat, expected)
    if log.turned_down == (seat, len(log.results)):
        raise CannotUndo("your proposal was turned down, and nothing has happened since")
    return draft_proposal(log, seat, log.moves_until(seat, to), time)


def draft_proposal(log: TableLog, seat: str, keep: int, time: int) -> Draft:
    """Propose to take back all but the first `keep` actions."""
    if log.proposal is not None:
        raise CannotUndo("there is a proposal already")
    if not 0 <= keep < len(log.moves):
        raise CannotUndo("there is nothing to take back")
    entry = LogEntry(PROPOSE, str(keep), seat, (), time)
    return Draft(entry, log.game, proposal=Proposal(seat, keep, (seat,)))


def draft_consent_now(log: TableLog, seat: str, agree: bool, time: int, expected: int) -> Draft:
    """Agree to the proposal, or turn it down, if the game can still go back."""
    _check_can_go_back(log, seat, expected)
    return draft_consent(log, seat, agree, time)


def draft_consent(log: TableLog, seat: str, agree: bool, time: int) -> Draft:
    """Agree to the proposal, or turn it down."""
    if log.proposal is None:
        raise CannotUndo("there is no proposal")
    entry = LogEntry(CONSENT if agree else DECLINE, "", seat, (), time)
    if not agree:
        return Draft(entry, log.game)
    agreed = tuple(dict.fromkeys([*log.proposal.agreed, seat]))
    proposal = Proposal(log.proposal.seat, log.proposal.keep, agreed)
    return Draft(entry, log.game, proposal=proposal)


def _check_can_go_back(log: TableLog, seat: str, expected: int) -> None:
    _check_expected(log, seat, expected)
    if log.over:
        raise CannotUndo("the game is over, and stays so")
    if not log.can_grow_aside:
        raise CannotUndo("too much has been taken back at this table already")


def _check_expected(log: TableLog, seat: str, expected: int | None) -> None:
    if expected is not None and expected != log.history(seat).events_seen:
        raise StaleRequest("something has happened since that you had not seen yet")
