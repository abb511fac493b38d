"""Alliances: with whom victory is nearer than alone, or when somebody else must be stopped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.nexus import (
    DeclineAlliance,
    JoinAlliance,
    LeaveAlliance,
    ProposeAlliance,
)
from landsraad.dune.state import GUILD
from landsraad.kernel import Action, Chance, Decision

LATE: Final = 3
"""Turns before the end in which one thinks of it."""
THREAT: Final = 1
"""A rival so near to victory is reason enough to stand together."""


def nexus(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """Leave what holds one back, join what helps, propose it, or pass."""
    space = decision.actions
    leave = next(offered(space, LeaveAlliance), None)
    if leave is not None and (is_held_back(facts) or betrays(facts)):
        return leave
    answers = [join for join in offered(space, JoinAlliance) if helps_to_join(facts, join.proposer)]
    if answers:
        return answers[0]
    unwelcome = next(offered(space, DeclineAlliance), None)
    if unwelcome is not None:
        return unwelcome
    if leave is not None or facts.side_of(facts.me) in facts.pairs:
        return Pass(facts.me)
    return proposal(facts, decision, chance) or Pass(facts.me)


def short_of(facts: Facts, side: Iterable[str]) -> int:
    """How many strongholds a side would still need."""
    members = tuple(sorted(side, key=facts.seats.index))
    return facts.needed(members) - len(facts.held_by(members))


def is_held_back(facts: Facts) -> bool:
    """Whether one is about to win alone, and the alliance is not."""
    alone = short_of(facts, (facts.me,))
    return alone <= THREAT and alone < short_of(facts, facts.friends)


def betrays(facts: Facts) -> bool:
    """Whether one who is not loyal would be nearer to victory alone, with nobody to fear."""
    if facts.temper.loyal or short_of(facts, (facts.me,)) >= short_of(facts, facts.friends):
        return False
    rivals = [side for side in facts.sides if facts.me not in side]
    return not any(short_of(facts, side) <= THREAT for side in rivals)


def helps_to_join(facts: Facts, proposer: str) -> bool:
    return helps(facts, facts.me, (*facts.side_of(proposer), proposer))


def helps(facts: Facts, seat: str, others: Iterable[str]) -> bool:
    """Whether a seat is as near to victory with these as alone, or needs them against a leader."""
    alone = short_of(facts, (seat,))
    together = {seat, *others}
    if alone <= THREAT and short_of(facts, together) > 0:
        return False
    if short_of(facts, together) <= alone or wins_in_the_end(facts, seat, together):
        return True
    rivals = [side for side in facts.sides if not together & set(side)]
    return any(short_of(facts, side) <= THREAT for side in rivals)


def wins_in_the_end(facts: Facts, seat: str, side: set[str]) -> bool:
    """The Guild wins if nobody else does: late in the game it is good to be its ally."""
    late = facts.table["last_turn"] - facts.turn < LATE
    return late and GUILD in side and seat != GUILD


def proposal(facts: Facts, decision: Decision, chance: Chance) -> Action | None:
    """The partner with whom victory is nearest, of those who are free and will agree."""
    pairs = [
        proposed
        for proposed in offered(decision.actions, ProposeAlliance)
        if len(proposed.members) == 1
        and len(facts.side_of(proposed.members[0])) == 1
        and helps(facts, facts.me, proposed.members)
        and helps(facts, proposed.members[0], (facts.me,))
    ]
    return min(
        chance.shuffle(pairs),
        key=lambda proposed: short_of(facts, (facts.me, *proposed.members)),
        default=None,
    )
