"""Cases: adjudications that any implementation could run.

A file names its game and holds cases; each sets up a position, plays or tries some actions, and
says what must come of it:

    game = "crysknife"

    [[case]]
    id = "PARRY-01"
    title = "A parry turns the blade"
    rules = ["X-PARRY-1"]
    source = "rules of Crysknife, parry"
    position = { phase = "hit", hit = "feyd", hands = { feyd = ["parry_a"] }, dice = [6] }

    [[case.act]]
    play = "feyd parry parry_a"
    events = [{ kind = "discarded", seat = "feyd" }]
    no_events = [{ kind = "wounded" }]

    [[case.act]]
    try = "feyd parry parry_b"
    refused = "NotYourTurn"
    reason = "paul decides first"

    [case.expect]
    state = { wounds = { feyd = 0 } }
    waiting = ["feyd ground"]

Beside these a case may have `seats`, `options` and `seed`; `rules` may be left out. Without a
`position` it starts at the beginning of a game; with `impossible = true` the verdict is that the
position (or the options) must be refused, for a `reason` if one is given.

An act may `play` an action, or `try` one that must be refused:

    events       what must be among all that happens, in this order
    no_events    what must not happen
    counts       how often something happens: { drew = 2, wounded = 0 }
    refused      the rule that forbids the action, or the name of the refusal
    reason       part of the English sentence of the refusal

Each act and the case as a whole may `expect`:

    state        entries that the referee's view of the table must hold
    sees         the same for the view of a seat: { feyd = {...}, spectator = {...} }
    unseen       what must be missing or empty in it, on the table and in every step in progress:
                 { feyd = ["hands.paul"] }
    steps        the same for the steps in progress, the one in charge last
    waiting      exactly the decisions the game waits for, "seat kind"; an optional one that must be
                 open may be named as well, "seat kind?"
    offered      actions that must be legal now;  not_offered: actions that must not be
    choices      how many choices there are: { "feyd parry" = 2 }
    may_take_back  exactly the seats that may take back what they did last
    outcome      { winners = [...], ending = "...", rule = "..." }; or over = false

An entry that no view of the game ever has is a mistake, be it in `unseen`. Tables may hold more
than is said, unless they are said to be empty; lists may not. In place of a value may stand:

    { is = "nothing" }               there is none: what JSON calls null
    { one_of = ["paul", "feyd"] }    one of these
    { includes = ["parry_a"] }       a list that holds these and perhaps more, in any order
"""

from landsraad.kernel.cases.reading import Case, case_files, read_cases
from landsraad.kernel.cases.running import GENERATOR, Verdict, begin_case, run_case

__all__ = [
    "GENERATOR",
    "Case",
    "Verdict",
    "begin_case",
    "case_files",
    "read_cases",
    "run_case",
]
