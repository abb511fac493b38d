"""A greedy player for a duel of War for Arrakis: a yardstick, not a bot.

It looks at the view of its seat and at its choices alone, gives each choice a number (`SCORES`) and
takes the best. It never looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any, Final

from landsraad.arrakis.actions import (
    battle,
    cards,
    common,
    desert,
    free,
    movement,
    placing,
    prescience,
    rounds,
    vehicles,
)
from landsraad.arrakis.board import AREA, BOARDS, ZONE, ZONE_MASK, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.state import OTHER
from landsraad.kernel import Action, Chance, Choices, Game

MOST_WEIGHED: Final = 200
"""Of more choices than these a sample is weighed."""
NAMES: Final = AREA.names
FAR: Final = 20
RISK: Final = 2
"""By how much an enemy may be stronger: an attacker can cease at any time."""


def greedy(game: Game, seat: str, chance: Chance) -> Action | None:
    """The player who takes what looks best at once, in a duel of War for Arrakis."""
    decisions = game.decisions(seat)
    required = any(decision.required for decision in decisions)
    found = [action for d in decisions for action in weighed(d.actions, chance)]
    if len(found) == 1 and required:
        return found[0]
    glance = Glance(game.view(seat))
    scores = [glance.score(action) for action in found]
    best = max(scores)
    if best <= 0 and not required:
        return None
    return chance.choice([a for a, score in zip(found, scores, strict=True) if score == best])


def weighed(actions: Choices[Action], chance: Chance) -> list[Action]:
    if actions.size <= MOST_WEIGHED:
        return list(actions)
    return [actions.sample(chance) for _ in range(MOST_WEIGHED)]


class Glance:
    """What the greedy player makes of a view."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.table: Mapping[str, Any] = view["table"]
        self.steps: list[Mapping[str, Any]] = view["steps"]
        self.side: str = view["eyes"]
        self.mine: Mapping[str, Any] = self.table["legions"][self.side]
        self.theirs: Mapping[str, Any] = self.table["legions"][OTHER[self.side]]
        self.board = BOARDS[self.table["atomics"]]
        self.quarry = self.sought()

    def score(self, action: Action) -> float:
        """What an action is worth; a little, if nothing is known of it, and nothing to stop."""
        worth = SCORES.get(type(action), 0.5)
        return worth(self, action) if callable(worth) else worth

    # The board.

    def around(self, area: str) -> list[str]:
        return [NAMES[place] for place in members(self.board.near[AREA.numbers[area]])]

    def away(self, area: str, goals: Collection[str]) -> int:
        """How many areas lie on the way to the nearest of these."""
        return distances(self.table["atomics"], AREA.mask(*goals))[AREA.numbers[area]]

    def rank(self, area: str) -> int:
        """The rank of a settlement; a sietch that is face down may have any."""
        sietches = self.table["sietches"]
        if area in sietches:
            return int(sietches[area].get("rank", 2))
        return int(self.table["settlements"].get(area, 0))

    def sought(self) -> list[str]:
        """What a side is after: sietches; or stations, and whatever else nobody guards."""
        if self.side == HARKONNEN:
            return list(self.table["sietches"])
        prey = [*self.table["harvesters"], *self.table["settlements"]]
        return [*self.table["stations"], *[area for area in prey if area not in self.theirs]]

    # Battles.

    def odds(self, start: str, target: str) -> float:
        """How much stronger an attacker is than the defender."""
        defence = strength(self.theirs.get(target)) + self.rank(target)
        return strength(self.mine.get(start)) - defence

    def prize(self, start: str, target: str) -> float:
        """What an attack is worth; less than nothing, if the enemy is too strong."""
        odds = self.odds(start, target)
        return RISK + odds + 3 * self.rank(target) if odds > -RISK else -1

    def best_prize(self, start: str) -> float:
        """The same for the best target next to a legion."""
        targets = {*self.theirs, *self.table[TARGETS[self.side]]} - {*self.table["worms"]}
        return max([self.prize(start, t) for t in self.around(start) if t in targets], default=-1)

    def lead(self) -> float:
        """How much stronger this side is in the present battle."""
        shown = next(step["battle"] for step in reversed(self.steps) if "battle" in step)
        if shown["attacker"] == self.side:
            return self.odds(shown["from"], shown["target"])
        defence = strength(self.mine.get(shown["target"])) + self.rank(shown["target"])
        return defence - strength(self.theirs.get(shown["from"]))

    # Actions.

    def use(self, use: str) -> float:
        """What to do with a die."""
        kind, _, name = use.rpartition(".")
        if kind == "claim":
            return 30
        if name == "attack":
            best = max(map(self.best_prize, self.mine), default=-1)
            return 10 + best if best > 0 else -1
        if name == "move":
            return 5 if max(map(self.readiness, self.mine), default=0) > 0 else -1
        if name == "draw":
            return 4 - len(self.table["hands"][self.side])
        return {"deploy": 4, "swap": 2}.get(name, 3)

    def move(self, action: Any) -> float:
        """Towards the quarry, but not too many into one area, and not all out of a settlement."""
        start, to = action.start, action.to
        units: int = sum([number for _, number in action.units]) + 2 * len(action.tokens)
        left = size(self.mine[start]) - units
        closer = self.away(start, self.quarry) - self.away(to, self.quarry)
        score = closer * (units if self.side == HARKONNEN else 1.5)
        if self.side == ATREIDES:
            score += 5 * (to in self.table["stations"]) + 4 * (to in self.table["harvesters"])
        score -= max(0, size(self.mine.get(to)) + units - 6) + 2 * (to in self.table["wormsigns"])
        return score - 3 * self.rank(start) * (left < 2)

    def readiness(self, area: str) -> float:
        """Which legion moves: one that can spare units and has not far to go."""
        spare = size(self.mine[area]) - 2 * bool(self.rank(area))
        return spare - self.away(area, self.quarry) / 2

    def put(self, action: Any) -> float:
        room = 6 - size(self.mine.get(action.to))
        if action.source != "supply" or room <= 0:
            return -1
        far = self.away(action.to, self.quarry) if self.side == HARKONNEN else 0
        return 2 + (room - far) / 4

    def vehicle(self, action: Any) -> float:
        if action.vehicle != "harvester":
            areas = self.table["harvesters"] if action.vehicle == "carryall" else self.mine
            return (ZONE_MASK[ZONE.numbers[action.to]] & AREA.mask(*areas)).bit_count() / 10
        worms = self.away(action.to, self.table["worms"])
        hunted = self.away(action.to, self.theirs) < 2 or worms <= 2
        return 2 + (self.board.deep >> AREA.numbers[action.to] & 1) - 2 * hunted

    def pay(self, action: Any) -> float:
        """Hold the markers; raise one if the others can be held as well."""
        others = ("landsraad", "spacing_guild", "choam").index(action.power)
        spice = self.steps[-1]["spice"] - action.spice
        return float(action.spice if action.spice < 3 or spice >= 2 * others else 1)

    def devour(self, action: Any) -> float:
        harvester = action.target in self.table["harvesters"]
        return 4 * harvester + size(self.theirs.get(action.target)) / 2


DESERT: Final = {"attack": 3, "move": 2}
LOSS: Final = {"elite": 3, "special": 2, "regular": 1, "generic": 0}
TARGETS: Final = {ATREIDES: "settlements", HARKONNEN: "sietches"}
Score = float | Callable[[Glance, Any], float]
SCORES: Final[dict[type[Action], Score]] = {
    common.Done: 0,
    rounds.SpendDie: lambda glance, action: glance.use(action.use),
    rounds.UseResult: lambda glance, action: glance.use(action.use),
    rounds.DesertPowerAction: 3.5,
    rounds.PayMarker: Glance.pay,
    rounds.Stockpile: 5,
    rounds.ExchangeLeader: -1,
    rounds.GiveUpCards: lambda glance, action: -len(action.cards),
    prescience.ClaimPrescience: 30,
    prescience.Detonate: -1,
    free.TrainGuerrillas: -1,
    free.Scout: -1,
    movement.PickLegion: lambda glance, action: glance.readiness(action.area),
    movement.MoveGroup: Glance.move,
    placing.PutPiece: Glance.put,
    vehicles.PutVehicle: Glance.vehicle,
    cards.DiscardCard: lambda glance, _: len(glance.table["hands"][glance.side]) - 4,
    battle.PickAttacker: lambda glance, action: glance.best_prize(action.area),
    battle.DeclareAttack: lambda glance, action: glance.prize(action.start, action.target),
    battle.GoOn: lambda glance, _: glance.lead(),
    battle.CeaseAttack: 0,
    battle.FallBack: lambda glance, _: -1 - glance.lead(),
    battle.StandFirm: 0,
    battle.AdvanceInto: lambda glance, action: 1 + glance.rank(action.area),
    battle.TakeLoss: lambda _, action: LOSS.get(action.figure, -1),
    desert.PickDesertPower: lambda _, action: DESERT.get(action.choice, 1),
    desert.WormAttack: Glance.devour,
    desert.MoveWorm: lambda glance, a: FAR - glance.away(a.to, glance.table["harvesters"]),
    desert.PutWorm: lambda _, action: 1 + (action.source == "supply"),
}
"""What actions are worth. Others are better than doing nothing."""


def size(legion: Mapping[str, Any] | None) -> int:
    """Units of a legion as far as they can be seen; a deployment token is two of them."""
    if legion is None:
        return 0
    tokens = sum(legion.get("face_down", {}).values())
    return int(legion["regular"] + legion["elite"] + legion["special"] + 2 * tokens)


def strength(legion: Mapping[str, Any] | None) -> float:
    if legion is None:
        return 0
    better: int = (
        legion["elite"] + 2 * legion["special"] + legion["generic"] + 2 * len(legion["named"])
    )
    return size(legion) + better / 2


@lru_cache(maxsize=4096)
def distances(blast: str, goals: int) -> tuple[int, ...]:
    """How far each area is from the nearest goal."""
    found = [FAR] * len(NAMES)
    reached, fresh = 0, goals
    for steps in range(FAR):
        for place in members(fresh):
            found[place] = steps
        reached |= fresh
        fresh = BOARDS[blast].around(fresh) & ~reached
    return tuple(found)
