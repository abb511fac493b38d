"""Compiled engine and bots: used only for the sources they were made from, and play the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from landsraad.compiled import (
    BOTS,
    BUILT,
    ENGINE,
    PACKAGE,
    STAMPS,
    CompiledModules,
    fingerprint,
    fitting,
)
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
BOTS_OF_GAMES = (
    "recruit dune ruleset=advanced",
    "bashar dune ruleset=advanced",
    "mentat:6 dune ruleset=advanced",
    "recruit arrakis mode=mahdi",
    "bashar arrakis",
    "mentat:6 arrakis mode=mahdi",
)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one module, and a build of it."""
    folder = tmp_path / "package"
    for part in ("kernel", "dune", "bots"):
        (folder / part).mkdir(parents=True)
        (folder / part / "rules.py").write_text("LIMIT = 3\n", encoding="utf-8")
    engine = tmp_path / "engine"
    engine.mkdir()
    for stamp, parts in STAMPS.items():
        (engine / stamp).write_text(fingerprint(folder, parts), encoding="ascii")
    return folder


def test_a_build_of_these_sources_fits(package: Path) -> None:
    assert fitting(package.parent / "engine", package) == (*ENGINE, *BOTS)


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


def test_an_edited_bot_leaves_the_engine_compiled(package: Path) -> None:
    (package / "bots" / "rules.py").write_text("LIMIT = 4\n", encoding="utf-8")

    assert fitting(package.parent / "engine", package) == ENGINE


def test_modules_are_found_by_their_place_in_the_folder(tmp_path: Path) -> None:
    file = built(tmp_path, "landsraad/kernel/game")
    found = CompiledModules(tmp_path, PACKAGE, ENGINE)
    spec = found.find_spec("landsraad.kernel.game", None)

    assert spec is not None
    assert spec.origin == str(file)
    assert found.find_spec("landsraad.kernel.past", None) is None


def test_only_parts_that_fit_are_found_and_what_all_share(tmp_path: Path) -> None:
    built(tmp_path, "landsraad/bots/chances")
    built(tmp_path, "a1b2__mypyc")
    found = CompiledModules(tmp_path, PACKAGE, ENGINE)

    assert [*found.files] == ["a1b2__mypyc"]


def test_modules_of_another_version_are_not_shadowed(tmp_path: Path) -> None:
    built(tmp_path, "landsraad/bots/chances")
    found = CompiledModules(tmp_path, PACKAGE, BOTS)

    assert found.find_spec("landsraad.bots.chances", [str(PACKAGE / "bots")])
    assert found.find_spec("landsraad.bots.chances", [str(tmp_path / "src" / "bots")]) is None


def built(folder: Path, module: str) -> Path:
    """A file that stands for a compiled module."""
    file = folder / f"{module}{EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    return file


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


needs_build = pytest.mark.skipif(
    fitting(BUILT, PACKAGE) != (*ENGINE, *BOTS), reason="`make fast` has not built these sources"
)


@needs_build
@pytest.mark.parametrize("mode", MODES)
def test_both_builds_play_the_same(mode: str) -> None:
    """Actions, events, refusals, views and digests of random games."""
    games = str(usually(1, soak=20))

    same_from_both_builds("tests.played_games", games, *mode.split())


@needs_build
@pytest.mark.parametrize("bot", BOTS_OF_GAMES)
def test_bots_of_both_builds_answer_the_same(bot: str) -> None:
    actions = str(usually(100, soak=2000))

    same_from_both_builds("tests.bot_games", actions, *bot.split())


def same_from_both_builds(module: str, *arguments: str) -> None:
    pure, compiled = (told(module, arguments, pure) for pure in ("1", ""))

    assert pure.startswith("pure ")
    assert compiled.startswith("compiled ")
    assert pure.split()[1:] == compiled.split()[1:]


def told(module: str, arguments: Sequence[str], pure: str) -> str:
    """What a module of games says in one of the builds."""
    command = [sys.executable, "-m", module, *arguments]
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "LANDSRAAD_PURE": pure, "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout
