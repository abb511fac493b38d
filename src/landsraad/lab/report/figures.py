"""Figures: the plots of a report, each with its title, what it says and its numbers as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from landsraad.lab import drawing
from landsraad.lab.drawing import Bar, Series
from landsraad.lab.estimates import Estimate, share
from landsraad.lab.report.tally import MEASURES, Tally
from landsraad.texts import Texts, key_of

LISTED: Final = 12
"""Places and alliances that are listed: the most frequent ones."""
IN_A_COLUMN: Final = 8
"""Cards."""
STILL_PLAYED: Final = 0.05
"""Of the games; later turns, which fewer reach, are left out of lines."""
TRACKS: Final = ("kwisatz_haderach", "sand_dwellers", "jihad")
TONES: Final = 6
Table = tuple[Sequence[str], Sequence[Sequence[str]]]
"""Heads of columns, and rows."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A plot with what belongs to it; all of it but the title is markup or empty."""

    title: str
    drawn: str
    note: str = ""
    table: Table = field(default=((), ()))
    wide: bool = False
    """Whether it needs more than one column of the page."""


class Words:
    """The words and numbers of a report in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.name = texts.name

    def say(self, key: str, **arguments: object) -> str:
        return self.texts.text(f"report-{key}", **arguments)

    def known(self, family: str, word: str) -> str:
        """A word that the report has a message of its own for, else its name."""
        key = key_of(f"report-{family}", word)
        return self.texts.text(key) if self.texts.has(key) else self.name(word)

    def names(self, words: Sequence[str]) -> str:
        return ", ".join([self.name(word) for word in words])

    def number(self, value: float) -> str:
        return self.tenths(value) if value % 1 and value < 100 else f"{value:.0f}"

    def tenths(self, value: float) -> str:
        digits = f"{value:.1f}"
        return digits.replace(".", ",") if self.texts.language == "it" else digits

    def percent(self, value: float) -> str:
        return f"{self.tenths(100 * value)} %"

    def estimate(self, found: Estimate) -> str:
        low, high = self.tenths(100 * found.low), self.tenths(100 * found.high)
        return f"{self.percent(found.value)} ({low}–{high})"

    def average(self, found: Estimate) -> str:
        low, high = self.tenths(found.low), self.tenths(found.high)
        return f"{self.tenths(found.value)} ({low}–{high})"


def shares(
    words: Words,
    title: str,
    rows: Sequence[tuple[str, float, int, str]],
    head: str,
    note: str = "",
    usual: float | None = None,
    most: float = 0.0,
) -> Figure:
    """Bars of shares: a name, how often, of how many, and the colour of each.

    Figures that are compared with each other have the same `most`.
    """
    found = [(label, share(happened, of), colour) for label, happened, of, colour in rows]
    drawn = drawing.bars(
        title,
        [Bar(n, e.value, e.low, e.high, c, words.estimate(e)) for n, e, c in found],
        words.percent,
        usual,
        most,
    )
    heads = (head, words.say("share"), words.say("interval"), words.say("number"))
    lines = [
        (
            n,
            words.percent(e.value),
            f"{words.percent(e.low)} – {words.percent(e.high)}",
            f"{e.games}",
        )
        for n, e, _ in found
    ]
    return Figure(title, drawn, note, (heads, lines))


def spread(words: Words, title: str, counts: Counter[int], head: str, note: str) -> Figure:
    """Columns: how often each number was, with all between the least and the greatest."""
    numbers = range(min(counts), max(counts) + 1)
    total = sum(counts.values())
    rows = [Bar(str(number), counts[number]) for number in numbers]
    lines = [(str(n), str(counts[n]), words.percent(counts[n] / total)) for n in numbers]
    heads = (head, words.say("games"), words.say("share"))
    return Figure(title, drawing.columns(title, rows, words.number), note, (heads, lines))


def seat_colour(seat: str, place: int = 0) -> str:
    """The colour of a seat; in a game whose seats have none, that of its place."""
    return f"tone-{place % TONES} seat-{seat}"


def of_most(counts: Mapping[str, int]) -> list[str]:
    """The most frequent, first."""
    return sorted(counts, key=lambda name: (-counts[name], name))[:LISTED]


# Sections.

Section = tuple[str, list[Figure]]


def sections(tally: Tally, words: Words) -> Iterator[Section]:
    """All that is shown of one job; a section without figures is left out."""
    parts: tuple[tuple[str, Callable[[Tally, Words], Iterator[Figure]]], ...] = (
        ("winning", winning),
        ("seating", seating),
        ("over-time", over_time),
        ("fighting", fighting),
        ("auctions", auctions),
        ("alliances", alliances),
    )
    for key, make in parts:
        made = list(make(tally, words))
        if made:
            yield words.say(f"section-{key}"), made


def winning(tally: Tally, words: Words) -> Iterator[Figure]:
    games = tally.games
    yield shares(
        words,
        words.say("wins"),
        [
            (words.name(s), tally.wins[s], games, seat_colour(s, n))
            for n, s in enumerate(tally.sides)
        ],
        words.say("seat"),
        words.say("wins-note") if tally.wins.total() > games else "",
    )
    if len(tally.bot_seats) > 1:
        rows = [
            (
                words.known("bot", bot),
                tally.bot_wins[bot],
                tally.bot_seats[bot],
                f"tone-{n % TONES}",
            )
            for n, bot in enumerate(tally.bot_seats)
        ]
        yield shares(words, words.say("bots"), rows, words.say("bot"), words.say("bots-note"))
    endings = of_most(tally.endings)
    yield shares(
        words,
        words.say("endings"),
        [(words.known("ending", e), tally.endings[e], games, "tone-1") for e in endings],
        words.say("ending"),
    )
    mean = sum([number * times for number, times in tally.lengths.items()]) / games
    note = words.say(
        "length-note", mean=words.number(mean), actions=words.average(tally.actions.estimate())
    )
    kind = "rounds" if tally.game == "arrakis" else "turns"
    yield spread(words, words.say("length"), tally.lengths, words.say(kind), note)


def seating(tally: Tally, words: Words) -> Iterator[Figure]:
    """Whether the place matters: at the table, and in the order of the last turn."""
    usual = sum(tally.wins.values()) / max(1, sum(tally.places.values()))
    if len(tally.lineups) > 1:
        yield placed(words, "places", tally.places_won, tally.places, usual)
    if tally.orders:
        yield placed(words, "order", tally.orders_won, tally.orders, usual)


def placed(words: Words, key: str, won: Counter[int], seated: Counter[int], usual: float) -> Figure:
    rows = [
        (words.say("place-number", number=n), won[n], seated[n], "tone-2") for n in sorted(seated)
    ]
    return shares(words, words.say(key), rows, words.say("place"), words.say(f"{key}-note"), usual)


def over_time(tally: Tally, words: Words) -> Iterator[Figure]:
    measures = MEASURES.get(tally.game, ())
    together = [measure for measure in measures if measure in TRACKS]
    if together:
        found = {(track, side): track for track, side in tally.over_time if track in TRACKS}
        yield lines(
            tally,
            words,
            words.say("prescience"),
            [
                (key, words.name(track), f"tone-{TRACKS.index(track)}")
                for key, track in found.items()
            ],
        )
    for measure in measures:
        if measure in TRACKS:
            continue
        keys = [(measure, seat) for seat in tally.sides if (measure, seat) in tally.over_time]
        keys = keys or [key for key in tally.over_time if key[0] == measure]
        rows = [(key, words.name(key[1]), seat_colour(key[1])) for key in keys]
        if rows:
            yield lines(tally, words, words.say(measure.replace("_", "-")), rows)


def lines(
    tally: Tally, words: Words, title: str, rows: Sequence[tuple[tuple[str, str], str, str]]
) -> Figure:
    """The averages of some measures, turn by turn."""
    least = max(1.0, STILL_PLAYED * tally.games)
    series, table = [], []
    for key, label, colour in rows:
        turns = sorted([t for t, spread in tally.over_time[key].items() if spread.number >= least])
        found = [(turn, tally.over_time[key][turn].estimate()) for turn in turns]
        series.append(Series(label, [(t, e.value, e.low, e.high) for t, e in found], colour))
        table += [(label, str(turn), words.average(e), str(e.games)) for turn, e in found]
    across = words.say("rounds" if tally.game == "arrakis" else "turns")
    drawn = drawing.lines(title, series, words.number, across=across)
    drawn += drawing.legend([(one.label, one.colour) for one in series]) if len(series) > 1 else ""
    heads = (words.say("seat"), across, words.say("average"), words.say("number"))
    return Figure(title, drawn, words.say("over-time-note"), (heads, table))


def fighting(tally: Tally, words: Words) -> Iterator[Figure]:
    if not tally.fights:
        return
    total = sum(tally.sites.values())
    mean = words.tenths(total / tally.games)
    note = words.say("battles-note", mean=mean, total=total)
    yield spread(words, words.say("battles"), tally.battles, words.say("battles"), note)
    yield shares(
        words,
        words.say("fights"),
        [(words.name(s), tally.fights_won[s], n, seat_colour(s)) for s, n in tally.fights.items()],
        words.say("seat"),
    )
    yield shares(
        words,
        words.say("attacks"),
        [
            (words.name(s), tally.attacks_won[s], n, seat_colour(s))
            for s, n in tally.attacks.items()
        ],
        words.say("seat"),
    )
    if tally.hows:
        rows = [
            (words.known("how", h), tally.hows[h], total, "tone-3") for h in of_most(tally.hows)
        ]
        yield shares(words, words.say("hows"), rows, words.say("how"))
    if tally.rounds:
        title = words.say("battle-rounds")
        yield spread(words, title, tally.rounds, words.say("battle-rounds-head"), "")
    sites = [(words.name(s), tally.sites[s], total, "tone-4") for s in of_most(tally.sites)]
    yield shares(words, words.say("sites"), sites, words.say("place"), words.say("sites-note"))


def auctions(tally: Tally, words: Words) -> Iterator[Figure]:
    """What is paid for each card, the dearest first; the range is that of the middle half."""
    if not tally.prices:
        return
    found = []
    for card, prices in tally.prices.items():
        paid = sorted(prices.elements())
        quarter = len(paid) // 4
        mean = sum(paid) / len(paid)
        found.append((mean, words.name(card), paid[quarter], paid[-1 - quarter], len(paid)))
    found.sort(key=lambda row: (-row[0], row[1]))
    rows = [
        Bar(name, mean, low, high, "tone-5", words.tenths(mean))
        for mean, name, low, high, _ in found
    ]
    heads = ("card", "average", "middle-half", "number")
    table = [
        (name, words.tenths(mean), f"{low} – {high}", str(sold))
        for mean, name, low, high, sold in found
    ]
    title = words.say("prices")
    most = max([row.high or 0 for row in rows])
    drawn = "".join(
        [
            drawing.bars(title, rows[start : start + IN_A_COLUMN], words.number, most=most)
            for start in range(0, len(rows), IN_A_COLUMN)
        ]
    )
    heads_said = [words.say(head) for head in heads]
    yield Figure(title, drawn, words.say("prices-note"), (heads_said, table), wide=True)


def alliances(tally: Tally, words: Words) -> Iterator[Figure]:
    if not tally.pacts:
        return
    ways = [
        (words.say("winners-number", number=n), tally.together[n], tally.games, "tone-0")
        for n in sorted(tally.together)
    ]
    yield shares(words, words.say("winners"), ways, words.say("winners-head"))
    often = sorted(tally.pacts, key=lambda pact: (-tally.pacts[pact], pact))[:LISTED]
    made = [(words.names(pact), tally.pacts[pact], tally.games, "tone-2") for pact in often]
    yield shares(words, words.say("pacts"), made, words.say("alliance"), words.say("pacts-note"))
    won = [
        (words.names(pact), tally.pacts_won[pact], tally.pacts[pact], "tone-1") for pact in often
    ]
    title, note = words.say("pacts-won"), words.say("pacts-won-note")
    yield shares(words, title, won, words.say("alliance"), note)


# Several jobs beside each other.


def comparison(tallies: Sequence[tuple[str, Tally]], words: Words) -> Iterator[Figure]:
    """How often each seat wins in each job, and how long the games are."""
    everybody = dict.fromkeys([side for _, tally in tallies for side in tally.sides])
    won = [share(tally.wins[s], tally.games).high for _, tally in tallies for s in tally.sides]
    for side in everybody:
        rows = [
            (label, tally.wins[side], tally.games, seat_colour(side))
            for label, tally in tallies
            if side in tally.sides
        ]
        title = words.say("wins-of", seat=words.name(side))
        yield shares(words, title, rows, words.say("job"), most=max(won))
    bars = []
    for label, tally in tallies:
        mean = sum([number * times for number, times in tally.lengths.items()]) / tally.games
        bars.append(Bar(label, mean, colour="tone-0"))
    title = words.say("length")
    table = [(bar.label, words.tenths(bar.value)) for bar in bars]
    heads = (words.say("job"), words.say("average"))
    yield Figure(title, drawing.bars(title, bars, words.number), "", (heads, table))
