"""The seven laws: what is true of every game, tested on random play.

1. Listed is accepted: every listed action plays; any other is refused and nothing changes.
2. Play always ends: random games reach an outcome, without a dead end.
3. Nothing is lost: `faults` finds nothing after any action.
4. Replay equals play: the record gives the same digest after every action.
5. A view cannot depend on what it hides.
6. A copy is independent, and a saved game continues exactly.
7. Undo never crosses a reveal, a random draw or another seat's action.

A game or mode is registered as a `Mode`. `hold` plays one random game of it and lets every law look
at each position on the way; a law that is broken raises `LawBroken` with the record of the game.
`tests/test_laws.py` does so for all modes of all games.
"""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.kernel.laws.going_on import (
    CopiesAreIndependent,
    NothingIsLost,
    OrderOfAnswersIsFree,
    PlayEnds,
    ReplayEqualsPlay,
    SavesContinue,
)
from landsraad.kernel.laws.law import Law, LawBroken, Mode, any_action, positions
from landsraad.kernel.laws.listing import ListedIsAccepted
from landsraad.kernel.laws.secrets import UndoKeepsSecrets, ViewsHide

__all__ = [
    "LAWS",
    "CopiesAreIndependent",
    "Law",
    "LawBroken",
    "ListedIsAccepted",
    "Mode",
    "NothingIsLost",
    "OrderOfAnswersIsFree",
    "PlayEnds",
    "ReplayEqualsPlay",
    "SavesContinue",
    "UndoKeepsSecrets",
    "ViewsHide",
    "any_action",
    "hold",
    "positions",
]

LAWS: tuple[type[Law], ...] = (
    ListedIsAccepted,
    PlayEnds,
    NothingIsLost,
    ReplayEqualsPlay,
    OrderOfAnswersIsFree,
    ViewsHide,
    CopiesAreIndependent,
    SavesContinue,
    UndoKeepsSecrets,
)


def hold(mode: Mode, seed: int, laws: Sequence[type[Law]] | None = None) -> list[Law]:
    """Play a random game and let the laws look, all unless said; what they have become at its end.

    Raises:
        LawBroken: one of them does not hold.
    """
    watching = [law(mode, seed) for law in (LAWS if laws is None else laws)]
    for game, _ in positions(mode, seed):
        for law in watching:
            if not law.costly or game.sequence % mode.stride == 0 or game.over:
                law.look(game)
    for law in watching:
        law.finish(game)
    return watching
