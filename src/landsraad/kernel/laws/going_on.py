"""Laws of how a game goes on: to its end, without loss, in records, copies and saves."""

from __future__ import annotations

import random

from landsraad.kernel.action import Action
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.laws.law import Law, Mode, any_action
from landsraad.kernel.record import Record, resume_game, save_game


class PlayEnds(Law):
    """Random games reach an outcome that cites a rule; `positions` finds dead ends on the way."""

    number = 2

    def finish(self, game: Game) -> None:
        assert game.outcome is not None
        if game.outcome.rule not in game.rulebook():
            raise self.broken(f"the ending {game.outcome.ending} cites no known rule", game)


class NothingIsLost(Law):
    """`faults` finds nothing after any action, or after every few of them (see `Mode`)."""

    number = 3

    def look(self, game: Game) -> None:
        if self.is_due(game):
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
        if self.is_due(game):
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
        asked = [decision for decision in game.asked if decision.required]
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
