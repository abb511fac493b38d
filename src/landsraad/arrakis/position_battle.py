"""A battle in hand, in a described position: its round, cards discarded, dice on the table."""

from __future__ import annotations

from dataclasses import replace

from landsraad.arrakis.battle.facts import Battle, dice_for, fighters
from landsraad.arrakis.battle.rolling import CardsForDice, Strips, tally_of
from landsraad.arrakis.battle.rounds import GoingOn
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.movement import targets, ways
from landsraad.arrakis.position_entries import MOST
from landsraad.arrakis.rounds.action import ActionTurns, EndOfTurn
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.kernel import PositionReader
from landsraad.kernel.checks import DataPath, list_of, number, table, word


def arrange_battle(game: ArrakisState, reader: PositionReader) -> None:
    """In an action turn of the attacker, whose die is spent."""
    if "battle" not in reader:
        return
    part = reader.part("battle")
    if not game.acting or game.automated:
        where = "in the solo mode" if game.automated else "outside an action turn"
        raise part.path.wrong(f"cannot be described {where}")
    battle = read_battle(game, part)
    check_sides(game, battle, part.path)
    if battle.defender == ATREIDES and battle.target in game.sietches:
        game.found |= 1 << battle.target  # A-BATTLE-6
    game.die_spent = True
    game.become(ActionTurns(battle.defender))
    game.push(EndOfTurn(battle.attacker))
    game.push(GoingOn(battle))
    rolled = read_rolls(game, battle, part)
    part.finish()
    game.push(
        Strips(rolled, battle.attacker) if rolled.tallies else CardsForDice(battle, battle.attacker)
    )


def read_battle(game: ArrakisState, part: PositionReader) -> Battle:
    """Who attacks whom from where, and what has come of it so far."""
    attacker = part.word("attacker", (game.acting,), game.acting)
    defender = OTHER[attacker]
    start, target = (AREA.numbers[part.word(name, AREA.names, "")] for name in ("from", "target"))
    cards = part.table("cards_for_dice", (attacker, defender), number(0, MOST))
    here = game.legion(defender, target).figures
    return Battle(
        attacker,
        start,
        target,
        part.flag("surprise"),
        round=part.number("round", 1, MOST, 1),
        enemies=part.number("enemies", here, MOST, here),
        cards=(cards.get(attacker, 0), cards.get(defender, 0)),
    )


def check_sides(game: ArrakisState, battle: Battle, path: DataPath) -> None:
    """A-BATTLE-1, A-BATTLE-6: both have units there, turned up, and the target is in reach."""
    for side in battle.sides:
        area = AREA.names[battle.area(side)]
        if not fighters(game, battle, side).figures:
            raise path.wrong(f"needs units of {side} in {area}")
        if game.legion(side, battle.area(side)).tokens:
            raise path.wrong(f"needs the deployment tokens in {area} to be turned up")
    reach = 1 << battle.target if game.flown >> battle.start & 1 else 0
    for _, areas in ways(game, battle.attacker, battle.start, targets(game, battle.attacker)):
        reach |= areas
    if not reach >> battle.target & 1:
        start, target = AREA.names[battle.start], AREA.names[battle.target]
        raise path.wrong(f"cannot be: {target} is out of reach from {start}")


def read_rolls(game: ArrakisState, battle: Battle, part: PositionReader) -> Battle:
    """A-BATTLE-8: as many dice as there are for each side; none if they are not rolled yet."""
    if "rolls" not in part:
        return battle
    faces = {}
    for side in battle.sides:
        dice = dice_for(game, battle, side)
        faces[side] = list_of(word(dict.fromkeys(game.box.combat_die)), dice, dice)
    rolls = part.read("rolls", table(faces, needed=battle.sides), {})
    return replace(
        battle, tallies=tuple([tally_of(game, battle, side, rolls[side]) for side in battle.sides])
    )
