"""The board that the client folds from events is that of the views, after every action."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.chronicle import learned
from landsraad.kernel import Chance, Game, Record
from tests.client.conftest import Node
from tests.soak import usually
from tools.golden_records import MODES, RECORDS, Mode, folder_of

ACTIONS = usually(120, soak=100_000)
"""Of each recorded game at most so many; their ends are much alike."""
RECORDED = {
    "dune": usually(["*-6-r*", "*-4-random"], soak=["*"]),
    "arrakis": usually(["*-recruit", "*-duel-guild-random"], soak=["*"]),
}
"""Golden records of the present rules, by their names."""
PLAYED = int(os.environ.get("FOLDED_GAMES", "0"))
"""Games of each kind that are played by chance, where others than usual are wanted.

There people deal, break alliances and the like. They are spread over all modes.
"""
OF_EACH_MODE = usually(1, soak=10)
AT_ONCE = 4
"""Games that are compared together: all of them would not fit into memory."""

BOARD = {
    "dune": ("turn", "phase", "alliances", "board"),
    "arrakis": (
        *("round", "phase", "legions", "settlements", "sietches", "stations", "wormsigns"),
        *("harvesters", "worms", "wild_maker", "air", "atomics", "prescience", "supremacy"),
        *("imperium", "heighliners"),
    ),
}
"""Parts of a view that a picture is made of."""
BESIDE_SEATS = ("reserves", "tanks", "bribes")

Take = dict[str, Any]


def board_of(game: Game, eyes: str | None) -> Mapping[str, Any]:
    """What these eyes see of the map and the tracks."""
    table = game.view(eyes, lambda _: {})["table"]
    board = {name: table[name] for name in BOARD[game.name] if name in table}
    if "factions" in table:
        board["factions"] = {
            seat: {name: faction[name] for name in BESIDE_SEATS}
            for seat, faction in table["factions"].items()
        }
    return board


def takes_of(moments: Iterator[Game], eyes: str | None) -> list[Take]:
    """What these eyes saw happen by each action, and the board after it."""
    return [
        {"events": learned(game.happened, eyes), "table": board_of(game, eyes)} for game in moments
    ]


def records_of(name: str) -> list[Path]:
    folder = folder_of(name, RECORDS)
    found = [file for pattern in RECORDED[name] for file in folder.glob(f"{name}{pattern}.json")]
    assert found
    return sorted(found)


def recorded(file: Path) -> Iterator[Game]:
    return islice(Record.from_json(file.read_text("utf-8")).moments(), ACTIONS)


def played_by_chance(mode: Mode, seed: int) -> Iterator[Game]:
    """A game at its beginning and after each action; what may be done at any time is done, too."""
    game = landsraad.new_game(mode.game, mode.seats, seed, options=mode.options)
    chance = Chance.seeded(seed)
    yield game
    while not game.over and game.sequence < ACTIONS:
        choices = [one for one in game.pending if one.required or not chance.below(4)]
        game.play(chance.choice(choices or game.pending).actions.sample(chance))
        yield game


def games_of(name: str) -> Iterator[tuple[str, list[Take]]]:
    """Games through the eyes of a spectator, or of the first seat."""
    for file in records_of(name):
        yield file.stem, takes_of(recorded(file), None)
    modes = [mode for mode in MODES if mode.game == name]
    for number in range(PLAYED or OF_EACH_MODE * len(modes)):
        seed, place = divmod(number, len(modes))
        mode = modes[place]
        eyes = seats_at(mode)[0] if (place + seed) % 2 else None
        yield f"{mode.name} {seed}", takes_of(played_by_chance(mode, seed), eyes)


def seats_at(mode: Mode) -> tuple[str, ...]:
    return landsraad.new_game(mode.game, mode.seats, 0, options=mode.options).seats


@pytest.mark.parametrize("name", BOARD)
def test_the_folded_board_is_that_of_the_view(
    name: str, bundled: Callable[[str], Path], node: Node, tmp_path: Path
) -> None:
    """So a scene may begin where the last one has ended, without a view in between."""
    asked, answered = tmp_path / "games.json", tmp_path / "faults.json"
    games = games_of(name)
    actions = 0
    faults: dict[str, Any] = {}
    while part := dict(islice(games, AT_ONCE)):
        content = json.dumps({"game": name, "games": list(part.values())})
        asked.write_text(content, encoding="utf-8")
        node(bundled("fold"), asked, answered, seconds=usually(120, soak=1800))
        found = json.loads(answered.read_text())
        faults.update((game, some[:3]) for game, some in zip(part, found, strict=True) if some)
        actions += sum(map(len, part.values()))

    assert actions > 1000
    assert faults == {}
