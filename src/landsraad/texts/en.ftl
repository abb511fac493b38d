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
    log             what you have seen happen
    ?               the rule behind the last refusal; `? RULE` for any other
    undo            take back your last action, if nothing was drawn or revealed since
    save FILE       keep the game; `landsraad play --resume FILE` goes on
    quit            leave

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
chance-next =
    { $seats-count ->
        [0] Somebody is to respond.
       *[other] Next, played by chance: { $seats }.
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
