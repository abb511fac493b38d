"""What events tell of legions: how many of each figure, and how many tokens.

A client folds its picture of the board from events alone, so each of them that moves or removes a
legion says who was in it. Of tokens only the number is told: everybody sees their backs.
"""

from __future__ import annotations

from typing import Any

from landsraad.arrakis.legion import KINDS, Legion


def figures_of(group: Legion) -> dict[str, int]:
    """How many of each figure, and the named leaders."""
    counts = {kind: int(getattr(group, kind)) for kind in KINDS}
    return {kind: n for kind, n in counts.items() if n} | dict.fromkeys(group.named, 1)


def group_data(group: Legion) -> dict[str, Any]:
    """A legion, or a group split off from one."""
    return {"figures": figures_of(group), "tokens": len(group.tokens)}
