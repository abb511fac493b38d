"""An episode: one game that is played sub-choice by sub-choice, whoever learns from it.

One seat is asked at a time, in the order that bots keep (`bots/order.py`): the first of those the
game waits for; and when somebody has acted beside what the game waits for, all who could react to
it, who may leave it. Sub-choices that leave no choice are taken at once, but each answer has at
least one.
"""

from __future__ import annotations

from typing import Self

from landsraad.bots.order import interrupts, who_is_asked
from landsraad.bots.playing import MOST_ACTIONS
from landsraad.kernel import Action, Game, Outcome
from landsraad.kernel.record import resume_game, save_game
from landsraad.lab.env.choosing import Choosing
from landsraad.lab.env.vocabulary import Vocabulary, vocabulary_of


class Episode:
    """A game, and the answer that is being chosen.

    Attributes:
        game: the game itself; what a seat may know of it is its view.
        seat: who chooses; nobody once the game is over.
        choosing: what they have chosen so far.
        taken: how many sub-choices were taken.
    """

    def __init__(self, game: Game, most_actions: int = MOST_ACTIONS) -> None:
        self.game = game
        self.most_actions = most_actions
        self.vocabulary: Vocabulary = vocabulary_of(game.name)
        self.taken = 0
        self._to_react: tuple[str, ...] = ()
        self._ask()

    @property
    def truncated(self) -> bool:
        """Whether it was stopped because it took too long."""
        return not self.game.over and self.game.sequence >= self.most_actions

    @property
    def over(self) -> bool:
        return self.seat == ""

    def _ask(self) -> None:
        self.seat = ""
        self.choosing: Choosing | None = None
        if self.game.over or self.truncated:
            return
        reacting = bool(self._to_react)
        self.seat = (self._to_react or who_is_asked(self.game.pending).due)[0]
        decisions = self.game.decisions(self.seat)
        self.choosing = Choosing.among(self.vocabulary, decisions, may_leave=reacting)

    def numbers(self) -> list[int]:
        """The sub-choices that are open to the seat."""
        return [] if self.choosing is None else self.choosing.numbers()

    def take(self, number: int) -> None:
        """The seat takes a sub-choice; ValueError if it is not open to them."""
        if self.choosing is None:
            raise ValueError("the game is over")
        self.choosing = self.choosing.after(number).without_forced()
        self.taken += 1
        if self.choosing.action is not None:
            self._play(self.choosing.action)
        elif self.choosing.left:
            self._to_react = self._to_react[1:]
            self._ask()

    def _play(self, action: Action) -> None:
        beside = interrupts(self.game.pending, action)
        self.game.play(action)
        self._to_react = who_is_asked(self.game.pending).beside if beside else ()
        self._ask()

    def returns(self) -> dict[str, float]:
        """What the game was worth to each seat; nothing while it goes on."""
        outcome = self.game.outcome
        if outcome is None:
            return dict.fromkeys(self.game.seats, 0.0)
        return worth(self.game, outcome)

    def copy(self) -> Self:
        """An episode that goes on from here by itself."""
        twin = type(self).__new__(type(self))
        twin.game, twin.most_actions = self.game.copy(), self.most_actions
        twin.vocabulary, twin.taken = self.vocabulary, self.taken
        twin.seat, twin.choosing, twin._to_react = self.seat, self.choosing, self._to_react
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as a saved game and what was chosen since: compiled states cannot be pickled."""
        path = () if self.choosing is None else self.choosing.path
        saved = save_game(self.game)
        return resumed, (saved, self.most_actions, self.taken, self._to_react, path)


def resumed(
    saved: str, most_actions: int, taken: int, to_react: tuple[str, ...], path: tuple[int, ...]
) -> Episode:
    """An episode that was pickled."""
    episode = Episode(resume_game(saved), most_actions)
    episode.taken, episode._to_react = taken, to_react
    episode._ask()
    if episode.choosing is not None:
        episode.choosing = episode.choosing.following(path)
    return episode


def worth(game: Game, outcome: Outcome) -> dict[str, float]:
    """1 for those who won, -1 for all others; 0 where opponents have won together."""
    won = [seat in outcome.winners for seat in game.seats]
    if all(won) and len(game.teams()) > 1:
        return dict.fromkeys(game.seats, 0.0)
    return {seat: 1.0 if wins else -1.0 for seat, wins in zip(game.seats, won, strict=True)}
