"""Revival: forces and leaders come back from the tanks, for spice or free.

What can come back at all is in `landsraad.dune.tanks`.

D-REVIVAL-1, 2 number and price · D-REVIVAL-3 the Fremen ally · D-REVIVAL-4 the Emperor's ally
D-REVIVAL-5 special forces · D-REVIVAL-8 leaders · D-REVIVAL-12 the Kwisatz Haderach
D-REVIVAL-15 all at once, or leaders after one's move · D-REVIVAL-16 nobody else pays for an ally
D-REVIVAL-17 nor in the tournament rules · D-KARAMA-11 against the Emperor's help
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.revival import ChooseFunded, FundRevival, Revive
from landsraad.dune.factions import fremen
from landsraad.dune.factions.emperor import REVIVAL_HELP, forces_paid_for
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS
from landsraad.dune.karama import PHASE, TURN, challenge
from landsraad.dune.state import EMPEROR, FREMEN, KWISATZ_HADERACH, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.dune.tanks import (
    DISC,
    comes_beside_a_leader,
    dead_discs,
    disc_choices,
    force_spaces,
    is_held_back,
    leaders_away,
    open_leader_revival,
    price_of_disc,
    revivable_discs,
    revivable_forces,
    revive_disc,
    revive_forces,
    specials_left,
    waited_for,
    why_no_specials,
)
from landsraad.kernel import Action, Choices, Counts, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

LIMIT: Final = COMMON.force_revival_limit
PRICE: Final = COMMON.force_revival_price
NO_LEADER: Final = Listed(None)


# What it costs.


def free_forces(game: DuneState, seat: str) -> int:
    """D-REVIVAL-1: what the sheet says; D-REVIVAL-3: three if the Fremen help their ally."""
    own = FACTIONS[FACTION[seat]].free_revival
    if fremen.helps_revival(game, seat) and not game.is_stopped(fremen.REVIVAL_HELP):
        return max(own, fremen.FREE_REVIVAL_FOR_ALLY)
    return own


def most_forces(game: DuneState, seat: str, spice: int) -> int:
    """D-REVIVAL-1: never more than three. D-REVIVAL-2: the Fremen buy none."""
    bought = spice // PRICE if FACTIONS[FACTION[seat]].buys_revival else 0
    return min(LIMIT, free_forces(game, seat) + bought)


def price_of_forces(game: DuneState, seat: str, number: int) -> int:
    return PRICE * max(0, number - free_forces(game, seat))


def leaders_are_revived_here(game: DuneState) -> bool:
    """D-REVIVAL-15: in this phase, or at the end of one's own turn."""
    return game.rules.leader_revival_when == "revival_phase"


# The phase.


@dataclass(frozen=True, slots=True)
class RevivalPhase(DuneStep):
    """D-REVIVAL-15: who has anything in the tanks may revive, all at once."""

    def run(self, game: DuneState) -> None:
        game.become(BeginRevival())
        if any(needs_fremen_help(game, ally) for ally in game.allies(FREMEN)):
            challenge(game, fremen.REVIVAL_HELP, FREMEN, PHASE)


def needs_fremen_help(game: DuneState, ally: str) -> bool:
    return fremen.helps_revival(game, ally) and (
        revivable_forces(game, ally) > FACTIONS[FACTION[ally]].free_revival
    )


@dataclass(frozen=True, slots=True)
class BeginRevival(DuneStep):
    """D-REVIVAL-8: whose leaders are all away now may begin to revive them."""

    def run(self, game: DuneState) -> None:
        if leaders_are_revived_here(game):
            for seat in game.seats:
                open_leader_revival(game, seat)
        game.become(Revival(tuple([seat for seat in game.seats if has_any(game, seat)])))


def has_any(game: DuneState, seat: str) -> bool:
    """Whether a seat could revive something if it had the spice; how much that is, is its own."""
    return revivable_forces(game, seat) > 0 or bool(leaders_for(game, seat))


def leaders_for(game: DuneState, seat: str) -> list[int]:
    return revivable_discs(game, seat) if leaders_are_revived_here(game) else []


@dataclass(frozen=True, slots=True)
class Revival(DuneStep):
    """Those who have not revived yet; nobody's revival touches another's."""

    waiting: tuple[str, ...]

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return tuple([Decision(seat, "revive", revivals(game, seat)) for seat in self.waiting])

    def answer(self, game: DuneState, action: Revive | Pass) -> None:
        game.become(Revival(tuple([seat for seat in self.waiting if seat != action.seat])))
        if isinstance(action, Revive):
            revive(game, action)
            if may_revive_another(game, action):
                game.push(ReviveLeader(action.seat))

    def run(self, game: DuneState) -> None:
        game.become(EmperorsHelp())

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, Revive) or action.seat not in self.waiting:
            return None
        return (
            why_no_specials(game, action.seat, action.specials)
            or why_no_leader(game, action)
            or why_no_forces(game, action)
            or why_no_spice(game, action)
        )

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {
            "step": "revival",
            "free": {seat: free_forces(game, seat) for seat in self.waiting},
            "limit": LIMIT,
            "price": PRICE,
        }


def why_no_revival(game: DuneState, action: Revive) -> Because | None:
    """D-REVIVAL-15: in its phase, and once."""
    if game.phase == "revival":
        return because("D-REVIVAL-15", "done")
    return because("D-REVIVAL-15", "phase", phase=game.phase)


def why_no_leader(game: DuneState, action: Revive) -> Because | None:
    """What keeps a leader in the tanks, if anything does."""
    if action.leader is None or DISC.get(action.leader) in leaders_for(game, action.seat):
        return None
    if not leaders_are_revived_here(game):
        return because("D-REVIVAL-15", "after_move")
    return why_not_back(game, action.seat, action.leader)


def why_not_back(game: DuneState, seat: str, leader: str) -> Because | None:
    """D-REVIVAL-8, 10, 12: why a leader, or the Kwisatz Haderach, cannot come back now."""
    disc = DISC.get(leader, -1)
    if disc not in dead_discs(game, seat):
        return because("D-REVIVAL-8", "not_dead", leader=leader)
    if disc == KWISATZ_HADERACH:
        return because("D-REVIVAL-12", "leaders")
    if is_held_back(game, disc):
        return because("D-REVIVAL-10", "again", leader=leader, others=waited_for(game, disc))
    return because("D-REVIVAL-8", "not_all", away=len(leaders_away(game, seat)))


def why_no_forces(game: DuneState, action: Revive) -> Because | None:
    """D-REVIVAL-1, D-REVIVAL-2: more than there are, or than may come back in one turn."""
    number, (ordinary, special) = action.forces + action.specials, game.tanks[action.seat]
    if number > LIMIT and not FACTIONS[FACTION[action.seat]].buys_revival:
        return because("D-REVIVAL-2", "limit", number=number, limit=LIMIT)
    if number > LIMIT:
        return because("D-REVIVAL-1", "limit", number=number, limit=LIMIT)
    if action.forces > ordinary or action.specials > special:
        return because("D-REVIVAL-1", "tanks", forces=ordinary, specials=special)
    return because("D-REVIVAL-1", "nothing") if not number and action.leader is None else None


def why_no_spice(game: DuneState, action: Revive) -> Because | None:
    """D-REVIVAL-16: nobody else pays for it."""
    price = price_of_forces(game, action.seat, action.forces + action.specials)
    spice = game.spice[action.seat]
    if action.leader is None:
        return because("D-REVIVAL-1", "spice", price=price, spice=spice)
    price += price_of_disc(DISC[action.leader])
    return because("D-REVIVAL-8", "spice", price=price, spice=spice)


def revivals(game: DuneState, seat: str) -> Choices[Action]:
    """D-REVIVAL-1, 5, 8: forces and perhaps a leader for what the seat can pay."""
    spice, specials = game.spice[seat], specials_left(game, seat)
    most = most_forces(game, seat, spice)
    spaces = [PASS[seat], *force_spaces(Revive, game, seat, most, specials, NO_LEADER)]
    by_price: dict[int, list[int]] = {}
    for disc in leaders_for(game, seat):
        by_price.setdefault(price_of_disc(disc), []).append(disc)
    for price, discs in by_price.items():
        if price <= spice:
            most, names = most_forces(game, seat, spice - price), disc_choices(discs)
            spaces += force_spaces(Revive, game, seat, most, specials, names, least=0)
    return Sum(*spaces)


def revive(game: DuneState, action: Revive) -> None:
    """D-REVIVAL-16: its own spice pays, to the bank."""
    seat = action.seat
    price = price_of_forces(game, seat, action.forces + action.specials)
    revive_forces(game, seat, action.forces, action.specials)
    if action.leader is not None:
        price += price_of_disc(DISC[action.leader])
        revive_disc(game, seat, DISC[action.leader])
    if price:
        game.pay(seat, price)
        game.emit("revival_paid", {"seat": seat, "price": price, "by": seat})


# The Emperor's help.


@dataclass(frozen=True, slots=True)
class EmperorsHelp(DuneStep):
    """D-REVIVAL-4: the Emperor may pay for three more forces of an ally, beyond its limit."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        limits = helped(game)
        if not limits:
            return ()
        spaces: list[Choices[Action]] = [PASS[EMPEROR]]
        most = game.spice[EMPEROR] // PRICE
        counts = Counts(Listed(*limits), tuple(limits.values()), 1, most)
        if counts.size:
            spaces.append(Product(FundRevival, EMPEROR, counts))
        return (Decision(EMPEROR, "fund_revival", Sum(*spaces)),)

    def answer(self, game: DuneState, action: FundRevival | Pass) -> None:
        if isinstance(action, Pass):
            game.end_step()
        else:
            game.become(FundedRevival(action.forces))
            challenge(game, REVIVAL_HELP, EMPEROR, TURN)

    def run(self, game: DuneState) -> None:
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return why_not_funded(game, action) if isinstance(action, FundRevival) else None


def why_not_funded(game: DuneState, action: FundRevival) -> Because | None:
    """D-REVIVAL-4: not an ally, more than they may pay for, or more than they can."""
    limits = helped(game)
    for seat, number in action.forces:
        if seat not in game.allies(EMPEROR):
            return because("D-REVIVAL-4", "ally", seat=seat)
        if number > limits.get(seat, 0):
            return because("D-REVIVAL-4", "limit", seat=seat, limit=limits.get(seat, 0))
    price = PRICE * sum([number for _, number in action.forces])
    return because("D-REVIVAL-4", "spice", price=price, spice=game.spice[EMPEROR])


def why_no_help(game: DuneState, action: FundRevival) -> Because | None:
    if not game.allies(EMPEROR):
        return because("D-REVIVAL-4", "no_ally")
    return because("D-REVIVAL-4", "after_all")


def helped(game: DuneState) -> dict[str, int]:
    """The Emperor's allies with forces in the tanks, and how many the Emperor may pay for."""
    if not game.plays(EMPEROR):
        return {}
    allies = game.allies(EMPEROR)
    limits = {ally: forces_paid_for(revivable_forces(game, ally)) for ally in allies}
    return {ally: limit for ally, limit in limits.items() if limit}


@dataclass(frozen=True, slots=True)
class FundedRevival(ClosedStep):
    """The forces that the Emperor pays for; whose they are chooses the kinds."""

    forces: tuple[tuple[str, int], ...]

    def is_over(self, game: DuneState) -> bool:
        return not self.forces or game.is_stopped(REVIVAL_HELP)

    def kinds(self, game: DuneState) -> Range:
        ally, number = self.forces[0]
        ordinary, special = game.tanks[ally]
        most = min(special, specials_left(game, ally), number)
        return Range(max(0, number - ordinary), most)

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if self.is_over(game) or self.kinds(game).size == 1:
            return ()
        ally = self.forces[0][0]
        return (Decision(ally, "funded_revival", Product(ChooseFunded, ally, self.kinds(game))),)

    def answer(self, game: DuneState, action: ChooseFunded) -> None:
        self.fund(game, action.specials)

    def run(self, game: DuneState) -> None:
        if self.is_over(game):
            game.end_step()
        else:
            self.fund(game, self.kinds(game).low)

    def fund(self, game: DuneState, special: int) -> None:
        ally, number = self.forces[0]
        price = PRICE * number
        game.pay(EMPEROR, price)
        game.emit("revival_paid", {"seat": ally, "price": price, "by": EMPEROR})
        revive_forces(game, ally, number - special, special)
        game.become(FundedRevival(self.forces[1:]))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ChooseFunded) or action.seat != self.forces[0][0]:
            return None
        kinds = self.kinds(game)
        return because("D-REVIVAL-5", "kinds", least=kinds.low, most=kinds.high)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "funded_revival", "forces": dict(self.forces)}


# Leaders at the end of one's own turn.


@dataclass(frozen=True, slots=True)
class LeaderRevival(DuneStep):
    """D-REVIVAL-15: where leaders are revived after one's own move, this comes then."""

    seat: str

    def run(self, game: DuneState) -> None:
        open_leader_revival(game, self.seat)
        if revivable_discs(game, self.seat):
            game.become(ReviveLeader(self.seat))
        else:
            game.end_step()


@dataclass(frozen=True, slots=True)
class ReviveLeader(DuneStep):
    """D-REVIVAL-8: one leader, if the seat wants to and can pay."""

    seat: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        spice = game.spice[self.seat]
        discs = [d for d in revivable_discs(game, self.seat) if price_of_disc(d) <= spice]
        leaders = Product(Revive, self.seat, Listed(0), Listed(0), disc_choices(discs))
        return (Decision(self.seat, "revive_leader", Sum(PASS[self.seat], leaders)),)

    def answer(self, game: DuneState, action: Revive | Pass) -> None:
        game.end_step()
        if isinstance(action, Revive):
            revive(game, action)
            if may_revive_another(game, action):
                game.push(ReviveLeader(action.seat))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, Revive) or action.seat != self.seat:
            return None
        if action.forces or action.specials or action.leader is None:
            return because("D-REVIVAL-15", "leader_now")
        if DISC.get(action.leader) in revivable_discs(game, self.seat):
            return why_no_spice(game, action)
        return why_not_back(game, self.seat, action.leader)


def may_revive_another(game: DuneState, action: Revive) -> bool:
    """D-REVIVAL-12: the turn's leader as well, after a Kwisatz Haderach who comes besides."""
    if action.leader is None or not comes_beside_a_leader(game, DISC[action.leader]):
        return False
    return bool(revivable_discs(game, action.seat))


STEPS = (
    RevivalPhase,
    BeginRevival,
    Revival,
    EmperorsHelp,
    FundedRevival,
    LeaderRevival,
    ReviveLeader,
)
