"""Questions that hang on a hand: who is asked must not depend on what others cannot know."""

from __future__ import annotations

from landsraad.dune.state import DuneState


def is_asked_about(game: DuneState, seat: str, card: int) -> bool:
    """Whether a seat is asked about a card: if it holds it, or (strict) if it holds any.

    Call it once, when the question arises: a step that asks stays, whatever the hand is then.
    """
    if game.asks_all_who_might:
        return bool(game.hands[seat])
    if game.hands[seat]:
        game.bar_undo()  # others learn from it whether the card is there
    return game.holds(seat, card)
