"""Reasons that many steps share: why a legion, an area, a leader or a card cannot be chosen."""

from __future__ import annotations

from landsraad.arrakis.board import AREA
from landsraad.arrakis.legion import KINDS, Legion
from landsraad.arrakis.ops import Where
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState, names_of
from landsraad.kernel.refusals import Because, because


def no_legion(game: ArrakisState, side: str, area: str) -> Because | None:
    """A side has nobody in an area, or there is no such area."""
    there = area in names_of(game.held[side])
    return None if there else because("A-UNIT-1", "no_legion", side=side, area=area)


def not_free(game: ArrakisState, side: str, area: str) -> Because | None:
    """What keeps an area from being free for a side."""
    if area not in AREA.numbers:
        return because("A-BOARD-3", "no_area", area=area)
    here, enemy = 1 << AREA.numbers[area], OTHER[side]
    if game.worms & here:
        return because("A-WORM-15", "worm", area=area)
    if game.held[enemy] & here:
        return because("A-BOARD-6", "legion", side=side, area=area)
    if game.settled[enemy] & here:
        return because("A-BOARD-6", "settlement", side=side, area=area)
    return None


def not_next(game: ArrakisState, start: str, to: str) -> Because | None:
    """Whether two areas are not next to each other on the ground, and why."""
    if to not in AREA.numbers:
        return because("A-BOARD-3", "no_area", area=to)
    here, there = AREA.numbers[start], 1 << AREA.numbers[to]
    if game.board.near[here] & there:
        return None
    if game.board.aloft[here] & there:
        return because("A-BOARD-5", "border", start=start, to=to)
    return because("A-BOARD-10", "not_next", start=start, to=to)


def not_meant(game: ArrakisState, side: str, where: Where, area: int) -> Because:
    """Why an effect does not mean the legion of an area."""
    legion, name = game.legion(side, area), AREA.names[area]
    if where.with_leader and not legion.leaders:
        return because("A-RESULT-2", "no_leader", area=name)
    missing = [game.version_of(figure) for figure in where.contains]
    missing = [figure for figure in missing if not legion.has(figure)]
    if missing:
        return because("A-MOVE-12", "missing", area=name, figures=missing)
    return because("A-FX-7", "not_meant", area=name)


def not_part(group: Legion, legion: Legion, area: str) -> Because | None:
    """What of a group is not in a legion."""
    for kind in KINDS:
        wanted, there = int(getattr(group, kind)), int(getattr(legion, kind))
        if wanted > there:
            return because("A-MOVE-3", "too_few", piece=kind, number=there, area=area)
    missing = [*{*group.named} - {*legion.named}, *{*group.tokens} - {*legion.tokens}]
    if missing:
        return because("A-MOVE-3", "not_there", pieces=sorted(missing), area=area)
    return None


def leader_away(game: ArrakisState, side: str, leader: str) -> Because | None:
    """Why a named leader can be neither deployed, placed nor used now."""
    if leader in game.out:
        return because("A-LEAD-1", "gone", leader=leader)
    if leader not in game.in_play:
        return because("A-LEAD-1", "not_in_play", leader=leader)
    if leader in game.tanks(side):
        return because("A-FX-4", "tank", leader=leader)
    if leader in game.recovered:
        return because("A-TANK-5", "rests", leader=leader)
    return None


def not_in_hand(game: ArrakisState, seat: str, card: str) -> Because | None:
    """Why a seat cannot play or discard a planning card of its hand."""
    if card not in game.hands[seat]:
        return because("A-CARD-1", "not_held", card=card)
    loose = game.box.planning[card].loose
    return None if loose else because("A-LEAD-8", "stays", card=card)


def not_on_board(game: ArrakisState, leader: str) -> Because | None:
    """A named leader who is nowhere on the board."""
    known = leader in game.box.leaders and game.area_of(leader) != NOWHERE
    return None if known else because("A-FX-5", "not_on_board", leader=leader)
