"""Write who may do what, from the table that the server goes by.

Run: python tools/access_table.py
"""

from __future__ import annotations

from pathlib import Path

from landsraad.server.access import RULES, Role

PAGE = Path(__file__).parents[1] / "docs" / "access.md"
HEAD = """\
# Who may do what

The server goes by this table (`landsraad.server.access`) and by nothing else; a test tries every
line as everybody. What is not here is allowed to nobody.

- **anonymous**: nobody that the server knows.
- **guest**: somebody with a name who has nothing to do with the table.
- **seat**: the holder of the seat that it is about; where it is about none, of any seat.
- **other seat**: the holder of another seat of the same table.
- **spectator**: a guest who brings the link for spectators.
- **host**: the guest who made the table, holding no seat.

Somebody can be several of these at once; one that is allowed is enough. A line that tells cases
apart says which in brackets: through the eyes of *a seat*, of *spectators*, or any eyes *after the
end*; *before it begins* or *once it has begun*, which is about the game.

Once a game has begun nobody but its holder disposes of a seat, the host included: it changes hands
by the wish of its holder, by a vote of all other people (two at least, before somebody new sits
down), or because the time was up at a table with a limit. Everybody sees it happen, newcomers are
named for the rest of the game, and at a table that is not a hot seat everybody has one seat. A link
that was made before the beginning leads to no seat any more. After the end nothing can be taken
back; before it, every seat that a person holds has a vote, also while a bot plays it. Nothing that
a client asks runs the game on what is hidden, unless it is an action that is then played. What a
seat says in advance (standing answers, bids for an auction) and a secret choice that it changes are
an `act` of that seat like any other, and shown to nobody else.

Without a right the answer is 401 (anonymous) or 403, over a socket the refusal `not_yours`.

"""


def page() -> str:
    roles = list(Role)
    lines = [f"| what | {' | '.join(roles)} |", f"|---|{'---|' * len(roles)}"]
    for (what, case), allowed in RULES.items():
        name = f"`{what}`{f' ({case})' if case else ''}"
        marks = ["yes" if role in allowed else "–" for role in roles]
        lines.append(f"| {name} | {' | '.join(marks)} |")
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
