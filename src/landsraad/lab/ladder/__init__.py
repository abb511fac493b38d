"""The ladder: bots against each other, and what that says about them.

`contests` says who sits where, `matches` plays on all cores and keeps the results, `statistics`
draws conclusions, `report` writes them down. The command is `landsraad ladder`.
"""
