"""A field of the state and a reading are added to each game: no stored game notices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest

import landsraad
import landsraad.kernel as k
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune, options, ruleset
from landsraad.dune.ruleset import RULESETS, Rules
from landsraad.kernel import Record
from tests.kernel.toys import make_known
from tests.test_records import some_records
from tools.golden_records import digests_of, read_digests

NEWER = "99"
"""A version of the rules that is not there yet."""
OLD, NEW = "as_before", "corrected"


@dataclass(frozen=True, slots=True)
class LaterRules(Rules):
    """The switches of Dune with one that came later."""

    dummy: str


@dataclass(init=False, eq=False, repr=False, slots=True)
class LaterDune(Dune):
    version: ClassVar[str] = NEWER

    dummy_field: dict[str, int] = k.state(k.per_seat(0), k.EVERYBODY, "A field that came later.")


@dataclass(init=False, eq=False, repr=False, slots=True)
class LaterArrakis(Arrakis):
    version: ClassVar[str] = NEWER
    readings: ClassVar[tuple[k.Reading, ...]] = (
        *Arrakis.readings,
        k.Reading("dummy", k.Listed(OLD, NEW), {1: OLD, int(NEWER): NEW}),
    )

    dummy_field: tuple[str, ...] = k.state((), k.EVERYBODY, "A field that came later.")


def later_switch() -> ruleset.Option:
    """A line of `options.json` that came later."""
    entry: dict[str, Any] = {"key": "dummy", "question": "?", "values": [OLD, NEW], "rulings": []}
    entry |= dict.fromkeys(RULESETS, NEW)
    entry |= {"since": int(NEWER), "earlier": {"1": dict.fromkeys(RULESETS, OLD)}}
    return ruleset._read_option(entry)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games as they will be."""
    for module in (ruleset, options):
        monkeypatch.setattr(module, "Rules", LaterRules)
    monkeypatch.setitem(ruleset.OPTIONS, "dummy", later_switch())
    monkeypatch.setattr(ruleset, "_preset", cache(ruleset._preset.__wrapped__))
    for game in (LaterDune, LaterArrakis):
        make_known(monkeypatch, game)


@pytest.mark.sources
@some_records
@pytest.mark.usefixtures("later")
def test_golden_records_replay_after_a_field_and_a_reading_were_added(file: Path) -> None:
    """Same digests on the way, same record to the byte, and the reading from before."""
    text = file.read_text("utf-8")
    record = Record.from_json(text)
    game = record.verify()

    assert digests_of(record) == read_digests(file.parent)[file.stem]
    assert game.record().to_json() == text
    assert hasattr(game, "dummy_field")
    assert game.setup.readings["dummy"] == OLD


@pytest.mark.sources
@pytest.mark.parametrize("name", ["dune", "arrakis"])
@pytest.mark.usefixtures("later")
def test_new_games_have_the_new_reading_and_say_so(name: str) -> None:
    """Unless the old one is chosen; either comes back from the record."""
    for game, value in (
        (landsraad.new_game(name, seed=3), NEW),
        (landsraad.new_game(name, seed=3, dummy=OLD), OLD),
    ):
        again = landsraad.load_game(game.record().to_json())

        assert game.setup.readings["dummy"] == again.setup.readings["dummy"] == value
        assert again.setup == game.setup


@pytest.mark.parametrize("name", ["dune", "arrakis"])
def test_games_of_the_future_are_refused_with_advice(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a newer Landsraad wrote is not guessed at."""
    with monkeypatch.context() as newer:
        newer.setattr(Dune if name == "dune" else Arrakis, "version", NEWER)
        text = landsraad.new_game(name, seed=3).record().to_json()

    with pytest.raises(k.BadRecord, match=r"rules version '99' .*: update Landsraad to read it"):
        landsraad.load_game(text)
