"""The games for OpenSpiel: `import landsraad.lab.env.spiel` registers `landsraad` there.

    game = pyspiel.load_game("landsraad", {"game": "crysknife"})
    chosen = {"game": "dune", "seats": "atreides fremen", "options": "ruleset:advanced deals:false"}
    game = pyspiel.load_game("landsraad", chosen)

Chance comes first: it chooses the seed, byte by byte, and all that is random in a game follows from
it. So chance nodes are few and explicit, and a history gives the same state again. Players take
sub-choices, as in the other environments. The information state of a player is their view, which
keeps what they were shown, and what they have chosen so far for this answer.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from landsraad.kernel.registry import game_class
from landsraad.lab.env.aec import in_words
from landsraad.lab.env.episode import Episode
from landsraad.lab.env.observing import observer_of

SEED_BYTES = 3
BYTE = 256
MOST_ACTIONS = 20_000
LONGEST_SPELLING = 128
"""Sub-choices of an action at most: a bound that OpenSpiel asks for."""

GAME_TYPE = pyspiel.GameType(
    short_name="landsraad",
    long_name="Landsraad: the Dune board games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "game": "crysknife",
        "seats": "",
        "options": "",
        "most_actions": MOST_ACTIONS,
    },
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # only an extra installs it
    """A game of Landsraad; seats and options have spaces between them, OpenSpiel needs commas."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.type = game_class(chosen["game"])
        self.options = read_options(chosen["options"])
        self.most_actions = chosen["most_actions"]
        self.seats = self.type.read_setup(chosen["seats"].split() or None, self.options, 0).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=observer_of(self.type.name).vocabulary.size,
            max_chance_outcomes=BYTE,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.most_actions * LONGEST_SPELLING,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self)

    def begun(self, seed: int) -> Episode:
        setup = self.type.read_setup(self.seats, self.options, seed)
        return Episode(self.type.new(setup), self.most_actions)


def read_options(text: str) -> dict[str, Any]:
    """Options as words like `ruleset:advanced`; numbers, true and false are what they say."""
    options: dict[str, Any] = {}
    for word in text.split():
        name, _, value = word.partition(":")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A seed that is being chosen, and then an episode."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()
        self.episode: Episode | None = None
        self.seats = game.seats

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.seats.index(self.episode.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.current_player():
            return []
        return self.episode.numbers()

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.take(action)
            return
        self.seed = (*self.seed, action)
        if len(self.seed) == SEED_BYTES:
            self.episode = self.get_game().begun(int.from_bytes(bytes(self.seed), "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return observer_of(self.get_game().type.name).vocabulary.entries[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * len(self.seats)
        worth = self.episode.returns()
        return [worth[seat] for seat in self.seats]

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.episode is None else in_words(self.episode)


class SpielObserver:
    """What a player sees: as a row of numbers, as named blocks of it, and as JSON."""

    def __init__(self, game: SpielGame) -> None:
        self.observer = observer_of(game.type.name)
        self.seats = game.seats
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = self.observer.layout.unpack(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        if state.episode is not None:
            view = state.episode.game.view(self.seats[player])
            self.tensor[:] = self.observer.row(view, self.path(state, player))

    def path(self, state: SpielState, player: int) -> tuple[int, ...]:
        """What the player has chosen so far, if it is their turn."""
        episode = state.episode
        if episode is None or episode.choosing is None or episode.seat != self.seats[player]:
            return ()
        return episode.choosing.path

    def string_from(self, state: SpielState, player: int) -> str:
        if state.episode is None:
            return ""
        view = state.episode.game.view(self.seats[player])
        return json.dumps([view, self.path(state, player)])


pyspiel.register_game(GAME_TYPE, SpielGame)
