# Il client per il browser, in italiano. Ciò che succede in una partita sta nei cataloghi dei giochi.

## Dappertutto

guest-name = Ospite
game-dune = Dune
game-arrakis = La Guerra per Arrakis
game-and-mode = { $game }: { $mode }
game-crysknife = Crysknife
home = Inizio
close = Chiudi
keep = Salva
loading = Un momento …
skip = Vai al contenuto
nav = Pagine
nav-tables = I miei tavoli
nav-watch = Guarda
nav-learn = Impara
not-found = Qui non c'è niente.
colophon = Un progetto di appassionati. Mappe, disegni e parole sono nostri; i nomi servono a indicare i giochi.
less = { $label }: uno in meno
more-of = { $label }: uno in più

error-offline = Il server non risponde. È ancora acceso?
error-server = Qualcosa è andato storto sul server.
error-client = Qualcosa è andato storto.

## La prima pagina

entry-title = Chi controlla la spezia?
entry-lead = Due giochi su un solo pianeta, con ogni regola al suo posto: da soli contro i bot, a uno schermo solo o con gli amici ovunque siano.
entry-first-time = È la prima volta? Impara giocando
door-dune = Sei fazioni, un deserto. Si fanno offerte, si sbarca, ci si allea e si tradisce, finché qualcuno tiene le roccaforti.
door-arrakis = Legioni contro sietch. Atreides e Fremen si nascondono, colpiscono e prevedono; gli Harkonnen danno la caccia e raccolgono.
play-now = Gioca subito
you-play = Giochi con
any-seat = A sorpresa
opponents = Avversari
opponent-recruit = Reclute: facili
opponent-bashar = Bashar: capaci
opponent-mentat = Mentat: prevedono
tempers = Carattere
temper-even = Equilibrati
temper-bold = Audaci
temper-patient = Pazienti
temper-treacherous = Infidi
temper-mixed = Compagnia mista
modes = Modi di giocare
invite-friends = Invita amici
rules = Regole
cards = Carte

mode-dune-basic = Gioco Base
mode-dune-basic-hint = Sei fazioni, le regole rapide
mode-dune-advanced = Gioco Avanzato
mode-dune-advanced-hint = Truppe speciali, spezia in battaglia, consiglieri
mode-dune-tournament = Regole da torneo
mode-dune-tournament-hint = L'ordine severo del torneo del 2009
mode-arrakis-duel = Duello
mode-arrakis-duel-hint = Atreides contro Harkonnen
mode-arrakis-mahdi = Mahdi
mode-arrakis-mahdi-hint = Da soli contro Harkonnen che giocano da sé
mode-arrakis-guild = Duello con la Gilda Spaziale
mode-arrakis-guild-hint = Transatlantici, fregate e il Navigatore
mode-arrakis-teams3 = Tre giocatori
mode-arrakis-teams3-hint = Atreides contro due che si dividono gli Harkonnen
mode-arrakis-teams4 = Quattro giocatori
mode-arrakis-teams4-hint = Due contro due
mode-dune-pairs = Due fazioni a testa
mode-dune-pairs-hint = Due giocatori, quattro fazioni
mode-arrakis-teams3-too = Tre giocatori, Atreides condivisi
mode-arrakis-teams3-too-hint = Casa Atreides e Fremen contro gli Harkonnen
mode-arrakis-mahdi-two = Mahdi in due
mode-arrakis-mahdi-two-hint = Casa Atreides e Fremen insieme contro Mahdi

## Impostazioni

settings = Impostazioni
language = Lingua
language-en = English
language-it = Italiano
theme = Chiaro e scuro
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
motion = Movimento
motion-auto = Come il dispositivo
motion-full = In moto
motion-still = Fermo
scenes = Ciò che accade si vede
scenes-calm = Con calma
scenes-brisk = In fretta
scenes-off = Per niente
pace = Ritmo dei bot
pace-quick = Subito
pace-human = Come persone
pace-slow = Lento
pace-hint = Il ritmo vale per i tavoli che apri da ora in poi.
your-name = Il tuo nome
your-name-kept = Salvato.

## Tavoli

table = Tavolo
tables-none = Non siedi ancora a nessun tavolo.
tables-none-archived = Non hai messo via niente.
tables-begin = Comincia una partita
tables-current = Mostra quelli in corso
tables-archived = Mostra quelli messi via
tables-archive = Metti via
tables-unarchive = Riprendi
table-over = Finita
table-gathering = Non cominciata
table-running = Stanno giocando gli altri
table-your-turn = Tocca a te
record-import = Apri una partita salvata …
record-save = Salva la partita in un file
record-unreadable = Questo file non è una partita salvata.
imported = Questa partita è importata.
imported-short = Importata
imported-hint = È stata portata qui come registrazione: il suo passato può essere inventato e chi l'ha portata può sapere che cosa verrà. Non c'è sigillo.

## Preparare

setup-title = { $game } con gli amici
setup-name = Nome del tavolo
setup-seats = Chi gioca che cosa
setup-seats-hint = Ricevi un link per ogni posto libero. Se più posti sono tuoi, si gioca a turno a uno schermo solo.
setup-who = Chi gioca { $seat }
handing = Come si assegnano le fazioni
handing-chosen = A scelta
handing-dealt = A caso
setup-suggested = Fazioni consigliate dal regolamento, per numero di giocatori
setup-number = Quanti giocano
setup-pool = Distribuite fra
pool-all = Tutte e sei le fazioni
pool-suggested = Quelle consigliate: { $suggested }
setup-dealt-hint =
    { $each ->
        [one] Quando prepari il tavolo, il server dà a ciascuno una fazione.
       *[other] Quando prepari il tavolo, il server dà a ciascuno due fazioni.
    } I giocatori siedono attorno alla mappa in quest'ordine. Per ogni posto libero ricevi un link; se più giocatori sono “io”, si gioca a turno a uno schermo solo.
setup-player = Giocatore { $number }
who-me = Io
who-open = Un amico, via link
who-bot-recruit = Bot: Recluta
who-bot-bashar = Bot: Bashar
who-bot-bashar_bold = Bot: Bashar audace
who-bot-bashar_patient = Bot: Bashar paziente
who-bot-bashar_treacherous = Bot: Bashar infido
who-bot-mentat = Bot: Mentat
who-bot-mentat_bold = Bot: Mentat audace
who-bot-mentat_patient = Bot: Mentat paziente
who-bot-mentat_treacherous = Bot: Mentat infido
who-bot-random = Bot: Caso
who-out = Nessuno
setup-more = Altro da stabilire
setup-lay = Prepara il tavolo
house-rules = Regole della casa
house-rules-hint = Tutti i punti che i documenti lasciano aperti o vedono diversamente, e alcuni che si ama cambiare. Ciò che non tocchi resta come nel regolamento.
house-rules-search = Cerca nelle regole della casa
house-rules-none = Nessuna regola della casa si chiama così.
house-rules-book = { $name } · regolamento
house-rules-changed =
    { $number ->
        [one] una cambiata
       *[other] { $number } cambiate
    }
house-rules-number =
    { $number ->
        [one] Una regola della casa cambiata
       *[other] { $number } regole della casa cambiate
    }
house-rules-one = { $name }: { $value } (da regolamento: { $book })
house-rules-back = Torna al regolamento
box = La tua scatola
box-hint = Alcuni valori stampati di questo gioco non sono pubblici e i nostri li sostituiscono. Un file della scatola, TOML o JSON, dice che cosa c'è invece nella tua copia; docs/box.md spiega come scriverlo.
box-choose = Scegli un file della scatola …
box-choose-another = Scegli un altro file della scatola …
box-chosen = Si gioca con { $file }
box-leave = Senza questo file
box-unreadable = { $file } è vuoto o non si può leggere.
box-played = Si gioca con i valori della scatola «{ $name }»
limit = Tempo per una decisione
limit-0 = Senza limite
limit-60 = Un minuto
limit-300 = Cinque minuti
limit-3600 = Un'ora
limit-86400 = Un giorno
window-time = Tempo per rispondere
window-time-3 = 3 secondi
window-time-6 = 6 secondi
window-time-15 = 15 secondi
window-time-own = Ognuno risponde quando può (partite di più giorni)
window-time-hint = Alcune carte rispondono a ciò che fanno gli altri. Il tavolo aspetta allora quanto dici qui, sempre uguale chiunque abbia che cosa, e il doppio per i traditori.
option-responses = A chi si chiede se ferma un vantaggio
option-responses-holders = A chi ha la carta per farlo
option-responses-strict = A tutti quelli che potrebbero, a turno prima della Tempesta
option-responses-together = A tutti quelli che potrebbero, insieme
option-deals = Accordi e corruzione
option-standing = Risposte permanenti
option-guild = Espansione La Gilda Spaziale

## Prima della partita

lobby-lead = { $game }. La partita comincia quando ci sono tutti.
lobby-start = Comincia
lobby-start-waits =
    { $open ->
        [one] Comincia, quando il posto libero è occupato
       *[other] Comincia, quando i { $open } posti liberi sono occupati
    }
lobby-start-filled =
    { $open ->
        [one] Non aspettare: un bot gioca al posto libero
       *[other] Non aspettare: i bot giocano ai { $open } posti liberi
    }
lobby-wait = La partita la comincia chi ha preparato il tavolo.
words = Le carte vengono dal seme sigillato del server e da una parola di ogni giocatore: { $given } su { $all } sono arrivate.
words-hint = La tua parola la sceglie a caso il tuo browser. Prima tutti si impegnano con la propria parola, per mezzo dello SHA-256 della riga qui sotto, e poi tutti la rivelano. Così nessuno può scegliere le carte, nemmeno chi gestisce il server. Se volete, confrontate a voce.
words-missing = Non rivelata
words-broken = Attenzione: il sigillo o una parola non corrisponde a ciò che questo browser aveva visto prima di rivelare la tua.
link-seat = Link per questo posto
link-watch = Link per gli spettatori
link-copy = Copia
link-copied = Copiato. Mandalo al tuo amico.
link-copy-yourself = Copialo e mandalo al tuo amico.
link-revoke = Revoca
link-revoked = Il link non vale più.
seat-open = libero
seat-mine = tu
seat-here = è qui
seat-bot-for = { $bot } per { $name }
seat-to-bot = Fai giocare un bot
seat-take-back = Gioca di nuovo tu
seat-leave = Alzati
seat-leave-title = Lasciare il posto per sempre?
seat-leave-hint = Un bot continua, e da te non puoi tornare. Se pensi di tornare, fai giocare un bot al tuo posto.
seat-leave-not = Resta
seat-leave-sure = Lascia per sempre
seat-pass-on = Cedi il posto
seat-pass-on-hint = Chi lo segue prende il tuo posto e vede ciò che vedi tu.
seat-opened = Aperto: chi ha il link può sedersi.
seat-newcomers = subentrato: { $names }
swap-with-me = Scambia con me
swap-move = Siediti qui
swap-asked = { $name } vorrebbe scambiare il posto con te.
swap-waiting = Hai chiesto lo scambio.
vote = Vota …
vote-hint = Accade quando tutti i giocatori, tranne chi siede qui, sono d'accordo.
vote-for-bot = Qui giochi un bot
vote-for-open = Qui può sedersi qualcun altro
vote-wants-bot = Richiesta di { $seats }: { $bot } giochi per { $seat }.
vote-wants-open = Richiesta di { $seats }: al posto { $seat } può sedersi qualcun altro.
vote-missing = Deve ancora accettare: { $seats }
vote-alone = I giocatori d'accordo non bastano ancora.
vote-aside = Non ora
seat-free = Libera il posto
bot-recruit = Recluta (bot)
bot-bashar = Bashar (bot)
bot-bashar_bold = Bashar audace (bot)
bot-bashar_patient = Bashar paziente (bot)
bot-bashar_treacherous = Bashar infido (bot)
bot-mentat = Mentat (bot)
bot-mentat_bold = Mentat audace (bot)
bot-mentat_patient = Mentat paziente (bot)
bot-mentat_treacherous = Mentat infido (bot)
bot-random = Caso (bot)
bot-partner = Compagno (bot)
join = Un invito
join-table = Sei invitato al tavolo «{ $name }»: { $game }.
join-seat = Il tuo posto:
join-sit = Siediti
join-watch = Guarda
join-taken = Il posto è già occupato. Chiedi un nuovo link.

## Guardare

watch-bots = I bot tra loro
watch-bots-hint = Comincia subito una partita, e vedi ciò che vede ogni spettatore.
watch-link = Un tavolo di amici
watch-link-paste = Incolla il link che hai ricevuto
watch-open = Apri
watch-record = Una partita salvata
watch-record-hint = Leggi un file salvato da qualcuno e guardalo con gli occhi che vuoi.

## Al tavolo

board = Tabellone
menu = Menu
spectator = Spettatore
somebody = qualcuno
tab-chronicle = Cronaca
tab-chat = Chat
tab-players = Giocatori
tools = Cassetti
to-the-table = Al tavolo
to-your-decision = Alla tua decisione
dock = La tua decisione
dock-waiting = Mentre aspetti
dock-open = Mostra solo la domanda e il pulsante
dock-peek = Metti via la domanda
dock-away = Mostra tutta la domanda
unread = { $name }, { $number } di nuovo
while-you-waited = Mentre aspettavi
queue = A chi tocca
queue-now = ora
queue-you =
    { $behind ->
        [0] poi tocca a te
        [one] tu, dopo un altro
       *[other] tu, dopo altri { $behind }
    }
said = { $name }: { $text }
said-secretly = { $name }, in segreto: { $text }
while-number =
    { $number ->
        [one] una cosa
       *[other] { $number } cose
    }
while-all = Tutte le { $number } cose
while-more =
    { $number ->
        [one] Un'altra
       *[other] Altre { $number }
    }
while-since =
    { $number ->
        [one] una cosa dalla tua ultima decisione
       *[other] { $number } cose dalla tua ultima decisione
    }
show-me = Mostrami
meanwhile = Intanto puoi
quoted = «{ $text }»
time-used = finora
time-of = di { $limit }
time-usual = di solito { $time }
tab-rules = Regole
glossary = Parole di questo gioco
window-open = Qualcuno può rispondere
window-answered = Risposta data. Vale quando la sabbia è finita.
waiting-for-you = te
bar-waiting = Si aspetta: { $seats }
undo = Annulla
no-undo-nothing = Non hai ancora fatto nulla che si possa annullare.
no-undo-others = Altri hanno agito dopo la tua ultima mossa; dalla cronaca puoi chiedere a tutti di tornare indietro.
no-undo-shown = La tua ultima mossa ha rivelato qualcosa di nascosto o ha avuto subito risposta, e quindi resta; dalla cronaca puoi chiedere a tutti di tornare indietro.
no-undo-over = La partita è finita, e così resta.
choice-made = Hai scelto
choice-change = Cambiare la mia scelta
choice-keep = Tenere ciò che ho scelto
deadline = Poi gioca un bot
connection-connecting = Collegamento …
connection-lost = Collegamento perso. Nuovo tentativo …
connection-closed = Scollegato
bye-revoked = Questo link non vale più.
bye-replaced = Questo tavolo è aperto in un'altra finestra.
seal = Sigillo del seme: { $seal }
eyes = Con gli occhi di
eyes-referee = Arbitro (vede tutto)
eyes-spectator = Spettatore
panel-nothing = Adesso non ti si chiede niente.
panel-as-form = Tutte le scelte in un modulo semplice
panel-others = Puoi anche
panel-spectator = Stai guardando.
chronicle = Cronaca
chronicle-empty = Non è ancora successo niente.
chronicle-whole = Mostra tutto dall'inizio
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia
chat-channels = Chi lo sente
chat-everybody = Tutti
chat-secret = In segreto
chat-among = Lo leggete solo tu e { $others }.
chat-nobody = Ora non hai nessuno con cui parlare in segreto. Quel che è stato detto resta a chi l'ha sentito.
chat-say-secretly = Solo a { $others }
looking-back = Stai guardando indietro. Intanto la partita va avanti.
looking-back-leave = Al presente
propose-back = Chiedi a tutti di tornare qui
proposal = { $seat } vorrebbe riportare indietro la partita. Sei d'accordo?
proposal-mine = Hai chiesto di riportare indietro la partita. Deve ancora accettare: { $missing }.
proposal-agree = D'accordo
proposal-decline = Rifiuta
proposal-withdraw = Ritira
event-taken-back =
    { $seat-id ->
        [none] La partita è stata riportata indietro.
       *[other] { $seat } riporta indietro la partita.
    }
seat-changed-bot = { $seat }: { $bot } gioca per { $name }.
seat-changed-back = { $seat }: { $name } gioca di nuovo.
seat-changed-late = { $seat }: il tempo è scaduto e { $bot } gioca per { $name }.
seat-changed-voted =
    { $name-id ->
        [none] { $seat }: gli altri hanno votato che giochi { $bot }.
       *[other] { $seat }: gli altri hanno votato che { $bot } giochi per { $name }.
    }
seat-changed-opened =
    { $name-id ->
        [none] { $seat }: gli altri hanno aperto il posto. Gioca { $bot } finché qualcuno non si siede.
       *[other] { $seat }: { $name } cede il posto a chi ha il link.
    }
seat-changed-joined = { $seat }: subentra { $name }.
seat-changed-left = { $seat }: il posto è stato lasciato per sempre. Continua { $bot }.
hand-over-to = Ora tocca a { $seat }
hand-over-any = Tocca a più d'uno
hand-over-hint = Passa lo schermo. Nessun altro dovrebbe guardare adesso.
hand-over-ready = Sono { $seat }
hand-over-trust = Non abbiamo segreti tra noi: non chiedere più

## Scegliere

form-kinds = Che cosa fare
form-search = Cerca
form-search-in = Cerca: { $label }
form-some-of =
    { $low ->
        [0] Fino a { $high }
       *[other] Da { $low } a { $high }
    }
form-how-many = Da { $low } a { $high } in tutto; ora { $sum }
form-ways =
    { $number ->
        [one] Resta un modo
       *[other] Restano { $number } modi
    }
form-open = Scegli …
form-no-way = Così non va insieme.
form-clear = Azzera
form-none = Nessuno
form-choose = Prima scegli
refused = Non fatto.
refused-malformed = Non si è potuto leggere.
refused-illegal = Qui non è permesso.
refused-stale = Intanto è successo qualcosa. Guarda di nuovo.
refused-first = Non è ancora il tuo turno. Prima decide: { $first }.
refused-not-yours = Adesso non ti si chiede questo.
refused-not-now = Adesso non si può fare.
refused-unfit = È troppo lungo, o non è un testo.
refused-too-fast = Troppo in fretta: aspetta un momento.
refused-unavailable = Il server non può salvarlo adesso. Riprova.

## Dopo

over-won = Hai vinto
over-lost = Hai perso
over-seen = La partita è finita
end-page = Com'è finita
end-nobody = Non vince nessuno
end-rule = Ha deciso: { $rule }
end-turn-dune = Al turno { $turn }
end-turn-arrakis = Al round { $turn }
end-ways = Dove andare da qui
end-board = Guarda il tabellone
end-not-yet = La partita non è ancora finita.
end-curves = Com'è andata
analysis = Momenti decisivi
analysis-going-on = La partita viene rigiocata dai suoi momenti, per vedere come poteva andare. Ci vogliono uno o due minuti.
analysis-curve-shown = In percentuale, come poteva saperla uno spettatore; i numeri sono i momenti qui sotto. Accanto ai nomi: all'inizio.
analysis-show = Mostralo
end-secrets = Che cosa era nascosto
replay = Rivedi
replay-leave = Al tavolo
replay-moment = Momento
replay-of = { $number } di { $all }
replay-first = All'inizio
replay-back = Un momento indietro
replay-forward = Un momento avanti
replay-last = Alla fine
replay-copy = Copia un link a questo momento
replay-for-all = Chi lo ha può guardare questo tavolo.
replay-for-table = Vale solo per chi è a questo tavolo; chi ospita può creare un link per gli spettatori in «Giocatori».
replay-play = Avvia
replay-pause = Pausa

## Imparare

contents = Indice
rules-of = Le regole di { $game }
rules-search = Cerca nelle regole
rules-search-hint = Parola o sigla della regola
rules-found =
    { $number ->
        [one] Una regola
       *[other] { $number } regole
    }
rules-none = Nessuna regola lo dice.
rule-source = Fonte: { $source }
readings = Letture
readings-hint = Dove i documenti lasciano aperto qualcosa o differiscono: che cosa riporta ciascuno, e che cosa giochiamo. Ogni tavolo può decidere diversamente quando viene preparato.
readings-link = Che cosa riportano i documenti
reading = Lettura
reading-printed = Che cosa riportano i documenti
reading-default = Giochiamo
reading-silent = non ne parla
reading-at = { $document }, { $place }
document-dune-rulebook = Regolamento del 2019
document-dune-tournament = Regolamento da torneo del 2009
document-arrakis-rulebook = Regolamento 1.1
document-arrakis-summary = Riassunto degli appassionati
cards-of = Le carte di { $game }
cards-none = Le carte di questo gioco non sono ancora disegnate.
learn-lead = Il modo più rapido è giocare: tutto ciò che brilla è permesso, il resto no, e ogni rifiuto nomina la sua regola. Se preferisci prima leggere, ecco il cuore di ciascun gioco.
learn-table = Al tavolo
learn-table-1 = La testata del pannello accanto al tabellone dice sempre che cosa si aspetta. Se tocca a te, dice che cosa fare, e il suo pulsante resta in vista.
learn-table-2 = Ciò che brilla si può premere: luoghi sulla mappa, carte, dadi. Le stesse scelte stanno nel pannello. Premi la barra di una fazione per la sua scheda.
learn-table-3 = «Annulla» riprende il tuo ultimo passo, finché nulla è stato pescato o rivelato. Per tornare più indietro puoi chiedere il consenso di tutti.
learn-table-4 = Premi una riga della cronaca per rivedere quel momento.
learn-table-5 = Tutto funziona con la tastiera: Tab passa da una parte all'altra, le frecce si muovono sul tabellone, Invio preme.

learn-lessons = Impara giocando
learn-lessons-lead = Un primo turno guidato a un tavolo vero. Una guida ti mostra che cosa premere e dice perché; gli altri fanno la loro parte. Smetti quando vuoi, e riprendi più tardi o su un altro dispositivo.
learn-take = Comincia
learn-go-on = Continua
learn-anew = Ricomincia
learn-minutes = circa { $minutes } minuti
lesson-name-dune = Il tuo primo turno di Dune
lesson-lead-dune = Guida la Casa Atreides per un turno intero: un'asta, uno sbarco, una battaglia che vinci.
lesson-name-arrakis-atreides = La Guerra per Arrakis: Atreides
lesson-lead-arrakis-atreides = Muovi le legioni di Atreides e Fremen, chiama un verme e fa' avverare le visioni di Paul.
lesson-name-arrakis-harkonnen = La Guerra per Arrakis: Harkonnen
lesson-lead-arrakis-harkonnen = Dai la caccia a un sietch nascosto, conquistalo con i dadi e fa' che la spezia scorra.

coach = Guida
coach-count = Passo { $number } di { $all }
coach-next = Avanti
coach-fold = Nascondi la guida
coach-wait = Tocca agli altri. Guarda la mappa e la cronaca; fra poco tocca di nuovo a te.
coach-free = Questo non fa parte della lezione. Fa' come ti sembra meglio: tutto ciò che brilla è permesso.
coach-your-way = Hai fatto a modo tuo. Va bene così!
coach-close = Chiudi la scheda.
coach-sheet = Premi { $seat }.
coach-place = Premi { $place } sulla mappa.
coach-choose = Scegli: { $what }.
coach-number = Porta il numero a { $number }.
coach-confirm = Premi «{ $button }».
coach-play-on = Gioca da qui in poi
coach-next-lesson = Poi: { $lesson }
coach-all-lessons = Tutte le lezioni
lesson-dune = Sei fazioni, ciascuna con i suoi poteri, si contendono cinque roccaforti in dieci turni al massimo. Le truppe prendono terreno, ma decidono carte, leader, spezia e promesse.
lesson-dune-1 = La tempesta gira intorno al pianeta e uccide ciò che sta sulla sabbia aperta. Poi appare la spezia, e a volte con lei un verme.
lesson-dune-2 = Le carte si vendono all'asta. Ognuno guarda le proprie; solo gli Atreides vedono che cosa è in vendita.
lesson-dune-3 = A turno, ognuno trasferisce truppe pagando spezia e muove un gruppo.
lesson-dune-4 = Dove due s'incontrano c'è battaglia: tutti e due scelgono in segreto quante truppe rischiare, un leader, un'arma e una difesa. Ogni leader può rivelarsi un traditore.
lesson-dune-5 = Vince chi tiene tre roccaforti alla fine di un turno; a un'alleanza ne servono quattro.
lesson-arrakis = Gli Harkonnen danno la caccia ai sietch nascosti; Atreides e Fremen assaltano gli insediamenti, cavalcano i vermi e attendono ciò che Paul ha previsto.
lesson-arrakis-1 = Un round comincia con mietitrici, ornitotteri e ali trasporto; poi entrambi tirano i dadi azione.
lesson-arrakis-2 = A turno, ognuno spende un dado per un'azione: muovere legioni, attaccare, schierare truppe, pescare e giocare carte.
lesson-arrakis-3 = Le battaglie si combattono con i dadi, un round dopo l'altro. I comandanti trasformano i risultati speciali in colpi e scudi, e ogni parte può ritirarsi.
lesson-arrakis-4 = Il deserto risponde con vermi e tempeste, e la spezia deve scorrere: se non scorre, l'Imperium perde la pazienza con gli Harkonnen.
lesson-arrakis-5 = Gli Harkonnen vincono con la supremazia sui sietch, gli Atreides con la prescienza: i loro segnalini devono arrivare alla meta.

chapter-dune-advisor = consiglieri
chapter-dune-alliance = alleanze
chapter-dune-battle = battaglie
chapter-dune-bidding = asta
chapter-dune-charity = donazione della CHOAM
chapter-dune-collect = raccolta della spezia
chapter-dune-deal = accordi
chapter-dune-game = il gioco
chapter-dune-karama = Karama
chapter-dune-move = movimento
chapter-dune-revival = risveglio
chapter-dune-secret = che cosa è segreto
chapter-dune-setup = preparazione
chapter-dune-ship = trasferimento
chapter-dune-spice = esplosione di spezia e vermi
chapter-dune-storm = tempesta
chapter-dune-victory = vittoria
chapter-arrakis-act = azioni
chapter-arrakis-atom = atomiche di famiglia
chapter-arrakis-battle = battaglia
chapter-arrakis-bg = Bene Gesserit
chapter-arrakis-board = tabellone
chapter-arrakis-card = carte pianificazione
chapter-arrakis-end = fine del round
chapter-arrakis-free = azioni gratuite
chapter-arrakis-fx = che cosa fanno le carte
chapter-arrakis-guild = Gilda Spaziale
chapter-arrakis-harv = mietitrici
chapter-arrakis-haz = pericoli del deserto
chapter-arrakis-lead = comandanti
chapter-arrakis-move = movimento
chapter-arrakis-pres = prescienza
chapter-arrakis-result = risultati dei dadi
chapter-arrakis-ride = cavalcare la sabbia
chapter-arrakis-round = il round
chapter-arrakis-settle = insediamenti
chapter-arrakis-setup = preparazione
chapter-arrakis-solo = Mahdi
chapter-arrakis-spec = azioni speciali
chapter-arrakis-spice = spezia
chapter-arrakis-station = stazioni
chapter-arrakis-tank = vasca rigenerante
chapter-arrakis-team = fazioni condivise
chapter-arrakis-trans = trasporto truppe
chapter-arrakis-unit = unità
chapter-arrakis-veh = veicoli
chapter-arrakis-vict = vittoria
chapter-arrakis-worm = vermi delle sabbie

## La mappa

map-closer = Ingrandisci
map-farther = Rimpicciolisci
map-whole = Tutta la mappa
map-no-choice = Ora non è tra le tue scelte
