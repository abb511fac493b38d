"""The end of the round (A-END)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import planning_cards, prescience, tracks
from landsraad.arrakis.actions.cards import DiscardCard
from landsraad.arrakis.actions.common import Done, ask_or_done
from landsraad.arrakis.actions.rounds import ExchangeLeader, ExchangeWildMaker, GiveUpCards
from landsraad.arrakis.board import AREA, ZONE
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.guild import frigates, heighliners
from landsraad.arrakis.legion import GENERIC
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.why import not_in_hand, not_on_board
from landsraad.kernel import Action, Decision, Listed, Product, Subsets
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class EndPhase(ArrakisStep):
    """A-END-1: the Atreides claim cards of the end of the round; the rest follows."""

    def run(self, game: ArrakisState) -> None:
        game.become(CheckVictory())
        game.push(prescience.ClaimWindow(prescience.END_OF_ROUND))
        if game.guild:
            heighliners.advance_all(game)  # A-GUILD-12


@dataclass(frozen=True, slots=True)
class CheckVictory(ArrakisStep):
    """A-END-2: the Atreides win now, or the round is cleared up in its order."""

    def run(self, game: ArrakisState) -> None:
        tracks.check_atreides_victory(game)
        game.become(NewRound())
        game.push(ClearPrescience())
        for seat in (*game.partners[ATREIDES][::-1], *game.partners[HARKONNEN][::-1]):
            game.push(DiscardDown(seat))
        game.push(Refresh())
        game.push(ExchangeMaker())
        game.push(ExchangeLeaders(ATREIDES))
        game.push(ExchangeLeaders(HARKONNEN))
        left = frigates.still_in_the_air(game)
        if len(game.air) > len(left):  # A-END-3
            gone = {ZONE.names[zone]: flyer for zone, flyer in game.air.items() if zone not in left}
            game.air = left
            game.emit("flyers_removed", {"zones": gone}, since=4)


@dataclass(frozen=True, slots=True)
class ExchangeLeaders(ArrakisStep):
    """A-END-4: any number of named leaders may leave the board, generic ones in their places."""

    side: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        named = [name for legion in game.legions[self.side].values() for name in legion.named]
        seat = game.seat(self.side)
        exchanges = Product(ExchangeLeader, seat, Listed(*sorted(named)))
        return ask_or_done(seat, "exchange_leaders", exchanges)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, ExchangeLeader):
            game.end_step()
            return
        area = game.area_of(action.leader)
        legion = game.legion(self.side, area).without_one(action.leader)
        generic = bool(game.supply(self.side, GENERIC))  # A-END-5
        game.set_legion(self.side, area, legion.with_one(GENERIC) if generic else legion)
        game.emit(
            "leader_exchanged",
            {
                "side": self.side,
                "leader": action.leader,
                "area": AREA.names[area],
                "generic": generic,
            },
        )

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, ExchangeLeader):
            return None
        return not_on_board(game, action.leader) or because("A-END-4", "own", leader=action.leader)


@dataclass(frozen=True, slots=True)
class ExchangeMaker(ArrakisStep):
    """A-END-6, A-END-7: a normal sandworm may take the place of the Wild Maker."""

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if game.wild_maker == NOWHERE or not game.sandworms_left():
            return ()
        seat = game.seat(ATREIDES)
        return (Decision(seat, "exchange_wild_maker", Listed(ExchangeWildMaker(seat), Done(seat))),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, ExchangeWildMaker):
            game.emit("wild_maker_exchanged", {"area": AREA.names[game.wild_maker]})
            game.wild_maker = NOWHERE
        game.end_step()


@dataclass(frozen=True, slots=True)
class Refresh(ArrakisStep):
    """A-END-8: spent leader cards are turned face up."""

    def run(self, game: ArrakisState) -> None:
        if game.spent:
            game.emit("refreshed", {"leaders": list(game.spent)})
            game.spent = ()
        game.end_step()


@dataclass(frozen=True, slots=True)
class DiscardDown(ArrakisStep):
    """A-END-9: cards of choice are discarded until no more than six are in hand."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        seat = self.seat
        cards = planning_cards.discardable(game, seat)
        if len(game.hands[seat]) <= self.limit(game) or not cards:
            return ()
        return (Decision(seat, "hand_limit", Product(DiscardCard, seat, Listed(*cards))),)

    def limit(self, game: ArrakisState) -> int:
        """A-TEAM-11: four for each of two partners."""
        shared = len(game.partners[game.side(self.seat)]) > 1
        return int(game.box.numbers["hand_limit_shared_faction" if shared else "hand_limit"])

    def answer(self, game: ArrakisState, action: DiscardCard) -> None:
        planning_cards.throw_away(game, action.seat, action.card)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        number = len(game.hands[self.seat])
        if isinstance(action, Done):
            return because("A-END-9", "too_many", number=number, limit=self.limit(game))
        if isinstance(action, DiscardCard):
            return not_in_hand(game, action.seat, action.card)
        return None


@dataclass(frozen=True, slots=True)
class ClearPrescience(ArrakisStep):
    """A-END-10: unclaimed cards leave the game or are shuffled into the deck."""

    def unclaimed(self, game: ArrakisState) -> list[str]:
        return [card for card in game.open_cards if not prescience.persists(game, card)]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        cards = self.unclaimed(game)
        if not cards:
            return ()
        seat = game.seat(ATREIDES)
        given_up = Subsets(Listed(*cards), 0, len(cards))
        return (Decision(seat, "clear_prescience", Product(GiveUpCards, seat, given_up)),)

    def answer(self, game: ArrakisState, action: GiveUpCards) -> None:
        for card in self.unclaimed(game):
            prescience.leave_row(game, card, back_to_deck=card not in action.cards)
        game.emit("prescience_cleared", {"given_up": list(action.cards)})
        game.end_step()

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, GiveUpCards):
            return None
        return because("A-END-10", "unclaimed", cards=self.unclaimed(game))


@dataclass(frozen=True, slots=True)
class NewRound(ArrakisStep):
    """A-END-11: the dice come back; a token still on a slot leaves the game (A-BG-6)."""

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        prescience.expire(game)
        game.dice = game.used = dict.fromkeys(game.dice, ())
        for board in game.dice:
            if game.slotted[board]:
                game.slotted = {**game.slotted, board: ""}
                game.emit("token_lost", {"side": game.side(board), "seat": board})


STEPS = (
    EndPhase,
    CheckVictory,
    ExchangeLeaders,
    ExchangeMaker,
    Refresh,
    DiscardDown,
    ClearPrescience,
    NewRound,
)
