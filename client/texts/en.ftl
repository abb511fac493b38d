# The browser client, in English. What happens in a game stands in the games' own catalogues.

## Everywhere

guest-name = Guest
game-dune = Dune
game-arrakis = War for Arrakis
game-crysknife = Crysknife
game-and-mode = { $game }: { $mode }
home = Home
close = Close
keep = Keep
loading = One moment …
skip = Skip to the content
nav = Pages
nav-tables = My tables
nav-watch = Watch
nav-learn = Learn
not-found = There is nothing here.
colophon = A fan project. All maps, drawings and words are our own; names are used to refer to the games.
less = { $label }: one less
more-of = { $label }: one more

error-offline = The server cannot be reached. Is it still running?
error-server = Something went wrong on the server.
error-client = Something went wrong.

## The first page

entry-title = Who holds the spice?
entry-lead = Two games about one planet, with every rule in its place: alone against bots, at one screen, or with friends anywhere.
entry-first-time = First time here? Learn by playing
door-dune = Six factions, one desert. Bid, ship, ally and betray, until somebody holds the strongholds.
door-arrakis = Legions against sietches. Atreides and Fremen hide, raid and foresee; Harkonnen hunt and harvest.
play-now = Play now
you-play = You play
any-seat = Surprise me
opponents = Opponents
opponent-recruit = Recruits: easy
opponent-bashar = Bashars: able
opponent-mentat = Mentats: look ahead
tempers = Temperament
temper-even = Even
temper-bold = Bold
temper-patient = Patient
temper-treacherous = Treacherous
temper-mixed = Mixed company
modes = Ways to play
invite-friends = Invite friends
rules = Rules
cards = Cards

mode-dune-basic = Basic game
mode-dune-basic-hint = Six factions, the quick rules
mode-dune-advanced = Advanced game
mode-dune-advanced-hint = Special forces, spice in battle, advisors
mode-dune-tournament = Tournament rules
mode-dune-tournament-hint = The strict order of the 2009 tournament
mode-arrakis-duel = Duel
mode-arrakis-duel-hint = Atreides against Harkonnen
mode-arrakis-mahdi = Mahdi
mode-arrakis-mahdi-hint = Alone against a Harkonnen that plays by itself
mode-arrakis-guild = Duel with the Spacing Guild
mode-arrakis-guild-hint = Heighliners, frigates and the Navigator
mode-arrakis-teams3 = Three players
mode-arrakis-teams3-hint = Atreides against two who share the Harkonnen
mode-arrakis-teams4 = Four players
mode-arrakis-teams4-hint = Two against two
mode-dune-pairs = Two factions each
mode-dune-pairs-hint = Two players, four factions
mode-arrakis-teams3-too = Three players, the Atreides shared
mode-arrakis-teams3-too-hint = House Atreides and Fremen against the Harkonnen
mode-arrakis-mahdi-two = Mahdi for two
mode-arrakis-mahdi-two-hint = House Atreides and Fremen together against Mahdi

## Settings

settings = Settings
language = Language
language-en = English
language-it = Italiano
theme = Light and dark
theme-auto = As the device
theme-light = Day
theme-dark = Night
motion = Motion
motion-auto = As the device
motion-full = Moving
motion-still = Still
scenes = What happens is shown
scenes-calm = Calmly
scenes-brisk = Briskly
scenes-off = Not at all
pace = Pace of the bots
pace-quick = At once
pace-human = Like people
pace-slow = Slow
pace-hint = The pace holds for the tables that you begin from now on.
your-name = Your name
your-name-kept = Kept.

## Tables

table = Table
tables-none = You sit at no table yet.
tables-none-archived = Nothing has been put away.
tables-begin = Begin a game
tables-current = Show the current ones
tables-archived = Show those put away
tables-archive = Put away
tables-unarchive = Take out again
table-over = Over
table-gathering = Not begun
table-running = The others are playing
table-your-turn = Your turn
record-import = Open a saved game …
record-save = Save the game as a file
record-unreadable = This file is not a saved game.
imported = This game was imported.
imported-short = Imported
imported-hint = It was brought here as a record: its past may have been made up, and whoever brought it may know what comes. There is no seal.

## Setting up

setup-title = { $game } with friends
setup-name = Name of the table
setup-seats = Who plays what
setup-seats-hint = You get a link for every open seat. Several seats of your own are played in turn at one screen.
setup-who = Who plays { $seat }
handing = How factions are handed out
handing-chosen = Chosen
handing-dealt = Dealt at random
setup-suggested = The rulebook’s line-up, by number of players
setup-number = How many play
setup-pool = Dealt from
pool-all = All six factions
pool-suggested = The rulebook’s: { $suggested }
setup-dealt-hint =
    { $each ->
        [one] When you lay the table, the server deals everybody a faction.
       *[other] When you lay the table, the server deals everybody two factions.
    } Players sit around the board in this order. You get a link for every open seat; several players that are “me” take turns at one screen.
setup-player = Player { $number }
who-me = Me
who-open = A friend, by link
who-bot-recruit = Bot: Recruit
who-bot-bashar = Bot: Bashar
who-bot-bashar_bold = Bot: Bold Bashar
who-bot-bashar_patient = Bot: Patient Bashar
who-bot-bashar_treacherous = Bot: Treacherous Bashar
who-bot-mentat = Bot: Mentat
who-bot-mentat_bold = Bot: Bold Mentat
who-bot-mentat_patient = Bot: Patient Mentat
who-bot-mentat_treacherous = Bot: Treacherous Mentat
who-bot-random = Bot: Random
who-out = Nobody
setup-more = More to settle
setup-lay = Lay the table
house-rules = House rules
house-rules-hint = Every point that the documents leave open or see differently, and some that players like to change. What you leave alone stays as in the book.
house-rules-search = Search the house rules
house-rules-none = No house rule is called that.
house-rules-book = { $name } · by the book
house-rules-changed = { $number } changed
house-rules-number =
    { $number ->
        [one] One house rule changed
       *[other] { $number } house rules changed
    }
house-rules-one = { $name }: { $value } (by the book: { $book })
house-rules-back = Back to the book
box = Your own box
box-hint = Some printed values of this game are not public, so ours are stand-ins. A box file, TOML or JSON, says what your copy has instead; docs/box.md tells how to write one.
box-choose = Choose a box file …
box-choose-another = Choose another box file …
box-chosen = Played with { $file }
box-leave = Without this file
box-unreadable = { $file } is empty or cannot be read.
box-played = Played with the values of the box “{ $name }”
limit = Time for a decision
limit-0 = No limit
limit-60 = One minute
limit-300 = Five minutes
limit-3600 = One hour
limit-86400 = One day
window-time = Time to respond
window-time-3 = 3 seconds
window-time-6 = 6 seconds
window-time-15 = 15 seconds
window-time-own = Everybody answers in their own time (play over days)
window-time-hint = Some cards answer what others do. The table then waits as long as you say here, the same whoever holds what, and twice as long for traitors.
option-responses = Who is asked about stopping an advantage
option-responses-holders = Those who hold a card for it
option-responses-strict = All who might, in turn before the storm
option-responses-together = All who might, together
option-deals = Deals and bribes
option-standing = Standing answers
option-guild = Spacing Guild expansion

## Before the game

lobby-lead = { $game }. The game begins when everybody is here.
lobby-start = Begin
lobby-start-waits =
    { $open ->
        [one] Begin, once the open seat is taken
       *[other] Begin, once the { $open } open seats are taken
    }
lobby-start-filled =
    { $open ->
        [one] Do not wait: a bot plays the open seat
       *[other] Do not wait: bots play the { $open } open seats
    }
lobby-wait = The host begins the game.
words = The cards come from the server's sealed seed and from a word of every player: { $given } of { $all } words are in.
words-hint = Your browser chooses your word by chance. First all commit to their words, by the SHA-256 of the line below, and then all reveal them. So nobody can choose the cards, not even whoever runs the server. Compare by voice, if you like.
words-missing = Not revealed
words-broken = Take care: the seal or a word is not the one that this browser saw before it revealed yours.
link-seat = Link for this seat
link-watch = Link for spectators
link-copy = Copy
link-copied = Copied. Send it to your friend.
link-copy-yourself = Copy it and send it to your friend.
link-revoke = Revoke
link-revoked = The link no longer holds.
seat-open = open
seat-mine = you
seat-here = is here
seat-bot-for = { $bot } for { $name }
seat-to-bot = Let a bot play
seat-take-back = Play again yourself
seat-leave = Leave
seat-leave-title = Leave for good?
seat-leave-hint = A bot plays on, and you cannot come back by yourself. If you will be back, let a bot play for you instead.
seat-leave-not = Stay
seat-leave-sure = Leave for good
seat-pass-on = Pass the seat on
seat-pass-on-hint = Whoever follows it takes your place and sees what you see.
seat-opened = Open: whoever has the link may sit down.
seat-newcomers = took over: { $names }
swap-with-me = Swap with me
swap-move = Move here
swap-asked = { $name } would like to swap with you.
swap-waiting = You have asked to swap.
vote = Vote …
vote-hint = It happens when all players but the one who sits here agree.
vote-for-bot = A bot shall play here
vote-for-open = Somebody new may sit here
vote-wants-bot = { $seats } would like { $bot } to play { $seat }.
vote-wants-open = { $seats } would like to let somebody new play { $seat }.
vote-missing = Still to agree: { $seats }
vote-alone = Not enough players agree yet.
vote-aside = Not now
seat-free = Free the seat
bot-recruit = Recruit (bot)
bot-bashar = Bashar (bot)
bot-bashar_bold = Bold Bashar (bot)
bot-bashar_patient = Patient Bashar (bot)
bot-bashar_treacherous = Treacherous Bashar (bot)
bot-mentat = Mentat (bot)
bot-mentat_bold = Bold Mentat (bot)
bot-mentat_patient = Patient Mentat (bot)
bot-mentat_treacherous = Treacherous Mentat (bot)
bot-random = Random (bot)
bot-partner = Partner (bot)
join = An invitation
join-table = You are invited to the table “{ $name }”: { $game }.
join-seat = Your seat:
join-sit = Sit down
join-watch = Watch
join-taken = Somebody sits there already. Ask for a new link.

## Watching

watch-bots = Bots among themselves
watch-bots-hint = A game begins at once, and you see what every spectator sees.
watch-link = A table of friends
watch-link-paste = Paste the link you were given
watch-open = Open
watch-record = A saved game
watch-record-hint = Read a file that somebody has saved, and look at it through any eyes.

## At the table

board = Board
menu = Menu
spectator = Spectator
somebody = somebody
tab-chronicle = Chronicle
tab-chat = Chat
tab-players = Players
tools = Drawers
to-the-table = To the table
to-your-decision = To your decision
dock = Your decision
dock-waiting = While you wait
dock-open = Show only the question and the button
dock-peek = Put the question away
dock-away = Show the whole question
unread = { $name }, { $number } new
while-you-waited = While you waited
queue = Whose turn it is
queue-now = now
queue-you =
    { $behind ->
        [0] you are next
        [one] you, after one more
       *[other] you, after { $behind } more
    }
said = { $name }: { $text }
said-secretly = { $name }, in secret: { $text }
while-number =
    { $number ->
        [one] one thing
       *[other] { $number } things
    }
while-all = All { $number } things
while-more = { $number } more
while-since =
    { $number ->
        [one] one thing since your last decision
       *[other] { $number } things since your last decision
    }
show-me = Show me
meanwhile = Meanwhile you may
quoted = “{ $text }”
time-used = so far
time-of = of { $limit }
time-usual = usually { $time }
tab-rules = Rules
glossary = Words of this game
window-open = Somebody may respond
window-answered = Answered. It counts when the sand has run out.
bar-waiting = Waiting for { $seats }
waiting-for-you = you
undo = Take back
no-undo-nothing = You have done nothing yet that could be taken back.
no-undo-others = Others have acted since your last step; in the chronicle you can ask all to go back.
no-undo-shown = Your last step showed something hidden or was answered at once, so it stands; in the chronicle you can ask all to go back.
no-undo-over = The game is over, and stays so.
choice-made = You have chosen
choice-change = Change my choice
choice-keep = Keep what I have chosen
deadline = Then a bot takes over
connection-connecting = Connecting …
connection-lost = Connection lost. Trying again …
connection-closed = Disconnected
bye-revoked = This link no longer holds.
bye-replaced = This table is open in another window.
seal = Seal of the seed: { $seal }
eyes = Through whose eyes
eyes-referee = Referee (sees everything)
eyes-spectator = Spectator
panel-nothing = Nothing is asked of you now.
panel-as-form = All choices as a plain form
panel-others = You may also
panel-spectator = You are watching.
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-whole = Show all from the beginning
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-channels = Who hears it
chat-everybody = Everybody
chat-secret = In secret
chat-among = Only you and { $others } read this.
chat-nobody = You have nobody to talk to in secret now. What was said stays with those who heard it.
chat-say-secretly = Only to { $others }
looking-back = You are looking back. The table goes on meanwhile.
looking-back-leave = To the present
propose-back = Ask all to go back here
proposal = { $seat } would like to take the game back. Do you agree?
proposal-mine = You have asked to take the game back. Still to agree: { $missing }.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
event-taken-back =
    { $seat-id ->
        [none] The game was taken back.
       *[other] { $seat } takes the game back.
    }
seat-changed-bot = { $seat }: { $bot } plays for { $name }.
seat-changed-back = { $seat }: { $name } plays again.
seat-changed-late = { $seat }: the time is up, and { $bot } plays for { $name }.
seat-changed-voted =
    { $name-id ->
        [none] { $seat }: the others have voted that { $bot } plays.
       *[other] { $seat }: the others have voted that { $bot } plays for { $name }.
    }
seat-changed-opened =
    { $name-id ->
        [none] { $seat }: the others have opened the seat. { $bot } plays until somebody new sits down.
       *[other] { $seat }: { $name } passes the seat on to whoever has the link.
    }
seat-changed-joined = { $seat }: { $name } has taken over.
seat-changed-left = { $seat }: the seat was left for good. { $bot } plays on.
hand-over-to = { $seat } is next
hand-over-any = Several are asked
hand-over-hint = Pass the screen on. Nobody else should look now.
hand-over-ready = I am { $seat }
hand-over-trust = We have no secrets from each other: do not ask again

## Choosing

form-kinds = What to do
form-search = Search
form-search-in = Search: { $label }
form-some-of =
    { $low ->
        [0] Up to { $high }
       *[other] { $low } to { $high }
    }
form-how-many = { $low } to { $high } in all; now { $sum }
form-ways =
    { $number ->
        [one] One way left
       *[other] { $number } ways left
    }
form-open = Choose …
form-no-way = This does not go together.
form-clear = Clear
form-none = None
form-choose = Choose first
refused = Not done.
refused-malformed = That could not be read.
refused-illegal = That is not allowed here.
refused-stale = Something has happened meanwhile. Look again.
refused-first = Not your turn yet. Who decides first: { $first }.
refused-not-yours = You are not asked that now.
refused-not-now = That cannot be done now.
refused-unfit = That is too long, or no text.
refused-too-fast = Too fast: wait a moment.
refused-unavailable = The server cannot keep it just now. Try again.

## Afterwards

over-won = You have won
over-lost = You have lost
over-seen = The game is over
end-page = How it ended
end-nobody = Nobody wins
end-rule = Decided by: { $rule }
end-turn-dune = In turn { $turn }
end-turn-arrakis = In round { $turn }
end-ways = Where to go from here
end-board = Look at the board
end-not-yet = The game is not over yet.
end-curves = How it went
end-secrets = What was hidden
analysis = Turning points
analysis-going-on = The game is played on from its moments, to see how it could have gone. This takes a minute or two.
analysis-curve-shown = In percent, as a spectator could know it; the numbers are the moments below. Beside the names: at the beginning.
analysis-show = Show it
replay = Replay
replay-leave = To the table
replay-moment = Moment
replay-of = { $number } of { $all }
replay-first = To the beginning
replay-back = One moment back
replay-forward = One moment on
replay-last = To the end
replay-copy = Copy a link to this moment
replay-for-all = Whoever has it may look on at this table.
replay-for-table = It works for the people of this table only; the host can make a link for spectators under “Players”.
replay-play = Play
replay-pause = Pause

## Learning

contents = Contents
rules-of = Rules of { $game }
rules-search = Search the rules
rules-search-hint = Word or rule id
rules-found =
    { $number ->
        [one] One rule
       *[other] { $number } rules
    }
rules-none = No rule says that.
rule-source = Source: { $source }
readings = Readings
readings-hint = Where the documents leave something open or differ: what each of them prints, and what we play. A table can set each of them otherwise when it is laid.
readings-link = What the documents print
reading = Reading
reading-printed = What the documents print
reading-default = We play
reading-silent = says nothing of it
reading-at = { $document }, { $place }
document-dune-rulebook = Rulebook of 2019
document-dune-tournament = Tournament rules of 2009
document-arrakis-rulebook = Rulebook 1.1
document-arrakis-summary = Summary by fans
cards-of = Cards of { $game }
cards-none = The cards of this game are not drawn yet.
learn-lead = The fastest way is to play: everything that glows is allowed, everything else is not, and a refusal names its rule. If you like to read first, here is the heart of each game.
learn-table = At the table
learn-table-1 = The head of the dock, beside the board, always says what the table waits for. If it is you, it says what to do, and its button stays in view.
learn-table-2 = What glows can be pressed: places on the map, cards, dice. The same choices stand in the dock. Press a faction’s bar for its sheet.
learn-table-3 = “Take back” undoes your last step as long as nothing was drawn or revealed. Further back you can ask all to agree.
learn-table-4 = Press a line of the chronicle to see that moment again.
learn-table-5 = Everything works with the keyboard: Tab goes from part to part, the arrows move over the board, Enter presses.

learn-lessons = Learn by playing
learn-lessons-lead = A guided first turn at a real table. A coach shows you what to press and says why; the others play their parts. Stop whenever you like, and go on later or on another device.
learn-take = Begin
learn-go-on = Go on
learn-anew = Begin again
learn-minutes = about { $minutes } minutes
lesson-name-dune = Your first turn of Dune
lesson-lead-dune = Lead House Atreides through a whole turn: an auction, a landing, a battle that you win.
lesson-name-arrakis-atreides = War for Arrakis: Atreides
lesson-lead-arrakis-atreides = Move legions of Atreides and Fremen, call a worm, and let Paul’s visions come true.
lesson-name-arrakis-harkonnen = War for Arrakis: Harkonnen
lesson-lead-arrakis-harkonnen = Hunt for a hidden sietch, fight for it with dice, and see to it that the spice flows.

coach = Coach
coach-count = Step { $number } of { $all }
coach-next = Next
coach-fold = Hide the coach
coach-wait = The others are at it. Watch the map and the chronicle; it will be your turn again soon.
coach-free = This one is not part of the lesson. Do what you think best; whatever glows is allowed.
coach-your-way = You did it your way. Fine!
coach-close = Close the sheet.
coach-sheet = Press { $seat }.
coach-place = Press { $place } on the map.
coach-choose = Choose: { $what }.
coach-number = Set the number to { $number }.
coach-confirm = Press “{ $button }”.
coach-play-on = Play on from here
coach-next-lesson = Next: { $lesson }
coach-all-lessons = All lessons
lesson-dune = Six factions with powers of their own fight for five strongholds over at most ten turns. Forces win ground, but cards, leaders, spice and promises decide.
lesson-dune-1 = The storm circles the planet and kills what stands on open sand. Then spice appears, and sometimes a worm with it.
lesson-dune-2 = Cards are sold by auction. Each looks at his own; only the Atreides see what is for sale.
lesson-dune-3 = In turn, each ships forces for spice and moves one group.
lesson-dune-4 = Where two meet there is battle: both dial forces in secret, choose a leader, a weapon and a defense. Either leader may turn out to be a traitor.
lesson-dune-5 = Who holds three strongholds at the end of a turn wins; an alliance needs four.
lesson-arrakis = The Harkonnen hunt for hidden sietches; the Atreides and the Fremen raid settlements, ride worms and wait for what Paul has foreseen.
lesson-arrakis-1 = A round begins with harvesters, ornithopters and carryalls; then both roll their action dice.
lesson-arrakis-2 = In turn, each spends a die for an action: move legions, attack, bring in troops, draw and play cards.
lesson-arrakis-3 = Battles are fought with dice, round by round. Leaders turn special results into hits and shields, and each side may retreat.
lesson-arrakis-4 = The desert answers with worms and storms, and the spice must flow: if it does not, the Imperium loses patience with the Harkonnen.
lesson-arrakis-5 = The Harkonnen win by supremacy over the sietches, the Atreides by prescience: their markers must reach the goal.

chapter-dune-advisor = advisors
chapter-dune-alliance = alliances
chapter-dune-battle = battle
chapter-dune-bidding = bidding
chapter-dune-charity = CHOAM charity
chapter-dune-collect = spice collection
chapter-dune-deal = deals
chapter-dune-game = the game
chapter-dune-karama = Karama
chapter-dune-move = movement
chapter-dune-revival = revival
chapter-dune-secret = what is secret
chapter-dune-setup = set-up
chapter-dune-ship = shipment
chapter-dune-spice = spice blow and worms
chapter-dune-storm = storm
chapter-dune-victory = victory
chapter-arrakis-act = actions
chapter-arrakis-atom = family atomics
chapter-arrakis-battle = battle
chapter-arrakis-bg = Bene Gesserit
chapter-arrakis-board = board
chapter-arrakis-card = planning cards
chapter-arrakis-end = end of the round
chapter-arrakis-free = free actions
chapter-arrakis-fx = what cards do
chapter-arrakis-guild = Spacing Guild
chapter-arrakis-harv = harvesters
chapter-arrakis-haz = desert hazards
chapter-arrakis-lead = leaders
chapter-arrakis-move = movement
chapter-arrakis-pres = prescience
chapter-arrakis-result = results of the dice
chapter-arrakis-ride = riding the sand
chapter-arrakis-round = the round
chapter-arrakis-settle = settlements
chapter-arrakis-setup = set-up
chapter-arrakis-solo = Mahdi
chapter-arrakis-spec = special actions
chapter-arrakis-spice = spice
chapter-arrakis-station = stations
chapter-arrakis-tank = regeneration tank
chapter-arrakis-team = shared factions
chapter-arrakis-trans = troop transport
chapter-arrakis-unit = units
chapter-arrakis-veh = vehicles
chapter-arrakis-vict = victory
chapter-arrakis-worm = sandworms

## The map

map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-no-choice = Not among your choices now
