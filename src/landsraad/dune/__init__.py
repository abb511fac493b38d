"""Classic Dune: the basic game, the advanced game and the tournament rules of 2009."""
