"""Laws of what is hidden: views, refusals and undo do not tell it."""

from __future__ import annotations

import json
from typing import Any

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import Refusal
from landsraad.kernel.game import Game
from landsraad.kernel.laws.law import Law, LawBroken, Mode

TRIED_IN_VAIN = 6
"""Actions that each seat tries at each position which is looked at."""


class ViewsHide(Law):
    """A view cannot depend on what it hides, nor a refusal, nor what somebody can imagine."""

    number = 5
    costly = True

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.exchanged = False
        self.known: dict[type[Action], Action] = {}
        """An action of each kind that has been possible so far."""

    def look(self, game: Game) -> None:
        if game.over:
            return
        shared = game.public_view()
        for decision in game.pending:
            action = decision.actions.sample(self.chance)
            self.known[type(action)] = action
        for eyes in (*game.seats, None):
            twin = game.redeal(eyes, self.chance)
            seen = json.dumps(game.view(eyes, public=shared))
            seen_there = json.dumps(twin.view(eyes))
            if seen != seen_there:
                differ = _differ(seen, seen_there)
                raise self.broken(f"the view of {eyes} differs: {differ}", game)
            for fault in twin.faults():
                raise self.broken(f"redealing for {eyes}: {fault}", game)
            seed = self.chance.below(1 << 32)
            again, there = [g.redeal(eyes, Chance.seeded(seed)) for g in (game, twin)]
            if again.digest() != there.digest():
                raise self.broken(f"redealing for {eyes} hangs on what is hidden", game)
            if eyes is not None:
                self._try_in_vain(game, twin, eyes)
            self.exchanged = self.exchanged or _without_chance(game) != _without_chance(twin)

    def _try_in_vain(self, game: Game, twin: Game, seat: str) -> None:
        """A seat tries what has been possible before, for whomever: it hears the same."""
        kinds = [*self.known.values()]
        for _ in range(min(TRIED_IN_VAIN, len(kinds))):
            pattern = kinds[self.chance.below(len(kinds))]
            action = type(pattern)(seat, *pattern.values())
            here, there = _answer(game, action), _answer(twin, action)
            if here != there:
                raise self.broken(f"{seat} hears of {action}: {here!r} or {there!r}", game)

    def finish(self, game: Game) -> None:
        if not self.exchanged:
            raise self.broken("redealing never exchanged anything, so nothing was tested", game)


def _answer(game: Game, action: Action) -> str:
    """What somebody is told who tries an action; "" if it can be played."""
    try:
        game._allowed(action, None)
    except Refusal as refused:
        return f"{type(refused).__name__}: {refused}"
    return ""


def _without_chance(game: Game) -> str:
    packed: Any = game.pack_state()
    return json.dumps({**packed, "chance": None})


def _differ(one: str, other: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return (
        f"…{one[max(0, place - 60) : place + 30]}… and …{other[max(0, place - 60) : place + 30]}…"
    )


class UndoKeepsSecrets(Law):
    """What can be taken back has taught nobody anything that the position hid.

    An action may be undone only if it plays and shows the same in every game that is equally
    possible for what its seat knew before. Other seats may have learnt that it was possible: that
    is its seat's own to give away.
    """

    number = 7

    def __init__(self, mode: Mode, seed: int) -> None:
        super().__init__(mode, seed)
        self.before: Game | None = None

    def look(self, game: Game) -> None:
        last = game.past.action if game.past is not None else None
        for seat in game.seats:
            if game.can_undo(seat):
                self._check(game, seat, last)
        self.before = game.copy()

    def _check(self, game: Game, seat: str, last: Action | None) -> None:
        if last is None or last.seat != seat:
            raise self.broken(f"{seat} could undo an action of another seat", game)
        if game.past is not None and game.past.outcomes:
            raise self.broken(f"{seat} could undo a random draw", game)
        if self.before is not None and game.sequence % self.mode.stride == 0:
            _check_taught_nothing(game, self.before, last, self.chance)
            _check_undo(game.branch(), self.before, seat, last)


def _check_taught_nothing(game: Game, before: Game, action: Action, chance: Chance) -> None:
    for eyes in (*game.seats, None):
        for _ in range(3):
            twin = before.redeal(eyes, chance)
            try:
                twin.play(action)
            except Refusal:
                if eyes != action.seat:
                    continue
                raise LawBroken(7, f"{action} can be undone, but hung on a secret", game) from None
            if json.dumps(twin.view(eyes)) != json.dumps(game.view(eyes)):
                raise LawBroken(7, f"{action} can be undone, but taught {eyes} something", game)


def _check_undo(game: Game, before: Game, seat: str, action: Action) -> None:
    after = game.digest()
    game.undo(seat)
    if game.digest() != before.digest() or game.sequence != before.sequence:
        raise LawBroken(7, f"undoing {action} does not lead back", game)
    game.play(action)
    if game.digest() != after:
        raise LawBroken(7, f"{action} leads elsewhere after an undo", game)
