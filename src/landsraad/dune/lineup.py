"""Line-ups: which factions play and who leads them, settled before a game begins.

Players are names. Factions are dealt, or chosen in the order of drawn turn cards; then players may
swap. All functions are pure: what they return goes into `seats` and `options` of a new game.

    leads = lineup.deal_factions(("ann", "ben", "cleo"), chance, lineup.suggested(3))
    leads = lineup.swap(leads, "ann", "ben")
    game = landsraad.new_game("dune", lineup.seats_of(leads), options=lineup.options_of(leads))

D-SETUP-1 how many play · D-SETUP-2 suggested line-ups · D-SETUP-3 handing out factions
D-SETUP-18 two players with two factions each
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.dune.state import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
    SEATS,
)
from landsraad.kernel import BadOptions, Chance
from landsraad.kernel.values import Value, brief

Leads = Mapping[str, tuple[str, ...]]
"""The factions of each player, one or two; players sit in this order."""

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
    players: Sequence[str], chance: Chance, factions: Sequence[str] = SEATS, each: int = 1
) -> dict[str, tuple[str, ...]]:
    """Some of these factions at random, one for each player or, for two players, two."""
    check_players(players, len(factions), each)
    dealt = chance.sample(factions, each * len(players))
    return {
        player: dealt[place * each : (place + 1) * each] for place, player in enumerate(players)
    }


# The other way: they are chosen.


def draw_turn_cards(players: Sequence[str], chance: Chance) -> dict[str, int]:
    """D-SETUP-3: each player draws one of the turn cards."""
    check_players(players, len(SEATS))
    return dict(zip(players, chance.sample(TURN_CARDS, len(players)), strict=True))


def draft_order(drawn: Mapping[str, int], each: int = 1) -> tuple[str, ...]:
    """D-SETUP-3: who chooses when, the highest number first; round by round, if several each."""
    check_players(tuple(drawn), len(SEATS), each)
    once = tuple(sorted(drawn, key=lambda player: drawn[player], reverse=True))
    return once * each


def choosing(order: Sequence[str], chosen: Sequence[str]) -> str | None:
    """Who chooses next, if so many factions are taken; None when all are done."""
    return order[len(chosen)] if len(chosen) < len(order) else None


def choose(
    order: Sequence[str],
    chosen: Sequence[str],
    player: str,
    faction: str,
    factions: Sequence[str] = SEATS,
) -> tuple[str, ...]:
    """The factions taken after this choice, in the order in which they were taken."""
    if choosing(order, chosen) != player:
        raise BadOptions(f"it is not for {brief(player)} to choose now")
    if faction not in factions or faction in chosen:
        raise BadOptions(f"{brief(faction)} cannot be chosen")
    return (*chosen, faction)


def chosen_factions(order: Sequence[str], chosen: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """What each player leads, when all have chosen."""
    taken = list(zip(order, chosen, strict=True))
    return {player: tuple([faction for by, faction in taken if by == player]) for player in order}


# Then.


def swap(leads: Leads, one: str, other: str) -> dict[str, tuple[str, ...]]:
    """D-SETUP-3: two players exchange what they lead."""
    for player in (one, other):
        if player not in leads:
            raise BadOptions(f"{brief(player)} does not play")
    return {**leads, one: leads[other], other: leads[one]}


def seats_of(leads: Leads) -> tuple[str, ...]:
    """The seats of a game with these players; who leads two factions has them side by side."""
    return tuple([faction for led in leads.values() for faction in led])


def options_of(leads: Leads) -> dict[str, Value]:
    """The options of a game with these players: their `pairs`, if they lead two factions each."""
    pairs = tuple([led for led in leads.values() if len(led) > 1])
    return {"pairs": pairs} if pairs else {}


def check_players(players: Sequence[str], factions: int, each: int = 1) -> None:
    if len(set(players)) != len(players):
        raise BadOptions("a player stands twice in the line-up")
    if each > 1:
        check_two_each(len(players), factions, each)
    elif not 2 <= len(players) <= factions:
        most = f"2 to {factions}"
        raise BadOptions(f"{most} players can be given a faction each, not {len(players)}")


def check_two_each(players: int, factions: int, each: int) -> None:
    """D-SETUP-1, D-SETUP-18."""
    if (players, each) != (2, 2):
        raise BadOptions(f"two factions each are for two players, not {players} with {each} each")
    if factions < players * each:
        raise BadOptions(f"two factions each need four to deal from, not {factions}")
