"""Running cases: set up, act, compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from landsraad.kernel.cases.comparing import compare
from landsraad.kernel.cases.expected import holds
from landsraad.kernel.cases.reading import Case
from landsraad.kernel.errors import (
    BadOptions,
    BadPosition,
    IllegalAction,
    LandsraadError,
    Refusal,
)
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.record import frozen_options

GENERATOR = "sfc32"
"""What cases draw from: those that give a seed were written for this one."""


class Verdict:
    """What a case expected and what was found instead; no problems if it passed."""

    def __init__(self, case: Case, problems: Sequence[str]) -> None:
        self.case = case
        self.problems = tuple(problems)

    @property
    def passed(self) -> bool:
        return not self.problems


def run_case(case: Case) -> Verdict:
    """Set up, act, compare. An unexpected refusal or fault is a problem, never a traceback."""
    try:
        return _run(case)
    except Exception as fault:
        return Verdict(case, [f"{type(fault).__name__}: {fault}"])


def _run(case: Case) -> Verdict:
    data = case.data
    try:
        game = begin_case(case)
    except (BadPosition, BadOptions) as refused:
        return Verdict(case, [*_not_set_up(data, str(refused))])
    if data.get("impossible"):
        return Verdict(case, ["expected the position to be refused, but it was accepted"])
    problems: list[str] = []
    for number, act in enumerate(data.get("act", []), 1):
        found = [f"act {number}: {problem}" for problem in _act(game, act)]
        problems.extend(found)
        if found:
            return Verdict(case, problems)
    problems.extend(compare(game, data.get("expect", {})))
    return Verdict(case, problems)


def _not_set_up(data: Mapping[str, Any], sentence: str) -> Iterator[str]:
    """The problem with a position that was refused, unless the case says so."""
    if not data.get("impossible"):
        yield f"cannot be set up: {sentence}"
    elif data.get("reason", "") not in sentence:
        yield f"expected it to be impossible because {data['reason']!r}, found {sentence!r}"


def begin_case(case: Case) -> Game:
    """The game in the position of a case, before its first act."""
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
        yield from _play(game, act["play"], act)
    yield from compare(game, act.get("expect", {}))


def _play(game: Game, line: str, expected: Mapping[str, Any]) -> Iterator[str]:
    try:
        events = game.play(game.notation().read(line))
    except (LandsraadError, ValueError) as refused:  # ValueError: dice that cannot be
        yield f"{line!r} was refused: {refused}"
        return
    seen = [event.seen_by(REFEREE) or {} for event in events]
    yield from _missing(expected.get("events", []), seen)
    yield from _unwanted(expected.get("no_events", []), seen)
    numbers = Counter([event["kind"] for event in seen])
    for kind, number in expected.get("counts", {}).items():
        if numbers[kind] != number:
            yield f"expected {number} events {kind!r}, found {numbers[kind]}"


def _missing(expected: Sequence[Any], seen: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The first event that does not come after those before it."""
    rest = iter(seen)
    for event in expected:
        if not any(holds(event, happened) for happened in rest):
            yield f"expected the event {event}, found {seen}"
            return


def _unwanted(
    excluded: Sequence[Mapping[str, Any]], seen: Sequence[Mapping[str, Any]]
) -> Iterator[str]:
    """Events that happened after all, and those that could not be meant: they lack a field."""
    for event in excluded:
        for happened in [each for each in seen if each["kind"] == event["kind"]]:
            unknown = [name for name in event if name not in happened]
            if unknown:
                known = ", ".join(happened)
                yield f"the event {event['kind']!r} has no {unknown[0]!r}; it has {known}"
            elif holds(event, happened):
                yield f"expected no event {event}, found {happened}"


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
