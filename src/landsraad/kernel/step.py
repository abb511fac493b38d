"""Step and Decision: what the rulebook is in the middle of, and what it asks.

The stack of steps is part of the state of a game. The step on top is in charge:

    ask(game)             what must be asked here and now; pure, and nothing means "run me"
    run(game)             does what happens without asking, then becomes, pushes or ends
    answer(game, action)  takes an answer that `ask` offered; it never refuses

A step is an immutable value (a frozen dataclass); it goes on by `game.become(another)`,
`game.push(one_on_top)` or `game.end_step()`. Legality lives in the choices alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.slots import write_but, write_into_slots

if TYPE_CHECKING:
    from landsraad.kernel.action import Action
    from landsraad.kernel.chance import Chance
    from landsraad.kernel.choices import Choices
    from landsraad.kernel.refusals import Because
    from landsraad.kernel.values import Json


class Decision:
    """A question to one seat. Treat it as immutable.

    Attributes:
        seat: who is asked.
        kind: the question; clients have a panel and catalogues have a text for it.
        actions: all legal answers.
        required: the game waits for it; an optional one may be taken or left.
        private: others may not know that this seat is asked, only that the table waits.
        default: of a private question, what it means not to answer in time; None if the game has
            to wait for an answer.
    """

    __slots__ = ("actions", "default", "kind", "private", "required", "seat")

    def __init__(
        self,
        seat: str,
        kind: str,
        actions: Choices[Action],
        *,
        required: bool = True,
        private: bool = False,
        default: Action | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.required = required
        self.private = private
        self.default = default

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "required": self.required, "actions": self.actions.to_json()}

    def __repr__(self) -> str:
        needed = "must" if self.required else "may"
        return f"{self.seat} {needed} {self.kind} ({self.actions.size} choices)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Base of all steps. A game's own steps name their game in place of `Any`."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        write_into_slots(cls)
        write_but(cls)

    def but(self, **changes: Any) -> Self:
        """This step with some fields changed."""
        fields: tuple[str, ...] = self.__match_args__  # type: ignore[attr-defined]  # a dataclass
        kept = [changes[name] if name in changes else getattr(self, name) for name in fields]
        return type(self)(*kept)

    def ask(self, game: Any) -> tuple[Decision, ...]:
        """The questions of this moment; must not change anything."""
        return ()

    def run(self, game: Any) -> None:
        """What happens here without a question."""
        raise NotImplementedError

    def answer(self, game: Any, action: Any) -> None:
        """Take an answer to one of the questions."""
        raise NotImplementedError

    def why_not(self, game: Any, action: Action) -> Because | None:
        """What forbids this action here and now, if the choices cannot tell it."""
        return None

    def view(self, game: Any, eyes: str | None) -> Mapping[str, Any] | None:
        """What these eyes see of the step itself, if it holds anything worth showing."""
        return None

    def redeal(self, game: Any, eyes: str | None, chance: Chance) -> Step:
        """This step with everything these eyes do not know exchanged for something possible."""
        return self
