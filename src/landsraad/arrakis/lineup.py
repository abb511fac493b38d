"""Line-ups: who sits at the table in each mode, and which side a seat plays for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from landsraad.arrakis.box import ATREIDES, HARKONNEN, HOUSES, SIDES
from landsraad.kernel import BadOptions
from landsraad.kernel.setup import read_seats
from landsraad.kernel.values import brief

PARTNERS: Final = {
    ATREIDES: ("house_atreides", "fremen"),
    HARKONNEN: ("house_harkonnen", "corrino"),
}
"""A-TEAM-3: the seats that share a side, the one that decides in doubt first (A-TEAM-31)."""

LINEUPS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "duel": ((ATREIDES, HARKONNEN),),
    "teams3": ((ATREIDES, *PARTNERS[HARKONNEN]), (*PARTNERS[ATREIDES], HARKONNEN)),
    "teams4": ((*PARTNERS[ATREIDES], *PARTNERS[HARKONNEN]),),
    "mahdi": ((ATREIDES,), PARTNERS[ATREIDES]),
}
"""The line-ups of each mode, the usual one first."""

SHARED: Final = "shared"
"""The option that says which side two players share."""
SEATS: Final = (ATREIDES, HARKONNEN, *PARTNERS[ATREIDES], *PARTNERS[HARKONNEN])
SIDE_OF: Final = {
    ATREIDES: ATREIDES,
    HARKONNEN: HARKONNEN,
    **{seat: side for side, seats in PARTNERS.items() for seat in seats},
}
"""The side that each seat plays for."""


def read_lineup(seats: Sequence[str] | None, options: Mapping[str, object]) -> tuple[str, ...]:
    """The seats of a game: those of one of its mode's line-ups, by default the usual one.

    The option `shared` names the side that two share, for who does not name the seats (A-TEAM-2).
    """
    lineups = LINEUPS.get(str(options.get("mode", "duel")), ())
    if SHARED in options and lineups:
        side = options[SHARED]
        lineups = tuple([lineup for lineup in lineups if side in SIDES and side not in lineup])
        if not lineups:
            raise BadOptions(f"nobody shares {brief(side)} in mode {options.get('mode', 'duel')}")
    if seats is None or not lineups:
        return lineups[0] if lineups else LINEUPS["duel"][0]
    given = read_seats(SEATS, seats, 1, len(SEATS))
    for lineup in lineups:
        if sorted(given) == sorted(lineup):
            return lineup
    offered = " or ".join([", ".join(lineup) for lineup in lineups])
    raise BadOptions(f"mode {options.get('mode', 'duel')} is played by {offered}")


@cache
def partners_of(seats: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Who plays each side, each with a board of their own; a side without a seat plays itself."""
    return {
        side: tuple([seat for seat in (side, *pair) if seat in seats]) or (side,)
        for side, pair in PARTNERS.items()
    }


@cache
def homes_of(seats: tuple[str, ...]) -> dict[str, str]:
    """By house: who has its planning cards and its leaders on their board (A-TEAM-5, A-TEAM-6)."""
    return {house: seat if seat in seats else SIDE_OF[seat] for seat, house in HOUSES.items()}


@cache
def first_speakers(seats: tuple[str, ...], phase: str = "") -> Mapping[str, str]:
    """Who decides for each side in doubt (A-TEAM-31); in the hazards the Fremen (A-TEAM-24)."""
    speakers = {side: players[0] for side, players in partners_of(seats).items()}
    if phase == "hazards":
        speakers[ATREIDES] = partners_of(seats)[ATREIDES][-1]
    return speakers


def conspirators(seats: tuple[str, ...]) -> tuple[str, ...]:
    """A-TEAM-8: the seats of shared sides that have an opponent at the table to hide from."""
    if len({SIDE_OF[seat] for seat in seats}) < len(PARTNERS):
        return ()
    return tuple([seat for seat in seats if seat not in PARTNERS])
