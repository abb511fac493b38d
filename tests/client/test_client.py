"""The client's own tests, and what holds its parts together."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Game
from landsraad.server.problems import KINDS
from landsraad.server.tables.seating import REASONS
from tests.client.conftest import HERE, UNITS, Node
from tests.kinds import kinds_asked
from tests.soak import usually
from tools import wire_types
from tools.build_client import CLIENT

KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
CALL = re.compile(r'\bt\(\s*"([\w-]+)"')
FAMILY = re.compile(r"`([a-z]+-(?:[a-z]+-)*)\$\{")
KEBAB_CASE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(ts|tsx|css)")
OWN = ("core", "lesson", "map", "pages", "ui")
GENERAL = ("", "server.", "tables.", "attention.")
"""Catalogues of the client itself."""
SHARED = Path(landsraad.__file__).parent / "texts" / "en.ftl"
"""The catalogue that the terminal has, too."""


@pytest.mark.parametrize("name", UNITS)
def test_units(name: str, bundled: Callable[[str], Path], node: Node) -> None:
    """The client's own unit tests, in their own language."""
    told = node(bundled(name))

    assert re.search(r"^# fail 0$|^ℹ fail 0$", told, re.MULTILINE), told


@pytest.mark.parametrize("project", usually([HERE], soak=[CLIENT, HERE]))
def test_types_hold(project: Path, node: Node) -> None:
    """The whole client and its unit tests pass the strict type checker.

    So every kind of decision has a panel, or is left to the generic form on purpose. The project of
    the unit tests takes in the client, which knows less of its surroundings in its own.
    """
    node(CLIENT / "node_modules" / "typescript-native" / "bin" / "tsc", "--noEmit", "-p", project)


def test_files_are_named_alike() -> None:
    """All files of the client have names in kebab-case."""
    files = [file for folder in ("src", "style") for file in (CLIENT / folder).rglob("*.*")]

    assert len(files) > 100
    assert [file.name for file in files if not KEBAB_CASE.fullmatch(file.name)] == []


@pytest.mark.parametrize("name", wire_types.FILES)
def test_wire_types_are_those_of_the_server(name: str) -> None:
    """`make wire` writes them; nobody edits them."""
    written = (wire_types.WIRE / name).read_text(encoding="utf-8")

    assert written == wire_types.FILES[name]()


@pytest.mark.parametrize("game", [Arrakis, Dune])
def test_every_kind_of_decision_is_known(game: type[Game]) -> None:
    """Whatever a step of the game asks has a question in the catalogue, so the client lists it."""
    asked = kinds_asked(game.folder, COMPUTED) - NEVER_ASKED

    assert asked <= set(wire_types.kinds_of(game))


COMPUTED = {"TOKEN": "bene_gesserit", "CONE": "cone"}
"""Kinds that the source gives by a constant."""
NEVER_ASKED = {"tried"}
"""Decisions that a game only imagines, to see what could be chosen."""


def test_lockfile_names_no_registry() -> None:
    """Whoever builds the client fetches it from where they fetch everything."""
    lock = json.loads((CLIENT / "package-lock.json").read_text())

    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def keys(name: str) -> set[str]:
    """The messages of a catalogue; of two with one key one would never be seen."""
    return keys_in(CLIENT / "texts" / name)


def keys_in(catalogue: Path) -> set[str]:
    found = KEY.findall(catalogue.read_text(encoding="utf-8"))
    assert len(set(found)) == len(found)
    return set(found)


@pytest.mark.parametrize(
    "catalogue",
    [*GENERAL]
    + [f"{game}.{part}" for game in ("dune", "arrakis") for part in ("", "switches.", "lessons.")],
)
def test_both_languages_say_the_same_things(catalogue: str) -> None:
    """No message stands in one language only."""
    assert keys(f"{catalogue}en.ftl") == keys(f"{catalogue}it.ftl")


def test_what_the_server_refuses_has_words() -> None:
    """Every reason about a seat that has an id, and only codes that the server sends."""
    known = keys("server.en.ftl")
    codes = {code for _, _, code in KINDS} | {"fault"}

    assert {key for key in known if key.startswith("why-")} == {
        f"why-{why}".replace("_", "-") for why in REASONS
    }
    assert {key for key in known if key.startswith("problem-")} <= {
        f"problem-{code}".replace("_", "-") for code in codes
    }


def switch_keys(option: dict[str, Any]) -> Iterator[str]:
    """The messages that the set-up page needs for a switch: name, hint, and each named value."""
    yield (name := f"switch-{option['name']}")
    yield f"{name}-hint"
    for value in option["values"].get("listed", []):
        if isinstance(value, str):
            yield f"{name}-{value}"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", [Arrakis, Dune])
def test_every_switch_has_words(game: type[Game], language: str) -> None:
    """The set-up page offers every switch that the engine describes; each needs a name there."""
    options: Any = game.describe()["options"]
    switches = [option for option in options if "rule" in option]
    wanted = [key for option in switches for key in switch_keys(option)]
    chapters = {
        f"chapter-{game.name}-{option['rule'].split('-')[1].lower()}" for option in switches
    }

    assert len(switches) > 5
    known = keys(f"{game.name}.switches.{language}.ftl")
    assert {re.sub("[_/]", "-", key) for key in wanted} <= known
    assert chapters <= keys(f"{language}.ftl")


def test_every_message_exists() -> None:
    """What the client asks for stands in a catalogue, and nothing stands in its own for nobody."""
    code = "\n".join(
        [file.read_text(encoding="utf-8") for part in OWN for file in sources(part)]
        + [(CLIENT / "src" / "main.tsx").read_text(encoding="utf-8")]
    )
    known = {key for part in GENERAL for key in keys(f"{part}en.ftl")}
    called, families = set(CALL.findall(code)), set(FAMILY.findall(code))
    existing = known | keys_in(SHARED)

    assert called <= existing, called - existing
    idle = {key for key in known - called if not key.startswith(tuple(families))}
    assert {key for key in idle if f'"{key}"' not in code} <= CALLED_OTHERWISE


CALLED_OTHERWISE = {"event-taken-back", "cards-none"}
"""Kinds of event and the like, whose keys are put together elsewhere."""


def sources(part: str) -> list[Path]:
    return sorted((CLIENT / "src" / part).rglob("*.ts*"))
