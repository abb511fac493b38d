"""The compiled engine: it is used only for the sources it was made from, and plays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from landsraad.compiled import BUILT, PACKAGE, STAMP, CompiledModules, fingerprint, fitting
from tests.soak import usually
from tools.written_out import written_out

MODES = (
    "crysknife",
    "dune ruleset=advanced",
    "dune ruleset=tournament deals=true standing=true",
    "arrakis",
    "arrakis guild=true",
    "arrakis mode=mahdi",
)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one module, and a build of it."""
    folder = tmp_path / "package"
    for part in ("kernel", "dune"):
        (folder / part).mkdir(parents=True)
        (folder / part / "rules.py").write_text("LIMIT = 3\n", encoding="utf-8")
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / STAMP).write_text(fingerprint(folder), encoding="ascii")
    return folder


def test_a_build_of_these_sources_fits(package: Path) -> None:
    assert fitting(package.parent / "engine", package)


def test_no_build_fits_nothing(package: Path) -> None:
    assert not fitting(package.parent / "elsewhere", package)


@pytest.mark.parametrize("change", ["edited", "added", "removed", "renamed"])
def test_changed_sources_are_never_shadowed(package: Path, change: str) -> None:
    module = package / "kernel" / "rules.py"
    before = module.stat()
    match change:
        case "edited":
            module.write_text("LIMIT = 4\n", encoding="utf-8")
            os.utime(module, ns=(before.st_atime_ns, before.st_mtime_ns))
        case "added":
            (package / "dune" / "more.py").touch()
        case "removed":
            module.unlink()
        case "renamed":
            module.rename(module.with_name("limits.py"))

    assert not fitting(package.parent / "engine", package)


def test_modules_are_found_by_their_place_in_the_folder(tmp_path: Path) -> None:
    file = tmp_path / "landsraad" / "kernel" / f"game{EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir(parents=True)
    file.touch()
    found = CompiledModules(tmp_path)
    spec = found.find_spec("landsraad.kernel.game", None)

    assert spec is not None
    assert spec.origin == str(file)
    assert found.find_spec("landsraad.kernel.past", None) is None


@pytest.mark.parametrize(
    ("source", "values"),
    [
        ("FEW = 3", {"FEW": 3}),
        ("ONE, OTHER = 'a', 'b'", {"ONE": "a", "OTHER": "b"}),
        ("FIRST, *REST = ('a', 'b', 'c')", {"FIRST": "a", "REST": ["b", "c"]}),
    ],
)
def test_constants_written_out_are_what_they_were(source: str, values: dict[str, object]) -> None:
    scope: dict[str, object] = {}
    exec(written_out("any", f"import sys\n{source}\n"), scope)

    assert {name: scope[name] for name in values} == values


def test_a_cached_function_written_out_makes_each_result_once() -> None:
    source = (
        "@lru_cache(maxsize=2)\ndef twice(a: int, *, b: int = 1) -> list[int]:\n    return [a, b]\n"
    )
    scope: dict[str, object] = {}
    exec(written_out("any", f"from functools import lru_cache\n{source}"), scope)
    twice = scope["twice"]

    assert callable(twice)
    assert twice(1) == [1, 1]
    assert twice(1) is twice(1, b=1)
    assert [twice(2, b=3), twice(3), twice(4)] == [[2, 3], [3, 1], [4, 1]]


@pytest.mark.skipif(not fitting(BUILT, PACKAGE), reason="`make fast` has not built these sources")
@pytest.mark.parametrize("mode", MODES)
def test_both_builds_play_the_same(mode: str) -> None:
    """Actions, events, refusals, views and digests of random games."""
    games = str(usually(1, soak=20))
    pure, compiled = (told(mode, games, pure) for pure in ("1", ""))

    assert pure.startswith("pure ")
    assert compiled.startswith("compiled ")
    assert pure.split()[1:] == compiled.split()[1:]


def told(mode: str, games: str, pure: str) -> str:
    """What random games of a mode come to in one of the builds."""
    command = [sys.executable, "-m", "tests.played_games", games, *mode.split()]
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "LANDSRAAD_PURE": pure, "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout
