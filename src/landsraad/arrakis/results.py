"""What the results of the action dice offer to each side (A-RESULT), and what a die is used for.

A use of a die is a word: an action of its result (`move`), `special.` with a leader (A-SPEC-2), a
`card` (A-ACT-9) or `claim.` with a prescience card (A-ACT-11). Used as another result, a die names
it first: `strategy.move`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.ops import (
    Attack,
    Deploy,
    DesertPower,
    DrawPlanning,
    MoveLegion,
    Op,
    PlaceVehicle,
    Replace,
    Where,
)
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import Choices, Listed

Options = Mapping[str, tuple[Op, ...]]
"""The actions of a result by name; exactly one of them is taken (A-ACT-8)."""
Ready = tuple[tuple[str, str], ...]
"""Leaders who can act, each with the result on whose box their card lies."""

HOUSE: Final = "house"
CARD: Final = "card"
SPECIAL: Final = "special."
CLAIM: Final = "claim."

OWN_LEGION: Final = Where(legion="self")
LED_LEGION: Final = Where(legion="self", with_leader=True)
OWN_SETTLEMENTS: Final = Where(settlement=True, choose="any_mix")

STRATEGY: Final[Options] = {"move": (MoveLegion(OWN_LEGION, 2),), "attack": (Attack(OWN_LEGION),)}
"""A-RESULT-1."""

LEADERSHIP: Final[Options] = {
    "move": (MoveLegion(LED_LEGION, 2),),
    "attack": (Attack(LED_LEGION, surprise=True),),
}
"""A-RESULT-2."""

MENTAT: Final[Options] = {"draw": (DrawPlanning(2),)}
"""A-RESULT-5."""

RESULT: Final[dict[str, dict[str, Options]]] = {
    ATREIDES: {
        "leadership": LEADERSHIP,
        "strategy": STRATEGY,
        "deployment": {  # A-RESULT-3
            "deploy": (
                Deploy("token", 1, Where(sietch="one", bind="sietch")),
                Deploy("leader", 1, Where(sietch="one", together="sietch")),
            )
        },
        "mentat": MENTAT,
        HOUSE: {},  # A-RESULT-6: any other result
    },
    HARKONNEN: {
        "leadership": LEADERSHIP,
        "strategy": STRATEGY,
        "deployment": {  # A-RESULT-4
            "deploy": (
                Deploy("regular", 3, OWN_SETTLEMENTS),
                Deploy("leader", 1, OWN_SETTLEMENTS),
            )
        },
        "mentat": MENTAT,
        HOUSE: {  # A-RESULT-7
            "swap": (Replace("regular", "elite", 2),),
            "vehicles": (PlaceVehicle(2),),
        },
    },
}

DESERT_POWER: Final = (DesertPower(),)
"""A-RESULT-10: the action that costs no die."""


def uses(
    side: str, result: str, own: Ready, ready: Ready, any_die: tuple[str, ...]
) -> Choices[str]:
    """All that a die of a result may be used for.

    Args:
        side: whose die it is.
        result: what it shows.
        own: the leaders who could act and have their card on the seat's own board.
        ready: all leaders of the side who could act.
        any_die: what any die may be used for, whatever it shows.
    """
    actions = tuple(RESULT[side][result])
    leaders = [SPECIAL + name for name, box in own if box == result]
    if not actions:
        leaders = [SPECIAL + name for name, _ in ready]  # A-RESULT-9, A-TEAM-22
    return Listed(*(actions or other_results(side)), *leaders, *any_die)


@cache
def other_results(side: str) -> tuple[str, ...]:
    """A-RESULT-6: the actions of every result that has any of its own."""
    return tuple(
        [f"{result}.{name}" for result, options in RESULT[side].items() for name in options]
    )


def ops_of(side: str, result: str, use: str) -> tuple[Op, ...]:
    """The steps of an action of a result, or of another one that the use names."""
    other, _, name = use.rpartition(".")
    return RESULT[side][other or result][name]


def carried_out_by(game: ArrakisState, seat: str, result: str) -> str:
    """A-TEAM-22: an action that is only on the partner's board is the partner's to carry out."""
    slots = game.box.slots
    if slots[seat][result]:
        return seat
    return next(board for board in game.partners[game.side(seat)] if slots[board][result])


def own_leaders(game: ArrakisState, seat: str, ready: Ready) -> Ready:
    """A-TEAM-23: those of the leaders whose cards lie on the board of this seat."""
    leaders, homes = game.box.leaders, game.homes
    if len(game.partners[game.side(seat)]) == 1:
        return ready
    return tuple([entry for entry in ready if homes[leaders[entry[0]].house] == seat])


def ready_leaders(game: ArrakisState, side: str) -> Ready:
    """A-SPEC-2, A-SPEC-3: whose special action can be used, and the boxes of their cards."""
    leaders, boxes = game.box.leaders, game.box.specials[side]
    away = game.spent + game.resting(side)  # A-SPEC-5, A-TANK-5, A-TANK-6
    fit = [name for name in game.in_play if name in boxes and name not in away]
    if not fit:
        return ()
    on_board = game.on_board(side)
    return tuple(
        [(name, boxes[name]) for name in fit if name in on_board or not leaders[name].on_board]
    )
