# Dune in English. Territories, cards and leaders are named in ../data.

## Parts of sentences

# How many of something; of forces, ordinary and special (Sardaukar, Fedaykin).
pair = { $name }: { $number }
two-numbers =
    { $second ->
        [0] { $first }
       *[other] { $first } + { $second }*
    }
pair-forces =
    { $name }: { $number ->
        [one] one force
       *[other] { $number } forces
    }
pair-specials =
    { $name }: { $number ->
        [one] one { part-special-name }
       *[other] { $number } { part-special-names }
    }
part-special =
    { $specials ->
        [one] one { part-special-name }
       *[other] { $specials } { part-special-names }
    }
part-special-name =
    { $owner-id ->
        [emperor] Sardaukar
        [fremen] Fedaykin
       *[other] special force
    }
part-special-names =
    { $owner-id ->
        [emperor] Sardaukar
        [fremen] Fedaykin
       *[other] special forces
    }
part-forces =
    { $forces ->
        [0] { $specials ->
            [0] no forces
           *[other] { part-special }
        }
        [one] one force{ $specials ->
            [0] { "" }
           *[other] { " and " }{ part-special }
        }
       *[other] { $forces } forces{ $specials ->
            [0] { "" }
           *[other] { " and " }{ part-special }
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
        [none] no leader
       *[other] { $leader }
    }{ $kwisatz_haderach-id ->
        [yes] { " with the Kwisatz Haderach" }
       *[no] { "" }
    }, { HALF($dial) } on the Battle Wheel{ $spice ->
        [0] { "" }
       *[other] , { $spice } spice
    }, { $weapon-id ->
        [none] no weapon
       *[other] { $weapon }
    }, { $defense-id ->
        [none] no defense
       *[other] { $defense }
    }
part-element =
    { $element-id ->
        [leader] the leader
        [weapon] the weapon
        [defense] the defense
       *[number] the number on the wheel
    }
part-shown =
    { $element-id ->
        [number] { HALF($value) }
       *[other] { $value }
    }
part-question =
    { $form-id ->
        [holds] Is this in your hand: { $value }?
        [spice] Have you more than { $value } spice?
        [traitor] Is { $value } a traitor of yours?
        [predicted] Did you predict that { $value } wins?
        [predicted_turn] Did you predict turn { $value }?
        [leads] Will { $value } lead you in this battle?
        [plays] Will this be in your Battle Plan: { $value }?
        [dial] Will you dial more than { HALF($value) }?
        [bids] Will you bid on this card?
        [ships] Will you ship into { $value } this turn?
        [moves] Will you move into { $value } this turn?
        [calls] Will you call a traitor?
       *[words] (in your own words)
    }
part-payers =
    { $paid-others ->
        [0] { "" }
       *[other] {" "}({ $paid })
    }
part-karama =
    { $card-id ->
        [karama] a Karama
       *[other] { $card } as a Karama
    }
part-until =
    { $until-id ->
        [card] for this card
        [phase] until the end of this phase
        [turn] until the end of this turn
       *[game] for the whole game
    }
part-standing =
    { $what-id ->
        [no_means] what you cannot pay for
        [bid] what to bid
        [all] every advantage
        [pass] passing
       *[other] “{ $what }”
    }

## What happened: the turn and the storm

event-phase = Turn { $turn }: { $phase }.
event-dialled = { $seat } has dialled.
    .you = You have dialled.
event-storm-dials = The storm dials: { $dials }.
event-storm-card =
    The storm card says { $sectors ->
        [one] one sector.
       *[other] { $sectors } sectors.
    }
event-weather-control =
    { $seat } plays Weather Control: the storm { $sectors ->
        [0] does not move.
        [one] moves one sector.
       *[other] moves { $sectors } sectors.
    }
    .you =
    You play Weather Control: the storm { $sectors ->
        [0] does not move.
        [one] moves one sector.
       *[other] moves { $sectors } sectors.
    }
event-family-atomics = { $seat } sets off the Family Atomics. The Shield Wall is gone.
    .you = You set off the Family Atomics. The Shield Wall is gone.
event-storm-moved =
    { $sectors ->
        [0] The storm stays in sector { SECTOR($storm) }.
        [one] The storm moves one sector, to sector { SECTOR($storm) }.
       *[other] The storm moves { $sectors } sectors, to sector { SECTOR($storm) }.
    }
event-storm-killed =
    The storm kills: { $seat } loses { part-forces }.
    .full = The storm kills: { $seat } loses { part-forces } in { $cell }.
    .you = The storm kills: you lose { part-forces } in { $cell }.
event-storm-card-drawn =
    The next storm card is drawn.
    .full = The next storm card is drawn: the storm will move { $sectors ->
        [one] one sector.
       *[other] { $sectors } sectors.
    }
event-first-player = { $seat } is first player.
    .you = You are first player.

## The set-up

event-predicted = { $seat } has written down a prediction.
    .you = You have written down a prediction.
event-traitors-dealt =
    { $seat } is dealt traitor cards.
    .full = { $seat } is dealt the traitor cards { $leaders }.
    .you = You are dealt the traitor cards { $leaders }.
event-mulligan = { $seat } returns all traitor cards and is dealt new ones.
    .you = You return all traitor cards and are dealt new ones.
event-placed = { $seat } sets up. { part-group }.
    .you = You set up. { part-group }.
event-cards-dealt =
    { $seat } is dealt { $number ->
        [one] one treachery card.
       *[other] { $number } treachery cards.
    }
    .full = { $seat } is dealt { $cards }.
    .you = You are dealt { $cards }.

## Spice blow and Nexus

event-spice-deck-shuffled =
    The spice deck is shuffled: { $cards ->
        [one] one card.
       *[other] { $cards } cards.
    }
event-spice-card = Spice card on { $pile }: { $card }.
event-spice-blown =
    { $amount ->
        [0] No spice appears in { $cell }.
       *[other] { $amount } spice appears in { $cell }.
    }
event-worm-appeared = Shai-Hulud appears in { $territory }.
event-worm-summoned = { $seat } plays a Karama and calls Shai-Hulud to { $territory }.
    .you = You play a Karama and call Shai-Hulud to { $territory }.
event-devoured =
    Shai-Hulud rises in { $territory }{ $forces-count ->
        [0] { $spice ->
            [0] {" "}and devours nothing.
           *[other] {" "}and devours { $spice } spice.
        }
       *[other] . It devours{ $spice ->
            [0] { "" }
           *[other] {" "}{ $spice } spice and
        } forces: { $forces }.
    }
event-worm-ridden = The Fremen ride the worm to { $to }, from { part-group }.
event-ally-protected =
    { $protects-id ->
        [yes] The worms will spare the ally of the Fremen.
       *[no] The worms will not spare the ally of the Fremen.
    }
event-nexus = Nexus: alliances may be made and broken.
event-nexus-ended =
    { $alliances-count ->
        [0] The Nexus is over. Nobody is allied.
        [one] The Nexus is over. One alliance: { $alliances }.
       *[other] The Nexus is over. { $alliances-count } alliances: { $alliances }.
    }
event-alliance-proposed = { $seat } proposes an alliance: { $members }.
    .you = You propose an alliance: { $members-besides }.
    .you-members =
    { $members-count ->
        [2] { $seat } proposes an alliance with you.
       *[other] { $seat } proposes an alliance with you. Its other members: { $members-besides }.
    }
event-alliance-joined = { $seat } agrees to the alliance that { $proposer } proposed.
    .you = You agree to the alliance that { $proposer } proposed.
    .you-proposer = { $seat } agrees to the alliance that you proposed.
event-alliance-declined = { $seat } declines the alliance that { $proposer } proposed.
    .you = You decline the alliance that { $proposer } proposed.
    .you-proposer = { $seat } declines the alliance that you proposed.
event-alliance-made = An alliance is made: { $members }.
    .you-members = An alliance is made: you and { $members-besides }.
event-alliance-broken = { $seat } breaks the alliance with { $allies }.
    .you = You break the alliance with { $allies }.
    .you-allies = { $seat } breaks the alliance with you.
event-help-refused = { $seat } refuses the ally this advantage: { $advantage }.
    .you = You refuse the ally this advantage: { $advantage }.
event-help-granted = { $seat } grants the ally this advantage again: { $advantage }.
    .you = You grant the ally this advantage again: { $advantage }.
event-spice-pledged =
    { $amount ->
        [0] { $seat } pays nothing for allies in this phase.
       *[other] { $seat } will pay up to { $amount } spice for allies in this phase.
    }
    .you =
    { $amount ->
        [0] You pay nothing for allies in this phase.
       *[other] You will pay up to { $amount } spice for allies in this phase.
    }
event-spice-gift = { $seat } gives { $amount } spice { $to-to }.
    .you = You give { $amount } spice { $to-to }.
    .you-to = { $seat } gives you { $amount } spice.

## CHOAM charity, bidding, revival

event-charity-given = { $seat } receives { $spice } spice as CHOAM charity.
    .you = You receive { $spice } spice as CHOAM charity.
event-hands-declared =
    Cards in hand: { $hands }. { $cards_for_sale ->
        [0] No card is for sale.
        [one] One card is for sale.
       *[other] { $cards_for_sale } cards are for sale.
    }
event-card-for-sale =
    { $left ->
        [one] The last card is for sale. { $opener } opens.
       *[other] A card is for sale, one of { $left }. { $opener } opens.
    }
    .you-opener =
    { $left ->
        [one] The last card is for sale. You open.
       *[other] A card is for sale, one of { $left }. You open.
    }
event-card-seen =
    { $seat } looks at the card.
    .full = { $seat } looks at the card: { $card }.
    .you = You look at the card: { $card }.
event-bid-made = { $seat } bids { $amount }.
    .you = You bid { $amount }.
event-bid-passed = { $seat } passes.
    .you = You pass.
event-bid-lapsed = The bid of { $seat } has nothing behind it any more, and counts as a pass.
    .you = Your bid has nothing behind it any more, and counts as a pass.
event-karama-purchase = { $seat } plays { part-karama } and takes the card free.
    .you = You play { part-karama } and take the card free.
event-card-paid = { $seat } pays { $price } spice { $to-to } for the card{ part-payers }.
    .you = You pay { $price } spice { $to-to } for the card{ part-payers }.
    .you-to = { $seat } pays you { $price } spice for the card{ part-payers }.
event-card-bought =
    { $seat } takes the card.
    .full = { $seat } takes the card: { $card }.
    .you = You take the card: { $card }.
event-bonus-drawn =
    { $seat } draws a free card.
    .full = { $seat } draws a free card: { $card }.
    .you = You draw a free card: { $card }.
event-auction-ended =
    { $returned ->
        [0] The auction is over.
        [one] The auction is over. One card goes back on the deck.
       *[other] The auction is over. { $returned } cards go back on the deck.
    }
event-forces-revived = { $seat } revives { part-forces }.
    .you = You revive { part-forces }.
event-leader-revived = { $seat } revives { $leader }.
    .you = You revive { $leader }.
event-revival-paid = { $by } pays { $price } spice for the revival ({ $seat }).
    .you = { $by } pays { $price } spice for your revival.
    .you-by = You pay { $price } spice for the revival.
event-ghola-played = { $seat } plays the Tleilaxu Ghola.
    .you = You play the Tleilaxu Ghola.
event-imperial-karama-played = { $seat } plays a Karama to revive at no cost.
    .you = You play a Karama to revive at no cost.

## Shipment and movement

event-spice-foreseen =
    { $seat } looks at the top card of the spice deck.
    .full = { $seat } looks at the top card of the spice deck: { $card }.
    .you = You look at the top card of the spice deck: { $card }.
event-announced = { $seat } will fight in { $territories }.
    .you = You will fight in { $territories }.
event-turn-began = { $seat } ships and moves.
    .you = You ship and move.
event-shipped = { $seat } ships { part-forces } to { $cell } for { $price } spice, paid { $paid_to-to }.
    .you = You ship { part-forces } to { $cell } for { $price } spice, paid { $paid_to-to }.
    .you-paid_to = { $seat } ships { part-forces } to { $cell } for { $price } spice, paid to you.
event-shipped-across = { $seat } ships to { $cell }, from { part-group }, for { $price } spice.
    .you = You ship to { $cell }, from { part-group }, for { $price } spice.
event-shipped-home = { $seat } ships back to the reserves, from { $forces }, for { $price } spice.
    .you = You ship back to the reserves, from { $forces }, for { $price } spice.
event-karama-shipment = { $seat } plays { part-karama } and ships at half price.
    .you = You play { part-karama } and ship at half price.
event-shipment-stopped = { $seat } plays a Karama and stops the shipment of { $shipper }.
    .you = You play a Karama and stop the shipment of { $shipper }.
    .you-shipper = { $seat } plays a Karama and stops your shipment.
event-arrived =
    { $seat } brings { part-forces } to { $cell }.{ $lost ->
        [0] { "" }
        [one] { " One force is lost in the storm." }
       *[other] { " " }{ $lost } forces are lost in the storm.
    }{ $lost_specials ->
        [0] { "" }
        [one] { " One Fedaykin is lost in the storm." }
       *[other] { " " }{ $lost_specials } Fedaykin are lost in the storm.
    }
    .you =
    You bring { part-forces } to { $cell }.{ $lost ->
        [0] { "" }
        [one] { " One force is lost in the storm." }
       *[other] { " " }{ $lost } forces are lost in the storm.
    }{ $lost_specials ->
        [0] { "" }
        [one] { " One Fedaykin is lost in the storm." }
       *[other] { " " }{ $lost_specials } Fedaykin are lost in the storm.
    }
event-accompanied = { $seat } sends a force along, to { $cell }.
    .you = You send a force along, to { $cell }.
event-became-advisors = The { $seat } forces in { $territory } are advisors now.
    .you = Your forces in { $territory } are advisors now.
event-became-fighters = The { $seat } forces in { $territory } are fighters now.
    .you = Your forces in { $territory } are fighters now.
event-moved = { $seat } moves to { $to }, from { part-group }.
    .you = You move to { $to }, from { part-group }.
event-hajr = { $seat } plays Hajr and moves once more.
    .you = You play Hajr and move once more.
event-parted-too-late = { $seat } has not parted from { $ally } and loses { part-forces }.
    .you = You have not parted from { $ally } and lose { part-forces }.
    .you-ally = { $seat } has not parted from you and loses { part-forces }.

## Battle

event-battle-began = Battle in { $territory }: { $aggressor } against { $defender }.
    .you-aggressor = Battle in { $territory }: you against { $defender }.
    .you-defender = Battle in { $territory }: { $aggressor } against you.
event-no-leader = { $seat } has neither a leader nor a Cheap Hero to play.
    .you = You have neither a leader nor a Cheap Hero to play.
event-voice-used =
    { $seat } uses the Voice on { $to }: { $order-id ->
        [play] play { $card }!
       *[not] do not play { $card }!
    }
    .you =
    You use the Voice on { $to }: { $order-id ->
        [play] play { $card }!
       *[not] do not play { $card }!
    }
    .you-to =
    { $seat } uses the Voice on you: { $order-id ->
        [play] play { $card }!
       *[not] do not play { $card }!
    }
event-prescience-used = { $seat } uses Prescience and asks { $of } for { part-element }.
    .you = You use Prescience and ask { $of } for { part-element }.
    .you-of = { $seat } uses Prescience and asks you for { part-element }.
event-element-shown =
    { $seat } shows { part-element }.
    .full = { $seat } shows { part-element }: { part-shown }.
    .you = You show { part-element }: { part-shown }.
event-hand-swapped =
    { $seat } plays a Karama and takes { $number ->
        [one] a card
       *[other] { $number } cards
    } from { $victim }.
    .full = { $seat } plays a Karama and takes from { $victim }: { $cards }.
    .you = You play a Karama and take from { $victim }: { $cards }.
    .you-victim = { $seat } plays a Karama and takes from you: { $cards }.
event-cards-returned =
    { $seat } gives { $victim } { $number ->
        [one] a card in return.
       *[other] { $number } cards in return.
    }
    .full = { $seat } gives { $victim } in return: { $cards }.
    .you = You give { $victim } in return: { $cards }.
    .you-victim = { $seat } gives you in return: { $cards }.
event-plans-called = { $seats }: form your Battle Plans.
    .you-seats = Form your Battle Plan against { $seats-besides }.
event-plan-looked-at = { $seat } plays a Karama to see the whole Battle Plan of { $side }.
    .you = You play a Karama to see the whole Battle Plan of { $side }.
    .you-side = { $seat } plays a Karama to see your whole Battle Plan.
event-planned = { $seat } has a Battle Plan.
    .you = You have a Battle Plan.
event-plan-seen =
    { $seat } shows the whole Battle Plan.
    .full = { $seat } shows the whole Battle Plan: { part-plan }.
    .you = You show the whole Battle Plan: { part-plan }.
event-plans-final = The Battle Plans are final.
event-plans-shown = The Battle Plans: { $plans }.
event-no-traitor = Nobody is betrayed.
event-traitor-called = Traitor! { $seat } calls { $leader }, for the side of { $for }.
    .you = Traitor! You call { $leader }, for the side of { $for }.
    .you-for = Traitor! { $seat } calls { $leader }, for your side.
event-traitor-immune = { $seat } calls { $leader } a traitor, in vain: the Kwisatz Haderach is there.
    .you = You call { $leader } a traitor, in vain: the Kwisatz Haderach is there.
event-both-betrayed = Both leaders are traitors. Both sides lose everything: { $seats }.
    .you-seats = Both leaders are traitors. You and { $seats-besides } lose everything.
event-exploded = Lasgun and Shield: { $territory } is blown up.
event-totals =
    { $fallen-count ->
        [0] The totals: { HALF($totals) }.
       *[other] The totals: { HALF($totals) }. A leader falls on the side of { $fallen }.
    }
    .you-fallen =
    { $fallen-count ->
        [one] The totals: { HALF($totals) }. Your leader falls.
       *[other] The totals: { HALF($totals) }. Both leaders fall.
    }
event-leader-killed = { $leader } is dead.
event-battle-won =
    { $spice ->
        [0] { $seat } wins the battle in { $territory }.
       *[other] { $seat } wins the battle in { $territory }, and { $spice } spice for the dead.
    }
    .you =
    { $spice ->
        [0] You win the battle in { $territory }.
       *[other] You win the battle in { $territory }, and { $spice } spice for the dead.
    }
event-battle-losses = { $seat } loses { part-forces }.
    .you = You lose { part-forces }.
event-battle-discards = { $seat } discards { $cards }.
    .you = You discard { $cards }.
event-captive-drawn =
    { $seat } draws a leader of { $from }.
    .full = { $seat } draws a leader of { $from }: { $leader }.
    .you = You draw a leader of { $from }: { $leader }.
    .you-from = { $seat } draws one of your leaders: { $leader }.
event-captive-killed =
    { $seat } kills the leader of { $from } for spice.
    .full = { $seat } kills { $leader } of { $from } for spice.
    .you = You kill { $leader } of { $from } for spice.
    .you-from = { $seat } kills your { $leader } for spice.
event-captive-kept =
    { $seat } keeps the leader of { $from } as a captive.
    .full = { $seat } keeps { $leader } of { $from } as a captive.
    .you = You keep { $leader } of { $from } as a captive.
    .you-from = { $seat } keeps your { $leader } as a captive.
event-captive-released = { $leader } goes home to { $to }.
    .you-to = { $leader } comes home to you.
event-captives-returned = Back to their own house: { $leaders }.

## Collection and Mentat pause

event-collected = { $seat } collects { $spice } spice in { $cell }.
    .you = You collect { $spice } spice in { $cell }.
event-income = { $seat } receives { $spice } spice from { $territory }.
    .you = You receive { $spice } spice from { $territory }.
event-bribes-taken-in = { $seat } takes in { $spice } spice of bribes.
    .you = You take in { $spice } spice of bribes.
event-shields-lifted = The shields are lifted: nothing is hidden any more.
event-prediction = The prediction: { $winner } to win in turn { $turn }.
    .you-winner = The prediction: you to win in turn { $turn }.

## Karama, deals, Truthtrance

event-karama = { $seat } plays { part-karama } against: { $against }.
    .you = You play { part-karama } against: { $against }.
event-stopped = Stopped by a Karama: { $advantage }.
# What a deal is about.
entry-spice = { $value } spice
entry-later = { $value } spice at the Mentat pause
entry-words = something agreed in words

event-deal-offered = Offer { $number }: { $giver } offers { $to } { $gives } for { $asks }.
    .you-giver = Offer { $number }: you offer { $to } { $gives } for { $asks }.
    .you-to = Offer { $number }: { $giver } offers you { $gives } for { $asks }.
event-deal-made = A deal is made: { $giver } gives { $taker } { $gives } for { $asks }.
    .you-giver = A deal is made: you give { $taker } { $gives } for { $asks }.
    .you-taker = A deal is made: { $giver } gives you { $gives } for { $asks }.
event-deal-refused = { $seat } refuses offer { $number }.
    .you = You refuse offer { $number }.
event-deal-withdrawn = { $seat } withdraws offer { $number }.
    .you = You withdraw offer { $number }.
event-bribe-given = { $seat } gives { $spice } spice { $to-to }, by the deal.
    .you = You give { $spice } spice { $to-to }, by the deal.
    .you-to = { $seat } gives you { $spice } spice, by the deal.
event-debt-paid = { $seat } pays the { $spice } spice owed { $to-to }.
    .you = You pay the { $spice } spice owed { $to-to }.
    .you-to = { $seat } pays you the { $spice } spice owed.
event-debt-lapsed = { $seat } cannot pay { $spice } spice owed { $to-to }: the debt lapses.
    .you = You cannot pay { $spice } spice owed { $to-to }: the debt lapses.
    .you-to = { $seat } cannot pay you the { $spice } spice owed: the debt lapses.
part-secret =
    { $what-id ->
        [hand] hand ({ $cards }).
        [spice] { $spice } spice.
        [traitors] traitors ({ $traitors }).
        [prediction] the prediction ({ $winner } to win in turn { $turn }).
        [next_storm] the next storm card ({ $sectors }).
        [next_spice] the next spice card ({ $card }).
       *[other] the next treachery card ({ $card }).
    }
event-secret-shown =
    { $seat } shows something to { $to }: { $what }.
    .full = { $seat } shows { $to }: { part-secret }
    .you = You show { $to }: { part-secret }
    .you-to = { $seat } shows you: { part-secret }
event-truth-asked = { $seat } plays Truthtrance and asks { $to }: { part-question }
    .you = You play Truthtrance and ask { $to }: { part-question }
    .you-to = { $seat } plays Truthtrance and asks you: { part-question }
event-truth-told =
    { $yes-id ->
        [yes] { $to } answers yes. ({ part-question })
       *[no] { $to } answers no. ({ part-question })
    }
    .you-to =
    { $yes-id ->
        [yes] You answer yes. ({ part-question })
       *[no] You answer no. ({ part-question })
    }
event-truth-void = No answer of { $to } could be true: the Truthtrance has no effect.
    .you-to = No answer of yours could be true: the Truthtrance has no effect.
event-standing-set =
    { $what-id ->
        [no_means] { $seat } passes in auctions whenever there is nothing else to do, { part-until }.
        [pass] { $seat } passes wherever possible, { part-until }.
       *[other] { $seat } is not asked about { part-standing }, { part-until }.
    }
    .you =
    { $what-id ->
        [no_means] You pass in auctions whenever there is nothing else to do, { part-until }.
        [pass] You pass wherever possible, { part-until }.
       *[other] You are not asked about { part-standing }, { part-until }.
    }
event-standing-bid-set =
    { $most ->
        [0] { $seat } passes, { part-until }.
       *[other] { $seat } bids up to { $most }, { part-until }.
    }
    .you =
    { $most ->
        [0] You pass, { part-until }.
       *[other] You bid up to { $most }, { part-until }.
    }
event-standing-dropped = { $seat } is asked again about { part-standing }.
    .you = You are asked again about { part-standing }.

## What is asked

ask-predict = { asked }who will win, and in which turn?
ask-traitors = { asked }which traitor card do you keep?
ask-place-fremen = { asked }where do your first ten forces stand?
ask-place-advisor = { asked }where does your first force stand?
ask-dial-storm = { asked }dial a number for the storm.
ask-before-storm = { asked }the storm is about to move. Do you play a card?
ask-storm-losses = { asked }which of your forces does the storm take?
ask-territory-losses = { asked }which of your forces does the storm take?
ask-protect-ally = { asked }shall the worms spare your ally?
ask-place-worm = { asked }where does this worm appear?
ask-ride = { asked }will you ride the worm?
ask-summon-worm = { asked }you may call a worm with your Karama.
ask-nexus = { asked }this is a Nexus. Will you make or break an alliance?
ask-ally-help = { asked }you may help your ally.
ask-receive-spice = { asked }do you take the spice that your ally offers?
ask-charity = { asked }do you claim CHOAM charity?
ask-bid = { asked }what do you bid?
ask-bonus-card = { asked }do you draw your free card?
ask-make-room = { asked }your hand is full: which card do you play now to make room?
ask-revive = { asked }what do you revive?
ask-revive-leader = { asked }do you revive a leader?
ask-fund-revival = { asked }do you pay for the revival of your allies?
ask-funded-revival = { asked }which forces come back at the Emperor's cost?
ask-ghola = { asked }you may play your Tleilaxu Ghola.
ask-imperial-karama = { asked }you may revive at no cost with your Karama.
ask-announce = { asked }where will you fight this turn?
ask-guild-turn = { asked }do you take your turn now?
ask-ship = { asked }what do you ship?
ask-stop-shipment = { asked }do you stop this shipment with your Karama?
ask-accompany = { asked }do you send a force along?
ask-arrival-losses = { asked }which of your forces are lost in the storm?
ask-intrusion = { asked }others have come. Are you advisors or fighters?
ask-arrival = { asked }you are not alone. Do you come as advisors or as fighters?
ask-peace = { asked }do you let your ally in?
ask-move = { asked }what do you move?
ask-hajr = { asked }do you move once more?
ask-choose-battle = { asked }which battle do you fight next?
ask-swap-hands = { asked }do you take cards from somebody's hand with your Karama?
ask-return-cards = { asked }which cards do you give in return?
ask-voice = { asked }do you use the Voice?
ask-prescience = { asked }do you use Prescience?
ask-show-element = { asked }show what your Battle Plan will hold.
ask-look-at-plan = { asked }do you look at a Battle Plan with your Karama?
ask-plan = { asked }your Battle Plan?
ask-traitor = { asked }is there a traitor?
ask-battle-losses = { asked }which forces do you lose?
ask-keep-cards = { asked }which of the cards you played do you discard?
ask-captive = { asked }what becomes of this leader?
ask-respond = { asked }do you stop this advantage with a Karama?
ask-deal = { asked }you may make a deal.
ask-show = { asked }you may show something secret.
ask-truthtrance = { asked }you may ask a question with Truthtrance.
ask-truth = { asked }your answer?
ask-auction = { asked }you may say what to bid for you.
ask-standing = { asked }you may say what you do not want to be asked.

## What can be done

act-pass = Pass
act-respond =
    { $card-id ->
        [none] Let it be
       *[other] Stop it with { part-karama }
    }
act-predict = { $winner } will win in turn { $turn }
act-keep-traitor = Keep { $leader }
act-mulligan = Return all traitor cards and draw again
act-place-fremen = Place { part-group }
act-place-advisor = Place the force in { $cell }
act-dial-storm = Dial { $amount }
act-use-weather-control =
    Weather Control: { $sectors ->
        [0] the storm does not move
        [one] one sector
       *[other] { $sectors } sectors
    }
act-use-family-atomics = Family Atomics: blow up the Shield Wall
act-choose-storm-losses =
    Lose { $specials ->
        [0] only ordinary forces
       *[other] { part-special }, the rest ordinary ones
    }
act-choose-territory-losses = Lose in { part-group }
act-summon-worm = Call a worm to { $territory } with a Karama
act-protect-ally =
    { $protects-id ->
        [yes] Protect the ally
       *[no] Do not protect the ally
    }
act-place-worm = The worm appears in { $territory }
act-ride-worm = Ride to { $to }, from { part-group }
act-propose-alliance = Propose an alliance with { $members }
act-join-alliance = Join the alliance that { $proposer } proposes
act-decline-alliance = Decline the alliance that { $proposer } proposes
act-leave-alliance = Break the alliance
act-pledge-spice = Pay up to { $amount } spice for allies in this phase
act-refuse-help = Refuse the ally: { $advantage }
act-grant-help = Grant the ally: { $advantage }
act-give-spice = Give { $amount } spice { $to-to }
act-receive-spice =
    { $accepted-id ->
        [yes] Take the spice
       *[no] Take nothing
    }
act-claim-charity = Claim CHOAM charity
act-bid = Bid { $amount }
act-buy-with-karama = Take the card free, with { part-karama }
act-draw-bonus-card = Draw the free card
act-revive =
    { $leader-id ->
        [none] Revive { part-forces }
       *[other] { $forces ->
            [0] { $specials ->
                [0] Revive { $leader }
               *[other] Revive { part-forces }, and { $leader }
            }
           *[other] Revive { part-forces }, and { $leader }
        }
    }
act-fund-revival = Pay for the revival: { $forces }
act-choose-funded =
    { $specials ->
        [0] Only ordinary forces
       *[other] { part-special }, the rest ordinary
    }
act-ghola-leader = Tleilaxu Ghola: revive { $leader }
act-ghola-forces = Tleilaxu Ghola: revive { part-forces }
act-imperial-leader = Karama: revive { $leader } at no cost
act-imperial-forces = Karama: revive { part-forces } at no cost
act-take-turn-now = Take the turn now
act-ship = Ship { part-forces } to { $cell }
act-ship-with-karama = Ship { part-forces } to { $cell } at half price, with { part-karama }
act-ship-across = Ship to { $cell }, from { part-group }
act-ship-home = Ship back to the reserves, from { $forces }
act-arrive = Bring { part-forces } to { $cell }
act-choose-arrival-losses =
    Lose { $specials ->
        [0] only ordinary forces
       *[other] { part-special }, the rest ordinary ones
    }
act-stop-shipment = Stop the shipment with a Karama
act-send-along = Send a force to { $cell }
act-move = Move to { $to }, from { part-group }
act-play-hajr = Play Hajr
act-announce-battles =
    { $territories-count ->
        [0] Fight nowhere
       *[other] Fight in { $territories }
    }
act-coexist =
    { $peaceful-id ->
        [yes] Advisors in { $territory }
       *[no] Fighters in { $territory }
    }
act-fight-battle = Fight { $opponent } in { $cell }
act-use-voice =
    { $order-id ->
        [play] The Voice: play { $card }
       *[not] The Voice: do not play { $card }
    }
act-use-prescience = Ask for { part-element }
act-show-element = Show { part-element }: { part-shown }
act-plan-battle = { $seat } ({ part-plan })
act-call-traitor = Traitor! { $leader }
act-choose-battle-losses = Lose in { part-group }
act-discard-played =
    { $cards-count ->
        [0] Keep all of them
       *[other] Discard { $cards }
    }
act-take-captive =
    { $fate-id ->
        [kill] Kill it for spice
       *[keep] Keep it as a captive
    }
act-swap-hands =
    { $number ->
        [one] Take a card from { $victim }
       *[other] Take { $number } cards from { $victim }
    }
act-return-cards = Give back { $cards }
act-look-at-plan = See the Battle Plan of { $side }
act-offer-deal =
    { $to-id ->
        [none] Offer to all
       *[other] Offer { $to-to }
    }: { part-gives } for { part-asks }
part-gives =
    { $spice } spice{ $later ->
        [0] { "" }
       *[other] , { $later } spice at the Mentat pause
    }{ $promise-id ->
        [none] { "" }
       *[other] , the promise to { $promise }
    }{ $information-id ->
        [none] { "" }
       *[other] , a look at { $information }
    }{ $words-id ->
        [yes] , something agreed in words
       *[no] { "" }
    }
part-asks =
    { $for_spice } spice{ $for_later ->
        [0] { "" }
       *[other] , { $for_later } spice at the Mentat pause
    }{ $for_promise-id ->
        [none] { "" }
       *[other] , the promise to { $for_promise }
    }{ $for_information-id ->
        [none] { "" }
       *[other] , a look at { $for_information }
    }{ $for_words-id ->
        [yes] , something agreed in words
       *[no] { "" }
    }
act-accept-deal = Accept offer { $number }
act-refuse-deal = Refuse offer { $number }
act-withdraw-deal = Withdraw offer { $number }
act-show-secret =
    { $to-id ->
        [none] Show everybody: { $what }
       *[other] Show { $to }: { $what }
    }
act-ask-truth = Ask { $to }: { part-question }
act-answer-truth =
    { $yes-id ->
        [yes] Yes
       *[no] No
    }
act-set-standing =
    { $what-id ->
        [no_means] Pass for me in auctions when I can do nothing else, { part-until }
        [pass] Pass for me, { part-until }
       *[other] Do not ask me about { part-standing }, { part-until }
    }
act-standing-bid =
    { $most ->
        [0] { $until-id ->
            [card] Pass this card
           *[other] Pass the rest
        }
       *[other] Bid up to { $most } for this card
    }
act-drop-standing = Ask me again about { part-standing }

## How it ends

ending-strongholds = Dune is in the hands of { $winners }.
ending-allied-strongholds = Dune is in the hands of an alliance: { $winners }.
ending-prediction = It has all come to pass as { $winners } predicted.
ending-fremen = Dune belongs to the desert, free to the end: { $winners }.
ending-fremen-default = Nobody has taken Dune. It stays with { $winners }.
ending-guild = Nobody has taken Dune, and the spice flows on: { $winners }.
ending-most-strongholds = The last turn is over. Most strongholds are held by { $winners }.
ending-draw = The last turn is over, and Dune is nobody's.

## Names: factions, also with “to”

name-dune = Dune
name-atreides = Atreides
    .to = to the Atreides
name-bene-gesserit = Bene Gesserit
    .to = to the Bene Gesserit
name-emperor = Emperor
    .to = to the Emperor
name-fremen = Fremen
    .to = to the Fremen
name-guild = Guild
    .to = to the Guild
name-harkonnen = Harkonnen
    .to = to the Harkonnen
name-none = nobody
    .to = to the bank

## Names: phases and steps

name-setup = set-up
name-storm = storm
name-spice-blow = spice blow and Nexus
name-charity = CHOAM charity
name-bidding = bidding
name-revival = revival
name-shipment = shipment and movement
name-battle = battle
name-collection = spice collection
name-mentat-pause = Mentat pause
name-before-blow = before the spice blow
name-worm = a worm appears
name-nexus = Nexus
name-before-storm = before the storm moves
name-traitors-called = traitors
name-capture = a leader is captured
name-plans = Battle Plans
name-turns = turns in storm order
name-moving = a move
name-gift = a gift of spice
name-accompany = a force along with the shipment
name-announce = where to fight
name-announced = announced battles
name-arrival = arrival
name-arrival-losses = losses in the storm
name-battle-losses = battle losses
name-funded-revival = revival at the Emperor's cost
name-guild-turn = the Guild's turn
name-ride = riding the worm

## Names: advantages

name-bidding-prescience = Atreides look at cards for sale
name-spice-prescience = Atreides look at the spice card
name-battle-prescience = Prescience in battle
name-ally-prescience = Prescience for the ally
name-kwisatz-haderach = Kwisatz Haderach
name-prediction = prediction
name-spiritual-advisors = free Bene Gesserit force to the Polar Sink
name-voice = the Voice
name-ally-voice = the Voice for the ally
name-charity-always = Bene Gesserit charity
name-worthless-as-karama = worthless card as a Karama
name-advisors-accompany = advisor along with a shipment
name-coexistence = coexistence
name-fighters-and-moves = Bene Gesserit fighters and moves
name-intrusion = intrusion
name-battle-announcement = Bene Gesserit announce battles
name-auction-income = Emperor's income from the auction
name-pay-ally-revival = Emperor pays the ally's revival
name-give-spice = spice between the Emperor and an ally
name-sardaukar = Sardaukar
name-native-shipment = Fremen come from the far side of Dune
name-move-two = Fremen move two territories
name-worm-immunity = Fremen are not devoured
name-worm-ride = Fremen ride the worm
name-special-victory = special victory
name-protect-ally-from-worm = Fremen ally is not devoured
name-ally-free-revival = free revival for the Fremen ally
name-shared-special-victory = shared special victory
name-storm-control = Fremen look at the storm card
name-extra-worms = Fremen place further worms
name-storm-losses = Fremen lose only half in the storm
name-ship-into-storm = Fremen arrive in the storm
name-fedaykin = Fedaykin
name-no-spice-for-battle = Fremen need no spice in battle
name-shipping-income = Guild's income from shipments
name-three-shipments = Guild ships across and back
name-half-price = Guild ships at half price
name-ally-half-price = half price for the Guild's ally
name-ally-cross-ship = Guild's ally ships across
name-any-time-turn = Guild's turn at any time
name-four-traitors = four traitors
name-eight-cards = eight cards
name-bonus-card = Harkonnen draw a free card
name-ally-traitors = Harkonnen traitors for the ally
name-capture-leader = Harkonnen capture a leader

## Names: words made of two

name-at =
    { $value-id ->
        [card] { $name } (for this card)
        [phase] { $name } (until the end of this phase)
        [turn] { $name } (until the end of this turn)
        [game] { $name } (for the whole game)
       *[other] { $name } (sector { SECTOR($value) })
    }
name-ship-at = ship into { $value }
name-no-ship-at = ship nothing into { $value }
name-move-at = move into { $value }
name-no-move-at = move nothing into { $value }
name-release-at = let { $value } go home
name-no-bid = not bid
name-no-traitor = call no traitor
name-plan-leader-at = fight with { $value }
name-plan-leader-not = fight without { $value }
name-plan-card-at = play { $value }
name-plan-card-not = not play { $value }
name-plan-dial-over = dial more than { HALF($value) }
name-plan-dial-up-to = dial at most { HALF($value) }

## Names: actions

name-pass = pass
name-respond = stopping an advantage
name-predict = predict
name-keep-traitor = keep a traitor
name-mulligan = redraw traitors
name-place-fremen = place forces
name-place-advisor = place a force
name-dial-storm = storm dial
name-use-weather-control = Weather Control
name-use-family-atomics = Family Atomics
name-choose-storm-losses = choose losses
name-choose-territory-losses = choose losses
name-summon-worm = call a worm
name-protect-ally = protect the ally
name-place-worm = place the worm
name-ride-worm = ride the worm
name-propose-alliance = propose an alliance
name-join-alliance = join an alliance
name-decline-alliance = decline an alliance
name-leave-alliance = break the alliance
name-pledge-spice = pay for allies
name-refuse-help = refuse help
name-grant-help = grant help
name-receive-spice = take the spice
name-claim-charity = claim charity
name-bid = bid
name-buy-with-karama = take it with a Karama
name-draw-bonus-card = draw the free card
name-revive = revive
name-fund-revival = pay for revival
name-choose-funded = choose the forces
name-ghola-leader = Tleilaxu Ghola: a leader
name-ghola-forces = Tleilaxu Ghola: forces
name-imperial-leader = Karama: a leader
name-imperial-forces = Karama: forces
name-take-turn-now = turn now
name-ship = ship
name-ship-with-karama = ship with a Karama
name-ship-across = ship from territory to territory
name-ship-home = ship back to the reserves
name-arrive = bring reserves
name-choose-arrival-losses = choose losses
name-stop-shipment = stop the shipment
name-send-along = send a force along
name-move = move
name-play-hajr = Hajr
name-announce-battles = announce battles
name-coexist = advisors or fighters
name-fight-battle = fight
name-use-voice = the Voice
name-use-prescience = Prescience
name-show-element = show an element
name-plan-battle = Battle Plan
name-call-traitor = call a traitor
name-choose-battle-losses = choose losses
name-discard-played = discard
name-take-captive = the captive
name-swap-hands = take cards
name-return-cards = cards given in return
name-look-at-plan = look at a plan
name-offer-deal = offer a deal
name-accept-deal = accept a deal
name-refuse-deal = refuse a deal
name-withdraw-deal = withdraw an offer
name-show-secret = show something
name-ask-truth = Truthtrance
name-answer-truth = answer
name-set-standing = do not ask me
name-standing-bid = what to bid for me
name-bid-up-to = bid up to { $value }
name-no-means = pass without means
name-drop-standing = ask me again

## Names: fields of actions

name-accepted = take it
name-advantage = advantage
name-amount = how much
name-card = card
name-cards = cards
name-cell = where
name-defense = defense
name-dial = number on the wheel, in half forces
name-element = element of the plan
name-fate = what becomes of it
name-for-information = for a look at
name-for-later = for spice at the Mentat pause
name-for-promise = for the promise to
name-for-spice = for spice
name-for-words = for something agreed in words
name-forces = forces
name-form = question
name-held = told of hands
name-holder = holder
name-information = a look at
name-later = spice at the Mentat pause
name-leader = leader
name-least = at least
name-members = members
name-most = at most
name-number = number
name-opponent = against
name-order = order
name-peaceful = as advisors
name-promise = promise to
name-proposer = proposed by
name-protects = spare the ally
name-sectors = sectors
name-side = whose plan
name-specials = special forces
name-spice = spice
name-territories = territories
name-territory = territory
name-to = to
name-turn = turn
name-until = until
name-value = about what
name-victim = from whom
name-weapon = weapon
name-what = what
name-winner = winner
name-words = something agreed in words
name-yes = yes

## Names: values

name-all = every advantage
name-phase = phase
name-game = game
name-play = must play
name-not = must not play
name-kill = kill it
name-keep = keep it
name-projectile-weapon = projectile weapon
name-poison-weapon = poison weapon
name-special = special card
name-worthless = worthless card
name-holds = cards in hand
name-traitor = traitor
name-predicted = predicted winner
name-predicted-turn = predicted turn
name-leads = leader in battle
name-plays = card in battle
name-bids = bid
name-ships = shipment
name-moves = movement
name-calls = call a traitor
name-alive = alive
name-captive = captive
name-tanks = Tleilaxu Tanks
name-tanks-face-down = Tleilaxu Tanks, face down
name-unseen = not seen
name-a = pile A
name-b = pile B
name-basic = basic game
name-advanced = advanced game
name-tournament = tournament rules
name-holders = holders
name-strict = strict

## Names: what the table shows

name-ruleset = rules
name-responses = responses
name-max-turns = turns
name-last-turn = of
name-board = board
name-ornithopters = ornithopters
name-advisors = advisors
name-decks = decks
name-treachery = treachery deck
name-treachery-discards = treachery discards
name-out-of-game = out of the game
name-spice-discards = spice discards
name-worms = worms
name-next-spice = next spice card
name-next-storm = next storm
name-next-treachery = next treachery cards
name-alliances = alliances
name-leaders = leaders
name-owner = whose
name-where = where
name-fought-in = fought in
name-factions = factions
name-reserves = reserves
name-bribes = bribes
name-traitors = traitors
name-traitors-shown = traitors shown
name-traitors-returned = traitors returned
name-karama-power-spent = Karama power spent
name-captives = captives
name-kwisatz-haderach-dead = Kwisatz Haderach dead
name-kwisatz-losses = losses for the Kwisatz Haderach
name-hand = hand
name-standing = not asked about
name-deals = deals
name-giver = from
name-gives = gives
name-asks = asks
name-taker = accepted by
name-promises = promises
name-mine = own notes
name-seen = cards seen
name-told = told
name-support = pays for allies
name-refused = advantages refused
name-seat = seat
name-cards-left = cards left
name-opener = opened by
name-bidder = highest bidder
name-passed = passed
name-must-buy = must buy
name-seconds = seconds to bid
name-dials = dials
name-window = card
name-dying = dying
name-kept = kept
name-proposals = proposals
name-agreed = agreed
name-passes = passes in a row
name-pile = pile
name-free = free forces
name-limit = limit
name-price = price
name-answers = answers
name-question = Prescience asks for
name-shown = shown
name-looked-at = plan looked at
name-called = traitor called for
name-aggressor = aggressor
name-defender = defender
name-cells = sectors fought over
name-from = from
name-taken = taken
name-waiting = still to come
name-paid-to = paid to
name-karama-rounding = half price with a Karama, rounded
name-up = up
name-down = down
name-always = whatever they have
name-needs-nothing = only without any spice
name-action = action

## Described positions

name-auction = auction
name-dead = dead, face up
name-deaths = deaths
name-dialers = who dialled last
name-face-down = dead, face down
name-hands = hands
name-karama-spent = special Karama power used
name-killed-captives = captives killed
name-known = cards it knows
name-known-top = cards it knows on top of the deck
name-needed = needed
name-victory = victory
name-now = in turn now
name-of = of
name-shipped = has shipped
name-prescience = Prescience
name-returning = may be revived in turn
name-special-tanks = special forces in the tanks
name-spice-deck = top of the spice deck
name-spice-known = know the next spice card
name-spice-on = spice on the board
name-storm-card = next storm card
name-storm-card-seen = the Fremen have seen it
name-treachery-deck = top of the treachery deck
name-wall = Shield Wall stands

## Why: the reasons of a hint

# What is different after an action, next to another one.
because-strongholds-better = your side holds more strongholds
because-strongholds-worse = your side holds fewer strongholds
because-rivals-better = rivals are further from victory
because-rivals-worse = a rival is closer to victory
because-alliance-better = you are allied
because-alliance-worse = you stand alone
because-spice-better = you have more spice
because-spice-worse = you have less spice
because-spice-of-ally-better = your ally has more spice
because-spice-of-ally-worse = your ally has less spice
because-forces-better = more of your forces are on the board
because-forces-worse = fewer of your forces are on the board
because-reserves-better = more of your forces are in reserve
because-reserves-worse = fewer of your forces are in reserve
because-cards-better = you have more treachery cards
because-cards-worse = you have fewer treachery cards
because-leaders-better = more of your leaders are alive
because-leaders-worse = fewer of your leaders are alive
