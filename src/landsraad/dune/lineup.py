"""Line-ups: which factions play and who leads them, settled before a game begins.

Players are names. Factions are dealt, or chosen in the order of drawn turn cards; then players may
swap. All functions are pure: what they return goes into `seats` (and `pairs`) of a new game.

D-SETUP-1 how many play · D-SETUP-2 suggested line-ups · D-SETUP-3 handing out factions
D-SETUP-18 two players with two factions each
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from landsraad.dune.state import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
    SEATS,
)
from landsraad.kernel import BadOptions, Chance
from landsraad.kernel.values import brief

T = TypeVar("T")

SUGGESTED: Final[Mapping[int, tuple[str, ...]]] = {
    2: (ATREIDES, HARKONNEN),
    3: (ATREIDES, FREMEN, HARKONNEN),
    4: (ATREIDES, EMPEROR, FREMEN, HARKONNEN),
    5: (ATREIDES, EMPEROR, FREMEN, GUILD, HARKONNEN),
    6: SEATS,
}
"""D-SETUP-2: by number of players, each in table order."""

TURN_CARDS: Final = range(1, 11)
"""The turn cards of the prediction deck."""


def suggested(players: int) -> tuple[str, ...]:
    """D-SETUP-2: the line-up that the rulebook suggests."""
    if players not in SUGGESTED:
        raise BadOptions(f"Dune is played by 2 to 6 players, not {brief(players)}")
    return SUGGESTED[players]


# D-SETUP-3, one way: factions are dealt.


def deal_factions(
    players: Sequence[str], chance: Chance, factions: Sequence[str] = SEATS
) -> dict[str, str]:
    """One of these factions for each player, at random."""
    check_players(players, len(factions))
    return dict(zip(players, chance.sample(factions, len(players)), strict=True))


def deal_pairs(
    players: Sequence[str], chance: Chance, factions: Sequence[str] = SEATS
) -> dict[str, tuple[str, str]]:
    """D-SETUP-18: two of these factions for each of two players, at random."""
    check_two(players)
    first, second, third, fourth = chance.sample(factions, 4)
    return dict(zip(players, ((first, second), (third, fourth)), strict=True))


# The other way: they are chosen.


def draw_turn_cards(players: Sequence[str], chance: Chance) -> dict[str, int]:
    """D-SETUP-3: each player draws one of the turn cards."""
    check_players(players, len(SEATS))
    return dict(zip(players, chance.sample(TURN_CARDS, len(players)), strict=True))


def draft_order(drawn: Mapping[str, int], factions_each: int = 1) -> tuple[str, ...]:
    """D-SETUP-3: who chooses when, the highest number first; round by round, if several each."""
    once = tuple(sorted(drawn, key=lambda player: drawn[player], reverse=True))
    return once * factions_each


def choosing(order: Sequence[str], chosen: Sequence[str]) -> str | None:
    """Who chooses next, if so many factions are taken; None when all are done."""
    return order[len(chosen)] if len(chosen) < len(order) else None


def choose(
    order: Sequence[str], chosen: Sequence[str], player: str, faction: str
) -> tuple[str, ...]:
    """The factions taken after this choice, in the order in which they were taken."""
    if choosing(order, chosen) != player:
        raise BadOptions(f"it is not for {brief(player)} to choose now")
    if faction not in SEATS or faction in chosen:
        raise BadOptions(f"{brief(faction)} cannot be chosen")
    return (*chosen, faction)


def chosen_factions(order: Sequence[str], chosen: Sequence[str]) -> dict[str, str]:
    """The faction of each player, when all have chosen one."""
    return dict(zip(order, chosen, strict=True))


def chosen_pairs(order: Sequence[str], chosen: Sequence[str]) -> dict[str, tuple[str, str]]:
    """The two factions of each player, when both have chosen two."""
    first, second, *_ = order
    taken = list(zip(order, chosen, strict=True))
    one, other = ([faction for by, faction in taken if by == player] for player in (first, second))
    return {first: (one[0], one[1]), second: (other[0], other[1])}


# Then.


def swap(leads: Mapping[str, T], one: str, other: str) -> dict[str, T]:
    """D-SETUP-3: two players exchange what they lead."""
    for player in (one, other):
        if player not in leads:
            raise BadOptions(f"{brief(player)} does not play")
    return {**leads, one: leads[other], other: leads[one]}


def seats_of(leads: Mapping[str, str]) -> tuple[str, ...]:
    """The line-up, players sitting in the order of the mapping."""
    return tuple(leads.values())


def seats_of_pairs(leads: Mapping[str, tuple[str, str]]) -> tuple[str, ...]:
    """The line-up of two players with two factions each; one sits at either side of the board."""
    check_two(tuple(leads))
    return tuple([faction for pair in leads.values() for faction in pair])


def check_players(players: Sequence[str], most: int) -> None:
    if len(set(players)) != len(players):
        raise BadOptions("a player stands twice in the line-up")
    if not 2 <= len(players) <= most:
        raise BadOptions(f"2 to {most} players can be given a faction each, not {len(players)}")


def check_two(players: Sequence[str]) -> None:
    check_players(players, len(SEATS))
    if len(players) != 2:
        raise BadOptions(f"two factions each are for two players, not {len(players)}")
