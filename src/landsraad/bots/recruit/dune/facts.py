"""Facts: the view of a seat in the words that rules of thumb are made of.

Numbers of forces are pairs, ordinary and special. Names are those of the view: seats, cells such as
`arrakeen@9`, territories such as `arrakeen`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final

from landsraad.bots.seat import Question
from landsraad.bots.temperament import EVEN
from landsraad.bots.worlds import Worlds
from landsraad.dune.board import STRONGHOLDS, TERRITORIES
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADER, LEADERS
from landsraad.dune.options import rules_of
from landsraad.dune.ruleset import Rules
from landsraad.dune.state import BENE_GESSERIT

Forces = tuple[int, int]
NONE: Final[Forces] = (0, 0)

STRONGHOLD_NAMES: Final = tuple([TERRITORIES[territory].id for territory in STRONGHOLDS])
SHIELD_WALL: Final = "shield_wall"
GUESSED_SPICE: Final = 4
"""What a rival is thought to have for a battle by one who has not counted."""
AT_LARGE: Final = ("alive", "unseen")
"""Where a leader that may yet fight is, for all one knows."""


def plus(one: Forces, other: Forces) -> Forces:
    return one[0] + other[0], one[1] + other[1]


def land_of(cell: str) -> str:
    """The territory of a cell."""
    return cell.partition("@")[0]


def rules_for(options: Mapping[str, Any]) -> Rules:
    """The switches that this game is played by."""
    return _rules(json.dumps(options))


@lru_cache(maxsize=64)
def _rules(options: str) -> Rules:
    return rules_of(json.loads(options))


class Facts:
    """What a seat sees of the table.

    Attributes:
        me: the seat.
        table: its view of the table.
        rules: the switches of this game.
        friends: this seat and those that win with it.
        rivals: all others.
        worlds: what one can imagine, if one does.
        purses: the spice of others, if one has kept an account.
        temper: what one makes of it.
    """

    def __init__(self, question: Question) -> None:
        self.me = question.seat
        self.view = question.view
        self.table: Mapping[str, Any] = question.view["table"]
        self.rules = rules_for(question.options)
        self.seats: tuple[str, ...] = tuple(question.view["seats"])
        self.pairs = tuple([tuple(pair) for pair in question.options["pairs"]])
        self.friends = self.side_of(self.me)
        self.rivals = tuple([seat for seat in self.seats if seat not in self.friends])
        self.turn: int = self.table["turn"]
        self.is_last_turn: bool = self.turn == self.table["last_turn"]
        self.own: Mapping[str, Any] = self.table["factions"][self.me]
        self.spice: int = self.own["spice"]
        self.hand: list[str] = self.own["hand"]
        self.worlds: Worlds | None = None
        self.purses: Mapping[str, int] = {}
        self.temper = EVEN

    # Who.

    def side_of(self, seat: str) -> tuple[str, ...]:
        """The seats that win with this one."""
        for side in (*self.pairs, *self.table["alliances"]):
            if seat in side:
                return tuple(side)
        return (seat,)

    @cached_property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """All sides of the table."""
        return tuple(dict.fromkeys([self.side_of(seat) for seat in self.seats]))

    def needed(self, side: tuple[str, ...]) -> int:
        """How many strongholds a side needs."""
        alone = len(side) == 1 or side in self.pairs
        return needed_by(self.rules, len(self.pairs) or len(self.seats), 1 if alone else len(side))

    # Where.

    @cached_property
    def lands(self) -> dict[str, dict[str, Forces]]:
        """The fighting forces in each territory, by seat."""
        return self._by_land(advisors=False)

    @cached_property
    def advising(self) -> dict[str, dict[str, Forces]]:
        """The same for Bene Gesserit forces that are advisors."""
        return self._by_land(advisors=True)

    def _by_land(self, advisors: bool) -> dict[str, dict[str, Forces]]:
        board = self.table["board"]
        peaceful = board["advisors"]
        found: dict[str, dict[str, Forces]] = {}
        for cell, standing in board["forces"].items():
            land = land_of(cell)
            for seat, (forces, specials) in standing.items():
                if (seat == BENE_GESSERIT and land in peaceful) == advisors:
                    here = found.setdefault(land, {})
                    here[seat] = plus(here.get(seat, NONE), (forces, specials))
        return found

    def mine_in(self, land: str) -> Forces:
        return self.lands.get(land, {}).get(self.me, NONE)

    def standing_in(self, land: str) -> Forces:
        """The same, or one's advisors: forces in one territory are all of one kind."""
        return self.advising.get(land, {}).get(self.me) or self.mine_in(land)

    def mine_at(self, cell: str) -> Forces:
        forces, specials = self.table["board"]["forces"].get(cell, {}).get(self.me, NONE)
        return forces, specials

    def rivals_in(self, land: str) -> dict[str, Forces]:
        """The rivals that one would have to fight in a territory."""
        here = self.lands.get(land, {})
        return {seat: forces for seat, forces in here.items() if seat not in self.friends}

    @cached_property
    def strongholds(self) -> tuple[str, ...]:
        """What counts for victory."""
        worm = self.rules.shield_wall_stronghold_after_worm
        if worm is not None and self.table["decks"]["worms"] >= worm:
            return (*STRONGHOLD_NAMES, SHIELD_WALL)
        return STRONGHOLD_NAMES

    def held_by(self, side: Iterable[str]) -> tuple[str, ...]:
        """The strongholds that a side holds alone."""
        members = set(side)
        return tuple(
            [
                land
                for land in self.strongholds
                if self.lands.get(land) and set(self.lands[land]) <= members
            ]
        )

    def likely_held_by(self, side: Iterable[str]) -> int:
        """How many strongholds a side will probably hold after the battles to come."""
        members = set(side)
        return sum(
            [self._is_stronger(self.lands.get(land, {}), members) for land in self.strongholds]
        )

    def _is_stronger(self, here: Mapping[str, Forces], members: set[str]) -> bool:
        """Whether these have more in a territory than anybody else."""
        theirs = max(
            [n + 2 * elite for seat, (n, elite) in here.items() if seat in members], default=0
        )
        others = [n + 2 * elite for seat, (n, elite) in here.items() if seat not in members]
        return theirs > max(others, default=0)

    @cached_property
    def missing(self) -> int:
        """How many strongholds one's own side still needs."""
        return self.needed(self.friends) - len(self.held_by(self.friends))

    @cached_property
    def is_somebody_near(self) -> bool:
        """Whether a rival side needs but one stronghold more, or none."""
        rivals = [side for side in self.sides if self.me not in side]
        return any(self.needed(side) - self.likely_held_by(side) <= 1 for side in rivals)

    @cached_property
    def spice_on(self) -> dict[str, int]:
        """The spice in each cell."""
        lying: dict[str, int] = self.table["board"]["spice"]
        return lying

    # Leaders.

    def leaders_of(self, seat: str) -> list[int]:
        """The leaders that a seat may still send, as numbers, for all one knows."""
        leaders = self.table["leaders"]
        sheet = FACTIONS[FACTION[seat]].leaders
        return [i for i in sheet if leaders[LEADERS[i].id]["where"] in AT_LARGE]

    @cached_property
    def safe_leaders(self) -> frozenset[str]:
        """Leaders that are nobody else's traitors: one has seen their cards."""
        return frozenset([*self.own["traitors"], *self.own["traitors_returned"]])

    def told_traitor(self, leader: str) -> bool:
        """Whether somebody is known to have this leader for a traitor."""
        told = self.table["mine"][self.me]["told"]
        shown = [self.table["factions"][seat]["traitors_shown"] for seat in self.rivals]
        return any(leader in leaders for leaders in shown) or any(
            form == "traitor" and value == leader and yes for _, form, value, yes in told
        )

    # What others have.

    def purse_of(self, seat: str) -> int:
        """What a rival is thought to put behind a battle."""
        return self.purses.get(seat, GUESSED_SPICE)

    # What goes on.

    def step(self, name: str) -> Mapping[str, Any] | None:
        """The step of this name that is in progress."""
        for step in reversed(self.view["steps"]):
            if step["step"] == name:
                found: Mapping[str, Any] = step
                return found
        return None

    def known_cards(self, seat: str) -> list[str]:
        """The cards of another hand that one has seen."""
        seen: list[str] = self.table["mine"][self.me]["seen"].get(seat, [])
        return seen

    @property
    def needs_spice(self) -> bool:
        """Whether forces count half without spice."""
        return self.rules.combat == "spice_support"


@lru_cache(maxsize=256)
def needed_by(rules: Rules, players: int, members: int) -> int:
    """The strongholds that so many allies need; out of reach if there is no such alliance."""
    if members > 1:
        _, _, strongholds = rules.alliance_variant.partition("/")
        if strongholds:
            return int(strongholds)
    return rules.strongholds_to_win(players, members) or len(STRONGHOLD_NAMES) + 2


def strength_of(leader: str | None) -> int:
    """The number on a leader's disc; none for a Cheap Hero or nobody."""
    return LEADERS[LEADER[leader]].strength if leader in LEADER else 0
