# The single switches of Dune's rules (src/landsraad/dune/data/options.json): a name, what it is about,
# and its values. Rule texts name switches and values by their keys; readers see these words instead.

switch-yes = yes
switch-no = no
switch-never = never

## Set-up

switch-max-turns = Number of turns
switch-max-turns-hint = The game ends at the latest after so many turns.
switch-max-turns-rulebook = At most 10 turns.
switch-max-turns-tournament = The game ends after turn 15.
switch-traitor-choice = Traitor to keep
switch-traitor-choice-hint = Which of the dealt traitor cards a player may keep.
switch-traitor-choice-any = any of them
switch-traitor-choice-enemy-first = an enemy's, if dealt one
switch-traitor-choice-rulebook = Who was dealt leaders of opponents may choose one of those; who was dealt none may protect one of their own.
switch-harkonnen-mulligan = Harkonnen redraw traitors
switch-harkonnen-mulligan-hint = Dealt more than one leader of their own, the Harkonnen may draw four new cards once.
switch-harkonnen-mulligan-rulebook = The Harkonnen keep all four cards, leaders of their own among them; of drawing again it says nothing.

## Storm

switch-first-storm-hits = What the first storm harms
switch-first-storm-hits-hint = The storm of turn 1 only finds its place, or already kills.
switch-first-storm-hits-none = nothing
switch-first-storm-hits-landing-sector = the sector where it stops
switch-first-storm-hits-all-passed = every sector it enters
switch-first-storm-hits-rulebook = The first move only puts the marker somewhere at random; it does not say whether this does harm.
switch-first-storm-hits-tournament = On turn 1 the storm has no effects.
switch-storm-source = What moves the storm
switch-storm-source-hint = From turn 2 on: two secret dials, or a card that the Fremen have seen.
switch-storm-source-dials = dials
switch-storm-source-storm-card-if-fremen = storm cards, with Fremen in play
switch-storm-source-storm-card = storm cards, always
switch-storm-source-rulebook = Basic: the last two who used the battle wheels choose 1 to 3 each. Advanced: the Fremen draw a storm card a turn ahead.
switch-storm-source-tournament = With Fremen in play a number from 1 to 6 that they drew a turn ahead; otherwise the last two who fought choose 1 to 3 each.
switch-storm-zero-move-hits = A storm that stays hits again
switch-storm-zero-move-hits-hint = When the storm does not move, it hits the sector where it stands once more.
switch-storm-zero-move-hits-rulebook = Harm is done where the storm passes or stops; of one that stays nothing is said.
switch-storm-zero-move-hits-tournament = Harm is done in the sectors that the storm passes over.
switch-fremen-storm-losses = Fremen losses in the storm
switch-fremen-storm-losses-hint = How many of the Fremen caught on open sand die.
switch-fremen-storm-losses-all = all
switch-fremen-storm-losses-half-rounded-up = half, rounded up
switch-fremen-storm-losses-rulebook = Basic: all forces caught die. Advanced: of the Fremen only half, rounded up.
switch-fremen-storm-losses-tournament = The Fremen lose only half of those caught, rounded up.
switch-fremen-storm-halving = Over what Fremen losses are rounded
switch-fremen-storm-halving-hint = The half is rounded up once for a territory, or for each of its sectors.
switch-fremen-storm-halving-territory = the territory
switch-fremen-storm-halving-sector = each sector
switch-fremen-storm-halving-rulebook = Half of the forces caught, rounded up; sectors are not mentioned.
switch-fremen-storm-halving-tournament = Half of the forces caught, rounded up; sectors are not mentioned.
switch-advisors-may-use-atomics = Advisors may set off Family Atomics
switch-advisors-may-use-atomics-hint = Whether Bene Gesserit without fighters at the Shield Wall may play the card.
switch-advisors-may-use-atomics-rulebook = Advisors do not let their player use Family Atomics.
switch-advisors-may-use-atomics-tournament = The Bene Gesserit may play the card also where they coexist.

## Spice and worms

switch-spice-blows = Spice blows in a turn
switch-spice-blows-hint = One pile of spice cards, or two piles A and B.
switch-spice-blows-1 = one
switch-spice-blows-2 = two
switch-spice-blows-rulebook = Basic: one. Advanced: two, on piles A and B.
switch-spice-blows-tournament = Two by the optional rule of the double blow, which we take as on.
switch-spice-in-storm = Spice blow in the storm
switch-spice-in-storm-hint = What becomes of spice that would appear in the storm sector.
switch-spice-in-storm-lost = lost
switch-spice-in-storm-placed = placed all the same
switch-spice-in-storm-rulebook = The spice is put in the marked sector; no exception is made for the storm.
switch-spice-in-storm-tournament = The spice is put in the marked sector; no exception is made for the storm.
switch-nexus-per = When a Nexus takes place
switch-nexus-per-hint = Once for a pile in which a worm appeared, or for every single worm.
switch-nexus-per-blow-with-worm = once for a pile with worms
switch-nexus-per-worm = for every worm
switch-nexus-per-rulebook = Basic: at the end of a phase in which a worm appeared. Advanced: after each pile in which one did.
switch-nexus-per-tournament = At every worm, from turn 2 on.
switch-nexus-order = Worm or Nexus first
switch-nexus-order-hint = Whether a worm eats before the Nexus it causes, or spares those who ally there with the Fremen.
switch-nexus-order-devour-first = the worm eats first
switch-nexus-order-nexus-first = the Nexus comes first
switch-nexus-order-rulebook = First the worm devours, then comes the Nexus.
switch-nexus-order-tournament = Of the two things that happen the Nexus is listed first, the worm second.
switch-fremen-ally-worm-protection = Allies of the Fremen and worms
switch-fremen-ally-worm-protection-hint = Whether the Fremen decide if worms spare their ally.
switch-fremen-ally-worm-protection-at-the-worm = the Fremen decide at each worm
switch-fremen-ally-worm-protection-choice = the Fremen decide beforehand
switch-fremen-ally-worm-protection-always = always spared
switch-fremen-ally-worm-protection-rulebook = The Fremen may decide to protect their allies from worms or not.
switch-fremen-ally-worm-protection-tournament = Allies of the Fremen are not devoured, but cannot ride.
switch-extra-worm-count = What makes a worm a further one
switch-extra-worm-count-hint = Worms are counted anew for each pile, or over the whole phase.
switch-extra-worm-count-per-blow = counted for each pile
switch-extra-worm-count-per-phase = counted over the phase
switch-extra-worm-count-rulebook = Those that appear straight after the first of a blow.
switch-extra-worm-count-tournament = Those that appear when others have appeared in this phase.
switch-extra-worm-target = Further worms
switch-extra-worm-target-hint = Where the Fremen may send every worm after the first.
switch-extra-worm-target-none = not at all
switch-extra-worm-target-sand = to any sand
switch-extra-worm-target-any-eats-on-sand = anywhere, eating on sand only
switch-extra-worm-target-rulebook = Advanced: any sand territory that the Fremen choose.
switch-extra-worm-target-tournament = Any territory, also of rock; it devours in the desert only.
switch-unplaced-worm = Further worms that nobody places
switch-unplaced-worm-hint = What a worm after the first does if the Fremen do not send it anywhere.
switch-unplaced-worm-harmless = nothing
switch-unplaced-worm-devours = it devours where spice blew last
switch-unplaced-worm-rulebook = A second worm card is discarded at once, and another card is turned.
switch-unplaced-worm-tournament = A further worm that the Fremen do not control appears all the same, where spice blew last.
switch-karama-worm = Worm of the Fremen Karama
switch-karama-worm-hint = Where and when the Fremen may call a worm with a Karama, once in a game.
switch-karama-worm-none = none
switch-karama-worm-sand-in-spice-phase = on sand, in the spice phase
switch-karama-worm-any-in-spice-or-movement = anywhere, in the spice phase or in shipment and movement
switch-karama-worm-any-in-spice-or-moves = anywhere, in the spice phase or on the move
switch-karama-worm-rulebook = Advanced: any sand territory; the phase is not named.
switch-karama-worm-tournament = Any territory, at the start of this phase or in the movement of phase 5b; it devours in the desert only.
switch-karama-worm-nexus = The Karama worm causes a Nexus
switch-karama-worm-nexus-hint = Whether a worm called with a Karama is followed by a Nexus.
switch-karama-worm-nexus-rulebook = No: only a worm card that is turned brings a Nexus.
switch-karama-worm-nexus-tournament = No Nexus takes place.
switch-karama-worm-counts-in-phase = The Karama worm is the first
switch-karama-worm-counts-in-phase-hint = Whether a worm called with a Karama makes the next one of the phase a further worm.
switch-karama-worm-counts-in-phase-tournament = A first worm is one before which no other has appeared in this phase; the one called is not excepted.
switch-remember-last-blow = The last blow is remembered
switch-remember-last-blow-hint = After a reshuffle, the next worm still appears where spice blew last.
switch-remember-last-blow-rulebook = The worm goes by the card on top of the discards; of reshuffling nothing is said.
switch-remember-last-blow-tournament = The worm appears where spice blew in the turn before.
switch-spice-deck-end = When the spice deck runs out
switch-spice-deck-end-hint = How a new deck is made from the discards.
switch-spice-deck-end-reshuffle-all = all discards are reshuffled
switch-spice-deck-end-turn-8-procedure = the tournament's procedure of turn 8
switch-spice-deck-end-rulebook = All discards are reshuffled.
switch-spice-deck-end-tournament = On turn 8 the last territory goes to the first pile and the worms that are left to the second; then all cards are reshuffled.

## CHOAM charity

switch-charity = CHOAM charity
switch-charity-hint = Who may take spice from the bank, and how much.
switch-charity-up-to-2-if-0-or-1 = with 0 or 1 spice, up to 2
switch-charity-2-if-0 = with 0 spice, 2
switch-charity-rulebook = Who has 0 or 1 spice may take as much as makes 2.
switch-charity-tournament = Who has no spice may take 2.
switch-bg-charity-from-turn = Charity of the Bene Gesserit
switch-bg-charity-from-turn-hint = The turn from which on they take 2 spice whatever they have.
switch-bg-charity-from-turn-rulebook = Advanced: always 2, whatever they have.
switch-bg-charity-from-turn-tournament = 2 in any case, from turn 2 on.

## Bidding

switch-rebid-after-pass = Bidding again after a pass
switch-rebid-after-pass-hint = Whether who has passed may still bid for the same card.
switch-rebid-after-pass-rulebook = Bidding goes round until all others pass; who has passed is not shut out.
switch-rebid-after-pass-tournament = Who has passed may come back for the same card.
switch-bid-seconds = Seconds to bid
switch-bid-seconds-hint = How long a bid may take, at a table that counts it.
switch-bid-seconds-rulebook = 10 seconds, then it counts as a pass.
switch-bid-seconds-tournament = 5 seconds, then it counts as a pass.
switch-ally-bid-payment = Help for a bid
switch-ally-bid-payment-hint = An ally pays at the end, or hands spice over before the bid.
switch-ally-bid-payment-ally-pays = the ally pays
switch-ally-bid-payment-spice-in-hand-first = spice in hand first
switch-ally-bid-payment-rulebook = An ally may pay a part or all, so that one can bid more than one has.
switch-ally-bid-payment-tournament = The spice must be in one's hands before the bid, also between allies.
switch-bid-on-karama = Bidding on a Karama
switch-bid-on-karama-hint = Whether a Karama may stand behind a bid beyond the spice one has.
switch-bid-on-karama-rulebook = Nobody bids more spice than they have; what a Karama allows stands on the card only.
switch-bid-on-karama-tournament = Who bids must really have the spice; a Karama buys the card in place of a bid.
switch-full-hand-bids = Bidding with a full hand
switch-full-hand-bids-hint = Who may bid with a full hand if a card played in time makes room.
switch-full-hand-bids-nobody = nobody
switch-full-hand-bids-filled-in-this-auction = who has filled it in this auction
switch-full-hand-bids-everybody = everybody
switch-full-hand-bids-rulebook = Who has 4 cards must pass.
switch-full-hand-bids-tournament = Who is excluded after a purchase may come back if they can lawfully play a card in time.
switch-return-unsold-cards = Unsold cards
switch-return-unsold-cards-hint = How cards that nobody wanted go back on the deck.
switch-return-unsold-cards-same-order = in the same order
switch-return-unsold-cards-shuffled = shuffled
switch-return-unsold-cards-rulebook = On top of the deck; the order is not named.
switch-return-unsold-cards-tournament = In the order in which they were taken.

## Revival

switch-leader-revival-when = When leaders are revived
switch-leader-revival-when-hint = In the revival phase, or at the end of each player's own turn.
switch-leader-revival-when-revival-phase = in the revival phase
switch-leader-revival-when-own-turn-after-move = on one's own turn, after the move
switch-leader-revival-when-rulebook = In the revival phase.
switch-leader-revival-when-tournament = On one's own turn, after landing and movement.
switch-kwisatz-revival = Revival of the Kwisatz Haderach
switch-kwisatz-revival-hint = In place of that turn's leader, or besides once all leaders are dead.
switch-kwisatz-revival-like-a-leader = in place of a leader
switch-kwisatz-revival-beside-a-leader = besides a leader
switch-kwisatz-revival-rulebook = Like an ordinary leader; for the revival of leaders it does not count.
switch-kwisatz-revival-tournament = For 2 spice, only once all leaders are dead; it is no leader for revival.
switch-emperor-karama-sardaukar = Several Sardaukar by Karama
switch-emperor-karama-sardaukar-hint = Whether the Emperor's Karama may revive more than one Sardaukar.
switch-emperor-karama-sardaukar-rulebook = Up to 3 forces or a leader; of Sardaukar one a turn is revived.
switch-emperor-karama-sardaukar-tournament = All three may be Sardaukar.

## Shipment

switch-ship-limit-two-factions = Where two others bar a shipment
switch-ship-limit-two-factions-hint = No shipment to where two other factions already are.
switch-ship-limit-two-factions-strongholds = in strongholds
switch-ship-limit-two-factions-all = everywhere
switch-ship-limit-two-factions-rulebook = Not to a stronghold that two others occupy.
switch-ship-limit-two-factions-tournament = Not to any territory with forces of two others.
switch-guild-ally-rate = What the Guild's ally pays
switch-guild-ally-rate-hint = The price at which the ally of the Guild ships.
switch-guild-ally-rate-half = half
switch-guild-ally-rate-full = the full price
switch-guild-ally-rate-rulebook = Half the price.
switch-guild-ally-rate-tournament = Of a lower price nothing is said; the Guild may give its ally the spice.
switch-guild-contribution-returns = The Guild's help comes back to it
switch-guild-contribution-returns-hint = What the Guild pays towards its ally's shipment returns to the Guild.
switch-guild-contribution-returns-rulebook = Allies may pay for each other, and whoever ships pays the Guild.
switch-guild-contribution-returns-tournament = If the Guild gives its ally the spice, the ally lands for nothing.
switch-guild-ships-allied-fremen = The Guild ships allied Fremen
switch-guild-ships-allied-fremen-hint = Whether Fremen allied to the Guild may ship their reserves with it.
switch-guild-ships-allied-fremen-rulebook = Allies ship reserves from off the planet; those of the Fremen are on its other hemisphere.
switch-guild-ships-allied-fremen-tournament = Fremen allied to the Guild land either way.
switch-karama-ship-rounding = Karama shipment, rounded
switch-karama-ship-rounding-hint = How half the price of a shipment by Karama is rounded.
switch-karama-ship-rounding-up = up
switch-karama-ship-rounding-down = down
switch-karama-ship-rounding-rulebook = All fractions of a price are rounded up.
switch-karama-ship-rounding-tournament = Half the price, rounded down.
switch-guild-turn-at-will = The Guild moves when it likes
switch-guild-turn-at-will-hint = Whether the Guild may ship and move out of order.
switch-guild-turn-at-will-rulebook = Basic: in order. Advanced: first, last or in between.
switch-guild-turn-at-will-tournament = Whenever it declares so before somebody's landing.

## Movement

switch-ornithopters = Ornithopters
switch-ornithopters-hint = Who may move up to three territories.
switch-ornithopters-force-in-city-at-start-of-move = a force in a city as the move begins
switch-ornithopters-uncontested-at-end-of-storm-phase = sole owner of a city after the storm
switch-ornithopters-rulebook = Who has forces in Arrakeen or Carthag when the move begins, also if they have just arrived.
switch-ornithopters-tournament = Who holds one of the two without enemies there at the end of the storm phase.
switch-pass-through-ally = Passing through the ally
switch-pass-through-ally-hint = Whether a move may cross a territory of one's ally.
switch-pass-through-ally-rulebook = Allies may not enter where forces of their ally are; of passing through nothing is said.

## Advisors

switch-bg-model = Bene Gesserit beside others
switch-bg-model-hint = Whether they only fight, have advisors, or declare peace by territory.
switch-bg-model-fighters-only = fighters only
switch-bg-model-advisors = fighters and advisors
switch-bg-model-coexistence-per-territory = coexistence by territory
switch-bg-model-rulebook = Basic: ordinary forces. Advanced: fighters and advisors, the two sides of a token.
switch-bg-model-tournament = They coexist in peace unless they announce otherwise for a territory.
switch-advisor-lands-in = Where an advisor lands
switch-advisor-lands-in-hint = The sector of an advisor who comes along with a shipment.
switch-advisor-lands-in-same-sector = the shipment's sector
switch-advisor-lands-in-any-sector = any sector of the territory
switch-advisor-lands-in-rulebook = In the same territory; the sector is not named.
switch-advisor-lands-in-tournament = In the territory of the landing; the sector is not named.
switch-bg-ship-onto-advisors = Shipping to one's own advisors
switch-bg-ship-onto-advisors-hint = What becomes of Bene Gesserit forces shipped to where their advisors are.
switch-bg-ship-onto-advisors-join = they join as advisors
switch-bg-ship-onto-advisors-forbidden = not allowed
switch-bg-ship-onto-advisors-rulebook = To an empty territory they ship fighters; of one with their advisors nothing is said.
switch-lonely-advisors-flip = Advisors left alone
switch-lonely-advisors-flip-hint = Until when advisors who are alone become fighters.
switch-lonely-advisors-flip-until-battle = up to the battle phase
switch-lonely-advisors-flip-always = the whole turn
switch-lonely-advisors-flip-setup-only = at set-up only
switch-lonely-advisors-flip-rulebook = An advisor alone at set-up becomes a fighter; of later nothing is said.
switch-announcement-limits = Limits of announcing a battle
switch-announcement-limits-hint = Whether the storm, or two other factions in a stronghold, keep advisors from becoming fighters before the shipments.
switch-announcement-limits-rulebook = For each territory with advisors where they want a battle; no limit is printed.
switch-advisors-coexist-with-ally = Advisors beside the ally
switch-advisors-coexist-with-ally-hint = Whether advisors may share a territory with forces of their ally.
switch-advisors-coexist-with-ally-rulebook = Allies may not enter each other's territories, advisors coexist with others, and advantages go before rules.
switch-advisors-coexist-with-ally-tournament = They may be where allies are.
switch-coexistence-holds = Coexistence holds for the turn
switch-coexistence-holds-hint = Also when all others there have died or left.
switch-coexistence-holds-tournament = Once announced it holds for the turn, unless all others leave and forces come in again.

## Battle

switch-battles-in-storm = Battles in the storm
switch-battles-in-storm-hint = Whether forces in the storm sector fight.
switch-battles-in-storm-never = never
switch-battles-in-storm-both-inside = if all are inside it
switch-battles-in-storm-rulebook = No battle if either side is in the storm.
switch-battles-in-storm-tournament = Forces in the storm fight only with others in it.
switch-combat = Strength of forces
switch-combat-hint = Whether forces need spice to fight at full strength.
switch-combat-basic = full strength
switch-combat-spice-support = full strength for spice
switch-combat-rulebook = Basic: each force counts one. Advanced: a half, and one with spice.
switch-combat-tournament = A half, and one with spice, by an optional rule that we take as on.
switch-special-forces = Sardaukar and Fedaykin
switch-special-forces-hint = Whether starred forces are worth more than ordinary ones.
switch-special-forces-rulebook = Basic: nothing special. Advanced: they count as two.
switch-special-forces-tournament = They are worth twice an ordinary force.
switch-cheap-hero-use = When a Cheap Hero may be played
switch-cheap-hero-use-hint = At will, or only by who has no leader left.
switch-cheap-hero-use-any-time = at any time
switch-cheap-hero-use-only-without-leader = only without a leader
switch-cheap-hero-use-rulebook = In place of a leader.
switch-cheap-hero-use-tournament = Only by who has no leader.
switch-voice-categories = What the Voice may name
switch-voice-categories-hint = Seven kinds of card; or five, without Lasgun and Cheap Hero.
switch-voice-categories-seven = seven kinds
switch-voice-categories-five = five kinds
switch-voice-categories-rulebook = For example: poison or projectile weapon, Lasgun, Snooper, Shield, worthless card, Cheap Hero.
switch-voice-categories-tournament = Five kinds and no others, without Lasgun and hero.
switch-traitor-call = Calling a traitor
switch-traitor-call-hint = Whether who holds the card of the enemy's leader may call or must.
switch-traitor-call-optional = as one likes
switch-traitor-call-compulsory = compulsory
switch-traitor-call-rulebook = Who holds the card may call; nobody must.
switch-traitor-call-tournament = Compulsory.
switch-cheap-hero-after-traitor-win = Cheap Hero after a called traitor
switch-cheap-hero-after-traitor-win-hint = What becomes of the Cheap Hero of who won by a traitor.
switch-cheap-hero-after-traitor-win-kept = kept
switch-cheap-hero-after-traitor-win-discarded = discarded
switch-cheap-hero-after-traitor-win-rulebook = Who calls loses nothing of what was played.
switch-cheap-hero-after-traitor-win-tournament = Discarded in any case.
switch-betrayed-forces = Forces of the betrayed
switch-betrayed-forces-hint = What a betrayed side loses where the storm splits the territory.
switch-betrayed-forces-all-in-territory = all in the territory
switch-betrayed-forces-where-they-fought = those of the part they fought in
switch-betrayed-forces-rulebook = All their forces in the territory.
switch-betrayed-forces-tournament = Everything: the leader, all cards and all forces.
switch-explosion-leaders = Leaders in an explosion
switch-explosion-leaders-hint = Which leaders die when Lasgun and Shield meet.
switch-explosion-leaders-in-plans = those of the two plans
switch-explosion-leaders-all-in-territory = all in the territory
switch-explosion-leaders-rulebook = Of what dies it names forces, spice and the Kwisatz Haderach.
switch-explosion-leaders-tournament = All leaders in the territory.
switch-battle-karama-deadline = Karama in a battle
switch-battle-karama-deadline-hint = The last moment for a Karama against an advantage in battle.
switch-battle-karama-deadline-before-plans-shown = before the plans are shown
switch-battle-karama-deadline-before-plans-formed = before the plans are made
switch-battle-karama-deadline-tournament = Before the battle plans are formed.
switch-harkonnen-capture = Captured leaders
switch-harkonnen-capture-hint = Whether the Harkonnen take a leader after a battle they won.
switch-harkonnen-capture-rulebook = Advanced: a leader of the loser, at random.
switch-harkonnen-capture-tournament = A leader of the loser, at random.
switch-capture-pool = Who can be captured
switch-capture-pool-hint = Which of the loser's leaders the Harkonnen draw from.
switch-capture-pool-not-in-another-battle = those in no other battle this turn
switch-capture-pool-available = those in no other territory
switch-capture-pool-rulebook = Not those used in other battles this turn.
switch-capture-pool-tournament = Those available, the one just used among them.
switch-captive-is-traitor-to-owner = Captives betray their captors
switch-captive-is-traitor-to-owner-hint = Whether a captive's own house may call it a traitor without the card.
switch-captive-is-traitor-to-owner-rulebook = A captive in battle may turn out to be a traitor; of one's own house nothing is said.
switch-captive-is-traitor-to-owner-tournament = Its own house may always call it, without the card.
switch-hark-karama-return = What the Harkonnen give back
switch-hark-karama-return-hint = After their Karama has taken cards from a hand.
switch-hark-karama-return-any = any cards
switch-hark-karama-return-previous-hand = cards they held before
switch-hark-karama-return-rulebook = One of their cards for each one taken.
switch-hark-karama-return-tournament = From their own hand, not from the cards just taken.

## Karama and Truthtrance

switch-karama-powers = Special Karama powers
switch-karama-powers-hint = Each faction has a Karama power of its own, once in a game.
switch-karama-powers-rulebook = Advanced: one for each faction but the Bene Gesserit, once in a game.
switch-karama-powers-tournament = One for each faction but the Bene Gesserit, each in its phase.
switch-karama-scope = How long a Karama stops an advantage
switch-karama-scope-hint = As each advantage has it, for the whole phase, or for one use.
switch-karama-scope-per-table = as its own rule says
switch-karama-scope-whole-phase = the whole phase
switch-karama-scope-single-use = one use
switch-karama-scope-rulebook = Of the look at the cards it says: for the whole auction. Of others nothing.
switch-karama-scope-tournament = Said for one advantage after the other: that worm, that card, that battle.
switch-karama-stops-fremen-arrival = Karama against the arrival of the Fremen
switch-karama-stops-fremen-arrival-hint = Whether a Karama may stop their free arrival.
switch-karama-stops-fremen-arrival-rulebook = A Karama stops an advantage of a faction; none is excepted.
switch-truthtrance-future = Truthtrance about the future
switch-truthtrance-future-hint = Whether a question may be about what a player will do; the answer binds.
switch-truthtrance-future-rulebook = At any time; of the future nothing is said.
switch-truthtrance-future-tournament = Also about the future; who has answered must do all to keep to it.

## Collection

switch-collect-scope = Where forces collect spice
switch-collect-scope-hint = Only in their own sector, or anywhere in their territory.
switch-collect-scope-sector = in their sector
switch-collect-scope-territory = in their territory
switch-collect-scope-rulebook = In the sectors where they are.
switch-collect-scope-tournament = In the territory where they are.
switch-collect-rate-test = Three spice for a force
switch-collect-rate-test-hint = Who collects at the better rate.
switch-collect-rate-test-occupy-city-at-collection = who is in a city when collecting
switch-collect-rate-test-same-as-ornithopters = who has ornithopters
switch-collect-rate-test-rulebook = Who occupies Carthag or Arrakeen.
switch-collect-rate-test-tournament = Who controls Arrakeen or Carthag, as for ornithopters.
switch-stronghold-income = Income of strongholds
switch-stronghold-income-hint = Arrakeen and Carthag give 2 spice a turn, Tuek's Sietch 1.
switch-stronghold-income-rulebook = Advanced: 2 for Carthag and for Arrakeen, 1 for Tuek's Sietch.
switch-stronghold-income-tournament = The same, by an optional rule that we take as on.
switch-contested-income = Income of a shared stronghold
switch-contested-income-hint = Who is paid for a stronghold with forces of several factions.
switch-contested-income-none = nobody
switch-contested-income-each = each of them
switch-contested-income-rulebook = Every player who occupies the city is paid; to occupy it is enough.
switch-contested-income-tournament = Who possesses the city.

## Victory and alliances

switch-contested-stronghold-counts = Shared strongholds count
switch-contested-stronghold-counts-hint = A stronghold with forces of several factions counts for each of them.
switch-contested-stronghold-counts-rulebook = Who occupies three strongholds with at least one force wins.
switch-contested-stronghold-counts-tournament = Of two whom the storm keeps apart on the Shield Wall neither has it.
switch-victory-table = Strongholds to win
switch-victory-table-hint = By the number of players and the size of the alliance.
switch-victory-table-rulebook = 3 alone, 4 as an alliance; 4 in a game of two.
switch-victory-table-tournament = A table: 4 for two players; 4 or 5 for three; 3, 4 or 5 for more.
switch-alliance-variant = Alliances
switch-alliance-variant-hint = How large they may be, and how many strongholds they need.
switch-alliance-variant-2-4 = of two, with four strongholds
switch-alliance-variant-2-3 = of two, with three strongholds
switch-alliance-variant-3-4 = of up to three, with four strongholds
switch-alliance-variant-3-3 = of up to three, with three strongholds
switch-alliance-variant-any-3 = of any size, with three strongholds
switch-alliance-variant-table = by the tournament's table
switch-alliance-variant-rulebook = Of two, with 4 strongholds; four more kinds are optional.
switch-alliance-variant-tournament = Of any size, with as many as the table says.
switch-shield-wall-stronghold-after-worm = The Shield Wall as a stronghold
switch-shield-wall-stronghold-after-worm-hint = The worm from which on it counts for victory.
switch-shield-wall-stronghold-after-worm-tournament = In games of a tournament from the sixth worm on.
switch-no-winner-without-guild = No winner, and no Guild
switch-no-winner-without-guild-hint = How a game without a winner ends when the Guild is not in play.
switch-no-winner-without-guild-fremen-then-most-strongholds = Fremen, else most strongholds
switch-no-winner-without-guild-draw = a draw
switch-no-winner-without-guild-rulebook = The Fremen win; if they are not in play, who has most strongholds.
switch-no-winner-without-guild-tournament = A draw.

## Deals and notes

switch-bribes = Spice of a deal
switch-bribes-hint = When spice that was promised changes hands.
switch-bribes-mentat-pause = in the Mentat pause
switch-bribes-immediate = at once
switch-bribes-collection-only = in the collection phase only
switch-bribes-rulebook = Spice may be promised and deals must be kept; of waiting nothing is said.
switch-bribes-tournament = In this phase only.
switch-notes = Notes on cards
switch-notes-hint = For whom the table notes treachery cards that they alone have seen; what all have seen is noted anyway.
switch-notes-atreides-only = the Atreides only
switch-notes-all = everybody
switch-notes-rulebook = The Atreides, and nobody else.

## How choices are made

switch-standing-bids = Bids said in advance
switch-standing-bids-hint = Whether one may say in secret what to bid or to pass; it is then played by itself.
switch-standing-bids-rulebook = In turn each bids higher or passes; of saying so beforehand it says nothing.
switch-standing-bids-tournament = In turn each bids higher or passes; of saying so beforehand it says nothing.
switch-change-secret-choices = Changing a secret choice
switch-change-secret-choices-hint = Whether storm dials, traitors and battle plans can be changed until everybody has chosen.
switch-change-secret-choices-tournament = Plans can be changed freely until they are formed, within what Voice, Prescience and cards have fixed.
switch-take-back-before-responses = Taking back before a response
switch-take-back-before-responses-hint = Whether what others may answer with a Karama can be taken back until somebody has.
switch-take-back-before-responses-rulebook = A Karama stops an advantage as it is used; of taking back what one has done it says nothing.
