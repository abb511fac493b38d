"""Tables: everything between the store and the sockets, while a table is in memory.

A request of a player goes this way:

    sockets.py → Gameplay → Commits → drafting → Store.append → TableLog.adopt → SessionSync.show

and comes back to everybody through `TableSession`, which sends each listener what is new to them.

    table_server       TableServer: puts the parts below together and runs the background tasks
    session_cache      SessionCache: loads tables from the store, lets idle ones go
    session_sync       SessionSync: brings a session up to date with the store, and shows it
    notifications      follows what other processes store
    commits            Commits: draft, store, adopt, show; the one way to change a game
    gameplay           Gameplay: act, undo, propose, consent
    seating            Seating: sit, leave, swap, vote, links, bots, words, begin, archive
    new_tables         NewTables: create a table, import a record
    clock              Clock: deadlines, tables to load for them, and the tick for idle tables
    window_closer      WindowCloser: closes response windows in time
    listening          Listeners: who looks at a table, from welcome to goodbye; chat

    seat_snapshot      what everybody and each pair of eyes sees of a moment, as JSON
    table_session      TableSession: a table in memory, its lock and its listeners
    table_log          TableLog: what the log has led to; `drafting` says what an entry would do
    seat_history       SeatHistory: the events that one pair of eyes has seen
    seat_changes       SeatChanges: votes, swaps, and who has taken over which seat
    response_windows   ResponseWindow: time to respond, the same whoever holds what
    past_games         PastGames: the game after earlier actions
    words              Words: what players put into the chance of the game
    snapshots          a TableLog as bytes; `snapshot_saver` stores one now and then
    table_info         TableInfo for clients, from a row of the store
    table_status       what the store keeps of a game for lists and restarts

    bot_driver         BotDriver: lets the bots of a table play, and watches that they do
    bot_pool           BotPool: bots think in a few processes, and owners of tables take turns
    worker_process     WorkerProcess: a process that can be killed; `fair_queue`: whose turn it is
    background         BackgroundTasks
"""
