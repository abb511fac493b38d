"""Cards: every op has a verb, and every card can be played anywhere without a fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

import landsraad
from landsraad.arrakis import Arrakis, planning_cards
from landsraad.arrakis.actions.cards import PlayCard
from landsraad.arrakis.actions.rounds import SpendDie
from landsraad.arrakis.box import SIDES, STANDARD
from landsraad.arrakis.game import VERBS
from landsraad.arrakis.ops import OPS, Choose, FreeAction, If, Op, RollCombat, verb
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.results import CARD
from landsraad.arrakis.rounds.action import Turn
from landsraad.kernel import Chance

PLAYABLE = [card for card, entry in STANDARD.planning.items() if entry.loose]
SEEDS = range(3)


def nested(ops: Sequence[Op]) -> Iterator[Op]:
    """All steps of an effect, those within others too."""
    for op in ops:
        yield op
        match op:
            case If():
                yield from nested((*op.then, *op.otherwise))
            case Choose():
                for option in op.options:
                    yield from nested(option)
            case RollCombat() | FreeAction():
                yield from nested(op.do)


EFFECTS = [
    *[(card, entry.ops) for card, entry in STANDARD.planning.items()],
    *[(name, entry.ops) for name, entry in STANDARD.leaders.items()],
]
every_effect = pytest.mark.parametrize(("name", "ops"), EFFECTS)


@every_effect
def test_every_op_has_a_verb(name: str, ops: tuple[Op, ...]) -> None:
    assert {type(op) for op in nested(ops)} <= set(VERBS)


def test_every_verb_belongs_to_an_op() -> None:
    assert set(VERBS) <= set(OPS)


@every_effect
def test_options_are_told_apart_by_their_first_step(name: str, ops: tuple[Op, ...]) -> None:
    for op in nested(ops):
        if isinstance(op, Choose):
            first = [verb(option[0]) for option in op.options]
            assert len(set(first)) == len(first)


@every_effect
def test_a_name_is_bound_before_it_is_used(name: str, ops: tuple[Op, ...]) -> None:
    """Whatever a step refers to, a step before it has named."""
    known: set[str] = set()
    for op in nested(ops):
        text = repr(op)
        if isinstance(op, If | Choose | RollCombat):
            continue
        for key in ("ref", "together", "sector_connected_to", "sector"):
            for part in text.split(f" {key}='")[1:]:
                assert part.partition("'")[0] in {"", *known}, text
        known |= {part.partition("'")[0] for part in text.split("bind='")[1:]}


# Playing.


@pytest.fixture(scope="module")
def turns() -> dict[str, list[Arrakis]]:
    """For each side, moments of random games at which it chooses its action."""
    found: dict[str, list[Arrakis]] = {side: [] for side in SIDES}
    for seed in SEEDS:
        for side in SIDES:
            found[side].append(turn_of(side, seed))
    return found


def turn_of(side: str, seed: int) -> Arrakis:
    """A turn of a side, some hundred actions into a random game."""
    game, chance = landsraad.new_game("arrakis", seed=seed), Chance.seeded(seed)
    assert isinstance(game, Arrakis)
    while True:
        top = game.stack[-1]
        if isinstance(top, Turn) and top.side == side and game.sequence > 150 * (seed + 1):
            return game
        if game.over:
            pytest.fail(f"game {seed} is over too early")
        game.play(chance.choice(game.pending).actions.sample(chance))


def take_in_hand(game: Arrakis, seat: str, card: str) -> bool:
    """Exchange cards so that a seat holds this one; it may be lying on a prescience card."""
    deck = game.box.planning[card].deck
    if card in game.hands[seat]:
        return True
    for name in ("decks", "discards"):
        piles = getattr(game, name)
        if card in piles[deck]:
            rest = list(piles[deck])
            rest.remove(card)
            setattr(game, name, {**piles, deck: tuple(rest)})
            game.hands = {**game.hands, seat: tuple(sorted((*game.hands[seat], card)))}
            return True
    return False


@pytest.mark.parametrize("card", PLAYABLE)
def test_every_card_can_be_played(card: str, turns: dict[str, list[Arrakis]]) -> None:
    """To the end of its turn, at random, in different positions: nothing breaks a limit."""
    side = STANDARD.deck_owner[STANDARD.planning[card].deck]
    for number, moment in enumerate(turns[side]):
        for seed in range(3):
            game, chance = moment.copy(), Chance.seeded(seed)
            seat = game.seat(side)
            if not take_in_hand(game, seat, card):
                continue
            game.settle()
            die = game.dice[side][0] if game.dice[side] else "bene_gesserit"
            game.play(SpendDie(seat, die, CARD))
            game.play(PlayCard(seat, card))
            play_out_the_turn(game, chance)

            assert not list(game.faults()), (card, number, seed)


def play_out_the_turn(game: Arrakis, chance: Chance) -> None:
    """Random answers until the effect is resolved."""
    while any(isinstance(step, Resolve) for step in game.stack) and not game.over:
        required = [decision for decision in game.pending if decision.required]
        game.play(chance.choice(required).actions.sample(chance))
        assert not list(game.faults())


# Hands and decks.


def test_drawing_all_cards_empties_a_deck() -> None:
    """A-CARD-4: eighteen cards, then none."""
    game = landsraad.new_game("arrakis", seed=1)
    assert isinstance(game, Arrakis)
    for deck in planning_cards.own_decks(game, "harkonnen"):
        for _ in range(20):
            planning_cards.draw(game, "harkonnen", deck)

    assert len(game.hands["harkonnen"]) == 36
    assert not any(game.decks[deck] for deck in planning_cards.own_decks(game, "harkonnen"))


def test_each_card_is_offered_once() -> None:
    game = landsraad.new_game("arrakis", seed=1)
    assert isinstance(game, Arrakis)
    cards = ("hawats_scheming", "hawats_scheming", "hunter_seeker")
    game.hands = {**game.hands, "harkonnen": cards}

    assert planning_cards.playable(game, "harkonnen") == ("hunter_seeker",)
    assert planning_cards.discardable(game, "harkonnen") == ("hunter_seeker",)
