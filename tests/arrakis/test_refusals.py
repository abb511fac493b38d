"""Refusals: each rule that one may come with is broken in a case, which states the reason."""

import ast
import random
from collections.abc import Iterator
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.board import AREA, ZONE
from landsraad.kernel import Action, Refusal
from tests.sources import calls, cases_of

NAMED = [rule for made in Arrakis.actions for rule in (made.rule, *made.rules.values())]


def reasons() -> Iterator[str]:
    """The rule of every `because(...)` and `.under(...)` in the rules of the game."""
    for call in calls(Arrakis.folder):
        if call.name in ("because", "under"):
            yield ast.literal_eval(call.node.args[0])


def tries() -> Iterator[dict[str, Any]]:
    """All that cases try and the rules refuse."""
    for case in cases_of("arrakis"):
        yield from [act for act in case.data.get("act", ()) if "try" in act]


def refused_in_words() -> set[str]:
    return {act["refused"] for act in tries() if act.get("reason")}


def test_each_rule_that_an_action_names_is_broken_in_a_case() -> None:
    assert {*NAMED} - refused_in_words() == set()


def test_each_rule_that_gives_a_reason_is_broken_in_a_case() -> None:
    assert {*reasons()} - refused_in_words() == set()


def test_a_refusal_by_a_rule_states_its_reason() -> None:
    by_rule = [act for act in tries() if act["refused"] in Arrakis.rulebook()]
    assert not [act["try"] for act in by_rule if "reason" not in act]


PLACES = (*AREA.names[::9], *ZONE.names[:2])
WORDS = (*PLACES, "supply", "foot", "ride", "move", "strategy", "nonsense")


def some_value(kind: str, chance: random.Random) -> Any:
    """A value of a field, most often an impossible one."""
    if kind == "int":
        return chance.randrange(9)
    if kind == "str":
        return chance.choice(WORDS)
    return tuple(chance.sample(WORDS, 2)) if kind.startswith("tuple[str,") else ()


def attempt(made: type[Action], seat: str, chance: random.Random) -> Action:
    kinds = [str(made.__annotations__[name]) for name in made.field_names()]
    return made(seat, *[some_value(kind, chance) for kind in kinds])


@pytest.mark.parametrize("mode", ["duel", "teams4", "mahdi"])
def test_whatever_is_tried_is_refused_in_words(mode: str) -> None:
    """No reason fails, and none is given without words, whatever moment it is."""
    game = Arrakis.new(Arrakis.read_setup(None, {"mode": mode}, 3))
    chance = random.Random(mode)
    for _ in range(250):
        if game.over:
            break
        for _ in range(6):
            action = attempt(chance.choice(Arrakis.actions), chance.choice(game.seats), chance)
            if not any(action in decision.actions for decision in game.pending):
                with pytest.raises(Refusal) as refused:
                    game.play(action)
                assert "{" not in str(refused.value)
        decision = chance.choice([one for one in game.pending if one.required])
        game.play(decision.actions.at(chance.randrange(decision.actions.size)))
