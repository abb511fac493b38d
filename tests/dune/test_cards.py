"""The decks and the player sheets, counted and added up."""

from collections import Counter

import pytest

from landsraad.dune import cards
from landsraad.dune.board import CELLS, TERRITORIES, TERRITORY
from landsraad.dune.cards import SPICE, TREACHERY
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS, LEADER, LEADERS

SEATS = ("atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen")


def test_the_treachery_deck_has_33_cards_by_kind() -> None:
    kinds = Counter(TREACHERY[card].kind for card in cards.TREACHERY_DECK)

    assert len(cards.TREACHERY_DECK) == 33
    assert kinds == {
        "weapon_projectile": 4,
        "weapon_poison": 4,
        "weapon_special": 1,
        "defense_projectile": 4,
        "defense_poison": 4,
        "special": 11,
        "worthless": 5,
    }


def test_the_treachery_deck_by_name() -> None:
    names = Counter(TREACHERY[card].name for card in cards.TREACHERY_DECK)

    assert {name: count for name, count in names.items() if count > 1} == {
        "Shield": 4,
        "Snooper": 4,
        "Cheap Hero": 3,
        "Karama": 2,
        "Truthtrance": 2,
    }
    assert {name for name, count in names.items() if count == 1} == {
        *("Crysknife", "Maula Pistol", "Slip Tip", "Stunner"),
        *("Chaumas", "Chaumurky", "Ellaca Drug", "Gom Jabbar", "Lasgun"),
        *("Weather Control", "Family Atomics", "Hajr", "Tleilaxu Ghola"),
        *("Baliset", "Jubba Cloak", "Kulon", "La, La, La", "Trip to Gamont"),
    }


@pytest.mark.parametrize(
    ("card", "name_it"),
    [
        (cards.LASGUN, "Fucile Laser"),
        (cards.SHIELD, "Scudo"),
        (cards.TREACHERY_CARD["snooper"], "Rivelatore di Veleni"),
        (cards.CHEAP_HERO, "Eroe Improbabile"),
        (cards.KARAMA, "Karama"),
        (cards.TRUTHTRANCE, "Veritrance"),
        (cards.WEATHER_CONTROL, "Controllo Atmosferico"),
        (cards.FAMILY_ATOMICS, "Atomiche di Famiglia"),
        (cards.TLEILAXU_GHOLA, "Ghola dei Tleilaxu"),
    ],
)
def test_names_of_the_italian_rulebook_and_algorithm(card: int, name_it: str) -> None:
    assert TREACHERY[card].name_it == name_it


def test_groups_of_cards_are_what_they_say() -> None:
    assert len(cards.PROJECTILE_WEAPONS) == len(cards.POISON_WEAPONS) == 4
    assert set(cards.WEAPONS) == {
        *cards.PROJECTILE_WEAPONS,
        *cards.POISON_WEAPONS,
        cards.LASGUN,
    }
    assert set(cards.DEFENSES) == {cards.SHIELD, cards.TREACHERY_CARD["snooper"]}
    assert len(cards.WORTHLESS) == 5
    assert set(cards.SPECIALS) == {
        *(cards.CHEAP_HERO, cards.KARAMA, cards.TRUTHTRANCE, cards.WEATHER_CONTROL),
        *(cards.FAMILY_ATOMICS, cards.HAJR, cards.TLEILAXU_GHOLA),
    }
    for number, card in enumerate(TREACHERY):
        assert card.is_weapon is (number in cards.WEAPONS)
        assert card.is_defense is (number in cards.DEFENSES)
        assert card.is_worthless is (number in cards.WORTHLESS)


@pytest.mark.parametrize(
    ("weapon", "alone", "shield", "snooper", "worthless"),
    [
        ("crysknife", True, False, True, True),
        ("chaumas", True, True, False, True),
        ("lasgun", True, True, True, True),
        ("baliset", False, False, False, False),
    ],
)
def test_weapons_against_defenses(
    weapon: str, alone: bool, shield: bool, snooper: bool, worthless: bool
) -> None:
    number = cards.TREACHERY_CARD[weapon]
    against = (None, cards.SHIELD, cards.TREACHERY_CARD["snooper"], cards.TREACHERY_CARD["kulon"])

    assert [cards.kills(number, defense) for defense in against] == [
        *(alone, shield, snooper, worthless),
    ]


def test_what_the_voice_may_name() -> None:
    seven, five = cards.VOICE_CATEGORIES["seven"], cards.VOICE_CATEGORIES["five"]

    assert seven == (
        *("projectile_weapon", "poison_weapon", "lasgun", "shield", "snooper"),
        *("worthless", "cheap_hero"),
    )
    assert set(seven) - set(five) == {"lasgun", "cheap_hero"}
    assert {card.voice for card in TREACHERY} - {None} == set(seven)
    assert [c.id for c in TREACHERY if c.voice is None] == [
        *("karama", "truthtrance", "weather_control", "family_atomics", "hajr", "tleilaxu_ghola"),
    ]


def test_numbers_printed_on_cards() -> None:
    limits = {card.id: card.limit for card in TREACHERY if card.limit is not None}

    assert limits == {"weather_control": 10, "tleilaxu_ghola": 5}


def test_the_spice_deck_has_15_territories_and_6_worms() -> None:
    deck = Counter(cards.SPICE_DECK)

    assert len(cards.SPICE_DECK) == 21
    assert deck.pop(cards.SHAI_HULUD) == 6
    assert list(deck.values()) == [1] * 15
    assert SPICE[cards.SHAI_HULUD].cell is None


def test_spice_cards_put_118_spice_on_the_symbols_of_the_board() -> None:
    amounts = {CELLS[card.cell]: card.amount for card in SPICE if card.cell is not None}

    assert amounts == {
        "cielago_north@2": 8,
        "cielago_south@1": 12,
        "the_minor_erg@7": 8,
        "red_chasm@6": 8,
        "south_mesa@4": 10,
        "sihaya_ridge@8": 6,
        "old_gap@9": 6,
        "broken_land@11": 8,
        "rock_outcroppings@13": 6,
        "hagga_basin@12": 6,
        "funeral_plain@14": 6,
        "the_great_flat@14": 10,
        "habbanya_erg@15": 8,
        "wind_pass_north@16": 6,
        "habbanya_ridge_flat@17": 10,
    }
    assert sum(card.amount * card.count for card in SPICE) == 118
    assert {card.cell for card in SPICE} == {place.spice_cell for place in TERRITORIES}


def test_each_spice_card_names_its_territory() -> None:
    for card in SPICE:
        if card.territory is not None:
            assert card.name == TERRITORIES[card.territory].name
            assert card.cell in TERRITORIES[card.territory].cells


def test_one_traitor_card_for_each_leader() -> None:
    """A traitor card is known by the number of its leader."""
    assert len(LEADERS) == 30
    assert cards.TRAITORS_DEALT == 4


def test_six_storm_cards_from_1_to_6() -> None:
    assert [cards.STORM[card].sectors for card in cards.STORM_DECK] == [1, 2, 3, 4, 5, 6]


def test_six_factions_are_the_seats() -> None:
    assert tuple(faction.id for faction in FACTIONS) == SEATS
    assert [FACTION[seat] for seat in SEATS] == list(range(6))


@pytest.mark.parametrize(
    ("seat", "strengths"),
    [
        ("atreides", (5, 5, 4, 2, 1)),
        ("bene_gesserit", (5, 5, 5, 5, 5)),
        ("emperor", (6, 5, 3, 3, 2)),
        ("fremen", (7, 6, 5, 3, 2)),
        ("guild", (5, 3, 3, 2, 1)),
        ("harkonnen", (6, 4, 3, 2, 1)),
    ],
)
def test_five_leaders_each(seat: str, strengths: tuple[int, ...]) -> None:
    leaders = FACTIONS[FACTION[seat]].leaders

    assert tuple(LEADERS[leader].strength for leader in leaders) == strengths
    assert all(LEADERS[leader].faction == seat for leader in leaders)


@pytest.mark.parametrize(
    ("leader", "name", "strength"),
    [
        ("thufir_hawat", "Thufir Hawat", 5),
        ("duncan_idaho", "Duncan Idaho", 2),
        ("hasimir_fenring", "Count Hasimir Fenring", 6),
        ("stilgar", "Stilgar", 7),
        ("soo_soo_sook", "Soo-Soo Sook", 2),
        ("feyd_rautha", "Feyd-Rautha", 6),
        ("umman_kudu", "Umman Kudu", 1),
    ],
)
def test_leaders_by_name(leader: str, name: str, strength: int) -> None:
    disc = LEADERS[LEADER[leader]]

    assert (disc.name, disc.strength) == (name, strength)


@pytest.mark.parametrize(
    ("seat", "setup", "free_revival", "hand_limit", "special"),
    [
        # setup: spice, reserves, treachery cards, traitors kept
        ("atreides", (10, 10, 1, 1), 2, 4, 0),
        ("bene_gesserit", (5, 19, 1, 1), 1, 4, 0),
        ("emperor", (10, 20, 1, 1), 1, 4, 5),
        ("fremen", (3, 10, 1, 1), 3, 4, 3),
        ("guild", (5, 15, 1, 1), 1, 4, 0),
        ("harkonnen", (10, 10, 2, 4), 2, 8, 0),
    ],
)
def test_player_sheets(
    seat: str, setup: tuple[int, ...], free_revival: int, hand_limit: int, special: int
) -> None:
    sheet = FACTIONS[FACTION[seat]]

    assert (sheet.spice, sheet.reserves, sheet.treachery_cards, sheet.traitors_kept) == setup
    assert (sheet.free_revival, sheet.hand_limit) == (free_revival, hand_limit)
    assert sheet.special_forces == special
    assert sheet.buys_revival is (seat != "fremen")


def test_twenty_forces_each_stand_in_reserve_or_on_territories_of_the_board() -> None:
    for sheet in FACTIONS:
        on_board = sum(placement.forces for placement in sheet.on_board)

        assert sheet.reserves + on_board == COMMON.forces == 20, sheet.id
        assert all(name in TERRITORY for p in sheet.on_board for name in p.territories), sheet.id


def test_the_fremen_split_their_forces_over_three_territories() -> None:
    (placement,) = FACTIONS[FACTION["fremen"]].on_board

    assert placement.territories == ("sietch_tabr", "false_wall_south", "false_wall_west")


def test_common_numbers() -> None:
    assert (COMMON.force_revival_limit, COMMON.force_revival_price) == (3, 2)
    assert (COMMON.move, COMMON.move_with_ornithopters) == (1, 3)
    assert (COMMON.ship_price_stronghold, COMMON.ship_price_elsewhere) == (1, 2)
    assert (COMMON.collection_rate, COMMON.collection_rate_with_city) == (2, 3)
    assert COMMON.leader_revivals_per_turn == 1
    assert COMMON.stronghold_factions == 2


def test_what_no_karama_can_stop() -> None:
    fixed = {
        f"{sheet.id}.{advantage.id}"
        for sheet in FACTIONS
        for advantage in sheet.advantages.values()
        if not advantage.stoppable
    }

    assert fixed == {
        *("bene_gesserit.prediction", "bene_gesserit.coexistence"),
        *("fremen.special_victory", "fremen.shared_special_victory"),
        *("guild.special_victory", "guild.shared_special_victory"),
        *("harkonnen.four_traitors", "harkonnen.eight_cards"),
    }


def test_numbers_of_the_advantages() -> None:
    kwisatz_haderach = FACTIONS[FACTION["atreides"]].advantages["kwisatz_haderach"]
    sardaukar = FACTIONS[FACTION["emperor"]].advantages["sardaukar"]

    assert kwisatz_haderach.chapter == "advanced"
    assert kwisatz_haderach.numbers == {"losses_to_wake": 7, "strength": 2, "revival_price": 2}
    assert sardaukar.numbers["value_against_fremen"] == 1
