"""Simulation: many games between bots, and what happened in them, as tables.

`tables` says what the tables hold, `observers` fills them from the events of a game, `parts` writes
them so that a killed job goes on where it was, `job` plays on all cores. The command is `landsraad
simulate`.
"""
