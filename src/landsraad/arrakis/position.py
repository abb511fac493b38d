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
    seen                    partner -> cards in the other's hand that he has been shown
    mahdi                   the solo mode's own part of the table (see solo/describe.py)
    dice                    faces of the dice to come: combat dice, action dice, and the place of
                            whatever is drawn in its pool

A position that no game can reach is refused with one sentence that says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from landsraad.arrakis.board import (
    AREA,
    ATOMICS,
    INTACT,
    SIETCH_AREAS,
    STATION_AREAS,
    ZONE,
    mask_of,
    members,
)
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, POWERS, RESULTS, SIDES
from landsraad.arrakis.dice import TOKEN
from landsraad.arrakis.guild.facts import facts, flyers
from landsraad.arrakis.invariants import faults
from landsraad.arrakis.legion import GENERIC, TROOP, UNITS, Legion
from landsraad.arrakis.ops import RestrictOpponent
from landsraad.arrakis.rounds import order
from landsraad.arrakis.solo import describe
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.values import brief

MOST: Final = 100
"""More than there is of anything that is counted without a limit of the box."""
SIGNS: Final = ("sand", "sandworm", "deep_sandworm")
SETUP: Final = "setup"
ACTION: Final = "action"
WILD_MAKER: Final = "wild_maker"


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
    turn = arrange_dice(game, reader)
    arrange_moment(game, reader)
    arrange_partners(game, reader)
    if game.guild:
        arrange_heighliners(game, reader)
    for fault in faults(game):
        raise BadPosition(fault)
    for step in game.steps_at(game.phase, turn):
        game.push(step)


# Reading.


def areas_in(reader: PositionReader, name: str, allowed: int | None = None) -> int:
    """A list of different areas, as bits."""
    names = AREA.names if allowed is None else [AREA.names[area] for area in members(allowed)]
    return mask_of(AREA.numbers[area] for area in different(reader, name, names))


def different(reader: PositionReader, name: str, allowed: Sequence[str]) -> tuple[str, ...]:
    """A list of different words."""
    words = reader.words(name, allowed)
    if len(set(words)) != len(words):
        raise reader.wrong(name, "names something twice")
    return words


def keyed(reader: PositionReader, name: str, allowed: Iterable[str]) -> PositionReader:
    """A table whose keys are all among those allowed."""
    part = reader.part(name)
    known = tuple(allowed)
    for key in part.entries:
        if key not in known:
            raise BadPosition(f"{reader.where}{name} knows no {brief(key)}")
    return part


def without(what: str, pile: Iterable[str], gone: Iterable[str]) -> list[str]:
    """A pile without these cards or tokens; each must be there as often as it is named."""
    left = list(pile)
    for item in gone:
        if item not in left:
            raise BadPosition(f"there are not so many {brief(item)} among the {what}")
        left.remove(item)
    return left


# The board.


def arrange_settlements(game: ArrakisState, reader: PositionReader) -> None:
    homes = [AREA.names[area] for area in members(SIETCH_AREAS)]
    destroyed = different(reader, "destroyed", [*homes, *game.box.settlements])
    standing = [name for name in game.box.settlements if name not in destroyed]
    game.settled[HARKONNEN] = AREA.mask(*standing)
    moved = keyed(reader, "moved", homes)
    for home, token in rank_tokens(game, keyed(reader, "sietches", homes), homes).items():
        if home not in destroyed:
            area = AREA.numbers[moved.word(home, AREA.names, home)]
            if area in game.sietches:
                raise BadPosition(f"two sietches stand in {AREA.names[area]}")
            game.sietches[area] = (AREA.numbers[home], token)
    moved.finish()
    game.settled[ATREIDES] = mask_of(game.sietches)
    game.found = areas_in(reader, "found", game.settled[ATREIDES])
    game.blast = reader.word("atomics", (INTACT, *ATOMICS), INTACT)


def rank_tokens(game: ArrakisState, said: PositionReader, homes: Sequence[str]) -> dict[str, int]:
    """A rank token for each sietch: one with the rank that is said, the others in their order."""
    ranks = game.box.sietch_ranks
    left = list(range(len(ranks)))
    tokens: dict[str, int] = {}
    for home in (*[home for home in homes if home in said], *homes):
        if home in tokens:
            continue
        rank = said.number(home, min(ranks), max(ranks), ranks[left[0]])
        fitting = [token for token in left if ranks[token] == rank]
        if not fitting:
            raise BadPosition(f"there are not so many sietches of rank {rank}")
        tokens[home] = fitting[0]
        left.remove(fitting[0])
    return tokens


def arrange_legions(game: ArrakisState, reader: PositionReader) -> None:
    sides = keyed(reader, "legions", SIDES)
    for side in SIDES:
        legions = keyed(sides, side, AREA.names)
        for area in tuple(legions.entries):
            game.put(side, AREA.numbers[area], read_legion(game, side, legions.part(area)))


def read_legion(game: ArrakisState, side: str, reader: PositionReader) -> Legion:
    figures = game.box.figures[side]
    regular, elite, special, generic = [
        reader.number(kind, 0, figures[kind], 0) for kind in (*UNITS, GENERIC)
    ]
    troops = reader.number(TROOP, 0, game.box.guild.bases if game.box.guild else 0, 0)
    named = different(reader, "named", named_leaders(game, side))
    tokens = different(reader, "tokens", tokens_of(game, side))
    reader.finish()
    leaders, hidden = tuple(sorted(named)), tuple(sorted(tokens))
    legion = Legion(regular, elite, special, generic, leaders, hidden, troops)
    if not legion:
        raise BadPosition(f"{reader.where[:-1]} holds nobody")
    return legion


def named_leaders(game: ArrakisState, *sides: str) -> tuple[str, ...]:
    leaders = game.box.leaders.values()
    return tuple([card.id for card in leaders if card.side in sides and card.kind == "named"])


def tokens_of(game: ArrakisState, side: str) -> tuple[str, ...]:
    """The deployment tokens that may lie in a legion; of the Harkonnen in the solo mode only."""
    if side == ATREIDES:
        return tuple(game.box.tokens)
    return tuple([t for ids in game.box.garrison_ids for t in ids]) if game.automated else ()


def arrange_tokens(game: ArrakisState, reader: PositionReader) -> None:
    """Starting tokens are on the board or gone, standard ones on the board, drawable or gone."""
    box = game.box
    placed = [token for legion in game.legions[ATREIDES].values() for token in legion.tokens]
    gone = different(reader, "tokens_gone", tuple(box.tokens))
    unseen = different(reader, "tokens_unseen", tuple(box.tokens))
    left = without("deployment tokens", box.tokens, (*placed, *gone, *unseen))
    pool = [token for token in left if token in box.standard_tokens]
    if "token_pool" in reader:
        pool = list(different(reader, "token_pool", pool))
    rest = without("deployment tokens", left, pool)
    game.token_pool = tuple(pool)
    game.tokens_gone = tuple(sorted((*gone, *rest)))
    game.tokens_unseen = tuple(sorted(unseen))


def arrange_desert(game: ArrakisState, reader: PositionReader) -> None:
    game.stations = areas_in(reader, "stations", STATION_AREAS)
    first = game.box.stations[: game.stations.bit_count()]
    game.station_pool = reader.words("station_pool", MARKERS, first)
    game.wormsigns = areas_in(reader, "wormsigns")
    pool = keyed(reader, "wormsign_pool", SIGNS)
    most = game.box.wormsigns
    game.wormsign_pool = tuple(
        [pool.number(kind, 0, most[place], most[place]) for place, kind in enumerate(SIGNS)]
    )
    game.harvesters = areas_in(reader, "harvesters")
    game.worms = areas_in(reader, "worms")
    if "wild_maker" in reader:
        game.wild_maker = AREA.numbers[reader.word("wild_maker", AREA.names, "")]
        game.worms |= 1 << game.wild_maker
    air = keyed(reader, "air", ZONE.names)
    for zone in tuple(air.entries):
        game.air[ZONE.numbers[zone]] = air.word(zone, flyers(game), "")


# Cards.


def arrange_planning(game: ArrakisState, reader: PositionReader) -> None:
    box = game.box
    hands = keyed(reader, "hands", game.seats)
    for seat in game.seats:
        owned = [card for deck, cards in own_decks(game, seat).items() for card in cards]
        game.hands[seat] = tuple(sorted(hands.words(seat, owned)))
    if game.automated:
        describe.arrange_mahdi(game, reader)
    attached = keyed(reader, "attached", box.prescience)
    for card in tuple(attached.entries):
        game.attached[card] = attached.words(card, tuple(box.planning))
    if game.guild:
        game.staying = tuple(sorted(reader.words("staying", tuple(box.planning))))
    away = [card for cards in (*game.hands.values(), *game.attached.values()) for card in cards]
    away += [*game.staying, *describe.beside_the_board(game)]
    discards = reader.words("discards", tuple(box.planning))
    kept = keyed(reader, "decks", box.decks)
    for deck, cards in box.decks.items():
        here = [card for card in away if box.planning[card].deck == deck]
        left = without("planning cards", cards, here)
        thrown = [card for card in discards if box.planning[card].deck == deck]
        rest = without("planning cards", left, thrown)
        pile = kept.words(deck, rest, rest)
        game.decks[deck] = pile
        game.discards[deck] = (*thrown, *without("planning cards", rest, pile))


def own_decks(game: ArrakisState, seat: str) -> dict[str, tuple[str, ...]]:
    """The planning decks from which a seat may hold cards."""
    return {deck: cards for deck, cards in game.box.decks.items() if game.homes[deck] == seat}


def arrange_prescience(game: ArrakisState, reader: PositionReader) -> None:
    cards = tuple(game.box.prescience)
    game.open_cards = different(reader, "open_cards", cards)
    gone = different(reader, "prescience_gone", cards)
    rest = without("prescience cards", cards, (*game.open_cards, *gone))
    deck = rest
    if "prescience_deck" in reader:
        deck = list(different(reader, "prescience_deck", rest))
    game.prescience_deck = tuple(deck)
    game.prescience_gone = (*gone, *without("prescience cards", rest, deck))
    game.claims = reader.number("claims", 0, len(cards), 0)
    objectives = tuple(game.box.objectives)
    held = objectives[:1]
    if "objectives" in reader:
        held = different(reader, "objectives", objectives)
    game.objectives = held
    game.objectives_aside = tuple([card for card in objectives if card not in held])
    ruled_out = reader.entries.pop("ruled_out", [])
    if not isinstance(ruled_out, list | tuple) or len(ruled_out) > len(held):
        raise reader.wrong("ruled_out", "is a list for each objective held")
    for place, cards in enumerate(ruled_out):
        known = PositionReader({"ruled_out": cards}).words("ruled_out", objectives)
        if held[place] in known:
            raise BadPosition(f"{held[place]} is held, but ruled out")
        game.ruled_out = (*game.ruled_out, tuple(sorted(known)))


# The boards of the players.


def arrange_tracks(game: ArrakisState, reader: PositionReader) -> None:
    box = game.box
    markers = keyed(reader, "prescience", MARKERS)
    for marker in MARKERS:
        game.prescience[marker] = markers.number(marker, 0, box.prescience_last, 0)
    game.supremacy = reader.number("supremacy", 0, box.supremacy_last - 1, 0)
    rows = keyed(reader, "imperium", POWERS)
    last = len(box.rows) - 1
    for power in POWERS:
        game.imperium[power] = rows.number(power, 0, last, 0)
    lowest = [power for power in POWERS if game.imperium[power] == last]
    bans = different(reader, "bans", POWERS) if "bans" in reader else lowest
    game.bans = tuple([power for power in POWERS if power in bans])
    game.reserve = reader.number("reserve", 0, MOST, 0)
    game.harvested = reader.number("harvested", 0, MOST, 0)


def arrange_leaders(game: ArrakisState, reader: PositionReader) -> None:
    """Whoever is on the board, in the tank or spent has entered play; replaced ones are out."""
    leaders = (*named_leaders(game, *SIDES), WILD_MAKER)
    out = different(reader, "out", leaders)
    tank = keyed(reader, "tank", game.tank)
    for board in game.tank:
        named = named_leaders(game, game.side(board))
        own = [name for name in named if game.homes[game.box.leaders[name].house] == board]
        slots = tank.words(board, ("", *own))
        empty = ("",) * (game.box.tank_slots[board] - len(slots))
        game.tank[board] = (*slots, *empty)
    game.spent = tuple(sorted(different(reader, "spent", leaders)))
    there = [
        *[name for side in SIDES for area in game.legions[side].values() for name in area.named],
        *[name for slots in game.tank.values() for name in slots if name],
        *game.spent,
        *([WILD_MAKER] if game.wild_maker != NOWHERE else []),
    ]
    entered = reader.words("in_play", leaders, entered_by_now(game))
    in_play = {*entered, *there}
    replaced = {old for name in in_play for old in predecessors(game, name)}
    game.in_play = tuple(sorted(in_play - (replaced - {*there}) - {*out}))
    game.out = tuple(sorted({*out, *(replaced - {*there})}))


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


def arrange_dice(game: ArrakisState, reader: PositionReader) -> str:
    """The dice of both sides; says whose action turn begins, if any."""
    said = keyed(reader, "action_dice", game.dice)
    used = keyed(reader, "used", game.dice)
    slotted = keyed(reader, "slotted", game.dice)
    begun = ATREIDES if said.entries and game.phase == ACTION else ""
    turn = reader.word("turn", ("", *SIDES), begun)
    if turn and game.phase != ACTION:
        raise BadPosition(f"there are no action turns in phase {game.phase}")
    game.acting = turn
    for board in game.dice:
        game.slotted[board] = slotted.word(board, ("", *RESULTS), "")
    for side in SIDES:
        arrange_boards(game, side, said, used)
    held = keyed(reader, "bene_gesserit", SIDES)
    total = game.box.bene_gesserit["total"]
    for side in SIDES:
        game.bene_gesserit[side] = held.number(side, 0, total, 0)
    away = sum(game.bene_gesserit.values()) + sum(map(bool, game.slotted.values()))
    left = max(0, total - max(away, game.box.bene_gesserit["atreides_start"]))
    game.bene_gesserit_reserve = reader.number("bene_gesserit_reserve", 0, total, left)
    return turn


def arrange_boards(
    game: ArrakisState, side: str, said: PositionReader, used: PositionReader
) -> None:
    """The dice on the boards of a side; what is not said of partners is divided between them.

    Dice that lie nowhere else have been spent, by the first of them.
    """
    boards, number = game.partners[side], dice_in_use(game, side)
    if side == HARKONNEN and game.automated:
        describe.arrange_unrolled(game, said, used, number)
        return
    silent = not game.acting or (len(boards) > 1 and any(board in said for board in boards))
    for place, board in enumerate(boards):
        share = (number + len(boards) - 1 - place) // len(boards)
        share = 0 if silent else share - len(used.entries.get(board, ()))
        results = [result for result in RESULTS if game.box.slots[board][result]]
        game.dice[board] = said.words(board, RESULTS, results_in_order(share, results))
    left = number - sum([len(game.dice[board]) for board in boards])
    for board in boards[::-1]:
        rest = ("strategy",) * left if game.acting and board == boards[0] else ()
        game.used[board] = used.words(board, RESULTS, rest)
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


def arrange_moment(game: ArrakisState, reader: PositionReader) -> None:
    """What holds for the present turn or phase only."""
    game.die_spent = reader.flag("die_spent")
    game.flown = areas_in(reader, "flown")
    game.forced = reader.word("forced", ("", *RESULTS, TOKEN), "")
    game.barred = different(reader, "barred", restrictions(game))
    game.harvesters_lost = reader.number("harvesters_lost", 0, MOST, 0)
    news = reader.entries.pop("news", ())
    if not isinstance(news, list | tuple) or not all(isinstance(item, str) for item in news):
        raise reader.wrong("news", f"is a list of words, not {brief(news)}")
    game.news = tuple(news)


def arrange_heighliners(game: ArrakisState, reader: PositionReader) -> None:
    """What the Spacing Guild adds beside pieces on the board."""
    guild = facts(game)
    steps = keyed(reader, "heighliners", SIDES)
    troops = keyed(reader, "troops_aboard", SIDES)
    frigates = keyed(reader, "frigates_aboard", SIDES)
    for side in SIDES:
        game.heighliners[side] = steps.number(side, 0, guild.steps_to_arrakis - 1, 0)
        game.troops_aboard[side] = troops.number(side, 0, guild.bases, 0)
        game.frigates_aboard[side] = frigates.number(side, 0, guild.frigates[side], 0)


def arrange_partners(game: ArrakisState, reader: PositionReader) -> None:
    """Cones of silence, and what partners have seen of each other's hands."""
    cones = keyed(reader, "cones", game.cones)
    for side in game.cones:
        game.cones[side] = cones.number(side, 0, game.box.cones, game.box.cones)
    seen = keyed(reader, "seen", game.seen)
    for seat in game.seen:
        game.seen[seat] = tuple(sorted(seen.words(seat, tuple(game.box.planning))))


def restrictions(game: ArrakisState) -> tuple[str, ...]:
    """All that a card of this box can forbid the opponent."""
    effects = [card.ops for card in game.box.planning.values()]
    effects += [leader.ops for leader in game.box.leaders.values()]
    ops = [op for effect in effects for op in effect if isinstance(op, RestrictOpponent)]
    return tuple([what for op in ops for what in op.forbid])
