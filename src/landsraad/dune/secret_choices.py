"""Secret choices that several players make at once: each can be changed until all have chosen.

Whoever has chosen is asked again beside those whom the table waits for. A change is an action like
any other; its seat alone sees it, and the others still see just that a choice was made.

D-GAME-3 changing a secret choice · D-BATTLE-8 changing a plan
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.dune.state import DuneState
from landsraad.kernel import Decision

CHANGED: Final = "choice_changed"
"""The flag that counts it."""

MOST_CHANGES: Final = 10
"""So often one choice may be changed, so that nobody makes a game endless."""


def still_open(game: DuneState, asked: Iterable[Decision]) -> tuple[Decision, ...]:
    """The questions to all who choose, those to whoever has chosen optional; none if all have."""
    every = tuple(asked)
    if not any(decision.required for decision in every):
        return ()
    return tuple([each for each in every if each.required or may_change(game, each.seat)])


def may_change(game: DuneState, seat: str) -> bool:
    return game.rules.change_secret_choices and game.flags.count((CHANGED, seat)) < MOST_CHANGES


def note_change(game: DuneState, seat: str) -> None:
    game.flag(CHANGED, seat)


def all_chosen(game: DuneState) -> None:
    """The next choices can be changed as often."""
    game.unflag(CHANGED)
