"""Sharing out the action dice of partners (A-TEAM-15 to A-TEAM-19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landsraad.arrakis.box import RESULTS
from landsraad.arrakis.dice import in_boxes
from landsraad.arrakis.state import ArrakisState

Slots = Mapping[str, int]


def divided(
    game: ArrakisState, side: str, rolled: tuple[str, ...]
) -> list[tuple[str, tuple[str, ...]]]:
    """Which of the dice that a side has rolled go to whose board; all, where nobody shares it."""
    boards = game.partners[side]
    if len(boards) == 1:
        return [(boards[0], rolled)]
    shares = shared_out(rolled, [game.box.slots[board] for board in boards])
    for board, dice in zip(boards, shares, strict=True):
        game.emit("dice_shared", {"side": side, "seat": board, "dice": list(dice)})
    return list(zip(boards, shares, strict=True))


def shared_out(rolled: Sequence[str], slots: Sequence[Slots]) -> list[tuple[str, ...]]:
    """The dice of each partner, the House first; those beyond the slots they must change.

    As even as possible is to give each die to who has fewest, the House among equals (A-TEAM-19);
    where only one of them has a slot left for it, that leaves no choice (A-TEAM-16).
    """
    boards: list[list[str]] = [[] for _ in slots]
    aside: list[str] = []
    for die in [*on_one_board(rolled, slots), *on_both_boards(rolled, slots)]:
        open_to = [
            board for board, own in zip(boards, slots, strict=True) if board.count(die) < own[die]
        ]
        min(open_to, key=len, default=aside).append(die)
    for die in aside:
        min(boards, key=len).append(die)  # A-TEAM-17
    return [in_boxes(board) for board in boards]


def on_one_board(rolled: Sequence[str], slots: Sequence[Slots]) -> list[str]:
    """A-TEAM-15: the dice whose result is on one board only."""
    return [die for die in in_boxes(rolled) if die in results_on(1, slots)]


def on_both_boards(rolled: Sequence[str], slots: Sequence[Slots]) -> list[str]:
    """A-TEAM-16: the dice whose result is on both boards."""
    return [die for die in in_boxes(rolled) if die in results_on(2, slots)]


def results_on(number: int, slots: Sequence[Slots]) -> list[str]:
    """The results that so many boards have."""
    return [result for result in RESULTS if sum([bool(own[result]) for own in slots]) == number]
