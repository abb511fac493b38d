"""Collection asks nothing of anybody."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action

ACTIONS: Final[tuple[type[Action], ...]] = ()
