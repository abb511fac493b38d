"""Describing a position: what a case says, with a legal default for everything else.

    position = { turn = 4, phase = "battle", storm = 3,
                 forces = { atreides = { "arrakeen@9" = 6 }, harkonnen = { "arrakeen@9" = 8 } },
                 hands = { harkonnen = ["lasgun"] } }

The game stands at the beginning of the phase. Entries, all optional:

    turn, phase, storm (sector), wall (true: the Shield Wall stands), worms, storm_card (1 to 6)
    forces, specials        seat -> cell -> number on the board
    advisors                territories in which Bene Gesserit forces are advisors (or coexist)
    tanks, special_tanks    seat -> number; all other forces are in the reserves
    spice, bribes           seat -> amount (default: the starting spice, no bribes)
    spice_on                cell -> amount
    hands                   seat -> treachery cards (default: none)
    treachery_deck          its top cards, from the top; the rest follows in a fixed order
    treachery_discards, out_of_game
    spice_deck              its top cards, from the top (territories and shai_hulud)
    spice_discards          { a = [...], b = [...] }, the last one on top
    traitors                seat -> leaders (default: leaders of its own, as many as it keeps)
    dead, face_down         leaders in the tanks, "kwisatz_haderach" among them
    deaths                  leader -> how often killed (default: 1 if dead, 2 if face down)
    captives                leaders that Harkonnen hold
    returning               leaders that may be revived, one a turn, until all are back
    fought_in               leader -> territory in which it has fought this turn
    kwisatz_losses          forces that the Atreides have lost in battles
    alliances               [["fremen", "guild"]]
    prediction              { winner = "fremen", turn = 5 }
    dialers, ornithopters, karama_spent     seats
    known                   seat -> { other seat -> cards it has seen there }
    dice                    faces of the dice to come (Dune has none)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.dune.board import CELL, CELLS, SECTORS, TERRITORY
from landsraad.dune.cards import (
    SHAI_HULUD,
    SPICE,
    SPICE_CARD,
    SPICE_DECK,
    STORM,
    TREACHERY_CARD,
    TREACHERY_DECK,
)
from landsraad.dune.factions.table import COMMON, FACTION, FACTIONS, LEADER, LEADERS
from landsraad.dune.table import (
    BENE_GESSERIT,
    FACE_DOWN,
    FACE_UP,
    KWISATZ_HADERACH,
    SEATS,
    Table,
)
from landsraad.dune.turn import PHASES, steps_at
from landsraad.kernel import BadPosition, Reading

DISCS = {**LEADER, "kwisatz_haderach": KWISATZ_HADERACH}


def arrange(game: Table, reading: Reading) -> None:
    """Set up everything that is said, and the rest by default."""
    game.turn = reading.number("turn", 1, game.rules.max_turns, 1)
    game.phase = reading.word("phase", tuple(PHASES), "storm")
    game.storm = reading.number("storm", 0, SECTORS - 1, 0)
    game.wall = reading.flag("wall", True)
    game.worms = reading.number("worms", 0, 100, 0)
    arrange_forces(game, reading)
    arrange_spice(game, reading)
    arrange_treachery(game, reading)
    arrange_spice_deck(game, reading)
    arrange_leaders(game, reading)
    arrange_traitors(game, reading)
    arrange_people(game, reading)
    for step in steps_at(game.phase):
        game.push(step)


def by_seat(game: Table, reading: Reading, name: str) -> Mapping[str, Any]:
    """A table with seats of this game as its keys."""
    part = reading.part(name)
    for seat in part.entries:
        if not game.plays(seat):
            raise BadPosition(f"{name}.{seat} is not in this game")
    return part.entries


def number_of(where: str, value: object, high: int) -> int:
    if type(value) is not int or not 0 <= value <= high:
        raise BadPosition(f"{where} is a number from 0 to {high}")
    return value


def names_in(where: str, value: object, known: Mapping[str, int]) -> list[int]:
    """A list of names as their numbers."""
    if not isinstance(value, list | tuple) or any(name not in known for name in value):
        wrong = [n for n in value if n not in known] if isinstance(value, list | tuple) else value
        raise BadPosition(f"{where} cannot hold {wrong}")
    return [known[name] for name in value]


def arrange_forces(game: Table, reading: Reading) -> None:
    on_board = {"forces": 0, "specials": 1}
    for name, special in on_board.items():
        for seat, cells in by_seat(game, reading, name).items():
            if not isinstance(cells, Mapping):
                raise BadPosition(f"{name}.{seat} is a table of cells")
            for cell, number in cells.items():
                place_forces(game, f"{name}.{seat}", seat, cell, number, bool(special))
    for name, special in {"tanks": 0, "special_tanks": 1}.items():
        for seat, number in by_seat(game, reading, name).items():
            dead = number_of(f"{name}.{seat}", number, COMMON.forces)
            game.to_tanks(seat, *((0, dead) if special else (dead, 0)))
    for seat in game.seats:
        fill_reserves(game, seat)
    for territory in reading.words("advisors", tuple(TERRITORY)):
        if not game.plays(BENE_GESSERIT):
            raise BadPosition("advisors need the Bene Gesserit")
        game.set_advisors(TERRITORY[territory], True)


def place_forces(
    game: Table, where: str, seat: str, cell: object, number: object, special: bool
) -> None:
    if cell not in CELL:
        raise BadPosition(f"{where} knows no cell {cell!r}")
    count = number_of(f"{where}.{cell}", number, COMMON.forces)
    if count:
        game.place(seat, CELL[str(cell)], *((0, count) if special else (count, 0)))


def fill_reserves(game: Table, seat: str) -> None:
    """All forces that are neither on the board nor in the tanks."""
    specials = FACTIONS[FACTION[seat]].special_forces if game.rules.special_forces else 0
    base = FACTION[seat] * len(CELLS)
    ordinary = sum(game.forces[base : base + len(CELLS)]) + game.tanks[seat][0]
    special = sum(game.specials[base : base + len(CELLS)]) + game.tanks[seat][1]
    left = (COMMON.forces - specials - ordinary, specials - special)
    if min(left) < 0:
        raise BadPosition(f"{seat} has more forces than the box holds")
    game.reserves[seat] = left


def arrange_spice(game: Table, reading: Reading) -> None:
    amounts = by_seat(game, reading, "spice")
    bribes = by_seat(game, reading, "bribes")
    for seat in game.seats:
        start = FACTIONS[FACTION[seat]].spice
        game.spice[seat] = number_of(f"spice.{seat}", amounts.get(seat, start), 500)
        game.bribes[seat] = number_of(f"bribes.{seat}", bribes.get(seat, 0), 500)
    for cell, amount in reading.part("spice_on").entries.items():
        if cell not in CELL:
            raise BadPosition(f"spice_on knows no cell {cell!r}")
        game.spice_on[CELL[cell]] = number_of(f"spice_on.{cell}", amount, 255)
    game.bank = -sum(game.spice_on) - sum(game.spice.values()) - sum(game.bribes.values())


def arrange_treachery(game: Table, reading: Reading) -> None:
    for seat, cards in by_seat(game, reading, "hands").items():
        for card in names_in(f"hands.{seat}", cards, TREACHERY_CARD):
            game.give_card(seat, card)
    names = tuple(TREACHERY_CARD)
    top = names_in("treachery_deck", reading.words("treachery_deck", names), TREACHERY_CARD)
    for pile in ("treachery_discards", "out_of_game"):
        setattr(game, pile, bytes(names_in(pile, reading.words(pile, names), TREACHERY_CARD)))
    held = b"".join(game.hands.values()) + game.treachery_discards + game.out_of_game
    game.treachery_deck = rest_of("treachery", TREACHERY_DECK, bytes(top), held)
    for seat, hands in by_seat(game, reading, "known").items():
        for holder, cards in hands.items():
            for card in names_in(f"known.{seat}.{holder}", cards, TREACHERY_CARD):
                game.remember(seat, holder, card)


def arrange_spice_deck(game: Table, reading: Reading) -> None:
    names = tuple(SPICE_CARD)
    top = names_in("spice_deck", reading.words("spice_deck", names), SPICE_CARD)
    piles = reading.part("spice_discards")
    a, b = (names_in(pile, piles.words(pile, names), SPICE_CARD) for pile in ("a", "b"))
    piles.finish()
    game.spice_discards = (bytes(a), bytes(b))
    game.last_blow = (last_territory(a), last_territory(b))
    game.spice_deck = rest_of("spice", SPICE_DECK, bytes(top), bytes(a + b))
    card = reading.number("storm_card", 0, len(STORM), 0)
    game.storm_card = next((i for i, c in enumerate(STORM) if c.sectors == card), None)


def last_territory(pile: list[int]) -> int | None:
    territories = [SPICE[card].territory for card in pile if card != SHAI_HULUD]
    return territories[-1] if territories else None


def rest_of(name: str, deck: bytes, top: bytes, gone: bytes) -> bytes:
    """The cards that are nowhere else, those said to be on top first."""
    left = list(deck)
    for card in (*gone, *top):
        if card not in left:
            raise BadPosition(f"the {name} deck does not hold so many of one card")
        left.remove(card)
    return top + bytes(left)


def arrange_leaders(game: Table, reading: Reading) -> None:
    for name, side in {"dead": FACE_UP, "face_down": FACE_DOWN}.items():
        for disc in names_in(name, reading.words(name, tuple(DISCS)), DISCS):
            game.dead[disc] = side
            game.deaths[disc] = side
    for name, number in reading.part("deaths").entries.items():
        (place,) = names_in("deaths", [name], DISCS)
        game.deaths[place] = number_of(f"deaths.{name}", number, 50)
    for name, territory in reading.part("fought_in").entries.items():
        (place,) = names_in("fought_in", [name], DISCS)
        (where,) = names_in("fought_in", [territory], TERRITORY)
        game.fought_in[place] = where + 1
    for captive in names_in("captives", reading.words("captives", tuple(LEADER)), LEADER):
        game.take_captive(captive, (captive, *game.leaders_of(game.owner_of(captive))))
    returning = names_in("returning", reading.words("returning", tuple(LEADER)), LEADER)
    game.returning = tuple(sorted(returning))
    game.kwisatz_losses = reading.number("kwisatz_losses", 0, 500, 0)


def arrange_traitors(game: Table, reading: Reading) -> None:
    said = by_seat(game, reading, "traitors")
    for seat in game.seats:
        sheet = FACTIONS[FACTION[seat]]
        own = [LEADERS[leader].id for leader in sheet.leaders[: sheet.traitors_kept]]
        game.traitors[seat] = bytes(names_in(f"traitors.{seat}", said.get(seat, own), LEADER))
    kept = b"".join(game.traitors.values())
    in_play = [i for i, leader in enumerate(LEADERS) if game.plays(leader.faction)]
    game.traitor_deck = bytes([leader for leader in in_play if leader not in kept])


def read_alliances(game: Table, alliances: object) -> tuple[tuple[str, ...], ...]:
    if not isinstance(alliances, list | tuple):
        raise BadPosition("alliances is a list of lists of seats")
    members = [seat for alliance in alliances for seat in alliance]
    if len(set(members)) != len(members) or any(not game.plays(seat) for seat in members):
        raise BadPosition("alliances must name seats of this game, each in one alliance only")
    return tuple([tuple(sorted(alliance, key=game.seats.index)) for alliance in alliances])


def arrange_people(game: Table, reading: Reading) -> None:
    game.alliances = read_alliances(game, reading.entries.pop("alliances", []))
    prediction = reading.part("prediction")
    if prediction.entries:
        winner = prediction.word("winner", game.seats, game.seats[0])
        game.prediction = (winner, prediction.number("turn", 1, game.rules.max_turns, 1))
        prediction.finish()
    elif game.plays(BENE_GESSERIT):
        other = next(seat for seat in game.seats if seat != BENE_GESSERIT)
        game.prediction = (other, game.rules.max_turns)
    game.dialers = reading.words("dialers", SEATS)
    game.ornithopters = reading.words("ornithopters", SEATS)
    game.karama_spent = reading.words("karama_spent", SEATS)
