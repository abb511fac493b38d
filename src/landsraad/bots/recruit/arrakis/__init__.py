"""`recruit` for War for Arrakis: a rule of thumb for every kind of decision, by its chapter.

`facts` reads the view, `odds` judges battles, `prophecy` prescience cards, `worth` places, attacks
and moves, `effects` what dice, leaders and planning cards do; the other modules decide. It never
sees more than its view and the actions it is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.arrakis.actions.common import Done
from landsraad.bots.recruit.arrakis import (
    battle,
    cards,
    desert,
    free,
    guild,
    harvest,
    moving,
    partners,
    placing,
    prescience,
    turns,
    vehicles,
)
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.rule_bot import RuleBot
from landsraad.bots.seat import Question
from landsraad.kernel import Action, Chance, Decision

Rule = Callable[[Facts, Decision], Action | None]

RULES: Final[dict[str, Rule]] = {
    # Dice and turns.
    "turn": turns.turn,
    "use_as": turns.use_as,
    "bene_gesserit": turns.bene_gesserit,
    "overflow": turns.overflow,
    "name_die": turns.name_die,
    "end_of_turn": turns.stop,
    "exchange_leaders": turns.stop,
    "exchange_wild_maker": turns.stop,
    "free_action": free.free_action,
    # Vehicles and spice.
    "place_row": vehicles.place_row,
    "place_vehicle": vehicles.place_vehicle,
    "remove_vehicle": vehicles.remove_vehicle,
    "rescue_harvester": vehicles.rescue_harvester,
    "pay_marker": harvest.pay_marker,
    "stockpile": harvest.stockpile,
    "keep_spice": harvest.keep_spice,
    "move_marker": harvest.move_marker,
    # Moving and placing.
    "pick_legion": moving.pick_legion,
    "move_legion": moving.move_legion,
    "relocate": moving.relocate,
    "push": moving.push,
    "move_sietch": moving.move_sietch,
    "choose_sector": moving.choose_sector,
    "place": placing.place,
    "stand_in": placing.stand_in,
    "swap": placing.swap,
    # Battle.
    "pick_attacker": battle.pick_attacker,
    "attack": battle.attack,
    "strike": battle.strike,
    "cards_for_dice": battle.cards_for_dice,
    "strips": battle.strips,
    "losses": battle.losses,
    "go_on": battle.go_on,
    "retreat": battle.retreat,
    "retreat_to": battle.retreat_to,
    "advance": battle.advance,
    "displace": battle.displace,
    "excess": battle.excess,
    # The desert.
    "desert_power": desert.desert_power,
    "place_wormsign": desert.place_wormsign,
    "new_wormsign": desert.new_wormsign,
    "lift_wormsign": desert.lift_wormsign,
    "ignore_wormsigns": desert.ignore_wormsigns,
    "place_worm": desert.place_worm,
    "worm_appears": desert.worm_appears,
    "move_worm": desert.move_worm,
    "worm_attack": desert.worm_attack,
    "worm_order": desert.worm_order,
    "storm": desert.storm,
    # Planning cards.
    "draw": cards.draw,
    "play_card": cards.play_card,
    "discard": cards.discard,
    "hand_limit": cards.discard,
    "to_tank": cards.to_tank,
    "choose_option": cards.choose_option,
    "reveal_area": cards.reveal_area,
    "swap_tokens": cards.swap_tokens,
    # Prescience.
    "claim": prescience.claim,
    "claim_now": prescience.claim,
    "give_up": prescience.give_up,
    "reveal_token": prescience.reveal_token,
    "bonus": prescience.bonus,
    "shift": prescience.shift,
    "throw_out": prescience.throw_out,
    "attach": prescience.attach,
    "clear_prescience": prescience.clear_prescience,
    "detonate": prescience.detonate,
    # The Spacing Guild.
    "imperium_action": guild.imperium_action,
    "land_troops": guild.land_troops,
    "land_frigates": guild.land_frigates,
    "clear_zone": guild.clear_zone,
    "place_navigator": guild.place_navigator,
    # Partners, and the automatic Harkonnen.
    "confer": partners.confer,
    "choose_for_mahdi": partners.choose_for_mahdi,
    "turn_up_token": partners.turn_up_token,
}
"""What decides each kind of decision."""

LEFT: Final = ("cone",)
"""Optional decisions that it never takes: it has nothing to say in secret."""


class Recruit(RuleBot[Facts]):
    """Plays by rules of thumb. It wants steps of its track, and measures all else by them."""

    left = LEFT

    def look(self, question: Question) -> Facts:
        return Facts(question)

    def by_rule(self, facts: Facts, decision: Decision, chance: Chance) -> Action | None:
        facts.chance = chance
        rule = RULES.get(decision.kind)
        return None if rule is None else rule(facts, decision)

    def no_more(self, seat: str) -> Action:
        return Done(seat)
