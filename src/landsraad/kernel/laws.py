"""The seven laws: what is true of every game, tested on random play.

1. Listed is accepted: every listed action plays; any other is refused and nothing changes.
2. Play always ends: random games reach an outcome, without a dead end.
3. Nothing is lost: `faults` finds nothing after any action.
4. Replay equals play: the record gives the same digest after every action.
5. A view cannot depend on what it hides.
6. A copy is independent, and a saved game continues exactly.
7. Undo never crosses a reveal, a random draw or another seat's action.

A game or mode is registered as a `Mode`. `hold` plays one random game of it and lets every law look
at each position on the way; a law that is broken raises `LawBroken` with the record of the game.
`tests/test_laws.py` does so for all modes of all games.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import IllegalAction, LandsraadError, Refusal
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record, resume_game, save_game
from landsraad.kernel.step import Decision

ENUMERATED = 60
"""Spaces up to this size are enumerated in full; larger ones are sampled."""
TRIED_IN_VAIN = 6
"""Actions that each seat tries at each position which is looked at."""


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
        digests: a replay is compared after every so many actions, and at the end.
    """

    name: str
    game: type[Game]
    seats: tuple[str, ...] | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    most_actions: int = 2_000
    stride: int = 1
    weight: int = 1
    digests: int = 1

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


# Laws.


class Law:
    """One of the laws, watching one random game.

    Attributes:
        number: among the seven.
        costly: it looks at every stride-th position only (see `Mode`).
        chance: its own, so that laws do not disturb each other or the game.
    """

    number: ClassVar[int]
    costly: ClassVar[bool] = False

    def __init__(self, mode: Mode, seed: int) -> None:
        self.mode = mode
        self.chance = Chance.seeded(seed + 2)

    def look(self, game: Game) -> None:
        """Look at a position; the game must be the same afterwards."""

    def finish(self, game: Game) -> None:
        """Look back after the end."""

    def broken(self, problem: str, game: Game) -> LawBroken:
        return LawBroken(self.number, problem, game)


def hold(mode: Mode, seed: int, laws: Sequence[type[Law]] | None = None) -> list[Law]:
    """Play a random game and let the laws look, all unless said; what they have become at its end.

    Raises:
        LawBroken: one of them does not hold.
    """
    watching = [law(mode, seed) for law in (LAWS if laws is None else laws)]
    for game, _ in positions(mode, seed):
        for law in watching:
            if not law.costly or game.sequence % mode.stride == 0 or game.over:
                law.look(game)
    for law in watching:
        law.finish(game)
    return watching


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


class PlayEnds(Law):
    """Random games reach an outcome that cites a rule; `positions` finds dead ends on the way."""

    number = 2

    def finish(self, game: Game) -> None:
        assert game.outcome is not None
        if game.outcome.rule not in game.rulebook():
            raise self.broken(f"the ending {game.outcome.ending} cites no known rule", game)


class NothingIsLost(Law):
    """`faults` finds nothing after any action."""

    number = 3

    def look(self, game: Game) -> None:
        for fault in game.faults():
            raise self.broken(fault, game)


class ReplayEqualsPlay(Law):
    """The record gives the same digest after every action, or every few of them (see `Mode`).

    Attributes:
        digests: those of the game by the number of actions before, from its beginning on.
        record: of the game, once it is over.
    """

    number = 4
    record: Record

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.digests: dict[int, str] = {}

    def look(self, game: Game) -> None:
        if game.sequence % self.mode.digests == 0 or game.over:
            self.digests[game.sequence] = game.digest()

    def finish(self, game: Game) -> None:
        self.record = Record.from_json(game.record().to_json())
        state = random.getstate()
        random.seed(12345)  # a game that uses the global generator would notice
        try:
            for replayed in self.record.moments():
                digest = self.digests.get(replayed.sequence)
                if digest is not None and replayed.digest() != digest:
                    raise self.broken("the replay differs from the game", replayed)
        except LandsraadError as wrong:
            raise self.broken(f"the record does not replay: {wrong}", game) from wrong
        finally:
            random.setstate(state)
        if replayed.sequence != game.sequence or not replayed.over:
            raise self.broken("the replay does not end where the game did", replayed)
        if self.record.replay(by_outcomes=True).outcome is None:
            raise self.broken("the outcomes of chance alone do not replay the game", game)


class OrderOfAnswersIsFree(Law):
    """Simultaneous answers to one step lead to the same position in either order."""

    number = 4
    costly = True

    def look(self, game: Game) -> None:
        asked = [decision for decision in game.pending[: game._asked] if decision.required]
        seats = {decision.seat: decision for decision in asked}
        if len(seats) < 2:
            return
        one, other = list(seats.values())[:2]
        first, second = one.actions.sample(self.chance), other.actions.sample(self.chance)
        ends = [_both(game, first, second), _both(game, second, first)]
        if None not in ends and ends[0] != ends[1]:
            raise self.broken(f"{first} and {second} depend on their order", game)


def _both(game: Game, first: Action, second: Action) -> str | None:
    twin = game.copy()
    twin.play(first)
    if not any(second in decision.actions for decision in twin.decisions(second.seat)):
        return None
    twin.play(second)
    return twin.digest()


class ViewsHide(Law):
    """A view cannot depend on what it hides, nor can the reason why an action is refused."""

    number = 5
    costly = True

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.exchanged = False
        self.known: dict[type[Action], Action] = {}
        """An action of each kind that has been possible so far."""

    def look(self, game: Game) -> None:
        if game.over:
            return
        shared = game.public_view()
        for decision in game.pending:
            action = decision.actions.sample(self.chance)
            self.known[type(action)] = action
        for eyes in (*game.seats, None):
            twin = game.redeal(eyes, self.chance)
            seen = json.dumps(game.view(eyes, public=shared))
            seen_there = json.dumps(twin.view(eyes))
            if seen != seen_there:
                differ = _differ(seen, seen_there)
                raise self.broken(f"the view of {eyes} differs: {differ}", game)
            for fault in twin.faults():
                raise self.broken(f"redealing for {eyes}: {fault}", game)
            if eyes is not None:
                self._try_in_vain(game, twin, eyes)
            self.exchanged = self.exchanged or _without_chance(game) != _without_chance(twin)

    def _try_in_vain(self, game: Game, twin: Game, seat: str) -> None:
        """A seat tries what has been possible before, for whomever: it hears the same."""
        kinds = [*self.known.values()]
        for _ in range(min(TRIED_IN_VAIN, len(kinds))):
            pattern = kinds[self.chance.below(len(kinds))]
            action = type(pattern)(seat, *pattern.values())
            here, there = _answer(game, action), _answer(twin, action)
            if here != there:
                raise self.broken(f"{seat} hears of {action}: {here!r} or {there!r}", game)

    def finish(self, game: Game) -> None:
        if not self.exchanged:
            raise self.broken("redealing never exchanged anything, so nothing was tested", game)


def _answer(game: Game, action: Action) -> str:
    """What somebody is told who tries an action; "" if it can be played."""
    try:
        game._allowed(action, None)
    except Refusal as refused:
        return f"{type(refused).__name__}: {refused}"
    return ""


def _without_chance(game: Game) -> str:
    packed: Any = game.pack_state()
    return json.dumps({**packed, "chance": None})


def _differ(one: str, other: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return (
        f"…{one[max(0, place - 60) : place + 30]}… and …{other[max(0, place - 60) : place + 30]}…"
    )


class CopiesAreIndependent(Law):
    """Playing a copy changes nothing in the game."""

    number = 6
    costly = True

    def look(self, game: Game) -> None:
        before = game.digest()
        twin = game.copy()
        if twin.digest() != before or twin.sequence != game.sequence:
            raise self.broken("a copy is not equal", game)
        for _ in range(5):
            if not twin.over:
                twin.play(any_action(twin, self.chance))
        if game.digest() != before:
            raise self.broken("playing a copy changed the game", game)


class SavesContinue(Law):
    """A saved game asks the same and goes on the same.

    A save holds the whole game, so it looks less often the longer that has become.
    """

    number = 6
    costly = True

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.next = 0

    def look(self, game: Game) -> None:
        if game.sequence < self.next and not game.over:
            return
        self.next = game.sequence * 5 // 4
        try:
            saved = resume_game(save_game(game))
        except LandsraadError as wrong:
            raise self.broken(f"a saved game cannot be resumed: {wrong}", game) from wrong
        if [d.to_json() for d in saved.pending] != [d.to_json() for d in game.pending]:
            raise self.broken("a saved game asks something else", game)
        if game.over:
            return
        action, twin = any_action(game, self.chance), game.copy()
        twin.play(action)
        saved.play(action)
        if saved.digest() != twin.digest():
            raise self.broken(f"a saved game goes on differently after {action}", game)


class UndoKeepsSecrets(Law):
    """What can be taken back has taught nobody anything that the position hid.

    An action may be undone only if it plays and shows the same in every game that is equally
    possible for what its seat knew before. Other seats may have learnt that it was possible: that
    is its seat's own to give away.
    """

    number = 7

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.before: Game | None = None

    def look(self, game: Game) -> None:
        last = game.past.action if game.past is not None else None
        for seat in game.seats:
            if game.can_undo(seat):
                self._check(game, seat, last)
        self.before = game.copy()

    def _check(self, game: Game, seat: str, last: Action | None) -> None:
        if last is None or last.seat != seat:
            raise self.broken(f"{seat} could undo an action of another seat", game)
        if game.past is not None and game.past.outcomes:
            raise self.broken(f"{seat} could undo a random draw", game)
        if self.before is not None and game.sequence % self.mode.stride == 0:
            _check_taught_nothing(game, self.before, last, self.chance)
            _check_undo(game.branch(), self.before, seat, last)


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


LAWS: tuple[type[Law], ...] = (
    ListedIsAccepted,
    PlayEnds,
    NothingIsLost,
    ReplayEqualsPlay,
    OrderOfAnswersIsFree,
    ViewsHide,
    CopiesAreIndependent,
    SavesContinue,
    UndoKeepsSecrets,
)
