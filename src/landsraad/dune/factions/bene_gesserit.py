"""The Bene Gesserit: what their player sheet gives them.

What is done with it: in phases/setup.py and phases/mentat_pause.py the prediction, in
travel/accompany.py the force that comes along, in travel/advisors.py and travel/announce.py the
turning of sides, in travel/limits.py who may be where, in battle/voice.py and battle/plan.py the
Voice, in phases/charity.py the charity, in karama.py their Karamas.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from landsraad.dune.board import (
    POLAR_SINK,
    SECTOR_MASK,
    STRONGHOLDS,
    TERRITORY_MASK,
    TERRITORY_OF,
    members,
    zones,
)
from landsraad.dune.cards import VOICE_CATEGORIES
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS
from landsraad.dune.state import BENE_GESSERIT, DuneState

SHEET: Final = FACTIONS[FACTION[BENE_GESSERIT]]


# Basic advantages: the prediction.


def predictable(game: DuneState) -> list[str]:
    """D-SETUP-5: the factions of which they may predict that one wins, and in which turn."""
    return [seat for seat in game.seats if seat != BENE_GESSERIT]


def have_predicted(game: DuneState, winners: tuple[str, ...]) -> bool:
    """D-VICTORY-6: that one of these wins in this turn; then they win alone instead."""
    if game.prediction is None:
        return False
    winner, turn = game.prediction
    return winner in winners and turn == game.turn


# The force that comes along with a shipment; in the advanced game also as an advisor.

TO_POLAR_SINK, AS_ADVISOR = "spiritual_advisors", "advisors_accompany"


def may_accompany(game: DuneState, shipper: str) -> bool:
    """D-SHIP-23: with each off-planet shipment of another faction they send a force, free."""
    if shipper == BENE_GESSERIT or not game.plays(BENE_GESSERIT):
        return False
    return any(game.reserves[BENE_GESSERIT])


def company_cells(game: DuneState, cell: int) -> int:
    """D-ADVISOR-2: where it may go: to the Polar Sink, or to where the shipment went."""
    cells = 0
    if not game.is_stopped(TO_POLAR_SINK):
        cells |= TERRITORY_MASK[POLAR_SINK]
    if welcomes_advisor(game, TERRITORY_OF[cell]) and not game.is_stopped(AS_ADVISOR):
        cells |= advisor_cells(game, cell)
    return cells


def welcomes_advisor(game: DuneState, territory: int) -> bool:
    """D-ADVISOR-2: there it comes as an advisor, but not where they have fighters.

    D-ADVISOR-13: beside an ally, if that is on.
    """
    if not may_have_advisors(game) or territory == POLAR_SINK:
        return False
    if game.occupies(BENE_GESSERIT, territory):
        return False
    beside_ally = any(
        game.present[ally] & TERRITORY_MASK[territory] for ally in game.allies(BENE_GESSERIT)
    )
    return not beside_ally or may_live_beside_ally(game)


def advisor_cells(game: DuneState, cell: int) -> int:
    """D-ADVISOR-3: the sector of the shipment, or any of the territory out of the storm."""
    if game.rules.advisor_lands_in == "same_sector":
        return 1 << cell
    return TERRITORY_MASK[TERRITORY_OF[cell]] & ~SECTOR_MASK[game.storm]


# The Voice, for their ally too.


def voice(game: DuneState, side: str) -> str | None:
    """D-BATTLE-14: they order the opponent of their side, their own or their ally's, what to play.

    Returns the advantage by which they may speak; None: they may not.
    """
    return game.usable(voice_of(side))


def voice_of(*sides: str) -> str:
    """The advantage that is theirs in a battle of these sides, or of their ally's."""
    return "voice" if BENE_GESSERIT in sides else "ally_voice"


def voice_categories(game: DuneState) -> tuple[str, ...]:
    """D-BATTLE-14: the kinds of card that they may name, by the switch."""
    return VOICE_CATEGORIES[game.rules.voice_categories]


# Advanced advantages: charity and Karamas.

ALWAYS: Final = SHEET.advantages["charity_always"]


def has_charity_always(game: DuneState, seat: str) -> bool:
    """D-CHARITY-3: from a certain turn on they get charity whatever they have."""
    first = game.rules.bg_charity_from_turn
    return seat == BENE_GESSERIT and first is not None and game.turn >= first


def plays_worthless_as_karama(game: DuneState) -> bool:
    """D-KARAMA-7: their worthless cards are Karamas too."""
    return game.advanced and not game.is_stopped("worthless_as_karama")


# Advanced advantages: coexistence.


def model(game: DuneState) -> Literal["fighters_only", "advisors", "coexistence_per_territory"]:
    """D-ADVISOR-1: their forces are fighters or advisors, who live beside others.

    D-ADVISOR-16: in the basic game fighters only. D-ADVISOR-17: in 2009 they have no sides, and
    coexist in a territory or not.
    """
    return game.rules.bg_model


def may_have_advisors(game: DuneState) -> bool:
    """D-ADVISOR-16: whether their forces may live beside others at all."""
    return model(game) != "fighters_only"


def coexists(game: DuneState) -> bool:
    """D-ADVISOR-17: the tournament model: they choose peace or war where they arrive."""
    return model(game) == "coexistence_per_territory"


def comes_in_peace(game: DuneState, seat: str) -> bool:
    """D-ADVISOR-4: a seat that no limit binds where it arrives: in 2009 they, until they choose."""
    return seat == BENE_GESSERIT and coexists(game)


def chooses_first_place(game: DuneState, seat: str) -> bool:
    """D-SETUP-12: with advisors they choose where their first force goes."""
    return seat == BENE_GESSERIT and may_have_advisors(game)


def may_live_beside_ally(game: DuneState) -> bool:
    """D-ADVISOR-13: advisors may share a territory with the ally, by the switch."""
    return bool(game.rules.advisors_coexist_with_ally)


def surroundings(game: DuneState, territory: int) -> int:
    """D-ADVISOR-12: the part of a territory that is joined to the Bene Gesserit there."""
    theirs = game.present[BENE_GESSERIT] & TERRITORY_MASK[territory]
    cells = theirs
    for zone in zones(territory, game.storm):
        if zone & theirs:
            cells |= zone
    return cells


def companions(game: DuneState, territory: int) -> tuple[str, ...]:
    """The other factions in that part."""
    cells = surroundings(game, territory)
    return tuple([s for s in game.seats if s != BENE_GESSERIT and game.present[s] & cells])


AFTER_SHIPMENTS: Final = ("battle", "collection", "mentat_pause")


def keeps_coexisting(game: DuneState) -> bool:
    """D-ADVISOR-18: what they have announced holds to the end of the turn, alone or not."""
    announced = game.phase == "shipment" or game.phase in AFTER_SHIPMENTS
    return game.rules.coexistence_holds and coexists(game) and announced


def alone_means_fighters(game: DuneState) -> bool:
    """D-ADVISOR-11: advisors left alone become fighters, up to the battles or always.

    D-ADVISOR-18: coexistence ends so too, unless it holds for the turn.
    """
    until = game.rules.lonely_advisors_flip
    if coexists(game) or until == "always":
        return not keeps_coexisting(game)
    return until == "until_battle" and game.phase not in AFTER_SHIPMENTS


# Advanced advantages: turning from advisors to fighters and back.


def may_fight(game: DuneState, territory: int) -> bool:
    """D-ADVISOR-7, D-ADVISOR-14, D-ADVISOR-19: not beside an ally, not three in a stronghold."""
    if territory == POLAR_SINK or allies_beside(game, territory):
        return False
    return not is_full(game, territory)


def allies_beside(game: DuneState, territory: int) -> tuple[str, ...]:
    """D-ADVISOR-14: the allies beside whom they cannot be fighters."""
    allies = game.allies(BENE_GESSERIT)
    return tuple([seat for seat in companions(game, territory) if seat in allies])


def is_full(game: DuneState, territory: int) -> bool:
    """Whether a stronghold has as many other factions as may enter it."""
    others = len(game.others_in(BENE_GESSERIT, territory))
    return territory in STRONGHOLDS and others >= COMMON.stronghold_factions


def chooses_side(game: DuneState, advisors: bool) -> bool:
    """D-ADVISOR-7: advisors who move choose what they are where others live; in 2009 all do.

    D-ADVISOR-6, D-ADVISOR-8: fighters who move or ship stay fighters.
    """
    return advisors or coexists(game)


def may_withdraw(game: DuneState) -> bool:
    """D-ADVISOR-9: when others come, fighters may become advisors."""
    return model(game) == "advisors" and not game.is_stopped("intrusion")


def possible_battles(game: DuneState) -> list[int]:
    """D-ADVISOR-10: where they may announce a battle: they live in peace there and may fight."""
    if not game.plays(BENE_GESSERIT) or not may_have_advisors(game):
        return []
    theirs = sorted({TERRITORY_OF[cell] for cell in members(game.present[BENE_GESSERIT])})
    return [
        territory
        for territory in theirs
        if lives_in_peace(game, territory) and may_announce(game, territory)
    ]


def may_announce(game: DuneState, territory: int) -> bool:
    """D-ADVISOR-14: not beside an ally; all other limits hang on the switch."""
    if coexists(game):
        return may_fight(game, territory)
    if allies_beside(game, territory):
        return False
    limited = is_full(game, territory) or is_in_storm(game, territory)
    return not (limited and announcement_limits(game))


def announcement_limits(game: DuneState) -> bool:
    """D-ADVISOR-10: by the switch, not in the storm and not as a third faction."""
    return model(game) != "advisors" or bool(game.rules.announcement_limits)


def is_in_storm(game: DuneState, territory: int) -> bool:
    """Whether all of them in a territory are in the storm."""
    clear = TERRITORY_MASK[territory] & ~SECTOR_MASK[game.storm]
    return not game.present[BENE_GESSERIT] & clear


def lives_in_peace(game: DuneState, territory: int) -> bool:
    """Advisors; in the tournament rules all who are among others, until they say otherwise."""
    if coexists(game):
        return bool(companions(game, territory))
    return game.is_advisor(BENE_GESSERIT, territory)


ADVANTAGES: Final[Mapping[str, object]] = {
    "prediction": have_predicted,
    "spiritual_advisors": may_accompany,
    "voice": voice,
    "ally_voice": voice,
    "charity_always": has_charity_always,
    "worthless_as_karama": plays_worthless_as_karama,
    "advisors_accompany": welcomes_advisor,
    "coexistence": model,
    "fighters_and_moves": chooses_side,
    "intrusion": may_withdraw,
    "battle_announcement": possible_battles,
}
KARAMA_POWER: Final = None
"""D-KARAMA-27: they have none; their worthless cards are Karamas instead."""
