"""Write the rules reference of a game, one page per language, from its catalogue.

Run: python tools/rules_reference.py            (make reference)
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import KNOWN
from landsraad.arrakis.data import load
from landsraad.dune import Dune
from landsraad.kernel import Catalogue, Game, Rule

REFERENCE = Path(__file__).parents[1] / "docs" / "rules"
GAMES: tuple[type[Game], ...] = (Arrakis, Dune)
TITLES = {
    "en": ("rules reference", "Source", "Option"),
    "it": ("le regole", "Fonte", "Opzione"),
}
RECONSTRUCTED = {
    "en": (
        "Reconstructed values",
        "No source tells these values; they are stand-ins of our own that an owner can correct "
        "(see [box.md](../box.md)). The rules that depend on them:",
        "The cards, with what is reconstructed of them:",
    ),
    "it": (
        "Valori ricostruiti",
        "Nessuna fonte riporta questi valori: li abbiamo ricostruiti, e chi possiede il gioco può "
        "correggerli (vedi [box.md](../box.md)). Le regole che ne dipendono:",
        "Le carte, con ciò che ne è ricostruito:",
    ),
}


def page(game: type[Game], language: str) -> str:
    """The whole reference in one language."""
    title, source, option = TITLES[language]
    catalogue = game.rulebook()
    lines = [f"# {game.name.capitalize()}: {title}", ""]
    for name, rules in chapters(catalogue).items():
        lines += [f"## {name.capitalize()}", ""]
        for rule in rules:
            lines += entry(catalogue.rule(rule.id, language), source, option)
    if game is Arrakis:
        lines += reconstructed(language)
    return "\n".join(lines)


def reconstructed(language: str) -> list[str]:
    """The chapter on the values that nobody could look up."""
    title, rules, cards = RECONSTRUCTED[language]
    catalogue = Arrakis.rulebook()
    depending = [
        f"- {rule.id} {catalogue.rule(rule.id, language).title}"
        for rule in catalogue
        if "reconstructed" in rule.source
    ]
    return [f"## {title}", "", rules, "", *depending, "", cards, "", *guesses(language), ""]


def guesses(language: str) -> Iterator[str]:
    """The cards that the data marks as reconstructed, whole or in part."""
    tables = load("cards")
    played = [card for card in tables["prescience_cards"] if card.get("set", KNOWN) == KNOWN]
    cards = [*tables["leader_cards"], *played]
    for card in [*cards, *tables["secret_objectives"]["cards"]]:
        whole = ["*"] if card["source"] == "reconstructed" else []
        fields = card.get("reconstructed_fields", whole)
        if fields:
            names = ", ".join([f"`{field}`" for field in fields if field != "*"])
            yield f"- {card[f'name_{language}']}" + (f": {names}" if names else "")


def chapters(catalogue: Catalogue) -> dict[str, list[Rule]]:
    """The rules by the middle word of their ids, in the order of the catalogue."""
    found: dict[str, list[Rule]] = {}
    for rule in catalogue:
        found.setdefault(rule.id.split("-")[1], []).append(rule)
    return found


def entry(rule: Rule, source: str, option: str) -> list[str]:
    switches = ", ".join([f"`{name}`" for name in rule.notes.get("options", [])])
    notes = f"*{source}: {rule.source}.*" + (f" *{option}:* {switches}." if switches else "")
    return [f"### {rule.id} {rule.title}", "", rule.text, "", notes, ""]


def main() -> None:
    for game in GAMES:
        for language in TITLES:
            file = REFERENCE / f"{game.name}.{language}.md"
            file.write_text(page(game, language), encoding="utf-8")


if __name__ == "__main__":
    main()
