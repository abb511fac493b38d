"""The moment of the game, and what partners have between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landsraad.arrakis.board import BOARDS
from landsraad.arrakis.box import RESULTS, SIDES
from landsraad.arrakis.dice import TOKEN
from landsraad.arrakis.ops import RestrictOpponent
from landsraad.arrakis.rounds.order import PHASES
from landsraad.arrakis.state import ArrakisState

# The moment.


def the_moment_is_known(game: ArrakisState) -> Iterator[str]:
    if game.round < 0 or (game.round and game.phase not in PHASES):
        yield f"round {game.round}, phase {game.phase}"
    if game.acting not in ("", *SIDES) or (game.acting and game.phase != "action"):
        yield f"{game.acting} acts in phase {game.phase}"


def turns_end(game: ArrakisState) -> Iterator[str]:
    """What holds for one action turn is over with it."""
    if not game.acting and (game.die_spent or game.recovered or game.flown or game.news):
        yield "something is left over from an action turn"


def the_blast_is_known(game: ArrakisState) -> Iterator[str]:
    if game.blast not in BOARDS:
        yield f"there is no atomics token {game.blast}"


def restrictions_are_known(game: ArrakisState) -> Iterator[str]:
    """A-CARD-6, A-FX-17: what a card may lay on the opponent."""
    if game.forced not in ("", TOKEN, *RESULTS):
        yield f"the Harkonnen must spend a die of {game.forced}"
    cards = game.box.planning.values()
    forbidden = [op.forbid for c in cards for op in c.ops if isinstance(op, RestrictOpponent)]
    for what in game.barred:
        if not any(what in forbid for forbid in forbidden):
            yield f"no card forbids the Atreides {what}"


# Partners.


def one_token_for_each_side(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-28: partners use one Bene Gesserit token between them."""
    for side in SIDES:
        if sum([bool(game.slotted[board]) for board in game.partners[side]]) > 1:
            yield f"two Bene Gesserit tokens of {side} are on slots"


def somebody_decides_for_each_side(game: ArrakisState) -> Iterator[str]:
    for side in SIDES:
        if game.speakers[side] not in game.partners[side]:
            yield f"{game.speakers[side]} decides for {side}"


def cones_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-8."""
    for side, number in game.cones.items():
        if not 0 <= number <= game.box.cones:
            yield f"{side} has {number} cones of silence"


def partners_have_seen_what_is_there(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-10: what somebody knows of their partner's hand is in it."""
    for seat, cards in game.seen.items():
        (partner,) = [other for other in game.partners[game.side(seat)] if other != seat]
        if list(cards) != sorted(cards) or Counter(cards) - Counter(game.hands[partner]):
            yield f"{seat} has seen cards that {partner} does not hold"
