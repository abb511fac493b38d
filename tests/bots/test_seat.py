"""The seat interface: what a bot is given, and that nothing more reaches it."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from crysknife import Crysknife
from landsraad import bots
from landsraad.bots import Bot, Misplay, Question, question_for, read_question
from landsraad.dune import Dune
from landsraad.kernel import Action, BadOptions, Chance, Game
from landsraad.kernel.laws import Mode
from tests.dune.modes import DUNE_MODES
from tests.soak import usually

FILES = sorted(Path(bots.__file__).parent.rglob("*.py"))

POSITIONS = 250
"""Questions of a game that are asked twice."""


def over_a_wire(game: Game, seat: str) -> Question:
    """The question as somebody gets it who sits elsewhere: through JSON and back."""
    view = json.loads(json.dumps(game.view(seat)))
    options = json.loads(json.dumps(game.setup.played_by))
    return read_question(view, options, game.notation())


class Echo(Bot):
    """Answers what it is told to."""

    name = "echo"

    def __init__(self, said: Action | None) -> None:
        self.said = said

    def answer(self, question: Question, chance: Chance) -> Action | None:
        return self.said


@pytest.mark.parametrize("mode", DUNE_MODES[:: usually(8, soak=4)], ids=lambda mode: mode.name)
@pytest.mark.parametrize("name", ["random", "recruit"])
def test_a_question_over_a_wire_gets_the_same_answer(mode: Mode, name: str) -> None:
    """All that a bot uses is in the question, and the question is plain data."""
    game = mode.new(3).copy()
    bot = bots.make(name, "dune")
    chance = Chance.seeded(3)
    for _ in range(POSITIONS):
        if game.over:
            break
        seat = next(decision.seat for decision in game.pending if decision.required)
        twin = chance.copy()
        action = bot.answer(question_for(game, seat), chance)

        assert bot.answer(over_a_wire(game, seat), twin) == action
        assert action is not None
        game.play(action)


def test_the_required_decisions_come_first() -> None:
    game = Dune.new(Dune.read_setup(None, {}, 1))
    while not (seats := asked_both(game)):
        game.play(game.pending[0].actions.at(0))

    required = [decision.required for decision in question_for(game, seats[0]).decisions]
    assert required == sorted(required, reverse=True)
    assert question_for(game, seats[0]).required


def asked_both(game: Dune) -> list[str]:
    """Seats that must answer something and may do something else."""
    asked = [(decision.seat, decision.required) for decision in game.pending]
    return [seat for seat in game.seats if {(seat, True), (seat, False)} <= {*asked}]


@pytest.mark.parametrize("said", ["nothing", "something else"])
def test_a_bot_that_plays_wrong_is_told(said: str) -> None:
    """Leaving what is required, or answering what was not offered, ends the game with a message."""
    game = Crysknife.new(Crysknife.read_setup(None, {}, 1))
    wrong = None if said == "nothing" else Dune.notation().read("fremen pass")

    with pytest.raises(Misplay):
        bots.play_out(game, dict.fromkeys(game.seats, Echo(wrong)), Chance.seeded(1))


def test_random_plays_every_game() -> None:
    game = Crysknife.new(Crysknife.read_setup(None, {}, 1))
    bot = bots.make("random", "crysknife")

    assert bots.play_out(game, dict.fromkeys(game.seats, bot), Chance.seeded(1)).ending


def test_bots_are_made_by_name() -> None:
    levels = [name for name in bots.bot_names("dune") if bots.level_of(name) == name]
    assert levels == ["random", "recruit", "bashar", "mentat"]
    assert bots.make("recruit", "dune").name == "recruit"


@pytest.mark.parametrize(("name", "game"), [("nobody", "dune"), ("recruit", "crysknife")])
def test_a_bot_that_does_not_exist_is_refused(name: str, game: str) -> None:
    with pytest.raises(BadOptions):
        bots.make(name, game)


def imports_of(file: Path) -> Iterator[tuple[str, str]]:
    """What a file imports from Landsraad: modules with the names taken from them."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("landsraad"):
            yield from [(node.module or "", alias.name) for alias in node.names]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_bots_know_games_and_the_kernel_only(file: Path) -> None:
    """Imports point one way: neither the server nor the lab. Lessons are about games too."""
    known = ("bots", "dune", "arrakis", "kernel", "lessons")
    allowed = tuple([f"landsraad.{part}" for part in known])

    assert [module for module, _ in imports_of(file) if not module.startswith(allowed)] == []


GAME_IN_HAND = ("playing", "worlds")
"""Who plays whole games out, and who hands out imagined ones."""


@pytest.mark.parametrize("file", [f for f in FILES if f.stem not in GAME_IN_HAND], ids=str)
def test_no_bot_knows_what_a_game_is(file: Path) -> None:
    """A bot does not even know the class."""
    names = {name for _, name in imports_of(file)}

    assert not names & {"Game", "Table", "Dune", "Arrakis", "game_class", "new_game", "load_game"}
