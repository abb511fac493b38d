"""The six factions: `table` has the player sheets as data, and each has a module of its own.

A faction's module says what its advantages are, one small function or number each with its rule,
and `ADVANTAGES` lists them as the sheet does; `KARAMA_POWER` is its special Karama power. The
phases, and the parts of theirs in `travel` and `battle`, ask there. The modules know the table and
nothing of the phases.
"""
