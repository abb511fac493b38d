"""Deals and promises as values: what is given, what is asked, and what binds whom."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel.values import Json


@dataclass(frozen=True, slots=True)
class Terms:
    """One side of a deal.

    Attributes:
        spice: changes hands when the deal is made (or when the switch `bribes` says).
        later: spice that is due at the next Mentat pause.
        promise: something the engine can hold a player to, such as `no_ship@arrakeen`; or a
            captive that goes home at once, such as `release@stilgar` (tournament rules).
        information: something the engine can show, such as `hand` (see show_secret.py).
        words: there is more to it, agreed in words that nobody but the players can check.
    """

    spice: int = 0
    later: int = 0
    promise: str | None = None
    information: str | None = None
    words: bool = False

    def to_json(self) -> dict[str, Json]:
        return {
            "spice": self.spice,
            "later": self.later,
            "promise": self.promise,
            "information": self.information,
            "words": self.words,
        }


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer; once somebody accepts, what is still due from it.

    Attributes:
        number: its name for the rest of the game.
        giver: who offers.
        to: who may accept; one of them does.
        gives, asks: the two sides, as the giver sees them.
        taker: who has accepted, None while it is an offer.
    """

    number: int
    giver: str
    to: tuple[str, ...]
    gives: Terms
    asks: Terms
    taker: str | None = None

    def to_json(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "giver": self.giver,
            "to": list(self.to),
            "gives": self.gives.to_json(),
            "asks": self.asks.to_json(),
            "taker": self.taker,
        }


@dataclass(frozen=True, slots=True)
class Promise:
    """What a seat is held to, until the end of a scope: `turn`, `battle` or `card`."""

    seat: str
    what: str
    until: str

    def to_json(self) -> dict[str, Json]:
        return {"seat": self.seat, "what": self.what, "until": self.until}
