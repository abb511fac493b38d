# Che cosa dice la guida nel primo turno di Dune. I nomi di luoghi e carte sono quelli del gioco.

guide-dune-sheet = Eccoti su Arrakis! Guidi la Casa Atreides, i pezzi verdi. Questa scheda dice che cosa sa fare la tua fazione e come ama vincere; puoi riaprirla in ogni momento premendo la tua barra.
guide-dune-close = Leggila con calma. Quando hai finito, chiudila per vedere il pianeta.
guide-dune-goal = Qui in alto vedi chi è vicino alla vittoria. Sulla mappa ci sono cinque roccaforti; in tre giocatori ne bastano tre alla fine di un turno. Tu ne tieni una, gli Harkonnen due.
guide-dune-map = Questa è casa tua, Arrakeen, con dieci delle tue truppe. Altre aspettano fuori dal pianeta. Gli Harkonnen stanno qui accanto, a Carthag, e pochi di loro tengono Sietch Tabr. Quel sietch lo vogliamo noi.
guide-dune-hand = Queste sono le tue Carte Inganno, e le vedi solo tu. Hai un Cryss, un'arma. Il comandante che lo porta uccide quello avversario, a meno che l'altro abbia uno scudo.
guide-dune-dial = Ogni turno comincia con la Tempesta. Tu e l'Imperatore scegliete in segreto un numero, e la Tempesta avanza della somma. Uccide chi sta sulla sabbia aperta: tienila d'occhio.
guide-dune-storm = Tu hai scelto 3, l'Imperatore 2, e adesso la Tempesta è qui. Sulla sabbia non c'era nessuno, quindi nessuno è morto. Il prossimo turno ripartirà da questo punto.
guide-dune-spice = Guarda: dopo la Tempesta la spezia è apparsa qui, nel Vecchio Varco, proprio accanto alla tua città. La spezia compra carte, trasferisce truppe e vince le guerre. Ricordati di questo posto.
guide-dune-auction = Chi è al verde può chiedere ora la Donazione della CHOAM; non serviva a nessuno. Adesso c'è l'asta: tre carte, una dopo l'altra, coperte. Solo tu, come Atreides, vedi che cosa è in vendita.
guide-dune-bid = È un Rivelatore di Veleni: salva il tuo comandante dal veleno. E gli Harkonnen amano il veleno. L'Imperatore ha offerto 1: offri 2.
guide-dune-worthless = Un Mantello Jubba: non serve a niente. Lascia che lo paghi qualcun altro.
guide-dune-third = Uno Scudo, contro lame e proiettili, e cominci tu. Offri 1 e vedi se qualcuno lo vuole di più.
guide-dune-revive = Le truppe morte giacciono nei Serbatoi dei Tleilaxu, e ogni turno alcune ritornano. Ne hai perse tre durante il viaggio; due tornano gratis.
guide-dune-ship = Adesso trasferisci truppe dalle riserve al pianeta. In una roccaforte ognuna costa 1 di spezia. Quattro Harkonnen tengono Sietch Tabr: mandane cinque.
guide-dune-move = Dopo il trasferimento muovi un gruppo. Chi tiene Arrakeen ha gli ornitotteri e vola fino a tre territori. Manda due truppe alla spezia del Vecchio Varco e lascia le altre a guardia della città.
guide-dune-prescience = Due fazioni nello stesso luogo: battaglia! Ma prima tu vedi il futuro. Chiedi una parte del loro piano, poi farai il tuo. Un'arma potrebbe uccidere il tuo comandante: chiedi quella.
guide-dune-plan = Portano il Chaumas, un veleno. Quindi: Gurney Halleck, forza 4, con il Rivelatore contro il veleno e il Cryss per uccidere il loro comandante. Impegna tre truppe: quelle le perdi anche se vinci.
guide-dune-won = Vittoria! Il Rivelatore ha fermato il veleno, il Cryss ha ucciso il loro comandante, che così non conta: 3 più 4 fa 7, contro 2. Chi perde, perde tutto ciò che ha lì; tu hai perso le tre truppe impegnate.
guide-dune-keep = Chi vince può tenere le carte giocate. Ti sono servite bene: non scartarne nessuna.
guide-dune-collected = Poi chi sta sulla spezia l'ha raccolta: 2 per ogni truppa, 3 con gli ornitotteri. Due truppe nel Vecchio Varco ne hanno portate 6. La tua barra mostra che cosa possiedi.
guide-dune-pause = Alla fine del turno si contano le roccaforti. Con Sietch Tabr ne tieni due: ancora una, e vinci.
guide-dune-end = È stato un turno intero: Tempesta, spezia, asta, Risveglio, trasferimento, battaglia, raccolta. D'ora in poi sai come si fa. Le partite vere hanno anche traditori, alleanze e vermi, ma si presenteranno da soli.
