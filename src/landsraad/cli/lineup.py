"""What `play` can be told about the line-up of Dune."""

from __future__ import annotations

from dataclasses import dataclass

import typer

from landsraad.kernel.chance import Chance
from landsraad.kernel.game import Game
from landsraad.kernel.setup import new_seed, read_seed
from landsraad.kernel.values import Value


@dataclass(frozen=True, slots=True)
class Lineup:
    """The seats of a game, options that go with them, and the seats of people at this terminal."""

    seats: tuple[str, ...]
    options: dict[str, Value]
    held: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LineupChoice:
    """How factions are handed out: see the parameters of `play`."""

    players: int | None
    deal: str | None
    draft: str | None
    pairs: bool

    @property
    def is_made(self) -> bool:
        return bool(self.players is not None or self.deal or self.draft or self.pairs)

    def check(self, game_type: type[Game], table: str | None, names_seats: bool) -> None:
        """BadParameter if it does not fit together."""
        if game_type.name != "dune":
            raise typer.BadParameter("--players, --deal, --draft and --pairs are for dune")
        if self.deal and self.draft:
            raise typer.BadParameter("factions are dealt (--deal) or chosen (--draft), not both")
        if (self.deal or self.draft) and names_seats:
            raise typer.BadParameter("--deal and --draft say who holds which seat")
        if not (self.deal or self.draft) and self.pairs:
            raise typer.BadParameter("--pairs goes with --deal or --draft")
        if not (self.deal or self.draft) and table:
            raise typer.BadParameter("--table says already how many play")

    def lineup(
        self, game_type: type[Game], table: str | None, seed: int | None, language: str
    ) -> Lineup:
        """The line-up; asks at the terminal what there is to ask."""
        from rich.console import Console

        from landsraad.dune import lineup
        from landsraad.terminal.lineup import LineupSession, split_names
        from landsraad.terminal.screen import Screen
        from landsraad.texts import Texts

        names = self.deal or self.draft
        if not names:
            return Lineup(lineup.suggested(self.players or 0), {})
        people = split_names(names)
        number = len(people) if self.players is None else self.players
        if not 1 <= len(people) <= number:
            raise typer.BadParameter(f"{len(people)} people are named, and {number} are to play")
        session = LineupSession(
            people,
            number - len(people),
            game_type.read_lineup(table.split(",") if table else None, {}),
            2 if self.pairs else 1,
            Screen(Texts(game_type, language), Console(highlight=False)),
            Chance.seeded(new_seed() if seed is None else read_seed(seed)).fork(),
        )
        leads = session.let_swap(session.deal() if self.deal else session.draft())
        held = tuple([faction for person in people for faction in leads[person]])
        return Lineup(lineup.seats_of(leads), lineup.options_of(leads), held)
