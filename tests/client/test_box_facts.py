"""Python and TypeScript agree on what lies in an owner's box."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from landsraad.arrakis.names import names
from landsraad.arrakis.own_box import changes_text, corrected_tables
from tests.arrakis.test_box import example
from tests.client.conftest import Node

STEPS = [{"op": "draw_planning", "count": 2}]
ROW = {"dice_set_aside": 1, "harvesters": 2, "ornithopters": 3, "carryalls": 1}
EVERYTHING: dict[str, Any] = {
    "name": "All that can be drawn",
    "planning": {
        "hard_times_and_oppression": {"effects": STEPS},
        "x_debts_to_the_combine": {"copies": 3},
    },
    "leaders": {
        "baron_harkonnen": {"slot": "mentat", "combat": {"hits": 1, "shields": 1}},
        "thufir_hawat": {"enters_at": 3, "effects": STEPS},
        "alia": {"enters_at": 5, "requires_figure_on_board": False},
        "wild_maker": {"effects": STEPS},
    },
    "prescience": {
        "water_of_life": {"advance": {"jihad": 2}},
        "tahaddi_challenge": {"cost": [{"discard_planning": 1}]},
    },
    "objectives": {"objective_2": {"jihad": 3}},
    "tokens": {
        "as1": {"regular": 0, "special_elite": 2, "generic_leader": 1},
        "ad1": {"elite": 1},
        "hb1": {"regular": 1},
    },
    "tracks": {
        "supremacy": {"win_at": 12, "bene_gesserit_to_atreides_at": [5]},
        "prescience": {"last_step": 11},
    },
    "rows": [ROW] * 5,
    "slots": {"harkonnen": {"house": 3}, "atreides": {"leadership": 1, "mentat": 4}},
}
BOXES = {
    "everything": EVERYTHING,
    "guide": example(),
    "nothing": {"name": "As everybody has it"},
}
REWORDED = {
    "everything": [
        "hard_times_and_oppression",
        "thufir_hawat",
        "wild_maker",
        "tahaddi_challenge",
    ],
    "guide": ["stilgar"],
    "nothing": [],
}
SHOWN = {
    "planning": ("deck", "copies", "effects"),
    "leaders": ("slot", "combat", "effects", "requires_figure_on_board", "entry"),
    "prescience": ("timing", "claim_mode", "conditions", "cost", "advance"),
    "objectives": ("targets",),
    "tokens": ("regular", "elite", "special_elite", "generic_leader"),
}
"""What the client shows of each kind of thing."""

Told = Callable[[Mapping[str, Any]], dict[str, Any]]


@pytest.fixture(scope="module")
def told(
    bundled: Callable[[str], Path], node: Node, tmp_path_factory: pytest.TempPathFactory
) -> Told:
    """The facts of a box in the client."""
    script = bundled("box-facts")
    folder = tmp_path_factory.mktemp("boxes")

    def tell(box: Mapping[str, Any]) -> dict[str, Any]:
        file, answer = folder / "box.json", folder / "told.json"
        file.write_text(changes_text(box), encoding="utf-8")
        node(script, file, answer)
        facts: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
        return facts

    return tell


@pytest.mark.parametrize("name", BOXES)
def test_the_facts_are_those_of_the_engine(name: str, told: Told) -> None:
    """Whatever a box file changes is shown as it is played."""
    facts = told(BOXES[name])
    cards, components = corrected_tables(changes_text(BOXES[name]))
    tokens, tracks, boards = (components[key] for key in ("tokens", "tracks", "dashboards"))
    garrisons = tokens["harkonnen_starting_deployment"]
    things = {
        "planning": cards["planning_cards"] + cards["expansion_spacing_guild"]["planning_cards"],
        "leaders": cards["leader_cards"],
        "prescience": cards["prescience_cards"],
        "objectives": cards["secret_objectives"]["cards"],
        "tokens": tokens["atreides_starting_deployment"]["tokens"]
        + tokens["atreides_deployment"]["tokens"]
        + garrisons["black"]
        + garrisons["silver"],
    }

    for kind, entries in things.items():
        assert shown(kind, facts[kind].values()) == shown(kind, entries)
    assert facts["rows"] == components["spice_must_flow"]["rows"]
    assert facts["slots"]["harkonnen"] == boards["giedi_prime"]["slots"]
    assert facts["slots"]["atreides"] == boards["sietch_tabr"]["slots"]
    assert facts["winAt"] == tracks["supremacy"]["win_at"]
    assert facts["tokenSteps"] == tracks["supremacy"]["bene_gesserit_to_atreides_at"]
    assert facts["lastStep"] == tracks["prescience"]["last_step"]
    assert facts["closed"]


def shown(kind: str, entries: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The entries of each thing that the client shows, by its id."""
    return {entry["id"]: {key: entry[key] for key in SHOWN[kind]} for entry in entries}


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_tokens_are_named_by_what_they_hold(name: str, language: str, told: Told) -> None:
    """In the words of the terminal; those that a box does not change need no other name."""
    text = changes_text(BOXES[name])

    renamed = told(BOXES[name])["names"][language]

    assert set(renamed) == set(BOXES[name].get("tokens", {}))
    assert renamed.items() <= names(language, text).items()


@pytest.mark.parametrize("name", BOXES)
def test_only_cards_that_do_something_else_are_marked(name: str, told: Told) -> None:
    """Numbers are drawn; words are ours, and may no longer fit."""
    assert told(BOXES[name])["reworded"] == REWORDED[name]


def test_what_a_box_repeats_changes_no_words(told: Told) -> None:
    """A card that is described as it is in our own data needs no mark."""
    (printed,) = [
        card
        for card in corrected_tables("")[0]["prescience_cards"]
        if card["id"] == "water_of_life"
    ]
    words = {key: printed[key] for key in ("timing", "claim_mode", "conditions", "cost")}

    assert told({"name": "Again", "prescience": {"water_of_life": words}})["reworded"] == []
