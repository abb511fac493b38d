"""The seven laws: what is true of every game, tested on random play.

1. Listed is accepted: every listed action plays; any other is refused and nothing changes.
2. Play always ends: random games reach an outcome, without a dead end.
3. Nothing is lost: `faults` finds nothing after any action.
4. Replay equals play: the record gives the same digest after every action.
5. A view cannot depend on what it hides.
6. A copy is independent, and a saved game continues exactly.
7. Undo never crosses a reveal, a random draw or another seat's action.

A game or mode is registered as a `Mode`; each law is a function of a mode and a seed that raises
`LawBroken` with the record of the game that breaks it. `tests/test_laws.py` runs them all.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import IllegalAction, LandsraadError, Refusal
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record, resume_game, save_game
from landsraad.kernel.step import Decision

ENUMERATED = 60
"""Spaces up to this size are enumerated in full; larger ones are sampled."""


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a game, as the law suite knows it.

    Attributes:
        name: how the tests call it.
        game: the class.
        seats: the line-up, the usual one if None.
        options: as `new_game` takes them.
        most_actions: a random game that is longer than this counts as endless.
        stride: costly laws look at every stride-th position.
        weight: of a given number of games, this mode gets one for every so many.
    """

    name: str
    game: type[Game]
    seats: tuple[str, ...] | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    most_actions: int = 2_000
    stride: int = 1
    weight: int = 1

    def new(self, seed: int) -> Game:
        return self.game.new(self.game.read_setup(self.seats, self.options, seed))


class LawBroken(AssertionError):
    """A law does not hold; the record shows the game up to there."""

    def __init__(self, law: int, problem: str, game: Game) -> None:
        super().__init__(f"law {law}: {problem} (after {game.sequence} actions)")
        self.law = law
        self.record: Record | None = game.record() if game.past is not None else None


# Random play.


def any_action(game: Game, chance: Chance) -> Action:
    """One of the open decisions, and one of its actions."""
    return chance.choice(game.pending).actions.sample(chance)


def positions(mode: Mode, seed: int, stride: int = 1) -> Iterator[tuple[Game, Chance]]:
    """A random game, one object moving on, at its beginning and after its actions."""
    game = mode.new(seed)
    chance = Chance.seeded(seed + 1)
    while not game.over:
        if game.sequence % stride == 0:
            yield game, chance
        if game.sequence >= mode.most_actions:
            raise LawBroken(2, f"no end after {mode.most_actions} actions", game)
        if not any(decision.required for decision in game.pending):
            raise LawBroken(2, "a dead end: nobody has to decide anything", game)
        action = any_action(game, chance)
        try:
            game.play(action)
        except Refusal as refused:
            raise LawBroken(1, f"{action} is listed but refused: {refused}", game) from refused
        except LandsraadError as fault:
            raise LawBroken(2, f"{action} stops the game: {fault}", game) from fault
    yield game, chance


# 1. Listed is accepted.


def listed_is_accepted(mode: Mode, seed: int) -> None:
    earlier: list[Action] = []
    for game, chance in positions(mode, seed, mode.stride):
        for decision in game.pending:
            _check_space(game, decision, chance)
        listed = [action for decision in game.pending for action in _some(decision.actions, chance)]
        for action in listed[:ENUMERATED]:
            _check_plays(game, action)
        strangers = [stranger for action in listed[:5] for stranger in _strangers(action)]
        for action in (*strangers, *earlier[-20:]):
            _check_stranger(game, action)
        earlier += [*listed[:1], *listed[-1:]]


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


def _check_stranger(game: Game, action: Action) -> None:
    """What is accepted must be listed; what is refused must leave everything as it was."""
    if any(_lists(decision, action) for decision in game.pending):
        return
    before = (game.digest(), game.sequence, game.chance.state(), len(game._events))
    try:
        game.play(action)
    except IllegalAction as refused:
        if refused.rule not in game.rulebook():
            raise LawBroken(1, f"{action!r} is refused without a known rule", game) from refused
    except Refusal:
        pass
    else:
        raise LawBroken(1, f"{action!r} is accepted but not listed", game)
    if before != (game.digest(), game.sequence, game.chance.state(), len(game._events)):
        raise LawBroken(1, f"refusing {action!r} changed the game", game)


def _lists(decision: Decision, action: Action) -> bool:
    """Whether enumeration shows it; asking `find` alone would be asking the accused."""
    space = decision.actions
    place = space.find(action)
    return 0 <= place < space.size and repr(space.at(place)) == repr(action)


# 2. Play always ends, and 3. nothing is lost.


def play_ends(mode: Mode, seed: int) -> None:
    for game, _ in positions(mode, seed):
        if game.outcome is not None and game.outcome.rule not in game.rulebook():
            raise LawBroken(2, f"the ending {game.outcome.ending} cites no known rule", game)


def nothing_is_lost(mode: Mode, seed: int) -> None:
    for game, _ in positions(mode, seed):
        for fault in game.faults():
            raise LawBroken(3, fault, game)


# 4. Replay equals play.


def replay_equals_play(mode: Mode, seed: int) -> None:
    digests: list[str] = []
    for game, _ in positions(mode, seed):
        digests.append(game.digest())
    record = Record.from_json(game.record().to_json())
    state = random.getstate()
    random.seed(seed + 12345)  # a game that uses the global generator would notice
    try:
        for replayed, digest in zip(record.moments(), digests, strict=True):
            if replayed.digest() != digest:
                raise LawBroken(4, "the replay differs from the game", replayed)
    except LandsraadError as wrong:
        raise LawBroken(4, f"the record does not replay: {wrong}", game) from wrong
    finally:
        random.setstate(state)
    if record.replay(by_outcomes=True).outcome is None:
        raise LawBroken(4, "the outcomes of chance alone do not replay the game", game)


def order_of_answers_is_free(mode: Mode, seed: int) -> None:
    """Simultaneous answers to one step lead to the same position in either order."""
    for game, chance in positions(mode, seed, mode.stride):
        asked = [decision for decision in game.pending[: game._asked] if decision.required]
        seats = {decision.seat: decision for decision in asked}
        if len(seats) < 2:
            continue
        one, other = list(seats.values())[:2]
        first, second = one.actions.sample(chance), other.actions.sample(chance)
        ends = [_both(game, first, second), _both(game, second, first)]
        if None not in ends and ends[0] != ends[1]:
            raise LawBroken(4, f"{first} and {second} depend on their order", game)


def _both(game: Game, first: Action, second: Action) -> str | None:
    twin = game.copy()
    twin.play(first)
    if not any(second in decision.actions for decision in twin.decisions(second.seat)):
        return None
    twin.play(second)
    return twin.digest()


# 5. A view cannot depend on what it hides.


def views_hide(mode: Mode, seed: int) -> None:
    exchanged = False
    for game, chance in positions(mode, seed, mode.stride):
        if game.over:
            continue
        shared = game.public_view()
        for eyes in (*game.seats, None):
            twin = game.redeal(eyes, chance)
            seen = json.dumps(game.view(eyes, public=shared))
            seen_there = json.dumps(twin.view(eyes))
            if seen != seen_there:
                raise LawBroken(5, f"the view of {eyes} differs: {_differ(seen, seen_there)}", game)
            for fault in twin.faults():
                raise LawBroken(5, f"redealing for {eyes}: {fault}", game)
            exchanged = exchanged or _without_chance(game) != _without_chance(twin)
    if not exchanged:
        raise LawBroken(5, "redealing never exchanged anything, so nothing was tested", game)


def _without_chance(game: Game) -> str:
    packed: Any = game.pack_state()
    return json.dumps({**packed, "chance": None})


def _differ(one: str, other: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return (
        f"…{one[max(0, place - 60) : place + 30]}… and …{other[max(0, place - 60) : place + 30]}…"
    )


# 6. A copy is independent, and a saved game continues exactly.


def copies_are_independent(mode: Mode, seed: int) -> None:
    for game, chance in positions(mode, seed, mode.stride):
        before = game.digest()
        twin = game.copy()
        if twin.digest() != before or twin.sequence != game.sequence:
            raise LawBroken(6, "a copy is not equal", game)
        for _ in range(5):
            if not twin.over:
                twin.play(any_action(twin, chance))
        if game.digest() != before:
            raise LawBroken(6, "playing a copy changed the game", game)


def saves_continue(mode: Mode, seed: int) -> None:
    for game, chance in positions(mode, seed, mode.stride):
        try:
            saved = resume_game(save_game(game))
        except LandsraadError as wrong:
            raise LawBroken(6, f"a saved game cannot be resumed: {wrong}", game) from wrong
        if [d.to_json() for d in saved.pending] != [d.to_json() for d in game.pending]:
            raise LawBroken(6, "a saved game asks something else", game)
        if game.over:
            continue
        action, twin = any_action(game, chance), game.copy()
        twin.play(action)
        saved.play(action)
        if saved.digest() != twin.digest():
            raise LawBroken(6, f"a saved game goes on differently after {action}", game)


# 7. Undo never crosses a reveal, a random draw or another seat's action.


def undo_keeps_secrets(mode: Mode, seed: int) -> None:
    """What can be taken back has taught nobody anything that the position hid.

    An action may be undone only if it plays and shows the same in every game that is equally
    possible for what its seat knew before. Other seats may have learnt that it was possible: that
    is its seat's own to give away.
    """
    before: Game | None = None
    for game, chance in positions(mode, seed):
        last = game.past.action if game.past is not None else None
        for seat in game.seats:
            if not game.can_undo(seat):
                continue
            if last is None or last.seat != seat:
                raise LawBroken(7, f"{seat} could undo an action of another seat", game)
            if game.past is not None and game.past.outcomes:
                raise LawBroken(7, f"{seat} could undo a random draw", game)
            if before is not None and game.sequence % mode.stride == 0:
                _check_taught_nothing(game, before, last, chance)
                _check_undo(game, before, seat, last)
        before = game.copy()


def _check_taught_nothing(game: Game, before: Game, action: Action, chance: Chance) -> None:
    for eyes in (*game.seats, None):
        for _ in range(3):
            twin = before.redeal(eyes, chance)
            try:
                twin.play(action)
            except Refusal:
                if eyes != action.seat:
                    continue
                raise LawBroken(7, f"{action} can be undone, but hung on a secret", game) from None
            if json.dumps(twin.view(eyes)) != json.dumps(game.view(eyes)):
                raise LawBroken(7, f"{action} can be undone, but taught {eyes} something", game)


def _check_undo(game: Game, before: Game, seat: str, action: Action) -> None:
    after = game.digest()
    game.undo(seat)
    if game.digest() != before.digest() or game.sequence != before.sequence:
        raise LawBroken(7, f"undoing {action} does not lead back", game)
    game.play(action)
    if game.digest() != after:
        raise LawBroken(7, f"{action} leads elsewhere after an undo", game)


LAWS: tuple[Callable[[Mode, int], None], ...] = (
    listed_is_accepted,
    play_ends,
    nothing_is_lost,
    replay_equals_play,
    order_of_answers_is_free,
    views_hide,
    copies_are_independent,
    saves_continue,
    undo_keeps_secrets,
)
