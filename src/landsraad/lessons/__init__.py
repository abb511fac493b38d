"""Lessons: guided first turns on a real table, as data (docs/lessons.md).

A lesson describes a position, what the partners play in it, and the steps by which a learner is led
through it. Partners go by their lines as long as these fit, so a learner who does something else
is never stuck; the steps ask nothing but what is on the table now, so a lesson goes on wherever it
is opened again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from landsraad.kernel import Action, BadOptions
from landsraad.kernel.game import Game
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import Setup
from landsraad.kernel.values import brief

LESSONS: Final = ("dune", "arrakis_atreides", "arrakis_harkonnen")
"""In the order in which a newcomer meets them."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When something holds: what is asked, and what the view shows at some paths."""

    asked: str
    when: Mapping[str, Any]

    def has_come(self, view: Mapping[str, Any]) -> bool:
        """Whether these eyes are asked that, and see this."""
        kinds = [decision["kind"] for decision in view["decisions"] if decision["required"]]
        return (not self.asked or self.asked in kinds) and all(
            shows(view, path, value) for path, value in self.when.items()
        )


@dataclass(frozen=True, slots=True)
class Line:
    """What partners play at a moment: each the first of these actions that is offered to them."""

    moment: Moment
    plays: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that a learner is shown.

    Attributes:
        id: of its text.
        moment: when it is shown.
        play: the action that is recommended; "" if there is only something to look at.
    """

    id: str
    moment: Moment
    play: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first turn or round.

    Attributes:
        name: of it.
        game: that is played.
        seat: the learner's.
        seats: all of them, in table order.
        options: of the game.
        seed: of its chance, the same for everybody.
        position: at which it begins.
        lines: of the partners; the first that fits counts.
        steps: that the learner is shown, in order.
    """

    name: str
    game: str
    seat: str
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    position: Mapping[str, Any]
    lines: tuple[Line, ...]
    steps: tuple[Step, ...]

    def setup(self) -> Setup:
        """What its game begins with."""
        kind: type[Game] = game_class(self.game)
        options = frozen_options(self.options)
        return kind.read_setup(self.seats, options, self.seed, "", self.position)


def shows(view: Mapping[str, Any], path: str, value: Any) -> bool:
    """Whether a value stands at a path, or one of a list; nothing at all, if that is empty."""
    values = value if isinstance(value, list) else [value]
    return found_at(view, path) in (values or [None])


def found_at(view: Any, path: str) -> Any:
    """What stands at a path such as `table.board.storm` or `steps.0.bid`; None if nothing does."""
    for name in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(name)
        elif isinstance(view, list | tuple) and name.isdecimal() and int(name) < len(view):
            view = view[int(name)]
        else:
            return None
    return view


def lesson_data(name: str) -> dict[str, Any]:
    """A lesson as it is written; BadOptions if there is none of this name."""
    if name not in LESSONS:
        raise BadOptions(f"there is no lesson {brief(name)}; there are {', '.join(LESSONS)}")
    file = resources.files(__package__) / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; BadOptions if there is none."""
    data = lesson_data(name)
    return Lesson(
        name,
        data["game"],
        data["seat"],
        tuple(data["seats"]),
        data["options"],
        data["seed"],
        data["position"],
        tuple([Line(moment_of(line), actions_of(data, line)) for line in data["partners"]]),
        tuple([Step(step["id"], moment_of(step), step.get("play", "")) for step in data["step"]]),
    )


def actions_of(data: Mapping[str, Any], line: Mapping[str, Any]) -> tuple[Action, ...]:
    """What a line of a lesson plays."""
    notation = game_class(data["game"]).notation()
    return tuple([notation.read(text) for text in line["plays"]])


def moment_of(data: Mapping[str, Any]) -> Moment:
    return Moment(data.get("asked", ""), data.get("when", {}))
