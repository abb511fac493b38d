"""Moments at which a decision of a certain kind is open, found in the adjudication cases."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

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


class Moments:
    """For each kind of decision the first moment at which a case comes to it.

    One that the game waits for is preferred. Cases are played only until a kind is found.
    """

    def __init__(self, game: str) -> None:
        self._found: dict[str, Moment] = {}
        self._optional: dict[str, Moment] = {}
        self._to_come = cases_of(game)

    def __getitem__(self, kind: str) -> Moment:
        while kind not in self._found and (case := next(self._to_come, None)) is not None:
            self._look_at(case)
        return self._found.get(kind) or self._optional[kind]

    def _look_at(self, case: Case) -> None:
        for playing in states(case):
            for decision in playing.pending:
                kinds = self._found if decision.required else self._optional
                if decision.kind not in kinds:
                    kinds[decision.kind] = Moment(case.id, decision.seat, playing.record())


@cache
def moments(game: str) -> Moments:
    return Moments(game)


def cases_of(game: str) -> Iterator[Case]:
    for file in case_files(CASES / game):
        yield from read_cases(file)


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
