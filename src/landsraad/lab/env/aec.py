"""The games as environments of PettingZoo: one agent after the other takes a sub-choice.

    env = aec_env("dune", seats=["atreides", "harkonnen"], ruleset="advanced", deals=False)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

An observation holds a row of whole numbers (`observation`, see `observing.py`) and which
sub-choices lead to a legal action (`action_mask`). The raw view of whoever is asked is
`info["view"]`. At the end there is 1 for winners and -1 for all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from landsraad.bots.playing import MOST_ACTIONS
from landsraad.kernel.registry import game_class
from landsraad.lab.env.episode import Episode
from landsraad.lab.env.observing import LARGEST, Row, observer_of

SEEDS = 1 << 32


def aec_env(
    game: str,
    seats: Sequence[str] | None = None,
    render_mode: str | None = None,
    most_actions: int = MOST_ACTIONS,
    **options: Any,
) -> Any:
    """An environment for a game with these options, which are those of `new_game`.

    Args:
        game: its name.
        seats: who plays; all, or those of the mode, if not said.
        render_mode: `ansi` for text, `human` to print it.
        most_actions: a game with more is cut off, without winners.
        options: of the game.

    Raises:
        BadOptions: there is no such game or option.
    """
    env = TableEnv(game, seats, render_mode, most_actions, options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class TableEnv(AECEnv):  # type: ignore[misc]  # only an extra installs it
    """A table at which every seat is an agent."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | None,
        render_mode: str | None,
        most_actions: int,
        options: Mapping[str, Any],
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game_type = game_class(game)
        self.options = dict(options)
        self.most_actions = most_actions
        self.observer = observer_of(game)
        self.vocabulary = self.observer.vocabulary
        self.possible_agents = list(self.game_type.read_setup(seats, options, 0).seats)
        mask = Box(0, 1, (self.vocabulary.size,), np.int8)
        row = Box(0, LARGEST, (self.observer.size,), np.int16)
        self.observation_spaces = {
            seat: Dict({"observation": row, "action_mask": mask}) for seat in self.possible_agents
        }
        self.action_spaces = {seat: Discrete(self.vocabulary.size) for seat in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games in the same order."""
        if seed is not None:
            self._random = Random(seed)
        setup = self.game_type.read_setup(
            self.possible_agents, self.options, self._random.randrange(SEEDS)
        )
        self.episode = Episode(self.game_type.new(setup), self.most_actions)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._seen: dict[str, tuple[int, dict[str, Any], Row]] = {}
        self._select()

    def _select(self) -> None:
        """Whoever is asked comes next, with their view at hand."""
        self.agent_selection = self.episode.seat
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"view": self._look(self.agent_selection)[0]}

    def _look(self, agent: str) -> tuple[dict[str, Any], Row]:
        """The view of an agent and its row, made again only when something has been played."""
        sequence = self.episode.game.sequence
        if agent not in self._seen or self._seen[agent][0] != sequence:
            view = self.episode.game.view(agent)
            self._seen[agent] = (sequence, view, self.observer.row(view))
        return self._seen[agent][1:]

    def observe(self, agent: str) -> dict[str, Any]:
        row = self._look(agent)[1].copy()
        mask = np.zeros(self.vocabulary.size, np.int8)
        if agent == self.episode.seat and self.episode.choosing is not None:
            mask[self.episode.numbers()] = 1
            self.observer.write_path(self.episode.choosing.path, row)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes a sub-choice; ValueError if the mask forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.take(int(action if action is not None else -1))
        if self.episode.over:
            self._finish()
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self.rewards = self.episode.returns()
        truncated = self.episode.truncated
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos = {agent: {"view": self._look(agent)[0]} for agent in self.agents}
        self._deads_step_first()

    def render(self) -> str | None:
        """Where the game is and who chooses what, as text."""
        if self.render_mode is None:
            return None
        text = in_words(self.episode)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def in_words(episode: Episode) -> str:
    """An episode in a line: what everybody may see of it, and what is being chosen."""
    game = episode.game
    where = f"{game.name}, round {game.round_number}, {game.sequence} actions"
    if game.outcome is not None:
        return f"{where}: {', '.join(game.outcome.winners) or 'nobody'} won ({game.outcome.ending})"
    if episode.choosing is None:
        return f"{where}: cut off"
    chosen = [episode.vocabulary.entries[number] for number in episode.choosing.path]
    return " ".join([f"{where}: {episode.seat} chooses", *chosen, "…"])
