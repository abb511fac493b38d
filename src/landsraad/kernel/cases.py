"""Cases: adjudications that any implementation could run.

A file names its game and holds cases; each sets up a position, plays or tries some actions, and
says what must come of it:

    game = "crysknife"

    [[case]]
    id = "PARRY-01"
    title = "A parry turns the blade"
    rules = ["X-PARRY-1"]
    source = "rules of Crysknife, parry"
    position = { phase = "hit", hit = "feyd", hands = { feyd = ["parry_a"] }, dice = [6] }

    [[case.act]]
    play = "feyd parry parry_a"
    events = [{ kind = "discarded", seat = "feyd" }]

    [[case.act]]
    try = "feyd parry parry_b"
    refused = "NotYourTurn"

    [case.expect]
    state = { wounds = { feyd = 0 } }
    waiting = ["feyd ground"]

Beside these a case may have `seats`, `options` and `seed`; without a `position` it starts at the
beginning of a game; with `impossible = true` the verdict is that the position (or the options) must
be refused. An act may `play` an action, with the events that must be among what happens, in this
order; or `try` one that must be `refused` with a rule id (or the name of the refusal), with a
`reason`, part of the English sentence, if wanted. Each act and the case as a whole may `expect`:

    state        entries that the referee's view of the table must hold
    sees         the same for the view of a seat: { feyd = {...}, spectator = {...} }
    unseen       what must be missing or empty in it, on the table and in every step in progress:
                 { feyd = ["hands.paul"] }
    steps        the same for the steps in progress, the one in charge last
    waiting      exactly the decisions the game waits for, "seat kind"; an optional one that must be
                 open may be named as well, "seat kind?"
    offered      actions that must be legal now;  not_offered: actions that must not be
    choices      how many choices there are: { "feyd parry" = 2 }
    outcome      { winners = [...], ending = "...", rule = "..." }; or over = false
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.checks import (
    DataPath,
    anything,
    flag,
    integer,
    list_of,
    table,
    table_of,
    text,
)
from landsraad.kernel.errors import (
    BadCase,
    BadOptions,
    BadPosition,
    IllegalAction,
    LandsraadError,
    Refusal,
    UnreadableAction,
)
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import brief

SPECTATOR = "spectator"
GENERATOR = "sfc32"
"""What cases draw from: those that give a seed were written for this one."""

ANY_TABLE: Final = table_of(anything)
ANY_LIST: Final = list_of(anything)
TEXTS: Final = list_of(text)
EXPECT: Final = table(
    {
        "state": ANY_TABLE,
        "sees": table_of(ANY_TABLE),
        "unseen": table_of(TEXTS),
        "steps": ANY_LIST,
        "waiting": TEXTS,
        "offered": TEXTS,
        "not_offered": TEXTS,
        "choices": table_of(integer),
        "outcome": ANY_TABLE,
        "over": flag,
    }
)
ACT: Final = table(
    {
        "play": text,
        "events": ANY_LIST,
        "try": text,
        "refused": text,
        "reason": text,
        "expect": EXPECT,
    }
)
KINDS_OF_ACTS: Final = (
    {"play"},
    {"play", "events"},
    {"try", "refused"},
    {"try", "refused", "reason"},
)


def read_act(value: object, path: DataPath) -> dict[str, Any]:
    """A check for one act."""
    act = ACT(value, path)
    if act.keys() - {"expect"} not in KINDS_OF_ACTS:
        raise path.wrong("plays something (with events) or tries something that is refused")
    return act


CASE: Final = table(
    {
        "id": text,
        "title": text,
        "rules": TEXTS,
        "source": text,
        "seats": ANY_LIST,
        "options": ANY_TABLE,
        "seed": integer,
        "position": ANY_TABLE,
        "impossible": flag,
        "act": list_of(read_act),
        "expect": EXPECT,
    },
    needed=("id", "title", "rules", "source"),
)


@dataclass(frozen=True, slots=True)
class Case:
    """One adjudication, as read from its file."""

    id: str
    title: str
    rules: tuple[str, ...]
    source: str
    game: type[Game]
    data: Mapping[str, Any]


class Verdict:
    """What a case expected and what was found instead; no problems if it passed."""

    def __init__(self, case: Case, problems: Sequence[str]) -> None:
        self.case = case
        self.problems = tuple(problems)

    @property
    def passed(self) -> bool:
        return not self.problems


# Reading.


def case_files(path: Path) -> list[Path]:
    """The case files of a folder and its folders, or this one."""
    if not path.exists():
        raise BadCase(f"there is no {path}")
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def read_cases(file: Path) -> list[Case]:
    """All cases of a file; BadCase says what is wrong with it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError) as wrong:
        raise BadCase(f"{file}: {wrong}") from None
    named = isinstance(data.get("game"), str) and isinstance(data.get("case"), list)
    if set(data) != {"game", "case"} or not named:
        raise BadCase(f"{file}: a case file holds a game and cases, [[case]]")
    try:
        game = game_class(data["game"])
    except BadOptions as wrong:
        raise BadCase(f"{file}: {wrong}") from None
    cases = [_read_case(file, n, game, entry) for n, entry in enumerate(data["case"], 1)]
    ids = [case.id for case in cases]
    for name in ids:
        if ids.count(name) > 1:
            raise BadCase(f"{file}: {name} stands twice")
    return cases


def _read_case(file: Path, number: int, game: type[Game], entry: object) -> Case:
    where = f"{file}: case {number}"
    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        where += f", {entry['id']}"
    case = CASE(entry, DataPath(BadCase, where, f"{where}: "))
    for rule in case["rules"]:
        if rule not in game.rulebook():
            raise BadCase(f"{where}: {game.name} has no rule {brief(rule)}")
    if not case["rules"]:
        raise BadCase(f"{where}: a case is about some rule")
    if not any(case.get(key) for key in ("impossible", "act", "expect")):
        raise BadCase(f"{where}: it expects nothing")
    assert isinstance(entry, dict)
    return Case(case["id"], case["title"], case["rules"], case["source"], game, entry)


# Running.


def run_case(case: Case) -> Verdict:
    """Set up, act, compare. An unexpected refusal or fault is a problem, never a traceback."""
    try:
        return _run(case)
    except Exception as fault:
        return Verdict(case, [f"{type(fault).__name__}: {fault}"])


def _run(case: Case) -> Verdict:
    data = case.data
    try:
        game = _begin(case)
    except (BadPosition, BadOptions) as refused:
        return Verdict(case, [] if data.get("impossible") else [f"cannot be set up: {refused}"])
    if data.get("impossible"):
        return Verdict(case, ["expected the position to be refused, but it was accepted"])
    problems: list[str] = []
    for number, act in enumerate(data.get("act", []), 1):
        found = [f"act {number}: {problem}" for problem in _act(game, act)]
        problems.extend(found)
        if found:
            return Verdict(case, problems)
    problems.extend(_compare(game, data.get("expect", {})))
    return Verdict(case, problems)


def _begin(case: Case) -> Game:
    data = case.data
    options = frozen_options(data.get("options", {}))
    setup = case.game.read_setup(
        data.get("seats"), options, data.get("seed", 0), "", data.get("position")
    )
    return case.game.new(replace(setup, generator=GENERATOR))


def _act(game: Game, act: Mapping[str, Any]) -> Iterator[str]:
    if "try" in act:
        yield from _try(game, act["try"], act["refused"], act.get("reason", ""))
    else:
        yield from _play(game, act["play"], act.get("events", []))
    yield from _compare(game, act.get("expect", {}))


def _play(game: Game, line: str, expected: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    try:
        events = game.play(game.notation().read(line))
    except (LandsraadError, ValueError) as refused:  # ValueError: dice that cannot be
        yield f"{line!r} was refused: {refused}"
        return
    seen = [event.seen_by(REFEREE) for event in events]
    rest = iter(seen)
    for event in expected:
        if not any(_holds(event, happened) for happened in rest):
            yield f"expected the event {event}, found {seen}"
            return


def _try(game: Game, line: str, expected: str, reason: str) -> Iterator[str]:
    before = game.digest()
    try:
        game.play(game.notation().read(line))
    except Refusal as refused:
        names = _names_of(refused)
        if expected not in names:
            yield f"expected {line!r} to be refused by {expected}, found {names[0]}"
        if reason not in str(refused):
            yield f"expected {line!r} to be refused because {reason!r}, found {str(refused)!r}"
    else:
        yield f"expected {line!r} to be refused by {expected}, but it was played"
    if game.digest() != before:
        yield f"trying {line!r} changed the game"


def _names_of(refused: Refusal) -> tuple[str, ...]:
    """What a case may call a refusal: by the rule, if there is one, or by its kind."""
    kind = type(refused).__name__
    return (refused.rule, kind) if isinstance(refused, IllegalAction) else (kind,)


# Comparing.


def _compare(game: Game, expect: Mapping[str, Any]) -> Iterator[str]:
    for name, differences in COMPARISONS.items():
        if name in expect:
            yield from differences(game, expect[name])


def _state(game: Game, expected: Mapping[str, Any]) -> Iterator[str]:
    yield from _differences("state", expected, game.view(REFEREE)["table"])


def _sees(game: Game, expected: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for eyes, entries in expected.items():
        yield from _differences(f"sees.{eyes}", entries, _view(game, eyes)["table"])


def _unseen(game: Game, expected: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for eyes, paths in expected.items():
        yield from _leaks(eyes, paths, _view(game, eyes))


def _view(game: Game, eyes: str) -> dict[str, Any]:
    return game.view(None if eyes == SPECTATOR else eyes)


def _steps(game: Game, expected: Sequence[Any]) -> Iterator[str]:
    yield from _differences("steps", {"steps": expected}, game.view(REFEREE))


def _waiting(game: Game, expected: Sequence[str]) -> Iterator[str]:
    found = [name for name in _open(game) if name in expected or name[-1] != "?"]
    yield from _differences("expect", {"waiting": expected}, {"waiting": found})


def _offered(game: Game, expected: Sequence[str]) -> Iterator[str]:
    for line in expected:
        if not _offers(game, line):
            yield f"expected {line!r} to be offered, found {_open(game)}"


def _not_offered(game: Game, expected: Sequence[str]) -> Iterator[str]:
    for line in expected:
        if _offers(game, line):
            yield f"expected {line!r} not to be offered, but it is"


def _choices(game: Game, expected: Mapping[str, int]) -> Iterator[str]:
    sizes = {f"{d.seat} {d.kind}": d.actions.size for d in game.pending}
    yield from _differences("choices", expected, sizes)


def _outcome(game: Game, expected: Mapping[str, Any]) -> Iterator[str]:
    outcome = {} if game.outcome is None else game.outcome.to_json()
    yield from _differences("outcome", expected, outcome)


def _over(game: Game, expected: bool) -> Iterator[str]:
    if expected != game.over:
        yield f"expected the game to be {'over' if expected else 'going on'}"


COMPARISONS: Final[dict[str, Callable[[Game, Any], Iterator[str]]]] = {
    "state": _state,
    "sees": _sees,
    "unseen": _unseen,
    "steps": _steps,
    "waiting": _waiting,
    "offered": _offered,
    "not_offered": _not_offered,
    "choices": _choices,
    "outcome": _outcome,
    "over": _over,
}
"""What each kind of expectation is compared by; it yields what was found instead."""


def _leaks(eyes: str, paths: Sequence[str], view: Mapping[str, Any]) -> Iterator[str]:
    """What of these a view shows after all."""
    for path in paths:
        for found in (view["table"], *view["steps"]):
            for name in path.split("."):
                found = found.get(name) if isinstance(found, dict) else None
            if found not in (None, [], {}):
                yield f"unseen.{eyes}: expected nothing at {path}, found {found}"


def _open(game: Game) -> list[str]:
    return [f"{d.seat} {d.kind}{'' if d.required else '?'}" for d in game.pending]


def _offers(game: Game, line: str) -> bool:
    try:
        action = game.meant(game.notation().read(line))
    except UnreadableAction:
        return False
    return any(d.actions.find(action) >= 0 for d in game.decisions(action.seat))


def _differences(
    where: str, expected: Mapping[str, Any], found: Mapping[str, Any]
) -> Iterator[str]:
    """Where `found` does not hold what is expected.

    Tables may hold more, unless they are expected to be empty; lists may not.
    """
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key not in found:
            yield f"{place}: expected {value}, found nothing"
        elif value and isinstance(value, dict) and isinstance(found[key], dict):
            yield from _differences(place, value, found[key])
        elif not _holds(value, found[key]):
            yield f"{place}: expected {value}, found {found[key]}"


def _holds(expected: Any, found: Any) -> bool:
    if expected and isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and _holds(value, found[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(_holds, expected, found))
    return type(expected) is type(found) and bool(expected == found)
