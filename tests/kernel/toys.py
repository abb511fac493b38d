"""Tiny games, each for one or two features of the kernel, and helpers to play them.

They borrow the rules folder of the example game, so their refusals have reasons from a catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

import landsraad
import landsraad.kernel as k
from crysknife import Crysknife
from landsraad.kernel import registry

RULES = Crysknife.folder


def duel(position: Mapping[str, Any] | None = None, *, seed: int = 7, **options: Any) -> Crysknife:
    """A game of the example, at its beginning or at a described position."""
    return Crysknife.new(Crysknife.read_setup(None, options, seed, "", position))


def do(game: k.Game, *lines: str) -> list[k.Event]:
    """Play some actions by their notation; everything that happened."""
    return [event for line in lines for event in game.play(game.notation().read(line))]


def refusal(game: k.Game, action: Any, expected: int | None = None) -> k.Refusal:
    """The refusal of an action, which is a line of notation or an action."""
    with pytest.raises(k.Refusal) as caught:
        game.play(game.notation().read(action) if isinstance(action, str) else action, expected)
    return caught.value


def play_out(game: k.Game, seed: int, most: int = 10_000) -> k.Game:
    """Play at random, to the end or for some actions; returns the game itself."""
    chance = k.Chance.seeded(seed)
    for _ in range(most):
        if game.over:
            break
        game.play(chance.choice(game.pending).actions.sample(chance))
    return game


def kinds(events: Sequence[k.Event], eyes: str | None = k.REFEREE) -> list[str]:
    """The kinds of the events that these eyes see."""
    return [event.kind for event in events if event.seen_by(eyes) is not None]


def start(game: type[Toy], seed: int = 1, **options: Any) -> Toy:
    """A toy at its beginning."""
    return game.new(game.read_setup(None, options, seed))


def make_known(monkeypatch: pytest.MonkeyPatch, game: type[k.Game]) -> None:
    """Register a game for one test only."""
    landsraad.games()  # the installed ones are found before, and stay
    monkeypatch.setitem(registry._added, game.name, game)


@dataclass(init=False, eq=False, repr=False, slots=True)
class Toy(k.Game):
    """What all toys share: what was said at the table, and a first step."""

    name = "toy"
    all_seats = ("red", "blue", "green")
    fewest = 3
    folder = RULES
    first: ClassVar[k.Step]

    said: tuple[str, ...] = k.state((), k.EVERYBODY, "What was said at the table.")

    def begin(self) -> None:
        self.push(self.first)

    def private_view(self, eyes: str | None) -> dict[str, Any]:
        return {"said": list(self.said)}

    def redeal_hidden(self, eyes: str | None, chance: k.Chance) -> None:
        """Nothing is hidden at this table."""

    def after(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


# Steps that go wrong.


@dataclass(frozen=True, slots=True)
class Idle(k.Step):
    """Runs without progress."""

    def run(self, game: Toy) -> None:
        game.said += ("nothing",)


@dataclass(frozen=True, slots=True)
class There(k.Step):
    """Becomes Back, which becomes There."""

    def run(self, game: Toy) -> None:
        game.become(Back())


@dataclass(frozen=True, slots=True)
class Back(k.Step):
    def run(self, game: Toy) -> None:
        game.become(There())


@dataclass(frozen=True, slots=True)
class Gone(k.Step):
    """Ends, although nothing is below it."""

    def run(self, game: Toy) -> None:
        game.end_step()


@dataclass(frozen=True, slots=True)
class Silence(k.Step):
    """Has no `run` at all."""


class Lazy(Toy):
    first = Idle()


class Circle(Toy):
    first = There()


class Nowhere(Toy):
    first = Gone()


# A table where one seat says one word, and each word does one thing.


@k.action("{seat} says {word}", "X-LEAD-1", word="X-LEAD-2")
class Say(k.Action):
    word: str


@dataclass(frozen=True, slots=True)
class Aside(k.Step):
    """A step on top of another: runs once, then the one below goes on."""

    def run(self, game: Toy) -> None:
        game.emit("aside")
        game.end_step()


@dataclass(frozen=True, slots=True)
class Talk(k.Step):
    """One seat says a word. "psst" is forbidden by a rule that the choices do not know."""

    seat: str = "red"

    WORDS: ClassVar = (
        "on",
        "pass",
        "aside",
        "draw",
        "show",
        "nod",
        "whisper",
        "tell",
        "idle",
        "circle",
        "gone",
        "silence",
        "fault",
        "end",
    )

    def ask(self, game: Toy) -> tuple[k.Decision, ...]:
        words = k.Product(Say, self.seat, k.Listed(*self.WORDS))
        return (k.Decision(self.seat, "say", words),)

    def why_not(self, game: Toy, action: k.Action) -> k.Because | None:
        return k.Because("X-PLAN-1") if action.values() == ("psst",) else None

    def answer(self, game: Toy, action: Say) -> None:
        game.said += (f"{action.seat} {action.word}",)
        match action.word:
            case "on" | "pass":
                game.become(Talk(game.after(self.seat) if action.word == "pass" else self.seat))
            case "aside":
                game.push(Aside())
            case "draw":
                game.chance.below(100)
            case "show":
                game.reveal("shown", {"seat": self.seat})
            case "nod":
                game.bar_undo()
            case "whisper":
                game.reveal("whispered", None, {"word": "water"}, ("blue",))
            case "tell":
                game.emit("told", {"to": "blue"}, {"word": "water"}, ("blue",))
            case "idle":
                game.become(Idle())
            case "circle":
                game.become(There())
            case "gone":
                game.become(Gone())
            case "silence":
                game.push(Silence())
            case "fault":
                game.chance.below(100)
                game.reveal("shown", {"seat": self.seat})
                game.push(Aside())
                raise ZeroDivisionError("a fault of this game")
            case "end":
                game.finish(["red", "blue"], "agreed", "X-END-2")


class Parlour(Toy):
    """Seats talk one after the other; red and blue are one side."""

    name = "parlour"
    actions = (Say,)
    steps = (Talk, Aside)
    options = (
        k.Option("manners", k.Listed("good", "bad"), "good"),
        k.Option("guests", k.Subsets(k.Listed("duncan", "gurney", "thufir"), 0, 2), ()),
    )
    first = Talk()

    def teams(self) -> tuple[tuple[str, ...], ...]:
        return (("red", "blue"), ("green",))


class Strict(Parlour):
    """A table whose manners bind every step: nobody ends the talk, whatever the step offers."""

    name = "strict"

    def bind(self, asked: tuple[k.Decision, ...]) -> tuple[k.Decision, ...]:
        return tuple(
            [
                k.Decision(d.seat, d.kind, k.Product(Say, d.seat, k.Listed("on", "pass")))
                for d in asked
            ]
        )


# A table where all vote at once and nobody knows who still has to.


@k.action("{seat} votes {yes}", "X-PLAN-1")
class Vote(k.Action):
    yes: bool


@k.action("{seat} presides", "X-LEAD-1")
class Preside(k.Action):
    pass


@k.action("{seat} objects", "X-SHOUT-1")
class Object(k.Action):
    pass


@dataclass(frozen=True, slots=True)
class Ballot(k.Step):
    """Votes are private and required; red presides in public, and green may object."""

    votes: tuple[tuple[str, bool], ...] = ()

    def ask(self, game: Toy) -> tuple[k.Decision, ...]:
        voted = dict(self.votes)
        either = k.Listed(False, True)
        votes = [
            k.Decision(seat, "vote", k.Product(Vote, seat, either), private=True)
            for seat in game.seats
            if seat not in voted
        ]
        preside = k.Decision("red", "preside", k.Listed(Preside("red")))
        objection = k.Decision("green", "object", k.Listed(Object("green")), required=False)
        return (*votes, preside, objection)

    def answer(self, game: Toy, action: k.Action) -> None:
        if isinstance(action, Vote):
            game.become(Ballot(tuple(sorted((*self.votes, (action.seat, action.yes))))))
        else:
            game.finish([action.seat], action.kind, "X-END-2")

    def view(self, game: Toy, eyes: str | None) -> dict[str, Any]:
        known = [[seat, yes] for seat, yes in self.votes if eyes in (seat, k.REFEREE)]
        return {"step": "ballot", "votes": known}


class Council(Toy):
    """All vote in private at the same time."""

    name = "council"
    actions = (Vote, Preside, Object)
    steps = (Ballot,)
    first = Ballot()
