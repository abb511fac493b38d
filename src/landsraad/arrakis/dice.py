"""Action dice on the boards of the players: slots, unused dice, used ones (A-ACT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from landsraad.arrakis.box import RESULTS
from landsraad.arrakis.state import ArrakisState

TOKEN: Final = "bene_gesserit"
"""The Bene Gesserit token on a slot, where dice are named by their results."""
UNROLLED: Final = "unrolled"
"""A Harkonnen die of the solo mode before its turn (A-SOLO-TURN-1)."""
BOX: Final = {result: place for place, result in enumerate(RESULTS)}
"""The action boxes in their order."""


def in_boxes(dice: Sequence[str]) -> tuple[str, ...]:
    """Dice in the order of the action boxes."""
    return tuple(sorted(dice, key=BOX.__getitem__))


def unused(game: ArrakisState, side: str) -> int:
    """A-BG-3: the action dice a side can still spend, tokens on a slot among them (A-TEAM-26)."""
    number = 0
    for board in game.partners[side]:
        number += len(game.dice[board]) + bool(game.slotted[board])
    return number


def different_dice(game: ArrakisState, board: str) -> list[str]:
    """One unused die of each result on a board, and the token."""
    dice = [*one_of_each(game.dice[board])]
    return [*dice, TOKEN] if game.slotted[board] else dice


@lru_cache(maxsize=4096)
def one_of_each(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The different ones among dice or vehicles, in the order in which they come."""
    return tuple(dict.fromkeys(pieces))


def dice_of_side(game: ArrakisState, side: str) -> list[str]:
    """One unused die of each result on the boards of a side, and the token (A-TEAM-13)."""
    dice = [die for board in game.partners[side] for die in different_dice(game, board)]
    return sorted({*dice}, key=(*RESULTS, TOKEN).index)


def free_slots(game: ArrakisState, board: str) -> dict[str, int]:
    """How many slots of each result are free; less than none where dice are over."""
    dice = game.dice[board]
    slots = game.box.slots[board]
    return {result: slots[result] - dice.count(result) for result in RESULTS}


def lose_die(game: ArrakisState, board: str, die: str) -> None:
    """A die is used up for this round; a token leaves the game (A-BG-2)."""
    if die == TOKEN:
        game.slotted = {**game.slotted, board: ""}
        return
    dice = list(game.dice[board])
    dice.remove(die)
    game.dice = {**game.dice, board: tuple(dice)}
    game.used = {**game.used, board: with_die(game.used[board], die)}


@lru_cache(maxsize=4096)
def with_die(dice: tuple[str, ...], die: str) -> tuple[str, ...]:
    """Dice in the order of the action boxes, and one more among them."""
    return in_boxes([*dice, die])
