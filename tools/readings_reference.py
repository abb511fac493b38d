"""Write the table of readings, one page per language: what the documents print, and what we play.

The readings, and where they are printed, come from the games; the words from the client's texts.

Run: python tools/readings_reference.py          (make reference)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.dune.ruleset import OPTIONS, VICTORY_ROWS
from landsraad.dune.ruleset import Option as Switch
from landsraad.kernel import Game, Reading, Rule
from landsraad.texts import FUNCTIONS, filled

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "rules"
TEXTS = ROOT / "client" / "texts"
DOCUMENTS: dict[type[Game], tuple[str, ...]] = {
    Dune: ("rulebook", "tournament"),
    Arrakis: ("rulebook", "summary"),
}
"""What the readings of a game are read from; `printed` names them so."""
TITLES = {
    "en": (
        "The readings of the rules",
        "Where the documents leave something open, or differ from each other, there is a switch. "
        "This page says for each of them what the documents print, in our own words and with the "
        "page (of the tournament rules: the phase and its point), and what is played unless a "
        "table decides otherwise. Where a document decides, the default follows it, unless the "
        "text of a card goes further. Games go on by the defaults of the version they were begun "
        "with.",
        ("Reading", "Can be", "Our default"),
        "Up to version {version}: {default}",
        "{least} to {most}",
    ),
    "it": (
        "Le letture delle regole",
        "Dove i documenti lasciano aperto qualcosa, o differiscono fra loro, c'è un'opzione. "
        "Questa pagina dice per ciascuna che cosa riportano i documenti, con parole nostre e con "
        "la pagina (per il regolamento da torneo: la fase e il suo punto), e che cosa si gioca se "
        "il tavolo non decide altrimenti. Dove un documento decide, il valore predefinito lo "
        "segue, a meno che il testo di una carta vada oltre. Le partite continuano con i valori "
        "della versione con cui sono cominciate.",
        ("Lettura", "Può essere", "Il nostro valore"),
        "Fino alla versione {version}: {default}",
        "da {least} a {most}",
    ),
}
DOES_NOT_ARISE = "–"


@dataclass(frozen=True, slots=True)
class Row:
    """A reading, as far as the table tells of it.

    Attributes:
        name: what records and options call it.
        rule: id of the rule that it is about.
        values: the ways to read it; empty for numbers.
        bounds: the least and the greatest number.
        nullable: whether the rule can be off.
        defaults: for each version that changed them, by rule set; without rule sets, by nothing.
        printed: where each document prints it.
    """

    name: str
    rule: str
    values: tuple[object, ...]
    bounds: tuple[int, int]
    nullable: bool
    defaults: Mapping[int, Mapping[str, object]]
    printed: Mapping[str, str]


def rows(game: type[Game]) -> list[Row]:
    """All readings of a game, in the order of its data."""
    if game is Dune:
        return [of_switch(switch) for switch in OPTIONS.values() if switch.rule]
    return [of_reading(reading) for reading in game.readings]


def of_switch(switch: Switch) -> Row:
    bounds = (switch.least, switch.most)
    presets = {version: dict(preset) for version, preset in switch.presets.items()}
    return Row(
        switch.key, switch.rule, switch.values, bounds, switch.nullable, presets, switch.printed
    )


def of_reading(reading: Reading) -> Row:
    defaults = {version: {"": default} for version, default in reading.defaults.items()}
    values = tuple(reading.values)
    return Row(reading.name, reading.rule, values, (0, 0), False, defaults, reading.printed)


class Words:
    """The words of a game's readings in one language."""

    def __init__(self, game: type[Game], language: str) -> None:
        self.game = game
        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for name in (language, f"{game.name}.switches.{language}"):
            source = (TEXTS / f"{name}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def text(self, key: str) -> str:
        """A message, which must be there."""
        return filled(self.bundle, self.bundle.get_message(key).value, {})[0]

    def switch(self, *parts: str) -> str:
        """The name of a reading, or what else is told of it."""
        return self.text(switch_key(*parts))

    def value(self, row: Row, value: object) -> str:
        """A value of a reading; nothing where the question does not arise."""
        if isinstance(value, Mapping):
            return "; ".join([f"{name}: {strongholds(value[name])}" for name in VICTORY_ROWS])
        if value is None:
            return self.text("switch-never") if row.nullable else DOES_NOT_ARISE
        if isinstance(value, bool):
            return self.text("switch-yes" if value else "switch-no")
        key = switch_key(row.name, str(value))
        return self.text(key) if self.has(key) else str(value)


def switch_key(*parts: str) -> str:
    """The key of a message about a reading, as the client makes it."""
    return re.sub("[_/]", "-", "-".join(["switch", *parts]))


def strongholds(row: list[int | None]) -> str:
    return ", ".join([str(number) for number in row if number is not None])


def page(language: str) -> str:
    """The whole table in one language."""
    title, about, *_ = TITLES[language]
    lines = [f"# {title}", "", about, ""]
    for game in DOCUMENTS:
        lines += section(game, language)
    return "\n".join(lines)


def section(game: type[Game], language: str) -> Iterator[str]:
    """The readings of one game."""
    words = Words(game, language)
    reading, can_be, default = TITLES[language][2]
    documents = [words.text(f"document-{game.name}-{name}") for name in DOCUMENTS[game]]
    head = [reading, can_be, *documents, default]
    yield from (f"## {words.text(f'game-{game.name}')}", "")
    yield from (f"| {' | '.join(head)} |", f"|{'---|' * len(head)}")
    for row in rows(game):
        yield f"| {' | '.join(cells(row, words))} |"
    yield ""


def cells(row: Row, words: Words) -> Iterator[str]:
    yield f"**{words.switch(row.name)}**<br>`{row.name}`<br>{', '.join(rule_links(row, words))}"
    yield "<br>".join(possible(row, words))
    for document in DOCUMENTS[words.game]:
        yield printed(row, document, words)
    yield "<br>".join(defaults(row, words))


def rule_links(row: Row, words: Words) -> Iterator[str]:
    """The rule that a reading is about, and the others that name it."""
    catalogue = words.game.rulebook()
    naming = [rule.id for rule in catalogue if row.name in rule.notes.get("options", [])]
    for rule_id in dict.fromkeys([row.rule, *naming]):
        anchor = anchor_of(catalogue.rule(rule_id, words.language))
        yield f"[{rule_id}]({words.game.name}.{words.language}.md#{anchor})"


def anchor_of(rule: Rule) -> str:
    """Where the rules reference has it."""
    return re.sub(r"[^\w\- ]", "", f"{rule.id} {rule.title}".lower()).replace(" ", "-")


def possible(row: Row, words: Words) -> Iterator[str]:
    """The ways to read it."""
    if not row.values and row.bounds != (0, 0):
        least, most = row.bounds
        yield TITLES[words.language][4].format(least=least, most=most)
    for value in (*row.values, *([None] if row.nullable else [])):
        yield words.value(row, value)


def printed(row: Row, document: str, words: Words) -> str:
    """What a document says, and where."""
    if document not in row.printed:
        return f"*{words.text('reading-silent')}*"
    return f"{words.switch(row.name, document)} ({row.printed[document]})"


def defaults(row: Row, words: Words) -> Iterator[str]:
    """What is played unless a table says otherwise, and what was by earlier versions."""
    versions = sorted(row.defaults, reverse=True)
    yield told(row, row.defaults[versions[0]], words)
    for later, version in pairwise(versions):
        default = told(row, row.defaults[version], words)
        yield f"*{TITLES[words.language][3].format(version=later - 1, default=default)}*"


def told(row: Row, default: Mapping[str, object], words: Words) -> str:
    """A default; by rule sets where these differ."""
    sets: dict[str, list[str]] = {}
    for name, value in default.items():
        sets.setdefault(words.value(row, value), []).append(name)
    if len(sets) == 1:
        return next(iter(sets))
    return "; ".join(
        [
            f"{', '.join([words.text(f'mode-dune-{name}') for name in names])}: {value}"
            for value, names in sets.items()
        ]
    )


def main() -> None:
    for language in TITLES:
        file = REFERENCE / f"readings.{language}.md"
        file.write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
