"""Choosing: one answer of a seat, sub-choice by sub-choice, in numbers of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from landsraad.kernel import Action, Decision
from landsraad.kernel.choices import Narrowed, Symbol, narrow
from landsraad.lab.env.vocabulary import LEAVE_IT, TEXT, Vocabulary

Text = tuple[tuple[int, ...], Symbol]
"""A symbol that is written out: the numbers of its parts, and the symbol."""


class Choosing:
    """What has been chosen so far, and what may come next. It never changes.

    Attributes:
        path: the numbers chosen so far.
        action: the action that they mean; None while some are missing, or if it was left.
        left: whether the seat leaves what is optional.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        narrowed: Narrowed,
        may_leave: bool = False,
        path: tuple[int, ...] = (),
    ) -> None:
        self.path = path
        self.left = False
        self._vocabulary = vocabulary
        self._narrowed = narrowed
        self._may_leave = may_leave
        self._known: dict[int, Symbol] = {}
        self._texts: list[Text] = []
        self._written = -1  # how much of a text is; none has been begun
        for symbol in narrowed.symbols():
            number = vocabulary.number(symbol)
            if number is None:
                self._texts.append((vocabulary.written_out(symbol), symbol))
            else:
                self._known[number] = symbol

    @classmethod
    def among(
        cls, vocabulary: Vocabulary, decisions: Sequence[Decision], may_leave: bool = False
    ) -> Self:
        """Nothing has been chosen yet; these are all decisions of one seat."""
        return cls(vocabulary, narrow(*[each.actions for each in decisions]), may_leave)

    @property
    def action(self) -> Action | None:
        return None if self.left else self._narrowed.action

    @property
    def done(self) -> bool:
        return self.left or self._narrowed.action is not None

    def numbers(self) -> list[int]:
        """Those that may come next, in order: each leads to an answer, all answers are led to."""
        if self.left:
            return []
        if self._written >= 0:
            return sorted({parts[self._written] for parts, _ in self._texts})
        text = [TEXT] if self._texts else []
        leave = [LEAVE_IT] if self._may_leave else []
        return sorted([*self._known, *text, *leave])

    def after(self, number: int) -> Choosing:
        """What is left after one more.

        Raises:
            ValueError: it may not come next.
        """
        path = (*self.path, number)
        if self._written >= 0:
            left = [text for text in self._texts if text[0][self._written] == number]
            return self._writing(left, self._written + 1, path)
        if number in self._known:
            narrowed = self._narrowed.after(self._known[number])
            return Choosing(self._vocabulary, narrowed, path=path)
        if number == TEXT:
            return self._writing(self._texts, 0, path)
        if number == LEAVE_IT and self._may_leave:
            return self._leaving(path)
        raise ValueError(f"{number} is not among {self.numbers()}")

    def _writing(self, texts: list[Text], written: int, path: tuple[int, ...]) -> Choosing:
        """A text is being written; its end is the end of just one."""
        if not texts:
            raise ValueError(f"{path[-1]} is not among {self.numbers()}")
        if len(texts) == 1 and len(texts[0][0]) == written:
            narrowed = self._narrowed.after(texts[0][1])
            return Choosing(self._vocabulary, narrowed, path=path)
        writing = Choosing(self._vocabulary, self._narrowed, path=path)
        writing._texts, writing._written = texts, written
        return writing

    def _leaving(self, path: tuple[int, ...]) -> Choosing:
        leaving = Choosing(self._vocabulary, self._narrowed, path=path)
        leaving.left = True
        return leaving

    def following(self, numbers: Iterable[int]) -> Choosing:
        """What is left after these."""
        choosing: Choosing = self
        for number in numbers:
            choosing = choosing.after(number)
        return choosing

    def without_forced(self) -> Choosing:
        """What is left after all sub-choices that leave no choice."""
        choosing: Choosing = self
        while not choosing.done and len(numbers := choosing.numbers()) == 1:
            choosing = choosing.after(numbers[0])
        return choosing
