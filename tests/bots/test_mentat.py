"""`mentat`: it plays what it is offered, answers simple things at once, and keeps to its budget."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from landsraad import bots
from landsraad.bots import Question, Worlds, question_for, read_question, read_worlds
from landsraad.bots.budget import Budget, Thought
from landsraad.bots.mentat.dune import plan_again
from landsraad.bots.mentat.thinker import Thinker
from landsraad.bots.recruit.dune import Recruit
from landsraad.dune.battle.planning import MakePlans
from landsraad.dune.state import DuneState
from landsraad.kernel import Action, BadOptions, Chance, Game
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.bots.recruit_games import moments_of
from tests.dune.modes import DUNE_MODES
from tests.soak import usually

FEW = Budget(playouts=3)
ALL_MODES = (*ARRAKIS_MODES, *DUNE_MODES)[:: usually(9, soak=1)]


def mentat(game: str, budget: Budget = FEW) -> Thinker:
    bot = bots.make("mentat", game)
    assert isinstance(bot, Thinker)
    bot.think_for(budget)
    return bot


def moments(mode: Mode, seed: int) -> Iterator[tuple[Game, str]]:
    """Moments of a game between recruits at which a mentat would think, and who is asked."""
    return moments_of(mode, seed, mentat(mode.game.name).thinks_about)


@pytest.mark.parametrize("mode", ALL_MODES, ids=lambda mode: mode.name)
def test_it_plays_what_it_is_offered_in_all_modes(mode: Mode) -> None:
    bot = mentat(mode.game.name)
    for number, (game, seat) in enumerate(moments(mode, 5)):
        question = question_for(game, seat, bot)
        action = bot.answer(question, Chance.seeded(number))
        assert action is not None
        assert any(action in decision.actions for decision in question.decisions)
        if number == usually(2, soak=60):
            break


def considered(game: Game, seat: str, bot: Thinker) -> tuple[Question, list[Action]]:
    """The question of a moment, and what the bot would try there."""
    question = question_for(game, seat, bot)
    usual = bot.rules.answer(question, Chance.seeded(1))
    assert usual is not None
    return question, [usual, *bot.candidates(question, usual)]


@pytest.mark.parametrize("mode", [ARRAKIS_MODES[0], DUNE_MODES[9]], ids=lambda mode: mode.name)
def test_it_says_what_each_candidate_promises(mode: Mode) -> None:
    bot = mentat(mode.game.name, Budget(playouts=8))
    for game, seat in moments(mode, 4):
        question, tried = considered(game, seat, bot)
        if len({*tried}) < 3:
            continue
        thought = Thought(bot.budget)
        found = bot.consider(question, Chance.seeded(2), tried[0], thought)

        assert {one.candidate for one in found} == {*tried}
        assert len(found) <= sum(one.playouts for one in found) <= thought.playouts <= 8
        assert all(0 <= one.mean <= 1 for one in found)
        break


@pytest.mark.parametrize("mode", [ARRAKIS_MODES[0], DUNE_MODES[9]], ids=lambda mode: mode.name)
def test_a_question_over_a_wire_gets_the_same_answer(mode: Mode) -> None:
    """A budget of playouts always gives the same answer, in this process and in another."""
    bot = mentat(mode.game.name)
    game, seat = next(moments(mode, 3))
    here = question_for(game, seat, bot)
    assert here.worlds is not None
    sent = json.loads(json.dumps([game.view(seat), game.setup.played_by, here.worlds.to_json()]))
    there = read_question(sent[0], sent[1], game.notation(), read_worlds(sent[2]))

    assert bot.answer(here, Chance.seeded(1)) == bot.answer(there, Chance.seeded(1))


def second_plan() -> tuple[Game, str]:
    """A battle of Dune in which one side has planned already, and who has not."""
    for game, seat in moments(DUNE_MODES[9], 4):
        step = game.stack[-1]
        if isinstance(step, MakePlans) and step.plans and step.plans[0].seat != seat:
            return game, seat
    raise AssertionError("there was no such battle")


def test_a_plan_on_the_table_is_imagined_as_a_recruit_would_make_it() -> None:
    """One that is redealt may be any that is possible, however silly."""
    game, seat = second_plan()
    worlds = Worlds.seen_from(game, seat)
    assert worlds is not None
    world, twin = worlds.deal(1), worlds.deal(1)
    assert isinstance(world, DuneState)
    (other,) = [d for d in twin.pending if d.kind == "plan" and d.seat != seat]
    asked = Question(twin.view(other.seat), (other,), twin.setup.played_by)
    recruit = Recruit()
    expected = recruit.decide(recruit.look(asked), other, Chance.seeded(2))

    plan_again(world, seat, Chance.seeded(2))

    step = world.stack[-1]
    assert isinstance(step, MakePlans)
    assert step.plans == (expected,)


def test_simple_things_are_known_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without worlds, or with nothing to choose from, nothing is tried."""
    bot = mentat("arrakis")
    monkeypatch.setattr(bot, "playout", None)
    game, seat = next(moments(ARRAKIS_MODES[0], 3))
    question = question_for(game, seat)
    alone = Question(question.view, question.decisions, question.options)

    assert bot.answer(alone, Chance.seeded(2)) == bot.rules.answer(alone, Chance.seeded(2))


def test_others_do_not_think_for_longer_or_shorter() -> None:
    with pytest.raises(BadOptions):
        bots.make("recruit", "dune").think_for(FEW)
