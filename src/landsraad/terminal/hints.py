"""Hints in words."""

from __future__ import annotations

from landsraad.bots.advice import Advice, Suggestion
from landsraad.terminal.screen import Screen
from landsraad.terminal.styles import EVENT, MUTED, STRONG


def print_advice(screen: Screen, advice: Advice) -> None:
    """Each suggestion with its figures, its reasons, and how to type it."""
    if not advice.suggestions:
        screen.print_message("hint-none", MUTED)
    for suggestion in advice.suggestions:
        print_suggestion(screen, suggestion)
    if advice.close:
        screen.print_message("hint-close", MUTED)
    if len(advice.suggestions) == 1:
        screen.print_message("hint-alone", MUTED)


def print_suggestion(screen: Screen, suggestion: Suggestion) -> None:
    action, texts = suggestion.action, screen.texts
    words = texts.text("hint-pass") if action is None else texts.act(action)
    screen.print_line(f"· {words}", STRONG)
    if suggestion.chance is not None:
        key = "hint-behind" if percent(suggestion.behind) > 0 else "hint-chance"
        figures = texts.text(
            key,
            chance=percent(suggestion.chance),
            low=percent(suggestion.low),
            high=percent(suggestion.high),
            behind=percent(suggestion.behind),
        )
        screen.print_line(f"  {figures}", EVENT)
    if suggestion.reasons:
        screen.print_line(f"  {'; '.join([texts.text(reason) for reason in suggestion.reasons])}")
    if action is not None:
        screen.print_line(f"  {action}", MUTED)


def percent(share: float) -> int:
    return round(100 * share)
