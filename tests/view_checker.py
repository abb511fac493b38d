"""Compares real views with their declaration (`view_types.py`), and tells what was never seen.

A type is made into a function once, and that function looks at many values. Types are exact: no
bool is an int, no key is missing or too many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, is_typeddict

from landsraad.kernel.view_shapes import is_union, keys_of, narrowed

Look = Callable[[Any], None]
PLAIN = (str, int, bool, NoneType)


class Misfit(AssertionError):
    """A value that is not as declared, and the way to it from outside in."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.way: list[str] = []

    def __str__(self) -> str:
        return ": ".join(filter(None, [".".join(reversed(self.way)), self.args[0]]))


class ViewChecker:
    """Looks at values of one declared type.

    Attributes:
        expected: all that the declaration says there may be: keys, words, members of unions.
        seen: what of that there has been.
    """

    def __init__(self, declared: Any) -> None:
        self.expected: set[str] = set()
        self.seen: set[str] = set()
        self._made: dict[Any, Look] = {}
        self._words: dict[Any, str] = {}  # where some words are declared first
        self.look = self._make(declared, "")

    def unseen(self) -> list[str]:
        return sorted(self.expected - self.seen)

    def _note(self, what: str) -> str:
        self.expected.add(what)
        return what

    def _make(self, hint: Any, where: str) -> Look:
        """A function that accepts what fits; `where` names the place in the declaration."""
        if hint is Any:
            return partial(look_at_json, self.seen, self._note(where))
        if hint in PLAIN:
            name = self._note(f"{where}: {hint.__name__}")
            return partial(look_at_plain, self.seen, name, hint)
        if is_typeddict(get_origin(hint) or hint):
            return self._typed_dict(hint)
        inner = get_args(hint)
        if is_union(hint):
            return self._union(inner, where)
        match get_origin(hint):
            case made if made is Annotated:
                return self._make(narrowed(hint), where)
            case made if made is Literal:
                first = self._words.setdefault(hint, where)
                words = {word: self._note(f"{first}: {word!r}") for word in inner}
                return partial(look_at_word, self.seen, words)
            case made if made is list:
                return partial(look_at_list, self._make(inner[0], f"{where}[]"))
            case made if made is tuple:
                looks = [self._make(each, f"{where}[{i}]") for i, each in enumerate(inner)]
                return partial(look_at_tuple, looks)
            case made if made is dict:
                value = self._make(inner[1], f"{where}{{}}")
                return partial(look_at_dict, words_of(inner[0]), value)
        raise TypeError(f"{where} is declared as {hint}")

    def _typed_dict(self, declared: Any) -> Look:
        """The same for a type wherever it stands, so that it may hold itself."""
        if declared not in self._made:
            name = (get_origin(declared) or declared).__name__
            looks: dict[str, Look] = {}
            absent: dict[str, str] = {}
            self._made[declared] = partial(look_at_keys, self.seen, name, looks, absent)
            for key, said in keys_of(declared).items():
                looks[key] = self._make(said.hint, f"{name}.{key}")
                if not said.required:
                    absent[key] = self._note(f"{name}.{key} absent")
        return self._made[declared]

    def _union(self, members: tuple[Any, ...], where: str) -> Look:
        """Words first, for they fit plain types as well."""
        dicts = [member for member in members if is_typeddict(member)]
        others = [member for member in members if member not in dicts]
        others.sort(key=lambda member: words_of(member) is None)
        return partial(
            look_at_union,
            [(needed_in(member), self._make(member, where)) for member in dicts],
            [self._make(member, where) for member in others],
        )


def needed_in(declared: Any) -> dict[str, frozenset[str] | None]:
    """The keys that a dict of this type has at least; of some it has certain words."""
    keys = keys_of(declared)
    return {name: words_of(key.hint) for name, key in keys.items() if key.required}


def words_of(hint: Any) -> frozenset[str] | None:
    """The words that a type allows, if it allows only some."""
    narrow = narrowed(hint) if get_origin(hint) is Annotated else hint
    return frozenset(get_args(narrow)) if get_origin(narrow) is Literal else None


def look_at_plain(seen: set[str], name: str, kind: type, value: Any) -> None:
    if type(value) is not kind:
        raise Misfit(f"{value!r} is no {kind.__name__}")
    seen.add(name)


def look_at_json(seen: set[str], name: str, value: Any) -> None:
    if isinstance(value, list):
        for each in value:
            look_at_json(seen, name, each)
    elif type(value) is dict:
        look_at_dict(None, partial(look_at_json, seen, name), value)
    elif type(value) not in PLAIN:
        raise Misfit(f"{value!r} is no JSON")
    seen.add(name)


def look_at_word(seen: set[str], words: dict[Any, str], value: Any) -> None:
    if type(value) not in (str, bool) or value not in words:
        raise Misfit(f"{value!r} is none of {', '.join(map(repr, words))}")
    seen.add(words[value])


def look_at_list(look: Look, value: Any) -> None:
    if type(value) is not list:
        raise Misfit(f"{value!r} is no list")
    look_at_parts([look] * len(value), enumerate(value))


def look_at_tuple(looks: list[Look], value: Any) -> None:
    if type(value) is not list or len(value) != len(looks):
        raise Misfit(f"{value!r} is no list of {len(looks)}")
    look_at_parts(looks, enumerate(value))


def look_at_dict(words: frozenset[str] | None, look: Look, value: Any) -> None:
    if type(value) is not dict or any(type(key) is not str for key in value):
        raise Misfit(f"{value!r} is no dict by words")
    if words is not None and words != value.keys():
        raise Misfit(f"has {', '.join(value)} instead of {', '.join(sorted(words))}")
    look_at_parts([look] * len(value), value.items())


def look_at_keys(
    seen: set[str], name: str, looks: dict[str, Look], absent: dict[str, str], value: Any
) -> None:
    if type(value) is not dict:
        raise Misfit(f"{value!r} is no {name}")
    if not value.keys() <= looks.keys():
        raise Misfit(f"{name} has no {min(value.keys() - looks.keys())!r}")
    look_at_parts([looks[key] for key in value], value.items())
    for key in looks.keys() - value.keys():
        if key not in absent:
            raise Misfit(f"{name} lacks {key!r}")
        seen.add(absent[key])


def look_at_parts(looks: Iterable[Look], parts: Iterable[tuple[object, Any]]) -> None:
    """Each part with its own function; a misfit learns which part it is in."""
    for look, (part, each) in zip(looks, parts, strict=True):
        try:
            look(each)
        except Misfit as misfit:
            misfit.way.append(f"[{part}]" if isinstance(part, int) else str(part))
            raise


def look_at_union(
    dicts: list[tuple[dict[str, frozenset[str] | None], Look]], others: list[Look], value: Any
) -> None:
    """A dict is told by the keys that it needs, and by its tag if it has one."""
    if dicts and type(value) is dict:
        for needed, look in dicts:
            if all(key in value and (not w or value[key] in w) for key, w in needed.items()):
                look(value)
                return
        raise Misfit(f"nothing like {value!r} is declared")
    for look in others:
        try:
            look(value)
        except Misfit:
            continue
        return
    raise Misfit(f"{value!r} fits none of its types")
