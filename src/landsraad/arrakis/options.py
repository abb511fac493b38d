"""What can be chosen before a game of War for Arrakis: mode, expansion, the owner's own box."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.arrakis.box import KNOWN, Box, standard
from landsraad.arrakis.lineup import SHARED
from landsraad.arrakis.own_box import changes_text, corrected
from landsraad.kernel import BadOptions, BadRecord, Listed, Option, Reading
from landsraad.kernel.record import read_json
from landsraad.kernel.setup import read_options
from landsraad.kernel.values import Value, brief

OPTIONS: Final = (
    Option("mode", Listed("duel", "teams3", "teams4", "mahdi"), "duel"),
    Option("guild", Listed(True, False), False),
)
"""mode: who plays, and with how many.
guild: whether the Spacing Guild expansion is played with.

shared (not listed here): the side that two players share in mode teams3; the seats say the same.
box (not listed here): changes to the cards, tokens, dice and tracks, as an owner's box file has
them (see docs/box.md): the text of the file, TOML or JSON, or what it says. A record keeps it as
JSON. None by default.
"""

BOX: Final = "box"

SOLO: Final = {"mode": "mahdi"}


def reread(
    name: str, now: str, before: str, rule: str, source: Mapping[str, str], solo: bool = False
) -> Reading:
    """What rules version 3 reads in another way than those before it."""
    defaults = {1: before, 3: now}
    return Reading(name, Listed(now, before), defaults, rule, source, SOLO if solo else {})


READINGS: Final = (
    reread(
        "free_actions",
        "at_any_moment",
        "outside_battles",
        "A-FREE-7",
        {"rulebook": "p. 19", "summary": "Risoluzione delle azioni"},
    ),
    reread("mahdi_equals", "settled", "asked", "A-SOLO-GEN-4", {"rulebook": "p. 37"}, solo=True),
    reread(
        "mahdi_holds",
        "falling",
        "all",
        "A-SOLO-SPICE-2",
        {"rulebook": "p. 38", "summary": "Raccolta della spezia"},
        solo=True,
    ),
    reread(
        "mahdi_leader",
        "first_settlement",
        "with_units",
        "A-SOLO-DEPLOY-6",
        {"rulebook": "p. 39", "summary": "Azione Schieramento"},
        solo=True,
    ),
    reread("prescience_cards", KNOWN, "reconstructed", "A-PRES-3", {"rulebook": "p. 28"}),
    reread("stand_ins", "chosen", "highest", "A-UNIT-13", {"rulebook": "p. 11"}),
    reread("tank_moves", "with_the_die", "after_the_action", "A-TANK-4", {"rulebook": "p. 27"}),
    reread(
        "vehicle_order",
        "any",
        "by_type",
        "A-VEH-10",
        {"rulebook": "p. 16", "summary": "Collocamento dei veicoli"},
    ),
)
"""Where the books can be read in more than one way, or we have corrected ourselves.

free_actions: whether free actions may interrupt own decisions in a battle, too, or no battle round.
mahdi_equals: whether the player of the solo mode is not asked where equal options come to the same
in the end, or always.
mahdi_holds: whether the Harkonnen of the solo mode pay to hold only markers that can fall, or those
on the bottom row too.
mahdi_leader: whether the Harkonnen of the solo mode deploy a leader to the settlement that comes
first, even if it is full, or to one that got units.
prescience_cards: whether the prescience cards for the end of the round are the known ones, or those
that stood in for them.
stand_ins: whether the owner always chooses which lower type stands in for a figure that is out, or
the highest does where a token is replaced by figures.
tank_moves: whether leaders in the tank move on the moment a die is spent, or at the end of that
turn.
vehicle_order: whether the vehicles of the active row are placed in any order, or harvesters first,
then ornithopters, then carryalls.
"""


def read_arrakis_options(
    given: Mapping[str, object], readings: Sequence[Reading]
) -> dict[str, Value]:
    """The options of a game, checked, and the readings chosen for it."""
    if given.get("guild") is True and given.get("mode") == "mahdi":
        raise BadOptions("the Spacing Guild is not played in mode mahdi (A-SOLO-GEN-7)")
    listed = {name: value for name, value in given.items() if name not in (BOX, SHARED)}
    chosen = read_options(OPTIONS, listed, readings)
    return chosen | {BOX: read_changes(given.get(BOX, ""))}


def read_changes(box: object) -> str:
    """A box file as a record keeps it; nothing for the standard box."""
    if box in ("", None):
        return ""
    return changes_text(read_file(box) if isinstance(box, str) else box)


def read_file(text: str) -> object:
    """What a box file says, which is written in JSON or TOML."""
    try:
        return read_json(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except BadRecord as wrong:
        raise BadOptions(f"the box file: {wrong}") from None
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadOptions(f"the box file: this is not TOML: {brief(str(wrong), 120)}") from None


def box_of(options: Mapping[str, Value]) -> Box:
    """The box that a game with these options and readings is played with."""
    guild, cards = bool(options["guild"]), str(options["prescience_cards"])
    if options[BOX]:
        return corrected(str(options[BOX]), guild, cards)
    return standard(guild, cards)
