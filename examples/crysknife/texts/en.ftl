# Crysknife in English.

## What happened

event-ground = { $seat } moves the fight to { $ground }.
event-planned = { $seat } has a plan.
event-plan =
    { $seat } { $attack ->
        [0] does not attack
       *[other] attacks with { $attack }
    } and { $guard ->
        [0] drops the guard.
       *[other] guards with { $guard }.
    }
event-drew =
    { $seat } draws { $number ->
        [one] a card.
       *[other] { $number } cards.
    }
    .full = { $seat } draws { $cards }.
event-discarded =
    { $cards-count ->
        [one] { $seat } discards { $cards }.
       *[other] { $seat } discards { $cards-count } cards: { $cards }.
    }
event-wounded =
    The blade finds { $seat }: the die shows { $die }, and { $seat } bears { $wounds ->
        [one] one wound now.
       *[other] { $wounds } wounds now.
    }

## What is asked

ask-ground = { asked }where will you fight this round?
ask-plan = { asked }how do you spend your breath, and do you feint?
ask-parry = { asked }the blade is coming. Will you parry?
ask-shout = { asked }you may shout and choose the ground yourself.

## What can be done

act-choose-ground = Fight on { $ground }
act-shout = Shout, with { $card }
act-plan =
    { $effort-count ->
        [0] Stand still
       *[other] Spend { $effort }
    }{ $feints-count ->
        [0] { "" }
       *[other] , with { $feints }
    }
act-parry =
    { $card-id ->
        [none] Take the hit
       *[other] Parry, with { $card }
    }

## How it ends

ending-killed = Three wounds are one too many to stand with. The duel goes to { $winners }.
ending-sunset =
    { $winners-count ->
        [one] The sun is down, and { $winners } bears fewer wounds.
       *[other] The sun is down, and both stand alike: { $winners } share the honour.
    }

## Names

name-crysknife = Crysknife
name-paul = Paul
name-feyd = Feyd
name-sand = sand
name-stone = stone
name-shade = shade

name-feint-a = feint A
name-feint-b = feint B
name-feint-c = feint C
name-feint-d = feint D
name-parry-a = parry A
name-parry-b = parry B
name-parry-c = parry C
name-parry-d = parry D
name-shout-a = shout A
name-shout-b = shout B
name-shout-c = shout C
name-shout-d = shout D

name-choose-ground = choose the ground
name-ground = ground
name-shout = shout
name-plan = plan
name-planning = planning
name-plans = plans made
name-parry = parry
name-attack = attack
name-guard = guard
name-effort = breath to spend
name-feints = feints
name-card = card

name-round = round
name-rounds = rounds
name-leader = leader
name-breath = breath
name-wounds = wounds
name-cards = cards
name-hands = hand
name-deck = deck
name-discards = discards

## Described positions

name-chooses = chooses the ground
name-dice = dice to come
name-hit = hit
name-phase = phase
name-lead = choosing the ground
name-seat = seat
