"""Crysknife: a duel at sunset, and an example of every idea of the kernel.

The leader of the round chooses the ground, and the other may move the fight by a shout (a card that
interrupts). Both plan in secret how much breath goes into attack and guard and which feints to add.
Whoever breaks through further wounds the other, unless a parry turns the blade; a die tells how
deep. The rules are in `rules/`, the words in `texts/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import landsraad.kernel as k

from .view_types import DuelView

GROUND = k.Names(("sand", "stone", "shade"))
CARDS = tuple(f"{kind}_{side}" for kind in ("feint", "parry", "shout") for side in "abcd")
BREATH, HAND, DEADLY = 6, 3, 3


@k.action("{seat} ground {ground}", "X-LEAD-1", ground="X-LEAD-2")
class ChooseGround(k.Action):
    ground: str


@k.action("{seat} shout {card}", "X-SHOUT-1")
class Shout(k.Action):
    card: str


@k.action("{seat} plan {effort} {feints}", "X-PLAN-1", effort="X-PLAN-2", feints="X-PLAN-3")
class Plan(k.Action):
    effort: tuple[tuple[str, int], ...]
    feints: tuple[str, ...]

    def breath(self, use: str) -> int:
        return dict(self.effort).get(use, 0)


@k.action("{seat} parry {card}", "X-PARRY-1")
class Parry(k.Action):
    card: str | None


@dataclass(frozen=True, slots=True)
class Lead(k.Step):
    """X-LEAD-1, X-LEAD-2: the leader, or whoever has shouted, chooses another ground."""

    seat: str

    def ask(self, game: Crysknife) -> tuple[k.Decision, ...]:
        other_ground = k.Bits(0b111 & ~GROUND.mask(game.ground), GROUND)
        return (k.Decision(self.seat, "ground", k.Product(ChooseGround, self.seat, other_ground)),)

    def answer(self, game: Crysknife, action: ChooseGround) -> None:
        game.ground = action.ground
        game.emit("ground", {"seat": self.seat, "ground": action.ground})
        game.become(Planning())


@dataclass(frozen=True, slots=True)
class Planning(k.Step):
    """X-PLAN-1: both plan in secret; nothing shows until both plans are in."""

    plans: tuple[Plan | None, Plan | None] = (None, None)

    def ask(self, game: Crysknife) -> tuple[k.Decision, ...]:
        waiting = [seat for seat, plan in zip(game.seats, self.plans, strict=True) if plan is None]
        return tuple([k.Decision(seat, "plan", game.possible_plans(seat)) for seat in waiting])

    def answer(self, game: Crysknife, action: Plan) -> None:
        first, second = self.plans
        game.emit("planned", {"seat": action.seat})
        game.become(Planning((action, second) if action.seat == game.seats[0] else (first, action)))

    def run(self, game: Crysknife) -> None:
        first, second = self.plans
        assert first is not None
        assert second is not None
        game.clash(first, second)

    def view(self, game: Crysknife, eyes: str | None) -> dict[str, Any]:
        known = [plan for plan in self.plans if plan is not None and eyes in (plan.seat, k.REFEREE)]
        return {"step": "planning", "plans": [plan.to_json() for plan in known]}

    def redeal(self, game: Crysknife, eyes: str | None, chance: k.Chance) -> Planning:
        """A hidden plan is exchanged for another that fits the redealt hand."""
        plans: list[Any] = [
            plan
            if plan is None or eyes in (plan.seat, k.REFEREE)
            else game.possible_plans(plan.seat).sample(chance)
            for plan in self.plans
        ]
        return Planning((plans[0], plans[1]))


@dataclass(frozen=True, slots=True)
class Hit(k.Step):
    """X-PARRY-1: who is hit may parry. All who hold cards are asked: it betrays nothing."""

    seat: str

    def ask(self, game: Crysknife) -> tuple[k.Decision, ...]:
        if not game.hands[self.seat]:
            return ()
        parry = k.Listed(None, *game.held(self.seat, "parry"))
        return (k.Decision(self.seat, "parry", k.Product(Parry, self.seat, parry)),)

    def answer(self, game: Crysknife, action: Parry) -> None:
        if action.card is None:
            self.run(game)
        else:
            game.discard(self.seat, action.card)
            game.next_round()

    def run(self, game: Crysknife) -> None:
        """X-WOUND-1: a die tells how deep. X-END-1: three wounds end the duel."""
        die = game.chance.die()
        wounds = min(DEADLY, game.wounds[self.seat] + (2 if die == 6 else 1))
        game.wounds[self.seat] = wounds
        game.reveal("wounded", {"seat": self.seat, "die": die, "wounds": wounds})
        if wounds == DEADLY:
            game.finish([game.other(self.seat)], "killed", "X-END-1")
        else:
            game.next_round()


@dataclass(init=False, eq=False, repr=False, slots=True)
class Crysknife(k.Game):
    """The state of a duel, and what its steps share."""

    name = "crysknife"
    all_seats = ("paul", "feyd")
    options = (k.Option("rounds", k.Range(1, 20), 8),)
    actions = (ChooseGround, Shout, Plan, Parry)
    steps = (Lead, Planning, Hit)
    folder = Path(__file__).parent

    round: int = k.state(1, k.EVERYBODY, "From 1 on.")
    leader: str = k.state(lambda game: game.seats[0], k.EVERYBODY, "Who leads this round.")
    ground: str = k.state("sand", k.EVERYBODY, "Where they fight.")
    breath: dict[str, int] = k.state(k.per_seat(BREATH), k.EVERYBODY, "What a plan spends.")
    wounds: dict[str, int] = k.state(k.per_seat(0), k.EVERYBODY, "Three are deadly.")
    hands: dict[str, tuple[str, ...]] = k.state(k.per_seat(()), k.OWNER, "Cards in hand.")
    deck: tuple[str, ...] = k.state((), k.NOBODY, "From the top down.")
    discards: tuple[str, ...] = k.state((), k.EVERYBODY, "Cards that were played.")

    def begin(self) -> None:
        self.deck = self.chance.shuffle(CARDS)
        for seat in self.seats:
            self.draw(seat, HAND)
        self.push(Lead(self.leader))

    def other(self, seat: str) -> str:
        return self.seats[1 - self.seats.index(seat)]

    def cards(self) -> list[str]:
        in_hand = [card for hand in self.hands.values() for card in hand]
        return [*self.deck, *self.discards, *in_hand]

    def held(self, seat: str, kind: str) -> tuple[str, ...]:
        return tuple([card for card in self.hands[seat] if card.startswith(kind)])

    def draw(self, seat: str, number: int) -> None:
        drawn, self.deck = self.deck[:number], self.deck[number:]
        self.hands[seat] += drawn
        if drawn:
            self.reveal(
                "drew", {"seat": seat, "number": len(drawn)}, {"cards": list(drawn)}, (seat,)
            )

    def discard(self, seat: str, *cards: str) -> None:
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])
        self.discards += cards
        self.reveal("discarded", {"seat": seat, "cards": list(cards)})

    def possible_plans(self, seat: str) -> k.Choices[k.Action]:
        """X-PLAN-2: attack and guard within one's breath. X-PLAN-3: up to two feints."""
        breath = self.breath[seat]
        effort = k.Counts(k.Listed("attack", "guard"), (breath, breath), 0, breath)
        feints = k.Subsets(k.Listed(*self.held(seat, "feint")), 0, 2)
        return k.Product(Plan, seat, effort, feints)

    def clash(self, first: Plan, second: Plan) -> None:
        """X-CLASH-2: who breaks through further hits; nobody, if neither or both alike."""
        for plan in (first, second):
            self.breath[plan.seat] -= plan.breath("attack") + plan.breath("guard")
            shown = {
                "seat": plan.seat,
                "attack": plan.breath("attack"),
                "guard": plan.breath("guard"),
            }
            self.reveal("plan", shown)
            if plan.feints:
                self.discard(plan.seat, *plan.feints)
        mine, yours = self.margin(first, second), self.margin(second, first)
        if mine == yours or max(mine, yours) <= 0:
            self.next_round()
        else:
            self.become(Hit(second.seat if mine > yours else first.seat))

    def margin(self, mine: Plan, yours: Plan) -> int:
        """X-CLASH-1: attack, feints and favourable ground, less the guard of the other."""
        favoured = {"sand": "", "stone": self.leader, "shade": self.other(self.leader)}[self.ground]
        attack = mine.breath("attack") + 2 * len(mine.feints) + (mine.seat == favoured)
        return attack - yours.breath("guard")

    def next_round(self) -> None:
        """X-ROUND-1: both draw a card and catch breath, the other leads. X-END-2: sunset."""
        if self.round == self.setup.options["rounds"]:
            fewest = min(self.wounds.values())
            self.finish([s for s in self.seats if self.wounds[s] == fewest], "sunset", "X-END-2")
            return
        for seat in self.seats:
            self.breath[seat] = min(BREATH, self.breath[seat] + 2)
            self.draw(seat, 1)
        self.round += 1
        self.leader = self.other(self.leader)
        self.become(Lead(self.leader))

    def interruptions(self) -> tuple[k.Decision, ...]:
        """X-SHOUT-1: before any plan is in, the one who does not lead may shout."""
        seat = self.other(self.leader)
        shouts = self.held(seat, "shout")
        if not shouts or self.stack[-1] != Planning():
            return ()
        actions = k.Product(Shout, seat, k.Listed(*shouts))
        return (k.Decision(seat, "shout", actions, required=False),)

    def interrupt(self, action: k.Action) -> None:
        assert isinstance(action, Shout)
        self.discard(action.seat, action.card)
        self.become(Lead(action.seat))

    def private_view(self, eyes: str | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "leader": self.leader,
            "ground": self.ground,
            "breath": dict(self.breath),
            "wounds": dict(self.wounds),
            "cards": {seat: len(hand) for seat, hand in self.hands.items()},
            "hands": {s: list(hand) for s, hand in self.hands.items() if eyes in (s, k.REFEREE)},
            "deck": len(self.deck),
            "discards": list(self.discards),
        }

    @classmethod
    def view_type(cls) -> Any:
        return DuelView

    def redeal_hidden(self, eyes: str | None, chance: k.Chance) -> None:
        hidden = [seat for seat in self.seats if eyes not in (seat, k.REFEREE)]
        unknown = self.deck + tuple(c for seat in hidden for c in self.hands[seat])
        self.deck = chance.shuffle(sorted(unknown))  # what comes must not hang on what was hidden
        for seat in hidden:
            number = len(self.hands[seat])
            self.hands[seat], self.deck = self.deck[:number], self.deck[number:]

    def arrange(self, position: k.PositionReader) -> None:
        self.round = position.number("round", 1, 20, 1)
        self.leader = position.word("leader", self.seats, self.leader)
        self.ground = position.word("ground", GROUND.names, self.ground)
        breath, wounds, hands = (position.part(name) for name in ("breath", "wounds", "hands"))
        for seat in self.seats:
            self.breath[seat] = breath.number(seat, 0, BREATH, BREATH)
            self.wounds[seat] = wounds.number(seat, 0, DEADLY - 1, 0)
            self.hands[seat] = hands.words(seat, CARDS)
        for part in (breath, wounds, hands):
            part.finish()
        self.discards = position.words("discards", CARDS)
        self.deck = position.words("deck", CARDS)  # the top cards; the rest follows
        gone = set(self.cards())
        self.deck += tuple([card for card in CARDS if card not in gone])
        phases = {
            "lead": Lead(position.word("chooses", self.seats, self.leader)),
            "planning": Planning(self.plans_made(position.part("plans"))),
            "hit": Hit(position.word("hit", self.seats, self.leader)),
        }
        self.push(phases[position.word("phase", tuple(phases), "lead")])

    def plans_made(self, plans: k.PositionReader) -> Any:
        """The plans that are in already: the breath and the feints must be there for them."""
        made = [plans.action(s, self.notation(), self.possible_plans(s)) for s in self.seats]
        plans.finish()
        return tuple(made)

    def faults(self) -> Iterator[str]:
        if sorted(self.cards()) != sorted(CARDS):
            yield "the twelve cards are not all there exactly once"
        if max(self.breath.values()) > BREATH or max(self.wounds.values()) > DEADLY:
            yield "breath or wounds are beyond their limits"
        if self.round > int(str(self.setup.options["rounds"])):
            yield "the duel has gone on after its last round"
