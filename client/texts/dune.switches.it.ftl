# Le singole opzioni delle regole di Dune (src/landsraad/dune/data/options.json): un nome, di che cosa
# si tratta, i valori. I testi delle regole le citano con le loro chiavi; chi legge vede queste parole.

switch-yes = sì
switch-no = no
switch-never = mai

## Preparazione

switch-max-turns = Numero di turni
switch-max-turns-hint = La partita finisce al più tardi dopo tanti turni.
switch-max-turns-rulebook = Al massimo 10 turni.
switch-max-turns-tournament = La partita finisce dopo il quindicesimo turno.
switch-traitor-choice = Traditore da tenere
switch-traitor-choice-hint = Quale delle Carte Traditore ricevute si può tenere.
switch-traitor-choice-any = uno qualsiasi
switch-traitor-choice-enemy-first = uno avversario, se c'è
switch-traitor-choice-rulebook = Chi riceve comandanti avversari può sceglierne uno; chi non ne riceve può proteggerne uno dei propri.
switch-harkonnen-mulligan = Gli Harkonnen ripescano i traditori
switch-harkonnen-mulligan-hint = Se ricevono più di un proprio comandante, possono ripescare una volta quattro carte.
switch-harkonnen-mulligan-rulebook = Gli Harkonnen tengono tutte e quattro le carte, anche quelle dei propri comandanti; di ripescare non si parla.

## Tempesta

switch-first-storm-hits = Che cosa colpisce la prima Tempesta
switch-first-storm-hits-hint = La Tempesta del primo turno trova solo il suo posto, oppure uccide già.
switch-first-storm-hits-none = niente
switch-first-storm-hits-landing-sector = il settore in cui si ferma
switch-first-storm-hits-all-passed = ogni settore in cui entra
switch-first-storm-hits-rulebook = Il primo spostamento colloca il segnalino in un punto casuale; non si dice se fa danni.
switch-first-storm-hits-tournament = Nel primo turno la tempesta non ha effetti.
switch-storm-source = Che cosa muove la Tempesta
switch-storm-source-hint = Dal secondo turno: due numeri segreti, o una carta che i Fremen hanno visto.
switch-storm-source-dials = i Dischi della Battaglia
switch-storm-source-storm-card-if-fremen = le Carte Tempesta, se giocano i Fremen
switch-storm-source-storm-card = le Carte Tempesta, sempre
switch-storm-source-rulebook = Gioco Base: i due che hanno usato per ultimi i Dischi della Battaglia scelgono da 1 a 3. Gioco Avanzato: i Fremen pescano una Carta Tempesta un turno prima.
switch-storm-source-tournament = Se giocano i Fremen, un numero da 1 a 6 selezionato un turno prima; altrimenti gli ultimi due che hanno combattuto scelgono da 1 a 3.
switch-storm-zero-move-hits = La Tempesta ferma colpisce ancora
switch-storm-zero-move-hits-hint = Se non avanza, colpisce di nuovo il settore in cui si trova.
switch-storm-zero-move-hits-rulebook = Fa danni dove passa o si ferma; di una tempesta che non si muove non si parla.
switch-storm-zero-move-hits-tournament = Fa danni nei settori su cui passa.
switch-fremen-storm-losses = Perdite dei Fremen nella Tempesta
switch-fremen-storm-losses-hint = Quanti Fremen muoiono se investiti sulla sabbia.
switch-fremen-storm-losses-all = tutti
switch-fremen-storm-losses-half-rounded-up = la metà, per eccesso
switch-fremen-storm-losses-rulebook = Gioco Base: muoiono tutte le truppe investite. Gioco Avanzato: dei Fremen solo la metà, per eccesso.
switch-fremen-storm-losses-tournament = I Fremen perdono solo la metà delle truppe interessate, per eccesso.
switch-fremen-storm-halving = Su che cosa si arrotondano le perdite dei Fremen
switch-fremen-storm-halving-hint = La metà si arrotonda una volta per territorio, o per ogni suo settore.
switch-fremen-storm-halving-territory = sul territorio
switch-fremen-storm-halving-sector = su ogni settore
switch-fremen-storm-halving-rulebook = La metà delle truppe investite, per eccesso; di settori non si parla.
switch-fremen-storm-halving-tournament = La metà delle truppe interessate, per eccesso; di settori non si parla.
switch-advisors-may-use-atomics = Atomiche di Famiglia con i consiglieri
switch-advisors-may-use-atomics-hint = Se le Bene Gesserit senza combattenti presso il Muro Scudo possono giocare la carta.
switch-advisors-may-use-atomics-rulebook = I consiglieri non permettono di giocare le Atomiche di Famiglia.
switch-advisors-may-use-atomics-tournament = Le Bene Gesserit possono giocarla anche in coesistenza pacifica.

## Spezia e vermi

switch-spice-blows = Esplosioni di Spezia per turno
switch-spice-blows-hint = Una pila di Carte Spezia, o due pile A e B.
switch-spice-blows-1 = una
switch-spice-blows-2 = due
switch-spice-blows-rulebook = Gioco Base: una. Gioco Avanzato: due, sulle pile A e B.
switch-spice-blows-tournament = Due con la regola opzionale della Doppia Fioritura, che consideriamo in uso.
switch-spice-in-storm = Esplosione di Spezia sotto la Tempesta
switch-spice-in-storm-hint = Che ne è della spezia che comparirebbe nel settore della Tempesta.
switch-spice-in-storm-lost = va persa
switch-spice-in-storm-placed = si colloca lo stesso
switch-spice-in-storm-rulebook = La spezia si colloca nel settore con l'icona; nessuna eccezione per la Tempesta.
switch-spice-in-storm-tournament = La spezia si pone nel settore con l'asterisco; nessuna eccezione per la tempesta.
switch-nexus-per = Quando si verifica un Nexus
switch-nexus-per-hint = Una volta per pila in cui è apparso un verme, o per ogni verme.
switch-nexus-per-blow-with-worm = uno per pila con vermi
switch-nexus-per-worm = per ogni verme
switch-nexus-per-rulebook = Gioco Base: alla fine della fase in cui è comparso un verme. Gioco Avanzato: dopo ogni pila in cui è comparso.
switch-nexus-per-tournament = A ogni verme, dal secondo turno.
switch-nexus-order = Prima il verme o il Nexus
switch-nexus-order-hint = Se il verme divora prima del Nexus che provoca, o risparmia chi vi si allea con i Fremen.
switch-nexus-order-devour-first = prima divora il verme
switch-nexus-order-nexus-first = prima il Nexus
switch-nexus-order-rulebook = Prima il verme divora, poi si verifica il Nexus.
switch-nexus-order-tournament = Delle due cose che accadono il Nexus è elencato per primo, il verme per secondo.
switch-fremen-ally-worm-protection = Gli alleati dei Fremen e i vermi
switch-fremen-ally-worm-protection-hint = Se sono i Fremen a decidere che i vermi risparmino l'alleato.
switch-fremen-ally-worm-protection-at-the-worm = decidono i Fremen a ogni verme
switch-fremen-ally-worm-protection-choice = decidono prima i Fremen
switch-fremen-ally-worm-protection-always = sempre risparmiati
switch-fremen-ally-worm-protection-rulebook = I Fremen possono decidere di proteggere o no gli alleati dai vermi.
switch-fremen-ally-worm-protection-tournament = Gli alleati dei Fremen non vengono divorati, ma non cavalcano.
switch-extra-worm-count = Quando un verme è aggiuntivo
switch-extra-worm-count-hint = I vermi si contano da capo per ogni pila, o per tutta la fase.
switch-extra-worm-count-per-blow = contando per pila
switch-extra-worm-count-per-phase = contando per fase
switch-extra-worm-count-rulebook = Quelli che compaiono subito dopo il primo di un'esplosione.
switch-extra-worm-count-tournament = Quelli che appaiono quando ne sono già apparsi altri in questa fase.
switch-extra-worm-target = Vermi aggiuntivi
switch-extra-worm-target-hint = Dove i Fremen possono mandare ogni verme dopo il primo.
switch-extra-worm-target-none = da nessuna parte
switch-extra-worm-target-sand = su qualsiasi sabbia
switch-extra-worm-target-any-eats-on-sand = ovunque, ma divorano solo sulla sabbia
switch-extra-worm-target-rulebook = Gioco Avanzato: un qualsiasi territorio sabbioso a scelta dei Fremen.
switch-extra-worm-target-tournament = Un territorio qualunque, anche roccioso; divora solo nel deserto.
switch-unplaced-worm = Vermi aggiuntivi che nessuno colloca
switch-unplaced-worm-hint = Che cosa fa un verme dopo il primo se i Fremen non lo mandano da nessuna parte.
switch-unplaced-worm-harmless = niente
switch-unplaced-worm-devours = divora dove la spezia è esplosa per ultima
switch-unplaced-worm-rulebook = Una seconda carta Shai-Hulud si scarta subito e se ne gira un'altra.
switch-unplaced-worm-tournament = Un altro verme che i Fremen non controllano appare comunque, dov'è fiorita la spezia.
switch-karama-worm = Verme della Karama dei Fremen
switch-karama-worm-hint = Dove e quando i Fremen possono chiamare un verme con una Carta Karama, una volta per partita.
switch-karama-worm-none = nessuno
switch-karama-worm-sand-in-spice-phase = sulla sabbia, nella Fase dell'Esplosione di Spezia
switch-karama-worm-any-in-spice-or-movement = ovunque, in quella fase o in trasferimento e movimento
switch-karama-worm-any-in-spice-or-moves = ovunque, in quella fase o nel movimento
switch-karama-worm-rulebook = Gioco Avanzato: un qualsiasi territorio sabbioso; la fase non è indicata.
switch-karama-worm-tournament = Un territorio qualsiasi, all'inizio di questa fase o nel movimento della fase 5b; divora solo nel deserto.
switch-karama-worm-nexus = Nexus dopo il verme della Karama
switch-karama-worm-nexus-hint = Se a un verme chiamato con una Carta Karama segue un Nexus.
switch-karama-worm-nexus-rulebook = No: un Nexus avviene solo dopo aver girato una carta Shai-Hulud.
switch-karama-worm-nexus-tournament = Non ha luogo alcun Nexus.
switch-karama-worm-counts-in-phase = Il verme della Karama è il primo
switch-karama-worm-counts-in-phase-hint = Se un verme chiamato con una Carta Karama rende aggiuntivo il successivo della fase.
switch-karama-worm-counts-in-phase-tournament = Il primo verme è quello prima del quale non ne sono apparsi altri in questa fase; quello chiamato non fa eccezione.
switch-remember-last-blow = Si ricorda l'ultima esplosione
switch-remember-last-blow-hint = Dopo un rimescolamento il verme appare ancora dove la spezia è esplosa per ultima.
switch-remember-last-blow-rulebook = Il verme segue la carta in cima agli scarti; del rimescolamento non si parla.
switch-remember-last-blow-tournament = Il verme appare dov'era fiorita la spezia nel turno precedente.
switch-spice-deck-end = Quando il Mazzo Spezia finisce
switch-spice-deck-end-hint = Come si forma un nuovo mazzo con gli scarti.
switch-spice-deck-end-reshuffle-all = si rimescolano tutti gli scarti
switch-spice-deck-end-turn-8-procedure = la procedura da torneo dell'ottavo turno
switch-spice-deck-end-rulebook = Si rimescolano tutti gli scarti.
switch-spice-deck-end-tournament = All'ottavo turno l'ultimo territorio va sulla prima pila e i vermi rimasti sulla seconda; poi si rimescola tutto.

## Donazione della CHOAM

switch-charity = Donazione della CHOAM
switch-charity-hint = Chi può prendere spezia dalla banca, e quanta.
switch-charity-up-to-2-if-0-or-1 = con 0 o 1 di spezia, fino a 2
switch-charity-2-if-0 = con 0 di spezia, 2
switch-charity-rulebook = Chi ha 0 o 1 unità può prelevarne fino ad averne 2.
switch-charity-tournament = Chi non ha spezia può prenderne 2.
switch-bg-charity-from-turn = Donazione delle Bene Gesserit
switch-bg-charity-from-turn-hint = Il turno da cui ricevono 2 di spezia qualunque cosa abbiano.
switch-bg-charity-from-turn-rulebook = Gioco Avanzato: sempre 2, qualunque cosa abbiano.
switch-bg-charity-from-turn-tournament = 2 comunque, dal secondo turno.

## Asta

switch-rebid-after-pass = Rilanciare dopo aver passato
switch-rebid-after-pass-hint = Se chi ha passato può ancora offrire per la stessa carta.
switch-rebid-after-pass-rulebook = Le offerte girano finché tutti gli altri passano; chi ha passato non è escluso.
switch-rebid-after-pass-tournament = Chi passa può rientrare per la stessa carta.
switch-bid-seconds = Secondi per offrire
switch-bid-seconds-hint = Quanto può durare un'offerta, a un tavolo che conta il tempo.
switch-bid-seconds-rulebook = 10 secondi, poi si considera un passo.
switch-bid-seconds-tournament = 5 secondi, poi si considera un passo.
switch-ally-bid-payment = Aiuto per un'offerta
switch-ally-bid-payment-hint = L'alleato paga alla fine, o consegna la spezia prima dell'offerta.
switch-ally-bid-payment-ally-pays = paga l'alleato
switch-ally-bid-payment-spice-in-hand-first = prima la spezia in mano
switch-ally-bid-payment-rulebook = L'alleato può pagare in parte o tutto, così si può offrire più di quanto si ha.
switch-ally-bid-payment-tournament = La spezia dev'essere nelle proprie mani prima di offrire, anche fra alleati.
switch-bid-on-karama = Offrire contando su una Karama
switch-bid-on-karama-hint = Se una Carta Karama può coprire un'offerta oltre la spezia che si ha.
switch-bid-on-karama-rulebook = Non si offre più spezia di quanta se ne ha; ciò che permette la Karama sta solo sulla carta.
switch-bid-on-karama-tournament = Per offrire si deve disporre davvero della spezia; la Karama compra la carta al posto di un'offerta.
switch-full-hand-bids = Offrire con la mano piena
switch-full-hand-bids-hint = Chi può fare offerte con la mano piena, se una carta giocata in tempo fa posto.
switch-full-hand-bids-nobody = nessuno
switch-full-hand-bids-filled-in-this-auction = chi l'ha riempita in quest'asta
switch-full-hand-bids-everybody = tutti
switch-full-hand-bids-rulebook = Chi ha 4 carte deve passare.
switch-full-hand-bids-tournament = Chi è escluso dopo un acquisto può rientrare se può legalmente giocare una carta in tempo.
switch-return-unsold-cards = Carte invendute
switch-return-unsold-cards-hint = Come tornano sul mazzo le carte che nessuno ha voluto.
switch-return-unsold-cards-same-order = nello stesso ordine
switch-return-unsold-cards-shuffled = mescolate
switch-return-unsold-cards-rulebook = In cima al mazzo; l'ordine non è indicato.
switch-return-unsold-cards-tournament = Nell'ordine in cui erano state prese.

## Risveglio

switch-leader-revival-when = Quando si risvegliano i comandanti
switch-leader-revival-when-hint = Nella Fase di Risveglio, o alla fine del proprio turno.
switch-leader-revival-when-revival-phase = nella Fase di Risveglio
switch-leader-revival-when-own-turn-after-move = nel proprio turno, dopo il movimento
switch-leader-revival-when-rulebook = Nella Fase del Risveglio.
switch-leader-revival-when-tournament = Nel proprio turno, dopo sbarco e movimento.
switch-kwisatz-revival = Risveglio dello Kwisatz Haderach
switch-kwisatz-revival-hint = Al posto del comandante di quel turno, o in più quando tutti i comandanti sono morti.
switch-kwisatz-revival-like-a-leader = al posto di un comandante
switch-kwisatz-revival-beside-a-leader = in più di un comandante
switch-kwisatz-revival-rulebook = Come un normale comandante; non conta per il risveglio dei comandanti.
switch-kwisatz-revival-tournament = Per 2 unità, solo quando tutti i leader sono morti; non è un leader ai fini del recupero.
switch-emperor-karama-sardaukar = Più Sardaukar con la Karama
switch-emperor-karama-sardaukar-hint = Se la Karama dell'Imperatore può risvegliare più di un Sardaukar.
switch-emperor-karama-sardaukar-rulebook = Fino a 3 truppe o un comandante; di Sardaukar se ne risveglia uno a turno.
switch-emperor-karama-sardaukar-tournament = Possono essere anche tutte Sardaukar.

## Trasferimento

switch-ship-limit-two-factions = Dove altri due impediscono un trasferimento
switch-ship-limit-two-factions-hint = Niente trasferimenti dove si trovano già altre due fazioni.
switch-ship-limit-two-factions-strongholds = nelle roccaforti
switch-ship-limit-two-factions-all = ovunque
switch-ship-limit-two-factions-rulebook = Non verso una roccaforte occupata da altri due.
switch-ship-limit-two-factions-tournament = In nessun territorio con truppe di altri due.
switch-guild-ally-rate = Quanto paga l'alleato della Gilda
switch-guild-ally-rate-hint = Il prezzo a cui trasferisce l'alleato della Gilda Spaziale.
switch-guild-ally-rate-half = la metà
switch-guild-ally-rate-full = il prezzo intero
switch-guild-ally-rate-rulebook = La metà della tariffa.
switch-guild-ally-rate-tournament = Di un prezzo ridotto non si parla; la Gilda può dare la spezia all'alleato.
switch-guild-contribution-returns = L'aiuto della Gilda le ritorna
switch-guild-contribution-returns-hint = Ciò che la Gilda Spaziale paga per il trasferimento dell'alleato torna alla Gilda.
switch-guild-contribution-returns-rulebook = Gli alleati possono pagare l'uno per l'altro, e chi trasferisce paga la Gilda.
switch-guild-contribution-returns-tournament = Se la Gilda gli dà la spezia, l'alleato sbarca gratis.
switch-guild-ships-allied-fremen = La Gilda trasferisce i Fremen alleati
switch-guild-ships-allied-fremen-hint = Se i Fremen alleati con la Gilda Spaziale possono trasferire con essa le loro riserve.
switch-guild-ships-allied-fremen-rulebook = Gli alleati trasferiscono riserve fuori dal pianeta; quelle dei Fremen sono nell'altro emisfero.
switch-guild-ships-allied-fremen-tournament = I Fremen alleati con la Gilda sbarcano nell'uno o nell'altro modo.
switch-karama-ship-rounding = Arrotondamento del trasferimento con Karama
switch-karama-ship-rounding-hint = Come si arrotonda la metà del prezzo pagata con una Carta Karama.
switch-karama-ship-rounding-up = per eccesso
switch-karama-ship-rounding-down = per difetto
switch-karama-ship-rounding-rulebook = Tutti i costi frazionari si arrotondano per eccesso.
switch-karama-ship-rounding-tournament = La metà del costo, per difetto.
switch-guild-turn-at-will = La Gilda gioca quando vuole
switch-guild-turn-at-will-hint = Se la Gilda Spaziale può trasferire e muovere fuori dall'ordine.
switch-guild-turn-at-will-rulebook = Gioco Base: nell'ordine. Gioco Avanzato: per prima, per ultima o in mezzo.
switch-guild-turn-at-will-tournament = Quando lo dichiara prima dello sbarco di un giocatore.

## Movimento

switch-ornithopters = Ornitotteri
switch-ornithopters-hint = Chi può muovere fino a tre territori.
switch-ornithopters-force-in-city-at-start-of-move = chi ha una truppa in una città all'inizio del movimento
switch-ornithopters-uncontested-at-end-of-storm-phase = chi possiede da solo una città dopo la Tempesta
switch-ornithopters-rulebook = Chi ha truppe ad Arrakeen o Carthag all'inizio del movimento, anche appena trasferite.
switch-ornithopters-tournament = Chi possiede una delle due in modo incontrastato alla fine della fase della tempesta.
switch-pass-through-ally = Attraversare l'alleato
switch-pass-through-ally-hint = Se un movimento può attraversare un territorio dell'alleato.
switch-pass-through-ally-rulebook = Gli alleati non possono entrare dove ci sono truppe dell'alleato; dell'attraversare non si parla.

## Consiglieri

switch-bg-model = Le Bene Gesserit accanto agli altri
switch-bg-model-hint = Se hanno solo combattenti, anche consiglieri, o dichiarano la pace per territorio.
switch-bg-model-fighters-only = solo combattenti
switch-bg-model-advisors = combattenti e consiglieri
switch-bg-model-coexistence-per-territory = coesistenza per territorio
switch-bg-model-rulebook = Gioco Base: truppe normali. Gioco Avanzato: combattenti e consiglieri, i due lati di un segnalino.
switch-bg-model-tournament = Coesistono pacificamente se non annunciano il contrario per un territorio.
switch-advisor-lands-in = Dove arriva un consigliere
switch-advisor-lands-in-hint = Il settore di un consigliere che accompagna un trasferimento.
switch-advisor-lands-in-same-sector = il settore del trasferimento
switch-advisor-lands-in-any-sector = un settore qualsiasi del territorio
switch-advisor-lands-in-rulebook = Nello stesso territorio; il settore non è indicato.
switch-advisor-lands-in-tournament = Nel territorio dello sbarco; il settore non è indicato.
switch-bg-ship-onto-advisors = Trasferire presso i propri consiglieri
switch-bg-ship-onto-advisors-hint = Che ne è delle truppe Bene Gesserit trasferite dove hanno consiglieri.
switch-bg-ship-onto-advisors-join = si uniscono come consiglieri
switch-bg-ship-onto-advisors-forbidden = vietato
switch-bg-ship-onto-advisors-rulebook = Verso un territorio vuoto trasferiscono combattenti; di uno con i loro consiglieri non si parla.
switch-lonely-advisors-flip = Consiglieri rimasti soli
switch-lonely-advisors-flip-hint = Fino a quando i consiglieri soli diventano combattenti.
switch-lonely-advisors-flip-until-battle = fino alla Fase delle Battaglie
switch-lonely-advisors-flip-always = per tutto il turno
switch-lonely-advisors-flip-setup-only = solo nella preparazione
switch-lonely-advisors-flip-rulebook = Un consigliere solo a inizio partita diventa combattente; del seguito non si parla.
switch-announcement-limits = Limiti alla dichiarazione di battaglia
switch-announcement-limits-hint = Se la Tempesta, o due altre fazioni in una roccaforte, impediscono ai consiglieri di diventare combattenti prima dei trasferimenti.
switch-announcement-limits-rulebook = Per ogni territorio con consiglieri dove vogliono una battaglia; non è stampato alcun limite.
switch-advisors-coexist-with-ally = Consiglieri accanto all'alleato
switch-advisors-coexist-with-ally-hint = Se i consiglieri possono stare con le truppe dell'alleato.
switch-advisors-coexist-with-ally-rulebook = Gli alleati non entrano nei territori dell'altro, i consiglieri coesistono con gli altri, e i vantaggi precedono le regole.
switch-advisors-coexist-with-ally-tournament = Possono occupare territori in cui ci sono alleati.
switch-coexistence-holds = La coesistenza vale per il turno
switch-coexistence-holds-hint = Anche quando tutti gli altri lì sono morti o usciti.
switch-coexistence-holds-tournament = Una volta annunciata vale per il turno, a meno che tutti gli altri escano e poi entrino truppe.

## Battaglie

switch-battles-in-storm = Battaglie nella Tempesta
switch-battles-in-storm-hint = Se le truppe nel settore della Tempesta combattono.
switch-battles-in-storm-never = mai
switch-battles-in-storm-both-inside = se sono tutte dentro
switch-battles-in-storm-rulebook = Nessuna battaglia se anche solo uno dei due è sotto la Tempesta.
switch-battles-in-storm-tournament = Le truppe nella tempesta combattono solo con altre che vi si trovano.
switch-combat = Forza delle truppe
switch-combat-hint = Se alle truppe serve spezia per combattere a piena forza.
switch-combat-basic = piena forza
switch-combat-spice-support = piena forza con spezia
switch-combat-rulebook = Gioco Base: ogni truppa vale uno. Gioco Avanzato: la metà, e uno con la spezia.
switch-combat-tournament = La metà, e uno con la spezia, con una regola opzionale che consideriamo in uso.
switch-special-forces = Sardaukar e Fedaykin
switch-special-forces-hint = Se le truppe con la stella valgono più di quelle normali.
switch-special-forces-rulebook = Gioco Base: nessun effetto. Gioco Avanzato: valgono come due.
switch-special-forces-tournament = Valgono il doppio di una truppa normale.
switch-cheap-hero-use = Quando si gioca un Eroe Improbabile
switch-cheap-hero-use-hint = A piacere, o solo se non si hanno comandanti.
switch-cheap-hero-use-any-time = a piacere
switch-cheap-hero-use-only-without-leader = solo senza comandanti
switch-cheap-hero-use-rulebook = Al posto di un comandante.
switch-cheap-hero-use-tournament = Solo se non si ha un leader.
switch-voice-categories = Che cosa può nominare la Voce
switch-voice-categories-hint = Sette tipi di carta; o cinque, senza Fucile Laser ed Eroe Improbabile.
switch-voice-categories-seven = sette tipi
switch-voice-categories-five = cinque tipi
switch-voice-categories-rulebook = Per esempio: arma avvelenata o a distanza, Fucile Laser, Rivelatore di Veleni, Scudo, Carta Inservibile, Eroe Improbabile.
switch-voice-categories-tournament = Cinque tipi e nessun altro, senza Pistola Laser ed eroe.
switch-traitor-call = Dichiarare un Tradimento
switch-traitor-call-hint = Se chi ha la carta del comandante avversario può o deve dichiararlo.
switch-traitor-call-optional = a scelta
switch-traitor-call-compulsory = obbligatorio
switch-traitor-call-rulebook = Chi ha la carta può dichiararlo; nessuno è obbligato.
switch-traitor-call-tournament = Obbligatorio.
switch-cheap-hero-after-traitor-win = Eroe Improbabile dopo un Tradimento
switch-cheap-hero-after-traitor-win-hint = Che ne è dell'Eroe Improbabile di chi ha vinto con un traditore.
switch-cheap-hero-after-traitor-win-kept = si tiene
switch-cheap-hero-after-traitor-win-discarded = si scarta
switch-cheap-hero-after-traitor-win-rulebook = Chi lo dichiara non perde nulla di quanto giocato.
switch-cheap-hero-after-traitor-win-tournament = Si scarta comunque.
switch-betrayed-forces = Truppe di chi è tradito
switch-betrayed-forces-hint = Che cosa perde chi è tradito dove la Tempesta divide il territorio.
switch-betrayed-forces-all-in-territory = tutte nel territorio
switch-betrayed-forces-where-they-fought = quelle della parte in cui combatteva
switch-betrayed-forces-rulebook = Tutte le proprie truppe nel territorio.
switch-betrayed-forces-tournament = Tutto: il leader, tutte le carte e tutte le truppe.
switch-explosion-leaders = Comandanti in un'esplosione
switch-explosion-leaders-hint = Quali comandanti muoiono quando si incontrano Fucile Laser e Scudo.
switch-explosion-leaders-in-plans = quelli dei due piani
switch-explosion-leaders-all-in-territory = tutti quelli nel territorio
switch-explosion-leaders-rulebook = Di ciò che va distrutto nomina truppe, spezia e lo Kwisatz Haderach.
switch-explosion-leaders-tournament = Tutti i leader nel territorio.
switch-battle-karama-deadline = Karama in battaglia
switch-battle-karama-deadline-hint = L'ultimo momento per una Carta Karama contro un vantaggio di battaglia.
switch-battle-karama-deadline-before-plans-shown = prima che i piani siano rivelati
switch-battle-karama-deadline-before-plans-formed = prima che i piani siano formati
switch-battle-karama-deadline-tournament = Prima della formazione dei piani di battaglia.
switch-harkonnen-capture = Comandanti catturati
switch-harkonnen-capture-hint = Se gli Harkonnen prendono un comandante dopo una battaglia vinta.
switch-harkonnen-capture-rulebook = Gioco Avanzato: un comandante casuale dello sconfitto.
switch-harkonnen-capture-tournament = Un leader a caso dello sconfitto.
switch-capture-pool = Chi può essere catturato
switch-capture-pool-hint = Tra quali comandanti dello sconfitto pescano gli Harkonnen.
switch-capture-pool-not-in-another-battle = chi non ha fatto altre battaglie nel turno
switch-capture-pool-available = chi non è in un altro territorio
switch-capture-pool-rulebook = Non quelli già usati in altre battaglie del turno.
switch-capture-pool-tournament = Quelli disponibili, compreso quello appena usato.
switch-captive-is-traitor-to-owner = I prigionieri tradiscono chi li tiene
switch-captive-is-traitor-to-owner-hint = Se la loro fazione può dichiararli traditori senza la carta.
switch-captive-is-traitor-to-owner-rulebook = Un comandante catturato in battaglia può rivelarsi un traditore; della propria casata non si parla.
switch-captive-is-traitor-to-owner-tournament = La propria Casa può sempre chiamarlo, anche senza la carta.
switch-hark-karama-return = Che cosa restituiscono gli Harkonnen
switch-hark-karama-return-hint = Dopo che la loro Karama ha preso carte da una mano.
switch-hark-karama-return-any = carte qualsiasi
switch-hark-karama-return-previous-hand = carte che avevano prima
switch-hark-karama-return-rulebook = Una delle proprie carte per ogni carta presa.
switch-hark-karama-return-tournament = Dalla propria mano, non fra quelle appena prese.

## Karama e Veritrance

switch-karama-powers = Poteri Karama speciali
switch-karama-powers-hint = Ogni fazione ha un potere Karama suo, una volta per partita.
switch-karama-powers-rulebook = Gioco Avanzato: uno per ogni fazione tranne le Bene Gesserit, una volta per partita.
switch-karama-powers-tournament = Uno per ogni fazione tranne le Bene Gesserit, ciascuno nella sua fase.
switch-karama-scope = Per quanto una Karama impedisce un vantaggio
switch-karama-scope-hint = Come dice la regola del vantaggio, per tutta la fase, o per un solo uso.
switch-karama-scope-per-table = come dice la sua regola
switch-karama-scope-whole-phase = per tutta la fase
switch-karama-scope-single-use = per un solo uso
switch-karama-scope-rulebook = Della vista sulle carte dice: per tutta l'asta. Degli altri vantaggi non si parla.
switch-karama-scope-tournament = Detto vantaggio per vantaggio: quel verme, quella carta, quella battaglia.
switch-karama-stops-fremen-arrival = Karama contro l'arrivo dei Fremen
switch-karama-stops-fremen-arrival-hint = Se una Carta Karama può impedire il loro arrivo gratuito.
switch-karama-stops-fremen-arrival-rulebook = Una Carta Karama impedisce un vantaggio di una fazione; nessuno è escluso.
switch-truthtrance-future = Veritrance sul futuro
switch-truthtrance-future-hint = Se si può chiedere che cosa un giocatore farà; la risposta vincola.
switch-truthtrance-future-rulebook = In qualsiasi momento; del futuro non si parla.
switch-truthtrance-future-tournament = Anche sul futuro; chi ha risposto deve fare il possibile per restare coerente.

## Raccolta

switch-collect-scope = Dove le truppe raccolgono spezia
switch-collect-scope-hint = Solo nel proprio settore, o in tutto il territorio.
switch-collect-scope-sector = nel loro settore
switch-collect-scope-territory = nel loro territorio
switch-collect-scope-rulebook = Nei settori in cui si trovano.
switch-collect-scope-tournament = Nel territorio in cui si trovano.
switch-collect-rate-test = Tre di spezia per truppa
switch-collect-rate-test-hint = Chi raccoglie nella misura migliore.
switch-collect-rate-test-occupy-city-at-collection = chi occupa una città mentre raccoglie
switch-collect-rate-test-same-as-ornithopters = chi ha gli Ornitotteri
switch-collect-rate-test-rulebook = Chi occupa Carthag o Arrakeen.
switch-collect-rate-test-tournament = Chi controlla Arrakeen o Carthag, come per gli ornitotteri.
switch-stronghold-income = Rendita delle roccaforti
switch-stronghold-income-hint = Arrakeen e Carthag danno 2 di spezia per turno, Sietch Tuek 1.
switch-stronghold-income-rulebook = Gioco Avanzato: 2 per Carthag e per Arrakeen, 1 per il Sietch Tuek.
switch-stronghold-income-tournament = Lo stesso, con una regola opzionale che consideriamo in uso.
switch-contested-income = Rendita di una roccaforte condivisa
switch-contested-income-hint = Chi incassa per una roccaforte con truppe di più fazioni.
switch-contested-income-none = nessuno
switch-contested-income-each = ciascuna
switch-contested-income-rulebook = Ogni giocatore che occupa la città; basta occuparla.
switch-contested-income-tournament = Chi possiede la città.

## Vittoria e alleanze

switch-contested-stronghold-counts = Contano le roccaforti condivise
switch-contested-stronghold-counts-hint = Una roccaforte con truppe di più fazioni conta per ciascuna.
switch-contested-stronghold-counts-rulebook = Vince chi occupa tre roccaforti con almeno una truppa.
switch-contested-stronghold-counts-tournament = Di due che la tempesta separa sul Muro Scudo nessuno lo possiede.
switch-victory-table = Roccaforti per vincere
switch-victory-table-hint = Secondo il numero di giocatori e la grandezza dell'Alleanza.
switch-victory-table-rulebook = 3 da soli, 4 in Alleanza; 4 in una partita a due.
switch-victory-table-tournament = Una tabella: 4 per due giocatori; 4 o 5 per tre; 3, 4 o 5 per più.
switch-alliance-variant = Alleanze
switch-alliance-variant-hint = Quanto possono essere grandi, e quante roccaforti servono loro.
switch-alliance-variant-2-4 = di due, con quattro roccaforti
switch-alliance-variant-2-3 = di due, con tre roccaforti
switch-alliance-variant-3-4 = fino a tre, con quattro roccaforti
switch-alliance-variant-3-3 = fino a tre, con tre roccaforti
switch-alliance-variant-any-3 = di quanti si vuole, con tre roccaforti
switch-alliance-variant-table = secondo la tabella del torneo
switch-alliance-variant-rulebook = Di due, con 4 roccaforti; altre quattro forme sono opzionali.
switch-alliance-variant-tournament = Di qualsiasi numero, con quante ne dice la tabella.
switch-shield-wall-stronghold-after-worm = Il Muro Scudo come roccaforte
switch-shield-wall-stronghold-after-worm-hint = Il verme dal quale conta per la vittoria.
switch-shield-wall-stronghold-after-worm-tournament = Nelle partite di torneo, dal sesto verme.
switch-no-winner-without-guild = Nessun vincitore, e niente Gilda
switch-no-winner-without-guild-hint = Come finisce una partita senza vincitore se la Gilda Spaziale non gioca.
switch-no-winner-without-guild-fremen-then-most-strongholds = Fremen, o chi ha più roccaforti
switch-no-winner-without-guild-draw = patta
switch-no-winner-without-guild-rulebook = Vincono i Fremen; se non giocano, chi occupa più roccaforti.
switch-no-winner-without-guild-tournament = La partita è patta.

## Accordi e appunti

switch-bribes = Spezia degli accordi
switch-bribes-hint = Quando la spezia promessa passa di mano.
switch-bribes-mentat-pause = nell'Intervento dei Mentat
switch-bribes-immediate = subito
switch-bribes-collection-only = solo nella Raccolta della Spezia
switch-bribes-rulebook = Si può promettere spezia e gli accordi vanno rispettati; di attese non si parla.
switch-bribes-tournament = Solo in questa fase.
switch-notes = Appunti sulle carte
switch-notes-hint = Per chi il tavolo annota le Carte Inganno che ha visto da solo; ciò che tutti hanno visto è annotato comunque.
switch-notes-atreides-only = solo gli Atreides
switch-notes-all = tutti
switch-notes-rulebook = Gli Atreides, e nessun altro.

## Come si sceglie

switch-standing-bids = Offerte dette in anticipo
switch-standing-bids-hint = Se si può dire in segreto che cosa offrire o di passare; poi avviene da sé.
switch-standing-bids-rulebook = A turno ciascuno rilancia o passa; di dirlo in anticipo non si parla.
switch-standing-bids-tournament = A turno ciascuno rilancia o passa; di dirlo in anticipo non si parla.
switch-change-secret-choices = Cambiare una scelta segreta
switch-change-secret-choices-hint = Se rotelle della Tempesta, traditori e Piani di Battaglia si possono cambiare finché tutti hanno scelto.
switch-change-secret-choices-tournament = I piani si cambiano liberamente finché non sono formati, entro i vincoli di Voce, Prescienza e carte.
switch-take-back-before-responses = Annullare prima di una risposta
switch-take-back-before-responses-hint = Se ciò a cui altri possono rispondere con una Karama si può annullare finché nessuno ha risposto.
switch-take-back-before-responses-rulebook = Una Karama ferma un vantaggio quando si usa; di annullare ciò che si è fatto non si parla.
