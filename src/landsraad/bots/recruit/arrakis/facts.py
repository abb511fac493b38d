"""What a seat sees of the table, read off its view.

Legions are read into the values the rules use (`Legion`); what lies face down for this seat counts
as `TYPICAL`. Areas are numbers, as in `arrakis.board`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from landsraad.arrakis.board import AREA, BOARDS, ZONE, ZONES_OF, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, Box, Leader
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.lineup import SIDE_OF
from landsraad.arrakis.options import box_of
from landsraad.arrakis.solo.strength import Strength
from landsraad.bots.recruit.arrakis.odds import NO_FORCE, Force
from landsraad.bots.seat import Question
from landsraad.kernel import Chance

FAR: Final = 20
"""Farther than any way on the board."""
NOBODY: Final = -1
TYPICAL: Final = Legion(regular=1, elite=1)
"""What a deployment token brings, if one may not look."""
UNKNOWN_RANK: Final = 2
"""The usual rank of a sietch that is face down."""
MOST_SPECIALS: Final = 4
"""More than these hardly ever count in one roll, be they leaders or special elites."""
LAST_DICE: Final = 2
MAHDI: Final = "mahdi"
CARRIERS: Final = ("ornithopter", "guild_navigator")
FRIGATES: Final = {ATREIDES: "atreides_frigate", HARKONNEN: "harkonnen_frigate"}


def other(side: str) -> str:
    return HARKONNEN if side == ATREIDES else ATREIDES


class Goal:
    """A settlement of the enemy.

    Attributes:
        rank, prize, guard: its rank, what it is worth and who defends it.
        near: what of that is left in each area, for the way.
        first, first_at, second: what it is worth to the best of one's own legions, where this one
            stands, and to the second best.
    """

    __slots__ = ("first", "first_at", "guard", "near", "prize", "rank", "second")

    def __init__(self, rank: int, prize: float, guard: Force, near: tuple[float, ...]) -> None:
        self.rank = rank
        self.prize = prize
        self.guard = guard
        self.near = near
        self.first = self.second = 0.0
        self.first_at = NOBODY

    def chased(self, value: float, area: int) -> None:
        """It is worth this to the legion of an area."""
        if value > self.first:
            self.first, self.first_at, self.second = value, area, self.first
        else:
            self.second = max(self.second, value)


class Threat:
    """An enemy who may come to an area.

    Attributes:
        moves: how many it needs. `force`: what it is in a battle.
        strength: what the automatic Harkonnen compare before they attack.
    """

    __slots__ = ("force", "moves", "strength")

    def __init__(self, moves: int, force: Force, strength: Strength) -> None:
        self.moves = moves
        self.force = force
        self.strength = strength


Quarry = tuple[float, tuple[int, ...], list[tuple[int, int]]]
"""What the Atreides may raid: its worth, how far it is from each area, the nearest legions."""


class Facts:
    """What a seat sees.

    Attributes:
        me, side, foe: the seat, the side it plays for and the other one.
        table: its view of the table; `box`: the facts of the box, which everybody knows.
        board: the ground as it is now. `automated`: whether the rules play the Harkonnen.
        posts, forces, moves, prizes, goals, hopes, quarry, raids, finds, omens, omens_then: what
            has been worked out so far for this one question.
        chance: decides between what is as good as equal.
    """

    def __init__(self, question: Question) -> None:
        self.view = question.view
        self.automated = question.options.get("mode") == MAHDI
        self._sit_down(question.seat, question.view["table"], box_of(question.options))

    def _sit_down(self, seat: str, table: Mapping[str, Any], box: Box) -> None:
        self.me = seat
        self.side = SIDE_OF[seat]
        self.foe = other(self.side)
        self.table = table
        self.box = box
        self.blast: str = table["atomics"]
        self.board = BOARDS[self.blast]
        self.posts: dict[tuple[int, Legion], float] = {}
        self.forces: dict[Legion, Force] = {}
        self.moves: dict[int, float] = {}
        self.prizes: dict[tuple[int, str], float] = {}
        self.goals: list[Goal] | None = None
        self.hopes: dict[Force, list[float]] = {}
        self.quarry: list[Quarry] | None = None
        self.raids: dict[int, float] = {}
        self.finds: dict[int, float] = {}
        self.omens: float | None = None
        self.omens_then: dict[tuple[object, ...], float] = {}
        self.chance: Chance | None = None

    # Legions.

    def _legions(self, side: str) -> dict[int, Legion]:
        shown = self.table["legions"][side]
        return {AREA.numbers[area]: read_legion(legion) for area, legion in shown.items()}

    @cached_property
    def mine(self) -> dict[int, Legion]:
        """One's own legions, by area."""
        return self._legions(self.side)

    @cached_property
    def theirs(self) -> dict[int, Legion]:
        return self._legions(self.foe)

    @cached_property
    def held(self) -> int:
        """Where one's own legions stand, as bits."""
        return bits(self.mine)

    def fighting(self, legion: Legion) -> Legion:
        """A legion with its deployment tokens turned up, as far as one knows them."""
        if not legion.tokens:
            return legion
        found = Legion(
            legion.regular, legion.elite, legion.special, legion.generic, legion.named
        ) + Legion(troop=legion.troop)
        for token in legion.tokens:
            found = found + self.box.tokens.get(token, TYPICAL)
        return found

    def force(self, legion: Legion) -> Force:
        """What a legion is in a battle."""
        found = self.forces.get(legion)
        if found is None:
            found = self.forces[legion] = self._force(self.fighting(legion))
        return found

    def _force(self, fighters: Legion) -> Force:
        cards = [self.box.leaders[name] for name in fighters.named]
        strong = sum([2 if card.hits > 1 else 1 for card in cards])
        return Force(
            min(fighters.figures, self.stacking_limit),
            fighters.elite + fighters.special,
            min(fighters.generic + fighters.troop + strong, MOST_SPECIALS),
            min(fighters.special, MOST_SPECIALS),
        )

    @cached_property
    def allies(self) -> dict[int, Force]:
        """One's own legions as forces, by area."""
        return {area: self.force(legion) for area, legion in self.mine.items()}

    @cached_property
    def foes(self) -> dict[int, Force]:
        """The legions of the enemy as forces, by area."""
        return {area: self.force(legion) for area, legion in self.theirs.items()}

    def foe_at(self, area: int) -> Force:
        return self.foes.get(area, NO_FORCE)

    @cached_property
    def threats(self) -> dict[int, list[Threat]]:
        """The enemies that may come to each area, as far as somebody has asked."""
        foes = [(area, foe, self.theirs.get(area)) for area, foe in self.foes.items()]
        return threats_of(self.blast, self.foe, tuple(foes))

    def leader(self, name: str) -> Leader | None:
        return self.box.leaders.get(name)

    @cached_property
    def stacking_limit(self) -> int:
        bound = self.side == HARKONNEN and "choam" in self.table["bans"]
        name = "stacking_limit_choam_ban" if bound else "stacking_limit"
        return int(self.box.numbers[name])

    @cached_property
    def leaders_aside(self) -> list[str]:
        """One's own named leaders who are in play, neither on the board nor in the tank."""
        placed = [name for legion in self.mine.values() for name in legion.named]
        tanks = [name for tank in self.table["tank"].values() for name in tank]
        return [
            name
            for name in self.table["in_play"]
            if name not in (*placed, *tanks)
            and self.box.leaders[name].side == self.side
            and self.box.leaders[name].kind == "named"
        ]

    # Places.

    @cached_property
    def ranks(self) -> dict[str, dict[int, int]]:
        """The settlements of each side with their ranks, as far as one knows them."""
        sietches = {
            AREA.numbers[area]: int(shown.get("rank", UNKNOWN_RANK))
            for area, shown in self.table["sietches"].items()
        }
        towns = {AREA.numbers[area]: rank for area, rank in self.table["settlements"].items()}
        return {ATREIDES: sietches, HARKONNEN: towns}

    @cached_property
    def hidden(self) -> list[int]:
        """The sietches that are face down."""
        sietches = self.table["sietches"]
        return [AREA.numbers[area] for area, shown in sietches.items() if not shown["found"]]

    @cached_property
    def aim(self) -> int:
        """The sietch that the automatic Harkonnen are after in this round; NOBODY if it is none."""
        shown = self.table["mahdi"]["target_sietch"] if self.automated else ""
        return AREA.numbers[shown] if shown else NOBODY

    @property
    def my_ranks(self) -> dict[int, int]:
        return self.ranks[self.side]

    @property
    def their_ranks(self) -> dict[int, int]:
        return self.ranks[self.foe]

    def areas(self, name: str) -> int:
        """What the view lists under a name (harvesters, stations, worms, …), as bits."""
        return AREA.mask(*self.table[name])

    @cached_property
    def worms(self) -> int:
        return self.areas("worms")

    @cached_property
    def wormsigns(self) -> int:
        return self.areas("wormsigns")

    @cached_property
    def harvesters(self) -> int:
        return self.areas("harvesters")

    @cached_property
    def stations(self) -> int:
        return self.areas("stations")

    @cached_property
    def air(self) -> dict[int, str]:
        """What flies in each air zone."""
        return {ZONE.numbers[zone]: flyer for zone, flyer in self.table["air"].items()}

    @cached_property
    def closed(self) -> int:
        """Areas that one's own legions cannot enter: enemies, their settlements, sandworms."""
        return bits(self.theirs) | bits(self.their_ranks) | self.worms

    @cached_property
    def targets(self) -> int:
        """What one may attack."""
        return (bits(self.theirs) | bits(self.their_ranks)) & ~self.worms

    def reach(self, start: int) -> int:
        """The areas that a legion gets to in one move or attack, free or not."""
        near = self.board.near[start]
        flyers = {self.air.get(zone, "") for zone in members(ZONES_OF[start])}
        if FRIGATES[self.side] in flyers:
            near |= self.board.aloft_3[start]
        if self.side == HARKONNEN:
            flown = self.areas("flown") >> start & 1
            return (
                near if flown or flyers.isdisjoint(CARRIERS) else near | self.board.aloft_2[start]
            )
        sands = (self.worms | self.wormsigns) & ~bits(self.theirs) & ~bits(self.their_ranks)
        ridden = linked(self.blast, near & sands, sands)
        return (near | self.board.around(ridden)) & ~(1 << start)

    def away(self, area: int, goals: Iterable[int]) -> int:
        """How many areas lie on the way to the nearest of these."""
        return distances(self.blast, bits(goals))[area]

    def steps(self, area: int, goal: int) -> int:
        return distances(self.blast, 1 << goal)[area]

    # Cards, dice, tracks.

    @property
    def hand(self) -> Sequence[str]:
        cards: Sequence[str] = self.table["hands"].get(self.me, ())
        return cards

    def unused(self, side: str) -> int:
        """The dice a side can still spend, tokens on a slot among them."""
        dice, slotted = self.table["action_dice"], self.table["slotted"]
        boards = [board for board in dice if SIDE_OF[board] == side]
        return sum([len(dice[board]) + bool(slotted[board]) for board in boards])

    @cached_property
    def late(self) -> bool:
        """Whether the round is nearly over for this side."""
        return self.unused(self.side) <= LAST_DICE

    @cached_property
    def needs(self) -> dict[str, int]:
        """What each prescience marker still lacks to the objective that is nearest.

        The Harkonnen do not know the objective: to them each marker lacks what it usually does.
        """
        markers: Mapping[str, int] = self.table["prescience"]
        known = self.table.get("objectives") or list(self.box.objectives)
        lacks = [
            {
                marker: max(0, self.box.objectives[card][marker] - markers[marker])
                for marker in MARKERS
            }
            for card in known
        ]
        if self.side == HARKONNEN:
            return {marker: max([lack[marker] for lack in lacks]) for marker in MARKERS}
        return min(lacks, key=lambda lack: sum(lack.values()))

    # What goes on.

    def step(self, key: str) -> Mapping[str, Any] | None:
        """The innermost step in progress that tells something under this key."""
        for step in reversed(self.view["steps"]):
            if key in step:
                found: Mapping[str, Any] = step
                return found
        return None


def read_legion(shown: Mapping[str, Any]) -> Legion:
    hidden = sum(shown.get("face_down", {}).values())
    return Legion(
        shown["regular"],
        shown["elite"],
        shown["special"],
        shown["generic"],
        tuple(shown["named"]),
        tuple(shown.get("tokens", ("",) * hidden)),
        shown.get("troop", 0),
    )


def bits(areas: Iterable[int]) -> int:
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask


@lru_cache(maxsize=512)
def threats_of(
    blast: str, side: str, foes: tuple[tuple[int, Force, Legion | None], ...]
) -> dict[int, list[Threat]]:
    """Threats by area, to be filled: the same for all questions while a side stands like this."""
    return {}


@lru_cache(maxsize=512)
def hopes_of(goals: tuple[tuple[int, float, Force], ...]) -> dict[Force, list[float]]:
    """Hopes by force, to be filled: the same wherever settlements are worth and guarded so."""
    return {}


@lru_cache(maxsize=8192)
def distances(blast: str, goals: int) -> tuple[int, ...]:
    """How far each area is from the nearest goal, over passable borders."""
    found = [FAR] * len(AREA.names)
    reached, fresh = goals, goals
    for steps in range(FAR):
        for place in members(fresh):
            found[place] = steps
        fresh = BOARDS[blast].around(fresh) & ~reached
        reached |= fresh
    return tuple(found)


@lru_cache(maxsize=1024)
def flights(blast: str, goal: int) -> tuple[int, ...]:
    """How many moves each area is from a goal, if the first of them may be by ornithopter."""
    near = distances(blast, 1 << goal)
    aloft = BOARDS[blast].aloft_2
    return tuple(
        [
            min(near[area], 1 + min([near[place] for place in members(aloft[area])]))
            for area in range(len(AREA.names))
        ]
    )


@lru_cache(maxsize=1024)
def linked(blast: str, some: int, sands: int) -> int:
    """These areas with all of the sands that hang together with them."""
    reached = fresh = some
    while fresh:
        fresh = BOARDS[blast].around(fresh) & sands & ~reached
        reached |= fresh
    return reached
