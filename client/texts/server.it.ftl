# Che cosa rifiuta il server, secondo gli id che manda.

why-one-seat = Ognuno ha un posto a questo tavolo, e tu hai il tuo.
why-not-open = La partita è cominciata, e questo posto non è libero.
why-holder-opens = La partita è cominciata: lo libera chi lo occupa, o un voto.
why-no-swap-begun = La partita è cominciata: i posti si scambiano prima.
why-no-vote = Un voto così non esiste.
why-too-many-votes = A questo tavolo si è già votato troppo.
why-own-seat = Questo è il tuo posto.
why-bot-seat = Qui gioca un bot.
why-one-each = Si scambiano i posti persone che ne hanno uno ciascuna.
problem-unknown = Il server non ti conosce più. Ricarica la pagina.
problem-not-yours = Questo non spetta a te.
problem-not-found = Qui non c'è niente, o non più.
problem-taken = Lì siede già qualcuno.
problem-too-fast = Troppo in fretta: aspetta un momento.
problem-unavailable = Il server ora non può registrarlo. Riprova.
problem-fault = Qualcosa è andato storto sul server; nulla è cambiato.
