"""The outcome of a battle: traitors, explosion, weapons, totals, and what is lost at once.

D-BATTLE-30 one traitor · D-BATTLE-33 two · D-BATTLE-35 before the explosion · D-BATTLE-36, 37
explosion · D-BATTLE-38 weapons · D-BATTLE-39 totals · D-BATTLE-40 spice for leaders
D-BATTLE-41 what the loser loses · D-BATTLE-51 captives go home · D-BATTLE-58 dead leaders
"""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.current import Battle, cards_in, in_hand, leader_in, note, take_up
from landsraad.dune.battle.plan import HERO
from landsraad.dune.board import TERRITORIES, TERRITORY_MASK
from landsraad.dune.cards import CHEAP_HERO, LASGUN, SHIELD, TREACHERY, TREACHERY_CARD, kills
from landsraad.dune.event_data import spice_in, stacks_of
from landsraad.dune.factions.atreides import KWISATZ_STRENGTH, count_losses
from landsraad.dune.factions.harkonnen import are_all_dead
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.state import KWISATZ_HADERACH, DuneState, card_names

Plans = tuple[PlanBattle, ...]


# What the plans come to.


def explodes(plans: Plans) -> bool:
    """D-BATTLE-36: a Lasgun and a Shield among the two plans, in whatever combination."""
    lasgun = any(plan.weapon == TREACHERY[LASGUN].id for plan in plans)
    return lasgun and any(plan.defense == TREACHERY[SHIELD].id for plan in plans)


def falls(plan: PlanBattle, other: PlanBattle) -> bool:
    """D-BATTLE-38: whether the leader or hero of a plan is killed by the weapon of the other."""
    if plan.leader is None or other.weapon is None:
        return False
    defense = None if plan.defense is None else TREACHERY_CARD[plan.defense]
    return kills(TREACHERY_CARD[other.weapon], defense)


def total(plan: PlanBattle, fallen: bool) -> int:
    """D-BATTLE-39: the number dialled, a surviving leader and its Kwisatz Haderach, in halves."""
    if fallen:
        return plan.dial
    leader = leader_in(plan)
    strength = 0 if leader is None else LEADERS[leader].strength
    if plan.kwisatz_haderach:
        strength += KWISATZ_STRENGTH
    return plan.dial + 2 * strength


def wins(aggressor: int, defender: int) -> bool:
    """D-BATTLE-39: whether the aggressor wins, who also wins ties."""
    return aggressor >= defender


# What comes of it.


def resolve(game: DuneState) -> None:
    """D-BATTLE-35: traitors first, then an explosion, then weapons and totals."""
    battle = in_hand(game)
    if len(battle.called) == 2:
        both_betrayed(game, battle)
    elif battle.called:
        one_betrayed(game, battle, battle.called[0])
    elif explodes(battle.plans):
        explosion(game, battle)
    else:
        clash(game, battle)
    captives_without_a_house(game)


def both_betrayed(game: DuneState, battle: Battle) -> None:
    """D-BATTLE-33: both lose everything, and nobody is paid."""
    for seat in battle.sides:
        lose_everything(game, battle, seat)
    told = {"seats": list(battle.sides), "spice_paid": spice_in_plans(battle.plans)}
    game.emit("both_betrayed", told)


def one_betrayed(game: DuneState, battle: Battle, winner: str) -> None:
    """D-BATTLE-30: the caller loses nothing and is paid for the traitor."""
    loser = battle.opponent(winner)
    bounty = strength_of(leader_in(battle.plan_of(loser)))
    lose_everything(game, battle, loser)
    win(game, battle, winner, bounty, spice_in_plans([battle.plan_of(loser)]))
    if game.rules.cheap_hero_after_traitor_win == "discarded":  # D-BATTLE-32
        discard(game, winner, hero_in(battle.plan_of(winner)))


def lose_everything(game: DuneState, battle: Battle, seat: str) -> None:
    """The leader, the forces in the territory, the cards played and the battle spice."""
    plan = battle.plan_of(seat)
    leader = leader_in(plan)
    if leader is not None:
        kill(game, leader, seat)
    lose_forces(game, seat, betrayed_cells(game, battle))
    discard(game, seat, cards_in(plan))
    game.pay(seat, plan.spice)


def betrayed_cells(game: DuneState, battle: Battle) -> int:
    """D-BATTLE-30: the whole territory, or the part of it in which they fought."""
    if game.rules.betrayed_forces == "where_they_fought":
        return battle.zone
    return TERRITORY_MASK[battle.territory]


def explosion(game: DuneState, battle: Battle) -> None:
    """D-BATTLE-36: everything in the territory, in all its sectors, is destroyed."""
    cells = TERRITORY_MASK[battle.territory]
    spice = {"spice_lost": spice_in(game, cells), "spice_paid": spice_in_plans(battle.plans)}
    game.emit("exploded", {"territory": TERRITORIES[battle.territory].id, **spice})
    for leader in caught(game, battle):
        kill(game, leader, planned_by(battle, leader))
    for seat in game.seats:
        if game.present[seat] & cells:
            lose_forces(game, seat, cells)
    game.lose_spice(cells)
    for plan in battle.plans:
        discard(game, plan.seat, cards_in(plan))
        game.pay(plan.seat, plan.spice)


def caught(game: DuneState, battle: Battle) -> list[int]:
    """D-BATTLE-36: those of the plans; D-BATTLE-37: or all who have fought in the territory."""
    leaders = [leader_in(plan) for plan in battle.plans]
    found = [leader for leader in leaders if leader is not None]
    if any(plan.kwisatz_haderach for plan in battle.plans):
        found.append(KWISATZ_HADERACH)
    if game.rules.explosion_leaders == "all_in_territory":
        here = battle.territory + 1
        found += [leader for leader, where in enumerate(game.fought_in) if where == here]
    return [leader for leader in dict.fromkeys(found) if not game.dead[leader]]


def clash(game: DuneState, battle: Battle) -> None:
    """D-BATTLE-38 to 41: weapons, totals, and what the loser loses."""
    mine, yours = battle.plans
    fallen = {mine.seat: falls(mine, yours), yours.seat: falls(yours, mine)}
    totals = {plan.seat: total(plan, fallen[plan.seat]) for plan in battle.plans}
    winner = battle.aggressor
    if not wins(totals[battle.aggressor], totals[battle.defender]):
        winner = battle.defender
    told = {"totals": totals, "fallen": [seat for seat in fallen if fallen[seat]]}
    game.emit("totals", {**told, "spice_paid": spice_in_plans(battle.plans)})
    killed = [leader_in(plan) for plan in battle.plans if fallen[plan.seat]]
    for leader in killed:
        if leader is not None:
            kill(game, leader, planned_by(battle, leader))
    loser = battle.plan_of(battle.opponent(winner))
    lose_forces(game, loser.seat, battle.zone)
    discard(game, loser.seat, cards_in(loser))
    for plan in battle.plans:
        game.pay(plan.seat, plan.spice)
    win(game, battle, winner, sum(map(strength_of, killed)), {})
    discard(game, winner, hero_in(battle.plan_of(winner)))


def win(
    game: DuneState, battle: Battle, winner: str, bounty: int, spice_paid: dict[str, int]
) -> None:
    """D-BATTLE-40: the winner is paid for the leaders killed; `spice_paid` was not told yet."""
    note(game, winner=winner)
    game.earn(winner, bounty)
    place = TERRITORIES[battle.territory].id
    won = {"seat": winner, "territory": place, "spice": bounty, "spice_paid": spice_paid}
    game.emit("battle_won", won)


# How it happens.


def strength_of(leader: int | None) -> int:
    return 0 if leader is None else LEADERS[leader].strength


def hero_in(plan: PlanBattle) -> tuple[int, ...]:
    return (CHEAP_HERO,) if plan.leader == HERO else ()


def spice_in_plans(plans: Iterable[PlanBattle]) -> dict[str, int]:
    """The battle spice that is paid for some plans, where there is any."""
    return {plan.seat: plan.spice for plan in plans if plan.spice}


def planned_by(battle: Battle, leader: int) -> str | None:
    """Whose plan a leader is in; nobody's, if they fought here earlier."""
    for plan in battle.plans:
        if leader_in(plan) == leader or (leader == KWISATZ_HADERACH and plan.kwisatz_haderach):
            return plan.seat
    return None


def kill(game: DuneState, leader: int, seat: str | None) -> None:
    """D-BATTLE-58: to the tanks, a captive to those of its own faction."""
    game.kill_leader(leader)
    name = "kwisatz_haderach" if leader == KWISATZ_HADERACH else LEADERS[leader].id
    game.emit("leader_killed", {"leader": name, "seat": seat})


def lose_forces(game: DuneState, seat: str, cells: int) -> None:
    """All forces in some cells, to the tanks."""
    where = stacks_of(game, seat, cells)
    lost = game.kill_all(seat, cells)
    count_losses(game, seat, lost)
    told = {"seat": seat, "forces": lost[0], "specials": lost[1], "cells": where}
    game.emit("battle_losses", told)


def discard(game: DuneState, seat: str, cards: Iterable[int]) -> None:
    """Cards that were played, from the table to the discard pile."""
    cards = tuple(cards)
    if cards:
        take_up(game, seat, cards)
        game.discard(seat, *cards)
        game.emit("battle_discards", {"seat": seat, "cards": card_names(cards)})


def captives_without_a_house(game: DuneState) -> None:
    """D-BATTLE-51: once all five Harkonnen leaders are dead, their captives go home."""
    if game.captives and are_all_dead(game):
        leaders = {LEADERS[i].id: game.owner_of(i) for i in game.captives}
        game.reveal("captives_returned", {"leaders": list(leaders), "to": leaders})
        for captive in game.captives:
            game.free_captive(captive)
