"""Why an action is refused here and now, whoever tries it and whatever is being asked.

The step in charge knows best why an answer to its own questions is not possible (`Step.why_not`).
Before that come the faction and the phase that an action belongs to; after it, why it is not asked
for at this moment. Each reason stands beside the choices that it explains; here they are put in
order.

D-GAME-1 only what the moment allows
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from landsraad.dune import (
    alliance,
    deals,
    ghola,
    show_secret,
    standing,
    standing_bids,
    truthtrance,
    worms,
)
from landsraad.dune import karama as karamas
from landsraad.dune.actions import alliance as alliance_actions
from landsraad.dune.actions import battle as battle_actions
from landsraad.dune.actions import bidding as bidding_actions
from landsraad.dune.actions import charity as charity_actions
from landsraad.dune.actions import common as common_actions
from landsraad.dune.actions import deals as deal_actions
from landsraad.dune.actions import nexus as nexus_actions
from landsraad.dune.actions import revival as revival_actions
from landsraad.dune.actions import setup as setup_actions
from landsraad.dune.actions import shipment as shipment_actions
from landsraad.dune.actions import spice_blow as spice_actions
from landsraad.dune.actions import standing as standing_actions
from landsraad.dune.actions import storm as storm_actions
from landsraad.dune.actions import truthtrance as truthtrance_actions
from landsraad.dune.battle import capture, losses, planning, powers, prescience, traitors, voice
from landsraad.dune.phases import battle, bidding, charity, nexus, revival
from landsraad.dune.state import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
    DuneState,
)
from landsraad.dune.travel import accompany, advisors, announce, order, ship, unshipped
from landsraad.kernel import Action
from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.refusals import Because, because, is_for_another

OWN: Final[Mapping[str, tuple[type[Action], ...]]] = {
    ATREIDES: (battle_actions.UsePrescience, battle_actions.LookAtPlan),
    BENE_GESSERIT: (
        setup_actions.Predict,
        setup_actions.PlaceAdvisor,
        shipment_actions.SendAlong,
        shipment_actions.AnnounceBattles,
        shipment_actions.Coexist,
        battle_actions.UseVoice,
    ),
    EMPEROR: (
        revival_actions.FundRevival,
        revival_actions.ImperialLeader,
        revival_actions.ImperialForces,
    ),
    FREMEN: (
        setup_actions.PlaceFremen,
        storm_actions.ChooseStormLosses,
        storm_actions.ChooseTerritoryLosses,
        spice_actions.SummonWorm,
        spice_actions.ProtectAlly,
        spice_actions.PlaceWorm,
        spice_actions.RideWorm,
        shipment_actions.Arrive,
        shipment_actions.ChooseArrivalLosses,
    ),
    GUILD: (shipment_actions.TakeTurnNow, shipment_actions.StopShipment),
    HARKONNEN: (
        setup_actions.Mulligan,
        bidding_actions.DrawBonusCard,
        battle_actions.TakeCaptive,
        battle_actions.SwapHands,
        battle_actions.ReturnCards,
    ),
}
"""What only one faction ever does."""

BY_PHASE: Final[Mapping[str, tuple[type[Action], ...]]] = {
    "setup": setup_actions.ACTIONS,
    "storm": storm_actions.ACTIONS,
    "charity": charity_actions.ACTIONS,
    "bidding": bidding_actions.ACTIONS,
    "revival": (revival_actions.FundRevival, revival_actions.ChooseFunded),
    "shipment": tuple(
        [action for action in shipment_actions.ACTIONS if action is not shipment_actions.Coexist]
    ),
    "battle": tuple(
        [
            action
            for action in battle_actions.ACTIONS
            if action not in (battle_actions.SwapHands, battle_actions.ReturnCards)
        ]
    ),
}
"""What belongs to one phase."""

OWNER: Final = {action: seat for seat, actions in OWN.items() for action in actions}
PHASE: Final = {action: phase for phase, actions in BY_PHASE.items() for action in actions}

NOT_ASKED: Final[Mapping[type[Action], Callable[[DuneState, Any], Because | None]]] = {
    common_actions.Respond: karamas.why_no_response,
    spice_actions.SummonWorm: worms.why_no_summons,
    spice_actions.ProtectAlly: worms.why_no_protection,
    spice_actions.PlaceWorm: worms.why_no_worm,
    spice_actions.RideWorm: worms.why_no_ride,
    **dict.fromkeys(nexus_actions.ACTIONS, nexus.why_no_nexus),
    alliance_actions.PledgeSpice: alliance.why_no_pledge,
    alliance_actions.RefuseHelp: alliance.why_no_change,
    alliance_actions.GrantHelp: alliance.why_no_change,
    alliance_actions.GiveSpice: alliance.why_no_gift,
    alliance_actions.ReceiveSpice: alliance.why_nothing_received,
    bidding_actions.Bid: bidding.why_not_sold,
    bidding_actions.BuyWithKarama: bidding.why_not_sold,
    bidding_actions.DrawBonusCard: bidding.why_no_bonus,
    revival_actions.Revive: revival.why_no_revival,
    revival_actions.FundRevival: revival.why_no_help,
    revival_actions.GholaLeader: ghola.why_no_ghola,
    revival_actions.GholaForces: ghola.why_no_ghola,
    revival_actions.ImperialLeader: ghola.why_no_restoring,
    revival_actions.ImperialForces: ghola.why_no_restoring,
    **dict.fromkeys(unshipped.REASONS, unshipped.why_not_my_turn),
    shipment_actions.TakeTurnNow: order.why_not_now,
    shipment_actions.StopShipment: ship.why_not_stopped,
    shipment_actions.SendAlong: accompany.why_not_sent_now,
    shipment_actions.AnnounceBattles: announce.why_not_announced,
    shipment_actions.Coexist: advisors.why_no_side,
    battle_actions.FightBattle: battle.why_not_fought,
    battle_actions.UseVoice: voice.why_no_voice,
    battle_actions.UsePrescience: prescience.why_no_prescience,
    battle_actions.ShowElement: prescience.why_not_shown,
    battle_actions.PlanBattle: planning.why_not_planned,
    battle_actions.CallTraitor: traitors.why_not_called,
    battle_actions.ChooseBattleLosses: losses.why_nothing_lost,
    battle_actions.DiscardPlayed: losses.why_nothing_lost,
    battle_actions.TakeCaptive: capture.why_no_captive,
    battle_actions.SwapHands: powers.why_no_swap,
    battle_actions.ReturnCards: powers.why_nothing_returned,
    battle_actions.LookAtPlan: powers.why_no_look,
    deal_actions.OfferDeal: deals.why_no_offer,
    deal_actions.AcceptDeal: deals.why_not_accepted,
    deal_actions.RefuseDeal: deals.why_no_answer,
    deal_actions.WithdrawDeal: deals.why_not_withdrawn,
    deal_actions.ShowSecret: show_secret.why_not_shown,
    standing_actions.SetStanding: standing.why_not_set,
    standing_actions.DropStanding: standing.why_not_set,
    standing_actions.StandingBid: standing_bids.why_not_set,
    truthtrance_actions.AskTruth: truthtrance.why_no_question,
    truthtrance_actions.AnswerTruth: truthtrance.why_no_answer,
}
"""Why an action is not asked for now, in its phase and of its faction."""


def why_not(game: DuneState, action: Action) -> Because | None:
    """What forbids an action; None if it is for others to do such a thing now."""
    if not is_well_formed(game, action):
        return None
    reason = of_faction(action) or charity.why_not_entitled(game, action) or of_phase(game, action)
    if reason is not None or (type(action) not in OWNER and is_for_another(game, action)):
        return reason
    return game.stack[-1].why_not(game, action) or of_moment(game, action)


def is_well_formed(game: DuneState, action: Action) -> bool:
    """Whether its fields are of their kinds; what Python code makes has not been read."""
    try:
        return game.notation().from_json(action.to_json()) == action
    except (UnreadableAction, TypeError):
        return False


def of_faction(action: Action) -> Because | None:
    owner = OWNER.get(type(action), action.seat)
    return None if owner == action.seat else because("D-GAME-1", "faction", faction=owner)


def of_phase(game: DuneState, action: Action) -> Because | None:
    phase = PHASE.get(type(action), game.phase)
    if phase == game.phase:
        return None
    return because("D-GAME-1", "phase", now=game.phase, phase=phase)


def of_moment(game: DuneState, action: Action) -> Because | None:
    reason = NOT_ASKED.get(type(action))
    if reason is not None:
        return reason(game, action)
    return because("D-GAME-1", "pass") if isinstance(action, common_actions.Pass) else None
