# What the server refuses, by the ids that it sends.

why-one-seat = Everybody has one seat at this table, and you have yours.
why-not-open = The game has begun, and this seat is not open.
why-holder-opens = The game has begun: its holder, or a vote, has to open it.
why-no-swap-begun = The game has begun: seats are swapped before.
why-no-vote = There is no such vote.
why-too-many-votes = There have been too many votes at this table already.
why-own-seat = This is your own seat.
why-bot-seat = A bot plays this seat.
why-one-each = Seats are swapped between people who have one each.
problem-unknown = The server does not know you any more. Load the page again.
problem-not-yours = That is not for you to do.
problem-not-found = There is nothing here, or no longer.
problem-taken = Somebody sits there already.
problem-too-fast = Too fast: wait a moment.
problem-unavailable = The server cannot keep it just now. Try again.
problem-fault = Something went wrong on the server; nothing was changed.
