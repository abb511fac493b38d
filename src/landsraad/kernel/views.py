"""Views: all that a seat, a spectator or the referee may know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from landsraad.kernel.errors import BadOptions
from landsraad.kernel.event import REFEREE
from landsraad.kernel.step import Decision
from landsraad.kernel.values import Json, brief, laid_over

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

T = TypeVar("T")


def kept_part(game: Game, name: str, source: object, build: Callable[[], T]) -> T:
    """A part of a view, built anew only when what it is made from has changed.

    Args:
        game: whose part it is; its branches keep parts together, other copies nothing.
        name: of the part.
        source: all that the part is made from, as a value that does not change.
        build: makes the part, which nobody must change afterwards.
    """
    kept = game.kept_parts.get(name)
    if kept is None or kept[0] != source:
        kept = game.kept_parts[name] = (source, build())
    part: T = kept[1]
    return part


def view_of(
    game: Game,
    eyes: str | None,
    tell: Callable[[Decision], Any],
    public: Mapping[str, Any] | None,
) -> dict[str, Any]:
    """The view of these eyes (see `Game.view`)."""
    if eyes is not None and eyes != REFEREE and eyes not in game.seats:
        raise BadOptions(f"there is no seat {brief(eyes)}; there are {', '.join(game.seats)}")
    shown, own = public_part(game, public), private_part(game, eyes)
    view = {**shown, **own, "table": whole_table(game, shown["table"], own["table"], eyes)}
    view["decisions"] = [tell(decision) for decision in game.decisions(eyes)]
    return view


def whole_table(
    game: Game, public: Mapping[str, Any], private: Mapping[str, Any], eyes: str | None
) -> dict[str, Any]:
    """What these eyes see, laid over what everybody does; parts are laid anew if either changes."""
    table = dict(public)
    for name, part in private.items():
        below = public.get(name)
        if not isinstance(below, dict) or not isinstance(part, dict):
            table[name] = part
        elif part:
            both = (below, part)
            table[name] = kept_part(game, f"{name} for {eyes}", both, partial(laid_over, *both))
    return table


def public_part(game: Game, table: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What is the same for all eyes; `table` is the `public_view`, if it has been built already."""
    return {
        "game": game.name,
        "seats": list(game.seats),
        "seal": game.setup.seal,
        "outcome": None if game.outcome is None else game.outcome.to_json(),
        "waiting": waiting_for(game),
        "table": table or game.public_view(),
    }


def private_part(game: Game, eyes: str | None) -> dict[str, Any]:
    """What these eyes see beside that; laid over it, it is their view without its decisions."""
    shown = [step.view(game, eyes) for step in game.stack]
    return {
        "eyes": eyes,
        "steps": [dict(step) for step in shown if step is not None],
        "table": game.private_view(eyes),
    }


def waiting_for(game: Game) -> list[Json]:
    """Whom the table waits for, as far as everybody may know.

    An optional decision betrays a hand, so it is never named; of private ones all that shows is
    that somebody is to respond.
    """
    waiting: list[Json] = []
    for decision in game.pending:
        private = decision.private
        entry: dict[str, Json] = {
            "seat": None if private else decision.seat,
            "kind": "respond" if private else decision.kind,
        }
        if decision.required and entry not in waiting:
            waiting.append(entry)
    return waiting
