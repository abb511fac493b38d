"""Texts: every sentence a player reads, from message catalogues in English and Italian.

The catalogues are Fluent files (https://projectfluent.org): `en.ftl` and `it.ftl` beside this
module hold what every game says, and a game's own folder adds `texts/en.ftl` and `texts/it.ftl`:

    event-KIND     what happened; the fields of the event are its arguments
    ask-KIND       the question of a decision, with the seat that is asked
    act-KIND       an action in words
    ending-KIND    how the game ended, with the winners
    name-WORD      the name of a seat, a card, a place, a field
    because-TOPIC  a reason of a hint: what is different after an action
    count-WORD     so many of something, with `$number`; without it name and number (`pair`).
                   `count-FIELD-WORD` or `pair-FIELD` where it stands in that field of an action
                   or event

Underscores become hyphens in keys. An event may also have a fuller form, the attribute `.full`, for
the eyes that know all it mentions. Of each argument there are several forms: `$cards` in words,
`$cards-count` for plurals of lists and tables (`$paid-others` without what is of the seat that the
event is about), and `$card-id`, the bare word (`none` for nothing,
`yes` or `no` for a truth value), for the choice between variants. A name may have attributes, for
a language that bends it: `.to` of `name-emperor` is `$seat-to` where the seat is the Emperor.
`$owner-id` is the side or seat that an event, an action or a count is about.
`HALF($dial)` is half of a number, `SECTOR($storm)` the number of a sector on the rim of the map,
and `SAME($start-id, $target-id)` is `yes` if both are the same word, else `no`. Questions begin
with `{ asked }`, who is asked; an event may have the attribute `.you`, for the eyes of the seat
that it is about, and `.you-to` for those of the seat in its field `to`; of a list, `$to-besides`
are the others then. Where only one seat can be meant and the event does not name it,
`.you-harkonnen` is for the eyes of that seat.

Names that a game has in its own data need not stand in a catalogue (`Game.names`). A word made of
two, such as `arrakeen@9` or `dial>5`, has the message `name-arrakeen-at` or `name-dial-over`; else
`name-at` or `name-over`, with `$name` and `$value` for the two.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from landsraad.kernel.action import Action
from landsraad.kernel.errors import IllegalAction, UnreadableAction
from landsraad.kernel.game import Game
from landsraad.kernel.outcome import Outcome
from landsraad.kernel.rules import Catalogue
from landsraad.kernel.values import Value

ENGLISH = "en"
LANGUAGES = (ENGLISH, "it")
GENERAL = Path(__file__).parent
FULL = "full"
LAST_SECTOR = 18
SIGNS = {"@": "at", "!": "not", ">": "over", "<=": "up-to", ".": "of", ":": "for"}
COMPOUND = re.compile(rf"(?P<name>\w+)(?P<sign>{'|'.join(map(re.escape, SIGNS))})(?P<value>.+)")


TWO_DOTS = re.compile(r"(?<!\.)\.\.(?!\.)")


class Within(NamedTuple):
    """Where a value stands: in which field of an action or an event, and whose that is."""

    field: str = ""
    owner: str | None = None


NOWHERE = Within()


class Texts:
    """The words of one game, or of the command alone, in one language.

    With `options` names are as in a game that is played with them.
    """

    def __init__(
        self,
        game: type[Game] | None = None,
        language: str = ENGLISH,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        folders = (GENERAL,) if game is None else (GENERAL, game.folder / "texts")
        self.bundles = tuple([bundle(folders, name) for name in dict.fromkeys((language, ENGLISH))])
        self.names: Mapping[str, str] = {} if game is None else game.names(language, options or {})

    def text(self, key: str, **arguments: object) -> str:
        """A message; in English where there is no translation, else the key itself.

        Strings are put in as they are; anything else in words.
        """
        return self.message(key, {**self.arguments(arguments), **only_strings(arguments)})[0]

    def message(self, key: str, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """A message, and what was wrong with it: it is shown all the same."""
        for found in self.bundles:
            if found.has_message(key):
                message = found.get_message(key)
                full = message.attributes.get(FULL)
                text, problems = filled(found, full, values)
                return filled(found, message.value, values) if problems else (text, problems)
        return key, [LookupError(key)]

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as far as these eyes saw it."""
        fields = {name: value for name, value in event.items() if name != "kind"}
        return self.message(key_of("event", event["kind"]), self.arguments(fields))[0]

    def prompt(self, kind: str, seat: str) -> str:
        """The question of a decision."""
        return self.text(key_of("ask", kind), seat=self.name(seat))

    def act(self, action: Action) -> str:
        """An action in words; in notation where there are none."""
        key = key_of("act", action.kind)
        if not self.has(key):
            return str(action)
        names: tuple[str, ...] = action.__match_args__
        fields = {name: getattr(action, name) for name in names}
        return self.message(key, self.arguments(fields))[0]

    def reason(self, rules: Catalogue, refusal: IllegalAction) -> str:
        """Why a rule of the catalogue forbids something; else its title."""
        sentence = rules.sentence(refusal.rule, refusal.why, self.language)
        if not sentence:
            return rules.rule(refusal.rule, self.language).title
        return sentence.format_map(self.arguments(refusal.facts))

    def ending(self, outcome: Outcome) -> str:
        """How a game ended."""
        return self.text(key_of("ending", outcome.ending), winners=outcome.winners)

    def name(self, word: str) -> str:
        """The name of a seat, a card, a place, a field; else the word itself."""
        key = key_of("name", word)
        if self.has(key):
            return self.message(key, {})[0]
        if word in self.names:
            return self.names[word]
        return self.compound(word) or word.replace("_", " ")

    def compound(self, word: str) -> str:
        """The name of a word made of two; empty if it is none, or has no message."""
        parts = COMPOUND.fullmatch(word)
        if parts is None:
            return ""
        sign = SIGNS[parts["sign"]]
        for key in (key_of("name", f"{parts['name']}-{sign}"), key_of("name", sign)):
            if self.has(key):
                fields = {"name": parts["name"], "value": parts["value"]}
                return self.message(key, self.arguments(fields))[0]
        return ""

    def forms(self, word: str) -> dict[str, str]:
        """The attributes of a name: the forms in which some sentences need it."""
        key = key_of("name", word)
        for found in self.bundles:
            if found.has_message(key):
                attributes = found.get_message(key).attributes
                return {form: filled(found, text, {})[0] for form, text in attributes.items()}
        return {}

    def has(self, key: str) -> bool:
        """Whether there is such a message, be it in English."""
        return any(found.has_message(key) for found in self.bundles)

    # Values in words.

    def say(self, value: object, within: Within = NOWHERE) -> str:
        """Any value of an action, an event or a view."""
        if value is None or value in ((), [], {}):
            return self.text("nothing")
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Action):
            return self.act(value)
        if isinstance(value, Mapping):
            return self.say_entries(value, within)
        if isinstance(value, list | tuple):
            if is_count(value):
                return self.counted(value[0], value[1], within)
            if len(value) == 2 and all(type(item) is int for item in value):
                return self.text("two-numbers", first=value[0], second=value[1])
            return self.say_list(value, within)
        return str(value)

    def say_list(self, items: Sequence[Any], within: Within) -> str:
        """One after the other; things that are counted, such as dice, are told together.

        Groups, such as alliances, are kept apart.
        """
        if all(isinstance(item, str) and self.has(key_of("count", item)) for item in items):
            return ", ".join([self.counted(*entry, within) for entry in Counter(items).items()])
        separator = "; " if any(is_group(item) for item in items) else ", "
        return separator.join([self.say(item, within) for item in items])

    def counted(self, word: str, number: int, within: Within) -> str:
        """So many of something."""
        for key in (key_of("count", f"{within.field}-{word}"), key_of("count", word)):
            if self.has(key):
                return self.text(key, number=number, owner=within.owner)
        key = key_of("pair", within.field)
        values = {"name": self.name(word), "number": number, "owner": within.owner}
        return self.text(key if self.has(key) else "pair", **values)

    def say_entries(self, entries: Mapping[str, Any], within: Within) -> str:
        """A table within a table: one of the game's actions, or names with their values.

        Of different things, only those that are something; where all are numbers, zero is one.
        """
        action = self.action_in(entries)
        if action is not None:
            return self.act(action)
        if all(type(item) is int for item in entries.values()):
            return self.say(tuple(entries.items()), within)
        told = [self.say_entry(name, item) for name, item in entries.items() if item]
        return ", ".join(told) or self.text("nothing")

    def say_entry(self, name: str, item: Any) -> str:
        """A name with its value, in words of its own where the catalogue has some."""
        key = key_of("entry", name)
        told = key if self.has(key) else "entry"
        return self.text(told, name=self.name(name), value=self.say(item))

    def action_in(self, entries: Mapping[str, Any]) -> Action | None:
        """The action that these entries of a view describe, if they do."""
        if self.game is None or "kind" not in entries:
            return None
        try:
            return self.game.notation().from_json(entries)
        except UnreadableAction:
            return None

    def arguments(self, fields: Mapping[str, object]) -> dict[str, str | int]:
        """The fields of a message in the forms that a catalogue can use."""
        owner = owner_of(fields)
        values: dict[str, str | int] = {} if owner is None else {"owner-id": owner}
        for name, value in fields.items():
            if type(value) is int:
                values[name] = value
                continue
            values[name] = self.say(value, Within(name, owner))
            if isinstance(value, list | tuple | Mapping):
                values[f"{name}-count"] = len(value)
                values[f"{name}-others"] = sum([one != owner for one in value])
            elif isinstance(value, bool):
                values[f"{name}-id"] = "yes" if value else "no"
            elif value is None or isinstance(value, str):
                word = value or "none"
                values[f"{name}-id"] = word
                values.update({f"{name}-{form}": text for form, text in self.forms(word).items()})
        return values


def owner_of(fields: Mapping[str, object]) -> str | None:
    """The side or seat that an event, an action or a count is about."""
    owner = fields.get("side", fields.get("seat"))
    return owner if isinstance(owner, str) else None


def key_of(family: str, word: str) -> str:
    """The key of a message: `event-spice-blow` for the event `spice_blow`."""
    return f"{family}-{word.replace('_', '-')}"


def only_strings(arguments: Mapping[str, object]) -> dict[str, str]:
    return {name: value for name, value in arguments.items() if isinstance(value, str)}


def is_count(value: Sequence[Any]) -> bool:
    """Whether this is how many of something: a word and a number."""
    return len(value) == 2 and isinstance(value[0], str) and type(value[1]) is int


def is_group(value: object) -> bool:
    """Whether this is several words that belong together, among others like it."""
    return isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)


def filled(
    found: FluentBundle, pattern: Pattern | None, values: Mapping[str, str | int]
) -> tuple[str, list[Exception]]:
    """A pattern with its arguments in place, and what was wrong with it."""
    if pattern is None:
        return "", [LookupError("no such form")]
    text, problems = found.format_pattern(pattern, dict(values))
    # The dot of an abbreviation, such as that of the Guild Rep., also ends the sentence.
    return TWO_DOTS.sub(".", str(text)), problems


def half(value: object) -> str:
    """Half of a number, or of every number in a text: `5` is `2½`."""
    return re.sub(r"\d+", lambda found: in_halves(int(found[0])), str(value))


def in_halves(number: int) -> str:
    whole, rest = divmod(number, 2)
    return f"{whole or ''}½" if rest else str(whole)


def sector(value: object) -> str:
    """A sector as the rim of the map numbers it, where the one that counts as 0 comes last."""
    return str(value) if str(value) != "0" else str(LAST_SECTOR)


def same(one: object, other: object) -> str:
    """Whether two words are the same, for a message to choose by."""
    return "yes" if str(one) == str(other) else "no"


FUNCTIONS: dict[str, Callable[..., Any]] = {"HALF": half, "SECTOR": sector, "SAME": same}
"""What a catalogue can do with an argument."""


@cache
def bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    """All messages of a language; those of a later folder stand before those of an earlier one."""
    # Isolating marks would be in the way of who copies a notation out of a terminal.
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.is_file():
            made.add_resource(
                FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True
            )
    return made
