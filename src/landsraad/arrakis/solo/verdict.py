"""Verdicts: options weighed on the rungs of a printed list, and what is left of them.

A list of the rulebook is a row of rungs. Each rung keeps the best of the options that are left; as
soon as one is left, the rest of the list is not looked at. Several left after the last rung are
equally good, and the player chooses (A-SOLO-GEN-4).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from landsraad.arrakis.actions.battle import RetreatTo
from landsraad.arrakis.actions.solo import ChooseForMahdi
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.solo.state import COLOUR
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep, ClosedStep
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

PLAYER: Final = "A-SOLO-GEN-4"
MOST_TOLD: Final = 3
"""How many of the options not chosen a message tells of."""
TOKENS: Final = re.compile(rf"\b({'|'.join(COLOUR)})\b")

Option = tuple[Action, Any]
"""An option, and the facts about it that rungs measure."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One rung of a list.

    Attributes:
        rule: its rule. `word`: what it looks at, in one word.
        best: which of all values is best. `measure`: the value of an option, from its facts.
        secret: whether its numbers are for the Atreides alone.
    """

    rule: str
    word: str
    best: Callable[[Iterable[Any]], Any]
    measure: Callable[[Any], Any]
    secret: bool = False


class Verdict:
    """What a list comes to.

    Attributes:
        list: its name. `rule`: the rung that decided, or the rule that the player chooses.
        options: what is left.
        rows: every option with its values on the rungs that it was measured on.
    """

    __slots__ = ("list", "options", "rows", "rule")

    def __init__(
        self,
        name: str,
        rule: str,
        options: tuple[Action, ...],
        rows: list[tuple[Action, list[tuple[Rung, Any]]]],
    ) -> None:
        self.list = name
        self.rule = rule
        self.options = options
        self.rows = rows

    def weighed(self, secret: bool) -> dict[str, Any]:
        """All options with their numbers; those for the Atreides alone are in it if asked for.

        `numbers` are those of the options left, the same for all of them; `next_best` are a few of
        the others that have come farthest down the list.
        """
        (winner,) = [row for row in self.rows if row[0] is self.options[0]]
        losers = [row for row in self.rows if row[0] not in self.options]
        losers.sort(key=lambda row: -len(row[1]))
        return {
            "candidates": [as_entry(row, secret) for row in self.rows],
            "numbers": numbers_of(winner[1], secret),
            "next_best": [as_entry(row, secret) for row in losers[:MOST_TOLD]],
        }


def as_entry(row: tuple[Action, list[tuple[Rung, Any]]], secret: bool) -> dict[str, Any]:
    return {"option": told(row[0]), **numbers_of(row[1], secret)}


def numbers_of(found: list[tuple[Rung, Any]], secret: bool) -> dict[str, Any]:
    """The values on each rung, by its word."""
    return {rung.word: plain(value) for rung, value in found if secret or not rung.secret}


def weigh(name: str, rule: str, options: Sequence[Option], rungs: Sequence[Rung]) -> Verdict | None:
    """Go down a list; None without any option. `rule` stands where no rung had to decide."""
    if not options:
        return None
    rows: list[tuple[Action, list[tuple[Rung, Any]]]] = [(action, []) for action, _ in options]
    left = list(range(len(options)))
    for rung in rungs:
        if len(left) == 1:
            break
        values = [rung.measure(options[place][1]) for place in left]
        best = rung.best(values)
        for place, value in zip(left, values, strict=True):
            rows[place][1].append((rung, value))
        if any(value != best for value in values):
            rule = rung.rule
            left = [place for place, value in zip(left, values, strict=True) if value == best]
    chosen = tuple([options[place][0] for place in left])
    return Verdict(name, rule if len(chosen) == 1 else PLAYER, chosen, rows)


def only(name: str, rule: str, *options: Action) -> Verdict:
    """A verdict that needs no weighing: one option, or several for the player to choose from."""
    verdict = weigh(name, rule, [(option, None) for option in options], ())
    assert verdict is not None
    return verdict


def settles_equals(game: ArrakisState) -> bool:
    """A-SOLO-GEN-4: whether nobody is asked where the options come to the same."""
    return game.setup.readings["mahdi_equals"] == "settled"


def is_choice(game: ArrakisState, options: Sequence[Action]) -> bool:
    """Whether the player has something to choose: options that look alike are no choice."""
    if len(options) > 1 and settles_equals(game):
        return len({label(option) for option in options}) > 1
    return len(options) > 1


def label(action: Action) -> str:
    """An option in words: its notation without the seat, and of tokens only their backs."""
    return TOKENS.sub(lambda token: COLOUR[token[0]], str(action).partition(" ")[2])


def told(action: Action) -> dict[str, Any]:
    """An option as events and views tell it; of Harkonnen tokens only their backs."""
    return {name: masked(value) for name, value in action.to_json().items()}


def masked(value: Any) -> Any:
    if isinstance(value, str):
        return COLOUR.get(value, value)
    return [masked(item) for item in value] if isinstance(value, list) else value


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def tell(game: ArrakisState, verdict: Verdict) -> None:
    """The rules show how they came to what they do."""
    if not game.live:
        return
    chosen = told(verdict.options[0]) if len(verdict.options) == 1 else None
    game.emit(
        "mahdi",
        {
            "list": verdict.list,
            "rule": verdict.rule,
            "chosen": chosen,
            "equal": [told(option) for option in verdict.options],
            **verdict.weighed(secret=False),
        },
        verdict.weighed(secret=True),
        game.seats,
    )


class MahdiStep(ArrakisStep):
    """A step in which the rules decide for the Harkonnen by a list of its own."""

    __slots__ = ()

    def verdict(self, game: ArrakisState) -> Verdict | None:
        """What the list of this moment comes to; None if there is nothing to do."""
        raise NotImplementedError

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        verdict = self.verdict(game)
        if verdict is None:
            return ()
        return (Decision(HARKONNEN, verdict.list, Listed(*verdict.options)),)


@dataclass(frozen=True, slots=True)
class MahdiChoice(ClosedStep):
    """A-SOLO-GEN-4: options are equally good for the Harkonnen, and the player chooses."""

    list: str
    options: tuple[Action, ...]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        seat = game.seat(ATREIDES)
        labels = Listed(*dict.fromkeys(map(label, self.options)))
        return (Decision(seat, "choose_for_mahdi", Product(ChooseForMahdi, seat, labels)),)

    def answer(self, game: ArrakisState, action: ChooseForMahdi) -> None:
        self.choose(game, next(option for option in self.options if label(option) == action.choice))

    def choose(self, game: ArrakisState, option: Action) -> None:
        """The step beneath goes on with this option."""
        game.end_step()
        game.stack[-1].answer(game, option)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if self.list == "retreat_to" and isinstance(action, (RetreatTo, ChooseForMahdi)):
            return self.why_not_retreat()
        return because("A-SOLO-GEN-4", "choose", number=len(self.options))

    def why_not_retreat(self) -> Because:
        """A-SOLO-BATTLE-8: the player chooses where, by the words of the list."""
        areas = [option.area for option in self.options if isinstance(option, RetreatTo)]
        return because("A-SOLO-BATTLE-8", "areas", areas=areas)

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"mahdi": self.list, "options": [told(option) for option in self.options]}


STEPS = (MahdiChoice,)
