"""The tanks: which forces and leaders can come back, and how they do.

A disc is a leader, or the Kwisatz Haderach behind them.

D-REVIVAL-5, 6 special forces · D-REVIVAL-7 to the reserves · D-REVIVAL-8 to 10 which leaders
D-REVIVAL-11 used at once · D-REVIVAL-12 the Kwisatz Haderach
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.dune.factions.atreides import KWISATZ_PRICE
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS, LEADER, LEADERS
from landsraad.dune.state import ATREIDES, FACE_DOWN, KWISATZ_HADERACH, DuneState
from landsraad.kernel import Action, Choices, Listed, Product, Range
from landsraad.kernel.refusals import Because, because

DISC: Final[dict[str, int]] = {**LEADER, "kwisatz_haderach": KWISATZ_HADERACH}
"""What can be revived beside forces, by name: the leaders and the Kwisatz Haderach."""
DISC_NAMES: Final = tuple(DISC)

EXACTLY: Final = tuple(map(Listed, range(COMMON.forces + 1)))
"""Each number of forces as a space of its own."""

SPECIAL_REVIVED: Final = "special_revived"
"""Flag of a seat that has revived a special force this turn."""


# Forces.


def specials_left(game: DuneState, seat: str) -> int:
    """D-REVIVAL-5: one special force a turn, whatever the means."""
    return 0 if game.flagged(SPECIAL_REVIVED, seat) else 1


def revivable_forces(game: DuneState, seat: str) -> int:
    """How many forces could come back now if there were no limit but that of special ones."""
    ordinary, special = game.tanks[seat]
    return ordinary + min(special, specials_left(game, seat))


def force_spaces(
    made: type[Action],
    game: DuneState,
    seat: str,
    most: int,
    specials: int,
    *rest: Choices[Any],
    least: int = 1,
) -> list[Choices[Action]]:
    """Actions that revive least to most forces, so many of them special: a part for each number."""
    ordinary, special = game.tanks[seat]
    spaces = [
        Product(made, seat, Range(max(0, least - n), min(ordinary, most - n)), EXACTLY[n], *rest)
        for n in range(min(special, specials, most) + 1)
    ]
    return [space for space in spaces if space.size]


def revive_forces(
    game: DuneState, seat: str, ordinary: int, special: int, *, limited: bool = True
) -> None:
    """D-REVIVAL-7: from the tanks to the reserves; D-REVIVAL-5: a special one is the turn's."""
    game.to_tanks(seat, -ordinary, -special)
    game.to_reserves(seat, ordinary, special)
    if special and limited:
        game.flag(SPECIAL_REVIVED, seat)
    if ordinary or special:
        game.emit("forces_revived", {"seat": seat, "forces": ordinary, "specials": special})


def why_no_specials(game: DuneState, seat: str, specials: int) -> Because | None:
    """D-REVIVAL-5: more special forces than may still come back this turn."""
    if specials <= specials_left(game, seat):
        return None
    if game.flagged(SPECIAL_REVIVED, seat):
        return because("D-REVIVAL-5", "revived")
    return because("D-REVIVAL-5", "one", specials=specials)


# Leaders.


def open_leader_revival(game: DuneState, seat: str) -> None:
    """D-REVIVAL-8: once all five are away, until each has come back. D-REVIVAL-9: captives too."""
    away = leaders_away(game, seat)
    if not are_all_away(game, seat):
        away = [leader for leader in away if leader in game.returning]
    game.await_leaders(seat, away)


def leaders_away(game: DuneState, seat: str) -> list[int]:
    """The leaders of a seat that are dead or captives."""
    own = FACTIONS[FACTION[seat]].leaders
    return [leader for leader in own if game.dead[leader] or leader in game.captives]


def are_all_away(game: DuneState, seat: str) -> bool:
    return len(leaders_away(game, seat)) == len(FACTIONS[FACTION[seat]].leaders)


def dead_discs(game: DuneState, seat: str) -> list[int]:
    """Leaders of a seat in the tanks, and the Kwisatz Haderach if he is there."""
    own = [leader for leader in FACTIONS[FACTION[seat]].leaders if game.dead[leader]]
    if seat == ATREIDES and game.dead[KWISATZ_HADERACH]:
        own.append(KWISATZ_HADERACH)
    return own


def revivable_discs(game: DuneState, seat: str) -> list[int]:
    """D-REVIVAL-8 and 10; D-REVIVAL-12: the Kwisatz Haderach while leaders may be revived."""
    own = FACTIONS[FACTION[seat]].leaders
    if not game.returning or not any(leader in game.returning for leader in own):
        return []
    return [
        disc
        for disc in dead_discs(game, seat)
        if (disc == KWISATZ_HADERACH and kwisatz_may_return(game))
        or (disc in game.returning and not is_held_back(game, disc))
    ]


def comes_beside_a_leader(game: DuneState, disc: int) -> bool:
    """D-REVIVAL-12: in 2009 the Kwisatz Haderach does not take the place of the turn's leader."""
    return disc == KWISATZ_HADERACH and game.rules.kwisatz_revival == "beside_a_leader"


def kwisatz_may_return(game: DuneState) -> bool:
    """D-REVIVAL-12: in 2009 only while no leader of the Atreides is at hand."""
    return not comes_beside_a_leader(game, KWISATZ_HADERACH) or are_all_away(game, ATREIDES)


def is_held_back(game: DuneState, leader: int) -> bool:
    """D-REVIVAL-10: killed again, it waits for all who have died less often, captives apart."""
    return game.deaths[leader] > 1 and bool(waited_for(game, leader))


def waited_for(game: DuneState, leader: int) -> tuple[str, ...]:
    """D-REVIVAL-10: those who must die as often first."""
    others = FACTIONS[FACTION[game.owner_of(leader)]].leaders
    return tuple(
        [
            LEADERS[other].id
            for other in others
            if other not in game.captives and game.deaths[other] < game.deaths[leader]
        ]
    )


def price_of_disc(disc: int) -> int:
    """D-REVIVAL-8: its strength. D-REVIVAL-12: two for the Kwisatz Haderach."""
    return KWISATZ_PRICE if disc == KWISATZ_HADERACH else LEADERS[disc].strength


def revive_disc(game: DuneState, seat: str, disc: int) -> None:
    """D-REVIVAL-11: he can be used at once. Who lay face down may not have been known."""
    tell = game.reveal if game.dead[disc] == FACE_DOWN else game.emit
    game.revive_leader(disc)
    tell("leader_revived", {"seat": seat, "leader": DISC_NAMES[disc]})


def disc_choices(discs: list[int]) -> Listed[str]:
    return Listed(*[DISC_NAMES[disc] for disc in discs])
