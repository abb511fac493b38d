"""Standing answers: what a player has said once for all, and nobody else knows of.

`game.standing` holds entries such as `voice@turn`: what is not asked, and until when. They are part
of the game: they survive a save, and a replay finds them again.

D-GAME-2 standing answers
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from landsraad.dune.actions.standing import DropStanding, SetStanding
from landsraad.dune.factions import fremen
from landsraad.dune.factions.sheets import FACTION, FACTIONS
from landsraad.dune.state import DuneState, same_where_equal
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Sum
from landsraad.kernel.refusals import Because, because

CHANGES_PER_TURN: Final = 2
"""So often a player may change their mind in one turn."""

CHANGED: Final = "standing_changed"
"""The flag that counts it."""

EVERYTHING, PASSING, NO_MEANS, BIDDING = "all", "pass", "no_means", "bid"
A_WHILE: Final = Listed("phase", "turn")
FOR_GOOD: Final = Listed("phase", "turn", "game")
"""Until the end of what."""


# What stands.


def is_settled(game: DuneState, seat: str, advantage: str) -> bool:
    """Whether a seat lets an advantage be without being asked."""
    entries = game.standing[seat]
    return bool(entries) and any(stands(game, seat, w) for w in (advantage, EVERYTHING, PASSING))


def answer_of(entry: str) -> str:
    """What a standing answer is about: `bid` of `bid<=7@card`."""
    return entry.partition("@")[0].partition("<=")[0]


def stands(game: DuneState, seat: str, what: str) -> bool:
    return any(answer_of(entry) == what for entry in game.standing[seat])


def expire(game: DuneState, scope: str) -> None:
    """What was said until a card is sold, or until the end of a phase or turn, is over."""
    for seat, entries in game.standing.items():
        if entries:
            left = [entry for entry in entries if entry.partition("@")[2] != scope]
            game.standing = {**game.standing, seat: tuple(left)}


# Changing it.


def offers(game: DuneState) -> tuple[Decision, ...]:
    """An optional decision of every seat; others notice nothing of it."""
    if not game.setup.options["standing"] or game.turn == 0:
        return ()
    sources = (game.flags, *game.standing.values())
    return game.keep_offers("standing", sources, decisions)


def decisions(game: DuneState) -> tuple[Decision, ...]:
    found = [
        Decision(seat, "standing", changes(game, seat, game.standing[seat]), required=False)
        for seat in game.seats
        if game.flags.count((CHANGED, seat)) < CHANGES_PER_TURN
    ]
    return same_where_equal(tuple(found), game.last_offers("standing"))


def changes(game: DuneState, seat: str, entries: tuple[str, ...]) -> Choices[Action]:
    spared = "" if fremen.arrival_can_be_stopped(game) else fremen.ARRIVAL
    return change_space(seat, game.seats, game.advanced, spared, entries, with_bids(game))


def with_bids(game: DuneState) -> bool:
    """Whether one may say in advance what to bid."""
    return game.rules.standing_bids


@cache
def change_space(
    seat: str,
    seats: tuple[str, ...],
    advanced: bool,
    spared: str,
    entries: tuple[str, ...],
    bids: bool,
) -> Choices[Action]:
    """Passing is never for the whole game: whoever wants that may leave the table."""
    against = [name for name in advantages_against(seat, seats, advanced) if name != spared]
    names = Listed(EVERYTHING, *against)
    answers = [answer_of(entry) for entry in entries]
    auctions = [Product(SetStanding, seat, Listed(NO_MEANS), FOR_GOOD)] if bids else []
    return Sum(
        Product(SetStanding, seat, names, FOR_GOOD),
        Product(SetStanding, seat, Listed(PASSING), A_WHILE),
        *auctions,
        Product(DropStanding, seat, Listed(*[what for what in answers if what != BIDDING])),
    )


def advantages_against(seat: str, seats: tuple[str, ...], advanced: bool) -> tuple[str, ...]:
    """The advantages of the other factions in play that a Karama might stop."""
    others = [FACTIONS[FACTION[other]] for other in seats if other != seat]
    return tuple(
        [
            advantage.id
            for faction in others
            for advantage in faction.advantages.values()
            if advantage.stoppable and (advanced or advantage.chapter != "advanced")
        ]
    )


def why_not_set(game: DuneState, action: SetStanding | DropStanding) -> Because | None:
    """D-GAME-2: about advantages of others or passing, twice a turn."""
    if not game.setup.options["standing"]:
        return because("D-GAME-2", "off")
    if game.flags.count((CHANGED, action.seat)) >= CHANGES_PER_TURN:
        return because("D-GAME-2", "changes", most=CHANGES_PER_TURN)
    if isinstance(action, DropStanding):
        return because("D-GAME-2", "not_set", what=action.what)
    if action.what == PASSING:
        return because("D-GAME-2", "passing")
    if action.until not in FOR_GOOD:
        return because("D-GAME-2", "until")
    if action.what == NO_MEANS:
        return because("D-GAME-2", "no_bids")
    return because("D-GAME-2", "not_theirs", what=action.what)


def set_standing(game: DuneState, action: SetStanding) -> None:
    keep_others(game, action.seat, action.what, f"{action.what}@{action.until}")
    game.flag(CHANGED, action.seat)
    told = {"seat": action.seat, "what": action.what, "until": action.until}
    game.emit("standing_set", None, told, (action.seat,))


def drop_standing(game: DuneState, action: DropStanding) -> None:
    keep_others(game, action.seat, action.what)
    if action.what != BIDDING:
        game.flag(CHANGED, action.seat)
    told = {"seat": action.seat, "what": action.what}
    game.emit("standing_dropped", None, told, (action.seat,))


def keep_others(game: DuneState, seat: str, what: str, *instead: str) -> None:
    """One answer changes, the others stand; in order, so that nothing hangs on when."""
    others = [entry for entry in game.standing[seat] if answer_of(entry) != what]
    game.standing = {**game.standing, seat: tuple(sorted((*others, *instead)))}


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {
    SetStanding: set_standing,
    DropStanding: drop_standing,
}
