"""Verbs of named leaders: into play, out of the game, into the tank."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import tank, tracks
from landsraad.arrakis.actions.cards import SendToTank
from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.legion import one
from landsraad.arrakis.ops import EnterPlay, RemoveFromGame, ToTank, Where
from landsraad.arrakis.resolve import Bounds
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.where import areas
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because


def enter_play(game: ArrakisState, seat: str, op: EnterPlay, bound: Bounds) -> None:
    tracks.enter_play(game, op.leader, op.spent)


def remove_from_game(game: ArrakisState, seat: str, op: RemoveFromGame, bound: Bounds) -> None:
    tracks.leave_game(game, op.leader)


def to_tank(game: ArrakisState, seat: str, op: ToTank, bound: Bounds) -> None:
    game.push(Tanking(seat, op.target, bound))


@dataclass(frozen=True, slots=True)
class Tanking(ArrakisStep):
    """Choose an enemy named leader on the board for the regeneration tank (A-FX-13)."""

    seat: str
    target: Where
    bound: Bounds

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        leaders = self.victims(game)
        victims = Product(SendToTank, self.seat, Listed(*leaders))
        return ask_or_done(self.seat, "to_tank", victims)

    def victims(self, game: ArrakisState) -> list[str]:
        mask = areas(game, self.seat, self.target, self.bound)
        enemies = game.legions[OTHER[game.side(self.seat)]]
        return [
            name for area, legion in enemies.items() if mask >> area & 1 for name in legion.named
        ]

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, SendToTank):
            enemy = OTHER[game.side(self.seat)]
            area = game.area_of(action.leader)
            game.take(enemy, area, one(action.leader))
            tank.receive(game, action.leader, area)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, SendToTank):
            return None
        return because("A-FX-13", "leaders", leaders=self.victims(game))


VERBS = {EnterPlay: enter_play, RemoveFromGame: remove_from_game, ToTank: to_tank}
STEPS = (Tanking,)
