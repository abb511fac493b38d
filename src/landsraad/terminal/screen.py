"""The screen: prints messages, events and views in the language of the players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from landsraad.terminal.render import View, changed_entries, hide_empty, render_view
from landsraad.terminal.styles import EVENT, MUTED
from landsraad.texts import Texts

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what could be scrolled back to


class Screen:
    """A console, and the texts in which it speaks."""

    def __init__(self, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console

    def print(self, content: RenderableType = "") -> None:
        self.console.print(content)

    def print_line(self, line: str, style: str = "") -> None:
        self.print(Text(line, style))

    def print_message(self, key: str, style: str = "", **arguments: object) -> None:
        """A message of the catalogue."""
        self.print_line(self.texts.text(key, **arguments), style)

    def print_events(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            self.print(Text("· ", MUTED).append(self.texts.event(event), f"not dim {EVENT}"))

    def print_view(self, view: View) -> None:
        """A whole view, without its empty entries."""
        self.print(render_view(hide_empty(view), self.texts))

    def print_changes(self, before: View, view: View) -> None:
        """A whole view if it fits on the screen, else only what has changed since another."""
        rendered = render_view(hide_empty(view), self.texts)
        if len(self.console.render_lines(rendered)) <= self.console.height:
            self.print(rendered)
            return
        table = changed_entries(before["table"], view["table"])
        self.print(render_view({**view, "table": table}, self.texts))
        self.print_message("only-changes", MUTED)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
