"""`bashar` at War for Arrakis: it sees in a state what a view shows, and knows no more."""

from __future__ import annotations

import json

import pytest

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.solo.tactics import target_sietch
from landsraad.bots import Question, Worlds, question_for, read_question, read_worlds
from landsraad.bots.bashar.arrakis import Bashar, value
from landsraad.bots.bashar.arrakis.look_ahead import outlook
from landsraad.bots.recruit.arrakis import LEFT, Recruit, worth
from landsraad.bots.recruit.arrakis.facts import NOBODY, Facts
from landsraad.bots.recruit.arrakis.imagined import ImaginedFacts
from landsraad.bots.recruit.arrakis.prophecy import promise
from landsraad.kernel import Action, Chance
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.soak import usually

RULES = Recruit()
FACTS = (
    "mine",
    "theirs",
    "foes",
    "ranks",
    "hidden",
    "needs",
    "worms",
    "wormsigns",
    "harvesters",
    "stations",
    "aim",
)


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


def thoughtful_moment(seed: int) -> tuple[Arrakis, str]:
    """A moment of a duel in which it thinks ahead, and who is asked."""
    game, chance = Arrakis.new(Arrakis.read_setup(None, {}, seed)).copy(), Chance.seeded(seed)
    while True:
        seat, action = played_by_rules(game, chance)
        kinds = {decision.kind for decision in game.decisions(seat)}
        if not Bashar.thinks_about.isdisjoint(kinds):
            return game, seat
        game.play(action)


def test_a_question_over_a_wire_gets_the_same_answer() -> None:
    bot = Bashar()
    game, seat = thoughtful_moment(3)
    here = question_for(game, seat, bot)
    assert here.worlds is not None
    sent = json.loads(json.dumps([game.view(seat), game.setup.played_by, here.worlds.to_json()]))
    there = read_question(sent[0], sent[1], game.notation(), read_worlds(sent[2]))

    assert bot.answer(here, Chance.seeded(1)) == bot.answer(there, Chance.seeded(1))


def test_without_worlds_it_plays_by_the_rules_of_thumb() -> None:
    game, seat = thoughtful_moment(3)
    asked = question_for(game, seat)
    alone = Question(asked.view, asked.decisions, asked.options)

    expected = RULES.answer(alone, Chance.seeded(2))
    assert Bashar().answer(alone, Chance.seeded(2)) == expected


def test_mahdi_does_not_dare_to_attack_who_is_stronger() -> None:
    """So a guard that is large enough has nothing to fear from the automatic Harkonnen."""
    game = Arrakis.new(Arrakis.read_setup(None, {"mode": "mahdi"}, 3)).copy()
    facts = ImaginedFacts(game, "atreides")
    sietch = next(iter(facts.my_ranks))
    near = next(a for a in members(facts.board.near[sietch]) if a not in facts.theirs)
    facts.foes.clear()  # the others are elsewhere
    facts.theirs[near] = Legion(regular=3)
    facts.foes[near] = facts.force(facts.theirs[near])
    fears = [worth.fear(facts, sietch, Legion(tokens=("as1", "as2")[:number])) for number in (1, 2)]

    assert fears[0] > 0
    assert fears[1] == 0


def test_the_sietch_that_mahdi_is_after_is_in_more_danger_than_others() -> None:
    game = Arrakis.new(Arrakis.read_setup(None, {"mode": "mahdi"}, 3)).copy()
    fears = {}
    for aimed in (True, False):
        facts = ImaginedFacts(game, "atreides")
        sietch = target_sietch(game)
        assert isinstance(facts.table, dict)
        if not aimed:
            facts.table["mahdi"] = {"target_sietch": ""}
        assert facts.aim == (sietch if aimed else NOBODY)
        facts.foes.clear()  # the others are elsewhere
        far = facts.board.around(facts.board.near[sietch]) & ~facts.board.near[sietch]
        place = next(a for a in members(far) if a != sietch and a not in facts.theirs)
        facts.theirs[place] = Legion(regular=6)
        facts.foes[place] = facts.force(facts.theirs[place])
        fears[aimed] = worth.fear(facts, sietch, Legion(regular=1))

    assert fears[True] > fears[False] > 0


def test_paul_is_called_mahdi_in_a_sietch_that_nobody_has_seen() -> None:
    game = Arrakis.new(Arrakis.read_setup(None, {}, 3)).copy()
    sietch = min(game.sietches)
    paul = Legion(regular=1, named=("paul_atreides",))
    promises = []
    for found, place in ((0, sietch), (1 << sietch, sietch), (0, AREA.numbers["arrakeen"])):
        game.found = found
        facts = ImaginedFacts(game, "atreides")
        promises.append(promise(facts, "the_fremen_call_paul_mahdi", {place: paul}))
    promises.append(promise(facts, "the_fremen_call_paul_mahdi", {}))

    assert promises[0] > promises[1] == promises[2] > promises[3] == 0


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
    game.prescience = {**game.prescience, marker: game.prescience[marker] + 1}
    wiser = value.value(game)
    game.supremacy += 1

    assert wiser > now
    assert value.value(game) < wiser


def test_a_legion_in_the_open_is_a_smaller_matter_than_a_step() -> None:
    """Or nobody would ever leave a sietch."""
    game = Arrakis.new(Arrakis.read_setup(None, {}, 3)).copy()
    facts = ImaginedFacts(game, "atreides")
    town = next(iter(facts.foes))
    near = next(a for a in members(facts.board.near[town]) if a not in facts.my_ranks)
    raiders = Legion(regular=2)

    lost = value.WEIGHTS["exposure"] * worth.exposure(facts, near, raiders)
    assert value.WEIGHTS["needs"] / 2 < lost < 0


def test_every_feature_has_a_weight() -> None:
    game = Arrakis.new(Arrakis.read_setup(None, {}, 3)).copy()

    assert set(value.features(game)) == set(value.WEIGHTS)


def test_looking_ahead_leaves_the_world_as_it_is() -> None:
    game, seat = thoughtful_moment(3)
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
    assert isinstance(bots.make("bashar", "arrakis"), Bashar)
