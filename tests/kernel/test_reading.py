"""Readings: a rule is corrected, and every game goes on by the rules it began with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pytest

import landsraad
import landsraad.kernel as k
from crysknife import Crysknife
from landsraad.kernel.reading import resolve
from landsraad.kernel.setup import FORMAT, FORMATS
from tests.kernel.toys import make_known, play_out

DEEP = k.Reading("deep_wounds", k.Listed("on_six", "never"), {1: "on_six", 2: "never"}, "X-WOUND-1")
LATE = k.Reading("late_shout", k.Listed(True, False), {1: False})


class Corrected(Crysknife):
    """The example after a correction: deep wounds were played, and are not any more."""

    version = "2"
    readings: ClassVar[tuple[k.Reading, ...]] = (DEEP, LATE)
    options: ClassVar[tuple[k.Option, ...]] = (  # type: ignore[assignment]
        *Crysknife.options,
        k.Option("sand", k.Range(0, 3), 1, since=2, before=3),
    )


def corrected(**options: object) -> Corrected:
    return Corrected.new(Corrected.read_setup(None, options, 7))


def record_of(game: k.Game) -> dict[str, Any]:
    return json.loads(game.record().to_json())  # type: ignore[no-any-return]


def stored(data: Mapping[str, Any]) -> k.Game:
    """The game of a record."""
    return landsraad.load_game(json.dumps(data))


def why_bad(data: Mapping[str, Any]) -> str:
    with pytest.raises(k.BadRecord) as bad:
        stored(data)
    return str(bad.value)


@pytest.mark.parametrize(
    ("version", "value"), [(1, "on_six"), (2, "never"), (3, "never"), (17, "never")]
)
def test_a_default_holds_from_its_version_on(version: int, value: str) -> None:
    assert DEEP.default_at(version) == value


def test_the_default_of_today_is_the_newest() -> None:
    assert (DEEP.default, LATE.default) == ("never", False)


def test_all_readings_are_resolved() -> None:
    """Chosen, or as of the version."""
    readings = (DEEP, LATE)

    assert resolve(readings, {}, 1) == {"deep_wounds": "on_six", "late_shout": False}
    assert resolve(readings, {"late_shout": True}, 2) == {
        "deep_wounds": "never",
        "late_shout": True,
    }


def test_a_new_game_has_the_readings_of_today() -> None:
    """Unless others are chosen, like options."""
    assert corrected().setup.readings == {"deep_wounds": "never", "late_shout": False}
    assert corrected(deep_wounds="on_six").setup.readings["deep_wounds"] == "on_six"
    assert "deep_wounds" not in corrected().setup.options


@pytest.mark.parametrize("value", ["deadly", None, 1, ["never"]])
def test_a_reading_that_is_none_is_refused(value: object) -> None:
    with pytest.raises(k.BadOptions, match=r"deep_wounds cannot be read as .* on_six, never"):
        corrected(deep_wounds=value)


def test_readings_are_offered_like_options() -> None:
    offered: Any = Corrected.describe()["options"]

    assert [option["name"] for option in offered] == ["rounds", "sand", "deep_wounds", "late_shout"]


def test_a_record_states_its_readings(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, so that it replays whatever becomes the default later."""
    make_known(monkeypatch, Corrected)
    game = play_out(corrected(), 3)
    data = record_of(game)

    assert data["readings"] == {"deep_wounds": "never", "late_shout": False}
    assert data["rules"] == "2"
    assert stored(data).setup == game.setup


@pytest.mark.parametrize("record_format", FORMATS)
def test_an_old_record_gets_what_was_played_then(
    monkeypatch: pytest.MonkeyPatch, record_format: str
) -> None:
    """It states neither the readings nor the option that came later, and still does not."""
    generator = "blake2b" if record_format == FORMAT else "sfc32"
    setup = replace(Crysknife.read_setup(seed=5), format=record_format, generator=generator)
    old = play_out(Crysknife.new(setup), 3)
    text = old.record().to_json()
    make_known(monkeypatch, Corrected)
    again = landsraad.load_game(text)

    assert again.setup.readings == {"deep_wounds": "on_six", "late_shout": False}
    assert again.setup.options["sand"] == 3
    assert again.digest() == old.digest()
    assert again.record().to_json() == text


def test_a_record_may_state_what_was_not_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch, Corrected)
    game = play_out(corrected(deep_wounds="on_six"), 3)

    assert stored(record_of(game)).setup.readings["deep_wounds"] == "on_six"


@pytest.mark.parametrize(
    ("readings", "sentence"),
    [
        ({"duels": "long"}, "the reading 'duels' of crysknife is not known here: update Landsraad"),
        ({"deep_wounds": "deadly"}, "deep_wounds cannot be read as 'deadly'; it can be on_six"),
        ({"deep_wounds": "never"}, "deep_wounds is chosen and read in two ways"),
    ],
)
def test_a_record_with_wrong_readings_is_refused(
    monkeypatch: pytest.MonkeyPatch, readings: dict[str, object], sentence: str
) -> None:
    """In one sentence that says which."""
    make_known(monkeypatch, Corrected)
    data = record_of(corrected(deep_wounds="on_six"))

    assert why_bad({**data, "readings": readings}).startswith(sentence)


def test_the_digest_tells_readings_apart() -> None:
    """Two games that are read in two ways are two games."""
    one, other = corrected().setup, corrected().setup
    changed = replace(other, readings={**other.readings, "late_shout": True})

    assert Corrected.new(one).digest() != Corrected.new(changed).digest()


def test_a_saved_game_keeps_its_readings(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch, Corrected)
    game = play_out(corrected(deep_wounds="on_six"), 3, 4)

    assert landsraad.resume_game(landsraad.save_game(game)).setup == game.setup
