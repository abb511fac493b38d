"""The box: what our data says, and an owner's corrections to it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import landsraad
from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import MARKERS, RESULTS, SIDES, STANDARD
from landsraad.arrakis.box_schema import check_file
from landsraad.arrakis.data import load
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.own_box import changes_text, corrected
from landsraad.cli import app
from landsraad.kernel import BadOptions, BadRecord, Chance, Record
from landsraad.texts import Texts

GUIDE = Path(__file__).parents[2] / "docs" / "box.md"
CARDS = load("cards")
GROUND = [leader for leader in CARDS["leader_cards"] if leader["kind"] != "air"]
EXPANSION = CARDS["expansion_spacing_guild"]["planning_cards"]
EFFECTS = [*CARDS["planning_cards"], *EXPANSION, *GROUND]
"""All cards with effects but the Guild Navigator, whose one rule nobody could change."""


def example() -> dict[str, Any]:
    """The box file that the guide shows."""
    return tomllib.loads(example_text())


def example_text() -> str:
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert isinstance(text, str)
    return text


def begin(box: object, seed: int = 3, actions: int = 0) -> Arrakis:
    """A game with a box, after so many random actions."""
    game = Arrakis.new(Arrakis.read_setup(None, {"box": box}, seed))
    chance = Chance.seeded(seed)
    for _ in range(actions):
        game.play(chance.choice(game.pending).actions.sample(chance))
    return game


# Our own data.


def test_the_figures_of_the_box() -> None:
    """A-UNIT-4, A-UNIT-20."""
    of = STANDARD.figures
    kinds = ("regular", "elite", "special", "generic")

    assert [of["harkonnen"][kind] for kind in kinds] == [24, 12, 8, 6]
    assert [of["atreides"][kind] for kind in kinds] == [16, 8, 6, 12]
    assert of["atreides"]["sandworm"] == 4


def test_decks_tokens_and_dice() -> None:
    """A-SETUP-1 to A-SETUP-15."""
    assert [len(cards) for cards in STANDARD.decks.values()] == [18] * 4
    assert (len(STANDARD.prescience), len(STANDARD.objectives)) == (16, 6)
    assert (len(STANDARD.starting_tokens), len(STANDARD.standard_tokens)) == (8, 8)
    assert [len(tokens) for tokens in STANDARD.garrisons] == [6, 6]
    assert sum(STANDARD.wormsigns) == 16
    assert sorted(STANDARD.sietch_ranks) == [1, 1, 2, 2, 2, 2, 3, 3]
    for side in SIDES:
        assert len(STANDARD.action_dice[side]) == 6
        assert set(STANDARD.action_dice[side]) == set(RESULTS)


def test_the_garrisons_do_not_ask_for_more_figures_than_there_are() -> None:
    whole = sum((token for tokens in STANDARD.garrisons for token in tokens), Legion())

    assert (whole.regular, whole.elite, whole.special, whole.generic) == (17, 5, 2, 3)


def test_the_token_of_the_rulebook() -> None:
    """A-SETUP-EX1: one Bashar, one Sardaukar and one regular."""
    assert Legion(regular=1, special=1, generic=1) in STANDARD.garrisons[1]


# Corrections.


def test_a_file_changes_what_it_says_and_nothing_else() -> None:
    box = corrected(changes_text(example()))

    assert box.name == "My copy, 2024"
    assert box.action_dice["atreides"].count("strategy") == 2
    assert box.action_dice["harkonnen"] == STANDARD.action_dice["harkonnen"]
    assert box.wormsigns == (6, 6, 4)
    assert box.tokens["as7"] == Legion(regular=2, elite=1)
    assert {**box.tokens, "as7": STANDARD.tokens["as7"]} == STANDARD.tokens
    assert box.objectives["objective_1"] == dict(zip(MARKERS, (7, 6, 5), strict=True))
    assert box.prescience["tahaddi_challenge"].advance == dict(zip(MARKERS, (0, 0, 2), strict=True))
    stilgar = box.leaders["stilgar"]
    assert (stilgar.slot, stilgar.hits, stilgar.shields) == ("strategy", 2, 1)
    assert stilgar.ops != STANDARD.leaders["stilgar"].ops
    assert {**box.leaders, "stilgar": None} == {**STANDARD.leaders, "stilgar": None}
    assert box.planning == STANDARD.planning


def test_tracks_boards_and_copies_can_be_changed() -> None:
    rows = [dict.fromkeys(("dice_set_aside", "harvesters", "ornithopters", "carryalls"), 1)] * 5
    box = corrected(
        changes_text(
            {
                "name": "all of it",
                "planning": {"war_plan": {"copies": 2}},
                "leaders": {"thufir_hawat": {"enters_at": 2}, "wild_maker": {"effects": []}},
                "sietches": [1, 1, 1, 1, 2, 2, 2, 2],
                "stations": ["jihad"] * 6,
                "tracks": {"supremacy": {"win_at": 9}, "prescience": {"last_step": 12}},
                "rows": rows,
                "slots": {"atreides": {"house": 3}},
                "tank": {"harkonnen": 4},
            }
        )
    )

    assert len(box.decks["house_atreides"]) == 19
    assert box.leaders["thufir_hawat"].entry["step"] == 2
    assert box.leaders["wild_maker"].ops == ()
    assert box.sietch_ranks == (1, 1, 1, 1, 2, 2, 2, 2)
    assert box.stations == ("jihad",) * 6
    assert (box.supremacy_last, box.prescience_last) == (9, 12)
    assert [row.dice_aside for row in box.rows] == [1] * 5
    assert (box.slots["atreides"]["house"], box.slots["atreides"]["mentat"]) == (3, 2)
    assert (box.tank_slots["harkonnen"], box.tank_slots["atreides"]) == (4, 3)


@pytest.mark.parametrize("card", EFFECTS, ids=lambda card: card["id"])
def test_every_effect_of_our_own_cards_may_stand_in_a_file(card: dict[str, Any]) -> None:
    check_file({"name": "x", "planning": {"war_plan": {"effects": card["effects"]}}})


@pytest.mark.parametrize("card", CARDS["prescience_cards"], ids=lambda card: card["id"])
def test_every_prescience_card_may_stand_in_a_file(card: dict[str, Any]) -> None:
    fields = ("timing", "claim_mode", "conditions", "cost", "advance")

    check_file({"name": "x", "prescience": {card["id"]: {name: card[name] for name in fields}}})


def effects(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"planning": {"war_plan": {"effects": list(steps)}}}


def put(**changes: Any) -> dict[str, Any]:
    return effects({"op": "place", "what": "elite", "count": 1, "where": {}} | changes)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"name": ""}, "name is a text of 1 to 80 letters, not ''"),
        ({"colour": 1}, "it knows no 'colour'"),
        ({"planning": {"war": {}}}, "planning knows no 'war'"),
        ({"planning": {}}, "planning is empty"),
        ({"planning": {"war_plan": {"cost": 1}}}, "planning.war_plan knows no 'cost'"),
        ({"planning": {"war_plan": {"copies": 0}}}, "copies is a number from 1 to 3, not 0"),
        (effects({"op": "win"}), "planning.war_plan.effects.1 is a step of a card, not 'win'"),
        (effects({"op": ["win"]}), "effects.1 is a step of a card, not ['win']"),
        (effects({"op": "deploy", "what": "elite"}), "effects.1 needs count"),
        (put(count=True), "effects.1.count is a number from 1 to 12, not True"),
        (put(count=2.0), "effects.1.count is a number from 1 to 12, not 2.0"),
        (put(what="tank"), "effects.1.what can be regular, elite, "),
        (put(where={"terrain": "sea"}), "where.terrain can be mountain, plateau, minor_erg, "),
        (put(where={"adjacent": True}), "effects.1.where knows no 'adjacent'"),
        (put(where={"area": ["atlantis"]}), "where.area.1 can be north_pole, "),
        (effects({"op": "use_die_as", "result": "house"}), "result can only be 'any', not 'house'"),
        ({"dice": {"combat": ["sword"] * 5}}, "dice.combat is a list of 6, not "),
        ({"dice": {"action": []}}, "dice knows no 'action'"),
        ({"tokens": {"as1": {"regular": -1}}}, "tokens.as1.regular is a number from 0 to 6"),
        ({"tokens": {"as9": {"regular": 1}}}, "tokens knows no 'as9'"),
        ({"sietches": [1, 2, 3]}, "sietches is a list of 8, not [1, 2, 3]"),
        ({"stations": ["spice"] * 6}, "stations.1 can be kwisatz_haderach, sand_dwellers, jihad"),
        ({"rows": [{}] * 5}, "rows.1 needs dice_set_aside"),
        ({"leaders": {"wild_maker": {"slot": "house"}}}, "leaders.wild_maker knows no 'slot'"),
        ({"leaders": {"stilgar": {"enters_at": 3}}}, "stilgar enters play by no step of a track"),
        ({"leaders": {"alia": {"combat": {"hits": 1}}}}, "leaders.alia.combat needs shields"),
        ({"objectives": {"objective_7": {}}}, "objectives knows no 'objective_7'"),
        (
            {"prescience": {"desert_war": {"claim_mode": "on_trigger"}}},
            "prescience.desert_war has a timing and a claim_mode that do not fit together",
        ),
        (
            {"prescience": {"station": {}}},
            "prescience knows no 'station'",
        ),
        (
            {"prescience": {"legacy_of_the_planetologist": {"conditions": []}}},
            "needs a trigger if it is claimed on_trigger, and only then",
        ),
        (
            {"prescience": {"water_of_life": {"cost": []}}},
            "costs a die if it is claimed instead of an action, and only then",
        ),
        (
            {"prescience": {"water_of_life": {"conditions": []}}},
            "sends a leader to the tank that need not be on the board",
        ),
        (
            {"prescience": {"desert_war": {"conditions": [{"at_least": 2}]}}},
            "conditions.1 has one of trigger, leader_on_board, ",
        ),
    ],
)
def test_a_wrong_file_is_refused_in_one_sentence(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOptions) as refused:
        changes_text({"name": "wrong", **changes})

    sentence = str(refused.value)
    assert sentence.startswith("the box file: ")
    assert problem in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("box", [3, [], "not JSON", "[1]", {}, True])
def test_what_is_no_file_at_all_is_refused(box: Any) -> None:
    with pytest.raises(BadOptions, match="box"):
        landsraad.new_game("arrakis", box=box)


def test_a_file_is_read_from_its_text() -> None:
    """As the set-up page sends it, without a word on how it is written."""
    from_toml, from_json = begin(example_text()), begin(json.dumps(example(), indent=2))

    assert from_toml.setup.options == from_json.setup.options == begin(example()).setup.options


@pytest.mark.parametrize("text", ["a = " + "[" * 9_000, '{"a":' * 9_000])
def test_a_text_that_is_nested_too_deep_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="the box file: this is not"):
        landsraad.new_game("arrakis", box=text)


def test_a_file_that_is_nested_too_deep_is_refused() -> None:
    deep: dict[str, Any] = {}
    for _ in range(5_000):
        deep = {"at": deep}

    with pytest.raises(BadOptions, match="nested too deep"):
        changes_text({"name": "deep", **put(where=deep)})


# Games and records.


@pytest.mark.sources
def test_the_record_of_a_game_holds_the_box_and_replays_without_the_file() -> None:
    game = begin(example(), actions=60)
    text = game.record().to_json()

    assert json.loads(json.loads(text)["options"]["box"])["name"] == "My copy, 2024"
    corrected.cache_clear()
    again = landsraad.load_game(text)
    assert isinstance(again, Arrakis)
    assert again.digest() == game.digest()
    assert again.box.name == "My copy, 2024"
    assert again.view("atreides")["table"]["box"] == "My copy, 2024"


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Deployment Token (2 regulars, 1 elite)"),
        ("it", "Segnalino Schieramento (2 regolari, 1 elite)"),
    ],
)
def test_a_token_is_named_by_what_it_holds_in_this_box(language: str, name: str) -> None:
    game = begin(example())

    assert Texts(Arrakis, language, game.setup.options).name("as7") == name
    assert Texts(Arrakis, language).name("as7") != name


def test_a_saved_game_and_a_copy_keep_the_box() -> None:
    game = begin(example(), actions=20)
    saved = landsraad.resume_game(landsraad.save_game(game))

    assert isinstance(saved, Arrakis)
    assert saved.box == game.copy().box == corrected(changes_text(example()))


def test_the_same_file_in_another_order_is_the_same_box() -> None:
    turned = dict(reversed(example().items()))

    assert changes_text(turned) == changes_text(example())
    assert begin(turned).digest() == begin(example()).digest()


def test_a_game_without_a_file_has_the_standard_box() -> None:
    game = begin("")

    assert game.box is STANDARD
    assert game.setup.options["box"] == ""


def test_a_record_with_a_broken_box_is_refused() -> None:
    data = begin(example()).record().to_data()
    options = data["options"]
    assert isinstance(options, dict)
    options["box"] = json.dumps({"name": "x", "tokens": {"as1": {"regular": 70}}})

    with pytest.raises(BadRecord, match=r"tokens\.as1\.regular"):
        Record.from_data(data)


# The command.


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_the_command_plays_with_a_box(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"box.{suffix}"
    text = example_text() if suffix == "toml" else json.dumps(example())
    file.write_text(text, encoding="utf-8")

    command = ["play", "arrakis", "--box", str(file), "--seed", "1"]
    result = CliRunner().invoke(app, command, "quit\n")

    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("a.toml", "name =", "this is not TOML"),
        ("a.json", "{", "this is not JSON"),
        ("a.toml", "colour = 1\n", "the box file: it knows no 'colour'"),
        ("a.toml", "name = 1\n", "the box file: name is a text"),
        ("a.toml", "name = 2024-01-01\n", "the box file: name is a text"),
    ],
)
def test_the_command_says_what_is_wrong_with_a_file(
    tmp_path: Path, name: str, text: str, problem: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")

    result = CliRunner().invoke(app, ["play", "arrakis", "--box", str(file)])

    assert result.exit_code == 1
    assert problem in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_other_games_have_no_box(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('name = "mine"\n', encoding="utf-8")

    result = CliRunner().invoke(app, ["play", "crysknife", "--box", str(file)])

    assert result.exit_code == 1
    assert "there is no option 'box'" in result.output
