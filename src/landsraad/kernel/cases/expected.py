"""Expected values: what may be said in place of a value, and whether what was found is that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from landsraad.kernel.checks import DataPath, anything, exactly, list_of, table
from landsraad.kernel.view_shapes import Shape

NOTHING: Final = "nothing"


def differences(where: str, expected: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[str]:
    """Where `found` does not hold what is expected.

    Tables may hold more, unless they are expected to be empty; lists may not.
    """
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key not in found:
            yield f"{place}: expected {as_json(value)}, but it is not there"
        elif value and is_plain_table(value) and isinstance(found[key], dict):
            yield from differences(place, value, found[key])
        elif not holds(value, found[key]):
            yield f"{place}: expected {as_json(value)}, found {found[key]}"


def holds(expected: Any, found: Any) -> bool:
    """Whether this is what was expected."""
    for word, fits in WORDS.items():
        if is_table_with(word, expected):
            return fits(expected[word], found)
    if expected and isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and holds(value, found[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(holds, expected, found))
    return type(expected) is type(found) and bool(expected == found)


# Words in place of a value.


def is_nothing(_: object, found: Any) -> bool:
    return found is None


def is_one_of(expected: list[Any], found: Any) -> bool:
    return any(holds(value, found) for value in expected)


def includes(expected: list[Any], found: Any) -> bool:
    """Each of these is an item of its own in the list that was found."""
    if not isinstance(found, list):
        return False
    left = list(found)
    for value in expected:
        fitting = [item for item in left if holds(value, item)]
        if not fitting:
            return False
        left.remove(fitting[0])
    return True


WORDS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "is": is_nothing,
    "one_of": is_one_of,
    "includes": includes,
}


def is_table_with(word: str, value: object) -> bool:
    return isinstance(value, dict) and word in value


def is_plain_table(value: object) -> bool:
    """Whether this is a table of entries, and no word with what it needs."""
    return isinstance(value, dict) and not any(word in value for word in WORDS)


def as_json(value: Any) -> str:
    """What was expected, for a sentence."""
    if is_table_with("is", value):
        return NOTHING
    if is_table_with("one_of", value):
        return f"one of {value['one_of']}"
    if is_table_with("includes", value):
        return f"a list with {value['includes']}"
    return str(value)


# Reading.


def check_expected(value: object, path: DataPath, shape: Shape | None) -> None:
    """Nothing but values, or words with what they need; and only entries that a view can have."""
    if isinstance(value, list):
        check_items(value, path, shape)
    elif is_plain_table(value):
        assert isinstance(value, dict)
        check_table(value, path, shape)
    elif isinstance(value, dict):
        check_word(value, path, shape)


def check_items(items: list[Any], path: DataPath, shape: Shape | None) -> None:
    inner = None if shape is None else shape.items()
    for place, item in enumerate(items, 1):
        check_expected(item, path.entry(place), inner)


def check_table(entries: dict[str, Any], path: DataPath, shape: Shape | None) -> None:
    for name, value in entries.items():
        inner = None
        if shape is not None:
            inner = shape.entry(name)
            if not inner:
                raise path.unknown(name, shape.names())
        check_expected(value, path.entry(name), inner)


def check_word(value: dict[str, Any], path: DataPath, shape: Shape | None) -> None:
    words = WORD(value, path)
    if len(words) > 1:
        raise path.wrong(f"can only be one of these: {', '.join(words)}")
    for item in value.get("one_of", []):
        check_expected(item, path, shape)
    if "includes" in value:
        check_items(value["includes"], path, shape)


WORD: Final = table(
    {
        "is": exactly(NOTHING),
        "one_of": list_of(anything, least=1),
        "includes": list_of(anything, least=1),
    }
)
