# Che cosa dicono ogni gioco e il comando, in italiano.

nothing = niente
yes = sì
no = no
pair = { $name } { $number }
entry = { $name } { $value }
two-numbers = { $first }, { $second }

# A chi si chiede, in testa a una domanda; a nessuno dove è chiaro.
asked =
    { $seat-id ->
        [none] { "" }
       *[other] { $seat },{ " " }
    }

event-chance = Caso: { $outcomes }

## Il terminale

welcome = { $game }. Giochi con { $seats }.
welcome-help = Rispondi con un numero, con parte del testo o in notazione; `help` spiega il resto.
sealed = Il seme è sigillato. Il suo sigillo: { $seal }
you-are = { $seat } (tu)
only-changes = (Che cosa è cambiato; `view` mostra tutto il tavolo.)
waiting = si aspetta { $seats }
somebody = qualcuno
pass = (Invio lascia perdere; `wait` lascia perdere finché non ti si chiede qualcosa.)
over = `save FILE` conserva la partita, `log` la racconta di nuovo, Invio esce.
outcome =
    { $winners-count ->
        [0] Non vince nessuno.
        [one] Vince { $winners }.
       *[other] Vincono { $winners }.
    }{ $title }
farewell = La partita non è salvata. La prossima volta `save FILE` la conserva e `landsraad play --resume FILE` la riprende.
farewell-saved = La partita è salvata: `landsraad play --resume { $file }` la riprende.
nothing-asked = Adesso non ti si chiede niente. Invio per andare avanti.

help =
    NUMERO o testo  scegliere: basta una parte del testo, se ce l'ha una sola scelta
    notazione       un'azione intera in una riga, a qualsiasi domanda
    Invio           un passo indietro; oppure lasciare perdere una scelta facoltativa
    view            mostra di nuovo il tavolo
    wait            lascia perdere tutto finché non ti si chiede qualcosa
    hint            che cosa farebbe un mentat al tuo posto, e perché
    log             che cosa hai visto succedere
    ?               la regola dietro l'ultimo rifiuto; `? REGOLA` per un'altra
    undo            riprende la tua ultima azione, se nulla è stato pescato o rivelato
    save FILE       conserva la partita; `landsraad play --resume FILE` la riprende
    quit            esce

## Suggerimenti

hint-none = Nessun suggerimento: ora non ti si chiede nulla, o nessun bot conosce questo gioco.
hint-thinking = Il mentat riflette …
hint-pass = Lascia correre.
hint-chance = { $chance } % di vincere (da { $low } a { $high })
hint-behind = { $chance } % di vincere (da { $low } a { $high }), { $behind } in meno
hint-close = Troppo simili per decidere tra il primo e altri.
hint-alone = Secondo le regole pratiche; non si è provato altro.

because-wins-better = vince la partita più spesso
because-wins-worse = vince la partita meno spesso
because-loses-better = perde la partita meno spesso
because-loses-worse = perde la partita più spesso

## Assegnare le fazioni

lineup-chance = Il caso { $number }
lineup-card = { $player } pesca il turno { $card }.
lineup-choose = { $player }, con quale fazione giochi?
lineup-leads = { $player }: { $factions }
lineup-swap = In due ci si può scambiare: scrivi i nomi, per esempio { $example }. Invio per cominciare.
lineup-no-swap = Possono scambiarsi due fra questi: { $people }.

## Passare lo schermo

hand-over = Ora tocca a { $seat }. Nessun altro dovrebbe guardare.
speak-up = Invio quando sei pronto. Chi vuole parlare prima scrive il nome del suo posto: { $seats }. `undo` riprende l'ultima azione.
others-next =
    { $seats-count ->
        [0] Qualcuno deve rispondere.
       *[other] Ora tocca a: { $seats }.
    }

## Scegliere

ways =
    { $number ->
        [one] { $name } … (un modo)
       *[other] { $name } … ({ $number } modi)
    }
ways-many = { $name } … (molti modi)
more =
    { $number ->
        [one] … e un altro. Scrivi una parte del nome.
       *[other] … e altri { $number }. Scrivi una parte del nome.
    }
no-match = Qui niente si chiama «{ $typed }».
not-offered = Non con il resto della tua scelta: { $value }.
a-number = { $name }: un numero da { $low } a { $high }
not-a-number = È un numero da { $low } a { $high }.
some-of =
    { $low ->
        [0] { $name }: fino a { $high }, con i loro numeri (1 3), oppure - per niente
       *[other] { $name }: da { $low } a { $high }, con i loro numeri (1 3)
    }
not-some-of = Scegline da { $low } a { $high }, diversi, con i loro numeri; - vuol dire niente.
up-to = { $name } (fino a { $number })
how-many = { $name }: in tutto da { $low } a { $high }. Quanti di ognuno, in quest'ordine (3 2), oppure NUMERO:QUANTI per alcuni (1:3), oppure - per niente
not-how-many = Non va: in tutto da { $low } a { $high }, e di ognuno non più del suo limite.

## Rifiutare

refused-rule = Non è permesso: { $title } ({ $rule }). `?` mostra la regola.
refused-reason = { $reason } ({ $rule }) `?` mostra la regola.
refused-seat = Qui parli per { $seat }.
refused-first = Non è ancora il tuo turno. Prima decide: { $seats }.
refused-NotYourTurn = Adesso non ti si chiede niente.
refused-GameOver = La partita è finita.
refused-IllegalAction = Qui non è permesso.
no-refusal = Nessuna regola ha rifiutato niente. `? REGOLA` mostra una regola.
no-rule = La regola { $rule } non c'è.
cannot-undo = Non c'è niente da riprendere: qualcosa è stato pescato o rivelato, o qualcun altro ha agito.
undone = Ripreso.

## Salvare

saved = Salvata in { $file }.
save-where = Di' dove: save FILE
save-other = { $file } non è una partita salvata; scegli un altro nome.
save-failed = Non si può scrivere { $file }: { $reason }.

## Il comando

verified =
    { $actions ->
        [one] Il verbale è giusto: un'azione
       *[other] Il verbale è giusto: { $actions } azioni
    }, ogni esito del caso viene dal suo seme, impronta { $digest }.
verified-word = Nel caso è entrata una parola di chi gioca { $seat }: { $word }
verified-hints =
    { $number ->
        [one] { $seat }: un suggerimento chiesto.
       *[other] { $seat }: { $number } suggerimenti chiesti.
    }
verified-sealed = Il seme è quello che era stato sigillato.
serving = Landsraad è aperto su { $address } (Ctrl-C lo chiude).
no-origin =
    Altri possono raggiungere questo server, che non conosce il proprio indirizzo: avvialo con
    --origin https://il.tuo.indirizzo, così nessuna pagina di un altro sito può passare per una tua.
client-missing =
    Il client per il browser non è compilato: qui possono giocare solo i programmi. Per compilarlo: make client
backed-up = È tutto in { $file }.
restored = È tornato tutto quello che c'era in { $file }.
games-seats = posti (da { $low } a { $high }): { $seats }
games-seats-all = posti: { $seats }
games-option = opzione { $name } = { $default } ({ $values })
from-to = da { $low } a { $high }

## Casi

explain-seats = Posti: { $seats }.
explain-options = Opzioni: { $options }.
explain-beginning = La partita comincia.
explain-position = La situazione è questa:
explain-impossible = Non può essere: { $reason }.
explain-act = { $seat }: { $action }
explain-entry = { $name }: { $value }
explain-one-of = uno fra { $values }
explain-includes = { $values } e forse altro
explain-refused = Rifiutato: { $reason } ({ $rule })
explain-unreadable = Rifiutato: il gioco non conosce questa azione.
explain-no-event = Non deve accadere: { $event }
explain-count =
    { $number ->
        [one] Deve accadere una volta: { $event }
       *[other] Deve accadere { $number } volte: { $event }
    }
explain-state = Sul tavolo deve esserci: { $entries }.
explain-sees = { $seat } deve vedere: { $entries }.
explain-unseen = { $seat } non deve vedere: { $entries }.
explain-step = Deve essere in corso: { $entries }.
explain-asked = Il gioco deve attendere una risposta: { $question }
explain-may = Qualcuno deve poter rispondere, oppure no: { $question }
explain-offered = Deve essere permesso: { $action }
explain-not-offered = Non deve essere permesso: { $action }
explain-choices =
    { $number ->
        [one] { $question } Deve esserci una sola scelta.
       *[other] { $question } Devono esserci { $number } scelte.
    }
explain-outcome = La fine deve essere: { $entries }.
explain-over = La partita deve essere finita.
explain-take-back =
    { $number ->
        [0] Nessuno può annullare nulla.
       *[other] Può annullare ciò che ha fatto per ultimo: { $seats }.
    }
explain-going-on = La partita deve continuare.
explain-spectator = Uno spettatore
explain-referee = L'arbitro
explain-passed = È così.
explain-failed = Non è così:

## Probabilità

odds-attacker-wins = Vince l'attaccante: { $chance }
odds-defender-wins = Vince il difensore: { $chance }
odds-nobody-wins = Non vince nessuno: { $chance }
odds-destroyed = La legione è distrutta: { $chance }
odds-rounds = Round
odds-hits = Colpi
odds-left = Che cosa resta
odds-left-attacker = Che cosa resta dell'attaccante
odds-left-defender = Che cosa resta del difensore
odds-value = Vale { $value } spezia per questa parte, con un errore di { $error }. I piani da mescolare perché nessuno possa approfittarne:
odds-played = Giocato: { $plan }, che ha regalato { $regret } spezia.

## Rapporti sulle partite simulate

report-title = Partite simulate
report-title-dune = Dune: partite simulate
report-title-arrakis = La Guerra per Arrakis: partite simulate
report-lead =
    { $games ->
        [one] Una partita fra bot.
       *[other] { $games } partite fra bot. Gli intervalli sono al 95 %, se un grafico non dice altro.
    }
report-fact-seats = Posti
report-fact-bots = Bot
report-fact-options = Opzioni
report-fact-seeds = Semi
report-fact-games = Partite
report-fact-version = Versione delle tabelle
report-from-to = da { $low } a { $high }
report-default = valori predefiniti
report-players = { $number } giocatori
report-command = Il comando che rifà queste partite e questa pagina:
report-as-table = I numeri
report-section-compared = A confronto
report-section-winning = Chi vince, e come
report-section-seating = Primi giocatori e posti
report-section-over-time = Turno per turno
report-section-fighting = Battaglie
report-section-auctions = Aste
report-section-alliances = Alleanze
report-share = quota
report-interval = intervallo al 95 %
report-number = su
report-games = partite
report-average = media (intervallo al 95 %)
report-middle-half = metà centrale
report-seat = fazione
report-bot = bot
report-bot-random = casuale
report-bot-recruit = recluta
report-bot-bashar = bashar
report-ending = finale
report-job = partite
report-turns = turno
report-rounds = round
report-place = posto
report-place-number = posto { $number }
report-how = decisa da
report-card = carta
report-alliance = alleanza
report-wins = Partite vinte
report-wins-note = Da soli o con alleati: la somma può superare il 100 %.
report-wins-of = Partite vinte: { $seat }
report-bots = Partite vinte, per bot
report-bots-note = Quante volte un posto di questo bot è fra i vincitori.
report-endings = Come finiscono le partite
report-ending-strongholds = roccaforti, da soli
report-ending-allied-strongholds = roccaforti, in alleanza
report-ending-prediction = predizione delle Bene Gesserit
report-ending-fremen = vittoria speciale dei Fremen
report-ending-fremen-default = Fremen, perché nessun altro ha vinto
report-ending-guild = Gilda, perché nessun altro ha vinto
report-ending-most-strongholds = più roccaforti dopo l'ultimo turno
report-ending-draw = nessuno
report-ending-supremacy = Supremazia Harkonnen
report-ending-prescience = prescienza Atreides
report-length = Durata
report-length-note = { $mean } in media; { $actions } azioni per partita.
report-places = Partite vinte, per posto al tavolo
report-places-note = I posti cambiano ordine a ogni partita. La linea tratteggiata è la media di tutti.
report-order = Partite vinte, per ordine nell'ultimo turno
report-order-note = Il posto 1 è il primo giocatore del turno in cui la partita è finita.
report-spice = Spezia
report-strongholds = Roccaforti
report-on-board = Truppe sul tabellone
report-supremacy = Supremazia
report-prescience = Prescienza
report-units = Unità sulla mappa
report-settlements = Insediamenti
report-over-time-note = In media all'inizio del turno, sulle partite che ci arrivano.
report-battles = Battaglie per partita
report-battles-note = { $mean } in media, { $total } in tutto.
report-fights = Battaglie vinte
report-attacks = Battaglie vinte attaccando
report-hows = Che cosa decide le battaglie
report-how-totals = totale più alto
report-how-traitor = traditore
report-how-two-traitors = due traditori
report-how-explosion = esplosione
report-battle-rounds = Round di una battaglia
report-battle-rounds-head = round
report-sites = Dove si combatte
report-sites-note = Quote di tutte le battaglie; i luoghi che ne hanno di più.
report-prices = Quanto costano le carte
report-prices-note = In spezia, in media, la più cara per prima; l'intervallo è quello della metà centrale dei prezzi.
report-winners = In quanti si vince insieme
report-winners-head = vincitori
report-winners-number =
    { $number ->
        [0] nessuno
        [one] una fazione
       *[other] { $number } fazioni
    }
report-pacts = Alleanze strette
report-pacts-note = Quote delle partite in cui vengono strette, le più frequenti per prime.
report-pacts-won = Alleanze che vincono
report-pacts-won-note = Delle partite in cui vengono strette, quelle che vincono insieme.

## Analisi di una partita

analysis-title = { $game }: dove si è decisa la partita
analysis-method =
    { $playouts } partite portate avanti da { $bot }, da { $looks } di { $moments } momenti e da alcune decisioni. Si ridistribuisce tutto quello che uno spettatore, o il giocatore che decide, non poteva sapere.
analysis-curve = Probabilità di vittoria
analysis-curve-note = La probabilità di ciascuno di essere fra i vincitori, azione per azione, come poteva saperla uno spettatore; le fasce sono errori standard. Le linee numerate sono i momenti decisivi.
analysis-decisive = I momenti decisivi
analysis-moment =
    { $turn ->
        [0] Azione { $action }
       *[other] { $game ->
            [dune] Turno
           *[other] Round
        } { $turn }, azione { $action }
    }. { $seat }: { $what }
analysis-moments =
    { $turn ->
        [0] Fra le azioni
       *[other] { $game ->
            [dune] Turno
           *[other] Round
        } { $turn }, fra le azioni
    } { $first } e { $last }
analysis-change = { $seat }: da { $before } a { $after } (± { $error }).
analysis-unsure = È meno del doppio dell'errore e può essere un caso; lo direbbe un budget maggiore.
analysis-luck = Di cui fortuna: { $luck }, scelta: { $choice } punti.
analysis-luck-share = Dei cambiamenti scomposti, { $share } erano fortuna.
analysis-decisions = Decisioni
analysis-best =
    Migliore{ $turn ->
        [0] { "" }
       *[other] , { $game ->
            [dune] turno
           *[other] round
        } { $turn }
    }, azione { $action }: { $what }. Probabilità { $chance } (± { $error }), e { $usual } come proseguirebbe il bot.
analysis-worst =
    Peggiore{ $turn ->
        [0] { "" }
       *[other] , { $game ->
            [dune] turno
           *[other] round
        } { $turn }
    }, azione { $action }: { $what }. Probabilità { $chance } (± { $error }). Meglio: { $better }, con { $could }.
analysis-unclear = Nessuna delle decisioni esaminate era chiaramente migliore o peggiore di un'altra.
