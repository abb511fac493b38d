"""`recruit` at War for Arrakis: it knows every decision, ends every game, and beats `random`."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.arrakis.actions.battle import FallBack, StandFirm
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.rounds import KeepSpice, PayMarker
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.legion import EMPTY, Legion
from landsraad.bots import Question, question_for, read_question
from landsraad.bots.recruit.arrakis import LEFT, RULES, Recruit, harvest, worth
from landsraad.bots.recruit.arrakis.battle import price
from landsraad.bots.recruit.arrakis.facts import NOBODY, Facts, distances, flights
from landsraad.bots.recruit.arrakis.odds import Force, blows, win
from landsraad.bots.recruit.arrakis.prophecy import omens
from landsraad.bots.recruit.arrakis.spaces import MOST, offered
from landsraad.kernel import Action, Chance, Decision, Listed, Product, Range
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.bots.recruit_games import moments_of
from tests.kinds import kinds_asked
from tests.soak import usually
from tools.recruit_arrakis import one_game

COMPUTED = {"TOKEN": "bene_gesserit", "CONE": "cone"}
"""Kinds that the source gives by a constant."""
MAHDI_ALONE = ("tried",)
"""Kinds that no seat is ever asked."""

SIX = Force(units=6, spare=2, leaders=1, breakers=1)
TWO = Force(units=2, spare=0, leaders=1, breakers=0)


def test_every_kind_of_decision_has_a_rule() -> None:
    """And every rule is for a kind that is asked."""
    assert kinds_asked(Arrakis.folder, COMPUTED) - {*MAHDI_ALONE} == {*RULES, *LEFT}


@pytest.fixture
def slips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fills with rules that give an answer which is not offered, or none where one is required."""
    found: list[str] = []

    by_rule = Recruit.by_rule

    def watched(bot: Recruit, facts: Facts, decision: Decision, chance: Chance) -> Action | None:
        action = by_rule(bot, facts, decision, chance)
        may_leave = not decision.required or Done(decision.seat) in decision.actions
        if (action not in decision.actions) if action is not None else not may_leave:
            found.append(f"{decision.kind}: {action}")
        return action

    monkeypatch.setattr(Recruit, "by_rule", watched)
    return found


@pytest.mark.parametrize("mode", ARRAKIS_MODES[:: usually(8, soak=1)], ids=lambda mode: mode.name)
def test_games_between_recruits_end(mode: Mode, slips: list[str]) -> None:
    """Without a dead end and without one slip of a rule; in `make soak` in every way to play."""
    game = mode.new(11).copy()
    outcome = bots.play_out(game, dict.fromkeys(game.seats, Recruit()), Chance.seeded(11))

    assert outcome.ending
    assert slips == []
    assert list(game.faults()) == []


@pytest.mark.parametrize("side", SIDES)
def test_recruit_beats_random(side: str) -> None:
    """From either side. It wins nearly every duel (`tools/recruit_arrakis.py`)."""
    assert one_game(2, side).won


def test_a_question_over_a_wire_gets_the_same_answer() -> None:
    """All that it uses is in the question, and the question is plain data."""
    game = position(3)
    bot = Recruit()
    chance = Chance.seeded(3)
    for _ in range(200):
        if game.over:
            break
        seat = next(decision.seat for decision in game.pending if decision.required)
        view, options = json.loads(json.dumps([game.view(seat), game.setup.played_by]))
        elsewhere = read_question(view, options, game.notation())
        luck = chance.copy()
        action = bot.answer(question_for(game, seat), chance)

        assert action is not None
        assert bot.answer(elsewhere, luck) == action
        game.play(action)


# Single rules of thumb.


def position(seed: int) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {"guild": True}, seed)).copy()


def first_question(kind: str, seat: str) -> Question:
    """A game between recruits up to a question of this kind to this seat."""
    bot = Recruit()
    for seed in range(5):
        game, chance = position(seed), Chance.seeded(seed)
        while not game.over:
            if any(decision.kind == kind for decision in game.decisions(seat)):
                return question_for(game, seat)
            asked = next(d.seat for d in game.pending if d.required)
            action = bot.answer(question_for(game, asked), chance)
            assert action is not None
            game.play(action)
    raise AssertionError(f"{seat} was never asked {kind}")


def test_a_decision_nobody_foresaw_is_left() -> None:
    """The general rule: no more of this, and where that is impossible anything that is offered."""
    facts = Facts(first_question("turn", ATREIDES))
    fight, done = StandFirm(ATREIDES), Done(ATREIDES)

    new = Decision(ATREIDES, "unheard_of", Listed(fight, done))
    only = Decision(ATREIDES, "unheard_of", Listed(fight))
    optional = Decision(ATREIDES, "unheard_of", Listed(fight), required=False)
    assert Recruit().decide(facts, new, Chance.seeded(1)) == done
    assert Recruit().decide(facts, only, Chance.seeded(1)) == fight
    assert Recruit().decide(facts, optional, Chance.seeded(1)) is None


def test_a_known_kind_with_an_unforeseen_shape_is_no_error() -> None:
    facts = Facts(first_question("turn", ATREIDES))
    strange = Decision(ATREIDES, "move_legion", Listed(KeepSpice(ATREIDES)))

    assert Recruit().decide(facts, strange, Chance.seeded(1)) == KeepSpice(ATREIDES)


def test_it_never_looks_at_all_of_a_huge_space() -> None:
    huge = Product(PayMarker, HARKONNEN, Listed("choam"), Range(0, 10**12))

    assert len(offered(huge, PayMarker)) == MOST


@pytest.mark.parametrize(
    ("case", "attacker", "defender", "rank", "low", "high"),
    [
        ("nobody defends", TWO, Force(0, 0, 0, 0), 2, 1.0, 1.0),
        ("far ahead", SIX, TWO, 0, 0.95, 1.0),
        ("far behind", TWO, SIX, 0, 0.0, 0.05),
        ("as strong as each other", SIX, SIX, 0, 0.4, 0.55),
    ],
)
def test_odds(
    case: str, attacker: Force, defender: Force, rank: int, low: float, high: float
) -> None:
    assert low <= win(attacker, defender, rank) <= high, case


def test_a_settlement_helps_who_defends_it() -> None:
    assert win(SIX, SIX, 3) < win(SIX, SIX, 1) < win(SIX, SIX, 0)


def test_a_surprise_makes_victory_likelier() -> None:
    assert win(SIX, SIX, 2, surprise=True) > win(SIX, SIX, 2)


@pytest.mark.parametrize("dice", range(7))
def test_blows_are_a_distribution(dice: int) -> None:
    assert sum(blows(dice, 1, True, 3, 1)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("case", "legion", "first"),
    [
        ("an elite becomes a regular and still fights", Legion(2, 1, 0, 1), "elite"),
        ("of many leaders one can be spared", Legion(4, 0, 0, 3), "generic"),
        ("without the last unit leaders fall, too", Legion(1, 0, 0, 1), "generic"),
        ("Paul is worth more than a regular", Legion(3, named=("paul_atreides",)), "regular"),
    ],
)
def test_cheapest_losses_first(case: str, legion: Legion, first: str) -> None:
    figures = [kind for kind in ("regular", "elite", "generic") if legion.has(kind)]

    assert min([*figures, *legion.named], key=lambda f: price(legion, f)) == first, case


@pytest.mark.parametrize(
    ("case", "spice", "paid"),
    [
        ("enough for a point of supremacy and all three", 9, (2, 2, 2)),
        ("a point of supremacy first: to hold some saves no die", 4, (0, 0, 0)),
        ("nothing", 0, (0, 0, 0)),
    ],
)
def test_spice_buys_supremacy_and_then_holds_all_markers_or_none(
    case: str, spice: int, paid: tuple[int, int, int]
) -> None:
    facts = Facts(first_question("place_row", HARKONNEN))
    plans = [dict(zip(("choam", "spacing_guild", "landsraad"), p, strict=True)) for p in PAYMENTS]
    facts.table = {k: v for k, v in facts.table.items() if k != "heighliners"}

    best = max(plans, key=lambda plan: harvest.result(facts, plan, spice))
    assert tuple(best.values()) == paid, case


PAYMENTS = [(a, b, c) for a in (0, 2) for b in (0, 2) for c in (0, 2)]


def test_a_guard_calms_fear() -> None:
    """A sietch with an enemy beside it is feared for less, the more stand in it."""
    facts = Facts(first_question("turn", ATREIDES))
    sietch = AREA.numbers["windgap"]
    near = next(a for a in range(len(AREA.names)) if facts.board.near[sietch] >> a & 1)
    facts.foes[near] = SIX

    fears = [worth.fear(facts, sietch, Legion(regular=number)) for number in (0, 2, 6)]
    assert fears == sorted(fears, reverse=True)
    assert fears[0] > fears[2]


def test_an_ornithopter_brings_the_enemy_nearer() -> None:
    """What is three areas away on foot is two moves away by air."""
    sietch = AREA.numbers["windgap"]
    on_foot, by_air = distances("", 1 << sietch), flights("", sietch)

    assert all(air <= foot for air, foot in zip(by_air, on_foot, strict=True))
    assert {air for air, foot in zip(by_air, on_foot, strict=True) if foot == 3} == {2}


def test_an_empty_sietch_is_feared_for_within_reach_of_ornithopters() -> None:
    facts = Facts(first_question("turn", ATREIDES))
    sietch = AREA.numbers["windgap"]
    far = next(a for a in range(len(AREA.names)) if flights("", sietch)[a] == 2)
    facts.foes.clear()
    calm = worth.fear(facts, sietch, EMPTY)
    facts.foes[far] = Force(units=1, spare=0, leaders=0, breakers=0)
    facts.threats = {}

    assert worth.fear(facts, sietch, EMPTY) > 2 * calm
    assert worth.fear(facts, sietch, Legion(regular=3)) < calm


def test_few_stay_out_of_storms_and_leaders_all_the_more() -> None:
    facts = Facts(first_question("turn", HARKONNEN))
    open_sand = next(a for a in range(len(AREA.names)) if facts.board.deep >> a & 1)
    lone, led = Force(1, 0, 0, 0), Force(1, 0, 1, 0)

    assert worth.weather(facts, AREA.numbers["arrakeen"], led) == 0
    assert 0 < worth.weather(facts, open_sand, lone) < worth.weather(facts, open_sand, led)


def test_a_second_legion_hunts_something_else() -> None:
    """A prize that another legion is surer of is worth little to one behind it."""
    facts = Facts(first_question("turn", HARKONNEN))
    goal = worth.goals(facts)[0]
    goal.chased(1000.0, NOBODY)
    behind = worth.hunting(facts, AREA.numbers["arrakeen"], SIX)
    facts.goals = [goal]
    facts.hopes = {}

    assert worth.hunting(facts, AREA.numbers["arrakeen"], SIX) <= behind
    goal.first = goal.second = 0.0
    assert worth.hunting(facts, AREA.numbers["arrakeen"], SIX) > 0


def test_what_is_kept_tells_the_same_as_what_is_worked_out_anew() -> None:
    """Threats and hopes are shared by all questions, omens by all moves that leave the same."""
    for mode in ARRAKIS_MODES[::4]:
        for game, seat in islice(moments_of(mode, 3, {"turn"}), 6):
            question = question_for(game, seat)
            shared, anew = Facts(question), Facts(question)
            worth.goals(anew)
            anew.threats, anew.hopes = {}, {}
            for start, legion in shared.mine.items():
                assert worth.best_move(shared, start) == worth.best_move(anew, start)
                for group in worth.groups(legion):
                    for to in members(shared.board.near[start] & ~shared.closed):
                        then = omens(shared, worth.moved(shared, start, group, to))
                        assert worth.omens_then(shared, start, group, to) == then


def test_a_ban_on_large_legions_is_bought_off() -> None:
    """Rather than to lose three units with the marker of CHOAM."""
    facts = Facts(first_question("place_row", HARKONNEN))
    facts.table = {k: v for k, v in facts.table.items() if k != "heighliners"}
    let_go = {"choam": 0, "spacing_guild": 2, "landsraad": 2}
    before = harvest.result(facts, let_go, 4)
    facts.mine.update(dict.fromkeys([90, 91, 92], Legion(regular=6)))

    assert harvest.result(facts, let_go, 4) < before
    kept = {"choam": 2, "spacing_guild": 0, "landsraad": 2}
    assert harvest.result(facts, kept, 4) > harvest.result(facts, let_go, 4)


def test_openings_differ() -> None:
    """What is as good as equal is left to chance."""
    game = position(4)
    question = question_for(game, HARKONNEN)
    answers = {str(Recruit().answer(question, Chance.seeded(seed))) for seed in range(20)}

    assert len(answers) > 1


def test_leaders_are_never_left_alone() -> None:
    facts = Facts(first_question("turn", HARKONNEN))
    start, legion = next((a, own) for a, own in facts.mine.items() if own.leaders and own.size > 1)
    units = Legion(legion.regular, legion.elite, legion.special, troop=legion.troop)

    for to in range(len(AREA.names)):
        if facts.board.near[start] >> to & 1 and not facts.closed >> to & 1:
            assert worth.gain(facts, start, units, to) < 0


def test_what_cannot_be_held_is_left() -> None:
    """In the open two units do not wait for six."""
    stand, flee = StandFirm(ATREIDES), FallBack(ATREIDES)
    question = first_question("turn", ATREIDES)
    facts = Facts(question)
    shown = {
        "attacker": HARKONNEN,
        "from": "s1_1",
        "target": "s1_2",
        "round": 1,
        "surprise": False,
    }
    facts.view = {**facts.view, "steps": [{"battle": shown}]}
    facts.mine[AREA.numbers["s1_2"]] = Legion(regular=2)
    facts.foes[AREA.numbers["s1_1"]] = SIX

    decision = Decision(ATREIDES, "retreat", Listed(stand, flee))
    assert Recruit().decide(facts, decision, Chance.seeded(1)) == flee
