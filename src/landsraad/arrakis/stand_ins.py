"""Figures that run out: units of a lower type stand in for them (A-UNIT-4)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.placing import PutPiece
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.legion import UNITS, one
from landsraad.arrakis.limits import tidy_area
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product, just
from landsraad.kernel.refusals import Because, because

SUPPLY = "supply"


def lower(game: ArrakisState, side: str, kind: str) -> list[str]:
    """The figures of lower types that there are, the highest first."""
    if kind not in UNITS:
        return []
    below = UNITS[: UNITS.index(kind)]
    return [figure for figure in reversed(below) if game.supply(side, figure)]


def stand_in(game: ArrakisState, side: str, kind: str) -> str:
    """The figure that shows a unit, of the highest lower type if need be; none if all are out."""
    if game.supply(side, kind):
        return kind
    return next(iter(lower(game, side, kind)), "")


def is_choice(game: ArrakisState, side: str, kind: str) -> bool:
    """Whether the owner chooses which lower type stands in for a unit."""
    if game.supply(side, kind) or game.setup.readings["stand_ins"] == "highest":
        return False
    if game.automated and side == HARKONNEN:  # A-SOLO-DEPLOY-5
        return False
    return len(lower(game, side, kind)) > 1


@dataclass(frozen=True, slots=True)
class StandIn(ArrakisStep):
    """The owner chooses a figure for each of some units of an area whose `kinds` are out."""

    side: str
    area: int
    kinds: tuple[str, ...]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        figures = lower(game, self.side, self.kinds[0]) if self.kinds else []
        if not figures:
            return ()
        seat, area = game.seat(self.side), just(AREA.names[self.area])
        ways = Product(PutPiece, seat, Listed(*figures), area, just(SUPPLY))
        return (Decision(seat, "stand_in", ways),)

    def answer(self, game: ArrakisState, action: PutPiece) -> None:
        game.put(self.side, self.area, one(action.piece))
        told = {"side": self.side, "piece": action.piece, "to": action.to, "source": SUPPLY}
        game.emit("placed", {**told, "token": False})
        game.become(self.but(kinds=self.kinds[1:]))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutPiece):
            return None
        missing = self.kinds[0]
        figures = lower(game, self.side, missing)
        area = AREA.names[self.area]
        return because("A-UNIT-13", "lower", missing=missing, figures=figures, area=area)

    def run(self, game: ArrakisState) -> None:
        """What no figure can show is lost; the limit counts once all are there (A-UNIT-7)."""
        game.end_step()
        if not isinstance(game.stack[-1], StandIn):
            tidy_area(game, self.side, self.area)

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"area": AREA.names[self.area], "missing": list(self.kinds)}


STEPS = (StandIn,)
