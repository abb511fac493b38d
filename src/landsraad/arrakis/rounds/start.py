"""The start of the round: planning cards are drawn, prescience cards turned up (A-ROUND-1)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import planning_cards, prescience
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep


@dataclass(frozen=True, slots=True)
class StartPhase(ArrakisStep):
    """Everybody draws one card from each own deck; then three prescience cards are turned up."""

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        for deck in game.box.decks:
            planning_cards.draw(game, game.homes[deck], deck)  # A-TEAM-9
        game.claims = 0
        prescience.turn_up_cards(game, game.box.numbers["prescience_revealed_per_round"])


STEPS = (StartPhase,)
