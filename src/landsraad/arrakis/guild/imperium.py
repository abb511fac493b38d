"""Imperium actions: heighliner, frigates and troops by the three powers (A-GUILD-4 to A-GUILD-10).

The Atreides take one when a legion of theirs destroys a harvester, the Harkonnen for what they pay
for the imperium markers; some cards give them to either side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.guild import TakeImperium
from landsraad.arrakis.box import ATREIDES, HARKONNEN, POWERS
from landsraad.arrakis.guild import staying
from landsraad.arrakis.guild.facts import frigates_left, troops_left
from landsraad.arrakis.guild.heighliners import advance
from landsraad.arrakis.ops import DrawPlanning, ImperiumAction
from landsraad.arrakis.resolve import Bounds, Resolve
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

CHOAM, _, LANDSRAAD = POWERS
HELD: Final = 2
RAISED: Final = 3
WORTH: Final = {HELD: 1, RAISED: 2}
"""A-GUILD-8: how many actions a payment for a marker gives."""
RECRUITS: Final = 2


def harvester_destroyed(game: ArrakisState) -> None:
    """A-GUILD-7: an Atreides legion has destroyed a harvester."""
    game.push(ImperiumActions(game.seat(ATREIDES), POWERS, 1))


def markers_paid(game: ArrakisState, paid: Sequence[int]) -> None:
    """A-GUILD-8: the Harkonnen act with the powers they have paid for."""
    powers = [
        power for power, price in zip(POWERS, paid, strict=True) for _ in range(WORTH.get(price, 0))
    ]
    if powers:
        game.push(ImperiumActions(game.seat(HARKONNEN), tuple(powers), len(powers)))


def imperium_action(game: ArrakisState, seat: str, op: ImperiumAction, bound: Bounds) -> None:
    if game.guild:
        game.push(ImperiumActions(seat, (op.which,) * op.count, op.count))


@dataclass(frozen=True, slots=True)
class ImperiumActions(ArrakisStep):
    """So many imperium actions, each of one of the powers listed, in any order."""

    seat: str
    powers: tuple[str, ...]
    left: int

    def possible(self, game: ArrakisState) -> list[str]:
        side = game.side(self.seat)
        return [power for power in dict.fromkeys(self.powers) if has_effect(game, side, power)]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        powers = self.possible(game) if self.left else []
        actions = Product(TakeImperium, self.seat, Listed(*powers))
        return ask_or_done(self.seat, "imperium_action", actions)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, TakeImperium):
            game.end_step()
            return
        powers = list(self.powers)
        powers.remove(action.power)
        game.become(self.but(powers=tuple(powers), left=self.left - 1))
        take(game, self.seat, action.power)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, TakeImperium):
            return None
        if action.power not in self.powers:
            return because("A-GUILD-8", "powers", power=action.power, powers=self.powers)
        if action.power == CHOAM:
            return because("A-GUILD-FRIG-1", "none_left")
        return because("A-GUILD-TROOP-2", "none_left")

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"powers": list(self.powers), "left": self.left}


def has_effect(game: ArrakisState, side: str, power: str) -> bool:
    """Whether there is anything to do with an action of this power."""
    if power == CHOAM:
        return frigates_left(game, side) > 0
    if power == LANDSRAAD:
        draws = staying.in_force(game, side, staying.ALSO_DRAWS)
        return troops_left(game, side) > 0 or draws > 0
    return True


def take(game: ArrakisState, seat: str, power: str) -> None:
    """One imperium action is carried out."""
    side = game.side(seat)
    game.emit("imperium_action", {"side": side, "power": power})
    if power == CHOAM:
        game.frigates_aboard = {
            **game.frigates_aboard,
            side: game.frigates_aboard[side] + 1,
        }  # A-GUILD-5
    elif power == LANDSRAAD:
        game.troops_aboard = {
            **game.troops_aboard,
            side: game.troops_aboard[side] + min(RECRUITS, troops_left(game, side)),
        }  # A-GUILD-6
        draws = staying.in_force(game, side, staying.ALSO_DRAWS)
        if draws:
            game.push(Resolve(seat, LANDSRAAD, (DrawPlanning(draws),)))
    else:  # A-GUILD-4
        advance(game, side, 1 + staying.in_force(game, side, staying.BONUS_STEP))


VERBS = {ImperiumAction: imperium_action}
STEPS = (ImperiumActions,)
