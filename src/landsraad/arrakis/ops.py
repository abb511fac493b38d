"""The language in which cards, leaders and dice say what they do: a few verbs, as values.

`data/cards.json` writes an effect as a list of steps; `ops_reader.py` turns it into these values.
What a verb does is in `verbs/`; how steps follow one another is in `resolve.py`. Fields that a step
leaves out have the defaults given here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ALL_OF_THEM: Final = -1
"""The count of a step that says `all` or `any`."""


@dataclass(frozen=True, slots=True)
class Where:
    """A set of areas, by what is in them; every field that is given narrows it.

    Attributes:
        area: these areas by name.
        settlement: settlements of the acting side; `ids` and `rank` narrow them.
        choose: one of them, each of them, or any mix of them.
        sietch: sietches: `one` or `any_mix`.
        terrain, deep, state: desert, mountain, …; deep desert only; `empty` or `free`.
        legion: areas with a legion of `self` or of the `enemy`.
        contains, with_leader: what that legion must have.
        at: where it must stand.
        adjacent_to: next to one of these areas; `another_sandworm` and names of areas are words.
        same_sector_as: in one sector with a legion (`self`) or a leader, by name.
        sector_connected_to: in a sector of the air zone bound to this name.
        sector: in the sector bound to this name.
        enemy_within: with an enemy legion at most so many areas away.
        different_areas: no area twice. `single_sector`: all in one sector.
        air_zones: flyers in connected air zones count too.
        any_of: in at least one of these sets.
        bind, ref: a name for the place chosen here, and the place chosen under a name.
        together, most: `most` areas in all, with those chosen under a name.
    """

    area: tuple[str, ...] = ()
    settlement: bool = False
    ids: tuple[str, ...] = ()
    rank: int = 0
    choose: str = "one"
    sietch: str = ""
    terrain: str = ""
    deep: bool = False
    state: str = ""
    legion: str = ""
    contains: tuple[str, ...] = ()
    with_leader: bool = False
    at: Where | None = None
    adjacent_to: Where | None = None
    another_sandworm: bool = False
    same_sector_as: str = ""
    sector_connected_to: str = ""
    sector: str = ""
    enemy_within: int = 0
    different_areas: bool = False
    single_sector: bool = False
    air_zones: bool = False
    bind: str = ""
    ref: str = ""
    together: str = ""
    most: int = 1
    any_of: tuple[Where, ...] = ()


ANYWHERE: Final = Where()


@dataclass(frozen=True, slots=True)
class Op:
    """Base of all steps of an effect."""


@dataclass(frozen=True, slots=True)
class Place(Op):
    """Put pieces on the board, from anywhere but the tank (A-RESULT-18)."""

    what: str
    count: int
    where: Where


@dataclass(frozen=True, slots=True)
class Deploy(Op):
    """Put pieces on the board that are off it (A-RESULT-17)."""

    what: str
    count: int
    where: Where


@dataclass(frozen=True, slots=True)
class Replace(Op):
    """Swap figures on the board, anywhere, for better ones from the supply."""

    old: str
    new: str
    count: int


@dataclass(frozen=True, slots=True)
class MoveLegion(Op):
    """Move so many different legions, all at once."""

    legion: Where
    count: int = 1


@dataclass(frozen=True, slots=True)
class Attack(Op):
    """Attack with one legion."""

    legion: Where
    surprise: bool = False
    modifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RelocateLegion(Op):
    """Take a legion straight to another area."""

    legion: Where
    to: Where


@dataclass(frozen=True, slots=True)
class PushLegion(Op):
    """Move an enemy legion to an area next to it."""

    legion: Where
    to: Where


@dataclass(frozen=True, slots=True)
class MoveSietch(Op):
    """Move a sietch and what stands in it to an area next to it."""

    to: Where


@dataclass(frozen=True, slots=True)
class SpecialAttack(Op):
    """Roll dice against a legion that cannot answer (A-BATTLE-41)."""

    dice: int
    hit_on: tuple[str, ...]
    target: Where


@dataclass(frozen=True, slots=True)
class RollCombat(Op):
    """Roll combat dice and do something for each of these faces."""

    dice: int
    per: tuple[str, ...]
    do: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class ToTank(Op):
    """Send an enemy named leader to the regeneration tank."""

    target: Where


@dataclass(frozen=True, slots=True)
class EnterPlay(Op):
    """A leader comes into play."""

    leader: str
    spent: bool = False


@dataclass(frozen=True, slots=True)
class RemoveFromGame(Op):
    """A leader leaves the game."""

    leader: str


@dataclass(frozen=True, slots=True)
class DrawPlanning(Op):
    """Draw planning cards from one deck, or from any own ones, chosen before drawing."""

    count: int
    deck: str = "any_own"


@dataclass(frozen=True, slots=True)
class PlayPlanning(Op):
    """Play planning cards from hand at no cost."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class OpponentDiscardsPlanning(Op):
    """The opponent discards planning cards of their choice."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeBeneGesserit(Op):
    """Take Bene Gesserit tokens from the reserve."""

    count: int


@dataclass(frozen=True, slots=True)
class DesertPower(Op):
    """Take Desert Power actions."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class PlaceWormsigns(Op):
    """Place wormsigns as Desert Power does (A-RESULT-11)."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardWormsigns(Op):
    """Discard wormsigns, up to a number or all of them."""

    where: Where
    count: int


@dataclass(frozen=True, slots=True)
class PlaceSandworm(Op):
    """Place sandworms, of any kind or the Wild Maker alone."""

    where: Where
    count: int = 1
    which: str = ""


@dataclass(frozen=True, slots=True)
class MoveSandworm(Op):
    """Move different sandworms, of any kind or the Wild Maker alone."""

    count: int = 1
    which: str = ""


@dataclass(frozen=True, slots=True)
class SandwormAttack(Op):
    """Attack with a sandworm."""

    which: str = ""


@dataclass(frozen=True, slots=True)
class CoriolisStorms(Op):
    """Resolve Coriolis storms now."""


@dataclass(frozen=True, slots=True)
class PlaceVehicle(Op):
    """Place vehicles of a type, or of any type."""

    count: int
    type: str = ""


@dataclass(frozen=True, slots=True)
class RemoveVehicle(Op):
    """Remove Harkonnen vehicles; the air zone of the last one may get a name."""

    count: int
    where: Where = ANYWHERE
    type: str = ""
    bind: str = ""


@dataclass(frozen=True, slots=True)
class Reveal(Op):
    """Turn up the sietch and all deployment tokens of one area."""

    where: Where


@dataclass(frozen=True, slots=True)
class SwapDeploymentTokens(Op):
    """All deployment tokens of two sietches trade places."""


@dataclass(frozen=True, slots=True)
class ShuffleBackPrescience(Op):
    """Shuffle open prescience cards back into their deck."""

    count: int


@dataclass(frozen=True, slots=True)
class CyclePrescience(Op):
    """Throw any number of open prescience cards out of the game and turn up as many."""


@dataclass(frozen=True, slots=True)
class AttachToPrescience(Op):
    """Lay this card on an open prescience card, with a bonus or to keep it open."""

    effect: str
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class ShiftPrescience(Op):
    """Lower one prescience marker and raise another by as much."""


@dataclass(frozen=True, slots=True)
class DrawObjective(Op):
    """Draw a further secret objective; either one wins."""

    count: int


@dataclass(frozen=True, slots=True)
class DetonateAtomics(Op):
    """Detonate the family atomics."""


@dataclass(frozen=True, slots=True)
class MoveImperiumMarker(Op):
    """Move one imperium marker without activating its ban."""

    steps: int


@dataclass(frozen=True, slots=True)
class DiscardOpponentActionDie(Op):
    """The opponent loses unused action dice that show a result."""

    face: str
    count: int


@dataclass(frozen=True, slots=True)
class ForceOpponentDie(Op):
    """Name the die that the opponent must spend next."""

    count: int


@dataclass(frozen=True, slots=True)
class RestrictOpponent(Op):
    """Forbid the opponent something in their next action turn."""

    forbid: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UseDieAs(Op):
    """Use the spent die as any other result."""


@dataclass(frozen=True, slots=True)
class ChooseSector(Op):
    """Choose a sector with a legion of this kind and give it a name."""

    contains: Where
    bind: str


@dataclass(frozen=True, slots=True)
class If(Op):
    """One list of steps if a condition holds, another one if not."""

    condition: str
    value: str | int | bool
    then: tuple[Op, ...]
    otherwise: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Choose(Op):
    """Exactly one of several lists of steps."""

    options: tuple[tuple[Op, ...], ...]


@dataclass(frozen=True, slots=True)
class Static(Op):
    """A named rule that holds as long as the card does."""

    rule: str


@dataclass(frozen=True, slots=True)
class FreeAction(Op):
    """Discard copies of this card as a free action while a leader is in play."""

    leader: str
    least: int
    most: int
    do: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class ImperiumAction(Op):
    """Take imperium actions of one power (A-GUILD-4 to A-GUILD-6)."""

    which: str
    count: int


@dataclass(frozen=True, slots=True)
class PlaceGuildNavigator(Op):
    """Place the Guild Navigator in a free air zone (A-GUILD-NAV-1)."""


OPS: Final[tuple[type[Op], ...]] = tuple(
    {made.__name__: made for made in Op.__subclasses__()}.values()
)
"""Every verb; a dataclass with slots is made twice, and the later one counts."""


def verb(op: Op) -> str:
    """What the data calls a step."""
    return name_of(type(op))


def name_of(made: type[Op]) -> str:
    """What the data calls a kind of steps."""
    return "".join([f"_{c.lower()}" if c.isupper() else c for c in made.__name__]).lstrip("_")
