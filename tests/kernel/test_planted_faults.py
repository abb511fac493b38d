"""Breaking a law on purpose makes the law suite fail: each fault planted here is caught."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Self

import pytest

from crysknife import GROUND, ChooseGround, Crysknife, Lead, Plan
from landsraad.kernel import Action, Because, Bits, Choices, Decision, Product, Step, registry
from landsraad.kernel.laws import (
    LAWS,
    CopiesAreIndependent,
    Law,
    LawBroken,
    ListedIsAccepted,
    Mode,
    NothingIsLost,
    OrderOfAnswersIsFree,
    PlayEnds,
    ReplayEqualsPlay,
    SavesContinue,
    UndoKeepsSecrets,
    ViewsHide,
    hold,
)


class Lenient(Bits):
    """A space that accepts what it does not list."""

    def has(self, value: object) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class LenientLead(Lead):
    def ask(self, game: Crysknife) -> tuple[Decision, ...]:
        ground = Lenient(0b110, GROUND)
        return (Decision(self.seat, "ground", Product(ChooseGround, self.seat, ground)),)


class AnUnlistedActionIsAccepted(Crysknife):
    steps = (*Crysknife.steps, LenientLead)  # type: ignore[assignment]  # one step more

    def begin(self) -> None:
        super().begin()
        self.become(LenientLead(self.leader))


class AViewLeaksAHand(Crysknife):
    def private_view(self, eyes: str | None) -> dict[str, Any]:
        return {**super().private_view(eyes), "leak": self.hands[self.seats[0]][:1]}


class AQuestionLeaksAHand(Crysknife):
    """The table is told that it waits for whoever holds a shout."""

    def interruptions(self) -> tuple[Decision, ...]:
        return tuple([Decision(d.seat, d.kind, d.actions) for d in super().interruptions()])


class ARefusalLeaksAHand(Crysknife):
    """Who tries something in vain hears of a card that the first seat holds."""

    def why_not(self, action: Action) -> Because | None:
        return Because(f"X-{self.hands[self.seats[0]][:1]}")


class ACardIsLost(Crysknife):
    def discard(self, seat: str, *cards: str) -> None:
        super().discard(seat, *cards)
        self.discards = self.discards[:-1]


class TheWorldRollsTheDice(Crysknife):
    """Chance comes from the global generator instead of the game's own."""

    def next_round(self) -> None:
        super().next_round()
        self.breath[self.leader] = random.randint(0, 6)


@dataclass(frozen=True, slots=True)
class RoundAndRound(Step):
    left: bool

    def run(self, game: Crysknife) -> None:
        game.become(RoundAndRound(not self.left))


class StepsGoRoundInCircles(Crysknife):
    def next_round(self) -> None:
        self.become(RoundAndRound(True))


class TheGameHasNoEnd(Crysknife):
    """Nobody is ever hit, and the round never changes."""

    def clash(self, first: Plan, second: Plan) -> None:
        self.become(Lead(self.leader))


class ADecisionHasNoChoice(Crysknife):
    def possible_plans(self, seat: str) -> Choices[Action]:
        return Product(ChooseGround, seat, Bits(0, GROUND))


class CopiesShareTheirWounds(Crysknife):
    def copy(self) -> Self:
        twin = super().copy()
        twin.wounds = self.wounds
        return twin


class SavesForgetTheBreath(Crysknife):
    state_fields = tuple(field for field in Crysknife.state_fields if field.name != "breath")


class TheFirstToPlanLeads(Crysknife):
    """Simultaneous answers, but their order matters."""

    def emit(
        self, kind: str, data: Any = None, secret: Any = None, to: Any = (), since: int = 1
    ) -> None:
        if kind == "planned":
            self.leader = data["seat"]
        super().emit(kind, data, secret, to, since)


class ALookCanBeTakenBack(Crysknife):
    """On shady ground the leader sees the top card, and nothing bars the undo."""

    def private_view(self, eyes: str | None) -> dict[str, Any]:
        looking = eyes == self.leader and self.ground == "shade"
        return {**super().private_view(eyes), "look": self.deck[:1] if looking else ()}


FAULTS = (
    pytest.param(
        AnUnlistedActionIsAccepted,
        ListedIsAccepted,
        "accepted but not listed",
        marks=pytest.mark.sources,
    ),
    (AViewLeaksAHand, ViewsHide, "view of .* differs"),
    (AQuestionLeaksAHand, ViewsHide, "view of .* differs"),
    (ARefusalLeaksAHand, ViewsHide, "hears of"),
    (ACardIsLost, NothingIsLost, "twelve cards"),
    (TheWorldRollsTheDice, ReplayEqualsPlay, "replay differs|does not replay"),
    (StepsGoRoundInCircles, PlayEnds, "RoundAndRound goes round in circles"),
    (TheGameHasNoEnd, PlayEnds, "no end after 2000 actions"),
    (ADecisionHasNoChoice, ListedIsAccepted, "has no choice"),
    (CopiesShareTheirWounds, CopiesAreIndependent, "playing a copy changed the game"),
    (SavesForgetTheBreath, SavesContinue, "asks something else|goes on differently"),
    (TheFirstToPlanLeads, OrderOfAnswersIsFree, "depend on their order"),
    (ALookCanBeTakenBack, UndoKeepsSecrets, "can be undone, but taught"),
)


@pytest.mark.parametrize(
    ("game", "law", "complaint"), FAULTS, ids=lambda it: getattr(it, "__name__", "")
)
def test_a_planted_fault_is_caught(
    game: type[Crysknife],
    law: type[Law],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The law that a fault breaks fails within a few games, and says what is wrong."""
    monkeypatch.setattr(game, "name", game.__name__)
    monkeypatch.setitem(registry._added, game.__name__, game)

    with pytest.raises(LawBroken, match=complaint) as broken:
        play_games(game, law, 20)

    assert broken.value.record is not None


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_example_without_a_fault_passes(law: type[Law]) -> None:
    """What is caught is the planted fault, not the example itself."""
    play_games(Crysknife, law, 5)


def play_games(game: type[Crysknife], law: type[Law], number: int) -> None:
    for seed in range(number):
        hold(Mode(game.__name__, game), seed, [law])
