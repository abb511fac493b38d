"""The words of War for Arrakis: complete in both languages, for all eyes."""

from __future__ import annotations

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.data import load
from landsraad.kernel.event import REFEREE
from landsraad.texts import LANGUAGES, Texts, key_of
from tests.arrakis.modes import ARRAKIS_MODES
from tests.soak import usually
from tests.wording import (
    Played,
    check_decisions_and_actions,
    check_events,
    check_words_for_people,
    is_named,
    play_at_random,
    words_in,
)

ACTIONS = usually(150, soak=700)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    """The first rounds of random games, and some of their moments."""
    return [play_at_random(mode.new(5), 5, ACTIONS, every=10) for mode in ARRAKIS_MODES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_shows_an_id_or_a_notation(language: str, games: list[Played]) -> None:
    check_words_for_people(Texts(Arrakis, language), games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_decision_and_action_has_a_message(language: str, games: list[Played]) -> None:
    texts = Texts(Arrakis, language)
    check_events(texts, games)
    check_decisions_and_actions(texts, games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_game_has_a_message(language: str) -> None:
    bundle = Texts(Arrakis, language).bundles[0]

    assert [a.kind for a in Arrakis.actions if not bundle.has_message(key_of("act", a.kind))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_view_has_a_name(language: str, games: list[Played]) -> None:
    texts = Texts(Arrakis, language)
    words = set[str]()
    for game, _, moments in games:
        for moment in moments:
            for eyes in (None, REFEREE, *game.seats):
                view = moment.view(eyes)
                words.update(words_in(view["table"]), words_in(view["steps"]))

    assert [word for word in sorted(words - {"step", ""}) if not is_named(texts, word)] == []


def test_a_sandworm_is_said_to_come_from_elsewhere_only_if_it_does() -> None:
    attack = {"kind": "worm_attack", "target": "NE8", "wild_maker": False, "dice": [], "hits": 0}
    texts = Texts(Arrakis)

    assert texts.event({**attack, "start": "NE8"}) == "The sandworm attacks in NE8."
    assert texts.event({**attack, "start": "NE9"}) == "The sandworm comes from NE9 and attacks NE8."


def test_things_are_counted() -> None:
    english, italian = Texts(Arrakis, "en"), Texts(Arrakis, "it")

    assert english.say(["sword", "special", "sword"]) == "2 swords, one special"
    assert italian.say(["sword", "special", "sword"]) == "2 Colpi, uno Speciale"
    assert english.say({"regular": 2, "stilgar": 1}) == "2 regulars, Stilgar"


@pytest.mark.parametrize("language", LANGUAGES)
def test_named_leaders_are_counted_by_their_names(language: str) -> None:
    texts = Texts(Arrakis, language)
    leaders = [card for card in load("cards")["leader_cards"] if card["kind"] == "named"]

    assert [texts.say([(card["id"], 1)]) for card in leaders] == [
        card[f"name_{language}"] for card in leaders
    ]


def test_a_deployment_token_is_called_after_its_contents() -> None:
    assert Texts(Arrakis, "en").name("hs1") == (
        "Deployment Token (1 regular, 1 Sardaukar, 1 Bashar)"
    )
    assert Texts(Arrakis, "it").name("as1") == "Segnalino Schieramento (2 regolari)"
