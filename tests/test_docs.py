"""What the documents name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landsraad.explaining import explain_case
from landsraad.kernel.cases import read_cases, run_case

HERE = Path(__file__).parents[1]
ROOTS = ("", "src/landsraad", "src/landsraad/server", "client/src", "client/src/core")
LINKS = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PAGES = [*HERE.glob("*.md"), *(HERE / "docs").glob("*.md"), *(HERE / "docs").glob("decisions/*.md")]


def test_the_files_of_the_architecture_page_are_there() -> None:
    """Somebody can follow it with a finger, file by file."""
    page = (HERE / "docs" / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"`([\w/-]+\.(?:py|tsx?))`", page))

    assert len(named) > 20
    assert [n for n in sorted(named) if not any((HERE / r / n).exists() for r in ROOTS)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    """To a file of the repository."""
    links = LINKS.findall(page.read_text("utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_tests_of_the_security_page_are_there() -> None:
    """Every promise that it says is tried, is."""
    page = (HERE / "docs" / "security.md").read_text("utf-8")
    named = set(re.findall(r"`([\w/]+\.py)::(\w+)`", page))

    assert len(named) > 30
    missing = [
        f"{file}::{name}"
        for file, name in sorted(named)
        if f"def {name}(" not in (HERE / "tests" / file).read_text("utf-8")
    ]
    assert missing == []


EXAMPLES = HERE / "docs" / "examples"
ARGUMENTS = [
    ("settle-an-argument.md", EXAMPLES, "en"),
    ("dirimere-una-discussione.md", EXAMPLES / "it", "it"),
]


@pytest.mark.parametrize(("page", "folder", "language"), ARGUMENTS)
def test_the_examples_of_the_page_on_arguments_are_real(
    page: str, folder: Path, language: str
) -> None:
    """Each file stands there with what the command says of it, and is right."""
    text = (HERE / "docs" / page).read_text("utf-8")
    files = sorted(folder.glob("*.toml"))
    cases = [case for file in files for case in read_cases(file)]

    assert len(cases) == 3
    assert [case.id for case in cases if not run_case(case).passed] == []
    assert [file.name for file in files if file.read_text("utf-8") not in text] == []
    for case in cases:
        assert "\n".join(explain_case(case, language)) in text
