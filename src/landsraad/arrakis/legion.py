"""Legions: all units and leaders of one side in one area, or a group split off from them.

A legion is a value; the table holds one for each occupied area. Special elites are the Sardaukar of
the Harkonnen and the Fedaykin of the Atreides; generic leaders are Bashars and Naibs. A deployment
token counts as one unit (A-UNIT-10). A troop of the Great Houses is a regular unit and a generic
leader at once (A-GUILD-TROOP-5); there are none without the Spacing Guild.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Final

from landsraad.kernel import Choices, Counts, Listed, Subsets
from landsraad.kernel.slots import write_into_slots

UNITS: Final = ("regular", "elite", "special")
TROOP: Final = "troop"
GENERIC: Final = "generic"
EVERY_UNIT: Final = (*UNITS, TROOP)
KINDS: Final = (*EVERY_UNIT, GENERIC)
"""All figures but named leaders."""

NUMBER_OF: Final[dict[str, Callable[[Legion], int]]] = {kind: attrgetter(kind) for kind in KINDS}
"""How many figures of a kind a legion has."""

Figures = tuple[tuple[str, int], ...]
"""How many of each kind, without zeros, as an action says it."""
GroupFields = tuple[Choices[Figures], Choices[Figures], Choices[tuple[str, ...]]]
"""Choices for the units, leaders and tokens of a group."""


@dataclass(frozen=True, slots=True)
class Legion:
    """Figures and tokens that stand together; `named` and `tokens` are in alphabetical order."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    generic: int = 0
    named: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    troop: int = 0

    @property
    def figures(self) -> int:
        """Units that stand there as figures: what rolls dice (A-BATTLE-8)."""
        return self.regular + self.elite + self.special + self.troop

    @property
    def size(self) -> int:
        """Units for the stacking limit, tokens included (A-UNIT-6)."""
        return self.regular + self.elite + self.special + self.troop + len(self.tokens)

    @property
    def leaders(self) -> int:
        return self.generic + self.troop + len(self.named)

    def __bool__(self) -> bool:
        return self.size > 0 or self.leaders > 0

    def __add__(self, other: Legion) -> Legion:
        return Legion(
            self.regular + other.regular,
            self.elite + other.elite,
            self.special + other.special,
            self.generic + other.generic,
            _together(self.named, other.named),
            _together(self.tokens, other.tokens),
            self.troop + other.troop,
        )

    def __sub__(self, other: Legion) -> Legion:
        return Legion(
            self.regular - other.regular,
            self.elite - other.elite,
            self.special - other.special,
            self.generic - other.generic,
            _apart(self.named, other.named),
            _apart(self.tokens, other.tokens),
            self.troop - other.troop,
        )

    def has(self, figure: str) -> bool:
        """Whether a figure of that kind is among them: a type of unit or leader, or a name."""
        if figure in KINDS:
            return int(getattr(self, figure)) > 0
        return figure in self.named

    def has_all(self, figures: tuple[str, ...]) -> bool:
        for figure in figures:  # noqa: SIM110  # a generator would cost more than it finds out
            if not self.has(figure):
                return False
        return True

    def strongest_first(self) -> Iterator[str]:
        """The kind of each unit, then of each generic leader."""
        for kind in (*reversed(UNITS), GENERIC):
            for _ in range(getattr(self, kind)):
                yield kind

    def with_one(self, figure: str) -> Legion:
        """With one figure more: a unit, a generic leader or a named one."""
        return self + one(figure)

    def without_one(self, figure: str) -> Legion:
        return self - one(figure)

    def with_tokens(self, tokens: tuple[str, ...]) -> Legion:
        """The same figures with these tokens."""
        return Legion(
            self.regular, self.elite, self.special, self.generic, self.named, tokens, self.troop
        )

    def to_json(self) -> dict[str, object]:
        shown: dict[str, object] = {
            kind: getattr(self, kind) for kind in KINDS if getattr(self, kind)
        }
        return shown | ({"named": list(self.named)} if self.named else {})


def _together(some: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(some + more)) if some and more else some or more


def _apart(some: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in some if name not in gone]) if gone else some


write_into_slots(Legion)
EMPTY: Final = Legion()


@lru_cache(maxsize=256)
def one(figure: str) -> Legion:
    """A single figure."""
    if figure in KINDS:
        regular, elite, special, troop, generic = (int(figure == kind) for kind in KINDS)
        return Legion(regular, elite, special, generic, troop=troop)
    return Legion(named=(figure,))


def group(units: Figures, leaders: Figures, tokens: tuple[str, ...]) -> Legion:
    """The legion that the fields of an action mean."""
    counts = {**dict(units), **dict(leaders)}
    regular, elite, special, troop, generic = [counts.pop(kind, 0) for kind in KINDS]
    return Legion(regular, elite, special, generic, tuple(sorted(counts)), tokens, troop)


@lru_cache(maxsize=65536)
def groups(
    legion: Legion, contains: tuple[str, ...] = (), with_leader: bool = False
) -> tuple[GroupFields, ...]:
    """Every group that may be split off a legion: at least one unit or token (A-MOVE-3).

    Args:
        legion: what may be chosen from.
        contains: figures that must be in the group (A-MOVE-12).
        with_leader: whether it needs a leader (A-MOVE-4).

    Returns:
        The fields of a product each; together they make all groups, none twice.
    """
    if not legion.has_all(contains):
        return ()
    kinds, most, least = _units(legion, contains)
    leaders, needed = _leaders(legion, contains, with_leader)
    tokens = Listed(*legion.tokens)
    some_units = Counts(Listed(*kinds), most, 1, sum(most), least)
    spaces: list[GroupFields] = [(some_units, leaders, Subsets(tokens, 0, len(legion.tokens)))]
    if legion.tokens and not any(least):
        no_units: Choices[Figures] = Listed(())
        spaces.append((no_units, leaders, Subsets(tokens, 1, len(legion.tokens))))
    if with_leader and legion.troop and not needed:
        spaces.append(_led_by_troops(legion, kinds, most, least))
    return tuple([space for space in spaces if all(field.size for field in space)])


def _units(
    legion: Legion, contains: tuple[str, ...]
) -> tuple[list[str], tuple[int, ...], tuple[int, ...]]:
    """The kinds of units in a legion, with the most and the least of each in a group."""
    kinds = [kind for kind in EVERY_UNIT if getattr(legion, kind)]
    most = tuple([int(getattr(legion, kind)) for kind in kinds])
    return kinds, most, tuple([int(kind in contains) for kind in kinds])


def _leaders(
    legion: Legion, contains: tuple[str, ...], with_leader: bool
) -> tuple[Choices[Figures], bool]:
    """The leaders that may go with a group, and whether some of them must."""
    named = [*([GENERIC] if legion.generic else []), *legion.named]
    limits = tuple([legion.generic if name == GENERIC else 1 for name in named])
    needed = tuple([int(name in contains) for name in named])
    return Counts(Listed(*named), limits, int(with_leader), sum(limits), needed), any(needed)


def _led_by_troops(
    legion: Legion, kinds: list[str], most: tuple[int, ...], least: tuple[int, ...]
) -> GroupFields:
    """A-GUILD-TROOP-5: groups without any other leader, in which a troop is one."""
    some = tuple([max(least[place], int(kind == TROOP)) for place, kind in enumerate(kinds)])
    nobody: Choices[Figures] = Listed(())
    tokens = Subsets(Listed(*legion.tokens), 0, len(legion.tokens))
    return Counts(Listed(*kinds), most, 1, sum(most), some), nobody, tokens
