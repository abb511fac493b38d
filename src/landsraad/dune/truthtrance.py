"""Truthtrance: a question with yes or no, in public, to one other player.

What players have now the engine answers itself. What they will do they answer, as they like but
truthfully: only answers that they can make true are offered, and their answer binds them (see
promises.py).

D-DEAL-7 who may ask what and when · D-DEAL-8 an answer about a plan binds
D-DEAL-9 questions that can be checked · D-DEAL-10 cards for any time
D-BATTLE-8 what an answer does not fix may be changed
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from landsraad.dune.actions.truthtrance import AnswerTruth, AskTruth
from landsraad.dune.battle.current import BATTLE, Battle, see_cards
from landsraad.dune.battle.plan import HERO, plans_of
from landsraad.dune.battle.planning import MakePlans, is_planned
from landsraad.dune.battle.strength import terms
from landsraad.dune.board import TERRITORIES
from landsraad.dune.cards import MEANT, TREACHERY, TREACHERY_CARD, TRUTHTRANCE
from landsraad.dune.deal import Promise
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.karama import TURN
from landsraad.dune.knowledge import LASTING, is_true
from landsraad.dune.phases.bidding import CARD, Bidding
from landsraad.dune.promises import KWISATZ, narrowed
from landsraad.dune.state import ATREIDES, BENE_GESSERIT, HARKONNEN, DuneState
from landsraad.dune.step import ClosedStep
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

PRESENT: Final = ("holds", "spice", *LASTING)
"""Questions that the engine answers."""

PROMISED: Final[Mapping[str, tuple[str, str]]] = {
    "leads": ("plan_leader@", "plan_leader!"),
    "plays": ("plan_card@", "plan_card!"),
    "dial": ("plan_dial>", "plan_dial<="),
    "bids": ("bid", "no_bid"),
    "ships": ("ship@", "no_ship@"),
    "moves": ("move@", "no_move@"),
    "calls": ("traitor", "no_traitor"),
}
"""What yes and no promise, by the form of the question; the value asked about follows."""

PLAN: Final = ("leads", "plays", "dial")
FUTURE: Final = ("bids", "ships", "moves", "calls")
PROPHECY: Final = ("predicted", "predicted_turn")

HOLDINGS: Final = Listed(*MEANT)
IN_PLANS: Final = Listed(
    *[
        word
        for word, cards in MEANT.items()
        if all(TREACHERY[card].kind != "special" for card in cards)
    ]
)
"""Cards and kinds of cards that go into the slots of a battle plan."""

AMOUNTS: Final = Range(0, 50)
PLACES: Final = Listed(*[place.id for place in TERRITORIES])
NO_VALUE: Final = Listed(None)


# What may be asked.


def offers(game: DuneState) -> tuple[Decision, ...]:
    """D-DEAL-7: whoever holds the card may ask, at any time."""
    if not is_open(game):
        return ()
    if battle_to_plan(game) is not None:  # what may be asked then changes with its forces
        return decisions(game)
    source = (game.hands, game.phase, is_on_sale(game))
    return game.keep_offers("truthtrance", source, decisions)


def decisions(game: DuneState) -> tuple[Decision, ...]:
    return tuple(
        [
            Decision(seat, "truthtrance", questions(game, seat), required=False)
            for seat in game.seats
            if TRUTHTRANCE in game.hands[seat]
        ]
    )


def is_on_sale(game: DuneState) -> bool:
    """Whether bids are made for a card."""
    return any(isinstance(step, Bidding) for step in game.stack)


def is_open(game: DuneState) -> bool:
    """Not in the set-up; D-BATTLE-7: in the tournament not once a plan of the battle is formed."""
    return game.turn > 0 and not (game.tournament and is_planned(game))


def may_ask_about_the_future(game: DuneState) -> bool:
    """D-DEAL-7: by the switch, as in the tournament rules."""
    return game.rules.truthtrance_future


def questions(game: DuneState, seat: str) -> Choices[Action]:
    """To one other player; two factions of one player are no others."""
    partners = next((pair for pair in game.pairs() if seat in pair), (seat,))
    others = tuple([other for other in game.seats if other not in partners])
    spaces = [about_the_present(seat, others, game.seats, game.last_turn)]
    battle = battle_to_plan(game)
    if battle is not None:
        spaces += [about_plan(game, battle, seat, to) for to in battle.sides if to in others]
    if may_ask_about_the_future(game):
        spaces += about_the_future(game, seat, others)
    return Sum(*spaces)


@cache
def about_the_present(
    seat: str, others: tuple[str, ...], seats: tuple[str, ...], max_turns: int
) -> Choices[Action]:
    """What somebody has, and anything else in words."""
    leaders = Listed(*[leader.id for leader in LEADERS if leader.faction in seats])
    winners = Listed(*[winner for winner in seats if winner != BENE_GESSERIT])
    prophets = tuple([other for other in others if other == BENE_GESSERIT])
    return Sum(
        about(seat, others, "holds", HOLDINGS),
        about(seat, others, "spice", AMOUNTS),
        about(seat, others, "traitor", leaders),
        about(seat, prophets, "predicted", winners),
        about(seat, prophets, "predicted_turn", Range(1, max_turns)),
        about(seat, others, "words", NO_VALUE),
    )


def about(seat: str, to: tuple[str, ...], form: str, values: Choices[Any]) -> Product:
    return Product(AskTruth, seat, Listed(*to), Listed(form), values)


def battle_to_plan(game: DuneState) -> Battle | None:
    """D-DEAL-10: the battle in hand, until its plans are final."""
    for step in game.stack:
        if isinstance(step, Battle) and not step.plans:
            return step
    return None


def about_plan(game: DuneState, battle: Battle, seat: str, to: str) -> Choices[Action]:
    """D-DEAL-7: the plan of the battle in hand."""
    forces = terms(game, battle, to)
    highest = 2 * (forces.ordinary + forces.worth * forces.special)
    return plan_space(seat, to, game.seats, highest, game.advanced)


@cache
def plan_space(
    seat: str, to: str, seats: tuple[str, ...], highest: int, advanced: bool
) -> Choices[Action]:
    """Whether a leader lives or the Kwisatz Haderach is awake has no part in what may be asked."""
    own = FACTIONS[FACTION[to]].leaders
    foreign = [i for i, leader in enumerate(LEADERS) if i not in own and leader.faction in seats]
    captives = foreign if to == HARKONNEN else []
    leaders = [LEADERS[leader].id for leader in (*own, *captives)] + [HERO]
    if to == ATREIDES and advanced:
        leaders.append(KWISATZ)
    return Sum(
        about(seat, (to,), "leads", Listed(*leaders)),
        about(seat, (to,), "plays", IN_PLANS),
        about(seat, (to,), "dial", Range(0, highest - 1)),
    )


def about_the_future(game: DuneState, seat: str, others: tuple[str, ...]) -> list[Choices[Action]]:
    """D-DEAL-7: what is to come in this turn."""
    spaces: list[Choices[Action]] = []
    if is_on_sale(game):
        spaces.append(about(seat, others, "bids", NO_VALUE))
    if game.phase not in ("battle", "collection", "mentat_pause"):
        spaces.append(about(seat, others, "ships", PLACES))
        spaces.append(about(seat, others, "moves", PLACES))
    return [*spaces, about(seat, others, "calls", NO_VALUE)]


def why_no_question(game: DuneState, action: AskTruth) -> Because | None:
    """D-DEAL-7: who may ask whom what; D-DEAL-9: of what can be checked."""
    if not game.holds(action.seat, TRUTHTRANCE):
        return because("D-DEAL-7", "held")
    if not is_open(game):
        return because("D-DEAL-7", "planned")
    if action.to == action.seat or action.to not in game.seats:
        return because("D-DEAL-7", "other")
    if action.form in FUTURE and not may_ask_about_the_future(game):
        return because("D-DEAL-7", "future")
    if action.form in PROPHECY and action.to != BENE_GESSERIT:
        return because("D-DEAL-7", "prophets")
    if action.form in PLAN and battle_to_plan(game) is None:
        return because("D-DEAL-7", "no_battle")
    if action.form not in (*PRESENT, *PROMISED, "words"):
        return because("D-DEAL-7", "form", form=action.form)
    return because("D-DEAL-9", "value", form=action.form)


def why_no_answer(game: DuneState, action: AnswerTruth) -> Because | None:
    return because("D-DEAL-7", "not_asked")


# What happens.


def ask(game: DuneState, action: AskTruth) -> None:
    """The card is played; the engine answers what it knows, the player what they will do."""
    game.discard(action.seat, TRUTHTRANCE)
    game.reveal("truth_asked", question_of(action))
    if action.form in PRESENT:
        yes = is_true(game, action.to, action.form, action.value)
        remember(game, action, yes)
        answered(game, action, yes)
    else:
        game.push(Trance(action))


def question_of(action: AskTruth) -> dict[str, Any]:
    return {
        "seat": action.seat,
        "to": action.to,
        "form": action.form,
        "value": action.value,
    }


def remember(game: DuneState, action: AskTruth, yes: bool) -> None:
    """Everybody has heard it."""
    fact = (action.to, action.form, action.value, yes)
    for seat in game.seats:
        if action.form in LASTING:
            game.tell(seat, fact)
        elif action.form == "holds":
            game.tell_count(seat, action.to, str(action.value), yes)
    if action.form == "holds" and yes and action.value in TREACHERY_CARD:
        card = TREACHERY_CARD[str(action.value)]
        see_cards(game, action.to, [card], game.seats)


def answered(game: DuneState, action: AskTruth, yes: bool) -> None:
    game.reveal("truth_told", {**question_of(action), "yes": yes})
    step = game.stack[-1]
    if isinstance(step, MakePlans):
        reopen(game, step)


def reopen(game: DuneState, step: MakePlans) -> None:
    """D-BATTLE-8: what the answer does not fix may be changed, but not a plan already seen."""
    battle = battle_to_plan(game)
    seen = [plan for plan in step.plans if battle is not None and plan.seat == battle.looked_at]
    game.become(MakePlans(tuple(seen)))


@dataclass(frozen=True, slots=True)
class Trance(ClosedStep):
    """D-DEAL-7: the game waits for the answer. D-DEAL-8: which binds."""

    action: AskTruth

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        """Asked even if only one answer is possible: to go on at once would tell as much."""
        possible = [yes for yes in (True, False) if self.can_say(game, yes)]
        if not possible:
            return ()
        answers = Product(AnswerTruth, self.action.to, Listed(*possible))
        return (Decision(self.action.to, "truth", answers),)

    def can_say(self, game: DuneState, yes: bool) -> bool:
        """Whether an answer can be made true."""
        seat, form = self.action.to, self.action.form
        if form in PLAN:
            battle = battle_to_plan(game)
            assert battle is not None  # only then it can be asked
            return bool(narrowed(self.promise(yes), plans_of(game, battle, seat)))
        if form == "words":
            return True
        promised = [promise.what for promise in game.promises if promise.seat == seat]
        return self.promise(not yes) not in promised

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        asked = isinstance(action, AnswerTruth) and action.seat == self.action.to
        return because("D-DEAL-8", "untrue") if asked else None

    def promise(self, yes: bool) -> str:
        if_yes, if_no = PROMISED[self.action.form]
        value = "" if self.action.value is None else str(self.action.value)
        return (if_yes if yes else if_no) + value

    def answer(self, game: DuneState, action: AnswerTruth) -> None:
        game.end_step()
        if self.action.form != "words":
            promise = Promise(action.seat, self.promise(action.yes), self.until(game))
            game.promises = (*game.promises, promise)
        answered(game, self.action, action.yes)

    def until(self, game: DuneState) -> str:
        """How long an answer binds."""
        if self.action.form == "bids":
            return CARD
        return BATTLE if battle_to_plan(game) is not None else TURN

    def run(self, game: DuneState) -> None:
        """D-DEAL-7: no answer can be consistent with what they have promised: it has no effect."""
        game.emit("truth_void", question_of(self.action))
        game.end_step()

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "truthtrance", **question_of(self.action)}


STEPS: Final = (Trance,)
INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {AskTruth: ask}
