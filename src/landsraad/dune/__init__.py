"""Dune, the classic board game: basic, advanced and tournament rules, two to six players."""

from landsraad.dune.game import Dune

__all__ = ["Dune"]
