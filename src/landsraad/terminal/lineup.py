"""Handing out the factions of Dune in the terminal: dealt, or chosen by turn cards; then swaps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from landsraad.dune import lineup
from landsraad.kernel.chance import Chance
from landsraad.kernel.choices import Listed
from landsraad.terminal.picker import GoBack, Picker
from landsraad.terminal.screen import Screen
from landsraad.terminal.styles import ERROR, STRONG


def split_names(names: str) -> tuple[str, ...]:
    return tuple([name.strip() for name in names.split(",") if name.strip()])


class LineupSession:
    """People at this terminal, and others played by chance, who come to their factions.

    Attributes:
        people: the names of those at this terminal.
        players: the names of all, in the order in which they sit.
        factions: those that can be had.
        each: how many each player leads.
    """

    def __init__(
        self,
        people: Sequence[str],
        others: int,
        factions: Sequence[str],
        each: int,
        screen: Screen,
        chance: Chance,
        read_line: Callable[[str], str] = input,
    ) -> None:
        self.people = tuple(people)
        self.factions = tuple(factions)
        self.each = each
        self.texts = screen.texts
        self.screen = screen
        self.chance = chance
        self.read_line = read_line
        self.picker = Picker(screen, self.read_answer)
        numbers = range(1, others + 1)
        self.players = (
            *self.people,
            *[self.texts.text("lineup-chance", number=number) for number in numbers],
        )
        lineup.check_players(self.players, len(self.factions), each)

    def deal(self) -> lineup.Leads:
        """D-SETUP-3: at random."""
        return lineup.deal_factions(self.players, self.chance, self.factions, self.each)

    def draft(self) -> lineup.Leads:
        """D-SETUP-3: who has drawn the highest turn card chooses first."""
        drawn = lineup.draw_turn_cards(self.players, self.chance)
        order = lineup.draft_order(drawn, self.each)
        for drawer in dict.fromkeys(order):
            self.screen.print_message("lineup-card", player=drawer, card=drawn[drawer])
        chosen: tuple[str, ...] = ()
        while (player := lineup.choosing(order, chosen)) is not None:
            faction = self.choose(player, [each for each in self.factions if each not in chosen])
            chosen = lineup.choose(order, chosen, player, faction, self.factions)
        leads = lineup.chosen_factions(order, chosen)
        return {player: leads[player] for player in self.players}

    def choose(self, player: str, free: Sequence[str]) -> str:
        """The choice of a person; chance chooses for the others."""
        if player not in self.people:
            return self.chance.choice(free)
        while True:
            with suppress(GoBack):
                title = self.texts.text("lineup-choose", player=player)
                chosen: str = self.picker.pick(Listed(*free), title)
                return chosen

    def let_swap(self, leads: lineup.Leads) -> lineup.Leads:
        """D-SETUP-3: show what each leads, and let people swap until all are content."""
        while True:
            self.print_leads(leads)
            if len(self.people) < 2 or not (line := self.ask_swap()):
                return leads
            names = {name.casefold(): name for name in self.people}
            swapping = [names.get(name.casefold()) for name in split_names(line)]
            if len(swapping) == 2 and swapping[0] and swapping[1]:
                leads = lineup.swap(leads, swapping[0], swapping[1])
            else:
                self.screen.print_message("lineup-no-swap", ERROR, people=", ".join(self.people))

    def ask_swap(self) -> str:
        example = ", ".join(self.people[:2])
        return self.read_answer(lambda: self.screen.print_message("lineup-swap", example=example))

    def print_leads(self, leads: lineup.Leads) -> None:
        for player, led in leads.items():
            self.screen.print_message("lineup-leads", STRONG, player=player, factions=led)

    def read_answer(self, print_question: Callable[[], None]) -> str:
        print_question()
        return self.read_line("> ").strip()
