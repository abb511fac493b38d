# L'elenco dei tavoli, e ciò che vale per un tavolo, in italiano.

tables-mine = Tu: { $seats }
tables-other = { $seat }: { $who }
tables-state = { $state } · { $turn }
tables-turn-dune = turno { $round }
tables-turn-arrakis = round { $round }
tables-turn-crysknife = round { $round }
tables-rematch = Rivincita
tables-concede = Abbandona
tables-concede-title = Abbandonare “{ $table }”?
tables-concede-hint = Lasci i tuoi posti per sempre e non puoi tornare da solo. Al tuo posto continuano i bot, e per gli altri la partita va avanti.
pace-here = Ritmo dei bot a questo tavolo
pace-host = Il ritmo dei bot lo decide chi ospita.

## Suggerimenti

hint = Suggerimento
hint-do = Fallo
hints = Suggerimenti
hints-alone = Solo per chi gioca da solo con i bot
hints-on = Per tutti
hints-off = Per nessuno
hints-here = A questo tavolo tutti possono chiedere suggerimenti. Alla fine tutti vedono chi ne ha chiesti e quanti.
hints-object = Niente suggerimenti a questo tavolo
hints-object-title = Giocare senza suggerimenti?
hints-object-hint = Da adesso nessuno a questo tavolo riceve suggerimenti, nemmeno tu, e non si può tornare indietro. Quelli già chiesti restano contati.
hints-taken =
    { $number ->
        [0] Nessuno ha chiesto suggerimenti.
       *[other] Suggerimenti chiesti: { $taken }.
    }
