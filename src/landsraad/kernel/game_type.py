"""GameType: what is known of a game before one begins."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from landsraad.kernel.action import Action, Notation
from landsraad.kernel.chance import NO_WORDS, Chance
from landsraad.kernel.errors import BadOptions
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.outcome import Outcome
from landsraad.kernel.reading import Reading, resolve
from landsraad.kernel.rules import Catalogue
from landsraad.kernel.setup import (
    Option,
    Setup,
    new_seed,
    read_options,
    read_seats,
    read_seed,
    read_words,
)
from landsraad.kernel.state import StateField
from landsraad.kernel.step import Step
from landsraad.kernel.values import Json, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class GameType:
    """What a game says of itself: its seats and options, its classes, its rules and names.

    Attributes:
        name: how it is called in records and commands.
        version: of its rules.
        all_seats: everybody who can play; `fewest` of them must.
        suggested: line-ups by number of players, where its rulebook has some.
        options: what can be chosen before it begins.
        readings: the rules that can be read in several ways.
        actions: the classes of its actions.
        interrupting: those among them that are taken beside the question of the moment.
        steps: the classes of its steps.
        values: further classes whose values stand in its state.
        stored_names: class names in records and saves, where they are not those of today.
        state_fields: the fields of its state; written by `Game`.
        slow_questions: kinds of private questions that need a longer look than others.
        plain_questions: kinds of which everybody sees what can be answered. Where that is one thing
            only, nobody needs to be waited for.
        folder: where its rules catalogue and its texts are.
    """

    __slots__ = ()

    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    all_seats: ClassVar[tuple[str, ...]] = ()
    fewest: ClassVar[int] = 2
    suggested: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    options: ClassVar[tuple[Option, ...]] = ()
    readings: ClassVar[tuple[Reading, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()
    interrupting: ClassVar[Collection[type[Action]]] = ()
    steps: ClassVar[tuple[type[Step], ...]] = ()
    values: ClassVar[tuple[type, ...]] = ()
    stored_names: ClassVar[Mapping[str, str]] = {}
    state_fields: ClassVar[tuple[StateField, ...]] = ()
    slow_questions: ClassVar[frozenset[str]] = frozenset()
    plain_questions: ClassVar[frozenset[str]] = frozenset()
    folder: ClassVar[Path]

    # What is chosen before a game.

    @classmethod
    def describe(cls) -> dict[str, Json]:
        """What can be chosen before a game begins."""
        return {
            "seats": list(cls.all_seats),
            "fewest": cls.fewest,
            "suggested": {str(players): list(seats) for players, seats in cls.suggested.items()},
            "options": [option.to_json() for option in (*cls.options, *cls.readings)],
        }

    @classmethod
    def at_tables(cls, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a table of people who have chosen these."""
        proposed = {each.name: each.at_tables for each in cls.options if each.at_tables is not None}
        return {**proposed, **options}

    @classmethod
    def read_setup(
        cls,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        salt: str = "",
        position: Mapping[str, Any] | None = None,
        words: Mapping[str, str] = NO_WORDS,
    ) -> Setup:
        """Check all that is chosen before a new game; BadOptions says what is wrong."""
        seated = cls.read_lineup(seats, options or {})
        chosen = cls.read_chosen(options or {}, seated)
        number = new_seed() if seed is None else read_seed(seed)
        readings = cls.read_readings(chosen, int(cls.version), {})
        given = read_words(words, seated)
        return Setup(
            cls.name, cls.version, seated, chosen, number, salt, position, readings, words=given
        )

    @classmethod
    def read_lineup(
        cls, seats: Sequence[str] | None, options: Mapping[str, object]
    ) -> tuple[str, ...]:
        """The seats of a game with these options, checked; by default all of them."""
        return read_seats(cls.all_seats, seats, cls.fewest, len(cls.all_seats))

    @classmethod
    def deal_lineup(
        cls,
        players: Sequence[str],
        seats: Sequence[str] | None,
        options: Mapping[str, object],
        chance: Chance,
    ) -> tuple[dict[str, tuple[str, ...]], Mapping[str, object]]:
        """Deal these seats at random: those of each player, and the options of their game."""
        known = cls.read_lineup(seats, options)
        if len(players) > len(known):
            raise BadOptions(f"{len(known)} seats cannot be dealt to {len(players)} players")
        dealt = chance.sample(known, len(players))
        return {player: (seat,) for player, seat in zip(players, dealt, strict=True)}, options

    @classmethod
    def read_chosen(
        cls, options: Mapping[str, object], seats: tuple[str, ...]
    ) -> Mapping[str, Value]:
        """The options of a game with this line-up, checked, and those unsaid at their defaults.

        Readings can be chosen like options; those unsaid are left out.
        """
        return read_options(cls.options, options, cls.readings)

    @classmethod
    def read_readings(
        cls, options: Mapping[str, Value], version: int, stated: Mapping[str, Value]
    ) -> dict[str, Value]:
        """Every reading of a game: as its record states it, as chosen, or as of that version."""
        return resolve(cls.readings, {**options, **stated}, version)

    # What readers and writers need.

    @classmethod
    def rulebook(cls) -> Catalogue:
        """The rules catalogue of this game."""
        return Catalogue.load(cls.folder / "rules")

    @classmethod
    def names(cls, language: str, options: Mapping[str, Value]) -> Mapping[str, str]:
        """The names that this game's own data has in a language, by the words they stand for.

        Args:
            language: en or it.
            options: of the game that is told about, where they change what something is called.
        """
        return {}

    @classmethod
    def view_type(cls) -> Any:
        """What its views hold, a `View` of kernel/view_types.py; None if that is not declared."""
        return None

    @classmethod
    def notation(cls) -> Notation:
        """Reader of this game's actions, from text or JSON."""
        if cls not in _notations:
            _notations[cls] = Notation(cls.actions)
        return _notations[cls]

    @classmethod
    def packed_classes(cls) -> tuple[type, ...]:
        """The classes whose values can stand in a state."""
        return (Outcome, *cls.actions, *cls.steps, *cls.values)


_notations: dict[type[GameType], Notation] = {}
