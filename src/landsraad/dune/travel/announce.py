"""Before the first shipment the Bene Gesserit say where they will fight.

D-ADVISOR-10 announcing a battle · D-ADVISOR-14 not beside an ally · D-ADVISOR-17 and 19 the
declarations of the tournament rules
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.shipment import AnnounceBattles
from landsraad.dune.board import POLAR_SINK, TERRITORIES, TERRITORY, TERRITORY_MASK, on_rim
from landsraad.dune.factions.bene_gesserit import (
    allies_beside,
    coexists,
    companions,
    is_full,
    lives_in_peace,
    may_have_advisors,
    possible_battles,
)
from landsraad.dune.karama import challenge
from landsraad.dune.state import BENE_GESSERIT, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.advisors import flip_lonely_advisors, take_side
from landsraad.dune.travel.scopes import FLIP
from landsraad.kernel import Action, Decision, Listed, Product, Subsets
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class Announcement(DuneStep):
    """D-ADVISOR-10: in as many territories as they like. D-ADVISOR-17: elsewhere they coexist."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        names = [TERRITORIES[territory].id for territory in possible_battles(game)]
        if not names:
            return ()
        pool = Subsets(Listed(*names), 0, len(names))
        choices = Product(AnnounceBattles, BENE_GESSERIT, pool)
        return (Decision(BENE_GESSERIT, "announce", choices),)

    def answer(self, game: DuneState, action: AnnounceBattles) -> None:
        self.announce(game, action.territories)

    def run(self, game: DuneState) -> None:
        self.announce(game, ())

    def announce(self, game: DuneState, names: tuple[str, ...]) -> None:
        announced = tuple([TERRITORY[name] for name in names])
        if names:
            game.emit("announced", {"seat": BENE_GESSERIT, "territories": list(names)})
        if coexists(game) and game.plays(BENE_GESSERIT):
            declare(game, announced)
            game.end_step()
        else:
            game.become(BecomeFighters(announced))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, AnnounceBattles):
            return None
        possible = possible_battles(game)
        for name in action.territories:
            if TERRITORY.get(name) not in possible:
                return why_no_battle(game, name)
        return None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "announce"}


def why_no_battle(game: DuneState, name: str) -> Because | None:
    """D-ADVISOR-14: an ally is there; D-ADVISOR-10: or no advisors, or the limits of the switch."""
    territory = TERRITORY.get(name)
    if territory is None or not lives_in_peace(game, territory) or territory == POLAR_SINK:
        return because("D-ADVISOR-10", "advisors", territory=name)
    allies = allies_beside(game, territory)
    if allies:
        return because("D-ADVISOR-14", "ally", territory=name, ally=allies)
    if is_full(game, territory):
        others = game.others_in(BENE_GESSERIT, territory)
        return because("D-ADVISOR-10", "crowded", territory=name, factions=others)
    return because("D-ADVISOR-10", "storm", territory=name, sector=on_rim(game.storm))


def why_not_announced(game: DuneState, action: AnnounceBattles) -> Because | None:
    """D-ADVISOR-10: before the first shipment, if there are advisors who could turn."""
    if not may_have_advisors(game):
        return because("D-ADVISOR-16", "fighters")
    return because("D-ADVISOR-10", "before_shipments")


def declare(game: DuneState, hostile: tuple[int, ...]) -> None:
    """D-ADVISOR-17: peace wherever others are and nothing else was said."""
    for territory, mask in enumerate(TERRITORY_MASK):
        if game.present[BENE_GESSERIT] & mask and territory != POLAR_SINK:
            among_others = bool(companions(game, territory))
            take_side(game, territory, among_others and territory not in hostile)


@dataclass(frozen=True, slots=True)
class BecomeFighters(DuneStep):
    """The announced territories, one after the other; each may be stopped (D-KARAMA-9)."""

    territories: tuple[int, ...]
    challenged: bool = False

    def run(self, game: DuneState) -> None:
        if not self.territories:
            game.end_step()
            flip_lonely_advisors(game)
        elif not self.challenged:
            game.become(BecomeFighters(self.territories, True))
            challenge(game, "battle_announcement", BENE_GESSERIT, FLIP)
        else:
            if not game.is_stopped("battle_announcement"):
                take_side(game, self.territories[0], False)
            game.lift(FLIP)
            game.become(BecomeFighters(self.territories[1:]))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        names = [TERRITORIES[territory].id for territory in self.territories]
        return {"step": "announced", "territories": names}


STEPS = (Announcement, BecomeFighters)
