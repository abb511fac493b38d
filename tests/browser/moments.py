"""Moments at which a decision of a certain kind is open, found in the adjudication cases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice

from playwright.sync_api import Page

from landsraad.kernel.cases import Case
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record, frozen_options
from tests.browser.conftest import Guest
from tests.browser.player import Player, go
from tests.shared_results import found_once
from tests.sources import cases_of

ENDED_BY_ONE = {"confer"}
"""Questions to several that one of them may end: a bot would do so before anybody has looked."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A decision that a case comes to.

    Attributes:
        case: it comes to it after so many actions.
        actions: how many.
        seat: who is asked.
        kind: what.
        is_required: whether the game waits for it.
        has_choice: whether there is more than one answer.
    """

    case: Case
    actions: int
    seat: str
    kind: str
    is_required: bool
    has_choice: bool

    @property
    def people(self) -> tuple[str, ...]:
        """Seats at which people sit, so that the question waits for an answer."""
        return self.record.setup.seats if self.kind in ENDED_BY_ONE else (self.seat,)

    @cached_property
    def record(self) -> Record:
        """Of the game as it stands then."""
        return self.game().record()

    def game(self) -> Game:
        return next(islice(states(self.case), self.actions, None))


@cache
def all_moments(game: str) -> list[Moment]:
    """Every decision of every case."""
    return found_once(f"moments-{game}", lambda: list(_all_moments(game)))


def _all_moments(game: str) -> Iterator[Moment]:
    return (
        Moment(case, number, asked.seat, asked.kind, asked.required, asked.actions.size > 1)
        for case in cases_of(game)
        for number, playing in enumerate(states(case))
        for asked in playing.pending
    )


@cache
def moments(game: str) -> dict[str, Moment]:
    """For each kind of decision the first moment at which a case comes to it.

    One that the game waits for is preferred.
    """
    return _by_kind(all_moments(game))


@cache
def moments_of_choice(game: str) -> dict[str, Moment]:
    """The same for moments at which there is more than one answer."""
    return _by_kind([moment for moment in all_moments(game) if moment.has_choice])


def _by_kind(found: list[Moment]) -> dict[str, Moment]:
    """The first of each kind; sorting keeps the order of those that are alike."""
    latest_first = sorted(found, key=lambda moment: moment.is_required, reverse=True)[::-1]
    return {moment.kind: moment for moment in latest_first}


def sit(page: Page, guest: Guest, game: str, kind: str) -> Player:
    """At a table where a guest is asked this, without a reload; bots are on the other seats."""
    return sit_at(page, guest, moments(game)[kind])


def sit_at(page: Page, guest: Guest, moment: Moment) -> Player:
    """At a table at this moment."""
    go(page, f"/table/{guest.seated(moment.record, moment.seat)}")
    player = Player(page)
    player.turn_to(moment.kind)
    return player


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
