"""Tables in the middle of a round, on which the laws are tried for one part of it alone."""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.arrakis import Arrakis
from landsraad.arrakis.board import ZONE, members
from landsraad.arrakis.box import SIDES
from landsraad.arrakis.legion import GENERIC, UNITS, one
from landsraad.arrakis.position_sides import dice_in_use
from landsraad.arrakis.rounds.setup import SetUp


class RandomTable(Arrakis):
    """The first round after the usual setup, all dice used."""

    def open_round(self) -> None:
        self.lay_out()
        self.push(SetUp())
        self.stack[-1].run(self)
        self.round = 1
        self.used = {side: ("strategy",) * dice_in_use(self, side) for side in SIDES}

    def crowd(self, side: str, areas: int, most: int) -> None:
        """Legions of all sizes in some of these areas, and the leaders of the side with any."""
        for place in self.chance.sample(tuple(members(areas)), most):
            for kind in (*UNITS, GENERIC):
                for _ in range(min(self.chance.below(3), self.supply(side, kind))):
                    self.put(side, place, one(kind))
            legion = self.legion(side, place)
            if not legion.figures:
                self.take(side, place, legion)
        held = tuple(members(self.held[side]))
        for leader in self.leaders_of(side):
            self.put(side, self.chance.choice(held), one(leader))

    def drive_and_fly(self, harvesters: Iterable[int], flyer: str, flyers: int) -> None:
        """Harvesters in those of these areas that are desert, and flyers in random air zones."""
        for place in harvesters:
            self.harvesters |= 1 << place & self.board.desert
        for zone in self.chance.sample(range(len(ZONE.names)), flyers):
            self.air[zone] = flyer
