"""Why a battle plan cannot be made here and now.

D-BATTLE-8 what Prescience has fixed · D-BATTLE-10 to 12, 45 leaders · D-BATTLE-13 slots
D-BATTLE-14 what the Voice orders · D-BATTLE-20 to 24 dial and spice
D-BATTLE-25, 26 the Kwisatz Haderach · D-KARAMA-4 a Karama against it
"""

from __future__ import annotations

from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.current import Battle
from landsraad.dune.battle.plan import (
    HERO,
    PLAY,
    available_leaders,
    free_plans,
    of_kind,
    playable_leaders,
)
from landsraad.dune.battle.strength import Terms, has_free_support, strengths, terms
from landsraad.dune.board import TERRITORIES
from landsraad.dune.cards import CHEAP_HERO, TREACHERY, TREACHERY_CARD
from landsraad.dune.factions.atreides import LOSSES_TO_WAKE, kwisatz_haderach_is_awake
from landsraad.dune.factions.sheets import LEADER
from landsraad.dune.state import ATREIDES, KWISATZ_HADERACH, DuneState
from landsraad.kernel.refusals import Because, because


def why_no_plan(game: DuneState, battle: Battle, plan: PlanBattle) -> Because | None:
    """What forbids a plan of one of the two sides."""
    if plan in free_plans(game, battle, plan.seat):
        return of_voice(battle, plan) or of_prescience(battle, plan)
    return (
        of_leader(game, battle, plan)
        or of_cards(game, plan)
        or of_kwisatz_haderach(game, battle, plan)
        or of_strength(game, battle, plan)
    )


def in_forces(dial: int) -> str:
    """A number on the wheel, in half forces, as players say it."""
    return f"{dial // 2}½" if dial % 2 else str(dial // 2)


# What binds a plan.


def of_voice(battle: Battle, plan: PlanBattle) -> Because | None:
    if battle.order is None or battle.order[0] != plan.seat or obeys(battle.order, plan):
        return None
    _, order, kind = battle.order
    if order == PLAY:
        return because("D-BATTLE-14", "must_play", card=kind)
    return because("D-BATTLE-14", "forbids", card=kind)


def obeys(order: tuple[str, str, str], plan: PlanBattle) -> bool:
    """Whether a plan does what the Voice ordered its side."""
    _, wish, kind = order
    cards = (plan.leader,) if kind == HERO else of_kind((plan.weapon, plan.defense), kind)
    return (HERO in cards if kind == HERO else bool(cards)) == (wish == PLAY)


def of_prescience(battle: Battle, plan: PlanBattle) -> Because | None:
    if battle.shown is None or battle.shown[0] != plan.seat:
        return None
    _, element, value = battle.shown
    if value is None:
        return because("D-BATTLE-8", "shown_nothing", element=element)
    shown = in_forces(value) if isinstance(value, int) else value
    return because("D-BATTLE-8", "shown", element=element, value=shown)


# Leaders and cards.


def of_leader(game: DuneState, battle: Battle, plan: PlanBattle) -> Because | None:
    playable = playable_leaders(game, battle.territory, plan.seat)
    if plan.leader in playable:
        return None
    if plan.leader is None and playable:
        return because("D-BATTLE-10", "must", leaders=playable)
    if plan.leader is None:
        without = plan.weapon is None and plan.defense is None
        return None if without else because("D-BATTLE-12", "cards")
    if plan.leader == HERO:
        return of_hero(game, battle, plan)
    return of_missing_leader(game, plan.seat, plan.leader)


def of_hero(game: DuneState, battle: Battle, plan: PlanBattle) -> Because | None:
    if not game.holds(plan.seat, CHEAP_HERO):
        return because("D-BATTLE-11", "held")
    leaders = available_leaders(game, battle.territory, plan.seat)
    return because("D-BATTLE-11", "leaders", leaders=leaders)


def of_missing_leader(game: DuneState, seat: str, name: str) -> Because | None:
    leader = LEADER.get(name)
    if leader is not None and leader in game.leaders_of(seat):
        place = TERRITORIES[game.fought_in[leader] - 1].id
        return because("D-BATTLE-45", "elsewhere", leader=name, territory=place)
    if leader is not None and game.owner_of(leader) == seat and game.dead[leader]:
        return because("D-BATTLE-10", "dead", leader=name)
    return because("D-BATTLE-10", "not_yours", leader=name)


def of_cards(game: DuneState, plan: PlanBattle) -> Because | None:
    """D-BATTLE-13: a card in hand, of the kind of its slot or worthless, and not in both."""
    for slot, name in (("weapon", plan.weapon), ("defense", plan.defense)):
        if name is None:
            continue
        card = TREACHERY_CARD.get(name)
        if card is None or not game.holds(plan.seat, card):
            return because("D-BATTLE-13", "held", card=name)
        known = TREACHERY[card]
        if not known.is_worthless and not (
            known.is_weapon if slot == "weapon" else known.is_defense
        ):
            return because("D-BATTLE-13", "slot", card=name, slot=slot)
    same = plan.weapon is not None and plan.weapon == plan.defense
    return because("D-BATTLE-13", "both", card=plan.weapon) if same else None


def of_kwisatz_haderach(game: DuneState, battle: Battle, plan: PlanBattle) -> Because | None:
    """D-BATTLE-25, 26: of the Atreides, awake, alive, here, with a leader; D-KARAMA-4."""
    if not plan.kwisatz_haderach:
        return None
    if plan.seat != ATREIDES or not game.advanced:
        return because("D-BATTLE-26", "nobody")
    if not kwisatz_haderach_is_awake(game):
        return because("D-BATTLE-25", "asleep", lost=game.kwisatz_losses, needed=LOSSES_TO_WAKE)
    if game.dead[KWISATZ_HADERACH]:
        return because("D-BATTLE-26", "dead")
    if game.fought_in[KWISATZ_HADERACH] not in (0, battle.territory + 1):
        place = TERRITORIES[game.fought_in[KWISATZ_HADERACH] - 1].id
        return because("D-BATTLE-26", "elsewhere", territory=place)
    if game.is_stopped("kwisatz_haderach"):
        return because("D-KARAMA-4", "stopped")
    return because("D-BATTLE-26", "leader") if plan.leader is None else None


# Dial and spice.


def of_strength(game: DuneState, battle: Battle, plan: PlanBattle) -> Because | None:
    forces = terms(game, battle, plan.seat)
    if not forces.needs_spice:
        return of_unpaid_dial(game, plan, forces)
    number = forces.ordinary + forces.special
    if not 0 <= plan.spice <= number:
        return because("D-BATTLE-21", "too_much", spice=plan.spice, forces=number)
    dials = dict(strengths(forces, number))[plan.spice]
    if plan.dial not in dials:
        least, most = in_forces(dials[0]), in_forces(dials[-1])
        return because("D-BATTLE-21", "dial", spice=plan.spice, least=least, most=most)
    return because("D-BATTLE-24", "spice", spice=game.spice[plan.seat])


def of_unpaid_dial(game: DuneState, plan: PlanBattle, forces: Terms) -> Because | None:
    """D-BATTLE-20 in the basic game; D-BATTLE-23 for the Fremen in the advanced one."""
    most = in_forces(2 * (forces.ordinary + forces.worth * forces.special))
    if has_free_support(game, plan.seat):
        if plan.spice:
            return because("D-BATTLE-23", "spice")
        return because("D-BATTLE-23", "dial", most=most)
    if plan.spice:
        return because("D-BATTLE-20", "spice")
    return because("D-BATTLE-20", "dial", most=most)
