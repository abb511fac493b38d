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


@cache
def moments(game: str) -> dict[str, Moment]:
    """For each kind of decision the first moment at which a case comes to it.

    One that the game waits for is preferred.
    """
    return _first(game, lambda decision: True)


@cache
def moments_of_choice(game: str) -> dict[str, Moment]:
    """The same for moments at which there is more than one answer."""
    return _first(game, lambda decision: decision.actions.size > 1)


def _first(game: str, is_wanted: Callable[[Decision], bool]) -> dict[str, Moment]:
    found: dict[str, Moment] = {}
    optional: dict[str, Moment] = {}
    for seen in all_moments(game):
        kinds = found if seen.decision.required else optional
        if seen.decision.kind not in kinds and is_wanted(seen.decision):
            kinds[seen.decision.kind] = seen.moment()
    return {**optional, **found}


class Seen(NamedTuple):
    """A decision that a case comes to."""

    case: str
    decision: Decision
    playing: Game

    def moment(self) -> Moment:
        return Moment(self.case, self.decision.seat, self.playing.record())


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
