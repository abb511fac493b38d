"""Deploying, placing and swapping units for the Harkonnen (A-SOLO-DEPLOY, A-SOLO-HOUSE)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis.actions.free import PickArea
from landsraad.arrakis.actions.placing import PutPiece, SwapUnit
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import GENERIC, UNITS
from landsraad.arrakis.ops import Deploy, Place, Replace
from landsraad.arrakis.resolve import Bound, Bounds, bind, lookup
from landsraad.arrakis.solo.distance import apart, nearest_sietches
from landsraad.arrakis.solo.moving import room_in
from landsraad.arrakis.solo.strength import Strength, difference, strength
from landsraad.arrakis.solo.tactics import target_sietch
from landsraad.arrakis.solo.tokens import reveal_garrison, stand_in
from landsraad.arrakis.solo.verdict import MahdiStep, Option, Rung, Verdict, weigh
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.verbs.placing import EACH, LEADER, SUPPLY, Placing, Swapping, pieces_in_all
from landsraad.kernel import Action

DEPLOYED: Final = "deployed"
"""The name of the settlement that the pieces of an action go to (A-SOLO-DEPLOY-6)."""
FIRST_LEADERS: Final = ("beast_rabban", "feyd_rautha")


@dataclass(frozen=True, slots=True)
class PlaceFacts:
    """What the rungs look at: the legion of an area, and where it stands."""

    together: bool
    strength: Strength
    to_a_sietch: int
    margin: Strength
    to_target: int


DEPLOY_RUNGS: Final = (
    Rung("A-SOLO-DEPLOY-1", "same_settlement", max, lambda facts: facts.together),
    Rung("A-SOLO-DEPLOY-2", "strength", max, lambda facts: facts.strength),
    Rung("A-SOLO-DEPLOY-3", "areas_from_target", min, lambda facts: facts.to_target),
)
HOUSE_RUNGS: Final = (
    Rung("A-SOLO-HOUSE-2", "areas_from_a_sietch", min, lambda facts: facts.to_a_sietch),
    Rung("A-SOLO-HOUSE-3", "difference", max, lambda facts: facts.margin),
    Rung("A-SOLO-HOUSE-4", "areas_from_target", min, lambda facts: facts.to_target),
)


def facts(game: ArrakisState, area: int, together: int = 0) -> PlaceFacts:
    ours = strength(game.legion(HARKONNEN, area))
    away, sietches = nearest_sietches(game, area)
    margins = [difference(ours, strength(game.legion(ATREIDES, sietch))) for sietch in sietches]
    target = target_sietch(game)
    return PlaceFacts(
        together=bool(together >> area & 1),
        strength=ours,
        to_a_sietch=away,
        margin=max(margins, default=ours),
        to_target=0 if target == NOWHERE else apart(game, target, area),
    )


# Placing and deploying.


def areas_of(verdict: Verdict) -> list[str]:
    """The areas that a choice among areas leaves."""
    return [option.area for option in verdict.options if isinstance(option, PickArea)]


def begin_place(game: ArrakisState, seat: str, op: Place | Deploy, bound: Bounds) -> None:
    number = pieces_in_all(game, seat, op, bound)
    game.push(MahdiPlace(seat, op.what, number, op.where, bound, from_board=isinstance(op, Place)))


class MahdiPlace(MahdiStep, Placing):
    """Pieces of the Harkonnen come to the board, one by one."""

    __slots__ = ()

    def verdict(self, game: ArrakisState) -> Verdict | None:
        goals = self.roomy(game, self.goals(game))
        together = lookup(self.bound, DEPLOYED).places
        if self.names_first(game) and not together:
            first = self.first_settlement(game)
            if first and not all(goals >> AREA.numbers[area] & 1 for area in areas_of(first)):
                return first
        options: list[Option] = [
            (PutPiece(HARKONNEN, piece, AREA.names[area], source), facts(game, area, together))
            for piece, source in self.choice(game)
            for area in members(goals)
        ]
        if self.where.choose == EACH:  # all of them get a piece, in whatever order
            options = options[:1]
        if self.from_board:
            return weigh("place", "A-SOLO-MENTAT-3", options, HOUSE_RUNGS)
        return weigh("deploy", "A-SOLO-DEPLOY-1", options, DEPLOY_RUNGS)

    def roomy(self, game: ArrakisState, goals: int) -> int:
        """A-SOLO-DEPLOY-4: areas that take the units; a card that names its area is obeyed."""
        if self.what not in UNITS or (goals.bit_count() < 2 and self.from_board):
            return goals
        number = self.left if self.where.choose == "one" and self.from_board else 1
        for needed in (number, 1):
            roomy = sum([1 << area for area in members(goals) if room_in(game, area) >= needed])
            if roomy:
                return roomy
        return goals if self.from_board else 0

    def names_first(self, game: ArrakisState) -> bool:
        """Whether the settlement chosen first is the one for the leader, full or not."""
        chosen = game.setup.readings["mahdi_leader"] == "first_settlement"
        return chosen and not self.from_board and self.where.choose != EACH

    def first_settlement(self, game: ArrakisState) -> Verdict | None:
        """A-SOLO-DEPLOY-6: the settlement that comes first, whether there is room or not."""
        options: list[Option] = [
            (PickArea(HARKONNEN, AREA.names[area]), facts(game, area))
            for area in members(self.goals(game))
        ]
        return weigh("deploy", "A-SOLO-DEPLOY-1", options, DEPLOY_RUNGS)

    def choice(self, game: ArrakisState) -> list[tuple[str, str]]:
        """What is placed next, with where it comes from; several leaders are a choice."""
        if self.what in (*UNITS, GENERIC):
            figure = stand_in(game, self.what)
            return [(figure, SUPPLY)] if figure else []
        if self.what == LEADER:
            aside = game.aside(HARKONNEN)
            first = [name for name in aside if name in FIRST_LEADERS]
            bashar = [GENERIC] if game.supply(HARKONNEN, GENERIC) else []
            return [(name, SUPPLY) for name in first or aside or bashar]
        if self.what not in game.in_play or self.what in game.resting(HARKONNEN):
            return []
        area = game.area_of(self.what)
        if area == NOWHERE:
            return [(self.what, SUPPLY)]
        return [(self.what, AREA.names[area])] if self.from_board else []

    def answer(self, game: ArrakisState, action: Action) -> None:
        """A leader who stands where they are to be placed stays there."""
        if isinstance(action, PutPiece) and action.to == action.source:
            area = AREA.numbers[action.to]
            placed = (*self.placed, action.piece)
            game.become(replace(self, left=self.left - 1, chosen=1 << area, placed=placed))
        elif isinstance(action, PickArea):
            game.become(self.deploying_to(action.area))
        elif isinstance(action, PutPiece) and self.names_first(game):
            Placing.answer(self.deploying_to(action.to), game, action)
        else:
            Placing.answer(self, game, action)

    def deploying_to(self, area: str) -> MahdiPlace:
        """The same with the settlement named, unless one came before it."""
        if lookup(self.bound, DEPLOYED).places:
            return self
        return replace(self, bound=(*self.bound, Bound(DEPLOYED, 1 << AREA.numbers[area])))

    def name_places(self, game: ArrakisState) -> None:
        Placing.name_places(self, game)
        first = lookup(self.bound, DEPLOYED).places
        if first and self.names_first(game):
            bind(game, DEPLOYED, first)
        elif self.chosen and not self.from_board and not first:
            bind(game, DEPLOYED, self.chosen)


# Swapping.


def begin_swap(game: ArrakisState, seat: str, op: Replace, bound: Bounds) -> None:
    game.push(MahdiSwap(seat, op.old, op.new, op.count))


class MahdiSwap(MahdiStep, Swapping):
    """Units are swapped for better ones; tokens are turned up for it (A-SOLO-RULE-5)."""

    __slots__ = ()

    def verdict(self, game: ArrakisState) -> Verdict | None:
        if not self.left or not game.supply(HARKONNEN, self.new):
            return None
        options: list[Option] = [
            (SwapUnit(HARKONNEN, AREA.names[area]), facts(game, area))
            for area, legion in sorted(game.legions[HARKONNEN].items())
            if legion.has(self.old) or legion.tokens
        ]
        return weigh("swap", "A-SOLO-HOUSE-2", options, HOUSE_RUNGS)

    def answer(self, game: ArrakisState, action: Action) -> None:
        assert isinstance(action, SwapUnit)
        area = AREA.numbers[action.area]
        if game.legion(HARKONNEN, area).has(self.old):
            Swapping.answer(self, game, action)
        else:
            reveal_garrison(game, area)


STEPS = (MahdiPlace, MahdiSwap)
VERBS = {Place: begin_place, Deploy: begin_place, Replace: begin_swap}
