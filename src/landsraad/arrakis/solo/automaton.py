"""The automaton: what the Harkonnen answer where a step of the duel asks them (A-SOLO-BATTLE).

Steps of the solo mode have lists of their own (`verdict.MahdiStep`). For the others there is a
table here; what it does not know the player decides, since no rule prefers any option.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.arrakis.actions.battle import (
    AdvanceInto,
    CeaseAttack,
    GoOn,
    RetreatTo,
    StandFirm,
    StrikeAt,
    TakeLoss,
    UseLeaders,
)
from landsraad.arrakis.actions.cards import DiscardCard, SendToTank
from landsraad.arrakis.actions.common import Done, PickOption, RemoveUnit
from landsraad.arrakis.actions.desert import LiftWormsign, RescueHarvester
from landsraad.arrakis.actions.free import PickArea
from landsraad.arrakis.battle.rolling import CardsForDice, Strips, strip
from landsraad.arrakis.battle.rounds import Advance, Answering, GoingOn
from landsraad.arrakis.board import AREA, ZONE, ZONES_OF, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import GENERIC, UNITS
from landsraad.arrakis.limits import Excess
from landsraad.arrakis.losses import Losses
from landsraad.arrakis.ops import Attack
from landsraad.arrakis.retreat import Retreat
from landsraad.arrakis.rounds.hazards import WormsStrike
from landsraad.arrakis.solo.attacks import attack, too_weak
from landsraad.arrakis.solo.distance import apart
from landsraad.arrakis.solo.tactics import target_sietch
from landsraad.arrakis.solo.verdict import (
    MahdiChoice,
    MahdiStep,
    Rung,
    Verdict,
    is_choice,
    only,
    tell,
    weigh,
)
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.verbs.attacking import Striking
from landsraad.arrakis.verbs.cards import Discarding
from landsraad.arrakis.verbs.control import Choosing
from landsraad.arrakis.verbs.desert import LiftingWormsigns
from landsraad.arrakis.verbs.leaders import Tanking
from landsraad.arrakis.verbs.secrets import Revealing
from landsraad.arrakis.where import areas
from landsraad.arrakis.worms import Rescue
from landsraad.kernel import Action, Decision, Step


def act(game: ArrakisState, asked: tuple[Decision, ...]) -> bool:
    """Answer a question to the Harkonnen, or hand it to the player; whether there was one."""
    for decision in asked:
        if decision.seat == HARKONNEN:
            step = game.stack[-1]
            options = options_of(game, step, decision)
            if is_choice(game, options):
                game.push(MahdiChoice(decision.kind, options))
            else:
                step.answer(game, options[0])
            return True
    return False


def options_of(game: ArrakisState, step: Step, decision: Decision) -> tuple[Action, ...]:
    """What a list leaves; a solo step asks for just that, so only who listens needs reasons."""
    if isinstance(step, MahdiStep) and not game.live:
        return tuple(decision.actions)
    verdict = verdict_on(game, step, decision)
    tell(game, verdict)
    return verdict.options


def verdict_on(game: ArrakisState, step: Step, decision: Decision) -> Verdict:
    """What the fitting list says."""
    if isinstance(step, MahdiStep):
        verdict = step.verdict(game)
        assert verdict is not None
        return verdict
    if type(step) in LISTS:
        return LISTS[type(step)](game, step, decision)
    return open_choice(game, step, decision)


def open_choice(game: ArrakisState, step: Step, decision: Decision) -> Verdict:
    """A-SOLO-MENTAT-10: no list helps; the player chooses something that is done."""
    options = [action for action in decision.actions if not isinstance(action, Done)]
    return only(decision.kind, "A-SOLO-MENTAT-10", *options)


# Battle.


def cards_for_dice(game: ArrakisState, step: CardsForDice, decision: Decision) -> Verdict:
    """A-SOLO-BATTLE-1: the top cards of the reinforcements deck, until there are six dice."""
    top = DiscardCard(HARKONNEN, game.hands[HARKONNEN][-1])
    return only("cards_for_dice", "A-SOLO-BATTLE-1", top)


def forced_discard(game: ArrakisState, step: Discarding, decision: Decision) -> Verdict:
    """A-SOLO-MENTAT-11."""
    top = DiscardCard(HARKONNEN, game.hands[HARKONNEN][-1])
    return only("discard", "A-SOLO-MENTAT-11", top)


STRIP_RUNGS: Final = (
    Rung("A-SOLO-BATTLE-10", "hits", max, lambda made: made[0]),
    Rung("A-SOLO-BATTLE-10", "shields", max, lambda made: made[1]),
)


def strips(game: ArrakisState, step: Strips, decision: Decision) -> Verdict:
    """A-SOLO-BATTLE-10: as many hits as possible, then shields."""
    options = []
    for action in decision.actions:
        assert isinstance(action, UseLeaders)
        made = [(number, strip(game, leader)) for leader, number in action.leaders]
        hits = sum([number * each[0] for number, each in made])
        shields = sum([number * each[1] for number, each in made])
        options.append((action, (hits, shields)))
    verdict = weigh("strips", "A-SOLO-BATTLE-10", options, STRIP_RUNGS)
    assert verdict is not None
    return verdict


def losses(game: ArrakisState, step: Losses, decision: Decision) -> Verdict:
    """A-SOLO-BATTLE-2 to A-SOLO-BATTLE-5: what the next hit strikes."""
    legion = game.legion(HARKONNEN, step.area)
    if legion.leaders > 1:
        figures = (GENERIC,) if legion.generic else legion.named
        rule = "A-SOLO-BATTLE-2"
    elif legion.elite:
        figures, rule = ("elite",), "A-SOLO-BATTLE-3"
    elif legion.special:
        figures, rule = ("special",), "A-SOLO-BATTLE-4"
    else:
        last = (*((GENERIC,) if legion.generic else ()), *legion.named)
        doomed = bool(last) and step.hits >= legion.regular
        figures, rule = last if doomed else ("regular",), "A-SOLO-BATTLE-5"
    return only("losses", rule, *[TakeLoss(HARKONNEN, figure) for figure in figures])


def going_on(game: ArrakisState, step: GoingOn, decision: Decision) -> Verdict:
    """A-SOLO-BATTLE-7: they cease only against twice their strength."""
    ceases = too_weak(game, step.battle)
    action: Action = CeaseAttack(HARKONNEN) if ceases else GoOn(HARKONNEN)
    return only("go_on", "A-SOLO-BATTLE-7", action)


def answering(game: ArrakisState, step: Answering, decision: Decision) -> Verdict:
    """A-SOLO-BATTLE-7: they never retreat."""
    return only("retreat", "A-SOLO-BATTLE-7", StandFirm(HARKONNEN))


def advance(game: ArrakisState, step: Advance, decision: Decision) -> Verdict:
    """A-SOLO-ATTACK-14: into a sietch always."""
    target = step.battle.target
    ahead = AdvanceInto(HARKONNEN, AREA.names[target])
    if game.settled[ATREIDES] >> target & 1:
        return only("advance", "A-SOLO-ATTACK-14", ahead)
    return only("advance", "A-SOLO-ATTACK-14", ahead, Done(HARKONNEN))


def retreat(game: ArrakisState, step: Retreat, decision: Decision) -> Verdict:
    """A-SOLO-BATTLE-8: the Atreides choose where they retreat, empty areas first."""
    empty = game.empty()
    options = [(action, is_empty(empty, action)) for action in decision.actions]
    rungs = (Rung("A-SOLO-BATTLE-8", "empty", max, lambda found: found),)
    verdict = weigh("retreat_to", "A-SOLO-BATTLE-8", options, rungs)
    assert verdict is not None
    return verdict


def is_empty(empty: int, action: Action) -> bool:
    assert isinstance(action, RetreatTo)
    return bool(empty >> AREA.numbers[action.area] & 1)


WEAKEST: Final = {"regular": 2, "elite": 3, "special": 4}
"""A-SOLO-CS-2; a token counts as a regular unit (A-SOLO-CS-5)."""


def excess(game: ArrakisState, step: Excess, decision: Decision) -> Verdict:
    """A-SOLO-RULE-6: the weakest units go."""
    options = []
    for action in decision.actions:
        assert isinstance(action, RemoveUnit)
        options.append((action, WEAKEST.get(action.piece, WEAKEST[UNITS[0]])))
    rungs = (Rung("A-SOLO-RULE-6", "strength", min, lambda number: number),)
    verdict = weigh("excess", "A-SOLO-RULE-6", options, rungs)
    assert verdict is not None
    return verdict


# The desert.


def rescue(game: ArrakisState, step: Rescue, decision: Decision) -> Verdict:
    """A-SOLO-SPICE-1: a carryall saves, unless a harvester in deep desert may still need it."""
    zones = game.zones_with("carryall")
    deep = [ZONES_OF[area] & zones for area in endangered_deep(game)]
    spare: list[Action] = [
        action
        for action in decision.actions
        if isinstance(action, RescueHarvester)
        and (
            game.board.deep >> step.area & 1
            or saved(deep, zones & ~(1 << ZONE.numbers[action.zone])) == saved(deep, zones)
        )
    ]
    return only("rescue_harvester", "A-SOLO-SPICE-1", *(spare or [Done(HARKONNEN)]))


def endangered_deep(game: ArrakisState) -> list[int]:
    """Harvesters in deep desert to which a sandworm has come and whose turn is still ahead."""
    mask = 0
    for step in game.stack:
        if isinstance(step, WormsStrike):
            mask |= step.prey(game) & game.harvesters & game.board.deep
    return list(members(mask))


def saved(needs: list[int], zones: int) -> int:
    """How many of those in need can be saved, each by a carryall in one of its zones."""
    if not needs:
        return 0
    first, *rest = needs
    best = saved(rest, zones)
    for zone in members(first & zones):
        best = max(best, 1 + saved(rest, zones & ~(1 << zone)))
    return best


# Cards.


def choosing(game: ArrakisState, step: Choosing, decision: Decision) -> Verdict:
    """A-SOLO-MENTAT-2: an attack if there is one to be made, else a move."""
    for ops in step.options:
        op = ops[0]
        if isinstance(op, Attack) and attack(game, areas(game, HARKONNEN, op.legion, step.bound)):
            return only("choose", "A-SOLO-MENTAT-2", PickOption(HARKONNEN, "attack"))
    return only("choose", "A-SOLO-MENTAT-2", PickOption(HARKONNEN, "move_legion"))


NEAREST: Final = (Rung("A-SOLO-MENTAT-7", "areas_from_target", min, lambda away: away),)


def near_target(name: str, place: Callable[[ArrakisState, Any], int]) -> Callable[..., Verdict]:
    """A-SOLO-MENTAT-7: a list for effects that happen as near to the target sietch as possible."""

    def weighed(game: ArrakisState, step: Step, decision: Decision) -> Verdict:
        target = target_sietch(game)
        options = [
            (action, 0 if target == NOWHERE else apart(game, target, place(game, action)))
            for action in decision.actions
            if not isinstance(action, Done)
        ]
        verdict = weigh(name, "A-SOLO-MENTAT-7", options, NEAREST)
        assert verdict is not None
        return verdict

    return weighed


def area_of_action(game: ArrakisState, action: StrikeAt | PickArea | LiftWormsign) -> int:
    return AREA.numbers[action.area]


def area_of_leader(game: ArrakisState, action: SendToTank) -> int:
    return game.area_of(action.leader)


LISTS: Final[dict[type[Step], Callable[[ArrakisState, Any, Decision], Verdict]]] = {
    CardsForDice: cards_for_dice,
    Discarding: forced_discard,
    Strips: strips,
    Losses: losses,
    GoingOn: going_on,
    Answering: answering,
    Advance: advance,
    Retreat: retreat,
    Excess: excess,
    Rescue: rescue,
    Choosing: choosing,
    Striking: near_target("strike", area_of_action),
    Revealing: near_target("reveal_area", area_of_action),
    LiftingWormsigns: near_target("lift_wormsign", area_of_action),
    Tanking: near_target("to_tank", area_of_leader),
}
"""Which list helps where."""
