"""Actions of Truthtrance: a question to another player, and the answer."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} truthtrance {to} {form} {value}", "D-DEAL-7", form="D-DEAL-7", value="D-DEAL-9")
class AskTruth(Action):
    """Play Truthtrance: ask another player a question to be answered with yes or no.

    Attributes:
        form: what it is about.
            holds, traitor, predicted, predicted_turn: do they hold this card (or one of this
            kind), have they this traitor, did they predict this; spice: have they more than so
            much; leads, plays, dial: in this battle, will they play this leader, play this card
            (or one of this kind), dial more than so many half forces;
            bids, ships, moves, calls: will they bid on this card, ship or move into this
            territory this turn, call a traitor;
            words: a question in words, which only the players can judge.
        value: the card, leader, faction, territory or number asked about.
    """

    to: str
    form: str
    value: str | int | None


@action("{seat} truth {yes}", "D-DEAL-7", yes="D-DEAL-8")
class AnswerTruth(Action):
    """The true answer; it binds the player who gives it."""

    yes: bool


ACTIONS: Final = (AskTruth, AnswerTruth)
