"""Counts: what a seat has been told of the kinds of cards in another's hand.

"I hold no weapon" and "I hold a Shield" stay true of the cards held then. A card that comes into
the hand unseen may be of any kind, and one that leaves it unseen as well, so each of them takes
something away from what is known; a card that is seen to come or go takes nothing away.

D-DEAL-7 answers are true · D-SECRET-1 whoever was told knows
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace

from landsraad.dune.cards import MEANT
from landsraad.kernel.values import Json


@dataclass(frozen=True, slots=True)
class Count:
    """A seat knows that a holder has at least so many cards that a word means, and at most so many.

    Attributes:
        seat: who knows it.
        holder: whose hand it is.
        word: a card or a kind of cards (see `cards.MEANT`).
        least, most: the numbers; with no `most` there may be any number.
    """

    seat: str
    holder: str
    word: str
    least: int
    most: int | None = None

    def agrees_with(self, hand: bytes) -> bool:
        return self.lacks_in(hand) == 0

    def lacks_in(self, hand: bytes) -> int:
        """How many cards too few or too many such a hand has."""
        number = self.number_in(hand)
        over = 0 if self.most is None else number - self.most
        return max(0, self.least - number, over)

    def number_in(self, hand: bytes) -> int:
        meant = MEANT[self.word]
        return sum([card in meant for card in hand])

    def says_nothing_of(self, hand: bytes) -> bool:
        """Whether any hand of this size agrees with it."""
        return self.least == 0 and (self.most is None or self.most >= len(hand))

    def changed(self, least: int, most: int) -> Count:
        """With other numbers, as far as there are any."""
        return replace(
            self,
            least=max(0, self.least + least),
            most=None if self.most is None else max(0, self.most + most),
        )

    def to_json(self) -> dict[str, Json]:
        return {"holder": self.holder, "what": self.word, "least": self.least, "most": self.most}


Counts = tuple[Count, ...]


def noted(counts: Counts, new: Count) -> Counts:
    """With what somebody has just been told, together with what they knew of the same kind."""
    same = [count for count in counts if about(count) == about(new)]
    others = [count for count in counts if about(count) != about(new)]
    for count in same:
        tops = [most for most in (count.most, new.most) if most is not None]
        new = replace(new, least=max(count.least, new.least), most=min(tops, default=None))
    return tuple(sorted([*others, new], key=about))


def about(count: Count) -> tuple[str, str, str]:
    """Whose knowledge of what it is."""
    return count.seat, count.holder, count.word


def after_gain(counts: Counts, holder: str, card: int, seen_by: Container[str]) -> Counts:
    """A card has come into a hand."""
    return tuple([gained(c, card, c.seat in seen_by) if c.holder == holder else c for c in counts])


def gained(count: Count, card: int, seen: bool) -> Count:
    if not seen:
        return count.changed(0, 1)
    return count.changed(1, 1) if card in MEANT[count.word] else count


def after_loss(
    counts: Counts, holder: str, card: int, seen_by: Container[str] | None = None
) -> Counts:
    """A card has left a hand, seen by all unless it is said by whom."""
    return tuple(
        [
            lost(c, card, seen_by is None or c.seat in seen_by) if c.holder == holder else c
            for c in counts
        ]
    )


def lost(count: Count, card: int, seen: bool) -> Count:
    if not seen:
        return count.changed(-1, 0)
    return count.changed(-1, -1) if card in MEANT[count.word] else count


def still_useful(counts: Counts, hands: Mapping[str, bytes]) -> Counts:
    """Those that still say something of these hands."""
    return tuple([count for count in counts if not count.says_nothing_of(hands[count.holder])])


def made_true(counts: Counts, hands: Mapping[str, bytes], eyes: str | None) -> Counts:
    """What others were told, made anew for these hands: these eyes do not know which numbers."""
    return tuple([c if c.seat == eyes else exact(c, hands[c.holder]) for c in counts])


def exact(count: Count, hand: bytes) -> Count:
    """The number of such cards in a hand."""
    number = count.number_in(hand)
    return Count(count.seat, count.holder, count.word, number, number)
