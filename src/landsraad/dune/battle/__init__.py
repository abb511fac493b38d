"""Battle, part by part; `phases/battle.py` puts the parts in order."""
