"""Do the words suffice? What tests of message catalogues share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landsraad.kernel.action import Action
from landsraad.texts import COMPOUND, SIGNS, Texts, key_of


def problems(texts: Texts, key: str, fields: dict[str, object]) -> list[Exception]:
    """What is wrong with a message of the language itself, without the help of English."""
    if not texts.bundles[0].has_message(key):
        return [LookupError(key)]
    return texts.message(key, texts.arguments(fields))[1]


def is_named(texts: Texts, word: str) -> bool:
    """Whether a word has a name in the language itself; both parts of one made of two."""
    if has_name(texts, word) or word.isdecimal() or word in texts.names:
        return True
    parts = COMPOUND.fullmatch(word)
    if parts is None or not is_named(texts, parts["value"]):
        return False
    sign = SIGNS[parts["sign"]]
    own = has_name(texts, f"{parts['name']}-{sign}")
    return own or (has_name(texts, sign) and is_named(texts, parts["name"]))


def has_name(texts: Texts, word: str) -> bool:
    return bool(texts.bundles[0].has_message(key_of("name", word)))


def fields_of(action: Action) -> dict[str, object]:
    names: tuple[str, ...] = action.__match_args__
    return {name: getattr(action, name) for name in names}


def words_in(value: Any) -> Iterator[str]:
    """All keys and values, but for actions in notation."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from words_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from words_in(item)
    elif isinstance(value, str) and " " not in value:
        yield value
