"""Action: what a seat does, as a value; and its notation.

    @action("{seat} bid {amount}", "X-BID-1", amount="X-BID-2")
    class Bid(Action):
        amount: int

The class name gives the kind (`bid`), the template gives the written form, which reads back:
`str(Bid("red", 3)) == "red bid 3"`. The first rule says when a bid may be made at all, the others
what limits a field. An action says what was asked, never what came of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar, dataclass_transform, get_type_hints

from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.slots import write_into_slots, write_values
from landsraad.kernel.values import Cursor, Json, Shape, Value, shape_of, to_json

SPACE = re.compile(r" +")
LONGEST = 10_000  # characters of a notation; nothing a game needs comes near


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions."""

    seat: str

    kind: ClassVar[str] = ""
    notation: ClassVar[str] = "{seat}"
    rule: ClassVar[str] = ""
    rules: ClassVar[Mapping[str, str]] = {}

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        write_into_slots(cls)
        write_values(cls)

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        """The names of the fields after the seat, in order."""
        names: tuple[str, ...] = cls.__match_args__
        return names[1:]

    def values(self) -> tuple[Value, ...]:
        """The fields after the seat, in order."""
        return tuple([getattr(self, name) for name in self.field_names()])

    def to_json(self) -> dict[str, Json]:
        names: tuple[str, ...] = self.__match_args__
        return {"kind": self.kind, **{name: to_json(getattr(self, name)) for name in names}}

    def __str__(self) -> str:
        return Form.of(type(self)).write(self)


A = TypeVar("A", bound=Action)


@dataclass_transform(frozen_default=True)
def action(notation: str, rule: str = "", /, **rules: str) -> Callable[[type[A]], type[A]]:
    """A class of actions: how they are written, and the rules of the whole and of single fields."""

    def declare(made: type[A]) -> type[A]:
        made.notation, made.rule, made.rules = notation, rule, rules
        return dataclass(frozen=True, slots=True)(made)

    return declare


def identical(one: object, other: object) -> bool:
    """Equal, and of exactly the same types all the way down."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, Action) and isinstance(other, Action):
        return identical(one.seat, other.seat) and identical(one.values(), other.values())
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(identical, one, other))
    return one == other


class Form:
    """How one class of actions is written and read."""

    forms: ClassVar[dict[type[Action], Form]] = {}

    def __init__(self, made: type[Action]) -> None:
        hints = get_type_hints(made)
        self.made = made
        names: tuple[str, ...] = made.__match_args__
        self.shapes: dict[str, Shape] = {name: shape_of(hints[name]) for name in names}
        self.pieces = made.notation.split(" ")
        if sorted(self.fields_written()) != sorted(self.shapes):
            raise TypeError(f"the notation {made.notation!r} must name each field of {made} once")

    @classmethod
    def of(cls, made: type[Action]) -> Form:
        if made not in cls.forms:
            cls.forms[made] = Form(made)
        return cls.forms[made]

    def fields_written(self) -> list[str]:
        return [piece[1:-1] for piece in self.pieces if piece.startswith("{")]

    def write(self, action: Action) -> str:
        return " ".join(
            [
                self.shapes[piece[1:-1]].write(getattr(action, piece[1:-1]))
                if piece.startswith("{")
                else piece
                for piece in self.pieces
            ]
        )

    def read(self, text: str) -> Action:
        """Raises ValueError if the text is not of this form."""
        cursor = Cursor(text)
        fields: dict[str, Value] = {}
        for piece in self.pieces:
            if piece.startswith("{"):
                fields[piece[1:-1]] = self.shapes[piece[1:-1]].read(cursor)
            else:
                cursor.expect(piece)
            if cursor.rest() and cursor.take(SPACE) is None:
                raise ValueError(f"a space expected at {cursor.rest()!r}")
        if cursor.rest():
            raise ValueError(f"nothing expected at {cursor.rest()!r}")
        return self.made(**fields)  # type: ignore[arg-type]  # the shapes have checked them

    def from_json(self, data: Mapping[str, object]) -> Action:
        """Raises ValueError if the fields are not exactly those of the action."""
        if set(data) != {"kind", *self.shapes}:
            raise ValueError(f"its fields are {', '.join(self.shapes)}")
        fields = {name: shape.from_json(data[name]) for name, shape in self.shapes.items()}
        return self.made(**fields)  # type: ignore[arg-type]  # the shapes have checked them


class Notation:
    """The written language of a game: all its actions, read and told apart.

    Most notations have a seat and then a verb, so the forms with this verb are tried first.
    """

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self.forms: dict[str, Form] = {}
        for made in actions:
            if self.forms.setdefault(made.kind, Form.of(made)).made is not made:
                raise TypeError(f"two actions of one game are called {made.kind}")
        self.by_verb: dict[str, list[Form]] = {}
        for form in self.forms.values():
            self.by_verb.setdefault("".join(form.pieces[1:2]), []).append(form)

    def read(self, text: str) -> Action:
        """The action that this line means."""
        line = text.strip()
        if len(line) > LONGEST:
            raise UnreadableAction(f"an action has at most {LONGEST} characters")
        verb = line.partition(" ")[2].lstrip(" ").partition(" ")[0]
        likely = self.by_verb.get(verb, [])
        for form in [*likely, *self.forms.values()]:
            try:
                return form.read(line)
            except ValueError:
                continue
        raise UnreadableAction(f"{line[:80]!r} is not an action of this game")

    def from_json(self, data: object) -> Action:
        """The action that this JSON object means."""
        kind = data.get("kind") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(kind, str) or kind not in self.forms:
            kinds = ", ".join(self.forms)
            raise UnreadableAction(f"an action is an object with a kind, one of {kinds}")
        try:
            return self.forms[kind].from_json(data)
        except ValueError as wrong:
            raise UnreadableAction(f"this is no {kind!r}: {wrong}") from None
