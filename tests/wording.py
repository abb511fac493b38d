"""Do the words suffice? What tests of message catalogues share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from landsraad.chronicle import Chronicle
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.texts import COMPOUND, SIGNS, Texts, key_of

T = TypeVar("T")
Played = tuple[Game, Chronicle, list[Game]]
"""A game, what happened in it, and moments on the way."""


def play_at_random(game: Game, seed: int, most: int = 100_000, every: int = 1) -> Played:
    """Play a game to its end or for so many actions, and keep some of its moments."""
    chance, story, moments = Chance.seeded(seed), Chronicle(), list[Game]()
    while not game.over and game.sequence < most:
        if game.sequence % every == 0:
            moments.append(game.copy())
        action = chance.choice(game.pending).actions.sample(chance)
        story.add(action, game.play(action))
    return game, story, moments


def check_all(texts: Texts, games: list[Played]) -> None:
    """Everything that was asked, played and told has a message, and every ending."""
    check_events(texts, games)
    check_decisions_and_actions(texts, games)
    check_endings(texts, games)


def once(items: Iterable[T]) -> Iterator[T]:
    """Each of them once, however many eyes and moments saw it: it gets the same message."""
    return iter({repr(item): item for item in items}.values())


RAW = re.compile(r"\w_\w|[\[\]{}@]|\w:\w")
"""What only programs write: ids, brackets, notation."""


NOTATED = {"choose_for_mahdi"}
"""Actions whose choice is the notation of another one; the client has a panel that says it."""


def check_words_for_people(texts: Texts, games: list[Played]) -> None:
    """Nothing that was asked, played or told shows an id or a notation."""
    for game, story, moments in games:
        events = once(event for event in story.seen_by(REFEREE) if event["kind"] != "chance")
        actions = once(action for action, _ in story.entries if action.kind not in NOTATED)
        told = [*map(texts.event, events), *map(texts.act, actions)]
        told += [texts.prompt(kind, seat) for kind, seat in asked(moments)]
        assert [text for text in told if RAW.search(text)] == [], game.name


def check_events(texts: Texts, games: list[Played]) -> None:
    """Every event has a message for all eyes."""
    for game, story, _ in games:
        all_eyes = (REFEREE, None, *game.seats)
        for event in once(event for eyes in all_eyes for event in story.seen_by(eyes)):
            fields = {name: value for name, value in event.items() if name != "kind"}
            assert not problems(texts, key_of("event", event["kind"]), fields), event


def check_decisions_and_actions(texts: Texts, games: list[Played]) -> None:
    """Every decision that was asked and every action that was played has a message."""
    for _, story, moments in games:
        for kind, seat in asked(moments):
            key = key_of("ask", kind)
            assert not problems(texts, key, {"seat": seat}), key
        for action in once(action for action, _ in story.entries):
            assert not problems(texts, key_of("act", action.kind), fields_of(action)), action


def asked(moments: list[Game]) -> list[tuple[str, str]]:
    """Kinds of decisions, and who was asked."""
    return sorted({(d.kind, d.seat) for moment in moments for d in moment.pending})


def check_endings(texts: Texts, games: list[Played]) -> None:
    """Every ending that came has a message."""
    for outcome in [game.outcome for game, _, _ in games if game.outcome is not None]:
        key = key_of("ending", outcome.ending)
        assert not problems(texts, key, {"winners": outcome.winners}), key


def problems(texts: Texts, key: str, fields: dict[str, object]) -> list[Exception]:
    """What is wrong with a message of the language itself, without the help of English."""
    if not texts.bundles[0].has_message(key):
        return [LookupError(key)]
    return texts.message(key, texts.arguments(fields))[1]


def is_named(texts: Texts, word: str) -> bool:
    """Whether a word has a name in the language itself; both parts of one made of two."""
    if has_name(texts, word) or word.isdecimal() or word in texts.names:
        return True
    parts = COMPOUND.fullmatch(word)
    if parts is None or not is_named(texts, parts["value"]):
        return False
    sign = SIGNS[parts["sign"]]
    own = has_name(texts, f"{parts['name']}-{sign}")
    return own or (has_name(texts, sign) and is_named(texts, parts["name"]))


def has_name(texts: Texts, word: str) -> bool:
    return bool(texts.bundles[0].has_message(key_of("name", word)))


def fields_of(action: Action) -> dict[str, object]:
    names: tuple[str, ...] = action.__match_args__
    return {name: getattr(action, name) for name in names}


def words_in(value: Any) -> Iterator[str]:
    """All keys and values, but for actions in notation."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from words_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from words_in(item)
    elif isinstance(value, str) and " " not in value:
        yield value
