"""Redealing: another table that is equally possible for all that a seat knows.

Everything hidden is exchanged: hands, decks, traitors, prediction, the next storm card, captives.
What the seat has legally seen stays where it saw it: its own cards, cards seen in auctions, cards
that went back on the deck, its returned traitors, what it looked at on the decks, and what it was
told in a Truthtrance or a deal of traitors, the prediction and kinds of cards. Numbers of cards
stay, and so does the spice behind the shields: all payments are public, so that whoever remembers
them knows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.dune.cards import MEANT, STORM_DECK
from landsraad.dune.counts import Count, made_true
from landsraad.dune.factions.bene_gesserit import predictable
from landsraad.dune.factions.sheets import FACTION, LEADER
from landsraad.dune.state import BENE_GESSERIT, HARKONNEN, SEATS, DuneState, Fact
from landsraad.kernel import Chance
from landsraad.kernel.redeal import shuffled_to_fit

NOBODY: Final[frozenset[int]] = frozenset()
LASTING: Final = ("traitor", "predicted", "predicted_turn")
"""The forms of questions whose answers stay true for the rest of the game."""


def is_true(game: DuneState, seat: str, form: str, value: str | int | None) -> bool:
    """D-DEAL-9: the true answer to a question about what a seat has now.

    Forms: `holds` a card or kind, more `spice` than a number, has a `traitor`, `predicted` a
    faction, `predicted_turn`.
    """
    match form, value:
        case "holds", str():
            return not MEANT[value].isdisjoint(game.hands[seat])
        case "spice", int():
            return game.spice[seat] > value
        case "traitor", str():
            return LEADER[value] in game.traitors[seat]
        case "predicted", _:
            return game.prediction is not None and game.prediction[0] == value
        case "predicted_turn", _:
            return game.prediction is not None and game.prediction[1] == value
    raise LookupError(f"{form} is not a question about the present")


def facts_about(game: DuneState, eyes: str | None, seat: str) -> tuple[Fact, ...]:
    """What these eyes were told of a seat."""
    told = game.told[eyes] if eyes is not None else ()
    return tuple([fact for fact in told if fact[0] == seat]) if told else ()


def redeal_hidden(game: DuneState, eyes: str | None, chance: Chance) -> None:
    if game.over:  # nothing is hidden any more
        return
    game.kept_offers.clear()  # they were made from what is about to change
    redeal_treachery(game, eyes, chance)
    redeal_traitors(game, eyes, chance)
    redeal_spice_deck(game, eyes, chance)
    redeal_storm_card(game, eyes, chance)
    redeal_prediction(game, eyes, chance)
    redeal_captives(game, eyes, chance)
    others = [seat for seat in game.seats if seat != eyes]
    told = {seat: told_anew(game, game.told[seat]) for seat in others if game.told[seat]}
    game.told = {**game.told, **told}
    # D-GAME-2: nobody knows what others have said once for all.
    game.standing = {**game.standing, **dict.fromkeys(others, ())}


def redeal_treachery(game: DuneState, eyes: str | None, chance: Chance) -> None:
    """Unknown cards of hands and deck are shuffled together and dealt again."""
    hidden = [seat for seat in game.seats if seat != eyes]
    known = {seat: known_in(game, eyes, seat) for seat in hidden}
    unknown = [without(game.hands[seat], known[seat]) for seat in hidden]
    top = game.known_top[eyes] if eyes is not None else b""
    cards = [*b"".join(unknown), *game.treachery_deck[len(top) :]]
    places: dict[str, slice] = {}
    start = 0
    for seat, some in zip(hidden, unknown, strict=True):
        places[seat] = slice(start, start + len(some))
        start += len(some)
    cards = shuffled(cards, places, known, told_of_hands(game, eyes), chance)
    dealt = {seat: bytes(sorted([*known[seat], *cards[places[seat]]])) for seat in hidden}
    game.hands = {**game.hands, **dealt}
    game.treachery_deck = top + bytes(cards[start:])
    refresh_knowledge(game, hidden)
    game.counts = made_true(game.counts, game.hands, eyes)


def told_of_hands(game: DuneState, eyes: str | None) -> list[Count]:
    """What these eyes were told of the cards in others' hands."""
    return [count for count in game.counts if count.seat == eyes]


def shuffled(
    cards: list[int],
    places: Mapping[str, slice],
    known: Mapping[str, bytes],
    told: list[Count],
    chance: Chance,
) -> list[int]:
    """The cards in another order, in which the hands agree with all that was told of them."""

    def misfits(dealt: Sequence[int]) -> int:
        hands = [known[count.holder] + bytes(dealt[places[count.holder]]) for count in told]
        return sum([count.lacks_in(hand) for count, hand in zip(told, hands, strict=True)])

    return shuffled_to_fit(cards, misfits, chance)


def known_in(game: DuneState, eyes: str | None, holder: str) -> bytes:
    """The cards these eyes know to be in a hand."""
    return game.known[eyes][FACTION[holder]] if eyes is not None else b""


def without(cards: bytes, gone: bytes) -> bytes:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return bytes(left)


def refresh_knowledge(game: DuneState, hidden: list[str]) -> None:
    """What the others know must be true in the new deal: as many cards seen, of the new ones."""
    game.known = {**game.known, **{seat: known_anew(game, game.known[seat]) for seat in hidden}}
    tops = {seat: game.treachery_deck[: len(game.known_top[seat])] for seat in hidden}
    game.known_top = {**game.known_top, **tops}


def known_anew(game: DuneState, known: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """As many cards of each faction's hand as were known before."""
    if not any(known):
        return known
    hands = zip(SEATS, known, strict=True)
    return tuple([game.hands[seat][: len(cards)] if cards else cards for seat, cards in hands])


def redeal_traitors(game: DuneState, eyes: str | None, chance: Chance) -> None:
    """D-SECRET-6: traitors shown or told of stay, and the seat's own cards, kept or returned."""
    hidden = [seat for seat in game.seats if seat != eyes]
    own = game.returned[eyes] if eyes is not None else b""
    fixed = {seat: known_traitors(game, eyes, seat) for seat in hidden}
    pool: list[int] = []
    places: dict[str, tuple[int, int]] = {}
    for seat in hidden:
        some = [card for card in game.traitors[seat] if card not in fixed[seat]]
        places[seat] = (len(pool), len(pool) + len(some))
        pool += some
    start = len(pool)
    pool += [card for card in game.traitor_deck if card not in own]

    all_denied = {seat: denied_traitors(game, eyes, seat) for seat in hidden}

    def misfits(dealt: Sequence[int]) -> int:
        return sum(
            [
                dealt[place] in denied
                for seat, denied in all_denied.items()
                if denied
                for place in range(*places[seat])
            ]
        )

    cards = bytes(shuffled_to_fit(pool, misfits, chance))
    dealt = {seat: fixed[seat] + cards[first:end] for seat, (first, end) in places.items()}
    game.traitors = {**game.traitors, **dealt}
    game.traitor_deck = cards[start:] + own
    deal_returned(game, hidden, cards[start:])


def deal_returned(game: DuneState, hidden: list[str], cards: bytes) -> None:
    """As many other cards as each of these seats has put back."""
    dealt: dict[str, bytes] = {}
    for seat in hidden:
        number = len(game.returned[seat])
        dealt[seat], cards = cards[:number], cards[number:]
    game.returned = {**game.returned, **dealt}


def known_traitors(game: DuneState, eyes: str | None, seat: str) -> bytes:
    """The traitors of a seat that these eyes know: those it has shown to all or told them of."""
    facts, shown = facts_about(game, eyes, seat), game.shown[seat]
    if not facts and not shown:
        return b""
    told = [LEADER[str(value)] for _, form, value, yes in facts if form == "traitor" and yes]
    return bytes(sorted({*shown, *told}))


def denied_traitors(game: DuneState, eyes: str | None, seat: str) -> frozenset[int]:
    """Leaders that are no traitors of the seat, as these eyes were told."""
    facts = facts_about(game, eyes, seat)
    if not facts:
        return NOBODY
    return frozenset(
        [LEADER[str(value)] for _, form, value, yes in facts if form == "traitor" and not yes]
    )


def told_anew(game: DuneState, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What others were told must be true in the new deal: the answers are given anew."""
    return tuple(
        [(owner, form, value, is_true(game, owner, form, value)) for owner, form, value, _ in facts]
    )


def redeal_spice_deck(game: DuneState, eyes: str | None, chance: Chance) -> None:
    seen = 1 if eyes in game.spice_known else 0
    top, rest = game.spice_deck[:seen], game.spice_deck[seen:]
    game.spice_deck = top + bytes(chance.shuffle(sorted(rest)))


def redeal_storm_card(game: DuneState, eyes: str | None, chance: Chance) -> None:
    knows = eyes is not None and game.flagged("storm_look", eyes)
    if game.storm_card is not None and not knows:
        game.storm_card = chance.choice(STORM_DECK)


def redeal_prediction(game: DuneState, eyes: str | None, chance: Chance) -> None:
    """D-SECRET-7: any that agrees with what these eyes were told."""
    if game.prediction is None or eyes == BENE_GESSERIT:
        return
    facts = facts_about(game, eyes, BENE_GESSERIT)
    winners, turns = predictable(game), list(range(1, game.last_turn + 1))
    if facts:
        winners = [seat for seat in winners if agrees(facts, "predicted", seat)]
        turns = [turn for turn in turns if agrees(facts, "predicted_turn", turn)]
    game.prediction = (chance.choice(winners), chance.choice(turns))


def agrees(facts: tuple[Fact, ...], form: str, value: str | int) -> bool:
    """Whether a value is possible by all answers of one form."""
    return all((said == value) == yes for _, about, said, yes in facts if about == form)


def redeal_captives(game: DuneState, eyes: str | None, chance: Chance) -> None:
    """D-SECRET-14 and 15: any unseen leader may be the one that was taken or killed."""
    for owner in game.seats if game.unseen else ():
        unseen = game.unseen_leaders(owner)
        if not unseen or eyes in (owner, HARKONNEN):
            continue
        by_fate = sorted(unseen, key=lambda leader: fate_of(game, leader))
        other = dict(zip(by_fate, chance.shuffle(sorted(unseen)), strict=True))
        before = {leader: (game.dead[leader], game.deaths[leader]) for leader in unseen}
        for leader, (dead, deaths) in before.items():
            game.dead[other[leader]], game.deaths[other[leader]] = dead, deaths
        game.captives = tuple([other.get(leader, leader) for leader in game.captives])
        game.returning = tuple(sorted([other.get(leader, leader) for leader in game.returning]))
        game.hidden_deaths = tuple([other.get(leader, leader) for leader in game.hidden_deaths])


def fate_of(game: DuneState, leader: int) -> tuple[int, ...]:
    """All that distinguishes an unseen leader from another but its name."""
    lists = (game.captives, game.returning, game.hidden_deaths)
    places = [some.index(leader) if leader in some else -1 for some in lists]
    places[1] = min(0, places[1])  # those who return do so in no order
    return (*places, game.dead[leader], game.deaths[leader])
