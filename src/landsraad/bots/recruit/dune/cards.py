"""What treachery cards are worth to a hand, in spice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.dune.cards import TREACHERY, TREACHERY_CARD
from landsraad.dune.state import BENE_GESSERIT

FIRST: Final = {
    "weapon_projectile": 5.0,
    "weapon_poison": 5.5,
    "weapon_special": 4.0,
    "defense_projectile": 5.5,
    "defense_poison": 5.5,
    "worthless": 0.0,
}
"""The first card of a kind in a hand."""
AGAIN: Final = 0.5
"""A further one, next to the first."""
SPECIALS: Final = {
    "cheap_hero": 3.5,
    "karama": 4.5,
    "truthtrance": 1.5,
    "weather_control": 2.5,
    "family_atomics": 2.0,
    "hajr": 3.0,
    "tleilaxu_ghola": 4.0,
}
WORTHLESS_AS_KARAMA: Final = 3.0
UNKNOWN: Final = 3.6
"""A card that nobody has seen: a third of the deck is good for little."""


def kind_of(card: str) -> str:
    return TREACHERY[TREACHERY_CARD[card]].kind


def worth_of_card(card: str, hand: Sequence[str], seat: str) -> float:
    """What a card adds to a hand."""
    kind = kind_of(card)
    if kind == "special":
        return SPECIALS[card]
    if kind == "worthless" and seat == BENE_GESSERIT:
        return WORTHLESS_AS_KARAMA
    alike = any(kind_of(held) == kind for held in hand)
    return FIRST[kind] * (AGAIN if alike else 1.0)


def worth_in_hand(card: str, hand: Sequence[str], seat: str) -> float:
    """What a card of a hand is worth beside the others."""
    others = list(hand)
    if card in others:
        others.remove(card)
    return worth_of_card(card, others, seat)
