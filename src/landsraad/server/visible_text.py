"""Visible text: names and lines of chat that people can read and tell apart.

A name is for telling people apart, so what hides in it or imitates another is refused, and what
only looks different to a program is made the same. Chat is forgiving: what cannot be seen is left
out of a line, and the rest stands.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from landsraad.server.store import LONGEST_NAME, Unfit

JOINERS: Final = frozenset("\u200c\u200d")
"""Not to be seen, but Persian and the scripts of India are written with them, emoji too."""
HIDDEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join([chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))])
)
"""Letters, marks and a symbol that are not to be seen, though Unicode counts them as such."""
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
LINE_ENDS: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029")
MARKS: Final = frozenset({"Mn", "Me"})
MOST_MARKS: Final = 3
"""Marks on one letter, those included that are part of it: ᾧ has three."""

EAST_ASIAN: Final = frozenset(
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "HANGUL", "BOPOMOFO"}
)
"""Written together, and with Latin letters in between."""
UNJOINED: Final = EAST_ASIAN | {"", "ARMENIAN", "CYRILLIC", "GEORGIAN", "GREEK", "HEBREW", "LATIN"}
"""Scripts to which joiners do nothing."""

TWINS: Final = str.maketrans(
    # Cyrillic, Greek and Armenian letters that look like a Latin one in most fonts.
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухһԁԛԝүӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳοϲՍՕհոսօց",
    "ABESIJKMHOPCTYXYGQWaesijopcyxhdqwylABEZHIKMNOPTYXCjocUOhnuog",
)
LATIN_TWINS: Final = str.maketrans("ɑɡɩᴄᴏᴜᴠᴡᴢꜱ´", "agicouvwzs'")
"""Rare Latin letters that look like a common one, and the accent that stands for an apostrophe."""


class Unreadable(Unfit):
    """A text that people cannot read, or would take for another."""


# Names.


def check_name(name: str) -> str:
    """A name of a guest or of a table, as others will see it.

    Raises:
        Unreadable: it hides something, or imitates another.
    """
    name = unicodedata.normalize("NFKC", name.translate(LATIN_TWINS).replace("\ufe0f", ""))
    if not LINE_ENDS.isdisjoint(name.strip()):
        raise Unreadable("A name is one line.")
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Unreadable(f"A name has 1 to {LONGEST_NAME} characters.")
    if any(is_hidden(name, place) for place in range(len(name))):
        raise Unreadable("A name has only letters and signs that can be seen.")
    if without_stacks(name) != name:
        raise Unreadable("A name has no marks upon marks.")
    if any(mixes_scripts(word) for word in name.split(" ")):
        raise Unreadable("Each word of a name is written in one alphabet.")
    return as_latin(name)


def is_hidden(text: str, place: int) -> bool:
    """Whether a character cannot be seen; joiners can, by what they do to their neighbours."""
    sign = text[place]
    if sign in JOINERS:
        around = (text[place - 1 : place], text[place + 1 : place + 2])
        return any(script_of(neighbour) in UNJOINED for neighbour in around)
    return sign in HIDDEN or unicodedata.category(sign) in INVISIBLE


def script_of(sign: str) -> str:
    """The script of a letter, such as LATIN or ARABIC; empty for what is none."""
    if not sign or unicodedata.category(sign)[0] not in "LM":
        return ""
    found = unicodedata.name(sign, "").partition(" ")[0]
    return "" if found in {"COMBINING", "MODIFIER"} else found


def mixes_scripts(word: str) -> bool:
    """Whether a word has letters of several alphabets, such as a Cyrillic one among Latin ones."""
    scripts = {script_of(sign) for sign in word} - {""}
    return len(scripts) > 1 and not scripts <= EAST_ASIAN | {"LATIN"}


def as_latin(name: str) -> str:
    """A name of which every letter looks like a Latin one, written with those.

    It looks as before, and is the same for everybody now who would have taken it for the other.
    """
    twin = name.translate(TWINS)
    letters = [sign for sign in twin if unicodedata.category(sign).startswith("L")]
    return twin if all(sign.isascii() for sign in letters) else name


# Chat.


def visible_line(text: str) -> str:
    """A line of chat without what cannot be seen, and without ends of lines.

    Raises:
        Unreadable: it has control characters, or nothing of it can be seen.
    """
    text = "".join([" " if sign in LINE_ENDS else sign for sign in text])
    if any(unicodedata.category(sign) == "Cc" for sign in text):
        raise Unreadable("A line of chat has no control characters.")
    text = "".join([sign for sign in text if sign in JOINERS or not is_invisible(sign)])
    text = without_stacks(text).strip()
    if not any(is_seen(sign) for sign in text):
        raise Unreadable("A line of chat has something to be seen.")
    return text


def is_invisible(sign: str) -> bool:
    """Variation selectors are fine in chat: they choose how an emoji looks."""
    if sign in HIDDEN:
        return unicodedata.category(sign) != "Mn"
    return unicodedata.category(sign) in INVISIBLE


def is_seen(sign: str) -> bool:
    return sign not in HIDDEN and unicodedata.category(sign)[0] in "LNPS"


def without_stacks(text: str) -> str:
    """A text without the marks that stand on too many others, on the same one, or on nothing."""
    taken_apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(unstacked(taken_apart)))


def unstacked(text: str) -> Iterator[str]:
    base, marks = "", ""
    for sign in text:
        if unicodedata.category(sign) not in MARKS:
            base, marks = sign, ""
            yield sign
        elif base.strip() and sign not in marks and len(marks) < MOST_MARKS:
            marks += sign
            yield sign
