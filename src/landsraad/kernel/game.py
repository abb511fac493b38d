"""Game: the loop that every game runs on.

A game is always waiting for someone. `asked` is what it waits for, `pending` also what may be done
beside; `play` takes one action of these, lets the steps run until the next question, and returns
what happened. An action that is not among the choices is refused and changes nothing.

A game of its own derives from `Game` and gives: a name, its action, step and value classes, the
fields of its state (see `state.py`), and the methods `begin`, `private_view` and `redeal_hidden`
(see `examples/crysknife`, and docs/write-a-game.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Self

from landsraad.kernel import packing
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance, ImpossibleDie
from landsraad.kernel.errors import (
    BadPosition,
    CannotUndo,
    GameOver,
    NotYourTurn,
    StaleAction,
    Stuck,
    UnreadableAction,
)
from landsraad.kernel.event import CHANCE, Event
from landsraad.kernel.game_type import GameType
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.outcome import Outcome
from landsraad.kernel.past import Past
from landsraad.kernel.position import PositionReader
from landsraad.kernel.record import Record, record_of
from landsraad.kernel.redeal import redealt
from landsraad.kernel.refusals import Because, decide_first, is_for_another, refusal_of
from landsraad.kernel.setup import Setup
from landsraad.kernel.slots import has_slots
from landsraad.kernel.state import write_state
from landsraad.kernel.step import Decision, Step
from landsraad.kernel.values import Json, brief
from landsraad.kernel.views import view_of

MOST_RUNS = 10_000
"""Steps that may run between two questions; a game that needs more is going round in circles."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(GameType):
    """One game in progress.

    Attributes:
        setup: what it began with.
        chance: its randomness.
        stack: the steps in progress, the one in charge last.
        asked: the questions of the step in charge; empty when the game is over.
        outcome: how it ended; None while playing.
        live: whether events are built and undo is kept. A copy starts silent.
        happened: the events of the last action.
        kept_parts: of public views (see `views.kept_part`).
    """

    __slots__ = (
        "_drawn",
        "_events",
        "_pending",
        "_revealed",
        "_undo",
        "asked",
        "chance",
        "happened",
        "kept_parts",
        "live",
        "outcome",
        "past",
        "seats",
        "setup",
        "stack",
    )

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
        self.asked: tuple[Decision, ...] = ()
        self._pending: tuple[Decision, ...] | None = None
        self.outcome: Outcome | None = None
        self.live = False
        self.past: Past | None = None
        self._revealed = False
        self.happened: tuple[Event, ...] = ()
        self._events: list[Event] = []
        self._undo: list[Game] = []
        self.kept_parts: dict[str, tuple[object, Any]] = {}

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

    def why_not(self, action: Action) -> Because | None:
        """What forbids this action here and now, if the choices cannot tell it."""
        return None if is_for_another(self, action) else self.stack[-1].why_not(self, action)

    def why_not_asked(self, action: Action) -> Because | None:
        """Why a seat that is asked nothing is not asked for this, if the seat itself can know."""
        return None

    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The sides, fixed for the whole game: seats that win or lose together."""
        return tuple([(seat,) for seat in self.seats])

    def confidants(self, seat: str) -> tuple[str, ...]:
        """With whom a seat may talk in secret now, as everybody knows."""
        return ()

    # Beginning.

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
        game._draw_afresh()
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
    def pending(self) -> tuple[Decision, ...]:
        """The decisions it waits for, and what may be done beside them; empty when it is over."""
        if self._pending is None:
            self._pending = self.asked + self.interruptions() if self.asked else ()
        return self._pending

    @property
    def round_number(self) -> int:
        """The turn or round that the game is in, as players count them; 0 before the first."""
        return 0

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
        answers, action = self._allowed(action, expected)
        if not self.live:
            self._take(action, answers)
            return ()
        before = self.copy()
        try:
            self._take(action, answers)
            self.pending  # noqa: B018  # found now: a fault in it must not show later
        except BaseException:
            self._adopt(before)  # a fault in a game's code must not lose the game
            raise
        self._keep_undo(before)
        self.happened, self._events = tuple(self._events), []
        return self.happened

    def _allowed(self, action: Action, expected: int | None) -> tuple[bool, Action]:
        """Whether this action answers the step in charge, and the action as it is offered.

        Raises:
            Refusal: no decision offers it; the reason why.
        """
        if not isinstance(action, Action):
            raise UnreadableAction(f"{brief(action)} is not an action")
        if self.outcome is not None:
            raise GameOver("the game is over")
        if expected is not None and expected != self.sequence:
            raise StaleAction(f"this was meant for moment {expected}; it is {self.sequence} now")
        seat = getattr(action, "seat")  # noqa: B009  # compiled, `action.seat` fails if it is no text
        if not isinstance(seat, str):
            raise NotYourTurn(seat, decide_first(self, seat))
        for decision in self.asked:
            if decision.seat == seat and decision.actions.has(action):
                return True, action
        for decision in self.pending[len(self.asked) :]:
            if decision.seat == seat and decision.actions.has(action):
                return False, action
        meant = self.meant(action)
        if meant is action:
            raise refusal_of(self, action)
        return self._allowed(meant, expected)

    def meant(self, action: Action) -> Action:
        """The action as a decision offers it: lists in it are sets, in whatever order they come."""
        for decision in self.decisions(getattr(action, "seat")):  # noqa: B009
            arranged = decision.actions.arranged(action)
            if isinstance(arranged, Action) and decision.actions.has(arranged):
                return arranged
        return action

    def _take(self, action: Action, answers: bool) -> None:
        self._revealed = False
        self.before_action(action)
        if answers:
            self.stack[-1].answer(self, action)
        else:
            self.interrupt(action)
        self.settle()
        if not self._drawn:
            self.past = Past(self.past, action, (), self._revealed)
        else:
            drawn = self._take_drawn()
            self.past = Past(self.past, action, drawn, True)
            if self.live:
                self._events.append(Event(CHANCE, None, {"outcomes": list(drawn)}))
        if self.setup.afresh:
            self._draw_afresh()

    def _take_drawn(self) -> tuple[int, ...]:
        """The outcomes of chance since the last action."""
        drawn = tuple(self._drawn)
        self._drawn.clear()
        return drawn

    def _draw_afresh(self) -> None:
        """Go on by new chance, if the setup says so at this moment."""
        for word in self.setup.afresh.get(self.sequence, ()):
            self.use_chance(self.chance.afresh(word))

    def draw_afresh(self, word: str) -> None:
        """Go on by new chance from here, because what would have come is known."""
        self.setup = self.setup.drawn_afresh(self.sequence, word)
        self.use_chance(self.chance.afresh(word))

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
                self.wait_for(())
                return
            if not stack:
                raise Stuck(f"{self.name} has no step in progress and no outcome")
            step = stack[-1]
            if step is before:
                raise Stuck(f"{type(step).__name__} runs without getting anywhere")
            asked = step.ask(self)
            if asked:
                self.wait_for(self.bind(asked))
                return
            step.run(self)
            before = step
        raise Stuck(f"{type(stack[-1]).__name__} goes round in circles")

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
        since: int = 1,
    ) -> None:
        """Tell what happened, where nobody learns what was hidden from them before.

        `since`: the rules version that tells it to all. Tables begun before count fewer events.
        """
        if self.live:
            told = data if since == 1 or int(self.setup.version) >= since else None
            self._events.append(Event(kind, told, secret, to))

    def bar_undo(self) -> None:
        """Somebody learns something by what happens now, even if there is nothing to tell."""
        self._revealed = True

    def reveal(
        self,
        kind: str,
        data: Mapping[str, Any] | None = None,
        secret: Mapping[str, Any] | None = None,
        to: tuple[str, ...] = (),
        since: int = 1,
    ) -> None:
        """Tell something that was hidden from somebody who hears it now; bars undo."""
        self._revealed = True
        self.emit(kind, data, secret, to, since)

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
        return view_of(self, eyes, tell, public)

    def decisions(self, seat: str | None) -> tuple[Decision, ...]:
        """What this seat is asked now."""
        return tuple([decision for decision in self.pending if decision.seat == seat])

    def redeal(self, eyes: str | None, chance: Chance) -> Self:
        """A game equally possible for all that these eyes know, with its own future."""
        return redealt(self, eyes, chance)

    def wait_for(self, asked: tuple[Decision, ...]) -> None:
        """Put these questions; what may be done beside them is found out when somebody looks."""
        self.asked = asked
        self._pending = None

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
        twin.asked = self.asked
        twin._pending = self._pending
        twin.outcome = self.outcome
        twin.past = self.past

    def branch(self) -> Self:
        """A copy that goes on as this game would: it tells what happens and can undo as far."""
        twin = self.copy()
        twin.live = self.live
        twin.kept_parts = self.kept_parts  # each is kept with what it was made from
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
        return record_of(self)

    # Undoing.

    def can_undo(self, seat: str) -> bool:
        """Whether the last action is this seat's own and nothing was drawn or revealed since."""
        last = None if self.past is None else self.past.action
        return bool(self._undo) and last is not None and last.seat == seat

    def undo(self, seat: str) -> None:
        """Take back this seat's last action."""
        if not self.can_undo(seat):
            raise CannotUndo(f"{brief(seat)} has no action that can be taken back")
        self._adopt(self._undo.pop().copy())  # branches share it and may undo as well
        self.happened = ()

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
