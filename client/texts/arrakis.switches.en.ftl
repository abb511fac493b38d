# The readings of the rules of War for Arrakis (src/landsraad/arrakis/options.py): a name, what it is about,
# its values, and what the documents print, in our own words.

switch-yes = yes
switch-no = no
switch-never = never

switch-free-actions = Free actions in a battle
switch-free-actions-hint = Whether free actions may interrupt one's own decisions in a battle, too.
switch-free-actions-at-any-moment = at any moment of the own turn
switch-free-actions-outside-battles = outside battle rounds only
switch-free-actions-rulebook = At any moment of the own turn, interrupting normal actions, too.
switch-free-actions-summary = At any moment, more than once, besides normal actions.

switch-mahdi-equals = Equal options of Mahdi's Harkonnen
switch-mahdi-equals-hint = Whether you are asked even where all of them come to the same in the end.
switch-mahdi-equals-settled = asked only where it matters
switch-mahdi-equals-asked = always asked
switch-mahdi-equals-rulebook = Where the criteria leave several options, the player chooses the one that suits best.

switch-mahdi-holds = What Mahdi's Harkonnen pay to hold
switch-mahdi-holds-hint = Whether they also pay for imperium markers that cannot drop.
switch-mahdi-holds-falling = markers that can drop
switch-mahdi-holds-all = all markers
switch-mahdi-holds-rulebook = Spice is always spent to keep markers from dropping, the lowest first.
switch-mahdi-holds-summary = Spice is always spent to keep markers from dropping, the lowest first.

switch-mahdi-leader = Where Mahdi's leader is deployed
switch-mahdi-leader-hint = The settlement that comes first may be full of units.
switch-mahdi-leader-first-settlement = in the settlement that comes first
switch-mahdi-leader-with-units = where units were deployed
switch-mahdi-leader-rulebook = Units and a leader in the same settlement; units in excess go to another one.
switch-mahdi-leader-summary = Units and a leader in one settlement; what is in excess goes to others.

switch-prescience-cards = Prescience cards for the end of the round
switch-prescience-cards-hint = The eight known ones, or eight of our own that stood in for them.
switch-prescience-cards-known = the known ones
switch-prescience-cards-reconstructed = our own
switch-prescience-cards-rulebook = There are 16 cards, eight of them for the end of the round; what these say is not printed.

switch-stand-ins = Figures that stand in for others
switch-stand-ins-hint = Who decides which lower unit comes when a figure is missing for a token.
switch-stand-ins-chosen = their owner chooses
switch-stand-ins-highest = the highest there is
switch-stand-ins-rulebook = A player is free to use units of lower rank.

switch-tank-moves = When leaders in the tank move
switch-tank-moves-hint = As soon as a die is spent, or after its action.
switch-tank-moves-with-the-die = with the die
switch-tank-moves-after-the-action = after the action
switch-tank-moves-rulebook = Whenever a die or token is spent, all in the tank move at once.

switch-vehicle-order = Order of the vehicles
switch-vehicle-order-hint = How the vehicles of the active row are placed.
switch-vehicle-order-any = in any order
switch-vehicle-order-by-type = by their type
switch-vehicle-order-rulebook = The vehicles available are placed, each type by its rules; no order is named.
switch-vehicle-order-summary = As many vehicles as the row says are placed; no order is named.
