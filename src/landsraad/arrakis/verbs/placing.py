"""Verbs that put pieces on the board: place, deploy, replace (A-RESULT-17, A-RESULT-18)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.guild import SwapTroop
from landsraad.arrakis.actions.placing import DrawToken, PutPiece, SwapUnit
from landsraad.arrakis.arrival import Arrival
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.guild.facts import troops_left
from landsraad.arrakis.legion import EVERY_UNIT, GENERIC, KINDS, TROOP, UNITS, Legion, one
from landsraad.arrakis.ops import Deploy, Place, Replace, Where
from landsraad.arrakis.resolve import Bounds, bind, lookup
from landsraad.arrakis.stand_ins import lower
from landsraad.arrakis.state import NOWHERE, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.where import areas
from landsraad.arrakis.why import leader_away
from landsraad.kernel import (
    REFEREE,
    Action,
    Bits,
    Chance,
    Choices,
    Decision,
    Listed,
    Names,
    Product,
    just,
)
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because, because

REGULAR = UNITS[0]
LEADER = "leader"
"""A leader of the owner's choice, named or generic."""
TOKEN = "token"
UNITS_AND_TOKENS = (*EVERY_UNIT, TOKEN)
EACH = "each"
SUPPLY = "supply"
SOURCE = Names([*AREA.names, SUPPLY])
"""Where a piece may come from: an area, or off the board."""
OFF_BOARD = 1 << SOURCE.numbers[SUPPLY]


def begin_place(game: ArrakisState, seat: str, op: Place | Deploy, bound: Bounds) -> None:
    game.push(placing(game, seat, op, bound))


def placing(game: ArrakisState, seat: str, op: Place | Deploy, bound: Bounds = ()) -> Placing:
    """The step that places what an effect gives."""
    number = pieces_in_all(game, seat, op, bound)
    return Placing(seat, op.what, number, op.where, bound, from_board=isinstance(op, Place))


def pieces_in_all(game: ArrakisState, seat: str, op: Place | Deploy, bound: Bounds) -> int:
    """How many pieces an effect gives, where it gives them to each of several areas too."""
    if op.where.choose != EACH:
        return op.count
    return op.count * areas(game, seat, op.where, bound).bit_count()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Placing(ArrakisStep):
    """Put pieces on the board one by one.

    Attributes:
        seat: who places. `what`: the piece; `left`: how many more; `where`: into which areas.
        bound: the names of earlier steps. `from_board`: whether they may come from other areas.
        chosen: the areas that have got a piece; `came`: those that were without a legion before.
        drawn: the deployment token in hand.
        placed: named leaders placed, who must stay with what is bound (A-MOVE-12).
    """

    seat: str
    what: str
    left: int
    where: Where
    bound: Bounds
    from_board: bool
    chosen: int = 0
    came: int = 0
    drawn: str = ""
    placed: tuple[str, ...] = ()

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        goals = self.goals(game)
        if not goals or self.draws(game):
            return ()
        spaces: list[Choices[Action]] = [
            space
            for piece, sources in self.pieces(game)
            for space in self.ways(piece, sources, goals)
            if space.size
        ]
        if self.what == TOKEN and not self.drawn and game.token_pool:
            spaces.append(Listed(DrawToken(self.seat)))
        return ask_or_done(self.seat, "place", *spaces)

    def draws(self, game: ArrakisState) -> bool:
        """Whether a token comes from the pool without a question: there is no other source."""
        return (
            self.what == TOKEN and not self.from_board and not self.drawn and bool(game.token_pool)
        )

    def goals(self, game: ArrakisState) -> int:
        """Where the next piece may go."""
        if not self.left:
            return 0
        mask = areas(game, self.seat, self.where, self.bound)
        if self.where.area:
            mask &= game.settled[game.side(self.seat)]  # A-FX-3
        if self.what not in UNITS_AND_TOKENS:
            mask &= game.held[game.side(self.seat)]  # A-RESULT-19
        if self.where.different_areas or self.where.choose == EACH:
            return mask & ~self.chosen
        if self.chosen and "any_mix" not in (self.where.choose, self.where.sietch):
            return self.chosen
        return mask

    def pieces(self, game: ArrakisState) -> list[tuple[str, int]]:
        """What may be placed next, each with where it may come from, as bits of SOURCE."""
        side = game.side(self.seat)
        if self.what == TOKEN:
            return self.tokens(game)
        if self.what in KINDS:
            found = [(self.what, self.sources(game, side, self.what))]
            if found[0][1] & OFF_BOARD:
                return found
            return found + [(kind, OFF_BOARD) for kind in lower(game, side, self.what)]
        if self.what == LEADER:
            generic = (GENERIC, self.sources(game, side, GENERIC))
            named = [(name, self.sources(game, side, name)) for name in game.leaders_of(side)]
            return [entry for entry in (generic, *named) if entry[1]]
        leader = game.version_of(self.what)
        return [(leader, self.sources(game, side, leader))]

    def sources(self, game: ArrakisState, side: str, piece: str) -> int:
        """Where a piece may be taken from, as bits of SOURCE."""
        if game.barred and f"place_or_deploy:{piece.partition('_')[0]}" in game.barred:
            return 0
        if piece == TROOP:  # it is recruited from the common supply
            return OFF_BOARD if troops_left(game, side) else 0
        if piece not in KINDS:
            if piece not in game.in_play or piece in game.resting(side):
                return 0
            if not self.from_board:
                return 0 if piece in game.on_board(side) else OFF_BOARD
            area = game.area_of(piece)
            if area == NOWHERE:
                return OFF_BOARD
            return 1 << area
        mask = OFF_BOARD if game.supply(side, piece) else 0
        if self.from_board:
            for area, legion in game.legions[side].items():
                if legion.has(piece):
                    mask |= 1 << area
        return mask

    def tokens(self, game: ArrakisState) -> list[tuple[str, int]]:
        """The deployment token drawn, or else those on the board."""
        if self.drawn:
            return [(self.drawn, OFF_BOARD)]
        if not self.from_board:
            return []
        return [
            (token, 1 << area)
            for area, legion in game.legions[ATREIDES].items()
            for token in legion.tokens
        ]

    def ways(self, piece: str, sources: int, goals: int) -> list[Choices[Action]]:
        """A-FX-2: from every source to every goal, but never to where the piece is."""
        both = sources & goals
        apart = goals & ~both
        spaces: list[Choices[Action]] = []
        if apart and sources:
            spaces.append(self.from_to(piece, sources, apart))
        while both:
            goal = both & -both
            both ^= goal
            spaces.append(self.from_to(piece, sources & ~goal, goal))
        return spaces

    def from_to(self, piece: str, sources: int, goals: int) -> Choices[Action]:
        source = just(SUPPLY) if sources == OFF_BOARD else Bits(sources, SOURCE)
        return Product(PutPiece, self.seat, just(piece), Bits(goals, AREA), source)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, PutPiece):
            self.put(game, action)
        elif isinstance(action, DrawToken):
            self.draw(game)
        else:
            game.become(self.but(left=0))

    def put(self, game: ArrakisState, action: PutPiece) -> None:
        side = game.side(self.seat)
        area = AREA.numbers[action.to]
        token = self.what == TOKEN
        piece = Legion(tokens=(action.piece,)) if token else one(action.piece)
        if action.source != SUPPLY:
            game.take(side, AREA.numbers[action.source], piece)
        came = self.came if game.legion(side, area) else self.came | 1 << area
        game.put(side, area, piece)
        shown = TOKEN if token else action.piece
        known = {"piece": action.piece} if token else None
        told = {"side": side, "piece": shown, "to": action.to, "source": action.source}
        game.emit("placed", {**told, "token": token}, known, (self.seat,) if token else ())
        named = () if token or action.piece in KINDS else (action.piece,)
        if token and action.source == SUPPLY:
            game.token_pool = tuple([t for t in game.token_pool if t != action.piece])
        game.become(
            self.but(
                left=self.left - 1,
                chosen=self.chosen | 1 << area,
                came=came,
                drawn="",
                placed=(*self.placed, *named),
            )
        )

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, DrawToken):
            return self.why_no_token(game)
        if not isinstance(action, PutPiece):
            return None
        if self.what == TOKEN and not self.drawn and game.token_pool and action.source == SUPPLY:
            return because("A-RESULT-18", "draw_first")
        return self.why_not_piece(game, action) or self.why_not_into(game, action.to)

    def why_no_token(self, game: ArrakisState) -> Because | None:
        if self.what != TOKEN:
            return because("A-RESULT-18", "other_piece", what=self.what)
        if self.drawn:
            return because("A-RESULT-3", "drawn")
        return None if game.token_pool else because("A-UNIT-12", "none_left")

    def why_not_piece(self, game: ArrakisState, action: PutPiece) -> Because | None:
        """Why this piece cannot be had from there."""
        side, piece, source = game.side(self.seat), action.piece, action.source
        if source == action.to:
            return because("A-FX-2", "same", area=source)
        leader = piece in game.box.leaders and game.box.leaders[piece].side == side
        if leader and (away := leader_away(game, side, piece)):
            return away
        if leader and not self.from_board and piece in game.on_board(side):
            area = AREA.names[game.area_of(piece)]
            return because("A-RESULT-17", "on_board", leader=piece, area=area)
        wanted = piece in (*UNITS, GENERIC) and self.what in (piece, LEADER)
        if source == SUPPLY and wanted and not game.supply(side, piece):
            return because("A-UNIT-4", "none_left", piece=piece)
        offered = dict(self.pieces(game))
        if piece not in offered:
            return because("A-RESULT-18", "other_piece", what=self.what)
        if source in SOURCE.numbers and offered[piece] >> SOURCE.numbers[source] & 1:
            return None
        if game.barred and not offered[piece]:
            return because("A-FX-15", "leader", leader=piece)
        if not self.from_board or piece == TROOP:
            return because("A-RESULT-17", "supply", piece=piece)
        return because("A-RESULT-18", "not_there", piece=piece, area=source)

    def why_not_into(self, game: ArrakisState, name: str) -> Because:
        """Why the next piece cannot go to an area."""
        side, area = game.side(self.seat), AREA.numbers.get(name, NOWHERE)
        if area == NOWHERE:
            return because("A-BOARD-3", "no_area", area=name)
        if self.where.together and (bound := lookup(self.bound, self.where.together).places):
            return because("A-RESULT-3", "one_sietch", areas=names_of(bound))
        if self.chosen >> area & 1:
            return because("A-FX-1", "one_each", area=name)
        if self.chosen and "any_mix" not in (self.where.choose, self.where.sietch):
            return because("A-FX-1", "same_area", areas=names_of(self.chosen))
        named = name in (*self.where.area, *self.where.ids)
        if named and not game.settled[side] >> area & 1:
            return because("A-FX-3", "destroyed", area=name)
        if not areas(game, self.seat, self.where, self.bound) >> area & 1:
            return because("A-RESULT-18", "not_meant", area=name, areas=self.meant(game))
        return because("A-RESULT-19", "no_units", area=name)

    def meant(self, game: ArrakisState) -> list[str]:
        """Where the next piece may go, by name."""
        return names_of(self.goals(game))

    def run(self, game: ArrakisState) -> None:
        if self.goals(game) and self.draws(game):
            self.draw(game)
            return
        game.end_step()
        self.name_places(game)
        if self.came:
            game.push(Arrival(game.side(self.seat), self.came))

    def draw(self, game: ArrakisState) -> None:
        """A-RESULT-3: a token is drawn and looked at before its place is chosen."""
        token = game.draw(game.token_pool)
        told = game.partners[ATREIDES]
        game.reveal("token_drawn", {"side": ATREIDES}, {"token": token}, told)
        game.become(self.but(drawn=token))

    def name_places(self, game: ArrakisState) -> None:
        """A step that was skipped, or cannot be done, leaves the choice to those after it."""
        where = self.where
        figures = lookup(self.bound, where.ref).figures if where.ref else where.contains
        places = self.chosen or areas(game, self.seat, where, self.bound)
        bind(game, where.bind or where.ref, places, (*figures, *self.placed))

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        shown: dict[str, object] = {"placing": self.what, "left": self.left}
        known = (*game.partners[ATREIDES], REFEREE)
        return shown | ({"drawn": self.drawn} if self.drawn and eyes in known else {})

    def redeal(self, game: ArrakisState, eyes: str | None, chance: Chance) -> Placing:
        """Only the Atreides have seen the token in hand; it still belongs to the pool."""
        if not self.drawn or eyes in game.partners[ATREIDES]:
            return self
        return self.but(drawn=chance.choice(game.token_pool))


def begin_replace(game: ArrakisState, seat: str, op: Replace, bound: Bounds) -> None:
    game.push(Swapping(seat, op.old, op.new, op.count))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Swapping(ArrakisStep):
    """Swap units on the board for better ones from the supply, one by one (A-FX-14)."""

    seat: str
    old: str
    new: str
    left: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        side = game.side(self.seat)
        if not self.left or not game.supply(side, self.new):
            return ()
        mask = troops = 0
        for area, legion in game.legions[side].items():
            if legion.has(self.old):
                mask |= 1 << area
            if legion.troop:
                troops |= 1 << area
        swaps: list[Choices[Action]] = []
        if mask:
            swaps.append(Product(SwapUnit, self.seat, Bits(mask, AREA)))
        if troops and self.old == REGULAR:  # A-GUILD-TROOP-7
            swaps.append(Product(SwapTroop, self.seat, Bits(troops, AREA)))
        return ask_or_done(self.seat, "swap", *swaps)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, (SwapUnit, SwapTroop)):
            game.become(self.but(left=0))
            return
        side, area = game.side(self.seat), AREA.numbers[action.area]
        legion, old = game.legion(side, area), TROOP if isinstance(action, SwapTroop) else self.old
        game.set_legion(side, area, legion.without_one(old).with_one(self.new))
        game.emit("swapped", {"side": side, "area": action.area, "old": old, "new": self.new})
        game.become(self.but(left=self.left - 1))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, SwapUnit):
            return because("A-FX-14", "no_unit", piece=self.old, area=action.area)
        if not isinstance(action, SwapTroop):
            return None
        if self.old != REGULAR:
            return because("A-GUILD-TROOP-7", "regular", piece=self.old)
        return because("A-GUILD-TROOP-7", "no_troop", area=action.area)


VERBS = {Place: begin_place, Deploy: begin_place, Replace: begin_replace}
STEPS = (Placing, Swapping)
