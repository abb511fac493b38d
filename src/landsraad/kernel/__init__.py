"""The kernel: what every game needs and no game knows.

Read in this order: `choices` (what may be chosen), `action` (what was chosen), `step` (what is
asked), `game` (the loop, with `game_type`, `views`, `redeal` and `refusals`), `chance`, `event`,
then `setup` and `record` (beginning and keeping), `rules`, `checks`, `position` and `cases`
(refereeing), `laws` (what is true of every game).
"""

from landsraad.kernel.action import Action, Notation, action
from landsraad.kernel.chance import Chance
from landsraad.kernel.choices import (
    Bits,
    Choices,
    Counts,
    Listed,
    Names,
    Product,
    Range,
    Subsets,
    Sum,
    just,
    places_in,
)
from landsraad.kernel.errors import (
    BadCase,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotRedeal,
    CannotUndo,
    GameOver,
    IllegalAction,
    LandsraadError,
    NotYourTurn,
    Refusal,
    StaleAction,
    Stuck,
    UnreadableAction,
)
from landsraad.kernel.event import REFEREE, Event
from landsraad.kernel.game import Game
from landsraad.kernel.outcome import Outcome
from landsraad.kernel.position import PositionReader
from landsraad.kernel.reading import Reading
from landsraad.kernel.record import Record
from landsraad.kernel.refusals import Because, because
from landsraad.kernel.rules import Catalogue, Rule
from landsraad.kernel.setup import Option, Setup
from landsraad.kernel.state import EVERYBODY, NOBODY, OWNER, SOME, per_seat, state
from landsraad.kernel.step import Decision, Step

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "OWNER",
    "REFEREE",
    "SOME",
    "Action",
    "BadCase",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Because",
    "Bits",
    "CannotRedeal",
    "CannotUndo",
    "Catalogue",
    "Chance",
    "Choices",
    "Counts",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "LandsraadError",
    "Listed",
    "Names",
    "NotYourTurn",
    "Notation",
    "Option",
    "Outcome",
    "PositionReader",
    "Product",
    "Range",
    "Reading",
    "Record",
    "Refusal",
    "Rule",
    "Setup",
    "StaleAction",
    "Step",
    "Stuck",
    "Subsets",
    "Sum",
    "UnreadableAction",
    "action",
    "because",
    "just",
    "per_seat",
    "places_in",
    "state",
]
