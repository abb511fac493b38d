# War for Arrakis nel browser, in italiano. Quel che dice il motore sta in src/landsraad/arrakis/texts.

curve-units = Unità sulla mappa
curve-progress = Supremazia e prescienza

## Il tabellone

a-board = Mappa di Arrakis
a-board-in-words = Il tabellone a parole
a-around = Intorno al tabellone
a-round-word = Round
a-phases = Fasi del round
a-phase-start = Inizio
a-phase-vehicles = Veicoli
a-phase-action = Azioni
a-phase-hazards = Pericoli
a-phase-harvest = Raccolta
a-phase-end = Fine
a-empty = vuota
a-terrain =
    { $terrain-id ->
        [deep_desert] deserto profondo
        [desert] deserto
        [minor_erg] erg minore
        [plateau] altopiano
        [mountain] montagna
       *[other] { $terrain }
    }
a-figures =
    { $kind-id ->
        [regular] { $number } { $number ->
            [one] regolare
           *[other] regolari
        }
        [elite] { $number } elite
        [special] { $number } { $side-id ->
            [harkonnen] Sardaukar
           *[other] Fedaykin
        }
        [generic] { $number } { $side-id ->
            [harkonnen] Bashar
           *[other] Naib
        }
       *[troop] { $number } { $number ->
            [one] truppa delle Grandi Case
           *[other] truppe delle Grandi Case
        }
    }
a-unit =
    { $kind-id ->
        [regular] Regolari
        [elite] Elite
        [special] { $side-id ->
            [harkonnen] Sardaukar
           *[other] Fedaykin
        }
        [generic] { $side-id ->
            [harkonnen] Bashar
           *[other] Naib
        }
       *[troop] Grandi Case
    }
a-tokens =
    { $number ->
        [one] un segnalino schieramento
       *[other] { $number } segnalini schieramento
    }
a-legion-of = { $side-id ->
        [harkonnen] legione Harkonnen
       *[other] legione Atreides
    }: { $figures }
a-settlement = insediamento di grado { $rank }
a-settlement-destroyed = insediamento distrutto
a-sietch =
    { $found-id ->
        [yes] sietch di grado { $rank }, rivelato
       *[no] { $rank ->
            [0] sietch nascosto
           *[other] sietch nascosto di grado { $rank }
        }
    }
a-no-sietch = il sietch non c'è più
a-station = stazione ecologica sperimentale
a-blasted = le atomiche hanno ridotto la roccia a deserto

## Lettere sui medaglioni dei comandanti rinomati

a-letter-baron-harkonnen = B
a-letter-beast-rabban = R
a-letter-feyd-rautha = F
a-letter-captain-aramsham = A
a-letter-gaius-helen-mohiam = M
a-letter-shaddam-iv = S
a-letter-thufir-hawat = H
a-letter-paul-atreides = P
a-letter-paul-muaddib = P
a-letter-lady-jessica = J
a-letter-reverend-mother-jessica = J
a-letter-stilgar = S
a-letter-chani = C
a-letter-gurney-halleck = G
a-letter-alia = A
a-letter-wild-maker = S
a-letter-guild-navigator = N
a-letter-bashar = B
a-letter-naib = N

## Plance, tracciati, carte

a-tab =
    { $tab-id ->
        [harkonnen] Harkonnen
        [atreides] Atreides
        [prophecy] Profezia
        [cards] Carte
       *[mahdi] Mahdi
    }
a-decides = decide
a-own-box = scatola propria: { $box }
a-acting = di turno
a-close-to-victory = Chi è vicino alla vittoria
a-hand-title = Mano { $number }/{ $limit }
a-goal-supremacy = Supremazia { $step }, { $left } alla vittoria
a-goal-prescience =
    { $targets-id ->
        [none] Prescienza { $steps }
       *[other] Prescienza { $steps }, servono: { $targets }
    }
a-of-goal = di { $targets }
a-left-to-win = { $number } alla vittoria
a-units-on-map = Unità sulla mappa
a-planning-cards = Carte Pianificazione
a-sides = Le parti
a-stations-left = Stazioni ecologiche sulla mappa: { $number }
a-token-to-atreides = segnalino Bene Gesserit agli Atreides
a-goal-near =
    { $known ->
        [0] Manca al più un passo a un obiettivo che potrebbero avere.
       *[other] Manca al più un passo all'obiettivo.
    }
a-step-gives = Passo { $step }: { $what }
a-battle-about =
    { $area }: { $you ->
        [0] tu contro { $defender }
        [1] { $attacker } contro di te
       *[other] { $attacker } contro { $defender }
    }
a-powers = Poteri
a-strategy = Come si gioca
a-houses = Casate e alleati
a-house-house-atreides = Casa Atreides: i suoi personaggi guidano legioni, e le loro carte rafforzano singoli dadi.
a-house-fremen-ally = Alleati Fremen: vivono nei sietch; i loro Fedaykin sono le truppe migliori di questa parte.
a-house-house-harkonnen = Casa Harkonnen: tiene gli insediamenti, e i suoi personaggi guidano legioni.
a-house-corrino-ally = Alleati Corrino: l'Imperatore manda i Sardaukar, le truppe migliori di questa parte, e personaggi suoi.
a-house-spacing-guild = Gilda Spaziale: i suoi heighliner portano truppe e fregate giù dall'orbita.
a-not-yet = non ancora in gioco
a-left-game = fuori dal gioco
a-power-atreides-1 = I sietch sono nascosti: gli Harkonnen devono trovarli, e chi vi sta dentro resta ignoto.
a-power-atreides-2 = Il potere del deserto: i vermi compaiono, portano le tue legioni e divorano le mietitrici.
a-power-atreides-3 = Rivendica profezie per far avanzare i tre indicatori di prescienza.
a-strategy-atreides-1 = Non vinci le battaglie di logoramento. Colpisci dove sono in pochi, e sparisci nella sabbia.
a-strategy-atreides-2 = Conosci il tuo obiettivo dal primo round, e rivendica ciò che vi porta.
a-strategy-atreides-3 = Una mietitrice vuota fa più male di un soldato morto: affama l'Imperium di spezia.
a-power-harkonnen-1 = Più dadi e più truppe; i Sardaukar arrivano col favore dell'Imperatore.
a-power-harkonnen-2 = Gli ornitotteri esplorano il deserto e le ali trasporto salvano le mietitrici.
a-power-harkonnen-3 = Ogni sietch che cade porta supremazia.
a-strategy-harkonnen-1 = Sparpaglia le legioni: ciò che non guardi, non lo trovi.
a-strategy-harkonnen-2 = Fai scorrere la spezia. Ogni segnalino che scende ti costa dadi e veicoli.
a-strategy-harkonnen-3 = Proteggi una mietitrice con un'ala trasporto, e una città con più di un'unità.
a-supremacy-at = Supremazia: casella { $step } di { $last }. { $next }
a-prescience-at =
    { $targets-id ->
        [none] { $marker }: casella { $step } di { $last }
       *[other] { $marker }: casella { $step } di { $last }, serve: { $targets }
    }
a-next-step = Casella { $step }: { $what }
a-spent = esaurito
a-off-board = fuori dal tabellone
a-strip =
    { $hits ->
        [0] { "" }
        [one] un colpo
       *[other] { $hits } colpi
    }{ $shields ->
        [0] { "" }
        [one] {" "}uno scudo
       *[other] {" "}{ $shields } scudi
    }
a-needs-figure = Serve la miniatura sul tabellone.
a-reconstructed =
    { $whole-id ->
        [yes] Ricostruita: nessuna fonte riporta la carta stampata, questa è nostra. Un file della propria scatola può correggerla.
       *[no] Ricostruita in parte: nessuna fonte riporta tutta la carta stampata. Un file della propria scatola può correggerla.
    }
a-reconstructed-mark = Ricostruita
a-as-in-box = Come nella scatola del proprietario
a-as-in-box-about = La scatola «{ $name }» cambia questa carta: le nostre parole possono non corrispondere.
a-solo = In solitario: { $effect }
a-objective = obiettivo segreto
a-ban = bando imperiale
a-tactics = carta tattica
a-tactics-text = Settore di raccolta: { $sector }. Sietch bersaglio: { $sietch }.
a-prophecy = Profezia
a-claims = rivendicazioni { $number }/{ $most }
a-deck-left =
    { $number ->
        [0] nessuna carta rimasta
        [one] una carta rimasta
       *[other] { $number } carte rimaste
    }
a-no-open-cards = Nessuna carta prescienza è scoperta.
a-hidden-objectives =
    { $number ->
        [one] Un obiettivo segreto.
       *[other] { $number } obiettivi segreti.
    }
a-ruled-out = Non può essere { $cards }.
a-hand = Mano: { $seat }
a-no-cards = nessuna carta
a-decks = Mani e mazzi
a-deck-of =
    Mazzo { $deck }: { $number ->
        [one] una carta
       *[other] { $number } carte
    }
a-discards =
    { $number ->
        [0] nessuno scarto
        [one] uno scarto
       *[other] { $number } scarti
    }
a-heighliner = Transatlantico
a-heighliner-at = Transatlantico sulla casella { $step } di { $last }
a-supply-left = Possono ancora salire a bordo: truppe { $troops }, fregate { $frigates }
a-harvest-sector = settore di raccolta
a-target-sietch = sietch bersaglio
a-temporary-target = Bersaglio temporaneo: { $area }
a-tactics-left = Carte tattica rimaste: { $number }
a-reinforcements = Rinforzi: { $number }
a-known-reinforcements = Note tra queste: { $cards }
a-player-chose = { $number } opzioni si equivalevano; ha scelto il giocatore.
# La scheda di Mahdi elenca ciò che è stato valutato; la cronaca ne fa a meno.
part-mahdi-weighed = { "" }
a-working = Come ha deciso Mahdi
a-search = Cerca tra le carte
a-shelves = Tipi di carte
a-all = Tutte
a-shelf =
    { $shelf-id ->
        [guild] Espansione Gilda Spaziale
        [leaders] Comandanti
        [prescience] Prescienza
        [objectives] Obiettivi segreti
        [bans] Bandi imperiali
        [tactics] Tattiche
       *[other] { $name }
    }

## Che cos'altro si può fare

also-claim-now = Rivendica una carta prescienza
also-cone = Usa un cono di silenzio
also-free-action = Effettua un'azione gratuita

## Pannelli

a-kinds = Che cosa fare
a-choose = Scegli.
a-choose-first = Prima scegli
a-clear = Annulla la scelta
a-choose-kind = Scegli che cosa fare
a-choose-place = Scegli un luogo
a-choose-destination = Scegli dove
a-choose-card = Scegli una carta
a-choose-cards-or-none = Scegli carte o nessuna
a-choose-leaders-or-none = Scegli comandanti o nessuno
a-choose-hit = Scegli chi subisce il colpo
a-none = Nessuno
a-nothing-possible = Adesso niente di simile è possibile.
a-gives-up = Ciò che resta va perduto. Ciò che è stato speso resta speso.
a-can-claim = Puoi rivendicare
a-claim-free = Non costa dadi.
a-claim-costs-die = Costa un dado, qualunque risultato mostri.
a-spend-a-die = Spendi un dado
a-used-dice = usati
a-do-one = { $result }: fanne una
a-dice-left =
    Ti { $own ->
        [0] restano 0 dadi
        [one] resta un dado
       *[other] restano { $own } dadi
    }; { $enemy }: { $number ->
        [0] nessuno
       *[other] { $number }
    }
a-die-idle = solo da scartare
a-use-idle =
    { $use-id ->
        [strategy-move] Nessuna legione può muovere.
        [strategy-attack] Nessun nemico è a portata di una legione.
        [leadership-move] Nessuna legione con un comandante può muovere.
        [leadership-attack] Nessun nemico è a portata di una legione con un comandante.
        [deployment-deploy] Non c'è nulla da schierare, o nessun luogo.
        [mentat-draw] I tuoi mazzi sono vuoti.
        [house-swap] Non ci sono regolari da scambiare, o elite nella riserva.
        [house-vehicles] Non c'è nessun veicolo da piazzare, o nessun luogo.
       *[other] Non ne seguirebbe nulla.
    } Il dado sarebbe solo scartato.
a-option-idle = Nessuno è a portata: non succederebbe nulla.
a-discards-die = Non ne segue nulla: il dado è solo scartato.
a-nothing-chosen = nulla di scelto
a-end-turn = Fine del turno
a-end-turn-hint = Puoi ancora fare una di queste cose, senza spendere dadi.
a-free =
    { $kind-id ->
        [detonate] Una volta per partita: un'area di montagna diventa deserto, e i vermi possono andarvi.
        [train_guerrillas] Rivela un segnalino schieramento: le sue miniature ne prendono il posto.
        [scout] Un ornitottero lascia il tabellone, e ciò che è coperto in un'area alla sua portata viene rivelato.
       *[other] { "" }
    }
gives-up-advance = La legione resta, e l'area della battaglia resta aperta.
gives-up-attack = Non c'è attacco. Il dado resta speso.
gives-up-bene-gesserit = Il segnalino resta in riserva per un altro round.
gives-up-cards-for-dice = Tieni le carte e tiri solo i dadi che hai.
gives-up-choose-option = Non si fa nessuna di queste cose.
gives-up-claim = La carta non viene rivendicata ora, e il momento passa.
gives-up-confer = Il colloquio finisce; non mostri altro.
gives-up-desert-power = Non usi questo Potere del Deserto.
gives-up-draw = Non si pescano altre carte. Il dado resta speso.
gives-up-end-of-turn = Il tuo turno finisce.
gives-up-exchange-wild-maker = Il verme resta com'è.
gives-up-keep-spice = La spezia rimasta va perduta.
gives-up-pick-attacker = Non c'è attacco. Il dado resta speso.
gives-up-pick-legion = Nessun'altra legione muove. Il dado resta speso.
gives-up-play-card = Nessuna carta viene giocata. Il dado resta speso.
gives-up-rescue-harvester = La mietitrice e la sua spezia sono perdute.
gives-up-stockpile = La spezia rimasta non viene messa da parte.
gives-up-strike = Per ora nulla viene colpito.
a-some =
    { $low ->
        [0] { $high ->
            [one] Al massimo uno
           *[other] Fino a { $high }
        }
       *[other] Da { $low } a { $high }
    }
a-exactly = Esattamente { $low }
a-lit-places =
    { $number ->
        [one] Un luogo è acceso sulla mappa
       *[other] { $number } luoghi sono accesi sulla mappa
    }
a-as-list = In elenco
a-ask =
    { $field-id ->
        [to] Dove?
        [start] Da dove?
        [target] Qual è il bersaglio?
        [by] In che modo?
        [vehicle] Quale veicolo?
        [source] Da dove viene?
        [piece] Quale pezzo?
        [area] Quale area?
        [areas] Quali aree?
        [zone] Quale zona aerea?
        [zones] Quali zone aeree?
        [place] Dove?
        [sector] Quale settore?
        [token] Quale?
        [tokens] Quali segnalini?
        [card] Quale carta?
        [copies] Quante copie?
        [troops] Quante truppe?
        [figures] A che cosa rinunci?
        [leader] Quale comandante?
        [choice] Che cosa?
        [lowered] Quale indicatore scende?
        [raised] Quale indicatore sale?
        [steps] Di quante caselle?
        [marker] Quale indicatore?
       *[other] Scegli
    }
a-who-goes = Chi parte
a-stays =
    { $number ->
        [0] non resta nessuna unità
        [one] resta un'unità
       *[other] restano { $number } unità
    }
a-whole-legion = Tutta la legione
a-cannot-go = Questo gruppo non può andare da nessuna parte.
a-way =
    { $way-id ->
        [foot] a piedi
        [ride] lungo le tracce di verme
        [worm] cavalcando un verme
       *[other] per aria: { $name }
    }
a-no-more-moves = Nessun altro movimento
a-no-attack = Nessun attacco
a-stay = Resta qui
a-no-thanks = No
a-missing-figure =
    Manca una miniatura per { $figure } ({ $area }). Scegli che cosa la sostituisce.{ $number ->
        [one] { "" }
       *[other] { " " }In tutto ne mancano { $number }.
    }
a-vehicles-left =
    { $number ->
        [one] Un veicolo da collocare
       *[other] { $number } veicoli da collocare
    }
a-your-dice = I tuoi dadi
a-spend = Spendi un dado: { $die }
a-choose-die = Scegli un dado
a-choose-result = Scegli un risultato
a-choose-use = Scegli a che cosa serve il dado
a-forced = L'avversario ha nominato un dado: il prossimo da spendere è { $die }.
a-use =
    { $use-id ->
        [strategy-move] Muovi due legioni diverse.
        [strategy-attack] Attacca con una legione.
        [leadership-move] Muovi due legioni diverse, ognuna con un comandante.
        [leadership-attack] Attacco a sorpresa con una legione che ha un comandante.
        [deployment-deploy] { $side-id ->
            [harkonnen] Schiera tre regolari e un comandante nei tuoi insediamenti.
           *[other] Schiera un segnalino a caso e un comandante in un solo sietch.
        }
        [mentat-draw] Pesca due carte pianificazione.
        [house-swap] Due regolari diventano elite.
        [house-vehicles] Colloca due veicoli.
       *[other] { "" }
    }
a-play-card = Gioca una carta pianificazione
a-play-card-text = Al posto dell'azione del dado.
a-without-a-die = Senza dadi
a-desert-power = Potere del Deserto
a-desert-power-text = Perché ti restano meno dadi che all'avversario: tracce di verme, movimento dei vermi o un attacco.
a-power-of-desert =
    { $choice-id ->
        [wormsigns] Tracce di verme
        [move] Muovi i vermi
        [attack] Attacca con un verme
       *[wild_maker] Il Creatore Selvaggio
    }
a-power-of-desert-text =
    { $choice-id ->
        [wormsigns] Collocane due nel deserto. Si rivelano quando vi entrano gli Harkonnen, o come pericolo del deserto.
        [move] Due di loro muovono, ciascuno fino a due aree di deserto.
        [attack] Lascia il tabellone e colpisce una legione o una mietitrice fino a due aree di distanza, che non può rispondere.
       *[wild_maker] La sua azione speciale.
    }
a-overflow = Per un dado con { $die } non c'è uno slot libero: giralo su un altro risultato.
a-slot-token = Un segnalino Bene Gesserit su uno slot vale come dado di quel risultato in questo round.
a-name-die = Gli Harkonnen dovranno spendere questo dado.
a-use-as = Usa il dado come uno di questi.
a-cards-for-dice = Ogni carta pianificazione che scarti aggiunge un dado, fino a sei in tutto.
a-roll-now = Tira i dadi
a-total =
    { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    }, { $shields ->
        [one] uno scudo
       *[other] { $shields } scudi
    }
a-strips-hint = Speciali assegnati ai comandanti: { $used } di { $most }
a-strips-sum = Con i dadi:
a-hits-left =
    { $number ->
        [one] Un colpo da subire in { $area }
       *[other] { $number } colpi da subire in { $area }
    }
a-then-stay = { $dice ->
        [0] Restano: { $figures }.
        [one] Restano: { $figures }; un dado nel prossimo round, prima delle carte.
       *[other] Restano: { $figures }; { $dice } dadi nel prossimo round, prima delle carte.
    }
a-side = Fazione
a-you = Tu
a-seen-by = Vista da { $seat }
a-dice-word = dadi
a-hits-word = subiti
a-swords = colpi
a-shields = scudi
a-not-rolled = non ancora lanciati
a-loss =
    { $figure-id ->
        [regular] Torna nella riserva.
        [elite] Diventa un regolare.
        [special] Diventa un regolare.
        [troop] Torna nella riserva.
        [generic] Torna nella riserva.
       *[other] Va nella vasca rigenerante.
    }
a-battle-answer =
    { $answer-id ->
        [go_on] Si combatte un altro round.
        [cease_attack] Ognuno resta dov'è.
        [stand_firm] Il difensore combatte un altro round.
       *[fall_back] L'avversario sceglie un'area adiacente{ $rank ->
            [0] .
           *[other] , e poi può avanzare e distruggere { $side-id ->
                [atreides] il sietch
               *[other] l'insediamento
            } di grado { $rank }.
        }
    }
a-answer =
    { $answer-id ->
        [exchange_wild_maker] Il Creatore Selvaggio lascia il tabellone; al suo posto sta un verme delle sabbie.
       *[other] Non cambia nulla.
    }
a-play-which = Scegli una carta dalla tua mano.
a-play-none = Non giocarne
a-discard-which = Scegli la carta da scartare.
a-claim-which = La condizione è soddisfatta: gli indicatori salgono di quanto dice la carta.
a-claim-none = Non rivendicarne
a-pick-prescience = Scegli una carta prescienza scoperta.
a-show-cards =
    { $number ->
        [one] Mostra una carta
       *[other] Mostra { $number } carte
    }
a-marker-goes = { $marker } { $from } → { $to }
a-reveals-draw = Pescata una carta, non si torna indietro.
a-clear-prescience = Le carte scelte qui lasciano il gioco; le altre si rimescolano nel mazzo.
a-on-step = sulla casella { $step }
a-spice-left =
    { $number ->
        [one] Un punto spezia da spendere
       *[other] { $number } punti spezia da spendere
    }
a-row-stays = Resta sulla riga { $from }.
a-row-goes = Riga { $from } → { $to }.
a-actions-left =
    { $number ->
        [one] Un'azione imperiale
       *[other] { $number } azioni imperiali
    }
a-from-area = da { $area }
a-mahdi-equal = Mahdi, { $list }: { $number } opzioni si equivalgono. Scegli tu.

## Ciò che tutti possono sapere

a-known = Che si sa di ciò che è coperto
a-known-cards =
    { $number ->
        [one] Una carta di { $deck }
       *[other] { $number } carte di { $deck }
    }
a-known-sietches =
    { $number ->
        [0] Nessun sietch coperto
        [one] Un sietch coperto
       *[other] { $number } sietch coperti
    }
a-known-tokens =
    { $back-id ->
        [starting] { $number ->
            [one] Un segnalino iniziale coperto sulla mappa
           *[other] { $number } segnalini iniziali coperti sulla mappa
        }
       *[standard] { $number ->
            [one] Un segnalino Schieramento coperto sulla mappa
           *[other] { $number } segnalini Schieramento coperti sulla mappa
        }
    }
a-rank = rango { $rank }
a-copies = { $number } × { $thing }
a-certain = esattamente questi
a-among = tra { $number } che nessuno ha visto
a-cannot-know = Da ciò che si è visto non si può dire.

## Parole che si spiegano

a-terms = Che cos'è?
term-elite = Un'unità migliore di una legione. Tira un dado come ogni unità, e un colpo ne fa una regolare.
term-fedaykin = Le unità elite speciali degli Atreides, le loro migliori. Ognuna annulla uno scudo del nemico in ogni round di battaglia, e un colpo ne fa una regolare.
term-sardaukar = Le unità elite speciali degli Harkonnen, le loro migliori. Ognuna annulla uno scudo del nemico in ogni round di battaglia, e un colpo ne fa una regolare.
term-naib = Un comandante generico degli Atreides, senza nome. In battaglia uno speciale dei dadi diventa un colpo; un colpo lo toglie dalla mappa.
term-bashar = Un comandante generico degli Harkonnen, senza nome. In battaglia uno speciale dei dadi diventa un colpo; un colpo lo toglie dalla mappa.
term-troop = Una truppa delle Grandi Case: un'unità regolare che comanda anche, e fa di uno speciale un colpo.

## Perché un luogo non si può scegliere

a-why-start = La legione è qui.
a-why-worm = Qui c'è un verme delle sabbie: nessuna legione può entrare o essere attaccata.
a-why-enemy = Qui c'è una legione nemica: si può attaccare, ma nella sua area non si entra.
a-why-settled =
    { $side-id ->
        [harkonnen] Qui c'è un insediamento Harkonnen: si può attaccare, ma non vi si entra.
       *[other] Qui c'è un sietch Atreides: si può attaccare, ma non vi si entra.
    }
a-why-wall = Nessun passaggio: il confine è invalicabile.
a-why-far = Fuori dalla portata di questa legione.
a-why-no-legion = Qui non hai legioni.
a-why-cannot-move = Ora questa legione non può muovere: ha già mosso, non ha dove andare, o le manca ciò che l'azione chiede.
a-why-cannot-attack = Ora questa legione non può attaccare: nessun nemico è a portata, o le manca ciò che l'azione chiede.
a-why-no-enemy = Qui non ci sono nemici.
a-why-lacks =
    { $mark-id ->
        [zone] Si chiede una zona aerea.
        [area] Si chiede un'area, non una zona aerea.
        [settlement] Tutti i luoghi da scegliere hanno un tuo insediamento o sietch; qui non ce n'è.
        [enemy_settlement] Tutti i luoghi da scegliere hanno un insediamento o sietch nemico; qui non ce n'è.
        [legion] Tutti i luoghi da scegliere hanno una tua legione; qui non ce n'è.
        [enemy_legion] Tutti i luoghi da scegliere hanno una legione nemica; qui non ce n'è.
        [worm] Tutti i luoghi da scegliere hanno un verme delle sabbie; qui non ce n'è.
        [wormsign] Tutti i luoghi da scegliere hanno un segnalino tracce di verme; qui non ce n'è.
        [harvester] Tutti i luoghi da scegliere hanno una mietitrice; qui non ce n'è.
        [flyer] In tutti i luoghi da scegliere vola qualcosa; qui nulla.
        [desert] Tutti i luoghi da scegliere sono deserto; questo no.
        [no_enemy] Qui c'è una legione o un insediamento nemico; in nessun luogo da scegliere ce n'è.
       *[no_worm] Qui c'è un verme delle sabbie; in nessun luogo da scegliere ce n'è.
    }

## Dopo la fine

a-secret-reached = Raggiunto:
a-secret-sietches = Sietch
a-secret-tokens = Sotto i segnalini schieramento
a-secret-reinforcements = Rinforzi
a-secret-ahead = Le prossime carte dei mazzi

## Parole di questo gioco

glossary-1 = Regolari, elite: le unità comuni di una legione, e quelle migliori. Un colpo fa di un'unità elite una regolare.
glossary-2 = Fedaykin, Sardaukar: le unità elite speciali, i primi degli Atreides, i secondi degli Harkonnen.
glossary-3 = Naib, Bashar: i comandanti generici, che non hanno un nome proprio; i Naib sono degli Atreides, i Bashar degli Harkonnen.
glossary-4 = Comandanti rinomati: quelli con una carta e un nome, come Paul o il Barone Harkonnen.
glossary-5 = Segnalino schieramento: sta a faccia in giù al posto di unità che conosce solo la sua parte, finché non viene rivelato.
