"""`recruit` at Dune: it knows every decision, ends every game, and is better than `random`."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from landsraad import bots
from landsraad.bots import Bot, Question, question_for
from landsraad.bots.recruit.dune import LEFT, RULES, RULES_WITH_CHANCE, Recruit
from landsraad.bots.recruit.dune.battle import Weighing, fewest_lost
from landsraad.bots.recruit.dune.deals import profit
from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.foe import guess, opponent_in
from landsraad.bots.recruit.dune.nexus import helps
from landsraad.bots.recruit.dune.odds import chance_to_win
from landsraad.bots.recruit.dune.powers import fights_for_stronghold
from landsraad.bots.recruit.dune.worth import denial, worth_of_stronghold
from landsraad.dune import Dune
from landsraad.dune.actions.battle import CallTraitor
from landsraad.dune.actions.bidding import Bid
from landsraad.dune.actions.common import Pass
from landsraad.dune.battle.strength import Terms
from landsraad.kernel import Action, Chance, Decision, Listed
from landsraad.kernel.laws import Mode
from tests.dune.modes import DUNE_MODES
from tests.kinds import kinds_asked
from tests.soak import usually
from tools.recruit_dune import one_among_five

ANYTHING = ("make_room",)
"""Decisions without a rule: any card for any time that makes room will do."""

DUELS = 24
"""Games of one `recruit` among five `random`: each faction four times."""


def test_every_kind_of_decision_has_a_rule() -> None:
    """A handler of its own, or one of the two general rules."""
    known = {*RULES, *RULES_WITH_CHANCE, *LEFT, *ANYTHING}

    assert kinds_asked(Dune.folder, {}) == known


def test_no_kind_has_two_rules() -> None:
    rules = Counter([*RULES, *RULES_WITH_CHANCE, *LEFT, *ANYTHING])

    assert [kind for kind, number in rules.items() if number > 1] == []


class Watched(Recruit):
    """Notes rules that give an answer which is not offered, or none where one is required."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.slips: list[str] = []

    def answer(self, question: Question, chance: Chance) -> Action | None:
        facts = Facts(question)
        for decision in question.decisions:
            self.watch(facts, decision, chance.copy())
        return super().answer(question, chance)

    def watch(self, facts: Facts, decision: Decision, chance: Chance) -> None:
        self.asked[decision.kind] += 1
        if decision.kind in (*LEFT, *ANYTHING):
            return
        action = self.by_rule(facts, decision, chance)
        if action not in decision.actions and (action is not None or decision.required):
            self.slips.append(f"{decision}: {action}")


@pytest.mark.parametrize("mode", DUNE_MODES[:: usually(10, soak=1)], ids=lambda mode: mode.name)
def test_games_between_recruits_end(mode: Mode) -> None:
    """Without a dead end and without one slip of a rule; in `make soak` in every way to play."""
    game = mode.new(11).copy()
    bot = Watched()
    outcome = bots.play_out(game, dict.fromkeys(game.seats, bot), Chance.seeded(11))

    assert outcome.ending
    assert bot.slips == []
    assert list(game.faults()) == []


def test_recruit_beats_random() -> None:
    """As one seat among five `random`, far beyond twice its fair share of a sixth.

    It wins nearly all of some hundred games (`tools/recruit_dune.py`); here a half is demanded,
    without the deals and standing answers that take `random` most of its time.
    """
    games = [one_among_five(seed, deals=False, standing=False) for seed in range(DUELS)]

    assert sum(game.won for game in games) >= DUELS / 2


# Single rules of thumb.


def first_question(kind: str, seat: str, seed: int = 1) -> tuple[Dune, Question]:
    """A game between recruits up to a question of this kind to this seat."""
    bot: Bot = Recruit()
    for number in range(seed, seed + 20):
        game = Dune.new(Dune.read_setup(None, {"ruleset": "advanced"}, number)).copy()
        chance = Chance.seeded(number)
        while not game.over:
            for decision in game.decisions(seat):
                if decision.kind == kind:
                    return game, question_for(game, seat)
            asked = next(d.seat for d in game.pending if d.required)
            action = bot.answer(question_for(game, asked), chance)
            assert action is not None
            game.play(action)
    raise AssertionError(f"{seat} was never asked {kind}")


@pytest.mark.parametrize("seat", Dune.all_seats)
def test_it_never_bids_all_its_spice(seat: str) -> None:
    game, question = first_question("bid", seat)
    action = Recruit().answer(question, Chance.seeded(1))

    bid = getattr(action, "amount", 0)
    assert bid == 0 or bid < game.spice[seat]


def test_charity_is_claimed() -> None:
    _, question = first_question("charity", "bene_gesserit")

    assert str(Recruit().answer(question, Chance.seeded(1))) == "bene_gesserit claim"


def test_a_traitor_is_called() -> None:
    _, question = first_question("charity", "bene_gesserit")
    call = CallTraitor("bene_gesserit", "stilgar")
    decision = Decision("bene_gesserit", "traitor", Listed(Pass("bene_gesserit"), call))

    assert Recruit().decide(Facts(question), decision, Chance.seeded(1)) == call


def test_a_decision_nobody_foresaw_is_passed() -> None:
    """The general rule: pass, and where that is impossible do anything that is offered."""
    _, question = first_question("charity", "bene_gesserit")
    facts = Facts(question)
    new = Decision(
        "bene_gesserit", "unheard_of", Listed(Bid("bene_gesserit", 1), Pass("bene_gesserit"))
    )
    only = Decision("bene_gesserit", "unheard_of", Listed(Bid("bene_gesserit", 1)))

    assert Recruit().decide(facts, new, Chance.seeded(1)) == Pass("bene_gesserit")
    assert Recruit().decide(facts, only, Chance.seeded(1)) == Bid("bene_gesserit", 1)


@pytest.mark.parametrize(
    ("case", "mine", "theirs"),
    [("far ahead", 30.0, 10.0), ("a little ahead", 14.0, 12.0)],
)
def test_odds_grow_with_strength(case: str, mine: float, theirs: float) -> None:
    ahead, behind = chance_to_win(mine, theirs), chance_to_win(theirs, mine)

    assert ahead > 0.5 > behind, case
    assert ahead + behind == pytest.approx(1.0), case


# Battles: what is lost and what is left.


@pytest.mark.parametrize(
    ("case", "dial", "spice", "lost"),
    [
        ("without spice every half force is a force", 6, 0, 6),
        ("spice behind some", 6, 2, 4),
        ("spice behind all", 6, 3, 3),
    ],
)
def test_forces_lost_are_the_dial_less_the_spice(
    case: str, dial: int, spice: int, lost: int
) -> None:
    assert fewest_lost(Terms(8, 0, 1, needs_spice=True), dial, spice) == (lost, 0), case


def test_ordinary_forces_fall_before_special_ones() -> None:
    assert fewest_lost(Terms(4, 4, 2, needs_spice=False), 8, 0) == (4, 0)


def with_forces(question: Question, forces: dict[str, dict[str, list[int]]]) -> Facts:
    """The facts of a question if just these forces stood on the board."""
    view = deepcopy(dict(question.view))
    view["table"]["board"]["forces"] = forces
    return Facts(Question(view, question.decisions, question.options))


def test_a_stronghold_counts_with_survivors_only() -> None:
    """Five against one: to dial all five would win the battle and lose the place."""
    _, question = first_question("charity", "bene_gesserit")
    cell = "sietch_tabr@13"
    facts = with_forces(question, {cell: {"bene_gesserit": [5, 0], "guild": [1, 0]}})
    battle = {
        "territory": "sietch_tabr",
        "cells": [cell],
        "aggressor": "bene_gesserit",
        "defender": "guild",
        "order": None,
        "shown": None,
    }
    weighed = Weighing(facts, battle, guess(facts, battle, "guild"))

    assert weighed.safety(5, 0) == 0.0
    assert weighed.outcome(5, 0) < weighed.outcome(3, 0) < weighed.outcome(3, 1)


def test_whoever_is_about_to_win_is_contested_first() -> None:
    """Also where another is in the place already, but hopelessly."""
    _, question = first_question("bid", "guild")
    forces = {
        "arrakeen@9": {"emperor": [9, 0]},
        "carthag@10": {"emperor": [9, 0], "atreides": [1, 0]},
        "habbanya_sietch@16": {"emperor": [9, 0]},
        "sietch_tabr@13": {"fremen": [2, 0]},
    }
    facts = with_forces(question, forces)

    assert facts.likely_held_by(("emperor",)) == 3
    assert denial(facts, "emperor") > denial(facts, "fremen")
    assert worth_of_stronghold(facts, "habbanya_sietch") > worth_of_stronghold(facts, "sietch_tabr")


def test_only_alliances_that_both_want_are_proposed() -> None:
    """The Emperor needs one stronghold more and stays alone."""
    _, question = first_question("bid", "guild")
    forces = {"arrakeen@9": {"emperor": [9, 0]}, "carthag@10": {"emperor": [9, 0]}}
    facts = with_forces(question, forces)

    assert not helps(facts, "emperor", ("guild",))
    assert helps(facts, "guild", ("fremen",))


def test_a_promise_that_costs_nothing_is_sold() -> None:
    """Nobody would attack eighteen forces with none; spice for not doing so is welcome."""
    _, question = first_question("charity", "bene_gesserit")
    facts = with_forces(question, {"arrakeen@9": {"atreides": [18, 0]}})
    nothing = {"spice": 0, "later": 0, "promise": None, "information": None, "words": False}
    offer = {"gives": {**nothing, "spice": 2}, "asks": {**nothing, "promise": "no_ship@arrakeen"}}

    assert profit(facts, offer) > 0


@pytest.mark.parametrize(("forces", "worth_it"), [([1, 0], False), ([5, 0], True), ([1, 4], True)])
def test_a_karama_is_for_a_battle_that_can_be_won(forces: list[int], worth_it: bool) -> None:
    """One force would hardly hold the stronghold, whatever is stopped."""
    _, question = first_question("plan", "emperor")
    view = deepcopy(dict(question.view))
    battle = next(step for step in view["steps"] if step["step"] == "battle")
    cell = "arrakeen@9"
    battle.update(territory="arrakeen", cells=[cell])
    view["table"]["board"]["forces"].setdefault(cell, {})["emperor"] = forces
    facts = Facts(Question(view, question.decisions, question.options))

    assert fights_for_stronghold(facts, opponent_in(battle, "emperor")) == worth_it
