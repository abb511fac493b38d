"""Golden records: whole games of every rules version so far replay as on the day they were played.

`tests/records/README.md` tells what they are.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from landsraad import cli
from landsraad.kernel import Record
from tests.soak import usually
from tools import golden_records
from tools.golden_records import DIGESTS, LENGTH, MODES, RECORDS, read_digests

FOLDERS = sorted([folder for folder in RECORDS.iterdir() if folder.is_dir()])
FILES = [
    file for folder in FOLDERS for file in sorted(folder.glob("*.json")) if file.name != DIGESTS
]


def name_of(path: Path) -> str:
    return path.relative_to(RECORDS).with_suffix("").as_posix()


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
some_records = pytest.mark.parametrize("file", FILES[:: usually(48, soak=1)], ids=name_of)
"""All in `make soak`, a few in `make test`."""
STEP = usually(14, soak=1)
"""Which records replay in another process: in `make test` few, of each version others."""


def replayed_elsewhere(files: list[Path]) -> list[list[str]]:
    """The digests that another process, with another hash seed, finds on its way, for each."""
    finished = subprocess.run(
        [sys.executable, golden_records.__file__, "--digests", *map(str, files)],
        env={**os.environ, "PYTHONHASHSEED": "13"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return [line.split() for line in finished.stdout.splitlines()]


@every_folder
def test_golden_records_replay_in_another_process(folder: Path) -> None:
    """They have the digests of the day they were made, after every tenth action and at the end."""
    files = [file for file in FILES if file.parent == folder][FOLDERS.index(folder) % STEP :: STEP]
    kept = read_digests(folder)

    replayed = dict(zip(files, replayed_elsewhere(files), strict=True))

    for file, digests in replayed.items():
        assert digests == kept[file.stem], file.stem


@some_records
def test_a_golden_record_is_verified(file: Path) -> None:
    """`landsraad verify` accepts it, whatever version is played today."""
    record = Record.from_json(file.read_text("utf-8"))
    verified = CliRunner().invoke(cli.app, ["verify", str(file)])

    assert verified.exit_code == 0, verified.output
    assert f"v{record.setup.version}" == file.parent.name
    assert record.digest[:LENGTH] == read_digests(file.parent)[file.stem][-1]


@every_folder
def test_digests_are_kept_for_every_record(folder: Path) -> None:
    """And for nothing else."""
    records = {file.stem for file in FILES if file.parent == folder}

    assert set(read_digests(folder)) == records


# Making a set for a new version.


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set has one short game of Dune and one of War for Arrakis only."""
    modes = [mode for mode in MODES if mode.name in {"dune-advanced-2", "arrakis-mahdi"}]
    monkeypatch.setattr(golden_records, "MODES", modes)
    monkeypatch.setattr(golden_records, "PLAYERS", ["random"])


def make(records: Path) -> int:
    return golden_records.main(["--records", str(records)])


def contents(records: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in records.rglob("*.json")}


@pytest.mark.usefixtures("short")
def test_the_same_rules_make_the_same_set(tmp_path: Path) -> None:
    """Whole games, each in the folder of its version, with the digests that a replay gives."""
    assert make(tmp_path / "one") == make(tmp_path / "other") == 0
    made = [file for file in (tmp_path / "one").glob("v*/*.json") if file.name != DIGESTS]

    assert contents(tmp_path / "one") == contents(tmp_path / "other")
    assert {file.stem for file in made} == {"dune-advanced-2-random", "arrakis-mahdi-random"}
    for file in made:
        record = Record.from_json(file.read_text("utf-8"))
        assert record.verify().over
        assert file.parent.name == f"v{record.setup.version}"
        assert read_digests(file.parent)[file.stem] == golden_records.digests_of(record)


@pytest.mark.usefixtures("short")
def test_a_set_is_never_rewritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence says why not, and nothing has changed."""
    make(tmp_path)
    before = contents(tmp_path)
    capsys.readouterr()
    assert make(tmp_path) == 1
    told = capsys.readouterr()

    assert contents(tmp_path) == before
    assert "golden records are never rewritten" in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)


@pytest.mark.usefixtures("short")
def test_a_game_without_records_is_added_beside_the_others(tmp_path: Path) -> None:
    """The records of the other games stay as they are, and so do their digests."""
    make(tmp_path)
    before = contents(tmp_path)
    (dune,) = tmp_path.glob("v*/dune-*.json")
    (arrakis,) = tmp_path.glob("v*/arrakis-*.json")
    dune.unlink()
    arrakis.write_text("not to be touched")
    assert make(tmp_path) == 0

    assert contents(tmp_path) == {**before, arrakis.name: b"not to be touched"}


def test_a_set_has_every_mode_of_the_sets_before() -> None:
    """No mode is forgotten when a new version comes."""
    names = {name for name, _, _, _ in golden_records.games()}

    assert {file.stem for file in FILES} <= names
