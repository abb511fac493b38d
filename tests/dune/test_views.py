"""Views: everybody sees what lies open and what is theirs, the referee and the end everything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.state import SEATS
from landsraad.kernel import Chance
from landsraad.kernel.cases import read_cases, run_case
from landsraad.kernel.errors import BadCase

PRIVATE = ("spice", "hand", "traitors", "traitors_returned", "standing")


def table(described: dict[str, Any], **options: Any) -> Dune:
    return Dune.new(Dune.read_setup(None, {"deals": False, **options}, 0, "", described))


def faction(game: Dune, eyes: str | None, seat: str) -> dict[str, Any]:
    shown: dict[str, Any] = game.view(eyes)["table"]["factions"][seat]
    return shown


@pytest.mark.parametrize("eyes", [*SEATS, None])
def test_secret_01_behind_a_shield_looks_its_owner_only(eyes: str | None) -> None:
    """D-SECRET-1, D-SECRET-4, D-SECRET-6."""
    game = table({"phase": "shipment"}, ruleset="advanced")
    for seat in SEATS:
        seen = [name for name in PRIVATE if name in faction(game, eyes, seat)]

        assert seen == (list(PRIVATE) if seat == eyes else [])


@pytest.mark.parametrize(
    ("phase", "shown"), [("storm", False), ("bidding", True), ("shipment", False)]
)
def test_secret_01_hands_are_counted_in_the_bidding_only(phase: str, shown: bool) -> None:
    """D-SECRET-1."""
    game = table({"phase": phase, "hands": {"guild": ["hajr"]}})

    assert ("cards" in faction(game, "emperor", "guild")) is shown
    assert faction(game, "guild", "guild")["cards"] == 1


def test_the_referee_sees_everything() -> None:
    """All hands, the decks and the prediction."""
    game = table({"phase": "shipment", "hands": {"guild": ["hajr"]}})
    view = game.view("*")["table"]

    assert view["factions"]["guild"]["hand"] == ["hajr"]
    assert len(view["decks"]["next_treachery"]) == 32
    assert view["factions"]["bene_gesserit"]["prediction"] == {"winner": "atreides", "turn": 10}


@pytest.mark.parametrize("eyes", [*SEATS, None])
def test_at_the_end_everybody_is_a_referee(eyes: str | None) -> None:
    """Table Q: secrets are shown when the game is over."""
    forces = {"guild": {"arrakeen@9": 1, "carthag@10": 1, "tueks_sietch@4": 1}}
    game = table({"turn": 2, "phase": "mentat_pause", "forces": forces})

    assert game.over
    assert game.view(eyes)["table"] == game.view("*")["table"]


@pytest.mark.parametrize("ruleset", ["basic", "advanced", "tournament"])
def test_views_are_json_and_of_one_shape(ruleset: str) -> None:
    """All eyes see the same entries of the table, with more or less in them."""
    game = Dune.new(Dune.read_setup(None, {"ruleset": ruleset, "deals": False}, 3))
    chance = Chance.seeded(3)
    for _ in range(120):
        if game.over:
            break
        entries = [tuple(game.view(eyes)["table"]) for eyes in (*SEATS, None, "*")]

        assert len(set(entries)) == 1
        assert json.loads(json.dumps(game.view(None))) == game.view(None)
        game.play(chance.choice(game.pending).actions.sample(chance))


def test_secret_14_a_captive_fought_with_is_seen_by_all() -> None:
    """Nobody else's leaders are in doubt because of a captive."""
    game = table({"phase": "shipment", "captives": ["stilgar"]}, ruleset="advanced")
    leaders = game.view("emperor")["table"]["leaders"]

    assert {name for name, disc in leaders.items() if disc["where"] == "unseen"} == {
        "stilgar",
        "chani",
        "otheym",
        "shadout_mapes",
        "jamis",
    }


def test_ornithopters_are_shown_where_they_are_settled() -> None:
    """D-STORM-28: in the tournament only."""
    described = {"phase": "shipment", "ornithopters": ["guild"]}
    seen = [
        table(described, ruleset=ruleset).view(None)["table"]["board"]["ornithopters"]
        for ruleset in ("basic", "advanced", "tournament")
    ]

    assert seen == [[], [], ["guild"]]


@pytest.mark.parametrize(
    ("path", "leaks"),
    [
        ("factions.guild.spice", True),
        ("factions.guild.bribes", True),
        ("factions.guild.karama_power_spent", True),
        ("decks.next_spice", False),
        ("decks.next_treachery", False),
        ("factions.emperor.spice", False),
    ],
)
def test_a_case_finds_what_should_be_unseen(path: str, leaks: bool, tmp_path: Path) -> None:
    """`unseen` fails where something is shown, even nought or no, and passes where nothing is."""
    (case,) = read_cases(case_about(path, tmp_path))

    assert bool(run_case(case).problems) is leaks


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("factions.corrino", "it knows atreides, bene_gesserit, emperor, "),
        ("factions.guild.spice.more", "it knows nothing"),
        ("leaders.feyd", "it knows "),
        ("board.spice.arakeen@9", "it knows "),
        ("board.spice.arrakeen@99", "it knows "),
        ("board.forces.arrakeen", "it knows "),
        ("board.forces.polar_sink@4", "it knows "),
        ("card", "it knows ruleset, turn, "),
    ],
)
def test_what_no_view_of_dune_has_is_no_secret(path: str, known: str, tmp_path: Path) -> None:
    """A slip is told, and does not pass."""
    with pytest.raises(BadCase) as bad:
        read_cases(case_about(path, tmp_path))

    assert f"expect.unseen.guild knows no '{path}'; {known}" in str(bad.value)


def case_about(path: str, folder: Path) -> Path:
    """A case file that says what the Guild does not see."""
    file = folder / "leak.toml"
    file.write_text(
        'game = "dune"\n[[case]]\nid = "LEAK-01"\ntitle = "A leak"\nrules = ["D-SECRET-4"]\n'
        'source = "table R4"\nposition = { phase = "shipment", spice = { guild = 0 } }\n'
        f'expect = {{ unseen = {{ guild = ["{path}"] }} }}\n',
        encoding="utf-8",
    )
    return file
