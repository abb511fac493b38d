"""The commands `odds battle`, `odds strike` and `odds wheel`: how a battle will end, or should.

The first two are of War for Arrakis, the last of Dune.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from landsraad.cli.common import JsonOption, Language, LanguageOption, fail, print_json
from landsraad.cli.files import find_installed_game, read_record
from landsraad.cli.replay import RecordArgument

if TYPE_CHECKING:
    from landsraad.arrakis.legion import Legion
    from landsraad.dune.actions.battle import PlanBattle
    from landsraad.dune.game import Dune
    from landsraad.lab.odds import BattleOdds, StrikeOdds
    from landsraad.lab.odds.equilibrium import Equilibrium
    from landsraad.texts import Texts

SHOWN = 8
"""Lines of a distribution that are printed; JSON has all."""

odds = typer.Typer(help="Exact odds of battles, and the best mix of battle plans.")


class Side(StrEnum):
    """The sides of War for Arrakis."""

    harkonnen = "harkonnen"
    atreides = "atreides"


class Hazard(StrEnum):
    """What the desert does to legions."""

    worm = "worm"
    wild_maker = "wild_maker"
    storm = "storm"


LegionArgument = Annotated[
    str, typer.Argument(metavar="LEGION", help="Such as '4 regular, 1 elite, 1 generic, stilgar'.")
]


@odds.command()
def battle(
    attacking: LegionArgument,
    defending: LegionArgument,
    *,
    attacker: Annotated[Side, typer.Option(help="Who attacks.")] = Side.harkonnen,
    cards: Annotated[
        tuple[int, int], typer.Option(help="Planning cards for dice, of attacker and defender.")
    ] = (0, 0),
    rank: Annotated[
        int | None, typer.Option(min=1, max=3, help="Of the defender's settlement.")
    ] = None,
    surprise: Annotated[bool, typer.Option("--surprise", help="It is a surprise attack.")] = False,
    modifier: Annotated[
        list[str] | None,
        typer.Option(help="What the card of the attack adds, such as extra_die_each_round:1."),
    ] = None,
    ceases_below: Annotated[
        int, typer.Option(min=0, help="Units with fewer of which the attacker ceases.")
    ] = 0,
    retreats_below: Annotated[
        int, typer.Option(min=0, help="Units with fewer of which the defender retreats.")
    ] = 0,
    solo: Annotated[
        bool, typer.Option("--solo", help="The Harkonnen fight by the solo mode's rules.")
    ] = False,
    as_json: JsonOption = False,
    language: LanguageOption,
) -> None:
    """How a battle will end: who wins, what is left, how long it takes.

    Example: landsraad odds battle '5 regular, 1 generic' '3 regular, stilgar' --rank 2
    """
    from landsraad.lab.odds import AUTOMATON, Field, Force, Plan, battle_odds
    from landsraad.lab.odds.forces import read_legion

    defender = Side.atreides if attacker == Side.harkonnen else Side.harkonnen

    def force(text: str, side: Side, hand: int, leave_below: int) -> Force:
        plan: Plan = Plan(leave_below=leave_below)
        if solo and side == Side.harkonnen:
            plan, hand = AUTOMATON, 99  # A-SOLO-BATTLE-1: from the reinforcements deck
        return Force(read_legion(text, side.value), max(0, hand), plan)

    free = solo and attacker == Side.harkonnen  # A-SOLO-BATTLE-9
    field = Field(rank=rank, surprise=surprise, free_to_go_on=free).with_modifiers(*modifier or ())
    found = battle_odds(
        force(attacking, attacker, cards[0], ceases_below),
        force(defending, defender, cards[1], retreats_below),
        field,
    )
    if as_json:
        print_json(found.to_json(), pretty=True)
    else:
        print_battle(found, texts_of(language))


@odds.command()
def strike(
    legion: LegionArgument,
    *,
    side: Annotated[Side, typer.Option(help="Whose legion it is.")] = Side.harkonnen,
    dice: Annotated[int | None, typer.Option(min=1, max=12, help="Of a special attack.")] = None,
    hazard: Annotated[Hazard | None, typer.Option(help="Of the desert, instead of dice.")] = None,
    special: Annotated[
        int, typer.Option(min=0, max=2, help="Hits of a special: 1, in the deep desert 2.")
    ] = 1,
    as_json: JsonOption = False,
    language: LanguageOption,
) -> None:
    """What a special attack, a sandworm or a Coriolis storm leaves of a legion.

    Example: landsraad odds strike '4 regular, 1 elite' --hazard worm --special 2
    """
    from landsraad.arrakis.battle.dice import SPECIAL, SWORD
    from landsraad.lab.odds import Force, strike_odds
    from landsraad.lab.odds.forces import read_legion
    from landsraad.lab.odds.strikes import hazard_odds

    if (dice is None) == (hazard is None):
        raise typer.BadParameter("say either --dice or --hazard")
    force = Force(read_legion(legion, side.value))
    if hazard is None:
        assert dice is not None
        found = strike_odds(force, dice, {SWORD: 1, SPECIAL: special})
    else:
        found = hazard_odds(force, hazard.value, special)
    if as_json:
        print_json(found.to_json(), pretty=True)
    else:
        print_strike(found, texts_of(language))


@odds.command()
def wheel(
    record: RecordArgument,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="Whose plan it is.")],
    *,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="After N actions; else at the first plan."),
    ] = None,
    worlds: Annotated[int, typer.Option(min=1, help="Deals to imagine of what is hidden.")] = 24,
    as_json: JsonOption = False,
    language: LanguageOption,
) -> None:
    """How to mix plans in a battle of Dune so that nobody can exploit it, from a recorded game.

    Example: landsraad odds wheel game.json harkonnen --at 212
    """
    if not find_spec("scipy"):
        fail("this needs: pip install 'landsraad[lab]'")
    from landsraad.lab.odds.equilibrium import solve
    from landsraad.lab.odds.seen_wheel import wheel_seen_by

    game, played = planning(record, seat, at)
    found = solve(wheel_seen_by(game, seat, worlds=worlds))
    if as_json:
        print_json(wheel_json(found, seat, played), pretty=True)
    else:
        print_wheel(found, seat, played, texts_of(language, "dune"))


def planning(file: Path, seat: str, at: int | None) -> tuple[Dune, PlanBattle | None]:
    """A recorded game before a plan of a seat, and the plan that was made."""
    from landsraad.chronicle import retell
    from landsraad.dune.actions.battle import PlanBattle
    from landsraad.dune.game import Dune

    recorded = read_record(file)
    for game, _, _ in retell(recorded):
        if not isinstance(game, Dune):
            fail(f"{file} is no game of Dune")
        later = recorded.actions[game.sequence :]
        action = game.notation().read(later[0]) if later else None
        plan = action if isinstance(action, PlanBattle) and action.seat == seat else None
        if game.sequence == at or (at is None and plan is not None):
            return game, plan
    fail(f"{seat} plans no battle there")


def wheel_json(found: Equilibrium, seat: str, played: PlanBattle | None) -> dict[str, Any]:
    sign = 1 if found.players[0].side.seat == seat else -1
    shown: dict[str, Any] = {
        "value": sign * found.value,
        "error": found.error,
        "mix": [{"plan": str(plan), "chance": chance} for plan, chance in found.plans(seat)],
    }
    if played is not None:
        shown["played"] = {"plan": str(played), "regret": found.regret(played)}
    return shown


def print_wheel(found: Equilibrium, seat: str, played: PlanBattle | None, texts: Texts) -> None:
    shown = wheel_json(found, seat, played)
    value, error = f"{shown['value']:+.2f}", f"{found.error:.1g}"
    typer.echo(texts.text("odds-value", value=value, error=error))
    for plan, chance in found.plans(seat)[:SHOWN]:
        typer.echo(f"  {percent(chance):>7}  {plan}")
    if played is not None:
        regret = f"{found.regret(played):.2f}"
        typer.echo(texts.text("odds-played", plan=str(played), regret=regret))


def texts_of(language: Language, game: str = "arrakis") -> Texts:
    from landsraad.texts import Texts

    return Texts(find_installed_game(game), language.value)


def print_battle(found: BattleOdds, texts: Texts) -> None:
    from landsraad.lab.odds.battle import ATTACKER, DEFENDER, NOBODY

    for side, key in ((ATTACKER, "attacker"), (DEFENDER, "defender"), (NOBODY, "nobody")):
        typer.echo(texts.text(f"odds-{key}-wins", chance=percent(found.wins(side))))
    print_numbers(texts.text("odds-rounds"), found.rounds)
    for side in (ATTACKER, DEFENDER):
        print_legions(texts.text(f"odds-left-{side}"), found.survivors(side), texts)


def print_strike(found: StrikeOdds, texts: Texts) -> None:
    typer.echo(texts.text("odds-destroyed", chance=percent(found.destroyed)))
    print_numbers(texts.text("odds-hits"), found.hits)
    print_legions(texts.text("odds-left"), found.survivors, texts)


def print_numbers(title: str, chances: Mapping[int, float]) -> None:
    likely = [(number, chance) for number, chance in chances.items() if chance >= 0.0005]
    typer.echo(title + ": " + ", ".join([f"{n} {percent(chance)}" for n, chance in likely]))


def print_legions(title: str, chances: Mapping[Legion, float], texts: Texts) -> None:
    """The likeliest ones; figures are named as they are typed."""
    typer.echo(f"{title}:")
    for legion, chance in sorted(chances.items(), key=lambda entry: -entry[1])[:SHOWN]:
        typer.echo(f"  {percent(chance):>7}  {in_words(legion) or texts.text('nothing')}")


def in_words(legion: Legion) -> str:
    """A legion as it is typed."""
    from landsraad.arrakis.legion import KINDS, NUMBER_OF

    counts = [(NUMBER_OF[kind](legion), kind) for kind in KINDS]
    return ", ".join([*[f"{n} {kind}" for n, kind in counts if n], *legion.named])


def percent(chance: float) -> str:
    return f"{chance:.1%}"
