"""Tally: what is counted in the tables of a simulation, part by part."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.registry import game_class
from landsraad.lab.estimates import Spread
from landsraad.lab.simulation.parts import BadSimulation, read_job, read_table
from landsraad.lab.simulation.tables import VERSION, tables_of

Row = Mapping[str, Any]
MEASURES: Final = {
    "dune": ("spice", "strongholds", "on_board"),
    "arrakis": ("supremacy", "kwisatz_haderach", "sand_dwellers", "jihad", "units", "settlements"),
}
"""Columns of the turns that are followed over time."""


@dataclass(slots=True)
class Tally:
    """What happened in the games of one job, counted.

    Attributes:
        job: what was simulated.
        games: how many. `actions`: in each of them.
        sides: everybody who played or won, in table order.
        wins: by seat. `bot_seats`: how often a bot sat, and `bot_wins` how many of these seats won.
        together: games won by so many seats. `pacts`: games in which an alliance was made, and
            `pacts_won` those that it won.
        places: seats at each place of the table, and `places_won` those that won; `orders` and
            `orders_won` the same by the place in the order of the last turn.
        lineups: all orders in which seats sat round the table.
        over_time: by measure and seat, for each turn.
        prices: of each card, how often each was paid.
        fights: battles by seat, and `fights_won` those that it won.
    """

    job: Mapping[str, Any]
    games: int = 0
    actions: Spread = field(default_factory=Spread)
    seconds: float = 0.0
    sides: dict[str, None] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    bot_seats: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    together: Counter[int] = field(default_factory=Counter)
    pacts: Counter[tuple[str, ...]] = field(default_factory=Counter)
    pacts_won: Counter[tuple[str, ...]] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    places_won: Counter[int] = field(default_factory=Counter)
    orders: Counter[int] = field(default_factory=Counter)
    orders_won: Counter[int] = field(default_factory=Counter)
    lineups: set[tuple[str, ...]] = field(default_factory=set)
    over_time: defaultdict[tuple[str, str], defaultdict[int, Spread]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Spread))
    )
    prices: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    battles: Counter[int] = field(default_factory=Counter)
    hows: Counter[str] = field(default_factory=Counter)
    sites: Counter[str] = field(default_factory=Counter)
    fights: Counter[str] = field(default_factory=Counter)
    fights_won: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    attacks_won: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)

    @property
    def game(self) -> str:
        name: str = self.job["game"]
        return name

    # Rows of the tables.

    def count_games(self, row: Row) -> None:
        seats, winners = row["seats"], row["winners"]
        self.games += 1
        self.actions.add(row["actions"])
        self.seconds += row["seconds"]
        self.sides.update(dict.fromkeys([*seats, *winners]))
        self.wins.update(winners)
        self.endings[row["ending"]] += 1
        self.lengths[row["turns"]] += 1
        self.together[len(winners)] += 1
        self.lineups.add(tuple(seats))
        for place, (seat, bot) in enumerate(zip(seats, row["bots"], strict=True), 1):
            self.bot_seats[bot] += 1
            self.bot_wins[bot] += seat in winners
            self.places[place] += 1
            self.places_won[place] += seat in winners
        if row["first"]:
            start = seats.index(row["first"][-1])
            for place, seat in enumerate([*seats[start:], *seats[:start]], 1):
                self.orders[place] += 1
                self.orders_won[place] += seat in winners

    def count_turns(self, row: Row) -> None:
        for measure in MEASURES.get(self.game, ()):
            if row[measure] is not None:
                self.over_time[measure, row["seat"]][row["turn"]].add(row[measure])

    def count_battles(self, row: Row) -> None:
        dune = self.game == "dune"
        attacker = row["aggressor" if dune else "attacker"]
        defender = row["defender"] if dune else opponent(attacker)
        self.sites[row["territory" if dune else "area"]] += 1
        if dune:
            self.hows[row["how"]] += 1
        else:
            self.rounds[row["rounds"]] += 1
        for seat in (attacker, defender):
            self.fights[seat] += 1
            self.fights_won[seat] += seat == row["winner"]
        self.attacks[attacker] += 1
        self.attacks_won[attacker] += attacker == row["winner"]

    def count_auctions(self, row: Row) -> None:
        if row["price"] is not None and row["card"] is not None:
            self.prices[row["card"]][row["price"]] += 1

    # Parts.

    def add_part(self, tables: Mapping[str, list[Row]]) -> None:
        """Count some whole games."""
        for table, rows in tables.items():
            count = getattr(self, f"count_{table}", None)
            if count is not None:
                for row in rows:
                    count(row)
        fought = Counter([row["seed"] for row in tables.get("battles", ())])
        self.battles.update([fought[row["seed"]] for row in tables["games"]])
        made: defaultdict[int, set[tuple[str, ...]]] = defaultdict(set)
        for row in tables.get("alliances", ()):
            if row["how"] == "made":
                made[row["seed"]].add(tuple(sorted(row["members"])))
        for row in tables["games"]:
            self.pacts.update(made[row["seed"]])
            self.pacts_won.update(made[row["seed"]] & {tuple(sorted(row["winners"]))})


def opponent(side: str) -> str:
    return "harkonnen" if side == "atreides" else "atreides"


def tally_of(folder: Path) -> Tally:
    """What happened in the games of a folder.

    Raises:
        BadSimulation: if it holds none, or those of another version.
    """
    job = read_job(folder)
    if job.get("tables") != VERSION:
        raise BadSimulation(
            f"{folder} has tables of version {job.get('tables')}, and reports are made of version "
            f"{VERSION}: simulate it again"
        )
    tally = Tally(job)
    names = [*tables_of(tally.game)]
    for parts in zip(*[read_table(folder, name) for name in names], strict=True):
        tally.add_part({n: part.to_pylist() for n, part in zip(names, parts, strict=True)})
    if not tally.games:
        raise BadSimulation(f"{folder} has no games yet")
    order = {seat: place for place, seat in enumerate(game_class(tally.game).all_seats)}
    tally.sides = dict.fromkeys(sorted(tally.sides, key=lambda seat: order.get(seat, len(order))))
    return tally
