"""Sub-choices lead to the engine's actions, one to one, in positions of random games of all modes.

`make test` looks at 2,000 positions, `make soak` at 100,000.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from landsraad.kernel import Action, Decision, Game
from landsraad.kernel.laws import Mode
from landsraad.lab.env.choosing import Choosing
from landsraad.lab.env.vocabulary import Vocabulary, vocabulary_of
from tests.soak import usually
from tests.test_laws import MODES

POSITIONS = usually(2_000, soak=100_000)
EACH_MODE = -(-POSITIONS // len(MODES))
STRIDE = 7
"""Positions of one game that follow each other are much alike: every seventh is looked at."""
ALL_WAYS = 60
"""Answers of a seat that are all led to, one by one; of more, some are."""
SAMPLES = 3


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_sub_choices_lead_to_the_actions_of_the_engine(mode: Mode) -> None:
    vocabulary = vocabulary_of(mode.game.name)
    chance = random.Random(mode.name)
    for _, decisions in zip(range(EACH_MODE), positions(mode, chance), strict=False):
        assert all(spelled_out(vocabulary, decisions, chance))


def positions(mode: Mode, chance: random.Random) -> Iterator[tuple[Decision, ...]]:
    """What some seat is asked, again and again, in one random game after another."""
    while True:
        seed = chance.randrange(1 << 32)
        game: Game = mode.game.new(mode.game.read_setup(mode.seats, mode.options, seed))
        while not game.over:
            if game.sequence % STRIDE == 0:
                yield game.decisions(chance.choice(game.pending).seat)
            decision = chance.choice(game.pending)
            game.play(decision.actions.at(chance.randrange(decision.actions.size)))


def spelled_out(
    vocabulary: Vocabulary, decisions: tuple[Decision, ...], chance: random.Random
) -> Iterator[bool]:
    """Whether all is as it should be with the answers to these decisions."""
    everything = Choosing.among(vocabulary, decisions)
    sizes = [decision.actions.size for decision in decisions]
    if sum(sizes) <= ALL_WAYS:
        wanted = {str(action) for decision in decisions for action in decision.actions}
        found = [str(action) for action in answers(everything)]
        yield set(found) == wanted
        yield len(found) == len(wanted)
        return
    for _ in range(SAMPLES):
        decision = chance.choices(decisions, sizes)[0]
        action = decision.actions.at(chance.randrange(decision.actions.size))
        yield everything.following(vocabulary.spell(action)).action == action
        wandered = walk(everything, chance)
        yield any(wandered in each.actions for each in decisions)
        yield (
            wandered is not None
            and everything.following(vocabulary.spell(wandered)).action == wandered
        )


def answers(choosing: Choosing) -> Iterator[Action]:
    """All that can be chosen, by all ways."""
    if choosing.action is not None:
        yield choosing.action
    for number in choosing.numbers():
        yield from answers(choosing.after(number))


def walk(choosing: Choosing, chance: random.Random) -> Action | None:
    """What blind choices lead to; each sub-choice is as likely as any other."""
    while not choosing.done:
        choosing = choosing.after(chance.choice(choosing.numbers()))
    return choosing.action
