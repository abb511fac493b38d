"""What has been said, in a described position: facts told, standing answers, promises, deals.

All entries have the form in which the view shows them.
"""

from __future__ import annotations

from typing import Final

from landsraad.dune.actions.standing import SetStanding, StandingBid
from landsraad.dune.cards import MEANT
from landsraad.dune.counts import Count, noted
from landsraad.dune.deal import Deal, Promise, Terms
from landsraad.dune.deals import PROMISES, RELEASE
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.karama import TURN
from landsraad.dune.knowledge import LASTING
from landsraad.dune.show_secret import INFORMATION
from landsraad.dune.standing import BIDDING, answer_of, changes, with_bids
from landsraad.dune.standing_bids import change_space
from landsraad.dune.state import HARKONNEN, DuneState
from landsraad.kernel import Action, BadPosition, PositionReader
from landsraad.kernel.checks import DataPath, anything, list_of, table_of
from landsraad.kernel.values import brief

MOST_CARDS: Final = 8
MOST_SPICE: Final = 20
"""In one part of a deal."""
MOST_DEALS: Final = 999


def arrange_talk(game: DuneState, reader: PositionReader) -> None:
    for seat, facts in reader.table("told", game.seats, list_of(anything)).items():
        for fact in facts:
            game.tell(seat, read_fact(game, seat, fact))
    for seat, counts in reader.table("held", game.seats, list_of(part_with_nulls)).items():
        for count in counts:
            game.counts = noted(game.counts, read_count(game, seat, count))
    for seat, entries in reader.table("standing", game.seats, list_of(anything)).items():
        for entry in entries:
            add_standing(game, seat, entry)
    promises = reader.read("promises", list_of(part_with_nulls), ())
    game.promises = tuple([read_promise(game, promise) for promise in promises])
    for deal in reader.read("deals", list_of(part_with_nulls), ()):
        add_deal(game, deal)


def part_with_nulls(value: object, path: DataPath) -> PositionReader:
    """A part of a position, as a view shows it: what is null in it is unsaid."""
    shown = table_of(anything)(value, path)
    return PositionReader({name: it for name, it in shown.items() if it is not None}, path)


# What was told.


def read_fact(game: DuneState, seat: str, fact: object) -> tuple[str, str, str | int | None, bool]:
    match fact:
        case [str(owner), str(form), str() | int() as value, bool(yes)]:
            known = values_of(game, owner, form)
            if owner != seat and type(value) is not bool and value in known:
                return owner, form, value, yes
    raise BadPosition(f"told.{seat} cannot hold {brief(fact)}")


def values_of(game: DuneState, owner: str, form: str) -> tuple[str | int, ...]:
    """What may have been told of a seat."""
    if not game.plays(owner) or form not in LASTING:
        return ()
    if form == "traitor":
        return tuple([leader.id for leader in LEADERS if game.plays(leader.faction)])
    return game.seats if form == "predicted" else tuple(range(1, game.last_turn + 1))


def read_count(game: DuneState, seat: str, part: PositionReader) -> Count:
    others = [other for other in game.seats if other != seat]
    holder = part.word("holder", others, "")
    word = part.word("what", tuple(MEANT), "")
    least = part.number("least", 0, MOST_CARDS, 0)
    most = part.number("most", least, MOST_CARDS, MOST_CARDS) if "most" in part else None
    part.finish()
    return Count(seat, holder, word, least, most)


# What was said once for all.


def add_standing(game: DuneState, seat: str, entry: object) -> None:
    what, _, until = entry.partition("@") if isinstance(entry, str) else ("", "", "")
    about, _, most = what.partition("<=")
    wished: Action = SetStanding(seat, what, until)
    possible = changes(game, seat, ())
    if about == BIDDING and most.isdecimal():
        wished = StandingBid(seat, int(most), until)
        possible = change_space(seat, with_bids(game), False)
    if wished not in possible:
        raise BadPosition(f"standing.{seat} cannot hold {brief(entry)}")
    known = [old for old in game.standing[seat] if answer_of(old) != about]
    game.standing = {**game.standing, seat: tuple(sorted([*known, f"{what}@{until}"]))}


# What was agreed.


def read_promise(game: DuneState, part: PositionReader) -> Promise:
    seat = part.word("seat", game.seats, "")
    what = part.word("what", words_of_promises(), "")
    until = part.word("until", (TURN,), TURN)
    part.finish()
    return Promise(seat, what, until)


def words_of_promises() -> tuple[str, ...]:
    return tuple([what for what in PROMISES if what is not None])


def add_deal(game: DuneState, part: PositionReader) -> None:
    number = part.number("number", game.last_deal + 1, MOST_DEALS, game.last_deal + 1)
    giver = part.word("giver", game.seats, "")
    to = part.words("to", game.seats, different=True)
    gives, asks = (read_terms(part.read(side, part_with_nulls, {})) for side in ("gives", "asks"))
    taker = part.word("taker", to, "") if "taker" in part else None
    part.finish()
    if not to or giver in to:
        raise part.wrong("to", f"names who may accept the offer of {giver}")
    game.deals = (*game.deals, Deal(number, giver, to, gives, asks, taker))
    game.last_deal = number


def read_terms(reader: PositionReader) -> Terms:
    captives = [RELEASE + leader.id for leader in LEADERS if leader.faction != HARKONNEN]
    promises = (*words_of_promises(), *captives)
    terms = Terms(
        reader.number("spice", 0, MOST_SPICE, 0),
        reader.number("later", 0, MOST_SPICE, 0),
        reader.word("promise", promises, "") if "promise" in reader else None,
        reader.word("information", INFORMATION, "") if "information" in reader else None,
        reader.flag("words"),
    )
    reader.finish()
    return terms
