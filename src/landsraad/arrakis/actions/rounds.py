"""Actions of the round: dice, spice, and what is settled at its end."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} change {die} to {result}", "A-ACT-4")
class ChangeDie(Action):
    """Change a die that finds no slot to another result."""

    die: str
    result: str


@action("{seat} token {result}", "A-BG-1")
class SlotToken(Action):
    """Put a Bene Gesserit token on a slot, as an action die for this round."""

    result: str


@action("{seat} spend {die} for {use}", "A-ACT-8")
class SpendDie(Action):
    """Spend an action die, by its result, or the `bene_gesserit` token on a slot.

    `use` is an action of the result (`move`, `attack`, …), `special.` with a leader, a `card` from
    hand, or `claim.` with a prescience card. A House die of the Atreides is used as another result:
    `strategy.move`.
    """

    die: str
    use: str


@action("{seat} desert_power", "A-ACT-10")
class DesertPowerAction(Action):
    """Take a Desert Power action without spending a die."""


@action("{seat} use {use}", "A-RESULT-6")
class UseResult(Action):
    """Use the spent die as another result: `strategy.move`."""

    use: str


@action("{seat} name {die}", "A-CARD-6")
class NameDie(Action):
    """Name the die that the opponent must spend next."""

    die: str


@action("{seat} imperium {power}", "A-SPICE-5")
class MoveMarker(Action):
    """Move an imperium marker."""

    power: str


@action("{seat} pay {power} {spice}", "A-SPICE-3")
class PayMarker(Action):
    """Pay spice for an imperium marker, or nothing."""

    power: str
    spice: int


@action("{seat} stockpile", "A-SPICE-7")
class Stockpile(Action):
    """Spend spice for a supremacy point."""


@action("{seat} keep_spice", "A-SPICE-9")
class KeepSpice(Action):
    """Keep one spice point for a later round."""


@action("{seat} exchange {leader}", "A-END-4")
class ExchangeLeader(Action):
    """Take a named leader off the board, with a generic one in its place."""

    leader: str


@action("{seat} exchange_wild_maker", "A-END-6")
class ExchangeWildMaker(Action):
    """Exchange the Wild Maker for a normal sandworm."""


@action("{seat} out {cards}", "A-END-10")
class GiveUpCards(Action):
    """Throw these unclaimed prescience cards out of the game; the others go back to the deck."""

    cards: tuple[str, ...]


ACTIONS = (
    ChangeDie,
    SlotToken,
    SpendDie,
    DesertPowerAction,
    UseResult,
    NameDie,
    MoveMarker,
    PayMarker,
    Stockpile,
    KeepSpice,
    ExchangeLeader,
    ExchangeWildMaker,
    GiveUpCards,
)
