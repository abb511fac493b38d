# The list of tables, and what holds for a table, in English.

tables-mine = You: { $seats }
tables-other = { $seat }: { $who }
tables-state = { $state } · { $turn }
tables-turn-dune = turn { $round }
tables-turn-arrakis = round { $round }
tables-turn-crysknife = round { $round }
tables-rematch = Rematch
tables-concede = Concede
tables-concede-title = Concede “{ $table }”?
tables-concede-hint = You leave your seats for good and cannot come back by yourself. Bots play on in your place, and the game goes on for the others.
pace-here = Pace of the bots at this table
pace-host = The host sets the pace of the bots.
