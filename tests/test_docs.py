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


ARCHITECTURE = (HERE / "docs" / "architecture.md").read_text("utf-8")


def is_there(name: str) -> bool:
    return any((HERE / root / name).exists() for root in ROOTS)


@pytest.mark.parametrize(
    ("what", "least"),
    [
        (r"`([\w/-]+\.(?:py|tsx?))`", 40),  # files
        (r"`([\w/-]+/)…?`", 20),  # folders
    ],
)
def test_what_the_architecture_page_names_is_there(what: str, least: int) -> None:
    """Somebody can follow it with a finger, file by file."""
    named = set(re.findall(what, ARCHITECTURE))

    assert len(named) > least
    assert [name for name in sorted(named) if not is_there(name)] == []


def test_the_methods_of_the_architecture_page_are_there() -> None:
    """In the module of their class."""
    sources = [file.read_text("utf-8") for file in (HERE / "src" / "landsraad").rglob("*.py")]
    named = set(re.findall(r"`([A-Z]\w+)\.([a-z]\w+)`", ARCHITECTURE))

    assert len(named) > 4
    for owner, method in named:
        assert any(f"class {owner}" in text and f"def {method}(" in text for text in sources), (
            method
        )


@pytest.mark.parametrize("folder", ["", "bots", "lab", "server"])
def test_the_architecture_page_knows_every_folder(folder: str) -> None:
    """A new one gets a line."""
    parts = [part.parent for part in (HERE / "src" / "landsraad" / folder).glob("*/__init__.py")]
    names = [part.relative_to(HERE / "src" / "landsraad").as_posix() for part in parts]

    assert len(names) > 2
    assert [name for name in names if f"`{name}/" not in ARCHITECTURE] == []


def test_the_files_of_the_picture_are_there() -> None:
    """It is drawn from the same tree."""
    picture = (HERE / "docs" / "architecture.svg").read_text("utf-8")
    named = set(re.findall(r">([\w/-]+/[\w-]+\.(?:py|tsx?))<", picture))

    assert len(named) > 8
    assert [name for name in sorted(named) if not is_there(name)] == []


def test_the_new_names_of_the_glossary_are_there() -> None:
    """The files among them, in some folder of the tree."""
    page = (HERE / "docs" / "glossary.md").read_text("utf-8")
    rows = re.findall(r"^\|[^|]*\|([^|]*)\|", page, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([\w/-]+\.(?:py|tsx?))`", row)}
    folders = [HERE / "src" / "landsraad", HERE / "client" / "src"]

    assert len(named) > 40
    assert [name for name in named if not any([*f.rglob(name)] for f in folders)] == []


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
