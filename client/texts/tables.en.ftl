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

## Hints

hint = Hint
hint-do = Do it
hints = Hints
hints-alone = Only for somebody alone with bots
hints-on = For everybody
hints-off = For nobody
hints-here = At this table everybody may ask for hints. After the end all see who took how many.
hints-object = No hints at this table
hints-object-title = Play without hints?
hints-object-hint = From now on nobody at this table gets hints, you included. That cannot be changed back. Hints that were taken stay counted.
hints-taken =
    { $number ->
        [0] Nobody took a hint.
       *[other] Hints taken: { $taken }.
    }
