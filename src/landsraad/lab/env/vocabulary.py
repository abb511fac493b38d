"""The vocabulary of a game: a number for every symbol that an action can be chosen by.

The numbers are the same in all positions, modes and versions. First come the signs, numbers and
characters that all games share, then what a file in `words/` lists, one entry a line: `:bid` is a
class of actions, `arrakeen` a word. Lines are only ever added at the end.

A symbol without an entry, such as a number above 99, is written out: `text`, its parts (words of
the list and single characters), `end`. So nothing that a game offers is out of reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from landsraad.kernel import Action
from landsraad.kernel.choices import END, Symbol, spell
from landsraad.kernel.registry import game_class

LEAVE_IT, ENDED, TEXT, NOTHING, NO, YES = range(6)
SIGNS: Final = ("leave", "end", "text", "nothing", "no", "yes")
NUMBERS: Final = tuple([str(number) for number in range(100)])
CHARACTERS: Final = tuple([chr(code) for code in range(32, 127)])
COMMON: Final = (*SIGNS, *NUMBERS, *[f"'{character}'" for character in CHARACTERS])
FIRST_NUMBER: Final = len(SIGNS)
FIRST_CHARACTER: Final = FIRST_NUMBER + len(NUMBERS)
FOLDER: Final = Path(__file__).parent / "words"


class Vocabulary:
    """All symbols of a game, numbered.

    Attributes:
        entries: what each number stands for, as it is written in `words/`.
    """

    def __init__(self, actions: Sequence[type[Action]], listed: Sequence[str]) -> None:
        kinds = [f":{made.kind}" for made in actions]
        added = [kind for kind in kinds if kind not in listed]
        self.entries = (*COMMON, *listed, *added)
        self._numbers = {entry: number for number, entry in enumerate(self.entries)}
        self._words = {word: self._numbers[word] for word in listed if not word.startswith(":")}
        self._longest = max(map(len, self._words), default=1)

    @property
    def size(self) -> int:
        return len(self.entries)

    @property
    def words(self) -> tuple[str, ...]:
        """Those of the game, without its classes of actions."""
        return tuple(self._words)

    def number(self, symbol: Symbol) -> int | None:
        """The number of a symbol; None if it must be written out."""
        if isinstance(symbol, str):
            return self._words.get(symbol)
        if isinstance(symbol, bool):
            return YES if symbol else NO
        if isinstance(symbol, int):
            return FIRST_NUMBER + symbol if 0 <= symbol < len(NUMBERS) else None
        if isinstance(symbol, type):
            return self._numbers[f":{symbol.kind}"]
        if symbol is END:
            return ENDED
        return NOTHING if symbol is None else None

    def written_out(self, symbol: Symbol) -> tuple[int, ...]:
        """The numbers of a symbol that has none of its own, after `text`."""
        rest = symbol if isinstance(symbol, str) else f"#{symbol!r}"
        parts: list[int] = []
        while rest:
            part = self._first_part(rest)
            parts.append(self._words.get(part, FIRST_CHARACTER + ord(part[0]) - ord(" ")))
            rest = rest[len(part) :]
        return (*parts, ENDED)

    def _first_part(self, text: str) -> str:
        """The longest word of the list that a text begins with, or its first character."""
        for length in range(min(self._longest, len(text)), 1, -1):
            if text[:length] in self._words:
                return text[:length]
        if text[0] not in CHARACTERS:
            raise ValueError(f"{text[0]!r} is in no vocabulary")
        return text[0]

    def spell(self, action: Action) -> tuple[int, ...]:
        """The numbers that an action is chosen by."""
        numbers: list[int] = []
        for symbol in spell(action):
            number = self.number(symbol)
            numbers += [number] if number is not None else [TEXT, *self.written_out(symbol)]
        return tuple(numbers)


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """The vocabulary of a game by its name; one without a list of words writes them out."""
    file = FOLDER / f"{game}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    listed = [line for line in lines if line and not line.startswith("#")]
    return Vocabulary(game_class(game).actions, listed)
