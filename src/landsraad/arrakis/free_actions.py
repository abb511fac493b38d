"""Free actions: what may be done at any moment of one's own turn, and claims (A-FREE, A-PRES-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.arrakis import atomics, planning_cards, prescience
from landsraad.arrakis.actions.free import DiscardCopies, Scout, TrainGuerrillas
from landsraad.arrakis.actions.guild import Bombard
from landsraad.arrakis.actions.prescience import ClaimPrescience, Detonate
from landsraad.arrakis.battle.facts import BattleStep
from landsraad.arrakis.board import AREA, ZONE, ZONE_MASK, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.guild import navigator
from landsraad.arrakis.guild.bombardment import bombard, bombardments
from landsraad.arrakis.guild.bombardment import why_not as why_no_bombs
from landsraad.arrakis.guild.facts import NAVIGATOR
from landsraad.arrakis.losses import Losses
from landsraad.arrakis.prescience import FREE, ON_TRIGGER
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.reveal import hidden, reveal_area, reveal_tokens
from landsraad.arrakis.solo import cards as reinforcements
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Bits, Choices, Decision, Listed, Product, Range, Sum, just
from landsraad.kernel.refusals import Because, because


def offers(game: ArrakisState) -> tuple[Decision, ...]:
    """The free actions of the side in turn, and the claims of the Atreides in any turn."""
    if not game.acting:
        return ()
    found: list[Decision] = []
    for seat in game.partners[game.acting]:
        spaces = _spaces(game, seat)
        if spaces:
            found.append(Decision(seat, "free_action", _one(spaces), required=False))
    if game.news:
        claimer = prescience.claimant(game)
        claims = _claims(game, claimer, ON_TRIGGER)
        found += [Decision(claimer, "claim_now", space, required=False) for space in claims]
    return tuple(found) if found and _open(game) else ()


def worth_asking(game: ArrakisState) -> bool:
    """Whether the side in turn may want a last free action, as far as everybody can tell.

    A question at the end of a turn is seen by all, so it must not depend on a hidden hand.
    """
    seats = game.partners[game.acting]
    if game.acting == ATREIDES:
        return bool(offers(game))
    if game.automated:
        return False
    if game.guild and any(bombardments(game, seats[0])):
        return True
    if game.news and any(planning_cards.may_have_new_copies(game, seat) for seat in seats):
        return True
    return bool(_scouting(game, seats[0]))


def _spaces(game: ArrakisState, seat: str) -> list[Choices[Action]]:
    """What a seat of the side in turn may do; partners use all that is their side's (A-TEAM-7)."""
    if game.acting == ATREIDES:
        claims = _claims(game, seat, FREE) if seat == prescience.claimant(game) else []
        spaces = [*_guerrillas(game, seat), *_atomics(game, seat), *claims]
    elif game.automated:  # A-SOLO-VEH-13
        spaces = []
    else:
        spaces = [*_scouting(game, seat), *_copies(game, seat)]
    if game.guild:
        spaces += bombardments(game, seat)
    return spaces


def _open(game: ArrakisState) -> bool:
    """A-FREE-7: in a battle only own decisions can be interrupted, a few other moments never."""
    steps = [step for step in game.stack if isinstance(step, ArrakisStep)]
    closed = [step for step in steps if not step.open_to_free_actions()]
    if not closed:
        return True
    if game.setup.readings["free_actions"] == "outside_battles":
        return False
    return all(isinstance(step, (BattleStep, Losses)) for step in closed) and _own_decision(game)


def _own_decision(game: ArrakisState) -> bool:
    """Whether the side in turn is asked at this moment, and nobody else."""
    asked = game.stack[-1].ask(game)
    return bool(asked) and all(game.side(decision.seat) == game.acting for decision in asked)


def _one(spaces: list[Choices[Action]]) -> Choices[Action]:
    return spaces[0] if len(spaces) == 1 else Sum(*spaces)


def _guerrillas(game: ArrakisState, seat: str) -> list[Choices[Action]]:
    """A-FREE-2: reveal deployment tokens on the board."""
    if not game.tokens_on_board():
        return []
    watched = under_ornithopters(game)
    tokens = [
        token
        for area, legion in game.legions[ATREIDES].items()
        if not watched >> area & 1
        for token in legion.tokens
    ]
    return [Product(TrainGuerrillas, seat, Listed(*tokens))] if tokens else []


def under_ornithopters(game: ArrakisState) -> int:
    """A-SOLO-RULE-9: areas in which the player of the solo mode may not train guerrillas."""
    mask = 0
    if game.automated:
        for zone in members(game.zones_with("ornithopter")):
            mask |= ZONE_MASK[zone]
    return mask


def _atomics(game: ArrakisState, seat: str) -> list[Choices[Action]]:
    return [atomics.tokens(seat)] if atomics.unlocked(game) else []


def _claims(game: ArrakisState, seat: str, mode: str) -> list[Choices[Action]]:
    cards = prescience.claimable(game, mode)
    return [Product(ClaimPrescience, seat, Listed(*cards))] if cards else []


def _scouting(game: ArrakisState, seat: str) -> list[Choices[Action]]:
    """A-FREE-3: an ornithopter looks into an area of a sector it is connected to."""
    if not game.air or "spacing_guild" in game.bans:  # A-FREE-5
        return []
    secret = hidden(game)
    if not secret:
        return []
    served = navigator.scouting(game, seat, secret) if game.guild else ()
    return [*served, *_ornithopters(game, seat, secret)]


def _ornithopters(game: ArrakisState, seat: str, secret: int) -> list[Choices[Action]]:
    return [
        Product(Scout, seat, just(ZONE.names[zone]), Bits(secret & ZONE_MASK[zone], AREA))
        for zone in members(game.zones_with("ornithopter"))
        if secret & ZONE_MASK[zone]
    ]


def _copies(game: ArrakisState, seat: str) -> list[Choices[Action]]:
    """A-LEAD-5: two or three copies of one card together."""
    spaces: list[Choices[Action]] = []
    for card, op in game.box.free_discards.items():
        copies = game.hands[seat].count(card)
        if copies >= op.least and op.leader in game.in_play:
            number = Range(op.least, min(op.most, copies))
            spaces.append(Product(DiscardCopies, seat, just(card), number))
    return spaces


def why_not(game: ArrakisState, action: Action) -> Because | None:
    """Why a free action or a claim is not possible here and now, if it is one."""
    if type(action) not in TAKEN:
        return None
    side = game.side(action.seat)
    if isinstance(action, ClaimPrescience):
        return why_no_claim(game, action)
    if OWNER.get(type(action), side) != side:
        return because("A-FREE-6", "other_side", side=OWNER[type(action)])
    if not game.acting:
        return because("A-FREE-1", "no_turn", phase=game.phase)
    if game.acting != side:
        return because("A-FREE-1", "own_turn", side=game.acting)
    return WHY_NOT[type(action)](game, action) if _open(game) else because("A-FREE-7", "not_now")


def why_no_claim(game: ArrakisState, action: ClaimPrescience) -> Because:
    if game.side(action.seat) != ATREIDES:
        return because("A-PRES-4", "harkonnen")
    if action.seat != prescience.claimant(game):
        return because("A-TEAM-31", "claims", partner=prescience.claimant(game))
    return prescience.why_not(game, action.card)


def why_no_training(game: ArrakisState, action: TrainGuerrillas) -> Because:
    for area, legion in game.legions[ATREIDES].items():
        if action.token in legion.tokens:
            return because("A-SOLO-RULE-9", "watched", area=AREA.names[area])
    return because("A-FREE-2", "not_there", token=action.token)


def why_no_scouting(game: ArrakisState, action: Scout) -> Because:
    if "spacing_guild" in game.bans:
        return because("A-FREE-5", "ban")
    zone = ZONE.numbers.get(action.zone, NOWHERE)
    flyer = game.air.get(zone, "")
    if flyer not in ("ornithopter", NAVIGATOR):
        return because("A-FREE-3", "no_ornithopter", zone=action.zone)
    if flyer != NAVIGATOR and action.area not in Bits(ZONE_MASK[zone], AREA):
        return because("A-FREE-3", "not_connected", zone=action.zone, area=action.area)
    return because("A-FREE-3", "nothing_hidden", area=action.area)


def why_no_copies(game: ArrakisState, action: DiscardCopies) -> Because:
    op = game.box.free_discards.get(action.card)
    if op is None:
        return because("A-LEAD-5", "other_card", card=action.card)
    if op.leader not in game.in_play:
        return because("A-LEAD-5", "not_in_play", leader=op.leader)
    held = game.hands[action.seat].count(action.card)
    return because("A-LEAD-5", "copies", held=held, least=op.least, most=op.most)


def why_no_atomics(game: ArrakisState, action: Detonate) -> Because:
    return atomics.why_not(game)


def take(game: ArrakisState, action: Action) -> None:
    """Do one of the free actions."""
    TAKEN[type(action)](game, action)


def train(game: ArrakisState, action: TrainGuerrillas) -> None:
    for area, legion in game.legions[ATREIDES].items():
        if action.token in legion.tokens:
            reveal_tokens(game, area, (action.token,))
            if game.automated:
                reinforcements.answer_reveal(game)
            return


def scout(game: ArrakisState, action: Scout) -> None:
    del game.air[ZONE.numbers[action.zone]]
    game.emit("scouted", {"zone": action.zone, "area": action.area})
    reveal_area(game, AREA.numbers[action.area], sietch=True)


def discard_copies(game: ArrakisState, action: DiscardCopies) -> None:
    for _ in range(action.copies):
        planning_cards.throw_away(game, action.seat, action.card)
    game.push(Resolve(action.seat, action.card, game.box.free_discards[action.card].do))


def claim(game: ArrakisState, action: ClaimPrescience) -> None:
    prescience.claim(game, action.seat, action.card)


def detonate(game: ArrakisState, action: Detonate) -> None:
    atomics.detonate(game, action.token)


TAKEN: Final[dict[type[Action], Callable[[ArrakisState, Any], None]]] = {
    TrainGuerrillas: train,
    Scout: scout,
    DiscardCopies: discard_copies,
    ClaimPrescience: claim,
    Detonate: detonate,
    Bombard: bombard,
}
OWNER: Final[dict[type[Action], str]] = {
    TrainGuerrillas: ATREIDES,
    Detonate: ATREIDES,
    Scout: HARKONNEN,
    DiscardCopies: HARKONNEN,
}
"""Whose free actions they are, where only one side has them."""
WHY_NOT: Final[dict[type[Action], Callable[[ArrakisState, Any], Because]]] = {
    TrainGuerrillas: why_no_training,
    Scout: why_no_scouting,
    DiscardCopies: why_no_copies,
    Detonate: why_no_atomics,
    Bombard: why_no_bombs,
}
STEPS = ()
