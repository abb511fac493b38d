"""REST: what is done around a game. The game itself is played over the socket of its table."""
