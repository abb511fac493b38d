"""The words of the tables: every thing has a name and every card is told, in both languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from landsraad.arrakis.data import load
from landsraad.arrakis.names import names
from landsraad.texts import LANGUAGES

BOARD, CARDS, COMPONENTS = load("board"), load("cards"), load("components")
TOKENS = COMPONENTS["tokens"]
PLANNING = [*CARDS["planning_cards"], *CARDS["expansion_spacing_guild"]["planning_cards"]]
TOLD = [*PLANNING, *CARDS["prescience_cards"], *CARDS["imperium_bans"]]
ACTING = [leader for leader in CARDS["leader_cards"] if leader["effects"]]
PRINTED_COPIES = ("rage_overcame_shaddam_iv", "smugglers", "x_guild_navigator")
NUMBERS = ("none", "one", "two", "three", "four")


def ids(table: Any) -> Iterator[str]:
    """The id of every item in a table, however deep it lies."""
    if isinstance(table, dict):
        if "id" in table:
            yield table["id"]
        table = list(table.values())
    if isinstance(table, list):
        for item in table:
            yield from ids(item)


def numbers(effects: Any) -> Iterator[int]:
    """How many pieces, cards, dice or areas a card is about, where it is more than one."""
    if isinstance(effects, dict):
        for key, value in effects.items():
            if key in ("count", "dice", "at_least", "enemy_legion_within") and type(value) is int:
                yield value
            yield from numbers(value)
    if isinstance(effects, list):
        for item in effects:
            yield from numbers(item)


def pair(card: dict[str, Any], field: str) -> tuple[str, str]:
    """A text of a card in English and Italian."""
    return card[field], card[f"{field}_it"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_tables_has_a_name(language: str) -> None:
    known = names(language)
    words = {
        *(*ids(BOARD), *ids(CARDS), *ids(TOKENS)),
        *(*BOARD["atomics"], *CARDS["planning_decks"]),
        *(*COMPONENTS["tracks"]["prescience"]["markers"], *TOKENS["ecological_stations"]["tokens"]),
        *("sietch", "wormsign", "sand", "sandworm", "deep_sandworm"),
    }

    assert [word for word in sorted(words) if not known.get(word, "").strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_sector_and_air_zone_has_a_name_of_its_own(language: str) -> None:
    places = [*ids(BOARD["areas"]), *ids(BOARD["sectors"]), *ids(BOARD["air_zones"])]

    assert len(places) == 101 + 8 + 8
    assert len({names(language)[place] for place in places}) == len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_printed_copies_share_the_name_of_a_planning_card(language: str) -> None:
    called = defaultdict(set)
    for card in PLANNING:
        called[names(language)[card["id"]]].add(card["id"])

    shared = sorted(sorted(cards) for cards in called.values() if len(cards) > 1)
    assert shared == [[f"{card}_{copy}" for copy in "abc"] for card in PRINTED_COPIES]


@pytest.mark.parametrize("token", BOARD["atomics"])
def test_an_atomics_token_is_called_like_the_area_it_covers(token: str) -> None:
    for language in LANGUAGES:
        assert BOARD["atomics"][token][f"name_{language}"] == names(language)[token]


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        ("north_pole", "North Pole", "Polo Nord"),
        ("hagga_basin", "Hagga Basin", "Bacino di Hagga"),
        ("rimwall_west", "Rimwall West", "Scarpata Ovest"),
        ("s1_3", "NE3", "NE3"),
        ("shield_wall_2", "Shield Wall (west)", "Muro Scudo (ovest)"),
        ("s7", "South-West central sector", "Settore centrale sud-ovest"),
        ("az2", "North air zone", "Zona aerea nord"),
        ("truthtrance", "Truthtrance", "Veritrance"),
        ("breeding_program", "Breeding Program", "Programma Genetico"),
        ("desert_war", "Desert War", "Guerra del Deserto"),
        ("the_desert_war", "The Desert War", "Guerra del Deserto"),
        ("wild_maker", "Wild Maker", "Creatore Selvaggio"),
        ("spacing_guild", "Spacing Guild", "Gilda Spaziale"),
        ("sand_dwellers", "Sand Dwellers", "Abitanti delle Sabbie"),
        ("deep_sandworm", "Deep Sandworm", "Verme in Profondità"),
        ("tactics_gara_kulon", "North-East sector – Gara Kulon", "Settore nord-est – Gara Kulon"),
    ],
)
def test_names_as_printed_or_as_we_call_them(word: str, english: str, italian: str) -> None:
    assert names("en")[word] == english
    assert names("it")[word] == italian


def test_other_languages_speak_english() -> None:
    assert names("fr") == names("en")


@pytest.mark.parametrize("card", TOLD, ids=lambda card: card["id"])
def test_every_card_is_told_in_both_languages(card: dict[str, Any]) -> None:
    english, italian = pair(card, "effect")

    assert english.endswith(".")
    assert italian.endswith(".")
    assert english != italian


@pytest.mark.parametrize("leader", CARDS["leader_cards"], ids=lambda card: card["id"])
def test_every_special_action_is_told_in_both_languages(leader: dict[str, Any]) -> None:
    english, italian = pair(leader, "special_action")

    if leader in ACTING:
        assert english.endswith(".")
        assert italian.endswith(".")
        assert english != italian
    else:
        assert english is italian is None


def test_what_is_different_alone_is_told_in_both_languages() -> None:
    cards = [*PLANNING, *CARDS["leader_cards"]]
    told = {
        card["id"]: pair(card["solo_override"], "effect")
        for card in cards
        if "solo_override" in card
    }
    bans = {
        ban["id"]: pair(ban, "solo_effect")
        for ban in CARDS["imperium_bans"]
        if "solo_effect" in ban
    }

    assert set(told) == {"hawats_scheming", "truthtrance", "thufir_hawat", "gaius_helen_mohiam"}
    assert set(bans) == {"spacing_guild", "landsraad"}
    assert all(english and italian for english, italian in (*told.values(), *bans.values()))


@pytest.mark.parametrize("card", [*TOLD, *ACTING], ids=lambda card: card["id"])
def test_a_text_says_the_numbers_of_the_effects(card: dict[str, Any]) -> None:
    field = "special_action" if "special_action" in card else "effect"
    english, italian = pair(card, field)

    for number in numbers([card.get("effects"), card.get("conditions")]):
        if number > 1:
            assert NUMBERS[number] in english.lower()
            assert str(number) in italian
