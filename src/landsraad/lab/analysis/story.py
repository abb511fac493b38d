"""The story of an analysis, in words from the catalogues, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class
from landsraad.lab.analysis.summary import TOLD, summary
from landsraad.lab.analysis.turning_points import Analysis, Change, Judged
from landsraad.texts import Texts

COLUMNS: Final = 60
"""Of a curve in the terminal."""
HEIGHTS: Final = "▁▂▃▄▅▆▇█"


class Story:
    """An analysis in one language."""

    def __init__(self, found: Analysis, record: Record, bot: str, texts: Texts) -> None:
        self.found = found
        self.record = record
        self.bot = bot
        self.texts = texts

    def say(self, key: str, **arguments: object) -> str:
        return self.texts.text(f"analysis-{key}", **arguments)

    def when(self, turn: int) -> dict[str, object]:
        """A turn of Dune, a round of other games."""
        return {"game": self.record.setup.game, "turn": turn}

    def percent(self, chance: float) -> str:
        return f"{100 * chance:.0f} %"

    def act(self, notation: str) -> str:
        """An action in words."""
        assert self.texts.game is not None
        return self.texts.act(self.texts.game.notation().read(notation))

    # Parts of the story.

    def method(self) -> str:
        return self.say(
            "method",
            playouts=self.found.playouts,
            looks=len(self.found.curve),
            moments=len(self.found.steps) + 1,
            bot=self.bot,
        )

    def curves(self) -> Iterator[tuple[str, str]]:
        """Each seat with its chances from left to right."""
        last = len(self.found.steps)
        moments = [round(number * last / (COLUMNS - 1)) for number in range(COLUMNS)]
        for seat in self.found.seats:
            chances = [self.found.chance(moment, seat) for moment in moments]
            marks = [HEIGHTS[min(7, int(8 * chance))] for chance in chances]
            yield self.texts.name(seat), "".join(marks)

    def moment(self, change: Change) -> list[str]:
        """A moment that decided: when, what happened, what it changed, and by what."""
        steps = self.found.steps[change.start : change.end]
        turn = steps[-1].turn
        if len(steps) == 1:
            (step,) = steps
            what = self.texts.act(step.action)
            lines = [
                self.say(
                    "moment",
                    **self.when(turn),
                    action=change.end,
                    seat=self.texts.name(step.action.seat),
                    what=what,
                )
            ]
        else:
            lines = [
                self.say("moments", **self.when(turn), first=change.start + 1, last=change.end)
            ]
        told = [self.texts.event(event) for step in steps for event in step.events]
        lines += told[-TOLD:]
        lines.append(
            self.say(
                "change",
                seat=self.texts.name(change.seat),
                before=self.percent(change.before),
                after=self.percent(change.after),
                error=self.percent(change.error),
            )
        )
        if not change.is_clear:
            lines.append(self.say("unsure"))
        elif change.luck is not None and change.choice is not None:
            luck, choice = (f"{100 * part:+.0f}" for part in (change.luck, change.choice))
            lines.append(self.say("luck", luck=luck, choice=choice))
        return lines

    def best(self, judged: Judged) -> str:
        return self.say("best", **self.about(judged), usual=self.percent(judged.usual))

    def worst(self, judged: Judged) -> str:
        other = {"better": self.act(judged.better), "could": self.percent(judged.better_chance)}
        return self.say("worst", **self.about(judged), **other)

    def about(self, judged: Judged) -> dict[str, object]:
        return {
            **self.when(self.found.steps[judged.moment].turn),
            "action": judged.moment + 1,
            "what": self.act(judged.played),
            "chance": self.percent(judged.chance),
            "error": self.percent(judged.error),
        }

    def decisions(self) -> Iterator[tuple[str, list[str]]]:
        """Each player with their best and their worst decision, as far as it is clear."""
        for seat in self.record.setup.seats:
            best, worst = self.found.best(seat), self.found.worst(seat)
            lines = [] if best is None else [self.best(best)]
            lines += [] if worst is None else [self.worst(worst)]
            yield self.texts.name(seat), lines or [self.say("unclear")]

    def luck_share(self) -> str:
        share = self.found.luck_share()
        return "" if share is None else self.say("luck-share", share=self.percent(share))

    def to_json(self) -> dict[str, Any]:
        """Everything that was found, with the words for it."""
        found, game = self.found, self.record.setup.game
        return {
            "game": game,
            **summary(found, game_class(game), self.bot),
            "chances": [
                {seat: round(found.chance(moment, seat), 4) for seat in found.seats}
                for moment in range(len(found.steps) + 1)
            ],
            "words": {
                "turning_points": [self.moment(change) for change in found.decisive()],
                "players": dict(self.decisions()),
            },
        }
