# Dune nel browser, in italiano. Ciò che dice il gioco stesso sta in src/landsraad/dune/texts.

## Il tabellone

dune-board = Mappa di Dune
dune-board-in-words = Che cosa c'è sulla mappa
dune-forces-of = { $seat }: { $forces }
dune-advisors-of = { $seat } (consiglieri): { $forces }
dune-spice-here = { $amount } di spezia
dune-in-storm = nella Tempesta
dune-empty = qui non c'è nessuno
dune-in-sector = Settore { $sector }
dune-spice-blows-here = qui appare Spezia ({ $amount }) quando ne esce la carta
dune-barred-by-storm = Non ora: nessuno entra nella Tempesta o ne esce
dune-barred-by-two = Non ora: due fazioni tengono già questa roccaforte
dune-barred-by-ally = Non ora: qui c'è il tuo alleato ({ $allies }), e gli alleati non dividono un territorio
dune-barred-by-price = Non ora: qui una truppa costa { $price } di spezia e tu ne hai { $own }
dune-barred-far-from-flat = I Fremen arrivano sulla Grande Distesa o entro due territori da lì
dune-barred-no-sand = I vermi emergono soltanto sulla sabbia
dune-barred-no-way = Troppo lontano per questo gruppo, o la via è sbarrata
dune-storm-is-in = La Tempesta è nel settore { $sector }.
dune-wall-gone = Il Muro Scudo è distrutto.
dune-terrain-sand = sabbia
dune-terrain-rock = roccia
dune-terrain-stronghold = roccaforte
dune-terrain-polar = mai la Tempesta

## Intorno

dune-track = Turno e fase
dune-turn = Turno
dune-of-turns = di { $number }
dune-phase-storm = Tempesta
dune-phase-spice-blow = Spezia
dune-phase-charity = CHOAM
dune-phase-bidding = Asta
dune-phase-revival = Risveglio
dune-phase-shipment = Trasferire
dune-phase-battle = Battaglie
dune-phase-collection = Raccolta
dune-phase-mentat-pause = Mentat
dune-storm-order = Ordine di gioco, dal primo giocatore
dune-factions = Le fazioni
dune-you = tu
dune-you-after = te
pair-you = tu: { $number }
entry-you = tu { $value }
dune-allied-with = in alleanza con { $allies }
dune-awaited = tocca a lei
dune-close-to-victory = Chi è vicino alla vittoria
dune-special-victories = Senza roccaforti
dune-special-fremen = I Fremen vincono alla fine del turno { $turn } se nessuno ha vinto, se in Sietch Tabr e Sietch Habbanya ci sono soltanto loro o nessuno e se né Harkonnen né Atreides né Imperatore sono in Sietch Tuek.
dune-special-guild = La Gilda vince alla fine del turno { $turn } se nessun altro vince.
dune-special-bene-gesserit = Le Bene Gesserit vincono al posto della fazione che hanno indicato in segreto, se questa vince con le roccaforti nel turno indicato.
dune-strongholds = Roccaforti
dune-held-by = { $territory }: { $holders }
dune-nobody = nessuno
dune-side-holds =
    { $held ->
        [one] { $side }: { $held } roccaforte su { $needed }
       *[other] { $side }: { $held } roccaforti su { $needed }
    }
dune-last-turn = L'ultimo turno
dune-to-win =
    { $number ->
        [0] bastano
        [one] manca 1
       *[other] mancano { $number }
    }
dune-battle-about =
    { $territory }: { $you ->
        [0] tu contro { $defender }
        [1] { $aggressor } contro di te
       *[other] { $aggressor } contro { $defender }
    }
dune-spice = Spezia
dune-spice-word = di spezia
dune-bribes = Tangenti, fino all'Intervento dei Mentat
dune-cards-in-hand = Carte in mano
dune-reserves = Truppe di riserva
dune-tanks = Truppe nei Serbatoi dei Tleilaxu
dune-leader-text = { $name }, forza { $strength }: { $where }
dune-karama-spent = Il potere Karama è già stato usato.
dune-captives-taken =
    { $number ->
        [one] Uno dei comandanti è prigioniero.
       *[other] { $number } dei comandanti sono prigionieri.
    }
dune-kwisatz-dead = Lo Kwisatz Haderach è morto.
dune-kwisatz-losses = Truppe perse per lo Kwisatz Haderach: { $number } di { $needed }.
dune-traitors-shown = Traditori rivelati: { $leaders }.
dune-has-promised = Ha promesso: { $promise }.
dune-counted = { $what }, contando ciò che tutti hanno visto
dune-counted-short = { $what }, dal conto
dune-in-reserve = Riserva
dune-in-tanks = Nei Serbatoi
dune-known-cards = Carte note
dune-known-of = { $known } su { $all }
dune-card-dealt =
    { $number ->
        [one] Ricevuta all'inizio
       *[other] { $number } ricevute all'inizio
    }
dune-card-bought =
    { $number ->
        [one] Comprata nel turno { $turn } per { $price }
       *[other] Comprate nel turno { $turn } per { $price }
    }
dune-card-bonus =
    { $number ->
        [one] Pescata nel turno { $turn } oltre a quella comprata
       *[other] { $number } pescate nel turno { $turn } oltre a quelle comprate
    }
dune-card-exchanged =
    { $number ->
        [one] Scambiata nel turno { $turn }
       *[other] { $number } scambiate nel turno { $turn }
    }
dune-may-be-gone =
    { $number ->
        [one] forse giocata da allora
       *[other] alcune forse giocate da allora
    }
dune-said-and-shown = Detto e mostrato
dune-noted-in-turn = Turno { $turn }:
dune-seen-by = Vista da { $seats }
dune-seen-by-all = Vista da tutti
dune-hand = Mano
dune-hand-of = Mano, { $number } di { $limit }
dune-no-cards = Nessuna carta.
dune-traitor = Traditore
dune-prediction = Profezia
dune-predicted = { $winner }, turno { $turn }
dune-next-spice = Prossima Carta Spezia: { $card }
dune-next-storm =
    { $sectors ->
        [one] La prossima Tempesta avanza di un settore.
       *[other] La prossima Tempesta avanza di { $sectors } settori.
    }
dune-next-treachery = Prossima Carta Inganno: { $card }
dune-decks = Mazzi e scarti
dune-treachery-deck = Mazzo Inganni
dune-treachery-short = inganno
dune-what-is = Che cos'è?
dune-word-advisors = Consiglieri
dune-word-karama = Karama
dune-word-nexus = Nexus
dune-word-prediction = Profezia
dune-word-prescience = Prescienza
dune-word-storm = Tempesta
dune-word-tanks = Serbatoi
dune-word-traitor = Traditori
dune-word-voice = La Voce
dune-word-worm = Vermi
dune-spice-short = spezia
dune-treachery-discards = Scarti del Mazzo Inganni
dune-out-of-game = Fuori dal gioco
dune-spice-deck = Mazzo Spezia
dune-spice-pile-a = Scarti spezia A, dal più recente
dune-spice-pile-b = Scarti spezia B, dal più recente
dune-discarded =
    { $number ->
        [0] nessuno scarto
        [one] uno scarto
       *[other] { $number } scarti
    }
dune-worms-seen =
    { $number ->
        [0] ancora nessun verme
        [one] un verme uscito
       *[other] { $number } vermi usciti
    }
dune-last-blows = Ultime esplosioni: { $places }
dune-deals-on-table =
    { $number ->
        [one] Un accordo o un'offerta sul tavolo
       *[other] { $number } accordi e offerte sul tavolo
    }
dune-deal-open = Offerta { $number }, { $giver } per { $to }: { $gives } per { $asks }
dune-deal-made = Accordo { $number }, { $giver } e { $to }: { $gives } per { $asks }
dune-terms-spice = { $amount } di spezia
dune-terms-later = { $amount } di spezia nell'Intervento dei Mentat
dune-terms-promise = la promessa: { $promise }
dune-terms-look = uno sguardo: { $what }
dune-terms-words = qualcosa di concordato a parole
dune-terms-nothing = niente

## Schede delle fazioni, con parole nostre

dune-behind-its-shield = Spezia, dietro lo schermo
dune-victory = Vittoria
dune-leaders = Comandanti
dune-forces-on-map = Sulla mappa
dune-forces-number =
    { $number ->
        [one] una truppa
       *[other] { $number } truppe
    }
dune-as-advisors = consiglieri
dune-beside-yours = accanto alle tue { $forces }
dune-offer-a-deal = Proponi un accordo
dune-show-on-map = Sulla mappa
dune-secrets = Lo sai solo tu
dune-cards-unknown =
    { $number ->
        [one] una carta che non hai visto
       *[other] { $number } carte che non hai visto
    }
dune-powers = Poteri
dune-strategy = Come si gioca
dune-power-atreides-1 = Vedi ogni Carta Inganno prima che qualcuno faccia un'offerta.
dune-power-atreides-2 = Vedi la prossima Carta Spezia mentre tutti trasferiscono e muovono.
dune-power-atreides-3 = In battaglia chiedi una parte del piano avversario: comandante, arma, difesa o numero.
dune-power-more-atreides-1 = Dopo sette truppe perse in battaglia si desta lo Kwisatz Haderach: 2 di forza in più una volta per turno, e il comandante al suo fianco non è un traditore.
dune-power-ally-atreides = Guarda anche nel piano di chi combatte contro un alleato.
dune-power-karama-atreides = Karama: vedi tutto il piano di un avversario.
dune-strategy-atreides-1 = Solo tu sai che cosa è all'asta: paga per ciò che conta e lascia agli altri gli scarti.
dune-strategy-atreides-2 = Cominci ad Arrakeen. Tienila, per i suoi ornitotteri e le sue entrate.
dune-strategy-atreides-3 = Commercia ciò che sai. Un alleato che si fida dei tuoi occhi vale più della spezia.
dune-power-bene-gesserit-1 = Prima della partita scrivi chi vince e quando. Se si avvera, vinci tu al suo posto.
dune-power-bene-gesserit-2 = Quando gli altri trasferiscono, mandi gratis una tua truppa alla Depressione Polare.
dune-power-bene-gesserit-3 = La Voce: ordina a un avversario di giocare un tipo di carta in battaglia, o di non giocarlo.
dune-power-more-bene-gesserit-1 = Vivi accanto agli altri con consiglieri, che non combattono e non sono attaccati e che prima di muovere tornano combattenti.
dune-power-more-bene-gesserit-2 = Ricevi ogni turno la Donazione della CHOAM, e giochi le carte inservibili come Karama.
dune-power-ally-bene-gesserit = Usa la Voce per un alleato.
dune-power-karama-bene-gesserit = Karama: ogni carta inservibile fa da Karama.
dune-strategy-bene-gesserit-1 = Resta piccola e dappertutto. Nessuno teme cinque pedine nei posti giusti.
dune-strategy-bene-gesserit-2 = Le tue comandanti sono tutte forti e la Voce le protegge: combatti poche battaglie, e vincile.
dune-strategy-bene-gesserit-3 = Spingi chi hai scelto, quando l'hai scelto, senza mai dire perché.
dune-power-emperor-1 = Ogni spezia che gli altri pagano per le Carte Inganno è tua.
dune-power-more-emperor-1 = Cinque Sardaukar: ognuno vale due in battaglia, ma non contro i Fremen.
dune-power-ally-emperor = Paga il risveglio di altre tre truppe di un alleato, e gli dà spezia quando vuole.
dune-power-karama-emperor = Karama: risvegli subito e gratis tre truppe o un comandante.
dune-strategy-emperor-1 = La spezia l'hai tu. Arriva dove fa male, in forze, quando è il momento.
dune-strategy-emperor-2 = Alza il prezzo di ciò che serve agli altri: in ogni caso pagano te.
dune-strategy-emperor-3 = Presta spezia per promesse. I doni fanno gli alleati, i debiti li tengono.
dune-power-fremen-1 = Arrivi gratis sulla Grande Distesa o entro due territori da lì, e muovi di due territori.
dune-power-fremen-2 = I vermi ti risparmiano: cavalcane uno fino a qualunque territorio.
dune-power-fremen-3 = Tre truppe tornano gratis ogni turno.
dune-power-fremen-4 = Se alla fine nessuno ha vinto, vinci se tu o nessuno tiene Sietch Tabr e Sietch Habbanya e né Harkonnen né Atreides né Imperatore stanno nel Sietch Tuek.
dune-power-more-fremen-1 = Vedi la prossima Tempesta. Ti toglie solo metà delle truppe.
dune-power-more-fremen-2 = Tre Fedaykin valgono due ciascuno, e le tue truppe combattono a piena forza senza spezia.
dune-power-ally-fremen = Divide la vittoria finale, protegge un alleato dai vermi e fa tornare gratis tre sue truppe.
dune-power-karama-fremen = Karama: chiama un verme su qualunque sabbia.
dune-strategy-fremen-1 = Hai poca spezia, ma il deserto non ti costa nulla: raccogli dove gli altri temono la Tempesta.
dune-strategy-fremen-2 = I tuoi comandanti sono forti. Tieni un'arma, e combatti per i sietch che puoi tenere.
dune-strategy-fremen-3 = Il tempo è dalla tua parte: una partita tranquilla fino all'ultimo turno è tua.
dune-power-guild-1 = Ciò che gli altri pagano per trasferire è tuo, e tu trasferisci a metà prezzo.
dune-power-guild-2 = Sposti le truppe da un punto qualunque di Dune a un altro, o di nuovo nella riserva.
dune-power-guild-3 = Se alla fine non ha vinto nessuno, e nemmeno i Fremen, vinci tu.
dune-power-more-guild-1 = Fai il tuo turno di trasferimento e movimento quando vuoi.
dune-power-ally-guild =
    { $ruleset ->
        [tournament] Fa trasferire un alleato da un capo all'altro del pianeta, e divide la vittoria finale.
       *[other] Fa trasferire un alleato a metà prezzo e da un capo all'altro del pianeta, e divide la vittoria finale.
    }
dune-power-karama-guild = Karama: vieti un trasferimento da fuori.
dune-strategy-guild-1 = Nessuno si arricchisce nel deserto senza pagarti: senza fretta, lascia che ti cerchino.
dune-strategy-guild-2 = Spezza l'alleanza che sta per vincere. Se non vince nessuno, vinci tu.
dune-strategy-guild-3 = Il Sietch Tuek è la tua porta. Tieni riserve per aprirne altre.
dune-power-harkonnen-1 = Tieni tutti e quattro i tuoi traditori.
dune-power-harkonnen-2 = Tieni fino a otto carte, e per ognuna che compri ne ricevi un'altra gratis.
dune-power-more-harkonnen-1 = Catturi un comandante di chi hai battuto: uccidilo per 2 di spezia, o fallo combattere per te una volta.
dune-power-ally-harkonnen = Chiama i suoi traditori anche per un alleato.
dune-power-karama-harkonnen = Karama: prendi carte da una mano senza guardarle, e ne rendi altrettante.
dune-strategy-harkonnen-1 = Compra carte appena puoi: ognuna ne porta un'altra.
dune-strategy-harkonnen-2 = Combatti spesso. Uno dei tuoi quattro traditori ti sta davanti più spesso di quanto pensi.
dune-strategy-harkonnen-3 = Da Carthag, Arrakeen è vicina. Colpisci prima che tutti abbiano scudi.

## Le carte, con parole nostre

dune-kind-weapon-projectile = arma a distanza
dune-kind-weapon-poison = arma avvelenata
dune-kind-weapon-special = arma speciale
dune-kind-defense-projectile = difesa da proiettili
dune-kind-defense-poison = difesa dal veleno
dune-kind-special = speciale
dune-kind-worthless = inservibile
dune-kind-text-weapon-projectile = Si mette nel Piano di Battaglia. Uccide il comandante avversario, se non gioca uno Scudo.
dune-kind-text-weapon-poison = Si mette nel Piano di Battaglia. Uccide il comandante avversario, se non gioca un Rivelatore di Veleni.
dune-kind-text-weapon-special = Si mette nel Piano di Battaglia. Uccide il comandante avversario.
dune-kind-text-defense-projectile = Si mette nel Piano di Battaglia. Il tuo comandante sopravvive alle armi a distanza.
dune-kind-text-defense-poison = Si mette nel Piano di Battaglia. Il tuo comandante sopravvive al veleno.
dune-kind-text-special = Si gioca nel momento di cui parla.
dune-kind-text-worthless = Non serve a niente, se non a liberarsene in un Piano di Battaglia al posto di un'arma o di una difesa.
dune-card-lasgun = Si mette nel Piano di Battaglia. Uccide il comandante avversario qualunque sia la sua difesa. Se nella battaglia qualcuno gioca uno Scudo, tutto ciò che è nel territorio va distrutto.
dune-card-cheap-hero = Fa da comandante nel Piano di Battaglia con forza 0, così che tu possa usare arma e difesa. Se ne va con la battaglia.
dune-card-karama = Annulla un vantaggio di un'altra fazione mentre viene usato, oppure prendi gratis la carta all'asta, oppure trasferisci a metà prezzo. Nel gioco avanzato ogni fazione ha anche un potere Karama tutto suo, una volta per partita.
dune-card-truthtrance = Fai a un giocatore una domanda a cui si possa rispondere sì o no. La risposta dev'essere vera.
dune-card-weather-control = Prima che la Tempesta si muova, dal secondo turno: decidi tu di quanto, da 0 a 10 settori.
dune-card-family-atomics = Prima che la Tempesta si muova, con una truppa sul Muro Scudo o accanto: fallo saltare. Chi ci stava sopra muore, e da allora Arrakeen, Carthag e il Bacino Imperiale sono esposti alla Tempesta.
dune-card-hajr = Dopo il tuo movimento: muovi un altro gruppo, o di nuovo lo stesso.
dune-card-tleilaxu-ghola = In qualsiasi momento: risveglia un comandante, o fino a cinque truppe, gratis e oltre ogni limite.
dune-card-spice = Qui compaiono { $amount } di spezia, a meno che ci sia sopra la Tempesta.
dune-card-shai-hulud = Un verme affiora dove la spezia è esplosa per ultima su questa pila, divora truppe e spezia, e provoca un Nexus.

## La galleria

dune-gallery-treachery = Carte Inganno
dune-gallery-spice = Carte Spezia
dune-gallery-leaders = Comandanti e traditori
dune-gallery-traitors-note = Ogni comandante ha anche una carta traditore: chi la tiene può rivelarlo come traditore quando la parte avversa lo gioca in battaglia, e vince senza perdite.
dune-copies =
    { $number ->
        [one] una carta
       *[other] { $number } carte
    }

## Pannelli: in comune

dune-choose-first = Prima scegli
dune-not-yet = Non ancora completo
dune-dial-less = Meno: { $label }
dune-dial-more = Più: { $label }
dune-place = Luogo
dune-press-place = Scegli un luogo sulla mappa o nella lista; quelli scuri sono esclusi.
dune-on-the-map = sulla mappa, o qui
dune-leader = Comandante
dune-leader-strength = { $name }, forza { $strength }
dune-strength = forza { $strength }
dune-no-leader = nessun comandante
dune-no-leader-no-cards = Senza un comandante non si possono giocare né armi né difese.
dune-weapon = Arma
dune-no-weapon = nessuna arma
dune-defense = Difesa
dune-no-defense = nessuna difesa

## Pannelli: trasferimento e movimento

dune-way-of-travel = Come
dune-destination = Verso
dune-home = nelle tue riserve
dune-how-many = Quante
dune-of-reserves = fino a { $number } su { $reserves } di riserva
dune-origin = Da
dune-press-destination = Scegli un luogo sulla mappa o nella lista; quelli scuri sono esclusi.
dune-press-origin = Scegli uno dei tuoi gruppi sulla mappa o nella lista.
dune-group-cannot = Questo gruppo, insieme, non può andare da nessuna parte.
dune-nowhere-to-go = Ora non puoi mandare nessuno.
dune-ship-to = Trasferisci qui: { $place }
dune-move-to = Verso { $place }
dune-move-from = Da { $place }
dune-forces-here = Truppe
dune-specials-here = Truppe speciali ★
dune-forces-from = Truppe, { $place }
dune-specials-from = Truppe speciali, { $place }
dune-karama-card = Carta usata come Karama
dune-bill-forces =
    { $number ->
        [one] una truppa a { $rate }
       *[other] { $number } truppe a { $rate }
    }
dune-bill-half = la metà, come con la Gilda
dune-bill-karama = la metà, con la Karama
dune-bill-allies = pagano gli alleati, come promesso
dune-bill-to = paghi { $seat }; ti resta
dune-bill-bank = paghi la banca; ti resta
dune-costs-nothing = Non costa nulla.
dune-go-ship = Trasferisci { $number } per { $price } di spezia
dune-go-arrive =
    { $number ->
        [one] Arriva una truppa
       *[other] Arrivano { $number } truppe
    }
dune-go-move = Muovi { $number }
dune-go-ride-worm = Cavalca il verme con { $number }
dune-go-ship-across = Sposta { $number } per { $price }
dune-go-ship-home = Riporta { $number } per { $price }
dune-pass-ship = Non trasferire
dune-pass-move = Non muovere
dune-pass-ride = Non cavalcare
dune-there-enemy = { $seat }: { $forces } qui. Se restate entrambi, combattete.
dune-there-peaceful = { $seat }: { $forces } qui.
dune-there-advisors = { $seat }: { $forces } qui come consiglieri, che non combattono.
dune-there-spice = Qui ci sono { $amount } di spezia.
dune-there-storm =
    { $sectors ->
        [0] La Tempesta è qui.
        [one] La Tempesta è a un settore, e qui uccide.
       *[other] La Tempesta è a { $sectors } settori, e qui uccide.
    }
dune-stronghold-left = { $place } resta senza tue truppe: non tieni più questa roccaforte.
dune-one-more = Una in più qui: { $place }
dune-muster-place-fremen = Le tue prime truppe, in tutto: { $sums }. Premi la mappa per aggiungerne una.
dune-or-else = { " o " }
dune-muster-choose-battle-losses = Perdi, in tutto: { $sums } (★ truppe speciali).
dune-muster-choose-territory-losses = Perdi, in tutto: { $sums } (★ truppe speciali).
dune-muster-go-place-fremen = Piazza queste truppe
dune-muster-go-choose-battle-losses = Perdi queste truppe
dune-muster-go-choose-territory-losses = Perdi queste truppe
dune-chosen-so-far = Scelte finora: { $number }
dune-announce-hint = Dove dichiari battaglia i tuoi consiglieri diventano combattenti. Puoi anche non dichiararne nessuna.

## Pannelli: battaglia

dune-against = contro
dune-battle-in = Battaglia: { $territory }
dune-aggressor = aggressore
dune-defender = difensore
dune-voice-play =
    La Voce: { $mine-id ->
        [yes] devi giocare { $card }, se puoi.
       *[no] { $seat } deve giocare { $card }, se può.
    }
dune-voice-not =
    La Voce: { $mine-id ->
        [yes] non devi giocare { $card }.
       *[no] { $seat } non deve giocare { $card }.
    }
dune-has-shown =
    { $mine-id ->
        [yes] Hai rivelato
       *[no] { $seat } ha rivelato
    } { $element }: { $value }
dune-your-traitor = { $leader }, il tuo traditore
dune-prescience-asks = La Prescienza chiede { $element }.
dune-element-leader = il comandante
dune-element-weapon = l'arma
dune-element-defense = la difesa
dune-element-number = il numero sul Disco
dune-no-number = niente
dune-with-kwisatz = con lo Kwisatz Haderach (+{ $strength })
dune-on-the-wheel = Numero sul Disco di Battaglia
dune-of-forces = su { $forces }
dune-total = Totale
dune-total-made-of = { $dial } + comandante { $leader }
dune-spice-to-support = Spezia per sostenere le truppe
dune-seal-plan = Sigilla il piano: { $dial } con { $leader }
dune-voice-order = L'ordine
dune-voice-play-short = deve giocare
dune-voice-not-short = non deve giocare
dune-voice-about = Che cosa
dune-prescience-about = Che cosa deve rivelare la parte avversa?
dune-show-hint = Ciò che riveli ora dovrà essere nel tuo Piano di Battaglia.
dune-anybody-calls = Qualcuno chiama un traditore?
dune-no-traitor-here = Nessuno dei tuoi traditori guida la parte avversa.
dune-no-traitor = Nessun traditore
dune-discard-hint = Premi le carte che scarti; le altre tornano in mano.
dune-discard-card = Scarta { $card }
dune-give-back = Restituisci { $cards }
dune-give-back-hint =
    { $number ->
        [one] Premi la carta che restituisci.
       *[other] Premi le { $number } carte che restituisci.
    }
dune-captive-hint = Uccidilo per due di spezia, tienilo perché combatta per te una volta, o lascialo andare.

## Pannelli: l'asta

dune-on-auction = All'asta
dune-highest-bid = offerta più alta
dune-leads-with =
    { $mine-id ->
        [yes] Sei in testa con { $amount }
       *[no] { $seat } in testa con { $amount }
    }
dune-card-of = Carta { $number } di { $cards }
dune-sold-so-far =
    { $number ->
        [one] una venduta: { $sales }
       *[other] { $number } vendute: { $sales }
    }
dune-bidder-passed = passa
dune-bidder-full = piena
dune-bidder-turn = offre ora
dune-bid-at-most = Offri al massimo
dune-bid-for-me = Offerta per me, in segreto
dune-you-said = Hai detto: «{ $what }».
dune-withdraw = Ritirare
dune-pass-without-means = Passa se non posso fare altro
dune-bid-hint = Se nessuno offre di più paghi { $amount } e ti resta { $left } di spezia.
dune-cards-of = carte su { $limit }
dune-change-plan = Cambia il mio piano
dune-made-plan =
    { $dial } sul Disco{ $spice ->
        [0] { "" }
       *[other] , { $spice } di spezia
    }{ $cards ->
        [0] , nessuna carta
       *[other] { "" }
    }
dune-taken-by-karama = Presa con un Karama.
dune-no-bid-yet = Nessuno ha ancora offerto.
dune-bidding-order = Ordine delle offerte
dune-spice-to-pay =
    { $pledged ->
        [0] di spezia
       *[other] + { $pledged } degli alleati
    }
dune-bid-range = almeno { $low }, al massimo { $means }
dune-bid-least = almeno { $low }
dune-bid-nothing = Non c'è offerta che tu possa pagare.
dune-bid-up-to-chosen = Offri fino a … (scegli un numero)
dune-bid-up-to = Offri fino a { $most }
dune-what-you-know = Che cosa sai
dune-looked-at = Gli Atreides hanno guardato questa carta.
dune-looked-and-passed = Gli Atreides hanno guardato questa carta e passato.
dune-looked-and-bid = Gli Atreides hanno guardato questa carta e offerto { $amount }.
dune-out-so-far =
    Già uscite: { $cards }{ $others ->
        [0] { "" }
        [one] {" "}e un'altra carta
       *[other] {" "}e altre { $others } carte
    }.
dune-none-out = Nessuna carta è ancora uscita.
dune-is-paid = L'Imperatore incassa il prezzo di questa carta.
dune-your-bid = La tua offerta
dune-quick-bids = Offerte rapide
dune-bid-beyond = Più di quanto puoi pagare in spezia: ti salverebbe solo una Karama.

## Pannelli: la Tempesta

dune-dial-storm-hint = La Tempesta è nel settore { $sector }. I due numeri insieme dicono di quanto avanza, in senso antiorario.
dune-storm-dial = Numero per la Tempesta
dune-storm-sectors = Settori
dune-storm-will-move =
    { $sectors ->
        [one] La Tempesta avanzerebbe di un settore, fino al settore { $sector }.
       *[other] La Tempesta avanzerebbe di { $sectors } settori, fino al settore { $sector }.
    }
dune-storm-ends-in = La Tempesta si ferma nel settore { $sector }.
dune-storm-takes =
    { $number ->
        [one] La Tempesta prende una truppa qui: { $place }.
       *[other] La Tempesta prende { $number } truppe qui: { $place }.
    }

## Pannelli: alleanze, accordi, Karama

dune-ally-with = Alleanza con { $seat }
dune-propose-to = Proponi un'alleanza a
dune-choose-ally = Scegli un alleato
dune-answer-join-alliance = Accetta
dune-answer-decline-alliance = Rifiuta
dune-answer-accept-deal = Accetta
dune-answer-refuse-deal = Rifiuta
dune-answer-withdraw-deal = Ritira
dune-no-alliances = Non ci sono alleanze.
dune-allied = Alleati: { $members }
dune-proposes = { $seat } propone un'Alleanza: { $members }
dune-proposes-to-you = { $seat } ti propone un'Alleanza
dune-no-more-offers = Ora non puoi fare altre offerte.
dune-offer-to = A chi
dune-to-all = tutti
dune-you-give = Dai
dune-you-get = Ricevi
dune-spice-now = Spezia subito
dune-spice-later = Spezia nell'Intervento dei Mentat
dune-a-promise = Una promessa per questo turno
dune-a-look = Uno sguardo
dune-make-offer = Fai l'offerta
dune-offer-sum = Dai { $gives } e ricevi { $asks }.
dune-offer-empty = Un'offerta deve avere qualcosa almeno da una parte.
dune-promise-bid = offrire per la prossima carta
dune-promise-no-bid = non fare offerte
dune-promise-traitor = dichiarare un Tradimento
dune-promise-no-traitor = non dichiarare traditori
dune-promise-ship = trasferire in …
dune-promise-no-ship = non trasferire in …
dune-promise-move = muovere in …
dune-promise-no-move = non muovere in …
dune-promise-release = liberare …
dune-advantage-of = { $seat } usa un vantaggio
dune-stop-with = Impediscilo con { $card }
dune-no-karama = Non hai una Karama per impedirlo.

## Pannelli: persone

dune-winner = Vincitore
dune-in-turn = Nel turno
dune-predict-winner = Profetizza: { $seat }
dune-predict-hint = Se vince proprio in quel turno, vinci tu al suo posto, da sola.
dune-dealt-traitors = Le tue Carte Traditore
dune-keep-traitor = Tieni { $leader }
dune-traitors-hint = Tieni un comandante che tradirà chi lo giocherà contro di te.
dune-nothing-to-revive = Non puoi risvegliare nulla.
dune-revival-hint = Nei tuoi Serbatoi: { $tanks }. Gratis: { $free }, al massimo { $limit } truppe, { $price } di spezia per ognuna oltre quelle gratuite.
dune-revival-cost = Costa { $cost } di spezia. Ne hai { $own }.
dune-not-together = Non entrambe le cose insieme.
dune-who-is-there = Chi c'è
dune-ships-now = { $seat } trasferisce { $forces } qui: { $place }.
dune-gift-offered = { $seat } ti offre { $amount } di spezia.
dune-charity-hint = Hai { $own } di spezia. La Donazione te ne dà { $gain }: porta fino a 2 chi la chiede.
dune-charity-empty = Non hai spezia. La Donazione te ne dà { $gain }.
dune-charity-always = Hai { $own } di spezia. La Donazione te ne dà altre { $gain }: la ricevi ogni turno, qualunque cosa tu abbia.
dune-charity-none = Hai { $own } di spezia: non ti spetta alcuna Donazione.

## Pannelli: che cosa manca

dune-choose-leader = Scegli un comandante
dune-choose-dial = Scegli un numero sul Disco
dune-choose-weapon = Scegli un'arma o nessuna
dune-choose-defense = Scegli una difesa o nessuna
dune-choose-number = Scegli un numero
dune-choose-bid = Scegli l'offerta
dune-choose-how-many = Scegli quante
dune-choose-destination = Scegli dove
dune-choose-origin = Scegli chi parte
dune-choose-place = Scegli un luogo
dune-choose-card = Scegli una carta
dune-choose-order = Scegli l'ordine
dune-choose-about = Scegli che cosa riguarda
dune-choose-shown = Scegli che cosa mostri
dune-choose-stop = Fermarlo o lasciare?
dune-choose-battle = Scegli una battaglia
dune-choose-announced = Scegli battaglie o nessuna
dune-choose-discards = Scegli scarti o nessuno
dune-choose-traitor = Scegli chi tenere
dune-choose-traitor-to-call = Scegli il traditore
dune-choose-winner = Scegli un vincitore
dune-choose-turn = Scegli un turno
dune-choose-revived = Scegli chi torna
dune-choose-terms = Scegli che cosa offrire
dune-choose-more = Scegline ancora { $number }
dune-choose-more-cards =
    { $number ->
        [one] Scegli ancora una carta
       *[other] Scegli ancora { $number } carte
    }
dune-dial-open = ancora nessun numero

## Pannelli: che cosa ne segue

dune-if-won = Vinci:
dune-if-lost = Perdi:
dune-plan-if-won-open = perdi ciò che metti sul Disco.
dune-plan-if-won =
    perdi truppe per { $dial } su { $forces }{ $spice ->
        [0] { "" }
       *[other] {" "}e { $spice } di spezia
    }.
dune-plan-nobody-stays = Non vi resta nessuno dei tuoi.
dune-plan-if-won-forces =
    { $lost ->
        [0] non perdi truppe
        [one] perdi una truppa su { $number }
       *[other] perdi { $lost } truppe su { $number }
    }{ $spice ->
        [0] { "" }
       *[other] {" "}e { $spice } di spezia
    }.
dune-plan-if-lost =
    { $number ->
        [one] la tua truppa
       *[other] tutte le { $forces } truppe
    }{ $cards ->
        [0] { "" }
        [one] , la carta
       *[other] , le due carte
    }{ $spice ->
        [0] { "" }
       *[other] , { $spice } di spezia
    }.
dune-spice-support-short = Spezia
dune-kwisatz-short = Kwisatz +{ $strength }
dune-let-it-be = Lascia
dune-storm-cards = Carte per la Tempesta
dune-dial-storm-cost = Resta segreto finché non avete scelto entrambi; poi non cambia più.
dune-traitors-here = Traditori dall'altra parte
dune-traitors-cost = Gli altri tornano nella scatola.
dune-discarded-cards = Scarta
dune-discard-none = Non scartare nulla
dune-discard-cost = Ciò che scarti non torna più.
dune-announced = Combatti in
dune-announce-none = Da nessuna parte
dune-announce-none-cost = Tutti i tuoi consiglieri restano tali in questo turno.
dune-revival-given-up =
    { $free ->
        [0] Passi: nessuno torna in questo turno.
        [one] Passi: nessuno torna in questo turno, neppure quella gratuita.
       *[other] Passi: nessuno torna in questo turno, neppure le { $free } gratuite.
    }
dune-joining-binds = Dividi la vittoria con loro, non li combatti e resti alleato fino a un Nexus.
dune-declining-costs = Per te la proposta cade.
dune-leaving-costs = Non sei più alleato con { $allies }.
dune-accepting-binds = Un accordo concluso lega entrambe le parti.

## Che cosa costa rinunciare

gives-up-accompany = Passi: nessuna tua truppa accompagna questo trasferimento.
gives-up-before-storm = Passi: non giochi nulla prima di questa Tempesta e tieni la carta.
gives-up-bid = Passi: non fai più offerte per questa carta.
gives-up-bonus-card = Con questa non ricevi la carta gratuita, e non la recuperi più.
gives-up-captive = Il comandante torna a casa: non ricevi né spezia né chi combatta per te.
gives-up-charity = In questo turno non ricevi spezia dalla Donazione, e non puoi chiederla dopo.
gives-up-fund-revival = Non paghi il risveglio di nessuno: le truppe degli alleati restano nei Serbatoi.
gives-up-guild-turn = Aspetti: prima trasferisce e muove il prossimo, poi tocca di nuovo a te decidere.
gives-up-hajr = In questo turno non muovi di nuovo; la carta resta in mano.
gives-up-look-at-plan = Non vedi nulla dei piani; tieni la carta e il potere Karama.
gives-up-move = Passi: in questo turno non muovi nulla, e il tuo turno finisce.
gives-up-nexus = Passi: le tue alleanze restano come sono. Quando tutti passano, il Nexus finisce.
gives-up-place-worm = Passi: non piazzi il verme; emerge dove è apparsa l'ultima spezia di questa pila.
gives-up-prescience = Passi: in questa battaglia non vedi nulla dell'altro piano.
gives-up-respond = Il vantaggio ha effetto. Tieni la carta.
gives-up-revive-leader = Passi: in questo turno non torna nessun comandante.
gives-up-ride = Passi: nessuno cavalca questo verme; le tue truppe restano dove sono.
gives-up-ship = Passi: in questo turno non trasferisci nulla. Puoi ancora muovere.
gives-up-stop-shipment = Il trasferimento arriva. Tieni la carta e il potere Karama.
gives-up-summon-worm = Passi: non chiami nessun verme; tieni la carta e il potere Karama.
gives-up-traitor = Passi: il comandante resta fedele e si combatte. Tieni il traditore per dopo.
gives-up-traitors = Passi: tieni i traditori che hai ricevuto.
gives-up-voice = Passi: in questa battaglia non dai ordini.

## Curve della partita

curve-strongholds = Roccaforti
curve-on-the-map = Truppe sulla mappa

## Dopo la fine

curve-spice = Spezia
dune-traitors-kept =
    { $number ->
        [one] Traditore
       *[other] Traditori
    }
dune-traitor-called = dichiarato
dune-traitor-uncalled = mai dichiarato
dune-traitors-returned = Restituiti: { $leaders }.
dune-hand-count =
    { $number ->
        [0] Nessuna carta in mano
       *[other] Mano
    }
dune-captives = Prigionieri
dune-forces-left = Riserve: { $reserves }. Nei Serbatoi: { $tanks }.
dune-lay-ahead = Che cosa sarebbe venuto
dune-next-storm-was =
    { $sectors ->
        [one] La prossima Tempesta: un settore
       *[other] La prossima Tempesta: { $sectors } settori
    }
dune-next-spice-was = La prossima Carta Spezia
dune-next-treachery-were = Le prossime Carte Inganno

## Valori da scegliere

choice-until-phase = la fine di questa fase
choice-until-turn = la fine di questo turno
choice-until-game = la fine della partita
choice-what-pass = tutto ciò che posso passare
choice-what-no-means = aste che non posso pagare

## Che cosa si può fare inoltre

also-ally-help = Aiuta l'alleato
also-deal = Fai un accordo
also-ghola = Gioca Ghola dei Tleilaxu
also-imperial-karama = Risveglia con la Karama
also-show = Mostra qualcosa di segreto
also-auction = Offri per me …
also-standing = Non chiedermi …
also-summon-worm = Chiama un verme
also-swap-hands = Prendi carte con la Karama
also-truthtrance = Chiedi con Veritrance

## Parole che si spiegano da sole

term-storm = La Tempesta gira intorno al pianeta, settore dopo settore. Uccide chi sta sulla sabbia al suo passaggio e disperde la spezia; roccia, roccaforti e Depressione Polare sono al sicuro.
term-spice-blow = Si scoprono carte del Mazzo Spezia. La spezia appare dove dicono, oppure emerge un verme.
term-charity = La CHOAM, che tiene il commercio della spezia, ne dona a chi non ne ha quasi più e la chiede.
term-bidding = Le Carte Inganno si vendono coperte, una alla volta, a chi offre di più. Se gioca l'Imperatore, gli altri pagano a lui.
term-revival = Truppe e comandanti morti tornano dai Serbatoi dei Tleilaxu: alcune truppe gratis, il resto per spezia.
term-shipment = Uno dopo l'altro si trasferiscono truppe dalle riserve al pianeta, una volta, e poi si muove un gruppo.
term-battle = Dove due fazioni si incontrano combattono. Ognuna sigilla un piano di truppe, un comandante e carte; si scoprono insieme, e vince la somma più alta.
term-collection = Chi sta dove c'è spezia la raccoglie: 2 per ogni truppa, o 3 con gli ornitotteri.
term-mentat-pause = Si incassano le tangenti. Chi tiene abbastanza roccaforti vince.
term-advisors = Truppe delle Bene Gesserit nel gioco avanzato che convivono con gli altri. Non combattono e non tengono nulla, finché non diventano combattenti.
term-karama = Una Carta Inganno che annulla un vantaggio di un'altra fazione mentre viene usato, prende gratis una carta all'asta o dimezza il prezzo di un trasferimento. Nel gioco avanzato ogni fazione ne ha anche un potere tutto suo, una volta per partita.
term-nexus = Dopo un verme tutti possono fare e sciogliere alleanze. Durano fino al prossimo Nexus.
term-prediction = Le Bene Gesserit scrivono chi vincerà e in quale turno. Se si avvera, vincono loro.
term-prescience = Gli Atreides chiedono una parte dell'altro piano prima di fare il proprio.
term-tanks = I Serbatoi dei Tleilaxu: truppe e comandanti morti vi restano finché non vengono risvegliati.
term-traitor = Un comandante al soldo di chi ne tiene la carta. Se viene giocato contro di lui, lo può dichiarare traditore: vince subito la battaglia, senza perdite.
term-voice = Le Bene Gesserit ordinano alla parte avversa di giocare, o di non giocare, un tipo di carta.
term-worm = Shai-Hulud divora truppe e spezia dove emerge, ma non i Fremen, che possono cavalcarlo.

## Parole di questo gioco

glossary-1 = Truppe: i segnalini di una fazione. Le truppe speciali, segnate con ★, sono i Sardaukar dell'Imperatore e i Fedaykin dei Fremen, e valgono due in battaglia.
glossary-2 = Consiglieri, combattenti: truppe delle Bene Gesserit nel gioco avanzato. I consiglieri convivono con gli altri e non combattono.
glossary-3 = Serbatoi: i Serbatoi dei Tleilaxu, dove i morti aspettano il risveglio.
glossary-4 = Riserve: truppe che non sono ancora sul pianeta.
glossary-5 = Settori: i diciotto spicchi della mappa, numerati sul bordo, che la Tempesta attraversa.

dune-offer-folded = C'è un'offerta
dune-offer-later = Rispondi più tardi
dune-offer-accept = Accetta
dune-offer-accept-sure = Sì, accetta
dune-offer-refuse = Rifiuta
dune-offer-counter = Controfferta
