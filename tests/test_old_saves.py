"""What version 1 saved goes on today: saved games, and a packed state with each kind of step.

`tests/saves/v1/README.md` tells how these files were made.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import bots
from landsraad.kernel import REFEREE, Chance, Game, Record
from tests.soak import usually

DATA = Path(__file__).parent / "saves" / "v1"
RECORDS = Path(__file__).parent / "records" / "v1"
SAVES = sorted(DATA.glob("*.json"))
STATES: dict[str, list[Any]] = json.loads(gzip.decompress((DATA / "states.json.gz").read_bytes()))
"""For each golden record some of its moments: number of actions, digest and packed state."""


def everything_seen(game: Game) -> list[Any]:
    """The view of every pair of eyes."""
    return [game.view(eyes) for eyes in (None, *game.seats, REFEREE)]


# Saved games.


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_saved_game_of_version_1_is_played_to_its_end(file: Path) -> None:
    """It is where it was, goes on by the rules it began with, and its record is verified."""
    text = file.read_text("utf-8")
    saved = json.loads(text)["record"]
    game = landsraad.resume_game(text)
    assert (game.sequence, game.digest()) == (len(saved["actions"]), saved["digest"])
    bot = bots.make("random", game.name)
    bots.play_out(game, dict.fromkeys(game.seats, bot), Chance.seeded(1))
    record = Record.from_json(game.record().to_json())
    written: Any = record.to_data()

    assert record.setup.version == saved["rules"] == "1"
    assert written["begin"] == saved["begin"]
    assert written["actions"][: len(saved["actions"])] == saved["actions"]
    assert record.verify().outcome is not None


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_saved_game_of_version_1_is_what_its_record_leads_to(file: Path) -> None:
    """All eyes see the same in both."""
    text = file.read_text("utf-8")
    replayed = Record.from_data(json.loads(text)["record"]).verify()

    assert everything_seen(landsraad.resume_game(text)) == everything_seen(replayed)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_saved_game_of_version_1_is_saved_again(file: Path) -> None:
    """Today's form of the same game resumes at the same moment."""
    game = landsraad.resume_game(file.read_text("utf-8"))
    again = landsraad.resume_game(landsraad.save_game(game))

    assert again.digest() == game.digest()
    assert again.record().to_data() == game.record().to_data()


# Packed states.


@cache
def record_of(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return record


def save_at(name: str, sequence: int, digest: str, state: object) -> str:
    """A saved game of that time, after so many actions of a golden record."""
    record = {**record_of(name), "format": "landsraad-record/1", "digest": digest}
    record["actions"] = record["actions"][:sequence]
    del record["trail"]
    return json.dumps({"format": "landsraad-save/1", "record": record, "state": state})


def go_on(game: Game, name: str, actions: int) -> None:
    """Play the next actions of the golden record."""
    sequence = game.sequence
    for text, _ in record_of(name)["actions"][sequence : sequence + actions]:
        game.play(game.notation().read(text))


@pytest.mark.parametrize("name", list(STATES)[:: usually(4, soak=1)])
def test_every_state_of_version_1_is_unpacked(name: str) -> None:
    """All eyes see what they saw in the replay at that moment, and the game goes on as it did.

    Between them the states hold each kind of step, action and value that was ever kept in one;
    `make test` takes half of the records.
    """
    states = {sequence: (digest, state) for sequence, digest, state in STATES[name]}
    waiting: list[Game] = []
    for moment in Record.from_data(record_of(name)).moments():
        for game in [game for game in waiting if game.sequence == moment.sequence]:
            assert game.digest() == moment.digest()
            waiting.remove(game)
        if moment.sequence in states:
            digest, state = states[moment.sequence]
            game = landsraad.resume_game(save_at(name, moment.sequence, digest, state))
            assert game.digest() == moment.digest() == digest
            assert everything_seen(game) == everything_seen(moment)
            go_on(game, name, 5)
            waiting.append(game)

    assert all(game.digest() == moment.digest() for game in waiting)
