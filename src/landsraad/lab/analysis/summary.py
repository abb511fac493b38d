"""An analysis without words: what programs and the browser are told."""

from __future__ import annotations

from typing import Any, Final

from landsraad.kernel import Game
from landsraad.lab.analysis.turning_points import Analysis, Change, Judged

TOLD: Final = 3
"""Events of a moment that are told."""
DIGITS: Final = 4


def summary(found: Analysis, game: type[Game], bot: str) -> dict[str, Any]:
    """What was found out, as JSON; actions and events as they travel to clients."""
    return {
        "bot": bot,
        "playouts": found.playouts,
        "actions": len(found.steps),
        "seats": list(found.seats),
        "curve": [curve_point(found, moment) for moment in sorted(found.curve)],
        "turning_points": [turning_point(found, change) for change in found.decisive()],
        "luck_share": found.luck_share(),
        "players": [
            {
                "seat": seat,
                "best": decision(found, found.best(seat), game),
                "worst": decision(found, found.worst(seat), game),
            }
            for seat in found.seats
        ],
    }


def curve_point(found: Analysis, moment: int) -> dict[str, Any]:
    chances = found.curve[moment]
    return {
        "after": moment,
        "turn": found.steps[max(0, moment - 1)].turn,
        "chances": {seat: round(chances.of(seat), DIGITS) for seat in found.seats},
        "errors": {seat: round(chances.error(seat), DIGITS) for seat in found.seats},
    }


def turning_point(found: Analysis, change: Change) -> dict[str, Any]:
    steps = found.steps[change.start : change.end]
    events = [event for step in steps for event in step.events]
    return {
        "start": change.start,
        "end": change.end,
        "turn": steps[-1].turn,
        "action": steps[0].action.to_json() if len(steps) == 1 else None,
        "events": [dict(event) for event in events[-TOLD:]],
        "seat": change.seat,
        "before": round(change.before, DIGITS),
        "after": round(change.after, DIGITS),
        "error": round(change.error, DIGITS),
        "clear": change.is_clear,
        "luck": None if change.luck is None else round(change.luck, DIGITS),
        "choice": None if change.choice is None else round(change.choice, DIGITS),
    }


def decision(found: Analysis, judged: Judged | None, game: type[Game]) -> dict[str, Any] | None:
    if judged is None:
        return None
    read = game.notation().read
    return {
        "after": judged.moment,
        "turn": found.steps[judged.moment].turn,
        "played": read(judged.played).to_json(),
        "chance": round(judged.chance, DIGITS),
        "usual": round(judged.usual, DIGITS),
        "better": read(judged.better).to_json(),
        "could": round(judged.better_chance, DIGITS),
        "error": round(judged.error, DIGITS),
    }
