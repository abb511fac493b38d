"""The law of what is listed: it plays, and all else is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import IllegalAction, Refusal
from landsraad.kernel.game import Game
from landsraad.kernel.laws.law import Law, LawBroken, Mode
from landsraad.kernel.step import Decision
from landsraad.kernel.values import Json

ENUMERATED = 60
"""Spaces up to this size are enumerated in full; larger ones are sampled."""


class ListedIsAccepted(Law):
    """Every listed action plays; any other is refused and nothing changes."""

    number = 1
    costly = True

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.earlier: list[Action] = []

    def look(self, game: Game) -> None:
        chance = self.chance
        for decision in game.pending:
            _check_space(game, decision, chance)
        listed = [action for decision in game.pending for action in _some(decision.actions, chance)]
        for action in listed[:ENUMERATED]:
            _check_plays(game, action)
        strangers = [stranger for action in listed[:5] for stranger in _strangers(action)]
        before = _fingerprint(game)
        for action in (*strangers, *self.earlier[-20:]):
            _check_stranger(game, action, before)
        self.earlier += [*listed[:1], *listed[-1:]]


def _some(space: Choices[Action], chance: Chance) -> list[Action]:
    """All actions of a small space, some of a large one."""
    if space.size <= ENUMERATED:
        return list(space)
    edges = [space.at(0), space.at(space.size - 1)]
    return edges + [space.sample(chance.copy()) for _ in range(8)]


def _check_space(game: Game, decision: Decision, chance: Chance) -> None:
    space = decision.actions
    if space.size == 0:
        raise LawBroken(2, f"{decision} has no choice", game)
    if any(type(limit) is bool for limit in _limits(space.to_json())):
        raise LawBroken(1, f"{decision} describes a number as true or false", game)
    places = range(space.size) if space.size <= ENUMERATED else [0, space.size // 2, space.size - 1]
    for place in places:
        found = space.find(space.at(place))
        if found != place:
            raise LawBroken(1, f"{decision} lists {space.at(place)} at {place} and {found}", game)
        if space.at(place).seat != decision.seat:
            raise LawBroken(1, f"{decision} offers an action of another seat", game)
        text = str(space.at(place))
        if game.notation().read(text) != space.at(place):
            raise LawBroken(1, f"{text!r} does not read back", game)


def _limits(described: Json) -> Iterator[Json]:
    """All that the description of a space says beside the values it lists."""
    if isinstance(described, dict):
        for key, part in described.items():
            if key != "listed":
                yield from _limits(part)
    elif isinstance(described, list):
        for part in described:
            yield from _limits(part)
    else:
        yield described


def _check_plays(game: Game, action: Action) -> None:
    offers = [d for d in game.decisions(action.seat) if d.actions.find(action) >= 0]
    if len(offers) != 1:
        raise LawBroken(1, f"{action} stands in {len(offers)} decisions", game)
    try:
        game.copy().play(action)
    except Refusal as refused:
        raise LawBroken(1, f"{action} is listed but refused: {refused}", game) from refused


def _strangers(action: Action) -> Iterator[Action]:
    """Actions much like this one: another value in one field, or another type of it."""
    names: tuple[str, ...] = action.__match_args__
    for name in names:
        value = getattr(action, name)
        for other in _near(value):
            yield replace(action, **{name: other})


def _near(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 7, float(value), value == 1]
    if isinstance(value, str):
        return [value + "_", "", None]
    if isinstance(value, tuple):
        return [(*value, *value[-1:]), value[:-1], value[::-1], list(value), None]
    return ["", 0, ()]


def _fingerprint(game: Game) -> tuple[object, ...]:
    """All that a refusal must leave as it is."""
    return game.digest(), game.sequence, game.chance.state(), len(game._events)


def _check_stranger(game: Game, action: Action, before: tuple[object, ...]) -> None:
    """What is accepted must be listed; what is refused must leave everything as it was."""
    if any(_lists(decision, action) for decision in game.pending):
        return
    meant = game.meant(action)
    if _in_another_order(action, meant) and any(_lists(each, meant) for each in game.pending):
        return
    try:
        game.play(action)
    except IllegalAction as refused:
        if refused.rule not in game.rulebook():
            raise LawBroken(1, f"{action!r} is refused without a known rule", game) from refused
    except Refusal:
        pass
    else:
        raise LawBroken(1, f"{action!r} is accepted but not listed", game)
    if before != _fingerprint(game):
        raise LawBroken(1, f"refusing {action!r} changed the game", game)


def _lists(decision: Decision, action: Action) -> bool:
    """Whether enumeration shows it; asking `find` alone would be asking the accused."""
    space = decision.actions
    place = space.find(action)
    return 0 <= place < space.size and repr(space.at(place)) == repr(action)


def _in_another_order(one: Action, other: Action) -> bool:
    """Whether two actions differ in the order of what their lists hold, and in nothing else."""
    pairs = zip(one.values(), other.values(), strict=True)
    return type(one) is type(other) and all(
        sorted(map(repr, a)) == sorted(map(repr, b))
        if type(a) is type(b) is tuple
        else repr(a) == repr(b)
        for a, b in pairs
    )
