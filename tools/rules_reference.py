"""Write the rules reference of a game, one page per language, from its catalogue.

Run: python tools/rules_reference.py            (make reference)
"""

from __future__ import annotations

from pathlib import Path

from landsraad.dune import Dune
from landsraad.kernel import Catalogue, Game, Rule

REFERENCE = Path(__file__).parents[1] / "docs" / "rules"
GAMES: tuple[type[Game], ...] = (Dune,)
TITLES = {
    "en": ("rules reference", "Source", "Option"),
    "it": ("le regole", "Fonte", "Opzione"),
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
    return "\n".join(lines)


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
