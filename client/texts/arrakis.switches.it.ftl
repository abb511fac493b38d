# Le letture delle regole di La Guerra per Arrakis (src/landsraad/arrakis/options.py): un nome, di che cosa si
# tratta, i valori, e ciò che riportano i documenti, con parole nostre.

switch-yes = sì
switch-no = no
switch-never = mai

switch-free-actions = Azioni gratuite in battaglia
switch-free-actions-hint = Se le azioni gratuite possono interrompere anche le proprie decisioni in una battaglia.
switch-free-actions-at-any-moment = in ogni momento del proprio turno
switch-free-actions-outside-battles = solo fuori dai round di battaglia
switch-free-actions-rulebook = In qualsiasi momento del proprio turno, anche interrompendo le normali azioni.
switch-free-actions-summary = In qualsiasi momento, più di una volta, in aggiunta alle normali azioni.

switch-mahdi-equals = Opzioni pari degli Harkonnen di Mahdi
switch-mahdi-equals-hint = Se si chiede anche dove tutte portano allo stesso esito.
switch-mahdi-equals-settled = si chiede solo dove conta
switch-mahdi-equals-asked = si chiede sempre
switch-mahdi-equals-rulebook = Dove i criteri lasciano più opzioni, il giocatore sceglie quella che più gli conviene.

switch-mahdi-holds = Che cosa mantengono gli Harkonnen di Mahdi
switch-mahdi-holds-hint = Se pagano anche per gli indicatori imperiali che non possono scendere.
switch-mahdi-holds-falling = gli indicatori che possono scendere
switch-mahdi-holds-all = tutti gli indicatori
switch-mahdi-holds-rulebook = La spezia si spende sempre per impedire agli indicatori di scendere, dai più in basso.
switch-mahdi-holds-summary = La spezia si spende sempre per impedire agli indicatori di scendere, dai più in basso.

switch-mahdi-leader = Dove si schiera il comandante di Mahdi
switch-mahdi-leader-hint = L'insediamento che viene per primo può essere pieno di unità.
switch-mahdi-leader-first-settlement = nell'insediamento che viene per primo
switch-mahdi-leader-with-units = dove si sono schierate unità
switch-mahdi-leader-rulebook = Unità e comandante nello stesso insediamento; le unità in eccesso in un altro.
switch-mahdi-leader-summary = Unità e comandante in uno stesso insediamento; le eccedenze in altri.

switch-prescience-cards = Carte prescienza della fine del round
switch-prescience-cards-hint = Le otto note, o otto nostre che le sostituivano.
switch-prescience-cards-known = quelle note
switch-prescience-cards-reconstructed = le nostre
switch-prescience-cards-rulebook = Le carte sono 16, otto per la fine del round; che cosa dicono non è stampato.

switch-stand-ins = Miniature che ne sostituiscono altre
switch-stand-ins-hint = Chi decide quale unità inferiore entra quando a un segnalino manca una miniatura.
switch-stand-ins-chosen = sceglie il proprietario
switch-stand-ins-highest = la più alta che c'è
switch-stand-ins-rulebook = Un giocatore è libero di usare unità di rango inferiore.

switch-tank-moves = Quando avanzano i comandanti nelle vasche
switch-tank-moves-hint = Appena si spende un dado, o dopo la sua azione.
switch-tank-moves-with-the-die = con il dado
switch-tank-moves-after-the-action = dopo l'azione
switch-tank-moves-rulebook = Ogni volta che si spende un dado o un segnalino, tutti nelle vasche avanzano subito.

switch-vehicle-order = Ordine dei veicoli
switch-vehicle-order-hint = Come si collocano i veicoli della riga attiva.
switch-vehicle-order-any = in qualsiasi ordine
switch-vehicle-order-by-type = per tipo
switch-vehicle-order-rulebook = Si collocano i veicoli disponibili, ogni tipo con le sue regole; nessun ordine è indicato.
switch-vehicle-order-summary = Si colloca il numero di veicoli indicato sulla riga; nessun ordine è indicato.
