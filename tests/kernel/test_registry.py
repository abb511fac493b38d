"""Which games there are: installed, added, or loaded from a folder or file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import crysknife
import landsraad
import landsraad.kernel as k
from landsraad.kernel import registry
from landsraad.kernel.registry import add_game, game_class, game_names, load_game_file
from tests.kernel.toys import Parlour, Toy, do

EXAMPLE = Path(crysknife.__file__).parent

SOLO = """
from pathlib import Path
import landsraad.kernel as k

class {name}(k.Game):
    name = "{name}"
    all_seats = ("one",)
    fewest = 1
    folder = Path(__file__).parent
"""


@pytest.fixture(autouse=True)
def _registry_of_one_test(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test adds or imports is forgotten after it."""
    monkeypatch.setattr(registry, "_added", dict(registry._added))
    modules = dict(sys.modules)
    yield
    for name in set(sys.modules) - set(modules):
        del sys.modules[name]
    sys.modules.update(modules)


# By name.


def test_an_installed_game_is_found_by_its_name() -> None:
    """Through the entry points of installed packages."""
    registry._added.clear()

    assert game_class("crysknife") is crysknife.Crysknife
    assert game_class("crysknife") is crysknife.Crysknife  # now it is known


@pytest.mark.parametrize("name", ["checkers", "", "Crysknife", "crysknife "])
def test_a_game_that_is_not_there_is_refused_with_those_there_are(name: str) -> None:
    """The message names all games."""
    with pytest.raises(k.BadOptions) as wrong:
        game_class(name)

    assert str(wrong.value) == f"there is no game {name!r}; there are {', '.join(game_names())}"
    assert "crysknife" in str(wrong.value)


def test_an_added_game_is_known_by_its_name() -> None:
    """In this process, beside the installed ones, in alphabetical order."""
    add_game(Parlour)

    assert game_class("parlour") is Parlour
    assert list(landsraad.games()) == list(game_names()) == sorted(game_names())
    assert {"crysknife", "parlour"} <= set(game_names())


def test_an_added_game_can_be_played_saved_and_loaded() -> None:
    """It is as good as an installed one."""
    landsraad.add_game(Parlour)
    game = landsraad.new_game("parlour", seed=1)
    do(game, "red says draw", "red says end")

    assert landsraad.load_game(game.record().to_json()).over
    assert landsraad.resume_game(landsraad.save_game(game)).over


def test_a_game_added_later_replaces_the_one_before() -> None:
    """An author tries a new version of an installed game."""

    class Other(Toy):
        name = "crysknife"

    add_game(Other)

    assert game_class("crysknife") is Other


# By path.


def test_a_game_is_loaded_from_its_folder() -> None:
    """A package folder; it is known afterwards and can be played."""
    registry._added.clear()
    loaded = load_game_file(EXAMPLE)
    game = landsraad.new_game("crysknife", seed=7)

    assert loaded.name == "crysknife"
    assert type(game) is loaded
    assert landsraad.load_game(game.record().to_json()).digest() == game.digest()


def test_a_game_is_loaded_from_its_file() -> None:
    """The same from the file itself."""
    assert load_game_file(EXAMPLE / "__init__.py").name == "crysknife"


def test_a_game_of_one_file(tmp_path: Path) -> None:
    """A folder is not needed."""
    (tmp_path / "patience.py").write_text(SOLO.format(name="Patience"))
    loaded = load_game_file(tmp_path / "patience.py")

    assert loaded.__name__ == "Patience"
    assert "Patience" in landsraad.games()


def test_a_game_of_several_files(tmp_path: Path) -> None:
    """A package whose modules import each other."""
    folder = tmp_path / "solitaire"
    folder.mkdir()
    (folder / "rules.py").write_text(SOLO.format(name="Solitaire"))
    (folder / "__init__.py").write_text("from .rules import Solitaire\n")

    assert load_game_file(folder).name == "Solitaire"


def test_a_game_may_be_loaded_again(tmp_path: Path) -> None:
    """After its author has changed it."""
    file = tmp_path / "patience.py"
    file.write_text(SOLO.format(name="Patience"))
    first = load_game_file(file)
    second = load_game_file(file)

    assert first is not second
    assert game_class("Patience") is second


@pytest.mark.parametrize("name", ["nowhere.py", "nowhere", "empty", "rules.txt"])
def test_where_there_is_no_game(tmp_path: Path, name: str) -> None:
    """Neither a missing file, nor a folder without a package, nor a text is a game."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "rules.txt").write_text("hello")

    with pytest.raises(k.BadOptions) as wrong:
        load_game_file(tmp_path / name)

    assert str(wrong.value) == f"there is no game in {tmp_path / name}"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", 0),
        ("import landsraad.kernel as k\nfrom landsraad.kernel import Game\n", 0),
        ("from crysknife import Crysknife\n", 0),
        (SOLO.format(name="One") + SOLO.format(name="Two"), 2),
    ],
)
def test_a_file_defines_exactly_one_game(tmp_path: Path, text: str, number: int) -> None:
    """Games that it only imports do not count."""
    file = tmp_path / "mine.py"
    file.write_text(text)

    with pytest.raises(k.BadOptions) as wrong:
        load_game_file(file)

    assert str(wrong.value) == f"{file} should define one game, not {number}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("class", "SyntaxError: "),
        ("import nothing_of_this_name", "ModuleNotFoundError: No module named"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
    ],
)
def test_a_file_that_fails_to_load_says_why(tmp_path: Path, text: str, message: str) -> None:
    """One sentence with the fault in it, and no half-loaded module is left behind."""
    file = tmp_path / "broken.py"
    file.write_text(text)
    modules = set(sys.modules)
    with pytest.raises(k.BadOptions) as wrong:
        load_game_file(file)

    assert str(wrong.value).startswith(f"{file} cannot be loaded: {message}")
    assert set(sys.modules) == modules


@pytest.mark.parametrize("stem", ["land", "l", "landsraad"])
def test_an_imported_game_does_not_count_whatever_the_file_is_called(
    tmp_path: Path, stem: str
) -> None:
    """Also if the name of its module begins like the name of the file."""
    file = tmp_path / f"{stem}.py"
    file.write_text("from landsraad.kernel import Game\n" + SOLO.format(name="Patience"))

    assert load_game_file(file).name == "Patience"


def test_a_second_name_for_the_same_game_is_not_a_second_game(tmp_path: Path) -> None:
    """A short alias beside the class."""
    file = tmp_path / "patience.py"
    file.write_text(SOLO.format(name="Patience") + "\nGAME = Patience\n")

    assert load_game_file(file).name == "Patience"


def test_a_game_is_loaded_from_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`.` is the name of a folder like any other."""
    folder = tmp_path / "solitaire"
    folder.mkdir()
    (folder / "rules.py").write_text(SOLO.format(name="Solitaire"))
    (folder / "__init__.py").write_text("from .rules import Solitaire\n")
    monkeypatch.chdir(folder)

    assert load_game_file(Path(".")).name == "Solitaire"


@pytest.mark.parametrize("stem", ["json", "landsraad", "crysknife"])
def test_loading_a_game_leaves_other_modules_alone(tmp_path: Path, stem: str) -> None:
    """A game file may be called like a module of somebody else."""
    file = tmp_path / f"{stem}.py"
    file.write_text(SOLO.format(name="Patience"))
    before = sys.modules[stem]
    load_game_file(file)

    assert sys.modules[stem] is before
