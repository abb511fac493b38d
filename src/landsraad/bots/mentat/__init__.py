"""`mentat`: plays on in imagined worlds before it decides. A folder for each game."""
