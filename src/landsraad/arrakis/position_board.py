"""The board in a described position: settlements, legions, tokens, the desert and what flies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, SIDES
from landsraad.arrakis.guild.facts import flyers
from landsraad.arrakis.legion import GENERIC, TROOP, UNITS, Legion
from landsraad.arrakis.position_entries import areas_in, named_leaders, without
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.checks import Check, DataPath, number, table, table_of, word, words

SIGNS: Final = ("sand", "sandworm", "deep_sandworm")


def arrange_settlements(game: ArrakisState, reader: PositionReader) -> None:
    homes = [AREA.names[area] for area in members(SIETCH_AREAS)]
    destroyed = reader.words("destroyed", [*homes, *game.box.settlements], different=True)
    standing = [name for name in game.box.settlements if name not in destroyed]
    game.settled = {**game.settled, HARKONNEN: AREA.mask(*standing)}
    ranks = number(min(game.box.sietch_ranks), max(game.box.sietch_ranks))
    tokens = rank_tokens(game, reader.table("sietches", homes, ranks), homes)
    left = [home for home in homes if home not in destroyed]
    moved = reader.table("moved", left, word(AREA.names))
    for home in left:
        area = AREA.numbers[moved.get(home, home)]
        if area in game.sietches:
            raise BadPosition(f"two sietches stand in {AREA.names[area]}")
        game.sietches = {**game.sietches, area: (AREA.numbers[home], tokens[home])}
    game.settled = {**game.settled, ATREIDES: mask_of(game.sietches)}
    game.found = areas_in(reader, "found", game.settled[ATREIDES])
    game.blast = reader.word("atomics", (INTACT, *ATOMICS), INTACT)


def rank_tokens(
    game: ArrakisState, given: Mapping[str, int], homes: Sequence[str]
) -> dict[str, int]:
    """A rank token for each sietch: one with the rank that is said, the others in their order."""
    ranks = game.box.sietch_ranks
    left = list(range(len(ranks)))
    tokens: dict[str, int] = {}
    for home in dict.fromkeys([*[home for home in homes if home in given], *homes]):
        rank = given.get(home, ranks[left[0]])
        fitting = [token for token in left if ranks[token] == rank]
        if not fitting:
            raise BadPosition(f"there are not so many sietches of rank {rank}")
        tokens[home] = fitting[0]
        left.remove(fitting[0])
    return tokens


def arrange_legions(game: ArrakisState, reader: PositionReader) -> None:
    kinds = {side: table_of(legion_of(game, side), AREA.names) for side in SIDES}
    given = reader.read("legions", table(kinds), {})
    for side in SIDES:
        for area, legion in given.get(side, {}).items():
            game.put(side, AREA.numbers[area], legion)


def legion_of(game: ArrakisState, side: str) -> Check[Legion]:
    """A check for a legion of a side."""
    figures = game.box.figures[side]
    parts = table(
        {
            **{kind: number(0, figures[kind]) for kind in (*UNITS, GENERIC)},
            TROOP: number(0, game.box.guild.bases if game.box.guild else 0),
            "named": words(named_leaders(game, side), different=True),
            "tokens": words(tokens_of(game, side), different=True),
        }
    )

    def check(value: object, path: DataPath) -> Legion:
        given = parts(value, path)
        named, tokens = (tuple(sorted(given.pop(name, ()))) for name in ("named", "tokens"))
        legion = Legion(**given, named=named, tokens=tokens)
        if not legion:
            raise path.wrong("holds nobody")
        return legion

    return check


def tokens_of(game: ArrakisState, side: str) -> tuple[str, ...]:
    """The deployment tokens that may lie in a legion; of the Harkonnen in the solo mode only."""
    if side == ATREIDES:
        return tuple(game.box.tokens)
    return tuple([t for ids in game.box.garrison_ids for t in ids]) if game.automated else ()


def arrange_tokens(game: ArrakisState, reader: PositionReader) -> None:
    """Starting tokens are on the board or gone, standard ones on the board, drawable or gone."""
    box = game.box
    placed = [token for legion in game.legions[ATREIDES].values() for token in legion.tokens]
    gone = reader.words("tokens_gone", box.tokens, different=True)
    unseen = reader.words("tokens_unseen", box.tokens, different=True)
    left = without("deployment tokens", box.tokens, (*placed, *gone, *unseen))
    standard = [token for token in left if token in box.standard_tokens]
    game.token_pool = reader.words("token_pool", standard, standard, different=True)
    rest = without("deployment tokens", left, game.token_pool)
    game.tokens_gone = tuple(sorted((*gone, *rest)))
    game.tokens_unseen = tuple(sorted(unseen))


def arrange_desert(game: ArrakisState, reader: PositionReader) -> None:
    game.stations = areas_in(reader, "stations", STATION_AREAS)
    first = game.box.stations[: game.stations.bit_count()]
    game.station_pool = reader.words("station_pool", MARKERS, first)
    game.wormsigns = areas_in(reader, "wormsigns")
    most = dict(zip(SIGNS, game.box.wormsigns, strict=True))
    pool = reader.read("wormsign_pool", table({sign: number(0, most[sign]) for sign in SIGNS}), {})
    game.wormsign_pool = tuple([pool.get(sign, most[sign]) for sign in SIGNS])
    game.harvesters = areas_in(reader, "harvesters")
    game.worms = areas_in(reader, "worms")
    if "wild_maker" in reader:
        game.wild_maker = AREA.numbers[reader.word("wild_maker", AREA.names, "")]
        game.worms |= 1 << game.wild_maker
    for zone, flyer in reader.table("air", ZONE.names, word(flyers(game))).items():
        game.air[ZONE.numbers[zone]] = flyer
