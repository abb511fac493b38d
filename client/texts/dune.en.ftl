# Dune in the browser, in English. What the game itself says stands in src/landsraad/dune/texts.

## The board

dune-board = Map of Dune
dune-board-in-words = What lies on the map
dune-forces-of = { $seat }: { $forces }
dune-advisors-of = { $seat } (advisors): { $forces }
dune-spice-here = { $amount } spice
dune-in-storm = in the storm
dune-empty = nobody here
dune-in-sector = Sector { $sector }
dune-spice-blows-here = { $amount } spice appear here when its card is drawn
dune-barred-by-storm = Not now: nobody enters or leaves the storm
dune-barred-by-two = Not now: two factions hold this stronghold already
dune-barred-by-ally = Not now: your ally is here ({ $allies }), and allies share no territory
dune-barred-by-price = Not now: a force costs { $price } spice here, and you have { $own }
dune-barred-far-from-flat = Fremen arrive on the Great Flat or within two territories of it
dune-barred-no-sand = Worms come up on sand alone
dune-barred-no-way = Too far for this group, or the way is barred
dune-storm-is-in = The storm is in sector { $sector }.
dune-wall-gone = The Shield Wall is destroyed.
dune-terrain-sand = sand
dune-terrain-rock = rock
dune-terrain-stronghold = stronghold
dune-terrain-polar = never any storm

## Around it

dune-track = Turn and phase
dune-turn = Turn
dune-of-turns = of { $number }
dune-phase-storm = Storm
dune-phase-spice-blow = Spice
dune-phase-charity = CHOAM
dune-phase-bidding = Bidding
dune-phase-revival = Revival
dune-phase-shipment = Shipment
dune-phase-battle = Battle
dune-phase-collection = Harvest
dune-phase-mentat-pause = Mentat
dune-storm-order = Order of play, from the first player
dune-factions = The factions
dune-you = you
dune-you-after = you
pair-you = you: { $number }
entry-you = you { $value }
dune-allied-with = allied with { $allies }
dune-awaited = to act
dune-close-to-victory = Who is close to victory
dune-special-victories = Without strongholds
dune-special-fremen = Fremen win at the end of turn { $turn } if nobody has, only they or nobody are in Sietch Tabr and Habbanya Sietch, and neither Harkonnen, Atreides nor Emperor is in Tuek's Sietch.
dune-special-guild = Guild wins at the end of turn { $turn } if nobody else does.
dune-special-bene-gesserit = Bene Gesserit win instead of the faction that they have secretly named, if it wins by strongholds in the turn that they have named.
dune-strongholds = Strongholds
dune-held-by = { $territory }: { $holders }
dune-nobody = nobody
dune-side-holds = { $side }: { $held } of { $needed } strongholds
dune-last-turn = The last turn
dune-to-win =
    { $number ->
        [0] enough to win
       *[other] { $number } to win
    }
dune-battle-about =
    { $territory }: { $you ->
        [0] you against { $defender }
        [1] { $aggressor } against you
       *[other] { $aggressor } against { $defender }
    }
dune-spice = Spice
dune-spice-word = spice
dune-bribes = Bribes, until the Mentat pause
dune-cards-in-hand = Cards in hand
dune-reserves = Forces in reserve
dune-tanks = Forces in the tanks
dune-leader-text = { $name }, strength { $strength }: { $where }
dune-karama-spent = The Karama power is spent.
dune-captives-taken =
    { $number ->
        [one] One of the leaders is held captive.
       *[other] { $number } of the leaders are held captive.
    }
dune-kwisatz-dead = The Kwisatz Haderach is dead.
dune-kwisatz-losses = Forces lost towards the Kwisatz Haderach: { $number } of { $needed }.
dune-traitors-shown = Traitors shown: { $leaders }.
dune-has-promised = Has promised: { $promise }.
dune-counted = { $what }, counted from what all have seen
dune-counted-short = { $what }, counted
dune-in-reserve = Reserve
dune-in-tanks = In the tanks
dune-known-cards = Cards known
dune-known-of = { $known } of { $all }
dune-card-dealt =
    { $number ->
        [one] Dealt at the beginning
       *[other] { $number } dealt at the beginning
    }
dune-card-bought = Bought in turn { $turn } for { $price }
dune-card-bonus =
    { $number ->
        [one] Drawn in turn { $turn } beside a purchase
       *[other] { $number } drawn in turn { $turn } beside purchases
    }
dune-card-exchanged =
    { $number ->
        [one] Exchanged in turn { $turn }
       *[other] { $number } exchanged in turn { $turn }
    }
dune-may-be-gone =
    { $number ->
        [one] perhaps played since
       *[other] some perhaps played since
    }
dune-said-and-shown = Said and shown
dune-noted-in-turn = Turn { $turn }:
dune-seen-by = Seen by { $seats }
dune-seen-by-all = Seen by all
dune-hand = Hand
dune-hand-of = Hand, { $number } of { $limit }
dune-no-cards = No cards.
dune-traitor = Traitor
dune-prediction = Prediction
dune-predicted = { $winner }, turn { $turn }
dune-next-spice = Next spice card: { $card }
dune-next-storm =
    { $sectors ->
        [one] The next storm moves one sector.
       *[other] The next storm moves { $sectors } sectors.
    }
dune-next-treachery = Next treachery card: { $card }
dune-decks = Decks and discards
dune-treachery-deck = Treachery deck
dune-treachery-short = treachery
dune-what-is = What is this?
dune-word-advisors = Advisors
dune-word-karama = Karama
dune-word-nexus = Nexus
dune-word-prediction = Prediction
dune-word-prescience = Prescience
dune-word-storm = Storm
dune-word-tanks = Tanks
dune-word-traitor = Traitors
dune-word-voice = The Voice
dune-word-worm = Worms
dune-spice-short = spice
dune-treachery-discards = Treachery discards
dune-out-of-game = Out of the game
dune-spice-deck = Spice deck
dune-spice-pile-a = Spice discards A, newest first
dune-spice-pile-b = Spice discards B, newest first
dune-discarded =
    { $number ->
        [0] no discards
        [one] one discard
       *[other] { $number } discards
    }
dune-worms-seen =
    { $number ->
        [0] no worm seen yet
        [one] one worm seen
       *[other] { $number } worms seen
    }
dune-last-blows = Last blows: { $places }
dune-deals-on-table =
    { $number ->
        [one] One deal or offer on the table
       *[other] { $number } deals and offers on the table
    }
dune-deal-open = Offer { $number }, { $giver } to { $to }: { $gives } for { $asks }
dune-deal-made = Deal { $number }, { $giver } and { $to }: { $gives } for { $asks }
dune-terms-spice = { $amount } spice
dune-terms-later = { $amount } spice at the Mentat pause
dune-terms-promise = the promise to { $promise }
dune-terms-look = a look at { $what }
dune-terms-words = something agreed in words
dune-terms-nothing = nothing

## Faction sheets, in our own words

dune-behind-its-shield = Spice, behind the shield
dune-victory = Victory
dune-leaders = Leaders
dune-forces-on-map = On the map
dune-forces-number =
    { $number ->
        [one] one force
       *[other] { $number } forces
    }
dune-as-advisors = advisors
dune-beside-yours = beside your { $forces }
dune-offer-a-deal = Offer a deal
dune-show-on-map = Show on the map
dune-secrets = Only you know
dune-cards-unknown =
    { $number ->
        [one] one card that you have not seen
       *[other] { $number } cards that you have not seen
    }
dune-powers = Powers
dune-strategy = How to play it
dune-power-atreides-1 = See each treachery card before anybody bids for it.
dune-power-atreides-2 = See the next spice card while all ship and move.
dune-power-atreides-3 = Ask in battle for one part of the opponent's plan: leader, weapon, defense or number.
dune-power-more-atreides-1 = After seven forces lost in battle the Kwisatz Haderach wakes: 2 more strength once a turn, and the leader beside him is no traitor.
dune-power-ally-atreides = Looks into the plan of an ally's opponent too.
dune-power-karama-atreides = Karama: see the whole plan of one opponent.
dune-strategy-atreides-1 = You alone know what is for sale: pay for what matters and let others pay for rubbish.
dune-strategy-atreides-2 = You begin in Arrakeen. Keep it, for its ornithopters and its income.
dune-strategy-atreides-3 = Trade what you know. An ally who trusts your eyes is worth more than spice.
dune-power-bene-gesserit-1 = Before the game, write down who wins and when. If it comes true, you win instead.
dune-power-bene-gesserit-2 = When others ship, send a force of yours to the Polar Sink for nothing.
dune-power-bene-gesserit-3 = The Voice: order an opponent to play a kind of card in battle, or not to.
dune-power-more-bene-gesserit-1 = Live beside others as advisors, who neither fight nor are fought, and turn into fighters before you move.
dune-power-more-bene-gesserit-2 = Take the charity of CHOAM every turn, and play worthless cards as Karama.
dune-power-ally-bene-gesserit = Uses the Voice for an ally.
dune-power-karama-bene-gesserit = Karama: any worthless card serves as one.
dune-strategy-bene-gesserit-1 = Stay small and everywhere. Nobody fears five tokens in the right places.
dune-strategy-bene-gesserit-2 = All your leaders are strong, and the Voice spares them: fight few battles, and win them.
dune-strategy-bene-gesserit-3 = Push your chosen winner at your chosen time, without ever saying why.
dune-power-emperor-1 = Every spice that others pay for treachery cards is yours.
dune-power-more-emperor-1 = Five Sardaukar: each counts as two in battle, but not against the Fremen.
dune-power-ally-emperor = Pays for the revival of up to three more forces of an ally, and gives spice at any time.
dune-power-karama-emperor = Karama: revive three forces or a leader at once and free.
dune-strategy-emperor-1 = You have the money. Land where it hurts, in numbers, when the time is ripe.
dune-strategy-emperor-2 = Bid up what others need: they pay you either way.
dune-strategy-emperor-3 = Lend spice for promises. Gifts win allies, debts keep them.
dune-power-fremen-1 = Come for nothing onto the Great Flat or within two territories of it, and move two territories at a time.
dune-power-fremen-2 = Worms spare you: ride one to any territory.
dune-power-fremen-3 = Three forces come back free each turn.
dune-power-fremen-4 = If nobody has won in the end, you win while you or nobody hold Sietch Tabr and Habbanya Sietch and none of Harkonnen, Atreides and Emperor sits in Tuek's Sietch.
dune-power-more-fremen-1 = See the next storm. It takes only half of your forces.
dune-power-more-fremen-2 = Three Fedaykin count as two each, and your forces fight at full strength without spice.
dune-power-ally-fremen = Shares the victory at the end, protects an ally from worms and lets three of its forces come back free.
dune-power-karama-fremen = Karama: call a worm to any sand.
dune-strategy-fremen-1 = You are poor, but the desert costs you nothing: gather spice where others fear the storm.
dune-strategy-fremen-2 = Your leaders are strong. Keep a weapon, and fight for sietches that you can hold.
dune-strategy-fremen-3 = Time is on your side: a quiet game that ends on the last turn is yours.
dune-power-guild-1 = What others pay for shipping is yours, and you ship at half price.
dune-power-guild-2 = Ship from anywhere on Dune to anywhere else, or back into reserve.
dune-power-guild-3 = If nobody has won in the end, and the Fremen have not either, you win.
dune-power-more-guild-1 = Take your turn to ship and move whenever you like.
dune-power-ally-guild =
    { $ruleset ->
        [tournament] Lets an ally ship across the planet, and shares the victory at the end.
       *[other] Lets an ally ship at half price and across the planet, and shares the victory at the end.
    }
dune-power-karama-guild = Karama: forbid one shipment from outside.
dune-strategy-guild-1 = Nobody gets rich in the desert without paying you: be slow, be rich, be asked.
dune-strategy-guild-2 = Break the alliance that is about to win. If nobody wins, you do.
dune-strategy-guild-3 = Tuek's Sietch is your door. Keep enough in reserve to open any other.
dune-power-harkonnen-1 = Keep all four of your traitors.
dune-power-harkonnen-2 = Hold up to eight cards, and get one more free for each that you buy.
dune-power-more-harkonnen-1 = Capture a leader of whoever you beat: kill it for 2 spice, or let it fight for you once.
dune-power-ally-harkonnen = Calls its traitors for an ally too.
dune-power-karama-harkonnen = Karama: take cards from a hand unseen, and give back as many.
dune-strategy-harkonnen-1 = Buy cards whenever you can: each comes with another one.
dune-strategy-harkonnen-2 = Fight often. One of four traitors stands before you more often than not.
dune-strategy-harkonnen-3 = From Carthag, Arrakeen is near. Strike before anybody has shields enough.

## Cards, in our own words

dune-kind-weapon-projectile = projectile weapon
dune-kind-weapon-poison = poison weapon
dune-kind-weapon-special = special weapon
dune-kind-defense-projectile = projectile defense
dune-kind-defense-poison = poison defense
dune-kind-special = special
dune-kind-worthless = worthless
dune-kind-text-weapon-projectile = Put it in your Battle Plan. It kills the other side's leader unless a Shield is played there.
dune-kind-text-weapon-poison = Put it in your Battle Plan. It kills the other side's leader unless a Snooper is played there.
dune-kind-text-weapon-special = Put it in your Battle Plan. It kills the other side's leader.
dune-kind-text-defense-projectile = Put it in your Battle Plan. Your leader survives projectile weapons.
dune-kind-text-defense-poison = Put it in your Battle Plan. Your leader survives poison.
dune-kind-text-special = Play it at the moment it speaks of.
dune-kind-text-worthless = Good for nothing, except to get rid of it in a Battle Plan in place of a weapon or a defense.
dune-card-lasgun = Put it in your Battle Plan. It kills the other side's leader whatever he defends with. If anyone in the battle plays a Shield, everything in the territory is destroyed.
dune-card-cheap-hero = Plays the leader in your Battle Plan with strength 0, so that you may use weapon and defense. He leaves with the battle.
dune-card-karama = Stop one advantage of another faction as it is used, or take the card on auction free, or ship at half price. In the advanced game each faction also has a Karama power of its own, once a game.
dune-card-truthtrance = Ask one player one question that can be answered with yes or no. The answer must be true.
dune-card-weather-control = Before the storm moves, from the second turn: you decide how far, from 0 to 10 sectors.
dune-card-family-atomics = Before the storm moves, with a force on or next to the Shield Wall: blow it up. What stood on it dies, and Arrakeen, Carthag and the Imperial Basin lie open to the storm from then on.
dune-card-hajr = After your move: move one more group, or the same one again.
dune-card-tleilaxu-ghola = At any time: revive one leader, or up to five forces, free and beside all limits.
dune-card-spice = { $amount } spice appears here, unless the storm stands over it.
dune-card-shai-hulud = A worm comes up where spice blew last on this pile, devours forces and spice there, and calls a Nexus.

## The gallery

dune-gallery-treachery = Treachery cards
dune-gallery-spice = Spice cards
dune-gallery-leaders = Leaders and traitors
dune-gallery-traitors-note = Each leader also has a traitor card: whoever holds it may reveal the leader as a traitor when the other side plays it in a battle, and wins without losses.
dune-copies =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }

## Panels: what they have in common

dune-choose-first = Choose first
dune-not-yet = Not yet complete
dune-dial-less = Less: { $label }
dune-dial-more = More: { $label }
dune-place = Place
dune-press-place = Pick a place on the map or in the list; dark ones are barred.
dune-on-the-map = on the map, or here
dune-leader = Leader
dune-leader-strength = { $name }, strength { $strength }
dune-strength = strength { $strength }
dune-no-leader = no leader
dune-no-leader-no-cards = Without a leader, neither weapon nor defense can be played.
dune-weapon = Weapon
dune-no-weapon = no weapon
dune-defense = Defense
dune-no-defense = no defense

## Panels: shipment and movement

dune-way-of-travel = How
dune-destination = To
dune-home = into your reserves
dune-how-many = How many
dune-of-reserves = up to { $number } of { $reserves } in reserve
dune-origin = From
dune-press-destination = Pick a place on the map or in the list; dark ones are barred.
dune-press-origin = Pick one of your groups on the map or in the list.
dune-group-cannot = This group cannot go anywhere together.
dune-nowhere-to-go = There is nothing you could send now.
dune-ship-to = Ship to { $place }
dune-move-to = To { $place }
dune-move-from = From { $place }
dune-forces-here = Forces
dune-specials-here = Special forces ★
dune-forces-from = Forces, { $place }
dune-specials-from = Special forces, { $place }
dune-karama-card = Card used as a Karama
dune-bill-forces =
    { $number ->
        [one] one force at { $rate }
       *[other] { $number } forces at { $rate }
    }
dune-bill-half = half of it, as with the Guild
dune-bill-karama = half of it, with the Karama
dune-bill-allies = paid by allies, as they have pledged
dune-bill-to = paid to { $seat }; you keep
dune-bill-bank = paid to the bank; you keep
dune-costs-nothing = Costs nothing.
dune-go-ship = Ship { $number } for { $price } spice
dune-go-arrive =
    { $number ->
        [one] One force arrives
       *[other] { $number } forces arrive
    }
dune-go-move = Move { $number }
dune-go-ride-worm = Ride the worm with { $number }
dune-go-ship-across = Ship { $number } across for { $price }
dune-go-ship-home = Ship { $number } home for { $price }
dune-pass-ship = Ship nothing
dune-pass-move = Move nothing
dune-pass-ride = Do not ride
dune-there-enemy = { $seat }: { $forces } here. If you both stay, you fight.
dune-there-peaceful = { $seat }: { $forces } here.
dune-there-advisors = { $seat }: { $forces } here as advisors, who do not fight.
dune-there-spice = { $amount } spice lies here.
dune-there-storm =
    { $sectors ->
        [0] The storm stands here.
        [one] The storm is one sector away and kills here.
       *[other] The storm is { $sectors } sectors away and kills here.
    }
dune-stronghold-left = { $place }: none of your forces stay. You hold this stronghold no longer.
dune-one-more = One more in { $place }
dune-muster-place-fremen = Your first forces, in all: { $sums }. Press the map for one more.
dune-or-else = { " or " }
dune-muster-choose-battle-losses = You lose, in all: { $sums } (★ special forces).
dune-muster-choose-territory-losses = You lose, in all: { $sums } (★ special forces).
dune-muster-go-place-fremen = Place these forces
dune-muster-go-choose-battle-losses = Lose these forces
dune-muster-go-choose-territory-losses = Lose these forces
dune-chosen-so-far = Chosen so far: { $number }
dune-announce-hint = Where you announce a battle your advisors become fighters. You may announce none.

## Panels: battle

dune-against = against
dune-battle-in = Battle in { $territory }
dune-aggressor = aggressor
dune-defender = defender
dune-voice-play =
    The Voice: { $mine-id ->
        [yes] you
       *[no] { $seat }
    } must play { $card } if possible.
dune-voice-not =
    The Voice: { $mine-id ->
        [yes] you
       *[no] { $seat }
    } must not play { $card }.
dune-has-shown =
    { $mine-id ->
        [yes] You have shown
       *[no] { $seat } has shown
    } { $element }: { $value }
dune-your-traitor = { $leader }, your traitor
dune-prescience-asks = Prescience asks for { $element }.
dune-element-leader = the leader
dune-element-weapon = the weapon
dune-element-defense = the defense
dune-element-number = the number on the wheel
dune-no-number = nothing
dune-with-kwisatz = with the Kwisatz Haderach (+{ $strength })
dune-on-the-wheel = Number on the Battle Wheel
dune-of-forces = of { $forces }
dune-total = Total
dune-total-made-of = { $dial } + leader { $leader }
dune-spice-to-support = Spice to support forces
dune-seal-plan = Seal the plan: { $dial } with { $leader }
dune-voice-order = The order
dune-voice-play-short = must play
dune-voice-not-short = must not play
dune-voice-about = What
dune-prescience-about = What shall the other side show?
dune-show-hint = What you show now must be in your Battle Plan.
dune-anybody-calls = Does anybody call a traitor?
dune-no-traitor-here = None of your traitors leads the other side.
dune-no-traitor = No traitor
dune-discard-hint = Press the cards that you discard; the others come back to your hand.
dune-discard-card = Discard { $card }
dune-give-back = Give back { $cards }
dune-give-back-hint =
    { $number ->
        [one] Press the card that you give back.
       *[other] Press the { $number } cards that you give back.
    }
dune-captive-hint = Kill it for two spice, keep it to fight for you once, or let it go.

## Panels: the auction

dune-on-auction = On auction
dune-highest-bid = highest bid
dune-leads-with =
    { $mine-id ->
        [yes] You lead with { $amount }
       *[no] { $seat } leads with { $amount }
    }
dune-card-of = Card { $number } of { $cards }
dune-sold-so-far =
    { $number ->
        [one] one sold: { $sales }
       *[other] { $number } sold: { $sales }
    }
dune-bidder-passed = pass
dune-bidder-full = full
dune-bidder-turn = bids now
dune-bid-at-most = Bid at most
dune-bid-for-me = Bid for me, in secret
dune-you-said = You said: “{ $what }”.
dune-withdraw = Withdraw
dune-pass-without-means = Pass when I can do nothing else
dune-bid-hint = If nobody bids more you pay { $amount } and keep { $left } spice.
dune-cards-of = of { $limit } cards
dune-change-plan = Change my plan
dune-made-plan =
    { $dial } on the wheel{ $spice ->
        [0] { "" }
       *[other] , { $spice } spice
    }{ $cards ->
        [0] , no cards
       *[other] { "" }
    }
dune-taken-by-karama = Taken with a Karama.
dune-no-bid-yet = Nobody has bid yet.
dune-bidding-order = Order of bidding
dune-spice-to-pay =
    { $pledged ->
        [0] spice
       *[other] + { $pledged } of allies
    }
dune-bid-range = at least { $low }, at most { $means }
dune-bid-least = at least { $low }
dune-bid-nothing = There is no bid that you could pay.
dune-bid-up-to-chosen = Bid up to … (choose a number)
dune-bid-up-to = Bid up to { $most }
dune-what-you-know = What you know
dune-looked-at = The Atreides have looked at this card.
dune-looked-and-passed = The Atreides have looked at this card and passed.
dune-looked-and-bid = The Atreides have looked at this card and bid { $amount }.
dune-out-so-far =
    Out so far: { $cards }{ $others ->
        [0] { "" }
        [one] {" "}and one more card
       *[other] {" "}and { $others } more cards
    }.
dune-none-out = No card is out so far.
dune-is-paid = The Emperor is paid for this card.
dune-your-bid = Your bid
dune-quick-bids = Quick bids
dune-bid-beyond = More than you can pay in spice: only a Karama would save you.

## Panels: the storm

dune-dial-storm-hint = The storm stands in sector { $sector }. Both dials together are how far it moves, counter-clockwise.
dune-storm-dial = Storm dial
dune-storm-sectors = Sectors
dune-storm-will-move =
    { $sectors ->
        [one] The storm would move one sector, to sector { $sector }.
       *[other] The storm would move { $sectors } sectors, to sector { $sector }.
    }
dune-storm-ends-in = The storm ends in sector { $sector }.
dune-storm-takes =
    { $number ->
        [one] The storm takes one force in { $place }.
       *[other] The storm takes { $number } forces in { $place }.
    }

## Panels: alliances, deals, Karama

dune-ally-with = Alliance with { $seat }
dune-propose-to = Propose an alliance to
dune-choose-ally = Choose an ally
dune-answer-join-alliance = Join
dune-answer-decline-alliance = Decline
dune-answer-accept-deal = Accept
dune-answer-refuse-deal = Refuse
dune-answer-withdraw-deal = Withdraw
dune-no-alliances = Nobody is allied.
dune-allied = Allied: { $members }
dune-proposes = { $seat } proposes an alliance: { $members }
dune-proposes-to-you = { $seat } proposes an alliance with you
dune-no-more-offers = You cannot make another offer now.
dune-offer-to = To whom
dune-to-all = everybody
dune-you-give = You give
dune-you-get = You get
dune-spice-now = Spice now
dune-spice-later = Spice at the Mentat pause
dune-a-promise = A promise for this turn
dune-a-look = A look at
dune-make-offer = Make the offer
dune-offer-sum = You give { $gives }, and get { $asks }.
dune-offer-empty = An offer needs something on one side at least.
dune-promise-bid = bid on the next card
dune-promise-no-bid = not bid
dune-promise-traitor = call a traitor
dune-promise-no-traitor = call no traitor
dune-promise-ship = ship into …
dune-promise-no-ship = ship nothing into …
dune-promise-move = move into …
dune-promise-no-move = move nothing into …
dune-promise-release = let go home …
dune-advantage-of = { $seat } uses an advantage
dune-stop-with = Stop it with { $card }
dune-no-karama = You have no Karama to stop it with.

## Panels: persons

dune-winner = Winner
dune-in-turn = In turn
dune-predict-winner = Predict { $seat }
dune-predict-hint = If they win in just that turn, you win alone in their place.
dune-dealt-traitors = Your traitor cards
dune-keep-traitor = Keep { $leader }
dune-traitors-hint = Keep one leader who will betray whoever plays them against you.
dune-nothing-to-revive = There is nothing you can revive.
dune-revival-hint = In your tanks: { $tanks }. Free: { $free }, at most { $limit } forces, { $price } spice for each beyond the free ones.
dune-revival-cost = Costs { $cost } spice. You have { $own }.
dune-not-together = Not both together.
dune-who-is-there = Who is there
dune-ships-now = { $seat } ships { $forces } to { $place }.
dune-gift-offered = { $seat } offers you { $amount } spice.
dune-charity-hint = You have { $own } spice. Charity gives you { $gain } more: it brings whoever asks up to 2.
dune-charity-empty = You have no spice. Charity gives you { $gain }.
dune-charity-always = You have { $own } spice. Charity gives you { $gain } more: you receive it every turn, whatever you have.
dune-charity-none = You have { $own } spice: no charity is due to you.

## Panels: what is still to be chosen

dune-choose-leader = Choose a leader
dune-choose-dial = Choose a number on the wheel
dune-choose-weapon = Choose a weapon or none
dune-choose-defense = Choose a defense or none
dune-choose-number = Choose a number
dune-choose-bid = Choose your bid
dune-choose-how-many = Choose how many
dune-choose-destination = Choose where to
dune-choose-origin = Choose who goes
dune-choose-place = Choose a place
dune-choose-card = Choose a card
dune-choose-order = Choose the order
dune-choose-about = Choose what it is about
dune-choose-shown = Choose what you show
dune-choose-stop = Stop it, or let it be?
dune-choose-battle = Choose a battle
dune-choose-announced = Choose battles or none
dune-choose-discards = Choose discards or none
dune-choose-traitor = Choose whom to keep
dune-choose-traitor-to-call = Choose the traitor
dune-choose-winner = Choose a winner
dune-choose-turn = Choose a turn
dune-choose-revived = Choose who comes back
dune-choose-terms = Choose what to offer
dune-choose-more = Choose { $number } more
dune-choose-more-cards =
    { $number ->
        [one] Choose one more card
       *[other] Choose { $number } more cards
    }
dune-dial-open = no number yet

## Panels: what follows

dune-if-won = Win:
dune-if-lost = Lose:
dune-plan-if-won-open = you lose what you put on the wheel.
dune-plan-if-won =
    you lose forces worth { $dial } of { $forces }{ $spice ->
        [0] { "" }
       *[other] {" "}and { $spice } spice
    }.
dune-plan-nobody-stays = Nobody of yours stays there.
dune-plan-if-won-forces =
    { $lost ->
        [0] you lose no forces
        [one] you lose one of { $number ->
            [one] one force
           *[other] { $number } forces
        }
       *[other] you lose { $lost } of { $number } forces
    }{ $spice ->
        [0] { "" }
       *[other] {" "}and { $spice } spice
    }.
dune-plan-if-lost =
    { $number ->
        [one] your one force
       *[other] all { $forces } forces
    }{ $cards ->
        [0] { "" }
        [one] , your card
       *[other] , both cards
    }{ $spice ->
        [0] { "" }
       *[other] , { $spice } spice
    } lost.
dune-spice-support-short = Spice
dune-kwisatz-short = Kwisatz +{ $strength }
dune-let-it-be = Let it be
dune-storm-cards = Cards for the storm
dune-dial-storm-cost = Secret until both of you have chosen; then it stands.
dune-traitors-here = Traitors on the other side
dune-traitors-cost = The others go back into the box.
dune-discarded-cards = Discard
dune-discard-none = Discard none
dune-discard-cost = Discards are gone for good.
dune-announced = Fight in
dune-announce-none = Nowhere
dune-announce-none-cost = All your advisors stay advisors this turn.
dune-revival-given-up =
    { $free ->
        [0] Pass: nobody comes back this turn.
        [one] Pass: nobody comes back this turn, not even the one that is free.
       *[other] Pass: nobody comes back this turn, not even the { $free } that are free.
    }
dune-joining-binds = You share victory with them, cannot fight them, and stay allied until a Nexus.
dune-declining-costs = The proposal is off for you.
dune-leaving-costs = You are no longer allied with { $allies }.
dune-accepting-binds = A deal that is made binds both sides.

## What declining costs

gives-up-accompany = Pass: no force of yours goes along with this shipment.
gives-up-before-storm = Pass: you play nothing before this storm moves, and keep the card.
gives-up-bid = Pass: you bid no more for this card.
gives-up-bonus-card = You get no free card beside this one; it is not made up for later.
gives-up-captive = The leader goes home, and you get neither spice nor a fighter.
gives-up-charity = You get no spice from the charity this turn; it cannot be claimed later.
gives-up-fund-revival = You pay for nobody’s revival; your allies’ dead stay in the tanks.
gives-up-guild-turn = You wait: the next player ships and moves first, then you are asked again.
gives-up-hajr = You do not move again this turn; the card stays in your hand.
gives-up-look-at-plan = You see nothing of the plans; you keep your card and your Karama power.
gives-up-move = Pass: you move nothing this turn, and your turn ends.
gives-up-nexus = Pass: your alliances stay as they are. Once all pass, the Nexus ends.
gives-up-place-worm = Pass: you place no worm; it comes up where spice blew last on this pile.
gives-up-prescience = Pass: you see nothing of the other plan in this battle.
gives-up-respond = The advantage takes its effect. You keep your card.
gives-up-revive-leader = Pass: no leader comes back this turn.
gives-up-ride = Pass: nobody rides this worm; your forces stay where they are.
gives-up-ship = Pass: you ship nothing this turn. You may still move.
gives-up-stop-shipment = The shipment lands. You keep your card and your Karama power.
gives-up-summon-worm = Pass: you call no worm, and keep your card and your Karama power.
gives-up-traitor = Pass: the leader stays loyal, and the battle is fought. You keep your traitor for later.
gives-up-traitors = Pass: you keep the traitors that you were dealt.
gives-up-voice = Pass: you give no order in this battle.

## Curves of the game

curve-strongholds = Strongholds
curve-on-the-map = Forces on the map

## After the end

curve-spice = Spice
dune-traitors-kept =
    { $number ->
        [one] Traitor
       *[other] Traitors
    }
dune-traitor-called = was called
dune-traitor-uncalled = never called
dune-traitors-returned = Given back: { $leaders }.
dune-hand-count =
    { $number ->
        [0] No cards in hand
       *[other] Hand
    }
dune-captives = Captives
dune-forces-left = Reserves: { $reserves }. In the tanks: { $tanks }.
dune-lay-ahead = What lay ahead
dune-next-storm-was =
    { $sectors ->
        [one] The next storm: one sector
       *[other] The next storm: { $sectors } sectors
    }
dune-next-spice-was = The next spice card
dune-next-treachery-were = The next treachery cards

## Values to choose

choice-until-phase = the end of this phase
choice-until-turn = the end of this turn
choice-until-game = the end of the game
choice-what-pass = anything that I may pass
choice-what-no-means = auctions that I cannot pay for

## What may be done beside

also-ally-help = Help your ally
also-deal = Make a deal
also-ghola = Play Tleilaxu Ghola
also-imperial-karama = Revive with Karama
also-show = Show something secret
also-auction = Bid for me …
also-standing = Don’t ask me about …
also-summon-worm = Call a worm
also-swap-hands = Take cards with Karama
also-truthtrance = Ask with Truthtrance

## Words that explain themselves

term-storm = The storm moves around the planet, sector by sector. It kills whoever stands on sand in its way and blows spice away; rock, strongholds and the Polar Sink are safe.
term-spice-blow = Cards of the spice deck are turned up. Spice appears where they say, or a worm comes up.
term-charity = CHOAM, which owns the trade with spice, gives some to whoever has next to none and asks for it.
term-bidding = Treachery cards are sold one by one and unseen to whoever bids most. If the Emperor plays, the others pay him.
term-revival = Dead forces and leaders come back from the Tleilaxu Tanks: some forces for nothing, others for spice.
term-shipment = One after the other ships forces from the reserves to the planet, once, and then moves one group.
term-battle = Where two factions meet they fight. Each seals a plan of forces, a leader and cards; both are shown at once, and the higher sum wins.
term-collection = Whoever stands where spice lies collects it: 2 for each force, or 3 with ornithopters.
term-mentat-pause = Bribes are taken in. Whoever holds enough strongholds wins.
term-advisors = Forces of the Bene Gesserit in the advanced game that live beside others. They neither fight nor hold anything, until they become fighters.
term-karama = A treachery card that stops an advantage of another faction as it is used, takes a card on auction free, or halves the price of a shipment. In the advanced game each faction has a power of its own with it, once a game.
term-nexus = After a worm all may make and break alliances. They hold until the next Nexus.
term-prediction = The Bene Gesserit write down who wins and in which turn. If that comes true, they win instead.
term-prescience = The Atreides ask for one part of the other plan before they make their own.
term-tanks = The Tleilaxu Tanks: dead forces and leaders lie there until they are revived.
term-traitor = A leader in the pay of whoever holds their card. Played against that player, they may be called: the battle is won at once and without losses.
term-voice = The Bene Gesserit order the other side to play, or not to play, a kind of card.
term-worm = Shai-Hulud devours all forces and spice where it comes up, but not the Fremen, who may ride it.

## Words of this game

glossary-1 = Forces: the tokens of a faction. Special forces, marked ★, are Sardaukar of the Emperor and Fedaykin of the Fremen, and count as two in battle.
glossary-2 = Advisors, fighters: forces of the Bene Gesserit in the advanced game. Advisors live beside others and do not fight.
glossary-3 = Tanks: the Tleilaxu Tanks, where the dead wait to be revived.
glossary-4 = Reserves: forces that are not on the planet yet.
glossary-5 = Sectors: the eighteen slices of the map, numbered on its rim, through which the storm moves.

dune-offer-folded = An offer waits
dune-offer-later = Answer later
dune-offer-accept = Accept
dune-offer-accept-sure = Yes, accept
dune-offer-refuse = Refuse
dune-offer-counter = Counter-offer
