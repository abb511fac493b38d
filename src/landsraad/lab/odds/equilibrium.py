"""Mixing plans on the battle wheel of Dune: equilibrium, best replies, regret.

A side has tens of thousands of plans in the worst battle, and a handful of them in its best mix. So
the game is solved for few plans of each side by linear programming, each side is offered its best
replies to the other's mix, and so on until no reply is better by more than the tolerance (a double
oracle). What the best replies gain bounds the error of the value from both sides. Plans that are of
no use leave again, which keeps the linear programs small.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

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
REPLIES: Final = 8
"""Best replies, of different combinations, that a side takes up at a time over all it may hold, but
at least one for each holding: linear programs of many plans are dear."""
PATIENCE: Final = 2
"""Rounds without a chance after which a plan leaves: most are tried once and never needed again."""
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
Replies = Sequence[Sequence[tuple[float, Entry]]]
"""Some of the best replies of each holding, the best first, with what they are worth."""


class Player:
    """A side with all its plans, numbered, and what they are worth against the other's.

    Attributes:
        leaders: those whom a traitor card can betray, None for all others; `led_by` says by number
            who leads each combination.
        worthwhile: the settings of the wheel that are not worse than another in every case.
    """

    def __init__(self, wheel: Wheel, side: Side) -> None:
        self.side = side
        self.numbers, self.spice, self.costs = wheel.costs(side)
        self.worthwhile = worthwhile(self.numbers, self.spice, self.costs)
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
        betrayable = [None if each.kwisatz_haderach else each.leader for each in self.combinations]
        self.leaders = list(dict.fromkeys(betrayable))
        self.led_by = np.array([self.leaders.index(leader) for leader in betrayable])

    def meet(self, table: Table, other: Player) -> None:
        """Learn what one's combinations come to, and whom one's traitor cards betray.

        Holdings that betray the same leaders are worth the same with the same plan: what plans are
        worth is reckoned once for each such set of leaders.
        """
        self.table = table
        self.other = other
        betraying = [
            tuple([leader in holding.traitors for leader in other.leaders])
            for holding, _ in self.side.holdings
        ]
        sets = list(dict.fromkeys(betraying))
        self.calling: Flags = np.array(sets)
        self.callers = np.array([sets.index(each) for each in betraying])
        self.betrays: Flags = self.calling[self.callers][:, other.led_by]

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

    def gains(self, mine: Sequence[Entry], yours: Sequence[Entry]) -> Numbers:
        """What each of some plans is worth against each of some plans of the other side."""
        table, other = self.table, self.other
        held, ours, setting = numbered(mine)
        their_held, theirs, their_setting = numbered(yours)
        pair = np.ix_(ours, theirs)
        calls = self.betrays[np.ix_(held, theirs)]
        called = other.betrays[np.ix_(their_held, ours)].T
        spice, paid = other.spice[their_setting][None, :], self.spice[setting][:, None]
        needed = other.numbers[their_setting][None, :] - table.lead[pair]
        found = np.where(
            self.numbers[setting][:, None] >= needed,
            table.won[pair] - self.costs[setting][:, None],
            table.lost[pair] + other.costs[their_setting][None, :],
        )
        found = np.where(table.exploding[pair], table.blown[pair], found) + spice - paid
        found = np.where(called, table.called[pair] - paid, found)
        found = np.where(calls, table.calls[pair] + spice, found)
        return np.where(calls & called, table.betrayed[pair] + spice - paid, found)

    def against(self, mix: Mix, settings: Whole | None = None) -> Numbers:
        """What all plans are worth against a mix: set of betrayed leaders, combination, setting.

        A clash against one plan of the mix is won from some number on; so what is gained with each
        number is summed up from the least number to the greatest, apart for each opposing leader,
        whom one may be able to call a traitor.
        """
        other, table = self.other, self.table
        entries = list(mix)
        weights = np.array([mix[entry] for entry in entries])
        their_held, theirs, setting = numbered(entries)
        called = other.betrays[their_held].T
        exploding = table.exploding[:, theirs]
        spice = other.spice[setting]
        lost = table.lost[:, theirs] + other.costs[setting] + spice
        uncalled = np.where(exploding, table.blown[:, theirs] + spice, lost)
        uncalled = weights * np.where(called, table.called[:, theirs], uncalled)
        calling = np.where(called, table.betrayed[:, theirs], table.calls[:, theirs])
        calling = weights * (calling + spice)
        clash = weights * ~(called | exploding)
        more = clash * (table.won[:, theirs] + spice - lost)

        dials, place = np.unique(self.numbers, return_inverse=True)
        needed = other.numbers[setting] - table.lead[:, theirs]
        leaders = other.led_by[theirs]
        lines, leads = len(self.combinations), len(other.leaders)
        cell = leaders * lines + np.arange(lines)[:, None]
        cell = cell * (len(dials) + 1) + np.searchsorted(dials, needed)

        def from_number_on(numbers: Numbers) -> Numbers:
            """By sets of betrayed leaders, who do not fight."""
            size = leads * lines * (len(dials) + 1)
            summed = np.bincount(cell.ravel(), numbers.ravel(), size)
            summed = summed.reshape(leads, lines, -1).cumsum(axis=2)
            found: Numbers = np.tensordot(1.0 - self.calling, summed, 1)
            return found

        betrayed = 1.0 * self.calling[:, leaders]  # sets by plans of the mix
        fighting = 1.0 - betrayed
        sure = fighting @ uncalled.T + betrayed @ calling.T
        paid = (fighting @ weights)[:, None] + betrayed @ (weights * called).T
        shown = np.arange(len(place)) if settings is None else settings
        worth: Numbers = sure[:, :, None] + from_number_on(more)[:, :, place[shown]]
        worth -= from_number_on(clash)[:, :, place[shown]] * self.costs[shown]
        worth -= paid[:, :, None] * self.spice[shown]
        return worth

    def replies(self, mix: Mix, number: int = 1) -> list[list[tuple[float, Entry]]]:
        """The best replies of each holding to a mix, each of another combination."""
        worth = self.against(mix, self.worthwhile)
        settings = worth.argmax(axis=2)
        worths = worth.max(axis=2)
        found = []
        for holding, (held, caller) in enumerate(zip(self.held, self.callers, strict=True)):
            best = held[np.argsort(-worths[caller, held], kind="stable")[:number]]
            found.append(
                [
                    (
                        float(worths[caller, place]),
                        Entry(holding, int(place), int(self.worthwhile[settings[caller, place]])),
                    )
                    for place in best
                ]
            )
        return found


def worthwhile(numbers: Whole, spice: Whole, costs: Numbers) -> Whole:
    """The settings that no other one with the same number beats.

    Who loses has paid the spice, who wins the spice and the forces: a setting that is dearer in one
    and cheaper in neither is never needed.
    """
    kept = []
    cheapest: dict[int, float] = {}
    for place in np.lexsort((spice + costs, spice)):
        number, both = int(numbers[place]), float(spice[place] + costs[place])
        if both < cheapest.get(number, np.inf):
            cheapest[number] = both
            kept.append(place)
    return np.array(sorted(kept), dtype=np.int64)


def numbered(entries: Sequence[Entry]) -> tuple[Whole, Whole, Whole]:
    """Holdings, combinations and settings of some plans."""
    holdings, combinations, settings = np.array(entries, dtype=np.int64).reshape(-1, 3).T
    return holdings, combinations, settings


@dataclass(frozen=True)
class Equilibrium:
    """How both sides mix their plans best.

    Attributes:
        low, high: bounds of the true value: what each mix is worth against the best reply to it.
        mixes: of the aggressor and of the defender, over all holdings.
    """

    low: float
    high: float
    mixes: tuple[Mix, Mix]
    players: tuple[Player, Player]

    @property
    def value(self) -> float:
        """What the aggressor gains over the defender, if both mix so."""
        return (self.low + self.high) / 2

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
        worth = player.against(other)[player.callers[holding]]
        best = worth[player.held[holding]].max()
        return float(best - worth[entry.combination, entry.setting])

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
    ((worth, entry),) = mine.replies(mix)[holding]
    return mine.plan(entry), worth


def solve(wheel: Wheel, tolerance: float = TOLERANCE) -> Equilibrium:
    """Find how both sides mix their plans best."""
    players = meeting(wheel)
    among = Among(players)
    low, high = -np.inf, np.inf
    for _ in range(ROUNDS):
        mine, yours = among.solved()
        replies, answers = (
            player.replies(mix, max(1, REPLIES // len(player.weights)))
            for player, mix in zip(players, (yours, mine), strict=True)
        )
        at_least, at_most = -worth_of(players[1], answers), worth_of(players[0], replies)
        if at_least > low:
            low, best = at_least, mine
        if at_most < high:
            high, best_answer = at_most, yours
        if high - low <= tolerance or not among.take_up(replies, answers):
            break
    return Equilibrium(low, high, (best, best_answer), players)


def worth_of(player: Player, replies: Replies) -> float:
    """What a side gains that always gives its best reply."""
    return sum([weight * best[0][0] for weight, best in zip(player.weights, replies, strict=True)])


class Pool:
    """The plans of a side that are tried.

    Attributes:
        entries: the plans. `idle`: for how many rounds each has had no chance.
        dropped: those that were dropped once; nobody is dropped twice, so that it comes to an end.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = list(entries)
        self.idle = dict.fromkeys(self.entries, 0)
        self.dropped: set[Entry] = set()

    def take_up(self, replies: Replies) -> list[Entry]:
        """Best replies that are not there yet."""
        more = [entry for best in replies for _, entry in best if entry not in self.idle]
        self.entries += more
        self.idle |= dict.fromkeys(more, 0)
        return more

    def drop(self, mix: Mix) -> list[int]:
        """Plans leave that were of no use for some rounds; the places of those that stay."""
        self.idle = {e: 0 if e in mix else idle + 1 for e, idle in self.idle.items()}
        useless = {e for e, idle in self.idle.items() if idle > PATIENCE} - self.dropped
        self.dropped |= useless
        staying = [place for place, e in enumerate(self.entries) if e not in useless]
        self.entries = [self.entries[place] for place in staying]
        self.idle = {entry: self.idle[entry] for entry in self.entries}
        return staying


def starting(player: Player) -> Iterator[Entry]:
    """For each holding the most and the least of its first combination."""
    last = len(player.side.settings) - 1
    for holding, held in enumerate(player.held):
        for setting in dict.fromkeys((0, last)):
            yield Entry(holding, int(held[0]), setting)


class Among:
    """The game of a few plans of each side.

    Attributes:
        mine, yours: plans of the aggressor and of the defender.
        gains: what each of the aggressor's is worth against each of the defender's.
        value: what the aggressor gains if both mix these best.
    """

    def __init__(
        self,
        players: tuple[Player, Player],
        mine: Iterable[Entry] | None = None,
        yours: Iterable[Entry] | None = None,
    ) -> None:
        self.players = players
        self.mine = Pool(mine or starting(players[0]))
        self.yours = Pool(yours or starting(players[1]))
        self.gains = players[0].gains(self.mine.entries, self.yours.entries)
        self.value = 0.0

    def take_up(self, replies: Replies, answers: Replies) -> bool:
        """Take best replies up; whether any of them is new."""
        gains, before = self.players[0].gains, list(self.mine.entries)
        columns = self.yours.take_up(answers)
        rows = self.mine.take_up(replies)
        self.gains = np.hstack([self.gains, gains(before, columns)])
        self.gains = np.vstack([self.gains, gains(rows, self.yours.entries)])
        return bool(rows or columns)

    def solved(self) -> tuple[Mix, Mix]:
        """The best mixes, by linear programming; plans that were long of no use leave.

        The aggressor's chances, over all holdings, are the unknowns, with what each of the
        defender's holdings makes of them; the multipliers of the constraints are the defender's
        chances.
        """
        from scipy.optimize import linprog  # its import takes longer than most battles

        aggressor, defender = self.players
        rows, columns = self.mine.entries, self.yours.entries
        number = len(defender.weights)
        objective = np.concatenate([np.zeros(len(rows)), -np.array(defender.weights)])
        holder = np.array([entry.holding for entry in columns])
        limits = np.hstack([-self.gains.T, np.eye(number)[holder]])
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
        self.value = -float(found.fun)
        mine = {entry: float(p) for entry, p in zip(rows, found.x, strict=False) if p > LEAST}
        chances = -found.ineqlin.marginals
        yours = {entry: float(p) for entry, p in zip(columns, chances, strict=True) if p > LEAST}
        self.gains = self.gains[np.ix_(self.mine.drop(mine), self.yours.drop(yours))]
        return mine, yours
