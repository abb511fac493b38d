"""Desert hazards: what holds when the phase is over, and the seven laws on a raging desert."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from landsraad.arrakis import Arrakis, storms, tracks
from landsraad.arrakis.board import BOARDS, area, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import one
from landsraad.arrakis.ops import CoriolisStorms, DesertPower
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.rounds.hazards import HazardsPhase, WormsAppear, WormsStrike, most_worms
from landsraad.arrakis.state import ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.worms import WILD_MAKER
from landsraad.kernel import Chance, Step
from landsraad.kernel.laws import Mode
from landsraad.kernel.registry import add_game
from tests.arrakis.random_tables import RandomTable
from tests.random_games import hold_games


def table(**position: Any) -> Arrakis:
    """A described table at the beginning of the hazards."""
    setup = Arrakis.read_setup(None, {}, 0, "", {"phase": "hazards", **position})
    return Arrakis.new(setup)


# Storms.


@pytest.mark.parametrize(
    ("blast", "exposed"),
    [
        ("", set()),
        ("splintered_rock", {"hagga_basin"}),
        ("hole_in_the_rock", {"imperial_basin"}),
        ("rimwall_west", {"imperial_basin", "arrakeen"}),
    ],
)
def test_which_settlements_the_storms_reach(blast: str, exposed: set[str]) -> None:
    """A-HAZ-19: none but those that the atomics have laid open."""
    game = table(legions={HARKONNEN: {"pasty_mesa": {"regular": 1}, "s2_5": {"regular": 1}}})
    game.blast = blast
    for place in game.box.settlements:
        game.put(HARKONNEN, area(place), one("regular"))

    assert set(names_of(storms.exposed(game))) == exposed | {"pasty_mesa", "s2_5"}


def test_mountains_are_always_safe() -> None:
    for board in BOARDS.values():
        assert not board.storm & board.mountain


# How many worms.


def test_five_worms_with_the_wild_maker_four_without() -> None:
    """A-HAZ-9."""
    game = table(legions={HARKONNEN: {"pasty_mesa": {"regular": 1}, "s2_5": {"regular": 1}}})
    without = most_worms(game)
    tracks.enter_play(game, WILD_MAKER)

    assert (without, most_worms(game)) == (4, 5)


# Whole phases.


@dataclass(frozen=True, slots=True)
class Season(ArrakisStep):
    """A Desert Power action, storms by a card and the hazards, a few times; then it is over."""

    left: int = 3

    def run(self, game: ArrakisState) -> None:
        if not self.left:
            game.bar_undo()  # the end turns everything up
            game.finish(game.seats[:1], "desert", "A-HAZ-1")
            return
        game.phase = "action"
        game.become(Season(self.left - 1))
        game.push(Hazards())
        seat = game.seat(ATREIDES)
        game.push(Resolve(seat, "desert", (DesertPower(2), CoriolisStorms())))


@dataclass(frozen=True, slots=True)
class Hazards(ArrakisStep):
    """The phase itself."""

    def run(self, game: ArrakisState) -> None:
        game.phase = "hazards"
        game.become(HazardsPhase())


class ArrakisDesert(RandomTable):
    """Harkonnen all over the sands."""

    name: ClassVar[str] = "arrakis_desert"
    steps: ClassVar[tuple[type[Step], ...]] = (*Arrakis.steps, Season, Hazards)

    def begin(self) -> None:
        self.open_round()
        if self.chance.below(2):
            self.blast = self.chance.choice(tuple(BOARDS))
        if self.chance.below(2):
            tracks.enter_play(self, WILD_MAKER)
        self.crowd(HARKONNEN, self.empty() & self.board.prey, 9)
        self.scatter()
        self.push(Season())

    def scatter(self) -> None:
        """Worms where nothing is; wormsigns and harvesters also beside the legions."""
        dunes = tuple(members(self.empty() & self.board.desert))
        spread = self.chance.sample(dunes, 14)
        for dune in spread[: 1 + self.chance.below(4)]:
            self.worms |= 1 << dune
        for dune in (*spread[4:10], *members(self.held[HARKONNEN] & self.board.desert)):
            self.wormsigns |= 1 << dune if self.chance.below(3) else 0
        places = self.chance.sample((*spread[8:], *members(self.held[HARKONNEN])), 5)
        self.drive_and_fly(places, "carryall", 2)


add_game(ArrakisDesert)
MODE = Mode("desert", ArrakisDesert, None, {}, stride=5)


def test_the_desert_obeys_the_laws() -> None:
    """No random desert breaks a law."""
    hold_games(MODE)


@pytest.mark.parametrize("seed", range(20))
def test_what_the_hazards_leave_behind(seed: int) -> None:
    """When the phase is over no wormsign is left, and every worm stands by itself.

    A harvester beside a worm was saved by a carryall, in this phase or in an earlier one.
    """
    game = ArrakisDesert.new(ArrakisDesert.read_setup(None, {}, seed))
    chance = Chance.seeded(seed)
    saved = 0
    while not game.over:
        before = game.copy()
        for event in game.play(chance.choice(game.pending).actions.sample(chance)):
            told = event.seen_by(None) or {}
            if event.kind == "harvester_saved":
                saved |= 1 << area(told["area"])
        check(before, game, saved)


def check(before: ArrakisDesert, game: ArrakisDesert, saved: int) -> None:
    striking = any(isinstance(step, WormsAppear | WormsStrike) for step in game.stack)
    appeared = game.worms & ~before.worms
    if before.phase == "hazards":
        assert appeared.bit_count() <= most_worms(game)
    if game.phase == "hazards" and not striking and not game.wormsigns:
        assert game.wormsign_pool == game.box.wormsigns
        assert not game.worms & (game.held[ATREIDES] | game.held[HARKONNEN])
        assert not game.worms & game.harvesters & ~saved
