"""Prescience (A-PRES): when open cards may be claimed, and what a claim costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any, Final

from landsraad.arrakis import limits, planning_cards, tank, tracks
from landsraad.arrakis.actions.cards import DiscardCard
from landsraad.arrakis.actions.common import Done, ask_or_done
from landsraad.arrakis.actions.free import TrainGuerrillas
from landsraad.arrakis.actions.prescience import ClaimPrescience, GiveUp, PickMarker
from landsraad.arrakis.board import (
    AREA,
    SECTOR_MASK,
    SECTORS,
    SECTORS_OF,
    Board,
    mask_of,
    members,
)
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS
from landsraad.arrakis.legion import EMPTY, EVERY_UNIT, Legion, one
from landsraad.arrakis.ops import AttachToPrescience
from landsraad.arrakis.reveal import reveal_sietch, reveal_tokens
from landsraad.arrakis.state import NOWHERE, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep, ClosedStep
from landsraad.arrakis.why import not_in_hand
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Sum
from landsraad.kernel.refusals import Because, because

ON_TRIGGER: Final = "on_trigger"
FREE: Final = "own_turn_free_action"
INSTEAD_OF_ACTION: Final = "own_turn_instead_of_action"
END_OF_ROUND: Final = "end_of_round_check"

NO_CARDS: Final[frozenset[str]] = frozenset()

Entry = Mapping[str, Any]


# When a card may be claimed.


def claimable(game: ArrakisState, mode: str) -> tuple[str, ...]:
    """The open cards of one mode whose requirements are met now (A-PRES-4, A-PRES-10)."""
    of_mode = game.box.claimed_by.get(mode, NO_CARDS)
    if of_mode.isdisjoint(game.open_cards):
        return ()
    if game.claims >= game.box.numbers["prescience_claims_per_round"]:
        return ()
    cards = game.box.prescience
    return tuple(
        [
            card
            for card in game.open_cards
            if card in of_mode
            and all(holds(game, condition) for condition in cards[card].conditions)
            and all(payable(game, cost) for cost in cards[card].cost)
        ]
    )


def costs_a_die(game: ArrakisState, card: str) -> bool:
    """A-PRES-8: whether a card is claimed as the action of a turn."""
    return game.box.prescience[card].mode == INSTEAD_OF_ACTION


def why_not(game: ArrakisState, name: str, as_action: bool = False) -> Because:
    """Why a card cannot be claimed now, by itself or `as_action` of a turn."""
    if name not in game.open_cards:
        return because("A-PRES-3", "not_open", card=name)
    most = int(game.box.numbers["prescience_claims_per_round"])
    if game.claims >= most:
        return because("A-PRES-4", "all_claimed", claims=game.claims, most=most)
    card = game.box.prescience[name]
    if wrong := why_not_now(game, name, card.mode):
        return wrong
    unmet = [condition for condition in card.conditions if not holds(game, condition)]
    if unmet and card.mode == ON_TRIGGER:
        return because("A-PRES-14", "no_event", card=name)
    if unmet:
        return why_unmet(game, name, unmet[0])
    if card.mode == INSTEAD_OF_ACTION and not as_action:
        return because("A-PRES-8", "die", card=name)
    if not all(payable(game, cost) for cost in card.cost):
        return because("A-PRES-9", "cannot_pay", card=name)
    if card.mode == END_OF_ROUND:
        return because("A-PRES-6", "over", card=name)
    return because("A-FREE-7", "not_now")


def why_not_now(game: ArrakisState, name: str, mode: str) -> Because | None:
    """Whether this is not the time to claim a card of a mode."""
    if mode == END_OF_ROUND:
        if game.phase != "end":
            return because("A-PRES-6", "end_only", card=name, phase=game.phase)
    elif game.phase != "action":
        return because("A-PRES-5", "action_only", card=name, phase=game.phase)
    elif mode == FREE and game.acting != ATREIDES:
        return because("A-PRES-5", "own_turn", card=name, side=game.acting)
    return None


def why_unmet(game: ArrakisState, card: str, condition: Entry) -> Because:
    """What a condition of a card asks for, and what there is."""
    if "leader_on_board" in condition:
        leader = game.version_of(condition["leader_on_board"])
        area = game.area_of(leader)
        if area == NOWHERE:
            return because("A-PRES-10", "off_board", card=card, leader=leader)
        return because("A-PRES-10", "leader", card=card, leader=leader, area=AREA.names[area])
    if "leaders_together" in condition:
        leaders = [game.version_of(leader) for leader in condition["leaders_together"]]
        return because("A-PRES-10", "together", card=card, leaders=leaders)
    if "every_sietch_has" in condition:
        areas = names_of(game.settled[ATREIDES] & ~game.held[ATREIDES])
        return because("A-PRES-10", "sietches", card=card, areas=areas)
    if "harkonnen_spice_collected_this_round" in condition:
        most = int(condition["harkonnen_spice_collected_this_round"]["at_most"])
        return because("A-PRES-10", "spice", card=card, spice=game.harvested, most=most)
    number = counted(game, condition["count"])
    if "at_least" in condition and number < condition["at_least"]:
        least = int(condition["at_least"])
        return because("A-PRES-10", "too_few", card=card, number=number, least=least)
    return because("A-PRES-10", "too_many", card=card, number=number, most=condition["at_most"])


def holds(game: ArrakisState, condition: Entry) -> bool:
    """Whether one condition of a card is met."""
    if "trigger" in condition:
        return triggered(game, condition)
    if "leader_on_board" in condition:
        return stands_well(game, condition)
    if "leaders_together" in condition:
        return meet_in_a_sietch(game, condition["leaders_together"])
    if "every_sietch_has" in condition:
        return not game.settled[ATREIDES] & ~game.held[ATREIDES]
    if "harkonnen_spice_collected_this_round" in condition:
        return game.harvested <= int(condition["harkonnen_spice_collected_this_round"]["at_most"])
    number = counted(game, condition["count"])
    return bool(condition.get("at_least", 0) <= number <= condition.get("at_most", number))


def triggered(game: ArrakisState, condition: Entry) -> bool:
    """A-PRES-14: whether it happened in this action turn."""
    name = condition["trigger"]
    if name == "battle_won_as_attacker":
        least = condition["enemy_units_at_start_at_least"]
        wins = [news for news in game.news if news.startswith(name)]
        return any(int(news.partition("@")[2]) >= least for news in wins)
    enough = game.harvesters_lost >= condition.get("count_this_phase_at_least", 0)
    return name in game.news and enough


def stands_well(game: ArrakisState, condition: Entry) -> bool:
    """Whether a leader is on the board, in an area and a sector as the card wants them."""
    area = game.area_of(game.version_of(condition["leader_on_board"]))
    if area == NOWHERE:
        return False
    enemies = game.held[HARKONNEN]
    if "terrain" in condition and not TERRAIN[condition["terrain"]](game.board) >> area & 1:
        return False
    if "area_without" in condition and game.settled[ATREIDES] >> area & 1:
        return False
    sectors = [SECTOR_MASK[sector] & enemies for sector in SECTORS_OF[area]]
    if "sector_with" in condition:
        return any(sectors)
    return "sector_without" not in condition or not all(sectors)


def meet_in_a_sietch(game: ArrakisState, leaders: Sequence[str]) -> bool:
    """Whether some leaders stand in the same sietch."""
    areas = {game.area_of(game.version_of(leader)) for leader in leaders}
    return len(areas) == 1 and bool(game.settled[ATREIDES] & mask_of(areas - {NOWHERE}))


def counted(game: ArrakisState, what: str | Entry) -> int:
    """How many there are of what a card counts."""
    if isinstance(what, str):
        return COUNTS[what](game)
    ((name, value),) = what.items()
    if name == "atreides_legions_in":
        terrain = "deep_desert" if value.get("deep") else value["terrain"]
        mask = game.held[ATREIDES] & TERRAIN[terrain](game.board)
        return (mask & ~game.settled[ATREIDES] if "without" in value else mask).bit_count()
    if name == "tokens_with":
        return len(tokens_with(game, value)[1])
    return COUNTS[name](game)


def tokens_with(game: ArrakisState, leader: str) -> tuple[int, tuple[str, ...]]:
    """The area of a leader and the deployment tokens there; NOWHERE and none off the board."""
    area = game.area_of(game.version_of(leader))
    return area, () if area == NOWHERE else game.legion(ATREIDES, area).tokens


TERRAIN: Final[dict[str, Callable[[Board], int]]] = {
    "desert": lambda board: board.desert,
    "deep_desert": lambda board: board.deep,
    "minor_erg": lambda board: board.minor_erg,
    "plateau": lambda board: board.plateau,
    "mountain": lambda board: board.mountain,
}
"""The areas of each terrain that cards name; deep desert is desert, too."""


def named_leaders(game: ArrakisState) -> list[int]:
    """The number of named Atreides leaders in each area that has any."""
    return [len(legion.named) for legion in game.legions[ATREIDES].values() if legion.named]


def sectors_outside_sietches(game: ArrakisState) -> int:
    mask = game.held[ATREIDES] & ~game.settled[ATREIDES]
    return sum([1 for sector in SECTORS if SECTOR_MASK[sector] & mask])


COUNTS: Final[dict[str, Callable[[ArrakisState], int]]] = {
    "sandworms_on_board": lambda game: game.worms.bit_count(),
    "atreides_named_leaders_on_board": lambda game: sum(named_leaders(game)),
    "areas_with_atreides_named_leaders": lambda game: len(named_leaders(game)),
    "harkonnen_legions_adjacent_to": lambda game: (
        game.board.around(game.settled[ATREIDES]) & game.held[HARKONNEN]
    ).bit_count(),
    "harkonnen_settlements_adjacent_to": lambda game: (
        game.board.around(game.held[ATREIDES]) & game.settled[HARKONNEN]
    ).bit_count(),
    "sectors_with_atreides_legion_outside_sietch": sectors_outside_sietches,
}
"""What cards count, by the names in the data."""


# What a claim costs.


def payable(game: ArrakisState, cost: Entry) -> bool:
    """Whether a cost can be paid now; the die is paid as the action of the turn."""
    if "discard_planning" in cost:
        hands = [game.hands[seat] for seat in game.partners[ATREIDES]]
        cards = [card for hand in hands for card in hand if game.box.planning[card].loose]
        return len(cards) >= int(cost["discard_planning"])
    if "remove_from_one_sietch_area" in cost:
        return bool(sacrifices(game))
    if "reveal_sietch_of" in cost:
        area = game.area_of(game.version_of(cost["reveal_sietch_of"]))
        return area != NOWHERE and bool(game.settled[ATREIDES] & ~game.found & 1 << area)
    return True


def sacrifices(game: ArrakisState) -> list[tuple[str, tuple[tuple[str, ...], ...]]]:
    """For each sietch area what may be given up in it: one token, or two units."""
    found = []
    for area in members(game.settled[ATREIDES] & game.held[ATREIDES]):
        legion = game.legion(ATREIDES, area)
        pairs = [
            pair
            for pair in combinations_with_replacement(EVERY_UNIT, 2)
            if all(int(getattr(legion, kind)) >= pair.count(kind) for kind in pair)
        ]
        options = (*[(token,) for token in legion.tokens], *pairs)
        if options:
            found.append((AREA.names[area], options))
    return found


# Claiming.


def claimant(game: ArrakisState) -> str:
    """A-TEAM-31: who claims for the Atreides where the claim is not the action of a turn."""
    return game.partners[ATREIDES][0]


def claim(game: ArrakisState, seat: str, card: str) -> None:
    """A card is claimed: its cost is paid, then its markers rise."""
    game.claims += 1
    game.emit("claimed", {"card": card})
    bonus = bonus_on(game, card)
    leave_row(game, card)
    game.push(Claiming(seat, card, len(game.box.prescience[card].cost), bonus))


@dataclass(frozen=True, slots=True)
class Claiming(ClosedStep):
    """What a claim costs, one thing after the other, and then its reward.

    `bonus` steps come from a card that lay on it; `discards` cards are still to be discarded.
    """

    seat: str
    card: str
    costs: int
    bonus: int
    discards: int = 0

    def cost(self, game: ArrakisState) -> Entry:
        return game.box.prescience[self.card].cost[-self.costs] if self.costs else {}

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        seat, cost = self.seat, self.cost(game)
        if self.discards:
            return planning_cards.asked_to_discard(game, ATREIDES)
        if "remove_from_one_sietch_area" in cost:
            choices: list[Choices[Action]] = [
                Product(GiveUp, seat, Listed(area), Listed(*options))
                for area, options in sacrifices(game)
            ]
            return (Decision(seat, "give_up", Sum(*choices)),)
        if "reveal_token_of" in cost:
            _, tokens = tokens_with(game, cost["reveal_token_of"])
            if len(tokens) > self.costs:
                shown = Product(TrainGuerrillas, seat, Listed(*tokens))
                return (Decision(seat, "reveal_token", shown),)
        return ()

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, DiscardCard):
            left = self.discards - 1
            game.become(self.but(costs=self.costs - (not left), discards=left))
            planning_cards.throw_away(game, action.seat, action.card)
        elif isinstance(action, GiveUp):
            game.become(self.but(costs=self.costs - 1))
            give_up(game, action)
        elif isinstance(action, TrainGuerrillas):
            game.become(self.but(costs=self.costs - 1))
            area, _ = tokens_with(game, self.cost(game)["reveal_token_of"])
            reveal_tokens(game, area, (action.token,))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, DiscardCard):
            return not_in_hand(game, action.seat, action.card)
        if isinstance(action, (GiveUp, TrainGuerrillas, Done)):
            return because("A-PRES-9", "deed", card=self.card)
        return None

    def run(self, game: ArrakisState) -> None:
        cost = self.cost(game)
        if "discard_planning" in cost:
            game.become(self.but(discards=cost["discard_planning"]))
            return
        if "to_tank" in cost:
            leader = game.version_of(cost["to_tank"])
            area = game.area_of(leader)
            game.take(ATREIDES, area, one(leader))
            tank.receive(game, leader, area)
        if cost:
            game.become(self.but(costs=self.costs - 1))
            do(game, cost)
            return
        game.end_step()
        reward(game, self.card)
        if self.bonus:
            game.push(Bonus(self.seat, self.bonus))


def do(game: ArrakisState, cost: Entry) -> None:
    """A-PRES-20: what a card asks to reveal is revealed at the claim."""
    if "reveal_sietch_of" in cost:
        reveal_sietch(game, game.area_of(game.version_of(cost["reveal_sietch_of"])))
    elif "reveal_token_of" in cost:
        area, tokens = tokens_with(game, cost["reveal_token_of"])
        reveal_tokens(game, area, tokens[:1])


def give_up(game: ArrakisState, action: GiveUp) -> None:
    """The token leaves the game; units go back to the supply."""
    area = AREA.numbers[action.area]
    if action.figures[0] in EVERY_UNIT:
        game.take(ATREIDES, area, sum(map(one, action.figures), EMPTY))
    else:
        game.take(ATREIDES, area, Legion(tokens=action.figures))
        game.tokens_unseen = tuple(sorted((*game.tokens_unseen, *action.figures)))
    shown = list(action.figures) if action.figures[0] in EVERY_UNIT else ["token"]
    game.emit("given_up", {"area": action.area, "figures": shown})
    limits.tidy_area(game, ATREIDES, area)  # A-UNIT-14: leaders may be left without units


def reward(game: ArrakisState, card: str) -> None:
    """A claimed card raises its markers."""
    for marker, steps in game.box.prescience[card].advance.items():
        if steps:
            tracks.raise_marker(game, marker, steps)


def lying_on(game: ArrakisState, card: str) -> list[tuple[str, AttachToPrescience]]:
    """The planning cards lying on an open card, each with what it does there."""
    return [
        (attached, op)
        for attached in game.attached.get(card, ())
        for op in game.box.planning[attached].ops
        if isinstance(op, AttachToPrescience)
    ]


def bonus_on(game: ArrakisState, card: str) -> int:
    """The steps that planning cards lying on an open card add."""
    return sum([op.bonus for _, op in lying_on(game, card)])


def keeps(op: AttachToPrescience) -> bool:
    """Whether a card lying there keeps an open card from leaving unclaimed."""
    return op.effect == "persist_until_claimed"


def persists(game: ArrakisState, card: str) -> bool:
    """Whether an open card can be neither thrown out nor shuffled away."""
    return any(keeps(op) for _, op in lying_on(game, card))


def expire(game: ArrakisState) -> None:
    """At the end of the round a bonus that lies on a card goes; the card may stay."""
    for card in tuple(game.attached):
        gone = [attached for attached, op in lying_on(game, card) if not keeps(op)]
        left = tuple([attached for attached in game.attached[card] if attached not in gone])
        game.attached = {**game.attached, card: left}
        for attached in gone:
            planning_cards.lay_down(game, attached)


def leave_row(game: ArrakisState, card: str, back_to_deck: bool = False) -> None:
    """An open card leaves the game or goes back to the deck; what lies on it goes (A-FX-17)."""
    game.open_cards = tuple([other for other in game.open_cards if other != card])
    for attached in game.attached.get(card, ()):
        planning_cards.lay_down(game, attached)
    game.attached = {other: cards for other, cards in game.attached.items() if other != card}
    if back_to_deck:
        game.prescience_deck = tuple(sorted((*game.prescience_deck, card)))
    else:
        game.prescience_gone = (*game.prescience_gone, card)


def turn_up_cards(game: ArrakisState, number: int) -> None:
    """Turn up prescience cards, as far as the deck goes (A-ROUND-4)."""
    for _ in range(min(number, len(game.prescience_deck))):
        card = game.draw(game.prescience_deck)
        game.prescience_deck = tuple([other for other in game.prescience_deck if other != card])
        game.open_cards = (*game.open_cards, card)
        game.reveal("prescience_open", {"card": card})


@dataclass(frozen=True, slots=True)
class Bonus(ArrakisStep):
    """Choose the marker that a bonus raises."""

    seat: str
    steps: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        markers = Product(PickMarker, self.seat, Listed(*MARKERS))
        return ask_or_done(self.seat, "bonus", markers)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PickMarker):
            tracks.raise_marker(game, action.marker, self.steps)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        marker = isinstance(action, PickMarker)
        return because("A-PRES-1", "markers", markers=MARKERS) if marker else None


@dataclass(frozen=True, slots=True)
class ClaimWindow(ClosedStep):
    """The Atreides may claim cards of one mode now, or leave it (A-PRES-12)."""

    mode: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        cards = claimable(game, self.mode)
        seat = claimant(game)
        claims = Product(ClaimPrescience, seat, Listed(*cards))
        return ask_or_done(seat, "claim", claims)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, ClaimPrescience):
            claim(game, action.seat, action.card)
        else:
            game.end_step()


def claims_left(game: ArrakisState) -> bool:
    """A-PRES-14: before a turn of the Harkonnen passes on, its triggers may be claimed or are lost.

    In a turn of their own the Atreides have just been asked for a last free action, unless it was
    the partner of the one who claims.
    """
    asked = game.acting == ATREIDES and game.seat(ATREIDES) == claimant(game)
    return bool(game.news) and not asked and bool(claimable(game, ON_TRIGGER))


STEPS = (Claiming, Bonus, ClaimWindow)
