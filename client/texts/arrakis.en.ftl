# War for Arrakis in the browser, in English. What the engine says stands in src/landsraad/arrakis/texts.

curve-units = Units on the map
curve-progress = Supremacy and prescience

## The board

a-board = Map of Arrakis
a-board-in-words = The board in words
a-around = Around the board
a-round-word = Round
a-phases = Phases of the round
a-phase-start = Start
a-phase-vehicles = Vehicles
a-phase-action = Actions
a-phase-hazards = Hazards
a-phase-harvest = Harvest
a-phase-end = End
a-empty = empty
a-terrain =
    { $terrain-id ->
        [deep_desert] deep desert
        [desert] desert
        [minor_erg] minor erg
        [plateau] plateau
        [mountain] mountain
       *[other] { $terrain }
    }
a-figures =
    { $kind-id ->
        [regular] { $number } { $number ->
            [one] regular
           *[other] regulars
        }
        [elite] { $number } { $number ->
            [one] elite
           *[other] elites
        }
        [special] { $number } { $side-id ->
            [harkonnen] Sardaukar
           *[other] Fedaykin
        }
        [generic] { $number } { $side-id ->
            [harkonnen] { $number ->
                [one] Bashar
               *[other] Bashars
            }
           *[other] { $number ->
                [one] Naib
               *[other] Naibs
            }
        }
       *[troop] { $number } { $number ->
            [one] troop of the Great Houses
           *[other] troops of the Great Houses
        }
    }
a-unit =
    { $kind-id ->
        [regular] Regulars
        [elite] Elites
        [special] { $side-id ->
            [harkonnen] Sardaukar
           *[other] Fedaykin
        }
        [generic] { $side-id ->
            [harkonnen] Bashars
           *[other] Naibs
        }
       *[troop] Great Houses
    }
a-tokens =
    { $number ->
        [one] one deployment token
       *[other] { $number } deployment tokens
    }
a-legion-of = { $side-id ->
        [harkonnen] Harkonnen legion
       *[other] Atreides legion
    }: { $figures }
a-settlement = settlement of rank { $rank }
a-settlement-destroyed = destroyed settlement
a-sietch =
    { $found-id ->
        [yes] sietch of rank { $rank }, turned up
       *[no] { $rank ->
            [0] hidden sietch
           *[other] hidden sietch of rank { $rank }
        }
    }
a-no-sietch = the sietch is gone
a-station = ecological testing station
a-blasted = the atomics have turned the rock into desert

## Letters on the medallions of named leaders

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
a-letter-wild-maker = W
a-letter-guild-navigator = N
a-letter-bashar = B
a-letter-naib = N

## Boards, tracks, cards

a-tab =
    { $tab-id ->
        [harkonnen] Harkonnen
        [atreides] Atreides
        [prophecy] Prophecy
        [cards] Cards
       *[mahdi] Mahdi
    }
a-decides = decides
a-own-box = own box: { $box }
a-acting = in turn
a-close-to-victory = Who is close to victory
a-hand-title = Hand { $number }/{ $limit }
a-goal-supremacy = Supremacy { $step }, { $left } to win
a-goal-prescience =
    { $targets-id ->
        [none] Prescience { $steps }
       *[other] Prescience { $steps }, needed: { $targets }
    }
a-of-goal = of { $targets }
a-left-to-win = { $number } to win
a-units-on-map = Units on the map
a-planning-cards = Planning cards
a-sides = The sides
a-stations-left = Ecological stations on the map: { $number }
a-token-to-atreides = Bene Gesserit token for the Atreides
a-goal-near =
    { $known ->
        [0] At most one step short of an objective that they may hold.
       *[other] At most one step short of the objective.
    }
a-step-gives = Step { $step }: { $what }
a-battle-about =
    { $area }: { $you ->
        [0] you against { $defender }
        [1] { $attacker } against you
       *[other] { $attacker } against { $defender }
    }
a-powers = Powers
a-strategy = How to play it
a-houses = Houses and allies
a-house-house-atreides = House Atreides: its people lead legions, and their cards strengthen single dice.
a-house-fremen-ally = Fremen allies: they live in the sietches; their Fedaykin are the best troops of this side.
a-house-house-harkonnen = House Harkonnen: it holds the settlements, and its people lead legions.
a-house-corrino-ally = Corrino allies: the Emperor sends Sardaukar, the best troops of this side, and people of his own.
a-house-spacing-guild = Spacing Guild: its heighliners bring troops and frigates down from orbit.
a-not-yet = not in play yet
a-left-game = out of the game
a-power-atreides-1 = Sietches lie hidden: the Harkonnen must find them, and what stands in them stays unknown.
a-power-atreides-2 = Desert power: worms appear, carry your legions and devour harvesters.
a-power-atreides-3 = Claim prophecies to bring the three markers of prescience on.
a-strategy-atreides-1 = You cannot win battles of attrition. Strike where few stand, and vanish into the sand.
a-strategy-atreides-2 = Know your objective from the first round, and claim what leads there.
a-strategy-atreides-3 = Empty harvesters hurt more than dead soldiers: starve the Imperium of spice.
a-power-harkonnen-1 = More dice and more troops; Sardaukar come with the Emperor's favour.
a-power-harkonnen-2 = Ornithopters scout the desert and carryalls save harvesters.
a-power-harkonnen-3 = Every sietch that falls brings supremacy.
a-strategy-harkonnen-1 = Spread your legions out: what you do not look at, you do not find.
a-strategy-harkonnen-2 = Let the spice flow. Each marker that sinks costs you dice and vehicles.
a-strategy-harkonnen-3 = Guard a harvester with a carryall, and a city with more than one unit.
a-supremacy-at = Supremacy: step { $step } of { $last }. { $next }
a-prescience-at =
    { $targets-id ->
        [none] { $marker }: step { $step } of { $last }
       *[other] { $marker }: step { $step } of { $last }, needed: { $targets }
    }
a-next-step = Step { $step }: { $what }
a-spent = spent
a-off-board = off the board
a-strip =
    { $hits ->
        [0] { "" }
        [one] one hit
       *[other] { $hits } hits
    }{ $shields ->
        [0] { "" }
        [one] {" "}one shield
       *[other] {" "}{ $shields } shields
    }
a-needs-figure = Needs the figure on the board.
a-reconstructed =
    { $whole-id ->
        [yes] Reconstructed: no source tells the printed card, so this one is ours. A file of your own box can correct it.
       *[no] Partly reconstructed: no source tells all of the printed card. A file of your own box can correct it.
    }
a-reconstructed-mark = Reconstructed
a-as-in-box = As in the owner's box
a-as-in-box-about = The box “{ $name }” changes this card, so our words may not fit it.
a-solo = Solo: { $effect }
a-objective = secret objective
a-ban = imperial ban
a-tactics = tactics card
a-tactics-text = Harvest sector: { $sector }. Target sietch: { $sietch }.
a-prophecy = Prophecy
a-claims = claims { $number }/{ $most }
a-deck-left =
    { $number ->
        [0] no card left
        [one] one card left
       *[other] { $number } cards left
    }
a-no-open-cards = No prescience card lies open.
a-hidden-objectives =
    { $number ->
        [one] One secret objective.
       *[other] { $number } secret objectives.
    }
a-ruled-out = It cannot be { $cards }.
a-hand = Hand of { $seat }
a-no-cards = no cards
a-decks = Hands and decks
a-deck-of =
    Deck { $deck }: { $number ->
        [one] one card
       *[other] { $number } cards
    }
a-discards =
    { $number ->
        [0] no discards
        [one] one discard
       *[other] { $number } discards
    }
a-heighliner = Heighliner
a-heighliner-at = Heighliner on step { $step } of { $last }
a-supply-left = Can still come aboard: { $troops } troops, { $frigates } frigates
a-harvest-sector = harvest sector
a-target-sietch = target sietch
a-temporary-target = Temporary target: { $area }
a-tactics-left = Tactics cards left: { $number }
a-reinforcements = Reinforcements: { $number }
a-known-reinforcements = Known among them: { $cards }
a-player-chose = { $number } options were equally good; the player chose.
# The sheet of Mahdi lists what was weighed; the chronicle need not.
part-mahdi-weighed = { "" }
a-working = How Mahdi decided
a-search = Search cards
a-shelves = Kinds of cards
a-all = All
a-shelf =
    { $shelf-id ->
        [guild] Spacing Guild expansion
        [leaders] Leaders
        [prescience] Prescience
        [objectives] Secret objectives
        [bans] Imperial bans
        [tactics] Tactics
       *[other] { $name }
    }

## What may be done besides

also-claim-now = Claim a prescience card
also-cone = Use a cone of silence
also-free-action = Take a free action

## Panels

a-kinds = What to do
a-choose = Choose.
a-choose-first = Choose first
a-clear = Clear
a-choose-kind = Choose what to do
a-choose-place = Choose a place
a-choose-destination = Choose where to
a-choose-card = Choose a card
a-choose-cards-or-none = Choose cards or none
a-choose-leaders-or-none = Choose leaders or none
a-choose-hit = Choose who takes the hit
a-none = None
a-nothing-possible = Nothing of the kind is possible now.
a-gives-up = What is left of this is given up. What it was paid with stays spent.
a-can-claim = You can claim
a-claim-free = Costs no die.
a-claim-costs-die = Costs a die, whatever it shows.
a-spend-a-die = Spend a die
a-used-dice = used
a-do-one = { $result }: do one
a-dice-left =
    You have { $own ->
        [0] no dice
        [one] one die
       *[other] { $own } dice
    } left, { $enemy } { $number ->
        [0] none
       *[other] { $number }
    }
a-die-idle = only to discard
a-use-idle =
    { $use-id ->
        [strategy-move] No legion can move.
        [strategy-attack] No enemy is within reach of a legion.
        [leadership-move] No legion with a leader can move.
        [leadership-attack] No enemy is within reach of a legion with a leader.
        [deployment-deploy] There is nothing to deploy, or nowhere.
        [mentat-draw] Your decks are empty.
        [house-swap] There are no regulars to exchange, or no elites in the supply.
        [house-vehicles] There is no vehicle to place, or nowhere.
       *[other] Nothing would follow.
    } The die would only be discarded.
a-option-idle = Nobody is in reach: nothing would follow.
a-discards-die = Nothing follows from this: the die is only discarded.
a-nothing-chosen = nothing chosen yet
a-end-turn = End turn
a-end-turn-hint = You may still do one of these; each costs no die.
a-free =
    { $kind-id ->
        [detonate] Once in a game: an area of mountains becomes desert, and worms can go there.
        [train_guerrillas] Turn up a deployment token: its figures take its place.
        [scout] An ornithopter leaves the board, and what lies face down in an area within its reach is turned up.
       *[other] { "" }
    }
gives-up-advance = The legion stays, and the area of the battle stays open.
gives-up-attack = There is no attack. The die stays spent.
gives-up-bene-gesserit = The token stays in reserve for a later round.
gives-up-cards-for-dice = You keep your cards, and roll only the dice you have.
gives-up-choose-option = None of these is done.
gives-up-claim = The card is not claimed now, and its moment passes.
gives-up-confer = The conference ends; you show nothing more.
gives-up-desert-power = You make no use of this Desert Power.
gives-up-draw = No more cards are drawn. The die stays spent.
gives-up-end-of-turn = Your turn ends.
gives-up-exchange-wild-maker = The worm stays as it is.
gives-up-keep-spice = The spice that is left is lost.
gives-up-pick-attacker = There is no attack. The die stays spent.
gives-up-pick-legion = No more legions move with this. The die stays spent.
gives-up-play-card = No card is played. The die stays spent.
gives-up-rescue-harvester = The harvester and its spice are lost.
gives-up-stockpile = The spice that is left is not stockpiled.
gives-up-strike = Nothing is struck now.
a-some =
    { $low ->
        [0] { $high ->
            [one] One at most
           *[other] Up to { $high }
        }
       *[other] { $low } to { $high }
    }
a-exactly = Exactly { $low }
a-lit-places =
    { $number ->
        [one] One place is lit on the map
       *[other] { $number } places are lit on the map
    }
a-as-list = As a list
a-ask =
    { $field-id ->
        [to] Where to?
        [start] From where?
        [target] What is the target?
        [by] How?
        [vehicle] Which vehicle?
        [source] Where does it come from?
        [piece] Which piece?
        [area] Which area?
        [areas] Which areas?
        [zone] Which air zone?
        [zones] Which air zones?
        [place] Where?
        [sector] Which sector?
        [token] Which one?
        [tokens] Which tokens?
        [card] Which card?
        [copies] How many copies?
        [troops] How many troops?
        [figures] What is given up?
        [leader] Which leader?
        [choice] What?
        [lowered] Which marker goes down?
        [raised] Which marker goes up?
        [steps] How many steps?
        [marker] Which marker?
       *[other] Choose
    }
a-who-goes = Who goes
a-stays =
    { $number ->
        [0] no unit stays behind
        [one] one unit stays behind
       *[other] { $number } units stay behind
    }
a-whole-legion = Whole legion
a-cannot-go = This group cannot go anywhere.
a-way =
    { $way-id ->
        [foot] on foot
        [ride] along the wormsigns
        [worm] riding a sandworm
       *[other] by air: { $name }
    }
a-no-more-moves = No more moves
a-no-attack = No attack
a-stay = Stay here
a-no-thanks = No
a-missing-figure =
    No figure is left for { $figure } in { $area }. Choose what stands in.{ $number ->
        [one] { "" }
       *[other] { " " }In all { $number } figures are missing.
    }
a-vehicles-left =
    { $number ->
        [one] One vehicle to place
       *[other] { $number } vehicles to place
    }
a-your-dice = Your dice
a-spend = Spend a die: { $die }
a-choose-die = Choose a die
a-choose-result = Choose a result
a-choose-use = Choose what the die is for
a-forced = The opponent has named a die: { $die } must be spent next.
a-use =
    { $use-id ->
        [strategy-move] Move two different legions.
        [strategy-attack] Attack with one legion.
        [leadership-move] Move two different legions that each have a leader.
        [leadership-attack] Surprise attack with a legion that has a leader.
        [deployment-deploy] { $side-id ->
            [harkonnen] Deploy three regulars and one leader in your settlements.
           *[other] Deploy a random token and one leader in one sietch.
        }
        [mentat-draw] Draw two planning cards.
        [house-swap] Two regulars become elites.
        [house-vehicles] Place two vehicles.
       *[other] { "" }
    }
a-play-card = Play a planning card
a-play-card-text = Instead of the action of the die.
a-without-a-die = Without a die
a-desert-power = Desert Power
a-desert-power-text = As you have fewer dice left than the opponent: wormsigns, moving sandworms, or an attack.
a-power-of-desert =
    { $choice-id ->
        [wormsigns] Wormsigns
        [move] Move sandworms
        [attack] Attack with a sandworm
       *[wild_maker] The Wild Maker
    }
a-power-of-desert-text =
    { $choice-id ->
        [wormsigns] Place two in the desert. They are turned up when Harkonnen enter, or as a desert hazard.
        [move] Two of them move, each up to two areas of desert.
        [attack] It leaves the board and strikes a legion or harvester up to two areas away, which cannot strike back.
       *[wild_maker] His special action.
    }
a-overflow = There is no free slot for a die with { $die }: turn it to another result.
a-slot-token = A Bene Gesserit token on a slot counts as a die of that result in this round.
a-name-die = The Harkonnen must spend this die next.
a-use-as = Use the die as one of these.
a-cards-for-dice = Each planning card that you discard adds one die, six at most.
a-roll-now = Roll the dice
a-total =
    { $hits ->
        [one] One hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] one shield
       *[other] { $shields } shields
    }
a-strips-hint = Specials given to leaders: { $used } of { $most }
a-strips-sum = With the dice:
a-hits-left =
    { $number ->
        [one] One hit to take in { $area }
       *[other] { $number } hits to take in { $area }
    }
a-then-stay = { $dice ->
        [0] Left: { $figures }.
        [one] Left: { $figures }; one die in the next round, before cards.
       *[other] Left: { $figures }; { $dice } dice in the next round, before cards.
    }
a-side = Side
a-you = You
a-seen-by = Seen by { $seat }
a-dice-word = dice
a-hits-word = hits
a-swords = swords
a-shields = shields
a-not-rolled = not rolled yet
a-loss =
    { $figure-id ->
        [regular] It goes back to the supply.
        [elite] It becomes a regular.
        [special] It becomes a regular.
        [troop] It goes back to the supply.
        [generic] It goes back to the supply.
       *[other] To the regeneration tank.
    }
a-battle-answer =
    { $answer-id ->
        [go_on] Another round is fought.
        [cease_attack] Everybody stays where they are.
        [stand_firm] The defender fights another round.
       *[fall_back] The opponent chooses an area next to it{ $rank ->
            [0] .
           *[other] , and may then advance and destroy { $side-id ->
                [atreides] the sietch
               *[other] the settlement
            } of rank { $rank }.
        }
    }
a-answer =
    { $answer-id ->
        [exchange_wild_maker] The Wild Maker leaves the board; a sandworm stands in its place.
       *[other] Nothing changes.
    }
a-play-which = Choose a card from your hand.
a-play-none = Play none
a-discard-which = Choose the card that goes to the discards.
a-claim-which = The condition is met: the markers rise by what the card says.
a-claim-none = Claim none
a-pick-prescience = Choose an open prescience card.
a-show-cards =
    { $number ->
        [one] Show one card
       *[other] Show { $number } cards
    }
a-marker-goes = { $marker } { $from } → { $to }
a-reveals-draw = Once a card is drawn, this cannot be taken back.
a-clear-prescience = Cards chosen here leave the game; the others are shuffled back into the deck.
a-on-step = on step { $step }
a-spice-left =
    { $number ->
        [one] One spice point to spend
       *[other] { $number } spice points to spend
    }
a-row-stays = It stays on row { $from }.
a-row-goes = Row { $from } → { $to }.
a-actions-left =
    { $number ->
        [one] One imperium action
       *[other] { $number } imperium actions
    }
a-from-area = from { $area }
a-mahdi-equal = Mahdi, { $list }: { $number } options are equally good. You choose.

## What everybody can know

a-known = Known of what is hidden
a-known-cards =
    { $number ->
        [one] One card of { $deck }
       *[other] { $number } cards of { $deck }
    }
a-known-sietches =
    { $number ->
        [0] No sietch is hidden
        [one] One hidden sietch
       *[other] { $number } hidden sietches
    }
a-known-tokens =
    { $back-id ->
        [starting] { $number ->
            [one] One starting token face down on the map
           *[other] { $number } starting tokens face down on the map
        }
       *[standard] { $number ->
            [one] One deployment token face down on the map
           *[other] { $number } deployment tokens face down on the map
        }
    }
a-rank = rank { $rank }
a-copies = { $number } × { $thing }
a-certain = exactly these
a-among = among { $number } that nobody has seen
a-cannot-know = What was seen does not tell.

## Words that explain themselves

a-terms = What is this?
term-elite = A better unit of a legion. It rolls one die like any unit, and a hit turns it into a regular.
term-fedaykin = The special elites of the Atreides: their best units. Each cancels one shield of the enemy in a battle round, and a hit turns it into a regular.
term-sardaukar = The special elites of the Harkonnen: their best units. Each cancels one shield of the enemy in a battle round, and a hit turns it into a regular.
term-naib = A generic leader of the Atreides, without a name or a card in play. In battle one special of the dice becomes a hit; a hit takes it off the board.
term-bashar = A generic leader of the Harkonnen, without a name or a card in play. In battle one special of the dice becomes a hit; a hit takes it off the board.
term-troop = A troop of the Great Houses: a regular unit that leads as well, and turns one special into a hit.

## Why a place cannot be chosen

a-why-start = The legion stands here.
a-why-worm = A sandworm is here: no legion may enter or be attacked.
a-why-enemy = An enemy legion is here: it can be attacked, but its area cannot be entered.
a-why-settled =
    { $side-id ->
        [harkonnen] A settlement of the Harkonnen is here: it can be attacked, but not entered.
       *[other] A sietch of the Atreides is here: it can be attacked, but not entered.
    }
a-why-wall = No passage: the border between is a cliff.
a-why-far = Out of reach of this legion.
a-why-no-legion = You have no legion here.
a-why-cannot-move = This legion cannot move now: it has moved, has nowhere to go, or lacks what the action asks for.
a-why-cannot-attack = This legion cannot attack now: no enemy is within its reach, or it lacks what the action asks for.
a-why-no-enemy = There is no enemy here.
a-why-lacks =
    { $mark-id ->
        [zone] An air zone is asked for.
        [area] An area is asked for, not an air zone.
        [settlement] All places to choose have a settlement or a sietch of yours; here is none.
        [enemy_settlement] All places to choose have a settlement or a sietch of the enemy; here is none.
        [legion] All places to choose have a legion of yours; here is none.
        [enemy_legion] All places to choose have an enemy legion; here is none.
        [worm] All places to choose have a sandworm; here is none.
        [wormsign] All places to choose have a wormsign; here is none.
        [harvester] All places to choose have a harvester; here is none.
        [flyer] All places to choose have something flying there; here is nothing.
        [desert] All places to choose are desert; this is none.
        [no_enemy] An enemy legion or settlement is here; there is none in any place to choose.
       *[no_worm] A sandworm is here; there is none in any place to choose.
    }

## After the end

a-secret-reached = Reached:
a-secret-sietches = Sietches
a-secret-tokens = Under the deployment tokens
a-secret-reinforcements = Reinforcements
a-secret-ahead = The next cards of the decks

## Words of this game

glossary-1 = Regulars, elites: the common units of a legion, and the better ones. A hit turns an elite into a regular.
glossary-2 = Fedaykin, Sardaukar: the special elites, the first of the Atreides, the second of the Harkonnen.
glossary-3 = Naib, Bashar: the generic leaders, who have no name of their own; Naibs lead the Atreides, Bashars the Harkonnen.
glossary-4 = Named leaders: those with a card and a name, such as Paul or Baron Harkonnen.
glossary-5 = Deployment token: it lies face down and stands for units that only its side knows, until it is revealed.
