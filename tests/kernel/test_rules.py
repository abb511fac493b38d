"""The rules catalogue: every rule with its id, in English and, where there are words, otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

import landsraad.kernel as k
from crysknife import Crysknife
from landsraad.kernel.refusals import because
from landsraad.kernel.rules import BadCatalogue, Catalogue, Rule
from landsraad.kernel.values import Value

BID = """
[T-BID-1]
title = "Bids"
text = "Bids are open."
source = "page 7"
ruling = 12
when = { auction = true }

[T-BID-2]
title = "Higher"
text = "A bid is higher than the last."
source = "page 7"
"""
OFFERTA = """
[T-BID-1]
title = "Offerte"
text = "Le offerte sono aperte."
"""


def catalogue(folder: Path, **chapters: str) -> Path:
    """A rules folder; `en_bid` is the chapter `en/bid.toml`."""
    for name, text in chapters.items():
        language, chapter = name.split("_")
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / f"{chapter}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_rule_has_title_text_source_and_notes(tmp_path: Path) -> None:
    """Further keys are kept as notes."""
    rules = Catalogue.load(catalogue(tmp_path, en_bid=BID))

    assert rules.rule("T-BID-1") == Rule(
        "T-BID-1", "Bids", "Bids are open.", "page 7", {}, {"ruling": 12, "when": {"auction": True}}
    )
    assert rules.rule("T-BID-2").notes == {}


def test_rules_stand_in_the_order_of_their_chapters(tmp_path: Path) -> None:
    """Chapters by the name of their file, then as written."""
    storm = BID.replace("BID", "STORM")
    rules = Catalogue.load(catalogue(tmp_path, en_storm=storm, en_bid=BID))

    assert [rule.id for rule in rules] == ["T-BID-1", "T-BID-2", "T-STORM-1", "T-STORM-2"]
    assert len(rules) == 4
    assert "T-STORM-2" in rules
    assert "T-STORM-3" not in rules


def test_another_language_lies_over_the_english_one(tmp_path: Path) -> None:
    """Its own title and text; source and notes stay."""
    rules = Catalogue.load(catalogue(tmp_path, en_bid=BID, it_offerta=OFFERTA))
    rule = rules.rule("T-BID-1", "it")

    assert (rule.title, rule.text) == ("Offerte", "Le offerte sono aperte.")
    assert (rule.source, rule.notes["ruling"]) == ("page 7", 12)
    assert rules.rule("T-BID-1").title == "Bids"


@pytest.mark.parametrize("language", ["it", "fr", "", "en"])
def test_where_there_is_no_translation_there_is_english(tmp_path: Path, language: str) -> None:
    """Of one rule, or of a whole language."""
    rules = Catalogue.load(catalogue(tmp_path, en_bid=BID, it_offerta=OFFERTA))

    assert rules.rule("T-BID-2", language).title == "Higher"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_rule_that_is_not_there_is_not_made_up(tmp_path: Path, language: str) -> None:
    """The message names it."""
    rules = Catalogue.load(catalogue(tmp_path, en_bid=BID, it_offerta=OFFERTA))

    with pytest.raises(BadCatalogue, match="there is no rule 'T-BID-9'"):
        rules.rule("T-BID-9", language)


def test_the_reason_of_a_refusal_is_the_text_of_its_rule(tmp_path: Path) -> None:
    """A missing rule still gives a sentence."""
    rules = Catalogue.load(catalogue(tmp_path, en_bid=BID))

    assert rules.reason("T-BID-2") == "A bid is higher than the last."
    assert rules.reason("T-BID-9") == "Not allowed here: T-BID-9."
    assert rules.reason("") == "Not allowed here: no rule."


WHY = (
    BID
    + """
[T-BID-2.why]
too_low = "The last bid is {bid}, made by {seat} for {cards}."
"""
)


def test_a_rule_may_say_why_it_forbids_something_here_and_now(tmp_path: Path) -> None:
    """The facts of the position stand in the sentence, by their names where they have one."""
    rules = Catalogue.load(catalogue(tmp_path, en_bid=WHY))
    facts: dict[str, Value] = {"bid": 3, "seat": "bene_gesserit", "cards": ("lasgun", "shield")}

    reason = rules.reason("T-BID-2", "too_low", facts, {"lasgun": "Lasgun"})

    assert reason == "The last bid is 3, made by bene gesserit for Lasgun, shield."
    assert rules.reason("T-BID-2", "unknown", facts) == "A bid is higher than the last."


def test_a_rule_may_give_a_reason_of_another_one(tmp_path: Path) -> None:
    """The sentence stays where it is, also in another language."""
    italian = OFFERTA + '[T-BID-2]\ntitle = "Di più"\ntext = "Di più."\n'
    reason = '[T-BID-2.why]\ntoo_low = "L\'ultima offerta è {bid}."\n'
    why = BID + '[T-BID-2.why]\ntoo_low = "The last bid is {bid}."\n'
    rules = Catalogue.load(catalogue(tmp_path, en_bid=why, it_bid=italian + reason))

    assert rules.reason("T-BID-1", "T-BID-2.too_low", {"bid": 3}) == "The last bid is 3."
    assert rules.sentence("T-BID-1", "T-BID-2.too_low", "it") == "L'ultima offerta è {bid}."
    assert rules.reason("T-BID-1", "too_low", {"bid": 3}) == "Bids are open."
    assert rules.reason("T-BID-1", "T-BID-2.unknown") == "Bids are open."


def test_a_reason_goes_from_rule_to_rule_and_keeps_its_sentence() -> None:
    """It names the rule where the sentence stands, however often it is passed on."""
    reason = because("T-BID-2", "too_low", bid=3)

    assert reason.under("T-BID-2") == reason
    assert reason.under("T-BID-1") == because("T-BID-1", "T-BID-2.too_low", bid=3)
    assert reason.under("T-BID-1").under("T-BID-3") == reason.under("T-BID-3")


def test_reasons_are_translated(tmp_path: Path) -> None:
    """Those without a translation stay English."""
    italian = OFFERTA + '[T-BID-2]\ntitle = "Di più"\ntext = "Di più."\n'
    reason = '[T-BID-2.why]\ntoo_low = "L\'ultima offerta è {bid}."\n'
    plain = Catalogue.load(catalogue(tmp_path, en_bid=WHY, it_bid=italian))
    translated = Catalogue.load(catalogue(tmp_path / "more", en_bid=WHY, it_bid=italian + reason))

    assert plain.rule("T-BID-2", "it").why == plain.rule("T-BID-2").why
    assert translated.rule("T-BID-2", "it").why == {"too_low": "L'ultima offerta è {bid}."}


@pytest.mark.parametrize(
    ("reasons", "problem"),
    [
        ("why = 3", "why is a table of sentences"),
        ("why = { low = 3 }", "why is a table of sentences"),
        ("why = { high = 'No.' }", "has a reason that the English catalogue has not"),
    ],
)
def test_reasons_that_cannot_be_read(tmp_path: Path, reasons: str, problem: str) -> None:
    """A sentence says what is wrong and where."""
    italian = f'[T-BID-2]\ntitle = "Di più"\ntext = "Di più."\n{reasons}\n'

    with pytest.raises(BadCatalogue, match=f"bid.toml: T-BID-2:? {problem}"):
        Catalogue.load(catalogue(tmp_path, en_bid=WHY, it_bid=italian))


def test_a_catalogue_is_read_once(tmp_path: Path) -> None:
    """A refusal does not read files again."""
    folder = catalogue(tmp_path, en_bid=BID)

    assert Catalogue.load(folder) is Catalogue.load(folder)


def test_files_that_are_no_chapters_are_left_alone(tmp_path: Path) -> None:
    """A note beside the chapters or the languages harms nobody."""
    folder = catalogue(tmp_path, en_bid=BID)
    (folder / "README.md").write_text("hello")
    (folder / "en" / "notes.txt").write_text("hello")

    assert len(Catalogue.load(folder)) == 2


TITLE, TEXT, SOURCE = 'title = "Bids"\n', 'text = "Open."\n', 'source = "page 7"\n'


@pytest.mark.parametrize(
    ("chapters", "message"),
    [
        ({"en_bid": "[T-BID-1"}, "bid.toml cannot be read: "),
        ({"en_bid": BID + BID}, "bid.toml cannot be read: "),
        ({"en_bid": BID, "en_zed": BID}, "zed.toml: T-BID-1 stands twice"),
        ({"en_bid": "T-BID-1 = 7"}, "bid.toml: T-BID-1 is not a table"),
        ({"en_bid": "[[T-BID-1]]\n" + TITLE + TEXT + SOURCE}, "bid.toml: T-BID-1 is not a table"),
        ({"en_bid": "[T-BID-1]\n" + TEXT + SOURCE}, "bid.toml: T-BID-1 has no title"),
        ({"en_bid": "[T-BID-1]\n" + TITLE + SOURCE}, "bid.toml: T-BID-1 has no text"),
        ({"en_bid": "[T-BID-1]\n" + TITLE + TEXT}, "bid.toml: T-BID-1 has no source"),
        ({"en_bid": "[T-BID-1]\n" + TITLE + SOURCE + "text = 7"}, "bid.toml: T-BID-1 has no text"),
        (
            {"en_bid": "[T-BID-1]\n" + TITLE + SOURCE + 'text = " "'},
            "bid.toml: T-BID-1 has no text",
        ),
        ({"en_bid": BID, "it_bid": "[T-BID-1]\n" + TEXT}, "bid.toml: T-BID-1 has no title"),
        ({"en_bid": BID, "it_bid": "[T-BID-1]\n" + TITLE}, "bid.toml: T-BID-1 has no text"),
        ({"en_bid": BID, "it_bid": OFFERTA, "it_zed": OFFERTA}, "zed.toml: T-BID-1 stands twice"),
        (
            {"en_bid": BID, "it_bid": OFFERTA.replace("BID", "STORM")},
            "bid.toml: T-STORM-1 is not a rule of the English catalogue",
        ),
        ({"en_bid": BID, "it_bid": "[T"}, "bid.toml cannot be read: "),
    ],
)
def test_a_malformed_catalogue_is_refused_in_one_sentence(
    tmp_path: Path, chapters: dict[str, str], message: str
) -> None:
    """The sentence names the chapter and the rule."""
    with pytest.raises(BadCatalogue) as wrong:
        Catalogue.load(catalogue(tmp_path, **chapters))

    assert str(wrong.value).startswith(message)
    assert "\n" not in str(wrong.value)


def test_a_chapter_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Catalogues are UTF-8."""
    folder = catalogue(tmp_path, en_bid=BID)
    (folder / "en" / "bad.toml").write_bytes(b"\xff\xfe")

    with pytest.raises(BadCatalogue, match=r"bad\.toml cannot be read"):
        Catalogue.load(folder)


def test_a_missing_rules_folder_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """A game without a catalogue is a game that cannot explain itself."""
    with pytest.raises(BadCatalogue):
        Catalogue.load(tmp_path / "nowhere")


def test_a_catalogue_without_english_is_refused(tmp_path: Path) -> None:
    """A translation of nothing is not taken for the original."""
    full = OFFERTA + 'source = "pagina 7"\n'

    with pytest.raises(BadCatalogue, match="English catalogue"):
        Catalogue.load(catalogue(tmp_path, it_bid=full))


# The catalogue of the example.


def test_the_example_has_thirteen_rules_in_two_languages() -> None:
    """Every one of them is translated."""
    rules = Crysknife.rulebook()

    assert len(rules) == 13
    assert set(rules.languages) == {"en", "it"}
    assert all(rules.rule(rule.id, "it").text != rule.text for rule in rules)


def test_every_rule_that_an_action_names_is_in_the_catalogue() -> None:
    """A refusal can always be explained."""
    named = {rule for action in Crysknife.actions for rule in (action.rule, *action.rules.values())}

    assert named <= {rule.id for rule in Crysknife.rulebook()}


def test_a_bad_catalogue_is_an_error_of_landsraad() -> None:
    """Whoever catches LandsraadError catches it."""
    assert issubclass(BadCatalogue, k.LandsraadError)
