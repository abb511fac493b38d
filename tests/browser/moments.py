"""Moments at which a decision of a certain kind is open, found in the adjudication cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from landsraad.kernel import Decision
from landsraad.kernel.cases import Case, case_files, read_cases
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record, frozen_options

CASES = Path(__file__).parent.parent / "cases"


class Moment(NamedTuple):
    """A game in which this seat is asked this."""

    case: str
    seat: str
    record: Record


class Seen(NamedTuple):
    """A decision that a case comes to."""

    case: str
    decision: Decision
    playing: Game

    def moment(self) -> Moment:
        return Moment(self.case, self.decision.seat, self.playing.record())


class Moments:
    """For each kind of decision the first moment at which a case comes to it.

    One that the game waits for is preferred. Cases are played only until a kind is found.
    """

    def __init__(self, game: str, is_wanted: Callable[[Decision], bool]) -> None:
        self._found: dict[str, Moment] = {}
        self._optional: dict[str, Moment] = {}
        self._to_come = (seen for seen in all_moments(game) if is_wanted(seen.decision))

    def __getitem__(self, kind: str) -> Moment:
        while kind not in self._found and (seen := next(self._to_come, None)) is not None:
            self._note(seen)
        return self._found.get(kind) or self._optional[kind]

    def by_kind(self) -> dict[str, Moment]:
        """Those of all kinds."""
        for seen in self._to_come:
            self._note(seen)
        return {**self._optional, **self._found}

    def _note(self, seen: Seen) -> None:
        kinds = self._found if seen.decision.required else self._optional
        if seen.decision.kind not in kinds:
            kinds[seen.decision.kind] = seen.moment()


@cache
def moments(game: str) -> Moments:
    return Moments(game, lambda decision: True)


@cache
def moments_of_choice(game: str) -> Moments:
    """The same for moments at which there is more than one answer."""
    return Moments(game, lambda decision: decision.actions.size > 1)


def all_moments(game: str) -> Iterator[Seen]:
    """Every decision of every case, while its game stands there."""
    for file in case_files(CASES / game):
        for case in read_cases(file):
            for playing in states(case):
                for decision in playing.pending:
                    yield Seen(case.id, decision, playing)


def states(case: Case) -> Iterator[Game]:
    """The game of a case before its first action and after each."""
    data = case.data
    try:
        options = frozen_options(data.get("options", {}))
        setup = case.game.read_setup(
            data.get("seats"), options, data.get("seed", 1), "", data.get("position")
        )
        game = case.game.new(setup)
        yield game
        for act in data.get("act", []):
            if "play" in act:
                game.play(case.game.notation().read(act["play"]))
                yield game
    except LandsraadError:
        return  # the case is about what is impossible
