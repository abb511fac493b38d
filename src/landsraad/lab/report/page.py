"""A page: figures put together, with style and all, in one file that needs no other."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.registry import game_class
from landsraad.lab.drawing import element
from landsraad.lab.report.figures import Figure, Section, Words, comparison, sections
from landsraad.lab.report.tally import Tally, tally_of
from landsraad.texts import Texts

STYLE: Final = Path(__file__).with_name("page.css")


def report(folders: Sequence[Path], language: str) -> str:
    """A page about some simulations of one game, each in its folder."""
    tallies = [tally_of(folder) for folder in folders]
    game = game_class(tallies[0].game)
    words = Words(Texts(game, language))
    title = words.say(
        f"title-{game.name}" if words.texts.has(f"report-title-{game.name}") else "title"
    )
    number = sum([tally.games for tally in tallies])
    body = [element("h1", escape(title)), lead(words.say("lead", games=number))]
    if len(tallies) > 1:
        labels = [label_of(tally, words) for tally in tallies]
        figures = list(comparison(list(zip(labels, tallies, strict=True)), words))
        body.append(section((words.say("section-compared"), figures), words))
        for label, tally, folder in zip(labels, tallies, folders, strict=True):
            body.append(element("h2", escape(label), class_="job"))
            body += about(tally, folder, words)
    else:
        body += about(tallies[0], folders[0], words)
    return page(title, body, language, game.name)


def about(tally: Tally, folder: Path, words: Words) -> list[str]:
    """What was simulated, the command that does it again, and what came of it."""
    job = tally.job
    last = job["first_seed"] + job["games"] - 1
    facts = {
        "seats": words.names(job["seats"] or [*tally.sides]),
        "bots": ", ".join([words.known("bot", bot) for bot in tally.bot_seats]),
        "options": said_options(job["options"], words) or words.say("default"),
        "seeds": words.say("from-to", low=job["first_seed"], high=last),
        "games": str(tally.games),
        "version": str(job["tables"]),
    }
    told = "".join(
        [
            element("dt", escape(words.say(f"fact-{name}"))) + element("dd", escape(fact))
            for name, fact in facts.items()
        ]
    )
    command = element("pre", escape(command_of(job, folder)))
    return [
        element("dl", told),
        element("p", escape(words.say("command"))),
        command,
        *[section(made, words) for made in sections(tally, words)],
    ]


def said_options(options: Mapping[str, Any], words: Words) -> str:
    return ", ".join(
        [f"{words.name(name)}: {words.texts.say(value)}" for name, value in options.items()]
    )


def label_of(tally: Tally, words: Words) -> str:
    """How a job is called among others: its options, and who plays if that differs."""
    job = tally.job
    parts = [said_options(job["options"], words) or words.say("default")]
    if job["seats"]:
        parts.append(words.say("players", number=len(job["seats"])))
    if [*tally.bot_seats] != ["recruit"]:
        parts.append(", ".join([words.known("bot", bot) for bot in tally.bot_seats]))
    return "; ".join(parts)


def command_of(job: Mapping[str, Any], folder: Path) -> str:
    """What to type to make the same tables and the same page."""
    command = ["landsraad", "simulate", job["game"], folder.name, "--games", str(job["games"])]
    command += ["--seed", str(job["first_seed"]), "--bot", job["other"]]
    for seat, bot in job["lineup"].items():
        command += ["--at", f"{seat}={bot}"]
    if job["seats"]:
        command += ["--seats", ",".join(job["seats"])]
    if job["shuffle"]:
        command.append("--shuffle")
    for name, value in job["options"].items():
        command += ["--option", f"{name}={str(value).lower() if value in (True, False) else value}"]
    return shlex.join([*command, "--report"])


# Markup.


def lead(text: str) -> str:
    return element("p", escape(text), class_="lead")


def section(made: Section, words: Words) -> str:
    title, figures = made
    grid = element("div", "".join([figure(each, words) for each in figures]), class_="grid")
    return element("section", element("h2", escape(title)) + grid)


def figure(made: Figure, words: Words) -> str:
    heads, rows = made.table
    caption = element("h3", escape(made.title))
    caption += element("p", escape(made.note)) if made.note else ""
    plots = element("div", made.drawn, class_="plots") if made.wide else made.drawn
    inside = element("figcaption", caption) + plots
    if rows:
        summary = element("summary", escape(words.say("as-table")))
        inside += element("details", summary + element("div", table(heads, rows), class_="scroll"))
    return element("figure", inside, class_="wide" if made.wide else "single")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = element("tr", "".join([element("th", escape(head), scope="col") for head in heads]))
    lines = [element("tr", "".join([element("td", escape(cell)) for cell in row])) for row in rows]
    return element("table", element("thead", top) + element("tbody", "".join(lines)))


def page(title: str, body: Iterable[str], language: str, kind: str) -> str:
    """A whole document; `kind` is the game whose colours it has."""
    style = STYLE.read_text(encoding="utf-8")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"{element('title', escape(title))}{element('style', style)}"
    )
    inside = element("main", "".join(body))
    return f"""<!doctype html>
<html lang="{language}"><head>{head}</head>
<body class="{kind}">{inside}</body></html>
"""
