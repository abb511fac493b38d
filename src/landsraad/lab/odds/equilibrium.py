"""Mixing plans on the battle wheel of Dune: equilibrium, best replies, regret.

A side has tens of thousands of plans in the worst battle, and a handful of them in its best mix. So
the game is solved for few plans of each side by linear programming, each side is offered its best
replies to the other's mix, and so on until no reply is better by more than the tolerance (a double
oracle). What the best replies gain bounds the error of the value from both sides.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import linprog

from landsraad.dune.actions.battle import PlanBattle
from landsraad.lab.odds.wheel import (
    BadWheel,
    Combination,
    Numbers,
    Side,
    Table,
    Wheel,
    Whole,
    plan_of,
)

TOLERANCE: Final = 1e-3
"""In spice: nobody can see the difference at a table."""
ROUNDS: Final = 400
"""Times that best replies are asked for at most; the bound says how far it has come."""
REPLIES: Final = 12
"""Best replies, of different combinations, that are taken up at a time."""
LEAST: Final = 1e-9
"""A chance below this is none."""

Flags = npt.NDArray[np.bool_]


class Entry(NamedTuple):
    """A plan of a side, by number: of its holding, its combination and its setting."""

    holding: int
    combination: int
    setting: int


Mix = Mapping[Entry, float]
"""Plans of a side with their chances, over all its holdings."""


class Player:
    """A side with all its plans, numbered, and what they are worth against the other's."""

    def __init__(self, wheel: Wheel, side: Side) -> None:
        self.side = side
        self.numbers, self.spice, self.costs = wheel.costs(side)
        self.weights = [weight for _, weight in side.holdings]
        if not side.holdings or abs(sum(self.weights) - 1) > 1e-9:
            raise BadWheel(f"the chances of what {side.seat} may hold do not sum up to 1")
        named = [
            {each.effect: each for each in holding.combinations(side.kwisatz)}
            for holding, _ in side.holdings
        ]
        effects = dict.fromkeys([effect for names in named for effect in names])
        place = {effect: number for number, effect in enumerate(effects)}
        self.named = [{place[effect]: each for effect, each in names.items()} for names in named]
        self.combinations: list[Combination] = [
            next(names[effect] for names in named if effect in names) for effect in effects
        ]
        self.held = [np.array(sorted(names), dtype=np.int64) for names in self.named]

    def meet(self, table: Table, other: Player) -> None:
        """Learn what one's combinations come to, and whom one's traitor cards betray."""
        self.table = table
        self.other = other
        self.betrays: list[Flags] = [
            np.array([is_betrayed(each, holding.traitors) for each in other.combinations])
            for holding, _ in self.side.holdings
        ]

    def plan(self, entry: Entry) -> PlanBattle:
        combination = self.named[entry.holding][entry.combination]
        number, spice = self.side.settings[entry.setting]
        return plan_of(self.side.seat, combination, number, spice)

    def entry(self, plan: PlanBattle, holding: int = 0) -> Entry:
        """The number of a plan.

        Raises:
            BadWheel: if the holding cannot make it.
        """
        wanted = Combination(plan.leader, plan.kwisatz_haderach, plan.weapon, plan.defense).effect
        setting = (plan.dial, plan.spice)
        for place, combination in self.named[holding].items():
            if combination.effect == wanted and setting in self.side.settings:
                return Entry(holding, place, self.side.settings.index(setting))
        raise BadWheel(f"no plan of {self.side.seat} here: {plan}")

    # Against the plans of the other side.

    def against(self, holding: int, mix: Mix) -> tuple[Whole, Numbers]:
        """What all plans of a holding are worth against a mix: combinations by settings."""
        other = self.other
        held = self.held[holding]
        entries = list(mix)
        weights = np.array([mix[entry] for entry in entries])
        theirs = np.array([entry.combination for entry in entries], dtype=np.int64)
        setting = np.array([entry.setting for entry in entries], dtype=np.int64)
        ours = np.ix_(held, theirs)
        calls = self.betrays[holding][theirs][None, :]
        called = np.array([other.betrays[entry.holding][held] for entry in entries]).T
        clash = ~calls & ~called & ~self.table.exploding[ours]
        spice = other.spice[setting][None, :]

        settled = np.where(self.table.exploding[ours], self.table.blown[ours] + spice, 0.0)
        settled = np.where(called, self.table.called[ours], settled)
        settled = np.where(calls, self.table.calls[ours] + spice, settled)
        settled = np.where(calls & called, self.table.betrayed[ours] + spice, settled)
        paid = (weights * ~(calls & ~called)).sum(axis=1)

        won = weights * clash * (self.table.won[ours] + spice)
        lost = weights * clash * (self.table.lost[ours] + other.costs[setting][None, :] + spice)
        needed = other.numbers[setting][None, :] - self.table.lead[ours]
        dials, place = np.unique(self.numbers, return_inverse=True)
        wins = dials[None, None, :] >= needed[:, :, None]
        gained = np.einsum("ck,ckd->cd", won - lost, wins) + lost.sum(axis=1)[:, None]
        chance = np.einsum("ck,ckd->cd", weights * clash, wins)
        worth = (weights * settled).sum(axis=1)[:, None] + gained[:, place]
        return held, worth - chance[:, place] * self.costs - paid[:, None] * self.spice

    def best(self, holding: int, mix: Mix, number: int = 1) -> list[tuple[float, Entry]]:
        """The best replies of a holding to a mix, of different combinations, with their worth."""
        held, worth = self.against(holding, mix)
        settings = worth.argmax(axis=1)
        worths = worth[np.arange(len(held)), settings]
        return [
            (float(worths[place]), Entry(holding, int(held[place]), int(settings[place])))
            for place in np.argsort(-worths, kind="stable")[:number]
        ]


def is_betrayed(combination: Combination, traitors: frozenset[str]) -> bool:
    """D-BATTLE-27, D-BATTLE-29: whether the leader can be called a traitor."""
    return combination.leader in traitors and not combination.kwisatz_haderach


@dataclass(frozen=True)
class Equilibrium:
    """How both sides mix their plans best.

    Attributes:
        value: what the aggressor gains over the defender, if both mix so.
        low, high: bounds of the true value: what each mix is worth against the best reply to it.
        mixes: of the aggressor and of the defender, over all holdings.
    """

    value: float
    low: float
    high: float
    mixes: tuple[Mix, Mix]
    players: tuple[Player, Player]

    @property
    def error(self) -> float:
        """By how much the value may be wrong at most."""
        return self.high - self.low

    def plans(self, seat: str, holding: int = 0) -> list[tuple[PlanBattle, float]]:
        """The mix of a side with what it holds, the likeliest plan first."""
        player, mix, _ = self.of(seat)
        found = [(player.plan(e), chance) for e, chance in mix.items() if e.holding == holding]
        total = sum([chance for _, chance in found])
        return sorted([(plan, chance / total) for plan, chance in found], key=lambda each: -each[1])

    def regret(self, plan: PlanBattle, holding: int = 0) -> float:
        """What a plan is worth less than the best reply to the other side's mix."""
        player, _, other = self.of(plan.seat)
        entry = player.entry(plan, holding)
        held, worth = player.against(holding, other)
        place = int(np.flatnonzero(held == entry.combination)[0])
        return float(worth.max() - worth[place, entry.setting])

    def of(self, seat: str) -> tuple[Player, Mix, Mix]:
        seats = [player.side.seat for player in self.players]
        if seat not in seats:
            raise BadWheel(f"{seat} does not fight here")
        place = seats.index(seat)
        return self.players[place], self.mixes[place], self.mixes[1 - place]


def meeting(wheel: Wheel) -> tuple[Player, Player]:
    """Both sides of a battle, who know each other's possibilities."""
    aggressor, defender = [Player(wheel, side) for side in wheel.sides]
    table = wheel.table(aggressor.combinations, defender.combinations)
    aggressor.meet(table, defender)
    defender.meet(table.mirrored(), aggressor)
    return aggressor, defender


def best_reply(
    wheel: Wheel, seat: str, belief: Iterable[tuple[PlanBattle, float]], holding: int = 0
) -> tuple[PlanBattle, float]:
    """The best plan against what the other side is believed to plan, and what it is worth.

    `belief`: plans of the other side, each with its chance; made with its first holding.
    """
    players = meeting(wheel)
    mine, yours = players if players[0].side.seat == seat else players[::-1]
    if mine.side.seat != seat:
        raise BadWheel(f"{seat} does not fight here")
    mix: dict[Entry, float] = defaultdict(float)
    for plan, chance in belief:
        mix[yours.entry(plan)] += chance
    ((worth, entry),) = mine.best(holding, mix)
    return mine.plan(entry), worth


def solve(wheel: Wheel, tolerance: float = TOLERANCE) -> Equilibrium:
    """Find how both sides mix their plans best."""
    players = meeting(wheel)
    rows, columns = starting(players[0]), starting(players[1])
    gains = Gains(players[0])
    low, high = -np.inf, np.inf
    for _ in range(ROUNDS):
        value, mine, yours = solve_among(players, rows, columns, gains)
        replies, answers = all_best(players[0], yours), all_best(players[1], mine)
        high = min(high, worth_of(players[0], replies))
        low = max(low, -worth_of(players[1], answers))
        more_rows = [entry for best in replies for _, entry in best if entry not in rows]
        more_columns = [entry for best in answers for _, entry in best if entry not in columns]
        if high - low <= tolerance or not (more_rows or more_columns):
            break
        rows += more_rows
        columns += more_columns
    return Equilibrium(value, low, high, (mine, yours), players)


def all_best(player: Player, mix: Mix) -> list[list[tuple[float, Entry]]]:
    """Some of the best replies of each holding."""
    return [player.best(holding, mix, REPLIES) for holding in range(len(player.weights))]


def worth_of(player: Player, replies: Sequence[Sequence[tuple[float, Entry]]]) -> float:
    """What a side gains that always gives its best reply."""
    return sum([weight * best[0][0] for weight, best in zip(player.weights, replies, strict=True)])


def starting(player: Player) -> list[Entry]:
    """For each holding the most and the least of its first combination."""
    last = len(player.side.settings) - 1
    return [
        Entry(holding, int(held[0]), setting)
        for holding, held in enumerate(player.held)
        for setting in dict.fromkeys((0, last))
    ]


class Gains:
    """What plans of the aggressor are worth against plans of the defender, each column once."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.columns: dict[Entry, list[Numbers]] = {}
        self.lines = [{int(each): line for line, each in enumerate(held)} for held in player.held]

    def column(self, entry: Entry) -> list[Numbers]:
        """What all plans of the aggressor are worth against one: a table for each holding."""
        if entry not in self.columns:
            holdings = range(len(self.player.weights))
            self.columns[entry] = [self.player.against(h, {entry: 1.0})[1] for h in holdings]
        return self.columns[entry]

    def matrix(self, rows: Sequence[Entry], columns: Sequence[Entry]) -> Numbers:
        places = [
            (row.holding, self.lines[row.holding][row.combination], row.setting) for row in rows
        ]
        tables = [self.column(entry) for entry in columns]
        return np.array([[table[h][line, s] for table in tables] for h, line, s in places])


def solve_among(
    players: tuple[Player, Player], rows: Sequence[Entry], columns: Sequence[Entry], gains: Gains
) -> tuple[float, Mix, Mix]:
    """The best mixes of some plans of each side, by linear programming.

    The aggressor's chances, over all holdings, are the unknowns, with what each of the defender's
    holdings makes of them; the multipliers of the constraints are the defender's chances.
    """
    aggressor, defender = players
    number = len(defender.weights)
    objective = np.concatenate([np.zeros(len(rows)), -np.array(defender.weights)])
    holder = np.array([entry.holding for entry in columns])
    limits = np.hstack([-gains.matrix(rows, columns).T, np.eye(number)[holder]])
    sums = np.zeros((len(aggressor.weights), len(rows) + number))
    for place, entry in enumerate(rows):
        sums[entry.holding, place] = 1.0
    found: Any = linprog(
        objective,
        A_ub=limits,
        b_ub=np.zeros(len(columns)),
        A_eq=sums,
        b_eq=np.array(aggressor.weights),
        bounds=[(0, None)] * len(rows) + [(None, None)] * number,
        method="highs",
    )
    mine = {entry: float(p) for entry, p in zip(rows, found.x, strict=False) if p > LEAST}
    chances = -found.ineqlin.marginals
    yours = {entry: float(p) for entry, p in zip(columns, chances, strict=True) if p > LEAST}
    return -float(found.fun), mine, yours
