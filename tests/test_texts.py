"""Texts: catalogues that are complete in both languages, and never a crash."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import landsraad
from crysknife import CARDS, GROUND, Crysknife
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel.game import Game
from landsraad.kernel.outcome import Outcome
from landsraad.kernel.values import Value
from landsraad.texts import ENGLISH, GENERAL, LANGUAGES, Texts, half, key_of
from tests.wording import Played, check_all, has_name, play_at_random

CRYSKNIFE = Crysknife.folder / "texts"
SOURCE = GENERAL.parent
FOLDERS = (GENERAL, CRYSKNIFE, SOURCE / "dune" / "texts", SOURCE / "arrakis" / "texts")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    """Random games from beginning to end, with every moment on the way."""
    return [play_at_random(landsraad.new_game("crysknife", seed=seed), seed) for seed in range(50)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_has_a_message(language: str, games: list[Played]) -> None:
    texts = Texts(Crysknife, language)
    check_all(texts, games)
    assert {game.outcome.ending for game, _, _ in games if game.outcome} == {"killed", "sunset"}
    for _, story, _ in games:
        for action, _ in story.entries:
            assert has_name(texts, action.kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_view_has_a_name(language: str, games: list[Played]) -> None:
    texts = Texts(Crysknife, language)
    words = {*CARDS, *GROUND.names, *Crysknife.all_seats, Crysknife.name}
    words |= {option.name for option in Crysknife.options}
    for _, _, moments in games:
        for moment in moments:
            view = moment.view(moment.seats[0])
            words.update(view["table"])
            words.update(key for step in view["steps"] for key in step if key != "step")
            words.update(step["step"] for step in view["steps"])
    for word in sorted(words):
        assert texts.bundles[0].has_message(key_of("name", word)), word


# The files themselves.


def entries(file: Path) -> Iterator[ast.EntryType]:
    yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    """Each of them once; only the parts that sentences are put together from are its own."""
    english, italian = (
        [entry.id.name for entry in entries(folder / f"{name}.ftl") if hasattr(entry, "id")]
        for name in LANGUAGES
    )

    assert whole(english) == whole(italian)
    assert len(set(english)) == len(english)
    assert len(set(italian)) == len(italian)


def whole(messages: list[str]) -> set[str]:
    return {message for message in messages if not message.startswith("part-")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read_to_the_end(folder: Path, language: str) -> None:
    junk = [e.content for e in entries(folder / f"{language}.ftl") if isinstance(e, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_terminal_names_is_there(language: str) -> None:
    folders = (SOURCE / "cli", SOURCE / "terminal")
    files = [*(file for folder in folders for file in folder.glob("*.py")), GENERAL / "__init__.py"]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = re.findall(r"\b(?:text|print_(?:message|hint|result))\(\s*\"([a-z-]+)\"", source)
    named += re.findall(r"\"([a-z-]+)\" (?:if|else) ", source)
    texts = Texts(None, language)

    assert len(named) > 30
    for key in {*named, "refused-NotYourTurn", "refused-GameOver", "refused-IllegalAction"}:
        if "-" in key or key in ("nothing", "yes", "no", "pair", "help", "over"):
            assert texts.bundles[0].has_message(key), key


CLIENT_TEXTS = SOURCE.parents[1] / "client" / "texts"
ALL_CATALOGUES = sorted(
    [file for folder in (*FOLDERS, CLIENT_TEXTS) for file in folder.glob("*.ftl")]
)
ARTICLES = {
    "en": re.compile(r"\b[Aa]n? \{ \$"),
    "it": re.compile(
        r"\b(?:un|uno|una|il|lo|gli|del|dello|della|dei|degli|al|allo|alla|agli|dal|nel) \{ \$"
        r"|\b(?:un|l|d|dell|all|dall|nell)'\{ \$"
    ),
}


@pytest.mark.parametrize("file", ALL_CATALOGUES, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_no_article_depends_on_the_first_letter_of_a_name(file: Path) -> None:
    """“A Atreides leader” was one."""
    article = ARTICLES[file.stem[-2:]]
    lines = file.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if article.search(line)] == []


CLUMSY = {
    "en": re.compile(r"\b[Aa] [AEIOaeio]|\b[Aa]n [^AEIOUaeiouh ]"),
    "it": re.compile(
        # An article before the wrong first letter, and two of which one would do: di gli.
        r"\b(?:[Ii]l|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul|I|i|[Dd]ei|[Aa]i|[Nn]ei) [AEIOUHaeiou]"
        r"|\b(?:[Ll]o|[Gg]li|[Dd]egli|[Aa]gli|[Dd]agli|[Dd]ello|[Aa]llo|[Dd]allo) [BCDFGLMPQRTV]"
        r"|\b(?:[Uu]n|[Ll]|[Dd]ell|[Aa]ll|[Dd]all|[Nn]ell)'[^AEIOUÈaeiouèhH«]"
        r"|\b(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:il|lo|la|gli|le|l'|al|allo|alla|agli|alle|all'"
        r"|del|dello|della|degli|delle|dell'|dal|dagli|dalle|dall')\b"
    ),
}
"""What nobody would say."""
MOST_VARIANTS = 4
"""So many of the variants of each choice are tried, from the first one on."""


def spoken(
    pattern: ast.Pattern,
    messages: Mapping[str, ast.Message],
    texts: Texts,
    faction: str,
    choice: int,
) -> str:
    """A sentence in which everything is this faction, with this variant of every choice."""

    def part(element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        said = element.expression
        if isinstance(said, ast.Placeable):
            return part(said)
        if isinstance(said, ast.SelectExpression):
            variant = said.variants[min(choice, len(said.variants) - 1)]
            return spoken(variant.value, messages, texts, faction, choice)
        if isinstance(said, ast.MessageReference) and said.id.name in messages:
            referred = messages[said.id.name].value
            return spoken(referred, messages, texts, faction, choice) if referred else ""
        if isinstance(said, ast.VariableReference):
            _, _, form = said.id.name.partition("-")
            return texts.forms(faction).get(form) or texts.name(faction)
        return str(said.value) if isinstance(said, ast.StringLiteral) else ""

    return "".join([part(element) for element in pattern.elements])


@pytest.mark.parametrize("game", [Dune, Arrakis], ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_good_with_every_faction(game: type[Game], language: str) -> None:
    """Whoever it names, in every place where it names somebody, be it one or several."""
    files = (game.folder / "texts", CLIENT_TEXTS)
    messages = {
        entry.id.name: entry
        for file in (files[0] / f"{language}.ftl", files[1] / f"{game.name}.{language}.ftl")
        for entry in entries(file)
        if isinstance(entry, ast.Message)
    }
    texts = Texts(game, language)
    sentences = {
        spoken(pattern, messages, texts, faction, choice)
        for message in messages.values()
        for pattern in [message.value, *(form.value for form in message.attributes)]
        if pattern is not None
        for faction in game.all_seats
        for choice in range(MOST_VARIANTS)
    }

    assert len(sentences) > 1000
    assert [text for text in sorted(sentences) if CLUMSY[language].search(text)] == []


@pytest.mark.parametrize("folder", FOLDERS[2:], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_you_does_not_name_you(folder: Path, language: str) -> None:
    """The forms of an event for who reads have no name of that seat, and are there in both."""
    forms = forms_for_you(folder, language)

    assert len(forms) > 25
    assert set(forms) == set(forms_for_you(folder, ENGLISH))
    for (name, form), attribute in forms.items():
        assert name.startswith("event-")
        whose = form.removeprefix("you").removeprefix("-") or "seat"
        assert f"VariableReference(id=Identifier(name='{whose}'))" not in repr(attribute), name


def forms_for_you(folder: Path, language: str) -> dict[tuple[str, str], ast.Attribute]:
    """By event and form: `you`, or `you-to` for whom the event names in its field `to`."""
    return {
        (entry.id.name, attribute.id.name): attribute
        for entry in entries(folder / f"{language}.ftl")
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name.partition("-")[0] == "you"
    }


# Falling back.


def test_a_missing_key_is_shown_as_it_is() -> None:
    texts = Texts(Crysknife, "it")

    assert texts.text("no-such-key") == "no-such-key"
    assert texts.event({"kind": "spice_blow", "amount": 6}) == "event-spice-blow"
    assert texts.prompt("no_such", "paul") == "ask-no-such"
    assert texts.ending(Outcome((), "no_such", "X-END-1")) == "ending-no-such"


def test_a_name_falls_back_to_the_word() -> None:
    assert Texts(Crysknife, "it").name("bene_gesserit") == "bene gesserit"


def test_a_language_without_a_catalogue_speaks_english() -> None:
    assert Texts(Crysknife, "de").name("stone") == "stone"
    assert Texts(Crysknife, "de").text("yes") == "yes"


def test_a_translation_that_lacks_a_message_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("ask-bid = Your bid, { $seat }?\nask-pass = Pass?")
    (tmp_path / "texts" / "it.ftl").write_text("ask-bid = La tua offerta, { $seat }?")

    class Auction(Game):
        name = "auction"
        folder = tmp_path

    texts = Texts(Auction, "it")

    assert texts.prompt("bid", "red_seat") == "La tua offerta, red seat?"
    assert texts.prompt("pass", "red_seat") == "Pass?"


def test_a_message_with_a_missing_argument_is_shown_all_the_same() -> None:
    assert "draws" in Texts(Crysknife).event({"kind": "drew", "seat": "paul"})


# Words.


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            {"kind": "drew", "seat": "paul", "number": 1},
            "Paul draws a card.",
            "Paul pesca una carta.",
        ),
        (
            {"kind": "drew", "seat": "paul", "number": 3},
            "Paul draws 3 cards.",
            "Paul pesca 3 carte.",
        ),
        (
            {"kind": "drew", "seat": "paul", "number": 1, "cards": ["feint_a"]},
            "Paul draws feint A.",
            "Paul pesca finta A.",
        ),
        (
            {"kind": "wounded", "seat": "feyd", "die": 6, "wounds": 1},
            "The blade finds Feyd: the die shows 6, and Feyd bears one wound now.",
            "La lama raggiunge Feyd: il dado mostra 6, e Feyd ha ora una ferita.",
        ),
        (
            {"kind": "plan", "seat": "feyd", "attack": 0, "guard": 2},
            "Feyd does not attack and guards with 2.",
            "Feyd non attacca e si difende con 2.",
        ),
    ],
)
def test_numbers_and_secrets_choose_the_words(
    event: dict[str, object], english: str, italian: str
) -> None:
    assert Texts(Crysknife, "en").event(event) == english
    assert Texts(Crysknife, "it").event(event) == italian


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("paul ground stone", "Fight on stone"),
        ("paul plan [] []", "Stand still"),
        ("paul plan [attack:2,guard:1] []", "Spend attack 2, guard 1"),
        ("paul plan [guard:1] [feint_a,feint_b]", "Spend guard 1, with feint A, feint B"),
        ("paul parry -", "Take the hit"),
        ("paul parry parry_c", "Parry, with parry C"),
    ],
)
def test_actions_in_words(notation: str, words: str) -> None:
    assert Texts(Crysknife).act(Crysknife.notation().read(notation)) == words


def test_an_action_without_words_is_shown_in_notation() -> None:
    assert Texts(None).act(Crysknife.notation().read("paul parry -")) == "paul parry -"


class Bazaar(Game):
    """A game with names in its data, names that bend, and words made of two."""

    name = "bazaar"

    @classmethod
    def names(cls, language: str, options: Mapping[str, Value]) -> dict[str, str]:
        return {"gate": "porta" if language == "it" else "Gate", "inn": "never seen"}


@pytest.fixture
def bazaar(tmp_path: Path) -> type[Game]:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(
        "name-inn = Inn\n"
        "name-guild = Guild\n    .to = to the Guild\n"
        "name-none = nobody\n    .to = to the bank\n"
        "name-at = { $name } (stall { $value })\n"
        "name-pay-over = pay more than { HALF($value) }\n"
        "event-paid = Paid { $to-to }{ $late-id ->\n    [yes] , late.\n   *[no] .\n }\n"
        "event-stock = { $goods-count } goods: { $goods }.\n"
    )

    class Here(Bazaar):
        folder = tmp_path

    return Here


def test_a_game_may_have_names_in_its_data(bazaar: type[Game]) -> None:
    assert Texts(bazaar, "en").name("gate") == "Gate"
    assert Texts(bazaar, "it").name("gate") == "porta"
    assert Texts(bazaar, "it").name("inn") == "Inn"


def test_a_word_made_of_two_has_a_name(bazaar: type[Game]) -> None:
    texts = Texts(bazaar)

    assert texts.name("gate@3") == "Gate (stall 3)"
    assert texts.name("inn@gate") == "Inn (stall Gate)"
    assert texts.name("pay>5") == "pay more than 2½"
    assert texts.name("pay<=5") == "pay<=5"


def test_a_name_bends(bazaar: type[Game]) -> None:
    texts = Texts(bazaar)

    assert texts.event({"kind": "paid", "to": "guild", "late": False}) == "Paid to the Guild."
    assert texts.event({"kind": "paid", "to": None, "late": True}) == "Paid to the bank, late."


def test_tables_are_counted_too(bazaar: type[Game]) -> None:
    event = {"kind": "stock", "goods": {"gate": 1, "inn": 0}}

    assert Texts(bazaar).event(event) == "2 goods: Gate 1, Inn 0."


def test_the_dot_of_an_abbreviation_ends_a_sentence(bazaar: type[Game]) -> None:
    event = {"kind": "stock", "goods": ["Guild Rep."]}

    assert Texts(bazaar).event(event) == "1 goods: Guild Rep."


def test_halves() -> None:
    assert [half(number) for number in (0, 1, 2, 5, 40)] == ["0", "½", "1", "2½", "20"]
    assert half("Paul: 5, Feyd: 4") == "Paul: 2½, Feyd: 2"


def test_any_value_can_be_said() -> None:
    texts = Texts(Crysknife)
    plan = Crysknife.notation().read("paul plan [attack:2] []").to_json()

    assert texts.say(None) == texts.say([]) == "none"
    assert texts.say(True) == "yes"
    assert texts.say(["feint_a", 3, False]) == "feint A, 3, no"
    assert texts.say((("arrakeen", 2), ("sietch_tabr", 1))) == "arrakeen 2, sietch tabr 1"
    assert texts.say({"wounds": 2, "leader": "feyd"}) == "wounds 2, leader Feyd"
    assert texts.say({"wounds": 0, "leader": None, "cards": []}) == texts.say({}) == "none"
    assert texts.say({"paul": 0, "feyd": 2}) == "Paul 0, Feyd 2"
    assert texts.say([5, 0]) == "5, 0"
    assert texts.say(plan) == "Spend attack 2"
    assert texts.say({"kind": "plan", "seat": 7}) == "kind plan, seat 7"
    assert texts.say({"kind": ["plan"]}) == "kind plan"
