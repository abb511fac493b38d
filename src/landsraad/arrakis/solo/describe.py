"""The solo part of a table: described in a position, shown in a view, dealt anew, checked.

    mahdi = { harvest = "tactics_windgap", target = "tactics_gara_kulon", reinforcements = [...] }

Entries of `mahdi` in a position, all optional:

    harvest, target     the open tactics cards (default: Rock Outcroppings and Gara Kulon)
    deck                tactics cards face down (default: all others)
    temporary           the area of the sietch that is the target of moves in this turn only
    reinforcements      planning cards of the reinforcements deck, the top one last
    known               those of them that everybody has seen
    scheming            1: a copy of Hawat's Scheming lies beside the board
    top                 the deck of the Harkonnen card discarded last (default: one with discards)
    flew                true: an ornithopter was used in this turn

The unused dice of the Harkonnen are `unrolled`; their legions may have tokens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN, RESULTS
from landsraad.arrakis.dice import UNROLLED
from landsraad.arrakis.solo import tactics
from landsraad.arrakis.solo.cards import CORRINO, HOUSE, SCHEMING
from landsraad.arrakis.solo.state import COLOUR, TACTICS, Mahdi
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.kernel import Chance, PositionReader

# Positions.


def arrange_mahdi(game: ArrakisState, reader: PositionReader) -> None:
    """Tactics cards and reinforcements, before the other planning cards are dealt out."""
    mahdi = reader.part("mahdi")
    harvest = mahdi.word("harvest", tuple(TACTICS), "tactics_rock_outcroppings")
    target = mahdi.word("target", ("", *TACTICS), "tactics_gara_kulon")
    others = tuple([card for card in TACTICS if card not in (harvest, target)])
    temporary = mahdi.word("temporary", ("", *AREA.names), "")
    own = [card for deck in (HOUSE, CORRINO) for card in game.box.decks[deck]]
    game.hands = {**game.hands, HARKONNEN: mahdi.words("reinforcements", own)}
    game.mahdi = Mahdi(
        deck=mahdi.words("deck", others, others),
        harvest=harvest,
        target=target,
        temporary=AREA.numbers[temporary] if temporary else NOWHERE,
        known=tuple(sorted(mahdi.words("known", own))),
        scheming=mahdi.number("scheming", 0, 1, 0),
        top=mahdi.word("top", ("", HOUSE, CORRINO), ""),
        flew=mahdi.flag("flew"),
    )
    mahdi.finish()


def beside_the_board(game: ArrakisState) -> list[str]:
    """Planning cards that are neither in a deck nor in a hand."""
    return [SCHEMING] * game.mahdi.scheming


def arrange_unrolled(
    game: ArrakisState,
    unused: Mapping[str, tuple[str, ...]],
    used: Mapping[str, tuple[str, ...]],
    number: int,
) -> None:
    """The dice of the Harkonnen, of which none is rolled before its turn."""
    spent = len(used.get(HARKONNEN, ()))
    unrolled = (UNROLLED,) * (number - spent) if game.acting else ()
    game.dice = {**game.dice, HARKONNEN: unused.get(HARKONNEN, unrolled)}
    left = number - len(game.dice[HARKONNEN]) if game.acting else 0
    rest = tuple(sorted((RESULTS * 2)[:left], key=RESULTS.index))
    game.used = {**game.used, HARKONNEN: used.get(HARKONNEN, rest)}


# Views.


def public_view(game: ArrakisState) -> dict[str, Any]:
    """Of the reinforcements deck only its backs and what everybody has seen."""
    planning = game.box.planning
    shown = {
        **tactics.names(game),
        "tactics_left": len(game.mahdi.deck),
        "temporary": "" if game.mahdi.temporary == NOWHERE else AREA.names[game.mahdi.temporary],
        "reinforcements": [planning[card].deck for card in game.hands[HARKONNEN]],
        "known": list(game.mahdi.known),
        "scheming": game.mahdi.scheming,
        "flew": game.mahdi.flew,
        "top": game.mahdi.top,
    }
    return {"mahdi": shown}


def face_down(game: ArrakisState) -> dict[str, Any]:
    return {"mahdi": {"reinforcement_cards": list(game.hands[HARKONNEN])}}


def backs(tokens: tuple[str, ...]) -> dict[str, int]:
    """How many Harkonnen deployment tokens of each colour."""
    colours = [COLOUR[token] for token in tokens]
    return {colour: colours.count(colour) for colour in ("black", "silver")}


# Dealing anew.


def redeal_reinforcements(game: ArrakisState, chance: Chance) -> None:
    """Cards that nobody has seen trade places with those of their deck."""
    known = Counter(game.mahdi.known)
    unseen: list[int] = []
    for place, card in enumerate(game.hands[HARKONNEN]):
        if known[card]:
            known[card] -= 1
        else:
            unseen.append(place)
    hand = list(game.hands[HARKONNEN])
    for deck in (HOUSE, CORRINO):
        places = [place for place in unseen if game.box.planning[hand[place]].deck == deck]
        pool = chance.shuffle(sorted([*game.decks[deck], *[hand[place] for place in places]]))
        for place, card in zip(places, pool, strict=False):
            hand[place] = card
        order = game.box.decks[deck].index
        game.decks = {**game.decks, deck: tuple(sorted(pool[len(places) :], key=order))}
    game.hands = {**game.hands, HARKONNEN: tuple(hand)}


def other_tokens(game: ArrakisState, chance: Chance) -> dict[str, str]:
    """For each Harkonnen deployment token another one of its colour that it might as well be."""
    placed = [token for legion in game.legions[HARKONNEN].values() for token in legion.tokens]
    other: dict[str, str] = {}
    for ids in game.box.garrison_ids:
        by_place = [token for token in placed if token in ids]
        by_place += [token for token in ids if token not in placed]
        other.update(zip(by_place, chance.shuffle(ids), strict=True))
    return other


# Checks.


def tactics_cards_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SOLO-GEN-3: no tactics card is in two places."""
    cards = [*game.mahdi.deck, *filter(None, [game.mahdi.harvest, game.mahdi.target])]
    if not {*cards} <= {*TACTICS}:
        yield "there is a tactics card that the box does not have"
    if len({*cards}) < len(cards) and game.mahdi.harvest != game.mahdi.target:
        yield "a tactics card is in two places"


def known_reinforcements_are_there(game: ArrakisState) -> Iterator[str]:
    if Counter(game.mahdi.known) - Counter(game.hands.get(HARKONNEN, ())):
        yield "a card that is known to be a reinforcement is not one"


def garrison_tokens(game: ArrakisState) -> Iterator[str]:
    """A-SOLO-RULE-2: Harkonnen deployment tokens lie on the board in the solo mode only."""
    placed = [token for legion in game.legions[HARKONNEN].values() for token in legion.tokens]
    if placed and not game.automated:
        yield "a deployment token lies with the Harkonnen"
    ids = {token for names in game.box.garrison_ids for token in names}
    if len({*placed}) < len(placed) or not {*placed} <= ids:
        yield "a Harkonnen deployment token is on the board twice, or of another side"
