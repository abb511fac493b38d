"""The seat interface: view and decisions in, action out.

A bot is given a `Question` and answers with one of the actions offered, or with None to leave the
optional ones. A question holds what a person at that seat sees, as plain data: there is no way from
it to the state of the game. It is the same question over a wire (`read_question`) as in this
process (`playing.question_for`). A bot that thinks ahead is also given `Worlds`, games that its
seat can imagine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from landsraad.bots.budget import Budget
from landsraad.bots.worlds import Worlds
from landsraad.kernel import Action, BadOptions, Chance, Decision, Notation
from landsraad.kernel.spaces import read_space


class Question:
    """What a seat is asked. Treat it as immutable.

    Attributes:
        seat: who is asked.
        view: what this seat sees, ready for JSON.
        decisions: what it may or must decide now, the required ones first.
        options: what was chosen for this game, and how its rules are read; everybody knows it.
        worlds: what it can imagine, if the bot thinks about a decision like these; None if there
            is nothing to imagine.
    """

    __slots__ = ("decisions", "options", "seat", "view", "worlds")

    def __init__(
        self,
        view: Mapping[str, Any],
        decisions: tuple[Decision, ...],
        options: Mapping[str, Any],
        worlds: Worlds | None = None,
    ) -> None:
        self.seat: str = view["eyes"]
        self.view = view
        self.decisions = tuple(sorted(decisions, key=lambda decision: not decision.required))
        self.options = options
        self.worlds = worlds

    @property
    def required(self) -> bool:
        """Whether the game waits for this seat."""
        return any(decision.required for decision in self.decisions)


def read_question(
    view: Mapping[str, Any],
    options: Mapping[str, Any],
    notation: Notation,
    worlds: Worlds | None = None,
) -> Question:
    """The question in a view that came as JSON, for a game with this notation."""
    decisions = [
        Decision(
            view["eyes"],
            decision["kind"],
            read_space(decision["actions"], notation),
            required=decision["required"],
        )
        for decision in view["decisions"]
    ]
    return Question(view, tuple(decisions), options, worlds)


class Bot:
    """A player that is no person. It keeps nothing between questions, so one can play many seats.

    Attributes:
        name: how the registry calls it.
        thinks_about: the kinds of decisions for which it wants worlds.
    """

    name: ClassVar[str] = ""
    thinks_about: frozenset[str] = frozenset()

    def answer(self, question: Question, chance: Chance) -> Action | None:
        """One of the actions offered; None leaves what is optional, if nothing is required."""
        raise NotImplementedError

    def think_for(self, budget: Budget) -> None:
        """Give each question this much thought from now on; BadOptions if it knows at once."""
        raise BadOptions(f"{self.name} does not think for longer or shorter")
