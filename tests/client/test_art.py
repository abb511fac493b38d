"""The pictures: everything of both games has one, and the sheets are fit for any page."""

from __future__ import annotations

import gzip
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.data import load as arrakis_data
from landsraad.dune import Dune
from landsraad.dune.data import load as dune_data
from tools import client_data
from tools.art import assigned
from tools.art.sheets import DRAWN, sheets

GAMES = ("arrakis", "dune")
HEAVIEST = 160_000
"""Bytes of all sheets of a game, compressed."""
MOST_ALIKE = 3
"""So many cards with different names may show the same scene."""
UNITS = ("regular", "elite", "special", "leader")
DRAWING = {"circle", "ellipse", "g", "path", "symbol"}


def test_every_leader_and_card_of_dune_has_a_picture() -> None:
    factions = dune_data("factions")["factions"]
    leaders = {f"leader-{leader['id']}" for faction in factions for leader in faction["leaders"]}
    cards = {f"card-{card['id']}" for card in dune_data("cards")["treachery"]}

    assert len(leaders) == 30
    assert leaders | cards | {"card-spice", "card-shai_hulud"} <= DRAWN["dune"]().keys()


def test_every_force_of_dune_has_a_picture() -> None:
    forces = {f"force-{seat}" for seat in Dune.all_seats}
    special = {"force-emperor-special", "force-fremen-special", "force-bene_gesserit-advisor"}

    assert forces | special | {"kwisatz_haderach", "worm", "storm"} <= DRAWN["dune"]().keys()


def cards_of_arrakis() -> Iterator[dict[str, Any]]:
    cards = arrakis_data("cards")
    for deck in ("planning_cards", "prescience_cards", "tactics_cards", "imperium_bans"):
        yield from cards[deck]
    yield from cards["secret_objectives"]["cards"]
    yield from cards["expansion_spacing_guild"]["planning_cards"]


def test_every_card_of_arrakis_has_a_picture() -> None:
    ids = {card["id"] for card in cards_of_arrakis()}

    assert ids == assigned.CARDS.keys()
    assert set(assigned.CARDS.values()) <= DRAWN["arrakis"]().keys()


def test_every_leader_and_piece_of_arrakis_has_a_picture() -> None:
    leaders = {leader["id"] for leader in arrakis_data("cards")["leader_cards"]} - {"wild_maker"}
    units = {f"unit-{side}-{kind}" for side in ("atreides", "harkonnen") for kind in UNITS}
    pieces = {"harvester", "carryall", "ornithopter", "frigate", "heighliner", "wild_maker-small"}
    drawn = DRAWN["arrakis"]().keys()

    assert len(leaders) == 18
    assert {f"leader-{leader}" for leader in leaders} <= drawn
    assert units | pieces | {"unit-troop", "deployment-token", "sietch", "settlement"} <= drawn


def test_cards_that_differ_look_different() -> None:
    """A scene serves a few cards at most; copies of a card and the six objectives count as one."""
    shown: dict[str, set[str]] = defaultdict(set)
    for card, scene in assigned.CARDS.items():
        shown[scene].add(re.sub(r"_([abc]|\d)$", "", card))

    assert max(map(len, shown.values())) <= MOST_ALIKE


def test_no_scene_is_drawn_for_nobody() -> None:
    scenes = {name for name in DRAWN["arrakis"]() if name.startswith("scene-")}

    assert scenes - set(assigned.CARDS.values()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_holds_symbols_only(game: str) -> None:
    """Ids are unique; nothing is fetched, run, styled or referred to."""
    texts = sheets(game).values()
    symbols = [symbol for text in texts for symbol in ElementTree.fromstring(text)]
    parts = [part for symbol in symbols for part in symbol.iter()]
    ids = [symbol.get("id") for symbol in symbols]
    attributes = {name for part in parts for name in part.attrib}

    assert {symbol.tag for symbol in symbols} == {"symbol"}
    assert {part.tag for part in parts} <= DRAWING
    assert len(set(ids)) == len(ids) == len(DRAWN[game]())
    assert sum("id" in part.attrib for part in parts) == len(ids)
    assert not {name for name in attributes if name in {"style", "class"} or name.startswith("on")}
    assert not any("url(" in text for text in texts)


@pytest.mark.parametrize("game", GAMES)
def test_sheets_travel_light(game: str) -> None:
    packed = [len(gzip.compress(text.encode(), mtime=0)) for text in sheets(game).values()]

    assert sum(packed) < HEAVIEST


def test_the_build_writes_what_is_drawn_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_data, "GENERATED", tmp_path)

    client_data.main()

    for game in (Arrakis, Dune):
        for name, text in sheets(game.name).items():
            assert (tmp_path / name).read_text(encoding="utf-8") == text
        names = (tmp_path / f"{game.name}.art.ts").read_text(encoding="utf-8")
        assert all(f'"{name}"' in names for name in DRAWN[game.name]())
