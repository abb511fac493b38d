"""What odds are asked for: two forces with their plans, and the field they meet on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from landsraad.arrakis.battle.facts import EXTRA_DIE, NO_CONTINUE_HIT, OPPONENT_MAX_DICE
from landsraad.arrakis.box import STANDARD, Box
from landsraad.arrakis.legion import GENERIC, KINDS, TROOP, Legion, one
from landsraad.arrakis.losses import BETTER, REGULAR, exposed
from landsraad.arrakis.solo.strength import single_figures
from landsraad.kernel.errors import LandsraadError

NAMED: Final = "named"
"""Any named leader, in the order of losses."""
LOSSES: Final = ("elite", GENERIC, "special", REGULAR, TROOP, NAMED)
"""Hits that cost no die come first; elites cost nothing else either."""

Strip = tuple[int, int]
"""The hits and shields that leaders make of specials."""


class BadForce(LandsraadError):
    """Forces or a field that cannot be."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a side fights, beside the leaders' strips, which are always chosen best.

    Attributes:
        losses: which figures take hits first: kinds, names of leaders, `named` for all others.
        cards: how many planning cards may go in one round. A card goes wherever it gives a die.
        leave_below: with fewer figures than that the attacker ceases, the defender retreats.
        leave_behind: the same if the enemy has so many figures more.
    """

    losses: tuple[str, ...] = LOSSES
    cards: int = 6
    leave_below: int = 0
    leave_behind: int | None = None

    def loss(self, legion: Legion) -> str:
        """The figure that takes the next hit."""
        figures = exposed(legion)
        return min(figures, key=self.place)

    def place(self, figure: str) -> int:
        """The place of a figure in the order of losses."""
        if figure not in self.losses and figure not in KINDS:
            figure = NAMED
        return self.losses.index(figure) if figure in self.losses else len(self.losses)

    def leaves(self, own: Legion, enemy: Legion) -> bool:
        """Whether this side has had enough."""
        behind = enemy.figures - own.figures
        return own.figures < self.leave_below or (
            self.leave_behind is not None and behind >= self.leave_behind
        )

    def strips(self, options: tuple[Strip, ...]) -> tuple[Strip, ...]:
        """What this side would make of its specials."""
        return options


class Automaton(Plan):
    """The Harkonnen of the solo mode (A-SOLO-BATTLE-1 to A-SOLO-BATTLE-10)."""

    __slots__ = ()

    def loss(self, legion: Legion) -> str:
        """A-SOLO-BATTLE-2 to A-SOLO-BATTLE-5: all leaders but one, better units, regulars."""
        if legion.leaders - legion.troop > 1:
            return GENERIC if legion.generic else legion.named[0]
        for kind in (*BETTER, TROOP):
            if legion.has(kind):
                return kind
        last = legion.regular == 1 and legion.leaders
        return [*legion.named, GENERIC][0] if last else REGULAR

    def leaves(self, own: Legion, enemy: Legion) -> bool:
        """A-SOLO-BATTLE-7."""
        return 2 * single_figures(own) <= single_figures(enemy)

    def strips(self, options: tuple[Strip, ...]) -> tuple[Strip, ...]:
        """A-SOLO-BATTLE-10: as many hits as possible, then as many shields."""
        return (max(options),)


AUTOMATON: Final = Automaton()


@dataclass(frozen=True, slots=True)
class Force:
    """One side of a battle.

    Attributes:
        legion: its figures. `cards`: planning cards in hand that it may discard for dice.
        plan: how it fights.
        regulars_left: regular figures off the board, which replace better units (A-BATTLE-21).
    """

    legion: Legion
    cards: int = 0
    plan: Plan = Plan()
    regulars_left: int = 99

    def stages(self) -> tuple[Legion, ...]:
        """The legion after no hit, one, two and so on, until no unit is left (A-BATTLE-25)."""
        return tuple(self._stages())

    def _stages(self) -> Iterator[Legion]:
        legion = self.legion
        yield legion
        while legion.figures:
            legion = self.after_hit(legion)
            yield legion if legion.figures else Legion()  # A-BATTLE-23

    def after_hit(self, legion: Legion) -> Legion:
        """A-BATTLE-20, A-BATTLE-21: what is left when one more hit is taken."""
        figure = self.plan.loss(legion)
        spare = self.regulars_left + self.legion.regular - legion.regular
        left = legion.without_one(figure)
        return left.with_one(REGULAR) if figure in BETTER and spare else left


@dataclass(frozen=True, slots=True)
class Field:
    """Where and how two forces meet.

    Attributes:
        rank: the rank of the defender's settlement; none in the open.
        surprise: whether it is a surprise attack (A-BATTLE-11).
        extra_dice: dice that a card gives the attacker in each round.
        most_dice_at_first: dice that a card leaves the defender in the first round; 0 for all.
        free_to_go_on: whether going on against a settlement costs nothing.
        retreat: whether the defender has somewhere to retreat to.
    """

    rank: int | None = None
    surprise: bool = False
    extra_dice: int = 0
    most_dice_at_first: int = 0
    free_to_go_on: bool = False
    retreat: bool = True

    def with_modifiers(self, *modifiers: str) -> Field:
        """With what the card of an attack adds, in the words of the box."""
        field = self
        for modifier in modifiers:
            word, _, number = modifier.partition(":")
            if word == EXTRA_DIE:
                field = replace(field, extra_dice=int(number))
            elif word == OPPONENT_MAX_DICE:
                field = replace(field, most_dice_at_first=int(number))
            elif word == NO_CONTINUE_HIT:
                field = replace(field, free_to_go_on=True)
            else:
                raise BadForce(f"no modifier of an attack: {modifier}")
        return field


OPEN: Final = Field()
"""An attack in the open that nothing helps."""


def leaders_of(legion: Legion, box: Box) -> list[Strip]:
    """A-BATTLE-14, A-BATTLE-15: what each leader of a legion makes of a special."""
    generic = box.numbers["generic_leader_combat"]
    strips = [(generic["hits"], generic["shields"])] * (legion.generic + legion.troop)
    return strips + [(box.leaders[name].hits, box.leaders[name].shields) for name in legion.named]


def strip_options(legion: Legion, specials: int, box: Box) -> tuple[Strip, ...]:
    """A-BATTLE-16, A-BATTLE-17: what a legion's leaders can make of so many specials.

    What is no better in hits and worse in shields, or the other way round, is left out.
    """
    strips = leaders_of(legion, box)
    chosen = combinations(strips, min(specials, len(strips)))
    made = {(sum(h for h, _ in some), sum(s for _, s in some)) for some in chosen}
    return tuple(
        sorted([strip for strip in made if not any(beats(other, strip) for other in made)])
    )


def beats(one: Strip, other: Strip) -> bool:
    """Whether a strip has more of one thing and no less of the other."""
    return one != other and one[0] >= other[0] and one[1] >= other[1]


def is_named_leader(name: str, side: str, box: Box) -> bool:
    """Whether a name is that of a leader who can stand in a legion of a side."""
    leader = box.leaders.get(name)
    return leader is not None and leader.side == side and leader.kind == NAMED


def read_legion(text: str, side: str, box: Box = STANDARD) -> Legion:
    """A legion in words: `4 regular, 1 elite, 2 generic, feyd_rautha`.

    Raises:
        BadForce: if no legion of that side can be so.
    """
    legion = Legion()
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, figure = part.rpartition(" ")
        if figure not in KINDS and not is_named_leader(figure, side, box):
            raise BadForce(f"no figure of the {side}: {figure}")
        if number and not (number.isascii() and number.isdigit() and len(number) < 3):
            raise BadForce(f"not a number of figures: {number}")
        if figure in legion.named or (figure not in KINDS and number not in ("", "1")):
            raise BadForce(f"there is only one {figure}")
        for _ in range(int(number or 1)):
            legion = legion + one(figure)
    most = box.numbers["stacking_limit"]
    if not 0 < legion.figures <= most:
        raise BadForce(f"a legion that fights has 1 to {most} units")
    return legion
