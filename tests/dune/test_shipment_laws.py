"""The seven laws on shipment and movement alone: random tables, played to the end of the phase.

Whole games reach few new allies in one territory, shipments of the Guild's ally or hostile Bene
Gesserit beside an ally; these tables are full of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from landsraad.dune.board import CELLS, POLAR_SINK, STRONGHOLDS, TERRITORIES, TERRITORY_OF
from landsraad.dune.cards import SPICE_DECK
from landsraad.dune.factions.bene_gesserit import companions
from landsraad.dune.game import Dune
from landsraad.dune.phases.shipment import ShipmentPhase
from landsraad.dune.state import BENE_GESSERIT, SEATS, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.limits import shared_with
from landsraad.kernel import Chance, Step
from landsraad.kernel.laws import Mode, hold
from landsraad.kernel.registry import add_game
from tests.dune.modes import small_modes
from tests.dune.random_tables import RandomTable
from tests.soak import usually

ALLIANCES = (
    (),
    (("atreides", "guild"),),
    (("bene_gesserit", "harkonnen"), ("fremen", "guild")),
    (("emperor", "fremen"),),
    (("bene_gesserit", "guild"), ("atreides", "harkonnen")),
)


@dataclass(frozen=True, slots=True)
class AllAtRest(DuneStep):
    """Everybody has shipped and moved."""

    def run(self, game: DuneState) -> None:
        game.bar_undo()  # at the end of a game all cards are shown
        game.finish(game.seats[:1], "at_rest", "D-SHIP-1")


class Landings(RandomTable):
    """A shipment phase on a random table."""

    name: ClassVar[str] = "dune_landings"
    steps: ClassVar[tuple[type[Step], ...]] = (*Dune.steps, AllAtRest)

    def begin(self) -> None:
        self.open_turn("shipment")
        self.alliances = self.chance.choice(ALLIANCES)
        self.spice_deck = bytes(self.chance.shuffle(SPICE_DECK))
        self.deal()
        for seat in self.seats:
            self.support = {**self.support, seat: self.chance.below(4)}
        for _ in range(24):
            self.scatter()
        self.ornithopters = tuple([s for s in self.seats if self.chance.below(3) == 0])
        self.push(AllAtRest())
        self.push(ShipmentPhase())

    def scatter(self) -> None:
        """A few forces anywhere; Bene Gesserit among others are advisors half of the time."""
        seat, cell = self.chance.choice(self.seats), self.chance.below(len(CELLS))
        territory = TERRITORY_OF[cell]
        if territory in STRONGHOLDS and len(self.others_in(seat, territory)) > 1:
            return
        self.bring(seat, cell, self.chance.below(4), self.chance.below(3))
        peaceful = self.rules.bg_model != "fighters_only" and territory != POLAR_SINK
        if peaceful and self.occupies(BENE_GESSERIT, territory) and self.chance.below(2):
            self.set_advisors(territory, bool(companions(self, territory)))


add_game(Landings)

WAYS: dict[str, dict[str, object]] = {
    "basic": {"ruleset": "basic"},
    "advanced": {"ruleset": "advanced"},
    "tournament": {"ruleset": "tournament"},
    "strict": {
        "ruleset": "advanced",
        "responses": "strict",
        "advisors_coexist_with_ally": False,
        "pass_through_ally": False,
        "advisor_lands_in": "any_sector",
        "karama_scope": "whole_phase",
        "guild_contribution_returns": False,
    },
}
MODES = small_modes(Landings, WAYS)
GAMES = usually(1, soak=4)


@pytest.mark.parametrize("mode", MODES[:: usually(4, soak=1)], ids=lambda mode: mode.name)
def test_shipments_obey_the_laws(mode: Mode) -> None:
    """No random shipment phase of this mode breaks a law."""
    for seed in range(GAMES):
        hold(mode, seed)


def played(mode: Mode) -> Iterator[Landings]:
    """Random phases, after each of their actions."""
    for seed in range(12):
        game, chance = mode.new(seed), Chance.seeded(seed)
        assert isinstance(game, Landings)
        while not game.over:
            game.play(chance.choice(game.pending).actions.sample(chance))
            yield game


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_nobody_stands_in_the_polar_sink_as_an_advisor(mode: Mode) -> None:
    for game in played(mode):
        assert not game.advisors >> POLAR_SINK & 1


@pytest.mark.parametrize("mode", MODES[1:], ids=lambda mode: mode.name)
def test_advisors_have_company_when_a_player_is_about_to_act(mode: Mode) -> None:
    """D-ADVISOR-11 and 18: left alone they have become fighters, where the switches say so."""
    left_alone = {"coexistence_holds": False, "lonely_advisors_flip": "until_battle"}
    if mode.options.get("ruleset") == "tournament":
        del left_alone["lonely_advisors_flip"]
    for game in played(replace(mode, options={**mode.options, **left_alone})):
        if any(decision.kind in ("ship", "move") for decision in game.pending):
            lonely = [t for t in range(len(TERRITORIES)) if game.advisors >> t & 1]
            assert all(companions(game, territory) for territory in lonely)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_allies_have_parted_when_all_have_acted(mode: Mode) -> None:
    """D-MOVE-13: nobody shares a territory with an ally at the end, the Polar Sink excepted."""
    for game in played(mode):
        if game.over:
            for seat in SEATS:
                assert not any(shared_with(game, seat, ally) for ally in game.allies(seat))
