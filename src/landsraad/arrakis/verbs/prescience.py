"""Verbs of prescience cards, markers, objectives and the atomics."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import atomics, planning_cards, prescience, tracks
from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.prescience import Detonate, PickPrescience, ShiftMarkers
from landsraad.arrakis.board import INTACT
from landsraad.arrakis.box import MARKERS
from landsraad.arrakis.ops import (
    AttachToPrescience,
    CyclePrescience,
    DetonateAtomics,
    DrawObjective,
    ShiftPrescience,
    ShuffleBackPrescience,
)
from landsraad.arrakis.resolve import Bounds, Resolve, asks
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product, Range
from landsraad.kernel.refusals import Because, because


def shuffle_back(game: ArrakisState, seat: str, op: ShuffleBackPrescience, bound: Bounds) -> None:
    game.push(ThrowingOut(seat, op.count, back_to_deck=True))


def cycle(game: ArrakisState, seat: str, op: CyclePrescience, bound: Bounds) -> None:
    game.push(ThrowingOut(seat, len(game.open_cards), back_to_deck=False))


@dataclass(frozen=True, slots=True)
class ThrowingOut(ArrakisStep):
    """Open prescience cards go back to their deck, or out of the game for as many new ones."""

    seat: str
    left: int
    back_to_deck: bool
    thrown: int = 0

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        cards = [card for card in game.open_cards if not prescience.persists(game, card)]
        if not self.left:
            return ()
        picks = Product(PickPrescience, self.seat, Listed(*cards))
        return ask_or_done(self.seat, "throw_out", picks)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, PickPrescience):
            game.become(self.but(left=0))
            return
        prescience.leave_row(game, action.card, self.back_to_deck)
        kind = "prescience_back" if self.back_to_deck else "prescience_out"
        game.emit(kind, {"card": action.card})
        game.become(self.but(left=self.left - 1, thrown=self.thrown + 1))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PickPrescience):
            return None
        if action.card not in game.open_cards:
            return because("A-PRES-3", "not_open", card=action.card)
        return because("A-PRES-3", "stays", card=action.card)

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        if not self.back_to_deck:
            prescience.turn_up_cards(game, self.thrown)


def attach(game: ArrakisState, seat: str, op: AttachToPrescience, bound: Bounds) -> None:
    top = game.stack[-1]
    assert isinstance(top, Resolve)
    game.push(Attaching(seat, top.source))


@dataclass(frozen=True, slots=True)
class Attaching(ArrakisStep):
    """Lay a planning card on an open prescience card."""

    seat: str
    planning_card: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        picks = Product(PickPrescience, self.seat, Listed(*game.open_cards))
        return ask_or_done(self.seat, "attach", picks)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PickPrescience):
            planning_cards.take_back(game, self.planning_card)
            cards = (*game.attached.get(action.card, ()), self.planning_card)
            game.attached = {**game.attached, action.card: cards}
            game.emit("attached", {"card": action.card, "planning_card": self.planning_card})

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PickPrescience):
            return None
        return because("A-PRES-3", "not_open", card=action.card)


@dataclass(frozen=True, slots=True)
class Shifting(ArrakisStep):
    """Lower one marker and raise another by as much, within the track."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        last = game.box.prescience_last
        shifts = [
            Product(ShiftMarkers, self.seat, Listed(low), Listed(high), Range(1, most))
            for low in MARKERS
            for high in MARKERS
            if low != high and (most := min(game.prescience[low], last - game.prescience[high])) > 0
        ]
        return ask_or_done(self.seat, "shift", *shifts)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, ShiftMarkers):
            before = game.prescience[action.lowered]
            step = before - action.steps
            game.prescience = {**game.prescience, action.lowered: step}
            game.emit("prescience", {"marker": action.lowered, "step": step, "from": before})
            tracks.raise_marker(game, action.raised, action.steps)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, ShiftMarkers):
            return None
        if not {action.lowered, action.raised} <= {*MARKERS} or action.lowered == action.raised:
            return because("A-PRES-1", "markers", markers=MARKERS)
        low, high = game.prescience[action.lowered], game.prescience[action.raised]
        return because("A-PRES-19", "steps", low=low, high=high, last=game.box.prescience_last)


def draw_objective(game: ArrakisState, seat: str, op: DrawObjective, bound: Bounds) -> None:
    for _ in range(min(op.count, len(game.objectives_aside))):
        card = game.draw(game.objectives_aside)
        game.objectives_aside = tuple([other for other in game.objectives_aside if other != card])
        game.objectives = (*game.objectives, card)  # in this order `ruled_out` speaks of them
        told = game.partners[game.side(seat)]
        game.reveal("objective_drawn", {"seat": seat}, {"card": card}, told)


@dataclass(frozen=True, slots=True)
class Detonating(ArrakisStep):
    """Choose the mountain that the atomics blast, or leave them."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if game.blast != INTACT:
            return ()
        return ask_or_done(self.seat, "detonate", atomics.tokens(self.seat))

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, Detonate):
            atomics.detonate(game, action.token)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        return atomics.why_not_token() if isinstance(action, Detonate) else None


VERBS = {
    ShuffleBackPrescience: shuffle_back,
    CyclePrescience: cycle,
    AttachToPrescience: attach,
    ShiftPrescience: asks(Shifting),
    DrawObjective: draw_objective,
    DetonateAtomics: asks(Detonating),
}
STEPS = (ThrowingOut, Attaching, Shifting, Detonating)
