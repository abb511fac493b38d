# Crysknife in italiano.

## Che cosa è successo

event-ground = { $seat } sposta lo scontro. Terreno: { $ground }.
event-planned = { $seat } ha un piano.
event-plan =
    { $seat } { $attack ->
        [0] non attacca
       *[other] attacca con { $attack }
    } e { $guard ->
        [0] abbassa la guardia.
       *[other] si difende con { $guard }.
    }
event-drew =
    { $seat } pesca { $number ->
        [one] una carta.
       *[other] { $number } carte.
    }
    .full = { $seat } pesca { $cards }.
event-discarded =
    { $cards-count ->
        [one] { $seat } scarta { $cards }.
       *[other] { $seat } scarta { $cards-count } carte: { $cards }.
    }
event-wounded =
    La lama raggiunge { $seat }: il dado mostra { $die }, e { $seat } ha ora { $wounds ->
        [one] una ferita.
       *[other] { $wounds } ferite.
    }

## Che cosa si chiede

ask-ground = { asked }su quale terreno combatti in questo turno?
ask-plan = { asked }come spendi il fiato? E fai qualche finta?
ask-parry = { asked }la lama sta arrivando. Vuoi parare?
ask-shout = { asked }puoi gridare e scegliere tu il terreno.

## Che cosa si può fare

act-choose-ground = Combattere qui: { $ground }
act-shout = Gridare, con { $card }
act-plan =
    { $effort-count ->
        [0] Restare immobile
       *[other] Spendere: { $effort }
    }{ $feints-count ->
        [0] { "" }
       *[other] , con { $feints }
    }
act-parry =
    { $card-id ->
        [none] Incassare il colpo
       *[other] Parare, con { $card }
    }

## Come finisce

ending-killed = Con tre ferite non si resta in piedi. Il duello va a { $winners }.
ending-sunset =
    { $winners-count ->
        [one] Il sole è calato, e { $winners } ha meno ferite.
       *[other] Il sole è calato, e nessuno prevale: { $winners } si dividono l'onore.
    }

## Nomi

name-crysknife = Crysknife
name-paul = Paul
name-feyd = Feyd
name-sand = sabbia
name-stone = pietra
name-shade = ombra

name-feint-a = finta A
name-feint-b = finta B
name-feint-c = finta C
name-feint-d = finta D
name-parry-a = parata A
name-parry-b = parata B
name-parry-c = parata C
name-parry-d = parata D
name-shout-a = grido A
name-shout-b = grido B
name-shout-c = grido C
name-shout-d = grido D

name-choose-ground = scegliere il terreno
name-ground = terreno
name-shout = gridare
name-plan = fare un piano
name-planning = si fanno i piani
name-plans = piani fatti
name-parry = parare
name-attack = attacco
name-guard = guardia
name-effort = fiato da spendere
name-feints = finte
name-card = carta

name-round = turno
name-rounds = turni
name-leader = chi guida
name-breath = fiato
name-wounds = ferite
name-cards = carte
name-hands = mano
name-deck = mazzo
name-discards = scarti

## Posizioni descritte

name-chooses = sceglie il terreno
name-dice = dadi futuri
name-hit = colpito
name-phase = fase
name-lead = scelta del terreno
name-seat = posto
