"""Redealing: another table that is equally possible for all that a seat knows.

Hands, the ranks of sietches that nobody has turned up, face-down deployment tokens and the secret
objectives are exchanged for others. What anybody has seen stays: discards, tokens and sietches that
were turned up, and objectives that the course of the game has ruled out. The backs of cards and
tokens stay too. Whatever else is hidden has no identity before it is drawn (see state.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.ops import Op
from landsraad.arrakis.planning_cards import can_play
from landsraad.arrakis.solo import describe
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import CannotRedeal, Chance

TRIES: Final = 2000
"""Deals tried for one that fits; nearly every one does."""


def redeal_hidden(game: ArrakisState, eyes: str | None, chance: Chance) -> None:
    """Deal everything anew that these eyes have not seen."""
    if game.over:  # nothing is hidden any more
        return
    redeal_hands(game, eyes, chance)
    if game.automated:
        redeal_automaton(game, chance)
    if eyes is None or game.side(eyes) != ATREIDES:
        redeal_ranks(game, chance)
        redeal_tokens(game, chance)
        redeal_objectives(game, chance)


def redeal_automaton(game: ArrakisState, chance: Chance) -> None:
    """Nobody looks at the reinforcements and the tokens of the automatic Harkonnen."""
    describe.redeal_reinforcements(game, chance)
    other = describe.other_tokens(game, chance)
    rename_tokens(game, HARKONNEN, other)
    game.stack[:] = [renamed(step, other) for step in game.stack]


def redeal_hands(game: ArrakisState, eyes: str | None, chance: Chance) -> None:
    """The cards of others change places with those of the decks, each with its own back.

    Whether somebody can play or discard a card at all shows whenever they are asked to; a deal in
    which that is otherwise does not fit.
    """
    hidden = [seat for seat in game.seats if seat != eyes]
    known = known_cards(game, eyes)
    before = [can_play(game, seat) for seat in hidden]
    for _ in range(TRIES):
        deal_hands(game, hidden, known, chance)
        if [can_play(game, seat) for seat in hidden] == before:
            redeal_glances(game, eyes, chance)
            return
    raise CannotRedeal("no other hands were found that can be played where these can")


def deal_hands(
    game: ArrakisState, hidden: list[str], known: Mapping[str, tuple[str, ...]], chance: Chance
) -> None:
    """All cards of these hands and of the decks, shuffled and dealt again, but for known ones."""
    hands: dict[str, list[str]] = {seat: [*known.get(seat, ())] for seat in hidden}
    unseen = {seat: without(game.hands[seat], hands[seat]) for seat in hidden}
    planning, place = game.box.planning, game.box.planning_places
    decks: dict[str, tuple[str, ...]] = {}
    for deck, pile in game.decks.items():
        held = {
            seat: [card for card in unseen[seat] if planning[card].deck == deck] for seat in hidden
        }
        pool = [*pile, *[card for cards in held.values() for card in cards]]
        left = chance.shuffle(sorted(pool))
        for seat, cards in held.items():
            hands[seat] += left[: len(cards)]
            left = left[len(cards) :]
        decks[deck] = tuple(sorted(left, key=place.__getitem__))
    game.decks = decks
    dealt = {seat: tuple(sorted(cards)) for seat, cards in hands.items()}
    game.hands = {**game.hands, **dealt}


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def known_cards(game: ArrakisState, eyes: str | None) -> dict[str, tuple[str, ...]]:
    """What these eyes have been shown of their partner's hand (A-TEAM-8, A-TEAM-10)."""
    if eyes is None or eyes not in game.seen:
        return {}
    return {seat: game.seen[eyes] for seat in game.partners[game.side(eyes)] if seat != eyes}


def redeal_glances(game: ArrakisState, eyes: str | None, chance: Chance) -> None:
    """Others know as many cards of a hand that is hidden from these eyes, but now other ones."""
    for seat, cards in game.seen.items():
        (partner,) = [other for other in game.partners[game.side(seat)] if other != seat]
        if cards and eyes not in (seat, partner):
            hand = chance.shuffle(sorted(game.hands[partner]))
            game.seen = {**game.seen, seat: tuple(sorted(hand[: len(cards)]))}


def redeal_ranks(game: ArrakisState, chance: Chance) -> None:
    """The sietches that lie face down trade their ranks."""
    hidden = [area for area in game.sietches if not game.found >> area & 1]
    tokens = chance.shuffle(sorted([game.sietches[area][1] for area in hidden]))
    homes = [game.sietches[area][0] for area in hidden]
    dealt = zip(hidden, zip(homes, tokens, strict=True), strict=True)
    game.sietches = {**game.sietches, **dict(dealt)}


def redeal_tokens(game: ArrakisState, chance: Chance) -> None:
    """Deployment tokens that nobody has turned up trade places, starting ones among themselves."""
    placed = [token for legion in game.legions[ATREIDES].values() for token in legion.tokens]
    unseen = [*placed, *game.token_pool, *game.tokens_unseen]
    other: dict[str, str] = {}
    for kind in (game.box.starting_tokens, game.box.standard_tokens):
        same = [token for token in unseen if token in kind]
        other.update(zip(same, chance.shuffle(sorted(same)), strict=True))
    rename_tokens(game, ATREIDES, other)
    game.token_pool = tuple([other[token] for token in game.token_pool])
    game.tokens_unseen = tuple(sorted([other[token] for token in game.tokens_unseen]))
    game.stack[:] = [renamed(step, other) for step in game.stack]


def rename_tokens(game: ArrakisState, side: str, other: Mapping[str, str]) -> None:
    """The tokens with a side's legions become other ones."""
    legions = {area: renamed(legion, other) for area, legion in game.legions[side].items()}
    game.legions = {**game.legions, side: legions}


def renamed(value: Any, other: Mapping[str, str]) -> Any:
    """A value of a state, for example a step, in which tokens have become other ones."""
    if isinstance(value, str):
        return other.get(value, value)
    if isinstance(value, tuple):
        return tuple([renamed(item, other) for item in value]) if value else value
    if isinstance(value, Legion):
        tokens = [other.get(token, token) for token in value.tokens]
        return value.with_tokens(tuple(sorted(tokens))) if tokens else value
    if isinstance(value, Op):  # what a card says, which names none
        return value
    before = [getattr(value, name) for name in field_names(value.__class__)]
    after = [renamed(item, other) for item in before]
    return value if after == before else value.__class__(*after)


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; anything else has none."""
    return tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()


def redeal_objectives(game: ArrakisState, chance: Chance) -> None:
    """Others of the six objectives, as far as the game has not ruled them out."""
    held: list[str] = []
    for place in range(len(game.objectives)):
        ruled_out = game.ruled_out[place] if place < len(game.ruled_out) else ()
        free = [card for card in game.box.objectives if card not in (*held, *ruled_out)]
        held.append(chance.choice(free))
    game.objectives = tuple(held)
    game.objectives_aside = tuple([card for card in game.box.objectives if card not in held])
