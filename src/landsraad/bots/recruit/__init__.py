"""`recruit`: plays by rules of thumb, and is worth sitting against. A folder for each game."""
