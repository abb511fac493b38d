"""Describing a position: what a case says, with a legal default for everything else.

    position = { turn = 4, phase = "battle", storm = 3,
                 forces = { atreides = { "arrakeen@9" = 6 }, harkonnen = { "arrakeen@9" = 8 } },
                 hands = { harkonnen = ["lasgun"] } }

The game stands at the beginning of the phase, or at a moment within it. Entries, all optional:

    turn, phase, storm (sector), worms
    wall                    false: Family Atomics have been played (then they are out of the game)
    storm_card              1 to 6, the one for the next storm (default 1, where cards move it)
    storm_card_seen         false: the Fremen have not looked at it
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
    traitors                seat -> leaders, as many as it keeps (default: leaders of its own)
    traitors_shown          seat -> those of them that it has revealed
    traitors_returned       seat -> leaders that it was dealt and has put under the traitor deck
    dead, face_down         leaders in the tanks, "kwisatz_haderach" among them
    deaths                  leader -> how often killed (default: 1 if dead, 2 if face down)
    captives                leaders that Harkonnen hold
    killed_captives         leaders that Harkonnen have killed for spice: face down, in secret
    returning               leaders that may be revived, one a turn, until all are back
    fought_in               leader -> territory in which it has fought this turn
    kwisatz_losses          forces that the Atreides have lost in battles
    alliances               [["fremen", "guild"]]
    prediction              { winner = "fremen", turn = 5 }
    dialers                 the two seats that used the battle wheels last
    ornithopters            seats that had a city to themselves after the storm
    karama_spent            seats that have used their special Karama power
    known                   seat -> { other seat -> cards it has seen there }
    known_top               seat -> how many cards it knows on top of the treachery deck
    spice_known             seats that know the top card of the spice deck
    told                    seat -> [[other seat, "traitor", "jamis", true], …]: what it was told
                            truly (also "predicted", a seat, and "predicted_turn", a turn)
    held                    seat -> [{ holder = "guild", what = "weapon", most = 0 }, …]: what it
                            was told of the kinds of cards in a hand, from `least` to `most`
    standing                seat -> its standing answers, such as "voice@turn"
    promises                [{ seat = "guild", what = "no_ship@arrakeen" }, …], for this turn
    deals                   [{ giver = "guild", to = ["emperor"], gives = { spice = 2 },
                            asks = { promise = "no_bid" } }, …]: open offers; with `taker` a deal
                            of which something is still due; `number` if they are not 1, 2, 3, …
    auction                 in the bidding phase: { card = 3, of = 5, opener = "guild",
                            bids = ["guild bid 2", "emperor pass"] }: the third of five cards is on
                            auction, with the bids made for it (default: the first of one for each
                            player with room, nobody has bid)
    nexus                   in the spice blow phase: { answers = ["guild alliance leave",
                            "emperor pass"] }: a Nexus, and what was answered in it; `pile` says
                            after which blow (default: the last), `worm` where the worm appeared
    turns                   in the shipment phase: { taken = ["fremen"], now = "guild",
                            shipped = true }: who has shipped and moved, whose turn it is now and
                            whether they have shipped; or shipment = "guild ship carthag@10 3 0",
                            chosen and not carried out yet
    battle                  in the battle phase: { territory = "arrakeen", aggressor = "fremen",
                            defender = "guild", plans = ["guild plan - no 4 0 - -"] }: the battle
                            in hand, with the plans made (default: the first that is due, none
                            made); `voice` and `prescience`, an order and an answer that bind them
    dice                    faces of the dice to come (Dune has none)

With phase = "setup" the traitors have just been dealt and nobody has kept any: `traitors` are the
four of each seat, and only `prediction`, `treachery_deck` and `spice_deck` may be said besides.

A position that no game can reach is refused with one sentence that says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from landsraad.dune.board import CELL, CELLS, POLAR_SINK, SECTORS, TERRITORY, TERRITORY_MASK
from landsraad.dune.cards import (
    FAMILY_ATOMICS,
    SHAI_HULUD,
    SPICE,
    SPICE_DECK,
    STORM,
    TRAITORS_DEALT,
    TREACHERY_DECK,
)
from landsraad.dune.factions.bene_gesserit import AFTER_SHIPMENTS, coexists, predictable
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS, LEADERS
from landsraad.dune.invariants import faults
from landsraad.dune.phases.setup import Traitors, give_spice_and_forces
from landsraad.dune.phases.storm import uses_storm_cards
from landsraad.dune.position_entries import (
    SPICE_CARDS,
    TERRITORIES,
    TREACHERY_CARDS,
    one_of,
    some_of,
)
from landsraad.dune.position_moments import arrange_moment
from landsraad.dune.position_talk import arrange_talk
from landsraad.dune.state import (
    ATREIDES,
    BENE_GESSERIT,
    FACE_DOWN,
    FACE_UP,
    FREMEN,
    KWISATZ_HADERACH,
    DuneState,
)
from landsraad.dune.turn import PHASES, Turn, steps_at
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.checks import list_of, number, table_of, words

MOST_SPICE: Final = 500
"""Behind one shield; far more than the box holds."""
MOST_IN_A_CELL: Final = 100
"""Spice that may lie in one place; more than any number of blows can bring there."""
MOST_DEATHS: Final = 50
"""Of one leader in a game."""


def arrange(game: DuneState, reader: PositionReader) -> None:
    """Set up everything that is said, and the rest by default."""
    game.phase = reader.word("phase", ("setup", *PHASES), "storm")
    if game.phase == "setup":
        arrange_set_up(game, reader)
        return
    game.turn = reader.number("turn", 1, game.last_turn, 1)
    game.storm = reader.number("storm", 0, SECTORS - 1, 0)
    game.wall = reader.flag("wall", True)
    game.worms = reader.number("worms", 0, 100, 0)
    arrange_forces(game, reader)
    arrange_spice(game, reader)
    arrange_treachery(game, reader)
    arrange_spice_deck(game, reader)
    arrange_storm_card(game, reader)
    arrange_leaders(game, reader)
    arrange_known_traitors(game, reader)
    arrange_traitors(game, reader, traitors_kept(game))
    arrange_people(game, reader)
    arrange_talk(game, reader)
    for fault in faults(game):
        raise BadPosition(fault)
    for step in steps_at(game.phase):
        game.push(step)
    arrange_moment(game, reader)


def arrange_set_up(game: DuneState, reader: PositionReader) -> None:
    """D-SETUP-6: the moment at which everybody holds four traitor cards."""
    for seat in game.seats:
        give_spice_and_forces(game, seat)
    game.prediction = read_prediction(game, reader)
    top = reader.read("treachery_deck", TREACHERY_CARDS, ())
    game.treachery_deck = rest_of("treachery", TREACHERY_DECK, top, b"")
    top = reader.read("spice_deck", SPICE_CARDS, ())
    game.spice_deck = rest_of("spice", SPICE_DECK, top, b"")
    arrange_traitors(game, reader, dict.fromkeys(game.seats, TRAITORS_DEALT))
    for step in (Turn(), Traitors()):
        game.push(step)


# The board.


def arrange_forces(game: DuneState, reader: PositionReader) -> None:
    forces = number(0, COMMON.forces)
    for name, special in {"forces": False, "specials": True}.items():
        for seat, places in reader.table(name, game.seats, table_of(forces, CELL)).items():
            for place, count in places.items():
                if count:
                    game.place(seat, CELL[place], *((0, count) if special else (count, 0)))
    for name, special in {"tanks": False, "special_tanks": True}.items():
        for seat, dead in reader.table(name, game.seats, forces).items():
            game.to_tanks(seat, *((0, dead) if special else (dead, 0)))
    for seat in game.seats:
        fill_reserves(game, seat)
    for territory in reader.read("advisors", TERRITORIES, peaceful(game)):
        game.set_advisors(territory, True)


def peaceful(game: DuneState) -> list[str]:
    """D-ADVISOR-17: in the tournament they coexist with others until they declare otherwise."""
    declared = game.phase in AFTER_SHIPMENTS
    if declared or not coexists(game) or not game.plays(BENE_GESSERIT):
        return []
    others = [seat for seat in game.seats if seat != BENE_GESSERIT]
    return [
        name
        for name, territory in TERRITORY.items()
        if territory != POLAR_SINK
        and game.present[BENE_GESSERIT] & TERRITORY_MASK[territory]
        and any(game.present[seat] & TERRITORY_MASK[territory] for seat in others)
    ]


def fill_reserves(game: DuneState, seat: str) -> None:
    """All forces that are neither on the board nor in the tanks."""
    specials = game.starred_forces(seat)
    base = FACTION[seat] * len(CELLS)
    ordinary = sum(game.forces[base : base + len(CELLS)]) + game.tanks[seat][0]
    special = sum(game.specials[base : base + len(CELLS)]) + game.tanks[seat][1]
    left = (COMMON.forces - specials - ordinary, specials - special)
    if left[0] < 0:
        most = COMMON.forces - specials
        raise BadPosition(f"{seat} has {ordinary} ordinary forces, {most} at most")
    if left[1] < 0:
        raise BadPosition(f"{seat} has {special} special forces, {specials} at most")
    game.reserves = {**game.reserves, seat: left}


def arrange_spice(game: DuneState, reader: PositionReader) -> None:
    amounts = reader.table("spice", game.seats, number(0, MOST_SPICE))
    bribes = reader.table("bribes", game.seats, number(0, MOST_SPICE))
    for seat in game.seats:
        game.spice[seat] = amounts.get(seat, FACTIONS[FACTION[seat]].spice)
    game.bribes = {seat: bribes.get(seat, 0) for seat in game.seats}
    for place, amount in reader.table("spice_on", CELL, number(0, MOST_IN_A_CELL)).items():
        game.spice_on[CELL[place]] = amount
    game.bank = -sum(game.spice_on) - sum(game.spice.values()) - sum(game.bribes.values())


# The decks.


def arrange_treachery(game: DuneState, reader: PositionReader) -> None:
    for seat, cards in reader.table("hands", game.seats, TREACHERY_CARDS).items():
        for card in cards:
            game.give_card(seat, card)
    top = reader.read("treachery_deck", TREACHERY_CARDS, ())
    game.treachery_discards = reader.read("treachery_discards", TREACHERY_CARDS, ())
    game.out_of_game = reader.read("out_of_game", TREACHERY_CARDS, ())
    if not game.wall and FAMILY_ATOMICS not in game.out_of_game:
        game.out_of_game += bytes([FAMILY_ATOMICS])
    held = b"".join(game.hands.values()) + game.treachery_discards + game.out_of_game
    game.treachery_deck = rest_of("treachery", TREACHERY_DECK, top, held)
    arrange_memories(game, reader)


def arrange_memories(game: DuneState, reader: PositionReader) -> None:
    """What seats have seen of each other's hands and of the deck."""
    hands_seen = table_of(TREACHERY_CARDS, game.seats)
    for seat, hands in reader.table("known", game.seats, hands_seen).items():
        for holder, cards in hands.items():
            if holder == seat:
                raise BadPosition(f"known.{seat}.{holder} is no other seat of this game")
            for card in cards:
                game.remember(seat, holder, card)
    cards_seen = number(0, len(game.treachery_deck))
    for seat, seen in reader.table("known_top", game.seats, cards_seen).items():
        game.known_top = {**game.known_top, seat: game.treachery_deck[:seen]}


def arrange_spice_deck(game: DuneState, reader: PositionReader) -> None:
    top = reader.read("spice_deck", SPICE_CARDS, ())
    piles = reader.part("spice_discards")
    a, b = (piles.read(pile, SPICE_CARDS, ()) for pile in ("a", "b"))
    piles.finish()
    game.spice_discards = (a, b)
    game.last_blow = (last_territory(a), last_territory(b))
    game.spice_deck = rest_of("spice", SPICE_DECK, top, a + b)
    game.spice_known = reader.words("spice_known", game.seats, different=True)


def last_territory(pile: bytes) -> int | None:
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


def arrange_storm_card(game: DuneState, reader: PositionReader) -> None:
    """D-STORM-6: from the end of the first storm phase on there is a card for the next storm."""
    drawn = uses_storm_cards(game) and (game.turn > 1 or game.phase != "storm")
    if "storm_card" in reader and not drawn:
        raise BadPosition("no storm card has been drawn in this game")
    sectors = reader.number("storm_card", 1, len(STORM), 1)
    if drawn:
        game.storm_card = next(i for i, card in enumerate(STORM) if card.sectors == sectors)
    seen = reader.flag("storm_card_seen", True) and game.phase != "storm"
    if drawn and seen and game.plays(FREMEN):
        game.flag("storm_look", FREMEN)


# Leaders and traitors.


def discs_in_play(game: DuneState) -> dict[str, int]:
    """The leaders of all seats, and the Kwisatz Haderach with the Atreides."""
    kwisatz = {"kwisatz_haderach": KWISATZ_HADERACH} if game.plays(ATREIDES) else {}
    return leaders_in_play(game) | kwisatz


def leaders_in_play(game: DuneState) -> dict[str, int]:
    return {leader.id: i for i, leader in enumerate(LEADERS) if game.plays(leader.faction)}


def arrange_leaders(game: DuneState, reader: PositionReader) -> None:
    discs = discs_in_play(game)
    leaders = some_of(leaders_in_play(game), different=True)
    for name, side in {"dead": FACE_UP, "face_down": FACE_DOWN}.items():
        for disc in reader.read(name, some_of(discs, different=True), ()):
            if game.dead[disc]:
                raise BadPosition("a leader lies in the tanks face up and face down")
            game.dead[disc] = side
            game.deaths[disc] = side
    for name, deaths in reader.table("deaths", discs, number(0, MOST_DEATHS)).items():
        game.deaths[discs[name]] = deaths
    for name, territory in reader.table("fought_in", discs, one_of(TERRITORY)).items():
        game.fought_in[discs[name]] = territory + 1
    for captive in reader.read("captives", leaders, ()):
        game.take_captive(captive, (captive, *game.leaders_of(game.owner_of(captive))))
    for victim in reader.read("killed_captives", leaders, ()):
        if game.dead[victim] or victim in game.captives:
            raise BadPosition(f"{LEADERS[victim].id} is not free to be killed by its captors")
        game.kill_captive(victim, (victim, *game.leaders_of(game.owner_of(victim))))
    game.returning = tuple(sorted(reader.read("returning", leaders, ())))
    game.kwisatz_losses = reader.number("kwisatz_losses", 0, MOST_SPICE, 0)


def arrange_traitors(game: DuneState, reader: PositionReader, numbers: Mapping[str, int]) -> None:
    """So many traitor cards for each seat; all others are in the deck."""
    leaders = leaders_in_play(game)
    for seat, cards in reader.table("traitors", game.seats, some_of(leaders)).items():
        game.traitors = {**game.traitors, seat: cards}
        if len(cards) != numbers[seat]:
            raise BadPosition(f"traitors.{seat} is a list of {numbers[seat]}")
    for seat in game.seats:
        if not game.traitors[seat]:
            cards = own_leaders_first(game, seat, leaders.values())[: numbers[seat]]
            game.traitors = {**game.traitors, seat: cards}
    held = b"".join(game.traitors.values())
    game.traitor_deck = rest_of("traitor", bytes(leaders.values()), b"", held)


def own_leaders_first(game: DuneState, seat: str, leaders: Iterable[int]) -> bytes:
    """The traitor cards that nobody holds or has put back."""
    held = b"".join((*game.traitors.values(), *game.returned.values()))
    free = [leader for leader in leaders if leader not in held]
    own = [leader for leader in free if game.owner_of(leader) == seat]
    return bytes([*own, *[leader for leader in free if leader not in own]])


def traitors_kept(game: DuneState) -> dict[str, int]:
    return {seat: FACTIONS[FACTION[seat]].traitors_kept for seat in game.seats}


def arrange_known_traitors(game: DuneState, reader: PositionReader) -> None:
    """Those that were revealed in battles, and those that went back at set-up."""
    leaders = some_of(leaders_in_play(game))
    game.shown = {**game.shown, **reader.table("traitors_shown", game.seats, leaders)}
    game.returned = {**game.returned, **reader.table("traitors_returned", game.seats, leaders)}


# The players.


def arrange_people(game: DuneState, reader: PositionReader) -> None:
    alliances = reader.read("alliances", list_of(words(game.seats)), ())
    game.alliances = tuple([in_table_order(game, alliance) for alliance in alliances])
    game.prediction = read_prediction(game, reader)
    game.dialers = reader.words("dialers", game.seats, different=True)
    if len(game.dialers) not in (0, 2):
        raise BadPosition("dialers are two seats")
    game.ornithopters = reader.words("ornithopters", game.seats, different=True)
    game.karama_spent = reader.words("karama_spent", game.seats, different=True)


def in_table_order(game: DuneState, seats: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(seats, key=game.seats.index))


def read_prediction(game: DuneState, reader: PositionReader) -> tuple[str, int] | None:
    """What is said, or else that the first of the others wins on the last turn."""
    part = reader.part("prediction")
    if not game.plays(BENE_GESSERIT):
        if part.entries:
            raise BadPosition("there are no Bene Gesserit to predict anything")
        return None
    others = predictable(game)
    winner = part.word("winner", others, others[0])
    turn = part.number("turn", 1, game.last_turn, game.last_turn)
    part.finish()
    return winner, turn
