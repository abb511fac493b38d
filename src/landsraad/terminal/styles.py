"""Styles of what is printed, as rich names them."""

MUTED = "dim"
STRONG = "bold"
EVENT = "cyan"
ERROR = "red"
