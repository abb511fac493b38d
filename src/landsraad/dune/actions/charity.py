"""STUB."""

ACTIONS = ()
