# Le singole opzioni delle regole di Dune (src/landsraad/dune/data/options.json): un nome, di che cosa
# si tratta, i valori. I testi delle regole le citano con le loro chiavi; chi legge vede queste parole.

switch-yes = sì
switch-no = no
switch-never = mai

## Preparazione

switch-max-turns = Numero di turni
switch-max-turns-hint = La partita finisce al più tardi dopo tanti turni.
switch-traitor-choice = Traditore da tenere
switch-traitor-choice-hint = Quale delle Carte Traditore ricevute si può tenere.
switch-traitor-choice-any = uno qualsiasi
switch-traitor-choice-enemy-first = uno avversario, se c'è
switch-harkonnen-mulligan = Gli Harkonnen ripescano i traditori
switch-harkonnen-mulligan-hint = Se ricevono più di un proprio comandante, possono ripescare una volta quattro carte.

## Tempesta

switch-first-storm-hits = Che cosa colpisce la prima Tempesta
switch-first-storm-hits-hint = La Tempesta del primo turno trova solo il suo posto, oppure uccide già.
switch-first-storm-hits-none = niente
switch-first-storm-hits-landing-sector = il settore in cui si ferma
switch-first-storm-hits-all-passed = ogni settore in cui entra
switch-storm-source = Che cosa muove la Tempesta
switch-storm-source-hint = Dal secondo turno: due numeri segreti, o una carta che i Fremen hanno visto.
switch-storm-source-dials = i Dischi della Battaglia
switch-storm-source-storm-card-if-fremen = le Carte Tempesta, se giocano i Fremen
switch-storm-source-storm-card = le Carte Tempesta, sempre
switch-storm-zero-move-hits = La Tempesta ferma colpisce ancora
switch-storm-zero-move-hits-hint = Se non avanza, colpisce di nuovo il settore in cui si trova.
switch-fremen-storm-losses = Perdite dei Fremen nella Tempesta
switch-fremen-storm-losses-hint = Quanti Fremen muoiono se investiti sulla sabbia.
switch-fremen-storm-losses-all = tutti
switch-fremen-storm-losses-half-rounded-up = la metà, per eccesso
switch-advisors-may-use-atomics = Atomiche di Famiglia con i consiglieri
switch-advisors-may-use-atomics-hint = Se le Bene Gesserit senza combattenti presso il Muro Scudo possono giocare la carta.

## Spezia e vermi

switch-spice-blows = Esplosioni di Spezia per turno
switch-spice-blows-hint = Una pila di Carte Spezia, o due pile A e B.
switch-spice-blows-1 = una
switch-spice-blows-2 = due
switch-spice-in-storm = Esplosione di Spezia sotto la Tempesta
switch-spice-in-storm-hint = Che ne è della spezia che comparirebbe nel settore della Tempesta.
switch-spice-in-storm-lost = va persa
switch-spice-in-storm-placed = si colloca lo stesso
switch-nexus-per = Quando si verifica un Nexus
switch-nexus-per-hint = Una volta per pila in cui è apparso un verme, o per ogni verme.
switch-nexus-per-blow-with-worm = uno per pila con vermi
switch-nexus-per-worm = per ogni verme
switch-nexus-order = Prima il verme o il Nexus
switch-nexus-order-hint = Se il verme divora prima del Nexus che provoca, o risparmia chi vi si allea con i Fremen.
switch-nexus-order-devour-first = prima divora il verme
switch-nexus-order-nexus-first = prima il Nexus
switch-fremen-ally-worm-protection = Gli alleati dei Fremen e i vermi
switch-fremen-ally-worm-protection-hint = Se sono i Fremen a decidere che i vermi risparmino l'alleato.
switch-fremen-ally-worm-protection-choice = decidono i Fremen
switch-fremen-ally-worm-protection-always = sempre risparmiati
switch-extra-worm-count = Quando un verme è aggiuntivo
switch-extra-worm-count-hint = I vermi si contano da capo per ogni pila, o per tutta la fase.
switch-extra-worm-count-per-blow = contando per pila
switch-extra-worm-count-per-phase = contando per fase
switch-extra-worm-target = Vermi aggiuntivi
switch-extra-worm-target-hint = Dove i Fremen possono mandare ogni verme dopo il primo.
switch-extra-worm-target-none = da nessuna parte
switch-extra-worm-target-sand = su qualsiasi sabbia
switch-extra-worm-target-any-eats-on-sand = ovunque, ma divorano solo sulla sabbia
switch-karama-worm = Verme della Karama dei Fremen
switch-karama-worm-hint = Dove e quando i Fremen possono chiamare un verme con una Carta Karama, una volta per partita.
switch-karama-worm-none = nessuno
switch-karama-worm-sand-in-spice-phase = sulla sabbia, nella Fase dell'Esplosione di Spezia
switch-karama-worm-any-in-spice-or-movement = ovunque, in quella fase o nel movimento
switch-karama-worm-nexus = Nexus dopo il verme della Karama
switch-karama-worm-nexus-hint = Se a un verme chiamato con una Carta Karama segue un Nexus.
switch-remember-last-blow = Si ricorda l'ultima esplosione
switch-remember-last-blow-hint = Dopo un rimescolamento il verme appare ancora dove la spezia è esplosa per ultima.
switch-spice-deck-end = Quando il Mazzo Spezia finisce
switch-spice-deck-end-hint = Come si forma un nuovo mazzo con gli scarti.
switch-spice-deck-end-reshuffle-all = si rimescolano tutti gli scarti
switch-spice-deck-end-turn-8-procedure = la procedura da torneo dell'ottavo turno

## Donazione della CHOAM

switch-charity = Donazione della CHOAM
switch-charity-hint = Chi può prendere spezia dalla banca, e quanta.
switch-charity-up-to-2-if-0-or-1 = con 0 o 1 di spezia, fino a 2
switch-charity-2-if-0 = con 0 di spezia, 2
switch-bg-charity-from-turn = Donazione delle Bene Gesserit
switch-bg-charity-from-turn-hint = Il turno da cui ricevono 2 di spezia qualunque cosa abbiano.

## Asta

switch-rebid-after-pass = Rilanciare dopo aver passato
switch-rebid-after-pass-hint = Se chi ha passato può ancora offrire per la stessa carta.
switch-bid-seconds = Secondi per offrire
switch-bid-seconds-hint = Quanto può durare un'offerta, a un tavolo che conta il tempo.
switch-ally-bid-payment = Aiuto per un'offerta
switch-ally-bid-payment-hint = L'alleato paga alla fine, o consegna la spezia prima dell'offerta.
switch-ally-bid-payment-ally-pays = paga l'alleato
switch-ally-bid-payment-spice-in-hand-first = prima la spezia in mano
switch-return-unsold-cards = Carte invendute
switch-return-unsold-cards-hint = Come tornano sul mazzo le carte che nessuno ha voluto.
switch-return-unsold-cards-same-order = nello stesso ordine
switch-return-unsold-cards-shuffled = mescolate

## Risveglio

switch-leader-revival-when = Quando si risvegliano i comandanti
switch-leader-revival-when-hint = Nella Fase di Risveglio, o alla fine del proprio turno.
switch-leader-revival-when-revival-phase = nella Fase di Risveglio
switch-leader-revival-when-own-turn-after-move = nel proprio turno, dopo il movimento
switch-emperor-karama-sardaukar = Più Sardaukar con la Karama
switch-emperor-karama-sardaukar-hint = Se la Karama dell'Imperatore può risvegliare più di un Sardaukar.

## Trasferimento

switch-ship-limit-two-factions = Dove altri due impediscono un trasferimento
switch-ship-limit-two-factions-hint = Niente trasferimenti dove si trovano già altre due fazioni.
switch-ship-limit-two-factions-strongholds = nelle roccaforti
switch-ship-limit-two-factions-all = ovunque
switch-guild-ally-rate = Quanto paga l'alleato della Gilda
switch-guild-ally-rate-hint = Il prezzo a cui trasferisce l'alleato della Gilda Spaziale.
switch-guild-ally-rate-half = la metà
switch-guild-ally-rate-full = il prezzo intero
switch-guild-contribution-returns = L'aiuto della Gilda le ritorna
switch-guild-contribution-returns-hint = Ciò che la Gilda Spaziale paga per il trasferimento dell'alleato torna alla Gilda.
switch-karama-ship-rounding = Arrotondamento del trasferimento con Karama
switch-karama-ship-rounding-hint = Come si arrotonda la metà del prezzo pagata con una Carta Karama.
switch-karama-ship-rounding-up = per eccesso
switch-karama-ship-rounding-down = per difetto
switch-guild-turn-at-will = La Gilda gioca quando vuole
switch-guild-turn-at-will-hint = Se la Gilda Spaziale può trasferire e muovere fuori dall'ordine.

## Movimento

switch-ornithopters = Ornitotteri
switch-ornithopters-hint = Chi può muovere fino a tre territori.
switch-ornithopters-force-in-city-at-start-of-move = chi ha una truppa in una città all'inizio del movimento
switch-ornithopters-uncontested-at-end-of-storm-phase = chi possiede da solo una città dopo la Tempesta
switch-pass-through-ally = Attraversare l'alleato
switch-pass-through-ally-hint = Se un movimento può attraversare un territorio dell'alleato.

## Consiglieri

switch-bg-model = Le Bene Gesserit accanto agli altri
switch-bg-model-hint = Se hanno solo combattenti, anche consiglieri, o dichiarano la pace per territorio.
switch-bg-model-fighters-only = solo combattenti
switch-bg-model-advisors = combattenti e consiglieri
switch-bg-model-coexistence-per-territory = coesistenza per territorio
switch-advisor-lands-in = Dove arriva un consigliere
switch-advisor-lands-in-hint = Il settore di un consigliere che accompagna un trasferimento.
switch-advisor-lands-in-same-sector = il settore del trasferimento
switch-advisor-lands-in-any-sector = un settore qualsiasi del territorio
switch-bg-ship-onto-advisors = Trasferire presso i propri consiglieri
switch-bg-ship-onto-advisors-hint = Che ne è delle truppe Bene Gesserit trasferite dove hanno consiglieri.
switch-bg-ship-onto-advisors-join = si uniscono come consiglieri
switch-bg-ship-onto-advisors-forbidden = vietato
switch-lonely-advisors-flip = Consiglieri rimasti soli
switch-lonely-advisors-flip-hint = Fino a quando i consiglieri soli diventano combattenti.
switch-lonely-advisors-flip-until-battle = fino alla Fase delle Battaglie
switch-lonely-advisors-flip-always = per tutto il turno
switch-lonely-advisors-flip-setup-only = solo nella preparazione
switch-advisors-coexist-with-ally = Consiglieri accanto all'alleato
switch-advisors-coexist-with-ally-hint = Se i consiglieri possono stare con le truppe dell'alleato.

## Battaglie

switch-battles-in-storm = Battaglie nella Tempesta
switch-battles-in-storm-hint = Se le truppe nel settore della Tempesta combattono.
switch-battles-in-storm-never = mai
switch-battles-in-storm-both-inside = se sono tutte dentro
switch-combat = Forza delle truppe
switch-combat-hint = Se alle truppe serve spezia per combattere a piena forza.
switch-combat-basic = piena forza
switch-combat-spice-support = piena forza con spezia
switch-special-forces = Sardaukar e Fedaykin
switch-special-forces-hint = Se le truppe con la stella valgono più di quelle normali.
switch-cheap-hero-use = Quando si gioca un Eroe Improbabile
switch-cheap-hero-use-hint = A piacere, o solo se non si hanno comandanti.
switch-cheap-hero-use-any-time = a piacere
switch-cheap-hero-use-only-without-leader = solo senza comandanti
switch-voice-categories = Che cosa può nominare la Voce
switch-voice-categories-hint = Sette tipi di carta; o cinque, senza Fucile Laser ed Eroe Improbabile.
switch-voice-categories-seven = sette tipi
switch-voice-categories-five = cinque tipi
switch-traitor-call = Dichiarare un Tradimento
switch-traitor-call-hint = Se chi ha la carta del comandante avversario può o deve dichiararlo.
switch-traitor-call-optional = a scelta
switch-traitor-call-compulsory = obbligatorio
switch-cheap-hero-after-traitor-win = Eroe Improbabile dopo un Tradimento
switch-cheap-hero-after-traitor-win-hint = Che ne è dell'Eroe Improbabile di chi ha vinto con un traditore.
switch-cheap-hero-after-traitor-win-kept = si tiene
switch-cheap-hero-after-traitor-win-discarded = si scarta
switch-explosion-leaders = Comandanti in un'esplosione
switch-explosion-leaders-hint = Quali comandanti muoiono quando si incontrano Fucile Laser e Scudo.
switch-explosion-leaders-in-plans = quelli dei due piani
switch-explosion-leaders-all-in-territory = tutti quelli nel territorio
switch-battle-karama-deadline = Karama in battaglia
switch-battle-karama-deadline-hint = L'ultimo momento per una Carta Karama contro un vantaggio di battaglia.
switch-battle-karama-deadline-before-plans-shown = prima che i piani siano rivelati
switch-battle-karama-deadline-before-plans-formed = prima che i piani siano formati
switch-harkonnen-capture = Comandanti catturati
switch-harkonnen-capture-hint = Se gli Harkonnen prendono un comandante dopo una battaglia vinta.
switch-capture-pool = Chi può essere catturato
switch-capture-pool-hint = Tra quali comandanti dello sconfitto pescano gli Harkonnen.
switch-capture-pool-not-in-another-battle = chi non ha fatto altre battaglie nel turno
switch-capture-pool-available = chi non è in un altro territorio
switch-captive-is-traitor-to-owner = I prigionieri tradiscono chi li tiene
switch-captive-is-traitor-to-owner-hint = Se la loro fazione può dichiararli traditori senza la carta.
switch-hark-karama-return = Che cosa restituiscono gli Harkonnen
switch-hark-karama-return-hint = Dopo che la loro Karama ha preso carte da una mano.
switch-hark-karama-return-any = carte qualsiasi
switch-hark-karama-return-previous-hand = carte che avevano prima

## Karama e Veritrance

switch-karama-powers = Poteri Karama speciali
switch-karama-powers-hint = Ogni fazione ha un potere Karama suo, una volta per partita.
switch-karama-scope = Per quanto una Karama impedisce un vantaggio
switch-karama-scope-hint = Come dice la regola del vantaggio, per tutta la fase, o per un solo uso.
switch-karama-scope-per-table = come dice la sua regola
switch-karama-scope-whole-phase = per tutta la fase
switch-karama-scope-single-use = per un solo uso
switch-truthtrance-future = Veritrance sul futuro
switch-truthtrance-future-hint = Se si può chiedere che cosa un giocatore farà; la risposta vincola.

## Raccolta

switch-collect-scope = Dove le truppe raccolgono spezia
switch-collect-scope-hint = Solo nel proprio settore, o in tutto il territorio.
switch-collect-scope-sector = nel loro settore
switch-collect-scope-territory = nel loro territorio
switch-collect-rate-test = Tre di spezia per truppa
switch-collect-rate-test-hint = Chi raccoglie nella misura migliore.
switch-collect-rate-test-occupy-city-at-collection = chi occupa una città mentre raccoglie
switch-collect-rate-test-same-as-ornithopters = chi ha gli Ornitotteri
switch-stronghold-income = Rendita delle roccaforti
switch-stronghold-income-hint = Arrakeen e Carthag danno 2 di spezia per turno, Sietch Tuek 1.
switch-contested-income = Rendita dove la Tempesta divide due fazioni
switch-contested-income-hint = Chi incassa per una roccaforte con due fazioni sotto la Tempesta.
switch-contested-income-none = nessuno
switch-contested-income-each = entrambe

## Vittoria e alleanze

switch-contested-stronghold-counts = Contano le roccaforti contese
switch-contested-stronghold-counts-hint = Dove la Tempesta divide due fazioni, la roccaforte conta per entrambe.
switch-victory-table = Roccaforti per vincere
switch-victory-table-hint = Secondo il numero di giocatori e la grandezza dell'Alleanza.
switch-alliance-variant = Alleanze
switch-alliance-variant-hint = Quanto possono essere grandi, e quante roccaforti servono loro.
switch-alliance-variant-2-4 = di due, con quattro roccaforti
switch-alliance-variant-2-3 = di due, con tre roccaforti
switch-alliance-variant-3-4 = fino a tre, con quattro roccaforti
switch-alliance-variant-3-3 = fino a tre, con tre roccaforti
switch-alliance-variant-any-3 = di quanti si vuole, con tre roccaforti
switch-alliance-variant-table = secondo la tabella del torneo
switch-shield-wall-stronghold-after-worm = Il Muro Scudo come roccaforte
switch-shield-wall-stronghold-after-worm-hint = Il verme dal quale conta per la vittoria.
switch-no-winner-without-guild = Nessun vincitore, e niente Gilda
switch-no-winner-without-guild-hint = Come finisce una partita senza vincitore se la Gilda Spaziale non gioca.
switch-no-winner-without-guild-fremen-then-most-strongholds = Fremen, o chi ha più roccaforti
switch-no-winner-without-guild-draw = patta

## Accordi e appunti

switch-bribes = Spezia degli accordi
switch-bribes-hint = Quando la spezia promessa passa di mano.
switch-bribes-mentat-pause = nell'Intervento dei Mentat
switch-bribes-immediate = subito
switch-bribes-collection-only = solo nella Raccolta della Spezia
switch-notes = Appunti sulle carte
switch-notes-hint = Chi può prendere appunti sulle Carte Inganno.
switch-notes-atreides-only = solo gli Atreides
switch-notes-all = tutti
