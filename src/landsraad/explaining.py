"""A case told in sentences: where the game stands, what is done, and what must come of it.

All words come from the message catalogues. Only what a failed case found instead, and why a
position cannot be, stay in the English of whoever writes cases.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from landsraad.chronicle import learned
from landsraad.kernel.action import Action
from landsraad.kernel.cases import Case, Verdict, begin_case, run_case
from landsraad.kernel.errors import (
    BadOptions,
    BadPosition,
    IllegalAction,
    LandsraadError,
    NotYourTurn,
    Refusal,
    UnreadableAction,
)
from landsraad.kernel.event import CHANCE, REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.record import frozen_options
from landsraad.kernel.values import Value
from landsraad.texts import Texts, key_of

TAG = "step"
"""The entry by which a step in progress is told from others."""


def explain_case(case: Case, language: str) -> Iterator[str]:
    """The lines of a case, its verdict last."""
    explainer = CaseExplainer(case, language)
    yield f"{case.id}. {case.title}"
    yield from explainer.position()
    yield from explainer.acts()
    yield from explainer.verdict(run_case(case))


class CaseExplainer:
    """Tells one case in one language."""

    def __init__(self, case: Case, language: str) -> None:
        self.case = case
        self.data = case.data
        self.texts = Texts(case.game, language, options_of(case))

    # Where the game stands.

    def position(self) -> Iterator[str]:
        """What is said of the table, and then of each seat."""
        if "seats" in self.data:
            yield self.texts.text("explain-seats", seats=self.say(self.data["seats"]))
        if self.data.get("options"):
            yield self.texts.text("explain-options", options=self.entries(self.data["options"]))
        if "position" not in self.data:
            yield self.texts.text("explain-beginning")
            return
        yield self.texts.text("explain-position")
        common, by_seat = self.sorted_by_seat(self.data["position"])
        if common:
            yield f"  {self.entries(common)}."
        for seat, entries in by_seat.items():
            yield f"  {self.texts.name(seat)}. {self.entries(entries)}."

    def sorted_by_seat(
        self, position: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """The entries of a position for the table, and those that each seat has."""
        common: dict[str, Any] = {}
        by_seat: dict[str, dict[str, Any]] = {}
        for name, value in position.items():
            if not self.is_by_seat(value):
                common[name] = value
                continue
            for seat, entry in value.items():
                by_seat.setdefault(seat, {})[name] = entry
        return common, by_seat

    def is_by_seat(self, value: object) -> bool:
        seats = self.case.game.all_seats
        return isinstance(value, Mapping) and bool(value) and all(name in seats for name in value)

    # What is done.

    def acts(self) -> Iterator[str]:
        """Each act with what comes of it, then what holds at the end."""
        try:
            game = begin_case(self.case)
        except (BadPosition, BadOptions) as wrong:
            yield self.texts.text("explain-impossible", reason=str(wrong))
            return
        for number, act in enumerate(self.data.get("act", []), 1):
            yield from self.act(game, number, act)
            yield from [f"   {line}" for line in self.expectations(act)]
            if game.over and game.outcome is not None:
                yield f"   {self.texts.ending(game.outcome)}"
        yield from self.expectations(self.data)

    def act(self, game: Game, number: int, act: Mapping[str, Any]) -> Iterator[str]:
        yield f"{number}. {self.say(act.get('play', act.get('try')))}"
        try:
            events = game.play(game.notation().read(act.get("play", act.get("try"))))
        except Refusal as refusal:
            yield f"   {self.refusal(refusal)}"
        except (LandsraadError, ValueError) as wrong:
            yield f"   {wrong}"
        else:
            told = [event for event in learned(events, REFEREE) if event["kind"] != CHANCE]
            yield from [f"   {self.texts.event(event)}" for event in told]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule that says so."""
        rulebook = self.case.game.rulebook()
        if isinstance(refusal, IllegalAction) and refusal.rule in rulebook:
            reason = self.texts.reason(rulebook, refusal)
            return self.texts.text("explain-refused", reason=reason, rule=refusal.rule)
        if isinstance(refusal, NotYourTurn) and refusal.first:
            return self.texts.text("refused-first", seats=refusal.first)
        if isinstance(refusal, UnreadableAction):
            return self.texts.text("explain-unreadable")
        return self.texts.text(key_of("refused", type(refusal).__name__))

    # What must come of it.

    def verdict(self, verdict: Verdict) -> Iterator[str]:
        if verdict.passed:
            yield self.texts.text("explain-passed")
        else:
            yield self.texts.text("explain-failed")
            yield from [f"  {' '.join(problem.split())}" for problem in verdict.problems]

    def expectations(self, part: Mapping[str, Any]) -> Iterator[str]:
        """What an act, or the case, says must be so."""
        for event in part.get("no_events", []):
            yield self.texts.text("explain-no-event", event=self.event(event))
        for kind, number in part.get("counts", {}).items():
            yield self.texts.text("explain-count", event=kind, number=number)
        expect = part.get("expect", {})
        if "state" in expect:
            yield self.texts.text("explain-state", entries=self.entries(expect["state"]))
        for eyes, entries in expect.get("sees", {}).items():
            told = self.entries(entries)
            yield self.texts.text("explain-sees", seat=self.eyes(eyes), entries=told)
        for eyes, ways in expect.get("unseen", {}).items():
            hidden = "; ".join([self.way(way) for way in ways])
            yield self.texts.text("explain-unseen", seat=self.eyes(eyes), entries=hidden)
        for step in expect.get("steps", []):
            yield self.texts.text("explain-step", entries=self.step(step))
        yield from self.decisions(expect)
        if "may_take_back" in expect:
            seats = expect["may_take_back"]
            yield self.texts.text("explain-take-back", seats=self.say(seats), number=len(seats))
        if "outcome" in expect:
            yield self.texts.text("explain-outcome", entries=self.entries(expect["outcome"]))
        if "over" in expect:
            yield self.texts.text("explain-over" if expect["over"] else "explain-going-on")

    def decisions(self, expect: Mapping[str, Any]) -> Iterator[str]:
        """Who is asked, and what is allowed."""
        for name in expect.get("waiting", []):
            seat, _, kind = name.partition(" ")
            key = "explain-may" if kind.endswith("?") else "explain-asked"
            yield self.texts.text(key, question=self.texts.prompt(kind.rstrip("?"), seat))
        for key in ("offered", "not_offered"):
            for line in expect.get(key, []):
                yield self.texts.text(key_of("explain", key), action=self.say(line))
        for name, number in expect.get("choices", {}).items():
            seat, _, kind = name.partition(" ")
            question = self.texts.prompt(kind, seat)
            yield self.texts.text("explain-choices", question=question, number=number)

    # Values in words.

    def entries(self, entries: Mapping[str, Any]) -> str:
        """Names with their values."""
        return "; ".join(
            [
                self.texts.text("explain-entry", name=self.texts.name(name), value=self.say(value))
                for name, value in entries.items()
            ]
        )

    def step(self, step: Any) -> str:
        """A step in progress, with what is said of it."""
        entries = dict(step)
        title = self.texts.name(entries.pop(TAG)) if TAG in entries else ""
        return " – ".join(filter(None, [title, self.entries(entries)]))

    def event(self, event: Mapping[str, Any]) -> str:
        """An event, or as much of it as is said."""
        fields = {name: value for name, value in event.items() if name != "kind"}
        arguments = self.texts.arguments(fields)
        told, problems = self.texts.message(key_of("event", event["kind"]), arguments)
        if not problems:
            return told
        return " – ".join(filter(None, [event["kind"], self.entries(fields)]))

    def say(self, value: Any) -> str:
        """A value, an action in notation, or a word in place of a value."""
        if isinstance(value, str):
            action = self.action(value)
            return self.texts.name(value) if action is None else self.told(action)
        if isinstance(value, Mapping) and value:
            return self.table(value)
        if isinstance(value, list) and not is_pair(value):
            return ", ".join([self.say(item) for item in value]) or self.texts.text("nothing")
        return self.texts.say(value)

    def table(self, value: Mapping[str, Any]) -> str:
        if "is" in value:
            return self.texts.text("nothing")
        if "one_of" in value:
            return self.texts.text("explain-one-of", values=self.say(value["one_of"]))
        if "includes" in value:
            return self.texts.text("explain-includes", values=self.say(value["includes"]))
        if all(type(item) is int for item in value.values()):
            return self.texts.say(tuple(value.items()))
        return f"({self.entries(value)})"

    def action(self, line: str) -> Action | None:
        if " " not in line:
            return None
        try:
            return self.case.game.notation().read(line)
        except UnreadableAction:
            return None

    def told(self, action: Action) -> str:
        """Who does what."""
        seat, words = self.texts.name(action.seat), self.texts.act(action)
        if words.startswith(seat):
            return words
        return self.texts.text("explain-act", seat=seat, action=words)

    def eyes(self, eyes: str) -> str:
        known = {"spectator": "explain-spectator", REFEREE: "explain-referee"}
        return self.texts.text(known[eyes]) if eyes in known else self.texts.name(eyes)

    def way(self, way: str) -> str:
        """A way to an entry of a view, such as `hands.paul`."""
        return " – ".join([self.texts.name(name) for name in way.split(".")])


def options_of(case: Case) -> Mapping[str, Value]:
    """The options of its game; none if they cannot be."""
    options = frozen_options(case.data.get("options", {}))
    try:
        return case.game.read_setup(case.data.get("seats"), options, 0).options
    except BadOptions:
        return {}


def is_pair(value: Sequence[Any]) -> bool:
    """Whether a list is two numbers, such as ordinary and special forces."""
    return len(value) == 2 and all(type(item) is int for item in value)
