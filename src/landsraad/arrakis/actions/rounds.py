"""Actions of the round: dice, spice, and what is settled at its end."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class ChangeDie(Action):
    """Change a die that finds no slot to another result."""

    die: str
    result: str

    notation = "{seat} change {die} to {result}"
    rule = "A-ACT-4"


@dataclass(frozen=True, slots=True)
class SlotToken(Action):
    """Put a Bene Gesserit token on a slot, as an action die for this round."""

    result: str

    notation = "{seat} token {result}"
    rule = "A-BG-1"


@dataclass(frozen=True, slots=True)
class SpendDie(Action):
    """Spend an action die, by its result, or the `bene_gesserit` token on a slot.

    `use` is an action of the result (`move`, `attack`, …), `special.` with a leader, a `card` from
    hand, or `claim.` with a prescience card. A House die of the Atreides is used as another result:
    `strategy.move`.
    """

    die: str
    use: str

    notation = "{seat} spend {die} for {use}"
    rule = "A-ACT-8"


@dataclass(frozen=True, slots=True)
class DesertPowerAction(Action):
    """Take a Desert Power action without spending a die."""

    notation = "{seat} desert_power"
    rule = "A-ACT-10"


@dataclass(frozen=True, slots=True)
class UseResult(Action):
    """Use the spent die as another result: `strategy.move`."""

    use: str

    notation = "{seat} use {use}"
    rule = "A-RESULT-6"


@dataclass(frozen=True, slots=True)
class NameDie(Action):
    """Name the die that the opponent must spend next."""

    die: str

    notation = "{seat} name {die}"
    rule = "A-CARD-6"


@dataclass(frozen=True, slots=True)
class MoveMarker(Action):
    """Move an imperium marker."""

    power: str

    notation = "{seat} imperium {power}"
    rule = "A-SPICE-5"


@dataclass(frozen=True, slots=True)
class PayMarker(Action):
    """Pay spice for an imperium marker, or nothing."""

    power: str
    spice: int

    notation = "{seat} pay {power} {spice}"
    rule = "A-SPICE-3"


@dataclass(frozen=True, slots=True)
class Stockpile(Action):
    """Spend spice for a supremacy point."""

    notation = "{seat} stockpile"
    rule = "A-SPICE-7"


@dataclass(frozen=True, slots=True)
class KeepSpice(Action):
    """Keep one spice point for a later round."""

    notation = "{seat} keep_spice"
    rule = "A-SPICE-9"


@dataclass(frozen=True, slots=True)
class ExchangeLeader(Action):
    """Take a named leader off the board, with a generic one in his place."""

    leader: str

    notation = "{seat} exchange {leader}"
    rule = "A-END-4"


@dataclass(frozen=True, slots=True)
class ExchangeWildMaker(Action):
    """Exchange the Wild Maker for a normal sandworm."""

    notation = "{seat} exchange_wild_maker"
    rule = "A-END-6"


@dataclass(frozen=True, slots=True)
class GiveUpCards(Action):
    """Throw these unclaimed prescience cards out of the game; the others go back to the deck."""

    cards: tuple[str, ...]

    notation = "{seat} out {cards}"
    rule = "A-END-10"


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
