"""The battle wheel of Dune: plans worth what the engine makes of them, and mixes that hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from landsraad.dune.actions.battle import CallTraitor, ChooseBattleLosses, DiscardPlayed, PlanBattle
from landsraad.dune.battle.current import in_hand, is_fought
from landsraad.dune.battle.plan import plans_of
from landsraad.dune.cards import TREACHERY
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.game import Dune
from landsraad.kernel import Action, Decision
from landsraad.lab.odds.equilibrium import Among, Entry, best_reply, meeting, solve
from landsraad.lab.odds.seen_wheel import side_of, wheel_seen_by
from landsraad.lab.odds.wheel import BadWheel, Stakes, Wheel

STAKES = Stakes()
AGGRESSOR, DEFENDER = "emperor", "guild"
KEPT = {AGGRESSOR: ("bashar", "caid"), DEFENDER: ("guild_rep", "soo_soo_sook")}
"""The leaders who are alive."""

BATTLES: dict[str, dict[str, Any]] = {
    "weapons and defenses": {"hands": {AGGRESSOR: ["crysknife"], DEFENDER: ["shield"]}},
    "poison": {"hands": {AGGRESSOR: ["snooper"], DEFENDER: ["chaumas", "baliset"]}},
    "an explosion": {"hands": {AGGRESSOR: ["lasgun"], DEFENDER: ["shield"]}},
    "a hero": {"hands": {AGGRESSOR: ["cheap_hero", "stunner"]}},
    "a traitor": {"traitors": {AGGRESSOR: ["guild_rep"]}, "hands": {DEFENDER: ["stunner"]}},
    "two traitors": {"traitors": {AGGRESSOR: ["guild_rep"], DEFENDER: ["bashar"]}},
}


def battle(case: str) -> Dune:
    """Two Sardaukar and an ordinary force against three, with two leaders each."""
    dead = [
        leader.id
        for leader in LEADERS
        if leader.faction in KEPT and leader.id not in KEPT[leader.faction]
    ]
    told: dict[str, Any] = {
        "phase": "battle",
        "forces": {AGGRESSOR: {"old_gap@9": 1}, DEFENDER: {"old_gap@9": 2}},
        "specials": {AGGRESSOR: {"old_gap@9": 1}},
        "spice": {AGGRESSOR: 2, DEFENDER: 1},
        "dead": dead,
        **BATTLES[case],
    }
    chosen = {"ruleset": "advanced", "deals": False, "standing": False}
    return Dune.new(Dune.read_setup((AGGRESSOR, DEFENDER), chosen, 0, "", told))


def open_wheel(game: Dune) -> Wheel:
    """The wheel of two sides that know everything of each other."""
    sides = [side_of(game, seat, [game]) for seat in in_hand(game).sides]
    return Wheel(sides[0], sides[1], STAKES)


def fought(game: Dune, plans: Mapping[str, PlanBattle]) -> tuple[Dune, str | None]:
    """The battle played to its end by the engine, and who has won it."""
    game = game.copy()
    game.live = True
    winner = None
    while is_fought(game):
        (decision, *_) = [each for each in game.pending if each.required]
        game.play(answer(decision, plans))
        for event in game.happened:
            if event.kind == "battle_won" and event.data is not None:
                winner = event.data["seat"]
    return game, winner


def answer(decision: Decision, plans: Mapping[str, PlanBattle]) -> Action:
    """Traitors are called, the cheapest forces are lost, and cards are kept."""
    if decision.kind == "plan":
        return plans[decision.seat]
    actions = list(decision.actions)
    if decision.kind == "battle_losses":
        return min(actions, key=cost_of)
    for action in actions:
        if isinstance(action, CallTraitor) or action == DiscardPlayed(decision.seat, ()):
            return action
    return actions[0]


def cost_of(action: Action) -> float:
    assert isinstance(action, ChooseBattleLosses)
    ordinary = sum([number for _, number in action.forces])
    return ordinary * STAKES.force + sum([n for _, n in action.specials]) * STAKES.special


def wealth(game: Dune, seat: str) -> float:
    """What a side has, as the stakes count it."""
    ordinary, special = game.forces_in(seat, -1)
    useful = [card for card in game.hands[seat] if not TREACHERY[card].is_worthless]
    alive = [LEADERS[leader].strength for leader in game.leaders_of(seat)]
    worth = ordinary * STAKES.force + special * STAKES.special + game.spice[seat]
    return worth + STAKES.card * len(useful) + STAKES.leader * sum(alive)


def gained(before: Dune, after: Dune, winner: str | None) -> float:
    """What the aggressor has gained over the defender."""
    signs = {AGGRESSOR: 1, DEFENDER: -1}
    return sum(
        sign * (wealth(after, seat) - wealth(before, seat) + STAKES.territory * (seat == winner))
        for seat, sign in signs.items()
    )


@pytest.mark.parametrize("case", BATTLES)
def test_a_pair_of_plans_is_worth_what_the_engine_makes_of_it(case: str) -> None:
    """A sample of all pairs; exactly."""
    game = battle(case)
    wheel = open_wheel(game)
    mine, yours = meeting(wheel)
    plans = {seat: list(plans_of(game, in_hand(game), seat)) for seat in (AGGRESSOR, DEFENDER)}
    for one in plans[AGGRESSOR][::5]:
        for other in plans[DEFENDER][::5]:
            assert isinstance(one, PlanBattle)
            assert isinstance(other, PlanBattle)
            after, winner = fought(game, {AGGRESSOR: one, DEFENDER: other})
            (worth,) = mine.gains([mine.entry(one)], [yours.entry(other)])[0]
            assert worth == pytest.approx(gained(game, after, winner)), (str(one), str(other))


@pytest.mark.parametrize("case", BATTLES)
def test_the_mixes_are_those_of_the_whole_game(case: str) -> None:
    """Against linear programming over all plans of both sides at once."""
    wheel = open_wheel(battle(case))
    players = meeting(wheel)
    every = [
        [
            Entry(0, int(combination), setting)
            for combination in player.held[0]
            for setting in range(len(player.side.settings))
        ]
        for player in players
    ]
    whole = Among(players, *every)
    whole.solved()
    found = solve(wheel, tolerance=1e-9)

    assert found.value == pytest.approx(whole.value, abs=1e-7)
    assert found.low - 1e-7 <= whole.value <= found.high + 1e-7
    for seat in (AGGRESSOR, DEFENDER):
        mix = found.plans(seat)
        assert sum([chance for _, chance in mix]) == pytest.approx(1)
        assert all(found.regret(plan) == pytest.approx(0, abs=1e-6) for plan, _ in mix)


def test_what_a_side_may_hold_is_mixed_by_its_chances() -> None:
    """One holding said twice changes nothing; and not to know the weapon is worth something."""
    armed, bare = open_wheel(battle("poison")), open_wheel(battle("two traitors"))
    ((poison, _),) = armed.defender.holdings
    ((nothing, _),) = bare.defender.holdings
    twice = replace(armed.defender, holdings=((poison, 0.25), (poison, 0.75)))
    mixed = replace(armed.defender, holdings=((poison, 0.5), (nothing, 0.5)))
    known = [
        solve(replace(armed, defender=replace(armed.defender, holdings=((one, 1.0),)))).value
        for one in (poison, nothing)
    ]
    unknown = solve(replace(armed, defender=mixed))

    assert solve(replace(armed, defender=twice)).value == pytest.approx(known[0], abs=2e-3)
    assert unknown.low <= unknown.value <= unknown.high <= unknown.low + 1e-3
    assert unknown.value <= sum(known) / 2 + 1e-3


@pytest.mark.parametrize("case", BATTLES)
def test_all_plans_at_once_are_worth_what_each_is_alone(case: str) -> None:
    """Against a mix, for sides that may hold this or that, from both sides."""
    wheel = wheel_seen_by(battle(case), AGGRESSOR, worlds=6)
    found = solve(wheel)
    assert found.error <= 1e-3
    for seat in (AGGRESSOR, DEFENDER):
        player, _, mix = found.of(seat)
        worth = player.against(mix)
        for holding, held in enumerate(player.held):
            settings = range(len(player.side.settings))
            plans = [Entry(holding, int(line), s) for line in held[::4] for s in settings]
            alone = player.gains(plans, list(mix)) @ list(mix.values())
            together = [worth[player.callers[holding], e.combination, e.setting] for e in plans]
            assert together == pytest.approx(list(alone))


def test_a_dearer_setting_with_the_same_number_is_not_worthwhile() -> None:
    (player, _) = meeting(open_wheel(battle("poison")))
    cheapest = {
        number: min(player.spice[player.numbers == number]) for number in set(player.numbers)
    }
    kept = [(player.numbers[place], player.spice[place]) for place in player.worthwhile]

    assert len(kept) < len(player.numbers)
    assert set(cheapest.items()) <= set(kept)


def test_a_bad_plan_is_regretted() -> None:
    game = battle("weapons and defenses")
    found = solve(open_wheel(game))
    plans = [p for p in plans_of(game, in_hand(game), DEFENDER) if isinstance(p, PlanBattle)]
    regrets = [found.regret(plan) for plan in plans]

    assert min(regrets) == pytest.approx(0, abs=1e-3)
    assert max(regrets) > 1


def test_the_best_reply_to_a_known_plan_wins_cheaply() -> None:
    """Against a plan without weapon and dial the weakest leader with dial 0 is enough."""
    game = battle("poison")
    (bare,) = [
        plan
        for plan in plans_of(game, in_hand(game), DEFENDER)
        if isinstance(plan, PlanBattle)
        and (plan.leader, plan.dial, plan.spice, plan.weapon) == ("soo_soo_sook", 0, 0, None)
        and plan.defense is None
    ]
    reply, worth = best_reply(open_wheel(game), AGGRESSOR, [(bare, 1.0)])

    assert reply.dial == 0
    assert worth > STAKES.territory


def test_what_a_seat_cannot_know_does_not_change_its_wheel() -> None:
    """Twins, who differ in the hidden hand of the opponent, see the same battle."""
    game = battle("poison")
    twin = game.redeal(AGGRESSOR, game.chance.copy())
    one, other = wheel_seen_by(game, AGGRESSOR), wheel_seen_by(twin, AGGRESSOR)

    assert set(one.defender.holdings) == set(other.defender.holdings)
    assert one.aggressor.holdings[0][0] == other.aggressor.holdings[0][0]
    assert solve(one).value == pytest.approx(solve(other).value, abs=2e-3)


def test_there_is_no_wheel_outside_a_battle() -> None:
    game = battle("poison")

    with pytest.raises(BadWheel, match="fremen is planning no battle"):
        wheel_seen_by(game, "fremen")
    with pytest.raises(BadWheel, match="fremen does not fight here"):
        solve(open_wheel(game)).plans("fremen")
