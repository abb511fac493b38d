"""Each faction's advantages can be read in one place, its module, and the phases ask there."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from landsraad import dune
from landsraad.dune.factions import atreides, bene_gesserit, emperor, fremen, guild, harkonnen
from landsraad.dune.factions.sheets import FACTION, FACTIONS
from landsraad.dune.state import SEATS
from tests.sources import source

SOURCE = Path(dune.__file__).parent
MODULES: Mapping[str, Any] = {
    "atreides": atreides,
    "bene_gesserit": bene_gesserit,
    "emperor": emperor,
    "fremen": fremen,
    "guild": guild,
    "harkonnen": harkonnen,
}
BELOW = ("board", "cards", "factions.sheets", "state")
"""What such a module may know of the game."""


def file_of(seat: str) -> Path:
    return SOURCE / "factions" / f"{seat}.py"


def functions_of(seat: str) -> list[str]:
    """The functions and classes that are defined in a module."""
    module = MODULES[seat]
    names = vars(module).items()
    return [name for name, what in names if getattr(what, "__module__", "") == module.__name__]


@pytest.mark.parametrize("seat", SEATS)
def test_a_module_has_every_advantage_of_the_sheet_and_no_other(seat: str) -> None:
    """In the order of the sheet."""
    assert list(MODULES[seat].ADVANTAGES) == list(FACTIONS[FACTION[seat]].advantages)


@pytest.mark.sources
@pytest.mark.parametrize("seat", SEATS)
def test_an_advantage_is_a_function_that_names_its_rule(seat: str) -> None:
    """What the advantage is, in a line, with the id of the rule."""
    advantages = MODULES[seat].ADVANTAGES

    assert [name for name, what in advantages.items() if "D-" not in what.__doc__] == []


@pytest.mark.sources
@pytest.mark.parametrize("seat", SEATS)
def test_everybody_but_the_bene_gesserit_has_a_karama_power(seat: str) -> None:
    """D-KARAMA-27."""
    power = MODULES[seat].KARAMA_POWER

    assert power is None if seat == "bene_gesserit" else "D-" in power.__doc__


@pytest.mark.parametrize("seat", SEATS)
def test_a_module_knows_the_state_and_nothing_of_the_phases(seat: str) -> None:
    """So every phase can ask it."""
    nodes = ast.walk(source(file_of(seat)))
    imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    inside = [name for name in imported if name.startswith("landsraad")]

    assert [name for name in inside if name.removeprefix("landsraad.dune.") not in BELOW] == []


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_module_says_is_asked_for(seat: str) -> None:
    """Every function is used by the phases, or by another one of the module."""
    others = [file for file in SOURCE.rglob("*.py") if file != file_of(seat)]
    code = "".join([file.read_text(encoding="utf-8") for file in others])
    own, _, _ = file_of(seat).read_text(encoding="utf-8").partition("ADVANTAGES")

    assert [n for n in functions_of(seat) if n not in code and own.count(f"{n}(") < 2] == []


@pytest.mark.sources
@pytest.mark.parametrize("seat", SEATS)
def test_a_module_says_where_its_advantages_are_used(seat: str) -> None:
    """The files that it names are there, and they import it."""
    files = [SOURCE / name for name in re.findall(r"[a-z_/]+\.py", MODULES[seat].__doc__)]

    assert len(files) >= 4
    assert [file for file in files if not imports(file, seat)] == []


def imports(file: Path, seat: str) -> bool:
    code = file.read_text(encoding="utf-8")
    whole = re.search(rf"from landsraad.dune.factions import .*\b{seat}\b", code)
    return f"from landsraad.dune.factions.{seat} import" in code or whole is not None
