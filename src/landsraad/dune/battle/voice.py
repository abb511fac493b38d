"""The Voice: the Bene Gesserit order their opponent, or their ally's, to play or not play a card.

D-BATTLE-7 before Prescience · D-BATTLE-14 what it may order · D-KARAMA-6 a Karama against it
D-ALLIANCE-7 for the ally as they like
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.actions.battle import UseVoice
from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.battle.current import (
    BATTLE,
    in_hand,
    is_fought,
    note,
    offer_help,
    side_helped_by,
)
from landsraad.dune.battle.plan import NOT, PLAY
from landsraad.dune.cards import VOICE_CATEGORIES
from landsraad.dune.factions import bene_gesserit
from landsraad.dune.karama import challenge
from landsraad.dune.state import BENE_GESSERIT, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Decision, Listed, Product, Sum
from landsraad.kernel.refusals import Because, because

ORDERS = Listed(PLAY, NOT)
COMMANDS = {
    kinds: Sum(
        PASS[BENE_GESSERIT],
        Product(UseVoice, BENE_GESSERIT, ORDERS, Listed(*kinds)),
    )
    for kinds in VOICE_CATEGORIES.values()
}
"""D-BATTLE-14: everything the Bene Gesserit may say, by the kinds of card they may name."""


def offer_voice(game: DuneState) -> None:
    offer_help(game, BENE_GESSERIT, bene_gesserit.voice, Voice)


@dataclass(frozen=True, slots=True)
class Voice(DuneStep):
    """D-BATTLE-14: one order to the opponent, in public, or none."""

    opponent: str
    advantage: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        commands = COMMANDS[bene_gesserit.voice_categories(game)]
        return (Decision(BENE_GESSERIT, "voice", commands),)

    def answer(self, game: DuneState, action: UseVoice | Pass) -> None:
        if isinstance(action, Pass):
            game.end_step()
            return
        told = {"seat": action.seat, "to": self.opponent, "order": action.order}
        game.reveal("voice_used", told | {"card": action.card})
        game.become(VoiceHeard((self.opponent, action.order, action.card), self.advantage))
        challenge(game, self.advantage, BENE_GESSERIT, BATTLE)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, UseVoice):
            return None
        if action.order not in (PLAY, NOT):
            return because("D-BATTLE-14", "orders")
        return because("D-BATTLE-14", "kinds", cards=bene_gesserit.voice_categories(game))


def why_no_voice(game: DuneState, action: UseVoice) -> Because | None:
    """D-BATTLE-7: before Prescience; D-BATTLE-14: in a battle of theirs or of their ally."""
    if not is_fought(game):
        return because("D-BATTLE-14", "no_battle")
    if side_helped_by(game, in_hand(game), BENE_GESSERIT) is None:
        return because("D-BATTLE-14", "sides", sides=in_hand(game).sides)
    return because("D-BATTLE-7", "over")


@dataclass(frozen=True, slots=True)
class VoiceHeard(DuneStep):
    """D-KARAMA-6: the order stands, unless a Karama has stopped it."""

    order: tuple[str, str, str]
    advantage: str

    def run(self, game: DuneState) -> None:
        game.end_step()
        if not game.is_stopped(self.advantage):
            note(game, order=self.order)


STEPS = (Voice, VoiceHeard)
