"""Terminal: the text client. It plays any game from its views and choices alone."""

from landsraad.terminal.session import Session

__all__ = ["Session"]
