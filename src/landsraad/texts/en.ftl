# What every game and the command say, in English.

nothing = none
yes = yes
no = no
pair = { $name } { $number }
entry = { $name } { $value }
two-numbers = { $first }, { $second }

# Who is asked, at the head of a question; nobody where it is clear.
asked =
    { $seat-id ->
        [none] { "" }
       *[other] { $seat },{ " " }
    }

event-chance = Chance: { $outcomes }

## The terminal

welcome = { $game }. You play { $seats }.
welcome-help = Answer by number, by a part of the text, or in notation; `help` tells the rest.
sealed = The seed is sealed. Its seal: { $seal }
you-are = { $seat } (you)
only-changes = (What has changed; `view` shows the whole table.)
waiting = waiting for { $seats }
somebody = somebody
pass = (Enter lets it pass; `wait` does so until you are asked something.)
over = `save FILE` keeps the game, `log` tells it again, Enter leaves.
outcome =
    { $winners-count ->
        [0] Nobody wins.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }{ $title }
farewell = The game is not saved. Next time, `save FILE` keeps it, and `landsraad play --resume FILE` goes on.
farewell-saved = The game is saved: `landsraad play --resume { $file }` goes on.
nothing-asked = Nothing is asked of you now. Enter goes on.

help =
    NUMBER or text  choose: a part of the text is enough if only one choice has it
    notation        a whole action in one line, at any prompt
    Enter           one step back; or let an optional choice pass
    view            show the table again
    wait            let everything pass until you are asked something
    hint            what a mentat would do in your place, and why
    log             what you have seen happen
    ?               the rule behind the last refusal; `? RULE` for any other
    undo            take back your last action, if nothing was drawn or revealed since
    save FILE       keep the game; `landsraad play --resume FILE` goes on
    quit            leave

## Hints

hint-none = No hint here: nothing is asked of you, or no bot knows this game.
hint-thinking = The mentat thinks …
hint-pass = Let it pass.
hint-chance = { $chance } % to win ({ $low } to { $high })
hint-behind = { $chance } % to win ({ $low } to { $high }), { $behind } behind
hint-close = Too close to call between the first and others.
hint-alone = By rules of thumb; nothing else was tried.

because-wins-better = it wins the game more often
because-wins-worse = it wins the game less often
because-loses-better = it loses the game less often
because-loses-worse = it loses the game more often

## Handing out factions

lineup-chance = Chance { $number }
lineup-card = { $player } draws turn card { $card }.
lineup-choose = { $player }, which faction do you lead?
lineup-leads = { $player }: { $factions }
lineup-swap = Two people may swap: type their names, such as { $example }. Enter begins.
lineup-no-swap = Two of these can swap: { $people }.

## Handing over

hand-over = { $seat } is next. Nobody else should look now.
speak-up = Enter when ready. Who wants to speak first types the name of the seat: { $seats }. `undo` takes back the last action.
others-next =
    { $seats-count ->
        [0] Somebody is to respond.
       *[other] Next: { $seats }.
    }

## Choosing

ways =
    { $number ->
        [one] { $name } … (one way)
       *[other] { $name } … ({ $number } ways)
    }
ways-many = { $name } … (many ways)
more =
    { $number ->
        [one] … and one more. Type a part of its name.
       *[other] … and { $number } more. Type a part of a name.
    }
no-match = Nothing here is called “{ $typed }”.
not-offered = Not with the rest of your choice: { $value }.
a-number = { $name }: a number from { $low } to { $high }
not-a-number = It is a number from { $low } to { $high }.
some-of =
    { $low ->
        [0] { $name }: up to { $high }, by their numbers (1 3), or - for none
       *[other] { $name }: { $low } to { $high }, by their numbers (1 3)
    }
not-some-of = Pick { $low } to { $high } different ones, by their numbers; - means none.
up-to = { $name } (up to { $number })
how-many = { $name }: { $low } to { $high } in all. How many of each, in this order (3 2), or NUMBER:HOW-MANY for some (1:3), or - for none
not-how-many = That does not fit: { $low } to { $high } in all, and of each at most its limit.

## Refusing

refused-rule = Not allowed: { $title } ({ $rule }). `?` shows the rule.
refused-reason = { $reason } ({ $rule }) `?` shows the rule.
refused-seat = You speak for { $seat } here.
refused-first = Not your turn yet. Who decides first: { $seats }.
refused-NotYourTurn = Nothing is asked of you now.
refused-GameOver = The game is over.
refused-IllegalAction = Not allowed here.
no-refusal = Nothing was refused by a rule. `? RULE` shows any rule.
no-rule = There is no rule { $rule }.
cannot-undo = There is nothing to take back: something was drawn or revealed, or somebody else has acted.
undone = Taken back.

## Saving

saved = Saved in { $file }.
save-where = Say where: save FILE
save-other = { $file } is something else than a saved game; choose another name.
save-failed = { $file } cannot be written: { $reason }.

## The command

verified =
    { $actions ->
        [one] The record holds: one action
       *[other] The record holds: { $actions } actions
    }, every outcome of chance from its seed, digest { $digest }.
verified-word = A word of the player of { $seat } went into the chance: { $word }
verified-hints =
    { $number ->
        [one] { $seat } took one hint.
       *[other] { $seat } took { $number } hints.
    }
verified-sealed = The seed is the one that was sealed.
serving = Landsraad is open at { $address } (Ctrl-C closes it).
no-origin =
    Others can reach this server, and it does not know its own address: start it with
    --origin https://your.address, so that no page of another site can pass for one of yours.
client-missing =
    The browser client is not built, so only programs can play here. To build it: make client
backed-up = Everything is in { $file }.
restored = Everything from { $file } is there again.
games-seats = seats ({ $low } to { $high }): { $seats }
games-seats-all = seats: { $seats }
games-option = option { $name } = { $default } ({ $values })
from-to = { $low } to { $high }

## Cases

explain-seats = Seats: { $seats }.
explain-options = Options: { $options }.
explain-beginning = The game begins.
explain-position = The game stands like this:
explain-impossible = This cannot be: { $reason }.
explain-act = { $seat }: { $action }
explain-entry = { $name }: { $value }
explain-one-of = one of { $values }
explain-includes = { $values } and perhaps more
explain-refused = Refused: { $reason } ({ $rule })
explain-unreadable = Refused: the game knows no such action.
explain-no-event = It must not happen: { $event }
explain-count =
    { $number ->
        [one] It must happen once: { $event }
       *[other] It must happen { $number } times: { $event }
    }
explain-state = On the table there must be: { $entries }.
explain-sees = { $seat } must see: { $entries }.
explain-unseen = { $seat } must not see: { $entries }.
explain-step = In progress there must be: { $entries }.
explain-asked = The game must wait for an answer: { $question }
explain-may = Somebody must be free to answer, or not: { $question }
explain-offered = This must be allowed: { $action }
explain-not-offered = This must not be allowed: { $action }
explain-choices =
    { $number ->
        [one] { $question } There must be one choice.
       *[other] { $question } There must be { $number } choices.
    }
explain-outcome = The end must be: { $entries }.
explain-over = The game must be over.
explain-take-back =
    { $number ->
        [0] Nobody may take anything back.
       *[other] May take back what was done last: { $seats }.
    }
explain-going-on = The game must go on.
explain-spectator = A spectator
explain-referee = The referee
explain-passed = So it is.
explain-failed = It is not so:

## Odds

odds-attacker-wins = The attacker wins: { $chance }
odds-defender-wins = The defender wins: { $chance }
odds-nobody-wins = Nobody wins: { $chance }
odds-destroyed = The legion is destroyed: { $chance }
odds-rounds = Rounds
odds-hits = Hits
odds-left = What is left
odds-left-attacker = What is left of the attacker
odds-left-defender = What is left of the defender
odds-value = Worth { $value } spice to this side, give or take { $error }. The mix that nobody can exploit:
odds-played = Played: { $plan }, which gave away { $regret } spice.

## Reports about simulated games

report-title = Simulated games
report-title-dune = Dune: simulated games
report-title-arrakis = War for Arrakis: simulated games
report-lead =
    { $games ->
        [one] One game between bots.
       *[other] { $games } games between bots. Ranges are 95 % intervals, unless a plot says otherwise.
    }
report-fact-seats = Seats
report-fact-bots = Bots
report-fact-options = Options
report-fact-seeds = Seeds
report-fact-games = Games
report-fact-version = Version of the tables
report-from-to = { $low } to { $high }
report-default = by default
report-players = { $number } players
report-command = The command that makes these games and this page again:
report-as-table = The numbers
report-section-compared = Compared
report-section-winning = Who wins, and how
report-section-seating = First players and places
report-section-over-time = Turn by turn
report-section-fighting = Battles
report-section-auctions = Auctions
report-section-alliances = Alliances
report-share = share
report-interval = 95 % interval
report-number = of
report-games = games
report-average = average (95 % interval)
report-middle-half = middle half
report-seat = faction
report-bot = bot
report-bot-random = random
report-bot-recruit = recruit
report-bot-bashar = bashar
report-ending = ending
report-job = games of
report-turns = turn
report-rounds = round
report-place = place
report-place-number = place { $number }
report-how = decided by
report-card = card
report-alliance = alliance
report-wins = Games won
report-wins-note = Alone or with allies, so the shares may add up to more than 100 %.
report-wins-of = Games won: { $seat }
report-bots = Games won, by bot
report-bots-note = How often a seat of this bot is among the winners.
report-endings = How games end
report-ending-strongholds = strongholds, alone
report-ending-allied-strongholds = strongholds, as an alliance
report-ending-prediction = Bene Gesserit prediction
report-ending-fremen = Fremen special victory
report-ending-fremen-default = Fremen, since nobody else won
report-ending-guild = Guild, since nobody else won
report-ending-most-strongholds = most strongholds after the last turn
report-ending-draw = nobody
report-ending-supremacy = Harkonnen supremacy
report-ending-prescience = Atreides prescience
report-length = Length
report-length-note = { $mean } on average; { $actions } actions in a game.
report-places = Games won, by place at the table
report-places-note = Seats sit in another order in each game. The dashed line is the average of all seats.
report-order = Games won, by the order of the last turn
report-order-note = Place 1 is the first player of the turn in which the game ended.
report-spice = Spice
report-strongholds = Strongholds
report-on-board = Forces on the board
report-supremacy = Supremacy
report-prescience = Prescience
report-units = Units on the map
report-settlements = Settlements
report-over-time-note = On average when the turn begins, over the games that get so far.
report-battles = Battles in a game
report-battles-note = { $mean } on average, { $total } in all.
report-fights = Battles won
report-attacks = Battles won as the attacker
report-hows = How battles are decided
report-how-totals = higher total
report-how-traitor = traitor
report-how-two-traitors = two traitors
report-how-explosion = explosion
report-battle-rounds = Rounds of a battle
report-battle-rounds-head = rounds
report-sites = Where battles are fought
report-sites-note = Shares of all battles; the places with most of them.
report-prices = What cards cost
report-prices-note = In spice, on average, the dearest first; the range is that of the middle half of the prices.
report-winners = How many win together
report-winners-head = winners
report-winners-number =
    { $number ->
        [0] nobody
        [one] one faction
       *[other] { $number } factions
    }
report-pacts = Alliances that are made
report-pacts-note = Shares of the games in which they are made, the most frequent first.
report-pacts-won = Alliances that win
report-pacts-won-note = Of the games in which they are made, those that they win together.

## Analysis of a game

analysis-title = { $game }: where the game was decided
analysis-method =
    { $playouts } games played on by { $bot }, from { $looks } of { $moments } moments and from some decisions. Everything is dealt anew that a spectator, or the player who decides, could not know.
analysis-curve = Winning chances
analysis-curve-note = The chance of each to be among the winners, action by action, as a spectator could know it; the bands are standard errors. The numbered lines are the moments that decided.
analysis-decisive = The moments that decided
analysis-moment =
    { $turn ->
        [0] Action { $action }
       *[other] { $game ->
            [dune] Turn
           *[other] Round
        } { $turn }, action { $action }
    }. { $seat }: { $what }
analysis-moments =
    { $turn ->
        [0] Between actions
       *[other] { $game ->
            [dune] Turn
           *[other] Round
        } { $turn }, between actions
    } { $first } and { $last }
analysis-change = { $seat }: from { $before } to { $after } (± { $error }).
analysis-unsure = That is less than twice the error and may be chance; a greater budget would tell.
analysis-luck = Of that luck: { $luck }, choice: { $choice } points.
analysis-luck-share = Of the changes that were taken apart, { $share } were luck.
analysis-decisions = Decisions
analysis-best =
    Best{ $turn ->
        [0] { "" }
       *[other] , { $game ->
            [dune] turn
           *[other] round
        } { $turn }
    }, action { $action }: { $what }. Chance { $chance } (± { $error }), and { $usual } as the bot would go on.
analysis-worst =
    Worst{ $turn ->
        [0] { "" }
       *[other] , { $game ->
            [dune] turn
           *[other] round
        } { $turn }
    }, action { $action }: { $what }. Chance { $chance } (± { $error }). Better: { $better }, with { $could }.
analysis-unclear = No decision that was looked at was clearly better or worse than another.
