"""Losses: for each hit the owner chooses what it strikes (A-BATTLE-20).

The deployment tokens of the legion must have been revealed before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from landsraad.arrakis import tank
from landsraad.arrakis.actions.battle import TakeLoss
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.desert import RescueHarvester
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.legion import KINDS, TROOP, UNITS, Legion, one
from landsraad.arrakis.limits import dismiss
from landsraad.arrakis.solo.tokens import reveal_garrison
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ClosedStep
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

REGULAR, *BETTER = UNITS


def take_hits(
    game: ArrakisState, side: str, area: int, hits: int, sparing_troops: bool = False
) -> None:
    """The legion of a side in an area takes hits, at once."""
    if hits:
        game.push(Losses(side, area, hits, sparing_troops))
    if game.automated and side == HARKONNEN:
        reveal_garrison(game, area)  # A-SOLO-RULE-5


@dataclass(frozen=True, slots=True)
class Losses(ClosedStep):
    """The owner takes hit by hit, until all are taken or all units are gone.

    `sparing_troops`: the troops of the Great Houses are out of reach (A-GUILD-TROOP-8).
    """

    side: str
    area: int
    hits: int
    sparing_troops: bool = False

    def struck(self, game: ArrakisState) -> Legion:
        """The figures that the hits may strike."""
        legion = game.legion(self.side, self.area)
        return replace(legion, troop=0) if self.sparing_troops else legion

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        legion = self.struck(game)
        figures = exposed(legion)
        if not self.hits or len(figures) < 2 or doomed(legion, self.hits):
            return ()
        seat = game.seat(self.side)
        return (Decision(seat, "losses", Product(TakeLoss, seat, Listed(*figures))),)

    def answer(self, game: ArrakisState, action: TakeLoss) -> None:
        game.become(self.but(hits=self.hits - 1))
        strike(game, self.side, self.area, action.figure)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        area = AREA.names[self.area]
        if isinstance(action, RescueHarvester):
            return because("A-HAZ-14", "losses_first", hits=self.hits, area=area)
        if isinstance(action, Done):
            return because("A-BATTLE-20", "hits", hits=self.hits, area=area)
        if not isinstance(action, TakeLoss):
            return None
        if self.sparing_troops and action.figure == TROOP:
            return because("A-GUILD-TROOP-8", "troops", area=area)
        return because("A-BATTLE-20", "not_there", figure=action.figure, area=area)

    def run(self, game: ArrakisState) -> None:
        struck = self.struck(game)
        if self.hits and struck.figures:
            game.become(self.but(hits=self.hits - 1))
            strike(game, self.side, self.area, exposed(struck)[0])
            return
        game.end_step()  # A-BATTLE-25: hits that find no unit any more are lost
        legion = game.legion(self.side, self.area)
        if legion and not legion.size:
            dismiss(game, self.side, self.area, legion)  # A-BATTLE-23

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"losses": self.side, "area": AREA.names[self.area], "hits": self.hits}


@lru_cache(maxsize=4096)
def exposed(legion: Legion) -> tuple[str, ...]:
    """What one hit may strike; nothing once the units are gone."""
    if not legion.figures:
        return ()
    return (*[kind for kind in KINDS if legion.has(kind)], *legion.named)


def doomed(legion: Legion, hits: int) -> bool:
    """Whether nothing is left to choose: all fall, in whatever order (A-TANK-7 minds the order)."""
    most = legion.regular + 2 * (legion.elite + legion.special) + legion.leaders
    return hits >= most and len(legion.named) < 2


def strike(game: ArrakisState, side: str, area: int, figure: str) -> None:
    """A-BATTLE-20, A-BATTLE-24: one figure is hit."""
    game.take(side, area, one(figure))
    told = {"side": side, "area": AREA.names[area], "figure": figure}
    if figure in BETTER and game.supply(side, REGULAR):  # A-BATTLE-21
        game.put(side, area, one(REGULAR))
        game.emit("reduced", told)
        return
    game.emit("lost", told)
    if figure not in KINDS:
        tank.receive(game, figure, area)


STEPS = (Losses,)
