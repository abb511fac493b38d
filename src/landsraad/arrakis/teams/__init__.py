"""Three and four players: partners who share a side (A-TEAM).

Most of it is in the rules of the duel themselves, which speak of players with a board, a hand and
dice of their own (`partners` and `homes` of `ArrakisState`) and of the seat that decides for a side
(`speakers`). What only partners have is here: they share out their dice, and they may speak in
secret.
"""
