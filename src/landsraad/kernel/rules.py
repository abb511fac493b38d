"""The rules catalogue: every rule of a game with its id, in our own words.

A folder `rules/` holds one folder per language, and there one TOML file per chapter:

    [X-BID-2]
    title = "A bid beats the last one"
    text = "A bid is higher than the bid before it."
    source = "rulebook, page 7"

    [X-BID-2.why]
    too_low = "The last bid is {bid}."

`why` holds the reasons for which the rule forbids something here and now; what stands in braces is
a fact of the position. Another rule that forbids the same gives the reason as `X-BID-2.too_low`.
English (`en`) is complete; another language repeats the ids with `title`, `text` and `why` only.
Further keys (a ruling's number, the options it depends on) are kept as notes.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.values import Value

ENGLISH = "en"
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class BadCatalogue(LandsraadError):
    """A rules catalogue that does not follow its format."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it says and where that comes from."""

    id: str
    title: str
    text: str
    source: str
    why: Mapping[str, str]
    notes: Mapping[str, Any]


class Catalogue:
    """All rules of a game, in every language there is."""

    def __init__(self, languages: Mapping[str, Mapping[str, Rule]]) -> None:
        self.languages = languages

    @staticmethod
    @cache
    def load(folder: Path) -> Catalogue:
        """Read a `rules/` folder; BadCatalogue says what is wrong with it."""
        if not (folder / ENGLISH).is_dir():
            raise BadCatalogue(f"there is no English catalogue in {folder}")
        english = dict(_read_language(folder / ENGLISH, None))
        languages = {ENGLISH: english}
        for other in sorted(folder.iterdir()):
            if other.is_dir() and other.name != ENGLISH:
                languages[other.name] = {**english, **dict(_read_language(other, english))}
        return Catalogue(languages)

    def __contains__(self, rule: str) -> bool:
        return rule in self.languages[ENGLISH]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.languages[ENGLISH].values())

    def __len__(self) -> int:
        return len(self.languages[ENGLISH])

    def rule(self, rule: str, language: str = ENGLISH) -> Rule:
        """The rule of this id; in English where there is no translation."""
        rules = self.languages.get(language, self.languages[ENGLISH])
        if rule not in rules:
            raise BadCatalogue(f"there is no rule {rule!r}")
        return rules[rule]

    def reason(
        self,
        rule: str,
        why: str = "",
        facts: Mapping[str, Value] = NOTHING,
        names: Mapping[str, str] = NOTHING,
    ) -> str:
        """Why an action is refused, in English: a reason of the rule, or the rule's own text."""
        if rule not in self:
            return f"Not allowed here: {rule or 'no rule'}."
        sentence = self.sentence(rule, why)
        if not sentence:
            return self.rule(rule).text
        return sentence.format_map({name: in_words(value, names) for name, value in facts.items()})

    def sentence(self, rule: str, why: str, language: str = ENGLISH) -> str:
        """A reason of the rule, or of the one that `why` names before a dot; "" if none."""
        other, _, name = why.rpartition(".")
        return self.rule(other or rule, language).why.get(name, "")


def in_words(value: Value, names: Mapping[str, str]) -> str:
    """A fact as a reason mentions it."""
    if isinstance(value, list | tuple):
        return ", ".join([in_words(each, names) for each in value])
    word = str(value)
    return names.get(word, word.replace("_", " "))


def _read_language(folder: Path, english: Mapping[str, Rule] | None) -> Iterator[tuple[str, Rule]]:
    seen: set[str] = set()
    for chapter in sorted(folder.glob("*.toml")):
        try:
            entries = tomllib.loads(chapter.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
            raise BadCatalogue(f"{chapter.name} cannot be read: {wrong}") from None
        for name, entry in entries.items():
            if name in seen:
                raise BadCatalogue(f"{chapter.name}: {name} stands twice")
            seen.add(name)
            yield name, _read_rule(f"{chapter.name}: {name}", name, entry, english)


def _read_rule(where: str, name: str, entry: object, english: Mapping[str, Rule] | None) -> Rule:
    wanted = ("title", "text") if english is not None else ("title", "text", "source")
    if not isinstance(entry, dict):
        raise BadCatalogue(f"{where} is not a table")
    for key in wanted:
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise BadCatalogue(f"{where} has no {key}")
    why = _read_reasons(where, entry.get("why", {}))
    if english is None:
        notes = {key: value for key, value in entry.items() if key not in (*wanted, "why")}
        return Rule(name, entry["title"], entry["text"], entry["source"], why, notes)
    if name not in english:
        raise BadCatalogue(f"{where} is not a rule of the English catalogue")
    if set(why) - set(english[name].why):
        raise BadCatalogue(f"{where} has a reason that the English catalogue has not")
    why = {**english[name].why, **why}
    return replace(english[name], title=entry["title"], text=entry["text"], why=why)


def _read_reasons(where: str, reasons: object) -> dict[str, str]:
    if not isinstance(reasons, dict) or not all(isinstance(each, str) for each in reasons.values()):
        raise BadCatalogue(f"{where}: why is a table of sentences")
    return reasons
