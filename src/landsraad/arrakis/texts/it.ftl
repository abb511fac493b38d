# War for Arrakis in italiano. Aree, carte e comandanti hanno il nome in ../data.

## Parts of sentences and names

name-atreides = Atreides
    .of = degli Atreides
name-harkonnen = Harkonnen
    .of = degli Harkonnen

## Quantità: miniature, veicoli, dadi

entry = { $name }: { $value }
count-regular =
    { $number ->
        [one] un'unità regolare
       *[other] { $number } unità regolari
    }
count-elite =
    { $number ->
        [one] un'unità elite
       *[other] { $number } unità elite
    }
count-special =
    { $number ->
        [one] uno Speciale
       *[other] { $number } Speciali
    }
# Unità e comandanti con il loro nome: Sardaukar o Fedaykin sono le unità elite speciali di una parte,
# Bashar o Naib i suoi comandanti generici. Dove non sono di nessuno si dice il tipo.
count-units-special =
    { $owner-id ->
        [harkonnen] { part-sardaukar }
        [house_harkonnen] { part-sardaukar }
        [corrino] { part-sardaukar }
        [none] { $number ->
            [one] un'unità elite speciale
           *[other] { $number } unità elite speciali
        }
       *[other] { $number ->
            [one] un Fedaykin
           *[other] { $number } Fedaykin
        }
    }
part-sardaukar =
    { $number ->
        [one] un Sardaukar
       *[other] { $number } Sardaukar
    }
count-figures-special = { count-units-special }
count-generic =
    { $owner-id ->
        [harkonnen] { part-bashar }
        [house_harkonnen] { part-bashar }
        [corrino] { part-bashar }
        [none] { $number ->
            [one] un comandante generico
           *[other] { $number } comandanti generici
        }
       *[other] { $number ->
            [one] un Naib
           *[other] { $number } Naib
        }
    }
part-bashar =
    { $number ->
        [one] un Bashar
       *[other] { $number } Bashar
    }
count-troop =
    { $number ->
        [one] una truppa delle Grandi Case
       *[other] { $number } truppe delle Grandi Case
    }
count-harvester =
    { $number ->
        [one] una mietitrice
       *[other] { $number } mietitrici
    }
count-ornithopter =
    { $number ->
        [one] un ornitottero
       *[other] { $number } ornitotteri
    }
count-carryall =
    { $number ->
        [one] un'ala trasporto
       *[other] { $number } ali trasporto
    }
count-sword =
    { $number ->
        [one] un Colpo
       *[other] { $number } Colpi
    }
count-shield =
    { $number ->
        [one] uno Scudo
       *[other] { $number } Scudi
    }
count-leadership =
    { $number ->
        [one] Comando
       *[other] { $number } Comando
    }
count-strategy =
    { $number ->
        [one] Strategia
       *[other] { $number } Strategia
    }
count-deployment =
    { $number ->
        [one] Schieramento
       *[other] { $number } Schieramento
    }
count-mentat =
    { $number ->
        [one] Mentat
       *[other] { $number } Mentat
    }
count-house =
    { $number ->
        [one] Casa
       *[other] { $number } Casa
    }
# Di questi ce n'è uno solo.
count-baron-harkonnen = Barone Harkonnen
count-beast-rabban = Beast Rabban
count-feyd-rautha = Feyd-Rautha
count-thufir-hawat = Thufir Hawat
count-gaius-helen-mohiam = Gaius Helen Mohiam
count-captain-aramsham = Capitano Aramsham
count-shaddam-iv = Shaddam IV
count-paul-atreides = Paul Atreides
count-paul-muaddib = Paul Muad'Dib
count-lady-jessica = Lady Jessica
count-reverend-mother-jessica = Reverenda Madre Jessica
count-stilgar = Stilgar
count-chani = Chani
count-alia = Alia
count-gurney-halleck = Gurney Halleck

## Rounds, dice and turns

event-set-up = Il tavolo è preparato.
event-phase = Round { $round }: { $phase }.
event-active-row =
    La riga attiva { $dice_aside ->
        [0] non mette da parte dadi azione
        [one] mette da parte un dado azione
       *[other] mette da parte { $dice_aside } dadi azione
    } e dà { $vehicles }.
part-vehicle =
    { $vehicle-id ->
        [harvester] una mietitrice
        [ornithopter] un ornitottero
        [carryall] un'ala trasporto
       *[other] { $vehicle }
    }
# Le mietitrici stanno in aree, gli altri in zone aeree.
part-vehicle-in =
    { $vehicle-id ->
        [harvester] in { $to }
       *[other] qui: { $to }
    }
event-vehicle-placed =
    { $source-id ->
        [supply] Harkonnen colloca { part-vehicle } { part-vehicle-in }.
       *[other] Harkonnen sposta { part-vehicle } da { $source } verso { $to }.
    }
event-flyer-lost = { $zone }, si toglie { part-vehicle }.
event-action-dice = { $side } tira i dadi azione: { $dice }.
    .you = Tiri i dadi azione: { $dice }.
event-die-changed = { $seat } cambia un dado da { $die } a { $result }.
    .you = Cambi un dado da { $die } a { $result }.
event-token-slotted = { $seat } mette un segnalino Bene Gesserit su { $result }.
    .you = Metti un segnalino Bene Gesserit su { $result }.
event-token-lost = Il segnalino Bene Gesserit non speso lascia il gioco ({ $seat }).
    .you = Il tuo segnalino Bene Gesserit non speso lascia il gioco.
event-bene-gesserit-taken = { $side } prende un segnalino Bene Gesserit.
    .you = Prendi un segnalino Bene Gesserit.
event-spent =
    { $die-id ->
        [bene_gesserit] { $seat } spende il segnalino Bene Gesserit: { $use }.
       *[other] { $seat } spende un dado { $die }: { $use }.
    }
    .you =
    { $die-id ->
        [bene_gesserit] Spendi il segnalino Bene Gesserit: { $use }.
       *[other] Spendi un dado { $die }: { $use }.
    }
event-desert-power = { $seat } effettua un'azione Potere del Deserto.
    .you = Effettui un'azione Potere del Deserto.
event-die-lost =
    { $die-id ->
        [bene_gesserit] { $seat } perde il segnalino Bene Gesserit sullo slot.
       *[other] { $seat } perde un dado { $die } non usato.
    }
    .you =
    { $die-id ->
        [bene_gesserit] Perdi il segnalino Bene Gesserit sullo slot.
       *[other] Perdi un dado { $die } non usato.
    }
event-die-named =
    { $die-id ->
        [bene_gesserit] Harkonnen deve spendere ora il segnalino Bene Gesserit.
       *[other] Harkonnen deve spendere ora un dado { $die }.
    }
event-barred = Nel loro prossimo turno gli Atreides non possono collocare Paul né usare la sua legione.
    .you-atreides = Nel tuo prossimo turno non puoi collocare Paul né usare la sua legione.
event-marker = L'indicatore imperiale di { $power } va sulla { $row ->
        [0] prima
        [1] seconda
        [2] terza
        [3] quarta
       *[other] ultima
    } riga.
event-harvested =
    La raccolta dà { $spice ->
        [one] un punto spezia.
       *[other] { $spice } punti spezia.
    }
event-marker-paid =
    { $paid ->
        [0] Per { $power } non si paga nulla: l'indicatore scende.
        [2] { $power } resta al suo posto per 2 punti spezia.
       *[other] { $power } sale per { $paid } punti spezia.
    }
event-stockpiled = Harkonnen effettua lo stoccaggio.
    .you-harkonnen = Effettui lo stoccaggio.
event-spice-kept = Harkonnen conserva un punto spezia.
    .you-harkonnen = Conservi un punto spezia.
event-bans =
    { $bans-count ->
        [0] Nessun divieto imperiale è attivo.
        [one] È attivo il divieto imperiale di { $bans }.
       *[other] Sono attivi questi divieti imperiali: { $bans }.
    }
event-flyers-removed = Tutti gli ornitotteri e le ali trasporto lasciano il tabellone.
event-leader-exchanged = { $side } toglie { $leader } dal tabellone in { $area }.
    .you = Togli { $leader } dal tabellone in { $area }.
event-wild-maker-exchanged = Un verme delle sabbie prende il posto del Creatore Selvaggio in { $area }.
event-refreshed = Le carte comandante esaurite tornano a faccia in su: { $leaders }.
event-prescience-cleared =
    { $given_up-count ->
        [0] Tutte le carte prescienza non rivendicate tornano nel mazzo.
       *[other] Queste carte prescienza lasciano il gioco: { $given_up }.
    }
event-to-tank = { $leader } va nella vasca rigenerante.
event-out-of-tank = { $leader } esce dalla vasca rigenerante.
event-supremacy = L'indicatore di supremazia è al livello { $step }.
event-prescience = L'indicatore { $marker } è al livello { $step }.
event-enters-play = { $leader } entra in gioco.
event-leaves-game = { $leader } lascia il gioco.

ask-place-row = { asked }quale veicolo della riga collochi, e dove?
ask-place-vehicle = { asked }quale veicolo collochi, e dove?
ask-remove-vehicle = { asked }quale veicolo rimuovi?
ask-overflow = { asked }in quale risultato cambi il dado senza slot?
ask-bene-gesserit = { asked }metti un segnalino Bene Gesserit su uno slot?
ask-turn = { asked }il tuo turno azione.
ask-end-of-turn = { asked }fine del turno?
ask-name-die = { asked }quale dado deve spendere ora l'avversario?
ask-use-as = { asked }come quale risultato usi il dado?
ask-move-marker = { asked }quale indicatore imperiale sposti?
ask-pay-marker = { asked }quanto paghi per questo indicatore imperiale?
ask-stockpile = { asked }effettui lo stoccaggio?
ask-keep-spice = { asked }conservi un punto spezia?
ask-exchange-leaders = { asked }quale comandante rinomato togli dal tabellone?
ask-exchange-wild-maker = { asked }scambi il Creatore Selvaggio con un verme delle sabbie?
ask-hand-limit = { asked }quale carta pianificazione scarti?
ask-clear-prescience = { asked }quali carte prescienza non rivendicate lasciano il gioco?

act-put-vehicle =
    { $source-id ->
        [supply] Colloca { part-vehicle } { part-vehicle-in }
       *[other] Sposta { part-vehicle } da { $source } verso { $to }
    }
act-take-vehicle = Rimuovi il veicolo in { $place }
act-change-die = Cambia il dado { $die } in { $result }
act-slot-token = Metti un segnalino Bene Gesserit su { $result }
act-spend-die = Spendi { $die }: { $use }
act-desert-power-action = Effettua un'azione Potere del Deserto
act-use-result = { $use }
act-name-die = Indica { $die }
act-move-marker = Sposta l'indicatore di { $power }
act-pay-marker =
    { $spice ->
        [0] { $power }: non paghi niente
        [2] { $power }: paga 2 per mantenerlo
       *[other] { $power }: paga { $spice } per alzarlo
    }
act-stockpile = Spendi 3 punti spezia per un punto supremazia
act-keep-spice = Conserva un punto spezia
act-exchange-leader = Togli { $leader } dal tabellone
act-exchange-wild-maker = Scambia il Creatore Selvaggio con un verme delle sabbie
act-give-up-cards =
    { $cards-count ->
        [0] Rimescola tutte nel mazzo
       *[other] Fuori dal gioco: { $cards }
    }

name-put-vehicle = collocare un veicolo
name-take-vehicle = rimuovere un veicolo
name-change-die = cambiare un dado
name-slot-token = un segnalino Bene Gesserit su uno slot
name-spend-die = spendere un dado
name-desert-power-action = azione Potere del Deserto
name-use-result = usare un dado come un altro risultato
name-name-die = indicare un dado
name-move-marker = spostare un indicatore imperiale
name-pay-marker = pagare per un indicatore imperiale
name-stockpile = stoccaggio
name-keep-spice = conservare spezia
name-exchange-leader = scambiare un comandante
name-exchange-wild-maker = scambiare il Creatore Selvaggio
name-give-up-cards = rinunciare a carte prescienza
name-leadership = Comando
name-strategy = Strategia
name-deployment = Schieramento
name-mentat = Mentat
name-house = Casa
name-desert-power = Potere del Deserto
name-move = muovere
name-attack = attaccare
name-deploy = schierare
name-draw = pescare carte pianificazione
name-swap = i regolari diventano elite
name-card = una carta pianificazione
name-of = { $name } – { $value }
name-special-of = azione speciale di { $value }
name-claim-of = rivendicare { $value }
name-start = inizio del round
name-vehicles = collocamento dei veicoli
name-action = risoluzione delle azioni
name-hazards = pericoli del deserto
name-harvest = raccolta della spezia
name-end = fine del round
name-harvester = mietitrice
name-ornithopter = ornitottero
name-carryall = ala trasporto
name-supply = riserva
name-spice = punti spezia
name-place-row = veicoli della riga attiva
name-pay-markers = pagamento degli indicatori imperiali
name-spend-the-rest = stoccaggio e riserva

## Movement and placing

# Un elemento di gioco come lo nomina un evento o un'azione.
part-piece =
    { $piece-id ->
        [regular] un'unità regolare
        [elite] un'unità elite
        [special] { $owner-id ->
            [harkonnen] un Sardaukar
            [house_harkonnen] un Sardaukar
            [corrino] un Sardaukar
            [none] un'unità elite speciale
           *[other] un Fedaykin
        }
        [generic] { $owner-id ->
            [harkonnen] un Bashar
            [house_harkonnen] un Bashar
            [corrino] un Bashar
            [none] un comandante generico
           *[other] un Naib
        }
        [troop] una truppa delle Grandi Case
        [token] un segnalino schieramento
       *[other] { $piece }
    }
# Ciò che si muove insieme: miniature, segnalini o entrambi.
part-moving =
    { $figures-count ->
        [0] { $tokens ->
            [one] un segnalino schieramento
           *[other] { $tokens } segnalini schieramento
        }
       *[other] { $figures }{ $tokens ->
            [0] { "" }
            [one] {" "}e un segnalino schieramento
           *[other] {" "}e { $tokens } segnalini schieramento
        }
    }
# Lo stesso, dove un'azione lo dice in campi propri.
part-group =
    { $units-count ->
        [0] { $tokens }
       *[other] { $units }{ $tokens-count ->
            [0] { "" }
           *[other] , { $tokens }
        }
    }{ $leaders-count ->
        [0] { "" }
       *[other] , { $leaders }
    }

event-moved = { $side } muove da { $start } verso { $to }{ part-way }: { part-moving }.
    .you = Muovi da { $start } verso { $to }{ part-way }: { part-moving }.
event-relocated = { $side } va direttamente da { $start } verso { $to }: { part-moving }.
    .you = Vai direttamente da { $start } verso { $to }: { part-moving }.
event-pushed = La legione { $side-of } viene spinta da { $start } verso { $to }.
    .you = La tua legione viene spinta da { $start } verso { $to }.
event-sietch-moved = Il sietch di { $start } si sposta verso { $to }.
event-placed =
    { $source-id ->
        [supply] { $side } colloca { part-piece } in { $to }.
       *[other] { $side } colloca { part-piece } in { $to }, da { $source }.
    }
    .you =
    { $source-id ->
        [supply] Collochi { part-piece } in { $to }.
       *[other] Collochi { part-piece } in { $to }, da { $source }.
    }
event-token-drawn = { $side } pesca un segnalino schieramento.
    .full = { $side } pesca: { $token }.
    .you = Peschi: { $token }.
event-swapped =
    In { $area } un'unità { $old } { $side-of } diventa { $new-id ->
        [special] { $side-id ->
            [harkonnen] un Sardaukar.
           *[other] un Fedaykin.
        }
       *[other] { $new }.
    }
    .you =
    In { $area } una tua unità { $old } diventa { $new-id ->
        [special] { $side-id ->
            [harkonnen] un Sardaukar.
           *[other] un Fedaykin.
        }
       *[other] { $new }.
    }
event-excess-removed = { $side } ha troppe unità in { $area } e rimuove { part-piece }.
    .you = Hai troppe unità in { $area } e rimuovi { part-piece }.
event-leaders-alone =
    { $leaders ->
        [one] Un comandante { $side-of } resta solo in { $area } e viene rimosso.
       *[other] { $leaders } comandanti { $side-of } restano soli in { $area } e vengono rimossi.
    }
    .you =
    { $leaders ->
        [one] Un tuo comandante resta solo in { $area } e viene rimosso.
       *[other] { $leaders } tuoi comandanti restano soli in { $area } e vengono rimossi.
    }

ask-pick-legion = { asked }quale legione si muove?
ask-move-legion = { asked }che cosa si muove, e dove?
ask-place = { asked }che cosa collochi, e dove?
ask-swap = { asked }dove sostituisci una miniatura?
ask-excess = { asked }che cosa rimuovi? L'area supera il limite di numero.
ask-stand-in = { asked }quale miniatura usi al posto di quella che manca?
ask-relocate = { asked }che cosa parte, e dove va?
ask-push = { asked }quale legione nemica spingi, e dove?
ask-move-sietch = { asked }quale sietch si sposta, e dove?
ask-choose-sector = { asked }quale settore?
ask-choose-option = { asked }che cosa scegli?

act-done = Fatto
act-pick-option = { $option }
act-remove-unit = Rimuovi { part-piece } da { $area }
act-pick-legion = La legione in { $area }
act-move-group = Verso { $to }{ part-way }: { part-group }
act-relocate = Verso { $to }: { part-group }
act-put-piece =
    { $source-id ->
        [supply] Colloca { part-piece } in { $to }
       *[other] Colloca { part-piece } in { $to }, da { $source }
    }
act-draw-token = Pesca un segnalino schieramento
act-swap-unit = Sostituisci una miniatura in { $area }
act-pick-sector = { $sector }
act-push-to = Spingi la legione di { $start } verso { $to }
act-pick-sietch = Sposta il sietch di { $start } verso { $to }

name-done = fatto
name-pick-option = scegli uno di più effetti
name-remove-unit = rimuovi un'unità oltre il limite
name-pick-legion = scegli una legione
name-move-group = muovi
name-relocate = vai direttamente in un'altra area
name-put-piece = colloca un elemento
name-draw-token = pesca un segnalino schieramento
name-swap-unit = sostituisci una miniatura
name-pick-sector = scegli un settore
name-push-to = spingi una legione
name-pick-sietch = sposta un sietch
name-move-legion = muovi una legione
name-place-sandworm = colloca un verme delle sabbie
name-move-sandworm = muovi un verme delle sabbie
name-draw-planning = pesca carte pianificazione
name-play-planning = gioca una carta pianificazione
name-regular = regolare
name-elite = elite
name-generic = comandante generico
name-token = segnalino schieramento
name-leader = comandante
name-placing = collocare
name-left = ancora
name-drawn = segnalino pescato

## Battle

# Una miniatura di una fazione, come si nomina nelle perdite.
part-figure =
    { $figure-id ->
        [regular] un'unità regolare
        [elite] un'unità elite
        [special] { $side-id ->
            [harkonnen] un Sardaukar
           *[other] un Fedaykin
        }
        [generic] { $side-id ->
            [harkonnen] un Bashar
           *[other] un Naib
        }
        [troop] una truppa delle Grandi Case
       *[other] { $figure }
    }
part-way =
    { $by-id ->
        [foot] { "" }
        [ride] {" "}lungo le tracce di verme
        [worm] {" "}cavalcando un verme delle sabbie
       *[other] {" "}per via aerea ({ $by })
    }

event-attack =
    { $side } attacca { $target } da { $start }{ part-way }{ $surprise-id ->
        [yes] {" "}a sorpresa.
       *[no] .
    }
    .you =
    Attacchi { $target } da { $start }{ part-way }{ $surprise-id ->
        [yes] {" "}a sorpresa.
       *[no] .
    }
event-combat-roll = { $side } tira i dadi combattimento: { $dice }.
    .you = Tiri i dadi combattimento: { $dice }.
event-strips-used =
    { $side } usa gli Speciali con { $leaders }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }, { $shields ->
        [0] nessuno scudo.
        [one] uno scudo.
       *[other] { $shields } scudi.
    }
    .you =
    Usi gli Speciali con { $leaders }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }, { $shields ->
        [0] nessuno scudo.
        [one] uno scudo.
       *[other] { $shields } scudi.
    }
event-battle-hits =
    Battaglia di { $area }, colpi subiti: { $attacker } { $attacker_hits }, { $defender } { $defender_hits }.
    .you-attacker =
    Battaglia di { $area }, colpi subiti: tu { $attacker_hits }, { $defender } { $defender_hits }.
    .you-defender =
    Battaglia di { $area }, colpi subiti: { $attacker } { $attacker_hits }, tu { $defender_hits }.
event-lost = { $side } perde { part-figure } in { $area }.
    .you = Perdi { part-figure } in { $area }.
event-reduced = { $side } sostituisce { part-figure } con un'unità regolare in { $area }.
    .you = Sostituisci { part-figure } con un'unità regolare in { $area }.
event-attack-ceased = { $side } cessa l'attacco contro { $area }.
    .you = Cessi l'attacco contro { $area }.
event-retreated = { $side } si ritira da { $start } verso { $to }.
    .you = Ti ritiri da { $start } verso { $to }.
event-battle-over =
    { $winner-id ->
        [none] Nessuno vince la battaglia di { $area }.
       *[other] { $winner } vince la battaglia di { $area }.
    }
    .you-winner = Vinci la battaglia di { $area }.
event-advanced = { $side } avanza da { $start } verso { $to }.
    .you = Avanzi da { $start } verso { $to }.
event-sietch-revealed = Il sietch in { $area } viene rivelato: rango { $rank }.
event-token-revealed =
    { $units-count ->
        [0] Un segnalino schieramento viene rivelato in { $area }, ma non ci sono miniature.
       *[other] Un segnalino schieramento viene rivelato in { $area }: { $units }.
    }
event-settlement-destroyed =
    { $side-id ->
        [harkonnen] L'insediamento Harkonnen
       *[other] Il sietch
    } in { $area } (rango { $rank }) viene distrutto.
event-special-attack = { $side } effettua un attacco speciale contro { $area }.
    .you = Effettui un attacco speciale contro { $area }.

ask-pick-attacker = { asked }quale legione attacca?
ask-attack = { asked }che cosa attacchi?
ask-cards-for-dice = { asked }scarti una carta pianificazione per un dado combattimento?
ask-strips = { asked }quali comandanti usano gli Speciali?
ask-losses = { asked }su che cosa cade il prossimo colpo?
ask-go-on = { asked }continui la battaglia?
ask-retreat = { asked }ti ritiri?
ask-retreat-to = { asked }dove si ritira la legione dell'avversario?
ask-advance = { asked }avanzi?
ask-strike = { asked }quale legione colpisci?

act-pick-attacker = Attacca con la legione in { $area }
act-declare-attack = Attacca { $target } da { $start }{ part-way }
act-use-leaders = Usa gli Speciali con { $leaders }
act-take-loss =
    { $figure-id ->
        [regular] Rimuovi un'unità regolare
        [elite] Colpisci un'unità elite
        [special] { $seat-id ->
            [harkonnen] Colpisci un Sardaukar
            [house_harkonnen] Colpisci un Sardaukar
            [corrino] Colpisci un Sardaukar
           *[other] Colpisci un Fedaykin
        }
        [generic] { $seat-id ->
            [harkonnen] Rimuovi un Bashar
            [house_harkonnen] Rimuovi un Bashar
            [corrino] Rimuovi un Bashar
           *[other] Rimuovi un Naib
        }
        [troop] Rimuovi una truppa delle Grandi Case
       *[other] Rimuovi { $figure }
    }
act-go-on = Continua la battaglia
act-cease-attack = Cessa l'attacco
act-fall-back = Ritirati
act-stand-firm = Resta
act-retreat-to = Verso { $area }
act-advance-into = Avanza in { $area }
act-strike-at = Colpisci la legione in { $area }

name-pick-attacker = scegliere la legione attaccante
name-declare-attack = attaccare
name-use-leaders = usare gli Speciali
name-take-loss = subire un colpo
name-go-on = continuare la battaglia
name-cease-attack = cessare l'attacco
name-fall-back = ritirarsi
name-stand-firm = restare
name-retreat-to = scegliere dove si ritira l'avversario
name-advance-into = avanzare
name-strike-at = scegliere il bersaglio di un attacco speciale
name-sword = Colpo
name-shield = Scudo
name-special = Speciale
name-battle = battaglia
name-attacker = attaccante
name-defender = difensore
name-from = da
name-target = bersaglio
name-surprise = attacco a sorpresa
name-modifiers = effetti della carta
name-no-continue-hit = nessun colpo per continuare
name-extra-die-each-round = più dadi in ogni round
name-opponent-max-dice-first-round = meno dadi per l'avversario nel primo round
name-cards-for-dice = carte scartate per i dadi
name-rolls = tiri
name-hits = colpi
name-shields = scudi
name-specials = Speciali
name-losses = perdite

## Worms and hazards

event-wormsigns-placed =
    { $areas-count ->
        [one] Si colloca un segnalino tracce di verme in { $areas }.
       *[other] Si collocano segnalini tracce di verme: { $areas }.
    }
event-wormsigns-discarded =
    { $areas-count ->
        [one] Si scarta il segnalino tracce di verme in { $areas }.
       *[other] Si scartano segnalini tracce di verme: { $areas }.
    }
event-wormsigns-turned-up = Si girano i segnalini tracce di verme: { $signs }.
event-wormsigns-ignored = I vermi delle sabbie sono troppi; questi segnalini non hanno effetto: { $areas }.
event-wormsign = Si gira il segnalino tracce di verme in { $area }: { $sign }.
event-worm-placed =
    Compare { $wild_maker-id ->
        [yes] il Creatore Selvaggio
       *[no] un verme delle sabbie
    } in { $area }{ $source-id ->
        [supply] .
        [wild_maker] .
       *[other] {" "}(da { $source }).
    }
event-worm-moved =
    { $wild_maker-id ->
        [yes] Il Creatore Selvaggio
       *[no] Un verme delle sabbie
    } si muove da { $start } verso { $to }.
event-worm-attack =
    { $wild_maker-id ->
        [yes] Il Creatore Selvaggio
       *[no] Il verme delle sabbie
    } { SAME($start-id, $target-id) ->
        [yes] attacca in { $target }
       *[no] arriva da { $start } e attacca { $target }
    }{ $dice-count ->
        [0] .
       *[other] : { $dice }. { $hits ->
            [0] Nessun colpo.
            [one] Un colpo.
           *[other] { $hits } colpi.
        }
    }
event-wild-maker-called = Gli Atreides usano l'azione speciale del Creatore Selvaggio.
    .you-atreides = Usi l'azione speciale del Creatore Selvaggio.
event-harvester-lost = La mietitrice in { $area } è persa.
event-harvester-saved = Un'ala trasporto salva la mietitrice in { $area } ({ $zone }).
event-station-taken = Gli Atreides prendono la stazione ecologica in { $area }: { $marker }.
    .you-atreides = Prendi la stazione ecologica in { $area }: { $marker }.
event-storm =
    Tempesta di Coriolis, { $area }: { $dice }. { $hits ->
        [0] Nessun colpo.
        [one] Un colpo.
       *[other] { $hits } colpi.
    }

ask-desert-power = { asked }come usi il Potere del Deserto?
ask-place-wormsign = { asked }dove collochi un segnalino tracce di verme?
ask-lift-wormsign = { asked }quale segnalino tracce di verme scarti?
ask-place-worm = { asked }dove collochi un verme delle sabbie?
ask-move-worm = { asked }quale verme delle sabbie muovi, e dove?
ask-worm-attack = { asked }quale verme delle sabbie attacca, e dove?
ask-worm-appears = { asked }compare un verme delle sabbie. Quale collochi?
ask-new-wormsign = { asked }i segnalini tracce di verme non bastano. Dove ne metti uno?
ask-ignore-wormsigns = { asked }i vermi delle sabbie sono troppi. Quali segnalini non hanno effetto?
ask-worm-order = { asked }gli effetti di quale verme delle sabbie si applicano adesso?
ask-rescue-harvester = { asked }un'ala trasporto salva questa mietitrice?
ask-storm = { asked }per quale legione tiri adesso la tempesta?

act-pick-desert-power =
    { $choice-id ->
        [wormsigns] Colloca 2 segnalini tracce di verme
        [move] Muovi 2 vermi delle sabbie
        [attack] Attacca con 1 verme delle sabbie
       *[wild_maker] Usa l'azione speciale del Creatore Selvaggio
    }
act-put-wormsign = Colloca un segnalino tracce di verme in { $area }
act-lift-wormsign = Scarta il segnalino tracce di verme in { $area }
act-put-worm =
    { $source-id ->
        [supply] Colloca in { $area } un verme delle sabbie da fuori dal tabellone
        [wild_maker] Colloca il Creatore Selvaggio in { $area }
       *[other] Colloca in { $area } il verme delle sabbie di { $source }
    }
act-move-worm = Muovi il verme delle sabbie da { $start } verso { $to }
act-worm-attack =
    { SAME($start-id, $target-id) ->
        [yes] Attacca in { $target } con il verme delle sabbie che è lì
       *[no] Attacca { $target } con il verme delle sabbie da { $start }
    }
act-ignore-wormsigns = Scarta senza effetto i segnalini tracce di verme: { $areas }
act-let-worm-strike = Applica gli effetti del verme delle sabbie in { $area }
act-rescue-harvester = Salva la mietitrice in { $area } con un'ala trasporto ({ $zone })
act-roll-storm = Tira per la legione in { $area }

name-pick-desert-power = Potere del Deserto
name-put-wormsign = collocare un segnalino tracce di verme
name-lift-wormsign = scartare un segnalino tracce di verme
name-put-worm = collocare un verme delle sabbie
name-move-worm = muovere un verme delle sabbie
name-worm-attack = attaccare con un verme delle sabbie
name-ignore-wormsigns = scartare i segnalini in eccesso
name-let-worm-strike = applicare gli effetti di un verme delle sabbie
name-rescue-harvester = salvare una mietitrice
name-roll-storm = tirare per una tempesta
name-worms-appear = compaiono vermi delle sabbie
name-calls = aree in cui compare un verme delle sabbie

## Prescience, free actions and atomics

event-prescience-open = Si rivela una carta prescienza: { $card }.
event-claimed = Gli Atreides rivendicano { $card }.
    .you-atreides = Rivendichi { $card }.
event-given-up =
    { $figures-count ->
        [one] Gli Atreides rinunciano a un segnalino schieramento in { $area }.
       *[other] Gli Atreides rinunciano a unità in { $area }: { $figures }.
    }
    .you-atreides =
    { $figures-count ->
        [one] Rinunci a un segnalino schieramento in { $area }.
       *[other] Rinunci a unità in { $area }: { $figures }.
    }
event-prescience-back = { $card } viene rimescolata nel mazzo prescienza.
event-prescience-out = { $card } lascia il gioco.
event-attached = { $planning_card } viene posta su { $card }.
event-objective-drawn = { $seat } pesca un altro obiettivo segreto.
    .full = { $seat } pesca un altro obiettivo segreto: { $card }.
    .you = Peschi un altro obiettivo segreto: { $card }.
event-detonated = Detonano le atomiche di famiglia: { $token } diventa deserto.
event-displaced = La legione { $side-of } in { $start } viene spostata verso { $to }.
    .you = La tua legione in { $start } viene spostata verso { $to }.
event-destroyed = La legione { $side-of } in { $area } non ha vie d'uscita e viene distrutta.
    .you = La tua legione in { $area } non ha vie d'uscita e viene distrutta.
event-scouted = Un ornitottero perlustra { $area } ({ $zone }).
event-tokens-swapped = I segnalini schieramento di due sietch si scambiano di posto: { $areas }.

ask-claim = { asked }quale carta prescienza rivendichi?
ask-claim-now = { asked }rivendichi adesso una carta prescienza?
ask-free-action = { asked }un'azione gratuita?
ask-bonus = { asked }quale indicatore di prescienza sale con il bonus?
ask-give-up = { asked }a che cosa rinunci per questa rivendicazione?
ask-reveal-token = { asked }quale segnalino schieramento riveli per questa rivendicazione?
ask-throw-out = { asked }quale carta prescienza scoperta se ne va?
ask-attach = { asked }su quale carta prescienza scoperta poni questa carta?
ask-shift = { asked }quale indicatore di prescienza scende, e quale sale?
ask-detonate = { asked }dove detonano le atomiche di famiglia?
ask-displace = { asked }dove sposti la legione dell'avversario?
ask-reveal-area = { asked }quale area riveli?
ask-swap-tokens = { asked }i segnalini schieramento di quali due sietch si scambiano di posto?

act-claim-prescience = Rivendica { $card }
act-pick-prescience = { $card }
act-pick-marker = Fai salire { $marker }
act-shift-markers =
    { $steps ->
        [one] Un livello da { $lowered } verso { $raised }
       *[other] { $steps } livelli da { $lowered } verso { $raised }
    }
act-give-up = Rinuncia a { $figures } in { $area }
act-detonate = Fai detonare le atomiche di famiglia: { $token }
act-displace = Spostala verso { $to }
act-train-guerrillas = Rivela un segnalino schieramento: { $token }
act-scout = Perlustra { $area } con un ornitottero ({ $zone })
act-discard-copies = Scarta { $copies } copie di { $card }
act-pick-area = { $area }
act-swap-tokens = { $areas }

name-claim-prescience = rivendicare una carta prescienza
name-pick-prescience = scegliere una carta prescienza scoperta
name-pick-marker = scegliere un indicatore di prescienza
name-shift-markers = spostare gli indicatori di prescienza
name-give-up = rinunciare a un segnalino o a unità
name-reveal-token = rivelare un segnalino schieramento
name-detonate = far detonare le atomiche di famiglia
name-displace = spostare una legione
name-train-guerrillas = addestramento da guerriglia
name-scout = perlustrazione
name-discard-copies = scartare più copie di una carta
name-pick-area = scegliere un'area
name-swap-tokens = scambiare i segnalini schieramento
name-open-cards = carte prescienza scoperte
name-attached = carte pianificazione poste su di esse
name-prescience-left = carte prescienza nel mazzo
name-prescience-gone = carte prescienza fuori dal gioco
name-claims = rivendicazioni di questo round
name-objectives = obiettivi segreti
name-objectives-held = obiettivi segreti posseduti
name-ruled-out = obiettivi che non può essere
name-atomics = atomiche di famiglia

## Planning cards and leaders

event-card-drawn = { $seat } pesca una carta pianificazione: { $deck }.
    .full = { $seat } pesca una carta pianificazione: { $card } ({ $deck }).
    .you = Peschi una carta pianificazione: { $card } ({ $deck }).
event-card-discarded = { $seat } scarta { $card }.
    .you = Scarti { $card }.
event-card-played = { $seat } gioca { $card }.
    .you = Giochi { $card }.

ask-draw = { asked }da quale mazzo peschi?
ask-play-card = { asked }quale carta pianificazione giochi?
ask-discard = { asked }quale carta pianificazione scarti?
ask-to-tank = { asked }quale comandante va nelle vasche rigeneranti?

act-draw-card = Pesca da { $deck }
act-play-card = Gioca { $card }
act-discard-card = Scarta { $card }
act-send-to-tank = Metti { $leader } nelle vasche rigeneranti

name-draw-card = pesca una carta pianificazione
name-play-card = gioca una carta pianificazione
name-discard-card = scarta una carta pianificazione
name-send-to-tank = metti un comandante nelle vasche rigeneranti

## The Spacing Guild

event-imperium-action = { $side } effettua un'azione imperiale: { $power }.
    .you = Effettui un'azione imperiale: { $power }.
event-heighliner =
    Il transatlantico { $side-of } { $arrived-id ->
        [yes] raggiunge Arrakis.
       *[no] è al livello { $step } della rotta verso Arrakis.
    }
    .you =
    Il tuo transatlantico { $arrived-id ->
        [yes] raggiunge Arrakis.
       *[no] è al livello { $step } della rotta verso Arrakis.
    }
event-heighliner-returns = Il transatlantico { $side-of } torna alla casella iniziale.
    .you = Il tuo transatlantico torna alla casella iniziale.
event-troops-landed =
    { $side } fa atterrare { $troops ->
        [one] una truppa delle Grandi Case
       *[other] { $troops } truppe delle Grandi Case
    } in { $area }.
    .you =
    Fai atterrare { $troops ->
        [one] una truppa delle Grandi Case
       *[other] { $troops } truppe delle Grandi Case
    } in { $area }.
event-frigates-landed =
    { $zones-count ->
        [one] Una fregata spaziale { $side-of } atterra: { $zones }.
       *[other] Le fregate spaziali { $side-of } atterrano: { $zones }.
    }
    .you =
    { $zones-count ->
        [one] Una tua fregata spaziale atterra: { $zones }.
       *[other] Le tue fregate spaziali atterrano: { $zones }.
    }
event-frigates-removed = Le fregate spaziali lasciano il tabellone: { $zones }.
event-bombarded = Una fregata spaziale { $side-of } ({ $zone }) bombarda { $area }.
    .you = Una tua fregata spaziale ({ $zone }) bombarda { $area }.
event-navigator-placed = Il Navigatore della Gilda arriva qui: { $zone }.
event-stays-in-play = { $card } rimane in gioco.

ask-imperium-action = { asked }quale azione imperiale effettui?
ask-land-troops = { asked }dove atterrano le tue truppe delle Grandi Case?
ask-land-frigates = { asked }in quali zone aeree atterrano le tue fregate spaziali?
ask-clear-zone = { asked }quale veicolo fa posto a una fregata spaziale?
ask-place-navigator = { asked }in quale zona aerea collochi il Navigatore della Gilda?

act-take-imperium =
    { $power-id ->
        [choam] CHOAM: una fregata spaziale sale a bordo
        [landsraad] Landsraad: truppe delle Grandi Case salgono a bordo
       *[other] Gilda Spaziale: il transatlantico avanza
    }
act-land-troops =
    Fai atterrare { $troops ->
        [one] una truppa
       *[other] { $troops } truppe
    } in { $area }
act-land-frigates = Atterra in { $zones }
act-clear-zone = Rimuovi il veicolo: { $zone }
act-bombard = Bombarda { $area } con la fregata spaziale ({ $zone })
act-put-navigator = Colloca il Navigatore della Gilda qui: { $zone }
act-swap-troop = Sostituisci una truppa delle Grandi Case in { $area }

name-take-imperium = azione imperiale
name-land-troops = atterraggio delle truppe
name-land-frigates = atterraggio delle fregate spaziali
name-clear-zone = fare posto a una fregata spaziale
name-bombard = bombardamento aereo
name-put-navigator = collocare il Navigatore della Gilda
name-swap-troop = sostituire una truppa delle Grandi Case
name-imperium-action = azione imperiale
name-place-guild-navigator = collocare il Navigatore della Gilda
name-imperium-actions = azioni imperiali
name-powers = potenze
name-guild = espansione La Gilda Spaziale
name-troop = truppe delle Grandi Case
name-atreides-frigate = fregata spaziale degli Atreides
name-harkonnen-frigate = fregata spaziale degli Harkonnen
name-heighliners = livelli dei transatlantici
name-troops-aboard = truppe a bordo
name-frigates-aboard = fregate spaziali a bordo
name-troops-left = truppe che si possono reclutare
name-frigates-left = fregate spaziali che si possono costruire
name-staying = carte che rimangono in gioco
name-troops-stay = le truppe dell'attaccante non partecipano

## Mahdi, la modalità giocatore singolo

part-mahdi-list =
    { $list-id ->
        [attack_sietch] attaccare un sietch
        [attack_legion] attaccare una legione
        [temporary_target] sietch bersaglio temporaneo
        [move_order] quale legione si muove
        [path] percorso più breve
        [join] unire legioni
        [relocate] volare da un'altra legione
        [place] collocare unità
        [deploy] schieramento
        [swap] sostituire unità
        [harvester] collocare le mietitrici
        [harvest_beside] un settore per le altre mietitrici
        [carryall] collocare le ali trasporto
        [ornithopter] collocare gli ornitotteri
        [leaders] azione speciale
        [result] il dado
        [hold_marker] mantenere gli indicatori imperiali
        [raise_marker] far salire gli indicatori imperiali
        [cards_for_dice] rinforzi per i dadi
        [discard] scartare rinforzi
        [strips] quali comandanti
        [losses] applicare i colpi
        [go_on] continuare
        [retreat] nessuna ritirata
        [advance] avanzare
        [retreat_to] dove si ritirano gli Atreides
        [excess] unità oltre il limite
        [rescue_harvester] salvare una mietitrice
        [choose] attaccare o muovere
       *[other] il più vicino possibile al sietch bersaglio
    }
part-mahdi-numbers =
    { $numbers-count ->
        [0] { "" }
       *[other] { " " }({ $numbers })
    }
part-mahdi-weighed =
    { $next_best-count ->
        [0] { "" }
       *[other] { " " }Fra { $candidates-count } opzioni le migliori dopo: { $next_best }.
    }
event-mahdi =
    { $equal-count ->
        [1] Mahdi, { part-mahdi-list } ({ $rule }): { $chosen }{ part-mahdi-numbers }.{ part-mahdi-weighed }
       *[other] Mahdi, { part-mahdi-list } ({ $rule }): { $equal-count } opzioni sono alla pari e sceglie il giocatore{ part-mahdi-numbers }.{ part-mahdi-weighed }
    }
event-mahdi-die =
    { $again-id ->
        [yes] Il dado Harkonnen mostra { $result } per la quarta volta: si ripete il tiro.
       *[no] Il dado Harkonnen mostra { $result }.
    }
event-harvest-sector = Settore di raccolta, secondo questa carta tattica: { $card }.
event-target-sietch = Sietch bersaglio, secondo questa carta tattica: { $card }.
event-tactics-discarded = Una carta tattica non va bene e viene scartata: { $card }.
event-reinforced = Una carta va in cima al mazzo rinforzi, a faccia in giù: { $deck }.
event-card-to-reinforcements = Niente di { $card } si può risolvere: va in cima al mazzo rinforzi.
event-deck-rebuilt = Un mazzo si ricompone dai suoi scarti: { $deck }.
event-scheming = { $card } viene collocata accanto al tabellone.
event-die-instead = Al posto di un segnalino Bene Gesserit gli Harkonnen prendono un dado dalla plancia La Spezia Deve Scorrere.
event-tokens-left = La legione lascia due segnalini schieramento Harkonnen in { $area }.
event-spice-surplus = Tutti gli indicatori imperiali sono in cima e avanza spezia: gli Harkonnen ottengono supremazia.
ask-choose-for-mahdi = Queste opzioni sono alla pari per gli Harkonnen: scegline una.
ask-turn-up-token = I segnalini schieramento Harkonnen sono esauriti: scegli un'area in cui rivelarne uno.
act-choose-for-mahdi = Per gli Harkonnen: { $choice }
name-choose-for-mahdi = scegliere per gli Harkonnen
name-mahdi = Mahdi
name-options = opzioni
name-choice = scelta
name-unrolled = non ancora tirato
name-black = nero
name-silver = argento
name-option = opzione
name-rank = rango
name-difference = differenza di forza
name-target-sietch = sietch bersaglio
name-strength = Forza di Combattimento
name-named-leader = comandante rinomato
name-areas-from-target = aree dal sietch bersaglio
name-areas-to-go = aree da percorrere
name-areas-left = aree rimanenti
name-joins = si unisce a una legione
name-areas-from-a-sietch = aree da un sietch
name-mountain = montagna
name-plateau-or-erg = altopiano o Erg Minore
name-quiet-desert = deserto senza tracce di verme
name-joined-strength = Forza di Combattimento unita
name-empty-deep = deserto profondo vuoto, al sicuro
name-empty-desert = deserto vuoto, al sicuro
name-free-deep = deserto profondo libero
name-free-desert = deserto libero
name-harvesters = mietitrici
name-legions-two-areas-away = legioni a due aree da un sietch
name-sector-of-target = settore del sietch bersaglio
name-central-and-near = fra settori centrali, accanto a quello del bersaglio
name-sector-near-target = settore accanto a quello del bersaglio
name-same-settlement = stesso insediamento
name-empty = vuota
name-row = livello

## Three and four players

name-house-atreides = Casa Atreides
name-fremen = Alleati Fremen
name-house-harkonnen = Casa Harkonnen
name-corrino = Alleati Corrino

event-dice-shared =
    { $dice-count ->
        [0] { $seat }: nessun dado azione.
       *[other] { $seat }: questi dadi azione: { $dice }.
    }
    .you =
    { $dice-count ->
        [0] Non ricevi dadi azione.
       *[other] Ricevi questi dadi azione: { $dice }.
    }
event-card-passed-on = { $seat } pesca una carta ({ $deck }) e la passa alla fazione { $partner }.
    .full = { $seat } pesca { $card } ({ $deck }) e la passa alla fazione { $partner }.
    .you = Peschi { $card } ({ $deck }) e la passi alla fazione { $partner }.
    .you-partner = { $seat } pesca { $card } ({ $deck }) e la passa a te.
event-cone-used =
    { $seat } usa un cono di silenzio: i compagni conferiscono in segreto. { $left ->
        [0] Era il loro ultimo cono.
        [one] Resta un cono.
       *[other] Restano { $left } coni.
    }
    .you =
    Usi un cono di silenzio: i compagni conferiscono in segreto. { $left ->
        [0] Era il loro ultimo cono.
        [one] Resta un cono.
       *[other] Restano { $left } coni.
    }
event-cone-closed = { $seat } chiude il colloquio segreto.
    .you = Chiudi il colloquio segreto.
event-cards-shown = { $seat } mostra alla fazione { $partner } carte pianificazione: { $cards }.
    .you = Mostri alla fazione { $partner } carte pianificazione: { $cards }.
    .you-partner = { $seat } ti mostra carte pianificazione: { $cards }.

ask-cone = { asked }usi un cono di silenzio?
ask-confer = { asked }sei sotto il cono di silenzio. Mostri carte pianificazione al tuo compagno?

act-use-cone = Usa un cono di silenzio
act-show-cards = Mostra { $cards }
act-close-cone = Chiudi il colloquio segreto

name-use-cone = usare un cono di silenzio
name-show-cards = mostrare carte al compagno
name-close-cone = chiudere il colloquio segreto
name-under-cone = cono di silenzio
name-deciding = chi decide per ogni fazione
name-cones = coni di silenzio rimasti
name-seen = carte viste nella mano del compagno
name-fruitless = usi dei dadi che non offrono nulla
name-teams3 = tre giocatori
name-teams4 = quattro giocatori
name-shared = fazione condivisa

## Endings

ending-supremacy =
    Gli Harkonnen hanno la supremazia completa su Arrakis: { $winners-count ->
        [one] vince
       *[other] vincono
    } { $winners }.
ending-prescience =
    La profezia si è compiuta: { $winners-count ->
        [one] vince
       *[other] vincono
    } { $winners }.

## What the table shows

name-acting = parte di turno
name-action-dice = dadi azione
name-air = zone aeree
name-area = area
name-bans = divieti
name-barred = vietato
name-bene-gesserit-reserve = riserva Bene Gesserit
name-box = scatola
name-by = modo
name-deck-sizes = carte nei mazzi
name-decks = mazzi
name-die-spent = dado speso in questo turno
name-discards = scarti
name-face-down = a faccia in giù
name-flew = ha volato
name-flown = hanno volato
name-recovered = usciti dalle vasche rigeneranti in questo turno
name-forced = dado da spendere
name-found = rivelato
name-hand-sizes = carte in mano
name-hands = mani
name-harvested = spezia raccolta
name-harvesters-lost = mietitrici perse
name-home = origine
name-imperium = segnalini imperiali
name-in-play = in gioco
name-kind = tipo
name-known = noto
name-leaders = comandanti
name-legions = legioni
name-named = comandanti rinomati
name-news = in questo turno
name-out = fuori dal gioco
name-phase = fase
name-piece = pezzo
name-power = potere
name-prescience = prescienza
name-reinforcement-cards = carte rinforzo
name-reinforcements = rinforzi
name-reserve = riserva di spezia
name-round = round
name-scheming = Congiure di Hawat accantonate
name-seat = posto
name-settlements = insediamenti
name-sietches = sietch
name-slotted = slot Bene Gesserit
name-source = da
name-spent = carte spese
name-standard = standard
name-starting = iniziali
name-station-pool = simboli delle stazioni rimasti
name-stations = stazioni
name-tactics-left = carte tattica rimaste
name-tank = vasca rigenerante
name-temporary = bersaglio temporaneo
name-to = verso
name-token-pool = segnalini rimasti
name-tokens = segnalini
name-tokens-gone = segnalini rivelati
name-tokens-left = segnalini rimasti
name-tokens-removed = segnalini rimossi
name-tokens-unseen = segnalini rimossi senza rivelarli
name-top = in cima
name-units = unità
name-used = usati
name-vehicle = veicolo
name-worms = vermi delle sabbie
name-wormsign-pool = tracce di verme coperte
name-wormsigns = tracce di verme
name-card-drawn = una carta pescata
name-enters-play = un comandante entrato in gioco
name-excess = unità in eccesso
name-stand-in = miniatura al posto di quella che manca
name-foot = a piedi
name-harvester-removed = una mietitrice persa
name-hold-marker = mantenere il segnalino
name-path = percorso
name-paul = Paul
name-sandride-completed = una cavalcata su un verme
name-station-taken = una stazione presa
name-enemy-named-leader-to-tank = un comandante rinomato Harkonnen finito nella vasca
name-battle-won-as-attacker-at = un attacco vinto contro { $value } unità
name-move-or-attack-for = muovere o attaccare con { $value }
name-place-or-deploy-for = piazzare o schierare { $value }
name-legion-containing-paul = la legione con Paul
name-advance = avanzata
name-choose-option = scelta di un effetto
name-choose-sector = scelta di un settore
name-discard = scarto
name-raise-marker = alzare il segnalino
name-retreat = ritirata
name-strike = colpo
name-strips = effetti dei comandanti
name-to-tank = nella vasca di rigenerazione

## Posizioni descritte

name-deck = mazzo
name-destroyed = distrutti
name-dice = dadi futuri
name-moved = spostati
name-prescience-deck = mazzo preveggenza
name-turn = di turno
name-missing = mancanti
name-enemies = difensori all'inizio

## Perché: le ragioni di un suggerimento

# Che cosa cambia dopo un'azione, rispetto a un'altra; ogni chiave finisce con la parte che ci guadagna.
because-prescience-atreides = gli Atreides sono più vicini a vincere con la prescienza
because-prescience-harkonnen = gli Atreides sono più lontani dal vincere con la prescienza
because-supremacy-atreides = gli Harkonnen sono più lontani dalla supremazia
because-supremacy-harkonnen = gli Harkonnen sono più vicini alla supremazia
because-raids-atreides = gli Atreides possono raggiungere più stazioni e mietitrici
because-raids-harkonnen = gli Atreides possono raggiungere meno stazioni e mietitrici
because-spice-atreides = gli Harkonnen raccolgono meno spezia
because-spice-harkonnen = gli Harkonnen raccolgono più spezia
because-bans-atreides = gli Harkonnen sono più vicini a un divieto imperiale
because-bans-harkonnen = gli Harkonnen sono più lontani da un divieto imperiale
because-worms-atreides = ci sono più vermi delle sabbie e tracce di verme sul tabellone
because-worms-harkonnen = ci sono meno vermi delle sabbie e tracce di verme sul tabellone
because-settlements-of-atreides-atreides = gli insediamenti degli Atreides sono più sicuri
because-settlements-of-atreides-harkonnen = gli insediamenti degli Atreides corrono più pericolo
because-threats-by-atreides-atreides = gli Atreides minacciano più insediamenti
because-threats-by-atreides-harkonnen = gli Atreides minacciano meno insediamenti
because-legions-of-atreides-atreides = le legioni degli Atreides sono più forti e più sicure
because-legions-of-atreides-harkonnen = le legioni degli Atreides sono più deboli o più in pericolo
because-leaders-of-atreides-atreides = gli Atreides hanno più comandanti sul tabellone
because-leaders-of-atreides-harkonnen = gli Atreides hanno meno comandanti sul tabellone
because-cards-of-atreides-atreides = gli Atreides hanno più carte in mano
because-cards-of-atreides-harkonnen = gli Atreides hanno meno carte in mano
because-dice-of-atreides-atreides = gli Atreides hanno più dadi rimasti
because-dice-of-atreides-harkonnen = gli Atreides hanno meno dadi rimasti
because-settlements-of-harkonnen-atreides = gli insediamenti degli Harkonnen corrono più pericolo
because-settlements-of-harkonnen-harkonnen = gli insediamenti degli Harkonnen sono più sicuri
because-threats-by-harkonnen-atreides = gli Harkonnen minacciano meno insediamenti
because-threats-by-harkonnen-harkonnen = gli Harkonnen minacciano più insediamenti
because-legions-of-harkonnen-atreides = le legioni degli Harkonnen sono più deboli o più in pericolo
because-legions-of-harkonnen-harkonnen = le legioni degli Harkonnen sono più forti e più sicure
because-leaders-of-harkonnen-atreides = gli Harkonnen hanno meno comandanti sul tabellone
because-leaders-of-harkonnen-harkonnen = gli Harkonnen hanno più comandanti sul tabellone
because-cards-of-harkonnen-atreides = gli Harkonnen hanno meno carte in mano
because-cards-of-harkonnen-harkonnen = gli Harkonnen hanno più carte in mano
because-dice-of-harkonnen-atreides = gli Harkonnen hanno meno dadi rimasti
because-dice-of-harkonnen-harkonnen = gli Harkonnen hanno più dadi rimasti
