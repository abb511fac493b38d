"""The seven laws on spice blows alone: random deserts, many worms, a Nexus at each turn.

Whole games show few worms, fewer rides, and hardly a Karama against either; these tables are made
of nothing else. What allies may do at any time is open all along.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from landsraad.dune import alliance, worms
from landsraad.dune.board import SECTOR_MASK, STRONGHOLDS, TERRITORIES
from landsraad.dune.cards import KARAMA, SPICE_CARD, SPICE_DECK, TREACHERY_DECK
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.game import Dune
from landsraad.dune.phases.spice_blow import SpiceBlowPhase
from landsraad.dune.state import FREMEN, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Decision, Step
from landsraad.kernel.laws import Mode, hold
from landsraad.kernel.registry import add_game
from tests.dune.random_tables import RandomTable
from tests.soak import usually

BLOWS = [TERRITORIES[t].id for t in range(len(TERRITORIES)) if TERRITORIES[t].spice_cell]
TURNS = 3


@dataclass(frozen=True, slots=True)
class Seasons(DuneStep):
    """A few spice phases, and then the desert is left to the worms."""

    left: int = TURNS

    def run(self, game: DuneState) -> None:
        game.lift("phase")
        if not self.left:
            game.finish(game.seats[:1], "desert", "D-SPICE-14")
            return
        game.become(Seasons(self.left - 1))
        game.push(SpiceBlowPhase())


class Desert(RandomTable):
    """Spice phases on a random table."""

    name: ClassVar[str] = "dune_desert"
    steps: ClassVar[tuple[type[Step], ...]] = (*Dune.steps, Seasons)

    def begin(self) -> None:
        self.open_turn("spice_blow")
        self.deal()
        self.turn_blows()
        self.scatter()
        self.push(Seasons())

    def deal(self) -> None:
        """A card for everybody, which is a Karama for two of them, and traitors."""
        deck = bytes(self.chance.shuffle(TREACHERY_DECK.replace(bytes([KARAMA]), b"")))
        holders = self.chance.sample(self.seats, 2)
        self.treachery_deck = deck
        for seat in self.seats:
            sheet = FACTIONS[FACTION[seat]]
            self.give_card(seat, KARAMA if seat in holders else self.draw_card())
            self.traitors = {**self.traitors, seat: bytes(sheet.leaders[: sheet.traitors_kept])}
        kept = b"".join(self.traitors.values())
        in_play = [i for i, leader in enumerate(LEADERS) if self.plays(leader.faction)]
        self.traitor_deck = bytes([leader for leader in in_play if leader not in kept])

    def turn_blows(self) -> None:
        """Two blows lie open, and the deck is small, so that it runs out."""
        cards = [SPICE_CARD[f"spice_{name}"] for name in self.chance.shuffle(BLOWS)]
        worm = SPICE_CARD["shai_hulud"]
        self.spice_deck = bytes(self.chance.shuffle([*cards[:4], *[worm] * 4]))
        self.spice_discards = (bytes([*cards[6:], worm, worm, cards[4]]), bytes(cards[5:6]))
        blown = [TERRITORIES.index(t) for t in TERRITORIES if t.id in BLOWS]
        names = {SPICE_CARD[f"spice_{TERRITORIES[t].id}"]: t for t in blown}
        self.last_blow = (names[cards[4]], names[cards[5]])
        assert len(b"".join(self.spice_discards) + self.spice_deck) == len(SPICE_DECK)

    def scatter(self) -> None:
        """Forces at the two blows, in some strongholds, and anywhere."""
        places = [place for place in self.last_blow if place is not None]
        places += [*self.chance.sample(STRONGHOLDS, 2), self.chance.below(len(TERRITORIES))]
        for place in places:
            for seat in self.chance.sample(self.seats, 2):
                self.settle_down(seat, place)

    def settle_down(self, seat: str, place: int) -> None:
        cell = self.chance.choice(TERRITORIES[place].cells)
        if 1 << cell & SECTOR_MASK[self.storm] and seat != FREMEN:
            return
        self.bring(seat, cell, 1 + self.chance.below(4), self.chance.below(2))

    def interruptions(self) -> tuple[Decision, ...]:
        top = self.stack[-1]
        if not isinstance(top, DuneStep) or not top.open_to_cards():
            return ()
        return (*alliance.offers(self), *worms.karama_worm_offer(self))

    def interrupt(self, action: Action) -> None:
        taken = alliance.INTERRUPTS | worms.INTERRUPTS
        taken[type(action)](self, action)


add_game(Desert)

MODES = (
    Mode("basic", Desert, None, {"ruleset": "basic"}, stride=5),
    Mode("advanced", Desert, None, {"ruleset": "advanced"}, stride=5),
    Mode("tournament", Desert, None, {"ruleset": "tournament"}, stride=5),
    Mode("strict", Desert, None, {"ruleset": "advanced", "responses": "strict"}, stride=5),
    Mode(
        "three_allies",
        Desert,
        None,
        {
            "ruleset": "advanced",
            "alliance_variant": "3/4",
            "nexus_order": "nexus_first",
            "karama_worm_nexus": True,
            "karama_scope": "whole_phase",
        },
        stride=5,
    ),
    Mode("four_seats", Desert, ("atreides", "emperor", "fremen", "guild"), stride=5),
    Mode("two_seats", Desert, ("bene_gesserit", "fremen"), {"ruleset": "advanced"}, stride=5),
)
GAMES = usually(1, soak=3)


@pytest.mark.parametrize("mode", MODES[:: usually(6, soak=1)], ids=lambda mode: mode.name)
def test_worms_obey_the_laws(mode: Mode) -> None:
    """No random desert of this mode breaks a law."""
    for seed in range(GAMES):
        hold(mode, seed)
