"""What the steps of an effect are worth: of a die, a leader's special action or a planning card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from landsraad.arrakis import ops
from landsraad.arrakis.board import members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS
from landsraad.arrakis.legion import Legion, one
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.prophecy import (
    STEP,
    Places,
    claims_left,
    omens,
    promise,
    wanted,
)
from landsraad.bots.recruit.arrakis.sight import Sight, bits

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


def value(sight: Sight, steps: Iterable[ops.Op]) -> float:
    """What some steps are worth together."""
    return sum([of_step(sight, step) for step in steps])


def of_step(sight: Sight, step: ops.Op) -> float:
    judge = JUDGES.get(type(step))
    return RARE if judge is None else judge(sight, step)


def candidates(sight: Sight, where: ops.Where) -> Places:
    """One's own legions that a step may mean, as far as it says what they must contain."""
    return {area: legion for area, legion in sight.mine.items() if fits(sight, legion, where)}


def fits(sight: Sight, legion: Legion, where: ops.Where) -> bool:
    if where.with_leader and not legion.leaders:
        return False
    return all(contains(legion, figure) for figure in where.contains)


def contains(legion: Legion, figure: str) -> bool:
    """Whether a figure is there; leaders in whatever form (`paul`)."""
    return legion.has(figure) or any(figure in name for name in legion.named)


# Steps.


def placing(sight: Sight, step: ops.Place | ops.Deploy) -> float:
    here = sight.my_ranks if step.where.settlement or step.where.sietch else sight.mine
    if not here or (step.what == "token" and not sight.table["tokens_left"]):
        return 0.0
    areas = [a for a in step.where.area if a in sight.table["settlements"]]
    if step.where.area and not areas and sight.side == HARKONNEN:
        return 0.0
    called = called_for(sight) if step.what == "leader" else 0.0
    return abs(step.count) * PIECE.get(step.what, PIECE["leader"]) + called


def called_for(sight: Sight) -> float:
    """What the prophecies promise more if a leader of the Atreides comes into a sietch."""
    if sight.side == HARKONNEN:
        return 0.0
    now = omens(sight, sight.mine)
    return max(
        [
            omens(sight, {**sight.mine, area: sight.mine[area] + one(name)}) - now
            for name in sight.leaders_aside
            for area in sight.my_ranks
            if area in sight.mine
        ],
        default=0.0,
    )


def replacing(sight: Sight, step: ops.Replace) -> float:
    there = sum([int(getattr(legion, step.old)) for legion in sight.mine.values()])
    return BETTER[step.new] * min(step.count, there)


def moving(sight: Sight, step: ops.MoveLegion) -> float:
    return worth.best_moves(sight, candidates(sight, step.legion), step.count)


def attacking(sight: Sight, step: ops.Attack) -> float:
    return worth.best_attack(sight, candidates(sight, step.legion), step.surprise)


def drawing(sight: Sight, step: ops.DrawPlanning) -> float:
    room = max(0, MANY_CARDS - len(sight.hand))
    decks = sight.table["deck_sizes"]
    owners = sight.box.deck_owner
    if not any(decks[deck] for deck in decks if owners[deck] == sight.side):
        return 0.0
    return CARD * min(step.count, room) + 0.3 * step.count


def playing(sight: Sight, step: ops.PlayPlanning) -> float:
    return ACTION if len(sight.hand) > 1 else 0.0


def desert(sight: Sight, step: ops.DesertPower) -> float:
    return step.count * max(ACTION / 2, prey(sight))


def prey(sight: Sight) -> float:
    """What the best attack of a sandworm is worth."""
    reach = 0
    for worm in members(sight.worms):
        near = sight.board.near[worm]
        reach |= near | sight.board.around(near & sight.board.desert)
    return max([devoured(sight, area) for area in members(reach)], default=0.0)


def devoured(sight: Sight, area: int) -> float:
    """What it is worth that a sandworm attacks an area: two or three hits, or a harvester."""
    legion = sight.theirs.get(area)
    if legion is None:
        return worth.razed(sight, area) if sight.board.desert >> area & 1 else 0.0
    if not sight.board.prey >> area & 1:
        return 0.0
    hits = 2 + sight.board.hits_on_special(area) * 2 / 3
    return worth.TOUGH * min(hits, sight.fighting(legion).figures)


def tanking(sight: Sight, step: ops.ToTank) -> float:
    named = [bool(legion.named) for legion in sight.theirs.values()]
    return (LEADER_HIT + wanted(sight, "enemy_named_leader_to_tank")) * any(named)


def vehicles(sight: Sight, step: ops.PlaceVehicle) -> float:
    """Worth most before the harvest."""
    return VEHICLE * step.count


def striking(sight: Sight, step: ops.SpecialAttack) -> float:
    near = sight.board.around(bits(sight.mine)) & bits(sight.theirs)
    return worth.TOUGH * step.dice * 2 / 3 * bool(near or sight.side == ATREIDES)


def storms(sight: Sight, step: ops.CoriolisStorms) -> float:
    exposed = bits(sight.theirs) & sight.board.storm
    return worth.TOUGH * 1.2 * exposed.bit_count()


def removing(sight: Sight, step: ops.RemoveVehicle) -> float:
    deep = sight.harvesters & sight.board.deep
    return worth.SPICE * min(step.count, deep.bit_count()) + wanted(sight, "harvester_removed") / 2


def shifting(sight: Sight, step: ops.ShiftPrescience) -> float:
    """Steps that one marker has too many and another one needs."""
    return STEP * min(surplus(sight), max(sight.needs.values()))


def surplus(sight: Sight) -> int:
    """By how much the marker that is farthest ahead has passed what is needed of it."""
    markers = sight.table["prescience"]
    goals = [sight.box.objectives[card] for card in sight.table.get("objectives", ())]
    return max(
        [max(0, markers[m] - goal[m]) for goal in goals for m in MARKERS],
        default=0,
    )


def attaching(sight: Sight, step: ops.AttachToPrescience) -> float:
    """Two steps more for a card that is as good as claimed."""
    if not claims_left(sight):
        return 0.0
    promises = [promise(sight, card, sight.mine) for card in sight.table["open_cards"]]
    return STEP * step.bonus * (max(promises, default=0) >= STEP) or RARE


def condition(sight: Sight, step: ops.If) -> float:
    return value(sight, step.then if holds(sight, step) else step.otherwise)


def holds(sight: Sight, step: ops.If) -> bool:
    if step.condition == "leader_in_play":
        return step.value in sight.table["in_play"]
    if step.condition == "leader_removed_from_game":
        return step.value in sight.table["out"]
    if step.condition == "atomics_detonated":
        return bool(sight.blast) == step.value
    if step.condition == "wild_maker_on_board":
        return (sight.table["wild_maker"] is not None) == step.value
    return int(max(sight.table["prescience"].values())) >= int(step.value)


def choosing(sight: Sight, step: ops.Choose) -> float:
    return max([value(sight, option) for option in step.options])


def discarding_die(sight: Sight, step: ops.DiscardOpponentActionDie) -> float:
    dice = sight.table["action_dice"]
    return ACTION * any(step.face in dice[board] for board in dice)


def shuffling(sight: Sight, step: ops.ShuffleBackPrescience) -> float:
    """The Harkonnen take a card away that the Atreides are about to claim."""
    promises = [promise(sight, card, sight.theirs) for card in sight.table["open_cards"]]
    return 0.3 * max(promises, default=0)


def rolling(sight: Sight, step: ops.RollCombat) -> float:
    return value(sight, step.do) * step.dice * 2 / 3


JUDGES: Final[dict[type[ops.Op], Callable[[Sight, Any], float]]] = {
    ops.Place: placing,
    ops.Deploy: placing,
    ops.Replace: replacing,
    ops.MoveLegion: moving,
    ops.Attack: attacking,
    ops.RelocateLegion: lambda sight, step: ACTION,
    ops.PushLegion: lambda sight, step: ACTION,
    ops.SpecialAttack: striking,
    ops.RollCombat: rolling,
    ops.ToTank: tanking,
    ops.EnterPlay: lambda sight, step: LEADER_HIT,
    ops.DrawPlanning: drawing,
    ops.PlayPlanning: playing,
    ops.OpponentDiscardsPlanning: lambda sight, step: ENEMY_CARD * step.count,
    ops.TakeBeneGesserit: lambda sight, step: ACTION * step.count,
    ops.DesertPower: desert,
    ops.PlaceSandworm: lambda sight, step: ACTION * step.count,
    ops.SandwormAttack: lambda sight, step: prey(sight),
    ops.CoriolisStorms: storms,
    ops.PlaceVehicle: vehicles,
    ops.RemoveVehicle: removing,
    ops.Reveal: lambda sight, step: RARE / 2,
    ops.RemoveFromGame: lambda sight, step: 0.0,
    ops.ShuffleBackPrescience: shuffling,
    ops.AttachToPrescience: attaching,
    ops.ShiftPrescience: shifting,
    ops.DrawObjective: lambda sight, step: ACTION,
    ops.MoveImperiumMarker: lambda sight, step: ACTION,
    ops.DiscardOpponentActionDie: discarding_die,
    ops.UseDieAs: lambda sight, step: ACTION,
    ops.ChooseSector: lambda sight, step: 0.0,
    ops.If: condition,
    ops.Choose: choosing,
    ops.Static: lambda sight, step: ACTION,
    ops.FreeAction: lambda sight, step: 0.0,
    ops.ImperiumAction: lambda sight, step: ACTION * step.count,
}
"""How much each verb is worth; others are `RARE`."""


# Cards.


def card_value(sight: Sight, card: str) -> float:
    """What playing a planning card is worth; nothing if it cannot be played."""
    entry = sight.box.planning.get(card)
    return value(sight, entry.ops) if entry is not None and entry.loose else 0.0


def keep_value(sight: Sight, card: str) -> float:
    """What a card is worth in hand: the more one can do with it, the more; dead weight least."""
    entry = sight.box.planning.get(card)
    if entry is None:
        return 0.0
    return len(entry.ops) + sum([PIECE.get(getattr(op, "what", ""), 0) for op in entry.ops])
