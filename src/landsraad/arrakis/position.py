"""Describing a position: what a case says, with a sensible default for everything else.

    position = { phase = "action", turn = "harkonnen", action_dice = { harkonnen = ["strategy"] },
                 legions = { harkonnen = { carthag = { regular = 3, named = ["beast_rabban"] } },
                             atreides = { gara_kulon = { tokens = ["as1"], generic = 1 } } } }

Nothing but `phase` gives a table in the middle of a game, at the beginning of that phase: all
settlements and sietches stand, the decks are full, hands, board and tanks are empty. Entries, all
optional:

    round                   from 1 on (default 2)
    phase                   by its name (default "action"); "setup" is the beginning of a game, for
                            which only `dice` can be said
    turn                    the side whose action turn begins: the dice are rolled and in their
                            slots (default "atreides" where `action_dice` are said)
    legions                 side -> area -> { regular, elite, special, generic, named = [...],
                            tokens = [...], troop }; tokens are those of the Atreides, troops those
                            of the Great Houses (with the Spacing Guild)
    sietches                area -> rank (default: 1, 1, 2, 2, 2, 2, 3, 3 in the order of the areas)
    moved                   sietch -> the area in which it stands now
    found                   sietches that are turned up, by the areas in which they stand
    destroyed               settlements of both sides that are no more, by their first areas
    stations                areas with one (default: none)
    station_pool            symbols of the stations on the board (default: the first of the box)
    wormsigns               areas with one
    wormsign_pool           { sand, sandworm, deep_sandworm }: those face down, on the board or not
    harvesters, worms       areas with one
    wild_maker              the area of the Wild Maker; it is one of the `worms` then
    air                     air zone -> "ornithopter" or "carryall"; with the Spacing Guild also
                            "atreides_frigate", "harkonnen_frigate", "guild_navigator"
    token_pool              tokens that can still be drawn (default: all standard ones left)
    tokens_gone             tokens that have left the game (starting ones that are not on the board
                            are among them); tokens_unseen: those of them that left it face down
    hands                   seat -> planning cards
    decks                   deck -> its cards; all others of it are discards then
    discards                planning cards of any deck (default: none, all are in the decks)
    prescience              marker -> step
    open_cards              prescience cards that lie open
    prescience_gone         prescience cards out of the game
    prescience_deck         prescience cards in the deck; all others are out of the game then
    attached                open prescience card -> planning cards on it
    claims                  prescience cards claimed in this round
    objectives              held by the Atreides (default: the first one); ruled_out: for each, a
                            list of those that it is known not to be
    supremacy               step of the marker
    imperium                power -> row, from 0 at the top
    bans                    powers whose ban is active (default: those on the last row)
    reserve, harvested      spice
    action_dice             side, or partner -> unused dice by result (default in a turn: the
                            results in order; of partners, if neither is named)
    used                    side, or partner -> dice spent (default in a turn: strategy, as many as
                            are left; of partners, the first)
    slotted                 side, or partner -> the result on which a Bene Gesserit token lies
    bene_gesserit           side -> tokens held (default: none)
    bene_gesserit_reserve   tokens left (default: all but the first and those held)
    in_play                 named leaders in play (default: those of the start and of the tracks);
                            those on the board, in the tank or spent are in play anyway
    out                     leaders gone for good (those that others have replaced are among them)
    spent                   leaders whose card is turned over
    tank                    side, or partner -> leaders by slot from the left, "" for an empty one
    atomics                 the atomics token on the board
    die_spent               true: a die was spent in this action turn
    recovered               leaders who left the tank in this turn
    flown                   areas of legions that used troop transport in this turn
    forced                  the die that the Harkonnen must spend next
    barred                  what the Atreides may not do in their next or present turn
    heighliners             side -> steps on the way to Arrakis (with the Spacing Guild, like those
                            that follow)
    troops_aboard, frigates_aboard  side -> what its heighliner carries
    staying                 planning cards that stay in play
    harvesters_lost         in this phase
    news                    what has happened in this action turn
    cones                   shared side -> cones of silence left (default: all)
    seen                    partner -> cards in the other's hand that they have been shown
    mahdi                   the solo mode's own part of the table (see solo/describe.py)
    battle                  in an action turn: { from = "carthag", target = "s2_5", round = 2,
                            surprise = true, cards_for_dice = { atreides = 1 },
                            rolls = { atreides = ["sword", "shield"], harkonnen = ["special"] } }:
                            the attack of the side in turn, the planning cards discarded in this
                            round, and the dice on the table (default: round 1, before the cards);
                            `enemies` are the defending units at its start
    dice                    faces of the dice to come: combat dice, action dice, and the place of
                            whatever is drawn in its pool

A position that no game can reach is refused with one sentence that says why.
"""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.invariants import faults
from landsraad.arrakis.position_battle import arrange_battle
from landsraad.arrakis.position_board import (
    arrange_desert,
    arrange_legions,
    arrange_settlements,
    arrange_tokens,
)
from landsraad.arrakis.position_cards import arrange_planning, arrange_prescience
from landsraad.arrakis.position_entries import MOST
from landsraad.arrakis.position_sides import (
    ACTION,
    arrange_dice,
    arrange_heighliners,
    arrange_leaders,
    arrange_partners,
    arrange_tracks,
    arrange_turn,
)
from landsraad.arrakis.rounds import order
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import BadPosition, PositionReader

SETUP: Final = "setup"


def arrange(game: ArrakisState, reader: PositionReader) -> None:
    """Set up everything that is said, and the rest by default."""
    game.phase = reader.word("phase", (SETUP, *order.PHASES), ACTION)
    if game.phase == SETUP:
        for step in game.first_steps():
            game.push(step)
        return
    game.round = reader.number("round", 1, MOST, 2)
    game.let_first_decide()
    arrange_settlements(game, reader)
    arrange_legions(game, reader)
    arrange_tokens(game, reader)
    arrange_desert(game, reader)
    arrange_planning(game, reader)
    arrange_prescience(game, reader)
    arrange_tracks(game, reader)
    arrange_leaders(game, reader)
    arrange_dice(game, reader)
    arrange_turn(game, reader)
    arrange_partners(game, reader)
    if game.guild:
        arrange_heighliners(game, reader)
    for fault in faults(game):
        raise BadPosition(fault)
    for step in game.steps_at(game.phase, game.acting):
        game.push(step)
    arrange_battle(game, reader)
