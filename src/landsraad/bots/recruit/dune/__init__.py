"""`recruit` for Dune: a rule of thumb for every kind of decision, by the phase it belongs to.

`facts` reads the view, `odds` and `worth` judge battles and places, `journeys` finds the best way
for forces to go; the other modules decide, one for each phase. It never sees more than its view and
the actions it is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.bots.recruit.dune import (
    battle,
    bidding,
    deals,
    nexus,
    powers,
    revival,
    setup,
    shipment,
    spice_blow,
    storm,
    truthtrance,
)
from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.rule_bot import RuleBot
from landsraad.bots.seat import Question
from landsraad.dune.actions.common import Pass
from landsraad.kernel import Action, Chance, Decision

Rule = Callable[[Facts, Decision], Action | None]
ChanceRule = Callable[[Facts, Decision, Chance], Action | None]

RULES: Final[dict[str, Rule]] = {
    # Set-up.
    "traitors": setup.traitors,
    "place_fremen": setup.place_fremen,
    "place_advisor": setup.place_advisor,
    # Storm.
    "before_storm": storm.before_storm,
    "storm_losses": storm.storm_losses,
    "territory_losses": storm.territory_losses,
    # Spice blow.
    "place_worm": spice_blow.place_worm,
    "summon_worm": spice_blow.summon_worm,
    "ride": spice_blow.ride,
    "protect_ally": spice_blow.protect_ally,
    # Charity, bidding, revival.
    "charity": revival.charity,
    "bonus_card": bidding.bonus_card,
    "revive": revival.revive,
    "revive_leader": revival.revive,
    "fund_revival": revival.fund_revival,
    "funded_revival": revival.funded_revival,
    "ghola": revival.ghola,
    "imperial_karama": revival.imperial_karama,
    # Shipment and movement.
    "guild_turn": shipment.guild_turn,
    "ship": shipment.ship,
    "move": shipment.move,
    "hajr": shipment.hajr,
    "arrival_losses": shipment.arrival_losses,
    "stop_shipment": shipment.stop_shipment,
    "accompany": shipment.accompany,
    "announce": shipment.announce,
    "intrusion": shipment.take_side,
    "arrival": shipment.take_side,
    "peace": shipment.stay_friends,
    # Battle.
    "choose_battle": battle.choose_battle,
    "battle_losses": battle.battle_losses,
    "keep_cards": battle.keep_cards,
    "captive": battle.captive,
    "traitor": powers.traitor,
    "voice": powers.voice,
    "prescience": powers.prescience,
    "look_at_plan": powers.look_at_plan,
    "swap_hands": powers.swap_hands,
    "return_cards": powers.return_cards,
    "respond": powers.respond,
    # At any time.
    "ally_help": deals.ally_help,
    "receive_spice": deals.receive_spice,
    "truthtrance": truthtrance.ask,
    "truth": truthtrance.answer,
}
"""What decides each kind of decision."""

RULES_WITH_CHANCE: Final[dict[str, ChanceRule]] = {
    "predict": setup.predict,
    "dial_storm": storm.dial_storm,
    "nexus": nexus.nexus,
    "bid": bidding.bid,
    "plan": battle.plan,
    "show_element": battle.show_element,
    "deal": deals.deal,
}
"""The same for those that must not be foreseen."""

LEFT: Final = ("show", "standing", "auction")
"""Optional decisions that it never takes: it gives nothing away, and likes to be asked."""

KEPT: Final = ("dial_storm", "plan", "traitors")
"""Secret choices that it is asked to change, once made: it stands by them."""


class Recruit(RuleBot[Facts]):
    """Plays by rules of thumb. It wants strongholds, and spends what it has on them."""

    left = LEFT + KEPT

    def look(self, question: Question) -> Facts:
        return Facts(question)

    def by_rule(self, facts: Facts, decision: Decision, chance: Chance) -> Action | None:
        if decision.kind in RULES_WITH_CHANCE:
            return RULES_WITH_CHANCE[decision.kind](facts, decision, chance)
        rule = RULES.get(decision.kind)
        return None if rule is None else rule(facts, decision)

    def no_more(self, seat: str) -> Action:
        return Pass(seat)
