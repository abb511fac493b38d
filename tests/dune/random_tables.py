"""Tables in the middle of a random turn, on which the laws are tried for one phase alone."""

from __future__ import annotations

from landsraad.dune.board import SECTORS
from landsraad.dune.cards import TREACHERY_DECK
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS, LEADERS
from landsraad.dune.game import Dune
from landsraad.dune.state import BENE_GESSERIT


class RandomTable(Dune):
    """A turn in some phase: all forces are in reserve, and nothing is dealt yet."""

    def open_turn(self, phase: str) -> None:
        self.lay_out()
        self.turn, self.phase, self.storm = 3, phase, self.chance.below(SECTORS)
        if self.plays(BENE_GESSERIT):
            self.prediction = (self.seats[-1], 3)
        for seat in self.seats:
            sheet = FACTIONS[FACTION[seat]]
            special = sheet.special_forces if self.rules.special_forces else 0
            self.to_reserves(seat, COMMON.forces - special, special)
            self.earn(seat, self.chance.below(12))

    def deal(self) -> None:
        """Random hands of any size, and the traitors of everybody."""
        self.treachery_deck = bytes(self.chance.shuffle(TREACHERY_DECK))
        self.traitor_deck = bytes(self.chance.shuffle(range(len(LEADERS))))
        for seat in self.seats:
            sheet = FACTIONS[FACTION[seat]]
            for _ in range(self.chance.below(sheet.hand_limit + 1)):
                self.give_card(seat, self.draw_card())
            self.traitors = {**self.traitors, seat: self.traitor_deck[: sheet.traitors_kept]}
            self.traitor_deck = self.traitor_deck[sheet.traitors_kept :]

    def draw_card(self) -> int:
        card, self.treachery_deck = self.treachery_deck[0], self.treachery_deck[1:]
        return card

    def bring(self, seat: str, cell: int, ordinary: int, special: int) -> None:
        """Forces from the reserves, as far as there are any."""
        forces, specials = self.reserves[seat]
        ordinary, special = min(ordinary, forces), min(special, specials)
        if ordinary or special:
            self.to_reserves(seat, -ordinary, -special)
            self.place(seat, cell, ordinary, special)
