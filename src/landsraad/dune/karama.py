"""Karama: stopping an advantage of another faction (table O of the rulings).

Where a faction uses an advantage, its phase writes

    game.become(WhatComesNext(...))
    challenge(game, "voice", BENE_GESSERIT, "battle")

and WhatComesNext looks at `game.is_stopped("voice")`. The scope says how long it stays stopped:
the phase that named it calls `game.lift(scope)` when that is over. Everybody who may respond is
asked at once and in private, so that being asked and answering show nobody who holds what.

D-KARAMA-25 who may stop what · D-KARAMA-26 discarded once played · D-KARAMA-29 how long it lasts
D-BATTLE-56 a worthless card as Karama may itself be stopped
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from landsraad.dune.actions.common import Respond
from landsraad.dune.cards import KARAMA, TREACHERY, WORTHLESS
from landsraad.dune.factions.bene_gesserit import plays_worthless_as_karama
from landsraad.dune.standing import is_settled
from landsraad.dune.state import BENE_GESSERIT, DuneState, card_names, different
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.kernel import REFEREE, Action, Chance, Decision, Listed, Product, Step
from landsraad.kernel.refusals import Because, because

PHASE, TURN = "phase", "turn"
"""Scopes that end by themselves: the turn lifts them at the end of each phase or turn."""


def karamas(game: DuneState, seat: str) -> tuple[int, ...]:
    """The different cards a seat could play as a Karama."""
    worthless = seat == BENE_GESSERIT and plays_worthless_as_karama(game)
    return usable_as_karama(game.hands[seat], worthless)


@lru_cache(maxsize=4096)
def usable_as_karama(hand: bytes, worthless: bool) -> tuple[int, ...]:
    """The true Karamas of a hand, and perhaps its worthless cards."""
    return different([card for card in hand if card == KARAMA or (worthless and card in WORTHLESS)])


def is_asked(game: DuneState, seat: str, advantage: str) -> bool:
    """Whether a seat is asked: by what it holds, or (strict) by what it could hold."""
    if is_settled(game, seat, advantage):
        return False
    if game.asks_all_who_might:
        return bool(game.hands[seat])
    return bool(karamas(game, seat))


def challenge(game: DuneState, advantage: str, owner: str, scope: str, use: str = "") -> None:
    """Give everybody but the owner the chance to stop an advantage that is about to be used.

    `use` is the scope of a single use, if the advantage is used more than once in its `scope`.
    """
    if game.is_stopped(advantage):
        return
    others = [seat for seat in game.storm_order() if seat != owner and game.hands[seat]]
    asked = tuple([seat for seat in others if is_asked(game, seat, advantage)])
    if asked:
        game.push(Window(advantage, owner, scope_of(game, scope, use), asked))
    if not may_take_back(game) or (others and not asked):
        game.bar_undo()  # whether anybody is asked hangs on hidden hands, or on standing answers


def may_take_back(game: DuneState) -> bool:
    """D-GAME-4: where all who might respond are asked, to be asked tells nothing of a hand."""
    return game.rules.take_back_before_responses and game.asks_all_who_might


def why_no_response(game: DuneState, action: Respond) -> Because | None:
    return because("D-KARAMA-25", "nothing")


def why_no_power(game: DuneState, seat: str) -> Because | None:
    """D-KARAMA-27: there are no special powers here, or this one was used."""
    if not game.has_powers:
        return because("D-KARAMA-27", "none")
    return because("D-KARAMA-27", "spent") if seat in game.karama_spent else None


def why_no_card_for(game: DuneState, seat: str, not_held: Because) -> Because | None:
    """The same, or that no Karama is held to use the power with."""
    missing = why_no_power(game, seat)
    return missing or (None if game.holds(seat, KARAMA) else not_held)


def scope_of(game: DuneState, scope: str, use: str) -> str:
    """D-KARAMA-29: the scope of table O, or what the switch says for all of them."""
    lasting = {"per_table": scope, "whole_phase": PHASE, "single_use": use or scope}
    return lasting[game.rules.karama_scope]


@dataclass(frozen=True, slots=True)
class Window(ClosedStep):
    """D-KARAMA-25: may somebody stop this advantage? `answers` are those already given."""

    advantage: str
    owner: str
    scope: str
    asked: tuple[str, ...]
    answers: tuple[tuple[str, str | None], ...] = ()

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        answered = dict(self.answers)
        return tuple([self.question(game, seat) for seat in self.asked if seat not in answered])

    def question(self, game: DuneState, seat: str) -> Decision:
        choices = self.choices(game, seat)
        return Decision(seat, "respond", choices, private=True, default=Respond(seat, None))

    def choices(self, game: DuneState, seat: str) -> Product:
        return Product(Respond, seat, Listed(None, *card_names(karamas(game, seat))))

    def answer(self, game: DuneState, action: Respond) -> None:
        answers = (*self.answers, (action.seat, action.card))
        game.become(Window(self.advantage, self.owner, self.scope, self.asked, sorted_(answers)))

    def run(self, game: DuneState) -> None:
        """The first in storm order who stops it does; the others keep their cards."""
        game.end_step()
        game.bar_undo()
        given = dict(self.answers)
        for seat in game.storm_order():
            card = given.get(seat)
            if card is not None:
                stop(game, seat, card, self)
                return

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, Respond):
            return None
        return because("D-KARAMA-25", "karama", card=action.card)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        shown: dict[str, Any] = {"step": "respond", "advantage": self.advantage}
        return {**shown, "owner": self.owner} | (
            {"answers": dict(self.answers)} if eyes == REFEREE else {}
        )

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        """Hidden answers are exchanged for others that the redealt hands allow."""
        answers = [
            (seat, card if seat == eyes else self.choices(game, seat).sample(chance).values()[0])
            for seat, card in self.answers
        ]
        return Window(self.advantage, self.owner, self.scope, self.asked, tuple(answers))  # type: ignore[arg-type]


def sorted_(answers: tuple[tuple[str, str | None], ...]) -> tuple[tuple[str, str | None], ...]:
    """By seat, so that nothing depends on who answered first."""
    return tuple(sorted(answers, key=lambda answer: answer[0]))


def stop(game: DuneState, seat: str, card: str, window: Window) -> None:
    """D-KARAMA-26: the card is discarded; the advantage is stopped, unless that is stopped."""
    face = next(i for i, known in enumerate(TREACHERY) if known.id == card)
    game.discard(seat, face)
    told = {"seat": seat, "card": card, "against": window.advantage, "owner": window.owner}
    game.reveal("karama", told)
    game.push(Stopping(window.advantage, window.scope, face == KARAMA))
    if face != KARAMA:
        challenge(game, "worthless_as_karama", BENE_GESSERIT, "use")


@dataclass(frozen=True, slots=True)
class Stopping(DuneStep):
    """The advantage is stopped, unless the worthless card that was to stop it was itself."""

    advantage: str
    scope: str
    true_karama: bool

    def run(self, game: DuneState) -> None:
        game.end_step()
        if not self.true_karama and game.is_stopped("worthless_as_karama"):
            game.lift("use")
        else:
            game.stopped = (*game.stopped, (self.advantage, self.scope))
            game.emit("stopped", {"advantage": self.advantage})


STEPS = (Window, Stopping)
