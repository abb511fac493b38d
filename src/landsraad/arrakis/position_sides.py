"""What the sides have before them in a described position: tracks, leaders, dice, the turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, POWERS, RESULTS, SIDES
from landsraad.arrakis.dice import TOKEN, UNROLLED
from landsraad.arrakis.guild.facts import facts
from landsraad.arrakis.ops import RestrictOpponent
from landsraad.arrakis.position_entries import MOST, areas_in, named_leaders
from landsraad.arrakis.solo import describe
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.checks import list_of, number, table, text, word, words

ACTION: Final = "action"
WILD_MAKER: Final = "wild_maker"


# Tracks and leaders.


def arrange_tracks(game: ArrakisState, reader: PositionReader) -> None:
    box = game.box
    steps = reader.table("prescience", MARKERS, number(0, box.prescience_last))
    game.prescience = {marker: steps.get(marker, 0) for marker in MARKERS}
    game.supremacy = reader.number("supremacy", 0, box.supremacy_last - 1, 0)
    last = len(box.rows) - 1
    rows = reader.table("imperium", POWERS, number(0, last))
    game.imperium = {power: rows.get(power, 0) for power in POWERS}
    lowest = [power for power in POWERS if game.imperium[power] == last]
    bans = reader.words("bans", POWERS, lowest, different=True)
    game.bans = tuple([power for power in POWERS if power in bans])
    game.reserve = reader.number("reserve", 0, MOST, 0)
    game.harvested = reader.number("harvested", 0, MOST, 0)


def arrange_leaders(game: ArrakisState, reader: PositionReader) -> None:
    """Whoever is on the board, in the tank or spent has entered play; replaced ones are out."""
    leaders = (*named_leaders(game, *SIDES), WILD_MAKER)
    out = reader.words("out", leaders, different=True)
    arrange_tanks(game, reader)
    game.spent = tuple(sorted(reader.words("spent", leaders, different=True)))
    there = {*leaders_to_be_seen(game), *game.spent}
    in_play = {*reader.words("in_play", leaders, entered_by_now(game)), *there}
    replaced = {old for name in in_play for old in predecessors(game, name)} - there
    game.in_play = tuple(sorted(in_play - replaced - {*out}))
    game.out = tuple(sorted({*out, *replaced}))


def arrange_tanks(game: ArrakisState, reader: PositionReader) -> None:
    """The slots of each regeneration tank, from the left."""
    kinds = {board: words(["", *leaders_of(game, board)]) for board in game.tank}
    tank = reader.read("tank", table(kinds), {})
    for board in game.tank:
        slots = tank.get(board, ())
        game.tank = {
            **game.tank,
            board: (*slots, *[""] * (game.box.tank_slots[board] - len(slots))),
        }


def leaders_of(game: ArrakisState, board: str) -> list[str]:
    """The named leaders who go to the tank of a board."""
    named = named_leaders(game, game.side(board))
    return [name for name in named if game.homes[game.box.leaders[name].house] == board]


def leaders_to_be_seen(game: ArrakisState) -> list[str]:
    """Those on the board and in the tanks."""
    legions = [legion for side in SIDES for legion in game.legions[side].values()]
    return [
        *[name for legion in legions for name in legion.named],
        *[name for slots in game.tank.values() for name in slots if name],
        *([WILD_MAKER] if game.wild_maker != NOWHERE else []),
    ]


def entered_by_now(game: ArrakisState) -> list[str]:
    """The leaders of the start, and those that the tracks have brought."""
    entered = [name for side in SIDES for name in game.box.leaders_at_start[side]]
    for leader in game.box.leaders.values():
        entry = leader.entry
        if entry["kind"] == "supremacy_step" and game.supremacy >= entry["step"]:
            entered.append(leader.id)
        if entry["kind"] == "prescience_step":
            counted = MARKERS if entry["marker"] == "any" else (entry["marker"],)
            if any(game.prescience[marker] >= entry["step"] for marker in counted):
                entered.append(leader.id)
    return entered


def predecessors(game: ArrakisState, leader: str) -> list[str]:
    """The leaders who have left the game when this one is in play."""
    entry = game.box.leaders[leader].entry
    gone = [entry[key] for key in ("replaces", "removes") if key in entry]
    return [*gone, entry["leader"]] if entry["kind"] == "leader_removed" else gone


# Dice.


def arrange_dice(game: ArrakisState, reader: PositionReader) -> None:
    """The dice of both sides, and whose action turn begins, if any."""
    faces = {board: words(results_of(game, board)) for board in game.dice}
    unused = reader.read("action_dice", table(faces), {})
    used = reader.table("used", game.dice, words(RESULTS))
    begun = ATREIDES if unused and game.phase == ACTION else ""
    game.acting = reader.word("turn", ("", *SIDES), begun)
    if game.acting and game.phase != ACTION:
        raise BadPosition(f"there are no action turns in phase {game.phase}")
    slotted = reader.table("slotted", game.dice, word(("", *RESULTS)))
    game.slotted = {**game.slotted, **slotted}
    for side in SIDES:
        arrange_boards(game, side, unused, used)
    arrange_bene_gesserit(game, reader)


def results_of(game: ArrakisState, board: str) -> tuple[str, ...]:
    """What the unused dice of a board can show."""
    return (UNROLLED,) if game.automated and game.side(board) == HARKONNEN else RESULTS


def arrange_boards(
    game: ArrakisState,
    side: str,
    unused: Mapping[str, tuple[str, ...]],
    used: Mapping[str, tuple[str, ...]],
) -> None:
    """The dice on the boards of a side; what is not said of partners is divided between them.

    Dice that lie nowhere else have been spent, by the first of them.
    """
    boards, number = game.partners[side], dice_in_use(game, side)
    if side == HARKONNEN and game.automated:
        describe.arrange_unrolled(game, unused, used, number)
        return
    silent = not game.acting or (len(boards) > 1 and any(board in unused for board in boards))
    for place, board in enumerate(boards):
        share = (number + len(boards) - 1 - place) // len(boards)
        share = 0 if silent else share - len(used.get(board, ()))
        results = [result for result in RESULTS if game.box.slots[board][result]]
        game.dice = {**game.dice, board: unused.get(board, results_in_order(share, results))}
    left = number - sum([len(game.dice[board]) for board in boards])
    for board in boards[::-1]:
        rest = ("strategy",) * left if game.acting and board == boards[0] else ()
        game.used = {**game.used, board: used.get(board, rest)}
        left -= len(game.used[board])


def dice_in_use(game: ArrakisState, side: str) -> int:
    """A-ACT-1: the dice that a side rolls, without those set aside."""
    number = game.box.action_dice_count[side]
    if side == HARKONNEN:
        number -= game.box.rows[max(game.imperium.values())].dice_aside
    return number


def results_in_order(number: int, results: Sequence[str]) -> tuple[str, ...]:
    """So many dice, one result after the other."""
    return tuple(sorted([*results, *results, *results][: max(0, number)], key=RESULTS.index))


def arrange_bene_gesserit(game: ArrakisState, reader: PositionReader) -> None:
    """Tokens held, and those left in the reserve."""
    total = game.box.bene_gesserit["total"]
    held = reader.table("bene_gesserit", SIDES, number(0, total))
    game.bene_gesserit = {side: held.get(side, 0) for side in SIDES}
    away = sum(game.bene_gesserit.values()) + sum(map(bool, game.slotted.values()))
    left = max(0, total - max(away, game.box.bene_gesserit["atreides_start"]))
    game.bene_gesserit_reserve = reader.number("bene_gesserit_reserve", 0, total, left)


# The present turn, and what only some modes have.


def arrange_turn(game: ArrakisState, reader: PositionReader) -> None:
    """What holds for the present turn or phase only."""
    game.die_spent = reader.flag("die_spent")
    game.recovered = tuple(sorted(reader.words("recovered", game.in_play, different=True)))
    game.flown = areas_in(reader, "flown")
    game.forced = reader.word("forced", ("", *RESULTS, TOKEN), "")
    game.barred = reader.words("barred", restrictions(game), different=True)
    game.harvesters_lost = reader.number("harvesters_lost", 0, MOST, 0)
    game.news = reader.read("news", list_of(text), ())


def restrictions(game: ArrakisState) -> tuple[str, ...]:
    """All that a card of this box can forbid the opponent."""
    effects = [card.ops for card in game.box.planning.values()]
    effects += [leader.ops for leader in game.box.leaders.values()]
    ops = [op for effect in effects for op in effect if isinstance(op, RestrictOpponent)]
    return tuple([what for op in ops for what in op.forbid])


def arrange_heighliners(game: ArrakisState, reader: PositionReader) -> None:
    """What the Spacing Guild adds beside pieces on the board."""
    guild = facts(game)
    carried = {side: number(0, guild.frigates[side]) for side in SIDES}
    steps = reader.table("heighliners", SIDES, number(0, guild.steps_to_arrakis - 1))
    troops = reader.table("troops_aboard", SIDES, number(0, guild.bases))
    frigates = reader.read("frigates_aboard", table(carried), {})
    game.heighliners = {side: steps.get(side, 0) for side in SIDES}
    game.troops_aboard = {side: troops.get(side, 0) for side in SIDES}
    game.frigates_aboard = {side: frigates.get(side, 0) for side in SIDES}


def arrange_partners(game: ArrakisState, reader: PositionReader) -> None:
    """Cones of silence, and what partners have seen of each other's hands."""
    cones = reader.table("cones", game.cones, number(0, game.box.cones))
    game.cones = {side: cones.get(side, game.box.cones) for side in game.cones}
    seen = reader.table("seen", game.seen, words(game.box.planning))
    game.seen = {seat: tuple(sorted(seen.get(seat, ()))) for seat in game.seen}
