"""`recruit` at Dune: it knows every decision, ends every game, and is better than `random`."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import bots
from landsraad.bots import Bot, Question, question_for
from landsraad.bots.recruit.dune import LEFT, RULES, RULES_WITH_CHANCE, Recruit
from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.odds import chance_to_win
from landsraad.dune import Dune
from landsraad.dune.actions.battle import CallTraitor
from landsraad.dune.actions.bidding import Bid
from landsraad.dune.actions.common import Pass
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


@pytest.mark.parametrize("mode", DUNE_MODES[:: usually(5, soak=1)], ids=lambda mode: mode.name)
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
