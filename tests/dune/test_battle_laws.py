"""The seven laws on battles alone: random tables with forces that meet, fought to the end.

Whole games reach few battles with a Karama, a captive or the Kwisatz Haderach in them; these tables
are made of nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from landsraad.dune.board import POLAR_SINK, STRONGHOLDS, TERRITORIES
from landsraad.dune.cards import SPICE_DECK
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.game import Dune
from landsraad.dune.phases.battle import BattlePhase
from landsraad.dune.state import HARKONNEN, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Step
from landsraad.kernel.laws import Mode
from landsraad.kernel.registry import add_game
from tests.dune.modes import small_modes
from tests.dune.random_tables import RandomTable
from tests.random_games import hold_games
from tests.soak import usually

BATTLEFIELDS = [t for t in range(len(TERRITORIES)) if t != POLAR_SINK]
SIDES = (("atreides", "guild"), ("bene_gesserit", "fremen"), ("emperor", "harkonnen"), ())


@dataclass(frozen=True, slots=True)
class PeaceAtLast(DuneStep):
    """All battles are fought, the skirmish is over, and everybody sees everything."""

    def run(self, game: DuneState) -> None:
        game.reveal("secrets_shown")
        game.finish(game.seats[:1], "peace", "D-BATTLE-57")


class Skirmish(RandomTable):
    """A battle phase on a random table."""

    name: ClassVar[str] = "dune_skirmish"
    steps: ClassVar[tuple[type[Step], ...]] = (*Dune.steps, PeaceAtLast)

    def begin(self) -> None:
        self.open_turn("battle")
        self.alliances = tuple(filter(None, [self.chance.choice(SIDES)]))
        self.kwisatz_losses = self.chance.below(14)
        self.spice_deck = SPICE_DECK
        self.deal()
        self.lose_leaders()
        self.meet()
        self.push(PeaceAtLast())
        self.push(BattlePhase())

    def lose_leaders(self) -> None:
        """Some are dead, and Harkonnen may have captured one."""
        for seat in self.seats:
            for leader in FACTIONS[FACTION[seat]].leaders:
                if self.chance.below(3) == 0:
                    self.kill_leader(leader)
        if self.rules.harkonnen_capture:
            alive = [i for i in range(len(LEADERS)) if not self.dead[i]]
            captives = self.chance.sample(alive, 1)
            for captive in [i for i in captives if LEADERS[i].faction != HARKONNEN]:
                self.take_captive(captive, self.leaders_of(LEADERS[captive].faction))

    def meet(self) -> None:
        for territory in self.chance.sample(BATTLEFIELDS, 4):
            most = 2 if territory in STRONGHOLDS else 3
            for seat in self.chance.sample(self.seats, most):
                cell = self.chance.choice(TERRITORIES[territory].cells)
                self.bring(seat, cell, self.chance.below(6), self.chance.below(3))


add_game(Skirmish)

MIXED = {
    "ruleset": "advanced",
    "voice_categories": "five",
    "battles_in_storm": "both_inside",
    "explosion_leaders": "all_in_territory",
    "battle_karama_deadline": "before_plans_formed",
    "hark_karama_return": "previous_hand",
    "captive_is_traitor_to_owner": True,
    "combat": "basic",
    "karama_scope": "whole_phase",
}
WAYS: dict[str, dict[str, object]] = {
    "basic": {"ruleset": "basic"},
    "advanced": {"ruleset": "advanced"},
    "tournament": {"ruleset": "tournament"},
    "strict": {"ruleset": "advanced", "responses": "strict"},
    "mixed": {**MIXED},
}
MODES = small_modes(Skirmish, WAYS)


@pytest.mark.parametrize("mode", MODES[:: usually(4, soak=1)], ids=lambda mode: mode.name)
def test_battles_obey_the_laws(mode: Mode) -> None:
    """No random skirmish of this mode breaks a law."""
    hold_games(mode, 2)
