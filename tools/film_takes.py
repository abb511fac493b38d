"""Takes that together show every kind of event, for film strips.

They are looked for in the golden records of the present rules and in all adjudication cases. Half
of all kinds come by themselves, so there are about a hundred takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from landsraad.kernel import Game, Record
from landsraad.kernel.cases import Case, case_files, read_cases
from tests.browser.moments import states
from tests.sources import CASES
from tools.golden_records import RECORDS, folder_of

GAMES: Final = ("dune", "arrakis")
STAGE: Final = Path(__file__).parents[1] / "client" / "src" / "stage"
BOOKKEEPING: Final = re.compile(r"^  (\w+): tick\(", re.MULTILINE)
"""A kind that takes no time, in the client's table of scenes."""
CROWDED: Final = 8
"""Events of a take; the scenes of more are pressed together or left out."""
LATE: Final = 1300
"""Actions of a game; what comes later is slow to load."""
ANOTHER_TABLE: Final = 0.4
"""What it costs to open another game, in kinds of events."""


class Take(NamedTuple):
    """An action of a recorded game or of a case, and what everybody sees of it.

    Attributes:
        game: which one.
        source: a golden record or a case.
        actions: of it, up to this one.
        before: events that were seen before.
        kinds: of the events with a scene, in order.
    """

    game: str
    source: str
    actions: int
    before: int
    kinds: tuple[str, ...]

    def record(self) -> Record:
        """Of the game until then."""
        (after,) = islice(moments_of(self.game, self.source), self.actions, self.actions + 1)
        return after.record()


class Chosen(NamedTuple):
    """A take, and the kinds for which it was chosen."""

    take: Take
    shows: tuple[str, ...]


def covering(game: str) -> list[Chosen]:
    """Few takes with every kind of event that stored games and cases have."""
    return few_with_all(takes_of(game, sources_of(game)))


def few_with_all(takes: Iterable[Take]) -> list[Chosen]:
    """Some of these with all of their kinds; those of one source stand together, in order."""
    largest_first = sorted(takes, key=lambda take: (len(take.kinds), take.before), reverse=True)
    left = list({(take.source, frozenset(take.kinds)): take for take in largest_first}.values())
    missing = {kind for take in left for kind in take.kinds}
    chosen: list[Chosen] = []
    opened: set[str] = set()

    def worth(take: Take) -> tuple[bool, float, int, int]:
        new = len(missing.intersection(take.kinds))
        cost = 0 if take.source in opened else ANOTHER_TABLE
        fits = new > 0 and len(take.kinds) <= CROWDED and take.actions <= LATE
        return fits, new - cost, -len(take.kinds), -take.before

    while missing:
        best = max(left, key=worth)
        shows = tuple(kind for kind in dict.fromkeys(best.kinds) if kind in missing)
        chosen.append(Chosen(best, shows))
        opened.add(best.source)
        missing.difference_update(shows)
    return sorted(chosen)


def takes_of(game: str, sources: Iterable[str]) -> Iterator[Take]:
    """All of these sources."""
    without_scene = set(BOOKKEEPING.findall((STAGE / f"{game}-scenes.ts").read_text("utf-8")))
    for source in sources:
        yield from takes_in(game, source, moments_of(game, source), without_scene)


def takes_in(
    game: str, source: str, moments: Iterable[Game], without_scene: set[str]
) -> Iterator[Take]:
    before = 0
    for actions, moment in enumerate(moments):
        seen = [event.kind for event in moment.happened if event.data is not None]
        kinds = tuple(kind for kind in seen if kind not in without_scene)
        if kinds:
            yield Take(game, source, actions, before, kinds)
        before += len(seen)


def sources_of(game: str) -> Iterator[str]:
    yield from (file.stem for file in sorted(folder_of(game, RECORDS).glob(f"{game}-*.json")))
    yield from cases_of(game)


def moments_of(game: str, source: str) -> Iterator[Game]:
    """The game before its first action and after each."""
    if source in cases_of(game):
        return states(cases_of(game)[source])
    file = folder_of(game, RECORDS) / f"{source}.json"
    return Record.from_json(file.read_text("utf-8")).moments()


@cache
def cases_of(game: str) -> dict[str, Case]:
    return {case.id: case for file in case_files(CASES / game) for case in read_cases(file)}
