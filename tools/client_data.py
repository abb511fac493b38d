"""Write what the client takes from the games: names of things, rules, and their pictures.

Standard library only, so that the package's own build can run it.

Run: python tools/client_data.py            (the client's build does it)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from landsraad.arrakis import Arrakis  # noqa: E402  (the build has not installed the package)
from landsraad.dune import Dune  # noqa: E402
from landsraad.kernel import Game, Rule  # noqa: E402
from landsraad.lessons import LESSONS, lesson_data  # noqa: E402
from tools.art import sheets  # noqa: E402

GENERATED = ROOT / "client" / "generated"
GAMES: tuple[type[Game], ...] = (Arrakis, Dune)
LANGUAGES = ("en", "it")


def rules(game: type[Game], language: str) -> list[dict[str, Any]]:
    """The rules reference, in the order of the catalogue."""
    catalogue = game.rulebook()
    return [entry(catalogue.rule(rule.id, language)) for rule in catalogue]


def entry(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.id.split("-")[1].lower(),
        "title": rule.title,
        "text": rule.text,
        "source": rule.source,
        "why": dict(rule.why),
        "options": list(rule.notes.get("options", [])),
    }


def lessons(game: str) -> dict[str, dict[str, Any]]:
    """The lessons of a game, as far as their coach needs them."""
    written = {name: lesson_data(name) for name in LESSONS}
    return {
        name: {"game": game, "seat": data["seat"], "steps": [step(each) for each in data["step"]]}
        for name, data in written.items()
        if data["game"] == game
    }


def step(data: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": data["id"],
        "asked": data.get("asked", ""),
        "when": data.get("when", {}),
        "points": data.get("points", []),
        "acts": "play" in data,
    }


def main() -> None:
    GENERATED.mkdir(exist_ok=True)
    for game in GAMES:
        for language in LANGUAGES:
            write_json(f"{game.name}.names.{language}.json", dict(game.names(language, {})))
            write_json(f"{game.name}.rules.{language}.json", rules(game, language))
        write_json(f"{game.name}.lessons.json", lessons(game.name))
        for name, sheet in sheets.sheets(game.name).items():
            write(name, sheet)
        write(f"{game.name}.art.ts", sheets.module(game.name))


def write_json(name: str, data: object) -> None:
    write(name, json.dumps(data, ensure_ascii=False, indent=0))


def write(name: str, text: str) -> None:
    """Leave a file alone that is as it should be, so that nothing is built again for it."""
    file = GENERATED / name
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
