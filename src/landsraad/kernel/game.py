"""Game: the loop that every game runs on.

A game is always waiting for someone. `pending` holds the decisions it waits for; `play` takes one
action that answers one of them, lets the steps run until the next question, and returns what
happened. An action that is not among the choices is refused and changes nothing.

A game of its own derives from `Game` and gives: a name, its action, step and value classes, the
fields of its state (see `state.py`), and the methods `begin`, `private_view` and `redeal_hidden`
(see `examples/crysknife`, and docs/write-a-game.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from landsraad.kernel import packing
from landsraad.kernel.action import Action, Notation
from landsraad.kernel.chance import NO_WORDS, Chance, ImpossibleDie
from landsraad.kernel.errors import (
    BadOptions,
    BadPosition,
    CannotUndo,
    GameOver,
    IllegalAction,
    LandsraadError,
    NotYourTurn,
    Refusal,
    StaleAction,
    Stuck,
    UnreadableAction,
)
from landsraad.kernel.event import CHANCE, REFEREE, Event
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.position import PositionReader
from landsraad.kernel.reading import Reading, resolve
from landsraad.kernel.record import Record
from landsraad.kernel.rules import Catalogue
from landsraad.kernel.setup import (
    Option,
    Setup,
    new_seed,
    read_options,
    read_seats,
    read_seed,
    read_words,
)
from landsraad.kernel.slots import has_slots
from landsraad.kernel.state import StateField, write_state
from landsraad.kernel.step import Decision, Step
from landsraad.kernel.values import Json, Value, brief, laid_over

MOST_RUNS = 10_000
"""Steps that may run between two questions; a game that needs more is going round in circles."""


MOST_DEALS = 100
"""Deals that `redeal` tries until one fits; then it leaves the cards as they are."""


class Outcome:
    """How a game ended: who won, in which way, and by which rule. Treat it as immutable."""

    __match_args__ = ("winners", "ending", "rule")
    __slots__ = ("ending", "rule", "winners")

    def __init__(self, winners: tuple[str, ...], ending: str, rule: str) -> None:
        self.winners = winners
        self.ending = ending
        self.rule = rule

    def to_json(self) -> dict[str, Json]:
        return {"winners": list(self.winners), "ending": self.ending, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Outcome({self.winners}, {self.ending!r}, {self.rule!r})"


class Past:
    """One action of the past with the outcomes of chance it led to; copies of a game share it.

    `final` says that it cannot be taken back: something was drawn or revealed.
    """

    __slots__ = ("action", "before", "final", "outcomes", "sequence")

    def __init__(
        self, before: Past | None, action: Action | None, outcomes: tuple[int, ...], final: bool
    ) -> None:
        self.before = before
        self.action = action
        self.outcomes = outcomes
        self.final = final
        self.sequence: int = 0 if before is None else before.sequence + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in progress.

    Attributes:
        setup: what it began with.
        chance: its randomness.
        stack: the steps in progress, the one in charge last.
        pending: the decisions it waits for; empty when it is over.
        outcome: how it ended; None while playing.
        live: whether events are built and undo is kept. A copy starts silent.
        happened: the events of the last action.
    """

    __slots__ = (
        "_asked",
        "_drawn",
        "_events",
        "_revealed",
        "_undo",
        "chance",
        "happened",
        "live",
        "outcome",
        "past",
        "pending",
        "seats",
        "setup",
        "stack",
    )

    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    all_seats: ClassVar[tuple[str, ...]] = ()
    fewest: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = ()
    readings: ClassVar[tuple[Reading, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()
    steps: ClassVar[tuple[type[Step], ...]] = ()
    values: ClassVar[tuple[type, ...]] = ()
    stored_names: ClassVar[Mapping[str, str]] = {}
    state_fields: ClassVar[tuple[StateField, ...]] = ()
    folder: ClassVar[Path]

    def __init_subclass__(cls) -> None:
        if has_slots(cls):
            cls.state_fields = write_state(cls)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.chance = chance
        self._drawn: list[int] = []
        chance.drawn = self._drawn
        self.stack: list[Step] = []
        self.pending: tuple[Decision, ...] = ()
        self.outcome: Outcome | None = None
        self.live = False
        self.past: Past | None = None
        self._asked = 0
        self._revealed = False
        self.happened: tuple[Event, ...] = ()
        self._events: list[Event] = []
        self._undo: list[Game] = []

    # What a game of its own writes.

    def begin(self) -> None:
        """Set everything up and push the first step."""
        raise NotImplementedError

    def blank(self) -> Self:
        """A new object for a copy of this game, without its state."""
        return type(self)(self.setup, self.chance.copy())

    def public_view(self) -> Mapping[str, Any]:
        """What everybody sees of the table, if that is worth building once for all."""
        return {}

    def private_view(self, eyes: str | None) -> Mapping[str, Any]:
        """What these eyes see of the table beside the `public_view`, built up from nothing."""
        raise NotImplementedError

    def redeal_hidden(self, eyes: str | None, chance: Chance) -> None:
        """Exchange everything these eyes do not know for something equally possible."""
        raise NotImplementedError

    def arrange(self, position: PositionReader) -> None:
        """Set up a described position: every field, and the steps in progress."""
        raise BadPosition(f"positions of {self.name} cannot be described yet")

    def faults(self) -> Iterator[str]:
        """What is wrong with this position, a sentence each: lost cards, broken limits."""
        return iter(())

    def bind(self, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
        """The questions of a step, narrowed by whatever binds its seats from outside the step."""
        return asked

    def interruptions(self) -> tuple[Decision, ...]:
        """Optional decisions that are open beside those of the step in charge."""
        return ()

    def interrupt(self, action: Action) -> None:
        """Take an action of one of the `interruptions`: usually by pushing a step."""
        raise NotImplementedError

    def before_action(self, action: Action) -> None:
        """Note a legal action just before the step in charge or an interruption takes it."""

    def why_not(self, action: Action) -> str:
        """The id of the rule that forbids this action here, if the choices cannot tell; else ""."""
        return self.stack[-1].why_not(self, action)

    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The sides, fixed for the whole game: seats that win or lose together."""
        return tuple([(seat,) for seat in self.seats])

    # Beginning.

    @classmethod
    def describe(cls) -> dict[str, Json]:
        """What can be chosen before a game begins."""
        return {
            "seats": list(cls.all_seats),
            "fewest": cls.fewest,
            "options": [option.to_json() for option in (*cls.options, *cls.readings)],
        }

    @classmethod
    def read_setup(
        cls,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        salt: str = "",
        position: Mapping[str, Any] | None = None,
        words: Mapping[str, str] = NO_WORDS,
    ) -> Setup:
        """Check all that is chosen before a new game; BadOptions says what is wrong."""
        seated = cls.read_lineup(seats, options or {})
        chosen = cls.read_chosen(options or {}, seated)
        number = new_seed() if seed is None else read_seed(seed)
        readings = cls.read_readings(chosen, int(cls.version), {})
        given = read_words(words, seated)
        return Setup(
            cls.name, cls.version, seated, chosen, number, salt, position, readings, words=given
        )

    @classmethod
    def read_lineup(
        cls, seats: Sequence[str] | None, options: Mapping[str, object]
    ) -> tuple[str, ...]:
        """The seats of a game with these options, checked; by default all of them."""
        return read_seats(cls.all_seats, seats, cls.fewest, len(cls.all_seats))

    @classmethod
    def read_chosen(
        cls, options: Mapping[str, object], seats: tuple[str, ...]
    ) -> Mapping[str, Value]:
        """The options of a game with this line-up, checked, and those unsaid at their defaults.

        Readings can be chosen like options; those unsaid are left out.
        """
        return read_options(cls.options, options, cls.readings)

    @classmethod
    def read_readings(
        cls, options: Mapping[str, Value], version: int, stated: Mapping[str, Value]
    ) -> dict[str, Value]:
        """Every reading of a game: as its record states it, as chosen, or as of that version."""
        return resolve(cls.readings, {**options, **stated}, version)

    @classmethod
    def new(cls, setup: Setup, chance: Chance | None = None) -> Self:
        """A game at its beginning, or at the position that the setup describes."""
        game = cls(setup, setup.stream() if chance is None else chance)
        game.lay_out()
        if setup.position is None:
            game.begin()
        else:
            reader = PositionReader(setup.position)
            game.chance.dice = reader.numbers("dice")
            game.arrange(reader)
            reader.finish()
        try:
            game.settle()
        except ImpossibleDie as wrong:
            raise BadPosition(str(wrong)) from None
        game.past = Past(None, None, game._take_drawn(), True)
        game.live = True
        if setup.position is not None:
            for fault in game.faults():
                raise BadPosition(fault)
        return game

    # Playing.

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def sequence(self) -> int:
        """How many actions have been played."""
        return 0 if self.past is None else self.past.sequence

    def play(self, action: Action, expected: int | None = None) -> tuple[Event, ...]:
        """Play an action and return what happened (nothing, if the game is silent).

        Args:
            action: one of the actions of a pending decision.
            expected: the `sequence` this action was meant for, if the caller wants to be sure.

        Raises:
            Refusal: it is not allowed; nothing has changed.
        """
        index = self._allowed(action, expected)
        if not self.live:
            self._take(action, index)
            return ()
        before = self.copy()
        try:
            self._take(action, index)
        except BaseException:
            self._adopt(before)  # a fault in a game's code must not lose the game
            raise
        self._keep_undo(before)
        self.happened, self._events = tuple(self._events), []
        return self.happened

    def _allowed(self, action: Action, expected: int | None) -> int:
        """The pending decision that offers this action, or the reason why none does."""
        if not isinstance(action, Action):
            raise UnreadableAction(f"{brief(action)} is not an action")
        if self.outcome is not None:
            raise GameOver("the game is over")
        if expected is not None and expected != self.sequence:
            raise StaleAction(f"this was meant for moment {expected}; it is {self.sequence} now")
        seat = action.seat
        for index, decision in enumerate(self.pending):
            if decision.seat == seat and decision.actions.has(action):
                return index
        raise self._refusal(action)

    def _take(self, action: Action, index: int) -> None:
        self._revealed = False
        self.before_action(action)
        if index < self._asked:
            self.stack[-1].answer(self, action)
        else:
            self.interrupt(action)
        self.settle()
        if not self._drawn:
            self.past = Past(self.past, action, (), self._revealed)
            return
        drawn = self._take_drawn()
        self.past = Past(self.past, action, drawn, True)
        if self.live:
            self._events.append(Event(CHANCE, None, {"outcomes": list(drawn)}))

    def _take_drawn(self) -> tuple[int, ...]:
        """The outcomes of chance since the last action."""
        drawn = tuple(self._drawn)
        self._drawn.clear()
        return drawn

    def use_chance(self, chance: Chance) -> None:
        """Draw from this stream from now on."""
        self._drawn.clear()
        chance.drawn = self._drawn
        self.chance = chance

    def settle(self) -> None:
        """Let the steps run until one of them asks, or the game is over."""
        stack = self.stack
        before: Step | None = None
        for _ in range(MOST_RUNS):
            if self.outcome is not None:
                stack.clear()
                self.pending = ()
                return
            if not stack:
                raise Stuck(f"{self.name} has no step in progress and no outcome")
            step = stack[-1]
            if step is before:
                raise Stuck(f"{type(step).__name__} runs without getting anywhere")
            asked = step.ask(self)
            if asked:
                self._wait_for(asked)
                return
            step.run(self)
            before = step
        raise Stuck(f"{type(stack[-1]).__name__} goes round in circles")

    def _refusal(self, action: Action) -> Refusal:
        if type(action) not in self.actions:
            return UnreadableAction(f"{brief(action)} is not an action of this game")
        mine = [decision for decision in self.pending if decision.seat == action.seat]
        if not mine:
            return NotYourTurn(f"{brief(action.seat)} is not asked anything now")
        rule = self.why_not(action)
        field = ""
        if not rule:
            fit = max([decision.actions.fitting(action) for decision in mine])
            names = action.field_names()
            field = names[fit] if 0 <= fit < len(names) else ""
            rule = action.rules.get(field, action.rule)
        return IllegalAction(self.rulebook().reason(rule), rule, field)

    # What the steps of a game call.

    def push(self, step: Step) -> None:
        """Put a step on top; the present one goes on when it has ended."""
        self.stack.append(step)

    def become(self, step: Step) -> None:
        """Replace the step in charge."""
        self.stack[-1] = step

    def end_step(self) -> None:
        """The step in charge is done."""
        self.stack.pop()

    def finish(self, winners: Iterable[str], ending: str, rule: str) -> None:
        """The game is over: all that was hidden is shown, so nothing can be taken back."""
        self.bar_undo()
        self.outcome = Outcome(tuple(winners), ending, rule)

    def emit(
        self,
        kind: str,
        data: Mapping[str, Any] | None = None,
        secret: Mapping[str, Any] | None = None,
        to: tuple[str, ...] = (),
    ) -> None:
        """Tell what happened, where nobody learns what was hidden from them before."""
        if self.live:
            self._events.append(Event(kind, data, secret, to))

    def bar_undo(self) -> None:
        """Somebody learns something by what happens now, even if there is nothing to tell."""
        self._revealed = True

    def reveal(
        self,
        kind: str,
        data: Mapping[str, Any] | None = None,
        secret: Mapping[str, Any] | None = None,
        to: tuple[str, ...] = (),
    ) -> None:
        """Tell something that was hidden from somebody who hears it now; bars undo."""
        self._revealed = True
        self.emit(kind, data, secret, to)

    # Looking.

    def view(
        self,
        eyes: str | None,
        tell: Callable[[Decision], Any] = Decision.to_json,
        public: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]:
        """All that a seat, a spectator (None) or the referee may know now, ready for JSON.

        Args:
            eyes: who looks.
            tell: writes a decision down.
            public: the `public_view` of this moment; several views then share parts.
        """
        if eyes is not None and eyes != REFEREE and eyes not in self.seats:
            raise BadOptions(f"there is no seat {brief(eyes)}; there are {', '.join(self.seats)}")
        shown = [step.view(self, eyes) for step in self.stack]
        return {
            "game": self.name,
            "eyes": eyes,
            "seats": list(self.seats),
            "seal": self.setup.seal,
            "outcome": None if self.outcome is None else self.outcome.to_json(),
            "decisions": [tell(decision) for decision in self.decisions(eyes)],
            "waiting": self._waiting(),
            "steps": [dict(step) for step in shown if step is not None],
            "table": laid_over(public or self.public_view(), self.private_view(eyes)),
        }

    def decisions(self, seat: str | None) -> tuple[Decision, ...]:
        """What this seat is asked now."""
        return tuple([decision for decision in self.pending if decision.seat == seat])

    def _waiting(self) -> list[Json]:
        """Whom the table waits for, as far as everybody may know.

        An optional decision betrays a hand, so it is never named; of private ones all that shows is
        that somebody is to respond.
        """
        waiting: list[Json] = []
        for decision in self.pending:
            private = decision.private
            entry: dict[str, Json] = {
                "seat": None if private else decision.seat,
                "kind": "respond" if private else decision.kind,
            }
            if decision.required and entry not in waiting:
                waiting.append(entry)
        return waiting

    def redeal(self, eyes: str | None, chance: Chance) -> Self:
        """A game equally possible for all that these eyes know, with its own future.

        That somebody is asked in private is known to all, so it must be so in the other game too;
        who is asked is not.
        """
        if not any(decision.private for decision in self.pending):
            twin = self._imagined(eyes, chance)
            twin.settle()
            return twin
        for _ in range(MOST_DEALS):
            twin = self._imagined(eyes, chance)
            if twin._ask_again() and any(decision.private for decision in twin.pending):
                return twin
        twin = self._without_a_past()
        twin.use_chance(chance.fork())
        return twin

    def _without_a_past(self) -> Self:
        """A copy that tells nobody how the game came here: no actions, no seed."""
        twin = self.copy()
        twin.past = None
        twin.setup = self.setup.without_secrets()
        return twin

    def _imagined(self, eyes: str | None, chance: Chance) -> Self:
        """A copy with everything hidden exchanged; its questions are still those of this game."""
        twin = self._without_a_past()
        twin.redeal_hidden(eyes, chance)
        twin.stack = [step.redeal(twin, eyes, chance) for step in twin.stack]
        twin.use_chance(chance.fork())
        return twin

    def _ask_again(self) -> bool:
        """Put the questions of the step in charge anew; says whether there are any."""
        asked = self.stack[-1].ask(self)
        if asked:
            self._wait_for(asked)
        return bool(asked)

    def _wait_for(self, asked: tuple[Decision, ...]) -> None:
        """Put the questions of the step in charge, and what may be done beside them."""
        asked = self.bind(asked)
        self._asked = len(asked)
        self.pending = asked + self.interruptions()

    @classmethod
    def rulebook(cls) -> Catalogue:
        """The rules catalogue of this game."""
        return Catalogue.load(cls.folder / "rules")

    @classmethod
    def names(cls, language: str, options: Mapping[str, Value]) -> Mapping[str, str]:
        """The names that this game's own data has in a language, by the words they stand for.

        Args:
            language: en or it.
            options: of the game that is told about, where they change what something is called.
        """
        return {}

    @classmethod
    def notation(cls) -> Notation:
        """Reader of this game's actions, from text or JSON."""
        if cls not in _notations:
            _notations[cls] = Notation(cls.actions)
        return _notations[cls]

    @classmethod
    def packed_classes(cls) -> tuple[type, ...]:
        """The classes whose values can stand in a state."""
        return (Outcome, *cls.actions, *cls.steps, *cls.values)

    # Keeping.

    def lay_out(self) -> None:
        """Every field of the state at its first value."""
        for field in self.state_fields:
            setattr(self, field.name, field.first_in(self))

    def copy(self) -> Self:
        """An independent copy, which tells nobody what happens and cannot undo."""
        twin = self.blank()
        self.copy_kernel(twin)
        self.copy_state(twin)
        return twin

    def copy_state(self, twin: Game) -> None:
        """Give a copy the state that is declared."""
        for field in self.state_fields:
            value = getattr(self, field.name)
            setattr(twin, field.name, value if field.copied is None else field.copied(value))

    def copy_kernel(self, twin: Game) -> None:
        """Give a copy the kernel's part of the state."""
        twin.stack = self.stack[:]
        twin.pending = self.pending
        twin.outcome = self.outcome
        twin.past = self.past
        twin._asked = self._asked

    def branch(self) -> Self:
        """A copy that goes on as this game would: it tells what happens and can undo as far."""
        twin = self.copy()
        twin.live = self.live
        twin._undo = self._undo[:]
        return twin

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return packing.digest_of(self)

    def pack_state(self) -> Json:
        """The whole state as JSON."""
        return packing.pack_state(self)

    def unpack_state(self, data: Json) -> None:
        """Take over a state that `pack_state` wrote; the caller checks it, then `settle`s."""
        packing.unpack_state(self, data)

    def record(self) -> Record:
        """The whole game: setup, actions, outcomes of chance."""
        entries: list[Past] = []
        past: Past | None = self.past
        while past is not None:
            entries.append(past)
            past = past.before
        if not entries or entries[-1].action is not None:
            raise LandsraadError("an imagined game has no record")
        entries.reverse()
        return Record(
            self.setup,
            tuple([str(entry.action) for entry in entries[1:]]),
            tuple([entry.outcomes for entry in entries]),
            self.digest(),
        )

    # Undoing.

    def can_undo(self, seat: str) -> bool:
        """Whether the last action is this seat's own and nothing was drawn or revealed since."""
        last = self.past
        return (
            bool(self._undo)
            and last is not None
            and last.action is not None
            and last.action.seat == seat
        )

    def undo(self, seat: str) -> None:
        """Take back this seat's last action."""
        if not self.can_undo(seat):
            raise CannotUndo(f"{brief(seat)} has no action that can be taken back")
        earlier = self._undo[:-1]
        self._adopt(self._undo[-1].copy())  # branches share it and may undo as well
        self.happened = ()
        self._undo = earlier

    def _keep_undo(self, before: Game) -> None:
        """Undo reaches back over the run of one seat's actions up to the last that is final."""
        assert self.past is not None
        assert self.past.action is not None
        last = before.past.action if before.past is not None else None
        if self.past.final:
            self._undo = []
        elif last is not None and last.seat == self.past.action.seat:
            self._undo.append(before)
        else:
            self._undo = [before]

    def _adopt(self, other: Game) -> None:
        """Become what a copy made earlier still is."""
        other.copy_kernel(self)
        other.copy_state(self)
        self.use_chance(other.chance)
        self._events = []


_notations: dict[type[Game], Notation] = {}
