# What the coach says in the first turn of Dune. The names of places and cards are those of the game.

guide-dune-sheet = Welcome to Arrakis. You lead House Atreides, the green pieces. This sheet says what your faction can do and how it likes to win; you can open it again at any time by pressing your bar.
guide-dune-close = Take your time with it. When you are done, close it to see the planet.
guide-dune-goal = Up here you see who is close to victory. Five strongholds stand on the map; with three players, three of them at the end of a turn win the game. You hold one, the Harkonnen two.
guide-dune-map = This is your home, Arrakeen, with ten of your forces. More wait off the planet. The Harkonnen sit next door in Carthag, and a few of them hold Sietch Tabr. We want that sietch.
guide-dune-hand = These are your treachery cards, and only you see them. You hold a crysknife, a weapon. A leader who carries it kills the other leader, unless the other brought a shield.
guide-dune-dial = Every turn begins with the storm. You and the Emperor each set a number in secret, and the storm moves by both together. It kills whatever stands on open sand, so watch where it goes.
guide-dune-storm = You set 3, the Emperor 2, and the storm now stands here. Nobody was on the sand, so nobody was hurt. Next turn it moves on from this spot.
guide-dune-spice = Look: after the storm spice appeared here, in Old Gap, right beside your city. Spice buys cards, ships forces and wins wars. Remember this place.
guide-dune-auction = Whoever is broke may now ask CHOAM for charity; nobody needed it. Next comes the auction: three cards, one after the other, face down. Only you, as Atreides, see what is for sale.
guide-dune-bid = It is a snooper: it saves your leader from poison. The Harkonnen love poison. The Emperor offered 1, so offer 2.
guide-dune-worthless = A Jubba cloak, good for nothing. Let others pay for it.
guide-dune-third = A shield, against blades and bullets, and you bid first. Offer 1 and see whether somebody wants it more.
guide-dune-revive = Dead forces lie in the Tleilaxu tanks, and some come back every turn. You lost three on the way here; two return for free.
guide-dune-ship = Now ship forces from your reserves down to the planet. Into a stronghold each costs 1 spice. Four Harkonnen hold Sietch Tabr: send five.
guide-dune-move = After shipping you move one group. Who holds Arrakeen has ornithopters and flies up to three territories. Send two to the spice in Old Gap and leave the others to guard the city.
guide-dune-prescience = Two factions in one place: battle! First you see into the future. Ask for one part of their plan before you make yours. A weapon could kill your leader, so ask for that.
guide-dune-plan = They bring chaumas, a poison. So: Gurney Halleck, strength 4, with your snooper against the poison and your crysknife to kill their leader. Dial three forces: you lose those you dial even if you win.
guide-dune-won = Victory! Your snooper stopped the poison, your crysknife killed their leader, who then counted nothing: 3 and 4 make 7 against 2. Losers lose everything there; you lost the three you dialled.
guide-dune-keep = The winner may keep the cards that were played. They served you well: discard none.
guide-dune-collected = Then all who stand on spice collected it: 2 for each force, 3 for those with ornithopters. Two forces in Old Gap brought 6. Your bar shows what you own.
guide-dune-pause = At the end of a turn the strongholds are counted. With Sietch Tabr you hold two; one more, and you win.
guide-dune-end = That was a whole turn: storm, spice, auction, revival, shipment, battle, harvest. From here on you know how. Real games also have traitors, alliances and worms, but they will introduce themselves.
