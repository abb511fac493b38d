"""Do the cases notice? Flip one rule at a time and see that some case fails.

Each flip gives one switch, one number of the box, one fact of the board or one small rule another
value, for the time it takes to run the cases of its chapters. A flip that no case notices is
printed, and the exit status is 1.

Run: python -m tools.rule_flips            (make flips)
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from landsraad.kernel.cases import Case, read_cases, run_case

CASES = Path(__file__).parents[2] / "tests" / "cases"


@dataclass(frozen=True, slots=True)
class Flip:
    """Another value for one thing that the rules read.

    Attributes:
        game: whose cases must notice. `owner`: how `of` is called.
        of: what holds the thing: a rule set, the box or a part of it, a table, a module.
        field: its name there.
        value: the other value. `chapters`: where the cases are.
        says: what it comes to, where the values do not tell.
    """

    game: str
    owner: str
    of: Any
    field: str
    value: Any
    chapters: tuple[str, ...]
    says: str = ""

    def __str__(self) -> str:
        values = f"{get(self.of, self.field)!r} -> {self.value!r}"
        return f"{self.owner}.{self.field}: {self.says or values}"


def get(of: Any, field: str) -> Any:
    return of[field] if isinstance(of, dict) else getattr(of, field)


def put(of: Any, field: str, value: Any) -> None:
    """Write it even where it is meant to be immutable."""
    if isinstance(of, dict):
        of[field] = value
    else:
        object.__setattr__(of, field, value)


def holders(flip: Flip) -> list[Any]:
    """What holds the thing; a name of a module is also held by those that import it from there."""
    if not isinstance(flip.of, ModuleType):
        return [flip.of]
    thing = getattr(flip.of, flip.field)
    ours = [module for name, module in sys.modules.items() if name.startswith("landsraad.")]
    return [module for module in ours if getattr(module, flip.field, None) is thing]


@contextmanager
def flipped(flip: Flip) -> Iterator[None]:
    """The other value, for as long as it takes."""
    before, where = get(flip.of, flip.field), holders(flip)
    for holder in where:
        put(holder, flip.field, flip.value)
    try:
        yield
    finally:
        for holder in where:
            put(holder, flip.field, before)


@cache
def cases_of(game: str, chapter: str) -> list[Case]:
    return read_cases(CASES / game / f"{chapter}.toml")


def notices(flip: Flip) -> Case | None:
    """The first case of its chapters that fails as things are now."""
    for chapter in flip.chapters:
        for case in cases_of(flip.game, chapter):
            if not run_case(case).passed:
                return case
    return None
