"""Value: how likely a seat wins from a position of Dune, learned from games of bots.

A position is an imagined one (see `worlds`), at the beginning of a turn or close to it. The weights
are in `dune.json`, with the command that made them; `landsraad train dune` makes them again.
"""

from __future__ import annotations

from collections.abc import Hashable
from importlib.resources import files
from math import sqrt
from pathlib import Path
from typing import Final

from landsraad.bots.mentat.learned import Topic, by_topic, likely, weights_in
from landsraad.dune.board import TERRITORY_MASK
from landsraad.dune.factions.sheets import FACTIONS, LEADERS
from landsraad.dune.phases.mentat_pause import held_by, strongholds, strongholds_needed
from landsraad.dune.state import FREMEN, GUILD, DuneState

FILE: Final = Path(str(files("landsraad.bots.mentat.dune") / "dune.json"))
ELITE: Final = 2
EVERYWHERE: Final = sum(TERRITORY_MASK)
"""All cells; no two territories share one."""

NAMES: Final = (
    "held",
    "one_short",
    "two_short",
    "rival_one_short",
    "rival_two_short",
    "standing_in",
    "allied",
    "spice",
    "spice_of_ally",
    "on_board",
    "in_reserve",
    "cards",
    "leaders",
    "late",
    "held_late",
    "guild_late",
    "fremen_late",
    "against_guild_late",
    *[faction.id for faction in FACTIONS],
)
"""What the weights belong to: see `facts_of`."""
BELIEVED: Final = {
    "held": 0.6,
    "one_short": 0.4,
    "two_short": 0.1,
    "rival_one_short": -0.5,
    "rival_two_short": -0.2,
    "standing_in": 0.2,
    "allied": 0.1,
    "spice": 0.3,
    "spice_of_ally": 0.1,
    "on_board": 0.25,
    "in_reserve": 0.15,
    "cards": 0.3,
    "leaders": 0.4,
    "held_late": 0.3,
}
PRIOR: Final = tuple([BELIEVED.get(name, 0.0) for name in NAMES])
"""What is believed before, by hand: whoever has more is better off, all else being equal."""

TOPICS: Final = {
    "held": Topic("strongholds", good=True),
    "one_short": Topic("strongholds", good=True),
    "two_short": Topic("strongholds", good=True),
    "standing_in": Topic("strongholds", good=True),
    "held_late": Topic("strongholds", good=True),
    "rival_one_short": Topic("rivals", good=False),
    "rival_two_short": Topic("rivals", good=False),
    "allied": Topic("alliance", good=True),
    "spice": Topic("spice", good=True),
    "spice_of_ally": Topic("spice-of-ally", good=True),
    "on_board": Topic("forces", good=True),
    "in_reserve": Topic("reserves", good=True),
    "cards": Topic("cards", good=True),
    "leaders": Topic("leaders", good=True),
}
"""What can be told in words; the others say how far the game is and who plays."""


def facts_of(game: DuneState, seat: str) -> tuple[float, ...]:
    """A position as it is for a seat, in numbers of about one, in the order of `NAMES`."""
    side = game.side_of(seat)
    held = held_by(game, side)
    short = strongholds_needed(game, side) - held
    rivals = {game.side_of(other) for other in game.seats if other not in side}
    needed = min([strongholds_needed(game, r) - held_by(game, r) for r in rivals], default=5)
    ordinary, special = game.forces_in(seat, EVERYWHERE)
    reserve, elite = game.reserves[seat]
    late = game.turn / game.last_turn
    return (
        held / 3,
        float(short <= 1),
        float(short == 2),
        float(needed <= 1),
        float(needed == 2),
        sum([seat in game.occupants(land) for land in strongholds(game)]) / 3,
        float(len(side) > 1),
        sqrt(game.spice[seat]) / 4,
        sqrt(sum([game.spice[ally] for ally in side if ally != seat])) / 4,
        (ordinary + ELITE * special) / 10,
        (reserve + ELITE * elite) / 10,
        len(game.hands[seat]) / 4,
        sum([LEADERS[leader].strength for leader in game.leaders_of(seat)]) / 20,
        late,
        late * held / 3,
        late * (GUILD in side),
        late * (FREMEN in side),
        late * (GUILD in game.seats and GUILD not in side),
        *[float(faction.id == seat) for faction in FACTIONS],
    )


def moment(game: DuneState) -> Hashable | None:
    """What the weights are learned at: the beginning of a turn."""
    return game.turn or None


def positions(game: DuneState) -> list[tuple[str, tuple[float, ...]]]:
    return [(seat, facts_of(game, seat)) for seat in game.seats]


def chance_of_victory(game: DuneState, seat: str) -> float:
    """How likely this seat wins, alone or with others."""
    if game.outcome is not None:
        return float(seat in game.outcome.winners)
    return likely(weights_in(FILE, NAMES), facts_of(game, seat))


def contributions(game: DuneState, seat: str) -> dict[str, float]:
    """What each topic adds to the chance of this seat."""
    return by_topic(weights_in(FILE, NAMES), facts_of(game, seat), NAMES, TOPICS)
