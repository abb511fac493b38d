"""Live: a table as its log tells it. Knows rules, eyes and consent, but no store and no socket.

Every change goes two ways: `draft…` says what an entry of the log would lead to, without changing
anything; `adopt` makes that the present. In between the server stores the entry, so that nobody
sees what is not durable. Entries that other processes stored are drafted and adopted the same way
(`take`), and a restart takes them all.

What eyes have seen is a list of events that only grows; taking something back is an event too. Its
length is the `sequence` that these eyes go by: it says nothing about what they have not seen.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from landsraad.chronicle import learned
from landsraad.kernel.action import Action
from landsraad.kernel.choices import Sum
from landsraad.kernel.errors import (
    BadRecord,
    CannotUndo,
    IllegalAction,
    LandsraadError,
    NotYourTurn,
)
from landsraad.kernel.event import Event
from landsraad.kernel.forms import misfit, read_form, ways
from landsraad.kernel.game import Game
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import Setup
from landsraad.server.store import Entry
from landsraad.server.words import Commitment, WordRefused, Words

COMMIT: Final = "commit"
REVEAL: Final = "reveal"
BEGIN: Final = "begin"
ACTION: Final = "action"
UNDO: Final = "undo"
PROPOSE: Final = "propose"
CONSENT: Final = "consent"
DECLINE: Final = "decline"
HANDOVER: Final = "handover"
LATE: Final = "late"

ACTED: Final = "acted"
"""Kind of the event by which a seat sees an action of its own that led to nothing else to see.

So every action counts in its seat's sequence, and none can be meant for a moment it has passed.
"""
TAKEN_BACK: Final = "taken_back"
"""Kind of the event that says that later ones no longer count."""

STRIDE: Final = 32
"""A game is kept after every so many actions, for looking back."""


class NotBegun(LandsraadError):
    """The game has not begun."""


class StaleRequest(LandsraadError):
    """The seat has not seen all that happened."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action, with the outcomes of chance it led to and the number of tellings before it."""

    action: Action
    outcomes: tuple[int, ...]
    told: int


@dataclass(frozen=True, slots=True)
class Told:
    """What one entry of the log led to.

    `move` is set if it played an action, `back_to` if it took something back: it counts the
    tellings that still hold.
    """

    time: int
    events: tuple[Event, ...]
    seat: str | None = None
    back_to: int | None = None
    move: Move | None = None

    def lead_on(self, moves: list[Move]) -> None:
        """From the actions that counted before to those that count now."""
        if self.move is not None:
            moves.append(self.move)
        elif self.back_to is not None:
            del moves[bisect_left(moves, self.back_to, key=lambda move: move.told) :]


class Witness:
    """One pair of eyes: all that they have seen."""

    def __init__(self, eyes: str | None) -> None:
        self.eyes = eyes
        self.events: list[dict[str, Any]] = []
        self.marks = [0]
        """How many events they had seen after each telling."""

    @property
    def sequence(self) -> int:
        return len(self.events)

    @property
    def saw_the_last(self) -> bool:
        """Whether the last telling brought these eyes anything."""
        return self.marks[-1] > self.marks[-2]

    def hear(self, told: Told) -> None:
        if told.back_to is None:
            seen = learned(told.events, self.eyes)
            if told.move is not None and told.seat == self.eyes:
                seen = seen or [{"kind": ACTED, "seat": told.seat}]
            self.events.extend(seen)
        elif self.marks[told.back_to] < self.sequence or self.eyes == told.seat:
            self.events.append(
                {"kind": TAKEN_BACK, "seat": told.seat, "to": self.marks[told.back_to]}
            )
        self.marks.append(self.sequence)


@dataclass(frozen=True, slots=True)
class Proposal:
    """To take back all but the first `keep` actions."""

    seat: str
    keep: int
    agreed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """What an entry leads to. Adopt it after it has been stored."""

    entry: Entry
    game: Game | None
    told: Told | None = None
    proposal: Proposal | None = None
    interrupted: bool = False
    words: Words | None = None


class Live:
    """A table in memory.

    Attributes:
        setup: what its game begins with; the words of the players are in it once it has begun.
        words: all that was said for its chance; once it has begun, what counts of it.
        sequence: number of log entries it has taken.
        game: None until it has begun.
        moves: the actions that count, in order.
        proposal: to take back more than a seat may on its own.
        interrupted: the last action was none that the game waited for: others may want to react.
        since: when each seat that the game waits for was asked, in milliseconds.
        told: all that has happened, what was taken back included.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.words = Words()
        self.sequence = 0
        self.game: Game | None = None
        self.moves: list[Move] = []
        self.proposal: Proposal | None = None
        self.interrupted = False
        self.since: dict[str, int] = {}
        self.told: list[Told] = []
        self._undoing: frozenset[str] = frozenset()
        self._witnesses: dict[str | None, Witness] = {}
        self._kept: dict[int, Game] = {}

    # Looking.

    @property
    def playing(self) -> Game:
        """The game; NotBegun if there is none yet."""
        if self.game is None:
            raise NotBegun("the game has not begun yet")
        return self.game

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    @property
    def due(self) -> tuple[str, ...]:
        """The seats that the game waits for. A secret: some are asked in private."""
        pending = () if self.game is None else self.game.pending
        return tuple(dict.fromkeys([asked.seat for asked in pending if asked.required]))

    def witness(self, eyes: str | None) -> Witness:
        """What these eyes have seen."""
        witness = self._witnesses.get(eyes)
        if witness is None:
            witness = self._witnesses[eyes] = Witness(eyes)
            for told in self.told:
                witness.hear(told)
        return witness

    def may_undo(self, seat: str | None) -> bool:
        """Whether a seat can take back its last action, as far as it can know.

        Somebody may have acted since without its seeing: then it is refused when it tries.
        """
        return seat in self._undoing

    def moments(self, eyes: str | None) -> Iterator[tuple[int, int, list[dict[str, Any]]]]:
        """Sequence, time and events of each moment at which these eyes saw something happen."""
        witness = self.witness(eyes)
        for number, told in enumerate(self.told, 1):
            before, after = witness.marks[number - 1 : number + 1]
            if before < after:
                yield after, told.time, witness.events[before:after]

    def view_at(self, eyes: str | None, sequence: int) -> dict[str, Any]:
        """What these eyes saw last when they had seen so many events, taken back since or not."""
        number = bisect_right(self.witness(eyes).marks, sequence) - 1
        moves: list[Move] = []
        for told in self.told[:number]:
            told.lead_on(moves)
        return self._game_of(moves).view(eyes)

    def seen_after(self, eyes: str | None, number: int) -> int:
        """How many events these eyes had seen before the action after the first `number` ones."""
        return self.witness(eyes).marks[self.moves[number].told]

    def _moves_until(self, marks: Sequence[int], sequence: int) -> int:
        """How many actions have brought a witness no further than this."""
        return sum([marks[move.told + 1] <= sequence for move in self.moves])

    def _game_of(self, moves: Sequence[Move]) -> Game:
        """The game after these actions, of which the last may no longer count."""
        shared = 0
        for one, other in zip(moves, self.moves, strict=False):
            if one is not other:
                break
            shared += 1
        game = self._game_after(shared)
        if shared < len(moves):
            game = game.copy()
            for move in moves[shared:]:
                game.play(move.action)
        return game

    def _game_after(self, number: int) -> Game:
        """The game after the first so many actions that count; not to be played on."""
        if 0 not in self._kept:
            self._kept[0] = game_class(self.setup.game).new(self.setup)
        start = max([kept for kept in self._kept if kept <= number])
        game = self._kept[start]
        for played, move in enumerate(self.moves[start:number], start):
            if played in self._kept:
                game = game.copy()
            game.play(move.action)
            if (played + 1) % STRIDE == 0:
                self._kept[played + 1] = game
        return game

    # What an entry would lead to.

    def draft(self, entry: Entry) -> Draft:
        """For an entry that has been stored."""
        if entry.kind == BEGIN:
            return self.draft_begin(entry.time, entry.text.split())
        if entry.kind == ACTION:
            action = self.playing.notation().read(entry.text)
            return self.draft_action(action, entry.time)
        if entry.kind in {HANDOVER, LATE}:
            return Draft(entry, self.game, proposal=self.proposal)
        assert entry.seat is not None
        if entry.kind == COMMIT:
            made = Commitment.read(entry.text)
            return Draft(entry, self.game, words=self.words.with_commitment(entry.seat, made))
        if entry.kind == REVEAL:
            return Draft(entry, self.game, words=self.words.with_word(entry.seat, entry.text))
        if entry.kind == UNDO:
            return self.draft_undo(entry.seat, int(entry.text), entry.time)
        if entry.kind == PROPOSE:
            return self.draft_proposal(entry.seat, int(entry.text), entry.time)
        if entry.kind in {CONSENT, DECLINE}:
            return self.draft_consent(entry.seat, entry.kind == CONSENT, entry.time)
        raise BadRecord(f"a log entry of kind {entry.kind} is not known here")

    def draft_commitment(self, seat: str, made: Commitment, time: int, counting: Words) -> Draft:
        """Commit to a word, where these words count."""
        self._check_words_are_taken()
        counting.check_commitment()
        return self.draft(Entry(COMMIT, str(made), seat, (), time))

    def draft_word(
        self, seat: str, word: str, time: int, counting: Words, playing: Sequence[str]
    ) -> Draft:
        """Reveal a word, where these words count and people play these seats."""
        self._check_words_are_taken()
        counting.check_word(seat, word, playing)
        return self.draft(Entry(REVEAL, word, seat, (), time))

    def _check_words_are_taken(self) -> None:
        if self.game is not None:
            raise WordRefused("The game has begun: words are given before it begins.")
        if self.setup.by_place:
            raise WordRefused("This table is older than words: its cards come from the seed alone.")

    def draft_begin(self, time: int, counting: Iterable[str] = ()) -> Draft:
        """Begin the game. What was said for its chance counts for the seats named."""
        if self.game is not None:
            raise NotBegun("the game has already begun")
        said = self.words.only(counting)
        words = Words(said.commitments, {**self.setup.words, **said.revealed})
        game = game_class(self.setup.game).new(replace(self.setup, words=words.revealed))
        assert game.past is not None
        text = " ".join(said.commitments)
        entry = Entry(BEGIN, text, outcomes=game.past.outcomes, time=time)
        return Draft(entry, game, told=Told(time, game.happened), words=words)

    def draft_action(self, action: Action, time: int, expected: int | None = None) -> Draft:
        """Play an action; a `Refusal` says why not."""
        self._check_expected(action.seat, expected)
        interrupted = not awaited(self.playing, action)
        game = self.playing.branch()
        events = game.play(action)
        assert game.past is not None
        drawn = game.past.outcomes
        entry = Entry(ACTION, str(action), action.seat, drawn, time)
        move = Move(action, drawn, len(self.told))
        told = Told(time, events, action.seat, move=move)
        return Draft(entry, game, told, self.proposal, interrupted)

    def draft_own_undo(self, seat: str, time: int, expected: int) -> Draft:
        """Take back a seat's last action, if the kernel lets it."""
        self._check_expected(seat, expected)
        if not self.playing.can_undo(seat):
            raise CannotUndo("your last action cannot be taken back without everybody's consent")
        return self.draft_undo(seat, len(self.moves) - 1, time)

    def draft_undo(self, seat: str, keep: int, time: int) -> Draft:
        """Take back all but the first `keep` actions.

        What everybody has agreed to stands: no seat can then undo further back on its own. A
        proposal stays open if there is still something left that it would take back.
        """
        if not 0 <= keep < len(self.moves):
            raise CannotUndo("there is nothing to take back")
        if keep == len(self.moves) - 1 and self.playing.can_undo(seat):
            game = self.playing.branch()
            game.undo(seat)
        else:
            game = self._game_after(keep).copy()
            game.live = True
        told = Told(time, (), seat, self.moves[keep].told)
        open_still = self.proposal is not None and self.proposal.keep < keep
        proposal = self.proposal if open_still else None
        return Draft(Entry(UNDO, str(keep), seat, (), time), game, told, proposal)

    def draft_proposal_to(self, seat: str, to: int, time: int, expected: int) -> Draft:
        """Propose to go back to where a seat had seen `to` events."""
        self._check_expected(seat, expected)
        return self.draft_proposal(seat, self._moves_until(self.witness(seat).marks, to), time)

    def draft_proposal(self, seat: str, keep: int, time: int) -> Draft:
        if self.proposal is not None:
            raise CannotUndo("there is a proposal already")
        if not 0 <= keep < len(self.moves):
            raise CannotUndo("there is nothing to take back")
        entry = Entry(PROPOSE, str(keep), seat, (), time)
        return Draft(entry, self.game, proposal=Proposal(seat, keep, (seat,)))

    def draft_consent(
        self, seat: str, agree: bool, time: int, expected: int | None = None
    ) -> Draft:
        """Agree to the proposal, or turn it down."""
        self._check_expected(seat, expected)
        if self.proposal is None:
            raise CannotUndo("there is no proposal")
        entry = Entry(CONSENT if agree else DECLINE, "", seat, (), time)
        if not agree:
            return Draft(entry, self.game)
        agreed = tuple(dict.fromkeys([*self.proposal.agreed, seat]))
        proposal = Proposal(self.proposal.seat, self.proposal.keep, agreed)
        return Draft(entry, self.game, proposal=proposal)

    def _check_expected(self, seat: str, expected: int | None) -> None:
        if expected is not None and expected != self.witness(seat).sequence:
            raise StaleRequest("something has happened since that you had not seen yet")

    # Making it the present.

    def take(self, entry: Entry) -> None:
        """Go on by an entry that is stored."""
        draft = self.draft(entry)
        if draft.entry.outcomes != entry.outcomes:
            raise BadRecord("the seed does not give the outcomes that are stored")
        self.adopt(draft)

    def adopt(self, draft: Draft) -> None:
        self.sequence += 1
        self.game = draft.game
        self.proposal = draft.proposal
        if draft.game is not None:
            self.setup = draft.game.setup
        if draft.words is not None:
            self.words = draft.words
        if draft.told is not None:
            self.interrupted = draft.interrupted
            self._hear(draft.told)
        self._keep_clock(draft.entry)
        if draft.game is not None and len(self.moves) % STRIDE == 0:
            self._kept[len(self.moves)] = draft.game

    def _hear(self, told: Told) -> None:
        self.told.append(told)
        told.lead_on(self.moves)
        self._kept = {n: game for n, game in self._kept.items() if n <= len(self.moves)}
        for witness in self._witnesses.values():
            witness.hear(told)
        self._undoing = frozenset(filter(self._can_undo_it_seems, self.setup.seats))
        self._keep_since(told)

    def _can_undo_it_seems(self, seat: str) -> bool:
        """It can, or it could when it last saw something happen."""
        if self.playing.can_undo(seat):
            return True
        return seat in self._undoing and not self.witness(seat).saw_the_last

    def _keep_clock(self, entry: Entry) -> None:
        """Whoever was late has his full time again when he takes his seat back."""
        if entry.kind == LATE:
            self.since.pop(entry.seat or "", None)
        elif entry.kind == HANDOVER and entry.seat in self.due:
            self.since.setdefault(entry.seat, entry.time)

    def _keep_since(self, told: Told) -> None:
        """Who has just acted, or was not waited for before, is asked from now on."""
        self.since = {
            seat: told.time if seat == told.seat else self.since.get(seat, told.time)
            for seat in self.due
        }

    # Asking about an action without playing it.

    def check(self, seat: str, kind: str, fields: Mapping[str, Any]) -> int:
        """In how many ways a form can be completed; a `Refusal` says why in none."""
        game = self.playing
        made, chosen = read_form(game.notation(), kind, fields)
        if len(chosen) == len(made.field_names()):
            game.branch().play(made(seat, **chosen))
            return 1
        asked = game.decisions(seat)
        if not asked:
            raise NotYourTurn("you are not asked anything now")
        offered = Sum(*[decision.actions for decision in asked])
        count = ways(offered, kind, chosen)
        if count == 0:
            field = misfit(offered, made, chosen)
            rule = made.rules.get(field, made.rule)
            raise IllegalAction(game.rulebook().reason(rule), rule, field)
        return count


def awaited(game: Game, action: Action) -> bool:
    """Whether an action answers what the game waits for."""
    return any(asked.required and action in asked.actions for asked in game.pending)
