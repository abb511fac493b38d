"""Standing answers of an auction: what is bid for a player, and how all answers are given.

An entry `bid<=7@card` of `game.standing` bids for its seat, one more than the highest bid, as long
as that is 7 at most and the seat can pay it without a Karama; then it passes. With 0 it passes at
once. Whatever is answered for somebody is answered in the moment in which they would be asked, and
looks like an answer of their own: nobody can tell one reason to pass from another.

D-GAME-2 standing answers
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from landsraad.dune.actions.bidding import Bid
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.standing import DropStanding, StandingBid
from landsraad.dune.phases.bidders import is_asked, means
from landsraad.dune.phases.bidding import HIGHEST_BID, STANDING_BIDS, Bidding
from landsraad.dune.standing import (
    BIDDING,
    NO_MEANS,
    PASSING,
    answer_of,
    keep_others,
    stands,
    with_bids,
)
from landsraad.dune.state import DuneState
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

CHANGES_PER_CARD: Final = 5
"""So often a player may say something new about one card."""


# What is answered.


def answer_for_one(game: DuneState, asked: tuple[Decision, ...]) -> bool:
    """Answer for the first seat that is asked and has said what; whether there was one."""
    for decision in asked:
        action = answer_for(game, decision)
        if action is not None:
            game.bar_undo()  # others learn of it by what comes next
            give(game, action)
            return True
    return False


def answer_for(game: DuneState, decision: Decision) -> Action | None:
    """What a seat has said once for all to a question that it is asked now."""
    seat = decision.seat
    if not game.standing[seat] or not decision.required:
        return None
    most = most_of(game, seat)
    if decision.kind == "bid" and most is not None:
        least = least_bid(game, seat)
        if least.amount <= min(most, means(game, seat)) and least in decision.actions:
            return least
    passes = stands(game, seat, PASSING) or (
        decision.kind == "bid"
        and (most is not None or (stands(game, seat, NO_MEANS) and decision.actions.size == 1))
    )
    passing = Pass(seat)
    return passing if passes and passing in decision.actions else None


def most_of(game: DuneState, seat: str) -> int | None:
    """What is bid for a seat at most; None if it bids itself."""
    bids = [entry for entry in game.standing[seat] if answer_of(entry) == BIDDING]
    return int(bids[0].partition("<=")[2].partition("@")[0]) if bids else None


def least_bid(game: DuneState, seat: str) -> Bid:
    """The least that is higher than what was bid."""
    auction = game.stack[-1]
    assert isinstance(auction, Bidding)
    return Bid(seat, auction.bid + 1)


def give(game: DuneState, action: Action) -> None:
    game.before_action(action)
    game.stack[-1].answer(game, action)


# Changing it.


def offers(game: DuneState) -> tuple[Decision, ...]:
    """While a card is on auction, everybody with room in hand may say what to bid for them."""
    if not are_played(game) or not isinstance(game.stack[-1], Bidding):
        return ()
    return tuple(
        [
            changing(seat, may_change(game, seat), stands(game, seat, BIDDING))
            for seat in game.seats
            if is_asked(game, seat) and (may_change(game, seat) or stands(game, seat, BIDDING))
        ]
    )


def are_played(game: DuneState) -> bool:
    return bool(game.setup.options["standing"]) and with_bids(game)


def may_change(game: DuneState, seat: str) -> bool:
    return game.flags.count((STANDING_BIDS, seat)) < CHANGES_PER_CARD


@lru_cache(maxsize=64)
def changing(seat: str, may_set: bool, may_drop: bool) -> Decision:
    """The same decision for the same possibilities."""
    return Decision(seat, "auction", change_space(seat, may_set, may_drop), required=False)


@lru_cache(maxsize=64)
def change_space(seat: str, may_set: bool, may_drop: bool) -> Choices[Action]:
    spaces: list[Choices[Action]] = []
    if may_set:
        spaces.append(Product(StandingBid, seat, Range(0, HIGHEST_BID), Listed("card")))
        spaces.append(Product(StandingBid, seat, Listed(0), Listed("phase")))
    if may_drop:
        spaces.append(Listed(DropStanding(seat, BIDDING)))
    return Sum(*spaces)


def why_not_set(game: DuneState, action: StandingBid) -> Because | None:
    if not are_played(game):
        return because("D-GAME-2", "no_bids")
    if not isinstance(game.stack[-1], Bidding) or not is_asked(game, action.seat):
        return because("D-GAME-2", "no_auction")
    if not may_change(game, action.seat):
        return because("D-GAME-2", "bids", most=CHANGES_PER_CARD)
    return because("D-GAME-2", "bid_until", most=HIGHEST_BID)


def set_bid(game: DuneState, action: StandingBid) -> None:
    """Who is asked at the moment is answered for at once; that tells no more than a bid does."""
    seat = action.seat
    keep_others(game, seat, BIDDING, f"{BIDDING}<={action.most}@{action.until}")
    game.flag(STANDING_BIDS, seat)
    told = {"seat": seat, "most": action.most, "until": action.until}
    game.emit("standing_bid_set", None, told, (seat,))
    for decision in game.decisions(seat):
        answer = answer_for(game, decision)
        if answer is not None:
            give(game, answer)
            return


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {StandingBid: set_bid}
