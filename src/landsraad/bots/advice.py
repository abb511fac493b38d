"""Advice: what a seat could do, how likely it wins then, and why.

`advise` compares the answers that `mentat` would try, in the worlds that the seat can imagine; it
is given a question and nothing else, as a bot is. Chances are what the bots believe: the intervals
tell how much of them is luck of the worlds looked at, not whether the bots understand the game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from landsraad.bots.budget import Budget, Thought
from landsraad.bots.mentat.thinker import Thinker
from landsraad.bots.registry import bot_names, make
from landsraad.bots.search import Estimate, gaps, luck_in
from landsraad.bots.seat import Question
from landsraad.bots.worlds import World
from landsraad.kernel import Action, Chance

MENTAT: Final = "mentat"
MOST: Final = 3
"""Suggestions, and reasons for each."""
FEW: Final = 8
"""Where there is no more to choose from, everything is tried that the mentat leaves to rules."""
SURELY: Final = 1.96
"""Standard errors on either side: 95 of 100 intervals hold what endless thought would find."""
NOTABLE: Final = 0.003
"""What changes the chance by less than this is no reason, and no difference."""

WINS: Final = "wins"
LOSES: Final = "loses"
"""Topics of games that are over before the mentat judges them."""

Reasons: TypeAlias = Callable[[Action, Action], Sequence[tuple[float, str]]]
"""What speaks for an action next to another one: how much, and the message that tells it."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that a seat could do.

    Attributes:
        action: None to let pass what is optional.
        chance: of winning after it; None if nothing was compared.
        low, high: between which the chance is, as far as luck is concerned.
        behind: by how much the chance is lower than that of the first suggestion.
        reasons: messages that tell what is different, the most important first: for the first
            suggestion what is better than after the second, for others all, next to the first.
    """

    action: Action | None
    chance: float | None = None
    low: float = 0.0
    high: float = 1.0
    behind: float = 0.0
    reasons: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "action": None if self.action is None else self.action.to_json(),
            "chance": None if self.chance is None else round(self.chance, 3),
            "low": round(self.low, 3),
            "high": round(self.high, 3),
            "behind": round(self.behind, 3),
            "reasons": list(self.reasons),
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat could do now.

    Attributes:
        suggestions: the one to take first; none if no bot knows the game, or nothing is asked.
        close: the first two are too close to call.
        playouts: how much was tried.
    """

    suggestions: tuple[Suggestion, ...] = ()
    close: bool = False
    playouts: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "suggestions": [suggestion.to_json() for suggestion in self.suggestions],
            "close": self.close,
            "playouts": self.playouts,
        }


class PlayoutResult(NamedTuple):
    """Where a playout has led: the chance of victory, and what it is made of unless it is over."""

    chance: float
    ended: bool
    contributions: Mapping[str, float]


def advise(
    question: Question, budget: Budget, chance: Chance, done: Action | None = None
) -> Advice:
    """Up to three things that this seat could do.

    Args:
        question: with worlds (see `playing.question_with_worlds`), or nothing can be tried.
        budget: playouts, which always give the same advice, or time.
        chance: which worlds are looked at.
        done: an action that is to be compared with the others and told of, whatever it promises.
    """
    name: str = question.view["game"]
    if not question.decisions or MENTAT not in bot_names(name):
        return Advice()
    mentat = make(MENTAT, name)
    assert isinstance(mentat, Thinker)
    usual = mentat.rules.answer(question, chance)
    if usual is None or question.worlds is None:
        return Advice((Suggestion(usual),))
    seat, thought = question.seat, Thought(budget)
    results: dict[Action, list[PlayoutResult]] = defaultdict(list)

    def watch(action: Action, game: World) -> None:
        parts = {} if game.over else mentat.contributions(game, seat)
        results[action].append(
            PlayoutResult(mentat.chance_of_victory(game, seat), game.over, parts)
        )

    actions = worth_trying(mentat, question, usual)
    if done is not None:
        actions = [*dict.fromkeys([actions[0], done, *actions])]  # early, so that it is tried
    if len(actions) == 1:
        return Advice((Suggestion(usual),))
    found = mentat.compare(question.worlds, actions, chance, thought, watch)

    def reasons(action: Action, other: Action) -> list[tuple[float, str]]:
        gains = gains_by_topic(results[action], results[other])
        return [(gain, message_for(mentat, seat, topic, gain)) for topic, gain in gains.items()]

    playouts = sum([one.playouts for one in found])
    return Advice(suggestions(found, reasons, done), too_close(found), playouts)


def worth_trying(mentat: Thinker, question: Question, usual: Action) -> list[Action]:
    """What the mentat would try, or all there is if that is little; the usual answer first."""
    found = mentat.candidates(question, usual)
    if not found:
        asked = next(decision for decision in question.decisions if usual in decision.actions)
        found = [*asked.actions] if asked.actions.size <= FEW else []
    return [*dict.fromkeys([usual, *found])]


# Figures. All are taken from the worlds that two actions have in common: one that was given up
# early has been tried in few worlds, and these may have been kind ones.


def suggestions(
    found: Sequence[Estimate[Action]], reasons: Reasons, done: Action | None = None
) -> tuple[Suggestion, ...]:
    """The first estimate, which is the one to take, what was done, and the next by chances."""
    best, *others = found
    others.sort(key=lambda one: (one.candidate != done, mean_gap(best, one)))
    second = others[0].candidate if others else best.candidate
    pros = [reason for gain, reason in in_order(reasons(best.candidate, second)) if gain > 0]
    told = [suggestion(best.candidate, best.mean, best.error, 0.0, pros)]
    for one in others[: MOST - 1]:
        gap = mean_gap(best, one)
        error = hypot(best.error, luck_of(found) / sqrt(one.playouts))
        both = [reason for _, reason in in_order(reasons(one.candidate, best.candidate))]
        told.append(suggestion(one.candidate, best.mean - gap, error, gap, both))
    return tuple(told)


def suggestion(
    action: Action, chance: float, error: float, behind: float, reasons: Sequence[str]
) -> Suggestion:
    low, high = max(0.0, chance - SURELY * error), min(1.0, chance + SURELY * error)
    return Suggestion(action, min(1.0, max(0.0, chance)), low, high, behind, (*reasons[:MOST],))


def mean_gap(best: Estimate[Action], other: Estimate[Action]) -> float:
    leads = gaps(best.results, other.results)
    return sum(leads) / len(leads)


def luck_of(found: Sequence[Estimate[Action]]) -> float:
    """How much the lead of the first varies from world to world, over all others together."""
    best, *others = found
    return luck_in([gaps(best.results, other.results) for other in others])


def too_close(found: Sequence[Estimate[Action]]) -> bool:
    """Whether another may as well be better than the first, for all that was tried."""
    best, *others = found
    luck = SURELY * luck_of(found)
    return any(mean_gap(best, one) <= max(NOTABLE, luck / sqrt(one.playouts)) for one in others)


# Reasons.


def gains_by_topic(
    mine: Sequence[PlayoutResult], others: Sequence[PlayoutResult]
) -> dict[str, float]:
    """What each topic adds to the chance after one action, next to that after another."""
    worlds = [*zip(mine, others, strict=False)]
    gains: dict[str, float] = defaultdict(float)
    for here, there in worlds:
        gap = (here.chance - there.chance) / len(worlds)
        if here.ended or there.ended:
            gains[ending_told(here, there)] += gap
            continue
        # How much a logit is worth there: it counts most where nothing is decided yet.
        slope = sum([one.chance * (1 - one.chance) for one in (here, there)]) / 2
        for topic, logits in here.contributions.items():
            gains[topic] += slope * (logits - there.contributions[topic]) / len(worlds)
    return gains


def ending_told(here: PlayoutResult, there: PlayoutResult) -> str:
    """Whether a victory or a defeat makes the difference, if the game is over in one or both."""
    won = any(one.ended and one.chance == 1 for one in (here, there))
    return WINS if won else LOSES


def in_order(reasons: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Those that matter, the most important first."""
    notable = [(gain, reason) for gain, reason in reasons if abs(gain) > NOTABLE]
    return sorted(notable, key=lambda reason: (-abs(reason[0]), reason[1]))


def message_for(mentat: Thinker, seat: str, topic: str, gain: float) -> str:
    if topic in (WINS, LOSES):
        return f"because-{topic}-{'better' if gain > 0 else 'worse'}"
    return mentat.reason(topic, seat, better=gain > 0)
