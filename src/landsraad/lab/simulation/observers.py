"""Observers fill the tables of a simulation from what happens in a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.legion import EVERY_UNIT
from landsraad.dune.game import Dune
from landsraad.dune.phases.mentat_pause import held_by
from landsraad.kernel import Game
from landsraad.kernel.event import REFEREE

Row = dict[str, Any]
Data = Mapping[str, Any]
EVERYWHERE = -1
"""All cells of the board, as a mask."""


class Observer:
    """Looks at a live game after each action; this one notes nothing but the game itself."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.turn = 0
        self.first: list[str] = []
        self.rows: defaultdict[str, list[Row]] = defaultdict(list)

    def look(self, game: Game) -> None:
        """The last action has been played."""
        for event in game.happened:
            note = getattr(self, f"note_{event.kind}", None)
            if note is not None:
                note(event.seen_by(REFEREE))
        if game.round_number != self.turn:
            self.turn = game.round_number
            self.note_turn(game)

    def note_turn(self, game: Game) -> None:
        """A turn has begun."""

    def add(self, table: str, row: Row) -> None:
        self.rows[table].append({"seed": self.seed, "turn": self.turn, **row})


class DuneObserver(Observer):
    """Notes turns, battles, auctions and alliances of Dune."""

    battle: Row
    price: int | None = None

    def note_turn(self, game: Game) -> None:
        assert isinstance(game, Dune)
        for seat in game.seats:
            self.add(
                "turns",
                {
                    "seat": seat,
                    "spice": game.spice[seat],
                    "strongholds": held_by(game, (seat,)),
                    "on_board": sum(game.forces_in(seat, EVERYWHERE)),
                    "in_reserve": sum(game.reserves[seat]),
                    "in_tanks": sum(game.tanks[seat]),
                    "leaders": len(game.leaders_of(seat)),
                    "cards": len(game.hands[seat]),
                    "allies": [other for other in game.seats if game.allied(seat, other)],
                },
            )

    # Battles.

    def note_battle_began(self, data: Data) -> None:
        sides = {"aggressor": data["aggressor"], "defender": data["defender"]}
        forces = {f"{side}_forces": sum(data["forces"][seat]) for side, seat in sides.items()}
        self.battle = {"territory": data["territory"], **sides, **forces, "how": "totals"}

    def note_plans_shown(self, data: Data) -> None:
        for plan in data["plans"]:
            self.battle[f"{self.side(plan['seat'])}_leader"] = plan["leader"]

    def note_traitor_called(self, data: Data) -> None:
        self.battle["how"] = "traitor"

    def note_totals(self, data: Data) -> None:
        for seat, total in data["totals"].items():
            self.battle[f"{self.side(seat)}_total"] = total / 2
        self.battle["fallen"] = data["fallen"]

    def note_battle_won(self, data: Data) -> None:
        self.add("battles", {**self.battle, "winner": data["seat"], "bounty": data["spice"]})

    def note_both_betrayed(self, data: Data) -> None:
        self.add("battles", {**self.battle, "how": "two_traitors"})

    def note_exploded(self, data: Data) -> None:
        self.add("battles", {**self.battle, "how": "explosion"})

    def side(self, seat: str) -> str:
        return "aggressor" if seat == self.battle["aggressor"] else "defender"

    # Auctions.

    def note_card_paid(self, data: Data) -> None:
        self.price = data["price"]

    def note_card_bought(self, data: Data) -> None:
        row = {"card": data["card"], "buyer": data["seat"], "price": self.price}
        self.add("auctions", row)
        self.price = None

    # Who is first, and who is with whom.

    def note_first_player(self, data: Data) -> None:
        self.first.append(data["seat"])

    def note_alliance_made(self, data: Data) -> None:
        self.add("alliances", {"members": data["members"], "how": "made"})

    def note_alliance_broken(self, data: Data) -> None:
        self.add("alliances", {"members": [data["seat"], *data["allies"]], "how": "broken"})


class ArrakisObserver(Observer):
    """Notes rounds and battles of War for Arrakis."""

    battle: Row

    def note_turn(self, game: Game) -> None:
        assert isinstance(game, Arrakis)
        for side in SIDES:
            legions = list(game.legions[side].values())
            self.add(
                "turns",
                {
                    "seat": side,
                    "supremacy": game.supremacy if side == HARKONNEN else None,
                    **{m: v if side == ATREIDES else None for m, v in game.prescience.items()},
                    "units": sum([legion.size for legion in legions]),
                    "leaders": sum([legion.leaders for legion in legions]),
                    "settlements": game.settled[side].bit_count(),
                    "harvesters": game.harvesters.bit_count() if side == HARKONNEN else None,
                    "cards": sum([len(game.hands.get(seat, ())) for seat in game.partners[side]]),
                },
            )

    def note_attack(self, data: Data) -> None:
        units = {side: units_in(group) for side, group in data["legions"].items()}
        attacker = data["side"]
        self.battle = {
            "area": data["target"],
            "attacker": attacker,
            "by": data["by"],
            "surprise": data["surprise"],
            "rounds": 0,
            "attacker_units": units.pop(attacker),
            "defender_units": sum(units.values()),
            "attacker_hits": 0,
            "defender_hits": 0,
        }

    def note_battle_hits(self, data: Data) -> None:
        self.battle["rounds"] += 1
        for hits in ("attacker_hits", "defender_hits"):
            self.battle[hits] += data[hits]

    def note_battle_over(self, data: Data) -> None:
        self.add("battles", {**self.battle, "winner": data["winner"] or None})


def units_in(group: Data) -> int:
    """The units of a legion as an event tells it, tokens among them."""
    figures: Mapping[str, int] = group["figures"]
    return int(sum([figures.get(kind, 0) for kind in EVERY_UNIT]) + group["tokens"])


def observer_of(game: str, seed: int) -> Observer:
    """The observer of a game."""
    observers = {"dune": DuneObserver, "arrakis": ArrakisObserver}
    return observers.get(game, Observer)(seed)
