# War for Arrakis in English. Areas, cards and leaders are named in ../data.

## Parts of sentences and names

name-atreides = Atreides
name-harkonnen = Harkonnen

## Counted: figures, vehicles, dice

entry = { $name }: { $value }
count-regular =
    { $number ->
        [one] one regular
       *[other] { $number } regulars
    }
count-elite =
    { $number ->
        [one] one elite
       *[other] { $number } elites
    }
count-special =
    { $number ->
        [one] one special
       *[other] { $number } specials
    }
# Units and leaders by their own names: Sardaukar or Fedaykin are the special elites of a side, Bashars
# or Naibs its generic leaders. Where nobody's are meant they are told by their kind.
part-special-elites =
    { $owner-id ->
        [harkonnen] Sardaukar
        [house_harkonnen] Sardaukar
        [corrino] Sardaukar
        [none] { $number ->
            [one] special elite
           *[other] special elites
        }
       *[other] Fedaykin
    }
part-generic-leaders =
    { $owner-id ->
        [harkonnen] { part-bashars }
        [house_harkonnen] { part-bashars }
        [corrino] { part-bashars }
        [none] { $number ->
            [one] generic leader
           *[other] generic leaders
        }
       *[other] { $number ->
            [one] Naib
           *[other] Naibs
        }
    }
part-bashars =
    { $number ->
        [one] Bashar
       *[other] Bashars
    }
count-units-special =
    { $number ->
        [one] one { part-special-elites }
       *[other] { $number } { part-special-elites }
    }
count-figures-special = { count-units-special }
count-generic =
    { $number ->
        [one] one { part-generic-leaders }
       *[other] { $number } { part-generic-leaders }
    }
count-troop =
    { $number ->
        [one] one troop of the Great Houses
       *[other] { $number } troops of the Great Houses
    }
count-harvester =
    { $number ->
        [one] one harvester
       *[other] { $number } harvesters
    }
count-ornithopter =
    { $number ->
        [one] one ornithopter
       *[other] { $number } ornithopters
    }
count-carryall =
    { $number ->
        [one] one carryall
       *[other] { $number } carryalls
    }
count-sword =
    { $number ->
        [one] one sword
       *[other] { $number } swords
    }
count-shield =
    { $number ->
        [one] one shield
       *[other] { $number } shields
    }
count-leadership =
    { $number ->
        [one] Leadership
       *[other] { $number } Leadership
    }
count-strategy =
    { $number ->
        [one] Strategy
       *[other] { $number } Strategy
    }
count-deployment =
    { $number ->
        [one] Deployment
       *[other] { $number } Deployment
    }
count-mentat =
    { $number ->
        [one] Mentat
       *[other] { $number } Mentat
    }
count-house =
    { $number ->
        [one] House
       *[other] { $number } House
    }
# There is only one of each of these.
count-baron-harkonnen = Baron Harkonnen
count-beast-rabban = Beast Rabban
count-feyd-rautha = Feyd-Rautha
count-thufir-hawat = Thufir Hawat
count-gaius-helen-mohiam = Gaius Helen Mohiam
count-captain-aramsham = Captain Aramsham
count-shaddam-iv = Emperor Shaddam IV
count-paul-atreides = Paul Atreides
count-paul-muaddib = Paul-Muad'Dib
count-lady-jessica = Lady Jessica
count-reverend-mother-jessica = Reverend Mother Jessica
count-stilgar = Stilgar
count-chani = Chani
count-alia = Alia
count-gurney-halleck = Gurney Halleck

## Rounds, dice and turns

event-set-up = The table is set up.
event-phase = Round { $round }: { $phase }.
event-active-row =
    The active row sets aside { $dice_aside ->
        [0] no action dice
        [one] one action die
       *[other] { $dice_aside } action dice
    } and gives { $vehicles }.
part-vehicle =
    { $vehicle-id ->
        [harvester] a harvester
        [ornithopter] an ornithopter
        [carryall] a carryall
       *[other] { $vehicle }
    }
# Harvesters stand in areas, the others in air zones.
part-vehicle-to =
    { $vehicle-id ->
        [harvester] { $to }
       *[other] the { $to }
    }
event-vehicle-placed =
    { $source-id ->
        [supply] Harkonnen places { part-vehicle } in { part-vehicle-to }.
       *[other] Harkonnen moves { part-vehicle } from { $source } to { part-vehicle-to }.
    }
event-flyer-lost = Removed from the { $zone }: { part-vehicle }.
event-action-dice = { $side } rolls the action dice: { $dice }.
    .you = You roll the action dice: { $dice }.
event-die-changed = { $seat } changes a die from { $die } to { $result }.
    .you = You change a die from { $die } to { $result }.
event-token-slotted = { $seat } puts a Bene Gesserit token on { $result }.
    .you = You put a Bene Gesserit token on { $result }.
event-token-lost = The unspent Bene Gesserit token leaves the game ({ $seat }).
    .you = Your unspent Bene Gesserit token leaves the game.
event-bene-gesserit-taken = { $side } takes a Bene Gesserit token.
    .you = You take a Bene Gesserit token.
event-spent =
    { $die-id ->
        [bene_gesserit] { $seat } spends the Bene Gesserit token: { $use }.
       *[other] { $seat } spends a die ({ $die }): { $use }.
    }
    .you =
    { $die-id ->
        [bene_gesserit] You spend the Bene Gesserit token: { $use }.
       *[other] You spend a die ({ $die }): { $use }.
    }
event-desert-power = { $seat } takes a Desert Power action.
    .you = You take a Desert Power action.
event-die-lost =
    { $die-id ->
        [bene_gesserit] { $seat } loses the Bene Gesserit token on the slot.
       *[other] { $seat } loses an unused die ({ $die }).
    }
    .you =
    { $die-id ->
        [bene_gesserit] You lose the Bene Gesserit token on the slot.
       *[other] You lose an unused die ({ $die }).
    }
event-die-named =
    { $die-id ->
        [bene_gesserit] Harkonnen must spend the Bene Gesserit token next.
       *[other] Harkonnen must spend this die next: { $die }.
    }
event-barred = In their next turn the Atreides can neither place Paul nor use his legion.
    .you-atreides = In your next turn you can neither place Paul nor use his legion.
event-marker = The imperium marker of { $power } goes to the { $row ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] last
    } row.
event-harvested =
    The harvest brings { $spice ->
        [one] one spice point.
       *[other] { $spice } spice points.
    }
event-marker-paid =
    { $paid ->
        [0] Nothing is paid for { $power }: the marker drops.
        [2] { $power } is held for 2 spice points.
       *[other] { $power } rises for { $paid } spice points.
    }
event-stockpiled = Harkonnen stockpiles spice.
    .you-harkonnen = You stockpile spice.
event-spice-kept = Harkonnen keeps one spice point.
    .you-harkonnen = You keep one spice point.
event-bans =
    { $bans-count ->
        [0] No imperial ban is active.
        [one] The imperial ban of { $bans } is active.
       *[other] These imperial bans are active: { $bans }.
    }
event-flyers-removed = All ornithopters and carryalls leave the board.
event-leader-exchanged = { $side } takes { $leader } off the board in { $area }.
    .you = You take { $leader } off the board in { $area }.
event-wild-maker-exchanged = A sandworm takes the place of the Wild Maker in { $area }.
event-refreshed = Spent leader cards are turned face up: { $leaders }.
event-prescience-cleared =
    { $given_up-count ->
        [0] All unclaimed prescience cards go back to the deck.
       *[other] These prescience cards leave the game: { $given_up }.
    }
event-to-tank = { $leader } goes to the regeneration tank.
event-out-of-tank = { $leader } leaves the regeneration tank.
event-supremacy = The supremacy marker is on step { $step }.
event-prescience = The { $marker } marker is on step { $step }.
event-enters-play = { $leader } enters play.
event-leaves-game = { $leader } leaves the game.

ask-place-row = { asked }which vehicle of the row do you place, and where?
ask-place-vehicle = { asked }which vehicle do you place, and where?
ask-remove-vehicle = { asked }which vehicle do you remove?
ask-overflow = { asked }to which result do you change the die without a slot?
ask-bene-gesserit = { asked }do you put a Bene Gesserit token on a slot?
ask-turn = { asked }your action turn.
ask-end-of-turn = { asked }end your turn?
ask-name-die = { asked }which die must the opponent spend next?
ask-use-as = { asked }as which result do you use the die?
ask-move-marker = { asked }which imperium marker do you move?
ask-pay-marker = { asked }what do you pay for this imperium marker?
ask-stockpile = { asked }do you stockpile?
ask-keep-spice = { asked }do you keep a spice point?
ask-exchange-leaders = { asked }which named leader do you take off the board?
ask-exchange-wild-maker = { asked }do you exchange the Wild Maker for a sandworm?
ask-hand-limit = { asked }which planning card do you discard?
ask-clear-prescience = { asked }which unclaimed prescience cards leave the game?

act-put-vehicle =
    { $source-id ->
        [supply] Place { part-vehicle } in { part-vehicle-to }
       *[other] Move { part-vehicle } from { $source } to { part-vehicle-to }
    }
act-take-vehicle = Remove the vehicle in { $place }
act-change-die = Change the { $die } die to { $result }
act-slot-token = Put a Bene Gesserit token on { $result }
act-spend-die = Spend { $die }: { $use }
act-desert-power-action = Take a Desert Power action
act-use-result = { $use }
act-name-die = Name { $die }
act-move-marker = Move the marker of { $power }
act-pay-marker =
    { $spice ->
        [0] { $power }: pay nothing
        [2] { $power }: pay 2 to hold it
       *[other] { $power }: pay { $spice } to raise it
    }
act-stockpile = Spend 3 spice points for one supremacy point
act-keep-spice = Keep one spice point
act-exchange-leader = Take { $leader } off the board
act-exchange-wild-maker = Exchange the Wild Maker for a sandworm
act-give-up-cards =
    { $cards-count ->
        [0] Shuffle all of them into the deck
       *[other] Out of the game: { $cards }
    }

name-put-vehicle = place a vehicle
name-take-vehicle = remove a vehicle
name-change-die = change a die
name-slot-token = a Bene Gesserit token on a slot
name-spend-die = spend a die
name-desert-power-action = Desert Power action
name-use-result = use a die as another result
name-name-die = name a die
name-move-marker = move an imperium marker
name-pay-marker = pay for an imperium marker
name-stockpile = stockpile
name-keep-spice = keep spice
name-exchange-leader = exchange a leader
name-exchange-wild-maker = exchange the Wild Maker
name-give-up-cards = give up prescience cards
name-leadership = Leadership
name-strategy = Strategy
name-deployment = Deployment
name-mentat = Mentat
name-house = House
name-desert-power = Desert Power
name-move = move
name-attack = attack
name-deploy = deploy
name-draw = draw planning cards
name-swap = regulars become elites
name-card = a planning card
name-of = { $name } – { $value }
name-special-of = special action of { $value }
name-claim-of = claim { $value }
name-start = start of the round
name-vehicles = vehicle placement
name-action = action resolution
name-hazards = desert hazards
name-harvest = spice harvesting
name-end = end of the round
name-harvester = harvester
name-ornithopter = ornithopter
name-carryall = carryall
name-supply = supply
name-spice = spice points
name-place-row = vehicles of the active row
name-pay-markers = payment for the imperium markers
name-spend-the-rest = stockpiling and reserve

## Movement and placing

# A piece as an event or an action names it.
part-piece =
    { $piece-id ->
        [regular] a regular
        [elite] an elite
        [special] { $owner-id ->
            [harkonnen] a Sardaukar
            [house_harkonnen] a Sardaukar
            [corrino] a Sardaukar
            [none] a special elite
           *[other] a Fedaykin
        }
        [generic] { $owner-id ->
            [harkonnen] a Bashar
            [house_harkonnen] a Bashar
            [corrino] a Bashar
            [none] a generic leader
           *[other] a Naib
        }
        [troop] a troop of the Great Houses
        [token] a deployment token
       *[other] { $piece }
    }
# What moves together: figures, tokens or both.
part-moving =
    { $figures-count ->
        [0] { $tokens ->
            [one] a deployment token
           *[other] { $tokens } deployment tokens
        }
       *[other] { $figures }{ $tokens ->
            [0] { "" }
            [one] {" "}and a deployment token
           *[other] {" "}and { $tokens } deployment tokens
        }
    }
# The same where an action says it in fields of its own.
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

event-moved = { $side } moves from { $start } to { $to }{ part-way }: { part-moving }.
    .you = You move from { $start } to { $to }{ part-way }: { part-moving }.
event-relocated = { $side } goes straight from { $start } to { $to }: { part-moving }.
    .you = You go straight from { $start } to { $to }: { part-moving }.
event-pushed = The { $side } legion is pushed from { $start } to { $to }.
    .you = Your legion is pushed from { $start } to { $to }.
event-sietch-moved = The sietch of { $start } moves to { $to }.
event-placed =
    { $source-id ->
        [supply] { $side } places { part-piece } in { $to }.
       *[other] { $side } places { part-piece } in { $to }, from { $source }.
    }
    .you =
    { $source-id ->
        [supply] You place { part-piece } in { $to }.
       *[other] You place { part-piece } in { $to }, from { $source }.
    }
event-token-drawn = { $side } draws a deployment token.
    .full = { $side } draws: { $token }.
    .you = You draw: { $token }.
event-swapped =
    In { $area } { $old-id ->
        [elite] an elite
        [regular] a regular
       *[other] { $old }
    } of { $side } becomes { $new-id ->
        [elite] an elite.
        [special] { $side-id ->
            [harkonnen] a Sardaukar.
           *[other] a Fedaykin.
        }
        [regular] a regular.
       *[other] { $new }.
    }
    .you =
    In { $area } { $old-id ->
        [elite] an elite
        [regular] a regular
       *[other] { $old }
    } of yours becomes { $new-id ->
        [elite] an elite.
        [special] { $side-id ->
            [harkonnen] a Sardaukar.
           *[other] a Fedaykin.
        }
        [regular] a regular.
       *[other] { $new }.
    }
event-excess-removed = { $side } has too many units in { $area } and removes { part-piece }.
    .you = You have too many units in { $area } and remove { part-piece }.
event-leaders-alone =
    { $leaders ->
        [one] One { $side } leader is left alone in { $area } and removed.
       *[other] { $leaders } { $side } leaders are left alone in { $area } and removed.
    }
    .you =
    { $leaders ->
        [one] One of your leaders is left alone in { $area } and removed.
       *[other] { $leaders } of your leaders are left alone in { $area } and removed.
    }

ask-pick-legion = { asked }which legion moves?
ask-move-legion = { asked }what moves, and where to?
ask-place = { asked }what do you place, and where?
ask-swap = { asked }where do you swap a figure?
ask-excess = { asked }what do you remove? The area is over the stacking limit.
ask-stand-in = { asked }which figure stands in for the missing one?
ask-relocate = { asked }what goes, and where to?
ask-push = { asked }which enemy legion do you push, and where to?
ask-move-sietch = { asked }which sietch moves, and where to?
ask-choose-sector = { asked }which sector?
ask-choose-option = { asked }what do you choose?

act-done = Done
act-pick-option = { $option }
act-remove-unit = Remove { part-piece } from { $area }
act-pick-legion = The legion in { $area }
act-move-group = To { $to }{ part-way }: { part-group }
act-relocate = To { $to }: { part-group }
act-put-piece =
    { $source-id ->
        [supply] Place { part-piece } in { $to }
       *[other] Place { part-piece } in { $to }, from { $source }
    }
act-draw-token = Draw a deployment token
act-swap-unit = Swap a figure in { $area }
act-pick-sector = { $sector }
act-push-to = Push the legion of { $start } to { $to }
act-pick-sietch = Move the sietch of { $start } to { $to }

name-done = done
name-pick-option = choose one of several effects
name-remove-unit = remove a unit over the limit
name-pick-legion = choose a legion
name-move-group = move
name-relocate = go straight to another area
name-put-piece = place a piece
name-draw-token = draw a deployment token
name-swap-unit = swap a figure
name-pick-sector = choose a sector
name-push-to = push a legion
name-pick-sietch = move a sietch
name-move-legion = move a legion
name-place-sandworm = place a sandworm
name-move-sandworm = move a sandworm
name-draw-planning = draw planning cards
name-play-planning = play a planning card
name-regular = regular
name-elite = elite
name-generic = generic leader
name-token = deployment token
name-leader = leader
name-placing = placing
name-left = left
name-drawn = token drawn

## Battle

# A figure of a side, as losses name it.
part-figure =
    { $figure-id ->
        [regular] a regular
        [elite] an elite
        [special] { $side-id ->
            [harkonnen] a Sardaukar
           *[other] a Fedaykin
        }
        [generic] { $side-id ->
            [harkonnen] a Bashar
           *[other] a Naib
        }
        [troop] a troop of the Great Houses
       *[other] { $figure }
    }
part-way =
    { $by-id ->
        [foot] { "" }
        [ride] {" "}along the wormsigns
        [worm] {" "}riding a sandworm
       *[other] {" "}by air ({ $by })
    }

event-attack =
    { $side } attacks { $target } from { $start }{ part-way }{ $surprise-id ->
        [yes] {" "}by surprise.
       *[no] .
    }
    .you =
    You attack { $target } from { $start }{ part-way }{ $surprise-id ->
        [yes] {" "}by surprise.
       *[no] .
    }
event-combat-roll = { $side } rolls combat dice: { $dice }.
    .you = You roll combat dice: { $dice }.
event-strips-used =
    { $side } uses specials with { $leaders }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }, { $shields ->
        [0] no shield.
        [one] one shield.
       *[other] { $shields } shields.
    }
    .you =
    You use specials with { $leaders }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }, { $shields ->
        [0] no shield.
        [one] one shield.
       *[other] { $shields } shields.
    }
event-battle-hits =
    The battle of { $area }: { $attacker } takes { $attacker_hits ->
        [0] no hit
        [one] one hit
       *[other] { $attacker_hits } hits
    }, { $defender } takes { $defender_hits ->
        [0] none.
        [one] one.
       *[other] { $defender_hits }.
    }
    .you-attacker =
    The battle of { $area }: you take { $attacker_hits ->
        [0] no hit
        [one] one hit
       *[other] { $attacker_hits } hits
    }, { $defender } takes { $defender_hits ->
        [0] none.
        [one] one.
       *[other] { $defender_hits }.
    }
    .you-defender =
    The battle of { $area }: { $attacker } takes { $attacker_hits ->
        [0] no hit
        [one] one hit
       *[other] { $attacker_hits } hits
    }, you take { $defender_hits ->
        [0] none.
        [one] one.
       *[other] { $defender_hits }.
    }
event-lost = { $side } loses { part-figure } in { $area }.
    .you = You lose { part-figure } in { $area }.
event-reduced = { $side } replaces { part-figure } by a regular in { $area }.
    .you = You replace { part-figure } by a regular in { $area }.
event-attack-ceased = { $side } ceases the attack on { $area }.
    .you = You cease the attack on { $area }.
event-retreated = { $side } retreats from { $start } to { $to }.
    .you = You retreat from { $start } to { $to }.
event-battle-over =
    { $winner-id ->
        [none] Nobody wins the battle of { $area }.
       *[other] { $winner } wins the battle of { $area }.
    }
    .you-winner = You win the battle of { $area }.
event-advanced = { $side } advances from { $start } to { $to }.
    .you = You advance from { $start } to { $to }.
event-sietch-revealed = The sietch in { $area } is turned up: rank { $rank }.
event-token-revealed =
    { $units-count ->
        [0] A deployment token is revealed in { $area }, but there are no figures left for it.
       *[other] A deployment token is revealed in { $area }: { $units }.
    }
event-settlement-destroyed =
    The { $side-id ->
        [harkonnen] Harkonnen settlement
       *[other] sietch
    } in { $area } (rank { $rank }) is destroyed.
event-special-attack = { $side } makes a special attack on { $area }.
    .you = You make a special attack on { $area }.

ask-pick-attacker = { asked }which legion attacks?
ask-attack = { asked }what do you attack?
ask-cards-for-dice = { asked }do you discard a planning card for a combat die?
ask-strips = { asked }which leaders use the specials?
ask-losses = { asked }what does the next hit strike?
ask-go-on = { asked }do you continue the battle?
ask-retreat = { asked }do you retreat?
ask-retreat-to = { asked }where does the legion of the opponent retreat to?
ask-advance = { asked }do you advance?
ask-strike = { asked }which legion do you strike?

act-pick-attacker = Attack with the legion in { $area }
act-declare-attack = Attack { $target } from { $start }{ part-way }
act-use-leaders = Use the specials with { $leaders }
act-take-loss =
    { $figure-id ->
        [regular] Remove a regular
        [elite] Hit an elite
        [special] { $seat-id ->
            [harkonnen] Hit a Sardaukar
            [house_harkonnen] Hit a Sardaukar
            [corrino] Hit a Sardaukar
           *[other] Hit a Fedaykin
        }
        [generic] { $seat-id ->
            [harkonnen] Remove a Bashar
            [house_harkonnen] Remove a Bashar
            [corrino] Remove a Bashar
           *[other] Remove a Naib
        }
        [troop] Remove a troop of the Great Houses
       *[other] Remove { $figure }
    }
act-go-on = Continue the battle
act-cease-attack = Cease the attack
act-fall-back = Retreat
act-stand-firm = Stand firm
act-retreat-to = To { $area }
act-advance-into = Advance into { $area }
act-strike-at = Strike the legion in { $area }

name-pick-attacker = choose the attacking legion
name-declare-attack = attack
name-use-leaders = use specials
name-take-loss = take a hit
name-go-on = continue the battle
name-cease-attack = cease the attack
name-fall-back = retreat
name-stand-firm = stand firm
name-retreat-to = choose where the opponent retreats to
name-advance-into = advance
name-strike-at = choose the target of a special attack
name-sword = sword
name-shield = shield
name-special = special
name-battle = battle
name-attacker = attacker
name-defender = defender
name-from = from
name-target = target
name-surprise = surprise attack
name-modifiers = effects of the card
name-no-continue-hit = no hit for going on
name-extra-die-each-round = more dice in every round
name-opponent-max-dice-first-round = fewer dice for the opponent in the first round
name-cards-for-dice = cards discarded for dice
name-rolls = rolls
name-hits = hits
name-shields = shields
name-specials = specials
name-losses = losses

## Worms and hazards

event-wormsigns-placed =
    { $areas-count ->
        [one] A wormsign is placed in { $areas }.
       *[other] Wormsigns are placed: { $areas }.
    }
event-wormsigns-discarded =
    { $areas-count ->
        [one] The wormsign in { $areas } is discarded.
       *[other] Wormsigns are discarded: { $areas }.
    }
event-wormsigns-turned-up = The wormsigns are turned up: { $signs }.
event-wormsigns-ignored = Too many sandworms are called; these wormsigns have no effect: { $areas }.
event-wormsign = The wormsign in { $area } is turned up: { $sign }.
event-worm-placed =
    { $wild_maker-id ->
        [yes] The Wild Maker
       *[no] A sandworm
    } appears in { $area }{ $source-id ->
        [supply] .
        [wild_maker] .
       *[other] {", "}coming from { $source }.
    }
event-worm-moved =
    { $wild_maker-id ->
        [yes] The Wild Maker
       *[no] A sandworm
    } moves from { $start } to { $to }.
event-worm-attack =
    { $wild_maker-id ->
        [yes] The Wild Maker
       *[no] The sandworm
    } { SAME($start-id, $target-id) ->
        [yes] attacks in { $target }
       *[no] comes from { $start } and attacks { $target }
    }{ $dice-count ->
        [0] .
       *[other] : { $dice }. { $hits ->
            [0] No hit.
            [one] One hit.
           *[other] { $hits } hits.
        }
    }
event-wild-maker-called = The Atreides use the special action of the Wild Maker.
    .you-atreides = You use the special action of the Wild Maker.
event-harvester-lost = The harvester in { $area } is lost.
event-harvester-saved = A carryall saves the harvester in { $area } ({ $zone }).
event-station-taken = The Atreides take the ecological station in { $area }: { $marker }.
    .you-atreides = You take the ecological station in { $area }: { $marker }.
event-storm =
    The storm over { $area }: { $dice }. { $hits ->
        [0] No hit.
        [one] One hit.
       *[other] { $hits } hits.
    }

ask-desert-power = { asked }how do you use the Desert Power?
ask-place-wormsign = { asked }where do you place a wormsign?
ask-lift-wormsign = { asked }which wormsign do you discard?
ask-place-worm = { asked }where do you place a sandworm?
ask-move-worm = { asked }which sandworm moves, and where to?
ask-worm-attack = { asked }which sandworm attacks, and where?
ask-worm-appears = { asked }a sandworm appears. Which one do you place?
ask-new-wormsign = { asked }there are not enough wormsigns. Where do you put one?
ask-ignore-wormsigns = { asked }too many sandworms are called. Which wormsigns have no effect?
ask-worm-order = { asked }which sandworm strikes next?
ask-rescue-harvester = { asked }does a carryall save this harvester?
ask-storm = { asked }over which legion does the storm rage next?

act-pick-desert-power =
    { $choice-id ->
        [wormsigns] Place two wormsigns
        [move] Move two sandworms
        [attack] Attack with a sandworm
       *[wild_maker] Use the special action of the Wild Maker
    }
act-put-wormsign = Place a wormsign in { $area }
act-lift-wormsign = Discard the wormsign in { $area }
act-put-worm =
    { $source-id ->
        [supply] Place a sandworm from off the board in { $area }
        [wild_maker] Place the Wild Maker in { $area }
       *[other] Place the sandworm of { $source } in { $area }
    }
act-move-worm = Move the sandworm of { $start } to { $to }
act-worm-attack =
    { SAME($start-id, $target-id) ->
        [yes] Attack in { $target } with the sandworm there
       *[no] Attack { $target } with the sandworm of { $start }
    }
act-ignore-wormsigns = Discard the wormsigns of { $areas } without effect
act-let-worm-strike = The sandworm of { $area } strikes
act-rescue-harvester = Save the harvester in { $area } with a carryall ({ $zone })
act-roll-storm = Roll for the legion in { $area }

name-pick-desert-power = Desert Power
name-put-wormsign = place a wormsign
name-lift-wormsign = discard a wormsign
name-put-worm = place a sandworm
name-move-worm = move a sandworm
name-worm-attack = attack with a sandworm
name-ignore-wormsigns = discard wormsigns in excess
name-let-worm-strike = let a sandworm strike
name-rescue-harvester = save a harvester
name-roll-storm = roll for a storm
name-worms-appear = sandworms appear
name-calls = areas where a sandworm appears

## Prescience, free actions and atomics

event-prescience-open = A prescience card is turned up: { $card }.
event-claimed = The Atreides claim { $card }.
    .you-atreides = You claim { $card }.
event-given-up =
    { $figures-count ->
        [one] The Atreides give up a deployment token in { $area }.
       *[other] The Atreides give up units in { $area }: { $figures }.
    }
    .you-atreides =
    { $figures-count ->
        [one] You give up a deployment token in { $area }.
       *[other] You give up units in { $area }: { $figures }.
    }
event-prescience-back = { $card } is shuffled back into the prescience deck.
event-prescience-out = { $card } leaves the game.
event-attached = { $planning_card } is laid on { $card }.
event-objective-drawn = { $seat } draws a further secret objective.
    .full = { $seat } draws a further secret objective: { $card }.
    .you = You draw a further secret objective: { $card }.
event-detonated = The family atomics detonate: { $token } becomes desert.
event-displaced = The { $side } legion in { $start } is moved to { $to }.
    .you = Your legion in { $start } is moved to { $to }.
event-destroyed = The { $side } legion in { $area } has nowhere to go and is destroyed.
    .you = Your legion in { $area } has nowhere to go and is destroyed.
event-scouted = An ornithopter scouts { $area } ({ $zone }).
event-tokens-swapped = The deployment tokens of two sietches trade places: { $areas }.

ask-claim = { asked }which prescience card do you claim?
ask-claim-now = { asked }do you claim a prescience card now?
ask-free-action = { asked }a free action?
ask-bonus = { asked }which prescience marker does the bonus raise?
ask-give-up = { asked }what do you give up for this claim?
ask-reveal-token = { asked }which deployment token do you reveal for this claim?
ask-throw-out = { asked }which open prescience card goes?
ask-attach = { asked }on which open prescience card do you lay this card?
ask-shift = { asked }which prescience marker do you lower, and which do you raise?
ask-detonate = { asked }where do the family atomics detonate?
ask-displace = { asked }where do you move the legion of the opponent?
ask-reveal-area = { asked }which area do you reveal?
ask-swap-tokens = { asked }the deployment tokens of which two sietches trade places?

act-claim-prescience = Claim { $card }
act-pick-prescience = { $card }
act-pick-marker = Raise { $marker }
act-shift-markers =
    { $steps ->
        [one] One step from { $lowered } to { $raised }
       *[other] { $steps } steps from { $lowered } to { $raised }
    }
act-give-up = Give up { $figures } in { $area }
act-detonate = Detonate the family atomics: { $token }
act-displace = Move it to { $to }
act-train-guerrillas = Reveal a deployment token: { $token }
act-scout = Scout { $area } with an ornithopter ({ $zone })
act-discard-copies = Discard { $copies } copies of { $card }
act-pick-area = { $area }
act-swap-tokens = { $areas }

name-claim-prescience = claim a prescience card
name-pick-prescience = choose an open prescience card
name-pick-marker = choose a prescience marker
name-shift-markers = shift prescience markers
name-give-up = give up a token or units
name-reveal-token = reveal of a deployment token
name-detonate = detonate the family atomics
name-displace = move a legion out of the way
name-train-guerrillas = guerrilla training
name-scout = scouting
name-discard-copies = discard several copies of a card
name-pick-area = choose an area
name-swap-tokens = swap deployment tokens
name-open-cards = open prescience cards
name-attached = planning cards lying on them
name-prescience-left = prescience cards in the deck
name-prescience-gone = prescience cards out of the game
name-claims = claims of this round
name-objectives = secret objectives
name-objectives-held = secret objectives held
name-ruled-out = objectives that it cannot be
name-atomics = family atomics

## Planning cards and leaders

event-card-drawn = { $seat } draws a planning card: { $deck }.
    .full = { $seat } draws a planning card: { $card } ({ $deck }).
    .you = You draw a planning card: { $card } ({ $deck }).
event-card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-card-played = { $seat } plays { $card }.
    .you = You play { $card }.

ask-draw = { asked }from which deck do you draw?
ask-play-card = { asked }which planning card do you play?
ask-discard = { asked }which planning card do you discard?
ask-to-tank = { asked }which leader goes to the regeneration tank?

act-draw-card = Draw from { $deck }
act-play-card = Play { $card }
act-discard-card = Discard { $card }
act-send-to-tank = Send { $leader } to the regeneration tank

name-draw-card = draw a planning card
name-play-card = play a planning card
name-discard-card = discard a planning card
name-send-to-tank = send a leader to the regeneration tank

## The Spacing Guild

event-imperium-action = { $side } takes an imperium action: { $power }.
    .you = You take an imperium action: { $power }.
event-heighliner =
    The { $side } heighliner { $arrived-id ->
        [yes] reaches Arrakis.
       *[no] is on step { $step } of its way to Arrakis.
    }
    .you =
    Your heighliner { $arrived-id ->
        [yes] reaches Arrakis.
       *[no] is on step { $step } of its way to Arrakis.
    }
event-heighliner-returns = The { $side } heighliner goes back to its start.
    .you = Your heighliner goes back to its start.
event-troops-landed =
    { $side } lands { $troops ->
        [one] a troop of the Great Houses
       *[other] { $troops } troops of the Great Houses
    } in { $area }.
    .you =
    You land { $troops ->
        [one] a troop of the Great Houses
       *[other] { $troops } troops of the Great Houses
    } in { $area }.
event-frigates-landed =
    { $zones-count ->
        [one] { $side } lands a frigate: { $zones }.
       *[other] { $side } lands frigates: { $zones }.
    }
    .you =
    { $zones-count ->
        [one] You land a frigate: { $zones }.
       *[other] You land frigates: { $zones }.
    }
event-frigates-removed = The frigates leave the board: { $zones }.
event-bombarded = { $side } bombards { $area } with a frigate ({ $zone }).
    .you = You bombard { $area } with a frigate ({ $zone }).
event-navigator-placed = The Guild Navigator comes to the { $zone }.
event-stays-in-play = { $card } stays in play.

ask-imperium-action = { asked }which imperium action do you take?
ask-land-troops = { asked }where do your troops of the Great Houses land?
ask-land-frigates = { asked }in which air zones do your frigates land?
ask-clear-zone = { asked }which vehicle makes room for a frigate?
ask-place-navigator = { asked }in which air zone do you place the Guild Navigator?

act-take-imperium =
    { $power-id ->
        [choam] CHOAM: a frigate comes aboard
        [landsraad] Landsraad: troops of the Great Houses come aboard
       *[other] Spacing Guild: the heighliner advances
    }
act-land-troops =
    Land { $troops ->
        [one] a troop
       *[other] { $troops } troops
    } in { $area }
act-land-frigates = Land in { $zones }
act-clear-zone = Remove the vehicle in { $zone }
act-bombard = Bombard { $area } with the frigate of { $zone }
act-put-navigator = Place the Guild Navigator in { $zone }
act-swap-troop = Swap a troop of the Great Houses in { $area }

name-take-imperium = imperium action
name-land-troops = land troops
name-land-frigates = land frigates
name-clear-zone = make room for a frigate
name-bombard = aerial bombardment
name-put-navigator = place the Guild Navigator
name-swap-troop = swap a troop of the Great Houses
name-imperium-action = imperium action
name-place-guild-navigator = place the Guild Navigator
name-imperium-actions = imperium actions
name-powers = powers
name-guild = Spacing Guild expansion
name-troop = troops of the Great Houses
name-atreides-frigate = frigate of the Atreides
name-harkonnen-frigate = frigate of the Harkonnen
name-heighliners = steps of the heighliners
name-troops-aboard = troops aboard
name-frigates-aboard = frigates aboard
name-troops-left = troops that can be recruited
name-frigates-left = frigates that can be built
name-staying = cards that stay in play
name-troops-stay = the troops of the attacker take no part

## Mahdi, the solo mode

part-mahdi-list =
    { $list-id ->
        [attack_sietch] attack a sietch
        [attack_legion] attack a legion
        [temporary_target] temporary target sietch
        [move_order] which legion moves
        [path] shortest path
        [join] joining legions
        [relocate] flying to another legion
        [place] placing units
        [deploy] deployment
        [swap] swapping units
        [harvester] placing harvesters
        [harvest_beside] a sector for the other harvesters
        [carryall] placing carryalls
        [ornithopter] placing ornithopters
        [leaders] special action
        [result] the die
        [hold_marker] holding imperium markers
        [raise_marker] raising imperium markers
        [cards_for_dice] reinforcements for dice
        [discard] discarding reinforcements
        [strips] whose strips
        [losses] applying hits
        [go_on] going on
        [retreat] no retreat
        [advance] advancing
        [retreat_to] where the Atreides retreat
        [excess] units over the limit
        [rescue_harvester] saving a harvester
        [choose] attack or move
       *[other] as near to the target sietch as possible
    }
part-mahdi-numbers =
    { $numbers-count ->
        [0] { "" }
       *[other] { " " }({ $numbers })
    }
part-mahdi-weighed =
    { $next_best-count ->
        [0] { "" }
       *[other] { " " }Of { $candidates-count } options the next best: { $next_best }.
    }
event-mahdi =
    { $equal-count ->
        [1] Mahdi, { part-mahdi-list } ({ $rule }): { $chosen }{ part-mahdi-numbers }.{ part-mahdi-weighed }
       *[other] Mahdi, { part-mahdi-list } ({ $rule }): { $equal-count } options are equally good, and the player chooses{ part-mahdi-numbers }.{ part-mahdi-weighed }
    }
event-mahdi-die =
    { $again-id ->
        [yes] The Harkonnen die shows { $result } for the fourth time: it is rolled again.
       *[no] The Harkonnen die shows { $result }.
    }
event-harvest-sector = Harvest sector, by this tactics card: { $card }.
event-target-sietch = Target sietch, by this tactics card: { $card }.
event-tactics-discarded = A tactics card does not fit and is discarded: { $card }.
event-reinforced = A card goes on top of the reinforcements deck, face down: { $deck }.
event-card-to-reinforcements = Nothing of { $card } can be resolved: it goes on top of the reinforcements deck.
event-deck-rebuilt = A deck is made anew from its discards: { $deck }.
event-scheming = { $card } is laid beside the board.
event-die-instead = Instead of a Bene Gesserit token the Harkonnen take a die from the Spice Must Flow board.
event-tokens-left = The legion leaves two Harkonnen deployment tokens behind in { $area }.
event-spice-surplus = All imperium markers are on top and spice is left: the Harkonnen gain supremacy.
ask-choose-for-mahdi = These options are equally good for the Harkonnen: choose one.
ask-turn-up-token = No Harkonnen deployment tokens are left: choose an area in which one is revealed.
act-choose-for-mahdi = For the Harkonnen: { $choice }
name-choose-for-mahdi = choose for the Harkonnen
name-mahdi = Mahdi
name-options = options
name-choice = choice
name-unrolled = not rolled yet
name-black = black
name-silver = silver
name-option = option
name-rank = rank
name-difference = difference of strength
name-target-sietch = target sietch
name-strength = Combat Strength
name-named-leader = named leader
name-areas-from-target = areas from the target sietch
name-areas-to-go = areas to go
name-areas-left = areas left
name-joins = joins a legion
name-areas-from-a-sietch = areas from a sietch
name-mountain = mountain
name-plateau-or-erg = plateau or Minor Erg
name-quiet-desert = desert without wormsign
name-joined-strength = joined Combat Strength
name-empty-deep = empty deep desert, safe
name-empty-desert = empty desert, safe
name-free-deep = free deep desert
name-free-desert = free desert
name-harvesters = harvesters
name-legions-two-areas-away = legions two areas from a sietch
name-sector-of-target = sector of the target sietch
name-central-and-near = between central sectors, next to the target's
name-sector-near-target = sector next to the target's
name-same-settlement = same settlement
name-empty = empty
name-row = row

## Three and four players

name-house-atreides = House Atreides
name-fremen = Fremen Allies
name-house-harkonnen = House Harkonnen
name-corrino = Corrino Allies

event-dice-shared =
    { $dice-count ->
        [0] { $seat } gets no action dice.
       *[other] { $seat } gets these action dice: { $dice }.
    }
    .you =
    { $dice-count ->
        [0] You get no action dice.
       *[other] You get these action dice: { $dice }.
    }
event-card-passed-on = { $seat } draws a card ({ $deck }) and passes it on to { $partner }.
    .full = { $seat } draws { $card } ({ $deck }) and passes it on to { $partner }.
    .you = You draw { $card } ({ $deck }) and pass it on to { $partner }.
    .you-partner = { $seat } draws { $card } ({ $deck }) and passes it on to you.
event-cone-used =
    { $seat } uses a cone of silence: the partners confer in secret. { $left ->
        [0] It was their last cone.
        [one] One cone is left.
       *[other] { $left } cones are left.
    }
    .you =
    You use a cone of silence: the partners confer in secret. { $left ->
        [0] It was their last cone.
        [one] One cone is left.
       *[other] { $left } cones are left.
    }
event-cone-closed = { $seat } ends the secret conference.
    .you = You end the secret conference.
event-cards-shown = { $seat } shows { $partner } planning cards: { $cards }.
    .you = You show { $partner } planning cards: { $cards }.
    .you-partner = { $seat } shows you planning cards: { $cards }.

ask-cone = { asked }do you use a cone of silence?
ask-confer = { asked }you are under the cone of silence. Do you show planning cards to your partner?

act-use-cone = Use a cone of silence
act-show-cards = Show { $cards }
act-close-cone = End the secret conference

name-use-cone = use a cone of silence
name-show-cards = show cards to the partner
name-close-cone = end the secret conference
name-under-cone = cone of silence
name-deciding = who decides for each side
name-cones = cones of silence left
name-seen = cards seen in the partner's hand
name-fruitless = uses of dice that offer nothing
name-teams3 = three players
name-teams4 = four players
name-shared = shared faction

## Endings

ending-supremacy =
    The Harkonnen have complete supremacy over Arrakis: { $winners } { $winners-count ->
        [one] wins.
       *[other] win.
    }
ending-prescience =
    The prophecy is fulfilled: { $winners } { $winners-count ->
        [one] wins.
       *[other] win.
    }

## What the table shows

name-acting = side in turn
name-action-dice = action dice
name-air = air zones
name-area = area
name-bans = bans
name-barred = forbidden
name-bene-gesserit-reserve = Bene Gesserit reserve
name-box = box
name-by = way
name-deck-sizes = cards in decks
name-decks = decks
name-die-spent = die spent this turn
name-discards = discards
name-face-down = face down
name-flew = flew
name-flown = have flown
name-recovered = out of the regeneration tank in this turn
name-forced = die to be spent
name-found = turned up
name-hand-sizes = cards in hand
name-hands = hands
name-harvested = spice harvested
name-harvesters-lost = harvesters lost
name-home = home
name-imperium = imperium markers
name-in-play = in play
name-kind = kind
name-known = known
name-leaders = leaders
name-legions = legions
name-named = named leaders
name-news = this turn
name-out = out of the game
name-phase = phase
name-piece = piece
name-power = power
name-prescience = prescience
name-reinforcement-cards = reinforcement cards
name-reinforcements = reinforcements
name-reserve = spice reserve
name-round = round
name-scheming = Hawat's Scheming laid aside
name-seat = seat
name-settlements = settlements
name-sietches = sietches
name-slotted = Bene Gesserit slot
name-source = from
name-spent = spent cards
name-standard = standard
name-starting = starting
name-station-pool = station symbols left
name-stations = stations
name-tactics-left = tactics cards left
name-tank = regeneration tank
name-temporary = temporary target
name-to = to
name-token-pool = tokens left
name-tokens = tokens
name-tokens-gone = tokens revealed
name-tokens-left = tokens left
name-tokens-removed = tokens removed
name-tokens-unseen = tokens removed unseen
name-top = on top
name-units = units
name-used = used
name-vehicle = vehicle
name-worms = sandworms
name-wormsign-pool = wormsigns face down
name-wormsigns = wormsigns
name-card-drawn = a card was drawn
name-enters-play = a leader entered play
name-excess = too many units
name-stand-in = stand-in for a missing figure
name-foot = on foot
name-harvester-removed = a harvester was lost
name-hold-marker = hold the marker
name-path = path
name-paul = Paul
name-sandride-completed = a ride on a sandworm
name-station-taken = a station was taken
name-enemy-named-leader-to-tank = a named Harkonnen leader went to the tank
name-battle-won-as-attacker-at = an attack was won against { $value } units
name-move-or-attack-for = moving or attacking with { $value }
name-place-or-deploy-for = placing or deploying { $value }
name-legion-containing-paul = the legion with Paul
name-advance = advance
name-choose-option = choice of an effect
name-choose-sector = choice of a sector
name-discard = discard
name-raise-marker = raise the marker
name-retreat = retreat
name-strike = strike
name-strips = leaders' effects
name-to-tank = into the regeneration tank

## Described positions

name-deck = deck
name-destroyed = destroyed
name-dice = dice to come
name-moved = moved
name-prescience-deck = prescience deck
name-turn = in turn
name-missing = missing
name-enemies = defenders at its start

## Why: the reasons of a hint

# What is different after an action, next to another one; each key ends with the side that gains.
because-prescience-atreides = the Atreides are closer to winning by prescience
because-prescience-harkonnen = the Atreides are further from winning by prescience
because-supremacy-atreides = the Harkonnen are further from supremacy
because-supremacy-harkonnen = the Harkonnen are closer to supremacy
because-raids-atreides = the Atreides can reach more stations and harvesters
because-raids-harkonnen = the Atreides can reach fewer stations and harvesters
because-spice-atreides = the Harkonnen harvest less spice
because-spice-harkonnen = the Harkonnen harvest more spice
because-bans-atreides = the Harkonnen are closer to an imperial ban
because-bans-harkonnen = the Harkonnen are further from an imperial ban
because-worms-atreides = more sandworms and wormsigns are on the board
because-worms-harkonnen = fewer sandworms and wormsigns are on the board
because-settlements-of-atreides-atreides = the settlements of the Atreides are safer
because-settlements-of-atreides-harkonnen = the settlements of the Atreides are in more danger
because-threats-by-atreides-atreides = the Atreides threaten more settlements
because-threats-by-atreides-harkonnen = the Atreides threaten fewer settlements
because-legions-of-atreides-atreides = the legions of the Atreides are stronger and safer
because-legions-of-atreides-harkonnen = the legions of the Atreides are weaker or in more danger
because-leaders-of-atreides-atreides = the Atreides have more leaders on the board
because-leaders-of-atreides-harkonnen = the Atreides have fewer leaders on the board
because-cards-of-atreides-atreides = the Atreides have more cards in hand
because-cards-of-atreides-harkonnen = the Atreides have fewer cards in hand
because-dice-of-atreides-atreides = the Atreides have more dice left
because-dice-of-atreides-harkonnen = the Atreides have fewer dice left
because-settlements-of-harkonnen-atreides = the settlements of the Harkonnen are in more danger
because-settlements-of-harkonnen-harkonnen = the settlements of the Harkonnen are safer
because-threats-by-harkonnen-atreides = the Harkonnen threaten fewer settlements
because-threats-by-harkonnen-harkonnen = the Harkonnen threaten more settlements
because-legions-of-harkonnen-atreides = the legions of the Harkonnen are weaker or in more danger
because-legions-of-harkonnen-harkonnen = the legions of the Harkonnen are stronger and safer
because-leaders-of-harkonnen-atreides = the Harkonnen have fewer leaders on the board
because-leaders-of-harkonnen-harkonnen = the Harkonnen have more leaders on the board
because-cards-of-harkonnen-atreides = the Harkonnen have fewer cards in hand
because-cards-of-harkonnen-harkonnen = the Harkonnen have more cards in hand
because-dice-of-harkonnen-atreides = the Harkonnen have fewer dice left
because-dice-of-harkonnen-harkonnen = the Harkonnen have more dice left
