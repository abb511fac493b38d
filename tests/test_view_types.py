"""Views and events are what is declared, in every mode and for all eyes; and all of it is used.

Views are declared in the `view_types.py` of the games, events in `event_types.py`.

Adjudication cases reach the rare steps, golden records and random games the long run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from landsraad.arrakis.event_types import ArrakisEvents
from landsraad.arrakis.view_types import ArrakisView
from landsraad.dune.event_types import DuneEvents
from landsraad.dune.view_types import DuneView
from landsraad.kernel import REFEREE, Decision, Game, Record
from landsraad.kernel.cases import Case, begin_case
from landsraad.kernel.event import CHANCE
from landsraad.kernel.laws import Mode, positions
from landsraad.kernel.view_shapes import keys_of
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.soak import SOAK, usually
from tests.sources import cases_of
from tests.view_checker import Misfit, ViewChecker
from tools import view_types
from tools.golden_records import RECORDS

VIEWS = {"dune": DuneView, "arrakis": ArrakisView}
EVENTS = {"dune": DuneEvents, "arrakis": ArrakisEvents}
STRIDE = {"dune": 61, "arrakis": 311}
"""Of records and random games every so many positions are looked at."""
CHOICES = 3
"""Decisions of a kind whose choices are looked at: they are long, and much alike."""

UNSEEN = {
    "dune": {
        "DuneTable.phase: 'collection'": "everything happens by itself",
        "TraitorsCalledView.answers{}: NoneType": "one has answered no and another is asked yet",
        "TruthtranceView.form: 'calls'": "like 'bids'",
        "TruthtranceView.form: 'moves'": "like 'ships'",
    },
    "arrakis": {
        "ArrakisTable.phase: 'setup'": "everything happens by itself",
        "ArrakisTable.phase: 'start'": "everything happens by itself",
        "WaitingView.seat: NoneType": "nobody is asked in private",
    },
}
"""What is declared and no case shows, with the reason."""

UNHEARD: dict[str, dict[str, str]] = {
    "dune": {
        "collected": "golden records have it",
        "deal_withdrawn": "tests/dune have it",
        "prediction": "golden records have it",
        "shields_lifted": "golden records have it",
    },
    "arrakis": {
        "dice_shared": "golden records have it",
        "frigates_removed": "golden records have it",
        "refreshed": "golden records have it",
        "set_up": "nobody is told: the game begins after it",
        "token_lost": "golden records have it",
    },
}
"""Kinds of events that no case brings about, with the reason."""

every_game = pytest.mark.parametrize("name", VIEWS)


class Onlooker:
    """Compares what all eyes see of positions with the declaration."""

    def __init__(self, name: str) -> None:
        self.checker = ViewChecker(VIEWS[name])
        kinds = keys_of(EVENTS[name])
        self.events = {kind: ViewChecker(key.hint) for kind, key in kinds.items()}
        self.heard = {CHANCE}
        self.told: Counter[str] = Counter()
        self.looks = 0

    def listen(self, game: Game, source: str) -> None:
        """To what the last action has brought about."""
        for event in game.happened:
            self.heard.add(event.kind)
            for eyes in (*game.seats, None, REFEREE):
                seen = event.seen_by(eyes)
                if seen is not None and event.kind != CHANCE:
                    del seen["kind"]
                    try:
                        self.events[event.kind].look(seen)
                    except Misfit as misfit:
                        pytest.fail(f"{source}: {event.kind} seen by {eyes}: {misfit}")

    def look(self, game: Game, source: str) -> None:
        """Through all eyes; in `make test` the seats take turns."""
        public = game.public_view()
        self.looks += 1
        seats = game.seats if SOAK else (game.seats[self.looks % len(game.seats)],)
        for eyes in (*seats, None, REFEREE):
            try:
                self.checker.look(game.view(eyes, self.tell, public))
            except Misfit as misfit:
                pytest.fail(f"{source} after {game.sequence} actions, seen by {eyes}: {misfit}")

    def tell(self, decision: Decision) -> dict[str, Any]:
        """As the kernel tells it, but most choices are left out."""
        self.told[decision.kind] += 1
        if self.told[decision.kind] <= CHOICES:
            return decision.to_json()
        return {"kind": decision.kind, "required": decision.required, "actions": {"listed": []}}


def moments_of(case: Case) -> Iterator[Game]:
    """The position of a case, and what comes of its acts."""
    game = begin_case(case)
    yield game
    for act in case.data.get("act", []):
        if "play" in act:
            game.play(game.notation().read(act["play"]))
            yield game


@every_game
def test_cases_show_what_is_declared_and_all_of_it(name: str) -> None:
    """Every key, every word, every kind of step; what may be absent sometimes is."""
    onlooker = Onlooker(name)
    for case in cases_of(name):
        if not case.data.get("impossible"):
            for game in moments_of(case):
                onlooker.look(game, case.id)
                onlooker.listen(game, case.id)

    assert onlooker.checker.unseen() == sorted(UNSEEN[name])
    assert sorted({*onlooker.events} - onlooker.heard) == sorted(UNHEARD[name])


@every_game
def test_golden_records_show_what_is_declared(name: str) -> None:
    """Whole games of every rules version; in `make test` every eighteenth."""
    onlooker = Onlooker(name)
    for file in sorted(RECORDS.glob(f"v*/{name}-*.json"))[:: usually(18, soak=1)]:
        for game in Record.from_json(file.read_text("utf-8")).moments():
            onlooker.listen(game, f"{file.parent.name}/{file.stem}")
            if game.sequence % STRIDE[name] == 0 or game.over:
                onlooker.look(game, f"{file.parent.name}/{file.stem}")

    assert onlooker.told


@pytest.mark.parametrize(
    "mode",
    [*DUNE_MODES, *ARRAKIS_MODES][:: usually(5, soak=1)],
    ids=lambda mode: mode.name,
)
def test_random_games_show_what_is_declared(mode: Mode) -> None:
    """Every mode; in `make test` a fifth of them."""
    onlooker = Onlooker(mode.game.name)
    for game, _ in positions(mode, 0, STRIDE[mode.game.name]):
        onlooker.look(game, mode.name)

    assert onlooker.told


@pytest.mark.parametrize("name", view_types.FILES)
def test_types_of_the_client_are_those_declared(name: str) -> None:
    """`make wire` writes them; nobody edits them."""
    written = (view_types.WIRE / name).read_text(encoding="utf-8")

    assert written == view_types.FILES[name]()


# The checker itself.


class Inner(TypedDict, total=False):
    a: int


class Outer(Inner):
    """One of everything."""

    word: Annotated[str, Literal["yes", "no"]]
    pair: Annotated[list[Any], tuple[int, str | None]]
    both: dict[Annotated[str, Literal["left", "right"]], bool]
    many: list[dict[str, Inner]]
    b: NotRequired[Any]


RIGHT: dict[str, Any] = {
    "word": "yes",
    "pair": [1, None],
    "both": {"left": True, "right": False},
    "many": [{"x": {"a": 1}}, {}],
}


@pytest.mark.parametrize(
    ("wrong", "way"),
    [
        ({}, ""),
        ({"b": [None, {"c": 1}]}, ""),
        ({"b": (1, 2)}, "b"),
        ({"c": 1}, "Outer has no 'c'"),
        ({"word": "perhaps"}, "word: 'perhaps' is none of 'yes', 'no'"),
        ({"a": True}, "a: True is no int"),
        ({"a": None}, "a: None is no int"),
        ({"pair": [1]}, "pair: [1] is no list of 2"),
        ({"pair": (1, "x")}, "pair: (1, 'x') is no list of 2"),
        ({"pair": [1, 2]}, "pair.[1]: 2 fits none of its types"),
        ({"both": {"left": True}}, "both: has left instead of left, right"),
        ({"many": [{}, {"x": {"a": "1"}}]}, "many.[1].x.a: '1' is no int"),
        ({"many": [{"x": {"d": 1}}]}, "many.[0].x: Inner has no 'd'"),
        ({"many": [{1: {}}]}, "many.[0]"),
    ],
)
def test_the_checker_finds_what_does_not_fit(wrong: dict[str, Any], way: str) -> None:
    """And says where it is."""
    checker = ViewChecker(Outer)
    checker.look(RIGHT)
    found = ""
    try:
        checker.look(RIGHT | wrong)
    except Misfit as misfit:
        found = str(misfit)

    assert found.startswith(way)
    assert bool(found) is bool(way)


def test_the_checker_finds_what_is_missing() -> None:
    """Only what need not be there may be absent."""
    with pytest.raises(Misfit, match="Outer lacks 'word'"):
        ViewChecker(Outer).look({key: RIGHT[key] for key in RIGHT if key != "word"})


def test_the_checker_knows_what_it_has_not_seen() -> None:
    """Words, types of a union, and keys that were always or never there."""
    checker = ViewChecker(Outer)
    checker.look(RIGHT)

    assert checker.unseen() == [
        "Inner.a absent",
        "Outer.a: int",
        "Outer.b",
        "Outer.pair[1]: str",
        "Outer.word: 'no'",
    ]
