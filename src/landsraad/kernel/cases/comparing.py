"""Comparing a game with what a case expects of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from landsraad.kernel.cases.expected import differences
from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game

SPECTATOR: Final = "spectator"


def compare(game: Game, expect: Mapping[str, Any]) -> Iterator[str]:
    """What of all this is not so."""
    for name, problems in COMPARISONS.items():
        if name in expect:
            yield from problems(game, expect[name])


def _state(game: Game, expected: Mapping[str, Any]) -> Iterator[str]:
    yield from differences("state", expected, game.view(REFEREE)["table"])


def _sees(game: Game, expected: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for eyes, entries in expected.items():
        yield from differences(f"sees.{eyes}", entries, _view(game, eyes)["table"])


def _unseen(game: Game, expected: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for eyes, paths in expected.items():
        yield from _leaks(eyes, paths, _view(game, eyes))


def _view(game: Game, eyes: str) -> dict[str, Any]:
    return game.view(None if eyes == SPECTATOR else eyes)


def _steps(game: Game, expected: Sequence[Any]) -> Iterator[str]:
    yield from differences("steps", {"steps": expected}, game.view(REFEREE))


def _waiting(game: Game, expected: Sequence[str]) -> Iterator[str]:
    found = [name for name in _open(game) if name in expected or name[-1] != "?"]
    yield from differences("expect", {"waiting": expected}, {"waiting": found})


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
    yield from differences("choices", expected, sizes)


def _may_take_back(game: Game, expected: Sequence[str]) -> Iterator[str]:
    found = [seat for seat in game.seats if game.can_undo(seat)]
    yield from differences("expect", {"may_take_back": expected}, {"may_take_back": found})


def _outcome(game: Game, expected: Mapping[str, Any]) -> Iterator[str]:
    outcome = {} if game.outcome is None else game.outcome.to_json()
    yield from differences("outcome", expected, outcome)


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
    "may_take_back": _may_take_back,
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
