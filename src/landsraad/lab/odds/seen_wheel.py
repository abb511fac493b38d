"""A battle of a running game as one seat sees it: what both sides may hold, for all it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from landsraad.dune.battle.current import Battle, in_hand, is_fought
from landsraad.dune.battle.plan import (
    available_leaders,
    blocks_of,
    bound_blocks,
    number_shown,
    playable_leaders,
)
from landsraad.dune.battle.strength import terms
from landsraad.dune.factions.atreides import has_kwisatz_haderach
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.game import Dune
from landsraad.kernel import Chance
from landsraad.lab.odds.wheel import STAKES, BadWheel, Holding, Side, Stakes, Wheel

WORLDS = 24
"""Deals that are imagined for what is hidden."""


def wheel_seen_by(
    game: Dune, seat: str, stakes: Stakes = STAKES, worlds: int = WORLDS, seed: int = 0
) -> Wheel:
    """The wheel of the battle that is being planned, from what a seat of it may honestly know.

    The first holding of the seat is what it really holds; the others are what anybody might
    suppose. Those of the opponent are imagined from what the seat knows.

    Raises:
        BadWheel: if the seat is planning no battle.
    """
    if not is_fought(game) or seat not in in_hand(game).sides or in_hand(game).plans:
        raise BadWheel(f"{seat} is planning no battle")
    chance = Chance.seeded(seed)
    imagined = [game.redeal(seat, chance) for _ in range(worlds)]
    supposed = [game.redeal(None, chance) for _ in range(worlds)]
    battle = in_hand(game)
    sides = []
    for side in battle.sides:
        if side == seat:
            sides.append(side_of(game, side, [game, *supposed]))
        else:
            sides.append(side_of(imagined[0], side, imagined))
    return Wheel(sides[0], sides[1], stakes)


def side_of(game: Dune, seat: str, deals: Sequence[Dune]) -> Side:
    """A side with all it holds in some deals, each as likely as the others.

    Deals that differ in nothing that matters in battle are one holding, that of the first.
    """
    battle = in_hand(game)
    awake = has_kwisatz_haderach(game, battle.territory, seat)
    kwisatz = awake and not game.is_stopped("kwisatz_haderach")
    dealt = [holding_of(deal, seat) for deal in deals]
    what_for = [holding.effects(kwisatz) for holding in dealt]
    first = dict(zip(reversed(what_for), reversed(dealt), strict=True))
    holdings = [(first[does], n / len(deals)) for does, n in Counter(what_for).items()]
    return Side(
        seat,
        terms(game, battle, seat),
        game.spice[seat],
        tuple(holdings),
        kwisatz=kwisatz,
        number=number_shown(battle, seat),
    )


def holding_of(game: Dune, seat: str) -> Holding:
    """What a seat holds for the battle: leaders and cards as they are bound, and traitors."""
    battle = in_hand(game)
    leaders = playable_leaders(game, battle.territory, seat)
    blocks = bound_blocks(game, battle, seat, blocks_of(leaders, game.hands[seat]))
    return Holding(blocks, traitors_of(game, battle, seat))


def traitors_of(game: Dune, battle: Battle, seat: str) -> frozenset[str]:
    """The leaders whom the opponent can lead with and this seat can call."""
    opposing = available_leaders(game, battle.territory, battle.opponent(seat))
    return frozenset([LEADERS[i].id for i in game.traitors[seat]]) & frozenset(opposing)
