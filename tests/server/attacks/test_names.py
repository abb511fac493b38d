"""Attack: names and lines that are not what they look like.

A name could hold signs that nobody sees, so that two looked the same; Cyrillic letters in place of
Latin ones; towers of marks that covered the lines above; and chat could turn the text around it, or
bring lines that looked like somebody else's.
"""

from __future__ import annotations

import pytest

from landsraad.server.visible_text import Unreadable, check_name, visible_line
from tests.server.serving import Player

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "name",
    [
        "Irulan",
        "Paul-Henri d'Arrakis III.",
        "Анна Каренина",
        "Мария",
        "Ελένη",
        "Ἀλέξανδρος",
        "Nguyễn Thị Ánh",
        "Yıldız Şahin",
        "Łukasz Żółć",
        "Þórdís",
        "山田太郎",
        "ゆき Tシャツ",
        "김철수",
        "محمد",
        "علی\u200cرضا",
        "שרה לוי",
        "राजकुमारी",
        "ड़ें",
        "กิตติ",
        "Muad'Dib 🐭",
    ],
)
def test_ordinary_names_are_as_they_were_given(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("  Princess \u00a0 Irulan ", "Princess Irulan"),
        ("Ｉｒｕｌａｎ", "Irulan"),
        ("𝕴𝖗𝖚𝖑𝖆𝖓", "Irulan"),
        ("ɑriɡ", "arig"),
        ("Јеѕѕіса", "Jessica"),
        ("ΜΑΧ", "MAX"),
        ("Zoe\u0308", "Zoë"),
        ("❤\ufe0f", "❤"),
    ],
)
def test_what_looks_the_same_is_the_same(name: str, seen: str) -> None:
    assert check_name(name) == seen


@pytest.mark.parametrize(
    "name",
    [
        "Iru\u200blan",  # zero width space
        "Iru\u200dlan",  # joiner, where nothing joins
        "Iru\u2060lan",  # word joiner
        "Iru\u00adlan",  # soft hyphen
        "Iru\ufefflan",
        "Irulan\U000e0041",  # tag
        "Irulan\u034f",  # combining grapheme joiner
        "Irulan\u3164",  # Hangul filler
        "\u2800",  # blank of Braille
        "\u202eevil",
        "\u2066evil\u2069",
        "evil\u200f",
        "a\u0301\u0302\u0303\u0304",
        "Ira\u0301\u0301",
        "\u0301ra",
        "two\nlines",
        "two\u2028lines",
        "a\x00b",
        "\x1b[31mred",
        "\ud800",
        "\ue000",
        "Jеssica",  # one Cyrillic letter
        "Раul",
        "αnna",
        "x" * 81,
        " \u00a0 ",
        "",
    ],
    ids=ascii,
)
def test_what_hides_or_imitates_is_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        check_name(name)


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("Bless the Maker!", "Bless the Maker!"),
        ("½ m², 50 €", "½ m², 50 €"),
        ("one\ntwo\r\nthree\tfour", "one two  three four"),
        ("\u202eabc\u202c", "abc"),
        ("e" + "\u0300\u0301\u0302\u0303\u0304\u0305" * 20, "è\u0301\u0302"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f", "👨\u200d👩\u200d👧 ❤\ufe0f"),
        ("مرحبا", "مرحبا"),
    ],
)
def test_a_line_of_chat_is_one_line_of_visible_text(line: str, seen: str) -> None:
    assert visible_line(line) == seen


@pytest.mark.parametrize(
    "line",
    [" ", "\n", "\u200b\u200b", "\u202e", "\u0301", "\u3164", "a\x00b", "\x1b[31mred"],
    ids=ascii,
)
def test_a_line_of_nothing_or_for_a_terminal_is_refused(line: str) -> None:
    with pytest.raises(Unreadable):
        visible_line(line)


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_guests_tables_and_chat(irulan: Player) -> None:
    """The same over the wire."""
    table = await irulan.table("crysknife", paul="me", feyd="me")
    for method, path, body in (
        ("POST", "/guests", {"name": "Jеssica"}),
        ("PATCH", "/me", {"name": "Iru\u200blan"}),
        ("POST", "/tables", {"game": "crysknife", "name": "\u2066evil"}),
        ("POST", "/records", {"name": "a\u0301\u0301", "record": {}}),
    ):
        assert (await irulan.ask(method, path, body, 422))["field"] == "name"
    async with irulan.socket(table) as socket:
        refused = await socket.request("say", seat="paul", text="\u200b")
        await socket.send({"type": "say", "key": "two", "seat": "paul", "text": "one\ntwo\u202e"})
        told = await socket.next("chat")

    assert refused["code"] == "unfit"
    assert [line["text"] for line in told["lines"]] == ["one two"]
