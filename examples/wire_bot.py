"""A bot of its own at a table of a Landsraad server, over the wire.

    python examples/wire_bot.py http://127.0.0.1:8000/join#TOKEN Duncan

It likes large numbers. Put your own idea into `choose`.
"""

from __future__ import annotations

import sys

from landsraad.bots import Question
from landsraad.client import Landsraad, Refused
from landsraad.kernel import Action, Chance


def choose(question: Question, chance: Chance) -> Action:
    """One of the actions offered."""
    decision = next(decision for decision in question.decisions if decision.required)
    some = [decision.actions.sample(chance) for _ in range(10)]
    return max(some, key=lambda action: sum([v for v in action.values() if type(v) is int]))


def main(link: str, name: str) -> None:
    chance = Chance.seeded(1965)
    with Landsraad(link.partition("/join")[0]) as landsraad:
        landsraad.introduce(name)
        with landsraad.join(link).sit() as seat:
            for question in seat.questions():
                try:
                    seat.play(choose(question, chance))
                except Refused as refused:
                    print(refused, file=sys.stderr)  # somebody was faster: look again
            print(seat.view["outcome"])


if __name__ == "__main__":
    main(*sys.argv[1:])
