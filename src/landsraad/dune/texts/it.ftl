# Dune in italiano. Territori, carte e comandanti hanno il loro nome in ../data.

## Parti di frase

# Quanti di qualcosa; di truppe, ordinarie e speciali (Sardaukar, Fedaykin).
pair = { $name }: { $number }
two-numbers =
    { $second ->
        [0] { $first }
       *[other] { $first } + { $second }*
    }
pair-forces =
    { $name }: { $number ->
        [one] una truppa
       *[other] { $number } truppe
    }
pair-specials =
    { $name }: { $number ->
        [one] { part-special-one }
       *[other] { $number } { part-special-names }
    }
part-special =
    { $specials ->
        [one] { part-special-one }
       *[other] { $specials } { part-special-names }
    }
part-special-one =
    { $owner-id ->
        [emperor] un Sardaukar
        [fremen] un Fedaykin
       *[other] una truppa speciale
    }
part-special-names =
    { $owner-id ->
        [emperor] Sardaukar
        [fremen] Fedaykin
       *[other] truppe speciali
    }
part-forces =
    { $forces ->
        [0] { $specials ->
            [0] nessuna truppa
           *[other] { part-special }
        }
        [one] una truppa{ $specials ->
            [0] { "" }
           *[other] { " e " }{ part-special }
        }
       *[other] { $forces } truppe{ $specials ->
            [0] { "" }
           *[other] { " e " }{ part-special }
        }
    }
part-group =
    { $forces-count ->
        [0] { $specials }
       *[other] { $forces }{ $specials-count ->
            [0] { "" }
           *[other] , { $specials }
        }
    }
part-plan =
    { $leader-id ->
        [none] nessun comandante
       *[other] { $leader }
    }{ $kwisatz_haderach-id ->
        [yes] { " con lo Kwisatz Haderach" }
       *[no] { "" }
    }, { HALF($dial) } sul Disco della Battaglia{ $spice ->
        [0] { "" }
       *[other] , { $spice } di spezia
    }, { $weapon-id ->
        [none] nessuna arma
       *[other] { $weapon }
    }, { $defense-id ->
        [none] nessuna difesa
       *[other] { $defense }
    }
part-element =
    { $element-id ->
        [leader] il comandante
        [weapon] l'arma
        [defense] la difesa
       *[number] il numero scelto
    }
part-shown =
    { $element-id ->
        [number] { HALF($value) }
       *[other] { $value }
    }
part-question =
    { $form-id ->
        [holds] Hai in mano questa carta o una di questo tipo: { $value }?
        [spice] Hai più di { $value } unità di spezia?
        [traitor] { $value } è un tuo traditore?
        [predicted] Hai profetizzato la vittoria di questa fazione: { $value }?
        [predicted_turn] Hai profetizzato il turno { $value }?
        [leads] In questa battaglia giocherai { $value }?
        [plays] Nel tuo Piano di Battaglia ci sarà questa carta o una di questo tipo: { $value }?
        [dial] Sceglierai un numero maggiore di { HALF($value) }?
        [bids] Farai un'offerta per questa carta?
        [ships] In questo turno trasferirai truppe qui: { $value }?
        [moves] In questo turno muoverai truppe qui: { $value }?
        [calls] Dichiarerai un Tradimento?
       *[words] (a parole tue)
    }
part-to-whom =
    { $to-count ->
        [one] alla fazione { $to }
       *[other] alle fazioni { $to }
    }
part-payers =
    { $paid-others ->
        [0] { "" }
       *[other] {" "}({ $paid })
    }
part-karama =
    { $card-id ->
        [karama] una Carta Karama
       *[other] { $card } come Karama
    }
part-until =
    { $until-id ->
        [card] per questa carta
        [phase] fino alla fine di questa fase
        [turn] fino alla fine di questo turno
       *[game] per tutta la partita
    }
part-standing =
    { $what-id ->
        [no_means] ciò che non puoi pagare
        [bid] che cosa offrire
        [all] tutti i vantaggi
        [pass] passare la mano
       *[other] «{ $what }»
    }

## Che cosa è successo: il turno e la Tempesta

event-phase = Turno { $turn }: { $phase }.
event-dialled = { $seat } ha scelto un numero.
    .you = Hai scelto un numero.
event-storm-dials = I numeri per la Tempesta: { $dials }.
event-storm-card =
    La Carta Tempesta dice { $sectors ->
        [one] un settore.
       *[other] { $sectors } settori.
    }
event-weather-control =
    { $seat } gioca Controllo Atmosferico: la Tempesta { $sectors ->
        [0] non si muove.
        [one] si muove di un settore.
       *[other] si muove di { $sectors } settori.
    }
    .you =
    Giochi Controllo Atmosferico: la Tempesta { $sectors ->
        [0] non si muove.
        [one] si muove di un settore.
       *[other] si muove di { $sectors } settori.
    }
event-family-atomics = { $seat } fa esplodere le Atomiche di Famiglia. Il Muro Scudo è distrutto.
    .you = Fai esplodere le Atomiche di Famiglia. Il Muro Scudo è distrutto.
event-storm-moved =
    { $sectors ->
        [0] La Tempesta resta nel settore { SECTOR($storm) }.
        [one] La Tempesta si muove di un settore, fino al settore { SECTOR($storm) }.
       *[other] La Tempesta si muove di { $sectors } settori, fino al settore { SECTOR($storm) }.
    }
event-storm-killed =
    La Tempesta uccide: { $seat } perde { part-forces }.
    .full = La Tempesta uccide: { $seat } perde { part-forces } qui: { $cell }.
    .you = La Tempesta uccide: perdi { part-forces } qui: { $cell }.
event-storm-card-drawn =
    Viene pescata la prossima Carta Tempesta.
    .full = Viene pescata la prossima Carta Tempesta: la Tempesta si muoverà di { $sectors ->
        [one] un settore.
       *[other] { $sectors } settori.
    }
event-first-player = { $seat } è il Primo Giocatore.
    .you = Sei il Primo Giocatore.

## La preparazione

event-predicted = { $seat } ha scritto una profezia.
    .you = Hai scritto una profezia.
event-traitors-dealt =
    { $seat } riceve le Carte Traditore.
    .full = { $seat } riceve le Carte Traditore { $leaders }.
    .you = Ricevi le Carte Traditore { $leaders }.
event-mulligan = { $seat } restituisce tutte le Carte Traditore e ne riceve altre.
    .you = Restituisci tutte le Carte Traditore e ne ricevi altre.
event-placed = { $seat } si schiera. { part-group }.
    .you = Ti schieri. { part-group }.
event-cards-dealt =
    { $seat } riceve { $number ->
        [one] una Carta Inganno.
       *[other] { $number } Carte Inganno.
    }
    .full = { $seat } riceve { $cards }.
    .you = Ricevi { $cards }.

## Esplosione di Spezia e Nexus

event-spice-deck-shuffled =
    Il Mazzo Spezia viene mescolato: { $cards ->
        [one] una carta.
       *[other] { $cards } carte.
    }
event-spice-card = Carta Spezia sulla { $pile }: { $card }.
event-spice-blown =
    { $amount ->
        [0] Nessuna spezia compare qui: { $cell }.
        [one] Compare una unità di spezia qui: { $cell }.
       *[other] Compaiono { $amount } unità di spezia qui: { $cell }.
    }
event-worm-appeared = Compare uno Shai-Hulud: { $territory }.
event-worm-summoned = { $seat } gioca una Carta Karama e chiama uno Shai-Hulud: { $territory }.
    .you = Giochi una Carta Karama e chiami uno Shai-Hulud: { $territory }.
event-devoured =
    Lo Shai-Hulud sorge ({ $territory }){ $forces-count ->
        [0] { $spice ->
            [0] {" "}e non divora niente.
           *[other] {" "}e divora { $spice } di spezia.
        }
       *[other] . Divora{ $spice ->
            [0] { "" }
           *[other] {" "}{ $spice } di spezia e
        } truppe: { $forces }.
    }
event-worm-ridden = I Fremen cavalcano il verme verso { $to }, da { part-group }.
event-ally-protected =
    { $protects-id ->
        [yes] I vermi risparmieranno l'alleato dei Fremen.
       *[no] I vermi non risparmieranno l'alleato dei Fremen.
    }
event-nexus = Nexus: si possono stringere e sciogliere Alleanze.
event-nexus-ended =
    { $alliances-count ->
        [0] Il Nexus è finito. Nessuna Alleanza.
        [one] Il Nexus è finito. Un'Alleanza: { $alliances }.
       *[other] Il Nexus è finito. { $alliances-count } Alleanze: { $alliances }.
    }
event-alliance-proposed = { $seat } propone un'Alleanza: { $members }.
    .you = Proponi un'Alleanza: { $members-besides }.
    .you-members =
    { $members-count ->
        [2] { $seat } ti propone un'Alleanza.
       *[other] { $seat } ti propone un'Alleanza. Gli altri membri: { $members-besides }.
    }
event-alliance-joined = { $seat } accetta l'Alleanza proposta { $proposer-by }.
    .you = Accetti l'Alleanza proposta { $proposer-by }.
    .you-proposer = { $seat } accetta l'Alleanza che hai proposto.
event-alliance-declined = { $seat } rifiuta l'Alleanza proposta { $proposer-by }.
    .you = Rifiuti l'Alleanza proposta { $proposer-by }.
    .you-proposer = { $seat } rifiuta l'Alleanza che hai proposto.
event-alliance-made = È stretta un'Alleanza: { $members }.
    .you-members = È stretta un'Alleanza: tu e { $members-besides }.
event-alliance-broken = { $seat } scioglie l'Alleanza con { $allies }.
    .you = Sciogli l'Alleanza con { $allies }.
    .you-allies = { $seat } scioglie l'Alleanza con te.
event-help-refused = { $seat } nega all'alleato questo vantaggio: { $advantage }.
    .you = Neghi all'alleato questo vantaggio: { $advantage }.
event-help-granted = { $seat } concede di nuovo all'alleato questo vantaggio: { $advantage }.
    .you = Concedi di nuovo all'alleato questo vantaggio: { $advantage }.
event-spice-pledged =
    { $amount ->
        [0] { $seat } non paga niente per gli alleati in questa fase.
        [one] { $seat } pagherà fino a una unità di spezia per gli alleati in questa fase.
       *[other] { $seat } pagherà fino a { $amount } unità di spezia per gli alleati in questa fase.
    }
    .you =
    { $amount ->
        [0] Non paghi niente per gli alleati in questa fase.
        [one] Pagherai fino a una unità di spezia per gli alleati in questa fase.
       *[other] Pagherai fino a { $amount } unità di spezia per gli alleati in questa fase.
    }
event-spice-gift =
    { $amount ->
        [one] { $seat } dà una unità di spezia { $to-to }.
       *[other] { $seat } dà { $amount } unità di spezia { $to-to }.
    }
    .you =
    { $amount ->
        [one] Dai una unità di spezia { $to-to }.
       *[other] Dai { $amount } unità di spezia { $to-to }.
    }
    .you-to =
    { $amount ->
        [one] { $seat } ti dà una unità di spezia.
       *[other] { $seat } ti dà { $amount } unità di spezia.
    }

## Donazione della CHOAM, Asta, Risveglio

event-charity-given =
    { $spice ->
        [one] { $seat } riceve una unità di spezia come Donazione della CHOAM.
       *[other] { $seat } riceve { $spice } unità di spezia come Donazione della CHOAM.
    }
    .you =
    { $spice ->
        [one] Ricevi una unità di spezia come Donazione della CHOAM.
       *[other] Ricevi { $spice } unità di spezia come Donazione della CHOAM.
    }
event-hands-declared =
    Carte in mano: { $hands }. { $cards_for_sale ->
        [0] Nessuna carta va all'asta.
        [one] Una carta va all'asta.
       *[other] { $cards_for_sale } carte vanno all'asta.
    }
event-card-for-sale =
    { $left ->
        [one] È all'asta l'ultima carta. Apre { $opener }.
       *[other] È all'asta una carta, di { $left }. Apre { $opener }.
    }
    .you-opener =
    { $left ->
        [one] È all'asta l'ultima carta. Apri tu.
       *[other] È all'asta una carta, di { $left }. Apri tu.
    }
event-card-seen =
    { $seat } guarda la carta.
    .full = { $seat } guarda la carta: { $card }.
    .you = Guardi la carta: { $card }.
event-bid-made = { $seat } offre { $amount }.
    .you = Offri { $amount }.
event-bid-passed = { $seat } passa la mano.
    .you = Passi la mano.
event-bid-lapsed = L'offerta { $seat-of } non ha più copertura e vale come passare la mano.
    .you = La tua offerta non ha più copertura e vale come passare la mano.
event-karama-purchase = { $seat } gioca { part-karama } e prende la carta gratis.
    .you = Giochi { part-karama } e prendi la carta gratis.
event-card-paid =
    { $price ->
        [one] { $seat } paga una unità di spezia { $to-to } per la carta{ part-payers }.
       *[other] { $seat } paga { $price } unità di spezia { $to-to } per la carta{ part-payers }.
    }
    .you =
    { $price ->
        [one] Paghi una unità di spezia { $to-to } per la carta{ part-payers }.
       *[other] Paghi { $price } unità di spezia { $to-to } per la carta{ part-payers }.
    }
    .you-to =
    { $price ->
        [one] { $seat } ti paga una unità di spezia per la carta{ part-payers }.
       *[other] { $seat } ti paga { $price } unità di spezia per la carta{ part-payers }.
    }
event-card-bought =
    { $seat } prende la carta.
    .full = { $seat } prende la carta: { $card }.
    .you = Prendi la carta: { $card }.
event-bonus-drawn =
    { $seat } pesca una carta aggiuntiva.
    .full = { $seat } pesca una carta aggiuntiva: { $card }.
    .you = Peschi una carta aggiuntiva: { $card }.
event-auction-ended =
    { $returned ->
        [0] L'asta è finita.
        [one] L'asta è finita. Una carta torna sul Mazzo Inganni.
       *[other] L'asta è finita. { $returned } carte tornano sul Mazzo Inganni.
    }
event-forces-revived = { $seat } risveglia { part-forces }.
    .you = Risvegli { part-forces }.
event-leader-revived = { $seat } risveglia { $leader }.
    .you = Risvegli { $leader }.
event-revival-paid = { $by } paga { $price } di spezia per il risveglio ({ $seat }).
    .you = { $by } paga { $price } di spezia per il tuo risveglio.
    .you-by = Paghi { $price } di spezia per il risveglio.
event-ghola-played = { $seat } gioca il Ghola dei Tleilaxu.
    .you = Giochi il Ghola dei Tleilaxu.
event-imperial-karama-played = { $seat } gioca una Carta Karama per risvegliare gratis.
    .you = Giochi una Carta Karama per risvegliare gratis.

## Trasferimento e Movimento

event-spice-foreseen =
    { $seat } guarda la prima carta del Mazzo Spezia.
    .full = { $seat } guarda la prima carta del Mazzo Spezia: { $card }.
    .you = Guardi la prima carta del Mazzo Spezia: { $card }.
event-announced = { $seat } combatterà qui: { $territories }.
    .you = Combatterai qui: { $territories }.
event-turn-began = { $seat } trasferisce e muove.
    .you = Trasferisci e muovi.
event-shipped = { $seat } trasferisce { part-forces } verso { $cell } e paga { $price } di spezia { $paid_to-to }.
    .you = Trasferisci { part-forces } verso { $cell } e paghi { $price } di spezia { $paid_to-to }.
    .you-paid_to = { $seat } trasferisce { part-forces } verso { $cell } e ti paga { $price } di spezia.
event-shipped-across = { $seat } trasferisce truppe verso { $cell }, da { part-group }. Costo: { $price }.
    .you = Trasferisci truppe verso { $cell }, da { part-group }. Costo: { $price }.
event-shipped-home = { $seat } trasferisce truppe verso le riserve, da { $forces }. Costo: { $price }.
    .you = Trasferisci truppe verso le riserve, da { $forces }. Costo: { $price }.
event-karama-shipment = { $seat } gioca { part-karama } e trasferisce a metà prezzo.
    .you = Giochi { part-karama } e trasferisci a metà prezzo.
event-shipment-stopped = { $seat } gioca una Carta Karama e impedisce il trasferimento { $shipper-of }.
    .you = Giochi una Carta Karama e impedisci il trasferimento { $shipper-of }.
    .you-shipper = { $seat } gioca una Carta Karama e impedisce il tuo trasferimento.
event-arrived =
    { $seat } porta { part-forces } qui: { $cell }.{ $lost ->
        [0] { "" }
        [one] { " Una truppa è persa nella Tempesta." }
       *[other] { " " }{ $lost } truppe sono perse nella Tempesta.
    }{ $lost_specials ->
        [0] { "" }
        [one] { " Un Fedaykin è perso nella Tempesta." }
       *[other] { " " }{ $lost_specials } Fedaykin sono persi nella Tempesta.
    }
    .you =
    Porti { part-forces } qui: { $cell }.{ $lost ->
        [0] { "" }
        [one] { " Una truppa è persa nella Tempesta." }
       *[other] { " " }{ $lost } truppe sono perse nella Tempesta.
    }{ $lost_specials ->
        [0] { "" }
        [one] { " Un Fedaykin è perso nella Tempesta." }
       *[other] { " " }{ $lost_specials } Fedaykin sono persi nella Tempesta.
    }
event-accompanied = { $seat } trasferisce gratis una truppa: { $cell }.
    .you = Trasferisci gratis una truppa: { $cell }.
event-became-advisors = Le truppe { $seat } sono ora consiglieri: { $territory }.
    .you = Le tue truppe sono ora consiglieri: { $territory }.
event-became-fighters = Le truppe { $seat } sono ora combattenti: { $territory }.
    .you = Le tue truppe sono ora combattenti: { $territory }.
event-moved = { $seat } muove truppe verso { $to }, da { part-group }.
    .you = Muovi truppe verso { $to }, da { part-group }.
event-hajr = { $seat } gioca Hajr e muove ancora.
    .you = Giochi Hajr e muovi ancora.
event-parted-too-late = { $seat } non ha lasciato l'alleato ({ $ally }) e perde { part-forces }.
    .you = Non hai lasciato l'alleato ({ $ally }) e perdi { part-forces }.
    .you-ally = { $seat } non ti ha lasciato e perde { part-forces }.

## Battaglie

event-battle-began = Battaglia ({ $territory }): { $aggressor } contro { $defender }.
    .you-aggressor = Battaglia ({ $territory }): tu contro { $defender }.
    .you-defender = Battaglia ({ $territory }): { $aggressor } contro di te.
event-no-leader = { $seat } non ha né un comandante né un Eroe Improbabile da giocare.
    .you = Non hai né un comandante né un Eroe Improbabile da giocare.
event-voice-used =
    { $seat } usa la Voce contro { $to }: { $order-id ->
        [play] deve giocare { $card }!
       *[not] non deve giocare { $card }!
    }
    .you =
    Usi la Voce contro { $to }: { $order-id ->
        [play] deve giocare { $card }!
       *[not] non deve giocare { $card }!
    }
    .you-to =
    { $seat } usa la Voce contro di te: { $order-id ->
        [play] devi giocare { $card }!
       *[not] non devi giocare { $card }!
    }
event-prescience-used = { $seat } usa la Prescienza: { $of } deve rivelare { part-element }.
    .you = Usi la Prescienza: { $of } deve rivelare { part-element }.
    .you-of = { $seat } usa la Prescienza: devi rivelare { part-element }.
event-element-shown =
    { $seat } rivela { part-element }.
    .full = { $seat } rivela { part-element }: { part-shown }.
    .you = Riveli { part-element }: { part-shown }.
event-hand-swapped =
    { $seat } gioca una Carta Karama e prende { $number ->
        [one] una carta
       *[other] { $number } carte
    } dalla mano { $victim-of }.
    .full = { $seat } gioca una Carta Karama e prende dalla mano { $victim-of }: { $cards }.
    .you = Giochi una Carta Karama e prendi dalla mano { $victim-of }: { $cards }.
    .you-victim = { $seat } gioca una Carta Karama e prende dalla tua mano: { $cards }.
event-cards-returned =
    { $seat } dà in cambio { $number ->
        [one] una carta
       *[other] { $number } carte
    } { $victim-to }.
    .full = { $seat } dà in cambio { $victim-to }: { $cards }.
    .you = Dai in cambio { $victim-to }: { $cards }.
    .you-victim = { $seat } ti dà in cambio: { $cards }.
event-plans-called = { $seats }: formulate i vostri Piani di Battaglia.
    .you-seats = Formula il tuo Piano di Battaglia contro { $seats-besides }.
event-plan-looked-at = { $seat } gioca una Carta Karama per guardare l'intero Piano di Battaglia { $side-of }.
    .you = Giochi una Carta Karama per guardare l'intero Piano di Battaglia { $side-of }.
    .you-side = { $seat } gioca una Carta Karama per guardare tutto il tuo Piano di Battaglia.
event-planned = { $seat } ha un Piano di Battaglia.
    .you = Hai un Piano di Battaglia.
event-plan-seen =
    { $seat } mostra l'intero Piano di Battaglia.
    .full = { $seat } mostra l'intero Piano di Battaglia: { part-plan }.
    .you = Mostri l'intero Piano di Battaglia: { part-plan }.
event-plans-final = I Piani di Battaglia sono definitivi.
event-plans-shown = I Piani di Battaglia: { $plans }.
event-no-traitor = Nessuno è tradito.
event-traitor-called = Tradimento! { $seat } rivela che { $leader } è un traditore, a favore { $for-of }.
    .you = Tradimento! Riveli che { $leader } è un traditore, a favore { $for-of }.
    .you-for = Tradimento! { $seat } rivela che { $leader } è un traditore, a tuo favore.
event-traitor-immune = { $seat } dichiara il Tradimento di { $leader }, ma invano: c'è lo Kwisatz Haderach.
    .you = Dichiari il Tradimento di { $leader }, ma invano: c'è lo Kwisatz Haderach.
event-both-betrayed = Due traditori: entrambe le parti perdono tutto ({ $seats }).
    .you-seats = Due traditori: tu e { $seats-besides } perdete tutto.
event-exploded = Fucile Laser e Scudo: esplode { $territory }.
event-totals =
    { $fallen-count ->
        [0] I totali: { HALF($totals) }.
       *[other] I totali: { HALF($totals) }. Cade un comandante di questa parte: { $fallen }.
    }
    .you-fallen =
    { $fallen-count ->
        [one] I totali: { HALF($totals) }. Cade il tuo comandante.
       *[other] I totali: { HALF($totals) }. Cadono i due comandanti.
    }
event-leader-killed = { $leader } muore.
event-battle-won =
    { $spice ->
        [0] { $seat } vince la battaglia ({ $territory }).
        [one] { $seat } vince la battaglia ({ $territory }) e una unità di spezia per i comandanti uccisi.
       *[other] { $seat } vince la battaglia ({ $territory }) e { $spice } unità di spezia per i comandanti uccisi.
    }
    .you =
    { $spice ->
        [0] Vinci la battaglia ({ $territory }).
        [one] Vinci la battaglia ({ $territory }) e una unità di spezia per i comandanti uccisi.
       *[other] Vinci la battaglia ({ $territory }) e { $spice } unità di spezia per i comandanti uccisi.
    }
event-battle-losses = { $seat } perde { part-forces }.
    .you = Perdi { part-forces }.
event-battle-discards = { $seat } scarta { $cards }.
    .you = Scarti { $cards }.
event-captive-drawn =
    { $seat } cattura un comandante { $from-of }.
    .full = { $seat } cattura un comandante { $from-of }: { $leader }.
    .you = Catturi un comandante { $from-of }: { $leader }.
    .you-from = { $seat } cattura un tuo comandante: { $leader }.
event-captive-killed =
    { $seat } uccide il comandante { $from-of } per la spezia.
    .full = { $seat } uccide { $leader } ({ $from }) per la spezia.
    .you = Uccidi { $leader } ({ $from }) per la spezia.
    .you-from = { $seat } uccide il tuo comandante ({ $leader }) per la spezia.
event-captive-kept =
    { $seat } tiene il comandante catturato ({ $from }).
    .full = { $seat } tiene { $leader } ({ $from }) come comandante catturato.
    .you = Tieni { $leader } ({ $from }) come comandante catturato.
    .you-from = { $seat } tiene prigioniero il tuo comandante ({ $leader }).
event-captive-released = { $leader } torna alla sua fazione: { $to }.
    .you-to = { $leader } torna da te.
event-captives-returned = Tornano alla loro fazione: { $leaders }.

## Raccolta della Spezia e Intervento dei Mentat

event-collected =
    { $spice ->
        [one] { $seat } raccoglie una unità di spezia: { $cell }.
       *[other] { $seat } raccoglie { $spice } unità di spezia: { $cell }.
    }
    .you =
    { $spice ->
        [one] Raccogli una unità di spezia: { $cell }.
       *[other] Raccogli { $spice } unità di spezia: { $cell }.
    }
event-income =
    { $spice ->
        [one] { $seat } ottiene una unità di spezia: { $territory }.
       *[other] { $seat } ottiene { $spice } unità di spezia: { $territory }.
    }
    .you =
    { $spice ->
        [one] Ottieni una unità di spezia: { $territory }.
       *[other] Ottieni { $spice } unità di spezia: { $territory }.
    }
event-bribes-taken-in =
    { $spice ->
        [one] { $seat } incassa una unità di spezia di tangenti.
       *[other] { $seat } incassa { $spice } unità di spezia di tangenti.
    }
    .you =
    { $spice ->
        [one] Incassi una unità di spezia di tangenti.
       *[other] Incassi { $spice } unità di spezia di tangenti.
    }
event-shields-lifted = Gli schermi vengono tolti: nulla è più nascosto.
event-prediction = La profezia: { $winner } vince al turno { $turn }.
    .you-winner = La profezia: vinci tu al turno { $turn }.

## Karama, accordi, Veritrance

event-karama = { $seat } gioca { part-karama } contro: { $against }.
    .you = Giochi { part-karama } contro: { $against }.
event-stopped = Impedito da una Carta Karama: { $advantage }.
# Di che cosa tratta un accordo.
entry-spice = { $value } di spezia
entry-later = { $value } di spezia nell'Intervento dei Mentat
entry-words = qualcosa di concordato a parole

event-deal-offered = Offerta { $number }: { $giver } offre { part-to-whom } { $gives } in cambio di { $asks }.
    .you-giver = Offerta { $number }: offri { part-to-whom } { $gives } in cambio di { $asks }.
    .you-to = Offerta { $number }: { $giver } ti offre { $gives } in cambio di { $asks }.
event-deal-made = Accordo fatto: { $giver } dà { $taker-to } { $gives } in cambio di { $asks }.
    .you-giver = Accordo fatto: dai { $taker-to } { $gives } in cambio di { $asks }.
    .you-taker = Accordo fatto: { $giver } ti dà { $gives } in cambio di { $asks }.
event-deal-refused = { $seat } rifiuta l'offerta { $number }.
    .you = Rifiuti l'offerta { $number }.
event-deal-withdrawn = { $seat } ritira l'offerta { $number }.
    .you = Ritiri l'offerta { $number }.
event-bribe-given =
    { $spice ->
        [one] { $seat } dà una unità di spezia { $to-to }, secondo l'accordo.
       *[other] { $seat } dà { $spice } unità di spezia { $to-to }, secondo l'accordo.
    }
    .you =
    { $spice ->
        [one] Dai una unità di spezia { $to-to }, secondo l'accordo.
       *[other] Dai { $spice } unità di spezia { $to-to }, secondo l'accordo.
    }
    .you-to =
    { $spice ->
        [one] { $seat } ti dà una unità di spezia, secondo l'accordo.
       *[other] { $seat } ti dà { $spice } unità di spezia, secondo l'accordo.
    }
event-debt-paid =
    { $spice ->
        [one] { $seat } paga l'unità di spezia dovuta { $to-to }.
       *[other] { $seat } paga le { $spice } unità di spezia dovute { $to-to }.
    }
    .you =
    { $spice ->
        [one] Paghi l'unità di spezia dovuta { $to-to }.
       *[other] Paghi le { $spice } unità di spezia dovute { $to-to }.
    }
    .you-to =
    { $spice ->
        [one] { $seat } ti paga l'unità di spezia dovuta.
       *[other] { $seat } ti paga le { $spice } unità di spezia dovute.
    }
event-debt-lapsed =
    { $spice ->
        [one] { $seat } non può pagare una unità di spezia dovuta { $to-to }: il debito decade.
       *[other] { $seat } non può pagare { $spice } unità di spezia dovute { $to-to }: il debito decade.
    }
    .you =
    { $spice ->
        [one] Non puoi pagare una unità di spezia dovuta { $to-to }: il debito decade.
       *[other] Non puoi pagare { $spice } unità di spezia dovute { $to-to }: il debito decade.
    }
    .you-to =
    { $spice ->
        [one] { $seat } non può pagarti una unità di spezia dovuta: il debito decade.
       *[other] { $seat } non può pagarti { $spice } unità di spezia dovute: il debito decade.
    }
part-secret =
    { $what-id ->
        [hand] le carte in mano ({ $cards }).
        [spice] la spezia ({ $spice }).
        [traitors] i traditori ({ $traitors }).
        [prediction] la profezia ({ $winner } vince al turno { $turn }).
        [next_storm] la prossima Carta Tempesta ({ $sectors }).
        [next_spice] la prossima Carta Spezia ({ $card }).
       *[other] la prossima Carta Inganno ({ $card }).
    }
event-secret-shown =
    { $seat } mostra qualcosa { part-to-whom }: { $what }.
    .full = { $seat } mostra { part-to-whom }: { part-secret }
    .you = Mostri { part-to-whom }: { part-secret }
    .you-to = { $seat } ti mostra: { part-secret }
event-truth-asked = { $seat } gioca Veritrance e chiede { $to-to }: { part-question }
    .you = Giochi Veritrance e chiedi { $to-to }: { part-question }
    .you-to = { $seat } gioca Veritrance e ti chiede: { part-question }
event-truth-told =
    { $yes-id ->
        [yes] { $to } risponde sì. ({ part-question })
       *[no] { $to } risponde no. ({ part-question })
    }
    .you-to =
    { $yes-id ->
        [yes] Rispondi sì. ({ part-question })
       *[no] Rispondi no. ({ part-question })
    }
event-truth-void = Nessuna risposta { $to-of } potrebbe essere vera: la Veritrance non ha effetto.
    .you-to = Nessuna tua risposta potrebbe essere vera: la Veritrance non ha effetto.
event-standing-set =
    { $what-id ->
        [no_means] { $seat } passa nelle aste quando non può fare altro, { part-until }.
        [pass] { $seat } passa la mano ovunque possibile, { part-until }.
       *[other] Non si chiede più { $seat-to } ({ part-standing }), { part-until }.
    }
    .you =
    { $what-id ->
        [no_means] Passi nelle aste quando non puoi fare altro, { part-until }.
        [pass] Passi la mano ovunque possibile, { part-until }.
       *[other] Non ti si chiede più ({ part-standing }), { part-until }.
    }
event-standing-bid-set =
    { $most ->
        [0] { $seat } passa la mano, { part-until }.
       *[other] { $seat } offre fino a { $most }, { part-until }.
    }
    .you =
    { $most ->
        [0] Passi la mano, { part-until }.
       *[other] Offri fino a { $most }, { part-until }.
    }
event-standing-dropped = Si chiede di nuovo { $seat-to }: { part-standing }.
    .you = Ti si chiede di nuovo: { part-standing }.

## Che cosa si chiede

ask-predict = { asked }chi vincerà, e in quale turno?
ask-traitors = { asked }quale Carta Traditore tieni?
ask-place-fremen = { asked }dove piazzi le tue prime dieci truppe?
ask-place-advisor = { asked }dove piazzi la tua prima truppa?
ask-dial-storm = { asked }scegli un numero per la Tempesta.
ask-before-storm = { asked }la Tempesta sta per muoversi. Giochi una carta?
ask-storm-losses = { asked }quali truppe perdi nella Tempesta?
ask-territory-losses = { asked }quali truppe perdi nella Tempesta?
ask-protect-ally = { asked }i vermi devono risparmiare il tuo alleato?
ask-place-worm = { asked }dove compare questo verme?
ask-ride = { asked }vuoi cavalcare il verme?
ask-summon-worm = { asked }con la tua Karama puoi chiamare un verme.
ask-nexus = { asked }è un Nexus. Vuoi stringere o sciogliere un'Alleanza?
ask-ally-help = { asked }puoi aiutare il tuo alleato.
ask-receive-spice = { asked }prendi la spezia che il tuo alleato offre?
ask-charity = { asked }richiedi una Donazione della CHOAM?
ask-bid = { asked }quanto offri?
ask-bonus-card = { asked }peschi la tua carta aggiuntiva?
ask-make-room = { asked }la tua mano è piena: quale carta giochi ora per fare posto?
ask-revive = { asked }che cosa risvegli?
ask-revive-leader = { asked }risvegli un comandante?
ask-fund-revival = { asked }paghi il risveglio dei tuoi alleati?
ask-funded-revival = { asked }quali truppe tornano a spese dell'Imperatore?
ask-ghola = { asked }puoi giocare il tuo Ghola dei Tleilaxu.
ask-imperial-karama = { asked }con la tua Karama puoi risvegliare gratis.
ask-announce = { asked }dove combatterai in questo turno?
ask-guild-turn = { asked }agisci adesso?
ask-ship = { asked }che cosa trasferisci?
ask-stop-shipment = { asked }impedisci questo trasferimento con la tua Karama?
ask-accompany = { asked }trasferisci anche tu una truppa?
ask-arrival-losses = { asked }quali truppe perdi nella Tempesta?
ask-intrusion = { asked }è arrivato qualcuno. Siete consiglieri o combattenti?
ask-arrival = { asked }non siete sole. Arrivate come consiglieri o come combattenti?
ask-peace = { asked }lasci entrare il tuo alleato?
ask-move = { asked }che cosa muovi?
ask-hajr = { asked }muovi ancora?
ask-choose-battle = { asked }quale battaglia combatti ora?
ask-swap-hands = { asked }prendi carte dalla mano di qualcuno con la tua Karama?
ask-return-cards = { asked }quali carte dai in cambio?
ask-voice = { asked }usi la Voce?
ask-prescience = { asked }usi la Prescienza?
ask-show-element = { asked }rivela che cosa conterrà il tuo Piano di Battaglia.
ask-look-at-plan = { asked }guardi un Piano di Battaglia con la tua Karama?
ask-plan = { asked }il tuo Piano di Battaglia?
ask-traitor = { asked }c'è un traditore?
ask-battle-losses = { asked }quali truppe perdi?
ask-keep-cards = { asked }quali delle carte giocate scarti?
ask-captive = { asked }che cosa fai di questo comandante?
ask-respond = { asked }impedisci questo vantaggio con una Karama?
ask-deal = { asked }puoi fare un accordo.
ask-show = { asked }puoi mostrare qualcosa di segreto.
ask-truthtrance = { asked }puoi fare una domanda con la Veritrance.
ask-truth = { asked }la tua risposta?
ask-auction = { asked }puoi dire che cosa offrire per te.
ask-standing = { asked }puoi dire che cosa non ti si deve chiedere.

## Che cosa si può fare

act-pass = Passa la mano
act-respond =
    { $card-id ->
        [none] Lascia fare
       *[other] Impediscilo con { part-karama }
    }
act-predict = { $winner } vincerà al turno { $turn }
act-keep-traitor = Tieni { $leader }
act-mulligan = Restituisci tutte le Carte Traditore e pescane altre
act-place-fremen = Piazza { part-group }
act-place-advisor = Piazza la truppa: { $cell }
act-dial-storm = Scegli { $amount }
act-use-weather-control =
    Controllo Atmosferico: { $sectors ->
        [0] la Tempesta non si muove
        [one] un settore
       *[other] { $sectors } settori
    }
act-use-family-atomics = Atomiche di Famiglia: distruggi il Muro Scudo
act-choose-storm-losses =
    Perdi { $specials ->
        [0] solo truppe ordinarie
       *[other] { part-special }, il resto ordinarie
    }
act-choose-territory-losses = Perdi qui: { part-group }
act-summon-worm = Chiama un verme con la Karama: { $territory }
act-protect-ally =
    { $protects-id ->
        [yes] Proteggi l'alleato
       *[no] Non proteggere l'alleato
    }
act-place-worm = Il verme compare qui: { $territory }
act-ride-worm = Cavalca il verme verso { $to }, da { part-group }
act-propose-alliance = Proponi un'Alleanza con { $members }
act-join-alliance = Unisciti all'Alleanza proposta { $proposer-by }
act-decline-alliance = Rifiuta l'Alleanza proposta { $proposer-by }
act-leave-alliance = Sciogli l'Alleanza
act-pledge-spice = Paga fino a { $amount } di spezia per gli alleati in questa fase
act-refuse-help = Nega all'alleato: { $advantage }
act-grant-help = Concedi all'alleato: { $advantage }
act-give-spice = Dai { $amount } di spezia { $to-to }
act-receive-spice =
    { $accepted-id ->
        [yes] Prendi la spezia
       *[no] Non prendere niente
    }
act-claim-charity = Richiedi la Donazione della CHOAM
act-bid = Offri { $amount }
act-buy-with-karama = Prendi la carta gratis, con { part-karama }
act-draw-bonus-card = Pesca la carta aggiuntiva
act-revive =
    { $leader-id ->
        [none] Risveglia { part-forces }
       *[other] { $forces ->
            [0] { $specials ->
                [0] Risveglia { $leader }
               *[other] Risveglia { part-forces }, e { $leader }
            }
           *[other] Risveglia { part-forces }, e { $leader }
        }
    }
act-fund-revival = Paga il risveglio: { $forces }
act-choose-funded =
    { $specials ->
        [0] Solo truppe ordinarie
       *[other] { part-special }, il resto ordinarie
    }
act-ghola-leader = Ghola dei Tleilaxu: risveglia { $leader }
act-ghola-forces = Ghola dei Tleilaxu: risveglia { part-forces }
act-imperial-leader = Karama: risveglia gratis { $leader }
act-imperial-forces = Karama: risveglia gratis { part-forces }
act-take-turn-now = Agisci adesso
act-ship = Trasferisci { part-forces }: { $cell }
act-ship-with-karama = Trasferisci { part-forces } a metà prezzo, con { part-karama }: { $cell }
act-ship-across = Trasferisci verso { $cell }, da { part-group }
act-ship-home = Trasferisci verso le riserve, da { $forces }
act-arrive = Porta { part-forces }: { $cell }
act-choose-arrival-losses =
    Perdi { $specials ->
        [0] solo truppe ordinarie
       *[other] { part-special }, il resto ordinarie
    }
act-stop-shipment = Impedisci il trasferimento con la Karama
act-send-along = Trasferisci una truppa: { $cell }
act-move = Muovi verso { $to }, da { part-group }
act-play-hajr = Gioca Hajr
act-announce-battles =
    { $territories-count ->
        [0] Non combattere da nessuna parte
       *[other] Combatti qui: { $territories }
    }
act-coexist =
    { $peaceful-id ->
        [yes] Consiglieri: { $territory }
       *[no] Combattenti: { $territory }
    }
act-fight-battle = Combatti contro { $opponent }: { $cell }
act-use-voice =
    { $order-id ->
        [play] La Voce: gioca { $card }
       *[not] La Voce: non giocare { $card }
    }
act-use-prescience = Chiedi { part-element }
act-show-element = Rivela { part-element }: { part-shown }
act-plan-battle = { $seat } ({ part-plan })
act-call-traitor = Tradimento! { $leader }
act-choose-battle-losses = Perdi qui: { part-group }
act-discard-played =
    { $cards-count ->
        [0] Conservale tutte
       *[other] Scarta { $cards }
    }
act-take-captive =
    { $fate-id ->
        [kill] Uccidilo per la spezia
       *[keep] Tienilo come comandante catturato
    }
act-swap-hands =
    { $number ->
        [one] Prendi una carta dalla mano { $victim-of }
       *[other] Prendi { $number } carte dalla mano { $victim-of }
    }
act-return-cards = Dai in cambio { $cards }
act-look-at-plan = Guarda il Piano di Battaglia { $side-of }
act-offer-deal =
    { $to-id ->
        [none] Offri a tutti
       *[other] Offri { $to-to }
    }: { part-gives } in cambio di { part-asks }
part-gives =
    { $spice } di spezia{ $later ->
        [0] { "" }
       *[other] , { $later } di spezia nell'Intervento dei Mentat
    }{ $promise-id ->
        [none] { "" }
       *[other] , una promessa ({ $promise })
    }{ $information-id ->
        [none] { "" }
       *[other] , un'informazione ({ $information })
    }{ $words-id ->
        [yes] , qualcosa a parole
       *[no] { "" }
    }
part-asks =
    { $for_spice } di spezia{ $for_later ->
        [0] { "" }
       *[other] , { $for_later } di spezia nell'Intervento dei Mentat
    }{ $for_promise-id ->
        [none] { "" }
       *[other] , una promessa ({ $for_promise })
    }{ $for_information-id ->
        [none] { "" }
       *[other] , un'informazione ({ $for_information })
    }{ $for_words-id ->
        [yes] , qualcosa a parole
       *[no] { "" }
    }
act-accept-deal = Accetta l'offerta { $number }
act-refuse-deal = Rifiuta l'offerta { $number }
act-withdraw-deal = Ritira l'offerta { $number }
act-show-secret =
    { $to-id ->
        [none] Mostra a tutti: { $what }
       *[other] Mostra { $to-to }: { $what }
    }
act-ask-truth = Chiedi { $to-to }: { part-question }
act-answer-truth =
    { $yes-id ->
        [yes] Sì
       *[no] No
    }
act-set-standing =
    { $what-id ->
        [no_means] Passa per me nelle aste quando non posso fare altro, { part-until }
        [pass] Passa per me, { part-until }
       *[other] Non chiedermi più ({ part-standing }), { part-until }
    }
act-standing-bid =
    { $most ->
        [0] { $until-id ->
            [card] Passa questa carta
           *[other] Passa il resto dell’asta
        }
       *[other] Offri fino a { $most } per questa carta
    }
act-drop-standing = Chiedermi di nuovo: { part-standing }

## Come finisce

ending-strongholds = Dune è nelle mani di { $winners }.
ending-allied-strongholds = Dune è nelle mani di un'Alleanza: { $winners }.
ending-prediction = Tutto è andato secondo la profezia: { $winners }.
ending-fremen = Dune appartiene al deserto, libero fino alla fine: { $winners }.
ending-fremen-default = Nessuno ha preso Dune, che resta a chi c'era: { $winners }.
ending-guild = Nessuno ha preso Dune e la spezia continua a scorrere: { $winners }.
ending-most-strongholds = L'ultimo turno è finito. Chi ha più roccaforti: { $winners }.
ending-draw = L'ultimo turno è finito, e Dune non è di nessuno.

## Nomi: le fazioni, anche con «a», «di», «da»

name-dune = Dune
name-atreides = Atreides
    .to = agli Atreides
    .of = degli Atreides
    .by = dagli Atreides
name-bene-gesserit = Bene Gesserit
    .to = alle Bene Gesserit
    .of = delle Bene Gesserit
    .by = dalle Bene Gesserit
name-emperor = Imperatore
    .to = all'Imperatore
    .of = dell'Imperatore
    .by = dall'Imperatore
name-fremen = Fremen
    .to = ai Fremen
    .of = dei Fremen
    .by = dai Fremen
name-guild = Gilda Spaziale
    .to = alla Gilda Spaziale
    .of = della Gilda Spaziale
    .by = dalla Gilda Spaziale
name-harkonnen = Harkonnen
    .to = agli Harkonnen
    .of = degli Harkonnen
    .by = dagli Harkonnen
name-none = nessuno
    .to = alla Banca della Spezia

## Nomi: fasi e passi

name-setup = preparazione
name-storm = Tempesta
name-spice-blow = Esplosione di Spezia e Nexus
name-charity = Donazione della CHOAM
name-bidding = Asta
name-revival = Risveglio
name-shipment = Trasferimento e Movimento
name-battle = Battaglie
name-collection = Raccolta della Spezia
name-mentat-pause = Intervento dei Mentat
name-before-blow = prima dell'Esplosione di Spezia
name-worm = compare un verme
name-nexus = Nexus
name-before-storm = prima che la Tempesta si muova
name-traitors-called = traditori
name-capture = un comandante catturato
name-plans = Piani di Battaglia
name-turns = turni in ordine di gioco
name-moving = un movimento
name-gift = un dono di spezia
name-accompany = una truppa insieme al trasferimento
name-announce = dove combattere
name-announced = battaglie dichiarate
name-arrival = arrivo
name-arrival-losses = perdite nella Tempesta
name-battle-losses = perdite in battaglia
name-funded-revival = risveglio a spese dell'Imperatore
name-guild-turn = il turno della Gilda Spaziale
name-ride = cavalcare il verme

## Nomi: vantaggi

name-bidding-prescience = Atreides guardano le carte all'asta
name-spice-prescience = Atreides guardano la Carta Spezia
name-battle-prescience = Prescienza in battaglia
name-ally-prescience = Prescienza per l'alleato
name-kwisatz-haderach = Kwisatz Haderach
name-prediction = profezia
name-spiritual-advisors = consiglieri spirituali nella Depressione Polare
name-voice = la Voce
name-ally-voice = la Voce per l'alleato
name-charity-always = Donazione delle Bene Gesserit
name-worthless-as-karama = Carta Inservibile come Karama
name-advisors-accompany = consigliere insieme a un trasferimento
name-coexistence = coesistenza
name-fighters-and-moves = combattenti e movimenti delle Bene Gesserit
name-intrusion = intrusione
name-battle-announcement = Bene Gesserit dichiarano battaglie
name-auction-income = proventi dell'Asta dell'Imperatore
name-pay-ally-revival = Imperatore paga il risveglio dell'alleato
name-give-spice = spezia tra l'Imperatore e l'alleato
name-sardaukar = Sardaukar
name-native-shipment = Fremen arrivano dall'altro emisfero
name-move-two = Fremen muovono di due territori
name-worm-immunity = Fremen non vengono divorati
name-worm-ride = Fremen cavalcano il verme
name-special-victory = Condizione di Vittoria Speciale
name-protect-ally-from-worm = alleato dei Fremen non viene divorato
name-ally-free-revival = risveglio gratuito per l'alleato dei Fremen
name-shared-special-victory = Condizione di Vittoria Speciale condivisa
name-storm-control = dominio sulla Tempesta
name-extra-worms = Fremen collocano i vermi aggiuntivi
name-storm-losses = Fremen perdono solo metà nella Tempesta
name-ship-into-storm = Fremen arrivano nella Tempesta
name-fedaykin = Fedaykin
name-no-spice-for-battle = Fremen combattono senza spezia
name-shipping-income = pagamento dei trasferimenti alla Gilda Spaziale
name-three-shipments = tre tipi di trasferimento della Gilda Spaziale
name-half-price = metà prezzo della Gilda Spaziale
name-ally-half-price = metà prezzo per l'alleato della Gilda Spaziale
name-ally-cross-ship = alleato della Gilda Spaziale da un territorio all'altro
name-any-time-turn = Gilda Spaziale agisce quando preferisce
name-four-traitors = quattro traditori
name-eight-cards = otto carte
name-bonus-card = carta aggiuntiva degli Harkonnen
name-ally-traitors = traditori degli Harkonnen per l'alleato
name-capture-leader = comandanti catturati dagli Harkonnen

## Nomi: parole fatte di due

name-at =
    { $value-id ->
        [card] { $name } (per questa carta)
        [phase] { $name } (fino alla fine di questa fase)
        [turn] { $name } (fino alla fine di questo turno)
        [game] { $name } (per tutta la partita)
       *[other] { $name } (settore { SECTOR($value) })
    }
name-ship-at = trasferire truppe qui: { $value }
name-no-ship-at = non trasferire truppe qui: { $value }
name-move-at = muovere truppe qui: { $value }
name-no-move-at = non muovere truppe qui: { $value }
name-release-at = restituire { $value }
name-no-bid = non fare offerte
name-no-traitor = non dichiarare traditori
name-plan-leader-at = combattere con { $value }
name-plan-leader-not = combattere senza { $value }
name-plan-card-at = giocare { $value }
name-plan-card-not = non giocare { $value }
name-plan-dial-over = scegliere più di { HALF($value) }
name-plan-dial-up-to = scegliere al massimo { HALF($value) }

## Nomi: azioni

name-pass = passare la mano
name-respond = impedire un vantaggio
name-predict = profetizzare
name-keep-traitor = tenere un traditore
name-mulligan = ripescare i traditori
name-place-fremen = piazzare truppe
name-place-advisor = piazzare una truppa
name-dial-storm = numero per la Tempesta
name-use-weather-control = Controllo Atmosferico
name-use-family-atomics = Atomiche di Famiglia
name-choose-storm-losses = scegliere le perdite
name-choose-territory-losses = scegliere le perdite
name-summon-worm = chiamare un verme
name-protect-ally = proteggere l'alleato
name-place-worm = collocare il verme
name-ride-worm = cavalcare il verme
name-propose-alliance = proporre un'Alleanza
name-join-alliance = unirsi a un'Alleanza
name-decline-alliance = rifiutare un'Alleanza
name-leave-alliance = sciogliere l'Alleanza
name-pledge-spice = pagare per gli alleati
name-refuse-help = negare un aiuto
name-grant-help = concedere un aiuto
name-receive-spice = prendere la spezia
name-claim-charity = richiedere la Donazione
name-bid = offerta
name-buy-with-karama = prenderla con una Karama
name-draw-bonus-card = pescare la carta aggiuntiva
name-revive = risvegliare
name-fund-revival = pagare un risveglio
name-choose-funded = scegliere le truppe
name-ghola-leader = Ghola dei Tleilaxu: un comandante
name-ghola-forces = Ghola dei Tleilaxu: truppe
name-imperial-leader = Karama: un comandante
name-imperial-forces = Karama: truppe
name-take-turn-now = agire adesso
name-ship = trasferire
name-ship-with-karama = trasferire con una Karama
name-ship-across = trasferire da un territorio all'altro
name-ship-home = trasferire verso le riserve
name-arrive = portare riserve
name-choose-arrival-losses = scegliere le perdite
name-stop-shipment = impedire il trasferimento
name-send-along = trasferire una truppa
name-move = muovere
name-play-hajr = Hajr
name-announce-battles = dichiarare battaglie
name-coexist = consiglieri o combattenti
name-fight-battle = combattere
name-use-voice = la Voce
name-use-prescience = Prescienza
name-show-element = rivelare un elemento
name-plan-battle = Piano di Battaglia
name-call-traitor = dichiarare un Tradimento
name-choose-battle-losses = scegliere le perdite
name-discard-played = scartare
name-take-captive = comandante catturato
name-swap-hands = prendere carte
name-return-cards = carte in cambio
name-look-at-plan = guardare un piano
name-offer-deal = offrire un accordo
name-accept-deal = accettare un accordo
name-refuse-deal = rifiutare un accordo
name-withdraw-deal = ritirare un'offerta
name-show-secret = mostrare qualcosa
name-ask-truth = Veritrance
name-answer-truth = risposta
name-set-standing = non chiedermi più
name-standing-bid = che cosa offrire per me
name-bid-up-to = offrire fino a { $value }
name-no-means = passare senza mezzi
name-drop-standing = chiedermi di nuovo

## Nomi: campi delle azioni

name-accepted = prenderla
name-advantage = vantaggio
name-amount = quanto
name-card = carta
name-cards = carte
name-cell = dove
name-defense = difesa
name-dial = numero sul Disco, in mezze truppe
name-element = elemento del piano
name-fate = che cosa farne
name-for-information = in cambio dell'informazione
name-for-later = in cambio di spezia nell'Intervento dei Mentat
name-for-promise = in cambio della promessa
name-for-spice = in cambio di spezia
name-for-words = in cambio di qualcosa a parole
name-forces = truppe
name-form = domanda
name-held = saputo sulle mani
name-holder = chi la tiene
name-information = informazione
name-later = spezia nell'Intervento dei Mentat
name-leader = comandante
name-least = almeno
name-members = membri
name-most = al massimo
name-number = numero
name-opponent = contro
name-order = ordine
name-peaceful = come consiglieri
name-promise = promessa
name-proposer = proposta da
name-protects = risparmiare l'alleato
name-sectors = settori
name-side = il piano di chi
name-specials = truppe speciali
name-spice = spezia
name-territories = territori
name-territory = territorio
name-to = a chi, o dove
name-turn = turno
name-until = fino a
name-value = su che cosa
name-victim = da chi
name-weapon = arma
name-what = che cosa
name-winner = vincitore
name-words = qualcosa a parole
name-yes = sì

## Nomi: valori

name-all = tutti i vantaggi
name-phase = fase
name-game = partita
name-play = deve giocare
name-not = non deve giocare
name-kill = ucciderlo
name-keep = tenerlo
name-projectile-weapon = arma a distanza
name-poison-weapon = arma avvelenata
name-special = carta speciale
name-worthless = Carta Inservibile
name-holds = carte in mano
name-traitor = traditore
name-predicted = vincitore profetizzato
name-predicted-turn = turno profetizzato
name-leads = comandante in battaglia
name-plays = carta in battaglia
name-bids = offerta
name-ships = trasferimento
name-moves = movimento
name-calls = dichiarare un Tradimento
name-alive = in vita
name-captive = catturato
name-tanks = Serbatoi dei Tleilaxu
name-tanks-face-down = Serbatoi dei Tleilaxu, a faccia in giù
name-unseen = non si sa
name-a = pila A
name-b = pila B
name-basic = Gioco Base
name-advanced = Gioco Avanzato
name-tournament = regole da torneo
name-holders = chi ha la carta
name-strict = tutti

## Nomi: che cosa mostra il tavolo

name-ruleset = regole
name-responses = a chi si chiede
name-max-turns = turni
name-last-turn = di
name-board = tabellone
name-ornithopters = ornitotteri
name-advisors = consiglieri
name-decks = mazzi
name-treachery = Mazzo Inganni
name-treachery-discards = scarti del Mazzo Inganni
name-out-of-game = fuori dal gioco
name-spice-discards = scarti del Mazzo Spezia
name-worms = vermi
name-next-spice = prossima Carta Spezia
name-next-storm = prossima Tempesta
name-next-treachery = prossime Carte Inganno
name-alliances = Alleanze
name-leaders = comandanti
name-owner = di chi
name-where = dove
name-fought-in = ha combattuto
name-factions = fazioni
name-reserves = riserve
name-bribes = tangenti
name-traitors = traditori
name-traitors-shown = traditori rivelati
name-traitors-returned = traditori restituiti
name-karama-power-spent = potere Karama usato
name-captives = comandanti catturati
name-kwisatz-haderach-dead = Kwisatz Haderach morto
name-kwisatz-losses = perdite per lo Kwisatz Haderach
name-hand = carte in mano
name-standing = non si chiede
name-deals = accordi
name-giver = da
name-gives = dà
name-asks = chiede
name-taker = accettato da
name-promises = promesse
name-mine = appunti
name-seen = carte viste
name-told = si è saputo
name-support = paga per gli alleati
name-refused = vantaggi negati
name-seat = posto
name-cards-left = carte rimaste
name-opener = aperta da
name-bidder = miglior offerente
name-passed = hanno passato la mano
name-must-buy = deve comprare
name-seconds = secondi per offrire
name-dials = numeri scelti
name-window = carta
name-dying = muoiono
name-kept = tenuti
name-proposals = proposte
name-agreed = d'accordo
name-passes = mani passate di fila
name-pile = pila
name-free = truppe gratis
name-limit = limite
name-price = prezzo
name-answers = risposte
name-question = la Prescienza chiede
name-shown = rivelato
name-looked-at = piano guardato
name-called = Tradimento per
name-aggressor = aggressore
name-defender = difensore
name-cells = settori della battaglia
name-from = da
name-taken = prese
name-waiting = devono ancora agire
name-paid-to = pagato a
name-karama-rounding = metà prezzo con una Karama, arrotondato
name-up = per eccesso
name-down = per difetto
name-always = qualunque cosa abbiano
name-needs-nothing = solo senza spezia
name-action = azione

## Posizioni descritte

name-auction = asta
name-dead = morti, a faccia in su
name-deaths = morti subite
name-dialers = chi ha usato le ruote per ultimo
name-face-down = morti, a faccia in giù
name-hands = carte in mano
name-karama-spent = potere speciale Karama usato
name-killed-captives = prigionieri uccisi
name-known = carte che conosce
name-known-top = carte che conosce in cima al mazzo
name-needed = necessarie
name-victory = vittoria
name-now = di turno ora
name-of = di
name-shipped = ha spedito
name-prescience = Preveggenza
name-returning = rianimabili a turno
name-special-tanks = truppe speciali nei Serbatoi
name-spice-deck = cima del mazzo spezia
name-spice-known = conoscono la prossima carta spezia
name-spice-on = spezia sul tabellone
name-storm-card = prossima carta tempesta
name-storm-card-seen = i Fremen l'hanno vista
name-treachery-deck = cima del mazzo tradimento
name-wall = Muro Scudo in piedi

## Perché: le ragioni di un suggerimento

# Che cosa cambia dopo un'azione, rispetto a un'altra.
because-strongholds-better = la tua parte occupa più roccaforti
because-strongholds-worse = la tua parte occupa meno roccaforti
because-rivals-better = i rivali sono più lontani dalla vittoria
because-rivals-worse = un rivale è più vicino alla vittoria
because-alliance-better = hai un alleato
because-alliance-worse = resti senza alleati
because-spice-better = hai più spezia
because-spice-worse = hai meno spezia
because-spice-of-ally-better = il tuo alleato ha più spezia
because-spice-of-ally-worse = il tuo alleato ha meno spezia
because-forces-better = hai più truppe sul tabellone
because-forces-worse = hai meno truppe sul tabellone
because-reserves-better = hai più truppe nelle riserve
because-reserves-worse = hai meno truppe nelle riserve
because-cards-better = hai più carte tradimento
because-cards-worse = hai meno carte tradimento
because-leaders-better = hai più comandanti in vita
because-leaders-worse = hai meno comandanti in vita
