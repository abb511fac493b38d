"""The text client: plays any game in a terminal, from its views and choices alone."""

from landsraad.terminal.session import TerminalSession

__all__ = ["TerminalSession"]
