"""The decks: treachery, spice, traitor and storm cards.

Identical cards are one card: a table lists each different card once, with its number, and a deck
is the `bytes` of those numbers. Hands and piles are `bytes` of the same numbers.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

from landsraad.dune.board import TERRITORIES, TERRITORY
from landsraad.dune.data import load

Kind = Literal[
    "weapon_projectile",
    "weapon_poison",
    "weapon_special",
    "defense_projectile",
    "defense_poison",
    "special",
    "worthless",
]


@dataclass(frozen=True, slots=True)
class TreacheryCard:
    """One of the different cards of the treachery deck."""

    id: str
    name: str
    name_it: str
    kind: Kind
    count: int
    stopped_by: str | None
    """The defense that saves a leader from this weapon; nothing stops the Lasgun."""
    voice: str | None
    """What the Voice calls it; None if the Voice cannot name it."""
    limit: int | None
    """The number printed on it: sectors for Weather Control, forces for Tleilaxu Ghola."""

    @property
    def is_weapon(self) -> bool:
        """Whether it can kill a leader."""
        return self.kind.startswith("weapon")

    @property
    def is_defense(self) -> bool:
        """Whether it can save one."""
        return self.kind.startswith("defense")

    @property
    def is_worthless(self) -> bool:
        """Whether it is good for nothing but filling a slot."""
        return self.kind == "worthless"


@dataclass(frozen=True, slots=True)
class SpiceCard:
    """A territory card of the spice deck, or Shai-Hulud, which has no territory."""

    id: str
    name: str
    name_it: str
    territory: int | None
    cell: int | None
    """Where the spice appears."""
    amount: int
    count: int


@dataclass(frozen=True, slots=True)
class StormCard:
    """A storm card: how far the storm moves."""

    sectors: int


_DATA: Final = load("cards")


def _read_treachery(entry: dict[str, Any]) -> TreacheryCard:
    return TreacheryCard(
        id=entry["id"],
        name=entry["name_en"],
        name_it=entry["name_it"],
        kind=entry["kind"],
        count=entry["count"],
        stopped_by=entry.get("stopped_by"),
        voice=entry.get("voice"),
        limit=entry.get("limit"),
    )


def _read_spice(entry: dict[str, Any]) -> SpiceCard:
    if entry["territory"] is None:
        return SpiceCard(
            entry["id"], entry["name_en"], entry["name_it"], None, None, 0, entry["count"]
        )
    territory = TERRITORY[entry["territory"]]
    place = TERRITORIES[territory]
    return SpiceCard(
        id=entry["id"],
        name=place.name,
        name_it=place.name_it,
        territory=territory,
        cell=place.spice_cell,
        amount=entry["amount"],
        count=entry["count"],
    )


def _deck(counts: list[int]) -> bytes:
    return bytes(card for card, count in enumerate(counts) for _ in range(count))


TREACHERY: Final[tuple[TreacheryCard, ...]] = tuple(map(_read_treachery, _DATA["treachery"]))
TREACHERY_CARD: Final[dict[str, int]] = {card.id: i for i, card in enumerate(TREACHERY)}
TREACHERY_DECK: Final[bytes] = _deck([card.count for card in TREACHERY])

SPICE: Final[tuple[SpiceCard, ...]] = tuple(map(_read_spice, _DATA["spice"]))
SPICE_CARD: Final[dict[str, int]] = {card.id: i for i, card in enumerate(SPICE)}
SPICE_DECK: Final[bytes] = _deck([card.count for card in SPICE])
SHAI_HULUD: Final[int] = SPICE_CARD["shai_hulud"]

TRAITORS_DEALT: Final[int] = _DATA["traitor"]["dealt"]
"""Traitor cards each player is dealt."""

STORM: Final[tuple[StormCard, ...]] = tuple(map(StormCard, _DATA["storm"]["sectors"]))
STORM_DECK: Final[bytes] = bytes(range(len(STORM)))

VOICE_CATEGORIES: Final[dict[str, tuple[str, ...]]] = {
    switch: tuple(_DATA["voice_categories"][switch]) for switch in ("seven", "five")
}
"""What the Voice may name, by the value of the switch `voice_categories`."""


def cards_of(*kinds: Kind) -> tuple[int, ...]:
    """The treachery cards of the given kinds."""
    return tuple(i for i, card in enumerate(TREACHERY) if card.kind in kinds)


PROJECTILE_WEAPONS: Final = cards_of("weapon_projectile")
POISON_WEAPONS: Final = cards_of("weapon_poison")
WEAPONS: Final = cards_of("weapon_projectile", "weapon_poison", "weapon_special")
DEFENSES: Final = cards_of("defense_projectile", "defense_poison")
SPECIALS: Final = cards_of("special")
WORTHLESS: Final = cards_of("worthless")

MEANT: Final[dict[str, frozenset[int]]] = {
    **{card.id: frozenset([i]) for i, card in enumerate(TREACHERY)},
    "weapon": frozenset(WEAPONS),
    "projectile_weapon": frozenset(PROJECTILE_WEAPONS),
    "poison_weapon": frozenset(POISON_WEAPONS),
    "defense": frozenset(DEFENSES),
    "special": frozenset(SPECIALS),
    "worthless": frozenset(WORTHLESS),
}
"""The cards that a word in a question means: one of them by its name, or a kind."""

LASGUN: Final[int] = TREACHERY_CARD["lasgun"]
SHIELD: Final[int] = TREACHERY_CARD["shield"]
CHEAP_HERO: Final[int] = TREACHERY_CARD["cheap_hero"]
KARAMA: Final[int] = TREACHERY_CARD["karama"]
TRUTHTRANCE: Final[int] = TREACHERY_CARD["truthtrance"]
WEATHER_CONTROL: Final[int] = TREACHERY_CARD["weather_control"]
FAMILY_ATOMICS: Final[int] = TREACHERY_CARD["family_atomics"]
HAJR: Final[int] = TREACHERY_CARD["hajr"]
TLEILAXU_GHOLA: Final[int] = TREACHERY_CARD["tleilaxu_ghola"]


def kills(weapon: int, defense: int | None) -> bool:
    """Whether the weapon kills a leader behind the defense (None: no card in that slot).

    What a Lasgun and a Shield do together is for the battle to say.
    """
    card = TREACHERY[weapon]
    if not card.is_weapon:
        return False
    return defense is None or TREACHERY[defense].id != card.stopped_by
