"""Python and TypeScript agree: on spaces of choices, and on what players read about a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.kernel import Action, Chance, Choices, Game
from landsraad.kernel.event import REFEREE
from landsraad.kernel.registry import game_class
from landsraad.texts import GENERAL, Texts
from tests.client.conftest import Node
from tests.kernel.ways import ways

GAMES: dict[str, dict[str, Any]] = {
    "dune": {"ruleset": "advanced"},
    "arrakis": {"mode": "duel", "guild": True},
}
ACTIONS = 600
EACH = 12
"""Decisions of one kind that are looked at."""
SAMPLES = 4
FEW = 1500
"""Actions that Python goes through one by one."""


class Played:
    """A stretch of a game played by chance: what was asked, done and seen."""

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.game = landsraad.new_game(name, seed=31, options=options)
        self.chance = Chance.seeded(7)
        self.asked: dict[str, list[Choices[Action]]] = {}
        self.actions: list[Action] = []
        self.events: list[dict[str, Any]] = []
        self.prompts: set[tuple[str, str]] = set()
        for _ in range(ACTIONS):
            if self.game.over:
                break
            self.go_on()

    def go_on(self) -> None:
        for decision in self.game.pending:
            self.prompts.add((decision.kind, decision.seat))
            known = self.asked.setdefault(decision.kind, [])
            if len(known) < EACH:
                known.append(decision.actions)
        decision = self.chance.choice([one for one in self.game.pending if one.required])
        action = decision.actions.sample(self.chance)
        for eyes in (REFEREE, None):
            self.events += [
                seen
                for event in self.game.happened
                if (seen := event.seen_by(eyes)) is not None and event.kind != "chance"
            ]
        self.actions.append(action)
        self.game.play(action)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [Played(name, options) for name, options in GAMES.items()]


@pytest.fixture(scope="module")
def ask(
    bundled: Callable[[str], Path], node: Node, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Puts questions to the client's code."""
    script = bundled("agree")
    folder = tmp_path_factory.mktemp("agree")

    def put(questions: dict[str, Any]) -> dict[str, Any]:
        asked, answered = folder / "questions.json", folder / "answers.json"
        asked.write_text(json.dumps({"spaces": [], "texts": [], **questions}), encoding="utf-8")
        node(script, asked, answered)
        answers: dict[str, Any] = json.loads(answered.read_text(encoding="utf-8"))
        return answers

    return put


def test_spaces(played: list[Played], ask: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Size, order, membership and narrowing are the same in both languages."""
    cases = [
        case_of(space, one.chance)
        for one in played
        for spaces in one.asked.values()
        for space in spaces
    ]
    assert len(cases) > 300

    answers = ask({"spaces": [question for question, _ in cases]})["spaces"]

    for (question, expected), answer in zip(cases, answers, strict=True):
        assert answer == expected, json.dumps(question)[:2000]


def case_of(space: Choices[Action], chance: Chance) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is asked about a space, and what Python answers."""
    indices = [chance.below(space.size) for _ in range(SAMPLES)]
    actions = [space.at(index) for index in indices]
    strange = [spoilt(action, chance) for action in actions]
    drafts = [draft_of(space, action, chance) for action in actions if action.field_names()]
    question = {
        "space": space.to_json(),
        "indices": [str(index) for index in indices],
        "values": [action.to_json() for action in (*actions, *strange)],
        "drafts": [draft for draft, _ in drafts],
    }
    answer = {
        "size": str(space.size),
        "at": [action.to_json() for action in actions],
        "find": [str(space.find(action)) for action in (*actions, *strange)],
        "drafts": [told for _, told in drafts],
    }
    return question, answer


def spoilt(action: Action, chance: Chance) -> Action:
    """Another action, often one that is not offered: a number more, or a member less."""
    values = [changed(value, chance) for value in action.values()]
    return type(action)(action.seat, *values)


def changed(value: Any, chance: Chance) -> Any:
    if type(value) is int:
        return value + chance.below(3) - 1
    if isinstance(value, tuple) and value:
        return value[:-1] if chance.below(2) else value[::-1]
    return value


def draft_of(
    space: Choices[Action], action: Action, chance: Chance
) -> tuple[dict[str, Any], dict[str, str]]:
    """Some fields of an action are settled: how many ways are left, how many values of another.

    The values are asked for only where Python can go through all actions.
    """
    names = action.field_names()
    open_field = chance.choice(names)
    chosen = {
        name: value
        for name, value in zip(names, action.values(), strict=True)
        if name != open_field and chance.below(2)
    }
    shown = action.to_json()
    draft = {"kind": action.kind, "fixed": {name: shown[name] for name in chosen}}
    told = {"ways": str(ways(space, action.kind, chosen))}
    if space.size <= FEW:
        draft["field"] = open_field
        told["values"] = str(len(set(values_of(space, action, open_field, chosen))))
    return draft, told


def values_of(
    space: Choices[Action], like: Action, field: str, chosen: Mapping[str, object]
) -> Iterator[object]:
    """All values of a field in the actions that agree with what is chosen, one by one."""
    for action in space:
        agrees = all(getattr(action, name, ...) == value for name, value in chosen.items())
        if action.kind == like.kind and agrees:
            yield getattr(action, field)


def test_texts(played: list[Played], ask: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Events, actions, questions and names read the same in the terminal and in the browser."""
    cases = [(one, language) for one in played for language in ("en", "it")]

    answers = ask({"texts": [texts_question(*case) for case in cases]})["texts"]

    for (one, language), answer in zip(cases, answers, strict=True):
        texts = Texts(type(one.game), language)
        assert answer["events"] == [texts.event(event) for event in one.events]
        assert answer["actions"] == [texts.act(action) for action in one.actions]
        assert answer["prompts"] == [texts.prompt(*prompt) for prompt in sorted(one.prompts)]
        assert answer["words"] == [texts.name(word) for word in words_of(one.game)]


def texts_question(one: Played, language: str) -> dict[str, Any]:
    folders = (GENERAL, one.game.folder / "texts")
    return {
        "language": language,
        "sources": [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders],
        "names": dict(game_class(one.game.name).names(language, {})),
        "events": one.events,
        "actions": [action.to_json() for action in one.actions],
        "prompts": sorted(one.prompts),
        "words": words_of(one.game),
    }


def words_of(game: Game) -> list[str]:
    words = [*game_class(game.name).names("en", {}), *game.seats]
    return [*words, "arrakeen@9", "plan_dial>5", "no_such_word"]
