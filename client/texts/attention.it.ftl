# Ciò che chiama chi legge: suoni, segni e note, in italiano.

sound-question = Suoni al tavolo?
sound-question-hint = Una campana quando tocca a te, tamburi di battaglia, sabbia. Puoi cambiarli nelle impostazioni.
sound-yes = Con i suoni
sound-no = Senza
sound = Suono
sound-off = Spento
sound-soft = Piano
sound-medium = Medio
sound-loud = Forte
sounds-heard = Che cosa senti
sounds-turn = Il tuo turno e l’orologio
sounds-game = Il gioco
sounds-chat = Chat

chronicle-filter = Mostra
chronicle-all = Tutto
chronicle-battles = Battaglie
chronicle-moves = Movimenti
chronicle-trade = Scambi e carte
chronicle-mine = Ciò che mi riguarda
chronicle-latest = Alle ultime righe

turn-title = ● Tocca a te — { $table }
turn-note = Tocca a te
call-me = Chiamami quando tocca a me
call-me-denied = Questo browser non permette a Landsraad di chiamarti quando tocca a te.
missed =
    { $number ->
        [one] È successa una cosa · mostra
       *[other] Sono successe { $number } cose · mostra
    }
settled-nexus = In questo Nexus non ti resta niente da scegliere: passi.
