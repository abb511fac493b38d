"""A corpus: one file with many records, read as a stream, by number, and through anybody's eyes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from landsraad import cli
from landsraad.kernel.event import REFEREE
from landsraad.lab.corpus import BadCorpus, open_corpus, views, write_corpus
from landsraad.lab.corpus.making import keep_block, make_corpus, play_record
from landsraad.lab.simulation.job import Job, played
from landsraad.lab.simulation.parts import claim

SMALL = Job("crysknife", {}, (), {}, "random", 1, 5, part_size=2)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made after a job that was killed with one part done."""
    file = tmp_path_factory.mktemp("corpus") / "small.corpus"
    folder = file.with_name("small.corpus.parts")
    claim(folder, SMALL.to_json())
    keep_block(folder, 1, SMALL, [play_record(SMALL, seed) for seed in SMALL.seeds(1)])

    assert make_corpus(SMALL, file, workers=1) == 3
    assert not folder.exists()
    return file


def test_all_games_are_there_once_and_in_order(made: Path) -> None:
    with open_corpus(made) as games:
        assert len(games) == 5
        assert [record.setup.seed for record in games] == [1, 2, 3, 4, 5]
        assert games.job["game"] == "crysknife"
        for record in games:
            record.verify()


def test_a_corpus_that_is_there_is_not_played_again(made: Path) -> None:
    """Not even if the job was killed while its parts were tidied away."""
    before = made.read_bytes()
    left = made.with_name("small.corpus.parts")
    (left / "part-00002").mkdir(parents=True)

    assert make_corpus(SMALL, made, workers=1) == 0
    assert made.read_bytes() == before
    assert not left.exists()


def test_any_game_is_found_by_its_number(made: Path) -> None:
    with open_corpus(made) as games:
        for number in (4, 0, 3, 1, 2):
            assert games[number].to_json() == played(SMALL, number + 1).record().to_json()
        for number in (-1, 5):
            with pytest.raises(BadCorpus, match="games 0 to 4"):
                games[number]


def test_views_are_those_of_the_game(made: Path) -> None:
    with open_corpus(made) as games:
        record = games[2]
    seat = record.setup.seats[0]
    seen: list[Any] = []
    played(SMALL, 3, lambda game: seen.append(json.dumps(game.view(seat))))

    assert [json.dumps(view) for view in views(record, seat)] == seen
    assert seen[0] != json.dumps(next(views(record, REFEREE)))


def test_the_command_prints_records_and_views(made: Path) -> None:
    def read(*words: object) -> list[str]:
        result = CliRunner().invoke(cli.app, ["corpus", "read", str(made), *map(str, words)])
        assert result.exit_code == 0, result.output
        return result.stdout.splitlines()

    assert [json.loads(line)["seed"] for line in read()] == [1, 2, 3, 4, 5]
    (record,) = read(3)
    assert json.loads(record)["seed"] == 4
    assert {json.loads(line)["eyes"] for line in read(3, "--eyes", "paul")} == {"paul"}
    assert json.loads("".join(read("--about")))["games"] == 5


@pytest.mark.parametrize("left", [0, 10, -1])
def test_a_file_that_is_not_whole_is_refused(made: Path, left: int, tmp_path: Path) -> None:
    (tmp_path / "cut").write_bytes(made.read_bytes()[:left])

    with pytest.raises(BadCorpus), open_corpus(tmp_path / "cut"):
        pass


def test_an_empty_corpus(tmp_path: Path) -> None:
    assert write_corpus(tmp_path / "none", {}, []) == 0
    with open_corpus(tmp_path / "none") as games:
        assert list(games) == []
