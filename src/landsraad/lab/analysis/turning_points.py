"""Turning points: where the winning chances change, by luck or by choice, and who decided well.

Chances are looked at at some moments first; then, as long as there is budget, between those two
neighbours whose chances differ most, until the action is found that made the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from landsraad import bots
from landsraad.bots.advice import worth_trying
from landsraad.bots.mentat.thinker import Thinker
from landsraad.chronicle import learned
from landsraad.kernel import Action, Chance, Game
from landsraad.kernel.event import CHANCE, REFEREE
from landsraad.kernel.record import Record
from landsraad.kernel.step import Decision
from landsraad.lab.analysis.playouts import Chances, Look, Oracle

DECISIVE: Final = 3
"""Moments that are told at most."""
CLEAR: Final = 2
"""Times the standard error: smaller changes may be chance."""
TOGETHER: Final = 3
"""Looks that are taken at once, one for each moment that is told."""
ALTERNATIVES: Final = 3
"""Other actions that a decision is compared with."""
FEW: Final = 8
"""Where there is no more to choose from, nothing is left to chance."""
DECISIONS: Final = 3
"""Of each player that are looked at."""
CONFIRMED: Final = 5
"""Of the greatest changes that are looked at again: among many guesses the greatest err most."""
FOR_THE_CURVE: Final = 0.75
"""Of the budget, so that most moments are found to the action; the rest is for luck and decisions.
"""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game.

    Attributes:
        action: what was played. `turn`: when.
        random: whether dice or cards were drawn, or something hidden came out.
        events: what happened, as the referee sees it.
        open: whether the game waited for the player, who had a choice.
    """

    action: Action
    turn: int
    random: bool
    events: tuple[Mapping[str, Any], ...]
    open: bool


@dataclass(frozen=True, slots=True)
class Change:
    """How chances changed between two moments.

    Attributes:
        start: the moment before, and `end` the one after; one action is between them, or several
            that the budget was too small to tell apart.
        seat: whose chance changed most, from `before` to `after`, with the standard `error`.
        luck: the part of the change that came by dice and cards, and `choice` that of the
            decision; None if it was not found out.
    """

    start: int
    end: int
    seat: str
    before: float
    after: float
    error: float
    luck: float | None = None
    choice: float | None = None

    @property
    def size(self) -> float:
        return abs(self.after - self.before)

    @property
    def is_clear(self) -> bool:
        """Whether it is more than chance explains."""
        return self.size >= CLEAR * self.error


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision beside others that were possible.

    Attributes:
        moment: before it. `seat`: who decided.
        played: what, and the `chance` that it gave; `usual` is that of the bot's own way.
        better: the best other action that was tried, and `better_chance`.
        error: the standard error of a chance, `gain_error` and `loss_error` those of gain and loss.
    """

    moment: int
    seat: str
    played: str
    chance: float
    usual: float
    better: str
    better_chance: float
    error: float
    gain_error: float
    loss_error: float

    @property
    def gain(self) -> float:
        """How much better it was than what the bot would have done."""
        return self.chance - self.usual

    @property
    def loss(self) -> float:
        """How much better the best other action was."""
        return self.better_chance - self.chance


@dataclass(slots=True)
class Analysis:
    """What was found out about a game."""

    seats: tuple[str, ...]
    steps: Sequence[Step]
    curve: dict[int, Chances]
    changes: list[Change] = field(default_factory=list)
    decisions: list[Judged] = field(default_factory=list)
    playouts: int = 0

    def chance(self, moment: int, seat: str) -> float:
        """The chance after so many actions; between two looks, on the line that joins them."""
        if moment in self.curve:
            return self.curve[moment].of(seat)
        start = max([known for known in self.curve if known < moment])
        end = min([known for known in self.curve if known > moment])
        before, after = self.curve[start].of(seat), self.curve[end].of(seat)
        return before + (after - before) * (moment - start) / (end - start)

    def decisive(self) -> list[Change]:
        """The clear moments with the greatest changes, in the order of the game.

        If none is clear, the one with the greatest change.
        """
        greatest = sorted(self.changes, key=lambda change: -change.size)
        clear = [change for change in greatest if change.is_clear]
        return sorted(clear[:DECISIVE] or greatest[:1], key=lambda change: change.start)

    def best(self, seat: str) -> Judged | None:
        """The decision that gained most; none if no gain is clear."""
        own = [each for each in self.decisions if each.seat == seat]
        clear = [each for each in own if each.gain > CLEAR * each.gain_error]
        return max(clear, key=lambda judged: judged.gain, default=None)

    def worst(self, seat: str) -> Judged | None:
        """The decision that gave away most; none if nothing clearly better was found."""
        own = [each for each in self.decisions if each.seat == seat]
        clear = [each for each in own if each.loss > CLEAR * each.loss_error]
        return max(clear, key=lambda judged: judged.loss, default=None)

    def luck_share(self) -> float | None:
        """How much of all changes that were taken apart was luck."""
        known = [(abs(c.luck), abs(c.choice or 0.0)) for c in self.changes if c.luck is not None]
        total = sum([luck + choice for luck, choice in known])
        return sum([luck for luck, _ in known]) / total if total else None


def usual_bot(game: str) -> str:
    """The bot that tells most about a game."""
    known = bots.bot_names(game)
    return next(bot for bot in ("mentat", "recruit", "random") if bot in known)


def analyse(
    record: Record,
    bot: str,
    budget: int,
    worlds: int,
    workers: int,
    watch: Callable[[int], None] | None = None,
) -> Analysis:
    """Analyse a whole game with so many games played on, `worlds` of them for each look.

    `watch` is told how many were played on so far.
    """
    steps, last = steps_of(record)
    looks = max(2, budget // worlds)
    with Oracle(record, bot, worlds, workers, watch) as oracle:
        moment, seats = len(steps), record.setup.seats
        if last.outcome is not None:
            oracle.learn(moment, Chances.sure(last.outcome.winners, worlds))
        curve = find_curve(oracle, moment, max(2, int(looks * FOR_THE_CURVE)))
        curve |= looked_again(oracle, curve, moment, changes_in(curve, seats))
        found = Analysis(seats, steps, curve, changes_in(curve, seats))
        found.changes = taken_apart(found, oracle)
        while oracle.playouts < budget and judge_one(found, oracle):
            pass
        found.playouts = oracle.playouts
    return found


# The game, action by action.


def steps_of(record: Record) -> tuple[list[Step], Game]:
    """The actions of a game with what they led to, and the game at its end."""
    steps: list[Step] = []
    turn, is_open = 0, False
    for game in record.moments():
        past = game.past
        assert past is not None
        if past.action is not None:
            events = [e for e in learned(game.happened, REFEREE) if e["kind"] != CHANCE]
            steps.append(Step(past.action, turn, past.final, tuple(events), is_open))
        turn = game.round_number
        if game.sequence < len(record.actions):
            action = game.notation().read(record.actions[game.sequence])
            is_open = decision_of(game, action) is not None
    return steps, game


def decision_of(game: Game, action: Action) -> Decision | None:
    """What an action answers, if the game waits for it and there is a choice."""
    for decision in game.decisions(action.seat):
        if decision.required and action in decision.actions and decision.actions.size > 1:
            return decision
    return None


def other_actions(game: Game, action: Action, bot: str) -> tuple[str, ...]:
    """What the player could have done instead: what the bot would, or try; then any at random."""
    decision = decision_of(game, action)
    assert decision is not None
    answers = [each for each in bot_answers(game, action.seat, bot) if each in decision.actions]
    if decision.actions.size <= FEW:
        answers += decision.actions
    else:
        answers += [decision.actions.sample(Chance.seeded(n)) for n in range(2 * ALTERNATIVES)]
    texts = dict.fromkeys([str(answer) for answer in answers if answer != action])
    return tuple(texts)[:ALTERNATIVES]


def bot_answers(game: Game, seat: str, bot: str) -> list[Action]:
    """What a bot holds for worth trying, the best first."""
    player = bots.make(bot, game.name)
    if isinstance(player, Thinker):
        question = bots.question_with_worlds(game, seat)
        usual = player.rules.answer(question, Chance.seeded(1))
        return [] if usual is None else worth_trying(player, question, usual)
    question = bots.question_for(game, seat)
    answers = [player.answer(question, Chance.seeded(n)) for n in range(ALTERNATIVES)]
    return [answer for answer in answers if answer is not None]


# The curve.


def find_curve(oracle: Oracle, last: int, looks: int) -> dict[int, Chances]:
    """Chances at some moments, closest together where they change."""
    first = max(1, looks // 3)
    moments = sorted({round(number * last / first) for number in range(first + 1)})
    curve = dict(zip(moments, oracle.ask([Look(m) for m in moments]), strict=True))
    while len(curve) < min(looks, last + 1):
        gaps = [(a, b) for a, b in pairwise(sorted(curve)) if b - a > 1]
        gaps.sort(key=lambda gap: -distance(curve[gap[0]], curve[gap[1]]))
        middles = [(a + b) // 2 for a, b in gaps[: min(TOGETHER, looks - len(curve))]]
        curve |= dict(zip(middles, oracle.ask([Look(m) for m in middles]), strict=True))
    return curve


def looked_again(
    oracle: Oracle, curve: Mapping[int, Chances], last: int, changes: Sequence[Change]
) -> dict[int, Chances]:
    """Chances around the greatest changes from twice as many worlds."""
    greatest = sorted(changes, key=lambda change: -change.size)[:CONFIRMED]
    moments = {moment for change in greatest for moment in (change.start, change.end)} - {last}
    looks = [Look(moment, again=1) for moment in sorted(moments)]
    return {
        look.moment: curve[look.moment].with_more(more)
        for look, more in zip(looks, oracle.ask(looks), strict=True)
    }


def distance(one: Chances, other: Chances) -> float:
    seats = {seat for chances in (one, other) for world in chances.worlds for seat in world}
    return max([abs(one.of(seat) - other.of(seat)) for seat in seats], default=0.0)


def changes_in(curve: Mapping[int, Chances], seats: Sequence[str]) -> list[Change]:
    return [change_between(start, end, curve, seats) for start, end in pairwise(sorted(curve))]


def change_between(
    start: int, end: int, curve: Mapping[int, Chances], seats: Sequence[str]
) -> Change:
    before, after = curve[start], curve[end]
    seat = max(seats, key=lambda seat: abs(after.of(seat) - before.of(seat)))
    error = sqrt(before.error(seat) ** 2 + after.error(seat) ** 2)
    return Change(start, end, seat, before.of(seat), after.of(seat), error)


# Luck and choice.


def taken_apart(found: Analysis, oracle: Oracle) -> list[Change]:
    """The changes, the greatest of them divided into luck and choice."""
    greatest = {(change.start, change.end) for change in found.decisive()}
    return [
        divided(change, found, oracle, (change.start, change.end) in greatest)
        for change in found.changes
    ]


def divided(change: Change, found: Analysis, oracle: Oracle, worth_it: bool) -> Change:
    """What luck did is what is left of the change when the same was chosen with any luck.

    An action without dice, cards or secrets is all choice; several actions are not told apart. All
    is seen from the seat that acted, whose own cards stay what they are.
    """
    between = found.steps[change.start : change.end]
    if not any(step.random for step in between):
        return replace(change, luck=0.0, choice=change.after - change.before)
    if len(between) > 1 or not worth_it:
        return change
    (step,) = between
    eyes = step.action.seat if step.action.seat in found.seats else None
    before, chosen = oracle.ask(
        [Look(change.start, eyes), Look(change.start, eyes, str(step.action))]
    )
    choice = chosen.of(change.seat) - before.of(change.seat)
    return replace(change, luck=change.after - change.before - choice, choice=choice)


# Decisions.


def judge_one(found: Analysis, oracle: Oracle) -> bool:
    """Judge the next decision of every player who has one left; says whether there was any."""
    looked = {(judged.seat, judged.moment) for judged in found.decisions}
    any_left = False
    for seat in found.seats:
        if len([judged for judged in found.decisions if judged.seat == seat]) >= DECISIONS:
            continue
        weights = {
            moment: weight
            for moment, weight in decision_weights(found, seat).items()
            if (seat, moment) not in looked
        }
        if weights:
            moment = max(weights, key=lambda moment: weights[moment])
            found.decisions.append(judge(found, oracle, moment))
            any_left = True
    return any_left


def decision_weights(found: Analysis, seat: str) -> dict[int, float]:
    """The decisions of a seat, by how much its chance changed around them."""
    weights = {}
    for change in found.changes:
        moved = abs(found.curve[change.end].of(seat) - found.curve[change.start].of(seat))
        for moment in range(change.start, change.end):
            step = found.steps[moment]
            if step.action.seat == seat and step.open:
                weights[moment] = moved / (change.end - change.start)
    return weights


def judge(found: Analysis, oracle: Oracle, moment: int) -> Judged:
    """A decision beside what else could have been done, from the eyes of who decided.

    The best other action is found in some worlds and compared in others: among several the one
    that looks best is often only lucky.
    """
    step = found.steps[moment]
    seat, played = step.action.seat, str(step.action)
    texts = other_actions(oracle.game_at(moment), step.action, oracle.bot)
    tried = oracle.ask([Look(moment, seat, text) for text in texts])
    chances = {text: each.of(seat) for text, each in zip(texts, tried, strict=True)}
    better = max(chances, key=lambda text: chances[text])
    usual, chosen, other = oracle.ask(
        [Look(moment, seat, action, again=1) for action in ("", played, better)]
    )
    return Judged(
        moment,
        seat,
        played,
        chosen.of(seat),
        usual.of(seat),
        better,
        other.of(seat),
        chosen.error(seat),
        chosen.error_beside(usual, seat),
        chosen.error_beside(other, seat),
    )
