"""The tracks of supremacy and prescience, and the leaders they bring into play."""

from __future__ import annotations

from landsraad.arrakis import tank
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS
from landsraad.arrakis.dice import UNROLLED
from landsraad.arrakis.legion import one
from landsraad.arrakis.state import NOWHERE, ArrakisState


def gain_supremacy(game: ArrakisState, points: int) -> None:
    """A-VICT-1: the Harkonnen win at once on the last step; leaders and tokens come on the way."""
    before = game.supremacy
    game.supremacy = min(before + points, game.box.supremacy_last)
    game.emit("supremacy", {"points": points, "step": game.supremacy, "from": before})
    for step in range(before + 1, game.supremacy + 1):
        reach_supremacy(game, step)
    if game.supremacy == game.box.supremacy_last:
        game.bar_undo()  # everything is shown at the end
        game.finish(game.partners[HARKONNEN], "supremacy", "A-VICT-1")


def reach_supremacy(game: ArrakisState, step: int) -> None:
    """A-BOARD-13: what a step of the supremacy track brings."""
    if step in game.box.bene_gesserit_at:
        take_bene_gesserit(game, ATREIDES)
    for leader in game.box.leaders.values():
        if leader.entry.get("kind") == "supremacy_step" and leader.entry["step"] == step:
            enter_play(game, leader.id)


def raise_marker(game: ArrakisState, marker: str, steps: int) -> None:
    """A-PRES-19: a prescience marker rises, to the last step at most."""
    before = game.prescience[marker]
    step = min(before + steps, game.box.prescience_last)
    game.prescience = {**game.prescience, marker: step}
    game.emit("prescience", {"marker": marker, "step": step, "from": before})
    for leader in game.box.leaders.values():
        entry = leader.entry
        if entry.get("kind") != "prescience_step" or entry["marker"] not in (marker, "any"):
            continue
        if before < entry["step"] <= step:
            enter_play(game, leader.id)


def take_bene_gesserit(game: ArrakisState, side: str) -> None:
    """A side takes a Bene Gesserit token from the reserve, if one is left."""
    if side == HARKONNEN and game.automated:
        take_die_instead(game)
    elif game.bene_gesserit_reserve:
        game.bene_gesserit_reserve -= 1
        game.bene_gesserit = {**game.bene_gesserit, side: game.bene_gesserit[side] + 1}
        game.emit("bene_gesserit_taken", {"side": side})


def take_die_instead(game: ArrakisState) -> None:
    """A-SOLO-RULE-1: a die of the Spice Must Flow board, or a supremacy point if there is none."""
    in_use = len(game.dice[HARKONNEN]) + len(game.used[HARKONNEN])
    if in_use == game.box.action_dice_count[HARKONNEN]:
        gain_supremacy(game, 1)
        return
    game.dice = {**game.dice, HARKONNEN: (*game.dice[HARKONNEN], UNROLLED)}
    game.emit("die_instead", {}, since=4)


def enter_play(game: ArrakisState, leader: str, spent: bool = False) -> None:
    """A-LEAD-2: a leader's card goes on its box; figures are set aside until placed."""
    if leader in game.in_play or leader in game.out:
        return
    card = game.box.leaders[leader]
    entry = card.entry
    game.in_play = tuple(sorted((*game.in_play, leader)))
    if spent:
        game.spent = tuple(sorted((*game.spent, leader)))
    old = entry.get("replaces")
    area = name_of(NOWHERE if old is None else game.area_of(old))
    told = {"leader": leader, "side": card.side, "replaces": old, "area": area}
    game.emit("enters_play", told)
    game.note("enters_play")
    if "replaces" in entry:
        succeed(game, entry["replaces"], leader)
    if "removes" in entry:
        leave_game(game, entry["removes"])


def name_of(area: int) -> str | None:
    return None if area == NOWHERE else AREA.names[area]


def succeed(game: ArrakisState, old: str, new: str) -> None:
    """A-LEAD-3: the new version takes the place and state of the old one."""
    side = game.box.leaders[old].side
    area = game.area_of(old)
    if area != NOWHERE:
        game.set_legion(side, area, game.legion(side, area) - one(old) + one(new))
    slot = leave_tank(game, old)
    if slot != NOWHERE:
        tank.put_in(game, new, slot)  # A-TEAM-30: their card may change to another board
    game.spent = tuple(sorted([new if name == old else name for name in game.spent]))
    game.recovered = tuple(sorted([new if name == old else name for name in game.recovered]))
    game.in_play = tuple([name for name in game.in_play if name != old])
    game.out = tuple(sorted((*game.out, old)))


def leave_tank(game: ArrakisState, leader: str) -> int:
    """A leader leaves the tank: the slot that they were in, or NOWHERE."""
    board = game.homes[game.box.leaders[leader].house]
    slots = game.tank[board]
    if leader not in slots:
        return NOWHERE
    game.tank = {**game.tank, board: tuple(["" if name == leader else name for name in slots])}
    return slots.index(leader)


def leave_game(game: ArrakisState, leader: str) -> None:
    """A leader is gone for good, wherever they are (A-LEAD-9, A-LEAD-10)."""
    if leader in game.out:
        return
    side = game.box.leaders[leader].side
    area = game.area_of(leader)
    if area != NOWHERE:
        game.take(side, area, one(leader))
    leave_tank(game, leader)
    game.spent = tuple([name for name in game.spent if name != leader])
    game.in_play = tuple([name for name in game.in_play if name != leader])
    game.out = tuple(sorted((*game.out, leader)))
    game.emit("leaves_game", {"leader": leader, "side": side, "area": name_of(area)})
    for other in game.box.leaders.values():
        if other.entry.get("kind") == "leader_removed" and other.entry["leader"] == leader:
            enter_play(game, other.id)
            take_bene_gesserit(game, other.side)


def fulfilled(game: ArrakisState) -> tuple[str, ...]:
    """A-VICT-2: the objectives, held or not, whose numbers all markers have reached."""
    steps = game.prescience
    return tuple(
        [
            card
            for card, numbers in game.box.objectives.items()
            if all(steps[marker] >= numbers[marker] for marker in MARKERS)
        ]
    )


def check_atreides_victory(game: ArrakisState) -> None:
    """A-VICT-3: only at the end of a round, and right after Arrakeen falls."""
    reached = fulfilled(game)
    if reached:
        game.bar_undo()  # everybody learns whether the Atreides hold one of them
    if any(card in reached for card in game.objectives):  # A-VICT-4
        game.finish(game.partners[ATREIDES], "prescience", "A-VICT-2")
    elif reached:
        rule_out(game, reached)


def rule_out(game: ArrakisState, reached: tuple[str, ...]) -> None:
    """That the game goes on tells everybody which objectives the Atreides do not hold."""
    known = game.ruled_out
    earlier = [known[place] if place < len(known) else () for place in range(len(game.objectives))]
    game.ruled_out = tuple([tuple(sorted({*cards, *reached})) for cards in earlier])
