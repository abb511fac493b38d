"""The command: what it prints, its exit status, and one line for every error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import landsraad
from crysknife import Crysknife
from landsraad import cli
from landsraad.arrakis.legion import Legion
from landsraad.cli import common
from landsraad.cli.play import parse_value
from landsraad.compiled import is_compiled
from landsraad.kernel import registry
from landsraad.kernel.chance import Chance
from landsraad.kernel.game import Game
from landsraad.kernel.record import save_game
from landsraad.lab.odds import Field, Force, battle_odds
from landsraad.texts import Texts

CASES = """
game = "crysknife"

[[case]]
id = "GROUND-01"
title = "The ground changes"
rules = ["X-LEAD-2"]
source = "rules"
act = [{ play = "paul ground stone" }, { try = "paul ground sand", refused = "X-LEAD-1" }]

[[case]]
id = "GROUND-02"
title = "A wrong expectation"
rules = ["X-LEAD-2"]
source = "rules"
expect = { state = { ground = "shade" } }
"""


@pytest.fixture(autouse=True)
def english_and_no_games_left_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The environment speaks English, and a game that one test loads is unknown to the next."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(registry, "_added", dict(registry._added))
    modules = set(sys.modules)
    yield
    for name in set(sys.modules) - modules:
        if name.endswith("_toy"):
            del sys.modules[name]


def run(*arguments: object, text: str = "") -> Result:
    return CliRunner().invoke(cli.app, [str(argument) for argument in arguments], input=text)


def shell(
    *arguments: object, text: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "landsraad.cli", *map(str, arguments)],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
        timeout=60,
    )


def one_line(result: Result, *words: str) -> None:
    """It failed, and said why in one line and nothing else."""
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("landsraad: ")
    for word in words:
        assert word in result.stderr


def finished_game(**more: Any) -> Game:
    game = landsraad.new_game("crysknife", seed=7, **more)
    chance = Chance.seeded(7)
    while not game.over:
        game.play(chance.choice(game.pending).actions.sample(chance))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(finished_game().record().to_json(), encoding="utf-8")
    return file


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A game in a file of its own."""
    file = tmp_path / "duel_toy.py"
    file.write_text(
        "import crysknife\n\n\nclass Duel(crysknife.Crysknife):\n    name = 'duel_toy'\n"
    )
    return file


# Help.


def test_it_lists_its_commands() -> None:
    """What it does without a command is in `tests/server/test_cli_server.py`."""
    assert "Usage: landsraad" in run("--help").output


def test_the_version_says_which_engine_runs() -> None:
    engine = "compiled" if is_compiled() else "pure Python"

    assert run("--version").output == f"landsraad {version('landsraad')}, engine: {engine}\n"


@pytest.mark.parametrize("text", ["", "[]", '{"format": "landsraad-load/1"}'])
def test_a_bench_is_compared_with_results_of_a_bench_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "earlier.json"
    file.write_text(text, encoding="utf-8")
    result = run("bench", "--against", str(file))

    assert result.exit_code == 1
    assert str(file) in result.output


@pytest.mark.parametrize(
    "command",
    [
        "serve",
        "backup",
        "restore",
        "play",
        "replay",
        "verify",
        "cases",
        "games",
        "bench",
        "simulate",
        "learn",
        "preventable",
        "why",
        "ladder",
        "train",
        "report",
        "observe",
        "analyse",
        "corpus make",
        "corpus read",
        "odds battle",
        "odds strike",
        "odds wheel",
    ],
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(*command.split(), "--help")

    assert result.exit_code == 0
    assert f"Example: landsraad {command}" in result.output


# Odds.


def test_odds_of_a_battle_say_the_same_as_the_library() -> None:
    words = ("odds", "battle", "3 regular, 1 generic", "2 regular, stilgar", "--rank", 2)
    found = json.loads(run(*words, "--json").output)
    attacker = Force(Legion(3, generic=1))
    expected = battle_odds(attacker, Force(Legion(2, named=("stilgar",))), Field(rank=2))

    assert found["attacker"]["wins"] == expected.wins("attacker")
    assert f"The attacker wins: {expected.wins('attacker'):.1%}" in run(*words).output
    assert "Vince l'attaccante" in run(*words, "--language", "it").output


def test_odds_of_a_strike() -> None:
    worm = ("odds", "strike", "4 regular", "--hazard", "worm", "--special", 2)

    assert "The legion is destroyed: " in run(*worm).output
    assert sum(json.loads(run(*worm, "--json").output)["hits"].values()) == pytest.approx(1)


DUNE_RECORD = Path(__file__).parent / "records" / "v4" / "dune-advanced-6-recruit.json"


@pytest.mark.parametrize(("language", "words"), [("en", "to win"), ("it", "di vincere")])
def test_why_an_action_of_a_record_was_taken(language: str, words: str) -> None:
    """What was done stands first, with what a mentat makes of it and of other ways to go."""
    shipped = next(
        number
        for number, (text, _) in enumerate(json.loads(DUNE_RECORD.read_text())["actions"], 1)
        if " ship " in text
    )
    told = run("why", DUNE_RECORD, shipped, "--budget", "6", "--language", language)

    assert told.exit_code == 0
    assert told.output.startswith(f"{shipped}. ")
    assert words in told.output
    one_line(run("why", DUNE_RECORD, 100_000), "the record has")


def test_odds_of_a_battle_wheel_from_a_record() -> None:
    """The first plan of a seat: its best mix, and what the plan made gave away."""
    words = ("odds", "wheel", DUNE_RECORD, "harkonnen", "--worlds", 4)
    found = json.loads(run(*words, "--json").output)

    assert sum(plan["chance"] for plan in found["mix"]) == pytest.approx(1)
    assert found["played"]["regret"] >= 0
    assert found["error"] < 0.01
    assert found["played"]["plan"] in run(*words).output


@pytest.mark.parametrize(
    ("words", "status", "problem"),
    [
        (("battle", "stilgar", "1 regular"), 1, "no figure of the harkonnen: stilgar"),
        (("battle", "1 regular", "1 regular", "--modifier", "x"), 1, "no modifier of an attack: x"),
        (("strike", "1 regular"), 2, "say either --dice or --hazard"),
        (("wheel", str(DUNE_RECORD), "guild", "--at", "0"), 1, "guild is planning no battle"),
    ],
)
def test_odds_of_what_cannot_be(words: tuple[str, ...], status: int, problem: str) -> None:
    result = run("odds", *words)

    assert result.exit_code == status
    assert problem in result.output


# Playing.


def test_play_a_whole_game() -> None:
    result = run("play", "crysknife", "--seed", 11, "--option", "rounds=1", text="1\n1\n1\n1\n\n")

    assert result.exit_code == 0
    assert "Winner: Feyd. Sunset (X-END-2)." in result.output


def test_play_in_italian_by_option_and_by_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Giochi con Paul" in run("play", "crysknife", "--language", "it").output
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Giochi con Paul" in run("play", "crysknife").output
    assert "You play Paul" in run("play", "crysknife", "--language", "en").output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "feyd"], "You play Feyd."),
        (["--seat", "feyd", "--seat", "paul"], "You play Paul, Feyd."),
        (["--hotseat"], "You play Paul, Feyd."),
        (["--sealed"], "The seed is sealed. Its seal:"),
    ],
)
def test_seats_and_seal(arguments: list[str], words: str) -> None:
    assert words in run("play", "crysknife", *arguments).output


def test_play_against_a_bot() -> None:
    """The bashar answers for the Harkonnen, and people are asked."""
    words = ("play", "arrakis", "--seed", 3, "--seat", "harkonnen")
    for against in ((), ("--against", "recruit")):
        result = run(*words, *against, text="quit\n")
        assert result.exit_code == 0
        assert "You play Harkonnen." in result.output


def test_play_a_game_by_its_path(toy: Path) -> None:
    assert "You play Paul." in run("play", toy).output
    assert "You play Paul." in run("play", Crysknife.folder).output


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    first = run("play", "crysknife", "--seed", 11, text=f"1\nsave {file}\nquit\n")
    again = run("play", "--resume", file, text="log\npaul plan [guard:6] []\n")

    assert first.exit_code == again.exit_code == 0
    assert "· Paul moves the fight to stone." in again.output
    assert "Paul does not attack and guards with 6." in again.output


def test_a_record_can_be_resumed_too(tmp_path: Path) -> None:
    game = landsraad.new_game("crysknife", seed=11)
    game.play(game.notation().read("paul ground stone"))
    file = tmp_path / "record.json"
    file.write_text(game.record().to_json())

    assert "Paul, how do you spend" in run("play", "crysknife", "--resume", file).output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "there is no game 'nonsense'"),
        (["crysknife", "--seat", "leto"], "there is no seat 'leto'; there are paul, feyd"),
        (["crysknife", "--option", "rounds=99"], "option rounds cannot be 99"),
        (["crysknife", "--option", "rounds=many"], "option rounds cannot be 'many'"),
        (["crysknife", "--option", "rounds="], "option rounds cannot be ''"),
        (["crysknife", "--option", "worms=yes"], "there is no option 'worms'"),
        (["crysknife", "--seed", "-1"], "a seed is a number"),
        (["--resume", "nowhere.json"], "nowhere.json: No such file"),
        (["."], "there is no game in"),
        (["crysknife", "--against", "mahdi"], "there is no bot 'mahdi'"),
    ],
)
def test_play_refuses_in_one_line(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    one_line(run("play", *arguments), words)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["crysknife", "--option", "rounds"],
        ["crysknife", "--language", "fr"],
        ["crysknife", "--seed", "seven"],
        ["crysknife", "--resume", "x.json", "--seed", "7"],
        ["crysknife", "--nonsense"],
    ],
)
def test_play_called_wrongly(arguments: list[str]) -> None:
    result = run("play", *arguments)

    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("def (", "SyntaxError"),
        ("import nowhere_at_all", "ModuleNotFoundError"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("", "should define one game, not 0"),
        ("\0", "cannot be loaded"),
    ],
)
def test_a_game_that_cannot_be_loaded(code: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "broken_toy.py"
    file.write_text(code)

    one_line(run("play", file), words)
    one_line(run("cases", tmp_path, "--load", file), words)


@pytest.mark.parametrize(
    ("text", "offered", "expected"),
    [
        ("7", landsraad.kernel.Range(1, 9), 7),
        ("yes", landsraad.kernel.Listed(True, False), True),
        ("yes", landsraad.kernel.Listed("yes", "maybe"), "yes"),
        ("2_if_0", landsraad.kernel.Listed("2_if_0"), "2_if_0"),
        ("2/4", landsraad.kernel.Listed("2/4"), "2/4"),
        ("7", landsraad.kernel.Listed("7"), "7"),
        ("-", landsraad.kernel.Listed(None, 1), None),
        ("word", None, "word"),
    ],
)
def test_the_value_of_an_option(text: str, offered: Any, expected: object) -> None:
    value = parse_value(text, offered)

    assert value == expected
    assert type(value) is type(expected)


# Files that are no records.

NESTED = "[" * 100_000 + "]" * 100_000
DEEP = "[" * 400 + "]" * 400


def bad_files(record: str) -> dict[str, bytes]:
    data = json.loads(record)
    changes: dict[str, Any] = {
        "unknown game": {"game": "nonsense"},
        "old rules": {"rules": "0"},
        "no seats": {"seats": []},
        "bad action": {"actions": [["paul eats", []]]},
        "illegal action": {"actions": [["paul ground sand", []]]},
        "bad outcomes": {"begin": [1, 2, 3]},
        "wrong types": {"actions": {}},
        "deep options": {"options": {"rounds": json.loads(DEEP)}},
        "deep position": {"position": {"hands": json.loads(DEEP)}},
        "seed": {"seed": -5},
    }
    return {
        "empty": b"",
        "malformed": b'{"format": ',
        "no object": b"[]",
        "binary": bytes(range(256)),
        "nested": NESTED.encode(),
        "deep": DEEP.encode(),
        "constants": b'{"format": NaN}',
        "twice": b'{"format": 1, "format": 2}',
        "save of nothing": b'{"format": "landsraad-save/1", "record": null, "state": null}',
        **{name: json.dumps({**data, **change}).encode() for name, change in changes.items()},
    }


BAD_FILES = bad_files(finished_game().record().to_json())


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_bad_record_is_one_line(command: list[str], name: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(BAD_FILES[name])
    result = run(*command, file)

    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_missing_file_and_a_folder(command: list[str], tmp_path: Path) -> None:
    one_line(run(*command, tmp_path / "nowhere.json"), "nowhere.json: No such file or directory")
    one_line(run(*command, tmp_path), "Is a directory")


@pytest.mark.parametrize(
    "state",
    [None, [], {}, "x", 5, json.loads(DEEP), [["list"], None, ["tuple", 1, 2, 3, 4, ["tuple"]]]],
    ids=["none", "list", "object", "text", "number", "deep", "short"],
)
def test_a_saved_state_that_is_none(state: Any, tmp_path: Path) -> None:
    saved = {**json.loads(save_game(finished_game())), "state": state}
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(saved))

    one_line(run("play", "--resume", file))


@pytest.mark.parametrize("place", range(3, 11))
@pytest.mark.parametrize("value", [None, "x", ["dict"], ["list", 7]])
def test_a_saved_state_with_a_wrong_field(place: int, value: Any, tmp_path: Path) -> None:
    game = landsraad.new_game("crysknife", seed=11)
    saved = json.loads(save_game(game))
    saved["state"][place] = value
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(saved))

    one_line(run("play", "--resume", file), "saved.json")


def test_a_saved_game_of_another_game(record: Path, toy: Path) -> None:
    one_line(run("play", toy, "--resume", record), "is a game of crysknife, not of duel_toy")


@pytest.mark.parametrize("command", [["verify", "--seal", "0"], ["play", "--resume"]])
def test_a_salt_that_cannot_be_written(command: list[str], tmp_path: Path) -> None:
    data = finished_game().record().to_data()
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**data, "salt": "\ud800"}))

    assert run(*command, file).exit_code == 1


# Replaying.


def test_replay_tells_the_referee_everything(record: Path) -> None:
    result = run("replay", record)

    assert result.exit_code == 0
    assert result.output.startswith("1. paul ground ")
    assert "plan [" in result.output
    assert ending_of(record) in result.output


def ending_of(record: Path) -> str:
    game = landsraad.load_game(record.read_text())
    assert game.outcome is not None
    return Texts(type(game)).ending(game.outcome)


def test_replay_through_the_eyes_of_a_seat(record: Path) -> None:
    paul = run("replay", record, "--eyes", "paul").output
    spectator = run("replay", record, "--eyes", "spectator").output

    assert "plan [" not in paul + spectator
    assert "Paul draws a card." not in paul
    assert "Feyd draws a card." in paul
    assert "Paul draws a card." in spectator


def test_replay_to_a_moment(record: Path) -> None:
    assert run("replay", record, "--to", 1).output.count("\n") == 2
    assert run("replay", record, "--to", 0).output == ""
    one_line(run("replay", record, "--to", 999), "actions, not 999")
    one_line(run("replay", record, "--to", -1), "actions, not -1")
    one_line(run("replay", record, "--eyes", "leto"), "there is no seat 'leto'")


def test_replay_prints_a_digest_for_every_moment(record: Path) -> None:
    game = landsraad.load_game(record.read_text())
    lines = run("replay", record, "--digests").output.splitlines()

    assert len(lines) == game.sequence + 1
    assert lines[0] == landsraad.new_game("crysknife", seed=7).digest()
    assert lines[-1] == game.digest()
    assert run("replay", record, "--digests", "--to", 2).output.splitlines() == lines[:3]


def test_replay_as_json_and_in_italian(record: Path) -> None:
    events = json.loads(run("replay", record, "--json", "--eyes", "paul").output)

    assert {"ground", "planned", "plan"} <= {event["kind"] for event in events}
    assert "chance" not in {event["kind"] for event in events}
    assert "Paul ha un piano." in run("replay", record, "--language", "it").output


def test_a_saved_game_can_be_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text(save_game(finished_game()))

    assert run("replay", file).exit_code == run("verify", file).exit_code == 0


# Verifying.


def test_verify(record: Path) -> None:
    game = landsraad.load_game(record.read_text())
    result = run("verify", record)

    assert result.exit_code == 0
    assert f"{game.sequence} actions" in result.output
    assert game.digest() in result.output
    assert json.loads(run("verify", record, "--json").output)["digest"] == game.digest()


def test_verify_tells_the_words_of_the_players(tmp_path: Path) -> None:
    """So that they can see that theirs is among them."""
    setup = Crysknife.read_setup(None, {}, 7)
    game = Crysknife.new(replace(setup, words={"paul": "Usul"}))
    file = tmp_path / "words.json"
    file.write_text(game.record().to_json())

    assert "A word of the player of Paul went into the chance: Usul" in run("verify", file).output
    assert json.loads(run("verify", file, "--json").output)["words"] == {"paul": "Usul"}


def test_verify_the_seal(tmp_path: Path, record: Path) -> None:
    game = finished_game(sealed=True)
    file = tmp_path / "sealed.json"
    file.write_text(game.record().to_json())

    assert (
        "The seed is the one that was sealed."
        in run("verify", file, "--seal", game.setup.seal).output
    )
    one_line(run("verify", file, "--seal", "0" * 64), "do not give the published seal")
    one_line(run("verify", record, "--seal", game.setup.seal), "do not give the published seal")


def test_verify_finds_a_changed_digest(record: Path) -> None:
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "digest": "0" * 64}))

    one_line(run("verify", record), "the game does not end as the record says")


def test_a_game_loaded_by_path(tmp_path: Path, toy: Path) -> None:
    """Before it is loaded, its records cannot be read."""
    kind = registry.load_game_file(toy)
    file = tmp_path / "toy.json"
    file.write_text(kind.new(kind.read_setup(seed=1)).record().to_json())
    registry._added.pop("duel_toy")

    one_line(run("verify", file), "there is no game 'duel_toy'")
    for command in ("verify", "replay"):
        assert run(command, file, "--load", toy).exit_code == 0
        registry._added.pop("duel_toy")


# Cases.


def test_cases_tell_what_was_expected_and_found(tmp_path: Path) -> None:
    (tmp_path / "ground.toml").write_text(CASES)
    result = run("cases", tmp_path)

    assert result.exit_code == 1
    assert "GROUND-02 A wrong expectation" in result.output
    assert "state.ground: expected shade, found sand" in result.output
    assert "GROUND-01" not in result.output
    assert result.output.splitlines()[-1] == "1 passed, 1 failed"


def test_cases_that_pass(tmp_path: Path) -> None:
    (tmp_path / "ground.toml").write_text(CASES.split('[[case]]\nid = "GROUND-02"', maxsplit=1)[0])
    result = run("cases", tmp_path / "ground.toml")

    assert (result.exit_code, result.output) == (0, "1 passed, 0 failed\n")


def test_cases_are_explained_in_sentences(tmp_path: Path) -> None:
    (tmp_path / "ground.toml").write_text(CASES)
    english = run("cases", tmp_path, "--explain", "--language", "en")
    italian = run("cases", tmp_path, "--explain", "--language", "it")

    assert english.exit_code == italian.exit_code == 1
    assert "GROUND-01. " in english.output
    assert "On the table there must be: ground: " in english.output
    assert "So it is.\n" in english.output
    assert "It is not so:\n  state.ground: expected shade, found sand" in english.output
    assert "È così.\n" in italian.output
    assert "Sul tavolo deve esserci: terreno: " in italian.output


def test_a_bad_case_file_is_not_explained(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("game = ")
    result = run("cases", tmp_path, "--explain")

    assert result.exit_code == 1
    assert result.output.count("\n") == 1
    assert "bad.toml" in result.output


def test_cases_as_json(tmp_path: Path) -> None:
    (tmp_path / "ground.toml").write_text(CASES)
    (tmp_path / "malformed.toml").write_text("game = ")
    result = json.loads(run("cases", tmp_path, "--json").output)

    assert (result["passed"], result["failed"]) == (1, 2)
    assert [case["id"] for case in result["cases"]] == ["GROUND-01", "GROUND-02", None]


@pytest.mark.parametrize(
    "content",
    [
        b"game = ",
        b"",
        bytes(range(256)),
        b'game = "nonsense"\ncase = []',
        b"game = []\ncase = []",
        b"game = 7\ncase = []",
        b'game = "crysknife"\ncase = 3',
        b'game = "crysknife"\ncase = [3]',
        b'game = "crysknife"\n[[case]]\nid = "A"',
        b'game = "crysknife"\n[[case]]\nid="A"\ntitle="A"\nsource="A"\nrules=[{}]',
        b'game = "crysknife"\n[[case]]\nid="A"\ntitle="A"\nsource="A"\nrules=["X-NOT-1"]',
        b"x = " + DEEP.encode() * 1,
        b"x = " + NESTED.encode(),
    ],
)
def test_a_malformed_case_file_is_one_line_and_counts(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cases.toml"
    file.write_bytes(content)
    result = run("cases", file)
    line, last = result.output.splitlines()

    assert result.exit_code == 1
    assert "cases.toml" in line
    assert last == "0 passed, 1 failed"


def test_a_missing_case_file(tmp_path: Path) -> None:
    result = run("cases", tmp_path / "nowhere.toml")

    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"there is no {tmp_path / 'nowhere.toml'}",
        "0 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    "rest",
    [
        "expect = { sees = { leto = {} } }",
        'position = { phase = "hit", hit = "feyd", dice = [9] }\nact = [{ play = "feyd parry -" }]',
        'position = { phase = "hit", hit = "feyd", dice = [9], hands = { feyd = ["parry_a"] } }\n'
        'act = [{ play = "feyd parry -" }]',
        "seed = -1\nexpect = { over = false }",
        "seats = [[]]\nexpect = { over = false }",
        "options = { rounds = [] }\nexpect = { over = false }",
        "expect = { offered = [3] }",
        'expect = { choices = { "paul ground" = "x" } }',
        "expect = { outcome = { winners = [] } }",
    ],
)
def test_a_case_that_cannot_be_run_fails_without_a_traceback(rest: str, tmp_path: Path) -> None:
    head = CASES.split("act = ", maxsplit=1)[0]
    (tmp_path / "case.toml").write_text(head + rest)
    result = run("cases", tmp_path)

    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "0 passed, 1 failed"
    assert "Traceback" not in result.output


# What there is, and how fast.


def test_games() -> None:
    result = run("games")

    assert "crysknife\n  seats: paul, feyd\n  option rounds = 8 (1 to 20)\n" in result.output
    assert json.loads(run("games", "--json").output) == landsraad.games()


def test_games_in_italian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    assert "opzione rounds = 8 (da 1 a 20)" in run("games").output


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = pytest.importorskip("landsraad.lab.bench")
    told: list[str] = []
    monkeypatch.setattr(
        bench, "run", lambda seconds, progress: progress("one") or {"seconds": seconds}
    )
    monkeypatch.setattr(bench, "show", lambda result, console: told.append(str(result)))

    assert json.loads(run("bench", "--seconds", 0.5, "--json").output) == {"seconds": 0.5}
    assert run("bench").exit_code == 0
    assert told == ["{'seconds': 3.0}"]


def test_a_progress_bar_appears_after_a_while_and_only_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[float] = []

    class Timer:
        daemon = False

        def __init__(self, seconds: float, _: object) -> None:
            self.seconds = seconds

        def start(self) -> None:
            begun.append(self.seconds)

        def cancel(self) -> None:
            pass

    monkeypatch.setattr(common, "Timer", Timer)
    with common.progress_bar() as show:
        show("nobody looks")
    assert begun == []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with common.progress_bar() as show:
        show("somebody looks")
    assert begun == [2.0]
    assert capsys.readouterr().err == ""


# The real command.


def test_play_in_a_process_of_its_own() -> None:
    result = shell("play", "crysknife", "--seed", 11, "--option", "rounds=1", text="1\n1\n1\n1\n")

    assert result.returncode == 0
    assert "Winner: Feyd." in result.stdout
    assert result.stderr == ""


def test_digests_are_the_same_in_another_process(record: Path) -> None:
    here = run("replay", record, "--digests").output
    there = [
        shell("replay", record, "--digests", PYTHONHASHSEED=seed).stdout for seed in ("1", "2")
    ]

    assert there == [here, here]


def test_a_mistake_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "nested.json"
    file.write_text(NESTED)
    result = shell("verify", file)

    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith("landsraad: ")
    assert result.stderr.count("\n") == 1


def test_a_terminal_that_cannot_show_every_sign() -> None:
    result = shell("play", "crysknife", text="1\n", PYTHONIOENCODING="ascii")

    assert result.returncode == 0
    assert "Paul moves the fight" in result.stdout


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent"])
def test_without_the_extra_it_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from landsraad.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )

    assert result.returncode == 1
    assert result.stderr == "The command needs: pip install 'landsraad[cli]'\n"
    assert result.stdout == ""
