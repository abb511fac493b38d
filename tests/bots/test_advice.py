"""Advice: honest figures and reasons that can be read, from what a seat may know alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.bots import Question, question_for, question_with_worlds, read_question, read_worlds
from landsraad.bots.advice import PlayoutResult, advise, gains_by_topic, suggestions, too_close
from landsraad.bots.budget import Budget
from landsraad.bots.mentat.arrakis import value as arrakis_value
from landsraad.bots.mentat.dune import value as dune_value
from landsraad.bots.mentat.learned import Topic
from landsraad.bots.mentat.thinker import Thinker
from landsraad.bots.search import Estimate
from landsraad.dune import Dune
from landsraad.dune.actions.common import Pass
from landsraad.kernel import Action, Chance, Game
from landsraad.kernel.laws import Mode
from landsraad.texts import LANGUAGES, Texts
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.soak import usually

BUDGET = Budget(playouts=6)
MODES = [ARRAKIS_MODES[0], DUNE_MODES[9]]
GAP = 31
"""Actions from one question to the next."""


def moments(mode: Mode, number: int, seed: int = 2) -> Iterator[tuple[Game, str]]:
    """So many moments of a game between recruits, and somebody whom it waits for."""
    game, chance = mode.new(seed).copy(), Chance.seeded(seed)
    quick = bots.make("recruit", game.name)
    while number and not game.over:
        seat = bots.who_is_asked(game.pending).due[0]
        if game.sequence % GAP == GAP - 1:
            yield game, seat
            number -= 1
        action = quick.answer(question_for(game, seat), chance)
        assert action is not None
        game.play(action)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_suggestion_is_offered_and_every_reason_can_be_read(mode: Mode) -> None:
    texts = [Texts(mode.game, language) for language in LANGUAGES]
    for game, seat in moments(mode, usually(1, soak=100)):
        question = question_with_worlds(game, seat)
        advice = advise(question, BUDGET, Chance.seeded(1))

        assert 1 <= len(advice.suggestions) <= 3
        assert advice.suggestions[0].behind == 0
        for suggestion in advice.suggestions:
            assert any(suggestion.action in decision.actions for decision in question.decisions)
            assert (suggestion.chance is None) == (len(advice.suggestions) == 1)
            assert (
                suggestion.chance is None
                or 0 <= suggestion.low <= suggestion.chance <= suggestion.high <= 1
            )
            assert all(own.has(reason) for reason in suggestion.reasons for own in texts)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_twins_get_the_same_advice_here_and_over_a_wire(mode: Mode) -> None:
    for game, seat in moments(mode, usually(1, soak=200)):
        twin = game.redeal(seat, Chance.seeded(8))
        here, there = (question_with_worlds(one, seat) for one in (game, twin))
        assert there.worlds is not None
        sent = json.loads(json.dumps([there.view, there.options, there.worlds.to_json()]))
        far = read_question(sent[0], sent[1], game.notation(), read_worlds(sent[2]))

        assert advise(here, BUDGET, Chance.seeded(5)) == advise(far, BUDGET, Chance.seeded(5))


def test_without_worlds_there_are_no_figures() -> None:
    game, seat = next(moments(MODES[0], 1))
    question = question_for(game, seat)
    advice = advise(question, BUDGET, Chance.seeded(1))

    assert [suggestion.chance for suggestion in advice.suggestions] == [None]
    assert not advice.close


def test_who_is_asked_nothing_gets_no_advice() -> None:
    game, seat = next(moments(MODES[0], 1))
    question = question_for(game, seat)

    assert advise(Question(question.view, (), {}), BUDGET, Chance.seeded(1)).suggestions == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "topics"), [(Dune, dune_value.TOPICS), (Arrakis, arrakis_value.TOPICS)]
)
def test_every_topic_has_its_messages(
    game: type[Game], topics: dict[str, Topic], language: str
) -> None:
    mentat, texts = bots.make("mentat", game.name), Texts(game, language)
    assert isinstance(mentat, Thinker)
    for seat in game.all_seats:
        for name, _ in topics.values():
            for better in (True, False):
                assert texts.bundles[0].has_message(mentat.reason(name, seat, better=better))


# Figures.


def estimate(number: int, *results: float) -> Estimate[Action]:
    return Estimate(Pass(f"seat{number}"), results)


def no_reasons(action: Action, other: Action) -> list[tuple[float, str]]:
    return []


def test_a_clear_lead_is_told_from_luck() -> None:
    clear = [estimate(1, 0.7, 0.6, 0.8), estimate(2, 0.5, 0.4, 0.61)]
    luck = [estimate(1, 0.7, 0.3, 0.8), estimate(2, 0.5, 0.6, 0.6)]
    same = [estimate(1, 0.5, 0.5), estimate(2, 0.5, 0.5)]

    assert [too_close(found) for found in (clear, luck, same)] == [False, True, True]
    assert not too_close(clear[:1])


def test_chances_are_compared_in_the_worlds_that_actions_have_in_common() -> None:
    """One that was given up early had kind worlds, and is still behind."""
    found = [estimate(1, 0.8, 0.8, 0.2, 0.2), estimate(2, 0.7, 0.7), estimate(3, 0.8, 0.79)]
    first, second, third = suggestions(found, no_reasons)

    assert first.chance == pytest.approx(0.5)
    assert second.action == found[2].candidate
    assert third.behind == pytest.approx(0.1)
    assert third.chance == pytest.approx(0.4)


def test_reasons_are_in_the_order_in_which_they_matter() -> None:
    def reasons(action: Action, other: Action) -> list[tuple[float, str]]:
        return [(0.0001, "dust"), (0.02, "some"), (-0.3, "against"), (0.1, "much")]

    first, second = suggestions([estimate(1, 0.5, 0.5), estimate(2, 0.4, 0.4)], reasons)

    assert first.reasons == ("much", "some")
    assert second.reasons == ("against", "much", "some")


def test_a_victory_is_a_reason_of_its_own() -> None:
    won, lost = PlayoutResult(1.0, True, {}), PlayoutResult(0.0, True, {})
    even, rich = (
        PlayoutResult(0.5, False, {"spice": 0.0}),
        PlayoutResult(0.6, False, {"spice": 0.4}),
    )

    assert gains_by_topic([won, rich], [even, even]) == {
        "wins": pytest.approx(0.25),
        "spice": pytest.approx(0.049),
    }
    assert gains_by_topic([lost], [even]) == {"loses": -0.5}
    assert gains_by_topic([lost], [won]) == {"wins": -1.0}


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_what_was_done_is_told_of_whatever_it_promises(mode: Mode) -> None:
    """Also what nobody would have suggested."""
    for game, seat in moments(mode, 3):
        question = question_with_worlds(game, seat)
        (asked, *_) = question.decisions
        done = asked.actions.at(asked.actions.size - 1)
        advice = advise(question, BUDGET, Chance.seeded(1), done)

        assert done in [suggestion.action for suggestion in advice.suggestions]
