"""Session: one evening at the terminal, from the first question to the outcome.

The people at the terminal hold some seats; the others are played by chance, from the same choices.
Whatever is printed comes from the view of the seat that is looking and from what it saw happen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from landsraad.chronicle import Chronicle
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import CannotUndo, IllegalAction, Refusal, UnreadableAction
from landsraad.kernel.game import Game
from landsraad.kernel.record import SAVE, save_game
from landsraad.kernel.rules import Rule
from landsraad.kernel.step import Decision
from landsraad.terminal.pick import FEW, HANDFUL, Back, Picker, Section
from landsraad.terminal.show import LOUD, QUIET, View, changes, draw_view, tidy
from landsraad.texts import Texts, key_of

SELDOM = 4  # a seat played by chance uses one in so many openings to interrupt
NEWS, ALARM = "cyan", "red"
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what could be scrolled back to

Read = Callable[[str], str]
"""Prints a prompt and returns a line; raises EOFError at the end, as `input` does."""


class Moved(Exception):
    """The game has moved on, or back: whatever was asked is asked afresh."""


class Quit(Exception):
    """Somebody wants to leave."""


class Session:
    """A game in a terminal.

    Attributes:
        humans: the seats that people hold, in table order.
        eyes: the seat that is looking at the screen.
    """

    def __init__(
        self,
        game: Game,
        humans: Sequence[str],
        texts: Texts,
        console: Console,
        *,
        read: Read = input,
        chance: Chance | None = None,
        chronicle: Chronicle | None = None,
    ) -> None:
        self.game = game
        self.humans = tuple([seat for seat in game.seats if seat in humans])
        self.texts = texts
        self.console = console
        self.read = read
        self.chance = Chance.seeded(game.setup.seed + 1) if chance is None else chance
        self.chronicle = Chronicle() if chronicle is None else chronicle
        self.picker = Picker(texts, console, self.hear)
        self.eyes: str | None = None if self.shared else self.humans[0]
        self.told: dict[str | None, int] = dict.fromkeys((None, *game.seats), len(self.chronicle))
        self.shown: dict[str, View] = {}
        self.refusal: Refusal | None = None
        self.saved = (-1, "")
        self.considered = -1  # the moment at which chance has decided not to interrupt
        self.passed = -1  # the moment at which the only person has decided not to
        self.patient = False  # whether he wants to be left alone until he is asked
        self.everybody: list[str] = []  # who is still to look, when nobody may know who is asked
        self.looked_round = -1
        self.closed = False

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.humans) > 1

    # The evening.

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.welcome()
            while not self.closed:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.farewell()
        except Quit:
            self.farewell()

    def welcome(self) -> None:
        self.say("welcome", LOUD, game=self.texts.name(self.game.name), seats=self.humans)
        if self.game.setup.seal:
            self.say("sealed", seal=self.game.setup.seal)
        self.say("welcome-help", QUIET)

    def close(self) -> None:
        """The outcome, and a last occasion to keep the game."""
        outcome = self.game.outcome
        assert outcome is not None
        self.eyes = None if self.shared else self.humans[0]
        self.news()
        self.console.print(Text(self.texts.ending(outcome), LOUD))
        rule = self.rule(outcome.rule)
        title = "" if rule is None else f" {rule.title} ({rule.id})."
        self.say("outcome", winners=outcome.winners, title=title)
        while self.hear(lambda: self.say("over", QUIET)):
            pass
        self.closed = True

    def farewell(self) -> None:
        """What has become of a game that is not over."""
        if self.game.over:
            return
        sequence, file = self.saved
        kept = sequence == self.game.sequence
        self.say("farewell-saved" if kept else "farewell", file=file)

    # One turn.

    def turn(self) -> None:
        """Something happens; or something was taken back, and is asked afresh."""
        with suppress(Moved):
            if self.game.over:
                self.close()
            elif not self.chance_interrupts():
                self.go_on(self.next_person())

    def go_on(self, seat: str | None) -> None:
        """This person decides; without one, a seat that is played by chance."""
        if seat is not None:
            self.ask(self.hand_over(seat) if self.shared and seat != self.eyes else seat)
        elif self.shared and self.looked_round != self.game.sequence:
            self.let_anybody_speak()
        else:
            self.play_by_chance()

    def waited_for(self) -> list[Decision]:
        """The decisions without which the game does not go on."""
        pending = self.game.pending
        return [decision for decision in pending if decision.required] or list(pending)

    def next_person(self) -> str | None:
        """The seat of a person who is to look next.

        That a seat is asked something private, or may interrupt, is itself a secret. So where one
        screen is shared, everybody looks in turn at a private question, and an interruption is left
        to who wants to speak up.
        """
        private = any(decision.private for decision in self.waited_for())
        if self.shared and private and self.looked_round != self.game.sequence:
            self.looked_round = self.game.sequence
            self.everybody = self.everybody or list(self.humans)
        if self.everybody:
            return self.everybody.pop(0)
        for decision in self.waited_for():
            if decision.seat in self.humans:
                return decision.seat
        alone = not (self.shared or self.patient or self.passed == self.game.sequence)
        return self.humans[0] if alone and self.game.decisions(self.humans[0]) else None

    def hand_over(self, seat: str) -> str:
        """Somebody else is to look; returns the seat that does."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.say("hand-over", LOUD, seat=self.texts.name(seat))
        return self.who_looks() or seat

    def let_anybody_speak(self) -> None:
        """Seats played by chance go next, unless a person speaks first."""
        self.looked_round = self.game.sequence
        self.eyes = None
        self.news()
        seats = dict.fromkeys([decision.seat for decision in self.waited_for()])
        private = any(decision.private for decision in self.waited_for())
        self.say("chance-next", LOUD, seats=() if private else tuple(seats))
        seat = self.who_looks()
        if seat is not None:
            self.looked_round = -1
            self.ask(seat)

    def who_looks(self) -> str | None:
        """The seat that speaks up, or None for Enter; the last to act may still take that back."""
        before = self.eyes
        self.eyes = None
        self.say("speak-up", QUIET, seats=self.humans)
        while line := self.read("> ").strip():
            seats = [
                s for s in self.humans if line.casefold() in (s, self.texts.name(s).casefold())
            ]
            if seats:
                return seats[0]
            if line == "undo":
                self.eyes = before if before and self.game.can_undo(before) else None
                self.undo(self.eyes)
            elif line == "quit":
                raise Quit
            else:
                self.say("speak-up", QUIET, seats=self.humans)
        return None

    def seat_called(self, name: str) -> str | None:
        """The person's seat of this name, in the catalogue or in notation."""
        for seat in self.humans:
            if name.casefold() in (seat.casefold(), self.texts.name(seat).casefold()):
                return seat
        return None

    def ask(self, seat: str) -> None:
        """A person looks, and decides what there is to decide."""
        self.look(seat)
        decisions = self.game.decisions(seat)
        if not decisions:
            self.hear(lambda: self.say("nothing-asked", QUIET))
            return
        optional = not any(decision in self.waited_for() for decision in decisions)
        self.patient = self.patient and optional
        while True:
            try:
                self.play(self.choose(decisions, optional))
                return
            except Back:
                if optional:
                    self.passed = self.game.sequence
                    return

    def look(self, seat: str) -> None:
        """What has happened since this seat last looked, and the table if it has changed."""
        self.eyes = seat
        self.news()
        view = self.game.view(seat)
        before, self.shown[seat] = self.shown.get(seat), view
        if before is None or (view["table"], view["steps"]) != (before["table"], before["steps"]):
            self.show_changes(before, view)

    def show_changes(self, before: View | None, view: View) -> None:
        """The whole table while it fits the screen; of a larger one only what has changed."""
        drawn = draw_view(tidy(view), self.texts)
        height = len(self.console.render_lines(drawn))
        if before is None or height <= self.console.height:
            self.console.print(drawn)
        else:
            table = changes(before["table"], view["table"])
            self.console.print(draw_view({**view, "table": table}, self.texts))
            self.say("only-changes", QUIET)

    def choose(self, decisions: Sequence[Decision], optional: bool) -> Action:
        """One action of all that are offered. Raises Back for none of them."""
        total = sum(decision.actions.size for decision in decisions)
        room = FEW if total <= FEW else HANDFUL
        sections = [
            Section(
                self.texts.prompt(decision.kind, decision.seat),
                self.picker.entries(decision.actions, room),
            )
            for decision in decisions
        ]
        if optional:
            self.say("pass", QUIET)
        entries = [entry for section in sections for entry in section.entries]
        action: Action
        if len(entries) == 1 and not isinstance(entries[0].value, Action):
            self.console.print(Text(sections[0].title, LOUD))
            action = self.picker.pick(entries[0].value, sections[0].title)
        else:
            action = self.picker.menu(sections)
        return action

    # Playing.

    def play(self, action: Action) -> None:
        self.chronicle.add(action, self.game.play(action))
        self.refusal = None

    def chance_interrupts(self) -> bool:
        """Now and then a seat played by chance takes an optional decision."""
        if self.considered == self.game.sequence:
            return False
        self.considered = self.game.sequence
        offers = [
            decision
            for decision in self.game.pending
            if not decision.required and decision.seat not in self.humans
        ]
        if not offers or self.chance.below(SELDOM):
            return False
        self.play(self.chance.choice(offers).actions.sample(self.chance))
        return True

    def play_by_chance(self) -> None:
        decisions = [d for d in self.waited_for() if d.seat not in self.humans]
        self.play(self.chance.choice(decisions).actions.sample(self.chance))

    # Hearing.

    def hear(self, question: Callable[[], None]) -> str:
        """An answer to a question. Commands and notation are dealt with here, at any prompt."""
        while True:
            question()
            line = self.read(self.prompt()).strip()
            if line == "back":
                return ""
            if not line or not (self.obey(line) or self.play_written(line)):
                return line

    def prompt(self) -> str:
        return "> " if self.eyes is None else f"{self.texts.name(self.eyes)}> "

    def obey(self, line: str) -> bool:
        """Carry out a command, if the line is one."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": lambda _: self.say("help"),
            "log": lambda _: self.tell(self.chronicle.seen_by(self.eyes)),
            "quit": self.leave,
            "save": self.save,
            "undo": lambda _: self.undo(self.eyes),
            "view": lambda _: self.show_view(),
            "wait": self.wait,
        }
        if word not in commands:
            return False
        commands[word](rest.strip())
        self.console.print()
        return True

    def play_written(self, line: str) -> bool:
        """Play an action written in notation, if the line is one."""
        try:
            action = self.game.notation().read(line)
        except UnreadableAction:
            return False
        if self.eyes is not None and action.seat != self.eyes:
            # Not even the refusal of somebody else's action: it would tell what he could do.
            self.say("refused-seat", ALARM, seat=self.texts.name(self.eyes))
            return True
        try:
            self.play(action)
        except Refusal as refusal:
            self.refuse(refusal)
            return True
        raise Moved

    def refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        rule = self.rule(refusal.rule) if isinstance(refusal, IllegalAction) else None
        if rule is None:
            self.say(key_of("refused", type(refusal).__name__), ALARM)
        else:
            self.say("refused-rule", ALARM, title=rule.title, rule=rule.id)

    # Commands.

    def explain(self, wanted: str) -> None:
        """The rule behind the last refusal, or the one that is named."""
        refused_by = self.refusal.rule if isinstance(self.refusal, IllegalAction) else ""
        rule = self.rule(wanted.upper() or refused_by)
        if rule is None:
            self.say("no-rule" if wanted else "no-refusal", QUIET, rule=wanted)
        else:
            self.console.print(Text(f"{rule.title} ({rule.id})", LOUD))
            self.console.print(Text(rule.text))

    def rule(self, rule: str) -> Rule | None:
        """A rule in the language of the table."""
        rulebook = self.game.rulebook()
        return rulebook.rule(rule, self.texts.language) if rule in rulebook else None

    def leave(self, _: str) -> None:
        raise Quit

    def undo(self, seat: str | None) -> None:
        try:
            self.game.undo(seat or "")
        except CannotUndo:
            self.say("cannot-undo", ALARM)
            return
        self.chronicle.take_back()
        self.told = {eyes: min(told, len(self.chronicle)) for eyes, told in self.told.items()}
        self.considered = self.game.sequence
        self.say("undone", NEWS)
        raise Moved

    def save(self, name: str) -> None:
        """Keep the game in a file; never over a file that is something else."""
        file = Path(name).expanduser()
        if not name:
            self.say("save-where", ALARM)
        elif file.is_file() and not is_saved_game(file):
            self.say("save-other", ALARM, file=name)
        else:
            try:
                file.write_text(save_game(self.game), encoding="utf-8")
            except OSError as wrong:
                self.say("save-failed", ALARM, file=name, reason=wrong.strerror)
                return
            self.saved = (self.game.sequence, name)
            self.say("saved", NEWS, file=name)

    # Saying.

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        self.console.print(Text(self.texts.text(key, **arguments), style))

    def tell(self, events: Iterable[dict[str, object]]) -> None:
        for event in events:
            self.console.print(Text("· ", QUIET).append(self.texts.event(event), f"not dim {NEWS}"))

    def news(self) -> None:
        """What these eyes have not been told yet."""
        self.console.print()
        self.tell(self.chronicle.seen_by(self.eyes, self.told[self.eyes]))
        self.told[self.eyes] = len(self.chronicle)

    def wait(self, _: str) -> None:
        """Be left alone until something is asked."""
        self.patient = True
        raise Moved

    def show_view(self) -> None:
        self.console.print(draw_view(tidy(self.game.view(self.eyes)), self.texts))


def is_saved_game(file: Path) -> bool:
    try:
        with file.open("rb") as stream:
            return SAVE.encode() in stream.read(100)
    except OSError:
        return False
