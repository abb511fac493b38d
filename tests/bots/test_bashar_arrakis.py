"""`bashar` at War for Arrakis: it sees in a state what a view shows, and knows no more."""

from __future__ import annotations

import json

import pytest

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.bots import Question, Worlds, question_for, read_question, read_worlds
from landsraad.bots.bashar.arrakis import Bashar, value
from landsraad.bots.bashar.arrakis.look_ahead import outlook
from landsraad.bots.recruit.arrakis import LEFT, Recruit
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.imagined import ImaginedFacts
from landsraad.kernel import Action, Chance
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.soak import usually

RULES = Recruit()
FACTS = ("mine", "theirs", "foes", "ranks", "needs", "worms", "wormsigns", "harvesters", "stations")
THOUGHTS = usually(6, soak=200)
"""How many questions about which it thinks are put to twins."""


def played_by_rules(game: Arrakis, chance: Chance) -> tuple[str, Action]:
    """Who is asked next, and what a recruit would answer."""
    seat = next(decision.seat for decision in game.pending if decision.required)
    action = RULES.answer(question_for(game, seat), chance)
    assert action is not None
    return seat, action


@pytest.mark.parametrize("mode", ARRAKIS_MODES[:: usually(3, soak=1)], ids=lambda mode: mode.name)
def test_a_state_tells_a_seat_what_its_view_tells(mode: Mode) -> None:
    """The same facts, and so the same answers to whatever is asked."""
    game, chance = mode.new(11).copy(), Chance.seeded(11)
    assert isinstance(game, Arrakis)
    for number in range(usually(150, soak=2000)):
        if game.over:
            break
        seat, action = played_by_rules(game, chance)
        if number % 5 == 0:
            seen, imagined = Facts(question_for(game, seat)), ImaginedFacts(game, seat)
            assert [getattr(seen, name) for name in FACTS] == [
                getattr(imagined, name) for name in FACTS
            ]
            for decision in game.decisions(seat):
                if decision.kind not in LEFT:
                    luck, same = Chance.seeded(number), Chance.seeded(number)
                    expected = RULES.decide(seen, decision, luck)
                    assert RULES.decide(imagined, decision, same) == expected
        game.play(action)


def thoughtful_questions(seed: int, number: int) -> list[tuple[Arrakis, str]]:
    """Moments of a duel in which it thinks ahead."""
    game, chance = Arrakis.new(Arrakis.read_setup(None, {}, seed)).copy(), Chance.seeded(seed)
    found: list[tuple[Arrakis, str]] = []
    for count in range(2000):
        if game.over or len(found) == number:
            break
        seat, action = played_by_rules(game, chance)
        kinds = {decision.kind for decision in game.decisions(seat)}
        if count % 7 == 0 and not Bashar.thinks_about.isdisjoint(kinds):
            found.append((game.copy(), seat))
        game.play(action)
    return found


def test_twins_get_equal_answers() -> None:
    """Games that differ only in what a seat does not know."""
    bot = Bashar()
    for number, (game, seat) in enumerate(thoughtful_questions(4, THOUGHTS)):
        twin = game.redeal(seat, Chance.seeded(1000 + number))
        answers = [
            bot.answer(question_for(one, seat, bot), Chance.seeded(number)) for one in (game, twin)
        ]
        assert answers[0] is not None
        assert answers[0] == answers[1]


def test_a_question_over_a_wire_gets_the_same_answer() -> None:
    bot = Bashar()
    ((game, seat),) = thoughtful_questions(3, 1)
    here = question_for(game, seat, bot)
    assert here.worlds is not None
    sent = json.loads(json.dumps([game.view(seat), game.setup.played_by, here.worlds.to_json()]))
    there = read_question(sent[0], sent[1], game.notation(), read_worlds(sent[2]))

    assert bot.answer(here, Chance.seeded(1)) == bot.answer(there, Chance.seeded(1))


def test_without_worlds_it_plays_by_the_rules_of_thumb() -> None:
    ((game, seat),) = thoughtful_questions(3, 1)
    asked = question_for(game, seat)
    alone = Question(asked.view, asked.decisions, asked.options)

    expected = RULES.answer(alone, Chance.seeded(2))
    assert Bashar().answer(alone, Chance.seeded(2)) == expected


def test_it_plays_what_it_is_offered() -> None:
    """A part of a duel; in `make soak` the whole of it."""
    game, chance, bot = (
        Arrakis.new(Arrakis.read_setup(None, {}, 2)).copy(),
        Chance.seeded(2),
        Bashar(),
    )
    for _ in range(usually(40, soak=5000)):
        if game.over:
            break
        seat = next(decision.seat for decision in game.pending if decision.required)
        action = bot.answer(question_for(game, seat, bot), chance)
        assert action is not None
        game.play(action)


def test_every_step_counts() -> None:
    """A step of prescience is good for the Atreides, one of supremacy for the Harkonnen."""
    game = Arrakis.new(Arrakis.read_setup(None, {}, 3)).copy()
    now = value.value(game)
    marker = max(game.box.objectives[game.objectives[0]].items(), key=lambda pair: pair[1])[0]
    game.prescience[marker] += 1
    wiser = value.value(game)
    game.supremacy += 1

    assert wiser > now
    assert value.value(game) < wiser


def test_what_has_been_learned_is_for_every_feature() -> None:
    game = Arrakis.new(Arrakis.read_setup(None, {}, 3)).copy()

    assert set(value.features(game)) == set(value.WEIGHTS)


def test_looking_ahead_leaves_the_world_as_it_is() -> None:
    ((game, seat),) = thoughtful_questions(3, 1)
    worlds = Worlds.seen_from(game, seat)
    assert worlds is not None
    world = worlds.deal(1)
    assert isinstance(world, Arrakis)
    before = world.digest()
    _, action = played_by_rules(world, Chance.seeded(1))
    copy = world.copy()
    assert isinstance(copy, Arrakis)
    outlook(copy, action, 1)

    assert world.digest() == before


def test_it_is_to_be_had_by_name() -> None:
    assert bots.make("bashar", "arrakis").name == "bashar"
    assert {ATREIDES, HARKONNEN} <= {*Arrakis.all_seats}
