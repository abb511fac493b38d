"""A game in the terminal, from the first question to the outcome.

The people at the terminal hold some seats; chance or a bot plays the others (`others`). All that is
printed comes from the view of the seat that is looking and from the events it has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from landsraad.bots import interrupts, question_with_worlds
from landsraad.bots.advice import advise
from landsraad.bots.budget import Budget
from landsraad.chronicle import Chronicle
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import (
    CannotUndo,
    IllegalAction,
    NotYourTurn,
    Refusal,
    UnreadableAction,
)
from landsraad.kernel.game import Game
from landsraad.kernel.record import SAVE, save_game
from landsraad.kernel.rules import Rule
from landsraad.kernel.step import Decision
from landsraad.terminal.hints import print_advice
from landsraad.terminal.others import PlayedByChance
from landsraad.terminal.picker import KIND_LIMIT, LIST_LIMIT, GoBack, Picker, Section
from landsraad.terminal.render import View
from landsraad.terminal.screen import Screen
from landsraad.terminal.styles import ERROR, EVENT, MUTED, STRONG
from landsraad.texts import Texts, key_of

HINT = Budget(seconds=3.0)

ReadLine = Callable[[str], str]
"""Prints a prompt and returns a line; raises EOFError at the end, as `input` does."""


class GameChanged(Exception):
    """An action was played or undone at a prompt, so what was asked there is out of date."""


class QuitSession(Exception):
    """Somebody wants to leave."""


class TerminalSession:
    """A game, the people who play it at one terminal, and what each of them has seen.

    Attributes:
        humans: the seats that people hold, in table order.
        eyes: the seat that is looking at the screen; None while nobody or everybody may look.
        last_view: the last view that was shown to each seat.
        entries_shown: how many entries of the chronicle each viewer has been shown.
        interrupted: the last action was none that the game waited for.
        saved: the `sequence` at which the game was last saved, and the file.
        refusal: the last refusal, if no action has been played since.
        waits_until_asked: the only person wants to see no optional decisions for now.
        still_to_look: seats that are still to look at the screen while nobody may know which of
            them is asked something.
        others_asked_at, passed_at, all_looked_at: the `sequence` at which, last, the other seats
            were asked whether they interrupt, the only person let an optional decision pass, and
            everybody was called to look.
    """

    def __init__(
        self,
        game: Game,
        humans: Sequence[str],
        texts: Texts,
        console: Console,
        *,
        read_line: ReadLine = input,
        chance: Chance | None = None,
        chronicle: Chronicle | None = None,
        resumed_from: Path | None = None,
        others: PlayedByChance | None = None,
        hint: Budget = HINT,
    ) -> None:
        self.game = game
        self.humans = tuple([seat for seat in game.seats if seat in humans])
        self.texts = texts
        self.screen = Screen(texts, console)
        self.read_line = read_line
        self.chance = Chance.seeded(game.setup.seed + 1) if chance is None else chance
        self.chronicle = Chronicle() if chronicle is None else chronicle
        self.others = PlayedByChance() if others is None else others
        self.hint_budget = hint
        self.picker = Picker(self.screen, self.read_answer)
        self.eyes: str | None = None if self.is_shared else self.humans[0]
        viewers = (None, *game.seats)
        self.entries_shown: dict[str | None, int] = dict.fromkeys(viewers, len(self.chronicle))
        self.last_view: dict[str, View] = {}
        self.refusal: Refusal | None = None
        self.interrupted = False
        self.saved = (-1, "") if resumed_from is None else (game.sequence, str(resumed_from))
        self.waits_until_asked = False
        self.still_to_look: list[str] = []
        self.others_asked_at = -1
        self.passed_at = -1
        self.all_looked_at = -1
        self.is_finished = False

    @property
    def is_shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.humans) > 1

    # From beginning to end.

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.print_welcome()
            while not self.is_finished:
                self.advance()
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            self.print_farewell()
        except QuitSession:
            self.print_farewell()

    def print_welcome(self) -> None:
        game = self.texts.name(self.game.name)
        self.screen.print_message("welcome", STRONG, game=game, seats=self.humans)
        if self.game.setup.seal:
            self.screen.print_message("sealed", seal=self.game.setup.seal)
        self.screen.print_message("welcome-help", MUTED)

    def finish(self) -> None:
        """Print the outcome; the game can still be saved and its events read again."""
        outcome = self.game.outcome
        assert outcome is not None
        self.eyes = None if self.is_shared else self.humans[0]
        self.print_new_events()
        self.screen.print_line(self.texts.ending(outcome), STRONG)
        rule = self.find_rule(outcome.rule)
        title = "" if rule is None else f" {rule.title} ({rule.id})."
        self.screen.print_message("outcome", winners=outcome.winners, title=title)
        while self.read_answer(lambda: self.screen.print_message("over", MUTED)):
            pass
        self.is_finished = True

    def print_farewell(self) -> None:
        """Whether a game that is not over is saved."""
        if self.game.over:
            return
        sequence, file = self.saved
        is_saved = sequence == self.game.sequence
        self.screen.print_message("farewell-saved" if is_saved else "farewell", file=file)

    # Whose turn it is.

    def advance(self) -> None:
        """Let one seat decide; after an undo the next call asks anew."""
        with suppress(GameChanged):
            if self.game.over:
                self.finish()
            elif not self.let_others_interrupt():
                self.let_decide(self.next_person())

    def let_decide(self, seat: str | None) -> None:
        """Ask this person; without one, let the others play."""
        if seat is not None:
            self.ask_seat(self.hand_over(seat) if self.is_shared and seat != self.eyes else seat)
        elif self.is_shared and self.all_looked_at != self.game.sequence:
            self.pause_before_others()
        else:
            self.let_others_play()

    def blocking_decisions(self) -> list[Decision]:
        """The decisions without which the game does not go on."""
        pending = self.game.pending
        return [decision for decision in pending if decision.required] or list(pending)

    def next_person(self) -> str | None:
        """The seat of the person who is to look next; None if others go on.

        That a seat is asked something private, or may interrupt, is itself a secret. So on a shared
        screen everybody looks in turn when there is a private question, and whoever wants to
        interrupt says so.
        """
        private = any(decision.private for decision in self.blocking_decisions())
        if self.is_shared and private and self.all_looked_at != self.game.sequence:
            self.all_looked_at = self.game.sequence
            self.still_to_look = self.still_to_look or list(self.humans)
        if self.still_to_look:
            return self.still_to_look.pop(0)
        for decision in self.blocking_decisions():
            if decision.seat in self.humans:
                return decision.seat
        if self.is_shared or self.waits_until_asked or self.passed_at == self.game.sequence:
            return None
        return self.humans[0] if self.game.decisions(self.humans[0]) else None

    def hand_over(self, seat: str) -> str:
        """Let somebody else come to the screen; returns the seat that does."""
        self.screen.clear()
        self.screen.print_message("hand-over", STRONG, seat=self.texts.name(seat))
        return self.ask_who_looks() or seat

    def pause_before_others(self) -> None:
        """Let people interrupt before the other seats go on."""
        self.all_looked_at = self.game.sequence
        self.eyes = None
        self.print_new_events()
        decisions = self.blocking_decisions()
        private = any(decision.private for decision in decisions)
        seats = dict.fromkeys([decision.seat for decision in decisions])
        self.screen.print_message("others-next", STRONG, seats=() if private else tuple(seats))
        seat = self.ask_who_looks()
        if seat is not None:
            self.all_looked_at = -1
            self.ask_seat(seat)

    def ask_who_looks(self) -> str | None:
        """The seat that speaks up, or None for Enter; the last to act may still undo."""
        before = self.eyes
        self.eyes = None
        self.screen.print_message("speak-up", MUTED, seats=self.humans)
        while line := self.read_line("> ").strip():
            seat = self.find_seat(line)
            if seat is not None:
                return seat
            if line == "undo":
                self.eyes = before if before and self.game.can_undo(before) else None
                self.undo(self.eyes)
            elif line == "quit":
                raise QuitSession
            else:
                self.screen.print_message("speak-up", MUTED, seats=self.humans)
        return None

    def find_seat(self, name: str) -> str | None:
        """The seat of a person by its name, in the catalogue or in notation."""
        for seat in self.humans:
            if name.casefold() in (seat.casefold(), self.texts.name(seat).casefold()):
                return seat
        return None

    # Asking a person.

    def ask_seat(self, seat: str) -> None:
        """Show a person what is new, and let them decide what there is to decide."""
        self.show_news(seat)
        decisions = self.game.decisions(seat)
        if not decisions:
            self.read_answer(lambda: self.screen.print_message("nothing-asked", MUTED))
            return
        optional = not any(decision in self.blocking_decisions() for decision in decisions)
        self.waits_until_asked = self.waits_until_asked and optional
        while True:
            try:
                self.play(self.choose_action(decisions, optional))
                return
            except GoBack:
                if optional:
                    self.passed_at = self.game.sequence
                    return

    def show_news(self, seat: str) -> None:
        """Print what has happened since this seat last looked, and the view if it has changed."""
        self.eyes = seat
        self.print_new_events()
        view = self.game.view(seat)
        before, self.last_view[seat] = self.last_view.get(seat), view
        if before is None:
            self.screen.print_view(view)
        elif (view["table"], view["steps"]) != (before["table"], before["steps"]):
            self.screen.print_changes(before, view)

    def print_new_events(self) -> None:
        """Print what the viewer has not been shown yet."""
        self.screen.print()
        start = self.entries_shown[self.eyes]
        self.screen.print_events(self.chronicle.seen_by(self.eyes, start))
        self.entries_shown[self.eyes] = len(self.chronicle)

    def choose_action(self, decisions: Sequence[Decision], optional: bool) -> Action:
        """One action of all that are offered. Raises GoBack for none of them."""
        total = sum(decision.actions.size for decision in decisions)
        limit = LIST_LIMIT if total <= LIST_LIMIT else KIND_LIMIT
        sections = [
            Section(
                self.texts.prompt(decision.kind, decision.seat),
                self.picker.menu_entries(decision.actions, limit),
            )
            for decision in decisions
        ]
        if optional:
            self.screen.print_message("pass", MUTED)
        entries = [entry for section in sections for entry in section.entries]
        action: Action
        if len(entries) == 1 and not isinstance(entries[0].value, Action):
            self.screen.print_line(sections[0].title, STRONG)
            action = self.picker.pick(entries[0].value, sections[0].title)
        else:
            action = self.picker.pick_from_menu(sections)
        return action

    # Playing.

    def play(self, action: Action) -> None:
        action = self.game.meant(action)
        interrupted = interrupts(self.game.pending, action)
        self.chronicle.add(action, self.game.play(action))
        self.refusal = None
        self.interrupted = interrupted

    def let_others_interrupt(self) -> bool:
        """Once after each action, seats that nobody here holds may take an optional decision."""
        if self.others_asked_at == self.game.sequence:
            return False
        self.others_asked_at = self.game.sequence
        seats = [seat for seat in self.game.seats if seat not in self.humans]
        action = self.others.interruption(
            self.game, seats, self.chance, interrupted=self.interrupted
        )
        if action is not None:
            self.play(action)
        return action is not None

    def let_others_play(self) -> None:
        decisions = [d for d in self.blocking_decisions() if d.seat not in self.humans]
        self.play(self.others.answer(self.game, decisions, self.chance))

    # Reading lines.

    def read_answer(self, print_question: Callable[[], None]) -> str:
        """An answer to a question; commands and notation work at any prompt."""
        while True:
            print_question()
            line = self.read_line(self.prompt()).strip()
            if line == "back":
                return ""
            if not line or not (self.run_command(line) or self.play_notation(line)):
                return line

    def prompt(self) -> str:
        return "> " if self.eyes is None else f"{self.texts.name(self.eyes)}> "

    def run_command(self, line: str) -> bool:
        """Run a command, if the line is one."""
        name, _, argument = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": lambda _: self.screen.print_message("help"),
            "hint": self.hint,
            "log": lambda _: self.screen.print_events(self.chronicle.seen_by(self.eyes)),
            "quit": self.quit,
            "save": self.save,
            "undo": lambda _: self.undo(self.eyes),
            "view": lambda _: self.screen.print_view(self.game.view(self.eyes)),
            "wait": self.wait,
        }
        if name not in commands:
            return False
        commands[name](argument.strip())
        self.screen.print()
        return True

    def play_notation(self, line: str) -> bool:
        """Play an action written in notation, if the line is one."""
        try:
            action = self.game.notation().read(line)
        except UnreadableAction:
            return False
        if self.eyes is not None and action.seat != self.eyes:
            # Why another seat's action is refused would tell what that seat could do.
            self.screen.print_message("refused-seat", ERROR, seat=self.texts.name(self.eyes))
            return True
        try:
            self.play(action)
        except Refusal as refusal:
            self.print_refusal(refusal)
            return True
        raise GameChanged

    def print_refusal(self, refusal: Refusal) -> None:
        self.refusal = refusal
        if isinstance(refusal, IllegalAction) and (rule := self.find_rule(refusal.rule)):
            key = "refused-reason" if refusal.why else "refused-rule"
            reason = self.texts.reason(self.game.rulebook(), refusal)
            self.screen.print_message(key, ERROR, reason=reason, title=rule.title, rule=rule.id)
        elif isinstance(refusal, NotYourTurn) and refusal.first:
            self.screen.print_message("refused-first", ERROR, seats=refusal.first)
        else:
            self.screen.print_message(key_of("refused", type(refusal).__name__), ERROR)

    # Commands.

    def explain(self, rule_id: str) -> None:
        """The rule behind the last refusal, or the one that is named."""
        refused_by = self.refusal.rule if isinstance(self.refusal, IllegalAction) else ""
        rule = self.find_rule(rule_id.upper() or refused_by)
        if rule is None:
            self.screen.print_message("no-rule" if rule_id else "no-refusal", MUTED, rule=rule_id)
        else:
            self.screen.print_line(f"{rule.title} ({rule.id})", STRONG)
            self.screen.print_line(rule.text)

    def find_rule(self, rule_id: str) -> Rule | None:
        """A rule in the language of the session."""
        rulebook = self.game.rulebook()
        return rulebook.rule(rule_id, self.texts.language) if rule_id in rulebook else None

    def hint(self, _: str) -> None:
        """What the mentat would do in this seat, from what it may know; always the same here."""
        if self.eyes is None:
            self.screen.print_message("hint-none", MUTED)
            return
        self.screen.print_message("hint-thinking", MUTED)
        question = question_with_worlds(self.game, self.eyes)
        luck = Chance.seeded(self.game.sequence)
        print_advice(self.screen, advise(question, self.hint_budget, luck))

    def quit(self, _: str) -> None:
        raise QuitSession

    def undo(self, seat: str | None) -> None:
        try:
            self.game.undo(seat or "")
        except CannotUndo:
            self.screen.print_message("cannot-undo", ERROR)
            return
        self.chronicle.take_back()
        length = len(self.chronicle)
        self.entries_shown = {eyes: min(n, length) for eyes, n in self.entries_shown.items()}
        self.others_asked_at = self.game.sequence
        self.screen.print_message("undone", EVENT)
        raise GameChanged

    def save(self, name: str) -> None:
        """Save the game in a file, but never over a file that is not a saved game."""
        file = Path(name).expanduser()
        if not name:
            self.screen.print_message("save-where", ERROR)
        elif file.is_file() and not is_saved_game(file):
            self.screen.print_message("save-other", ERROR, file=name)
        else:
            try:
                file.write_text(save_game(self.game), encoding="utf-8")
            except OSError as error:
                reason = error.strerror
                self.screen.print_message("save-failed", ERROR, file=name, reason=reason)
                return
            self.saved = (self.game.sequence, name)
            self.screen.print_message("saved", EVENT, file=name)

    def wait(self, _: str) -> None:
        """Ask the only person nothing optional until something is required of them."""
        self.waits_until_asked = True
        raise GameChanged


def is_saved_game(file: Path) -> bool:
    try:
        with file.open("rb") as stream:
            return SAVE.encode() in stream.read(100)
    except OSError:
        return False
