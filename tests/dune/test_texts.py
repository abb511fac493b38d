"""The words of Dune: complete in both languages, for all eyes."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

import landsraad
from landsraad.chronicle import Chronicle
from landsraad.dune import Dune
from landsraad.dune.board import CELLS, TERRITORIES
from landsraad.dune.cards import MEANT, SPICE, TREACHERY
from landsraad.dune.factions.sheets import FACTIONS, LEADERS
from landsraad.dune.ruleset import RULESETS
from landsraad.dune.turn import PHASES
from landsraad.kernel.chance import Chance
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.texts import LANGUAGES, Texts, key_of
from tests.kinds import kinds_asked
from tests.soak import usually
from tests.wording import Played, check_all, check_words_for_people, is_named, words_in

FOLDER = Dune.folder / "texts"
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Dune.folder.rglob("*.py")))
EMITTED = {
    *re.findall(r"\b(?:emit|reveal|tell)\((?:game, )?\s*\"([a-z_]+)\"", SOURCE),
    *[
        kind
        for pair in re.findall(r"kind = \"(\w+)\" if .+ else \"(\w+)\"", SOURCE)
        for kind in pair
    ],
}
ENDINGS = {
    *re.findall(r"\b(?:end|win)\([^\"\n]+\"(\w+)\"", SOURCE),
    *re.findall(r"\"(\w+)\" if alone else \"(\w+)\"", SOURCE)[0],
    "prediction",
}
SEEDS = range(usually(1, soak=3))


def random_game(ruleset: str, seed: int) -> Played:
    """Three turns at random, now and then with a deal, a question or a card in between."""
    game = landsraad.new_game("dune", seed=seed, ruleset=ruleset, max_turns=3)
    chance, story, moments = Chance.seeded(seed), Chronicle(), list[Game]()
    while not game.over:
        moments.append(game.copy())
        waiting = [decision for decision in game.pending if decision.required]
        decision = chance.choice(waiting if waiting and chance.below(4) else game.pending)
        action = decision.actions.sample(chance)
        story.add(action, game.play(action))
    return game, story, moments


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [random_game(ruleset, seed) for ruleset in RULESETS for seed in SEEDS]


# Random games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_shows_an_id_or_a_notation(language: str, games: list[Played]) -> None:
    check_words_for_people(Texts(Dune, language), games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_has_a_message(language: str, games: list[Played]) -> None:
    texts = Texts(Dune, language)
    check_all(texts, games)
    assert all(game.over for game, _, _ in games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_view_has_a_name(language: str, games: list[Played]) -> None:
    texts = Texts(Dune, language)
    chance, words = Chance.seeded(1), set[str]()
    for game, _, moments in games:
        for moment in chance.sample(moments, 30):
            view = moment.view(chance.choice((None, REFEREE, *game.seats)))
            words.update(words_in(view["table"]), words_in(view["steps"]))

    assert [word for word in sorted(words - {"step", "kind"}) if not is_named(texts, word)] == []


# The sources.


def test_the_sources_are_read() -> None:
    assert len(EMITTED) > 100
    assert len(kinds_asked(Dune.folder, {})) > 45
    assert len(ENDINGS) == 8
    assert {"became_fighters", "captive_killed", "leader_revived"} <= EMITTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_sources_has_a_message(language: str) -> None:
    texts = Texts(Dune, language)
    keys = [
        *[key_of("event", kind) for kind in EMITTED],
        *[key_of("ask", kind) for kind in kinds_asked(Dune.folder, {})],
        *[key_of("act", action.kind) for action in Dune.actions],
        *[key_of("ending", ending) for ending in ENDINGS],
    ]

    assert [key for key in keys if not texts.bundles[0].has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    texts = Texts(Dune, language)
    words = [
        *Dune.all_seats,
        *PHASES,
        *MEANT,
        *CELLS,
        *[item.id for items in (TERRITORIES, TREACHERY, SPICE, LEADERS) for item in items],
        *[advantage for faction in FACTIONS for advantage in faction.advantages],
        *[action.kind for action in Dune.actions],
        *[field for action in Dune.actions for field in action.field_names()],
        *RULESETS,
    ]

    assert [word for word in words if not is_named(texts, word)] == []


def test_no_name_of_the_data_is_written_again() -> None:
    """But for words that mean something else as well."""
    known = {key_of("name", word) for word in Dune.names("en", {})}
    written = FluentParser().parse((FOLDER / "en.ftl").read_text(encoding="utf-8")).body

    assert [e.id.name for e in written if isinstance(e, ast.Message) and e.id.name in known] == []


# Words.


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        ("emperor", "Emperor", "Imperatore"),
        ("polar_sink", "Polar Sink", "Depressione Polare"),
        ("lasgun", "Lasgun", "Fucile Laser"),
        ("spice_red_chasm", "Red Chasm", "Baratro Rosso"),
        ("stilgar", "Stilgar", "Stilgar"),
        ("arrakeen@9", "Arrakeen (sector 9)", "Arrakeen (settore 9)"),
        ("no_ship@carthag", "ship nothing into Carthag", "non trasferire truppe qui: Carthag"),
        ("plan_dial>5", "dial more than 2½", "scegliere più di 2½"),
        ("plan_dial<=4", "dial at most 2", "scegliere al massimo 2"),
        (
            "voice@turn",
            "the Voice (until the end of this turn)",
            "la Voce (fino alla fine di questo turno)",
        ),
        ("no_such_word", "no such word", "no such word"),
        ("no_such@word", "no such (sector word)", "no such (settore word)"),
    ],
)
def test_names(word: str, english: str, italian: str) -> None:
    assert Texts(Dune, "en").name(word) == english
    assert Texts(Dune, "it").name(word) == italian


@pytest.mark.parametrize(
    ("notation", "english", "italian"),
    [
        (
            "emperor ship arrakeen@9 1 2",
            "Ship one force and 2 Sardaukar to Arrakeen (sector 9)",
            "Trasferisci una truppa e 2 Sardaukar: Arrakeen (settore 9)",
        ),
        (
            "fremen move [] [sietch_tabr@13:1] polar_sink",
            "Move to Polar Sink, from Sietch Tabr (sector 13): one Fedaykin",
            "Muovi verso Depressione Polare, da Sietch Tabr (settore 13): un Fedaykin",
        ),
        (
            "atreides plan lady_jessica no 5 1 lasgun -",
            "Atreides (Lady Jessica, 2½ on the Battle Wheel, 1 spice, Lasgun, no defense)",
            "Atreides (Lady Jessica, 2½ sul Disco della Battaglia, 1 di spezia, Fucile Laser,"
            " nessuna difesa)",
        ),
        (
            "guild offer emperor 3 0 - - no for 0 0 no_ship@carthag - yes",
            "Offer to the Emperor: 3 spice for 0 spice, the promise to ship nothing into Carthag,"
            " something agreed in words",
            "Offri all'Imperatore: 3 di spezia in cambio di 0 di spezia, una promessa"
            " (non trasferire truppe qui: Carthag), qualcosa a parole",
        ),
    ],
)
def test_actions_in_words(notation: str, english: str, italian: str) -> None:
    action = Dune.notation().read(notation)

    assert Texts(Dune, "en").act(action) == english
    assert Texts(Dune, "it").act(action) == italian


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            {"kind": "card_bought", "seat": "guild"},
            "Guild takes the card.",
            "Gilda Spaziale prende la carta.",
        ),
        (
            {"kind": "card_bought", "seat": "guild", "card": "lasgun"},
            "Guild takes the card: Lasgun.",
            "Gilda Spaziale prende la carta: Fucile Laser.",
        ),
        (
            {"kind": "card_paid", "seat": "guild", "price": 3, "paid": {"guild": 3}, "to": None},
            "Guild pays 3 spice to the bank for the card.",
            "Gilda Spaziale paga 3 unità di spezia alla Banca della Spezia per la carta.",
        ),
        (
            {"kind": "totals", "totals": {"guild": 5, "emperor": 12}, "fallen": []},
            "The totals: Guild: 2½, Emperor: 6.",
            "I totali: Gilda Spaziale: 2½, Imperatore: 6.",
        ),
        # Seldom seen in random games.
        (
            {"kind": "mulligan", "seat": "harkonnen"},
            "Harkonnen returns all traitor cards and is dealt new ones.",
            "Harkonnen restituisce tutte le Carte Traditore e ne riceve altre.",
        ),
        (
            {"kind": "spice_deck_shuffled", "cards": 21},
            "The spice deck is shuffled: 21 cards.",
            "Il Mazzo Spezia viene mescolato: 21 carte.",
        ),
        (
            {"kind": "captive_released", "leader": "stilgar", "to": "fremen"},
            "Stilgar goes home to Fremen.",
            "Stilgar torna alla sua fazione: Fremen.",
        ),
        (
            {"kind": "truth_void", "seat": "guild", "to": "emperor", "form": "bids", "value": None},
            "No answer of Emperor could be true: the Truthtrance has no effect.",
            "Nessuna risposta dell'Imperatore potrebbe essere vera: la Veritrance non ha effetto.",
        ),
        (
            {"kind": "element_shown", "seat": "guild", "element": "number", "value": 7},
            "Guild shows the number on the wheel: 3½.",
            "Gilda Spaziale rivela il numero scelto: 3½.",
        ),
    ],
)
def test_events_in_words(event: dict[str, object], english: str, italian: str) -> None:
    assert Texts(Dune, "en").event(event) == english
    assert Texts(Dune, "it").event(event) == italian
