"""Temperaments: how a bot leans where judgement leaves it room.

Whoever is bold counts losses for little, whoever is patient counts them and its spice for much, and
the treacherous want cards and are loyal for as long as it pays. They differ in what they make of a
position, never in what they know of it.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Temperament(NamedTuple):
    """What things are worth to a bot, next to what they are worth to one without leanings.

    Attributes:
        name: as in the name of the bot; empty for one without leanings.
        losses: its own forces and settlements.
        thrift: what it could spend.
        cunning: cards and what can be done with them, raids and other blows from the side.
        loyal: whether it stays with allies until it is about to win alone.
    """

    name: str = ""
    losses: float = 1.0
    thrift: float = 1.0
    cunning: float = 1.0
    loyal: bool = True


EVEN: Final = Temperament()
TEMPERAMENTS: Final = {
    temperament.name: temperament
    for temperament in (
        Temperament("bold", losses=0.6, thrift=0.75),
        Temperament("patient", losses=1.5, thrift=1.3),
        Temperament("treacherous", cunning=1.5, loyal=False),
    )
}
"""By name."""
