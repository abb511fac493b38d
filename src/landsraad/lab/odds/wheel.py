"""The battle wheel of Dune as a game of hidden choice: two sides, their plans, what they are worth.

A plan is a combination (leader, Kwisatz Haderach, weapon, defense) with a setting of the wheel (a
number and the spice for it); any combination goes with any setting. A side may have several
holdings, each with its chance: what it may hold as far as the other can know. Who holds the traitor
card of the opposing leader calls it.

All worth is counted as what one side gains over the other, so that the game has a value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.plan import HERO, Block
from landsraad.dune.battle.strength import Terms, losses, strengths
from landsraad.dune.cards import LASGUN, SHIELD, TREACHERY, TREACHERY_CARD, kills
from landsraad.dune.factions.atreides import KWISATZ_STRENGTH
from landsraad.dune.factions.sheets import LEADER, LEADERS
from landsraad.kernel.errors import LandsraadError

Numbers = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]


class BadWheel(LandsraadError):
    """Sides or plans that cannot be."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What things are worth, in spice.

    Attributes:
        territory: to win the battle. `force`, `special`: to lose one.
        leader: to lose a leader, for each point of strength. `card`: to lose a useful card.
    """

    territory: float = 10.0
    force: float = 1.0
    special: float = 2.0
    leader: float = 1.0
    card: float = 2.0


STAKES: Final = Stakes()


@dataclass(frozen=True, slots=True)
class Combination:
    """Who leads and what cards are played."""

    leader: str | None
    kwisatz_haderach: bool
    weapon: str | None
    defense: str | None

    @property
    def strength(self) -> int:
        """The strength of the leader, who may be a hero or nobody."""
        return 0 if self.leader in (None, HERO) else LEADERS[LEADER[self.leader]].strength

    @property
    def effect(self) -> tuple[Any, ...]:
        """What tells it from others in battle: cards of one kind do the same."""
        return (self.leader, self.kwisatz_haderach, kind(self.weapon), kind(self.defense))


def kind(card: str | None) -> str | None:
    """What a card does in its slot; nothing, if it is worthless."""
    if card is None or TREACHERY[TREACHERY_CARD[card]].is_worthless:
        return None
    return TREACHERY[TREACHERY_CARD[card]].kind


@dataclass(frozen=True, slots=True)
class Holding:
    """What a side may hold: leaders and cards in blocks that go together, and traitor cards."""

    blocks: tuple[Block, ...]
    traitors: frozenset[str] = frozenset()

    def combinations(self, kwisatz: bool) -> tuple[Combination, ...]:
        """All combinations that differ in what they do."""
        found: dict[tuple[Any, ...], Combination] = {}
        for combination in self.every(kwisatz):
            found.setdefault(combination.effect, combination)
        return tuple(found.values())

    def effects(self, kwisatz: bool) -> frozenset[Any]:
        """What tells it from other holdings in battle."""
        return frozenset([each.effect for each in self.every(kwisatz)]) | self.traitors

    def every(self, kwisatz: bool) -> Iterator[Combination]:
        for block in self.blocks:
            for leader in block.leaders:
                for awake in (False, True) if kwisatz and leader is not None else (False,):
                    for weapon in block.weapons:
                        for defense in block.defenses:
                            yield Combination(leader, awake, weapon, defense)


@dataclass(frozen=True)
class Side:
    """One side of a battle.

    Attributes:
        seat: its name. `forces`, `spice`: what it has to fight with.
        holdings: what it may hold, each with its chance.
        kwisatz: whether the Kwisatz Haderach may go with its leader.
        number: the number that it must dial, having shown it; in half forces.
    """

    seat: str
    forces: Terms
    spice: int
    holdings: tuple[tuple[Holding, float], ...]
    kwisatz: bool = False
    number: int | None = None

    @cached_property
    def settings(self) -> tuple[tuple[int, int], ...]:
        """The settings of the wheel: a number in half forces, and its spice."""
        found = [
            (number, spice)
            for spice, numbers in strengths(self.forces, self.spice)
            for number in numbers
            if self.number in (None, number)
        ]
        if not found:
            raise BadWheel(f"{self.seat} cannot dial the number that was shown")
        return tuple(found)


@dataclass(frozen=True)
class Table:
    """What combinations come to against each other, apart from the wheels; a line for each of ours.

    `lead` is by how many half forces we are ahead before the wheels; with a draw we win. The others
    are what we gain: `won` and `lost` in a clash, `blown` in an explosion, if only we call a
    traitor (`calls`), only they do (`called`), or both (`betrayed`).
    """

    lead: Whole
    won: Numbers
    lost: Numbers
    blown: Numbers
    exploding: npt.NDArray[np.bool_]
    calls: Numbers
    called: Numbers
    betrayed: Numbers

    def mirrored(self) -> Table:
        """The same as the other side sees it, who loses a draw."""
        return Table(
            lead=-self.lead.T - 1,
            won=-self.lost.T,
            lost=-self.won.T,
            blown=-self.blown.T,
            exploding=self.exploding.T,
            calls=-self.called.T,
            called=-self.calls.T,
            betrayed=-self.betrayed.T,
        )


@dataclass(frozen=True)
class Wheel:
    """A battle before the plans are made."""

    aggressor: Side
    defender: Side
    stakes: Stakes = STAKES

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.aggressor, self.defender

    def all_forces(self, side: Side) -> float:
        """What the loser's forces are worth."""
        return side.forces.ordinary * self.stakes.force + side.forces.special * self.stakes.special

    def cost(self, side: Side, number: int, spice: int) -> float:
        """What the winner's losses are worth: the cheapest that make the number (D-BATTLE-43)."""
        stakes = self.stakes
        return min(
            ordinary * stakes.force + special * stakes.special
            for ordinary, special in losses(side.forces, number, spice)
        )

    def costs(self, side: Side) -> tuple[Whole, Whole, Numbers]:
        """Number, spice and cost of each setting of a side's wheel."""
        numbers = np.array([number for number, _ in side.settings], dtype=np.int64)
        spice = np.array([spice for _, spice in side.settings], dtype=np.int64)
        cost = np.array([self.cost(side, number, paid) for number, paid in side.settings])
        return numbers, spice, cost

    def cards(self, combination: Combination) -> float:
        """What the cards of a plan are worth to their owner."""
        names = [combination.weapon, combination.defense]
        useful = [name for name in names if kind(name) is not None]
        return self.stakes.card * (len(useful) + (combination.leader == HERO))

    def table(self, mine: Sequence[Combination], yours: Sequence[Combination]) -> Table:
        """What combinations of the aggressor come to against some of the defender."""
        stakes = self.stakes
        kill_mine = pairs(mine, yours, lambda one, other: falls(one, other.weapon))
        kill_yours = pairs(mine, yours, lambda one, other: falls(other, one.weapon))
        strength = column([each.strength for each in mine])
        your_strength = row([each.strength for each in yours])
        extra = column([KWISATZ_STRENGTH * each.kwisatz_haderach for each in mine])
        your_extra = row([KWISATZ_STRENGTH * each.kwisatz_haderach for each in yours])
        cards, your_cards = column(map(self.cards, mine)), row(map(self.cards, yours))
        hero = stakes.card * column([each.leader == HERO for each in mine])
        your_hero = stakes.card * row([each.leader == HERO for each in yours])
        dead = stakes.leader * (your_strength * kill_yours - strength * kill_mine)
        bounty = strength * kill_mine + your_strength * kill_yours
        forces, your_forces = self.all_forces(self.aggressor), self.all_forces(self.defender)
        all_mine = forces + stakes.leader * strength + cards
        all_yours = your_forces + stakes.leader * your_strength + your_cards
        awake = stakes.leader * (your_extra - extra)  # an explosion kills the Kwisatz Haderach
        lead = 2 * ((strength + extra) * ~kill_mine - (your_strength + your_extra) * ~kill_yours)
        return Table(
            lead=lead.astype(np.int64),
            won=stakes.territory + bounty + dead + your_forces + your_cards - hero,
            lost=-stakes.territory - bounty + dead - forces - cards + your_hero,
            blown=all_yours - all_mine + awake,
            exploding=pairs(mine, yours, explode),
            calls=stakes.territory + your_strength + all_yours + 0.0 * strength,
            called=-stakes.territory - strength - all_mine + 0.0 * your_strength,
            betrayed=all_yours - all_mine,
        )


def column(values: Iterable[float]) -> Numbers:
    return np.array(list(values), dtype=np.float64)[:, None]


def row(values: Iterable[float]) -> Numbers:
    return np.array(list(values), dtype=np.float64)[None, :]


def pairs(mine: Sequence[Any], yours: Sequence[Any], test: Any) -> npt.NDArray[np.bool_]:
    return np.array([[bool(test(one, other)) for other in yours] for one in mine], dtype=np.bool_)


def falls(combination: Combination, weapon: str | None) -> bool:
    """D-BATTLE-38: whether the leader of a combination is killed by a weapon."""
    if combination.leader is None or weapon is None:
        return False
    defense = combination.defense
    return kills(TREACHERY_CARD[weapon], None if defense is None else TREACHERY_CARD[defense])


def explode(one: Combination, other: Combination) -> bool:
    """D-BATTLE-36: a Lasgun and a Shield among the two plans."""
    lasgun, shield = TREACHERY[LASGUN].id, TREACHERY[SHIELD].id
    return lasgun in (one.weapon, other.weapon) and shield in (one.defense, other.defense)


def plan_of(seat: str, combination: Combination, number: int, spice: int) -> PlanBattle:
    """The plan as the game writes it."""
    return PlanBattle(
        seat,
        combination.leader,
        combination.kwisatz_haderach,
        number,
        spice,
        combination.weapon,
        combination.defense,
    )
