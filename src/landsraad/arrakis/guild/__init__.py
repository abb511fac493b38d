"""The Spacing Guild: heighliners, imperium actions, troops, frigates, the Guild Navigator.

The modules of the game itself call in here at a few points, only where `game.guild` is true or a
piece of the expansion is on the table.
"""
