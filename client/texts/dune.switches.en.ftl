# The single switches of Dune's rules (src/landsraad/dune/data/options.json): a name, what it is about,
# and its values. Rule texts name switches and values by their keys; readers see these words instead.

switch-yes = yes
switch-no = no
switch-never = never

## Set-up

switch-max-turns = Number of turns
switch-max-turns-hint = The game ends at the latest after so many turns.
switch-traitor-choice = Traitor to keep
switch-traitor-choice-hint = Which of the dealt traitor cards a player may keep.
switch-traitor-choice-any = any of them
switch-traitor-choice-enemy-first = an enemy's, if dealt one
switch-harkonnen-mulligan = Harkonnen redraw traitors
switch-harkonnen-mulligan-hint = Dealt more than one leader of their own, the Harkonnen may draw four new cards once.

## Storm

switch-first-storm-hits = What the first storm harms
switch-first-storm-hits-hint = The storm of turn 1 only finds its place, or already kills.
switch-first-storm-hits-none = nothing
switch-first-storm-hits-landing-sector = the sector where it stops
switch-first-storm-hits-all-passed = every sector it enters
switch-storm-source = What moves the storm
switch-storm-source-hint = From turn 2 on: two secret dials, or a card that the Fremen have seen.
switch-storm-source-dials = dials
switch-storm-source-storm-card-if-fremen = storm cards, with Fremen in play
switch-storm-source-storm-card = storm cards, always
switch-storm-zero-move-hits = A storm that stays hits again
switch-storm-zero-move-hits-hint = When the storm does not move, it hits the sector where it stands once more.
switch-fremen-storm-losses = Fremen losses in the storm
switch-fremen-storm-losses-hint = How many of the Fremen caught on open sand die.
switch-fremen-storm-losses-all = all
switch-fremen-storm-losses-half-rounded-up = half, rounded up
switch-advisors-may-use-atomics = Advisors may set off Family Atomics
switch-advisors-may-use-atomics-hint = Whether Bene Gesserit without fighters at the Shield Wall may play the card.

## Spice and worms

switch-spice-blows = Spice blows in a turn
switch-spice-blows-hint = One pile of spice cards, or two piles A and B.
switch-spice-blows-1 = one
switch-spice-blows-2 = two
switch-spice-in-storm = Spice blow in the storm
switch-spice-in-storm-hint = What becomes of spice that would appear in the storm sector.
switch-spice-in-storm-lost = lost
switch-spice-in-storm-placed = placed all the same
switch-nexus-per = When a Nexus takes place
switch-nexus-per-hint = Once for a pile in which a worm appeared, or for every single worm.
switch-nexus-per-blow-with-worm = once for a pile with worms
switch-nexus-per-worm = for every worm
switch-nexus-order = Worm or Nexus first
switch-nexus-order-hint = Whether a worm eats before the Nexus it causes, or spares those who ally there with the Fremen.
switch-nexus-order-devour-first = the worm eats first
switch-nexus-order-nexus-first = the Nexus comes first
switch-fremen-ally-worm-protection = Allies of the Fremen and worms
switch-fremen-ally-worm-protection-hint = Whether the Fremen decide if worms spare their ally.
switch-fremen-ally-worm-protection-choice = the Fremen decide
switch-fremen-ally-worm-protection-always = always spared
switch-extra-worm-count = What makes a worm a further one
switch-extra-worm-count-hint = Worms are counted anew for each pile, or over the whole phase.
switch-extra-worm-count-per-blow = counted for each pile
switch-extra-worm-count-per-phase = counted over the phase
switch-extra-worm-target = Further worms
switch-extra-worm-target-hint = Where the Fremen may send every worm after the first.
switch-extra-worm-target-none = not at all
switch-extra-worm-target-sand = to any sand
switch-extra-worm-target-any-eats-on-sand = anywhere, eating on sand only
switch-karama-worm = Worm of the Fremen Karama
switch-karama-worm-hint = Where and when the Fremen may call a worm with a Karama, once in a game.
switch-karama-worm-none = none
switch-karama-worm-sand-in-spice-phase = on sand, in the spice phase
switch-karama-worm-any-in-spice-or-movement = anywhere, in the spice phase or on the move
switch-karama-worm-nexus = The Karama worm causes a Nexus
switch-karama-worm-nexus-hint = Whether a worm called with a Karama is followed by a Nexus.
switch-remember-last-blow = The last blow is remembered
switch-remember-last-blow-hint = After a reshuffle, the next worm still appears where spice blew last.
switch-spice-deck-end = When the spice deck runs out
switch-spice-deck-end-hint = How a new deck is made from the discards.
switch-spice-deck-end-reshuffle-all = all discards are reshuffled
switch-spice-deck-end-turn-8-procedure = the tournament's procedure of turn 8

## CHOAM charity

switch-charity = CHOAM charity
switch-charity-hint = Who may take spice from the bank, and how much.
switch-charity-up-to-2-if-0-or-1 = with 0 or 1 spice, up to 2
switch-charity-2-if-0 = with 0 spice, 2
switch-bg-charity-from-turn = Charity of the Bene Gesserit
switch-bg-charity-from-turn-hint = The turn from which on they take 2 spice whatever they have.

## Bidding

switch-rebid-after-pass = Bidding again after a pass
switch-rebid-after-pass-hint = Whether who has passed may still bid for the same card.
switch-bid-seconds = Seconds to bid
switch-bid-seconds-hint = How long a bid may take, at a table that counts it.
switch-ally-bid-payment = Help for a bid
switch-ally-bid-payment-hint = An ally pays at the end, or hands spice over before the bid.
switch-ally-bid-payment-ally-pays = the ally pays
switch-ally-bid-payment-spice-in-hand-first = spice in hand first
switch-return-unsold-cards = Unsold cards
switch-return-unsold-cards-hint = How cards that nobody wanted go back on the deck.
switch-return-unsold-cards-same-order = in the same order
switch-return-unsold-cards-shuffled = shuffled

## Revival

switch-leader-revival-when = When leaders are revived
switch-leader-revival-when-hint = In the revival phase, or at the end of each player's own turn.
switch-leader-revival-when-revival-phase = in the revival phase
switch-leader-revival-when-own-turn-after-move = on one's own turn, after the move
switch-emperor-karama-sardaukar = Several Sardaukar by Karama
switch-emperor-karama-sardaukar-hint = Whether the Emperor's Karama may revive more than one Sardaukar.

## Shipment

switch-ship-limit-two-factions = Where two others bar a shipment
switch-ship-limit-two-factions-hint = No shipment to where two other factions already are.
switch-ship-limit-two-factions-strongholds = in strongholds
switch-ship-limit-two-factions-all = everywhere
switch-guild-ally-rate = What the Guild's ally pays
switch-guild-ally-rate-hint = The price at which the ally of the Guild ships.
switch-guild-ally-rate-half = half
switch-guild-ally-rate-full = the full price
switch-guild-contribution-returns = The Guild's help comes back to it
switch-guild-contribution-returns-hint = What the Guild pays towards its ally's shipment returns to the Guild.
switch-karama-ship-rounding = Karama shipment, rounded
switch-karama-ship-rounding-hint = How half the price of a shipment by Karama is rounded.
switch-karama-ship-rounding-up = up
switch-karama-ship-rounding-down = down
switch-guild-turn-at-will = The Guild moves when it likes
switch-guild-turn-at-will-hint = Whether the Guild may ship and move out of order.

## Movement

switch-ornithopters = Ornithopters
switch-ornithopters-hint = Who may move up to three territories.
switch-ornithopters-force-in-city-at-start-of-move = a force in a city as the move begins
switch-ornithopters-uncontested-at-end-of-storm-phase = sole owner of a city after the storm
switch-pass-through-ally = Passing through the ally
switch-pass-through-ally-hint = Whether a move may cross a territory of one's ally.

## Advisors

switch-bg-model = Bene Gesserit beside others
switch-bg-model-hint = Whether they only fight, have advisors, or declare peace by territory.
switch-bg-model-fighters-only = fighters only
switch-bg-model-advisors = fighters and advisors
switch-bg-model-coexistence-per-territory = coexistence by territory
switch-advisor-lands-in = Where an advisor lands
switch-advisor-lands-in-hint = The sector of an advisor who comes along with a shipment.
switch-advisor-lands-in-same-sector = the shipment's sector
switch-advisor-lands-in-any-sector = any sector of the territory
switch-bg-ship-onto-advisors = Shipping to one's own advisors
switch-bg-ship-onto-advisors-hint = What becomes of Bene Gesserit forces shipped to where their advisors are.
switch-bg-ship-onto-advisors-join = they join as advisors
switch-bg-ship-onto-advisors-forbidden = not allowed
switch-lonely-advisors-flip = Advisors left alone
switch-lonely-advisors-flip-hint = Until when advisors who are alone become fighters.
switch-lonely-advisors-flip-until-battle = up to the battle phase
switch-lonely-advisors-flip-always = the whole turn
switch-lonely-advisors-flip-setup-only = at set-up only
switch-advisors-coexist-with-ally = Advisors beside the ally
switch-advisors-coexist-with-ally-hint = Whether advisors may share a territory with forces of their ally.

## Battle

switch-battles-in-storm = Battles in the storm
switch-battles-in-storm-hint = Whether forces in the storm sector fight.
switch-battles-in-storm-never = never
switch-battles-in-storm-both-inside = if all are inside it
switch-combat = Strength of forces
switch-combat-hint = Whether forces need spice to fight at full strength.
switch-combat-basic = full strength
switch-combat-spice-support = full strength for spice
switch-special-forces = Sardaukar and Fedaykin
switch-special-forces-hint = Whether starred forces are worth more than ordinary ones.
switch-cheap-hero-use = When a Cheap Hero may be played
switch-cheap-hero-use-hint = At will, or only by who has no leader left.
switch-cheap-hero-use-any-time = at any time
switch-cheap-hero-use-only-without-leader = only without a leader
switch-voice-categories = What the Voice may name
switch-voice-categories-hint = Seven kinds of card; or five, without Lasgun and Cheap Hero.
switch-voice-categories-seven = seven kinds
switch-voice-categories-five = five kinds
switch-traitor-call = Calling a traitor
switch-traitor-call-hint = Whether who holds the card of the enemy's leader may call or must.
switch-traitor-call-optional = as one likes
switch-traitor-call-compulsory = compulsory
switch-cheap-hero-after-traitor-win = Cheap Hero after a called traitor
switch-cheap-hero-after-traitor-win-hint = What becomes of the Cheap Hero of who won by a traitor.
switch-cheap-hero-after-traitor-win-kept = kept
switch-cheap-hero-after-traitor-win-discarded = discarded
switch-explosion-leaders = Leaders in an explosion
switch-explosion-leaders-hint = Which leaders die when Lasgun and Shield meet.
switch-explosion-leaders-in-plans = those of the two plans
switch-explosion-leaders-all-in-territory = all in the territory
switch-battle-karama-deadline = Karama in a battle
switch-battle-karama-deadline-hint = The last moment for a Karama against an advantage in battle.
switch-battle-karama-deadline-before-plans-shown = before the plans are shown
switch-battle-karama-deadline-before-plans-formed = before the plans are made
switch-harkonnen-capture = Captured leaders
switch-harkonnen-capture-hint = Whether the Harkonnen take a leader after a battle they won.
switch-capture-pool = Who can be captured
switch-capture-pool-hint = Which of the loser's leaders the Harkonnen draw from.
switch-capture-pool-not-in-another-battle = those in no other battle this turn
switch-capture-pool-available = those in no other territory
switch-captive-is-traitor-to-owner = Captives betray their captors
switch-captive-is-traitor-to-owner-hint = Whether a captive's own house may call it a traitor without the card.
switch-hark-karama-return = What the Harkonnen give back
switch-hark-karama-return-hint = After their Karama has taken cards from a hand.
switch-hark-karama-return-any = any cards
switch-hark-karama-return-previous-hand = cards they held before

## Karama and Truthtrance

switch-karama-powers = Special Karama powers
switch-karama-powers-hint = Each faction has a Karama power of its own, once in a game.
switch-karama-scope = How long a Karama stops an advantage
switch-karama-scope-hint = As each advantage has it, for the whole phase, or for one use.
switch-karama-scope-per-table = as its own rule says
switch-karama-scope-whole-phase = the whole phase
switch-karama-scope-single-use = one use
switch-truthtrance-future = Truthtrance about the future
switch-truthtrance-future-hint = Whether a question may be about what a player will do; the answer binds.

## Collection

switch-collect-scope = Where forces collect spice
switch-collect-scope-hint = Only in their own sector, or anywhere in their territory.
switch-collect-scope-sector = in their sector
switch-collect-scope-territory = in their territory
switch-collect-rate-test = Three spice for a force
switch-collect-rate-test-hint = Who collects at the better rate.
switch-collect-rate-test-occupy-city-at-collection = who is in a city when collecting
switch-collect-rate-test-same-as-ornithopters = who has ornithopters
switch-stronghold-income = Income of strongholds
switch-stronghold-income-hint = Arrakeen and Carthag give 2 spice a turn, Tuek's Sietch 1.
switch-contested-income = Income where the storm parts two
switch-contested-income-hint = Who is paid for a stronghold with two factions in the storm.
switch-contested-income-none = nobody
switch-contested-income-each = both

## Victory and alliances

switch-contested-stronghold-counts = Contested strongholds count
switch-contested-stronghold-counts-hint = Where the storm parts two factions, the stronghold counts for both.
switch-victory-table = Strongholds to win
switch-victory-table-hint = By the number of players and the size of the alliance.
switch-alliance-variant = Alliances
switch-alliance-variant-hint = How large they may be, and how many strongholds they need.
switch-alliance-variant-2-4 = of two, with four strongholds
switch-alliance-variant-2-3 = of two, with three strongholds
switch-alliance-variant-3-4 = of up to three, with four strongholds
switch-alliance-variant-3-3 = of up to three, with three strongholds
switch-alliance-variant-any-3 = of any size, with three strongholds
switch-alliance-variant-table = by the tournament's table
switch-shield-wall-stronghold-after-worm = The Shield Wall as a stronghold
switch-shield-wall-stronghold-after-worm-hint = The worm from which on it counts for victory.
switch-no-winner-without-guild = No winner, and no Guild
switch-no-winner-without-guild-hint = How a game without a winner ends when the Guild is not in play.
switch-no-winner-without-guild-fremen-then-most-strongholds = Fremen, else most strongholds
switch-no-winner-without-guild-draw = a draw

## Deals and notes

switch-bribes = Spice of a deal
switch-bribes-hint = When spice that was promised changes hands.
switch-bribes-mentat-pause = in the Mentat pause
switch-bribes-immediate = at once
switch-bribes-collection-only = in the collection phase only
switch-notes = Notes on cards
switch-notes-hint = Who may keep notes on treachery cards.
switch-notes-atreides-only = the Atreides only
switch-notes-all = everybody
