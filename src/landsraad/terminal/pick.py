"""Pick: from any space of choices to one of them, by questions a person can answer.

A few choices are a numbered list. A larger space is narrowed by what it is built from: first the
kind of action, then field by field; numbers are typed, members of a set are picked by number, and
text shortens a long list to what contains it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from landsraad.kernel.action import Action
from landsraad.kernel.choices import Choices, Counts, Listed, Product, Range, Subsets, Sum
from landsraad.terminal.show import LOUD, QUIET
from landsraad.texts import Texts

FEW = 30  # choices that are simply listed
HANDFUL = 5  # choices of one kind that are listed among others
TALL = 12  # entries of a list with one column
MANY = 5_000  # values that are put together from several spaces
NONE = "-"  # as in notation

Hear = Callable[[Callable[[], None]], str]
"""Shows a question, by calling what it is given, and returns the answer."""


class Back(Exception):
    """An empty line: one step back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list. A value that is itself a space is narrowed further."""

    label: str
    value: Any


@dataclass(frozen=True, slots=True)
class Section:
    """Some lines under a title."""

    title: str
    entries: Sequence[Entry]


class Picker:
    """Asks until one choice is left. Raises Back when the person goes back instead."""

    def __init__(self, texts: Texts, console: Console, hear: Hear) -> None:
        self.texts = texts
        self.console = console
        self.hear = hear

    def pick(self, space: Choices[Any], title: str) -> Any:
        """One of the choices of a space."""
        if isinstance(space, Range):
            return self.number(space, title)
        entries = self.entries(space, FEW if space.size <= FEW else HANDFUL)
        if len(entries) > 1 or not isinstance(entries[0].value, Choices):
            return self.menu([Section(title, entries)])
        kind = by_kind(space)[0]
        if isinstance(kind, list):
            return self.fields(kind)
        if isinstance(kind, Subsets):
            return self.members(kind, title)
        if isinstance(kind, Counts):
            return self.counts(kind, title)
        return self.menu([Section(title, [Entry(self.texts.say(value), value) for value in space])])

    def entries(self, space: Choices[Any], room: int) -> list[Entry]:
        """The lines of a space: its choices if there is room for them, else its kinds."""
        kinds = by_kind(space)
        if len(kinds) > 1:
            left = room if space.size <= room else HANDFUL
            parts = [Sum(*kind) if isinstance(kind, list) else kind for kind in kinds]
            return [entry for part in parts for entry in self.entries(part, left)]
        if space.size <= room and not is_counted(space):
            return [Entry(self.texts.say(value), value) for value in space]
        return [Entry(self.label(space), space)]

    def label(self, space: Choices[Any]) -> str:
        """A space in a few words: the kind of its actions, and how many there are."""
        first = space.at(0)
        name = self.texts.name(first.kind) if isinstance(first, Action) else self.texts.say(first)
        key = "ways" if space.size <= MANY else "ways-many"
        return self.texts.text(key, name=name, number=space.size)

    # Lists.

    def menu(self, sections: Sequence[Section]) -> Any:
        """One line of a list, by its number or by a part of its text."""
        entries = [entry for section in sections for entry in section.entries]
        wanted = ""
        while True:
            line = self.hear(partial(self.show_menu, sections, wanted))
            if not line and not wanted:
                raise Back
            found = find_entries(entries, line)
            if len(found) != 1:
                wanted = line if found else wanted
                self.tell("" if found else "no-match", typed=line)
                continue
            try:
                space = found[0].value
                return self.pick(space, found[0].label) if isinstance(space, Choices) else space
            except Back:
                wanted = ""

    def show_menu(self, sections: Sequence[Section], wanted: str) -> None:
        numbers = count(1)
        for section in sections:
            labels = [(next(numbers), entry.label) for entry in section.entries]
            lines = [numbered(number, label) for number, label in labels if matches(label, wanted)]
            self.ask(section.title)
            self.console.print(in_columns(lines[:FEW]))
            if len(lines) > FEW:
                self.tell("more", number=len(lines) - FEW)

    # Actions, field by field.

    def fields(self, products: Sequence[Product]) -> Action:
        """Each answer leaves the products that offer it; an empty line goes one field back."""
        made, seat = products[0].made, products[0].seat
        names: tuple[str, ...] = made.__match_args__[1:]
        chosen: list[Any] = []
        asked: list[int] = []
        while len(chosen) < len(names):
            place = len(chosen)
            offered = [product.fields[place] for product in fitting(products, chosen)]
            space = merged(offered)
            if space.size == 1:
                chosen.append(space.at(0))
                continue
            try:
                value = self.pick(space, self.texts.name(names[place]))
            except Back:
                if not asked:
                    raise
                del chosen[asked.pop() :]
                continue
            if any(field.find(value) >= 0 for field in offered):
                asked.append(place)
                chosen.append(value)
            else:
                self.tell("not-offered", value=self.texts.say(value))
        return made(seat, *chosen)

    # Values.

    def number(self, space: Range, title: str) -> int:
        """A number, typed as it is."""

        def question() -> None:
            self.ask(self.texts.text("a-number", name=title, low=space.low, high=space.high))

        while line := self.hear(question):
            try:
                value = int(line)
            except ValueError:
                value = space.low - 1
            if space.find(value) >= 0:
                return value
            self.tell("not-a-number", low=space.low, high=space.high)
        raise Back

    def members(self, space: Subsets[Any], title: str) -> tuple[Any, ...]:
        """Several members of a pool, by their numbers."""
        pool = [self.texts.say(member) for member in space.pool]
        heading = self.texts.text("some-of", name=title, low=space.low, high=space.high)
        for line in self.answers(heading, pool):
            numbers = sorted(set(read_numbers(line, len(pool))))
            value = tuple([space.pool.at(number - 1) for number in numbers])
            if (numbers or line == NONE) and space.find(value) >= 0:
                return value
            self.tell("not-some-of", low=space.low, high=space.high)
        raise Back

    def counts(self, space: Counts[Any], title: str) -> tuple[tuple[Any, int], ...]:
        """How many of each: all in their order, or `member:number` for some."""
        pool = [
            self.texts.text("up-to", name=self.texts.say(member), number=limit)
            for member, limit in zip(space.pool, space.limits, strict=True)
        ]
        heading = self.texts.text("how-many", name=title, low=space.low, high=space.high)
        for line in self.answers(heading, pool):
            counts = read_counts(line, len(pool))
            value = tuple([(space.pool.at(i), n) for i, n in enumerate(counts or ()) if n])
            if counts is not None and space.find(value) >= 0:
                return value
            self.tell("not-how-many", low=space.low, high=space.high)
        raise Back

    def answers(self, heading: str, pool: Sequence[str]) -> Iterable[str]:
        """Lines until an empty one; text that is in a long list's names shortens the list."""
        section = Section(heading, [Entry(name, None) for name in pool])
        wanted = ""
        while line := self.hear(partial(self.show_menu, [section], wanted)):
            if len(pool) > FEW and any(matches(name, line) for name in pool):
                wanted = line
            else:
                yield line

    # Saying.

    def ask(self, question: str) -> None:
        self.console.print(Text(question, LOUD))

    def tell(self, key: str, **arguments: object) -> None:
        if key:
            self.console.print(Text(self.texts.text(key, **arguments), QUIET))


def by_kind(space: Choices[Any]) -> list[Choices[Any] | list[Product]]:
    """The parts of a space, all products that make the same actions together."""
    kinds: dict[object, Choices[Any] | list[Product]] = {}
    for part in flat(space):
        if isinstance(part, Product):
            together = kinds.setdefault(part.made, [])
            assert isinstance(together, list)
            together.append(part)
        else:
            kinds[len(kinds)] = part
    return list(kinds.values())


def is_counted(space: Choices[Any]) -> bool:
    """Whether a field is a number of some length: in a list, line 4 might say `bid 3`."""
    fields = [field for part in flat(space) if isinstance(part, Product) for field in part.fields]
    return any(isinstance(field, Range) and field.size > HANDFUL for field in fields)


def flat(space: Choices[Any]) -> Iterable[Choices[Any]]:
    """The parts of a sum and of the sums in it that offer anything."""
    if isinstance(space, Sum):
        for part in space.spaces:
            yield from flat(part)
    elif space.size:
        yield space


def fitting(products: Sequence[Product], chosen: Sequence[Any]) -> list[Product]:
    """The products whose first fields offer what has been chosen."""
    return [
        product
        for product in products
        if all(field.find(value) >= 0 for field, value in zip(product.fields, chosen, strict=False))
    ]


def merged(spaces: Sequence[Choices[Any]]) -> Choices[Any]:
    """One space for all values of several; between two ranges it may offer more than they do."""
    different = [space for n, space in enumerate(spaces) if space not in spaces[:n]]
    if len(different) == 1:
        return different[0]
    ranges = [space for space in different if isinstance(space, Range)]
    if len(ranges) == len(different):
        return Range(min(r.low for r in ranges), max(r.high for r in ranges))
    if sum(space.size for space in different) <= MANY:
        return Listed(*dict.fromkeys([value for space in different for value in space]))
    return Sum(*different)


def find_entries(entries: Sequence[Entry], line: str) -> list[Entry]:
    """The lines that are meant: by number, by their whole text, or by a part of it."""
    if is_number(line):
        return [entries[int(line) - 1]] if 1 <= int(line) <= len(entries) else []
    found = [entry for entry in entries if matches(entry.label, line)]
    return [entry for entry in found if len(entry.label) == len(line)] or found


def is_number(word: str) -> bool:
    return word.isdecimal() and len(word) < 10


def read_numbers(line: str, highest: int) -> list[int]:
    """The numbers of a line, each from 1 to the highest; nothing if anything else stands there."""
    words = line.replace(",", " ").split()
    if not all(is_number(word) and 1 <= int(word) <= highest for word in words):
        return []
    return [int(word) for word in words]


def read_counts(line: str, places: int) -> list[int] | None:
    """`3 2` for each place in turn, or `1:3 4:2` for some places; `-` for none of any."""
    words = [] if line == NONE else line.replace(",", " ").split()
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


def matches(label: str, wanted: str) -> bool:
    return wanted.casefold() in label.casefold()


def numbered(number: int, label: str) -> Text:
    return Text(f"{number:4}  ", QUIET).append(label, "not dim")


def in_columns(lines: Sequence[Text]) -> RenderableType:
    """A short list in one column, a long one in as many as fit."""
    if len(lines) <= TALL:
        return Text("\n").join(lines)
    return Columns(lines, equal=True, column_first=True, padding=(0, 3))
