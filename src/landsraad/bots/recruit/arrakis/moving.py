"""Moving: which legion, how much of it, where to; and legions carried or pushed elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from typing import Final

from landsraad.arrakis.actions.cards import PickSector, PickSietch, PushTo
from landsraad.arrakis.actions.movement import MoveGroup, PickLegion, Relocate
from landsraad.arrakis.board import AREA, SECTOR_MASK, ZONE
from landsraad.arrakis.legion import EMPTY, EVERY_UNIT, GENERIC, KINDS, Figures, Legion
from landsraad.arrakis.legion import group as together
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.prophecy import wanted
from landsraad.bots.recruit.arrakis.spaces import best
from landsraad.bots.recruit.spaces import products
from landsraad.kernel import Action, Choices, Counts, Decision, Product

WORTHWHILE: Final = 0.3
"""A legion stays where it is for less than this."""
FIELDS: Final = slice(1, 4)
"""Units, leaders and tokens among the fields of a group that goes somewhere."""
AFRAID: Final = 4.0
"""From this fear on a sietch rather goes elsewhere."""


def pick_legion(facts: Facts, decision: Decision) -> Action | None:
    """The legion whose best move is worth most; none if none is worth it."""
    return best(
        decision,
        PickLegion,
        lambda action: worth.best_move(facts, AREA.numbers[action.area]),
        WORTHWHILE,
    )


def move_legion(facts: Facts, decision: Decision) -> Action | None:
    """The group and the goal that are worth most; nothing but one move can be chosen here."""
    found = best_ways(facts, decision, 1)
    return found[0] if found else None


def best_ways(facts: Facts, decision: Decision, number: int) -> list[MoveGroup]:
    """So many of the moves that are worth most."""
    ways = [
        (gained - toll(facts, group, by), start, group, to, by)
        for product in products(decision.actions, MoveGroup)
        for start in product.fields[0]
        for group in movers(product)
        for to, gained in gains(facts, start, group, product.fields[4])
        for by in product.fields[5]
    ]
    return [
        MoveGroup(facts.me, start, *figures(group), to, by)
        for _, start, group, to, by in nlargest(number, ways, key=lambda way: way[0])
    ]


def gains(
    facts: Facts, start: str, group: Legion, goals: Choices[str]
) -> Iterable[tuple[str, float]]:
    """The goals of a group, each with what it is worth to go there."""
    areas = [AREA.numbers[to] for to in goals]
    return zip(goals, worth.gains(facts, AREA.numbers[start], group, areas), strict=True)


def toll(facts: Facts, group: Legion, by: str) -> float:
    """What a move uses up, less what riding a maker may bring."""
    if by in ZONE.numbers:
        return worth.FLIGHT
    if by == "worm" and group.named:
        return -wanted(facts, "sandride_completed")
    return 0.0


def movers(product: Product) -> list[Legion]:
    """The groups worth thinking of that a product allows.

    It may be less than all who stand there: some have moved already, or somebody must go along.
    """
    units, leaders, tokens = product.fields[FIELDS]
    everybody = together(most(units), most(leaders), tokens.at(tokens.size - 1))
    needed = together(least(units), least(leaders), ())
    found = [joined(group, needed) for group in worth.groups(everybody)]
    return [group for group in dict.fromkeys(found) if fits(product, group)]


def most(field: Choices[Figures]) -> Figures:
    """All that a field allows; the last choice of a field is the largest."""
    return field.at(field.size - 1)


def least(field: Choices[Figures]) -> Figures:
    """The figures that must be among those chosen."""
    if not isinstance(field, Counts):
        return ()
    pairs = zip(field.pool, field.least, strict=True)
    return tuple([(figure, number) for figure, number in pairs if number])


def joined(group: Legion, needed: Legion) -> Legion:
    """A group with those who must go along."""
    counts = {kind: max(getattr(group, kind), getattr(needed, kind)) for kind in KINDS}
    named = tuple(sorted({*group.named, *needed.named}))
    return Legion(**counts, named=named, tokens=group.tokens)


def fits(product: Product, group: Legion) -> bool:
    fields = zip(product.fields[FIELDS], figures(group), strict=True)
    return all(value in field for field, value in fields)


def figures(group: Legion) -> tuple[Figures, Figures, tuple[str, ...]]:
    """A group as the fields of an action say it."""
    units = [(kind, int(getattr(group, kind))) for kind in EVERY_UNIT if getattr(group, kind)]
    generic = [(GENERIC, group.generic)] if group.generic else []
    return tuple(units), (*generic, *[(name, 1) for name in group.named]), group.tokens


def relocate(facts: Facts, decision: Decision) -> Action | None:
    """The flight that is worth most; a sietch on the move takes along what its guard needs."""
    ways = [
        (gained, start, group, to)
        for product in products(decision.actions, Relocate)
        for start in product.fields[0]
        for group in movers(product)
        for to, gained in gains(facts, start, group, product.fields[4])
    ]
    if not ways:
        return None
    _, start, group, to = max(ways, key=lambda way: way[0])
    return Relocate(facts.me, start, *figures(group), to)


def push(facts: Facts, decision: Decision) -> Action | None:
    """The enemy away from one's own settlements."""

    def farther(action: PushTo) -> float:
        start, to = AREA.numbers[action.start], AREA.numbers[action.to]
        near = facts.my_ranks or facts.mine
        steps = facts.away(to, near) - facts.away(start, near)
        return steps * facts.fighting(facts.theirs[start]).figures

    return best(decision, PushTo, farther)


def move_sietch(facts: Facts, decision: Decision) -> Action | None:
    """A sietch in danger goes away from the enemy."""

    def escape(action: PickSietch) -> float:
        start, to = AREA.numbers[action.start], AREA.numbers[action.to]
        danger = worth.fear(facts, start, facts.mine.get(start, EMPTY))
        steps = facts.away(to, facts.theirs) - facts.away(start, facts.theirs)
        return steps * danger if danger >= AFRAID else 0.0

    return best(decision, PickSietch, escape)


def choose_sector(facts: Facts, decision: Decision) -> Action | None:
    """Where most harvesters are in reach."""
    return best(
        decision,
        PickSector,
        lambda action: (SECTOR_MASK[action.sector] & facts.harvesters).bit_count(),
        least=-1,
    )
