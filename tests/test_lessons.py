"""Lessons: who does what is recommended sees every step, and who does not is never stuck."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landsraad import bots
from landsraad.bots import who_is_asked
from landsraad.bots.playing import question_for
from landsraad.kernel import Action, BadOptions, Chance
from landsraad.kernel.game import Game
from landsraad.kernel.registry import game_class
from landsraad.lessons import LESSONS, Lesson, Step, found_at, lesson
from tests.soak import usually

MOST_ACTIONS = 400
"""Until the end of a lesson, whatever a learner does."""

every_lesson = pytest.mark.parametrize("name", LESSONS)


def begun(name: str) -> tuple[Lesson, Game]:
    guided = lesson(name)
    return guided, game_class(guided.game).new(guided.setup())


def let_partners_play(guided: Lesson, game: Game, chance: Chance) -> None:
    """Until the game waits for nobody but the learner."""
    partner = bots.make(f"partner_{guided.name}", guided.game)
    while others := [seat for seat in who_is_asked(game.pending).due if seat != guided.seat]:
        action = partner.answer(question_for(game, others[0]), chance)
        assert action is not None
        game.play(action)


def shown(guided: Lesson, game: Game) -> Iterator[Step]:
    """The steps whose moment has come, up to the first that waits for an action."""
    view = game.view(guided.seat)
    for step in guided.steps:
        if step.moment.has_come(view):
            yield step
            if step.play:
                return


def recommended(guided: Lesson, game: Game) -> Action | None:
    last = list(shown(guided, game))[-1:]
    play = last[0].play if last else ""
    return game.notation().read(play) if play else None


@every_lesson
def test_who_does_what_is_recommended_sees_every_step_in_order(name: str) -> None:
    guided, game = begun(name)
    seen: list[str] = []
    for _ in range(MOST_ACTIONS):
        let_partners_play(guided, game, Chance.seeded(1))
        seen += [step.id for step in shown(guided, game) if step.id not in seen]
        action = recommended(guided, game)
        if action is None:
            break
        assert any(action in decision.actions for decision in game.decisions(guided.seat)), action
        game.play(action)

    assert seen == [step.id for step in guided.steps]


@every_lesson
@pytest.mark.parametrize("seed", range(usually(3, soak=100)))
def test_who_does_something_else_still_comes_to_the_end(name: str, seed: int) -> None:
    """Every third action is any that is legal."""
    guided, game = begun(name)
    chance = Chance.seeded(seed)
    recruit = bots.make("recruit", guided.game)
    for _ in range(MOST_ACTIONS):
        let_partners_play(guided, game, chance)
        if game.over or guided.steps[-1].moment.has_come(game.view(guided.seat)):
            return
        action = recommended(guided, game) if chance.below(3) else None
        required = [decision for decision in game.decisions(guided.seat) if decision.required]
        if action is None or not any(action in decision.actions for decision in required):
            action = (
                chance.choice(required).actions.sample(chance)
                if chance.below(2)
                else recruit.answer(question_for(game, guided.seat), chance)
            )
        assert action is not None
        game.play(action)
    pytest.fail("the lesson does not end")


@every_lesson
def test_every_step_has_a_name_of_its_own_and_the_last_one_ends(name: str) -> None:
    ids = [step.id for step in lesson(name).steps]

    assert len(set(ids)) == len(ids)
    assert ids[-1] == "end"


@every_lesson
def test_a_partner_knows_its_own_game_only(name: str) -> None:
    with pytest.raises(BadOptions):
        bots.make(f"partner_{name}", "crysknife")


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(BadOptions, match="there is no lesson"):
        lesson("chess")


def test_a_path_leads_through_tables_and_lists() -> None:
    view = {"steps": [{"bid": 2}], "table": {"turn": 1}}

    assert found_at(view, "steps.0.bid") == 2
    assert found_at(view, "table.turn") == 1
    assert found_at(view, "steps.1.bid") is None
    assert found_at(view, "table.turn.1") is None
