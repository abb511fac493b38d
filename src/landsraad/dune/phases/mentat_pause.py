"""Mentat pause: bribes are taken in, and perhaps somebody has won.

D-VICTORY-1 bribes · D-VICTORY-2 strongholds needed · D-VICTORY-3 what is held
D-VICTORY-4 alliances · D-VICTORY-5 several at once · D-VICTORY-6 and 10 the prediction
D-VICTORY-8 special victories · D-VICTORY-9 no winner and no Guild · D-VICTORY-11 and 12 the Fremen
D-VICTORY-13 the Shield Wall · D-SECRET-7 the end
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.alliance import variant
from landsraad.dune.board import SHIELD_WALL, STRONGHOLDS
from landsraad.dune.deals import at_mentat_pause
from landsraad.dune.factions import fremen, guild
from landsraad.dune.factions.bene_gesserit import have_predicted
from landsraad.dune.state import BENE_GESSERIT, FREMEN, DuneState
from landsraad.dune.step import DuneStep


@dataclass(frozen=True, slots=True)
class MentatPausePhase(DuneStep):
    """Take in the bribes, look for a winner, and on the last turn find one."""

    def run(self, game: DuneState) -> None:
        game.end_step()
        take_in_bribes(game)
        at_mentat_pause(game)
        by_strongholds(game)
        if game.outcome is None and game.turn == game.last_turn:
            on_the_last_turn(game)


def take_in_bribes(game: DuneState) -> None:
    """D-VICTORY-1: what lies in front of a shield goes behind it."""
    for seat, bribe in game.bribes.items():
        if bribe:
            game.spice[seat] += bribe
            game.emit("bribes_taken_in", {"seat": seat, "spice": bribe})
    game.bribes = dict.fromkeys(game.seats, 0)


def by_strongholds(game: DuneState) -> None:
    """D-VICTORY-2, 4: a side with enough strongholds wins; D-VICTORY-5: the first of several."""
    order = game.storm_order()
    for seat in order:
        side = game.side_of(seat)
        if held_by(game, side) >= strongholds_needed(game, side):
            alone = len(side) == 1 or game.is_pair(side)
            win(game, side, "strongholds" if alone else "allied_strongholds", "D-VICTORY-2")
            return


def strongholds_needed(game: DuneState, side: tuple[str, ...]) -> int:
    """D-VICTORY-2 by the number of players, and by the alliance variant for alliances."""
    players = game.number_of_players()
    if len(side) == 1 or game.is_pair(side):
        alone = game.rules.strongholds_to_win(players, 1)
        assert alone is not None  # every row begins with the number for one player
        return alone
    _, together = variant(game)
    if together is None:
        together = game.rules.strongholds_to_win(players, len(side))
    return len(STRONGHOLDS) + 1 if together is None else together


def held_by(game: DuneState, side: tuple[str, ...]) -> int:
    """How many strongholds a side holds."""
    return sum([holds(game, side, territory) for territory in strongholds(game)])


def strongholds(game: DuneState) -> tuple[int, ...]:
    """D-VICTORY-13: in tournaments the Shield Wall counts from a certain worm on."""
    worm = game.rules.shield_wall_stronghold_after_worm
    if worm is not None and game.worms >= worm:
        return (*STRONGHOLDS, SHIELD_WALL)
    return STRONGHOLDS


def holds(game: DuneState, side: tuple[str, ...], territory: int) -> bool:
    """D-VICTORY-3: the side occupies it; where the switch says so, nobody else may."""
    return is_theirs(game, side, game.occupants(territory))


def is_theirs(game: DuneState, side: tuple[str, ...], occupants: tuple[str, ...]) -> bool:
    """Whether a side holds a territory that these occupy."""
    inside = [seat in side for seat in occupants]
    return any(inside) and (all(inside) or game.rules.contested_stronghold_counts)


def win(game: DuneState, side: tuple[str, ...], ending: str, rule: str) -> None:
    """D-VICTORY-6: if the Bene Gesserit have predicted just this, they win alone instead."""
    if have_predicted(game, side):
        side, ending, rule = (BENE_GESSERIT,), "prediction", "D-VICTORY-6"
    end(game, side, ending, rule)


def end(game: DuneState, winners: tuple[str, ...], ending: str, rule: str) -> None:
    """D-SECRET-7: however the game ends, the prediction is shown, and all that was hidden."""
    game.reveal("shields_lifted", {}, since=4)
    if game.prediction is not None:
        winner, turn = game.prediction
        told = {"seat": BENE_GESSERIT, "winner": winner, "turn": turn}
        game.emit("prediction", {**told, "fulfilled": ending == "prediction"})
    game.finish(winners, ending, rule)


def on_the_last_turn(game: DuneState) -> None:
    """D-VICTORY-8: the Fremen, else the Guild. D-VICTORY-9: without the Guild.

    D-VICTORY-10: the prediction covers none of these but most strongholds.
    """
    if fremen.wins_in_the_end(game):
        end(game, fremen.victors(game), "fremen", "D-VICTORY-8")
    elif guild.wins_in_the_end(game):
        end(game, guild.victors(game), "guild", "D-VICTORY-8")
    elif game.rules.no_winner_without_guild == "draw":
        end(game, (), "draw", "D-VICTORY-9")
    elif game.plays(FREMEN):
        end(game, fremen.victors(game), "fremen_default", "D-VICTORY-9")
    else:
        most_strongholds(game)


def most_strongholds(game: DuneState) -> None:
    """D-VICTORY-9: those who tie win together; allies and pairs count as one player."""
    held = {seat: held_by(game, game.side_of(seat)) for seat in game.seats}
    best = tuple([seat for seat in game.seats if held[seat] == max(held.values())])
    win(game, best, "most_strongholds", "D-VICTORY-9")


STEPS = (MentatPausePhase,)
