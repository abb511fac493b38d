"""What the steps of an effect are worth: of a die, a leader's special action or a planning card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from landsraad.arrakis import ops
from landsraad.arrakis.board import members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS
from landsraad.arrakis.legion import Legion, one
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.facts import Facts, bits
from landsraad.bots.recruit.arrakis.prophecy import (
    STEP,
    Places,
    claims_left,
    omens,
    omens_now,
    promise,
    wanted,
)

PIECE: Final = {
    "regular": 1.2,
    "elite": 2.0,
    "special": 2.6,
    "troop": 2.0,
    "token": 3.0,
    "generic": 0.8,
    "leader": 1.2,
}
"""What one piece more on the board is worth; a named leader as much as `leader`."""
BETTER: Final = {"elite": 0.9, "special": 0.8}
"""What it is worth that a unit becomes this one."""
CARD: Final = 1.3
"""What a planning card in hand is worth."""
MANY_CARDS: Final = 5
"""From here on a hand is full: cards are soon lost again."""
ENEMY_CARD: Final = 1.0
LEADER_HIT: Final = 3.0
ACTION: Final = 2.5
"""What a die, or an action without one, is worth."""
VEHICLE: Final = 1.2
RARE: Final = 1.0
"""An effect that this player thinks little of."""


def value(facts: Facts, steps: Iterable[ops.Op]) -> float:
    """What some steps are worth together."""
    return sum([of_step(facts, step) for step in steps])


def of_step(facts: Facts, step: ops.Op) -> float:
    judge = JUDGES.get(type(step))
    return RARE if judge is None else judge(facts, step)


def candidates(facts: Facts, where: ops.Where) -> Places:
    """One's own legions that a step may mean, as far as it says what they must contain."""
    return {area: legion for area, legion in facts.mine.items() if fits(facts, legion, where)}


def fits(facts: Facts, legion: Legion, where: ops.Where) -> bool:
    if where.with_leader and not legion.leaders:
        return False
    return all(contains(legion, figure) for figure in where.contains)


def contains(legion: Legion, figure: str) -> bool:
    """Whether a figure is there; leaders in whatever form (`paul`)."""
    return legion.has(figure) or any(figure in name for name in legion.named)


# Steps.


def placing(facts: Facts, step: ops.Place | ops.Deploy) -> float:
    here = facts.my_ranks if step.where.settlement or step.where.sietch else facts.mine
    if not here or (step.what == "token" and not facts.table["tokens_left"]):
        return 0.0
    areas = [a for a in step.where.area if a in facts.table["settlements"]]
    if step.where.area and not areas and facts.side == HARKONNEN:
        return 0.0
    called = called_for(facts) if step.what == "leader" else 0.0
    return abs(step.count) * PIECE.get(step.what, PIECE["leader"]) + called


def called_for(facts: Facts) -> float:
    """What the prophecies promise more if a leader of the Atreides comes into a sietch."""
    if facts.side == HARKONNEN:
        return 0.0
    now = omens_now(facts)
    return max(
        [
            omens(facts, {**facts.mine, area: facts.mine[area] + one(name)}) - now
            for name in facts.leaders_aside
            for area in facts.my_ranks
            if area in facts.mine
        ],
        default=0.0,
    )


def replacing(facts: Facts, step: ops.Replace) -> float:
    there = sum([int(getattr(legion, step.old)) for legion in facts.mine.values()])
    return BETTER[step.new] * min(step.count, there)


def moving(facts: Facts, step: ops.MoveLegion) -> float:
    return worth.best_moves(facts, candidates(facts, step.legion), step.count)


def attacking(facts: Facts, step: ops.Attack) -> float:
    return worth.best_attack(facts, candidates(facts, step.legion), step.surprise)


def drawing(facts: Facts, step: ops.DrawPlanning) -> float:
    room = max(0, MANY_CARDS - len(facts.hand))
    decks = facts.table["deck_sizes"]
    owners = facts.box.deck_owner
    if not any(decks[deck] for deck in decks if owners[deck] == facts.side):
        return 0.0
    return CARD * min(step.count, room) + 0.3 * step.count


def playing(facts: Facts, step: ops.PlayPlanning) -> float:
    return ACTION if len(facts.hand) > 1 else 0.0


def desert(facts: Facts, step: ops.DesertPower) -> float:
    return step.count * max(ACTION / 2, prey(facts))


def prey(facts: Facts) -> float:
    """What the best attack of a sandworm is worth."""
    reach = 0
    for worm in members(facts.worms):
        near = facts.board.near[worm]
        reach |= near | facts.board.around(near & facts.board.desert)
    return max([devoured(facts, area) for area in members(reach)], default=0.0)


def devoured(facts: Facts, area: int) -> float:
    """What it is worth that a sandworm attacks an area: two or three hits, or a harvester."""
    legion = facts.theirs.get(area)
    if legion is None:
        return worth.razed(facts, area) if facts.board.desert >> area & 1 else 0.0
    if not facts.board.prey >> area & 1:
        return 0.0
    hits = 2 + facts.board.hits_on_special(area) * 2 / 3
    return worth.TOUGH * min(hits, facts.fighting(legion).figures)


def tanking(facts: Facts, step: ops.ToTank) -> float:
    named = [bool(legion.named) for legion in facts.theirs.values()]
    return (LEADER_HIT + wanted(facts, "enemy_named_leader_to_tank")) * any(named)


def vehicles(facts: Facts, step: ops.PlaceVehicle) -> float:
    """Worth most before the harvest."""
    return VEHICLE * step.count


def striking(facts: Facts, step: ops.SpecialAttack) -> float:
    near = facts.board.around(bits(facts.mine)) & bits(facts.theirs)
    return worth.TOUGH * step.dice * 2 / 3 * bool(near or facts.side == ATREIDES)


def storms(facts: Facts, step: ops.CoriolisStorms) -> float:
    exposed = bits(facts.theirs) & facts.board.storm
    return worth.TOUGH * 1.2 * exposed.bit_count()


def removing(facts: Facts, step: ops.RemoveVehicle) -> float:
    deep = facts.harvesters & facts.board.deep
    return worth.SPICE * min(step.count, deep.bit_count()) + wanted(facts, "harvester_removed") / 2


def shifting(facts: Facts, step: ops.ShiftPrescience) -> float:
    """Steps that one marker has too many and another one needs."""
    return STEP * min(surplus(facts), max(facts.needs.values()))


def surplus(facts: Facts) -> int:
    """By how much the marker that is farthest ahead has passed what is needed of it."""
    markers = facts.table["prescience"]
    goals = [facts.box.objectives[card] for card in facts.table.get("objectives", ())]
    return max(
        [max(0, markers[m] - goal[m]) for goal in goals for m in MARKERS],
        default=0,
    )


def attaching(facts: Facts, step: ops.AttachToPrescience) -> float:
    """Two steps more for a card that is as good as claimed."""
    if not claims_left(facts):
        return 0.0
    promises = [promise(facts, card, facts.mine) for card in facts.table["open_cards"]]
    return STEP * step.bonus * (max(promises, default=0) >= STEP) or RARE


def condition(facts: Facts, step: ops.If) -> float:
    return value(facts, step.then if holds(facts, step) else step.otherwise)


def holds(facts: Facts, step: ops.If) -> bool:
    if step.condition == "leader_in_play":
        return step.value in facts.table["in_play"]
    if step.condition == "leader_removed_from_game":
        return step.value in facts.table["out"]
    if step.condition == "atomics_detonated":
        return bool(facts.blast) == step.value
    if step.condition == "wild_maker_on_board":
        return (facts.table["wild_maker"] is not None) == step.value
    return int(max(facts.table["prescience"].values())) >= int(step.value)


def choosing(facts: Facts, step: ops.Choose) -> float:
    return max([value(facts, option) for option in step.options])


def discarding_die(facts: Facts, step: ops.DiscardOpponentActionDie) -> float:
    dice = facts.table["action_dice"]
    return ACTION * any(step.face in dice[board] for board in dice)


def shuffling(facts: Facts, step: ops.ShuffleBackPrescience) -> float:
    """The Harkonnen take a card away that the Atreides are about to claim."""
    promises = [promise(facts, card, facts.theirs) for card in facts.table["open_cards"]]
    return 0.3 * max(promises, default=0)


def rolling(facts: Facts, step: ops.RollCombat) -> float:
    return value(facts, step.do) * step.dice * 2 / 3


JUDGES: Final[dict[type[ops.Op], Callable[[Facts, Any], float]]] = {
    ops.Place: placing,
    ops.Deploy: placing,
    ops.Replace: replacing,
    ops.MoveLegion: moving,
    ops.Attack: attacking,
    ops.RelocateLegion: lambda facts, step: ACTION,
    ops.PushLegion: lambda facts, step: ACTION,
    ops.SpecialAttack: striking,
    ops.RollCombat: rolling,
    ops.ToTank: tanking,
    ops.EnterPlay: lambda facts, step: LEADER_HIT,
    ops.DrawPlanning: drawing,
    ops.PlayPlanning: playing,
    ops.OpponentDiscardsPlanning: lambda facts, step: ENEMY_CARD * step.count,
    ops.TakeBeneGesserit: lambda facts, step: ACTION * step.count,
    ops.DesertPower: desert,
    ops.PlaceSandworm: lambda facts, step: ACTION * step.count,
    ops.SandwormAttack: lambda facts, step: prey(facts),
    ops.CoriolisStorms: storms,
    ops.PlaceVehicle: vehicles,
    ops.RemoveVehicle: removing,
    ops.Reveal: lambda facts, step: RARE / 2,
    ops.RemoveFromGame: lambda facts, step: 0.0,
    ops.ShuffleBackPrescience: shuffling,
    ops.AttachToPrescience: attaching,
    ops.ShiftPrescience: shifting,
    ops.DrawObjective: lambda facts, step: ACTION,
    ops.MoveImperiumMarker: lambda facts, step: ACTION,
    ops.DiscardOpponentActionDie: discarding_die,
    ops.UseDieAs: lambda facts, step: ACTION,
    ops.ChooseSector: lambda facts, step: 0.0,
    ops.If: condition,
    ops.Choose: choosing,
    ops.Static: lambda facts, step: ACTION,
    ops.FreeAction: lambda facts, step: 0.0,
    ops.ImperiumAction: lambda facts, step: ACTION * step.count,
}
"""How much each verb is worth; others are `RARE`."""


# Cards.


def card_value(facts: Facts, card: str) -> float:
    """What playing a planning card is worth; nothing if it cannot be played."""
    entry = facts.box.planning.get(card)
    return value(facts, entry.ops) if entry is not None and entry.loose else 0.0


def keep_value(facts: Facts, card: str) -> float:
    """What a card is worth in hand: the more one can do with it, the more; dead weight least."""
    entry = facts.box.planning.get(card)
    if entry is None:
        return 0.0
    return len(entry.ops) + sum([PIECE.get(getattr(op, "what", ""), 0.0) for op in entry.ops])
