"""The facts of a battle as a value, and the arithmetic of its dice, hits and shields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from landsraad.arrakis.board import AREA
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ClosedStep
from landsraad.kernel.native import mypyc_attr

NO_CONTINUE_HIT: Final = "no_continue_hit"
EXTRA_DIE: Final = "extra_die_each_round"
OPPONENT_MAX_DICE: Final = "opponent_max_dice_first_round"


@dataclass(frozen=True, slots=True)
class Tally:
    """What the roll of one side comes to.

    `specials` have not been used yet; `elites` are the special elites that were there when the dice
    were rolled (A-BATTLE-19).
    """

    hits: int
    shields: int
    specials: int
    elites: int

    def to_json(self) -> dict[str, int]:
        return {"hits": self.hits, "shields": self.shields, "specials": self.specials}


@dataclass(frozen=True, slots=True)
class Battle:
    """One battle.

    Attributes:
        attacker: the attacking side. `start`, `target`: its area and the one it attacks.
        surprise: whether it is a surprise attack. `modifiers`: what the card adds.
        round: the battle round, from 1 on. `enemies`: defending units at the start.
        troops_stay: whether the attacker's troops of the Great Houses take no part, because the
            legion rides the sands (A-GUILD-TROOP-8).
        cards: planning cards discarded in this round, by the attacker and by the defender.
        tallies: their rolls of this round, in the same order; none before the roll.
    """

    attacker: str
    start: int
    target: int
    surprise: bool = False
    modifiers: tuple[str, ...] = ()
    round: int = 1
    enemies: int = 0
    cards: tuple[int, int] = (0, 0)
    tallies: tuple[Tally, ...] = ()
    troops_stay: bool = False

    @property
    def defender(self) -> str:
        return OTHER[self.attacker]

    @property
    def sides(self) -> tuple[str, str]:
        return (self.attacker, self.defender)

    def area(self, side: str) -> int:
        """Where a side's legion stands."""
        return self.start if side == self.attacker else self.target

    def modifier(self, name: str) -> int:
        """The number that a modifier of the attack has; 0 without it."""
        for modifier in self.modifiers:
            word, _, number = modifier.partition(":")
            if word == name:
                return int(number)
        return 0

    def cards_of(self, side: str) -> int:
        return self.cards[self.sides.index(side)]

    def with_card(self, side: str) -> Battle:
        """A side has discarded one more card for a die."""
        attacking, defending = self.cards
        if side == self.attacker:
            return replace(self, cards=(attacking + 1, defending))
        return replace(self, cards=(attacking, defending + 1))

    def tally(self, side: str) -> Tally:
        return self.tallies[self.sides.index(side)]

    def with_tally(self, side: str, tally: Tally) -> Battle:
        attacking, defending = self.tallies
        if side == self.attacker:
            return replace(self, tallies=(tally, defending))
        return replace(self, tallies=(attacking, tally))

    def without_troops(self) -> Battle:
        return replace(self, troops_stay=True)

    def next_round(self) -> Battle:
        return replace(self, round=self.round + 1, cards=(0, 0), tallies=())

    def to_json(self) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "attacker": self.attacker,
            "defender": self.defender,
            "from": AREA.names[self.start],
            "target": AREA.names[self.target],
            "round": self.round,
            "surprise": self.surprise,
            "modifiers": [modifier.partition(":")[0] for modifier in self.modifiers],
            "cards_for_dice": dict(zip(self.sides, self.cards, strict=True)),
        }
        if self.troops_stay:
            shown["troops_stay"] = True
        if self.tallies:
            shown["rolls"] = {side: self.tally(side).to_json() for side in self.sides}
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class BattleStep(ClosedStep):
    """Base of the stages of a battle; free actions interrupt only own decisions (A-FREE-7)."""

    battle: Battle

    def view(self, game: ArrakisState, eyes: str | None) -> Mapping[str, Any] | None:
        return {"battle": self.battle.to_json()}


def dice_for(game: ArrakisState, battle: Battle, side: str) -> int:
    """A-BATTLE-8: one die for each unit and each card; a settlement adds its rank."""
    dice = fighters(game, battle, side).figures + battle.cards_of(side)
    if side == battle.defender:
        dice += game.rank(side, battle.target)
    else:
        dice += battle.modifier(EXTRA_DIE)
    return min(dice, most_dice(game, battle, side))


def most_dice(game: ArrakisState, battle: Battle, side: str) -> int:
    """A-BATTLE-9: six, or what a card allows the defender in the first round."""
    most = int(game.box.numbers["max_combat_dice"])
    limited = battle.modifier(OPPONENT_MAX_DICE)
    if limited and battle.round == 1 and side == battle.defender:
        return min(most, limited)
    return most


def suffered(own: Tally, enemy: Tally) -> int:
    """A-BATTLE-13, A-BATTLE-18: enemy hits, less the own shields that enemy elites leave."""
    return max(0, enemy.hits - own.shields + broken(own, enemy))


def broken(own: Tally, enemy: Tally) -> int:
    """A-BATTLE-18: own shields that enemy elites break."""
    return min(own.shields, enemy.elites)


def stands(game: ArrakisState, battle: Battle, side: str) -> bool:
    """Whether a side still has units in the battle."""
    return fighters(game, battle, side).figures > 0


def fighters(game: ArrakisState, battle: Battle, side: str) -> Legion:
    """The figures of a side that take part in the battle."""
    legion = game.legion(side, battle.area(side))
    if battle.troops_stay and side == battle.attacker:
        return replace(legion, troop=0)
    return legion


def survivor(game: ArrakisState, battle: Battle) -> str:
    """The only side that still has units; none if both or neither have."""
    left = [side for side in battle.sides if stands(game, battle, side)]
    return left[0] if len(left) == 1 else ""
