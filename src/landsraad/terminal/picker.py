"""Picks one choice from any space of choices, by questions that a person can answer.

A few choices are a numbered list. A larger space is narrowed step by step: first the kind of
action, then field by field. Numbers are typed, members of a set are picked by their numbers, and
typing a part of a name filters a long list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from landsraad.kernel.action import Action
from landsraad.kernel.choices import (
    Choices,
    Counts,
    Listed,
    Product,
    Range,
    Subsets,
    Sum,
    flatten,
)
from landsraad.terminal.screen import Screen
from landsraad.terminal.styles import MUTED, STRONG

LIST_LIMIT = 30  # up to so many choices are simply listed
KIND_LIMIT = 5  # up to so many choices of one kind are listed among others
COLUMN_LIMIT = 12  # up to so many entries are printed in one column
MANY_WAYS = 5_000  # more choices than this are not counted in a label
MERGE_LIMIT = 5_000  # up to so many values of several spaces are merged into one list
EMPTY = "-"  # the empty set, as in notation

ReadAnswer = Callable[[Callable[[], None]], str]
"""Calls a function that prints the question, and returns the answer."""


class GoBack(Exception):
    """The person has entered an empty line: one step back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a menu. If its value is a space of choices, it is narrowed further."""

    label: str
    value: Any


@dataclass(frozen=True, slots=True)
class Section:
    """Entries of a menu under a title."""

    title: str
    entries: Sequence[Entry]


class Picker:
    """Asks until one choice is left. Raises GoBack if the person goes back instead."""

    def __init__(self, screen: Screen, read_answer: ReadAnswer) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.read_answer = read_answer

    def pick(self, space: Choices[Any], title: str) -> Any:
        """One of the choices of a space."""
        if isinstance(space, Range):
            return self.pick_number(space, title)
        entries = self.menu_entries(space, LIST_LIMIT if space.size <= LIST_LIMIT else KIND_LIMIT)
        if len(entries) > 1 or not isinstance(entries[0].value, Choices):
            return self.pick_from_menu([Section(title, entries)])
        kind = group_by_kind(space)[0]
        if isinstance(kind, list):
            return self.pick_fields(kind)
        if isinstance(kind, Subsets):
            return self.pick_subset(kind, title)
        if isinstance(kind, Counts):
            return self.pick_counts(kind, title)
        return self.pick_from_menu([Section(title, self.entry_for_each(space))])

    # Menus.

    def menu_entries(self, space: Choices[Any], limit: int) -> list[Entry]:
        """An entry for each choice if there are not too many, else one for each kind."""
        kinds = group_by_kind(space)
        if len(kinds) > 1:
            limit_of_kind = limit if space.size <= limit else KIND_LIMIT
            parts = [Sum(*kind) if isinstance(kind, list) else kind for kind in kinds]
            return [entry for part in parts for entry in self.menu_entries(part, limit_of_kind)]
        if space.size <= limit and not has_number_field(space):
            return self.entry_for_each(space)
        return [Entry(self.label(space), space)]

    def entry_for_each(self, space: Choices[Any]) -> list[Entry]:
        return [Entry(self.texts.say(value), value) for value in space]

    def label(self, space: Choices[Any]) -> str:
        """A space in a few words: the kind of its actions, and how many there are."""
        first = space.at(0)
        name = self.texts.name(first.kind) if isinstance(first, Action) else self.texts.say(first)
        key = "ways" if space.size <= MANY_WAYS else "ways-many"
        return self.texts.text(key, name=name, number=space.size)

    def pick_from_menu(self, sections: Sequence[Section]) -> Any:
        """The value of an entry, picked by its number or by a part of its label."""
        entries = [entry for section in sections for entry in section.entries]
        filter_text = ""
        while True:
            line = self.read_answer(partial(self.print_menu, sections, filter_text))
            if not line and not filter_text:
                raise GoBack
            found = find_entries(entries, line)
            if len(found) != 1:
                filter_text = line if found else filter_text
                if not found:
                    self.print_hint("no-match", typed=line)
                continue
            try:
                space = found[0].value
                return self.pick(space, found[0].label) if isinstance(space, Choices) else space
            except GoBack:
                filter_text = ""

    def print_menu(self, sections: Sequence[Section], filter_text: str) -> None:
        """All entries that match; each keeps the number that it has in the whole menu."""
        numbers = count(1)
        for section in sections:
            numbered = [(next(numbers), entry.label) for entry in section.entries]
            lines = [menu_line(*entry) for entry in numbered if matches(entry[1], filter_text)]
            self.print_question(section.title)
            self.screen.print(in_columns(lines[:LIST_LIMIT]))
            if len(lines) > LIST_LIMIT:
                self.print_hint("more", number=len(lines) - LIST_LIMIT)

    # Actions, field by field.

    def pick_fields(self, products: Sequence[Product]) -> Action:
        """Each answer leaves the products that offer it; an empty line goes one field back."""
        action_type, seat = products[0].made, products[0].seat
        names: tuple[str, ...] = action_type.__match_args__[1:]
        chosen: list[Any] = []
        asked: list[int] = []
        while len(chosen) < len(names):
            place = len(chosen)
            offered = [product.fields[place] for product in products_offering(products, chosen)]
            space = merge(offered)
            if space.size == 1:
                chosen.append(space.at(0))
                continue
            try:
                value = self.pick(space, self.texts.name(names[place]))
            except GoBack:
                if not asked:
                    raise
                del chosen[asked.pop() :]
                continue
            if any(field.has(value) for field in offered):
                asked.append(place)
                chosen.append(value)
            else:
                self.print_hint("not-offered", value=self.texts.say(value))
        return action_type(seat, *chosen)

    # Values.

    def pick_number(self, space: Range, title: str) -> int:
        """A number, typed as it is."""

        def question() -> None:
            text = self.texts.text("a-number", name=title, low=space.low, high=space.high)
            self.print_question(text)

        while line := self.read_answer(question):
            try:
                value = int(line)
            except ValueError:
                value = space.low - 1
            if space.has(value):
                return value
            self.print_hint("not-a-number", low=space.low, high=space.high)
        raise GoBack

    def pick_subset(self, space: Subsets[Any], title: str) -> tuple[Any, ...]:
        """Several members of a pool, by their numbers."""
        pool = [self.texts.say(member) for member in space.pool]
        heading = self.texts.text("some-of", name=title, low=space.low, high=space.high)
        for line in self.read_pool_answers(heading, pool):
            numbers = sorted(set(parse_numbers(line, len(pool))))
            value = tuple([space.pool.at(number - 1) for number in numbers])
            if (numbers or line == EMPTY) and space.has(value):
                return value
            self.print_hint("not-some-of", low=space.low, high=space.high)
        raise GoBack

    def pick_counts(self, space: Counts[Any], title: str) -> tuple[tuple[Any, int], ...]:
        """How many of each member: all in their order, or `member:number` for some."""
        pool = [
            self.texts.text("up-to", name=self.texts.say(member), number=limit)
            for member, limit in zip(space.pool, space.limits, strict=True)
        ]
        heading = self.texts.text("how-many", name=title, low=space.low, high=space.high)
        for line in self.read_pool_answers(heading, pool):
            counts = parse_counts(line, len(pool))
            value = tuple([(space.pool.at(i), n) for i, n in enumerate(counts or ()) if n])
            if counts is not None and space.has(value):
                return value
            self.print_hint("not-how-many", low=space.low, high=space.high)
        raise GoBack

    def read_pool_answers(self, heading: str, pool: Sequence[str]) -> Iterable[str]:
        """Lines until an empty one; a part of a name in a long list only filters the list."""
        section = Section(heading, [Entry(name, None) for name in pool])
        filter_text = ""
        while line := self.read_answer(partial(self.print_menu, [section], filter_text)):
            if len(pool) > LIST_LIMIT and any(matches(name, line) for name in pool):
                filter_text = line
            else:
                yield line

    # Output.

    def print_question(self, question: str) -> None:
        self.screen.print_line(question, STRONG)

    def print_hint(self, key: str, **arguments: object) -> None:
        self.screen.print_message(key, MUTED, **arguments)


# Spaces of choices.


def group_by_kind(space: Choices[Any]) -> list[Choices[Any] | list[Product]]:
    """The parts of a space; all products that make the same type of action are one list."""
    kinds: dict[object, Choices[Any] | list[Product]] = {}
    for part in flatten(space):
        if isinstance(part, Product):
            products = kinds.setdefault(part.made, [])
            assert isinstance(products, list)
            products.append(part)
        else:
            kinds[len(kinds)] = part
    return list(kinds.values())


def has_number_field(space: Choices[Any]) -> bool:
    """Whether an action has a number to type: in a list, line 4 might say `bid 3`."""
    fields = [
        field for part in flatten(space) if isinstance(part, Product) for field in part.fields
    ]
    return any(isinstance(field, Range) and field.size > KIND_LIMIT for field in fields)


def products_offering(products: Sequence[Product], chosen: Sequence[Any]) -> list[Product]:
    """The products whose first fields offer the chosen values."""
    return [
        product
        for product in products
        if all(field.has(value) for field, value in zip(product.fields, chosen, strict=False))
    ]


def merge(spaces: Sequence[Choices[Any]]) -> Choices[Any]:
    """One space with the values of several; of ranges, it also has what lies between them."""
    different = [space for n, space in enumerate(spaces) if space not in spaces[:n]]
    if len(different) == 1:
        return different[0]
    ranges = [space for space in different if isinstance(space, Range)]
    if len(ranges) == len(different):
        return Range(min(r.low for r in ranges), max(r.high for r in ranges))
    if sum(space.size for space in different) <= MERGE_LIMIT:
        return Listed(*dict.fromkeys([value for space in different for value in space]))
    return Sum(*different)


# Answers.


def find_entries(entries: Sequence[Entry], line: str) -> list[Entry]:
    """The entries that an answer means: by number, by the whole label, or by a part of it."""
    if is_number(line):
        return [entries[int(line) - 1]] if 1 <= int(line) <= len(entries) else []
    found = [entry for entry in entries if matches(entry.label, line)]
    return [entry for entry in found if len(entry.label) == len(line)] or found


def is_number(word: str) -> bool:
    return word.isdecimal() and len(word) < 10


def parse_numbers(line: str, highest: int) -> list[int]:
    """The numbers of a line, each from 1 to the highest; none if the line holds anything else."""
    words = line.replace(",", " ").split()
    if not all(is_number(word) and 1 <= int(word) <= highest for word in words):
        return []
    return [int(word) for word in words]


def parse_counts(line: str, places: int) -> list[int] | None:
    """`3 2` for each place in turn, or `1:3 4:2` for some places; `-` for zero everywhere."""
    words = [] if line == EMPTY else line.replace(",", " ").split()
    pairs = [word.split(":") for word in words]
    if not all(is_number(number) for pair in pairs for number in pair):
        return None
    if pairs and all(len(pair) == 1 for pair in pairs):
        return [int(number) for (number,) in pairs] if len(pairs) == places else None
    counts = [0] * places
    for pair in pairs:
        if len(pair) != 2 or not 1 <= int(pair[0]) <= places:
            return None
        counts[int(pair[0]) - 1] += int(pair[1])
    return counts


def matches(label: str, filter_text: str) -> bool:
    return filter_text.casefold() in label.casefold()


# Layout.


def menu_line(number: int, label: str) -> Text:
    return Text(f"{number:4}  ", MUTED).append(label, "not dim")


def in_columns(lines: Sequence[Text]) -> RenderableType:
    """A short list in one column, a long one in as many as fit."""
    if len(lines) <= COLUMN_LIMIT:
        return Text("\n").join(lines)
    return Columns(lines, equal=True, column_first=True, padding=(0, 3))
