"""Environments: what PettingZoo and OpenSpiel ask of them, what they show, and whom it is from."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

import landsraad
from landsraad.kernel import BadOptions, Chance
from landsraad.kernel.laws import Mode
from landsraad.lab.env import ParallelStepper, Stepper, aec_env
from landsraad.lab.env.episode import Episode
from landsraad.lab.env.observing import observer_of
from landsraad.lab.env.vocabulary import LEAVE_IT, vocabulary_of
from tests.soak import SOAK, usually
from tests.test_laws import MODES
from tools import environment_reference

ALWAYS = {
    "crysknife",
    "arrakis-duel",
    "arrakis-mahdi",
    "arrakis-guild-teams4",
    "dune-basic-2",
    "dune-advanced-6",
    "dune-strict",
}
PLAYED = [mode for mode in MODES if SOAK or mode.name in ALWAYS]
CYCLES = usually(20, soak=300)

every_mode = pytest.mark.parametrize("mode", PLAYED, ids=lambda mode: mode.name)


def env_of(mode: Mode) -> Any:
    options: dict[str, Any] = dict(mode.options)
    return aec_env(mode.game.name, mode.seats, **options)


def random_walk(episode: Episode, chance: random.Random) -> Iterator[Episode]:
    while not episode.over:
        yield episode
        episode.take(chance.choice(episode.numbers()))


# PettingZoo.


@pytest.mark.filterwarnings("ignore:We recommend agents to be named")  # seats have names
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it has a mask beside it
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@every_mode
def test_pettingzoo_accepts_the_environment(mode: Mode) -> None:
    api_test(env_of(mode), num_cycles=CYCLES)
    seed_test(lambda: env_of(mode), num_cycles=CYCLES)


def test_an_episode_ends_with_what_it_was_worth() -> None:
    env = aec_env("crysknife", rounds=3)
    env.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, cut_off, info = env.last()
        assert info["view"]["eyes"] == agent
        if over or cut_off:
            rewards[agent] = reward
            winners = info["view"]["outcome"]["winners"]
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    if len(winners) == 2:
        assert rewards == {"paul": 0, "feyd": 0}
    else:
        assert rewards == {seat: 1 if seat in winners else -1 for seat in ("paul", "feyd")}


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = aec_env("arrakis", most_actions=5)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, over, cut_off, _ = env.last()
        assert not over
        assert reward == 0
        env.step(None if cut_off else env.action_space(agent).sample(observation["action_mask"]))
    assert env.unwrapped.episode.game.sequence == 5


def test_a_pickled_episode_goes_on_as_it_would() -> None:
    """At any sub-choice, also where others may react to what was done beside."""
    walk = random_walk(
        Episode(landsraad.new_game("dune", seed=3, ruleset="advanced")), random.Random(3)
    )
    for episode in islice(walk, 400):
        twin = pickle.loads(pickle.dumps(episode))
        number = episode.numbers()[-1]
        here = episode.copy()

        for each in (here, twin):
            each.take(number)

        assert twin.game.digest() == here.game.digest()
        assert (twin.seat, twin.taken, twin.numbers()) == (here.seat, here.taken, here.numbers())


def test_what_the_mask_forbids_is_refused() -> None:
    env = aec_env("crysknife")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not among"):
        env.step(LEAVE_IT)
    with pytest.raises(BadOptions):
        aec_env("crysknife", rounds=99)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    """Text is given back, or printed after every step; without a mode there is nothing."""
    env = aec_env("crysknife", render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    assert first == "crysknife, round 0, 0 actions: paul chooses …"
    env = aec_env("crysknife", render_mode="human")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "crysknife, round 0, 0 actions: paul chooses :choose_ground …" in capsys.readouterr().out
    silent = aec_env("crysknife").unwrapped
    silent.reset(seed=1)
    assert silent.render() is None


# What is shown.


@every_mode
def test_a_row_shows_nothing_that_a_seat_may_not_know(mode: Mode) -> None:
    """Exchanging all that is hidden from a seat leaves its row the same."""
    observer = observer_of(mode.game.name)
    chance = random.Random(1)
    game = mode.game.new(mode.game.read_setup(mode.seats, mode.options, 5))
    episode = Episode(game)
    for place, _ in zip(range(usually(200, soak=2000)), random_walk(episode, chance), strict=False):
        if place % 40 == 0 and episode.choosing is not None:
            path = episode.choosing.path
            other = game.redeal(episode.seat, Chance.seeded(place))
            row = observer.row(game.view(episode.seat), path)
            assert np.array_equal(observer.row(other.view(episode.seat), path), row)
            assert row.min() >= 0


def test_blocks_hold_what_the_view_says() -> None:
    game = landsraad.new_game("dune", seed=3, options={"ruleset": "advanced"})
    observer = observer_of("dune")
    view = game.view("atreides")
    row = observer.row(view, (5, 5, 7))
    blocks = observer.layout.unpack(row)
    table = view["table"]
    cells = observer.layout.blocks["table.board.forces"].axes[0].words
    seats = observer.layout.blocks["me"].axes[0].words
    assert blocks["table.board.forces"].shape == (86, 6, 2)
    for cell, there in table["board"]["forces"].items():
        for seat, forces in there.items():
            place = (cells.index(cell), seats.index(seat))
            assert blocks["table.board.forces"][place].tolist() == forces
    mine = seats.index("atreides")
    assert blocks["table.factions.hand"][mine].sum() == len(table["factions"]["atreides"]["hand"])
    assert blocks["table.factions.spice"][mine] == table["factions"]["atreides"]["spice"]
    assert blocks["table.factions.spice?"].tolist() == [seat == "atreides" for seat in seats]
    assert blocks["me"].tolist() == [1, 0, 0, 0, 0, 0]
    assert (blocks["chosen"][5], blocks["chosen"][7], blocks["last"][7]) == (2, 1, 1)
    in_order = [table["order"].index(seat) + 1 for seat in seats]
    assert blocks["table.order"].tolist() == in_order


def test_the_vocabulary_has_every_class_of_actions_and_no_word_twice() -> None:
    for name in ("crysknife", "dune", "arrakis"):
        vocabulary = vocabulary_of(name)
        assert len(set(vocabulary.entries)) == vocabulary.size
        listed = (vocabulary.entries[number] for number in range(vocabulary.size))
        kinds = [entry[1:] for entry in listed if entry.startswith(":")]
        assert kinds == [made.kind for made in type(landsraad.new_game(name)).actions]


@pytest.mark.parametrize("name", environment_reference.GAMES)
def test_the_reference_of_rows_and_actions_is_up_to_date(name: str) -> None:
    """`make reference` writes it from the declarations."""
    page = environment_reference.FOLDER / f"{name}.md"
    assert page.read_text("utf-8") == environment_reference.page(name)


# Many games.


def blindly(masks: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.int64]:
    """For each game a sub-choice that is open."""
    drawn: NDArray[np.int64] = (chance.random(masks.shape) * masks).argmax(axis=1)
    return drawn


def test_games_stepped_together_are_those_stepped_alone() -> None:
    """The same sub-choices give the same rows, masks and rewards as in an episode of its own."""
    stepper = Stepper("crysknife", games=3, seed=2, rounds=2)
    chance = np.random.default_rng(1)
    observer, ended = observer_of("crysknife"), 0
    for _ in range(60):
        copies = [episode.copy() for episode in stepper.episodes]
        numbers = blindly(stepper.batch.masks, chance)
        batch = stepper.step(numbers)
        for place, (alone, number) in enumerate(zip(copies, numbers, strict=True)):
            alone.take(int(number))
            assert batch.over[place] == alone.over
            ended += alone.over
            if alone.choosing is None:
                assert batch.rewards[place].tolist() == list(alone.returns().values())
            else:
                row = observer.row(alone.game.view(alone.seat), alone.choosing.path)
                assert np.array_equal(batch.observations[place], row)
                assert np.flatnonzero(batch.masks[place]).tolist() == alone.numbers()
                assert stepper.seats[batch.seats[place]] == alone.seat
    assert ended > 5


def test_games_in_other_processes() -> None:
    """They are those of a stepper here with the same seed; what is forbidden is refused."""
    short = 5  # actions, after which games are cut off
    here = [
        Stepper("crysknife", games=1, seed=7, most_actions=short),
        Stepper("crysknife", games=2, seed=8, most_actions=short),
    ]
    chance = np.random.default_rng(1)
    with ParallelStepper("crysknife", games=3, workers=2, seed=7, most_actions=short) as there:
        assert there.seats == ("paul", "feyd")
        ended = 0
        for _ in range(40):
            numbers = blindly(there.batch.masks, chance)
            batch = there.step(numbers)
            halves = [here[0].step(numbers[:1]), here[1].step(numbers[1:])]
            for array, first, second in zip(batch, *halves, strict=True):
                assert np.array_equal(array, np.concatenate([first, second]))
            ended += int(batch.over.sum())
        assert ended > 3
        with pytest.raises(ValueError, match="is not among"):
            there.step(np.zeros(3, np.int64))


# OpenSpiel.


@pytest.mark.parametrize(
    ("name", "options", "most_actions"),
    [
        ("crysknife", "rounds:3", 1000),
        ("arrakis", "mode:duel", usually(12, soak=300)),
        ("arrakis", "mode:mahdi", usually(12, soak=300)),
        ("dune", "ruleset:advanced deals:false", usually(12, soak=300)),
    ],
)
def test_openspiel_simulates_the_games(name: str, options: str, most_actions: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from landsraad.lab.env import spiel

    parameters = {"game": name, "options": options, "most_actions": most_actions}
    game = pyspiel.load_game(spiel.GAME_TYPE.short_name, parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_sees_chance_first_and_then_what_a_player_sees() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from landsraad.lab.env import spiel

    state = spiel.SpielGame({"game": "crysknife"}).new_initial_state()
    for byte in (1, 2, 3):
        assert state.is_chance_node()
        assert sum([chance for _, chance in state.chance_outcomes()]) == pytest.approx(1)
        state.apply_action(byte)
    assert state.current_player() == 0
    game = landsraad.new_game("crysknife", seed=0x010203)
    row = observer_of("crysknife").row(game.view("feyd"))
    assert state.information_state_tensor(1) == row.tolist()
    assert game.view("paul")["table"]["hands"]["paul"][0] in state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.history() != twin.history()
    assert pyspiel.load_game("landsraad").num_players() == 2
