"""Nexus: alliances are made and broken.

Everybody acts in storm order, round after round, until all pass in a row. A seat in an alliance
that joins another leaves the first; those left behind stay allied if they are still two. So that
talk comes to an end, a seat has three proposals in a Nexus, and one of them open at a time.

D-ALLIANCE-1 who may ally with whom · D-ALLIANCE-2 size · D-ALLIANCE-3 when it ends
D-ALLIANCE-4 and 9 alliances stay until they are broken
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final

from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.nexus import (
    DeclineAlliance,
    JoinAlliance,
    LeaveAlliance,
    ProposeAlliance,
)
from landsraad.dune.alliance import grant_everything, variant
from landsraad.dune.state import SEATS, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Sum
from landsraad.kernel.refusals import Because, because

PROPOSALS: Final = 3
"""How many alliances a seat may propose in one Nexus."""

LEAVE: Final[dict[str, Choices[Action]]] = {seat: Listed(LeaveAlliance(seat)) for seat in SEATS}

Proposal = tuple[str, tuple[str, ...], tuple[str, ...]]
"""Who proposes, the alliance as it would be, and who has agreed; both in table order."""


def hold_nexus(game: DuneState) -> None:
    """A Nexus takes place, before anything else goes on."""
    game.emit("nexus", {"turn": game.turn})
    game.push(Nexus())


def largest_alliance(game: DuneState) -> int:
    """D-ALLIANCE-2: how many may be allied; somebody is always left to win against."""
    most, _ = variant(game)
    return min(most, game.number_of_players() - 1)


@cache
def sets_of_others(
    seat: str, seats: tuple[str, ...], largest: int
) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """With whom a seat may ally, each with the alliance it makes, in table order."""
    others = [other for other in seats if other != seat]
    chosen = [some for number in range(1, largest) for some in combinations(others, number)]
    return tuple([(some, tuple([s for s in seats if s == seat or s in some])) for some in chosen])


NO_PROPOSALS: Final[Choices[Action]] = Listed()


@lru_cache(maxsize=4096)
def new_alliances(
    seat: str, seats: tuple[str, ...], largest: int, known: tuple[tuple[str, ...], ...]
) -> Choices[Action]:
    """Proposals of those of them that make an alliance that is not known."""
    possible = sets_of_others(seat, seats, largest)
    sets = [chosen for chosen, alliance in possible if alliance not in known]
    return Product(ProposeAlliance, seat, Listed(*sets))


@dataclass(frozen=True, slots=True)
class Nexus(DuneStep):
    """D-ALLIANCE-1: one seat after the other; `passes` of them have passed in a row.

    `acted` counts the turns taken, `proposals` are open, `made` names who has made each so far.
    """

    acted: int = 0
    passes: int = 0
    proposals: tuple[Proposal, ...] = ()
    made: tuple[str, ...] = ()

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        largest = largest_alliance(game)
        if self.passes == len(game.seats) or largest < 2:
            return ()
        seat = self.in_turn(game)
        return (Decision(seat, "nexus", self.choices(game, seat, largest)),)

    def in_turn(self, game: DuneState) -> str:
        order = game.storm_order()
        return order[self.acted % len(order)]

    def choices(self, game: DuneState, seat: str, largest: int) -> Choices[Action]:
        spaces: list[Choices[Action]] = [PASS[seat]]
        proposals, invited = self.new_proposals(game, seat, largest), self.invitations(seat)
        if proposals.size:
            spaces.append(proposals)
        if invited:
            proposers = Listed(*invited)
            spaces.append(Product(JoinAlliance, seat, proposers))
            spaces.append(Product(DeclineAlliance, seat, proposers))
        if game.allies(seat):
            spaces.append(LEAVE[seat])
        return Sum(*spaces)

    def invitations(self, seat: str) -> list[str]:
        """Who waits for this seat's answer."""
        return [
            by for by, members, agreed in self.proposals if seat in members and seat not in agreed
        ]

    def new_proposals(self, game: DuneState, seat: str, largest: int) -> Choices[Action]:
        """Sets of others that would make an alliance that neither exists nor is proposed."""
        if self.made.count(seat) >= PROPOSALS:
            return NO_PROPOSALS
        known = (*game.alliances, *[members for _, members, _ in self.proposals])
        return new_alliances(seat, game.seats, largest, known)

    def answer(self, game: DuneState, action: Action) -> None:
        match action:
            case Pass():
                game.become(self.after(self.proposals, passes=self.passes + 1))
            case ProposeAlliance():
                self.propose(game, action)
            case JoinAlliance():
                self.join(game, action)
            case DeclineAlliance():
                game.emit("alliance_declined", {"seat": action.seat, "proposer": action.proposer})
                left = [p for p in self.proposals if p[0] != action.proposer]
                game.become(self.after(left))
            case LeaveAlliance():
                break_alliance(game, action.seat)
                game.become(self.after(self.proposals))

    def after(self, proposals: Iterable[Proposal], passes: int = 0, by: str | None = None) -> Nexus:
        """The next seat in turn; whatever is done gives everybody another chance."""
        made = self.made if by is None else tuple(sorted((*self.made, by)))
        return Nexus(self.acted + 1, passes, tuple(sorted(proposals)), made)

    def propose(self, game: DuneState, action: ProposeAlliance) -> None:
        members = in_table_order(game, (action.seat, *action.members))
        game.emit("alliance_proposed", {"seat": action.seat, "members": list(members)})
        others = [proposal for proposal in self.proposals if proposal[0] != action.seat]
        game.become(self.after((*others, (action.seat, members, (action.seat,))), by=action.seat))

    def join(self, game: DuneState, action: JoinAlliance) -> None:
        (_, members, agreed), *_ = [p for p in self.proposals if p[0] == action.proposer]
        agreed = in_table_order(game, (*agreed, action.seat))
        game.emit("alliance_joined", {"seat": action.seat, "proposer": action.proposer})
        if agreed == members:
            make_alliance(game, members)
            open_still = [p for p in self.proposals if not set(p[1]) & set(members)]
        else:
            open_still = [p for p in self.proposals if p[0] != action.proposer]
            open_still.append((action.proposer, members, agreed))
        game.become(self.after(open_still))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        match action:
            case ProposeAlliance():
                return self.why_no_proposal(game, action)
            case JoinAlliance() | DeclineAlliance():
                return because("D-ALLIANCE-1", "invited", proposer=action.proposer)
            case LeaveAlliance():
                return because("D-ALLIANCE-1", "alone")
        return None

    def why_no_proposal(self, game: DuneState, action: ProposeAlliance) -> Because | None:
        others = [seat for seat in game.seats if seat != action.seat]
        if not action.members or not set(action.members) <= set(others):
            return because("D-ALLIANCE-1", "others", seats=tuple(others))
        if self.made.count(action.seat) >= PROPOSALS:
            return because("D-ALLIANCE-3", "proposals", most=PROPOSALS)
        if len(action.members) >= largest_alliance(game):
            return because("D-ALLIANCE-2", "size", most=largest_alliance(game))
        return because("D-ALLIANCE-1", "known", seats=action.members)

    def run(self, game: DuneState) -> None:
        game.emit("nexus_ended", {"alliances": [list(alliance) for alliance in game.alliances]})
        game.end_step()

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        proposals = [
            {"proposer": by, "members": list(members), "agreed": list(agreed)}
            for by, members, agreed in self.proposals
        ]
        return {"step": "nexus", "proposals": proposals, "passes": self.passes}


def why_no_nexus(game: DuneState, action: Action) -> Because | None:
    return because("D-ALLIANCE-1", "nexus")


def in_table_order(game: DuneState, seats: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(seats, key=game.seats.index))


def set_alliances(game: DuneState, alliances: Iterable[tuple[str, ...]]) -> None:
    """The alliances of at least two, by their first members in table order."""
    real = [alliance for alliance in alliances if len(alliance) > 1]
    game.alliances = tuple(sorted(real, key=lambda alliance: game.seats.index(alliance[0])))


def break_alliance(game: DuneState, seat: str) -> None:
    """D-ALLIANCE-1: nobody has to agree to it."""
    allies = game.allies(seat)
    others = [alliance for alliance in game.alliances if seat not in alliance]
    set_alliances(game, (*others, allies))
    game.emit("alliance_broken", {"seat": seat, "allies": list(allies)})


def make_alliance(game: DuneState, members: tuple[str, ...]) -> None:
    """D-ALLIANCE-1: nobody is in two; what its members had with others is broken by it."""
    for seat in members:
        if not set(game.allies(seat)) <= set(members):
            break_alliance(game, seat)
    others = [alliance for alliance in game.alliances if not set(alliance) & set(members)]
    set_alliances(game, (*others, members))
    for seat in members:
        grant_everything(game, seat)
    game.emit("alliance_made", {"members": list(members)})


STEPS = (Nexus,)
