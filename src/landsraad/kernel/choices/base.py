"""The base of all spaces of choices: a sequence that is built on `size`, `at` and `find`."""

from __future__ import annotations

import operator
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from landsraad.kernel.action import Action, identical
from landsraad.kernel.chance import Chance
from landsraad.kernel.values import Json

T = TypeVar("T")

ABSENT = -1
"""The index of what is not among the choices."""


class Choices(Generic[T]):
    """A lazy sequence without duplicates. Subclasses set `size` and write `at` and `find`."""

    __slots__ = ("size",)

    size: int

    def at(self, index: int) -> T:
        """The element at an index from 0 to size - 1."""
        raise NotImplementedError

    def find(self, value: object) -> int:
        """The index of an element, or ABSENT."""
        raise NotImplementedError

    def has(self, value: object) -> bool:
        """Whether it is an element; often cheaper than its index."""
        return self.find(value) >= 0

    def arranged(self, value: object) -> object:
        """A value with its sets in the order of this space; it may still not be an element."""
        return value

    def to_json(self) -> dict[str, Json]:
        """A complete description of the space for a client."""
        raise NotImplementedError

    def parts(self) -> tuple[object, ...]:
        """What the space was built from; two spaces built alike are equal."""
        raise NotImplementedError

    def fitting(self, action: Action) -> int:
        """How many leading fields of an action fit; ABSENT if no action of its kind is offered."""
        return ABSENT

    def sample(self, chance: Chance) -> T:
        """One element, all equally likely."""
        return self.at(chance.below(self.size))

    def __len__(self) -> int:
        if self.size > sys.maxsize:
            raise OverflowError("too many for len(); ask for size")
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return tuple([self.at(i) for i in range(*index.indices(self.size))])
        index = operator.index(index)
        if not -self.size <= index < self.size:
            raise IndexError(f"index {index} is outside {self.size} choices")
        return self.at(index if index >= 0 else index + self.size)

    def __contains__(self, value: object) -> bool:
        return self.has(value)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        found = self.find(value)
        start, stop, _ = slice(start, stop).indices(self.size)
        if not start <= found < stop:
            raise ValueError(f"{value!r} is not among the choices")
        return found

    def count(self, value: Any) -> int:
        return 1 if self.has(value) else 0

    def __iter__(self) -> Iterator[T]:
        for index in range(self.size):
            yield self.at(index)

    def __reversed__(self) -> Iterator[T]:
        for index in range(self.size - 1, -1, -1):
            yield self.at(index)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        assert isinstance(other, Choices)
        return identical(self.parts(), other.parts())

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as it was built."""
        return type(self), self.parts()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.parts()))})"


# Not a base class: compiled classes would share what `Sequence` remembers of its instances, and
# take any text or list for a space.
Sequence.register(Choices)
