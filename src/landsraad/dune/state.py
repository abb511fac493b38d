"""The state of a game: all that lies on the table, and the few ways in which it changes.

Phases decide what happens; they change the table through these methods only. A seat is a faction.
Forces are counted by cell in one flat array per kind (`forces`, `specials`), with a mask of the
occupied cells of each seat beside them (`present`); one method, `_change`, keeps them in step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final, Self

from landsraad.dune.board import (
    CELLS,
    SECTORS,
    STORM_START,
    TERRITORY_MASK,
    cells_of,
    circles_from,
    members,
)
from landsraad.dune.cards import KARAMA, TREACHERY
from landsraad.dune.counts import Count, Counts, after_gain, after_loss, noted, still_useful
from landsraad.dune.deal import Deal, Promise
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.ruleset import VERSION, Rules
from landsraad.kernel import Chance, Decision, Game, Names, Setup
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.state import EVERYBODY, NOBODY, OWNER, SOME, per_seat, state

SEATS: Final[tuple[str, ...]] = tuple(faction.id for faction in FACTIONS)
ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN = SEATS

AREA: Final = Names(CELLS)
"""The cells by name, for choices over them."""

NO_SEATS: Final = ()
KWISATZ_HADERACH: Final = len(LEADERS)
"""Its place behind the thirty leaders in the arrays that count deaths and battles."""

ALIVE, FACE_UP, FACE_DOWN = 0, 1, 2
"""Where a leader is: in play, or in the tanks with either side up."""

CIRCLES_TAKEN: Final = {
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}
"""Which player circles a line-up sits at, in the order of its seats."""

Forces = tuple[int, int]
"""A number of ordinary and of special forces."""

Fact = tuple[str, str, str | int | None, bool]
"""A question about a seat that was answered truly: of whom, what form, its value, yes or no."""


@cache
def circles_of(seats: tuple[str, ...]) -> dict[str, int]:
    """The player circle of each seat of a line-up."""
    return dict(zip(seats, CIRCLES_TAKEN[len(seats)], strict=True))


@cache
def orders_of(seats: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The seats of a line-up in playing order, for each sector that the storm may stand in."""
    at_circle = {circle: seat for seat, circle in circles_of(seats).items()}
    circles = [circles_from(storm) for storm in range(SECTORS)]
    return tuple([tuple([at_circle[c] for c in order if c in at_circle]) for order in circles])


Alliances = tuple[tuple[str, ...], ...]
Offers = Callable[[Any], tuple[Decision, ...]]
"""Finds what may be done at any time: optional decisions."""


def allies_among(alliances: Alliances) -> dict[str, tuple[str, ...]]:
    """The allies of every seat that has some."""
    return {
        seat: tuple([member for member in alliance if member != seat])
        for alliance in alliances
        for seat in alliance
    }


def no_forces(game: Game) -> bytearray:
    """No force of any seat in any cell."""
    return bytearray(len(SEATS) * len(CELLS))


def per_cell(game: Game) -> bytearray:
    return bytearray(len(CELLS))


def per_leader(game: Game) -> bytearray:
    """For each leader, and the Kwisatz Haderach behind them."""
    return bytearray(len(LEADERS) + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False, repr=False, slots=True)
class DuneState(Game):
    """Board, hands, decks, tanks and shields of one game of Dune."""

    name: ClassVar[str] = "dune"
    version: ClassVar[str] = str(VERSION)
    all_seats: ClassVar[tuple[str, ...]] = SEATS

    rules: Rules
    """The switches this game is played by."""
    orders: tuple[tuple[str, ...], ...]
    """The playing orders of this line-up, by the sector of the storm."""
    kept_offers: dict[str, tuple[object, tuple[Decision, ...]]]
    """See `keep_offers`."""
    kept_allies: tuple[Alliances, dict[str, tuple[str, ...]]]
    """The alliances for which it was last asked who is allied with whom, and the answer."""
    kept_cards: tuple[Mapping[str, bytes] | None, tuple[Offers, ...]]
    """The hands for which it was last asked what can be done with a card at any time, and that."""

    # The turn.
    turn: int = state(0, EVERYBODY, "From 1 on; 0 during set-up.")
    phase: str = state("setup", EVERYBODY, "The phase in progress, by the name of its module.")
    flags: tuple[tuple[str, str], ...] = state(
        (), SOME, "Small facts about this turn, each of one seat."
    )
    standing: Mapping[str, tuple[str, ...]] = state(
        per_seat(()), OWNER, "Standing answers of each seat (see standing.py)."
    )

    # The board.
    storm: int = state(STORM_START, EVERYBODY, "The sector the storm stands in.")
    storm_card: int | None = state(None, SOME, "The next storm's card; the Fremen see it.")
    dialers: tuple[str, ...] = state((), EVERYBODY, "Who dials the storm next.")
    wall: bool = state(True, EVERYBODY, "Whether the Shield Wall still stands.")
    spice_on: bytearray = state(per_cell, EVERYBODY, "Spice in each cell.")
    worms: int = state(0, EVERYBODY, "Worms that have appeared so far.")
    ornithopters: tuple[str, ...] = state(
        (), EVERYBODY, "Who has ornithopters, where that is settled before the movement."
    )

    # Forces.
    forces: bytearray = state(
        no_forces, EVERYBODY, "Ordinary forces, by faction number * cells + cell."
    )
    specials: bytearray = state(no_forces, EVERYBODY, "Special forces, in the same places.")
    present: dict[str, int] = state(
        per_seat(0), EVERYBODY, "Bits of the cells where a seat has any force, advisors included."
    )
    advisors: int = state(
        0,
        EVERYBODY,
        "Bits of the territories where Bene Gesserit are advisors (2019) or coexist (2009).",
    )
    reserves: Mapping[str, Forces] = state(per_seat((0, 0)), EVERYBODY, "Forces in reserve.")
    tanks: Mapping[str, Forces] = state(per_seat((0, 0)), EVERYBODY, "Forces in the tanks.")

    # Spice.
    spice: dict[str, int] = state(per_seat(0), OWNER, "Spice behind the shield.")
    bribes: Mapping[str, int] = state(
        per_seat(0), EVERYBODY, "Spice in front of it, taken in at the Mentat pause."
    )
    bank: int = state(0, NOBODY, "What the bank has taken in, less what it has paid out.")
    support: Mapping[str, int] = state(
        per_seat(0), SOME, "Spice that a seat pays for its allies in this phase; allies see it."
    )

    # Treachery cards.
    hands: Mapping[str, bytes] = state(per_seat(b""), OWNER, "Treachery cards in hand.")
    treachery_deck: bytes = state(b"", NOBODY, "From the top down.")
    treachery_discards: bytes = state(b"", EVERYBODY, "From the bottom up.")
    out_of_game: bytes = state(b"", EVERYBODY, "Treachery cards that are gone for good.")
    stopped: tuple[tuple[str, str], ...] = state(
        (), EVERYBODY, "Advantages that a Karama stops, each with the scope after which it returns."
    )
    karama_spent: tuple[str, ...] = state(
        (), EVERYBODY, "Seats that have used their special Karama power."
    )

    # The spice deck.
    spice_deck: bytes = state(b"", NOBODY, "From the top down.")
    spice_discards: tuple[bytes, bytes] = state((b"", b""), EVERYBODY, "The two piles.")
    last_blow: tuple[int | None, int | None] = state(
        (None, None), EVERYBODY, "The territory of the last blow of each pile."
    )

    # Leaders and traitors.
    dead: bytearray = state(per_leader, SOME, "By leader, which side up in the tanks.")
    deaths: bytearray = state(per_leader, SOME, "By leader, how often killed.")
    fought_in: bytearray = state(
        per_leader, EVERYBODY, "By leader, 1 + the territory it has fought in this turn."
    )
    captives: tuple[int, ...] = state((), SOME, "Leaders that Harkonnen hold.")
    hidden_deaths: tuple[int, ...] = state(
        (), SOME, "Leaders killed for spice, which Harkonnen and the owner know."
    )
    unseen: tuple[int, ...] = state(
        (), EVERYBODY, "Leaders among which these are, for all the others can tell."
    )
    returning: tuple[int, ...] = state(
        (), EVERYBODY, "Leaders that may be revived, one a turn, until all of their house are back."
    )
    kwisatz_losses: int = state(0, SOME, "Forces the Atreides have lost in battles.")
    traitors: Mapping[str, bytes] = state(per_seat(b""), OWNER, "Traitor cards of each seat.")
    traitor_deck: bytes = state(b"", NOBODY, "Traitor cards that nobody holds.")
    returned: Mapping[str, bytes] = state(
        per_seat(b""), OWNER, "Traitor cards a seat has put back, which it knows."
    )
    shown: Mapping[str, bytes] = state(
        per_seat(b""), EVERYBODY, "Traitor cards that a seat has revealed."
    )

    # People.
    alliances: tuple[tuple[str, ...], ...] = state((), EVERYBODY, "Who is allied with whom.")
    refused: tuple[str, ...] = state(
        (), EVERYBODY, "Alliance advantages that their owner does not grant now."
    )
    prediction: tuple[str, int] | None = state(None, SOME, "Of the Bene Gesserit.")
    deals: tuple[Deal, ...] = state((), EVERYBODY, "Offers and deals that are not settled.")
    last_deal: int = state(0, EVERYBODY, "The number of the latest.")
    promises: tuple[Promise, ...] = state(
        (), EVERYBODY, "What seats are held to, by deals and answers."
    )

    # What seats know.
    known: Mapping[str, tuple[bytes, ...]] = state(
        per_seat((b"",) * len(SEATS)), OWNER, "Cards a seat knows to be in each faction's hand."
    )
    known_top: Mapping[str, bytes] = state(
        per_seat(b""), OWNER, "Cards a seat knows to lie on top of the treachery deck."
    )
    spice_known: tuple[str, ...] = state(
        (), SOME, "Seats that know the top card of the spice deck."
    )
    told: Mapping[str, tuple[Fact, ...]] = state(
        per_seat(()), OWNER, "What a seat was told truly of others' traitors and the prediction."
    )
    counts: Counts = state(
        (), SOME, "What seats were told truly of the kinds of cards in others' hands."
    )

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        Game.__init__(self, setup, chance)
        self.rules = rules
        self.orders = orders_of(setup.seats)
        self.kept_offers = {}
        self.kept_allies = ((), {})
        self.kept_cards = (None, ())

    def blank(self) -> Self:
        twin = type(self)(self.setup, self.chance.copy(), self.rules)
        twin.kept_offers = self.kept_offers.copy()
        return twin

    def keep_offers(
        self, name: str, source: object, build: Callable[[DuneState], tuple[Decision, ...]]
    ) -> tuple[Decision, ...]:
        """Offers for any time, built anew only when what they are made from has changed."""
        kept = self.kept_offers.get(name)
        if kept is None or kept[0] != source:
            kept = self.kept_offers[name] = (source, build(self))
        return kept[1]

    def last_offers(self, name: str) -> tuple[Decision, ...]:
        """The offers of that name that were kept last."""
        kept = self.kept_offers.get(name)
        return () if kept is None else kept[1]

    # Who plays, and in what order.

    def circle_of(self, seat: str) -> int:
        """The player circle a seat sits at."""
        return circles_of(self.seats)[seat]

    def storm_order(self) -> tuple[str, ...]:
        """D-STORM-27: the seats in playing order: the first is the next ahead of the storm."""
        return self.orders[self.storm]

    def plays(self, seat: str) -> bool:
        return seat in self.present

    @property
    def ruleset(self) -> str:
        """The body of rules: basic, advanced or tournament."""
        return self.rules.ruleset

    @property
    def advanced(self) -> bool:
        """Whether the advanced advantages without a switch of their own are in force."""
        return self.ruleset != "basic"

    @property
    def tournament(self) -> bool:
        """Whether the tournament algorithm is, where no switch says what is different in it."""
        return self.ruleset == "tournament"

    @property
    def last_turn(self) -> int:
        """D-SETUP-16: the turn with which the game ends at the latest."""
        return self.rules.max_turns

    def allies(self, seat: str) -> tuple[str, ...]:
        """The other members of a seat's alliance."""
        if not self.alliances:
            return NO_SEATS
        if self.kept_allies[0] is not self.alliances:
            self.kept_allies = (self.alliances, allies_among(self.alliances))
        return self.kept_allies[1].get(seat, NO_SEATS)

    def side_of(self, seat: str) -> tuple[str, ...]:
        """The seats that win with this one: its pair (D-SETUP-18), its alliance, or itself."""
        for pair in self.pairs():
            if seat in pair:
                return pair
        allies = self.allies(seat)
        return tuple([s for s in self.seats if s == seat or s in allies])

    def pairs(self) -> tuple[tuple[str, ...], ...]:
        """D-SETUP-18: the two factions of each player, where two players have two each."""
        pairs: tuple[tuple[str, ...], ...] = self.setup.options["pairs"]  # type: ignore[assignment]
        return pairs

    def is_pair(self, side: tuple[str, ...]) -> bool:
        return side in self.pairs()

    def number_of_players(self) -> int:
        return len(self.pairs()) or len(self.seats)

    def allied(self, seat: str, other: str) -> bool:
        return other in self.allies(seat)

    # Forces on the board.

    def at(self, seat: str, cell: int) -> Forces:
        """The forces of a seat in one cell."""
        place = FACTION[seat] * len(CELLS) + cell
        return self.forces[place], self.specials[place]

    def forces_in(self, seat: str, cells: int) -> Forces:
        """The forces of a seat in some cells, advisors included."""
        here = cells & self.present[seat]
        if not here:
            return 0, 0
        ordinary = special = 0
        base = FACTION[seat] * len(CELLS)
        for cell in members(here):
            ordinary += self.forces[base + cell]
            special += self.specials[base + cell]
        return ordinary, special

    def starred_forces(self, seat: str) -> int:
        """D-SETUP-14: how many forces of a seat are special; none where the switch has it so."""
        return FACTIONS[FACTION[seat]].special_forces if self.rules.special_forces else 0

    def place(self, seat: str, cell: int, ordinary: int, special: int = 0) -> None:
        """Put forces on the board, from nowhere: take them from reserves or tanks first."""
        self._change(seat, cell, ordinary, special)

    def remove(self, seat: str, cell: int, ordinary: int, special: int = 0) -> None:
        """Take forces off the board, to nowhere."""
        self._change(seat, cell, -ordinary, -special)

    def _change(self, seat: str, cell: int, ordinary: int, special: int) -> None:
        place = FACTION[seat] * len(CELLS) + cell
        self.forces[place] += ordinary
        self.specials[place] += special
        if self.forces[place] or self.specials[place]:
            self.present[seat] |= 1 << cell
        else:
            self.present[seat] &= ~(1 << cell)
            self._forget_advisors(seat)

    def _forget_advisors(self, seat: str) -> None:
        """A territory without Bene Gesserit forces has no advisors either."""
        if seat == BENE_GESSERIT and self.advisors:
            for territory in members(self.advisors):
                if not self.present[seat] & TERRITORY_MASK[territory]:
                    self.advisors &= ~(1 << territory)

    def kill(self, seat: str, cell: int, ordinary: int, special: int = 0) -> None:
        """Forces on the board go to the tanks."""
        self.remove(seat, cell, ordinary, special)
        self.to_tanks(seat, ordinary, special)

    def kill_all(self, seat: str, cells: int) -> Forces:
        """All forces of a seat in some cells go to the tanks; returns how many."""
        dead_ordinary = dead_special = 0
        for cell in members(cells & self.present[seat]):
            ordinary, special = self.at(seat, cell)
            self.kill(seat, cell, ordinary, special)
            dead_ordinary, dead_special = dead_ordinary + ordinary, dead_special + special
        return dead_ordinary, dead_special

    def to_tanks(self, seat: str, ordinary: int, special: int = 0) -> None:
        before = self.tanks[seat]
        self.tanks = {**self.tanks, seat: (before[0] + ordinary, before[1] + special)}

    def to_reserves(self, seat: str, ordinary: int, special: int = 0) -> None:
        before = self.reserves[seat]
        self.reserves = {**self.reserves, seat: (before[0] + ordinary, before[1] + special)}

    # Who is where.

    def is_advisor(self, seat: str, territory: int) -> bool:
        """Whether the forces of a seat in a territory are advisors, who never occupy."""
        return seat == BENE_GESSERIT and bool(self.advisors >> territory & 1)

    def set_advisors(self, territory: int, advisors: bool) -> None:
        """Turn the Bene Gesserit forces of a territory to one side."""
        if advisors:
            self.advisors |= 1 << territory
        else:
            self.advisors &= ~(1 << territory)

    def fighters(self, seat: str) -> int:
        """The cells a seat occupies: those with forces that are not advisors."""
        cells = self.present[seat]
        if seat == BENE_GESSERIT and self.advisors:
            cells &= ~cells_of(self.advisors)
        return cells

    def occupies(self, seat: str, territory: int) -> bool:
        return bool(self.fighters(seat) & TERRITORY_MASK[territory])

    def occupants(self, territory: int) -> tuple[str, ...]:
        """The seats that occupy a territory, in table order."""
        mask = TERRITORY_MASK[territory]
        here = [seat for seat in self.seats if self.present[seat] & mask]
        if self.advisors >> territory & 1 and BENE_GESSERIT in here:
            here.remove(BENE_GESSERIT)
        return tuple(here)

    def others_in(self, seat: str, territory: int) -> tuple[str, ...]:
        """The other seats that occupy a territory."""
        return tuple([other for other in self.occupants(territory) if other != seat])

    # Spice.

    def pay(self, seat: str, amount: int, to: str | None = None) -> None:
        """Spice from behind a shield to another one, or to the bank."""
        self.spice[seat] -= amount
        if to is None:
            self.bank += amount
        else:
            self.spice[to] += amount

    def earn(self, seat: str, amount: int) -> None:
        """Spice from the bank."""
        self.spice[seat] += amount
        self.bank -= amount

    def blow_spice(self, cell: int, amount: int) -> None:
        """Spice from the bank onto the board."""
        self.spice_on[cell] += amount
        self.bank -= amount

    def lose_spice(self, cells: int) -> int:
        """All spice in some cells goes to the bank; returns how much that was."""
        lost = 0
        for cell in members(cells):
            lost += self.spice_on[cell]
            self.spice_on[cell] = 0
        self.bank += lost
        return lost

    def take_spice(self, seat: str, cell: int, amount: int) -> None:
        """Spice from the board behind a shield."""
        self.spice_on[cell] -= amount
        self.spice[seat] += amount

    def support_for(self, seat: str) -> int:
        """What a seat's allies will pay for its cards and shipments now (D-ALLIANCE-6)."""
        allies = self.allies(seat)
        return sum([min(self.support[a], self.spice[a]) for a in allies]) if allies else 0

    def pay_with_support(self, seat: str, amount: int, to: str | None = None) -> dict[str, int]:
        """Pay a card or a shipment: allies first, as far as they have pledged; returns who paid."""
        paid: dict[str, int] = {}
        for ally in self.allies(seat):
            share = min(self.support[ally], self.spice[ally], amount)
            if share:
                self.pay(ally, share, to)
                self.support = {**self.support, ally: self.support[ally] - share}
                paid[ally] = share
                amount -= share
        if amount:
            self.pay(seat, amount, to)
            paid[seat] = amount
        return paid

    def grants(self, advantage: str) -> bool:
        """Whether the owner of an alliance advantage lets the ally have it (D-ALLIANCE-7)."""
        return advantage not in self.refused

    # Cards.

    def hand_limit(self, seat: str) -> int:
        """D-BIDDING-1: four cards, Harkonnen eight."""
        return FACTIONS[FACTION[seat]].hand_limit

    @property
    def asks_all_who_might(self) -> bool:
        """Whether those are asked too who cannot do anything, so that it shows nothing of hands."""
        return self.setup.options["responses"] != "holders"

    def holds(self, seat: str, card: int) -> bool:
        return card in self.hands[seat]

    def card_offers(self) -> tuple[Decision, ...]:
        """What the holders of cards for any time may do with them now (see game.py)."""
        raise NotImplementedError

    def give_card(self, seat: str, card: int, seen_by: Sequence[str] = ()) -> None:
        """A card into a hand; those who have seen it will remember."""
        self.hands = {**self.hands, seat: bytes(sorted(self.hands[seat] + bytes([card])))}
        for other in seen_by:
            self.remember(other, seat, card)
        if self.counts:
            self._keep_counts(after_gain(self.counts, seat, card, seen_by))

    def take_card(self, seat: str, card: int, seen_by: Sequence[str] | None = None) -> None:
        """A card out of a hand; whoever knew of one such card there knows of one less.

        Everybody sees it, unless it is said who does.
        """
        hand = self.hands[seat]
        place = hand.index(card)
        self.hands = {**self.hands, seat: hand[:place] + hand[place + 1 :]}
        number = FACTION[seat]
        for other, hands in self.known.items():
            if card in hands[number]:
                place = hands[number].index(card)
                left = hands[number][:place] + hands[number][place + 1 :]
                self.known = {**self.known, other: (*hands[:number], left, *hands[number + 1 :])}
        if self.counts:
            self._keep_counts(after_loss(self.counts, seat, card, seen_by))

    def _keep_counts(self, counts: Counts) -> None:
        self.counts = still_useful(counts, self.hands)

    def discard(self, seat: str, *cards: int) -> None:
        """Cards from a hand to the discard pile, face up."""
        for card in cards:
            self.take_card(seat, card)
        self.treachery_discards += bytes(cards)

    def remember(self, seat: str, holder: str, card: int) -> None:
        """A seat has seen a card that is now in another's hand."""
        if seat != holder:
            hands, number = self.known[seat], FACTION[holder]
            cards = hands[number] + bytes([card])
            self.known = {**self.known, seat: (*hands[:number], cards, *hands[number + 1 :])}

    def lose_track(self, seat: str, holder: str) -> None:
        """Cards have changed hands unseen: a seat is sure of none in this hand any more."""
        hands, number = self.known[seat], FACTION[holder]
        if hands[number]:
            self.known = {**self.known, seat: (*hands[:number], b"", *hands[number + 1 :])}

    def unknown_to(self, seat: str, holder: str) -> bytes:
        """The cards in a hand that another seat does not know to be there."""
        left = list(self.hands[holder])
        for card in self.known[seat][FACTION[holder]]:
            left.remove(card)
        return bytes(left)

    def tell(self, seat: str, fact: Fact) -> None:
        """A seat learns something about another that stays true."""
        if seat != fact[0] and fact not in self.told[seat]:
            self.told = {**self.told, seat: (*self.told[seat], fact)}

    def tell_count(self, seat: str, holder: str, word: str, yes: bool) -> None:
        """A seat learns whether another holds a card of a kind now."""
        if seat != holder:
            count = Count(seat, holder, word, 1) if yes else Count(seat, holder, word, 0, 0)
            self._keep_counts(noted(self.counts, count))

    def fill_treachery(self, number: int) -> int:
        """D-BIDDING-3: under a deck of fewer cards go the shuffled discards; how many there are."""
        if len(self.treachery_deck) < number and self.treachery_discards:
            self.treachery_deck += bytes(self.chance.shuffle(self.treachery_discards))
            self.treachery_discards = b""
        return min(number, len(self.treachery_deck))

    def draw_treachery(self, below: int = 0) -> int | None:
        """The top card of the deck, or the first below so many for sale; None if there is none.

        Returns only the card: `give_card` to the seats in `seen_by` what `top_seen_by` told.
        """
        if self.fill_treachery(below + 1) <= below:
            return None
        card = self.treachery_deck[below]
        self.treachery_deck = self.treachery_deck[:below] + self.treachery_deck[below + 1 :]
        known = self.known_top.items()
        self.known_top = {seat: top[:below] + top[below + 1 :] for seat, top in known}
        return card

    def look_at_treachery(self, seat: str) -> int:
        """A seat sees the top card of the deck; it will remember where it lies."""
        known = max(1, len(self.known_top[seat]))
        self.known_top = {**self.known_top, seat: self.treachery_deck[:known]}
        return self.treachery_deck[0]

    def shuffle_top(self, number: int) -> None:
        """The top cards of the treachery deck change places; nobody knows them any more."""
        top = bytes(self.chance.shuffle(self.treachery_deck[:number]))
        self.treachery_deck = top + self.treachery_deck[number:]
        if number > 1:
            self.known_top = dict.fromkeys(self.seats, b"")

    def top_seen_by(self) -> tuple[str, ...]:
        """The seats that know the top card of the treachery deck; ask before drawing it."""
        return tuple([seat for seat, top in self.known_top.items() if top])

    # Leaders.

    def owner_of(self, leader: int) -> str:
        return LEADERS[leader].faction

    def leaders_of(self, seat: str) -> tuple[int, ...]:
        """The living leaders that a seat can use: its own, and captives for Harkonnen."""
        own = [
            leader
            for leader in FACTIONS[FACTION[seat]].leaders
            if not self.dead[leader] and leader not in self.captives
        ]
        return (*own, *self.captives) if seat == HARKONNEN else tuple(own)

    def unseen_leaders(self, seat: str) -> tuple[int, ...]:
        """Leaders of a seat of which others cannot tell who is free, captive or secretly dead."""
        return tuple([leader for leader in self.unseen if LEADERS[leader].faction == seat])

    def take_captive(self, leader: int, among: Iterable[int]) -> None:
        """Harkonnen hold a leader; all that others know is that it is one of these."""
        self.captives = (*self.captives, leader)
        self.unseen = tuple(sorted({*self.unseen, *among}))

    def free_captive(self, leader: int) -> None:
        """A captive, seen by everybody, goes home."""
        self.captives = tuple([captive for captive in self.captives if captive != leader])
        self.see_leader(leader)

    def see_leader(self, leader: int) -> None:
        """Everybody sees where a leader is; with none of its house taken, where all of them are."""
        if leader in self.unseen:
            house = self.owner_of(leader)
            taken = [i for i in (*self.captives, *self.hidden_deaths) if self.owner_of(i) == house]
            hidden = [i for i in self.unseen if taken or self.owner_of(i) != house]
            self.unseen = tuple([i for i in hidden if i != leader])

    def kill_leader(self, leader: int) -> None:
        """D-BATTLE-58: face up in the tanks; face down if it has been killed before."""
        self.dead[leader] = FACE_DOWN if self.deaths[leader] else FACE_UP
        self.deaths[leader] += 1
        self.free_captive(leader)

    def kill_captive(self, leader: int, among: Iterable[int]) -> None:
        """D-BATTLE-49: killed for spice, face down; others know that it is one of these."""
        self.dead[leader] = FACE_DOWN
        self.deaths[leader] += 1
        self.hidden_deaths = (*self.hidden_deaths, leader)
        self.unseen = tuple(sorted({*self.unseen, *among}))

    def revive_leader(self, leader: int) -> None:
        """Back from the tanks; D-BATTLE-46: it may fight anywhere."""
        self.dead[leader] = ALIVE
        self.fought_in[leader] = 0
        self.returning = tuple([other for other in self.returning if other != leader])
        self.hidden_deaths = tuple([hidden for hidden in self.hidden_deaths if hidden != leader])
        self.see_leader(leader)

    def await_leaders(self, seat: str, leaders: Iterable[int]) -> None:
        """D-REVIVAL-8: these leaders of a seat, and no others, may come back one by one."""
        others = [leader for leader in self.returning if LEADERS[leader].faction != seat]
        self.returning = tuple(sorted([*others, *leaders]))

    # Advantages that a Karama may stop (see karama.py).

    def is_stopped(self, advantage: str) -> bool:
        return bool(self.stopped) and any(stopped == advantage for stopped, _ in self.stopped)

    def usable(self, advantage: str) -> str | None:
        """This advantage, unless its owner withholds it from an ally or a Karama has stopped it."""
        return advantage if self.grants(advantage) and not self.is_stopped(advantage) else None

    def lift(self, scope: str) -> None:
        """What was stopped for this long works again, and what was promised for it is over."""
        if self.stopped:
            self.stopped = tuple([entry for entry in self.stopped if entry[1] != scope])
        if self.promises:
            self.promises = tuple([kept for kept in self.promises if kept.until != scope])

    # The special Karama powers.

    @property
    def has_powers(self) -> bool:
        """D-KARAMA-27: whether there are special powers in this game."""
        return self.rules.karama_powers

    def has_power(self, seat: str) -> bool:
        """D-KARAMA-27: whether a seat may still use its special power, if it holds a Karama."""
        return seat in self.present and self.has_powers and seat not in self.karama_spent

    def spend_power(self, seat: str) -> None:
        """D-KARAMA-26, D-KARAMA-27: the card is discarded and the power is gone."""
        self.discard(seat, KARAMA)
        self.karama_spent = (*self.karama_spent, seat)

    # Small facts about this turn that more than one phase needs.

    def flag(self, name: str, seat: str) -> None:
        """Note that something has happened to a seat this turn."""
        self.flags = tuple(sorted([*self.flags, (name, seat)]))  # whoever came first

    def flagged(self, name: str, seat: str) -> bool:
        return (name, seat) in self.flags

    def all_flagged(self, name: str) -> list[str]:
        """The seats of which something is noted, each as often as it is."""
        return [seat for flag, seat in self.flags if flag == name]

    def unflag(self, name: str) -> None:
        """That is over, for every seat."""
        left = [flag for flag in self.flags if flag[0] != name]
        if len(left) < len(self.flags):
            self.flags = tuple(left)


def same_where_equal(
    offers: tuple[Decision, ...], before: tuple[Decision, ...]
) -> tuple[Decision, ...]:
    """Offers, and in place of each that says the same as an earlier one that one itself.

    So whoever keeps something about an offer, such as its JSON, can go on using it.
    """
    known = {(offer.seat, offer.kind): offer for offer in before}
    kept = [known.get((offer.seat, offer.kind), offer) for offer in offers]
    return tuple(
        [
            earlier if earlier.actions == offer.actions else offer
            for earlier, offer in zip(kept, offers, strict=True)
        ]
    )


def card_names(cards: Iterable[int]) -> list[str]:
    """Treachery cards by name, as views and events show them."""
    return [TREACHERY[card].id for card in cards]


def different(cards: Sequence[int]) -> tuple[int, ...]:
    """Each different card once, in order."""
    return tuple(sorted(set(cards)))
